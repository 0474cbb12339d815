"""What the judge says, in German: every sentence of every judge has its own, and ids become words."""

import ast
import re
import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from affinage.core import box, box_findings, box_judges, box_values
from affinage.core.about import folder_of, names
from affinage.core.game import declared_box, find
from affinage.core.words import HOUSE
from affinage.server import box_page
from affinage.server.box_told import Told, catalogue

CORE = [Path(str(module.__file__)) for module in (box, box_findings, box_judges, box_values)]
GAP = re.compile(r"\{[^{}]*\}")
ENGLISH = re.compile(r"\b(the|is|are|must|there|says|each|which)\b")


def said_in(file: Path) -> set[str]:
    """The sentences in a file of judges, figures as empty braces."""
    tree, found = ast.parse(file.read_text("utf-8")), set()
    inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):  # what documents
            inner.add(id(node.value))
        if isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values]
            found.add("".join(parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inner:
            found.add(GAP.sub("{}", node.value))
    return {text for text in found if re.search(r"\w[.?]$", text) and len(GAP.sub("", text).split()) > 2}


def known(folder: Path) -> list[str]:
    return [GAP.sub("{}", english).replace('"', "") for english in catalogue(folder, "de")]


@pytest.mark.parametrize("game", names())
def test_every_sentence_of_a_games_judges_has_its_german(game: str) -> None:
    there = known(folder_of(game) / "words")
    for file in ("box.py", "facts.py"):
        if (folder_of(game) / file).is_file():
            for text in said_in(folder_of(game) / file):
                plain = text.replace('"', "")
                assert any(one == plain or one in plain for one in there if len(one) > 3), text


def spoiled(content: dict[str, Any]) -> list[dict[str, Any]]:
    """The set with one thing wrong after the other."""
    found = []
    for section, part in content.items():
        if section == "set":
            continue
        for key in dict(part[-1] if isinstance(part, list) else part):
            for wrong in (-1, "nonsense", None):
                other = deepcopy(content)
                row = other[section][-1] if isinstance(part, list) else other[section]
                if wrong is None:
                    del row[key]
                else:
                    row[key] = wrong
                found.append(other)
        if isinstance(part, list):
            found += [content | {section: part[:-1]}, content | {section: [*part, part[0]]}, content | {section: 7}]
        else:
            found += [content | {section: part | {"unknown": 1}}, content | {section: []}]
    return found


@pytest.mark.parametrize("game", names())
def test_whatever_is_wrong_is_said_in_german(game: str) -> None:
    content = tomllib.loads((folder_of(game) / "components.toml").read_text("utf-8"))
    declared, say = declared_box(game), find(game).say("de")
    heard = 0
    for other in spoiled(content):
        for one in declared.check(other).found:
            if one.level != "off_aims":
                told = box_page.spoken(game, one.sentence, other, say)
                assert not ENGLISH.search(told), (one.sentence, told)
                heard += 1
    assert heard > 40


def test_ids_become_words_and_sentences_may_hold_others() -> None:
    say = find("beer-and-bread").say("de")
    told = Told(folder_of("beer-and-bread") / "words", say)
    sentence = 'No card carries an upgrade with effect = "clean_any", good = "beer", amount = 1; the rule book has one.'
    assert told.named(told(sentence)) == (
        "Keine Karte trägt einen Ausbau mit Wirkung = „Für jede Ware“, Bier oder Brot = „Bier“, Wie viele = 1; "
        "in der Spielregel gibt es einen."
    )
    assert told('[[card]] 3 "x": recipe rye = -1; it must be a whole number from 1 to 20, or left out.') == (
        '[[card]] 3 "x": Rezept Roggen = -1; richtig ist: eine ganze Zahl von 1 bis 20, oder gar nichts.'
    )
    assert told("A sentence that nobody has put into German yet.") == "A sentence that nobody has put into German yet."


def test_sections_are_named_before_what_is_in_them_and_stay_where_they_are_to_be_written() -> None:
    content = tomllib.loads((folder_of("beer-and-bread") / "components.toml").read_text("utf-8"))
    content["tokens"]["water"] = 3
    declared, say = declared_box("beer-and-bread"), find("beer-and-bread").say("de")
    for other, wanted in (
        (content, "Plättchen im Spiel: Wasser = 3; die Spielregel sagt 18."),
        (content | {"card": 7}, "card muss bestehen aus Zeilen, die mit [[card]] beginnen."),
    ):
        assert wanted in [
            box_page.spoken("beer-and-bread", one.sentence, other, say) for one in declared.check(other).found
        ]


def test_no_german_sentence_has_a_figure_that_the_english_has_not() -> None:
    for folder in (HOUSE, *(folder_of(game) / "words" for game in names())):
        for language in ("de", "en"):
            for english, own in catalogue(folder, language).items():
                assert set(GAP.findall(own)) <= set(GAP.findall(english)), english
