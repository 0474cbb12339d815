"""Orders: cards are drawn from one deck by whoever gains them, face up."""

from ..cards import all_of, one
from ..state import CORPORATION, NONE, Phase, Seat, SeatStep, State
from ..tables import MAX_SEATS
from .resources import unused


def drawing(s: State) -> int:
    """The first seat that waits for cards, or NONE."""
    for p in range(MAX_SEATS):
        if s.seats[p].to_draw > 0:
            return p
    return NONE


def shuffle_if_empty(s: State) -> None:
    """A card is needed and the deck is empty: the discards are shuffled, and without any the filled orders."""
    if s.deck == 0:
        s.deck, s.discards = s.discards, 0
    if s.deck == 0:
        s.deck, s.done = s.done, 0


def draw(s: State, kind: int) -> None:
    """Chance: one card for the Corporation's turn, else for the first seat that waits."""
    s.deck -= one(kind)
    if s.corporate > 0:
        s.card = kind
        s.phase = Phase.CORPORATION
        return
    seat = drawing(s)
    me = s.seats[seat]
    me.orders += one(kind)
    me.to_draw -= 1
    if s.turn > 0:
        me.drawn += one(kind)
    s.phase = Phase.DRAWN


def draw_on(s: State) -> None:
    """While somebody waits for cards and there are any, Chance is asked; what cannot be drawn is lost."""
    if drawing(s) != NONE:
        shuffle_if_empty(s)
        if s.deck > 0:
            s.phase = Phase.DRAW
            return
        for p in range(MAX_SEATS):
            give_up(s.seats[p])
    if s.turn == 0:
        s.phase = Phase.DEAL if s.drafting else Phase.BEGIN
    else:
        s.phase = Phase.TURN if somebody_acts(s) else Phase.END


def give_up(me: Seat) -> None:
    """No card is left for this seat; if that was all it could have traded, it is not asked for a trade."""
    me.to_draw = 0
    if me.step == SeatStep.TRADE and unused(me) == 0:
        me.step = SeatStep.ACT


def somebody_acts(s: State) -> bool:
    """Whether a seat is not ready yet."""
    return s.seats[0].step + s.seats[1].step + s.seats[2].step + s.seats[3].step > 0


def may_fill(s: State, seat: int, kind: int) -> bool:
    """Whether the seat has an open order of this kind."""
    return (s.seats[seat].orders >> (3 * kind)) & 7 > 0


def fill_order(s: State, seat: int, kind: int) -> None:
    """An order is filled by the cheese just placed."""
    me = s.seats[seat]
    me.orders -= one(kind)
    me.filled_now += one(kind)
    me.filled += 1


def return_order(s: State, seat: int, kind: int) -> None:
    """An open order is discarded; it is shuffled in no sooner than next turn."""
    me = s.seats[seat]
    me.orders -= one(kind)
    me.returned += one(kind)


def clear_table(s: State) -> None:
    """At the end of a turn the cards that left hands join the piles."""
    for p in range(s.seats_used):
        me = s.seats[p]
        s.discards += me.returned
        s.done += me.filled_now
        me.returned, me.filled_now, me.drawn = 0, 0, 0


def cards_kept(s: State) -> int:
    """Order cards on the Corporation's board."""
    return all_of(s.seats[CORPORATION].orders)
