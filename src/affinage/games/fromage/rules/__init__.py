"""The rules of Fromage: set-up, the odds of Chance, and one move made; what is legal stands in `legality`.

The chapters follow the rule book: setup, draft, wheel, turn, cheese, resources, orders, corporation. All seats are
asked at once; what one does touches nothing of another before the turn is over, but for the deck of order cards.
"""

from collections.abc import MutableSequence, Sequence

from affinage.core.why import CHANCE

from ..cards import number_of
from ..moves import AT, KIND, UNORDERED, Kind
from ..state import NONE, Phase, SeatStep, State
from ..tables import KIND_AT, ORDER
from .cheese import dock, for_parlour, make, milk, payable, place, sign
from .corporation import act, put_token
from .draft import cover_slot, deal, go_on_drafting, pick
from .legality import asked, legal, legal_chance, over, why
from .orders import draw, draw_on, fill_order, return_order
from .resources import build, discard, gain, gather, take, work_in_barn
from .setup import customers_left, give_board, give_start, lay_customer, lay_out, turn_tile, turn_wheel
from .turn import ask_seats, begin, end, ready
from .wheel import row_of, venue_of


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """An empty table; Chance does the rest."""
    lay_out(s, seats, options)


def odds(s: State, weights: MutableSequence[int]) -> int:
    """How likely each legal Chance move is, in the order of `legal`: as many ways as there are copies."""
    n = legal_chance(s, weights)
    for i in range(n):
        if s.phase == Phase.DRAW:
            weights[i] = number_of(s.deck, AT[weights[i]])
        elif s.phase == Phase.CUSTOMER:
            weights[i] = customers_left(s, AT[weights[i]])
        else:
            weights[i] = 1
    return n


def unordered(move: int) -> bool:
    """Whether the order of such moves in a row does not matter, so that bots try one order alone."""
    return UNORDERED[move] == 1


def apply(s: State, seat: int, move: int) -> None:
    """One move made; `legal` has been asked before."""
    kind, at = KIND[move], AT[move]
    if seat == CHANCE:
        apply_chance(s, kind, at)
    elif s.phase == Phase.DRAFT or s.phase == Phase.COVER:
        apply_tile(s, seat, kind, at)
    elif s.phase == Phase.CORPORATE and kind == Kind.CHEESE:
        put_token(s, at)
    else:
        apply_action(s, seat, kind, at)
        carry_on(s, seat)
        s.phase = Phase.DRAWN
    go_on(s)


def apply_chance(s: State, kind: int, at: int) -> None:
    """What turned up."""
    if kind == Kind.DRAW:
        draw(s, at)
    elif kind == Kind.CUSTOMER:
        lay_customer(s, at)
    elif kind == Kind.BOARD:
        give_board(s, at)
    elif kind == Kind.DEAL:
        deal(s, at)
    elif kind == Kind.WHEEL:
        turn_wheel(s, at)
    elif kind == Kind.QUARTER:
        turn_tile(s, at)


def apply_tile(s: State, seat: int, kind: int, at: int) -> None:
    """What a seat keeps in a draft, and what it covers with it."""
    if kind == Kind.TILE and s.phase == Phase.DRAFT:
        pick(s, seat, at)
    elif kind == Kind.TILE:
        cover_slot(s, seat, at)
    elif kind == Kind.SKIP:
        cover_slot(s, seat, NONE)


def apply_action(s: State, seat: int, kind: int, at: int) -> None:
    """What a seat does in its turn; what is done most often comes first."""
    me = s.seats[seat]
    me.acted = 1
    if kind == Kind.READY:
        ready(s, seat)
    elif kind == Kind.GATHER:
        gather(s, seat, at)
    elif kind == Kind.CHEESE and me.step == SeatStep.BONUS:
        me.space, me.step = at, SeatStep.PLACE
    elif kind == Kind.CHEESE:
        make(s, seat, at)
    elif kind == Kind.BUILD:
        build(me, at)
    elif kind == Kind.PARLOUR:
        venue = venue_of(s, seat)
        milk(s, seat, at, for_parlour(s, seat, venue, at, payable(s, seat, venue)))
    elif kind == Kind.BARN:
        work_in_barn(s, seat, at)
    elif kind == Kind.TAKE:
        take(me, at)
    elif kind == Kind.FILL:
        fill_order(s, seat, KIND_AT[row_of(s, venue_of(s, seat))][me.space])
        me.step = SeatStep.DOCK
    elif kind == Kind.SKIP:
        me.step = SeatStep.DOCK if me.step == SeatStep.ORDER else SeatStep.ACT
    elif kind == Kind.DISCARD:
        discard(me, at)
    elif kind == Kind.RETURN:
        return_order(s, seat, at)
        discard(me, ORDER)


def carry_on(s: State, seat: int) -> None:
    """What follows from a seat's choice by itself, until it is asked again."""
    me = s.seats[seat]
    while me.step > SeatStep.CORPORATE:
        if me.step == SeatStep.PLACE:
            place(s, seat)
        elif me.step == SeatStep.DOCK:
            dock(s, seat)
        elif me.step == SeatStep.GAIN:
            gain(s, seat)
        else:
            sign(s, seat)


def go_on(s: State) -> None:
    """What nobody is asked for, one thing after another, until somebody is."""
    while s.phase > Phase.OVER:
        if s.phase == Phase.DRAWN:
            draw_on(s)
        elif s.phase == Phase.END:
            end(s)
        elif s.phase == Phase.BEGIN:
            begin(s)
        elif s.phase == Phase.ACTING:
            ask_seats(s)
        elif s.phase == Phase.CORPORATION:
            act(s)
        elif s.phase == Phase.DEALT:
            go_on_drafting(s)
        else:
            give_start(s)


__all__ = ["apply", "asked", "legal", "odds", "over", "setup", "unordered", "why"]
