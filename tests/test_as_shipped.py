"""One pass with the build that people get: the other tests compile with every index checked.

Random games end and bots choose as they do in the checked build, which the conformance suite compares with the plain
rules move by move.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from affinage.agents import make
from affinage.core import replay
from affinage.core.about import names
from affinage.core.chance import generator
from affinage.core.compile import bounds_checked
from affinage.core.game import find
from affinage.core.play import Table

DATA = Path(__file__).resolve().parent / "data"
GAMES = 30
THOUGHT, SEARCHED = "search:40", ("template", "beer-and-bread")


def answers(name: str) -> dict[str, object]:
    """What this build says of a game: how random games end, and what a bot chooses in positions of a stored one."""
    game, rng = find(name), generator(11)
    states, moves, weights = (
        np.zeros(1, game.state.dtype),
        np.zeros(game.width, np.int16),
        np.zeros(game.width, np.int64),
    )
    ends = hashlib.sha256()
    for seats in game.seats:
        for options in game.settings(seats, 2):
            values = np.array(game.option_values(options, seats), np.int64)
            for _ in range(GAMES // len(game.seats)):
                made = game.fast.random_games(states, seats, values, moves, weights, rng, 1)
                ends.update(made.to_bytes(8, "big") + states.tobytes())
    if name not in SEARCHED:
        return {"bounds": bounds_checked(), "ends": ends.hexdigest()}
    whole = replay.load(min((DATA / name / "replays").glob("*.json")))
    table, chosen = Table(whole.game, whole.seats, options=whole.options, deal=False), []
    for number, event in enumerate(whole.standing()):
        if event.seat >= 0 and number % 12 == 0:
            bot = make(THOUGHT, table.game, event.seat, seed=2, seats=table.seats)
            chosen.append(bot.choose(table.observe(event.seat), table.legal(event.seat)))
        table.put(event)
    return {"bounds": bounds_checked(), "ends": ends.hexdigest(), "chosen": chosen}


@pytest.mark.parametrize("name", names(everything=True))
def test_the_build_as_shipped(name: str) -> None:
    env = os.environ | {"AFFINAGE_BOUNDS": "0"}
    done = subprocess.run([sys.executable, __file__, name], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    here = answers(name)
    assert here["bounds"] is True
    assert json.loads(done.stdout) == here | {"bounds": False}


if __name__ == "__main__":
    print(json.dumps(answers(sys.argv[1])))  # noqa: T201 - this is what is asked for
