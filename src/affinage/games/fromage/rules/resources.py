"""Resources: gathering, gaining with greenhouses, barns, building, and what the signs of the Fromagerie offer."""

from affinage.core.sets import holds, only

from ..cards import all_of
from ..moves import GATHERS, WORKERS
from ..state import IN_BARN, NONE, ON_TILE, Seat, SeatStep, State
from ..tables import (
    BARN,
    GREENHOUSE,
    ORDER,
    QUARTERS,
    SLOTS,
    STOCKS,
    STRUCTURE,
    STRUCTURE_AMOUNT,
    STRUCTURE_COST,
    STRUCTURE_GIVES,
    STRUCTURE_KIND,
)
from .wheel import quarter_of


def send(me: Seat, worker: int, place: int, turns: int) -> None:
    """A worker leaves home and comes back after so many turns."""
    me.at[worker], me.back[worker] = place, turns
    me.sent |= only(worker)


def gather(s: State, seat: int, which: int) -> None:
    """A worker on an empty gathering space brings as many resources as it stays turns."""
    me, n, quarter = s.seats[seat], which // WORKERS, quarter_of(s, seat)
    send(me, which % WORKERS, ON_TILE + GATHERS * quarter + n, n + 1)
    s.gather |= only(GATHERS * quarter + n)
    me.gathered = 1
    me.what, me.amount = QUARTERS[quarter], n + 1
    me.step, me.after = SeatStep.GAIN, SeatStep.ACT


def work_in_barn(s: State, seat: int, which: int) -> None:
    """A worker in a barn brings its resource and is back next turn; this is no gathering."""
    me, slot = s.seats[seat], which // WORKERS
    send(me, which % WORKERS, IN_BARN + slot, 1)
    me.used |= only(slot)
    me.what, me.amount = STRUCTURE_GIVES[me.slots[slot]], STRUCTURE_AMOUNT[me.slots[slot]]
    me.step, me.after = SeatStep.GAIN, SeatStep.ACT


def barn_is_free(me: Seat, slot: int) -> bool:
    """Whether a worker can go to this slot."""
    return holds(me.built & ~me.used, slot) and STRUCTURE_KIND[me.slots[slot]] == BARN


def may_build(me: Seat, slot: int) -> bool:
    """Whether this structure can be unlocked now."""
    return not holds(me.built, slot) and STRUCTURE_COST[me.slots[slot]] <= me.stock[STRUCTURE]


def build(me: Seat, slot: int) -> None:
    """Structure tokens fill the scaffolding; the ability works from now on."""
    me.stock[STRUCTURE] -= STRUCTURE_COST[me.slots[slot]]
    me.built |= only(slot)


def greenhouse_waits(me: Seat, slot: int, resource: int) -> bool:
    """Whether a greenhouse on this slot would add to a gain of the resource."""
    structure = me.slots[slot]
    if not holds(me.built & ~me.used, slot) or STRUCTURE_KIND[structure] != GREENHOUSE:
        return False
    return STRUCTURE_GIVES[structure] == resource


def extras(me: Seat, resource: int) -> int:
    """What greenhouses add to a gain; each works once a turn, by itself, and never on an extra."""
    n = 0
    for slot in range(SLOTS):
        if greenhouse_waits(me, slot, resource):
            n += STRUCTURE_AMOUNT[me.slots[slot]]
            me.used |= only(slot)
    return n


def gain(s: State, seat: int) -> None:
    """Resources come in, with what greenhouses add; order cards are drawn by Chance."""
    me = s.seats[seat]
    n = me.amount
    if me.built > 0:
        n += extras(me, me.what)
    if me.what == ORDER:
        me.to_draw += n
    else:
        me.stock[me.what] += n
    me.step, me.amount = me.after, 0
    if me.step != SeatStep.ANY:  # the second of two different resources still has to differ
        me.what = NONE


# Signs of the Fromagerie


def unused(me: Seat) -> int:
    """Unused resources, open orders included."""
    n = all_of(me.orders)
    for resource in range(STOCKS):
        n += me.stock[resource]
    return n


def would_add(me: Seat, resource: int) -> bool:
    """Whether a gain of this resource would bring more than itself."""
    for slot in range(SLOTS):  # noqa: SIM110 - the compiler knows no generator expression
        if greenhouse_waits(me, slot, resource):
            return True
    return False


def may_take(me: Seat, resource: int) -> bool:
    """Two must differ; a token traded for its like would change nothing, unless a greenhouse adds to it."""
    if me.what != resource:
        return True
    return me.after == SeatStep.TRADE and (resource == ORDER or would_add(me, resource))


def take(me: Seat, resource: int) -> None:
    """The resource chosen at a sign."""
    me.after = SeatStep.ANY if me.step == SeatStep.TWO else SeatStep.ACT
    me.what, me.amount, me.step = resource, 1, SeatStep.GAIN


def discard(me: Seat, resource: int) -> None:
    """A resource is given for another; it is then neither used nor unused."""
    me.what = resource
    if resource != ORDER:
        me.stock[resource] -= 1
    me.step, me.after = SeatStep.ANY, SeatStep.TRADE
