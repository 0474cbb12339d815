"""Cheese: making it with a worker, bonus cheese from milking parlours, and what a placed token brings.

Fruit is paid and the token placed; then an order may be filled; then docks answer; then the sign of the shelf.
"""

from affinage.core.sets import count, holds, lowest, only

from ..moves import WORKERS
from ..state import ANNOUNCED, HOME, NONE, ON_CHEESE, Seat, SeatStep, State
from ..tables import (
    ANY,
    CHEESE,
    DOCK,
    FROMAGERIE,
    FRUIT,
    FRUITED,
    JAM,
    KIND_AT,
    LIVESTOCK,
    OF_KIND,
    OF_TYPE,
    PARLOUR_COST,
    PARLOUR_KIND,
    SHELF_SIGN,
    SHELF_SIZE,
    SLOTS,
    STRUCTURE_AMOUNT,
    STRUCTURE_GIVES,
    STRUCTURE_KIND,
    STRUCTURE_VENUE,
    TRADE,
    TWO,
)
from .orders import may_fill
from .resources import send, unused
from .wheel import free_spaces, row_of, venue_of


def tokens_left(me: Seat) -> int:
    """Cheese tokens that are not on the board."""
    return CHEESE - count(me.cheese[0]) - count(me.cheese[1]) - count(me.cheese[2]) - count(me.cheese[3])


def payable(s: State, seat: int, venue: int) -> int:
    """The empty spaces that the seat could place a token on, as far as fruit goes."""
    me, row = s.seats[seat], row_of(s, venue)
    spaces = free_spaces(s, venue)
    if me.stock[FRUIT] == 0:
        spaces &= ~(FRUITED[row] | JAM[row])
    return spaces if tokens_left(me) > 0 else 0


def for_workers(s: State, seat: int, venue: int, spaces: int) -> int:
    """Of these spaces, those whose type of worker is at home."""
    me, found = s.seats[seat], 0
    for worker in range(WORKERS):
        if me.at[worker] == HOME:
            found |= OF_TYPE[row_of(s, venue)][worker]
    return spaces & found


def for_parlour(s: State, seat: int, venue: int, parlour: int, spaces: int) -> int:
    """Of these spaces, those for the bonus cheese of a parlour."""
    kind = PARLOUR_KIND[s.seats[seat].board][parlour]
    return spaces if kind == NONE else spaces & OF_KIND[row_of(s, venue)][kind]


def may_milk(me: Seat, parlour: int) -> bool:
    """Whether the parlour is unused and there is livestock for it."""
    return not holds(me.parlours, parlour) and me.stock[LIVESTOCK] >= PARLOUR_COST[parlour]


def make(s: State, seat: int, space: int) -> None:
    """A worker of the type makes cheese and stays as long as it ages."""
    me, venue = s.seats[seat], venue_of(s, seat)
    kind = KIND_AT[row_of(s, venue)][space]
    send(me, kind // 3, ON_CHEESE + venue, kind % 3 + 1)
    me.made, me.space, me.step = 1, space, SeatStep.PLACE


def milk(s: State, seat: int, parlour: int, spaces: int) -> None:
    """Livestock moves to a parlour, and its bonus cheese is placed at once."""
    me = s.seats[seat]
    me.stock[LIVESTOCK] -= PARLOUR_COST[parlour]
    me.parlours |= only(parlour)
    me.bonus, me.step = parlour, SeatStep.BONUS
    if count(spaces) == 1:
        me.space, me.step = lowest(spaces), SeatStep.PLACE


def place(s: State, seat: int) -> None:
    """Fruit is used where it is asked for, and the token lies there."""
    me, venue = s.seats[seat], venue_of(s, seat)
    row = row_of(s, venue)
    if holds(FRUITED[row], me.space):
        me.stock[FRUIT] -= 1
        me.fruited += 1
    elif holds(JAM[row], me.space):
        me.stock[FRUIT] -= 1
        me.jam += 1
    me.cheese[venue] |= only(me.space)
    me.placed |= only(me.space)
    me.bonus, me.docks = NONE, 0
    if tokens_left(me) == 0:
        s.ending |= only(seat)
        me.acted = ANNOUNCED
    me.step = SeatStep.ORDER if may_fill(s, seat, KIND_AT[row][me.space]) else SeatStep.DOCK


def dock(s: State, seat: int) -> None:
    """The next structure that yields something for a token in this venue."""
    me, venue = s.seats[seat], venue_of(s, seat)
    me.step = SeatStep.SIGN
    while me.docks < SLOTS and me.built > 0:
        slot = me.docks
        me.docks += 1
        structure = me.slots[slot]
        if holds(me.built, slot) and STRUCTURE_KIND[structure] == DOCK and STRUCTURE_VENUE[structure] == venue:
            me.what, me.amount = STRUCTURE_GIVES[structure], STRUCTURE_AMOUNT[structure]
            me.step, me.after = SeatStep.GAIN, SeatStep.DOCK
            return


def sign(s: State, seat: int) -> None:
    """A token on a shelf of the Fromagerie: its sign may offer resources."""
    me = s.seats[seat]
    offered = SHELF_SIGN[me.space // SHELF_SIZE] if venue_of(s, seat) == FROMAGERIE else 0
    me.space, me.step, me.docks = NONE, SeatStep.ACT, 0
    if offered == ANY:
        me.step, me.after = SeatStep.ANY, SeatStep.ACT
    elif offered == TWO:
        me.step = SeatStep.TWO
    elif offered == TRADE and unused(me) + me.to_draw > 0:  # an order that a dock brings can be given
        me.step = SeatStep.TRADE
