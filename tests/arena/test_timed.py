"""Matches at equal time: many processes, a limit, and a file that is whole at any moment."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import affinage
from affinage.arena import timed
from affinage.arena.games import Board
from affinage.arena.match import play
from affinage.core.errors import AffinageError
from affinage.core.game import find

TEMPLATE = find("template")
PATIENCE = 300.0
# What a research machine may lack: for the command and its processes all but these is out of reach.
ALONE = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names or top in ("numpy", "numba", "llvmlite", "affinage"):
            return None
        raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Nothing())
"""


def test_games_are_those_of_every_other_match(tmp_path: Path) -> None:
    match = timed.prepared(TEMPLATE, ["search:20", "greedy"], 6, 3, 5)
    timed.play(match, 2, PATIENCE, lambda _: None)
    assert match.ended == "all games"
    usual = play(TEMPLATE, ["search:20", "greedy"], 6, seats=3, seed=5)
    for one in match.games:
        assert tuple(one.lineup) == usual.lineups[one.number]
        assert one.places == usual.places(one.number)
        assert one.moves == usual.lengths[one.number]
        assert one.share(0) == usual.shares(0)[one.number]
        assert one.ahead(0) == usual.ahead(0)[one.number]
    told = match.told()
    assert [bot["bot"] for bot in told["bots"]] == ["search:20", "greedy"]
    assert told["bots"][0]["even"] == pytest.approx(1 / 3)
    assert sum(sum(one["choices"]) for one in told["games"]) == sum(bot["choices"] for bot in told["bots"])
    assert all(bot["ms_a_choice"] > 0 for bot in told["bots"])


def test_at_the_limit_what_is_finished_counts() -> None:
    match = timed.prepared(TEMPLATE, ["search:0.02s", "random"], 100_000, 2, 0)
    timed.played(match.plan, Board(match.plan), 0, 1)  # compiled before the clock runs
    timed.play(match, 1, 12.0, lambda _: None)
    assert match.ended == "at the limit"
    assert len(match.games) < 100_000


def test_the_command_needs_numpy_and_numba_alone_and_writes_all_it_found(tmp_path: Path) -> None:
    file = tmp_path / "sub" / "found.json"
    (tmp_path / "sitecustomize.py").write_text(ALONE, "utf-8")
    given = ["template", "--bots", "search:5,random", "--games", "4", "--workers", "2", "--deals", "held-out"]
    done = subprocess.run(
        [sys.executable, "-m", "affinage.arena.timed", *given, "--seconds-limit", str(PATIENCE), "--to", str(file)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(Path(affinage.__file__).parents[1])])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "4 of 4 games; ended: all games" in done.stdout
    told = json.loads(file.read_text("utf-8"))
    assert told["seed"] == timed.DEALS["held-out"]
    assert len(told["games"]) == 4
    assert [one.name for one in file.parent.iterdir()] == [file.name]


def test_what_cannot_be_played_gets_a_sentence() -> None:
    with pytest.raises(AffinageError, match="There is no trained net for template"):
        timed.prepared(TEMPLATE, ["policy", "random"], 1, 2, 0)
    with pytest.raises(AffinageError, match="shown what others are not"):
        timed.prepared(TEMPLATE, ["cheat:5", "random"], 1, 2, 0)
    with pytest.raises(AffinageError, match="2 or 3 or 4 seats"):
        timed.prepared(TEMPLATE, ["random"], 1, 5, 0)
