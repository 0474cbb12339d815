"""What the rule book shows of the box; "fact sheet" is the project's list of what is known, figure by figure.

These constraints read a file whose structure is sound: `constraints.check` sees to that first.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any

from affinage.core.judging import shown

Content = dict[str, Any]
Constraint = Callable[[Content], Iterator[str]]
Cell = tuple[int, int]

WINE_INGREDIENTS = ("white", "red", "yeast", "sugar")
CHEESE_INGREDIENTS = ("salt", "cultures", "milk")
INGREDIENTS = WINE_INGREDIENTS + CHEESE_INGREDIENTS
OF_GOOD = {"wine": WINE_INGREDIENTS, "cheese": CHEESE_INGREDIENTS}
GOODS = tuple(OF_GOOD)
ANY = ("any-wine", "any-cheese")
OPTIONS = (
    "wine-step",
    "cheese-step",
    "wine-card",
    "cheese-card",
    "hurry-wine",
    "hurry-cheese",
    "slow-wine",
    "slow-cheese",
)
KINDS = ("together", "alone")
ACTIONS = ("starter", "wash", "wash-gourmet", "distil", "distil-gourmet", "helper", "market")
GROUND = ("milk", "white", "red", "sugar", "salt", "laboratory", "water")
PRINTED = {
    "limits": {"years": 2, "hand": 3, "display": 3, "cellar_markers": 4, "cellar_steps": 4, "trade": 3},
    "start": {**dict.fromkeys(INGREDIENTS, 0), "white": 1, "red": 1, "milk": 2},
    "storage": {**dict.fromkeys(INGREDIENTS, 0), "yeast": 1, "sugar": 2, "salt": 2, "cultures": 1},
    "grid": {"milk": 5, "white": 3, "red": 3, "sugar": 2, "salt": 2, "laboratory": 2, "water": 3},
}
HIGHEST = 20  # on the money track
DISHES = 4
LEAST_SLOTS = 4  # open ones, in the rule book's example of washing
STARTER_PAYS, STARTER_STEPS = 2, 4


def cards_of(content: Content, good: str) -> list[tuple[str, Content]]:
    """The cards of one good with the words by which a sentence names them."""
    rows = enumerate(content["card"], start=1)
    return [(f'[[card]] {at} "{card["id"]}"', card) for at, card in rows if card["good"] == good]


def all_cards(content: Content) -> list[tuple[str, Content]]:
    """The cards of both goods, named likewise."""
    return [labelled for good in GOODS for labelled in cards_of(content, good)]


def cards_with(content: Content, action: str) -> list[tuple[str, Content]]:
    """The cards with one kind of special action."""
    return [(label, card) for label, card in all_cards(content) if card.get("action") == action]


def label_of(content: Content, ingredient: str) -> Content:
    """What stands below one processing site."""
    found: Content = next(row for row in content["label"] if row["ingredient"] == ingredient)
    return found


def plots(content: Content) -> dict[Cell, str]:
    """What lies where, water holes aside."""
    rows = enumerate(content["grid"]["rows"])
    return {(r, c): what for r, row in rows for c, what in enumerate(row) if what != "water"}


def patterns(content: Content, kind: str) -> list[list[Cell]]:
    """The housing cards of one kind: their two further cells as steps from the red one."""
    return [[(down, right) for down, right in row["covers"]] for row in content["housing"] if row["kind"] == kind]


def reached(grid: dict[Cell, str], pattern: list[Cell], cell: Cell) -> list[Cell]:
    """The other plots under a pattern whose red cell lies on this one."""
    cells = [(cell[0] + down, cell[1] + right) for down, right in pattern]
    return [other for other in cells if other in grid]


def lines_alone(content: Content) -> list[list[Cell]]:
    """Toil Alone cards that are a straight line with the red cell at one end, nearer cell first."""
    both_ways = [order for pattern in patterns(content, "alone") for order in permutations(pattern)]
    return [[near, far] for near, far in both_ways if far == (2 * near[0], 2 * near[1])]


def toil_alone_lines(content: Content) -> list[tuple[list[Cell], tuple[Cell, Cell, Cell, Cell]]]:
    """The plots A, B, C and D of the Toil Alone examples, with the pattern that leads along them."""
    grid = plots(content)
    found = []
    for line, a in product(lines_alone(content), grid):
        (down, right) = line[0]
        b, c, d = ((a[0] + n * down, a[1] + n * right) for n in (1, 2, 3))
        if d in grid and [grid[a], grid.get(b), grid.get(c)] == ["sugar", "milk", "white"]:
            found.append((line, (a, b, c, d)))
    return found


def work_together_places(content: Content) -> list[tuple[list[Cell], tuple[Cell, Cell, Cell, Cell]]]:
    """The plots E, F, G and H of the Work Together examples, with a pattern that joins them."""
    grid = plots(content)
    found = []
    for pattern, e, g in product(patterns(content, "together"), grid, grid):
        if grid[e] == "laboratory" and grid[g] == "salt":
            pairs = product(reached(grid, pattern, e), reached(grid, pattern, g))
            found += [(pattern, (e, f, g, h)) for f, h in pairs if grid[h] == "red"]
    return found


def _unlike_printed(content: Content, section: str) -> Iterator[str]:
    for key, right in PRINTED[section].items():
        if content[section][key] != right:
            yield f"[{section}] {key} = {content[section][key]}; the rule book says {right}."


# Fact sheet 1, 7 and 8: hand, display, the closed cellar, trades, years
def _limits_as_printed(content: Content) -> Iterator[str]:
    return _unlike_printed(content, "limits")


# Fact sheet 1: ingredients at the start
def _start_as_printed(content: Content) -> Iterator[str]:
    return _unlike_printed(content, "start")


# Fact sheet 1: storage spaces
def _storage_as_printed(content: Content) -> Iterator[str]:
    return _unlike_printed(content, "storage")


# Fact sheet 7: four cheese cards lie open in the example of washing
def _slots_for_the_washing_example(content: Content) -> Iterator[str]:
    slots = content["limits"]["slots"]
    if slots < LEAST_SLOTS:
        yield f"[limits] slots = {slots}; the rule book has {LEAST_SLOTS} cards lie open in one cellar."


# Fact sheet 1: blue and red are named
def _blue_and_red_workers(content: Content) -> Iterator[str]:
    for colour in ("blue", "red"):
        if colour not in content["workers"]["colours"]:
            yield f"[workers] colours: no {colour} one; the rule book names blue and red workers."


# Fact sheet 2: 17 plots and 3 water holes
def _plots_as_printed(content: Content) -> Iterator[str]:
    there_are = Counter(what for row in content["grid"]["rows"] for what in row)
    for what, right in PRINTED["grid"].items():
        if there_are[what] != right:
            yield f"[grid] rows: {there_are[what]} cells show {what}; the rule book says {right}."


# Fact sheet 3: eight cards
def _four_housing_cards_of_each_kind(content: Content) -> Iterator[str]:
    for kind in KINDS:
        number = len(patterns(content, kind))
        if number != 4:
            yield f'{number} housing cards have kind = "{kind}"; the rule book says 4.'


# Fact sheet 3: three adjacent plots
def _patterns_hang_together(content: Content) -> Iterator[str]:
    for at, row in enumerate(content["housing"], start=1):
        first, second = row["covers"]
        near = [_touch([0, 0], first), _touch([0, 0], second), _touch(first, second)]
        if sum(near) < 2:
            yield (
                f'[[housing]] {at} "{row["id"]}": covers = {shown(row["covers"])} leaves a gap; '
                "the rule book has patterns of three adjacent plots."
            )


def _touch(one: list[int], other: list[int]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


# Fact sheet 2: G1
def _toil_alone_examples(content: Content) -> Iterator[str]:
    if not lines_alone(content):
        yield (
            'No housing card of kind "alone" is a straight line with the red cell at one end; '
            "the Toil Alone examples of the rule book need one."
        )
    elif not toil_alone_lines(content):
        yield (
            "No line of the grid shows sugar, milk, white and a fourth plot in the direction of a straight Toil Alone "
            "card; the rule book's examples need one."
        )


# Fact sheet 2: G2
def _work_together_examples(content: Content) -> Iterator[str]:
    if not work_together_places(content):
        yield (
            "No Work Together card leads both from a laboratory to another plot and from salt to red grapes; "
            "the rule book's examples need one."
        )


# Fact sheet 2: G3
def _fall_example(content: Content) -> Iterator[str]:
    grid = plots(content)
    for pattern, a in product(patterns(content, "together"), grid):
        for b in reached(grid, pattern, a):
            if grid[a] == "red" and grid[b] == "white" and _milk_and_laboratory(content, grid, a, b):
                return
    yield (
        "No Work Together card leads from red grapes A to white grapes B with a Toil Alone card that leads from B to "
        "milk and a laboratory; the rule book's example of fall needs that."
    )


def _milk_and_laboratory(content: Content, grid: dict[Cell, str], a: Cell, b: Cell) -> bool:
    for pattern in patterns(content, "alone"):
        cells = reached(grid, pattern, b)
        if a not in cells and sorted(grid[cell] for cell in cells) == ["laboratory", "milk"]:
            return True
    return False


# Fact sheet 4: 0 up to 20
def _track_from_0_to_20(content: Content) -> Iterator[str]:
    values = content["track"]["values"]
    for value in range(HIGHEST + 1):
        if value not in values:
            yield f"[track] values: there is no {value}; the rule book's track goes from 0 to {HIGHEST}."
    if max(values) > HIGHEST:
        yield f"[track] values: there is a {max(values)}; the rule book's track ends with {HIGHEST}."
    if values != sorted(values):
        yield f"[track] values = {shown(values)} do not rise along the track; the rule book's do."


# Fact sheet 4: in the lap example the first of the 2-spaces is taken
def _more_than_one_2(content: Content) -> Iterator[str]:
    number = content["track"]["values"].count(2)
    if number < 2:
        yield f"[track] values: {number} spaces show 2; in the rule book's example of a lap there are at least 2."


# Fact sheet 4: the second step from the start leads to 1, the first one after 20 along the lap arrow
def _single_ends_of_the_track(content: Content) -> Iterator[str]:
    for value in (0, HIGHEST):
        number = content["track"]["values"].count(value)
        if number > 1:
            yield f"[track] values: {number} spaces show {value}; in the rule book's examples there is 1."


# Fact sheet 4: the lap arrow
def _lap_leads_to_the_first_2(content: Content) -> Iterator[str]:
    values, lap_to = content["track"]["values"], content["track"]["lap_to"]
    if 2 in values and lap_to != values.index(2) + 1:
        yield f"[track] lap_to = {lap_to}; the lap arrow leads to the first 2, space {values.index(2) + 1}."


# Fact sheet 5: the label of white grapes
def _white_label_as_printed(content: Content) -> Iterator[str]:
    label = label_of(content, "white")
    if label["cost"] != {"white": 1, "any-wine": 1}:
        yield f"The label of white costs {shown(label['cost'])}; the rule book says white = 1 and any-wine = 1."
    if set(label["options"]) != {"wine-step", "wine-card"}:
        yield f"The label of white has {' and '.join(label['options'])}; the rule book says wine-step and wine-card."


# Fact sheet 5: what the label of milk costs
def _milk_label_cost_as_printed(content: Content) -> Iterator[str]:
    cost = label_of(content, "milk")["cost"]
    if cost != {"milk": 1, "any-cheese": 1}:
        yield f"The label of milk costs {shown(cost)}; the rule book says milk = 1 and any-cheese = 1."


# Fact sheet 5: all eight options occur
def _every_option_on_a_label(content: Content) -> Iterator[str]:
    there_are = {option for row in content["label"] for option in row["options"]}
    for option in OPTIONS:
        if option not in there_are:
            yield f'No label has the option "{option}"; the rule book says that labels have it.'


# Fact sheet 6: four dishes
def _four_dishes(content: Content) -> Iterator[str]:
    number = len(content["dish"])
    if number != DISHES:
        yield f"There are {number} dishes; the rule book says {DISHES}."


# Fact sheet 6: a pair is a wine and a cheese of one dish
def _every_dish_has_both_halves(content: Content) -> Iterator[str]:
    for good, dish in product(GOODS, content["dish"]):
        if not any(card.get("dish") == dish["id"] for _, card in cards_of(content, good)):
            yield f'No {good} belongs to the dish "{dish["id"]}"; a pair is a wine and a cheese of one dish.'


# Fact sheet 6: action and gourmet cards in both goods
def _both_sorts_in_both_goods(content: Content) -> Iterator[str]:
    for good, (key, sort) in product(GOODS, (("action", "an action"), ("dish", "a gourmet"))):
        if not any(key in card for _, card in cards_of(content, good)):
            yield f"No {good} is {sort} card; the rule book has both sorts in both goods."


# Fact sheet 6: special actions
def _every_action_on_a_card(content: Content) -> Iterator[str]:
    for action in ACTIONS:
        if not cards_with(content, action):
            yield f'No card has action = "{action}"; the rule book explains it.'


# Fact sheet 6: washing and distillation count the card itself
def _washing_on_cheese_distilling_on_wine(content: Content) -> Iterator[str]:
    for action, good in (("wash", "cheese"), ("distil", "wine")):
        for label, card in cards_with(content, action):
            if card["good"] != good:
                yield f'{label}: action = "{action}" on a {card["good"]}; it counts itself, so it belongs to a {good}.'


# Fact sheet 6: starter cultures
def _starters_as_printed(content: Content) -> Iterator[str]:
    for label, card in cards_with(content, "starter"):
        paid = sum(card["pays"].values())
        if paid != STARTER_PAYS:
            yield f"{label}: pays {paid} markers; the rule book says {STARTER_PAYS}."
        if card["steps"] != STARTER_STEPS:
            yield f"{label}: steps = {card['steps']}; the rule book says {STARTER_STEPS}."


# Fact sheet 6: the icons of market days
def _market_icons(content: Content) -> Iterator[str]:
    gains = {what for _, card in cards_with(content, "market") for what in card["gains"]}
    for what in ANY:
        if what not in gains:
            yield f"No market day gains {what}; the rule book explains its icon."
    if not gains & set(INGREDIENTS):
        yield "No market day gains an ingredient of a fixed kind; the rule book has such."


FACTS: tuple[Constraint, ...] = (
    _limits_as_printed,
    _start_as_printed,
    _storage_as_printed,
    _slots_for_the_washing_example,
    _blue_and_red_workers,
    _plots_as_printed,
    _four_housing_cards_of_each_kind,
    _patterns_hang_together,
    _toil_alone_examples,
    _work_together_examples,
    _fall_example,
    _track_from_0_to_20,
    _more_than_one_2,
    _single_ends_of_the_track,
    _lap_leads_to_the_first_2,
    _white_label_as_printed,
    _milk_label_cost_as_printed,
    _every_option_on_a_label,
    _four_dishes,
    _every_dish_has_both_halves,
    _both_sorts_in_both_goods,
    _every_action_on_a_card,
    _washing_on_cheese_distilling_on_wine,
    _starters_as_printed,
    _market_icons,
)
