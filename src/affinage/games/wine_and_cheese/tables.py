"""components.toml as tables. Row numbers are the order in that file, wines before cheeses.

A pack is seven counts in one number, ingredient i at bits 8 * i; a set is the bits of one number.
"""

from enum import IntEnum
from typing import Any, Literal, get_args

from affinage.core import components
from affinage.core.packs import packed

BOX = components.read(__package__)
_box: dict[str, Any] = BOX.content

Ingredient = Literal["white", "red", "yeast", "sugar", "salt", "cultures", "milk"]
Good = Literal["wine", "cheese"]
INGREDIENTS: tuple[Ingredient, ...] = get_args(Ingredient)
GOODS: tuple[Good, ...] = get_args(Good)
WINE, CHEESE = 0, 1
NONE = -1
# Option // 2 is the kind, option % 2 the good.
Option = Literal[
    "wine-step",
    "cheese-step",
    "wine-card",
    "cheese-card",
    "hurry-wine",
    "hurry-cheese",
    "slow-wine",
    "slow-cheese",
]
OPTIONS: tuple[Option, ...] = get_args(Option)
TOGETHER, ALONE = 0, 1
WorkKind = Literal["together", "alone"]
KINDS: tuple[WorkKind, ...] = get_args(WorkKind)


class Action(IntEnum):
    """What the special action of a card does."""

    STARTER = 0
    WASH = 1
    WASH_GOURMET = 2
    DISTIL = 3
    DISTIL_GOURMET = 4
    HELPER = 5
    MARKET = 6


def _pack(amounts: dict[str, int]) -> int:
    return packed([amounts.get(ingredient, 0) for ingredient in INGREDIENTS])


def _set(things: list[int]) -> int:
    return sum(1 << thing for thing in things)


_limits: dict[str, int] = _box["limits"]
YEARS, HAND, DISPLAY, SLOTS = (_limits[key] for key in ("years", "hand", "display", "slots"))
CELLAR_MARKERS, CELLAR_STEPS, TRADE = (_limits[key] for key in ("cellar_markers", "cellar_steps", "trade"))
START = _pack(_box["start"])
STORAGE = tuple(int(_box["storage"][ingredient]) for ingredient in INGREDIENTS)
COLOURS: tuple[str, ...] = tuple(_box["workers"]["colours"])

# The plots, row by row
PlotType = Literal[Ingredient, "laboratory"]
PLOT_TYPES: tuple[PlotType, ...] = get_args(PlotType)
LAB = len(INGREDIENTS)
_cells: list[list[str]] = _box["grid"]["rows"]
ROWS, COLUMNS = len(_cells), len(_cells[0])
CELL = tuple((r, c) for r in range(ROWS) for c in range(COLUMNS) if _cells[r][c] != "water")
PLOTS = len(CELL)
PLOT_TYPE = tuple(PLOT_TYPES.index(_cells[r][c]) for r, c in CELL)
GRID = tuple(tuple(CELL.index((r, c)) if (r, c) in CELL else NONE for c in range(COLUMNS)) for r in range(ROWS))

# Housing cards
_housing: list[dict[str, Any]] = _box["housing"]
HOUSING = len(_housing)
HOUSING_IDS = tuple(str(card["id"]) for card in _housing)
HOUSING_KIND = tuple(KINDS.index(card["kind"]) for card in _housing)
SPACE_KIND = (TOGETHER, ALONE, TOGETHER, ALONE, TOGETHER)
SPACES = len(SPACE_KIND)
OUTER = SPACES - 1  # the space whose two houses start empty
PATTERN = tuple(tuple((int(down), int(right)) for down, right in card["covers"]) for card in _housing)


def _reached(pattern: tuple[tuple[int, int], ...], plot: int) -> int:
    row, column = CELL[plot]
    cells = [(row + down, column + right) for down, right in pattern]
    return _set([CELL.index(cell) for cell in cells if cell in CELL])


# The other plots that a housing card's pattern covers, as a set, for the red cell on each plot
REACH = tuple(tuple(_reached(pattern, plot) for plot in range(PLOTS)) for pattern in PATTERN)

# Labels, in the order of the ingredients
_labels = {row["ingredient"]: row for row in _box["label"]}
_ANY = ("any-wine", "any-cheese")
LABEL_OPTIONS = tuple(tuple(OPTIONS.index(o) for o in _labels[ingredient]["options"]) for ingredient in INGREDIENTS)
LABEL_COST = tuple(_pack(_labels[ingredient]["cost"]) for ingredient in INGREDIENTS)
LABEL_ANY = tuple(
    next((good for good in (WINE, CHEESE) if _ANY[good] in _labels[ingredient]["cost"]), NONE)
    for ingredient in INGREDIENTS
)

# Money track: position 0 is the start space
TRACK = (0, *(int(value) for value in _box["track"]["values"]))
LAST = len(TRACK) - 1
LAP_TO = int(_box["track"]["lap_to"])
LAP = TRACK[LAST]
BONUS_AT = tuple(int(space) for space in sorted(_box["track"]["bonus"]))

# Dishes
_dishes: list[dict[str, Any]] = _box["dish"]
DISHES = tuple(str(dish["id"]) for dish in _dishes)
PAIR_STEPS = tuple((int(dish["wine"]), int(dish["cheese"])) for dish in _dishes)

# Cards
_cards: list[dict[str, Any]] = sorted(_box["card"], key=lambda card: GOODS.index(card["good"]))
CARDS = len(_cards)
CARD_IDS = tuple(str(card["id"]) for card in _cards)
GOOD = tuple(GOODS.index(card["good"]) for card in _cards)
COST = tuple(_pack(card["cost"]) for card in _cards)
COST_SIZE = tuple(sum(card["cost"].values()) for card in _cards)
GOLD = tuple(int(card["gold"]) for card in _cards)
SILVER = tuple(int(card["silver"]) for card in _cards)
DISH = tuple(DISHES.index(card["dish"]) if "dish" in card else NONE for card in _cards)
ACTION = tuple(int(Action[card["action"].upper().replace("-", "_")]) if "action" in card else NONE for card in _cards)
STARTER_PAY = tuple(_pack(card.get("pays", {})) for card in _cards)
STARTER_GOOD = tuple(GOODS.index(card["moves"]) if "moves" in card else NONE for card in _cards)
STARTER_STEPS = tuple(int(card.get("steps", 0)) for card in _cards)
MARKET_GAIN = tuple(_pack(card.get("gains", {})) for card in _cards)
MARKET_ANY = tuple(tuple(int(card.get("gains", {}).get(any_of, 0)) for any_of in _ANY) for card in _cards)
OF_GOOD = tuple(_set([card for card in range(CARDS) if GOOD[card] == good]) for good in (WINE, CHEESE))
GOURMET = _set([card for card in range(CARDS) if DISH[card] != NONE])
