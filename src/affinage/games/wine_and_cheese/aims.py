"""What we aim at with the parts we had to rebuild; a file corrected from the real box may leave these ranges.

These judges read a file that is not broken.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product

from affinage.core.box_findings import Content, Place, Row, Said, rows_of
from affinage.core.box_judges import Judge, judge

from .facts import (
    ACTIONS,
    GOODS,
    KINDS,
    OF_GOOD,
    Cell,
    all_cards,
    cards_of,
    cards_with,
    label_of,
    patterns,
    plots,
    reached,
    toil_alone_lines,
    work_together_places,
)

SLOTS = 5
TRACK_SPACES = 22
SORTS = {"dish": "gourmet", "action": "action"}
NATURAL = (2, 4, 6)  # markers that ageing takes off by twos without a rest
COSTS = range(2, 7)
# Labels as the fact sheet thinks likely: what cannot be stored makes steps and gains cards, the rest ages cards
LIKELY_OPTIONS = {
    "white": ("wine-step", "wine-card"),
    "red": ("wine-step", "wine-card"),
    "yeast": ("hurry-wine", "slow-wine"),
    "sugar": ("hurry-wine", "slow-wine"),
    "salt": ("hurry-cheese", "slow-cheese"),
    "cultures": ("hurry-cheese", "slow-cheese"),
    "milk": ("cheese-step", "cheese-card"),
}
# Washing lies on cheese, distillation on wine; every other special action on both
ONE_GOOD = {"wash": "cheese", "wash-gourmet": "cheese", "distil": "wine", "distil-gourmet": "wine"}


@judge("limits")
def five_slots(content: Content) -> Iterator[Said]:
    """Five cellar slots, one of them closed."""
    slots = content["limits"]["slots"]
    if slots != SLOTS:
        yield Said(Place("limits", key="slots"), f"[limits] slots = {slots}; we aim at {SLOTS}, one of them closed.")


@judge("grid")
def grid_of_four_rows(content: Content) -> Iterator[str]:
    """20 cells are likely four rows of five (fact sheet 2)."""
    rows = content["grid"]["rows"]
    if (len(rows), len(rows[0])) != (4, 5):
        yield f"[grid] rows: {len(rows)} rows of {len(rows[0])} cells; we aim at 4 rows of 5."


@judge("grid")
def neighbouring_plots_differ(content: Content) -> Iterator[str]:
    """A pattern never finds one kind of plot twice in a row."""
    grid = plots(content)
    for (r, c), what in grid.items():
        for near in ((r, c + 1), (r + 1, c)):
            if grid.get(near) == what:
                yield f"[grid] rows: two neighbouring plots show {what} in row {r + 1}; we aim at different neighbours."


@judge("housing")
def patterns_join_side_by_side(content: Content) -> Iterator[Said]:
    """Three adjacent cells, none across a corner (fact sheet 3)."""
    for row in rows_of(content, "housing"):
        cells = [[0, 0], *row["covers"]]
        joins = sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for i, a in enumerate(cells) for b in cells[:i])
        if joins < len(cells) - 1:
            yield row.says("covers", "a cell touches the others only by a corner; we aim at sides.")


@judge("housing")
def patterns_differ(content: Content) -> Iterator[Said]:
    """Eight different patterns."""
    first: dict[frozenset[Cell], str] = {}
    for row in rows_of(content, "housing"):
        cells = frozenset((down, right) for down, right in row["covers"])
        if first.setdefault(cells, row.label) != row.label:
            sentence = f"{row.label} covers the same cells as {first[cells]}; we aim at eight different patterns."
            yield Said(row.place("covers"), sentence)


@judge("housing", "grid")
def patterns_fit_in_many_places(content: Content) -> Iterator[Said]:
    """Every housing card is of use in many places."""
    grid = plots(content)
    for row in rows_of(content, "housing"):
        pattern = [(down, right) for down, right in row["covers"]]
        whole = sum(len(reached(grid, pattern, cell)) == len(pattern) for cell in grid)
        if whole < 6:
            sentence = f"{row.label} fits as a whole on {whole} plots; we aim at 6 or more."
            yield Said(row.place("covers"), sentence)


@judge("housing")
def patterns_lead_everywhere(content: Content) -> Iterator[str]:
    """The patterns of a kind lead into all directions."""
    for kind in KINDS:
        cells = [cell for pattern in patterns(content, kind) for cell in pattern]
        sides = {
            "up": any(down < 0 for down, _ in cells),
            "down": any(down > 0 for down, _ in cells),
            "left": any(right < 0 for _, right in cells),
            "right": any(right > 0 for _, right in cells),
        }
        for side in (side for side, there in sides.items() if not there):
            yield f'No housing card of kind "{kind}" leads {side}; we aim at patterns into all directions.'


@judge("housing", "grid")
def one_line_for_both_examples(content: Content) -> Iterator[str]:
    """Any plot at the edge would do, but the letters are those of the Toil Alone examples (fact sheet 2, G4)."""
    lines, grid = toil_alone_lines(content), plots(content)
    if lines and not any(not reached(grid, line, d) for line, (_, _, _, d) in lines):
        yield (
            "The straight Toil Alone card reaches another plot from the plot after sugar, milk and white; "
            "we aim at one line for all the examples of the rule book with the letters A to D."
        )


@judge("housing", "grid")
def third_cell_of_the_work_together_examples(content: Content) -> Iterator[str]:
    """The cell that the examples do not mention (fact sheet 2, G2)."""
    grid = plots(content)
    taken = {cell for _, cells in toil_alone_lines(content) for cell in cells}
    for pattern, places in work_together_places(content):
        alone = all(len(reached(grid, pattern, cell)) == 1 for cell in (places[0], places[2]))
        if alone and not taken & set(places) and len(set(places)) == len(places):
            return
    yield (
        "In the Work Together examples of the rule book the card reaches one more plot from the laboratory and from "
        "salt, not two, on other plots than the Toil Alone examples; we aim at a grid that has such places."
    )


@judge("track")
def track_of_22_spaces(content: Content) -> Iterator[str]:
    """The values are 0, 1, 2, 2, 3 and so on up to 20 (rulings)."""
    number = len(content["track"]["values"])
    if number != TRACK_SPACES:
        yield f"[track] values: {number} spaces; we aim at {TRACK_SPACES}, with no value but 2 there twice."


@judge("track")
def bonus_in_each_third(content: Content) -> Iterator[str]:
    """Bonus spaces along the whole track."""
    spaces, last = sorted(content["track"]["bonus"]), len(content["track"]["values"])
    if [3 * (space - 1) // last for space in spaces] != [0, 1, 2]:
        yield f"[track] bonus = {spaces}; we aim at one bonus space in each third of the track."


@judge("track")
def bonus_after_the_lap_arrow(content: Content) -> Iterator[str]:
    """A bonus is no gift for the very first steps."""
    lap_to = content["track"]["lap_to"]
    for space in content["track"]["bonus"]:
        if space <= lap_to:
            yield f"[track] bonus {space} is among the first spaces; we aim at spaces after the lap arrow's, {lap_to}."


@judge("label")
def likely_label_options(content: Content) -> Iterator[Said]:
    """The likely options (fact sheet 5)."""
    for ingredient, options in LIKELY_OPTIONS.items():
        there_are = label_of(content, ingredient)["options"]
        if sorted(there_are) != sorted(options):
            sentence = f"The label of {ingredient} has {' and '.join(there_are)}; we aim at {' and '.join(options)}."
            yield Said(label_of(content, ingredient).place("options"), sentence)


@judge("label")
def label_costs(content: Content) -> Iterator[Said]:
    """Red grapes cost like white ones, the others single markers (fact sheet 5)."""
    for row in rows_of(content, "label", "ingredient"):
        ingredient, cost = row["ingredient"], row["cost"]
        size = 2 if ingredient in ("white", "red", "milk") else 1
        if cost.get(ingredient) != 1 or sum(cost.values()) != size:
            further = " and a further one" if size > 1 else ""
            costs = f"The label of {ingredient} costs {sum(cost.values())} markers"
            yield Said(row.place("cost"), f"{costs}; we aim at 1 {ingredient}{further}.")


@judge("card")
def twelve_cards_of_each_sort(content: Content) -> Iterator[str]:
    """Twelve action and twelve gourmet cards per good."""
    for good, (key, sort) in product(GOODS, SORTS.items()):
        number = sum(key in card for card in cards_of(content, good))
        if number != 12:
            yield f"{number} of the {good} cards are {sort} cards; we aim at 12."


@judge("card", "dish")
def three_cards_a_dish(content: Content) -> Iterator[str]:
    """Three per dish and good."""
    for good, dish in product(GOODS, content["dish"]):
        number = sum(card.get("dish") == dish["id"] for card in cards_of(content, good))
        if number != 3:
            yield f'{number} of the {good} cards belong to "{dish["id"]}"; we aim at 3.'


def _size(card: Row) -> int:
    return sum(card["cost"].values())


@judge("card")
def costs_from_2_to_6(content: Content) -> Iterator[str | Said]:
    """Costs 2-6."""
    for card in all_cards(content):
        if _size(card) not in COSTS:
            sentence = f"{card.label} costs {_size(card)} markers; we aim at {COSTS[0]} to {COSTS[-1]}."
            yield Said(card.place("cost"), sentence)
    for good, size in product(GOODS, COSTS):
        if all(_size(card) != size for card in cards_of(content, good)):
            yield f"No {good} costs {size} markers; we aim at every cost from {COSTS[0]} to {COSTS[-1]}."


@judge("card")
def half_the_cards_age_by_twos(content: Content) -> Iterator[str]:
    """What ageing by twos finishes (fact sheet 9.2)."""
    for good in GOODS:
        cards = cards_of(content, good)
        number = sum(_size(card) in NATURAL for card in cards)
        if not len(cards) <= 2 * number <= 1.5 * len(cards):
            yield (
                f"{number} of the {good} cards cost 2, 4 or 6 markers; we aim at {len(cards) // 2} to "
                f"{3 * len(cards) // 4}, so that most finish by themselves and some need a label."
            )


@judge("card")
def goods_of_their_ingredients(content: Content) -> Iterator[Said]:
    """Wine is made of wine ingredients, cheese of cheese ingredients (fact sheet 6)."""
    for card in all_cards(content):
        own = OF_GOOD[card["good"]]
        for ingredient in card["cost"]:
            if ingredient not in own:
                yield card.says("cost", f"a {card['good']} that takes {ingredient}; we aim at {', '.join(own)}.")


@judge("card", "grid")
def demand_follows_the_plots(content: Content) -> Iterator[str]:
    """Cards take what the plots bring."""
    there_are = Counter(plots(content).values())
    there_are += Counter(dict.fromkeys(("yeast", "cultures"), there_are["laboratory"]))
    for good, ingredients in OF_GOOD.items():
        taken = Counter[str]()
        for card in cards_of(content, good):
            taken.update(card["cost"])
        for ingredient in ingredients:
            of_taken = taken[ingredient] / sum(taken.values())
            of_plots = there_are[ingredient] / max(sum(there_are[one] for one in ingredients), 1)
            if not 0.75 * of_plots <= of_taken <= 1.25 * of_plots:
                yield (
                    f"{ingredient} is {of_taken:.0%} of what all {good} cards take and {of_plots:.0%} of the plots for "
                    f"{good}; we aim at 0.75 to 1.25 times the share of the plots."
                )


@judge("card")
def gold_rises_with_cost(content: Content) -> Iterator[str]:
    """Gold rises with cost."""
    for good, (key, sort) in product(GOODS, SORTS.items()):
        gold: dict[int, list[int]] = {}
        for card in cards_of(content, good):
            if key in card:
                gold.setdefault(_size(card), []).append(card["gold"])
        means = [(size, sum(values) / len(values)) for size, values in sorted(gold.items())]
        for (small, less), (large, more) in pairwise(means):
            if more <= less:
                yield (
                    f"A {good} {sort} card of {large} markers is worth {more:.1f} gold on average, one of {small} "
                    f"{less:.1f}; dearer cards are to be worth more."
                )


@judge("card")
def silver_a_third_to_a_half(content: Content) -> Iterator[Said]:
    """Silver is a third to a half of gold."""
    for card in all_cards(content):
        gold, silver = card["gold"], card["silver"]
        if not 2 * silver <= gold <= 3 * silver:
            aim = f"we aim at {-(-gold // 3)} to {gold // 2}"
            yield card.says("silver", f"silver = {silver} for gold = {gold}; {aim}.")


@judge("card")
def goods_are_worth_the_same(content: Content) -> Iterator[str]:
    """Neither good pays better."""
    for what in ("gold", "cost"):
        wine, cheese = (
            sum(_size(card) if what == "cost" else card["gold"] for card in cards_of(content, good)) for good in GOODS
        )
        if not 0.95 * cheese <= wine <= 1.05 * cheese:
            yield f"The {what} of all wines is {wine}, of all cheeses {cheese}; we aim at a difference of 5% at most."


@judge("dish")
def pair_steps(content: Content) -> Iterator[str | Said]:
    """Pairs serve both goods."""
    for dish in rows_of(content, "dish"):
        for good in GOODS:
            if not 1 <= dish[good] <= 5:
                yield dish.says(good, f"{good} = {dish[good]} steps; we aim at 1 to 5.")
    wine, cheese = (sum(dish[good] for dish in content["dish"]) for good in GOODS)
    if wine != cheese:
        yield f"All dishes together make {wine} wine and {cheese} cheese steps; we aim at as many of both."


@judge("dish", "card")
def pair_steps_rise_with_cost(content: Content) -> Iterator[str]:
    """Dearer pairs make more steps."""
    rows = []
    for dish in content["dish"]:
        size = sum(_size(card) for card in all_cards(content) if card.get("dish") == dish["id"])
        rows.append((size, dish["wine"] + dish["cheese"], dish["id"]))
    for (_, less, cheap), (_, more, dear) in pairwise(sorted(rows)):
        if more < less:
            yield f'The dearer dish "{dear}" makes {more} steps, "{cheap}" {less}; dearer pairs are to make no fewer.'


@judge("card")
def actions_spread(content: Content) -> Iterator[str]:
    """Which good has which special actions, and more than once (fact sheet 6)."""
    for action, good in product(ACTIONS, GOODS):
        number = sum(card["good"] == good for card in cards_with(content, action))
        if ONE_GOOD.get(action, good) != good and number > 0:
            yield f'{number} of the {good} cards have action = "{action}"; we aim at none.'
        elif ONE_GOOD.get(action, good) == good and not 2 <= number <= 4:
            yield f'{number} of the {good} cards have action = "{action}"; we aim at 2 to 4.'


@judge("card")
def starters_serve_their_good(content: Content) -> Iterator[Said]:
    """There are starter cultures of wine and of cheese (fact sheet 6)."""
    for card in cards_with(content, "starter"):
        if card["moves"] != card["good"]:
            moves = f'moves = "{card["moves"]}"'
            yield card.says("moves", f"{moves}; we aim at the indicator of its own good, {card['good']}.")
        for ingredient in card["pays"]:
            if ingredient not in OF_GOOD[card["good"]]:
                yield card.says("pays", f"pays {ingredient}; we aim at ingredients of {card['good']}.")


@judge("card")
def market_days_of_two_or_three(content: Content) -> Iterator[Said]:
    """What a market day brings."""
    for card in cards_with(content, "market"):
        number = sum(card["gains"].values())
        if not 2 <= number <= 3:
            yield card.says("gains", f"gains {number} markers; we aim at 2 or 3.")


@judge("card")
def no_card_beats_another(content: Content) -> Iterator[Said]:
    """No card best at everything."""
    for good in GOODS:
        for card in cards_of(content, good):
            for other in cards_of(content, good):
                if card != other and _beats(card, other):
                    sentence = (
                        f'{card.label} does the same as "{other["id"]}", costs no more and is worth no less; '
                        "we aim at cards that are each good for something."
                    )
                    yield Said(card.place("gold"), sentence)


def _beats(card: Row, other: Row) -> bool:
    same = all(card.get(key) == other.get(key) for key in ("dish", "action", "pays", "moves", "steps", "gains"))
    return (
        same
        and card["gold"] >= other["gold"]
        and card["silver"] >= other["silver"]
        and all(amount <= other["cost"].get(ingredient, 0) for ingredient, amount in card["cost"].items())
    )


AIMS: tuple[Judge, ...] = (
    five_slots, grid_of_four_rows, neighbouring_plots_differ, patterns_join_side_by_side, patterns_differ,
    patterns_fit_in_many_places, patterns_lead_everywhere, one_line_for_both_examples,
    third_cell_of_the_work_together_examples, track_of_22_spaces, bonus_in_each_third, bonus_after_the_lap_arrow,
    likely_label_options, label_costs, twelve_cards_of_each_sort, three_cards_a_dish, costs_from_2_to_6,
    half_the_cards_age_by_twos, goods_of_their_ingredients, demand_follows_the_plots, gold_rises_with_cost,
    silver_a_third_to_a_half, goods_are_worth_the_same, pair_steps, pair_steps_rise_with_cost, actions_spread,
    starters_serve_their_good, market_days_of_two_or_three, no_card_beats_another,
)  # fmt: skip
