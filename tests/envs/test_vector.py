import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

import affinage
from affinage.core.about import names
from affinage.core.chance import below, weighted
from affinage.core.errors import AffinageError, Illegal
from affinage.core.game import CHANCE, Game, find
from affinage.core.layout import layout_of
from affinage.core.record import Record
from affinage.envs.vector import Vector, generators

from .test_layout import written
from .walks import covered

every_game = pytest.mark.parametrize("name", names(everything=True))


def random_moves(batch: Vector, rnd: np.random.Generator) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = (rnd.random(batch.masks.shape) * batch.masks).argmax(1)
    return chosen


class Twin:
    """One game of a batch, played by the plain rules with the same generator."""

    def __init__(self, game: Game, seats: int, rng: NDArray[np.uint64]) -> None:
        self.game, self.seats, self.rng = game, seats, rng
        self.room, self.weights = [0] * game.width, [0] * game.width
        self.begin()

    def begin(self) -> None:
        self.state = self.game.state()
        self.game.rules.setup(self.state, self.seats, self.game.option_values({}, self.seats))
        self.deal()

    def deal(self) -> None:
        rules = self.game.rules
        while not rules.over(self.state) and rules.asked(self.state, CHANCE):
            n = rules.legal(self.state, CHANCE, self.room)
            weighed = rules.odds(self.state, self.weights) > 0
            at = weighted(self.rng, self.weights, n) if weighed else below(self.rng, n)
            rules.apply(self.state, CHANCE, self.room[at])

    def move(self, move: int) -> tuple[list[float], list[int]]:
        """The rewards and scores of this move; a game that ends begins anew."""
        self.game.rules.apply(self.state, self.seat, move)
        self.deal()
        if not self.game.rules.over(self.state):
            return [0.0] * self.seats, []
        shares, scores = win_shares(self.game, self.state, self.seats)
        self.begin()
        return shares, scores

    @property
    def seat(self) -> int:
        return next(p for p in range(self.seats) if self.game.rules.asked(self.state, p))

    def mask(self) -> list[int]:
        legal = self.room[: self.game.rules.legal(self.state, self.seat, self.room)]
        return [int(move in legal) for move in range(self.game.actions)]


def win_shares(game: Game, s: Record, seats: int) -> tuple[list[float], list[int]]:
    places, parts = [0] * seats, [0] * len(game.score.CATEGORIES)
    game.score.rank(s, places)
    shares = [1 / places.count(0) if place == 0 else 0.0 for place in places]
    return shares, [game.score.points(s, p, parts) for p in range(seats)]


@cache
def batch_of(name: str, count: int, seats: int) -> Vector:
    return Vector(find(name), count, seats)


@every_game
def test_a_batch_plays_as_the_plain_rules_do(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        batch = batch_of(name, 2, seats)
        batch.reset(seats)
        twins = [Twin(game, seats, rng) for rng in generators(seats, 2)]
        rnd = np.random.default_rng(seats)
        ended = 0
        for step in range(3 * game.bound):
            for i, twin in enumerate(twins):
                assert batch.turns[i] == twin.seat
                assert batch.masks[i].tolist() == twin.mask()
                if step % 17 == i:
                    seen = written(game, covered(game, twin.state, twin.seat), twin.seat, seats)
                    assert np.array_equal(batch.observations[i], seen)
            chosen = random_moves(batch, rnd)
            batch.step(chosen)
            for i, twin in enumerate(twins):
                rewards, scores = twin.move(int(chosen[i]))
                assert batch.rewards[i].tolist() == np.array(rewards, np.float32).tolist()
                assert batch.done[i] == bool(scores)
                if scores:
                    assert batch.scores[i].tolist() == scores
                    assert batch.lengths[i] == 0
                    ended += 1
            if ended:
                break
        assert ended


@every_game
def test_moves_of_seats_come_before_those_of_chance(name: str) -> None:
    game = find(name)
    if game.actions == len(game.moves):
        pytest.skip(f"{name} does not say how many of its moves are seats'")
    room, rnd = [0] * game.width, Random(1)
    for seats in game.seats:
        s = game.state()
        game.rules.setup(s, seats, game.option_values({}, seats))
        while not game.rules.over(s):
            seat = next(p for p in (CHANCE, *range(seats)) if game.rules.asked(s, p))
            legal = room[: game.rules.legal(s, seat, room)]
            assert (min(legal) >= game.actions) if seat == CHANCE else (max(legal) < game.actions)
            game.rules.apply(s, seat, rnd.choice(legal))


def test_threads_change_nothing() -> None:
    game = find("template")
    one, two = Vector(game, 200, 4, threads=1, seed=5), Vector(game, 200, 4, threads=3, seed=5)
    rnd = np.random.default_rng(0)
    for _ in range(100):
        chosen = random_moves(one, rnd)
        one.step(chosen)
        two.step(chosen)
        for name in ("observations", "masks", "turns", "rewards", "done", "scores", "lengths"):
            assert np.array_equal(getattr(one, name), getattr(two, name)), name
    assert one.states.tobytes() == two.states.tobytes()


def test_any_seat_can_be_looked_from() -> None:
    batch, game = batch_of("template", 8, 3), find("template")
    rnd = np.random.default_rng(0)
    for _ in range(5):
        batch.step(random_moves(batch, rnd))
    assert np.array_equal(batch.observe(batch.turns), batch.observations)
    for seat in range(3):
        seen = batch.observe(seat)
        for i in range(8):
            state = game.state.from_array(batch.states, i)
            assert np.array_equal(seen[i], written(game, covered(game, state, seat), seat, 3))
    with pytest.raises(AffinageError, match="seats 0 to 2"):
        batch.observe(3)


def test_rewards_by_points_and_by_rank() -> None:
    game = find("template")
    batches = {reward: Vector(game, 64, 4, reward=reward, seed=2) for reward in ("win", "points", "rank")}
    rnd = np.random.default_rng(0)
    ended = 0
    for _ in range(200):
        chosen = random_moves(batches["win"], rnd)
        for batch in batches.values():
            batch.step(chosen)
        for i in np.flatnonzero(batches["win"].done):
            win, points, rank = (batch.rewards[i] for batch in batches.values())
            assert win.sum() == pytest.approx(1)
            assert points.tolist() == batches["points"].scores[i].tolist()
            assert rank.sum() == pytest.approx(2)  # of four seats, half of all comparisons
            assert set(np.flatnonzero(win)) == set(np.flatnonzero(rank == rank.max()))
            ended += 1
    assert ended > 20


def test_a_seed_deals_the_same_games_and_another_seed_others() -> None:
    game = find("template")
    assert Vector(game, 9, seed=1).states.tobytes() == Vector(game, 9, seed=1).states.tobytes()
    assert Vector(game, 9, seed=1).states.tobytes() != Vector(game, 9, seed=2).states.tobytes()
    assert len(np.unique(generators(3, 1000))) == 1000


def test_no_seed_is_taken_for_another() -> None:
    seeds = [0, 1, 1 + (1 << 31), 1 << 32, 1 + (1 << 32), 1 << 63, (1 << 64) - 1]
    assert len(np.unique(np.concatenate([generators(seed, 1000) for seed in seeds]))) == 1000 * len(seeds)
    for wrong in (-1, 1 << 64, 1.0, "1", None):
        with pytest.raises(AffinageError, match="whole number from 0"):
            generators(wrong, 3)  # type: ignore[arg-type]  # that is the mistake


def test_random_moves_do_not_throw_the_dice_that_deal() -> None:
    batch = affinage.vector("template", 4, seed=0)
    batch.random_moves()
    dice = batch._dice  # noqa: SLF001 - nobody else is shown them
    assert dice is not None
    assert not np.isin(dice, generators(0, 4)).any()


def test_moves_are_whole_numbers() -> None:
    batch = affinage.vector("template", 3, seed=3)
    before = batch.states.tobytes()
    for wrong in ([0.0, 0.0, 0.9], np.zeros(3, np.float32), [True, False, True], ["0", "0", "0"]):
        with pytest.raises(AffinageError, match="Moves are whole numbers"):
            batch.step(wrong)
    with pytest.raises(Illegal, match="Move 4294967296 is not legal in game 0"):
        batch.step([1 << 32, 0, 0])  # as 32 bits it would be move 0
    for viewers in (0.0, 256, [0, 0, 2]):
        with pytest.raises(AffinageError, match="seats 0 to 1"):
            batch.observe(viewers)
    with pytest.raises(AffinageError, match="one in each of 3 games"):
        batch.observe([0, 1])
    assert batch.states.tobytes() == before
    batch.step(np.zeros(3, np.uint8))


def test_rewards_and_scores_are_as_wide_as_the_table_and_observations_as_the_game() -> None:
    two, four = affinage.vector("template", 5, seats=2), affinage.vector("template", 5, seats=4)
    assert (two.rewards.shape, two.scores.shape) == ((5, 2), (5, 2))
    assert (four.rewards.shape, four.scores.shape) == ((5, 4), (5, 4))
    assert two.observations.shape == four.observations.shape


def test_a_cold_start_is_told_where_it_is_asked_for(tmp_path: Path) -> None:
    def said(code: str, tell: str | None) -> str:
        settings = {name: value for name, value in os.environ.items() if name != "AFFINAGE_TELL"}
        settings |= {"AFFINAGE_CACHE": str(tmp_path)} | ({} if tell is None else {"AFFINAGE_TELL": tell})
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=settings, check=True)
        return done.stderr

    batch = "import affinage; affinage.vector('template', 2)"
    assert "the first time only: about a minute" in said(batch, "1")
    assert said(batch, "1") == ""  # it is kept
    episode = (
        "from affinage.envs.episode import Episode; from affinage.core.game import find; Episode(find('template'))"
    )
    assert said(episode, None) == ""  # nobody sits at a terminal
    assert "Compiling" in said(episode, "1")


def test_types_are_exported() -> None:
    assert affinage.Vector is Vector
    assert affinage.Game is Game
    for name in affinage.__all__:
        assert name == "DeviceVector" or getattr(affinage, name)
    with pytest.raises(AttributeError, match="no attribute"):
        affinage.Chess  # noqa: B018 - that is the mistake


def test_an_illegal_move_is_refused_and_nothing_has_changed() -> None:
    batch = affinage.vector("template", 4, seed=3)
    before = batch.states.tobytes()
    for wrong in (8, -1, 9, 10**6):  # nobody can say done, and there are no such moves
        with pytest.raises(Illegal, match=f"Move {wrong} is not legal in game 2"):
            batch.step([0, 0, wrong, 0])
    with pytest.raises(AffinageError, match="as many moves"):
        batch.step([0, 0])
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "chess"}, "no game"),
        ({"count": 0}, "at least one game"),
        ({"seats": 7}, "2 or 3 or 4 seats, not 7"),
        ({"reward": "pts"}, "Rewards cannot be"),
        ({"reward": None}, "Rewards cannot be"),
        ({"threads": 0}, "at least one thread, not 0"),
        ({"threads": 1.5}, "at least one thread, not 1.5"),
        ({"device": "gpu"}, "no device"),
        ({"options": {"paying": "nobody"}}, "cannot be"),
    ],
)
def test_mistakes_get_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(AffinageError, match=sentence):
        affinage.vector(**{"game": "template", "count": 2} | wrong)  # type: ignore[call-overload]  # that is the mistake


def test_arrays_are_shared_not_copied() -> None:
    batch = affinage.vector("template", 4, seed=3)
    assert np.from_dlpack(batch.observations).ctypes.data == batch.observations.ctypes.data
    assert batch.observations.shape == (4, layout_of(find("template")).size)
    kept = batch.masks
    batch.step(batch.masks.argmax(1))
    assert kept is batch.masks
