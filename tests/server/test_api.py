"""Whole games over the network, by random choices, with the server closed and opened in between."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from affinage.core.game import find, names

from .serving import Laid, Serving, nonce, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite")) as found:
        yield found


def play(table: Laid, rng: Random, most: int) -> int:
    """So many random moves, now and then one taken back; how many were made."""
    for made in range(most):
        waiting = table.view(None)["waiting"]
        if not waiting:
            return made
        seat = rng.choice(waiting)
        seen = table.view(seat)
        assert seen["choices"], seen["question"]
        answer = table.move(seat, rng.choice(seen["choices"])["move"], seen["version"])
        assert answer.status_code == 200, answer.text
        now = table.view(seat)
        assert answer.json() == {"version": now["version"]}
        assert now["version"] > seen["version"]
        if now["can_undo"] and rng.random() < 0.1:
            assert table.undo(seat, now["version"], rng.choice(["undo", "reset"])).status_code == 200
    return most


@pytest.mark.parametrize("game", names())
def test_a_whole_game_survives_every_reload(server: Serving, game: str) -> None:
    rng = Random(game)
    table = server.hotseat(game, find(game).seats[-1])
    while play(table, rng, 60) == 60:
        before = [table.call("GET", "view", seat, lang=lang).content for seat in table.everybody() for lang in "en de".split()]
        server.restart()
        after = [table.call("GET", "view", seat, lang=lang).content for seat in table.everybody() for lang in "en de".split()]
        assert before == after
    end = table.view(0)
    assert end["stage"] == "over"
    assert end["result"]["sentence"]
    assert end["choices"] == []
    assert table.move(0, 0).status_code == 403
    assert nonce()
