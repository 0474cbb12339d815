"""Set-up: the wheel, the resource tile, customers, boards, and the resources that each seat starts with."""

from collections.abc import Sequence

from affinage.core.counts import fill

from ..state import CORPORATION, NONE, Phase, State
from ..tables import (
    BOARD_IDS,
    CLASS_OF,
    COPIES,
    CUSTOMER_KINDS,
    CUSTOMERS_OF_A_KIND,
    HAS_RULE,
    HEAD_START,
    HEAD_START_CARDS,
    KINDS,
    MAX_SEATS,
    ORDER,
    QUARTERS,
    REGIONS,
    SLOTS,
    START_LEFT,
    START_OPPOSITE,
    STOCKS,
    TILES,
    WHEELS,
)
from .wheel import quarter_of

OPTION_TILES, OPTION_LEVEL, OPTION_TURNS = 4, 5, 6  # after one option per venue
ALL_CARDS = sum(COPIES << (3 * kind) for kind in range(KINDS))


def lay_out(s: State, seats: int, options: Sequence[int]) -> None:
    """An empty table."""
    s.phase, s.seats_used, s.turn, s.spin, s.ending = Phase.WHEEL, seats, 0, 0, 0
    s.drafting, s.level, s.clockwise = options[OPTION_TILES], options[OPTION_LEVEL], options[OPTION_TURNS]
    for venue in range(4):
        s.layout[venue] = CLASS_OF[seats - 1] * 3 + options[venue]
    fill(s.wheel, NONE)
    fill(s.customers, NONE)
    fill(s.hands, 0)
    s.tile, s.dealt, s.drafts, s.passed, s.gather, s.corporate, s.card = NONE, 0, 0, 0, 0, 0, NONE
    s.deck, s.discards, s.done = ALL_CARDS, 0, 0
    s.deck_then, s.discards_then, s.done_then = 0, 0, 0
    for p in range(MAX_SEATS):
        clear_seat(s, p)


def clear_seat(s: State, p: int) -> None:
    """An empty creamery."""
    me = s.seats[p]
    fill(me.cheese, 0)
    fill(me.stock, 0)
    fill(me.stock_then, 0)
    fill(me.slots, NONE)
    fill(me.at, 0)
    fill(me.back, 0)
    fill(me.picks, NONE)
    me.orders, me.drawn, me.returned, me.filled_now, me.placed, me.to_draw = 0, 0, 0, 0, 0, 0
    me.fruited, me.jam, me.fruited_then, me.jam_then, me.filled = 0, 0, 0, 0, 0
    me.parlours, me.parlours_then, me.built, me.built_then, me.board = 0, 0, 0, 0, NONE
    me.step, me.after, me.acted, me.gathered, me.made, me.used, me.sent = 0, 0, 0, 0, 0, 0, 0
    me.bonus, me.space, me.docks, me.what, me.amount = NONE, NONE, 0, NONE, 0


def turn_wheel(s: State, order: int) -> None:
    """Chance: the venues lie in any order."""
    for place in range(4):
        s.wheel[place] = WHEELS[order][place]
    s.phase = Phase.QUARTER


def turn_tile(s: State, quarter: int) -> None:
    """Chance: the resource tile lies in any direction."""
    s.tile = quarter
    s.phase = Phase.CUSTOMER


def customers_left(s: State, kind: int) -> int:
    """Customer tokens of a kind that are still to be laid."""
    n = CUSTOMERS_OF_A_KIND
    for region in range(REGIONS):
        if s.customers[region] == kind:
            n -= 1
    return n


def lay_customer(s: State, kind: int) -> None:
    """Chance: a token on the next region."""
    s.customers[s.dealt] = kind
    s.dealt += 1
    if s.dealt == CUSTOMER_KINDS * CUSTOMERS_OF_A_KIND:
        s.dealt = 0
        s.phase = Phase.BOARD


def board_is_free(s: State, board: int) -> bool:
    """Whether nobody has this board yet."""
    for p in range(s.seats_used):  # noqa: SIM110 - the compiler knows no generator expression
        if s.seats[p].board == board:
            return False
    return True


def give_board(s: State, board: int) -> None:
    """Chance: a board for the next seat, with its printed structures."""
    me = s.seats[s.dealt]
    me.board = board
    for slot in range(SLOTS):
        me.slots[slot] = TILES + board * SLOTS + slot
    s.dealt += 1
    if s.dealt == min(s.seats_used, len(BOARD_IDS)):
        s.dealt = 0
        s.phase = Phase.START


def give_start(s: State) -> None:
    """Each seat takes resources of the quarter on its left and of the one opposite; the Corporation none."""
    for p in range(s.seats_used):
        quarter = quarter_of(s, p)
        take_start(s, p, QUARTERS[(quarter + 1) & 3], START_LEFT)
        take_start(s, p, QUARTERS[(quarter + 2) & 3], START_OPPOSITE)
    if s.seats_used == 1 and HAS_RULE[s.level][HEAD_START]:
        s.seats[CORPORATION].to_draw = HEAD_START_CARDS
    s.phase = Phase.DRAWN


def take_start(s: State, p: int, resource: int, n: int) -> None:
    """So many of a resource, before any structure works."""
    if resource == ORDER:
        s.seats[p].to_draw += n
    elif resource < STOCKS:
        s.seats[p].stock[resource] += n
