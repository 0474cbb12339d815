"""What a batch on a device must do as one on the processor does."""

from typing import Any

import numpy as np

from affinage.core.game import CHANCE, find
from affinage.envs.forms import FORMS, read_as
from affinage.envs.positions import ROWS, Positions
from affinage.envs.vector import Vector, make


def arrays_agree(here: Positions, there: Any, *, quiet: bool = False) -> None:
    """Every array, byte for byte; `quiet`: but what tells of the last move."""
    rows = [name for name in ROWS if not (quiet and name in ("rewards", "done"))]
    for name in rows:
        mine, its = getattr(here, name), getattr(there, name).copy_to_host()
        assert mine.view(np.uint8).tobytes() == its.view(np.uint8).tobytes(), name
    if isinstance(here, Vector) and here.form is not None:
        its = there.observations.copy_to_host()
        if here.form == "float32":
            assert np.allclose(here.observations, its, atol=1e-6)
        else:  # a count may lie between two digits
            assert np.abs(here.observations.astype(int) - its.astype(int)).max() <= 1


def both(name: str, seats: int, count: int, seed: int, **settings: Any) -> tuple[Vector, Any]:
    game = find(name)
    there = make(game, count, seats, None, seed, "win", "cuda", None, **settings)
    return Vector(game, count, seats, seed=seed, **settings), there


def some_moves(here: Positions, there: Any) -> Any:
    """Random moves, the same on both; Chance's first where it is asked."""
    chosen = here.random_moves().copy()
    assert np.array_equal(there.random_moves().copy_to_host(), chosen)
    if here.manner.explicit:
        mine = here.outcomes()
        pairs: Any = zip(mine, there.outcomes(), strict=True)
        for one, other in pairs:
            assert one.tobytes() == other.copy_to_host().tobytes()
        asked = here.turns == CHANCE
        chosen[asked] = mine[0][asked, np.maximum(mine[2][asked] - 1, 0)]
    return chosen


def walk_together(name: str, seats: int, count: int, steps: int, **settings: Any) -> tuple[Vector, Any]:
    """Random games on both; every array agrees after every step."""
    here, there = both(name, seats, count, 4, **settings)
    arrays_agree(here, there)
    for _ in range(steps):
        chosen = some_moves(here, there)
        here.step(chosen)
        there.step(chosen.astype(np.int64))
        arrays_agree(here, there)
    assert there.wrong == 0
    return here, there


def positions_agree(name: str, seats: int, count: int) -> None:
    """Saving, loading, trying, covering, guessing, keys and copies."""
    here, there = both(name, seats, count, 6)
    for _ in range(5):
        chosen = some_moves(here, there)
        here.step(chosen)
        there.step(chosen)
    some = np.random.default_rng(1).permutation(count)[: count // 2]
    saved, kept = here.save(some), there.save(some)
    arrays_agree(saved, kept)
    chosen = here.random_moves()[some]
    for seeds in (None, np.arange(len(some))):
        tried, its = here.expand(some, chosen, seeds), there.expand(some, chosen, seeds)
        arrays_agree(tried, its)
        assert its.wrong == 0
        going = np.flatnonzero(tried.done == 0)
        deeper = tried.masks[going].argmax(1)
        arrays_agree(tried.expand(going, deeper), its.expand(going, deeper))
    arrays_agree(here, there, quiet=True)
    for seat in range(seats):
        known, its = here.cover(some, seat), there.cover(some, seat).copy_to_host()
        assert known.view(np.uint8).tobytes() == its.view(np.uint8).tobytes()
        assert np.array_equal(here.keys(some, seat), there.keys(some, seat).copy_to_host())
        arrays_agree(here.guess(some, seat, seeds=some), there.guess(some, seat, seeds=some))
    for batch, positions in ((here, saved), (there, kept)):
        batch.step(batch.random_moves(3))
        batch.load(np.arange(len(some)), positions)
        batch.copy([0, 1], [count - 1, count - 2])
        batch.load([2], saved.states[1:2], seeds=[9])
        batch.refresh([3])
    arrays_agree(here, there)
    some = some[: count // 3]
    for batch in (here, there):
        batch.begin(some[:3], seeds=[1, 2, 3])
    arrays_agree(here, there)
    chosen = here.masks[some].argmax(1)
    for batch in (here, there):
        batch.play(some, chosen)
    arrays_agree(here, there)
    arrays_agree(here.positions(saved.states, seeds=5), there.positions(saved.states, seeds=5))


def forms_agree(name: str, seats: int, count: int) -> None:
    """Observations in every form, of all games and of some, from any seat."""
    for form in FORMS:
        here, there = walk_together(name, seats, count, 1, form=form)
        some, looking = np.arange(0, count, 2), np.arange(0, count, 2) % seats
        told = here.observe(looking, some)
        its = there.observe(looking, some, form=form).copy_to_host()
        assert np.abs(read_as(form, here.layout, its) - told).max() < 0.003
        assert np.allclose(there.observe(games=some).copy_to_host(), here.observe(games=some), atol=1e-6)
