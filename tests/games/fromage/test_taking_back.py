"""What can be taken back: all of a turn, up to something new (an own order card) or something that was announced."""

import itertools

import pytest

from affinage.core.errors import Refusal
from affinage.core.play import Table
from affinage.core.story import turns_of
from affinage.games.fromage import observe
from affinage.games.fromage.game import GAME
from affinage.games.fromage.moves import Kind
from affinage.games.fromage.rules.corporation import placed
from affinage.games.fromage.rules.wheel import row_of
from affinage.games.fromage.state import Phase, SeatStep, State
from affinage.games.fromage.tables import OPEN, ORDER, QUARTERS, STRUCTURE

from .setups import facing_orders

CHEESES, GATHERS = range(Kind.CHEESE, Kind.GATHER), range(Kind.GATHER, Kind.PARLOUR)


def state_of(table: Table) -> State:
    """The game's own state."""
    s = table.state
    assert isinstance(s, State)
    return s


def any_of(table: Table, seat: int, codes: range) -> int:
    """The seat's first legal move of these."""
    return next(move for move in table.legal(seat) if move in codes)


def laid_back(table: Table, times: int) -> None:
    """Seat 1 takes back exactly so many moves, and is then refused."""
    for _ in range(times):
        table.take_back(0)
    assert not table.can_take_back(0)
    with pytest.raises(Refusal, match="nothing to take back"):
        table.take_back(0)


def test_a_seat_may_think_again_until_the_last_one_is_ready() -> None:
    table = Table(GAME, 3, seed="unready")
    table.play(0, Kind.READY)
    assert 0 not in table.asked
    table.take_back(0)
    assert 0 in table.asked
    table.play(0, next(m for m in table.legal(0) if 25 <= m < 34))
    table.play(0, Kind.READY)
    table.play(1, Kind.READY)
    table.take_back(0)
    table.take_back(0)
    table.play(0, Kind.READY)
    table.play(2, Kind.READY)
    for p in range(3):
        with pytest.raises(Refusal, match="nothing to take back"):
            table.take_back(p)


def test_taking_back_stops_at_own_draws_but_not_at_those_of_others() -> None:
    table = facing_orders()
    other = next(m for m in table.legal(1) if 25 <= m < 34)
    table.play(1, other)
    mine = next(m for m in table.legal(0) if 25 <= m < 34)
    table.play(0, mine)
    with pytest.raises(Refusal, match="nothing to take back"):
        table.take_back(0)
    table.take_back(1)
    assert table.state.seats[1].gathered == 0  # type: ignore[attr-defined]  # the game's own state
    assert table.state.seats[0].gathered == 1  # type: ignore[attr-defined]


def test_a_turn_that_is_over_cannot_be_taken_back_alone_either() -> None:
    table = Table(GAME, 1, seed="alone")
    while table.state.phase != Phase.TURN:  # type: ignore[attr-defined]  # the game's own state
        table.play(0, table.legal(0)[0])
    table.play(0, Kind.READY)
    with pytest.raises(Refusal, match="nothing to take back"):
        table.take_back(0)


# The last token


def one_token_left(seats: int, **options: str) -> Table:
    """Seat 1 is asked, has one token left, and can make a cheese and gather something that is no order."""
    for seed in itertools.count():
        table = Table(GAME, seats, seed=f"last {seed}", options=options)
        s = state_of(table)
        while s.phase == Phase.CORPORATE:
            table.play(0, table.legal(0)[0])
            s = state_of(table)
        if 0 in table.asked and QUARTERS[(s.tile - s.spin) & 3] != ORDER:
            break
    left = 14
    for venue in range(4):
        if venue != s.wheel[(0 - s.spin) & 3]:
            for at in range(25):
                if (OPEN[row_of(s, venue)] >> at) & 1 and left:
                    s.seats[0].cheese[venue] |= 1 << at
                    left -= 1
    assert left == 0
    table._base, table._since, table._open = s.copy(), [], []  # noqa: SLF001 - the tokens lie there from before
    return table


def test_a_last_token_is_announced_at_once_and_stands() -> None:
    table = one_token_left(2)
    move = any_of(table, 0, CHEESES)
    assert observe.face(state_of(table), 0, move, 1) == Kind.LAST
    table.play(0, move)
    assert table.view(1)["last_turn"]
    laid_back(table, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_after_the_last_token_can_be_taken_back(seats: int) -> None:
    table = one_token_left(seats)
    table.play(0, any_of(table, 0, GATHERS))
    table.play(0, any_of(table, 0, CHEESES))
    after = 0
    while state_of(table).seats[0].step != SeatStep.ACT:  # what the token brings is chosen after it
        table.play(0, table.legal(0)[0])
        after += 1
    told = state_of(table).copy()
    table.play(0, Kind.READY)
    table.take_back(0)
    assert table.state == told
    table.play(0, Kind.READY)
    laid_back(table, after + 1)
    assert state_of(table).ending == 1
    assert table.view(1)["last_turn"]  # what was announced stands


def test_alone_the_last_token_can_be_taken_back_too() -> None:
    table = one_token_left(1)
    before = state_of(table).copy()
    table.play(0, any_of(table, 0, CHEESES))
    assert state_of(table).ending == 1
    laid_back(table, 1)
    assert table.state == before


def test_one_after_another_a_last_token_can_be_taken_back_until_ready() -> None:
    table = one_token_left(3, turns="clockwise")
    before = table.view(1), table.log(1)
    table.play(0, any_of(table, 0, CHEESES))
    assert (table.view(1), table.log(1)) == before  # nobody acts beside it, so nobody has to be told before it is ready
    table.take_back(0)
    table.play(0, any_of(table, 0, CHEESES))
    table.play(0, Kind.READY)
    laid_back(table, 0)
    assert table.view(1)["last_turn"]


# The Corporation's space


def with_a_choice(level: str = "1", draws: int = 1) -> Table:
    """Alone, and the Corporation's first card fits several spaces; so many cards are due."""
    for seed in itertools.count():
        table = Table(GAME, 1, seed=f"space {seed}", options={"level": level})
        s = state_of(table)
        if s.phase == Phase.CORPORATE and s.corporate == draws:
            return table
    raise AssertionError("no seed will do")


def test_the_choice_of_the_corporations_space_can_be_taken_back() -> None:
    table = with_a_choice()
    before, choices = state_of(table).copy(), table.legal(0)
    table.play(0, choices[0])
    assert (state_of(table).phase, placed(state_of(table))) == (Phase.TURN, 1)
    laid_back(table, 1)
    assert (table.state, table.legal(0)) == (before, choices)
    table.play(0, choices[1])
    moves = 1
    if QUARTERS[state_of(table).tile] != ORDER:
        table.play(0, any_of(table, 0, GATHERS))
        moves += 1
    laid_back(table, moves)
    assert table.state == before


def test_the_end_of_the_turn_settles_the_corporations_space() -> None:
    table = with_a_choice()
    table.play(0, table.legal(0)[0])
    table.play(0, Kind.READY)
    laid_back(table, 0)


def test_a_second_card_of_the_corporation_is_something_new() -> None:
    table = with_a_choice("5", draws=2)
    assert QUARTERS[state_of(table).tile] == STRUCTURE
    table.play(0, table.legal(0)[0])
    laid_back(table, 0)
    if state_of(table).phase == Phase.CORPORATE:
        table.play(0, table.legal(0)[0])
        laid_back(table, 1)


def test_the_corporations_space_belongs_to_the_players_turn() -> None:
    table = with_a_choice()
    begun = len(table.standing())
    table.play(0, table.legal(0)[0])
    table.play(0, any_of(table, 0, CHEESES))
    turn = turns_of(table)[-1]
    assert (turn.seats, turn.first, turn.over) == ((0,), begun, False)


def test_alone_a_turn_stands_even_if_there_is_no_card_to_draw() -> None:
    table = with_a_choice()
    s = state_of(table)
    s.deck = s.discards = s.done = 0
    table._base = s.copy()  # noqa: SLF001 - so it lies from before
    table.play(0, table.legal(0)[0])
    s = state_of(table)
    s.discards = 0
    table.play(0, Kind.READY)
    assert (state_of(table).phase, state_of(table).turn) == (Phase.TURN, 2)
    laid_back(table, 0)
