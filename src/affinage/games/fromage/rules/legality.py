"""Who is asked, what stands against a move, and which moves are legal: the same law, told twice and held equal."""

from collections.abc import MutableSequence

from affinage.core.sets import holds, listed
from affinage.core.why import CHANCE, OK, Reasons, against

from ..cards import number_of
from ..moves import AT, BY, GATHERS, KIND, WHEN, WORKERS, Kind
from ..state import HOME, Phase, SeatStep, State
from ..tables import (
    BARN,
    BOARD_IDS,
    CUSTOMER_KINDS,
    FRUIT,
    FRUITED,
    JAM,
    KIND_AT,
    KINDS,
    LIVESTOCK,
    OF_KIND,
    PARLOUR_COST,
    PARLOURS,
    RESOURCES,
    SAMPLES,
    SLOTS,
    SPACES_OF,
    STOCKS,
    STRUCTURE,
    STRUCTURE_COST,
    STRUCTURE_KIND,
    WHEELS,
)
from .cheese import for_parlour, for_workers, may_milk, payable, tokens_left
from .corporation import fitting
from .draft import hand_of, in_the_box, left_in, tiles_left
from .resources import barn_is_free, may_build, may_take
from .setup import board_is_free, customers_left
from .wheel import free_to_gather, quarter_of, row_of, tokens_in, venue_of


class Why(Reasons):
    """What can stand against a move, and the rule behind it."""

    NO_SPACE = "space"
    SAMPLE = "festival"
    BLOCKED = "space"
    OCCUPIED = "space"
    NOT_ITS_CARD = "corporate"
    OTHER_KIND = "bonus"
    MADE = "act"
    NO_TOKEN = "last"  # noqa: S105 - of cheese, no password
    WORKER = "act"
    FRUIT = "space"
    GATHERED = "act"
    GATHER_TAKEN = "act"
    PARLOUR_USED = "bonus"
    LIVESTOCK = "bonus"
    NO_BONUS = "bonus"
    BUILT = "structure"
    STRUCTURES = "structure"
    NO_BARN = "barn"
    NOT_BUILT = "barn"
    BARN_USED = "barn"
    SAME = "differ"
    HAVE_NONE = "trade"
    TILE = "pick"
    NOT_KEPT = "cover"
    NONE_LEFT = "chance"


def over(s: State) -> bool:
    """After the turn in which somebody placed its last token."""
    return s.phase == Phase.OVER


def asked(s: State, seat: int) -> bool:
    """Whether this seat, or Chance, owes a choice. While Chance draws for one seat, the others may go on."""
    if seat == CHANCE:
        return s.phase <= Phase.DRAW
    return s.seats[seat].step != SeatStep.WAIT and s.seats[seat].to_draw == 0


def why(s: State, seat: int, move: int) -> int:
    """What stands against the move; OK: it is legal. A seat's moves have to fit its own step, Chance's the phase."""
    now = s.phase if seat == CHANCE else s.seats[seat].step
    first = against(over(s), asked(s, seat), seat, BY[move], WHEN[move], now)
    if first != OK:
        return first
    return why_not_turned_up(s, KIND[move], AT[move]) if seat == CHANCE else bars(s, seat, KIND[move], AT[move])


def bars(s: State, seat: int, kind: int, at: int) -> int:
    """What stands against a move that the step of its seat asks for."""
    me = s.seats[seat]
    if kind == Kind.CHEESE:
        return why_no_cheese(s, seat, at)
    if kind == Kind.GATHER:
        return why_not_gather(s, seat, at // WORKERS, at % WORKERS)
    if kind == Kind.PARLOUR:
        return why_not_milk(s, seat, at)
    if kind == Kind.BUILD:
        return why_not_build(s, seat, at)
    if kind == Kind.BARN:
        return why_not_in_barn(s, seat, at // WORKERS, at % WORKERS)
    if kind == Kind.TAKE and not may_take(me, at):
        return Why.SAME
    if kind == Kind.DISCARD and me.stock[at] == 0:
        return Why.HAVE_NONE
    if kind == Kind.RETURN and number_of(me.orders, at) == 0:
        return Why.HAVE_NONE
    if kind == Kind.TILE and me.step == SeatStep.PICK and not holds(left_in(s, hand_of(s, seat), s.drafts), at):
        return Why.TILE
    if kind == Kind.TILE and me.step == SeatStep.COVER and not holds(tiles_left(s, seat), at):
        return Why.NOT_KEPT
    return OK


def why_no_cheese(s: State, seat: int, space: int) -> int:
    """A cheese on a space: is it there, is it empty, does the cheese fit, is there a worker, is there fruit."""
    me, venue = s.seats[seat], venue_of(s, seat)
    row = row_of(s, venue)
    if space >= SPACES_OF[venue]:
        return Why.NO_SPACE
    if holds(SAMPLES[row], space):
        return Why.SAMPLE
    if KIND_AT[row][space] < 0:
        return Why.BLOCKED
    if holds(tokens_in(s, venue), space):
        return Why.OCCUPIED
    if me.step == SeatStep.CORPORATE:  # it needs neither worker nor fruit
        return OK if holds(OF_KIND[row][s.card], space) else Why.NOT_ITS_CARD
    if me.step == SeatStep.BONUS and not holds(for_parlour(s, seat, venue, me.bonus, 1 << space), space):
        return Why.OTHER_KIND
    if me.step == SeatStep.ACT and me.made:
        return Why.MADE
    if tokens_left(me) == 0:
        return Why.NO_TOKEN
    if me.step == SeatStep.ACT and me.at[KIND_AT[row][space] // 3] != HOME:
        return Why.WORKER
    if me.stock[FRUIT] == 0 and holds(FRUITED[row] | JAM[row], space):
        return Why.FRUIT
    return OK


def why_not_gather(s: State, seat: int, space: int, worker: int) -> int:
    """Once a turn, on an empty space, by a worker at home."""
    me = s.seats[seat]
    if me.gathered:
        return Why.GATHERED
    if not holds(free_to_gather(s, quarter_of(s, seat)), space):
        return Why.GATHER_TAKEN
    return OK if me.at[worker] == HOME else Why.WORKER


def why_not_milk(s: State, seat: int, parlour: int) -> int:
    """A parlour serves once, for livestock, and its cheese needs a token and a space."""
    me, venue = s.seats[seat], venue_of(s, seat)
    if holds(me.parlours, parlour):
        return Why.PARLOUR_USED
    if me.stock[LIVESTOCK] < PARLOUR_COST[parlour]:
        return Why.LIVESTOCK
    if tokens_left(me) == 0:
        return Why.NO_TOKEN
    return OK if for_parlour(s, seat, venue, parlour, payable(s, seat, venue)) else Why.NO_BONUS


def why_not_build(s: State, seat: int, slot: int) -> int:
    """A structure is built once, and paid for."""
    me = s.seats[seat]
    if holds(me.built, slot):
        return Why.BUILT
    return OK if me.stock[STRUCTURE] >= STRUCTURE_COST[me.slots[slot]] else Why.STRUCTURES


def why_not_in_barn(s: State, seat: int, slot: int, worker: int) -> int:
    """A barn that is built takes one worker a turn."""
    me = s.seats[seat]
    if STRUCTURE_KIND[me.slots[slot]] != BARN:
        return Why.NO_BARN
    if not holds(me.built, slot):
        return Why.NOT_BUILT
    if holds(me.used, slot):
        return Why.BARN_USED
    return OK if me.at[worker] == HOME else Why.WORKER


def why_not_turned_up(s: State, kind: int, at: int) -> int:
    """Chance takes from what is left."""
    if kind == Kind.CUSTOMER and customers_left(s, at) == 0:
        return Why.NONE_LEFT
    if kind == Kind.BOARD and not board_is_free(s, at):
        return Why.NONE_LEFT
    if kind == Kind.DEAL and not holds(in_the_box(s), at):
        return Why.NONE_LEFT
    if kind == Kind.DRAW and number_of(s.deck, at) == 0:
        return Why.NONE_LEFT
    return OK


# The same law as a list


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """The moves a seat has now, lowest first."""
    if not asked(s, seat):
        return 0
    if seat == CHANCE:
        return legal_chance(s, moves)
    me = s.seats[seat]
    if me.step == SeatStep.ACT:
        return legal_actions(s, seat, moves)
    if me.step == SeatStep.BONUS:
        venue = venue_of(s, seat)
        return listed(for_parlour(s, seat, venue, me.bonus, payable(s, seat, venue)), Kind.CHEESE, moves, 0)
    if me.step == SeatStep.CORPORATE:
        return listed(fitting(s), Kind.CHEESE, moves, 0)
    if me.step == SeatStep.PICK:
        return listed(left_in(s, hand_of(s, seat), s.drafts), Kind.TILE, moves, 0)
    if me.step == SeatStep.ANY or me.step == SeatStep.TWO:
        return legal_gains(s, seat, moves)
    n = 0
    if me.step == SeatStep.ORDER:
        moves[n] = Kind.FILL
        n += 1
    elif me.step == SeatStep.COVER:
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
