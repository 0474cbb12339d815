"""Games on a Ray cluster (the extra `scale`): each is a task of its own, so a lost worker costs its games again."""

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from affinage.core.errors import AffinageError
from affinage.core.game import find

from .games import Board, Plan, Played

AHEAD = 2  # tasks handed out for each processor of the cluster

_boards: dict[tuple[Any, ...], Board] = {}  # of this worker: arrays are used again


Options = tuple[tuple[str, str], ...]


def one_game(
    name: str, components: str, raw: bytes, bots: tuple[str, ...], seats: int, seed: int, options: Options, number: int
) -> Any:
    """One game on a worker: lineup and moves."""
    key = (name, components, seats, options)
    if key not in _boards:
        file = None
        if raw:
            file = Path(tempfile.gettempdir()) / f"affinage-{components}.toml"
            file.write_bytes(raw)
        _boards[key] = Board(Plan(find(name, file), bots, seats, seed, options))
    board = _boards[key]
    played = board.play(Plan(board.game, bots, seats, seed, options), number)
    return played.number, played.lineup, played.moves


def on_ray(plan: Plan, numbers: Sequence[int]) -> Iterator[Played]:
    """Games as they end, in any order, on the cluster that RAY_ADDRESS names, or on one started here."""
    try:
        import ray
    except ImportError:
        raise AffinageError("Ray is not installed: pip install 'affinage[scale]'.") from None
    mine = not ray.is_initialized()
    if mine:
        ray.init(log_to_driver=False, configure_logging=False, include_dashboard=False)
    try:
        remote = ray.remote(max_retries=-1, num_cpus=1)(one_game)
        raw = plan.game.box.raw if plan.game.own_box else b""
        fixed = (plan.game.name, plan.game.box.key, raw, plan.bots, plan.seats, plan.seed, plan.options)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        left = list(reversed(numbers))
        while left or waiting:
            while left and len(waiting) < most:
                waiting.append(remote.remote(*fixed, left.pop()))
            done, waiting = ray.wait(waiting)
            for number, lineup, moves in ray.get(done):
                yield Played(number, tuple(lineup), tuple((seat, move) for seat, move in moves))
    finally:
        if mine:
            ray.shutdown()
