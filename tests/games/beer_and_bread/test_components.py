import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from affinage.games.beer_and_bread import constraints, constraints_aims, constraints_facts
from affinage.games.beer_and_bread.constraints import check

Content = dict[str, Any]
HOME = Path(constraints.__file__).parent
SHIPPED: Content = tomllib.loads((HOME / "components.toml").read_text(encoding="utf-8"))
LEVELS = {
    "broken": constraints.BROKEN,
    "against_facts": constraints_facts.FACTS,
    "off_aims": constraints_aims.AIMS,
}


Planted = tuple[str, Callable[[Content], object], str]  # the constraint, a mistake, part of the sentence


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
    ("_sections", lambda c: c.pop("dry"), "[dry] is missing."),
    ("_sections", lambda c: c.pop("card"), "[[card]] is missing."),
    ("_sections", lambda c: c.update(tokns=c.pop("tokens")),
     'tokns is no section of this file. Did you mean "tokens"?'),
    ("_sections", lambda c: c.update(card=5), "card must be rows that open with [[card]]."),
    ("_sections", lambda c: c.update(limits=[]), "limits must be one section [limits]."),
    ("_sections", lambda c: c["card"].append("porter"), '[[card]] 61 is "porter"; it must be a row'),
    ("_set_has_a_name", at("set", "name", "  "), '[set] name = "  "; it must be the name'),
    ("_set_has_a_name", at("set", "nmae", "x"), '[set]: nmae has no meaning here. Did you mean "name"?'),
    ("_table_keys", lambda c: c["dry"].pop("rye"), "[dry]: rye is missing."),
    ("_table_keys", at("limits", "storag", 9),
     '[limits]: storag has no meaning here. Did you mean "storage"?'),
    ("_table_figures", at("tokens", "rye", -1),
     "[tokens] rye = -1; it must be a whole number from 0 to 100."),
    ("_table_figures", at("limits", "hand", 6), "[limits] hand = 6; it must be a whole number from 1 to 5."),
    ("_table_figures", at("dry", "hops", True), "[dry] hops = true; it must be a whole number"),
    ("_upgrade_keys", without("upgrade", "seed-rye", "amount"),
     '[[upgrade]] 7 "seed-rye": amount is missing.'),
    ("_upgrade_keys", of_upgrade("redraw", "resource", "rye"), '"redraw": resource has no meaning here.'),
    ("_upgrade_keys", without("upgrade", "seed-rye", "effect"), '"seed-rye": effect is missing.'),
    ("_card_keys", without("card", "sour-rye", "value"), '[[card]] 44 "sour-rye": value is missing.'),
    ("_card_keys", of_card("sour-rye", "recipies", {}),
     'recipies has no meaning here. Did you mean "recipe"?'),
    ("_ids_are_slugs", of_card("sour-rye", "id", "Sour Rye"), 'id = "Sour Rye"; it must be small letters'),
    ("_ids_are_slugs", of_upgrade("redraw", "id", 7), "[[upgrade]] 1: id = 7; it must be small letters"),
    ("_ids_are_unique", of_card("sour-rye", "id", "dark-crust"),
     '[[card]] 44 "dark-crust": [[card]] 42 "dark-crust" has the same id'),
    ("_slots_are_known", of_upgrade("units-1", "slot", "storrage"), 'no slot. Did you mean "storage"?'),
    ("_effects_are_known", of_upgrade("echo-water", "effect", "ecko"), 'no effect. Did you mean "echo"?'),
    ("_effects_are_known", of_upgrade("echo-water", "effect", [1]),
     "effect = [1] is no effect. There is: redraw,"),
    ("_effects_in_their_slots", of_upgrade("redraw", "slot", "storage"),
     '"redraw": slot = "storage" for the effect redraw; it belongs to "year".'),
    ("_upgrade_figures", of_upgrade("seed-rye", "resource", "rey"),
     'resource = "rey" is not known. Did you mean "rye"?'),
    ("_upgrade_figures", of_upgrade("units-1", "amount", 0),
     "amount = 0; it must be a whole number from 1 to 9."),
    ("_upgrade_figures", of_upgrade("score-band-67", "band", "6-7"), 'band = "6-7" is not known.'),
    ("_upgrade_figures", of_upgrade("spend-wheat", "to", ["hops"]),
     'to = ["hops"]; it must be two resources'),
    ("_upgrade_figures", of_upgrade("spend-either", "swaps", [["rye"]]),
     'swaps = [["rye"]]; it must be two pairs'),
    ("_upgrades_differ", of_upgrade("units-1", "amount", 2),
     '"units-2": [[upgrade]] 17 "units-1" does the same;'),
    ("_conversions_make_no_ring",
     of_upgrade("spend-either", "swaps", [["rye", "wheat"], ["water", "barley"]]),
     "Conversions lead from wheat, rye, hops back to the same resource; they may not make a ring."),
    ("_conversions_make_no_ring", of_upgrade("spend-hops", "to", ["rye", "hops"]),
     "Conversions lead from hops back"),
    ("_number_of_conversions", two_more_ways_to_barley,
     "There are 8 ways to count tokens as others; there may be 7 at most."),
    ("_echo_is_water", of_upgrade("echo-water", "resource", "rye"),
     'resource = "rye"; this effect knows only water.'),
    ("_names_are_words", of_card("sour-rye", "name", 7), 'name = 7; it must be a name'),
    ("_number_of_upgrades", many_upgrades, "There are 41 different upgrades; the game needs 1 to 40."),
    ("_number_of_cards", lambda c: c["card"].pop(),
     "There are 59 cards; the game needs 60 (30 beers and 30 breads)."),
    ("_number_of_cards", of_card("sour-rye", "good", "beer"), "There are 31 beers and 29 breads;"),
    ("_card_goods", of_card("sour-rye", "good", "bred"), 'good = "bred" is no good. Did you mean "bread"?'),
    ("_card_values", of_card("sour-rye", "value", 10),
     '"sour-rye": value = 10; it must be a whole number from 4 to 9.'),
    ("_card_harvests", of_card("sour-rye", "harvest", {}), "harvest shows 0 tokens; it must show 1 to 20."),
    ("_card_harvests", of_card("sour-rye", "harvest", {"weat": 1}),
     'weat is no resource. Did you mean "wheat"?'),
    ("_card_harvests", of_card("sour-rye", "harvest", {"rye": 0}),
     "harvest rye = 0; leave out what it does not show."),
    ("_card_recipes", of_card("cellar-mild", "recipe", {"barley": -1}),
     '[[card]] 1 "cellar-mild": recipe barley = -1; a cost cannot be negative.'),
    ("_card_recipes", of_card("cellar-mild", "recipe", {"barley": 1.5}),
     "recipe barley = 1.5; it must be a whole"),
    ("_card_recipes", of_card("cellar-mild", "recipe", {"barley": 21}), "recipe shows 21 tokens;"),
    ("_card_recipes", of_card("cellar-mild", "recipe", "barley"), 'recipe = "barley"; it must be a table'),
    ("_card_upgrades", of_card("cellar-mild", "upgrade", "redrow"), 'is no upgrade. Did you mean "redraw"?'),
    ("_sources", of_card("cellar-mild", "source", "memory"), "[[card]] number 1: source must be one of"),
    ("_sources", lambda c: upgrade(c, "supply-rye")["source"].pop("resource"),
     "source: resource is missing."),
    ("unreadable", at("tokens", "rye", 16**5000), "more digits than any figure can have."),
    ("unreadable", lambda c: c.update(source=deep()), "nested deeper than any figure can be."),
]  # fmt: skip

FACTS: list[Planted] = [
    ("_tokens_as_printed", at("tokens", "rye", 14), "[tokens] rye = 14; the rule book says 15."),
    ("_fruitful_signs_as_printed", at("fruitful", "rye", 7), "[fruitful] rye = 7; the rule book says 6."),
    ("_dry_signs_as_printed", at("dry", "wheat", 4), "[dry] wheat = 4; the rule book says 5."),
    ("_limits_as_printed", at("limits", "storage", 8), "[limits] storage = 8; the rule book says 9."),
    ("_every_band_in_both_goods", values("beer", {8: 7, 9: 7}), "No beer is worth 8 or 9;"),
    ("_every_value_on_a_card", values("beer bread", {5: 4}),
     "No card is worth 5; there are cards of every value"),
    ("_recipes_fit_the_storage", of_card("feast-loaf", "recipe", {"wheat": 4, "rye": 6}),
     '[[card]] 58 "feast-loaf": the recipe takes 10 tokens; it must be payable from 9 storage units.'),
    ("_recipes_fit_the_tokens", at("tokens", "rye", 4),
     '"monastery-rye": recipe rye = 5; there are only 4 rye tokens.'),
    ("_no_upgrade_without_card", no_card_with("seed-rye"), '[[upgrade]] 7 "seed-rye" is on no card;'),
    ("_enough_different_upgrades", no_card_with("s"),
     "different upgrades; the rule book tells at least 29 apart."),
    *(("_year_upgrades", no_card_with(row["id"], upgrade="units-1"), f'effect = "{row["effect"]}"; the')
      for row in SHIPPED["upgrade"] if row["slot"] == "year"),
    ("_collecting_upgrades", no_card_with("echo-water"), 'No card carries an upgrade with effect = "echo",'),
    ("_collecting_upgrades", no_card_with("supply"),
     'No card carries an upgrade with effect = "from_supply";'),
    ("_collecting_family",
     lambda c: [upgrade(c, name).update(resource="water") for name in ("seed-rye", "more-hops")],
     "No collecting upgrade exists for each of wheat, barley, rye, hops;"),
    ("_storage_upgrades", of_upgrade("water-units", "amount", 3),
     'effect = "water_units", amount = 2; the rule book'),
    ("_storage_upgrades", no_card_with("units"), 'No card carries an upgrade with effect = "units";'),
    ("_production_upgrades", no_card_with("room-beer"),
     'effect = "room", good = "beer"; the rule book has one.'),
    ("_production_upgrades", of_upgrade("spend-either", "rate", 2), 'effect = "spend_either", rate = 3;'),
    ("_wheat_stands_for_hops_for_rye", of_upgrade("spend-wheat", "rate", 3),
     "No card lets 2 wheat stand for 1 hops;"),
    ("_wheat_stands_for_hops_for_rye", no_card_with("spend-hops"), "No card lets 2 hops stand for 1 rye;"),
    ("_cleaning_upgrades", of_upgrade("clean-only-beer", "amount", 3),
     'effect = "clean_only", good = "beer", amount = 2'),
    ("_cleaning_upgrades", no_card_with("clean-both"), 'effect = "clean_both", amount = 2'),
    *(("_scoring_upgrades", no_card_with(row["id"]), f'carries an upgrade with effect = "{row["effect"]}"')
      for row in SHIPPED["upgrade"] if row["slot"] == "scoring"),
    ("_no_other_scoring", of_upgrade("score-tokens", "lead", 3),
     'amount = 2, lead = 3 is none of the nine scoring upgrades of the rule book.'),
    ("_harvest_example", each_card("beer bread", no_three_types),
     "No column ends with a card that shows water,"),
    ("_harvest_example", each_card("beer bread", lambda row: row["id"] != "table-beer" and row.update(
        harvest={"rye": 2, "barley": 1})), "No column ends with a card that shows water,"),
    ("_brewing_example", of_card("ferry-amber", "recipe", {"barley": 3, "hops": 1}),
     "No beer takes exactly 2 of one"),
    ("_scoring_sample", values("beer", {6: 5, 7: 5}), "The beer values cannot make the 22 coins"),
    ("_scoring_sample", values("bread", {4: 9, 5: 9, 7: 6}), "The bread values cannot make the 23 coins"),
]  # fmt: skip

AIMS: list[Planted] = [
    ("_ten_cards_a_band", of_card("ferry-amber", "value", 6),
     "9 beer cards are in the band 4/5; we aim at 10."),
    ("_both_values_in_each_band", values("bread", {5: 4}), "No bread is worth 5; we aim at both values"),
    ("_recipe_size_follows_value", of_card("cellar-mild", "recipe", {"barley": 3, "water": 3}),
     '"cellar-mild": the recipe takes 6 tokens for a 4; we aim at 2 to 4.'),
    ("_recipes_grow_with_value", each_card("bread", lambda row: row["value"] == 5 and row.update(
        recipe={"wheat": 2, "water": 1})), "A bread of 5 takes 3.0 tokens on average, one of 4 3.2;"),
    ("_recipes_of_two_to_four_types", of_card("cellar-mild", "recipe", {"barley": 3}),
     "the recipe shows 1 types;"),
    ("_harvests_of_two_to_four_tokens", of_card("cellar-mild", "harvest", {"hops": 5}),
     "shows 5 tokens of 1 types;"),
    ("_harvests_of_two_to_four_tokens",
     of_card("cellar-mild", "harvest", dict.fromkeys(("water", "rye", "hops", "wheat"),
     1)), "shows 4 tokens of 4 types;"),
    ("_harvest_is_not_the_recipe", of_card("cellar-mild", "harvest", {"water": 1, "barley": 2}),
     "equals the recipe;"),
    ("_goods_lean_on_their_grains", each_card("beer", as_wheat_beer),
     "barley and hops are 0% of the grains in beer;"),
    ("_most_recipes_take_water", each_card("beer", lambda row: row["recipe"].pop("water", 0)),
     "0 of the beer recipes take water; we aim at 20 or more."),
    ("_most_resources_serve_both_goods", each_card("bread", lambda row: [row["recipe"].pop(r, 0) for r in
     ("hops", "barley")]), "Only 3 resources are in 5 or more tokens of the recipes of both goods;"),
    ("_harvest_follows_demand", each_card("beer", hops_become_water),
     "hops is 17% of all recipes and 10% of all harvests;"),
    ("_no_card_beats_another", of_card("cellar-mild", "value", 9),
     "in every figure; we aim at cards that are each good for something."),
    ("_no_card_beats_another", lambda c: card(c, "night-stout").update(
        recipe={"water": 1, "barley": 2}, harvest={"wheat": 2, "rye": 2}),
     'harvests no less than "cellar-mild"'),
    ("_slots_on_eight_to_twelve_cards", of_card("orchard-saison", "upgrade", "redraw"),
     "7 cards carry storage upgrades; we aim at 8 to 12."),
    ("_slots_spread_over_goods_and_bands", no_card_with("clean", "beer"),
     "No beer carries a cleaning upgrade;"),
    ("_slots_spread_over_goods_and_bands",
     each_card("beer bread", lambda row: row["value"] > 7 and row.update(
        upgrade="redraw")), "No card of the band 8/9 carries a storage upgrade;"),
    ("_rebuilt_upgrades", of_upgrade("seed-wheat", "amount", 2),
     'effect = "seed_collect", resource = "wheat", amount = 1;'),
    ("_rebuilt_upgrades", no_card_with("supply-rye"),
     "1 different upgrades collect from the supply; we aim at 2"),
    ("_cleaning_helps_the_other_good", of_upgrade("clean-only-beer", "resource", "hops"),
     '"clean-only-beer": resource = "hops" for beer; we aim at what helps the other good, wheat or rye.'),
    ("_harvest_example_of_three_tokens",
     of_card("table-beer", "harvest", {"water": 2, "wheat": 1, "barley": 1}),
     "No harvest is exactly water 1, barley 1, wheat 1;"),
]  # fmt: skip
PLANTED = [(level, *one) for level, some in zip(LEVELS, (BROKEN, FACTS, AIMS), strict=True) for one in some]


def test_every_constraint_is_seen_to_fail() -> None:
    written = {(level, one.__name__) for level, some in LEVELS.items() for one in some}
    assert {(level, name) for level, name, _, _ in PLANTED} == written | {("broken", "unreadable")}


@pytest.mark.parametrize("planted", PLANTED, ids=[f"{name[1:]}-{sentence[:30]}" for _, name, _, sentence in PLANTED])
def test_a_planted_mistake_is_named(planted: tuple[str, str, Callable[[Content], object], str]) -> None:
    level, name, plant, sentence = planted
    content = deepcopy(SHIPPED)
    plant(content)
    found = check(content)
    assert any(sentence in one for one in getattr(found, level)), getattr(found, level)
    own = next((one for one in LEVELS[level] if one.__name__ == name), None)
    assert own is None or any(sentence in one for one in own(content)), "another constraint said it"
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
