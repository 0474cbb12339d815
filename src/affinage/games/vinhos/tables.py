"""components.toml as tables. Row numbers are the order in that file.

A kind of vineyard or wine is its region and colour in one number: 2 * region, and 1 more for white.
"""

from enum import IntEnum
from typing import Any

from affinage.core import components

from .shapes import Colour, CountedId, Feature, SkillId

BOX = components.read(__package__)
_box: dict[str, Any] = BOX.content

SEATS = 4
NONE = -1
COLOURS: tuple[Colour, ...] = ("red", "white")
FEATURES: tuple[Feature, ...] = ("appearance", "taste", "aroma", "alcohol")
ESTATES, ESTATE_SLOTS = 4, 3
MOST_VINES, MOST_WINERIES = 2, 2
WAREHOUSE = 2  # slots; a cellar has as many as `age` has figures
ORDERS = 24  # of four seats


def _figures(section: str, *keys: str) -> tuple[int, ...]:
    return tuple(int(_box[section][key]) for key in keys)


def _ids(section: str) -> tuple[str, ...]:
    return tuple(str(row["id"]) for row in _box[section])


def _bits(things: Any) -> int:
    return sum(1 << thing for thing in things)


YEARS, ACTIONS, MOST_EXPERTS, BARRELS = _figures("limits", "years", "actions", "experts", "barrels")
WINERIES_AT_ONCE, ENOLOGISTS_AT_ONCE, HIRED_AT_ONCE = _figures("limits", "wineries", "enologists", "hired")
MOST_CUBES, MOST_PLACED = _figures("limits", "cubes", "placed")
WINERY_PRICE, CELLAR_PRICE, ENOLOGIST_PRICE, EXPERT_PRICE = _figures(
    "prices", "winery", "cellar", "enologist", "expert"
)
SALARY, FAR, TAX, MEETING = _figures("prices", "salary", "far", "tax", "meeting")
WINERIES, CELLARS, ENOLOGISTS, CUBES, PORTO = _figures("supply", "wineries", "cellars", "enologists", "cubes", "porto")
PER_VINEYARD, PER_FARMER, PER_WINERY, PER_ENOLOGIST, PER_PORTO = _figures(
    "quality", "vineyard", "farmer", "winery", "enologist", "porto"
)
AGE = tuple(int(n) for n in _box["quality"]["age"])
CELLAR = len(AGE)  # slots
PORTO_GIFT, EXPERTS_GIFT, POINTS_GIFT, VALUE_GIFT, CUBE_GIFT = _figures(
    "gifts", "porto", "experts", "points", "value", "cube"
)
START_CASH, MORE_CASH, START_ACCOUNT, START_INVESTMENT = _figures("start", "cash", "more", "account", "investment")


# The quadrel


class Task(IntEnum):
    """What is done on a space or as an additional action; the first nine are the spaces of the quadrel."""

    VINEYARDS = 0
    CELLARS = 1
    WINERIES = 2
    EXPERTS = 3
    PRESS = 4
    ENOLOGISTS = 5
    EXPORTS = 6
    SALES = 7
    BANK = 8
    POINTS = 9


SPACE_IDS = _ids("space")
SPACES = len(SPACE_IDS)
DOES = tuple(int(Task[space.upper()]) for space in SPACE_IDS)  # what is done on each space
PRESS_SPACE = SPACE_IDS.index("press")
TAXED_IN = tuple(int(row["year"]) for row in _box["space"])
IS_FAR = tuple(
    tuple(int(max(abs(a // 3 - b // 3), abs(a % 3 - b % 3)) > 1) for b in range(SPACES)) for a in range(SPACES)
)


# Regions and their vineyards


class Ability(IntEnum):
    """What a region is known for."""

    FAIR_POINTS = 0
    NO_CELLAR = 1
    CELLAR = 2
    PORTO = 3
    FARMER = 4
    WINERY = 5
    EXPERTS = 6
    DOUBLE_CUBES = 7
    VALUE = 8


_regions: list[dict[str, Any]] = _box["region"]
REGION_IDS = _ids("region")
REGIONS = len(_regions)
KINDS = 2 * REGIONS
NUMBER = tuple(int(r["number"]) for r in _regions)
ABILITY = tuple(int(Ability[r["ability"].upper().replace("-", "_")]) for r in _regions)
INSET = tuple(int(r["cubes"]) for r in _regions)  # cube spaces
PRICE = tuple(int(r[colour]) for r in _regions for colour in COLOURS)  # by kind
DEAREST = max(PRICE)
AFFORDABLE = tuple(_bits(k for k in range(KINDS) if PRICE[k] <= cash) for cash in range(DEAREST + 1))
CUBE_VALUE = tuple(CUBE_GIFT if a == Ability.DOUBLE_CUBES else 1 for a in ABILITY)
REGION_VALUE = tuple(VALUE_GIFT if a == Ability.VALUE else 0 for a in ABILITY)
UNDER_CELLAR = _bits(k for k in range(KINDS) if ABILITY[k // 2] != Ability.NO_CELLAR)  # kinds that bear a cellar
ALL_KINDS = (1 << KINDS) - 1
VINES_BELOW = 2  # tiles of each colour in a region


# Sales and exports

_establishments: list[dict[str, Any]] = _box["establishment"]
ESTABLISHMENT_IDS = _ids("establishment")
_slots = [
    (house, colour, int(n))
    for house, row in enumerate(_establishments)
    for colour, name in enumerate(COLOURS)
    for n in row[name]
]
SALE_SLOTS = len(_slots)
SALE_HOUSE = tuple(s[0] for s in _slots)
SALE_COLOUR = tuple(s[1] for s in _slots)
SALE_REQUEST = tuple(s[2] for s in _slots)
HOUSE_SLOTS = tuple(_bits(i for i in range(SALE_SLOTS) if SALE_HOUSE[i] == h) for h in range(len(_establishments)))
ALL_SALES = (1 << SALE_SLOTS) - 1

_countries: list[dict[str, Any]] = _box["country"]
COUNTRIES, ROWS = len(_countries), len(_box["export"]["points"])
EXPORT_SLOTS = COUNTRIES * ROWS  # country by country, each from the top row
EXPORT_REQUEST = tuple(int(n) for c in _countries for n in c["requests"])
EXPORT_POINTS = tuple(int(n) for _ in _countries for n in _box["export"]["points"])
MAJORITY = tuple(int(c["majority"]) for c in _countries)
COUNTRY_SLOTS = tuple(_bits(range(c * ROWS, (c + 1) * ROWS)) for c in range(COUNTRIES))
ALL_EXPORTS = (1 << EXPORT_SLOTS) - 1
FRAME = _bits((c - 1) * ROWS + r - 1 for c in _box["export"]["frame_columns"] for r in _box["export"]["frame_rows"])

MOST_QUALITY = (
    max(
        v * (PER_VINEYARD + PER_FARMER) + min(ESTATE_SLOTS - v, MOST_WINERIES) * (PER_WINERY + PER_ENOLOGIST)
        for v in (1, MOST_VINES)
    )
    + PER_PORTO
    + max(int(v["weather"]) for v in _box["vintage"])
)
MOST_VALUE = MOST_QUALITY + max(AGE) + max(VALUE_GIFT, MOST_CUBES * CUBE_GIFT)
SALES_UP_TO = tuple(  # per colour and value: the slots that a wine of this value can fill
    tuple(
        _bits(i for i in range(SALE_SLOTS) if SALE_COLOUR[i] == c and SALE_REQUEST[i] <= v)
        for v in range(MOST_VALUE + 1)
    )
    for c in range(2)
)
EXPORTS_UP_TO = tuple(_bits(i for i in range(EXPORT_SLOTS) if EXPORT_REQUEST[i] <= v) for v in range(MOST_VALUE + 1))


# The bank

ACCOUNT_TOP, ACCOUNT_LOSS = _figures("account", "top", "loss")
ACCOUNT_POINTS = tuple(
    max(int(p) for p, start in zip(_box["account"]["points"], _box["account"]["from"], strict=True) if start <= n)
    for n in range(ACCOUNT_TOP + 1)
)
LOWEST = int(_box["investment"]["lowest"])
INVEST_COST = tuple(int(n) for n in _box["investment"]["costs"])
DIVEST_RETURN = tuple(int(n) for n in _box["investment"]["returns"])
GAPS = len(INVEST_COST)
HIGHEST = LOWEST + GAPS
DEAREST_GAP = max(INVEST_COST)
DIVESTED = tuple(sum(DIVEST_RETURN[:n]) for n in range(GAPS + 1))  # all that divesting gives, from each space


# Vintages, features, booths

_vintages: list[dict[str, Any]] = _box["vintage"]
VINTAGE_IDS = _ids("vintage")
VINTAGES = len(_vintages)
WEATHER = tuple(int(v["weather"]) for v in _vintages)
STEPS = tuple(tuple(int(n) for n in v["features"]) for v in _vintages)
ASKED_COLOUR = tuple(COLOURS.index(v["colour"]) for v in _vintages)
ASKED_VALUE = tuple(int(v["value"]) for v in _vintages)
ASKED_REGIONS = tuple(_bits(NUMBER.index(n) for n in v["regions"]) for v in _vintages)
BOOTH_FP = tuple(int(n) for n in _box["features"]["booth"])
EXPERT_FP = tuple(int(n) for n in _box["features"]["expert"])
TRACK = len(BOOTH_FP)


class Bonus(IntEnum):
    """What a booth gives besides fair points for its features."""

    BAGOS = 0
    POINTS = 1
    EXPERT = 2


_booths: list[dict[str, Any]] = _box["booth"]
BOOTHS = len(_booths)
BOOTH_FEATURES = tuple(tuple(FEATURES.index(f) for f in b["features"]) for b in _booths)
BOOTH_BONUS = tuple(int(Bonus[b["bonus"].upper()]) for b in _booths)
FAIR_YEARS = tuple(int(y) for y in _box["fair"]["years"])
FAIR_OF_YEAR = tuple(FAIR_YEARS.index(y) if y in FAIR_YEARS else NONE for y in range(YEARS + 1))
FAIR_POINTS = tuple((*(int(_box["fair"][place][f]) for place in ("first", "second", "third")), 0) for f in range(3))
FREE_VALUE, BOOTH_BAGOS, BOOTH_POINTS = _figures("fair", "free", "bagos", "bonus")
EXPERTS_FOR = tuple(
    max(n for n, least in enumerate(_box["fair"]["from"]) if least <= value) for value in range(MOST_VALUE + 1)
)
TURNED_UP_IN = tuple(int(y - 1 in FAIR_YEARS) for y in range(YEARS + 2))  # years that begin by turning experts up


# Experts


class Skill(IntEnum):
    """What an expert can do when it is turned down."""

    BAGOS = 0
    BARREL = 1
    FREE_MOVE = 2
    REARRANGE = 3
    RENOWN = 4
    DISCOUNT = 5


_experts: list[dict[str, Any]] = _box["expert"]
EXPERTS = len(_experts)
DECK_SIZE = EXPERTS // len(FEATURES)  # a deck's experts stand together in the file
SKILL = tuple(int(Skill[e["ability"].upper().replace("-", "_")]) for e in _experts)
SKILL_IDS: tuple[SkillId, ...] = tuple(e["ability"] for e in _experts)
EXPERT_FEATURE = tuple(FEATURES.index(e["feature"]) for e in _experts)
ARROWS = _bits(t for t, e in enumerate(_experts) if e["arrow"])
DECK_MASK = tuple(_bits(t for t in range(EXPERTS) if EXPERT_FEATURE[t] == f) for f in range(len(FEATURES)))
BOOTH_EXPERTS = tuple(DECK_MASK[a] | DECK_MASK[b] for a, b in BOOTH_FEATURES)
SKILL_MASK = tuple(_bits(t for t in range(EXPERTS) if SKILL[t] == skill) for skill in range(len(Skill)))
ALL_EXPERTS = (1 << EXPERTS) - 1
BAGOS_OF_EXPERT = 2
PLAYS = 1 << MOST_EXPERTS  # which of the experts in front of a seat are played
PLAY_SIZE = tuple(n.bit_count() for n in range(PLAYS))


# Magnates


class Counted(IntEnum):
    """What a multiplier multiplies."""

    WINES = 0
    WINERIES = 1
    CASH = 2
    CELLARS = 3
    REGIONS = 4
    EXPERTS = 5


MAGNATE_IDS = _ids("magnate")
MAGNATES = len(MAGNATE_IDS)
MORE_ACTIONS = 3  # additional actions in a row
POSITIONS = 1 + MORE_ACTIONS  # the magnate's own space, then the additional actions
MAGNATE_TASK = tuple(tuple(int(Task[a.upper()]) for a in row["actions"]) for row in _box["magnate"])
MAGNATE_LESS = tuple(
    tuple(int(n) for n in row.get("less", (0,) * MORE_ACTIONS)) for row in _box["magnate"]
)  # Bagos less for each thing built
MOST_LESS = 9
_multipliers: list[dict[str, Any]] = sorted(
    _box["multiplier"], key=lambda m: MAGNATE_IDS.index(m["magnate"])
)  # sorted keeps the order of the file within a row
MULTIPLIERS = len(_multipliers)
RATES = 2  # slots of a multiplier
PER_ROW = MULTIPLIERS // MAGNATES
TARGETS = MORE_ACTIONS + PER_ROW * RATES  # where a barrel of a row can go
COUNTED = tuple(int(Counted[m["what"].upper()]) for m in _multipliers)
COUNTED_IDS: tuple[CountedId, ...] = tuple(m["what"] for m in _multipliers)
RATE = tuple(int(n) for m in _multipliers for n in m["rates"])  # per slot, in half points
CAP = tuple(int(m["most"]) or 999 for m in _multipliers)
