"""What the rule book shows of the box; "fact sheet" is the project's list of what is known, figure by figure.

These judges read a file that is not broken.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

from affinage.core.box_findings import Content, Place, Row, Said, rows_of, shown
from affinage.core.box_judges import Judge, judge, printed

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
PRINTED: dict[str, dict[str, int]] = {
    "limits": {"years": 2, "hand": 3, "display": 3, "cellar_markers": 4, "cellar_steps": 4, "trade": 3},
    "start": {**dict.fromkeys(INGREDIENTS, 0), "white": 1, "red": 1, "milk": 2},
    "storage": {**dict.fromkeys(INGREDIENTS, 0), "yeast": 1, "sugar": 2, "salt": 2, "cultures": 1},
    "grid": {"milk": 5, "white": 3, "red": 3, "sugar": 2, "salt": 2, "laboratory": 2, "water": 3},
}
HIGHEST = 20  # on the money track
DISHES = 4
LEAST_SLOTS = 4  # open ones, in the rule book's example of washing
STARTER_PAYS, STARTER_STEPS = 2, 4


def cards_of(content: Content, good: str) -> list[Row]:
    """The cards of one good."""
    return [card for card in rows_of(content, "card") if card["good"] == good]


def all_cards(content: Content) -> list[Row]:
    """The cards of both goods, one good after the other."""
    return [card for good in GOODS for card in cards_of(content, good)]


def cards_with(content: Content, action: str) -> list[Row]:
    """The cards with one kind of special action."""
    return [card for card in all_cards(content) if card.get("action") == action]


def label_of(content: Content, ingredient: str) -> Row:
    """What stands below one processing site."""
    return next(row for row in rows_of(content, "label", "ingredient") if row["ingredient"] == ingredient)


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


@judge("limits")
def slots_for_the_washing_example(content: Content) -> Iterator[Said]:
    """Four cheese cards lie open in the example of washing (fact sheet 7)."""
    slots = content["limits"]["slots"]
    if slots < LEAST_SLOTS:
        sentence = f"[limits] slots = {slots}; the rule book has {LEAST_SLOTS} cards lie open in one cellar."
        yield Said(Place("limits", key="slots"), sentence)


@judge("workers")
def blue_and_red_workers(content: Content) -> Iterator[str]:
    """Blue and red workers are named (fact sheet 1)."""
    for colour in ("blue", "red"):
        if colour not in content["workers"]["colours"]:
            yield f"[workers] colours: no {colour} one; the rule book names blue and red workers."


@judge("grid")
def plots_as_printed(content: Content) -> Iterator[str]:
    """There are 17 plots and 3 water holes (fact sheet 2)."""
    there_are = Counter(what for row in content["grid"]["rows"] for what in row)
    for what, right in PRINTED["grid"].items():
        if there_are[what] != right:
            yield f"[grid] rows: {there_are[what]} cells show {what}; the rule book says {right}."


@judge("housing")
def four_housing_cards_of_each_kind(content: Content) -> Iterator[str]:
    """There are eight cards, four of each kind (fact sheet 3)."""
    for kind in KINDS:
        number = len(patterns(content, kind))
        if number != 4:
            yield f'{number} housing cards have kind = "{kind}"; the rule book says 4.'


@judge("housing")
def patterns_hang_together(content: Content) -> Iterator[Said]:
    """A pattern is three adjacent plots (fact sheet 3)."""
    for row in rows_of(content, "housing"):
        first, second = row["covers"]
        near = [_touch([0, 0], first), _touch([0, 0], second), _touch(first, second)]
        if sum(near) < 2:
            gap = f"covers = {shown(row['covers'])} leaves a gap"
            yield row.says("covers", f"{gap}; the rule book has patterns of three adjacent plots.")


def _touch(one: list[int], other: list[int]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


@judge("housing", "grid")
def toil_alone_examples(content: Content) -> Iterator[str]:
    """The examples of Toil Alone (fact sheet 2, G1)."""
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


@judge("housing", "grid")
def work_together_examples(content: Content) -> Iterator[str]:
    """The examples of Work Together (fact sheet 2, G2)."""
    if not work_together_places(content):
        yield (
            "No Work Together card leads both from a laboratory to another plot and from salt to red grapes; "
            "the rule book's examples need one."
        )


@judge("housing", "grid")
def fall_example(content: Content) -> Iterator[str]:
    """The example of fall (fact sheet 2, G3)."""
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


@judge("track")
def track_from_0_to_20(content: Content) -> Iterator[str]:
    """The track goes from 0 to 20 (fact sheet 4)."""
    values = content["track"]["values"]
    for value in range(HIGHEST + 1):
        if value not in values:
            yield f"[track] values: there is no {value}; the rule book's track goes from 0 to {HIGHEST}."
    if max(values) > HIGHEST:
        yield f"[track] values: there is a {max(values)}; the rule book's track ends with {HIGHEST}."
    if values != sorted(values):
        yield f"[track] values = {shown(values)} do not rise along the track; the rule book's do."


@judge("track")
def more_than_one_2(content: Content) -> Iterator[str]:
    """In the example of a lap the first of the spaces with 2 is taken (fact sheet 4)."""
    number = content["track"]["values"].count(2)
    if number < 2:
        yield f"[track] values: {number} spaces show 2; in the rule book's example of a lap there are at least 2."


@judge("track")
def single_ends_of_the_track(content: Content) -> Iterator[str]:
    """The second step from the start leads to 1, the first one after 20 along the lap arrow (fact sheet 4)."""
    for value in (0, HIGHEST):
        number = content["track"]["values"].count(value)
        if number > 1:
            yield f"[track] values: {number} spaces show {value}; in the rule book's examples there is 1."


@judge("track")
def lap_leads_to_the_first_2(content: Content) -> Iterator[Said]:
    """Where the lap arrow leads (fact sheet 4)."""
    values, lap_to = content["track"]["values"], content["track"]["lap_to"]
    if 2 in values and lap_to != values.index(2) + 1:
        sentence = f"[track] lap_to = {lap_to}; the lap arrow leads to the first 2, space {values.index(2) + 1}."
        yield Said(Place("track", key="lap_to"), sentence)


@judge("label")
def white_label_as_printed(content: Content) -> Iterator[Said]:
    """The label of white grapes (fact sheet 5)."""
    label = label_of(content, "white")
    if label["cost"] != {"white": 1, "any-wine": 1}:
        sentence = f"The label of white costs {shown(label['cost'])}; the rule book says white = 1 and any-wine = 1."
        yield Said(label.place("cost"), sentence)
    if set(label["options"]) != {"wine-step", "wine-card"}:
        there_are = " and ".join(label["options"])
        sentence = f"The label of white has {there_are}; the rule book says wine-step and wine-card."
        yield Said(label.place("options"), sentence)


@judge("label")
def milk_label_cost_as_printed(content: Content) -> Iterator[Said]:
    """What the label of milk costs (fact sheet 5)."""
    label = label_of(content, "milk")
    if label["cost"] != {"milk": 1, "any-cheese": 1}:
        sentence = f"The label of milk costs {shown(label['cost'])}; the rule book says milk = 1 and any-cheese = 1."
        yield Said(label.place("cost"), sentence)


@judge("label")
def every_option_on_a_label(content: Content) -> Iterator[str]:
    """All eight options occur (fact sheet 5)."""
    there_are = {option for row in content["label"] for option in row["options"]}
    for option in OPTIONS:
        if option not in there_are:
            yield f'No label has the option "{option}"; the rule book says that labels have it.'


@judge("dish")
def four_dishes(content: Content) -> Iterator[str]:
    """There are four dishes (fact sheet 6)."""
    number = len(content["dish"])
    if number != DISHES:
        yield f"There are {number} dishes; the rule book says {DISHES}."


@judge("card", "dish")
def every_dish_has_both_halves(content: Content) -> Iterator[str]:
    """A pair is a wine and a cheese of one dish (fact sheet 6)."""
    for good, dish in product(GOODS, content["dish"]):
        if not any(card.get("dish") == dish["id"] for card in cards_of(content, good)):
            yield f'No {good} belongs to the dish "{dish["id"]}"; a pair is a wine and a cheese of one dish.'


@judge("card")
def both_sorts_in_both_goods(content: Content) -> Iterator[str]:
    """There are action and gourmet cards in both goods (fact sheet 6)."""
    for good, (key, sort) in product(GOODS, (("action", "an action"), ("dish", "a gourmet"))):
        if not any(key in card for card in cards_of(content, good)):
            yield f"No {good} is {sort} card; the rule book has both sorts in both goods."


@judge("card")
def every_action_on_a_card(content: Content) -> Iterator[str]:
    """All special actions occur (fact sheet 6)."""
    for action in ACTIONS:
        if not cards_with(content, action):
            yield f'No card has action = "{action}"; the rule book explains it.'


@judge("card")
def washing_on_cheese_distilling_on_wine(content: Content) -> Iterator[Said]:
    """Washing and distillation count the card itself (fact sheet 6)."""
    for action, good in (("wash", "cheese"), ("distil", "wine")):
        for card in cards_with(content, action):
            if card["good"] != good:
                on = f'action = "{action}" on a {card["good"]}'
                yield card.says("action", f"{on}; it counts itself, so it belongs to a {good}.")


@judge("card")
def starters_as_printed(content: Content) -> Iterator[Said]:
    """What starter cultures take and give (fact sheet 6)."""
    for card in cards_with(content, "starter"):
        paid = sum(card["pays"].values())
        if paid != STARTER_PAYS:
            yield card.says("pays", f"pays {paid} markers; the rule book says {STARTER_PAYS}.")
        if card["steps"] != STARTER_STEPS:
            yield card.says("steps", f"steps = {card['steps']}; the rule book says {STARTER_STEPS}.")


@judge("card")
def market_icons(content: Content) -> Iterator[str]:
    """The icons of market days (fact sheet 6)."""
    gains = {what for card in cards_with(content, "market") for what in card["gains"]}
    for what in ANY:
        if what not in gains:
            yield f"No market day gains {what}; the rule book explains its icon."
    if not gains & set(INGREDIENTS):
        yield "No market day gains an ingredient of a fixed kind; the rule book has such."


FACTS: tuple[Judge, ...] = (
    *(printed(section, PRINTED[section]) for section in ("limits", "start", "storage")),
    slots_for_the_washing_example, blue_and_red_workers, plots_as_printed, four_housing_cards_of_each_kind,
    patterns_hang_together, toil_alone_examples, work_together_examples, fall_example, track_from_0_to_20,
    more_than_one_2, single_ends_of_the_track, lap_leads_to_the_first_2, white_label_as_printed,
    milk_label_cost_as_printed, every_option_on_a_label, four_dishes, every_dish_has_both_halves,
    both_sorts_in_both_goods, every_action_on_a_card, washing_on_cheese_distilling_on_wine, starters_as_printed,
    market_icons,
)  # fmt: skip
