"""Where each move is made on the board, which components have been seen, and all that people read, in one place.

`phrases` has names, questions and rules, `telling` the words of moves and refusals, `view` shows the table to people.
"""

from collections.abc import Iterable

from affinage.core.sets import holds, things

from .moves import AT, Kind
from .phrases import question, rule
from .shapes import VIEW
from .state import State
from .tables import (
    ACCOUNT_TOP,
    CELLAR,
    COLOURS,
    COUNTED_IDS,
    ESTABLISHMENT_IDS,
    ESTATES,
    EXPERT_FEATURE,
    FEATURES,
    HIGHEST,
    MAGNATE_IDS,
    MAGNATES,
    NONE,
    POSITIONS,
    RATES,
    REGION_IDS,
    REGIONS,
    SALE_HOUSE,
    SALE_SLOTS,
    SKILL_IDS,
    SPACE_IDS,
    VINTAGE_IDS,
)
from .telling import TELLING
from .view import barrel_place, target_place, view

__all__ = [
    "TELLING",
    "VIEW",
    "component_keys",
    "components_seen",
    "is_own",
    "place",
    "question",
    "rule",
    "view",
    "why_not",
    "words",
]


words, why_not = TELLING.words, TELLING.why_not


def is_own(s: State, seat: int, move: int) -> bool:
    """Whether a seat's move is this one's to think about: an expert of its own, anything else always."""
    if TELLING.apart[move][0] != Kind.EXPERT:
        return True
    me = s.seats[seat]
    return holds(me.up | me.down, AT[move])


# Places on the board


def place(s: State, move: int) -> str:
    """Where on the board the move is made; stable, for pages and tests. What a seat owns names the seat."""
    kind, at = TELLING.apart[move][0], AT[move]
    if kind == Kind.GO:
        return f"quadrel/{SPACE_IDS[at]}"
    if kind == Kind.REGION:
        return f"map/{REGION_IDS[at]}"
    if kind == Kind.ESTATE:
        return f"estate/{s.acting}/{at}"
    if kind == Kind.WINE:
        return f"cellar/{s.acting}/{at // CELLAR}/{at % CELLAR}"
    if kind == Kind.DECK:
        return f"experts/{FEATURES[at]}"
    if kind == Kind.SHOW:
        return f"experts/{FEATURES[EXPERT_FEATURE[at]]}"
    if kind == Kind.ENOLOGIST or kind == Kind.FARMER:
        return f"{kind.key}/{s.acting}/{at // ESTATES}"  # somebody is taken there; where to is asked
    if kind == Kind.WITHDRAW:
        return f"account/{max(0, s.seats[s.acting].account - at)}"  # where the seat's marker would come to stand
    if kind == Kind.DEPOSIT:
        return f"account/{min(ACCOUNT_TOP, s.seats[s.acting].account + at)}"
    if kind == Kind.INVEST:
        return f"investment/{min(HIGHEST, s.seats[s.acting].investment + 1)}"
    if kind == Kind.FROM:
        return barrel_place(at)
    if kind == Kind.TO:
        return target_place(at)
    return _FIXED.get(kind) or f"{kind.key}/{at}"


_FIXED: dict[int, str] = {
    Kind.DONE: "button/done",
    Kind.DIVEST: "button/divest",
    Kind.OUT: "map",
    Kind.TOP: "map",
    Kind.ORDER: "order",
    Kind.VINTAGE: "vintage",
    Kind.SEALED: "sealed",
}


# Components


def component_keys() -> Iterable[str]:
    """The message of every piece in the box."""
    yield from (f"region-{region}" for region in REGION_IDS)
    yield from (f"space-{space}" for space in SPACE_IDS)
    yield from (f"house-{house}" for house in ESTABLISHMENT_IDS)
    yield from (f"magnate-{magnate}" for magnate in MAGNATE_IDS)
    yield from (f"vintage-{vintage}" for vintage in VINTAGE_IDS)
    yield from (f"feature-{feature}" for feature in FEATURES)
    yield from (f"skill-{skill}" for skill in dict.fromkeys(SKILL_IDS))
    yield from (f"counted-{what}" for what in dict.fromkeys(COUNTED_IDS))
    yield from ("winery", "cellar", "enologist", "farmer", "porto", *COLOURS)


def components_seen(s: State) -> Iterable[str]:
    """The pieces that are in play in this position."""
    yield f"vintage-{VINTAGE_IDS[s.vintage]}"
    yield from (f"region-{REGION_IDS[region]}" for region in range(REGIONS) if not holds(s.out, region))
    for p in range(s.seats_used):
        me = s.seats[p]
        yield f"space-{SPACE_IDS[me.marker]}"
        for tile in things(me.up | me.down):
            yield f"skill-{SKILL_IDS[tile]}"
            yield f"feature-{FEATURES[EXPERT_FEATURE[tile]]}"
        counts = {"winery": me.wineries, "cellar": me.cellar, "enologist": me.enologists, "farmer": me.farmers}
        yield from (piece for piece, n in counts.items() if sum(n) > 0)
        if me.porto > 0:
            yield "porto"
        yield from (COLOURS[me.colour[e]] for e in range(ESTATES) if me.region[e] != NONE)
        yield from (f"house-{ESTABLISHMENT_IDS[h]}" for h in _houses(me.sales))
        for row in range(MAGNATES):
            if sum(me.magnates[row * POSITIONS : (row + 1) * POSITIONS]) > 0:
                yield f"magnate-{MAGNATE_IDS[row]}"
    for slot, owner in enumerate(s.slots):
        if owner != NONE:
            yield f"counted-{COUNTED_IDS[slot // RATES]}"


def _houses(sales: int) -> set[int]:
    return {SALE_HOUSE[slot] for slot in range(SALE_SLOTS) if holds(sales, slot)}
