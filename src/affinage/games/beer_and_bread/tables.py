"""components.toml as tables. Row numbers are the order in that file."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Literal, get_args

from affinage.core import components
from affinage.core.sets import only

BOX = components.read(__package__)
_box: dict[str, Any] = BOX.content

Resource = Literal["water", "wheat", "barley", "rye", "hops"]
Good = Literal["beer", "bread"]
Band = Literal["4/5", "6/7", "8/9"]
Slot = Literal["year", "collecting", "storage", "production", "cleaning", "scoring"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)
GOODS: tuple[Good, ...] = get_args(Good)
BANDS: tuple[Band, ...] = get_args(Band)
SLOTS: tuple[Slot, ...] = get_args(Slot)
WATER = 0
BEER, BREAD = 0, 1
NONE = -1


class Effect(IntEnum):
    """What an upgrade does; `WHICH` tells for which resource, good or band."""

    REDRAW = 0
    DROP_HARVEST = 1
    LAST_DRAW = 2
    INVERT = 3
    SEED_COLLECT = 4
    FROM_SUPPLY = 5
    HARVEST_MORE = 6
    ECHO = 7
    WATER_UNITS = 8
    UNITS = 9
    ROOM = 10
    SPEND = 11
    SPEND_EITHER = 12
    CLEAN_ANY = 13
    CLEAN_ONLY = 14
    CLEAN_BOTH = 15
    SCORE_BAND = 16
    SCORE_PAIRS = 17
    SCORE_UPGRADES = 18
    SCORE_TOKENS = 19
    SCORE_TYPES = 20


class Power(IntEnum):
    """What the upgrades of a seat add up to. Add the good to ROOM, and the resource to the last three."""

    REDRAW = 0
    DROP_HARVEST = 1
    LAST_DRAW = 2
    INVERT = 3
    ECHO = 4
    WATER_UNITS = 5
    UNITS = 6
    ROOM = 7
    SEED_COLLECT = 9
    FROM_SUPPLY = 14
    HARVEST_MORE = 19


POWERS = Power.HARVEST_MORE + len(RESOURCES)


def _row(amounts: dict[str, int]) -> tuple[int, ...]:
    return tuple(amounts.get(r, 0) for r in RESOURCES)


def _at(name: str | None, names: tuple[str, ...]) -> int:
    return NONE if name is None else names.index(name)


TOKENS = _row(_box["tokens"])
FRUITFUL = (TOKENS[WATER], *_row(_box["fruitful"])[1:])  # the river takes all water there is
DRY = (TOKENS[WATER], *_row(_box["dry"])[1:])
YEARS, HAND_SIZE, EXCHANGES, STORAGE, SITE_ROOM = (
    int(_box["limits"][k]) for k in ("years", "hand", "exchange", "storage", "site")
)

_cards: list[dict[str, Any]] = _box["card"]
_upgrades: list[dict[str, Any]] = _box["upgrade"]
CARDS, UPGRADES = len(_cards), len(_upgrades)
CARD_IDS = tuple(str(c["id"]) for c in _cards)
UPGRADE_IDS = tuple(str(u["id"]) for u in _upgrades)

GOOD = tuple(GOODS.index(c["good"]) for c in _cards)
VALUE = tuple(int(c["value"]) for c in _cards)
BAND = tuple((v - 4) // 2 for v in VALUE)
HARVEST = tuple(_row(c["harvest"]) for c in _cards)
RECIPE = tuple(_row(c["recipe"]) for c in _cards)
PACKED_RECIPE = tuple(sum(n << (8 * r) for r, n in enumerate(row)) for row in RECIPE)  # a byte for each resource
UPGRADE = tuple(UPGRADE_IDS.index(c["upgrade"]) for c in _cards)

SLOT = tuple(SLOTS.index(u["slot"]) for u in _upgrades)
EFFECT = tuple(int(Effect[u["effect"].upper()]) for u in _upgrades)
RESOURCE = tuple(_at(u.get("resource"), RESOURCES) for u in _upgrades)
UPGRADE_GOOD = tuple(_at(u.get("good"), GOODS) for u in _upgrades)
UPGRADE_BAND = tuple(_at(u.get("band"), BANDS) for u in _upgrades)
AMOUNT = tuple(int(u.get("amount", 1)) for u in _upgrades)
LEAD = tuple(int(u.get("lead", 0)) for u in _upgrades)


# Upgrades by effect: those with effect e are BY_EFFECT[FIRST_WITH[e]] up to BY_EFFECT[FIRST_WITH[e + 1] - 1].
BY_EFFECT = tuple(sorted(range(UPGRADES), key=lambda u: EFFECT[u]))
FIRST_WITH = tuple(sum(1 for e in EFFECT if e < effect) for effect in range(len(Effect) + 1))


def _power(u: int) -> int:
    """The power that an upgrade adds to, or NONE."""
    name = Effect(EFFECT[u]).name
    if name not in Power.__members__:
        return NONE
    which = UPGRADE_GOOD[u] if name == "ROOM" else RESOURCE[u] if Power[name] > Power.ROOM else 0
    return Power[name] + which


POWER = tuple(_power(u) for u in range(UPGRADES))
MOST_POWER = max(sum(AMOUNT[u] for u in UPGRADE if POWER[u] == power) for power in range(POWERS))


# Sets of cards


def _where(row: Sequence[int], value: int) -> int:
    """The cards that have this value in a row of the box."""
    return sum(only(card) for card in range(CARDS) if row[card] == value)


def _digits(amounts: Sequence[int], most: int) -> tuple[int, ...]:
    """For each binary digit the cards whose amount has it: so amounts are added up without a look at single cards."""
    return tuple(_where([(n >> at) & 1 for n in amounts], 1) for at in range(most.bit_length()))


ALL_CARDS = 2**CARDS - 1
OF_GOOD = tuple(_where(GOOD, good) for good in range(len(GOODS)))
OF_BAND = tuple(_where(BAND, band) for band in range(len(BANDS)))
CARRYING = tuple(_where(UPGRADE, u) for u in range(UPGRADES))
SCORING = sum(CARRYING[u] for u in range(UPGRADES) if EFFECT[u] >= Effect.SCORE_BAND)
VALUE_DIGITS = _digits(VALUE, max(VALUE))
_most_shown = max(max(row) for row in HARVEST)
HARVEST_DIGITS = tuple(_digits([row[r] for row in HARVEST], _most_shown) for r in range(len(RESOURCES)))


def _conversions() -> list[tuple[int, int, int, int]]:
    """Every (upgrade, rate, from, to), those out of a resource after those into it."""
    found = []
    for at, u in enumerate(_upgrades):
        pairs = [(u["from"], to) for to in u["to"]] if u["effect"] == "spend" else u.get("swaps", [])
        found += [(at, int(u["rate"]), RESOURCES.index(a), RESOURCES.index(b)) for a, b in pairs]
    ordered: list[tuple[int, int, int, int]] = []
    while found:
        feeding = {edge[2] for edge in found}
        ready = [edge for edge in found if edge[3] not in feeding]  # nothing left flows on from this resource
        ordered += ready
        found = [edge for edge in found if edge not in ready]
    return ordered[::-1]


_edges = _conversions() or [(NONE, 1, WATER, WATER)]  # tables are never empty
SPENDS = len(_edges)
SPEND_UPGRADE = tuple(e[0] for e in _edges)
SPEND_RATE = tuple(e[1] for e in _edges)
SPEND_FROM = tuple(e[2] for e in _edges)
SPEND_TO = tuple(e[3] for e in _edges)
SPENDS_OF = tuple(sum(only(e) for e in range(SPENDS) if SPEND_UPGRADE[e] == u) for u in range(UPGRADES))  # as sets
