"""How fast batches run here: `python -m affinage.envs.speed beer-and-bread --device cuda --count 1048576`.

A step counts when its observation and mask are written; moves are random ones, chosen by compiled code likewise. On a
GPU the first steps are compared with the processor's, game by game.
"""

import argparse
import json
import time
from typing import Any

import numpy as np

from affinage.core.game import find

from .forms import FORMS
from .vector import Vector, make

COMPARED = 300  # games that are also played on the processor
ARRAYS = (
    *("observations", "masks", "turns", "rewards", "done", "scores", "points", "places", "lengths"),
    *("stages", "turn_numbers", "turn_begins", "states"),
)


def measure(
    name: str, count: int, seconds: float, device: str = "cpu", threads: int | None = None, form: str = "float32"
) -> dict[str, Any]:
    """Steps a second of a batch, every one with its observation and mask."""
    game = find(name)
    begin = time.perf_counter()
    found: dict[str, Any] = {"game": name, "device": device, "games": count}
    if device == "cuda":
        found["same_as_cpu"] = _same(
            make(game, COMPARED, None, None, 4, "win", device, None), Vector(game, COMPARED, seed=4)
        )
    batch = make(game, count, None, None, 1, "win", device, threads, form=form)
    for _ in range(3):
        batch.step(batch.random_moves())
    _wait(batch)
    found["ready_after_s"] = round(time.perf_counter() - begin, 1)
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(10):
            batch.step(batch.random_moves())
        _wait(batch)
        steps += 10 * count
    found["observed_steps_a_second"] = round(steps / (time.perf_counter() - begin))
    found["observation_bytes"] = batch.observations.dtype.itemsize * batch.observations.shape[1]
    return found


def _wait(batch: Any) -> None:
    if batch.device == "cuda":
        batch.cuda.synchronize()


def _same(there: Any, here: Vector) -> bool:
    """Whether a GPU plays the very games of the processor, over some hundred moves."""
    for _ in range(400):
        for name in ARRAYS:
            mine, its = getattr(here, name), getattr(there, name).copy_to_host()
            close = np.allclose(mine, its, atol=1e-6) if name == "observations" else mine.tobytes() == its.tobytes()
            if not close:
                return False
        chosen = here.random_moves()
        if not np.array_equal(there.random_moves().copy_to_host(), chosen):
            return False
        there.step(chosen)
        here.step(chosen)
    return bool(there.wrong == 0)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m affinage.envs.speed", description="Observed steps a second.")
    parser.add_argument("game")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--count", type=int, default=4096, help="games side by side")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--threads", type=int, default=None)
    parser.add_argument("--form", default="float32", choices=tuple(FORMS), help="what observations are written as")
    given = parser.parse_args()
    found = measure(given.game, given.count, given.seconds, given.device, given.threads, given.form)
    print(json.dumps(found))  # noqa: T201 - that is what the command is for


if __name__ == "__main__":
    main()
