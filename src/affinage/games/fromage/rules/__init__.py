"""The rules of Fromage: set-up, the odds of Chance, and one move made; what is legal stands in `legality`.

The chapters follow the rule book: setup, draft, wheel, turn, cheese, resources, orders, corporation. All seats are
asked at once; what one does touches nothing of another before the turn is over, but for the deck of order cards.
"""

from collections.abc import MutableSequence, Sequence

from affinage.core.why import CHANCE

from ..cards import number_of
from ..moves import AT, UNORDERED, Kind
from ..state import MOVED, NONE, Phase, SeatStep, State
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
    # Kinds by the spans of their codes: looking them up in a table made games on a GPU slower.
    if seat == CHANCE:
        apply_chance(s, move)
    elif s.phase == Phase.DRAFT or s.phase == Phase.COVER:
        apply_tile(s, seat, move)
    elif s.phase == Phase.CORPORATE and Kind.CHEESE <= move < Kind.GATHER:
        s.seats[seat].acted = MOVED
        put_token(s, move - Kind.CHEESE)
    else:
        apply_action(s, seat, move)
        carry_on(s, seat)
        s.phase = Phase.DRAWN
    go_on(s)


def apply_chance(s: State, move: int) -> None:
    """What turned up."""
    if Kind.DRAW <= move < Kind.ACTS:
        draw(s, move - Kind.DRAW)
    elif Kind.CUSTOMER <= move < Kind.BOARD:
        lay_customer(s, move - Kind.CUSTOMER)
    elif Kind.BOARD <= move < Kind.DEAL:
        give_board(s, move - Kind.BOARD)
    elif Kind.DEAL <= move < Kind.DRAW:
        deal(s, move - Kind.DEAL)
    elif Kind.WHEEL <= move < Kind.QUARTER:
        turn_wheel(s, move - Kind.WHEEL)
    elif Kind.QUARTER <= move < Kind.CUSTOMER:
        turn_tile(s, move - Kind.QUARTER)


def apply_tile(s: State, seat: int, move: int) -> None:
    """What a seat keeps in a draft, and what it covers with it."""
    if Kind.TILE <= move < Kind.SKIP and s.phase == Phase.DRAFT:
        pick(s, seat, move - Kind.TILE)
    elif Kind.TILE <= move < Kind.SKIP:
        cover_slot(s, seat, move - Kind.TILE)
    elif move == Kind.SKIP:
        cover_slot(s, seat, NONE)


def apply_action(s: State, seat: int, move: int) -> None:
    """What a seat does in its turn; what is done most often comes first."""
    me = s.seats[seat]
    me.acted = MOVED
    if move == Kind.READY:
        ready(s, seat)
    elif Kind.GATHER <= move < Kind.PARLOUR:
        gather(s, seat, move - Kind.GATHER)
    elif Kind.CHEESE <= move < Kind.GATHER and me.step == SeatStep.BONUS:
        me.space, me.step = move - Kind.CHEESE, SeatStep.PLACE
    elif Kind.CHEESE <= move < Kind.GATHER:
        make(s, seat, move - Kind.CHEESE)
    elif Kind.BUILD <= move < Kind.BARN:
        build(me, move - Kind.BUILD)
    elif Kind.PARLOUR <= move < Kind.BUILD:
        venue = venue_of(s, seat)
        milk(s, seat, move - Kind.PARLOUR, for_parlour(s, seat, venue, move - Kind.PARLOUR, payable(s, seat, venue)))
    elif Kind.BARN <= move < Kind.FILL:
        work_in_barn(s, seat, move - Kind.BARN)
    elif Kind.TAKE <= move < Kind.DISCARD:
        take(me, move - Kind.TAKE)
    elif move == Kind.FILL:
        fill_order(s, seat, KIND_AT[row_of(s, venue_of(s, seat))][me.space])
        me.step = SeatStep.DOCK
    elif move == Kind.SKIP:
        me.step = SeatStep.DOCK if me.step == SeatStep.ORDER else SeatStep.ACT
    elif Kind.DISCARD <= move < Kind.RETURN:
        discard(me, move - Kind.DISCARD)
    elif Kind.RETURN <= move < Kind.TILE:
        return_order(s, seat, move - Kind.RETURN)
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
