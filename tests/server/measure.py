"""How long a move takes, from sending it to its answer, and what a payload costs. Run by hand, when it is quiet.

    python -m tests.server.measure

One guest plays random moves at one table of each game, over a real socket, on a new SQLite file; the server runs in a
process of its own. `move` is until the answer comes, stored and acknowledged; `view` fetches the whole payload after
it. The payloads are also built here, without a network.
"""

import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from orjson import dumps
from rich.console import Console
from rich.table import Table as Grid

from affinage.core.about import names
from affinage.core.game import find
from affinage.server.payload import around, guests, position

from .serving import Serving, apart
from .test_service import lay, walk

MOVES = 200


def timed(work: Callable[[], Any], times: list[float]) -> Any:
    """Do it and note the time in milliseconds."""
    began = time.perf_counter()
    done = work()
    times.append(1000 * (time.perf_counter() - began))
    return done


def over_the_network(server: Serving, game: str) -> tuple[list[float], list[float]]:
    """Moves and views of one game."""
    table, rng = server.hotseat(game, find(game).usual_seats), Random(game)
    moves: list[float] = []
    views: list[float] = []
    now = table.view(None)
    while now["waiting"] and len(moves) < MOVES:
        seat = rng.choice(now["waiting"])
        seen = now if now["viewer"] == seat else table.view(seat)
        chosen = rng.choice(seen["choices"])["move"]
        answer = timed(partial(table.move, seat, chosen, seen["version"]), moves)
        assert answer.status_code == 200
        now = timed(partial(table.view, seat), views)
    return moves, views


def built_here(game: str) -> tuple[list[float], int]:
    """The payload of whoever has just moved, and how big it is at last."""
    table, size = lay(game, find(game).usual_seats), 0
    times: list[float] = []
    for seat in walk(table, Random(game), MOVES):
        live = table.sitting.table
        assert live is not None

        def build(seat: int = seat, live: Any = live) -> int:
            outer = dumps(around(table.sitting, seat, "en", guests(table.sitting, lambda _: True, 0)))
            return len(outer) + len(dumps(position(live, seat, table.sitting.say("en"), written=True)))

        size = timed(build, times)
    return times, size


def share(times: list[float], part: float) -> str:
    """A percentile, in milliseconds."""
    return f"{sorted(times)[int(part * (len(times) - 1))]:.1f}"


def main() -> None:
    """Measure and tell."""
    grid = Grid("game", "move p50", "p99", "view p50", "p99", "payload built p50", "p99", "kB", title="milliseconds")
    with tempfile.TemporaryDirectory() as folder, apart(str(Path(folder) / "tables.sqlite")) as server:
        for game in names():
            moves, views = over_the_network(server, game)
            built, size = built_here(game)
            shares = [share(times, part) for times in (moves, views, built) for part in (0.5, 0.99)]
            grid.add_row(game, *shares, f"{size / 1000:.0f}")
    Console(width=110).print(grid)


if __name__ == "__main__":
    main()
