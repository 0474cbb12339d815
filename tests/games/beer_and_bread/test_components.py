import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from affinage.core.box import SHAPE_RULES
from affinage.games.beer_and_bread import box
from affinage.games.beer_and_bread.box import BOX

Content = dict[str, Any]
HOME = Path(box.__file__).parent
SHIPPED: Content = tomllib.loads((HOME / "components.toml").read_text(encoding="utf-8"))

Planted = tuple[str, Callable[[Content], object], str]  # the rule, a mistake, part of the sentence


def card(content: Content, name: str) -> Content:
    found: Content = next(row for row in content["card"] if row["id"] == name)
    return found


def upgrade(content: Content, name: str) -> Content:
    found: Content = next(row for row in content["upgrade"] if row["id"] == name)
    return found


def at(section: str, key: str, value: object) -> Callable[[Content], object]:
    return lambda c: c[section].__setitem__(key, value)


def of_card(name: str, key: str, value: object) -> Callable[[Content], object]:
    return lambda c: card(c, name).__setitem__(key, value)


def of_upgrade(name: str, key: str, value: object) -> Callable[[Content], object]:
    return lambda c: upgrade(c, name).__setitem__(key, value)


def without(section: str, name: str, key: str) -> Callable[[Content], object]:
    return lambda c: next(row for row in c[section] if row["id"] == name).pop(key)


def values(good: str, change: dict[int, int]) -> Callable[[Content], None]:
    def plant(content: Content) -> None:
        for row in content["card"]:
            if row["good"] in good:
                row["value"] = change.get(row["value"], row["value"])

    return plant


def each_card(good: str, change: Callable[[Content], object]) -> Callable[[Content], None]:
    def plant(content: Content) -> None:
        for row in content["card"]:
            if row["good"] in good:
                change(row)

    return plant


def no_card_with(prefix: str, good: str = "beer bread", upgrade: str = "redraw") -> Callable[[Content], None]:
    return each_card(good, lambda row: row["upgrade"].startswith(prefix) and row.update(upgrade=upgrade))


def many_upgrades(content: Content) -> None:
    for amount in (3, 4):
        content["upgrade"].append({**upgrade(content, "units-1"), "id": f"units-{amount}", "amount": amount})


def two_more_ways_to_barley(content: Content) -> None:
    swaps = [["water", "barley"], ["rye", "barley"]]
    content["upgrade"].append({**upgrade(content, "spend-either"), "id": "malt", "swaps": swaps})


def as_wheat_beer(row: Content) -> None:
    row["recipe"] = {"wheat": sum(row["recipe"].values()) - 1, "water": 1}


def hops_become_water(row: Content) -> None:
    row["harvest"] = {"water" if resource == "hops" else resource: n for resource, n in row["harvest"].items()}


def no_three_types(row: Content) -> None:
    if len(row["harvest"]) == 3:
        row["harvest"] = {"water": 2, "rye": 1}


def deep() -> Content:
    found: Content = {}
    for _ in range(3000):
        found = {"more": found}
    return found


BROKEN: list[Planted] = [
    ("section", lambda c: c.pop("dry"), "[dry] is missing."),
    ("section", lambda c: c.pop("card"), "[[card]] is missing."),
    ("section", lambda c: c.update(tokns=c.pop("tokens")),
     'tokns is no section of this file. Did you mean "tokens"?'),
    ("section", lambda c: c.update(card=5), "card must be rows that open with [[card]]."),
    ("section", lambda c: c.update(limits=[]), "limits must be one section [limits]."),
    ("section", lambda c: c["card"].append("porter"), '[[card]] 61 is "porter"; it must be a row'),
    ("value", at("set", "name", "  "), '[set] name = "  "; it must be the name'),
    ("unknown", at("set", "nmae", "x"), '[set]: nmae has no meaning here. Did you mean "name"?'),
    ("missing", lambda c: c["dry"].pop("rye"), "[dry]: rye is missing."),
    ("unknown", at("limits", "storag", 9),
     '[limits]: storag has no meaning here. Did you mean "storage"?'),
    ("value", at("tokens", "rye", -1),
     "[tokens] rye = -1; it must be a whole number from 0 to 100."),
    ("value", at("limits", "hand", 6), "[limits] hand = 6; it must be a whole number from 1 to 5."),
    ("value", at("dry", "hops", True), "[dry] hops = true; it must be a whole number"),
    ("missing", without("upgrade", "seed-rye", "amount"),
     '[[upgrade]] 7 "seed-rye": amount is missing.'),
    ("unknown", of_upgrade("redraw", "resource", "rye"),
     '"redraw": resource has no meaning here; it goes with effect = "seed_collect" or'),
    ("missing", without("upgrade", "seed-rye", "effect"), '"seed-rye": effect is missing.'),
    ("missing", without("card", "sour-rye", "value"), '[[card]] 44 "sour-rye": value is missing.'),
    ("unknown", of_card("sour-rye", "recipies", {}),
     'recipies has no meaning here. Did you mean "recipe"?'),
    ("value", of_card("sour-rye", "id", "Sour Rye"), 'id = "Sour Rye"; it must be small letters'),
    ("value", of_upgrade("redraw", "id", 7), "[[upgrade]] 1: id = 7; it must be small letters"),
    ("twice", of_card("sour-rye", "id", "dark-crust"),
     '[[card]] 44 "dark-crust": [[card]] 42 "dark-crust" has the same id'),
    ("value", of_upgrade("units-1", "slot", "storrage"),
     'slot = "storrage"; it must be "storage", since effect = "units".'),
    ("value", of_upgrade("echo-water", "effect", "ecko"), 'effect = "ecko"; it must be one of redraw, drop_harvest,'),
    ("value", of_upgrade("echo-water", "effect", [1]),
     "effect = [1]; it must be one of redraw,"),
    ("value", of_upgrade("redraw", "slot", "storage"),
     '"redraw": slot = "storage"; it must be "year", since effect = "redraw".'),
    ("value", of_upgrade("seed-rye", "resource", "rey"),
     '"rey"; it must be one of water, wheat, barley, rye, hops. Did you mean "rye"?'),
    ("value", of_upgrade("units-1", "amount", 0),
     "amount = 0; it must be a whole number from 1 to 9."),
    ("value", of_upgrade("score-band-67", "band", "6-7"), 'band = "6-7"; it must be one of 4/5, 6/7, 8/9.'),
    ("value", of_upgrade("spend-wheat", "to", ["hops"]),
     'to = ["hops"]; it must be a list of 2 different values, each of them one of water'),
    ("value", of_upgrade("spend-either", "swaps", [["rye"]]),
     'swaps = [["rye"]]; it must be a list of 2 values, each of them a list of 2 different'),
    ("upgrades-differ", of_upgrade("units-1", "amount", 2),
     '"units-2": [[upgrade]] 17 "units-1" does the same;'),
    ("conversions-make-no-ring",
     of_upgrade("spend-either", "swaps", [["rye", "wheat"], ["water", "barley"]]),
     "Conversions lead from wheat, rye, hops back to the same resource; they may not make a ring."),
    ("conversions-make-no-ring", of_upgrade("spend-hops", "to", ["rye", "hops"]),
     "Conversions lead from hops back"),
    ("number-of-conversions", two_more_ways_to_barley,
     "There are 8 ways to count tokens as others; there may be 7 at most."),
    ("hands-that-can-be-inverted-are-odd", at("limits", "hand", 4),
     '[limits] hand = 4; it must be odd, since the upgrade "invert" inverts a card:'),
    ("coins-for-either-good-are-alike", of_upgrade("score-types-bread", "amount", 3),
     '"score-types-bread": amount = 3; it must be 2 as in'),
    ("value", of_upgrade("echo-water", "resource", "rye"),
     'resource = "rye"; it must be "water".'),
    ("value", of_card("sour-rye", "name", 7), 'name = 7; it must be a name'),
    ("rows", many_upgrades, "There are 41 rows [[upgrade]]; the game needs 1 to 40."),
    ("rows", lambda c: c["card"].pop(),
     "There are 59 rows [[card]]; the game needs 60."),
    ("groups", of_card("sour-rye", "good", "beer"), '31 rows [[card]] have good = "beer"; the game needs 30.'),
    ("value", of_card("sour-rye", "good", "bred"),
     'good = "bred"; it must be one of beer, bread. Did you mean "bread"?'),
    ("value", of_card("sour-rye", "value", 10),
     '"sour-rye": value = 10; it must be a whole number from 4 to 9.'),
    ("value", of_card("sour-rye", "harvest", {}), "harvest shows 0 tokens; it must show 1 to 20."),
    ("value", of_card("sour-rye", "harvest", {"weat": 1}),
     'weat is no resource. Did you mean "wheat"?'),
    ("value", of_card("sour-rye", "harvest", {"rye": 0}),
     "harvest rye = 0; it must be a whole number from 1 to 20, or left out."),
    ("value", of_card("cellar-mild", "recipe", {"barley": -1}),
     '[[card]] 1 "cellar-mild": recipe barley = -1; it must be a whole number from 1 to 20,'),
    ("value", of_card("cellar-mild", "recipe", {"barley": 1.5}),
     "recipe barley = 1.5; it must be a whole"),
    ("value", of_card("cellar-mild", "recipe", {"barley": 20, "rye": 1}), "recipe shows 21 tokens; it must"),
    ("value", of_card("cellar-mild", "recipe", "barley"), 'recipe = "barley"; it must be a table'),
    ("reference", of_card("cellar-mild", "upgrade", "redrow"),
     'it must be the id of a row [[upgrade]]. Did you mean "redraw"?'),
    ("source", of_card("cellar-mild", "source", "memory"),
     '[[card]] 1 "cellar-mild": source = "memory"; it must be one of'),
    ("source", lambda c: upgrade(c, "supply-rye")["source"].pop("resource"),
     "source: resource is missing."),
    ("unreadable", at("tokens", "rye", 16**5000), "more digits than any figure can have."),
    ("unreadable", lambda c: c.update(source=deep()), "nested deeper than any figure can be."),
]  # fmt: skip

FACTS: list[Planted] = [
    ("tokens-as-printed", at("tokens", "rye", 14), "[tokens] rye = 14; the rule book says 15."),
    ("fruitful-as-printed", at("fruitful", "rye", 7), "[fruitful] rye = 7; the rule book says 6."),
    ("dry-as-printed", at("dry", "wheat", 4), "[dry] wheat = 4; the rule book says 5."),
    ("limits-as-printed", at("limits", "storage", 8), "[limits] storage = 8; the rule book says 9."),
    ("every-band-in-both-goods", values("beer", {8: 7, 9: 7}), "No beer is worth 8 or 9;"),
    ("every-value-on-a-card", values("beer bread", {5: 4}),
     "No card is worth 5; there are cards of every value"),
    ("recipes-fit-the-storage", of_card("feast-loaf", "recipe", {"wheat": 4, "rye": 6}),
     '[[card]] 58 "feast-loaf": the recipe takes 10 tokens; it must be payable from 9 storage units.'),
    ("recipes-fit-the-tokens", at("tokens", "rye", 4),
     '"monastery-rye": recipe rye = 5; there are only 4 rye tokens.'),
    ("no-upgrade-without-card", no_card_with("seed-rye"), '[[upgrade]] 7 "seed-rye" is on no card;'),
    ("enough-different-upgrades", no_card_with("s"),
     "different upgrades; the rule book tells at least 29 apart."),
    *(("year-upgrades", no_card_with(row["id"], upgrade="units-1"), f'effect = "{row["effect"]}"; the')
      for row in SHIPPED["upgrade"] if row["slot"] == "year"),
    ("collecting-upgrades", no_card_with("echo-water"), 'No card carries an upgrade with effect = "echo",'),
    ("collecting-upgrades", no_card_with("supply"),
     'No card carries an upgrade with effect = "from_supply";'),
    ("collecting-family",
     lambda c: [upgrade(c, name).update(resource="water") for name in ("seed-rye", "more-hops")],
     "No collecting upgrade exists for each of wheat, barley, rye, hops;"),
    ("storage-upgrades", of_upgrade("water-units", "amount", 3),
     'effect = "water_units", amount = 2; the rule book'),
    ("storage-upgrades", no_card_with("units"), 'No card carries an upgrade with effect = "units";'),
    ("production-upgrades", no_card_with("room-beer"),
     'effect = "room", good = "beer"; the rule book has one.'),
    ("production-upgrades", of_upgrade("spend-either", "rate", 2), 'effect = "spend_either", rate = 3;'),
    ("wheat-stands-for-hops-for-rye", of_upgrade("spend-wheat", "rate", 3),
     "No card lets 2 wheat stand for 1 hops;"),
    ("wheat-stands-for-hops-for-rye", no_card_with("spend-hops"), "No card lets 2 hops stand for 1 rye;"),
    ("cleaning-upgrades", of_upgrade("clean-only-beer", "amount", 3),
     'effect = "clean_only", good = "beer", amount = 2'),
    ("cleaning-upgrades", no_card_with("clean-both"), 'effect = "clean_both", amount = 2'),
    *(("scoring-upgrades", no_card_with(row["id"]), f'carries an upgrade with effect = "{row["effect"]}"')
      for row in SHIPPED["upgrade"] if row["slot"] == "scoring"),
    ("no-other-scoring", of_upgrade("score-tokens", "lead", 3),
     'amount = 2, lead = 3 is none of the nine scoring upgrades of the rule book.'),
    ("harvest-example", each_card("beer bread", no_three_types),
     "No column ends with a card that shows water,"),
    ("harvest-example", each_card("beer bread", lambda row: row["id"] != "table-beer" and row.update(
        harvest={"rye": 2, "barley": 1})), "No column ends with a card that shows water,"),
    ("brewing-example", of_card("ferry-amber", "recipe", {"barley": 3, "hops": 1}),
     "No beer takes exactly 2 of one"),
    ("scoring-sample", values("beer", {6: 5, 7: 5}), "The beer values cannot make the 22 coins"),
    ("scoring-sample", values("bread", {4: 9, 5: 9, 7: 6}), "The bread values cannot make the 23 coins"),
]  # fmt: skip

AIMS: list[Planted] = [
    ("ten-cards-a-band", of_card("ferry-amber", "value", 6),
     "9 beer cards are in the band 4/5; we aim at 10."),
    ("both-values-in-each-band", values("bread", {5: 4}), "No bread is worth 5; we aim at both values"),
    ("recipe-size-follows-value", of_card("cellar-mild", "recipe", {"barley": 3, "water": 3}),
     '"cellar-mild": the recipe takes 6 tokens for a 4; we aim at 2 to 4.'),
    ("recipes-grow-with-value", each_card("bread", lambda row: row["value"] == 5 and row.update(
        recipe={"wheat": 2, "water": 1})), "A bread of 5 takes 3.0 tokens on average, one of 4 3.2;"),
    ("recipes-of-two-to-four-types", of_card("cellar-mild", "recipe", {"barley": 3}),
     "the recipe shows 1 types;"),
    ("harvests-of-two-to-four-tokens", of_card("cellar-mild", "harvest", {"hops": 5}),
     "shows 5 tokens of 1 types;"),
    ("harvests-of-two-to-four-tokens",
     of_card("cellar-mild", "harvest", dict.fromkeys(("water", "rye", "hops", "wheat"),
     1)), "shows 4 tokens of 4 types;"),
    ("harvest-is-not-the-recipe", of_card("cellar-mild", "harvest", {"water": 1, "barley": 2}),
     "equals the recipe;"),
    ("goods-lean-on-their-grains", each_card("beer", as_wheat_beer),
     "barley and hops are 0% of the grains in beer;"),
    ("most-recipes-take-water", each_card("beer", lambda row: row["recipe"].pop("water", 0)),
     "0 of the beer recipes take water; we aim at 20 or more."),
    ("most-resources-serve-both-goods", each_card("bread", lambda row: [row["recipe"].pop(r, 0) for r in
     ("hops", "barley")]), "Only 3 resources are in 5 or more tokens of the recipes of both goods;"),
    ("harvest-follows-demand", each_card("beer", hops_become_water),
     "hops is 17% of all recipes and 10% of all harvests;"),
    ("no-card-beats-another", of_card("cellar-mild", "value", 9),
     "in every figure; we aim at cards that are each good for something."),
    ("no-card-beats-another", lambda c: card(c, "night-stout").update(
        recipe={"water": 1, "barley": 2}, harvest={"wheat": 2, "rye": 2}),
     'harvests no less than "cellar-mild"'),
    ("slots-on-eight-to-twelve-cards", of_card("orchard-saison", "upgrade", "redraw"),
     "7 cards carry storage upgrades; we aim at 8 to 12."),
    ("slots-spread-over-goods-and-bands", no_card_with("clean", "beer"),
     "No beer carries a cleaning upgrade;"),
    ("slots-spread-over-goods-and-bands",
     each_card("beer bread", lambda row: row["value"] > 7 and row.update(
        upgrade="redraw")), "No card of the band 8/9 carries a storage upgrade;"),
    ("rebuilt-upgrades", of_upgrade("seed-wheat", "amount", 2),
     'effect = "seed_collect", resource = "wheat", amount = 1;'),
    ("rebuilt-upgrades", no_card_with("supply-rye"),
     "1 different upgrades collect from the supply; we aim at 2"),
    ("cleaning-helps-the-other-good", of_upgrade("clean-only-beer", "resource", "hops"),
     '"clean-only-beer": resource = "hops" for beer; we aim at what helps the other good, wheat or rye.'),
    ("harvest-example-of-three-tokens",
     of_card("table-beer", "harvest", {"water": 2, "wheat": 1, "barley": 1}),
     "No harvest is exactly water 1, barley 1, wheat 1;"),
]  # fmt: skip
PLANTED = [(level, *one) for level, some in zip(BOX.judges, (BROKEN, FACTS, AIMS), strict=True) for one in some]


def test_every_rule_is_seen_to_fail() -> None:
    written = {(level, one.rule) for level, some in BOX.judges.items() for one in some}
    assert {(level, rule) for level, rule, _, _ in PLANTED} == written | {("broken", rule) for rule in SHAPE_RULES}


@pytest.mark.parametrize("planted", PLANTED, ids=[f"{rule}-{sentence[:30]}" for _, rule, _, sentence in PLANTED])
def test_a_planted_mistake_is_named(planted: tuple[str, str, Callable[[Content], object], str]) -> None:
    level, rule, plant, sentence = planted
    content = deepcopy(SHIPPED)
    plant(content)
    found = BOX.check(content)
    named = [one for one in found.found if sentence in one.sentence]
    assert (level, rule) in {(one.level, one.rule) for one in named}, found
    assert level == "broken" or found.broken == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_and_upgrade_has_words(language: str) -> None:
    text = (HOME / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert not [entry for entry in FluentResource(text).body if type(entry).__name__ == "Junk"]
    words = dict(re.findall(r"^([a-z0-9-]+) = (.+)$", text, re.MULTILINE))
    for section in ("card", "upgrade"):
        names = [words[f"{section}-{row['id']}"] for row in SHIPPED[section]]
        assert len(set(names)) == len(names)
        assert all(1 <= len(name.split()) <= 3 for name in names)
    assert all(f"effect-{row['effect'].replace('_', '-')}" in words for row in SHIPPED["upgrade"])
