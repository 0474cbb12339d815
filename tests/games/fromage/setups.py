"""Positions for the tests: a turn of Fromage in which seat 1 faces what a test needs."""

import itertools
from collections.abc import Sequence

from affinage.core.play import Table
from affinage.games.fromage import rules
from affinage.games.fromage.cards import all_of, one
from affinage.games.fromage.game import GAME
from affinage.games.fromage.moves import Kind
from affinage.games.fromage.rules.setup import ALL_CARDS
from affinage.games.fromage.state import Phase, State
from affinage.games.fromage.tables import (
    BOARD_IDS,
    KINDS,
    QUARTERS,
    REGIONS,
    RESOURCES,
    SPACES,
    TOWN_IDS,
    VENUES,
    WHEELS,
)

CHANCE = -1
FRUIT, LIVESTOCK, STRUCTURE, ORDER = range(4)
SOFT, HARD, BLEU = range(3)
BRONZE, SILVER, GOLD = range(3)


def code(kind: str, which: int = 0) -> int:
    """A move by its name."""
    return Kind[kind.upper()] + which


def legal(s: State, seat: int) -> list[tuple[object, ...]]:
    """The seat's legal moves by name."""
    room = [0] * GAME.width
    return [GAME.moves[move] for move in room[: rules.legal(s, seat, room)]]


def kinds(s: State, seat: int, name: str) -> list[object]:
    """The numbers of the legal moves with this name."""
    return [which for kind, which in legal(s, seat) if kind == name]


def play(s: State, seat: int, name: str, which: int = 0, draws: Sequence[int] = ()) -> None:
    """One legal move; then Chance draws these orders, or the first that there are."""
    assert (name, which) in legal(s, seat), (name, which, legal(s, seat))
    rules.apply(s, seat, code(name, which))
    draw(s, draws)


def draw(s: State, draws: Sequence[int] = ()) -> None:
    """Chance answers until it is asked no more."""
    left = list(draws)
    while s.phase == Phase.DRAW:
        kind = left.pop(0) if left else kinds(s, CHANCE, "draw")[0]
        assert ("draw", kind) in legal(s, CHANCE)
        rules.apply(s, CHANCE, code("draw", int(str(kind))))
    assert not left, "more draws than Chance was asked for"


def laid(seats: int = 4, venue: str = "festival", quarter: str = "livestock", **options: str) -> State:
    """After set-up, as far as Chance lays the table: seat 1 faces this venue and this quarter of the tile."""
    s = State()
    rules.setup(s, seats, GAME.option_values(options, seats))
    order = next(n for n, wheel in enumerate(WHEELS) if wheel[0] == VENUES.index(venue))
    rules.apply(s, CHANCE, code("wheel", order))
    rules.apply(s, CHANCE, code("quarter", QUARTERS.index(RESOURCES.index(quarter))))
    for region in range(REGIONS):
        rules.apply(s, CHANCE, code("customer", region // 2))
    for p in range(seats):
        rules.apply(s, CHANCE, code("board", p))
    return s


def turn(seats: int = 4, venue: str = "festival", quarter: str = "livestock", **options: str) -> State:
    """A first turn, with empty stocks and hands, and all order cards in the deck."""
    s = laid(seats, venue, quarter, **options)
    draw(s)
    while s.phase == Phase.CORPORATE:
        rules.apply(s, 0, code(*legal(s, 0)[0]))  # type: ignore[arg-type]  # a move's name and number
        draw(s)
    assert s.phase == Phase.TURN
    for p in range(4):
        s.seats[p].orders = 0
        s.seats[p].stock[:] = s.seats[p].stock_then[:] = [0, 0, 0]
        s.seats[p].cheese[:] = [0, 0, 0, 0]
    s.deck = s.deck_then = ALL_CARDS
    s.discards = s.discards_then = 0
    return s


def give(
    s: State, seat: int, fruit: int = 0, livestock: int = 0, structures: int = 0, orders: Sequence[int] = ()
) -> None:
    """Resources that the seat has from before this turn."""
    me = s.seats[seat]
    for resource, n in ((FRUIT, fruit), (LIVESTOCK, livestock), (STRUCTURE, structures)):
        me.stock[resource] += n
        me.stock_then[resource] += n
    for kind in orders:
        me.orders += one(kind)
        s.deck -= one(kind)
        s.deck_then -= one(kind)


def everybody_ready(s: State, draws: Sequence[int] = ()) -> None:
    """All say ready; the next turn begins."""
    now = s.turn
    for p in range(s.seats_used):
        if s.turn == now and rules.asked(s, p):
            play(s, p, "ready", draws=draws)


def cheese(type_: int, age: int) -> int:
    """A kind of cheese or order."""
    return type_ * 3 + age


def put(s: State, seat: int, venue: str, *spaces: int | str) -> None:
    """Tokens that lie there from before."""
    v = VENUES.index(venue)
    for space in spaces:
        at = TOWN_IDS.index(space) if isinstance(space, str) else space
        assert 0 <= at < SPACES
        s.seats[seat].cheese[v] |= 1 << at


def build(s: State, seat: int, *slots: int) -> None:
    """Structures that stand from before."""
    for slot in slots:
        s.seats[seat].built |= 1 << slot
        s.seats[seat].built_then |= 1 << slot


def orders(s: State, seat: int) -> int:
    """How many open orders a seat has."""
    return all_of(s.seats[seat].orders)


def set_board(s: State, seat: int, board: str) -> None:
    """Another creamery board, with its printed structures."""
    me, at = s.seats[seat], BOARD_IDS.index(board)
    me.board = at
    printed = len(GAME.box.content["tile"]) + 4 * at
    me.slots[:] = [printed, printed + 1, printed + 2, printed + 3]


def facing_orders() -> Table:
    """Two seats, of which the first can gather orders."""
    for seed in itertools.count():
        table = Table(GAME, 2, seed=f"draws {seed}")
        s = table.state
        assert isinstance(s, State)
        if QUARTERS[s.tile] == ORDER:
            return table
    raise AssertionError("no seed will do")


__all__ = ["KINDS", "Phase"]
