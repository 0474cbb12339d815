import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from affinage.arena import cluster, match
from affinage.arena import puzzle_series as series
from affinage.core.game import find

ray = pytest.importorskip("ray", reason="Ray is the extra `scale`")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own
TEMPLATE = find("template")
BOTS = ["search:400", "greedy"]


@pytest.fixture(scope="module")
def local_cluster() -> Iterator[None]:
    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def worker_pids() -> set[int]:
    """Processes on this machine that play games for the cluster."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            told = (folder / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue
        if told.startswith("ray::one_game"):
            found.add(int(folder.name))
    return found


def test_a_cluster_plays_the_same_games(local_cluster: None) -> None:
    here = match.play(TEMPLATE, BOTS, 6, seats=3)
    there = match.play(TEMPLATE, BOTS, 6, seats=3, spread=cluster.on_ray)
    assert there.played == here.played


def test_a_killed_worker_costs_nothing_but_time(local_cluster: None, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one() -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end and not killed:
            for pid in sorted(worker_pids())[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
            time.sleep(0.05)

    thread = threading.Thread(target=kill_one)
    thread.start()
    file = tmp_path / "kept.jsonl"
    series = match.play(TEMPLATE, BOTS, 24, seats=2, spread=cluster.on_ray, file=file)
    thread.join()
    assert killed
    assert [one.number for one in series.played] == list(range(24))
    assert series.played == match.play(TEMPLATE, BOTS, 24, seats=2).played
    assert len(file.read_text().splitlines()) == 25


def test_puzzles_are_looked_for_on_a_cluster(local_cluster: None, tmp_path: Path) -> None:
    game, told = find("beer-and-bread"), list[tuple[int, int]]()

    def looked(name: str, spread: series.Spread | None = None) -> list[str]:
        file = tmp_path / name
        series.look_through(game, 2, 2, file, 1, lambda *at: told.append(at), proven=True, spread=spread)
        return sorted(file.read_text().splitlines())

    assert looked("there", cluster.puzzles_on_ray) == looked("here")
    assert told == [(0, 2), (1, 2), (2, 2)] * 2
