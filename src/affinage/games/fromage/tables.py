"""components.toml as tables. Row numbers are the order in that file; sets of spaces are the bits of one number."""

from itertools import permutations
from typing import Any

from affinage.core import components

from .shapes import Age, CheeseType, LayoutSide, Resource, Sign, StructureKind, VenueId

BOX = components.read(__package__)
_box: dict[str, Any] = BOX.content

MAX_SEATS = 4
VENUES: tuple[VenueId, ...] = ("festival", "fromagerie", "bistro", "villes")
FESTIVAL, FROMAGERIE, BISTRO, VILLES = range(4)
TYPES: tuple[CheeseType, ...] = ("soft", "hard", "bleu")
AGES: tuple[Age, ...] = ("bronze", "silver", "gold")
KINDS = len(TYPES) * len(AGES)  # of cheese and of order cards: type * 3 + age
RESOURCES: tuple[Resource, ...] = ("fruit", "livestock", "structure", "order")
FRUIT, LIVESTOCK, STRUCTURE, ORDER = range(4)
STOCKS = 3  # resources that are tokens; orders are cards

_limits = _box["limits"]
CHEESE, COPIES, SPARE, STORE, TURNS = (int(_limits[name]) for name in ("cheese", "copies", "spare", "store", "turns"))
PARLOUR_COST = tuple(int(n) for n in _limits["parlours"])
PARLOURS = len(PARLOUR_COST)

# The wheel: places 0 to 3 go clockwise, and so do the quarters of the resource tile
QUARTERS = tuple(RESOURCES.index(name) for name in _box["tile_order"]["quarters"])
START_LEFT, START_OPPOSITE = int(_box["tile_order"]["left"]), int(_box["tile_order"]["opposite"])
WHEELS = tuple(permutations(range(4)))
SIDES = ((0, -1, -1, -1), (0, 2, -1, -1), (0, 1, 2, -1), (0, 1, 2, 3))  # by number of seats: where each one sits
SEAT_AT = tuple(tuple(row.index(side) if side in row else -1 for side in range(4)) for row in SIDES)

# Layouts: by seats (1-2, 3, 4) and side (I, II, on the board); tables of layouts have a row for each layout and venue
SEAT_CLASSES = ("1-2", "3", "4")
CLASS_OF = (0, 0, 1, 2)  # by number of seats
LAYOUT_SIDES: tuple[LayoutSide, ...] = ("I", "II", "board")
LAYOUTS = len(SEAT_CLASSES) * len(LAYOUT_SIDES)
SPACES = 25  # the Festival's grid; the other venues have fewer
GRID = 5  # rows and columns of the Festival
SHELF_SIZE, SHELVES = 3, 6
TABLES = 9  # of the Bistro, two plates each


def _spaces(layout: int, venue: int) -> list[str]:
    seats, side = SEAT_CLASSES[layout // len(LAYOUT_SIDES)], LAYOUT_SIDES[layout % len(LAYOUT_SIDES)]
    for row in _box["layout"]:
        if (row["seats"], row["side"], row["venue"]) == (seats, side, VENUES[venue]):
            return " ".join(row["spaces"]).split()
    return []


def _kind(space: str) -> int:
    return "SHB".index(space[0]) * 3 + int(space[1]) - 1


def _bits(places: list[int]) -> int:
    return sum(1 << at for at in places)


_rows = [_spaces(layout, venue) for layout in range(LAYOUTS) for venue in range(4)]
_cheeses = [[(at, word) for at, word in enumerate(row) if word not in ("free", "none")] for row in _rows]
OPEN = tuple(_bits([at for at, _ in row]) for row in _cheeses)
SAMPLES = tuple(_bits([at for at, word in enumerate(row) if word == "free"]) for row in _rows)
FRUITED, JAM = (tuple(_bits([at for at, word in row if word.endswith(end)]) for row in _cheeses) for end in "fj")
OF_KIND = tuple(tuple(_bits([at for at, w in row if _kind(w) == k]) for k in range(KINDS)) for row in _cheeses)
OF_TYPE = tuple(tuple(sum(row[3 * t : 3 * t + 3]) for t in range(3)) for row in OF_KIND)
OF_AGE = tuple(tuple(sum(row[age::3]) for age in range(3)) for row in OF_KIND)
KIND_AT = tuple(tuple(next((_kind(w) for a, w in row if a == at), -1) for at in range(SPACES)) for row in _cheeses)

# Venues
FESTIVAL_POINTS = tuple(int(n) for n in _box["rubric"]["festival"])
FESTIVAL_MORE = int(_box["rubric"]["festival_more"])
FROMAGERIE_POINTS = tuple(int(n) for n in _box["rubric"]["fromagerie"])
BISTRO_POINTS = tuple(tuple(int(n) for n in row) for row in _box["rubric"]["bistro"])
SIGNS: tuple[Sign, ...] = ("points", "trade", "any", "two")
NO_SIGN, TRADE, ANY, TWO = range(4)
SHELF_SIGN = (*(SIGNS.index(sign) for sign in _box["signs"]["left"]), NO_SIGN, NO_SIGN, NO_SIGN)
SHELF_POINTS = (0, 0, 0, *(int(n) for n in _box["signs"]["right"]))
_towns = _box["towns"]["regions"]
TOWN_IDS = tuple(str(town[0]) for town in _towns)
REGION_IDS = tuple(dict.fromkeys(region for town in _towns for region in town[1:]))
REGIONS = len(REGION_IDS)
SPACES_OF = (SPACES, SHELVES * SHELF_SIZE, 2 * TABLES, len(TOWN_IDS))  # by venue
REGION_TOWNS = tuple(_bits([at for at, town in enumerate(_towns) if region in town[1:]]) for region in REGION_IDS)
CUSTOMER_KINDS = 3
CUSTOMERS_OF_A_KIND = 2
_customers = {row["seats"]: row for row in _box["customers"]}
CUSTOMER_POINTS = tuple(tuple(int(n) for n in _customers[c]["values"]) for c in SEAT_CLASSES)
TIE_POINTS = tuple(int(_customers[c]["tie"]) for c in SEAT_CLASSES)

# Orders
ORDER_POINTS = tuple(int(n) for n in _box["rubric"]["orders"])
ORDERS_MORE = int(_box["rubric"]["orders_more"])

# Boards and structures. A structure is a tile, or printed: TILES + 4 * board + slot
STRUCTURES: tuple[StructureKind, ...] = ("barn", "greenhouse", "dock", "office")
BARN, GREENHOUSE, DOCK, OFFICE = range(4)
SLOTS = 4
BOARD_IDS = tuple(str(board["id"]) for board in _box["board"])
TILE_IDS = tuple(str(tile["id"]) for tile in _box["tile"])
TILES = len(TILE_IDS)
ALL_TILES = (1 << TILES) - 1
HAND = 4  # tiles that each seat drafts from
PARLOUR_KIND = tuple((*(_kind(word) for word in board["parlours"]), -1) for board in _box["board"])
_printed = [{"kind": kind, **board[kind]} for board in _box["board"] for kind in STRUCTURES]
_structures = [*_box["tile"], *_printed]
STRUCTURE_KIND = tuple(STRUCTURES.index(one["kind"]) for one in _structures)
STRUCTURE_GIVES = tuple(RESOURCES.index(one["resource"]) for one in _structures)
STRUCTURE_AMOUNT = tuple(int(one.get("amount", 2 if one["kind"] == "office" else 1)) for one in _structures)
STRUCTURE_VENUE = tuple(VENUES.index(one["venue"]) if "venue" in one else -1 for one in _structures)
STRUCTURE_COST = tuple(int(one["cost"]) for one in _structures)

# The Corporation
LEVELS = len(_box["level"])
_tracks = [[int(n) for n in level["track"]] for level in _box["level"]]
TOKENS = tuple(len(track) for track in _tracks)  # of the Corporation, by level
MOST_TOKENS = max(TOKENS)
TRACK = tuple((0, *track, *([0] * (MOST_TOKENS - len(track)))) for track in _tracks)  # by tokens that have left
RULES = ("none", "head-start", "wins-ties", "keeps-gold", "second-draw")
_adds = [RULES.index(level["adds"]) for level in _box["level"]]
HAS_RULE = tuple(tuple(int(rule in _adds[: level + 1]) for rule in range(len(RULES))) for level in range(LEVELS))
HEAD_START, WINS_TIES, KEEPS_GOLD, SECOND_DRAW = range(1, 5)
HEAD_START_CARDS = 2
