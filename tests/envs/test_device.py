import numpy as np
import pytest

from affinage import gpu
from affinage.core.about import names
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.envs.device import DeviceVector
from affinage.envs.vector import Vector, make

ARRAYS = ("observations", "masks", "turns", "rewards", "done", "scores", "lengths", "states")


@pytest.mark.skipif(gpu.available(), reason="there is a GPU here")
def test_without_a_gpu_there_is_a_sentence() -> None:
    with pytest.raises(AffinageError, match="No GPU can be used here"):
        make(find("template"), 4, None, None, 0, "win", "cuda", None)


@pytest.mark.skipif(not gpu.available(), reason="there is no GPU here")
@pytest.mark.parametrize("name", names(everything=True))
def test_the_gpu_plays_as_the_processor_does(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        here, there = Vector(game, 300, seats, seed=4), DeviceVector(game, 300, seats, seed=4)
        for _ in range(60):
            for array in ARRAYS:
                mine, its = getattr(here, array), getattr(there, array).copy_to_host()
                assert np.allclose(mine, its, atol=1e-6) if array == "observations" else mine.tobytes() == its.tobytes()
            chosen = here.random_moves().copy()
            assert np.array_equal(there.random_moves().copy_to_host(), chosen)
            here.step(chosen)
            there.step(chosen)
        assert there.wrong == 0
        for seat in range(seats):
            assert np.allclose(there.observe(seat).copy_to_host(), here.observe(seat), atol=1e-6)
        there.step(np.full(300, game.actions))
        assert there.wrong == 300
        assert there.states.copy_to_host().tobytes() == here.states.tobytes()
