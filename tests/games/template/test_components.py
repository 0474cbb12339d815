import tomllib
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from rich.console import Console

from affinage.core.box_findings import Finding, Findings, Place
from affinage.core.errors import ComponentError
from affinage.core.game import CHANCE, find
from affinage.core.play import Table
from affinage.core.words import LANGUAGES, keys
from affinage.games.template import describe
from affinage.games.template.box import BOX
from affinage.games.template.game import GAME
from affinage.terminal import generic

check = BOX.check
SHIPPED = tomllib.loads((GAME.folder / "components.toml").read_text("utf-8"))
Content = dict[str, Any]


def test_the_shipped_set_is_faultless() -> None:
    assert check(SHIPPED) == Findings()


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        (lambda c: c.pop("supply"), r"\[supply\] is missing"),
        (lambda c: c.update(extra=1), "extra is no section"),
        (lambda c: c.update(crate=[]), r"There are 0 rows \[\[crate\]\]; the game needs 1 to 20\."),
        (lambda c: c.update(crate=[3]), r"\[\[crate\]\] 1 is 3; it must be a row with keys and figures\."),
        (lambda c: c.update(crate=3), r"crate must be rows that open with \[\[crate\]\]\."),
        (
            lambda c: c["limits"].update(rounds=True),
            r"^\[limits\] rounds = true; it must be a whole number from 1 to 20",
        ),
        (lambda c: c["limits"].update(change=0), "change = 0; it must be a whole number"),
        (lambda c: c["limits"].update(round=5), r'round has no meaning here\. Did you mean "rounds"\?'),
        (lambda c: c["crate"][0].pop("bread"), r'^\[\[crate\]\] 1 "dairy-cart": bread is missing\.$'),
        (lambda c: c["crate"][0].update(bread=0), r'^\[\[crate\]\] 1 "dairy-cart": bread = 0; it must be a whole '),
        (lambda c: c["crate"][0].update(id="Dairy Cart"), 'id = "Dairy Cart"; it must be small letters'),
        (lambda c: c["crate"][0].update(id="picnic-hamper"), r'1 "picnic-hamper" has the same id'),
        (lambda c: c["crate"][0].update(source="hearsay"), 'source = "hearsay"; it must be one of rulebook,'),
        (lambda c: c["limits"].update(rounds=9), "as many crates as rounds"),
        (lambda c: c.update(customer=c["customer"][:1]), "at least 4 customers"),
        (lambda c: c["supply"].update(bread=15), "bread must be at least 16"),
    ],
)
def test_a_planted_mistake_is_found(mistake: Callable[[Content], object], sentence: str) -> None:
    content = deepcopy(SHIPPED)
    mistake(content)
    broken = check(content).broken
    assert len(broken) == 1
    with pytest.raises(AssertionError, match=sentence):
        raise AssertionError(broken[0])


def test_a_finding_names_its_rule_and_its_place_and_tells_wrong_from_still_open() -> None:
    content = deepcopy(SHIPPED)
    content["crate"][1]["bread"] = 0
    del content["customer"][0]["copies"]
    content["limits"]["rounds"] = 9
    assert [finding[1:] for finding in map(_told, check(content).found)] == [
        ("value", Place("crate", 2, "bakers-barrow", "bread"), False),
        ("missing", Place("customer", 1, "cheese-lover", "copies"), True),
    ]
    content = deepcopy(SHIPPED)
    content["limits"]["rounds"] = 9
    assert [*map(_told, check(content).found)] == [("broken", "crates-for-rounds", Place("crate"), False)]
    content = deepcopy(SHIPPED)
    content["crate"][0]["cheese"] = 1
    assert [*map(_told, check(content).found)] == [("off_aims", "as-much-of-both", Place("crate"), True)]
    for row in content["crate"]:
        row["source"] = "public"
    assert [finding.open for finding in check(content).found] == [False]  # nothing is left that could settle it


def _told(finding: Finding) -> tuple[str, str, Place, bool]:
    return finding.level, finding.rule, finding.place, finding.open


def test_a_lopsided_market_is_off_our_aims_but_can_be_played() -> None:
    content = deepcopy(SHIPPED)
    content["crate"][0]["copies"] = 1
    content["crate"][0]["cheese"] = 1
    found = check(content)
    assert found.broken == []
    assert "8 cheese and 14 bread" in found.off_aims[0]


def test_a_file_of_ones_own_can_be_played_with(tmp_path: Any) -> None:
    file = tmp_path / "mine.toml"
    text = (GAME.folder / "components.toml").read_text("utf-8")
    file.write_text(text.replace("rounds = 5", "rounds = 2").replace('"dairy-cart"', '"goat-wagon"'))
    game = find("template", file)
    table = Table(game, 2, seed="mine")
    assert table.view(0)["frame"]["stage"]["name"] == "Round 1 of 2"
    opened = game.describe.words(table.state, CHANCE, game.moves.index(("crate", 0)), game.say())
    assert opened == "The Goat Wagon is opened"
    file.write_text(text.replace("rounds = 5", "rounds = 9"))
    with pytest.raises(ComponentError, match="as many crates as rounds"):
        find("template", file)


def test_the_catalogues_have_the_same_messages() -> None:
    english, german = (keys(GAME.folder / "words", language) for language in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_game_has_words_and_can_be_drawn(language: str) -> None:
    say, table = GAME.say(language), Table(GAME, 4, seed="words")
    wanted = [*describe.component_keys(), "title", "short-description"]
    wanted += [f"phase-{phase.name.lower()}" for phase in GAME.phases]
    wanted += [f"category-{name}" for name in GAME.score.CATEGORIES]
    wanted += [f"ending-{name}" for name in GAME.score.ENDINGS]
    for option in GAME.options:
        wanted += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)]
    assert [key for key in wanted if not say.has(key)] == []
    console = Console(width=80, quiet=True)
    while not table.over:
        for seat in table.asked:
            for move in range(len(GAME.moves)):
                assert GAME.describe.words(table.state, seat, move, say)
                assert move in table.legal(seat) or GAME.describe.why_not(table.state, seat, move, say).rule
                assert GAME.describe.place(table.state, move)
            console.print(generic.draw(table.view(seat, say), say, 80))
        seat = table.asked[-1]
        table.play(seat, table.legal(seat)[table.version % len(table.legal(seat))])
    console.print(generic.draw(table.view(0, say), say, 80))


def test_the_pieces_in_play_are_known_pieces() -> None:
    random, seen = Random(1), set()
    for seed in "abcde":
        table = Table(GAME, 4, seed=seed)
        while not table.over:
            seen |= set(GAME.describe.components_seen(table.state))
            seat = random.choice(table.asked)
            table.play(seat, random.choice(table.legal(seat)))
    assert seen == set(describe.component_keys())
