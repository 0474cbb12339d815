"""The stand-in: the same look to the end of a turn as the greedy bot's, with nothing compiled."""

import subprocess
import sys

import pytest

from affinage.agents import greedy, make, plain
from affinage.agents.plain import PlainBot
from affinage.core.chance import below, generator
from affinage.core.game import find
from affinage.core.play import Table

ALONE = """
import sys
from affinage.agents.plain import PlainBot
from affinage.core.game import find
from affinage.core.play import Table

table = Table(find("vinhos"), 2, seed="alone")
seat = table.asked[0]
assert PlainBot(table.game, seat, 1).choose(table.observe(seat), table.legal(seat)) in table.legal(seat)
print(*sorted(name for name in ("numba", "llvmlite") if name in sys.modules))
"""


@pytest.mark.parametrize("name", ["template", "beer-and-bread", "fromage"])
def test_it_chooses_what_the_compiled_one_chooses(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "BUDGET", plain.BUDGET)
    game = find(name)
    table, rng = Table(game, game.usual_seats, seed="alike"), generator(5)
    compiled = [make("greedy", game, seat, seed=3) for seat in range(table.seats)]
    plainly = [PlainBot(game, seat, 3 * 64 + seat) for seat in range(table.seats)]
    for _ in range(120):
        if table.over:
            break
        seat = table.asked[0]
        known, legal = table.observe(seat), table.legal(seat)
        move = compiled[seat].choose(known, legal)
        assert plainly[seat].choose(known, legal) == move
        table.play(seat, move if below(rng, 3) else legal[below(rng, len(legal))])  # also where it would not go


def test_it_needs_no_compiler() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ""


def test_a_careless_one_often_takes_anything() -> None:
    table = Table(find("beer-and-bread"), 2, seed="careless")
    seat, legal = table.asked[0], table.legal(table.asked[0])
    known = table.observe(seat)
    assert len({PlainBot(table.game, seat, n).choose(known, legal) for n in range(20)}) == 1
    assert len({PlainBot(table.game, seat, n, careless=100).choose(known, legal) for n in range(20)}) > 1
