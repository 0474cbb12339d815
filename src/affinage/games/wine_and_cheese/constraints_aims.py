"""What we aim at with the parts we had to rebuild; a file corrected from the real box may leave these ranges.

These constraints read a file whose structure is sound: `constraints.check` sees to that first.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product

from .constraints_facts import (
    ACTIONS,
    GOODS,
    KINDS,
    OF_GOOD,
    Cell,
    Constraint,
    Content,
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


# Aims: five cellar slots, one of them closed
def _five_slots(content: Content) -> Iterator[str]:
    slots = content["limits"]["slots"]
    if slots != SLOTS:
        yield f"[limits] slots = {slots}; we aim at {SLOTS}, one of them closed."


# Fact sheet 2: 20 cells are likely four rows of five
def _grid_of_four_rows(content: Content) -> Iterator[str]:
    rows = content["grid"]["rows"]
    if (len(rows), len(rows[0])) != (4, 5):
        yield f"[grid] rows: {len(rows)} rows of {len(rows[0])} cells; we aim at 4 rows of 5."


# Aims: a pattern never finds one kind of plot twice in a row
def _neighbouring_plots_differ(content: Content) -> Iterator[str]:
    grid = plots(content)
    for (r, c), what in grid.items():
        for near in ((r, c + 1), (r + 1, c)):
            if grid.get(near) == what:
                yield f"[grid] rows: two neighbouring plots show {what} in row {r + 1}; we aim at different neighbours."


# Fact sheet 3: three adjacent cells, none across a corner
def _patterns_join_side_by_side(content: Content) -> Iterator[str]:
    for at, row in enumerate(content["housing"], start=1):
        cells = [[0, 0], *row["covers"]]
        joins = sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for i, a in enumerate(cells) for b in cells[:i])
        if joins < len(cells) - 1:
            yield f'[[housing]] {at} "{row["id"]}": a cell touches the others only by a corner; we aim at sides.'


# Aims: eight different patterns
def _patterns_differ(content: Content) -> Iterator[str]:
    first: dict[frozenset[Cell], str] = {}
    for at, row in enumerate(content["housing"], start=1):
        label = f'[[housing]] {at} "{row["id"]}"'
        cells = frozenset((down, right) for down, right in row["covers"])
        if first.setdefault(cells, label) != label:
            yield f"{label} covers the same cells as {first[cells]}; we aim at eight different patterns."


# Aims: every housing card is of use in many places
def _patterns_fit_in_many_places(content: Content) -> Iterator[str]:
    grid = plots(content)
    for at, row in enumerate(content["housing"], start=1):
        pattern = [(down, right) for down, right in row["covers"]]
        whole = sum(len(reached(grid, pattern, cell)) == len(pattern) for cell in grid)
        if whole < 6:
            yield f'[[housing]] {at} "{row["id"]}" fits as a whole on {whole} plots; we aim at 6 or more.'


# Aims: the patterns of a kind lead into all directions
def _patterns_lead_everywhere(content: Content) -> Iterator[str]:
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


# Fact sheet 2: G4, where any plot at the edge would do; but the letters are those of the Toil Alone examples
def _one_line_for_both_examples(content: Content) -> Iterator[str]:
    lines, grid = toil_alone_lines(content), plots(content)
    if lines and not any(not reached(grid, line, d) for line, (_, _, _, d) in lines):
        yield (
            "The straight Toil Alone card reaches another plot from the plot after sugar, milk and white; "
            "we aim at one line for all the examples of the rule book with the letters A to D."
        )


# Fact sheet 2: G2, the cell that the examples do not mention
def _third_cell_of_the_work_together_examples(content: Content) -> Iterator[str]:
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


# Rulings: 0, 1, 2, 2, 3 ... 20
def _track_of_22_spaces(content: Content) -> Iterator[str]:
    number = len(content["track"]["values"])
    if number != TRACK_SPACES:
        yield f"[track] values: {number} spaces; we aim at {TRACK_SPACES}, with no value but 2 there twice."


# Aims: bonus spaces along the whole track
def _bonus_in_each_third(content: Content) -> Iterator[str]:
    spaces, last = sorted(content["track"]["bonus"]), len(content["track"]["values"])
    if [3 * (space - 1) // last for space in spaces] != [0, 1, 2]:
        yield f"[track] bonus = {spaces}; we aim at one bonus space in each third of the track."


# Aims: a bonus is no gift for the very first steps
def _bonus_after_the_lap_arrow(content: Content) -> Iterator[str]:
    lap_to = content["track"]["lap_to"]
    for space in content["track"]["bonus"]:
        if space <= lap_to:
            yield f"[track] bonus {space} is among the first spaces; we aim at spaces after the lap arrow's, {lap_to}."


# Fact sheet 5: the likely options
def _likely_label_options(content: Content) -> Iterator[str]:
    for ingredient, options in LIKELY_OPTIONS.items():
        there_are = label_of(content, ingredient)["options"]
        if sorted(there_are) != sorted(options):
            yield f"The label of {ingredient} has {' and '.join(there_are)}; we aim at {' and '.join(options)}."


# Fact sheet 5: red grapes like white ones, single markers for the others
def _label_costs(content: Content) -> Iterator[str]:
    for row in content["label"]:
        ingredient, cost = row["ingredient"], row["cost"]
        size = 2 if ingredient in ("white", "red", "milk") else 1
        if cost.get(ingredient) != 1 or sum(cost.values()) != size:
            further = " and a further one" if size > 1 else ""
            yield f"The label of {ingredient} costs {sum(cost.values())} markers; we aim at 1 {ingredient}{further}."


# Aims: twelve action and twelve gourmet cards per good
def _twelve_cards_of_each_sort(content: Content) -> Iterator[str]:
    for good, (key, sort) in product(GOODS, SORTS.items()):
        number = sum(key in card for _, card in cards_of(content, good))
        if number != 12:
            yield f"{number} of the {good} cards are {sort} cards; we aim at 12."


# Aims: three per dish and good
def _three_cards_a_dish(content: Content) -> Iterator[str]:
    for good, dish in product(GOODS, content["dish"]):
        number = sum(card.get("dish") == dish["id"] for _, card in cards_of(content, good))
        if number != 3:
            yield f'{number} of the {good} cards belong to "{dish["id"]}"; we aim at 3.'


def _size(card: Content) -> int:
    return sum(card["cost"].values())


# Aims: costs 2-6
def _costs_from_2_to_6(content: Content) -> Iterator[str]:
    for label, card in all_cards(content):
        if _size(card) not in COSTS:
            yield f"{label} costs {_size(card)} markers; we aim at {COSTS[0]} to {COSTS[-1]}."
    for good, size in product(GOODS, COSTS):
        if all(_size(card) != size for _, card in cards_of(content, good)):
            yield f"No {good} costs {size} markers; we aim at every cost from {COSTS[0]} to {COSTS[-1]}."


# Fact sheet 9.2: what ageing by twos finishes
def _half_the_cards_age_by_twos(content: Content) -> Iterator[str]:
    for good in GOODS:
        cards = cards_of(content, good)
        number = sum(_size(card) in NATURAL for _, card in cards)
        if not len(cards) <= 2 * number <= 1.5 * len(cards):
            yield (
                f"{number} of the {good} cards cost 2, 4 or 6 markers; we aim at {len(cards) // 2} to "
                f"{3 * len(cards) // 4}, so that most finish by themselves and some need a label."
            )


# Fact sheet 6: wine of wine ingredients, cheese of cheese ingredients
def _goods_of_their_ingredients(content: Content) -> Iterator[str]:
    for label, card in all_cards(content):
        own = OF_GOOD[card["good"]]
        for ingredient in card["cost"]:
            if ingredient not in own:
                yield f"{label}: a {card['good']} that takes {ingredient}; we aim at {', '.join(own)}."


# Aims: cards take what the plots bring
def _demand_follows_the_plots(content: Content) -> Iterator[str]:
    there_are = Counter(plots(content).values())
    there_are += Counter(dict.fromkeys(("yeast", "cultures"), there_are["laboratory"]))
    for good, ingredients in OF_GOOD.items():
        taken = Counter[str]()
        for _, card in cards_of(content, good):
            taken.update(card["cost"])
        for ingredient in ingredients:
            of_taken = taken[ingredient] / sum(taken.values())
            of_plots = there_are[ingredient] / max(sum(there_are[one] for one in ingredients), 1)
            if not 0.75 * of_plots <= of_taken <= 1.25 * of_plots:
                yield (
                    f"{ingredient} is {of_taken:.0%} of what all {good} cards take and {of_plots:.0%} of the plots for "
                    f"{good}; we aim at 0.75 to 1.25 times the share of the plots."
                )


# Aims: gold rises with cost
def _gold_rises_with_cost(content: Content) -> Iterator[str]:
    for good, (key, sort) in product(GOODS, SORTS.items()):
        gold: dict[int, list[int]] = {}
        for _, card in cards_of(content, good):
            if key in card:
                gold.setdefault(_size(card), []).append(card["gold"])
        means = [(size, sum(values) / len(values)) for size, values in sorted(gold.items())]
        for (small, less), (large, more) in pairwise(means):
            if more <= less:
                yield (
                    f"A {good} {sort} card of {large} markers is worth {more:.1f} gold on average, one of {small} "
                    f"{less:.1f}; dearer cards are to be worth more."
                )


# Aims: silver is a third to a half of gold
def _silver_a_third_to_a_half(content: Content) -> Iterator[str]:
    for label, card in all_cards(content):
        gold, silver = card["gold"], card["silver"]
        if not 2 * silver <= gold <= 3 * silver:
            yield f"{label}: silver = {silver} for gold = {gold}; we aim at {-(-gold // 3)} to {gold // 2}."


# Aims: neither good pays better
def _goods_are_worth_the_same(content: Content) -> Iterator[str]:
    for what in ("gold", "cost"):
        wine, cheese = (
            sum(_size(card) if what == "cost" else card["gold"] for _, card in cards_of(content, good))
            for good in GOODS
        )
        if not 0.95 * cheese <= wine <= 1.05 * cheese:
            yield f"The {what} of all wines is {wine}, of all cheeses {cheese}; we aim at a difference of 5% at most."


# Aims: pairs serve both goods
def _pair_steps(content: Content) -> Iterator[str]:
    for at, dish in enumerate(content["dish"], start=1):
        for good in GOODS:
            if not 1 <= dish[good] <= 5:
                yield f'[[dish]] {at} "{dish["id"]}": {good} = {dish[good]} steps; we aim at 1 to 5.'
    wine, cheese = (sum(dish[good] for dish in content["dish"]) for good in GOODS)
    if wine != cheese:
        yield f"All dishes together make {wine} wine and {cheese} cheese steps; we aim at as many of both."


# Aims: dearer pairs make more steps
def _pair_steps_rise_with_cost(content: Content) -> Iterator[str]:
    rows = []
    for dish in content["dish"]:
        size = sum(_size(card) for _, card in all_cards(content) if card.get("dish") == dish["id"])
        rows.append((size, dish["wine"] + dish["cheese"], dish["id"]))
    for (_, less, cheap), (_, more, dear) in pairwise(sorted(rows)):
        if more < less:
            yield f'The dearer dish "{dear}" makes {more} steps, "{cheap}" {less}; dearer pairs are to make no fewer.'


# Fact sheet 6: which good has which special actions, and more than once
def _actions_spread(content: Content) -> Iterator[str]:
    for action, good in product(ACTIONS, GOODS):
        number = sum(card["good"] == good for _, card in cards_with(content, action))
        if ONE_GOOD.get(action, good) != good and number > 0:
            yield f'{number} of the {good} cards have action = "{action}"; we aim at none.'
        elif ONE_GOOD.get(action, good) == good and not 2 <= number <= 4:
            yield f'{number} of the {good} cards have action = "{action}"; we aim at 2 to 4.'


# Fact sheet 6: starter cultures of wine and of cheese
def _starters_serve_their_good(content: Content) -> Iterator[str]:
    for label, card in cards_with(content, "starter"):
        if card["moves"] != card["good"]:
            yield f'{label}: moves = "{card["moves"]}"; we aim at the indicator of its own good, {card["good"]}.'
        for ingredient in card["pays"]:
            if ingredient not in OF_GOOD[card["good"]]:
                yield f"{label}: pays {ingredient}; we aim at ingredients of {card['good']}."


# Aims: what a market day brings
def _market_days_of_two_or_three(content: Content) -> Iterator[str]:
    for label, card in cards_with(content, "market"):
        number = sum(card["gains"].values())
        if not 2 <= number <= 3:
            yield f"{label}: gains {number} markers; we aim at 2 or 3."


# Aims: no card best at everything
def _no_card_beats_another(content: Content) -> Iterator[str]:
    for good in GOODS:
        for label, card in cards_of(content, good):
            for _, other in cards_of(content, good):
                if card is not other and _beats(card, other):
                    yield (
                        f'{label} does the same as "{other["id"]}", costs no more and is worth no less; '
                        "we aim at cards that are each good for something."
                    )


def _beats(card: Content, other: Content) -> bool:
    same = all(card.get(key) == other.get(key) for key in ("dish", "action", "pays", "moves", "steps", "gains"))
    return (
        same
        and card["gold"] >= other["gold"]
        and card["silver"] >= other["silver"]
        and all(amount <= other["cost"].get(ingredient, 0) for ingredient, amount in card["cost"].items())
    )


AIMS: tuple[Constraint, ...] = (
    _five_slots,
    _grid_of_four_rows,
    _neighbouring_plots_differ,
    _patterns_join_side_by_side,
    _patterns_differ,
    _patterns_fit_in_many_places,
    _patterns_lead_everywhere,
    _one_line_for_both_examples,
    _third_cell_of_the_work_together_examples,
    _track_of_22_spaces,
    _bonus_in_each_third,
    _bonus_after_the_lap_arrow,
    _likely_label_options,
    _label_costs,
    _twelve_cards_of_each_sort,
    _three_cards_a_dish,
    _costs_from_2_to_6,
    _half_the_cards_age_by_twos,
    _goods_of_their_ingredients,
    _demand_follows_the_plots,
    _gold_rises_with_cost,
    _silver_a_third_to_a_half,
    _goods_are_worth_the_same,
    _pair_steps,
    _pair_steps_rise_with_cost,
    _actions_spread,
    _starters_serve_their_good,
    _market_days_of_two_or_three,
    _no_card_beats_another,
)
