import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from affinage.core.box import SHAPE_RULES
from affinage.games.wine_and_cheese import box
from affinage.games.wine_and_cheese.box import BOX
from affinage.games.wine_and_cheese.facts import ACTIONS

Content = dict[str, Any]
HOME = Path(box.__file__).parent
SHIPPED: Content = tomllib.loads((HOME / "components.toml").read_text(encoding="utf-8"))
Plant = Callable[[Content], object]
Planted = tuple[str, Plant, str]  # the rule, a mistake, part of the sentence


def row(content: Content, section: str, name: str) -> Content:
    key = "ingredient" if section == "label" else "id"
    found: Content = next(one for one in content[section] if one[key] == name)
    return found


def at(section: str, key: str, value: object) -> Plant:
    return lambda c: c[section].__setitem__(key, value)


def of(section: str, name: str, key: str, value: object) -> Plant:
    return lambda c: row(c, section, name).__setitem__(key, value)


def of_card(name: str, key: str, value: object) -> Plant:
    return of("card", name, key, value)


def without(section: str, name: str, key: str) -> Plant:
    return lambda c: row(c, section, name).pop(key)


def cell(r: int, c: int, what: object) -> Plant:
    return lambda content: content["grid"]["rows"][r].__setitem__(c, what)


def swap(one: tuple[int, int], other: tuple[int, int]) -> Plant:
    def plant(content: Content) -> None:
        rows = content["grid"]["rows"]
        (a, b), (c, d) = one, other
        rows[a][b], rows[c][d] = rows[c][d], rows[a][b]

    return plant


def each_card(wanted: Callable[[Content], bool], change: Callable[[Content], object]) -> Plant:
    def plant(content: Content) -> None:
        for one in content["card"]:
            if wanted(one):
                change(one)

    return plant


def dish(name: str) -> Callable[[Content], bool]:
    return lambda one: one.get("dish") == name


def acting(name: str, good: str = "wine cheese") -> Callable[[Content], bool]:
    return lambda one: one.get("action") == name and one["good"] in good


def as_helper(one: Content) -> None:
    for key in ("dish", "pays", "moves", "steps", "gains"):
        one.pop(key, None)
    one.update(action="helper", source="rebuilt")


def every_housing(kind: str, covers: list[list[int]]) -> Plant:
    def plant(content: Content) -> None:
        for one in content["housing"]:
            if one["kind"] == kind:
                one["covers"] = covers

    return plant


def deep() -> Content:
    found: Content = {}
    for _ in range(3000):
        found = {"more": found}
    return found


BROKEN: list[Planted] = [
    ("section", lambda c: c.pop("track"), "[track] is missing."),
    ("section", lambda c: c.pop("dish"), "[[dish]] is missing."),
    ("section", lambda c: c.update(lables=c.pop("label")),
     'lables is no section of this file. Did you mean "label"?'),
    ("section", lambda c: c.update(card=5), "card must be rows that open with [[card]]."),
    ("section", lambda c: c.update(limits=[]), "limits must be one section [limits]."),
    ("section", lambda c: c["card"].append("brie"), '[[card]] 49 is "brie"; it must be a row'),
    ("value", at("set", "name", "  "), '[set] name = "  "; it must be the name'),
    ("unknown", at("set", "nmae", "x"), '[set]: nmae has no meaning here. Did you mean "name"?'),
    ("missing", lambda c: c["storage"].pop("milk"), "[storage]: milk is missing."),
    ("missing", lambda c: c["track"].pop("bonus"), "[track]: bonus is missing."),
    ("unknown", at("limits", "slotts", 5), '[limits]: slotts has no meaning here. Did you mean "slots"?'),
    ("value", at("start", "milk", -1), "[start] milk = -1; it must be a whole number from 0 to 9."),
    ("value", at("limits", "hand", 4), "[limits] hand = 4; it must be 3."),
    ("value", at("storage", "salt", True), "[storage] salt = true; it must be a whole number"),
    ("rows", lambda c: c["card"].pop(), "There are 47 rows [[card]]; the game needs 48."),
    ("rows", lambda c: c["dish"].clear(), "There are 0 rows [[dish]]; the game needs 1 to 9."),
    ("missing", without("card", "hay-loaf", "gold"), '[[card]] 27 "hay-loaf": gold is missing.'),
    ("missing", without("card", "hay-loaf", "dish"), '"hay-loaf": dish or action is missing.'),
    ("missing", without("card", "snow-cap", "pays"), '"snow-cap": pays is missing.'),
    ("unknown", of_card("hay-loaf", "action", "helper"),
     '"hay-loaf": dish has no meaning here; a row has dish or action, not both.'),
    ("unknown", of_card("magpie", "gains", {"milk": 1}),
     '"magpie": gains has no meaning here; it goes with action = "market".'),
    ("unknown", of("label", "salt", "option", []), 'option has no meaning here. Did you mean "options"?'),
    ("value", of_card("hay-loaf", "name", 7), "name = 7; it must be a name"),
    ("value", of_card("hay-loaf", "id", "Hay Loaf"), 'id = "Hay Loaf"; it must be small letters'),
    ("value", of("dish", "pear-board", "id", 7), "[[dish]] 3: id = 7; it must be small letters"),
    ("twice", of_card("hay-loaf", "id", "goat-path"),
     '[[card]] 27 "goat-path": [[card]] 25 "goat-path" has the same id;'),
    ("twice", of("label", "salt", "ingredient", "sugar"),
     '[[label]] 5 "sugar": [[label]] 4 "sugar" has the same ingredient;'),
    ("value", of_card("hay-loaf", "good", "chese"),
     'good = "chese"; it must be one of wine, cheese. Did you mean "cheese"?'),
    ("reference", of_card("hay-loaf", "dish", "onion-trat"), 'Did you mean "onion-tart"?'),
    ("value", of_card("magpie", "action", [1]), "action = [1]; it must be one of starter,"),
    ("value", of("housing", "gate", "kind", "allone"), 'Did you mean "alone"?'),
    ("value", of_card("hay-loaf", "silver", 1.5),
     '[[card]] 27 "hay-loaf": silver = 1.5; it must be a whole number from 0 to 60.'),
    ("value", of("dish", "pear-board", "wine", -1), "wine = -1; it must be a whole number from 0 to 20."),
    ("value", of_card("hay-loaf", "cost", {}), '"hay-loaf": cost shows 0 markers; it must show 1 to 20.'),
    ("value", of_card("hay-loaf", "cost", {"milc": 1}),
     'cost milc is no ingredient. Did you mean "milk"?'),
    ("value", of_card("hay-loaf", "cost", {"any-cheese": 1}), "cost any-cheese is no ingredient."),
    ("value", of_card("ash-button", "gains", {"milk": 0}),
     "gains milk = 0; it must be a whole number from 1 to 6, or left out."),
    ("value", of_card("snow-cap", "pays", "milk"), 'pays = "milk"; it must be a table'),
    ("labels-ask-for-one-further", of("label", "red", "cost", {"red": 1, "any-wine": 1, "any-cheese": 1}),
     "there may be one of any-wine and any-cheese, once."),
    ("labels-ask-for-one-further", of("label", "red", "cost", {"any-wine": 2}), "there may be one of"),
    ("value", of("label", "red", "options", ["wine-step"]),
     '[[label]] 2 "red": options = ["wine-step"]; it must be a list of 2 different values,'),
    ("value", of("label", "red", "options", ["wine-step", "wine-steps"]),
     'options 2 = "wine-steps"; it must be one of wine-step, cheese-step,'),
    ("value", of("housing", "gate", "covers", [[0, 1]]), "covers = [[0, 1]]; it must be 2 further"),
    ("value", of("housing", "gate", "covers", [[0, 0], [0, 1]]), "it must be 2 further cells up to 2 away,"),
    ("value", of("housing", "gate", "covers", [[0, 1], ["x", 1]]), "it must be 2 further cells up to 2 away,"),
    ("groups", lambda c: [one.update(kind="alone") for one in c["housing"][:2]],
     '2 rows [[housing]] have kind = "together"; the game needs 3 to 12.'),
    ("groups", of_card("hay-loaf", "good", "wine"),
     '25 rows [[card]] have good = "wine"; the game needs 24.'),
    ("value", at("workers", "colours", ["blue", "red", "green", "plum", "plum"]),
     "it must be a list of 5 different values, each of them small letters,"),
    ("grid-is-a-rectangle", lambda c: c["grid"]["rows"][0].pop(),
     "rows with the same number of cells each, not [4, 5, 5, 5]."),
    ("value", at("grid", "rows", [[]]), "[grid] rows 1 = []; it must be a list of 1 or more values"),
    ("value", cell(0, 0, "mlik"), '[grid] rows 1 1 = "mlik"; it must be one of milk, white,'),
    ("enough-plots", at("grid", "rows", [["milk", "red"]]), "2 plots; the game needs 10 to 40."),
    ("value", at("track", "values", [0, 1, 2]), "it must be a list of 10 to 60 values, each of them a whole"),
    ("value", lambda c: c["track"]["values"].append(-1),
     "[track] values 23 = -1; it must be a whole number from 0 to 99."),
    ("track-places", at("track", "lap_to", 20), "[track] lap_to = 20; it must be a whole number from 1 to 19,"),
    ("value", at("track", "bonus", [7, 7, 19]), "it must be a list of 3 different values, each of them"),
    ("track-places", at("track", "bonus", [7, 13, 23]), "it must be 3 different spaces from 1 to 22."),
    ("source", of_card("hay-loaf", "source", "memory"), '27 "hay-loaf": source = "memory"; it must be one of'),
    ("source", lambda c: c["track"]["source"].pop("bonus"), "[track] source: bonus is missing."),
    ("unreadable", at("start", "milk", 16**5000), "more digits than any figure can have."),
    ("unreadable", lambda c: c.update(source=deep()), "nested deeper than any figure can be."),
]  # fmt: skip

FACTS: list[Planted] = [
    *(("limits-as-printed", at("limits", key, value), f"[limits] {key} = {value}; the rule book says")
      for key, value in (("cellar_markers", 3), ("cellar_steps", 5), ("trade", 2))),
    ("start-as-printed", at("start", "milk", 1), "[start] milk = 1; the rule book says 2."),
    ("storage-as-printed", at("storage", "yeast", 2), "[storage] yeast = 2; the rule book says 1."),
    ("slots-for-the-washing-example", at("limits", "slots", 3), "[limits] slots = 3; the rule book has 4"),
    ("blue-and-red-workers", at("workers", "colours", ["blue", "rose", "green", "ochre", "plum"]),
     "no red one; the rule book names blue and red workers."),
    ("plots-as-printed", cell(0, 2, "salt"), "2 cells show water; the rule book says 3."),
    ("plots-as-printed", cell(0, 2, "salt"), "3 cells show salt; the rule book says 2."),
    ("four-housing-cards-of-each-kind", of("housing", "gate", "kind", "together"),
     '5 housing cards have kind = "together"; the rule book says 4.'),
    ("patterns-hang-together", of("housing", "gate", "covers", [[0, 1], [2, 2]]),
     '"gate": covers = [[0, 1], [2, 2]] leaves a gap; the rule book has patterns of three adjacent plots.'),
    ("toil-alone-examples", of("housing", "furrow", "covers", [[0, 1], [0, -1]]),
     'No housing card of kind "alone" is a straight line with the red cell at one end;'),
    ("toil-alone-examples", swap((2, 1), (2, 2)), "No line of the grid shows sugar, milk, white and a fourth plot"),
    ("toil-alone-examples", swap((2, 3), (2, 4)), "No line of the grid shows sugar, milk, white and a fourth plot"),
    ("work-together-examples", every_housing("together", [[0, 1], [0, 2]]),
     "No Work Together card leads both from a laboratory to another plot and from salt to red grapes;"),
    ("fall-example", of("housing", "bend", "covers", [[0, 1], [1, 1]]),
     "No Work Together card leads from red grapes A to white grapes B"),
    ("fall-example", every_housing("alone", [[0, 1], [1, 1]]), "a Toil Alone card that leads from B to milk"),
    ("track-from-0-to-20", lambda c: c["track"]["values"].remove(7), "there is no 7; the rule book's track goes"),
    ("track-from-0-to-20", lambda c: c["track"]["values"].append(21), "there is a 21; the rule book's track ends"),
    ("track-from-0-to-20", lambda c: c["track"]["values"].append(5), "do not rise along the track;"),
    ("more-than-one-2", lambda c: c["track"]["values"].remove(2), "1 spaces show 2; in the rule book's example"),
    ("single-ends-of-the-track", lambda c: c["track"]["values"].insert(0, 0), "2 spaces show 0;"),
    ("lap-leads-to-the-first-2", at("track", "lap_to", 4),
     "[track] lap_to = 4; the lap arrow leads to the first 2, space 3."),
    ("white-label-as-printed", of("label", "white", "cost", {"white": 2}), "The label of white costs"),
    ("white-label-as-printed", of("label", "white", "options", ["wine-step", "slow-wine"]),
     "The label of white has wine-step and slow-wine; the rule book says wine-step and wine-card."),
    ("milk-label-cost-as-printed", of("label", "milk", "cost", {"milk": 1}), "The label of milk costs"),
    ("every-option-on-a-label", of("label", "milk", "options", ["cheese-step", "slow-cheese"]),
     'No label has the option "cheese-card";'),
    ("four-dishes", lambda c: c["dish"].append({**c["dish"][0], "id": "rye-toast"}),
     "There are 5 dishes; the rule book says 4."),
    ("every-dish-has-both-halves", each_card(dish("pear-board"), lambda one: one["good"] == "wine" and one.update(
        dish="onion-tart")), 'No wine belongs to the dish "pear-board";'),
    ("both-sorts-in-both-goods", each_card(lambda one: "dish" in one and one["good"] == "wine", as_helper),
     "No wine is a gourmet card;"),
    *(("every-action-on-a-card", each_card(acting(action), as_helper), f'No card has action = "{action}";')
      for action in ACTIONS if action != "helper"),
    ("washing-on-cheese-distilling-on-wine", of_card("magpie", "action", "wash"),
     '[[card]] 21 "magpie": action = "wash" on a wine; it counts itself, so it belongs to a cheese.'),
    ("starters-as-printed", of_card("snow-cap", "pays", {"milk": 3}), "pays 3 markers; the rule book says 2."),
    ("starters-as-printed", of_card("snow-cap", "steps", 3), "steps = 3; the rule book says 4."),
    ("market-icons", each_card(acting("market"), lambda one: one.update(gains={"milk": 2})),
     "No market day gains any-wine;"),
    ("market-icons", each_card(acting("market"), lambda one: one.update(gains={"any-wine": 1, "any-cheese": 1})),
     "No market day gains an ingredient of a fixed kind;"),
]  # fmt: skip

AIMS: list[Planted] = [
    ("five-slots", at("limits", "slots", 4), "[limits] slots = 4; we aim at 5, one of them closed."),
    ("grid-of-four-rows", lambda c: c["grid"].update(rows=[list(r) for r in zip(*c["grid"]["rows"], strict=True)]),
     "5 rows of 4 cells; we aim at 4 rows of 5."),
    ("neighbouring-plots-differ", swap((0, 0), (1, 1)), "two neighbouring plots show milk in row 2;"),
    ("patterns-join-side-by-side", of("housing", "gate", "covers", [[0, 1], [1, 2]]),
     '[[housing]] 6 "gate": a cell touches the others only by a corner;'),
    ("patterns-differ", of("housing", "gate", "covers", [[-1, -1], [-1, 0]]),
     '[[housing]] 7 "hook" covers the same cells as [[housing]] 6 "gate";'),
    ("patterns-fit-in-many-places", of("housing", "gate", "covers", [[1, 1], [2, 2]]), "fits as a whole on 5 plots;"),
    ("patterns-lead-everywhere", every_housing("alone", [[0, 1], [0, 2]]), "leads left;"),
    ("one-line-for-both-examples", swap((2, 4), (0, 0)), "one line for all the examples of the rule book"),
    ("third-cell-of-the-work-together-examples", of("housing", "corner", "covers", [[1, 0], [0, 1]]),
     "In the Work Together examples of the rule book the card reaches one more plot"),
    ("track-of-22-spaces", lambda c: c["track"]["values"].insert(5, 3), "23 spaces; we aim at 22,"),
    ("bonus-in-each-third", at("track", "bonus", [7, 8, 19]), "[track] bonus = [7, 8, 19]; we aim at one"),
    ("bonus-after-the-lap-arrow", at("track", "bonus", [3, 13, 19]), "[track] bonus 3 is among the first spaces;"),
    ("likely-label-options", of("label", "red", "options", ["wine-step", "slow-wine"]),
     "The label of red has wine-step and slow-wine; we aim at wine-step and wine-card."),
    ("label-costs", of("label", "salt", "cost", {"salt": 2}), "The label of salt costs 2 markers; we aim at 1 salt."),
    ("label-costs", of("label", "red", "cost", {"red": 1}), "we aim at 1 red and a further one."),
    ("twelve-cards-of-each-sort", lambda c: as_helper(row(c, "card", "hay-loaf")),
     "11 of the cheese cards are gourmet cards; we aim at 12."),
    ("three-cards-a-dish", of_card("hay-loaf", "dish", "onion-tart"),
     '2 of the cheese cards belong to "walnut-salad"; we aim at 3.'),
    ("costs-from-2-to-6", of_card("hay-loaf", "cost", {"milk": 7}), '"hay-loaf" costs 7 markers; we aim at 2 to 6.'),
    ("costs-from-2-to-6", each_card(lambda one: sum(one["cost"].values()) == 6, lambda one: one.update(
        cost={"milk": 5})), "No wine costs 6 markers; we aim at every cost"),
    ("half-the-cards-age-by-twos", each_card(lambda one: sum(one["cost"].values()) == 2, lambda one: one.update(
        cost={"milk": 3})), "of the cheese cards cost 2, 4 or 6 markers; we aim at 12 to 18,"),
    ("goods-of-their-ingredients", of_card("hay-loaf", "cost", {"milk": 3, "sugar": 1}),
     '"hay-loaf": a cheese that takes sugar; we aim at salt, cultures, milk.'),
    ("demand-follows-the-plots", each_card(lambda one: "yeast" in one["cost"], lambda one: one["cost"].update(
        yeast=3)), "yeast is"),
    ("gold-rises-with-cost", each_card(lambda one: "dish" in one and sum(one["cost"].values()) == 5,
     lambda one: one.update(gold=6)), "gold on average, one of 4"),
    ("silver-a-third-to-a-half", of_card("oak-drum", "silver", 5), "silver = 5 for gold = "),
    ("goods-are-worth-the-same", each_card(lambda one: one["good"] == "wine", lambda one: one.update(
        gold=one["gold"] + 1)), "we aim at a difference of 5% at most."),
    ("goods-are-worth-the-same", each_card(lambda one: one["good"] == "wine", lambda one: one.update(
        cost={"white": 3})), "The cost of all wines is 72, of all cheeses"),
    ("pair-steps", of("dish", "pear-board", "wine", 6), '[[dish]] 3 "pear-board": wine = 6 steps; we aim at 1 to 5.'),
    ("pair-steps", of("dish", "pear-board", "wine", 1), "we aim at as many of both."),
    ("pair-steps-rise-with-cost", of("dish", "onion-tart", "wine", 0), 'The dearer dish "onion-tart" makes'),
    ("actions-spread", lambda c: as_helper(row(c, "card", "red-rind")),
     '1 of the cheese cards have action = "wash-gourmet"; we aim at 2 to 4.'),
    ("actions-spread", of_card("magpie", "action", "wash-gourmet"),
     '1 of the wine cards have action = "wash-gourmet"; we aim at none.'),
    ("starters-serve-their-good", of_card("snow-cap", "moves", "wine"), 'moves = "wine"; we aim at the indicator'),
    ("starters-serve-their-good", of_card("snow-cap", "pays", {"milk": 1, "yeast": 1}), "pays yeast; we aim at"),
    ("market-days-of-two-or-three", of_card("ash-button", "gains", {"any-wine": 4}), "gains 4 markers; we aim at"),
    ("no-card-beats-another", of_card("shepherds-palm", "cost", {"milk": 1}),
     '"shepherds-palm" does the same as "kitchen-curd", costs no more and is worth no less;'),
]  # fmt: skip
PLANTED = [(level, *one) for level, some in zip(BOX.judges, (BROKEN, FACTS, AIMS), strict=True) for one in some]


def test_every_rule_is_seen_to_fail() -> None:
    written = {(level, one.rule) for level, some in BOX.judges.items() for one in some}
    assert {(level, rule) for level, rule, _, _ in PLANTED} == written | {("broken", rule) for rule in SHAPE_RULES}


@pytest.mark.parametrize("planted", PLANTED, ids=[f"{rule}-{sentence[:30]}" for _, rule, _, sentence in PLANTED])
def test_a_planted_mistake_is_named(planted: tuple[str, str, Plant, str]) -> None:
    level, rule, plant, sentence = planted
    content = deepcopy(SHIPPED)
    plant(content)
    found = BOX.check(content)
    named = [one for one in found.found if sentence in one.sentence]
    assert (level, rule) in {(one.level, one.rule) for one in named}, found
    assert level == "broken" or found.broken == []
