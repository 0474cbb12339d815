"""The rules of Fromage: set-up, what is legal, the odds of Chance, and one move made.

The chapters follow the rule book: setup, draft, wheel, turn, cheese, resources, orders, corporation. All seats are
asked at once; what one does touches nothing of another before the turn is over, but for the deck of order cards.
"""

from collections.abc import MutableSequence, Sequence

from affinage.core.sets import holds, listed

from ..cards import number_of
from ..moves import AT, GATHERS, KIND, UNORDERED, WORKERS, Kind
from ..state import HOME, NONE, Phase, State, Step
from ..tables import BOARD_IDS, CUSTOMER_KINDS, KIND_AT, KINDS, ORDER, PARLOURS, RESOURCES, SLOTS, STOCKS, WHEELS
from .cheese import dock, for_parlour, for_workers, make, may_milk, milk, payable, place, sign
from .corporation import act, fitting, put_token
from .draft import cover_slot, deal, go_on_drafting, hand_of, in_the_box, left_in, pick, tiles_left
from .orders import draw, draw_on, fill_order, return_order
from .resources import barn_is_free, build, discard, gain, gather, may_build, may_take, take, work_in_barn
from .setup import (
    board_is_free,
    customers_left,
    give_board,
    give_start,
    lay_customer,
    lay_out,
    turn_tile,
    turn_wheel,
)
from .turn import ask_seats, begin, end, ready
from .wheel import free_to_gather, quarter_of, row_of, venue_of

CHANCE = -1


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """An empty table; Chance does the rest."""
    lay_out(s, seats, options)


def over(s: State) -> bool:
    """After the turn in which somebody placed its last token."""
    return s.phase == Phase.OVER


def asked(s: State, seat: int) -> bool:
    """Whether this seat, or Chance, owes a choice. While Chance draws for one seat, the others may go on."""
    if seat == CHANCE:
        return s.phase <= Phase.DRAW
    return s.seats[seat].step != Step.WAIT and s.seats[seat].to_draw == 0


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """The moves a seat has now, lowest first."""
    if not asked(s, seat):
        return 0
    if seat == CHANCE:
        return legal_chance(s, moves)
    me = s.seats[seat]
    if me.step == Step.ACT:
        return legal_actions(s, seat, moves)
    if me.step == Step.BONUS:
        venue = venue_of(s, seat)
        return listed(for_parlour(s, seat, venue, me.bonus, payable(s, seat, venue)), Kind.CHEESE, moves, 0)
    if me.step == Step.CORPORATE:
        return listed(fitting(s), Kind.CHEESE, moves, 0)
    if me.step == Step.PICK:
        return listed(left_in(s, hand_of(s, seat), s.drafts), Kind.TILE, moves, 0)
    if me.step == Step.ANY or me.step == Step.TWO:
        return legal_gains(s, seat, moves)
    n = 0
    if me.step == Step.ORDER:
        moves[n] = Kind.FILL
        n += 1
    elif me.step == Step.COVER:
        n = listed(tiles_left(s, seat), Kind.TILE, moves, 0)
    else:
        n = legal_discards(s, seat, moves)
    moves[n] = Kind.SKIP
    return n + 1


def legal_actions(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """A turn: cheese and gathering once each; parlours, structures and barns; and the seat's word that it is ready."""
    me, venue = s.seats[seat], venue_of(s, seat)
    spaces, n = payable(s, seat, venue), 0
    if me.made == 0:
        n = listed(for_workers(s, seat, venue, spaces), Kind.CHEESE, moves, n)
    if me.gathered == 0:
        free = free_to_gather(s, quarter_of(s, seat))
        for space in range(GATHERS):
            if holds(free, space):
                n = with_workers(s, seat, Kind.GATHER + space * WORKERS, moves, n)
    for parlour in range(PARLOURS):
        if may_milk(me, parlour) and for_parlour(s, seat, venue, parlour, spaces):
            moves[n] = Kind.PARLOUR + parlour
            n += 1
    for slot in range(SLOTS):
        if may_build(me, slot):
            moves[n] = Kind.BUILD + slot
            n += 1
    if me.built > 0:
        for slot in range(SLOTS):
            if barn_is_free(me, slot):
                n = with_workers(s, seat, Kind.BARN + slot * WORKERS, moves, n)
    moves[n] = Kind.READY
    return n + 1


def with_workers(s: State, seat: int, first: int, moves: MutableSequence[int], n: int) -> int:
    """A move for each worker at home."""
    for worker in range(WORKERS):
        if s.seats[seat].at[worker] == HOME:
            moves[n] = first + worker
            n += 1
    return n


def legal_gains(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """Any resource that a sign allows."""
    n = 0
    for resource in range(len(RESOURCES)):
        if may_take(s.seats[seat], resource):
            moves[n] = Kind.TAKE + resource
            n += 1
    return n


def legal_discards(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """Any unused resource."""
    me, n = s.seats[seat], 0
    for resource in range(STOCKS):
        if me.stock[resource] > 0:
            moves[n] = Kind.DISCARD + resource
            n += 1
    for kind in range(KINDS):
        if number_of(me.orders, kind) > 0:
            moves[n] = Kind.RETURN + kind
            n += 1
    return n


def legal_chance(s: State, moves: MutableSequence[int]) -> int:
    """What can turn up."""
    if s.phase == Phase.DEAL:
        return listed(in_the_box(s), Kind.DEAL, moves, 0)
    n = 0
    if s.phase == Phase.DRAW:
        for kind in range(KINDS):
            if number_of(s.deck, kind) > 0:
                moves[n] = Kind.DRAW + kind
                n += 1
    elif s.phase == Phase.CUSTOMER:
        for kind in range(CUSTOMER_KINDS):
            if customers_left(s, kind) > 0:
                moves[n] = Kind.CUSTOMER + kind
                n += 1
    elif s.phase == Phase.BOARD:
        for board in range(len(BOARD_IDS)):
            if board_is_free(s, board):
                moves[n] = Kind.BOARD + board
                n += 1
    else:
        first, n = (Kind.WHEEL, len(WHEELS)) if s.phase == Phase.WHEEL else (Kind.QUARTER, 4)
        for i in range(n):
            moves[i] = first + i
    return n


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
    elif kind == Kind.CHEESE and me.step == Step.BONUS:
        me.space, me.step = at, Step.PLACE
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
        me.step = Step.DOCK
    elif kind == Kind.SKIP:
        me.step = Step.DOCK if me.step == Step.ORDER else Step.ACT
    elif kind == Kind.DISCARD:
        discard(me, at)
    elif kind == Kind.RETURN:
        return_order(s, seat, at)
        discard(me, ORDER)


def carry_on(s: State, seat: int) -> None:
    """What follows from a seat's choice by itself, until it is asked again."""
    me = s.seats[seat]
    while me.step > Step.CORPORATE:
        if me.step == Step.PLACE:
            place(s, seat)
        elif me.step == Step.DOCK:
            dock(s, seat)
        elif me.step == Step.GAIN:
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
