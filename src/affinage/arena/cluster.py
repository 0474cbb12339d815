"""Games on a Ray cluster (the extra `scale`): each is a task of its own, so a lost worker costs its games again."""

import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
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


def tasks_on_ray(task: Callable[..., Any], calls: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
    """What these calls of a function answer, in any order, on the cluster that RAY_ADDRESS names, or on one started
    here. A few more are handed out than there are processors; those of a lost worker are made once more."""
    try:
        import ray
    except ImportError:
        raise AffinageError("Ray is not installed: pip install 'affinage[scale]'.") from None
    mine = not ray.is_initialized()
    if mine:
        ray.init(log_to_driver=False, configure_logging=False, include_dashboard=False)
    try:
        remote = ray.remote(max_retries=-1, num_cpus=1)(task)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        left = iter(calls)
        while True:
            waiting += [remote.remote(*each) for each in islice(left, most - len(waiting))]
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        if mine:
            ray.shutdown()


def on_ray(plan: Plan, numbers: Sequence[int]) -> Iterator[Played]:
    """Games as they end, in any order, on a cluster."""
    raw = plan.game.box.raw if plan.game.own_box else b""
    fixed = (plan.game.name, plan.game.box.key, raw, plan.bots, plan.seats, plan.seed, plan.options)
    for number, lineup, moves in tasks_on_ray(one_game, [(*fixed, number) for number in numbers]):
        yield Played(number, tuple(lineup), tuple((seat, move) for seat, move in moves))


def puzzle_line(name: str, seats: int, number: int, proven: bool) -> str:
    """One game looked through for puzzles on a worker, as a line to keep."""
    from .puzzle_series import line_of

    return line_of(find(name), seats, number, proven)


def puzzles_on_ray(name: str, seats: int, numbers: Sequence[int], proven: bool) -> Iterator[str]:
    """Games looked through for puzzles, as lines, in any order, on a cluster."""
    yield from tasks_on_ray(puzzle_line, [(name, seats, number, proven) for number in numbers])
