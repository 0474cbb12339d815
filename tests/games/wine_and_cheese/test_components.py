import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from affinage.games.wine_and_cheese import constraints, constraints_aims, constraints_facts
from affinage.games.wine_and_cheese.constraints import check

Content = dict[str, Any]
HOME = Path(constraints.__file__).parent
SHIPPED: Content = tomllib.loads((HOME / "components.toml").read_text(encoding="utf-8"))
LEVELS = {
    "broken": constraints.BROKEN,
    "against_facts": constraints_facts.FACTS,
    "off_aims": constraints_aims.AIMS,
}
Plant = Callable[[Content], object]
Planted = tuple[str, Plant, str]  # the constraint, a mistake, part of the sentence


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
    ("_sections", lambda c: c.pop("track"), "[track] is missing."),
    ("_sections", lambda c: c.pop("dish"), "[[dish]] is missing."),
    ("_sections", lambda c: c.update(lables=c.pop("label")),
     'lables is no section of this file. Did you mean "label"?'),
    ("_sections", lambda c: c.update(card=5), "card must be rows that open with [[card]]."),
    ("_sections", lambda c: c.update(limits=[]), "limits must be one section [limits]."),
    ("_sections", lambda c: c["card"].append("brie"), '[[card]] 49 is "brie"; it must be a row'),
    ("_set_has_a_name", at("set", "name", "  "), '[set] name = "  "; it must be the name'),
    ("_set_has_a_name", at("set", "nmae", "x"), '[set]: nmae has no meaning here. Did you mean "name"?'),
    ("_table_keys", lambda c: c["storage"].pop("milk"), "[storage]: milk is missing."),
    ("_table_keys", lambda c: c["track"].pop("bonus"), "[track]: bonus is missing."),
    ("_table_keys", at("limits", "slotts", 5), '[limits]: slotts has no meaning here. Did you mean "slots"?'),
    ("_table_figures", at("start", "milk", -1), "[start] milk = -1; it must be a whole number from 0 to 9."),
    ("_table_figures", at("limits", "hand", 4), "[limits] hand = 4; it must be 3."),
    ("_table_figures", at("storage", "salt", True), "[storage] salt = true; it must be a whole number"),
    ("_number_of_rows", lambda c: c["card"].pop(), "There are 47 rows [[card]]; the game needs 48."),
    ("_number_of_rows", lambda c: c["dish"].clear(), "There are 0 rows [[dish]]; the game needs 1 to 9."),
    ("_row_keys", without("card", "hay-loaf", "gold"), '[[card]] 27 "hay-loaf": gold is missing.'),
    ("_row_keys", without("card", "hay-loaf", "dish"), '"hay-loaf": action is missing.'),
    ("_row_keys", without("card", "snow-cap", "pays"), '"snow-cap": pays is missing.'),
    ("_row_keys", of_card("hay-loaf", "action", "helper"), '"hay-loaf": dish has no meaning here.'),
    ("_row_keys", of_card("magpie", "gains", {"milk": 1}), '"magpie": gains has no meaning here.'),
    ("_row_keys", of("label", "salt", "option", []), 'option has no meaning here. Did you mean "options"?'),
    ("_names_are_words", of_card("hay-loaf", "name", 7), "name = 7; it must be a name"),
    ("_ids_are_slugs", of_card("hay-loaf", "id", "Hay Loaf"), 'id = "Hay Loaf"; it must be small letters'),
    ("_ids_are_slugs", of("dish", "pear-board", "id", 7), "[[dish]] 3: id = 7; it must be small letters"),
    ("_ids_are_unique", of_card("hay-loaf", "id", "goat-path"),
     '[[card]] 27 "goat-path": [[card]] 25 "goat-path" has the same id;'),
    ("_ids_are_unique", of("label", "salt", "ingredient", "sugar"),
     '[[label]] 5 "sugar": [[label]] 4 "sugar" has the same ingredient;'),
    ("_words_are_known", of_card("hay-loaf", "good", "chese"), 'is not known. Did you mean "cheese"?'),
    ("_words_are_known", of_card("hay-loaf", "dish", "onion-trat"), 'Did you mean "onion-tart"?'),
    ("_words_are_known", of_card("magpie", "action", [1]), "action = [1] is not known. There is: starter,"),
    ("_words_are_known", of("housing", "gate", "kind", "allone"), 'Did you mean "alone"?'),
    ("_row_figures", of_card("hay-loaf", "silver", 1.5),
     '[[card]] 27 "hay-loaf": silver = 1.5; it must be a whole number from 0 to 60.'),
    ("_row_figures", of("dish", "pear-board", "wine", -1), "wine = -1; it must be a whole number from 0 to 20."),
    ("_row_amounts", of_card("hay-loaf", "cost", {}), '"hay-loaf": cost shows 0 markers; it must show 1 to 20.'),
    ("_row_amounts", of_card("hay-loaf", "cost", {"milc": 1}),
     'cost milc is no ingredient. Did you mean "milk"?'),
    ("_row_amounts", of_card("hay-loaf", "cost", {"any-cheese": 1}), "cost any-cheese is no ingredient."),
    ("_row_amounts", of_card("ash-button", "gains", {"milk": 0}),
     "gains milk = 0; it must be 1 to 6, or left out."),
    ("_row_amounts", of_card("snow-cap", "pays", "milk"), 'pays = "milk"; it must be a table'),
    ("_labels_ask_for_one_further", of("label", "red", "cost", {"red": 1, "any-wine": 1, "any-cheese": 1}),
     "there may be one of any-wine and any-cheese, once."),
    ("_labels_ask_for_one_further", of("label", "red", "cost", {"any-wine": 2}), "there may be one of"),
    ("_labels_have_two_options", of("label", "red", "options", ["wine-step"]),
     '[[label]] 2 "red": options = ["wine-step"]; it must be two different ones.'),
    ("_labels_have_two_options", of("label", "red", "options", ["wine-step", "wine-steps"]),
     'option "wine-steps" is not known. Did you mean "wine-step"?'),
    ("_covers_are_cells", of("housing", "gate", "covers", [[0, 1]]), "covers = [[0, 1]]; it must be two further"),
    ("_covers_are_cells", of("housing", "gate", "covers", [[0, 0], [0, 1]]), "it must be two further cells"),
    ("_covers_are_cells", of("housing", "gate", "covers", [[0, 1], ["x", 1]]), "it must be two further cells"),
    ("_housing_for_every_space", lambda c: [one.update(kind="alone") for one in c["housing"][:2]],
     '2 housing cards have kind = "together"; the game needs 3 or more.'),
    ("_number_of_cards", of_card("hay-loaf", "good", "wine"),
     '25 cards have good = "wine"; the game needs 24.'),
    ("_five_colours", at("workers", "colours", ["blue", "red", "green", "plum", "plum"]),
     "it must be 5 different names in small letters."),
    ("_grid_is_a_rectangle", lambda c: c["grid"]["rows"][0].pop(), "rows with the same number of cells each."),
    ("_grid_is_a_rectangle", at("grid", "rows", [[]]), "rows with the same number of cells each."),
    ("_grid_is_a_rectangle", cell(0, 0, "mlik"), '"mlik" is no cell. Did you mean "milk"?'),
    ("_grid_is_a_rectangle", at("grid", "rows", [["milk", "red"]]), "2 plots; the game needs 10 to 40."),
    ("_track_has_values", at("track", "values", [0, 1, 2]), "it must be 10 to 60 whole numbers from 0 to 99."),
    ("_track_has_values", lambda c: c["track"]["values"].append(-1), "it must be 10 to 60 whole numbers"),
    ("_track_places", at("track", "lap_to", 20), "[track] lap_to = 20; it must be a whole number from 1 to 19,"),
    ("_track_places", at("track", "bonus", [7, 7, 19]), "it must be 3 different spaces from 1 to 22."),
    ("_sources", of_card("hay-loaf", "source", "memory"), "[[card]] number 27: source must be one of"),
    ("_sources", lambda c: c["track"]["source"].pop("bonus"), "[track] source: bonus is missing."),
    ("unreadable", at("start", "milk", 16**5000), "more digits than any figure can have."),
    ("unreadable", lambda c: c.update(source=deep()), "nested deeper than any figure can be."),
]  # fmt: skip

FACTS: list[Planted] = [
    *(("_limits_as_printed", at("limits", key, value), f"[limits] {key} = {value}; the rule book says")
      for key, value in (("cellar_markers", 3), ("cellar_steps", 5), ("trade", 2))),
    ("_start_as_printed", at("start", "milk", 1), "[start] milk = 1; the rule book says 2."),
    ("_storage_as_printed", at("storage", "yeast", 2), "[storage] yeast = 2; the rule book says 1."),
    ("_slots_for_the_washing_example", at("limits", "slots", 3), "[limits] slots = 3; the rule book has 4"),
    ("_blue_and_red_workers", at("workers", "colours", ["blue", "rose", "green", "ochre", "plum"]),
     "no red one; the rule book names blue and red workers."),
    ("_plots_as_printed", cell(0, 2, "salt"), "2 cells show water; the rule book says 3."),
    ("_plots_as_printed", cell(0, 2, "salt"), "3 cells show salt; the rule book says 2."),
    ("_four_housing_cards_of_each_kind", of("housing", "gate", "kind", "together"),
     '5 housing cards have kind = "together"; the rule book says 4.'),
    ("_patterns_hang_together", of("housing", "gate", "covers", [[0, 1], [2, 2]]),
     '"gate": covers = [[0, 1], [2, 2]] leaves a gap; the rule book has patterns of three adjacent plots.'),
    ("_toil_alone_examples", of("housing", "furrow", "covers", [[0, 1], [0, -1]]),
     'No housing card of kind "alone" is a straight line with the red cell at one end;'),
    ("_toil_alone_examples", swap((2, 1), (2, 2)), "No line of the grid shows sugar, milk, white and a fourth plot"),
    ("_toil_alone_examples", swap((2, 3), (2, 4)), "No line of the grid shows sugar, milk, white and a fourth plot"),
    ("_work_together_examples", every_housing("together", [[0, 1], [0, 2]]),
     "No Work Together card leads both from a laboratory to another plot and from salt to red grapes;"),
    ("_fall_example", of("housing", "bend", "covers", [[0, 1], [1, 1]]),
     "No Work Together card leads from red grapes A to white grapes B"),
    ("_fall_example", every_housing("alone", [[0, 1], [1, 1]]), "a Toil Alone card that leads from B to milk"),
    ("_track_from_0_to_20", lambda c: c["track"]["values"].remove(7), "there is no 7; the rule book's track goes"),
    ("_track_from_0_to_20", lambda c: c["track"]["values"].append(21), "there is a 21; the rule book's track ends"),
    ("_track_from_0_to_20", lambda c: c["track"]["values"].append(5), "do not rise along the track;"),
    ("_more_than_one_2", lambda c: c["track"]["values"].remove(2), "1 spaces show 2; in the rule book's example"),
    ("_single_ends_of_the_track", lambda c: c["track"]["values"].insert(0, 0), "2 spaces show 0;"),
    ("_lap_leads_to_the_first_2", at("track", "lap_to", 4),
     "[track] lap_to = 4; the lap arrow leads to the first 2, space 3."),
    ("_white_label_as_printed", of("label", "white", "cost", {"white": 2}), "The label of white costs"),
    ("_white_label_as_printed", of("label", "white", "options", ["wine-step", "slow-wine"]),
     "The label of white has wine-step and slow-wine; the rule book says wine-step and wine-card."),
    ("_milk_label_cost_as_printed", of("label", "milk", "cost", {"milk": 1}), "The label of milk costs"),
    ("_every_option_on_a_label", of("label", "milk", "options", ["cheese-step", "slow-cheese"]),
     'No label has the option "cheese-card";'),
    ("_four_dishes", lambda c: c["dish"].append({**c["dish"][0], "id": "rye-toast"}),
     "There are 5 dishes; the rule book says 4."),
    ("_every_dish_has_both_halves", each_card(dish("pear-board"), lambda one: one["good"] == "wine" and one.update(
        dish="onion-tart")), 'No wine belongs to the dish "pear-board";'),
    ("_both_sorts_in_both_goods", each_card(lambda one: "dish" in one and one["good"] == "wine", as_helper),
     "No wine is a gourmet card;"),
    *(("_every_action_on_a_card", each_card(acting(action), as_helper), f'No card has action = "{action}";')
      for action in constraints_facts.ACTIONS if action != "helper"),
    ("_washing_on_cheese_distilling_on_wine", of_card("magpie", "action", "wash"),
     '[[card]] 21 "magpie": action = "wash" on a wine; it counts itself, so it belongs to a cheese.'),
    ("_starters_as_printed", of_card("snow-cap", "pays", {"milk": 3}), "pays 3 markers; the rule book says 2."),
    ("_starters_as_printed", of_card("snow-cap", "steps", 3), "steps = 3; the rule book says 4."),
    ("_market_icons", each_card(acting("market"), lambda one: one.update(gains={"milk": 2})),
     "No market day gains any-wine;"),
    ("_market_icons", each_card(acting("market"), lambda one: one.update(gains={"any-wine": 1, "any-cheese": 1})),
     "No market day gains an ingredient of a fixed kind;"),
]  # fmt: skip

AIMS: list[Planted] = [
    ("_five_slots", at("limits", "slots", 4), "[limits] slots = 4; we aim at 5, one of them closed."),
    ("_grid_of_four_rows", lambda c: c["grid"].update(rows=[list(r) for r in zip(*c["grid"]["rows"], strict=True)]),
     "5 rows of 4 cells; we aim at 4 rows of 5."),
    ("_neighbouring_plots_differ", swap((0, 0), (1, 1)), "two neighbouring plots show milk in row 2;"),
    ("_patterns_join_side_by_side", of("housing", "gate", "covers", [[0, 1], [1, 2]]),
     '[[housing]] 6 "gate": a cell touches the others only by a corner;'),
    ("_patterns_differ", of("housing", "gate", "covers", [[-1, -1], [-1, 0]]),
     '[[housing]] 7 "hook" covers the same cells as [[housing]] 6 "gate";'),
    ("_patterns_fit_in_many_places", of("housing", "gate", "covers", [[1, 1], [2, 2]]), "fits as a whole on 5 plots;"),
    ("_patterns_lead_everywhere", every_housing("alone", [[0, 1], [0, 2]]), "leads left;"),
    ("_one_line_for_both_examples", swap((2, 4), (0, 0)), "one line for all the examples of the rule book"),
    ("_third_cell_of_the_work_together_examples", of("housing", "corner", "covers", [[1, 0], [0, 1]]),
     "In the Work Together examples of the rule book the card reaches one more plot"),
    ("_track_of_22_spaces", lambda c: c["track"]["values"].insert(5, 3), "23 spaces; we aim at 22,"),
    ("_bonus_in_each_third", at("track", "bonus", [7, 8, 19]), "[track] bonus = [7, 8, 19]; we aim at one"),
    ("_bonus_after_the_lap_arrow", at("track", "bonus", [3, 13, 19]), "[track] bonus 3 is among the first spaces;"),
    ("_likely_label_options", of("label", "red", "options", ["wine-step", "slow-wine"]),
     "The label of red has wine-step and slow-wine; we aim at wine-step and wine-card."),
    ("_label_costs", of("label", "salt", "cost", {"salt": 2}), "The label of salt costs 2 markers; we aim at 1 salt."),
    ("_label_costs", of("label", "red", "cost", {"red": 1}), "we aim at 1 red and a further one."),
    ("_twelve_cards_of_each_sort", lambda c: as_helper(row(c, "card", "hay-loaf")),
     "11 of the cheese cards are gourmet cards; we aim at 12."),
    ("_three_cards_a_dish", of_card("hay-loaf", "dish", "onion-tart"),
     '2 of the cheese cards belong to "walnut-salad"; we aim at 3.'),
    ("_costs_from_2_to_6", of_card("hay-loaf", "cost", {"milk": 7}), '"hay-loaf" costs 7 markers; we aim at 2 to 6.'),
    ("_costs_from_2_to_6", each_card(lambda one: sum(one["cost"].values()) == 6, lambda one: one.update(
        cost={"milk": 5})), "No wine costs 6 markers; we aim at every cost"),
    ("_half_the_cards_age_by_twos", each_card(lambda one: sum(one["cost"].values()) == 2, lambda one: one.update(
        cost={"milk": 3})), "of the cheese cards cost 2, 4 or 6 markers; we aim at 12 to 18,"),
    ("_goods_of_their_ingredients", of_card("hay-loaf", "cost", {"milk": 3, "sugar": 1}),
     '"hay-loaf": a cheese that takes sugar; we aim at salt, cultures, milk.'),
    ("_demand_follows_the_plots", each_card(lambda one: "yeast" in one["cost"], lambda one: one["cost"].update(
        yeast=3)), "yeast is"),
    ("_gold_rises_with_cost", each_card(lambda one: "dish" in one and sum(one["cost"].values()) == 5,
     lambda one: one.update(gold=6)), "gold on average, one of 4"),
    ("_silver_a_third_to_a_half", of_card("oak-drum", "silver", 5), "silver = 5 for gold = "),
    ("_goods_are_worth_the_same", each_card(lambda one: one["good"] == "wine", lambda one: one.update(
        gold=one["gold"] + 1)), "we aim at a difference of 5% at most."),
    ("_goods_are_worth_the_same", each_card(lambda one: one["good"] == "wine", lambda one: one.update(
        cost={"white": 3})), "The cost of all wines is 72, of all cheeses"),
    ("_pair_steps", of("dish", "pear-board", "wine", 6), '[[dish]] 3 "pear-board": wine = 6 steps; we aim at 1 to 5.'),
    ("_pair_steps", of("dish", "pear-board", "wine", 1), "we aim at as many of both."),
    ("_pair_steps_rise_with_cost", of("dish", "onion-tart", "wine", 0), 'The dearer dish "onion-tart" makes'),
    ("_actions_spread", lambda c: as_helper(row(c, "card", "red-rind")),
     '1 of the cheese cards have action = "wash-gourmet"; we aim at 2 to 4.'),
    ("_actions_spread", of_card("magpie", "action", "wash-gourmet"),
     '1 of the wine cards have action = "wash-gourmet"; we aim at none.'),
    ("_starters_serve_their_good", of_card("snow-cap", "moves", "wine"), 'moves = "wine"; we aim at the indicator'),
    ("_starters_serve_their_good", of_card("snow-cap", "pays", {"milk": 1, "yeast": 1}), "pays yeast; we aim at"),
    ("_market_days_of_two_or_three", of_card("ash-button", "gains", {"any-wine": 4}), "gains 4 markers; we aim at"),
    ("_no_card_beats_another", of_card("shepherds-palm", "cost", {"milk": 1}),
     '"shepherds-palm" does the same as "kitchen-curd", costs no more and is worth no less;'),
]  # fmt: skip
PLANTED = [(level, *one) for level, some in zip(LEVELS, (BROKEN, FACTS, AIMS), strict=True) for one in some]


def test_every_constraint_is_seen_to_fail() -> None:
    written = {(level, one.__name__) for level, some in LEVELS.items() for one in some}
    assert {(level, name) for level, name, _, _ in PLANTED} == written | {("broken", "unreadable")}


@pytest.mark.parametrize("planted", PLANTED, ids=[f"{name[1:]}-{sentence[:30]}" for _, name, _, sentence in PLANTED])
def test_a_planted_mistake_is_named(planted: tuple[str, str, Plant, str]) -> None:
    level, name, plant, sentence = planted
    content = deepcopy(SHIPPED)
    plant(content)
    found = check(content)
    assert any(sentence in one for one in getattr(found, level)), getattr(found, level)
    own = next((one for one in LEVELS[level] if one.__name__ == name), None)
    assert own is None or any(sentence in one for one in own(content)), "another constraint said it"
    assert level == "broken" or found.broken == []


ANYTHING = st.recursive(
    st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.dates(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
