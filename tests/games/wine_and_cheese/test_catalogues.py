"""The catalogues: every message that the game looks up is there, and every one that is there is looked up."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from affinage.core.game import find
from affinage.core.why import HOUSE, NOT_NOW, NOT_YOURS, OVER
from affinage.core.words import LANGUAGES, keys
from affinage.games.wine_and_cheese import describe, tables
from affinage.games.wine_and_cheese.game import GAME
from affinage.games.wine_and_cheese.moves import Kind
from affinage.games.wine_and_cheese.phrases import action_text
from affinage.games.wine_and_cheese.rules.reasons import Why
from affinage.games.wine_and_cheese.score import CATEGORIES, ENDINGS
from affinage.games.wine_and_cheese.state import NONE, CalendarTask, Phase

from . import setups
from .walks import wander

SAY = {language: GAME.say(language) for language in LANGUAGES}
EN = SAY["en"]
TASTE = {"produce": 30.0, "slot": 2.0, "trade": 0.1, "label": 0.3, "open": 0.2, "special": 3.0, "done": 2.0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_house_looks_up_is_there(language: str) -> None:
    wanted = {"title", "short-description", "style-actions", "style-pairs", "style-both", *describe.component_keys()}
    wanted |= {f"option-{o.name}" for o in GAME.options}
    wanted |= {f"option-{o.name}-{value}" for o in GAME.options for value in o.values}
    wanted |= {f"phase-{phase.name.lower().replace('_', '-')}" for phase in Phase if phase <= Phase.OVER}
    asked = [phase for phase in Phase if Phase.DRAW < phase < Phase.OVER]
    wanted |= {f"guide-{phase.name.lower().replace('_', '-')}" for phase in asked}
    wanted |= {f"{what}-{task.name.lower().replace('_', '-')}" for task in CalendarTask for what in ("kind", "short")}
    wanted |= {f"category-{name}" for name in CATEGORIES} | {f"ending-{name}" for name in ENDINGS}
    assert [key for key in sorted(wanted) if not SAY[language].has(key)] == []


def test_every_message_is_used() -> None:
    """Keys in the code are whole, or begin like `move-` and go on with a value."""
    code = "".join(file.read_text("utf-8") for file in GAME.folder.glob("*.py"))
    named = set(re.findall(r"\"([a-z][a-z0-9-]*)\"", code))
    beginnings = tuple(found for found in re.findall(r"f[\"']([a-z]+-[a-z-]*)\{", code) if found)
    housed = (
        "phase-",
        "option-",
        "category-",
        "box-",
        "title",
        "short-description",
        "letter-",
        "guide-",
        "pad-",
        "tagline",
    )
    told = {f"move-{key}" for key in {*(kind.key for kind in Kind), *named}}
    headlines = {f"turn-{kind.key}" for kind in Kind}  # where the words of a move do not do
    for key in keys(GAME.folder / "words", "en", chapters=False) - set(describe.component_keys()):
        if key.startswith("move-"):
            assert key in told, key
        elif not key.startswith(("why-", "rule-")):  # these have a test of their own
            assert key in named | headlines or key.startswith(beginnings) or key.startswith(housed), key


def test_every_reason_and_every_rule_behind_one_has_its_message() -> None:
    """Two of the house's four reasons are told, and a third would be where a kind is forgotten."""
    catalogue = keys(GAME.folder / "words", "en")
    housed = {f"why-{HOUSE[code]}" for code in (OVER, NOT_YOURS, NOT_NOW)}
    assert {key for key in catalogue if key.startswith("why-")} == housed | {f"why-{reason.key}" for reason in Why}
    assert {key for key in catalogue if key.startswith("rule-")} == {f"rule-{reason.rule}" for reason in Why}


@pytest.mark.parametrize("language", LANGUAGES)
def test_action_texts_tell_the_figures_of_the_set(language: str) -> None:
    for c in range(tables.CARDS):
        if tables.ACTION[c] == NONE:
            continue
        text = action_text(c, SAY[language])
        assert text.endswith(".")
        if tables.ACTION[c] == tables.Action.STARTER:
            assert str(tables.STARTER_STEPS[c]) in text
        if tables.ACTION[c] == tables.Action.MARKET:
            amounts = setups.named(tables.MARKET_GAIN[c])
            assert all(SAY[language](f"amount-{what}", n=n) in text for what, n in amounts.items())


def test_a_corrected_set_needs_no_new_words(tmp_path: Path) -> None:
    text = (GAME.folder / "components.toml").read_text("utf-8")
    for old, new in (("old-well", "moss-green"), ("ochre", "silver"), ("onion-tart", "leek-pie"), ("furrow", "path")):
        text = text.replace(f'"{old}"', f'"{new}"')
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    game = find(GAME.name, file)
    phrases = import_module(f"{game.package}.phrases")
    found = import_module(f"{game.package}.tables")
    assert phrases.card_name(found.CARD_IDS.index("moss-green"), EN) == "Moss Green"
    assert phrases.dish_name(found.DISHES.index("leek-pie"), EN) == "Leek Pie"
    assert phrases.colour_name(found.COLOURS.index("silver"), EN) == "Silver"
    assert phrases.housing_name(found.HOUSING_IDS.index("path"), EN) == "Path"
    s = next(s for s in wander(1, TASTE, game) if s.phase == Phase.TURN)
    silver = next(c for c in game.describe.view(s, 0, EN)["colours"] if c["id"] == "silver")
    assert (silver["name"], silver["letter"]) == ("Silver", "S")
