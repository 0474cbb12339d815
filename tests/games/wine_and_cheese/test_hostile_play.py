"""Games that nobody would play on purpose, and moves that nobody may make: rules must hold in the far corners too."""

import random

import pytest

from affinage.core.errors import Illegal, NotYourSeat, Refusal, Stale
from affinage.core.game import CHANCE, Game
from affinage.core.play import Table
from affinage.games.wine_and_cheese.moves import DONE, DRAW, DRAWN, FIRST, MOVES
from affinage.games.wine_and_cheese.state import Phase

from .rich import rich_turn, table_at
from .setups import (
    GAME,
    SHIPPED,
    At,
    asked,
    choices,
    gold,
    legal,
    make,
    play_out,
    position,
    silver,
    sound,
    wander,
)

TASTES: dict[str, dict[str, float]] = {
    "anything": {},
    "produce when possible": {"produce": 1000.0},
    "sell at once": {"produce": 50.0, "slot": 1000.0},
    "trade away": {"trade": 1000.0},
    "gather cards": {"label": 100.0, "take": 1.0, "top": 20.0, "done": 0.05},
    "open cellars": {"open": 1000.0},
    "never done": {"done": 0.001},
    "always done": {"done": 1000.0},
}
both_boxes = pytest.mark.parametrize("game", [GAME, SHIPPED], ids=["box for tests", "shipped box"])


# Random games


@both_boxes
@pytest.mark.parametrize("taste", TASTES)
def test_random_games_keep_every_piece_and_never_get_stuck(game: Game, taste: str) -> None:
    for seed in range(2):
        moves = 0
        for s in wander(seed, TASTES[taste], game):
            sound(s)
            moves += 1
        assert moves <= game.bound
        assert (s.phase, s.calendar) == (Phase.OVER, At.END)
        assert all(seat.cellar == [-1] * 5 for seat in s.seats)


@pytest.mark.parametrize("seed", range(3))
def test_legal_moves_are_sorted_without_doubles_and_only_for_who_is_asked(seed: int) -> None:
    for s in wander(50 + seed):
        for seat in (CHANCE, 0, 1):
            found = legal(s, seat)
            assert found == sorted(set(found))
            assert bool(found) == (seat == asked(s))
            assert all(0 <= m < DRAWN for m in found)
            assert all((m >= FIRST) == (seat == CHANCE) for m in found)


@pytest.mark.parametrize("seed", range(3))
def test_same_moves_lead_to_the_same_bytes(seed: int) -> None:
    for one, other in zip(wander(70 + seed), wander(70 + seed), strict=True):
        assert one.to_bytes() == other.to_bytes()
        assert type(one).from_bytes(one.to_bytes()) == one


@pytest.mark.parametrize("seed", range(3))
def test_asking_for_legal_moves_changes_nothing(seed: int) -> None:
    for s in wander(80 + seed):
        before = s.to_bytes()
        for seat in (CHANCE, 0, 1):
            legal(s, seat)
        assert s.to_bytes() == before


@pytest.mark.parametrize("seed", range(4))
def test_no_turn_of_workers_is_lost_or_doubled(seed: int) -> None:
    turns: dict[int, list[int]] = {}
    for s, seat, move in play_out(90 + seed):
        if s.phase == Phase.CONFIRM and move == DONE:
            turns.setdefault(s.calendar, []).append(seat if s.first == 0 else 1 - seat)
    order = [0, 1, 1, 0, 0, 1, 1, 0, 0, 1]
    assert turns == {0: order[:8], 5: order[:8], 10: order, 15: order}


def test_nothing_is_left_pending_and_every_card_that_was_produced_is_sold() -> None:
    for seed in range(6):
        game = [(s, MOVES[move]) for s, _, move in play_out(seed, TASTES["produce when possible"])]
        s = game[-1][0]  # the same table all along
        produced = {what for _, (kind, what) in game if kind == "produce"}
        assert gold(s, 0) | silver(s, 0) | gold(s, 1) | silver(s, 1) == produced
        assert produced


def test_order_matters_for_all_moves_but_markers() -> None:
    assert {MOVES[m][0] for m in range(len(MOVES)) if GAME.rules.unordered(m)} == {"give", "gain"}


# Moves that nobody may make, through the checked door


def refused(table: Table, seat: object, move: object, why: type[Refusal], **given: int) -> Refusal:
    """The refusal of this move, after which nothing has changed."""
    before, events = table.state.to_bytes(), list(table.events)
    with pytest.raises(why) as caught:
        table.play(seat, move, **given)  # type: ignore[arg-type] # on purpose
    assert table.state.to_bytes() == before
    assert table.events == events
    assert len(str(caught.value).split()) >= 3
    return caught.value


def test_every_illegal_code_is_refused_with_a_sentence_in_every_phase() -> None:
    rng, seen = random.Random(5), set[int]()
    wanted = {phase for phase in Phase if Phase.DRAW < phase < Phase.OVER}
    for calendar in 30 * [n for n in range(20) if n != 9]:
        if seen == wanted:
            break
        s = rich_turn(calendar, rng, SHIPPED)
        while choices(s) != [("done", 0)] and (s.calendar, s.turn, s.acting) == (calendar, 0, 0):
            if s.phase in wanted - seen:
                seen.add(s.phase)
                table, found = table_at(s), set(legal(s, 0))
                for move in range(len(MOVES)):
                    if move not in found:
                        refusal = refused(table, 0, move, Illegal)
                        assert isinstance(refusal, Illegal)
                        assert len(refusal.rule.split()) >= 3, MOVES[move]
            make(s, *rng.choice([choice for choice in choices(s) if choice[0] != "done"]))
    assert seen == wanted


@pytest.mark.parametrize("move", [-1, -2, len(MOVES), len(MOVES) + 1, 10**6, -(10**6), 2**70])
def test_codes_that_do_not_exist_are_refused(move: int) -> None:
    refused(table_at(position(game=SHIPPED)), 0, move, Illegal)


@pytest.mark.parametrize("move", [None, "done", 1.0, True, [116], b"1"])
def test_what_is_no_number_is_refused(move: object) -> None:
    refused(table_at(position(game=SHIPPED)), 0, move, Refusal)


@pytest.mark.parametrize("calendar", [n for n in range(20) if n != 9])
def test_seat_that_is_not_asked_is_refused_whatever_it_tries(calendar: int) -> None:
    table = table_at(position(calendar, game=SHIPPED, pools=({"milk": 9}, {"milk": 9})))
    for move in range(0, len(MOVES), 7):
        refused(table, 1, move, NotYourSeat)
    for seat in (-1, -2, 2, 7):
        refused(table, seat, DONE, NotYourSeat)


def test_moves_of_chance_are_for_nobody_else() -> None:
    table = table_at(position(game=SHIPPED))
    for move in range(FIRST, len(MOVES)):
        refused(table, 0, move, Illegal)


def test_move_chosen_on_an_older_table_is_refused() -> None:
    table = table_at(position(game=SHIPPED, pools=({"milk": 9}, {})))
    table.play(0, MOVES.index(("trade", 0)))
    refused(table, 0, legal(table.state, 0)[0], Stale, version=0)  # type: ignore[arg-type] # a record of this game


def test_nothing_can_be_played_once_the_game_is_over() -> None:
    *_, s = wander(3, TASTES["always done"], SHIPPED)
    table = table_at(s)
    assert table.over
    for seat in (0, 1):
        for move in (0, DONE, DRAW):
            refused(table, seat, move, NotYourSeat)


def test_whole_games_pass_the_checked_door() -> None:
    rng = random.Random(11)
    table = Table(SHIPPED, seed="door")
    while not table.over:
        (seat,) = table.asked
        table.play(seat, rng.choice(table.legal(seat)))
        sound(table.state)  # type: ignore[arg-type] # a record of this game
    assert len(table.winners()) == 1
