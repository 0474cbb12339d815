"""Sets beside each other: fingerprints, likeness, what differs, an owner's rows, and the file that is written."""

import tomllib
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from affinage.core.about import folder_of, names
from affinage.core.box_file import written
from affinage.core.box_sets import changes, fingerprint, nearest, taken_in
from affinage.core.game import declared_box

every_game = pytest.mark.parametrize("name", names(everything=True))
BREAD = declared_box("beer-and-bread")


def shipped(name: str) -> dict[str, Any]:
    return tomllib.loads((folder_of(name) / "components.toml").read_text("utf-8"))


@every_game
def test_a_fingerprint_tells_figures_and_nothing_else(name: str) -> None:
    box, content = declared_box(name), shipped(name)
    other = deepcopy(content)
    other["set"]["name"] = "Nina's box"
    for rows in other.values():
        if isinstance(rows, list):
            Random(1).shuffle(rows)
    for part in other.values():
        for row in part if isinstance(part, list) else [part]:
            if "source" in row:
                row["source"] = "owner"
    assert fingerprint(box, other) == fingerprint(box, content)
    assert changes(box, content, other) == []


def test_ids_and_names_do_not_count_but_what_is_referred_to_does() -> None:
    content = shipped("beer-and-bread")
    other = deepcopy(content)
    for upgrade in other["upgrade"]:
        upgrade["id"] = f"x-{upgrade['id']}"
    for card in other["card"]:
        card |= {"id": f"y-{card['id']}", "name": "Mine", "upgrade": f"x-{card['upgrade']}"}
    assert fingerprint(BREAD, other) == fingerprint(BREAD, content)
    one, two = other["card"][0], next(c for c in other["card"] if c["upgrade"] != other["card"][0]["upgrade"])
    one["upgrade"], two["upgrade"] = two["upgrade"], one["upgrade"]
    assert fingerprint(BREAD, other) != fingerprint(BREAD, content)


@every_game
def test_every_figure_counts(name: str) -> None:
    box, content = declared_box(name), shipped(name)
    for section, part in content.items():
        for at, row in enumerate(part if isinstance(part, list) else [part]):
            for key, value in row.items():
                if type(value) is int:
                    other = deepcopy(content)
                    (other[section][at] if isinstance(part, list) else other[section])[key] = value + 1
                    assert fingerprint(box, other) != fingerprint(box, content), (section, at, key)


@every_game
def test_the_file_that_is_written_reads_back_the_same(name: str) -> None:
    content = shipped(name)
    assert tomllib.loads(written(content)) == content
    assert written(tomllib.loads(written(content))) == written(content)


def test_words_that_need_quotation_marks_are_written_so_that_they_read_back() -> None:
    content = {"set": {"name": 'Ä "box" \\ \x7f\n'}, "a b": {"x.y": True, "z": [], "t": {}}, "r": [{"k": {"a-b": -1}}]}
    assert tomllib.loads(written(content)) == content


def test_the_nearest_rebuilt_card_of_the_same_good_makes_room_and_keeps_its_id() -> None:
    content = shipped("beer-and-bread")
    old = content["card"][7]
    typed = {key: old[key] for key in ("good", "value", "harvest", "recipe", "upgrade")} | {"value": 9}
    assert nearest(BREAD, content, "card", typed) == 7
    after, at = taken_in(BREAD, content, "card", typed)
    assert at == 7
    assert after["card"][7] == {"id": old["id"], **typed, "source": "owner"}
    assert content["card"][7] == old, "the set that was handed in stays as it was"
    again, to = taken_in(BREAD, after, "card", typed)
    assert to != 7, "a card that was checked makes no room"
    assert again["card"][to or 0]["good"] == old["good"]


def test_an_upgrade_that_lies_on_no_card_any_more_goes() -> None:
    content = shipped("beer-and-bread")
    used = [card["upgrade"] for card in content["card"]]
    at = next(n for n, name in enumerate(used) if used.count(name) == 1)
    other = next(name for name in used if name != used[at])
    typed = {key: content["card"][at][key] for key in ("good", "value", "harvest", "recipe")} | {"upgrade": other}
    after, where = taken_in(BREAD, content, "card", typed)
    assert where == at
    assert used[at] not in [upgrade["id"] for upgrade in after["upgrade"]]
    assert BREAD.check(after).broken == []


def test_what_differs_is_told_by_likeness_and_not_by_order() -> None:
    content, other = shipped("beer-and-bread"), shipped("beer-and-bread")
    other["card"].reverse()
    other["card"][3]["value"] = 13 - other["card"][3]["value"]
    other["tokens"]["rye"] = 16
    found = changes(BREAD, content, other)
    assert [(c.section, c.key) for c in found] == [("tokens", "rye"), ("card", "value")]
    assert found[1].row == other["card"][3]["id"]
    assert found[1].before == 13 - found[1].after


def test_my_box_says_so_overrules_a_fact_but_nothing_that_the_rules_need() -> None:
    content = shipped("beer-and-bread")
    card = content["card"][3]
    card |= {"recipe": {"water": 5, "barley": 5}, "source": "owner"}
    [fact] = [f for f in BREAD.check(content).found if f.rule == "recipes-fit-the-storage"]
    assert (fact.open, fact.accepted) == (False, False)
    content["accepted"] = [{"rule": fact.rule, "at": fact.place.path}]
    found = BREAD.check(content)
    assert found.accepted == [fact.sentence]
    assert fact.sentence not in found.against_facts
    assert tomllib.loads(written(content)) == content
    content["card"][4]["value"] = 3
    content["accepted"].append({"rule": "value", "at": f"card/{content['card'][4]['id']}"})
    assert BREAD.check(content).broken


def test_an_answer_must_say_what_it_answers() -> None:
    content = shipped("beer-and-bread") | {"accepted": [{"rule": "Oh no", "at": "card"}]}
    [sentence] = BREAD.check(content).broken
    assert sentence.startswith('[[accepted]] 1: rule = "Oh no"; it must be the name of a rule')
    content["accepted"] = {"rule": "x"}
    assert BREAD.check(content).broken == ["accepted must be rows that open with [[accepted]]."]


@pytest.mark.parametrize("name", names())
def test_what_we_aim_at_is_not_held_against_an_owner(name: str) -> None:
    box, content = declared_box(name), shipped(name)
    rng = Random(2)
    for part in content.values():
        for row in part if isinstance(part, list) else [part]:
            for key, value in row.items():
                if type(value) is int and rng.random() < 0.2 and key not in ("number", "years", "top", "lowest"):
                    row[key] = max(0, value + rng.choice((-1, 1)))
            if "source" in row:
                row["source"] = "owner"
    assert box.check(content).off_aims == []
