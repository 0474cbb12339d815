"""Magnates: a wine given up moves a barrel within its row, for an additional action or onto a multiplier."""

from affinage.core.counts import total
from affinage.core.sets import count, only, rest

from ..state import Acted, Phase, Seat, State
from ..tables import (
    BOOTH_POINTS,
    CAP,
    COUNTED,
    DIVESTED,
    DOES,
    ESTATES,
    LOWEST,
    MAGNATE_LESS,
    MAGNATE_TASK,
    MAGNATES,
    MORE_ACTIONS,
    NONE,
    PER_ROW,
    POSITIONS,
    RATE,
    RATES,
    TARGETS,
    Counted,
    Task,
)
from .actions import need
from .owed import is_trade, leaves_room, spare_wines
from .sales import sellable
from .wine import any_wine, count_wines, discard_wine


def open_slots(s: State, seat: int, row: int) -> int:
    """The free multiplier slots of a row; a seat may be only once in each multiplier."""
    found = 0
    for m in range(row * PER_ROW, (row + 1) * PER_ROW):
        mine, free = 0, 0
        for slot in range(m * RATES, (m + 1) * RATES):
            if s.slots[slot] == seat:
                mine = 1
            elif s.slots[slot] == NONE:
                free |= only(slot)
        if mine == 0:
            found |= free
    return found


def performable(s: State, seat: int, task: int, less: int) -> bool:
    """Whether an additional action could be performed after one wine is gone."""
    me = s.seats[seat]
    if (task == Task.SALES or task == Task.EXPORTS) and count_wines(me) < 2:
        return False
    return need(s, seat, task, less) <= me.cash and leaves_room(s, seat, task, less)


def targets(s: State, seat: int, source: int) -> int:
    """Where a barrel may go, as bits of its row: additional actions, then multiplier slots."""
    row, position = source // POSITIONS, source % POSITIONS
    found = (open_slots(s, seat, row) >> (row * PER_ROW * RATES)) << MORE_ACTIONS
    for k in range(MORE_ACTIONS):
        if k + 1 != position and performable(s, seat, MAGNATE_TASK[row][k], MAGNATE_LESS[row][k]):
            found |= only(k)
    return found


def sources(s: State, seat: int) -> int:
    """The magnate spaces with a barrel of the seat that it could move now."""
    me, found = s.seats[seat], 0
    if s.favoured or spare_wines(s, seat) == 0:
        return 0
    for row in range(MAGNATES):
        for source in range(row * POSITIONS, (row + 1) * POSITIONS):
            if me.magnates[source] > 0 and (open_slots(s, seat, row) != 0 or targets(s, seat, source) != 0):
                found |= only(source)
    return found


def may_spend(s: State, seat: int) -> int:
    """The wines that may go: an additional sale or export must still find one, and so must one that is owed."""
    found = spare_wines(s, seat)
    k = s.target % TARGETS
    if k < MORE_ACTIONS:
        task = MAGNATE_TASK[s.target // TARGETS][k]
        if is_trade(task):
            fit = sellable(s, seat, task)
            if rest(fit) == 0:
                found &= ~fit
            if s.acted == Acted.MOVED and is_trade(DOES[s.seats[seat].marker]):
                fit |= sellable(s, seat, DOES[s.seats[seat].marker])
                if count(fit) < 3:  # one for each of the two actions
                    found &= ~fit
    return found


def spend(s: State, seat: int, place: int) -> None:
    """The wine goes, the barrel moves, and the benefit follows at once."""
    me = s.seats[seat]
    discard_wine(me, place)
    s.favoured = 1
    me.magnates[s.source] -= 1
    row, k = s.target // TARGETS, s.target % TARGETS
    if k < MORE_ACTIONS:
        me.magnates[row * POSITIONS + 1 + k] += 1
        s.task, s.less = MAGNATE_TASK[row][k], MAGNATE_LESS[row][k]
        s.phase = Phase.BEGIN
        if s.acted == Acted.MOVED:
            s.acted = Acted.BETWEEN
        if s.task == Task.POINTS:
            me.fair += BOOTH_POINTS
    else:
        slot = row * PER_ROW * RATES + k - MORE_ACTIONS
        s.slots[slot] = seat
        if COUNTED[slot // RATES] == Counted.WINES:
            me.wines_scored += multiplied(me, slot)
        s.phase = Phase.HOME


def counted(me: Seat, what: int) -> int:
    """How many of what a multiplier counts the seat has."""
    if what == Counted.WINES:
        return count_wines(me)
    if what == Counted.WINERIES:
        return total(me.wineries)
    if what == Counted.CASH:
        return me.cash + DIVESTED[me.investment - LOWEST]
    if what == Counted.CELLARS:
        return total(me.cellar)
    if what == Counted.EXPERTS:
        return count(me.up | me.down)
    regions = 0
    for e in range(ESTATES):
        if me.region[e] != NONE:
            regions |= only(me.region[e])
    return count(regions)


def multiplied(me: Seat, slot: int) -> int:
    """Victory points of a multiplier slot for its owner, as things stand."""
    return min(CAP[slot // RATES], counted(me, COUNTED[slot // RATES]) * RATE[slot] // 2)


# The final round


def next_last(s: State) -> None:
    """The next seat that has not dropped out; without a wine or a barrel to move it drops out by itself."""
    for _ in range(s.seats_used):
        seat = s.order[s.turn]
        s.turn = (s.turn + 1) % s.seats_used
        me = s.seats[seat]
        if me.dropped == 0:
            if any_wine(me) and total(me.magnates) > 0:
                s.acting = seat
                s.acted, s.favoured, s.free_move, s.discount = Acted.BEGUN, 0, 0, 0
                s.phase = Phase.FINAL
                return
            me.dropped = 1
    s.phase = Phase.OVER
