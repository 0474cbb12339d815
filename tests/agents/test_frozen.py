"""Frozen bots choose as they did when they were frozen; what they chose then is in frozen_choices.json here."""

import json
from pathlib import Path

import pytest

from affinage.agents import LEVELS, make, parse
from affinage.agents.frozen import FROZEN
from affinage.agents.levels import suited
from affinage.agents.spec import KINDS
from affinage.core import about
from affinage.core.game import find

from .minds import choices, saved

CHOSEN = json.loads((Path(__file__).parent / "frozen_choices.json").read_text("utf-8"))
USUAL = ("template", "beer-and-bread")
TABLES = [
    pytest.param(name, int(seats), marks=[] if name in USUAL else pytest.mark.long)
    for name, seats in (table.split() for table in CHOSEN)
]
WALKED, EVERY = 60, 4  # so many choices of random games; each fourth is asked about


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_frozen_bots_choose_as_they_did(name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where there is a net now."""
    game = find(name)
    monkeypatch.setenv("AFFINAGE_MINDS", str(tmp_path))
    saved(game, tmp_path)
    asked = list(choices(game, seats, WALKED))[::EVERY]
    for kind, chosen in CHOSEN[f"{name} {seats}"].items():
        where = enumerate(asked[: len(chosen)])
        found = [make(kind, game, seat, i, seats).choose(known, legal) for i, (known, seat, legal) in where]
        assert found == chosen, kind


def test_every_level_is_frozen_and_the_strongest_thinks_for_a_second() -> None:
    assert set(FROZEN) == {f"{level}-1" for level in LEVELS}
    assert set(FROZEN) <= set(KINDS)
    assert parse("expert-1").budget == parse("expert").budget


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_net_todays_levels_are_still_those(level: str) -> None:
    """As long as that is so; whoever makes a level anew takes it out here."""
    for name in about.names(everything=True):
        game = find(name)
        for seats in game.seats:
            now, then = suited(parse(f"{level}:mind=0"), game, seats), suited(parse(f"{level}-1"), game, seats)
            assert (now.budget, now.careless, now.tree, now.playout, now.turns) == (
                then.budget, then.careless, then.tree, then.playout, then.turns,
            )  # fmt: skip
