"""Games that nobody would play on purpose, and moves that nobody may make: rules must hold in the far corners too."""

import random

import pytest

from affinage.core.game import Game
from affinage.core.play import Table
from affinage.games.wine_and_cheese.moves import Kind
from affinage.games.wine_and_cheese.state import Phase

from .setups import GAME, SHIPPED, At, gold, silver, sound
from .walks import play_out, wander

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


@pytest.mark.parametrize("seed", range(4))
def test_no_turn_of_workers_is_lost_or_doubled(seed: int) -> None:
    turns: dict[int, list[int]] = {}
    for s, seat, move in play_out(90 + seed):
        if s.phase == Phase.CONFIRM and move == Kind.DONE:
            turns.setdefault(s.calendar, []).append(seat if s.first == 0 else 1 - seat)
    order = [0, 1, 1, 0, 0, 1, 1, 0, 0, 1]
    assert turns == {0: order[:8], 5: order[:8], 10: order, 15: order}


def test_nothing_is_left_pending_and_every_card_that_was_produced_is_sold() -> None:
    for seed in range(6):
        game = [(s, GAME.moves[move]) for s, _, move in play_out(seed, TASTES["produce when possible"])]
        s = game[-1][0]  # the same table all along
        produced = {what for _, (kind, what) in game if kind == "produce"}
        assert gold(s, 0) | silver(s, 0) | gold(s, 1) | silver(s, 1) == produced
        assert produced


def test_order_matters_for_all_moves_but_markers() -> None:
    assert {GAME.moves[m][0] for m in range(len(GAME.moves)) if GAME.rules.unordered(m)} == {"give", "gain"}


# Moves that nobody may make, through the checked door


def test_whole_games_pass_the_checked_door() -> None:
    rng = random.Random(11)
    table = Table(SHIPPED, seed="door")
    while not table.over:
        (seat,) = table.asked
        table.play(seat, rng.choice(table.legal(seat)))
        sound(table.state)  # type: ignore[arg-type] # a record of this game
    assert len(table.winners()) == 1
