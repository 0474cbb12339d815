"""A seat's board, wines and experts for people, from a covered state."""

from affinage.core.sets import holds, things
from affinage.core.view_cache import kept
from affinage.core.words import Say

from .phrases import booth_name, estate_name, expert_name, region_name, skill_text
from .rules.wine import kind_of, quality, quality_of, reach, value_of, wine_at
from .shapes import Estate, Expert, Producer, Wine
from .state import Seat, State
from .tables import (
    ACCOUNT_POINTS,
    AGE,
    ARROWS,
    BARRELS,
    CELLAR,
    COLOURS,
    ESTATES,
    EXPERT_FEATURE,
    EXPERTS_FOR,
    FEATURES,
    MOST_EXPERTS,
    NONE,
    REGION_IDS,
    SKILL_IDS,
    SPACE_IDS,
    WAREHOUSE,
)


@kept
def expert(tile: int, say: Say) -> Expert:
    """One expert tile."""
    return {
        "tile": tile,
        "name": expert_name(tile, say),
        "feature": FEATURES[EXPERT_FEATURE[tile]],
        "skill": SKILL_IDS[tile],
        "text": skill_text(tile, say),
        "arrow": holds(ARROWS, tile),
    }


@kept
def _experts(tiles: int, say: Say) -> list[Expert]:
    return [expert(tile, say) for tile in things(tiles)]


def producer(s: State, p: int, say: Say) -> Producer:
    """Everything that lies in front of one seat."""
    me = s.seats[p]
    return {
        "marker": SPACE_IDS[me.marker],
        "cash": me.cash,
        "account": me.account,
        "account_points": ACCOUNT_POINTS[me.account],
        "investment": me.investment,
        "barrels": me.barrels,
        "barrel_limit": BARRELS,
        "porto": me.porto,
        "track": me.exported + me.fairs + me.wines_scored - me.lost,
        "fair_points": me.fair,
        "booth": None if me.booth == NONE else booth_name(me.booth, say),
        "estates": [_estate(s, p, e, say) for e in range(ESTATES)],
        "experts": _experts(me.up, say),
        "experts_down": _experts(me.down, say),
        "expert_limit": MOST_EXPERTS,
        "played": _experts(me.played, say),
        "dropped": bool(me.dropped),
    }


def _estate(s: State, p: int, e: int, say: Say) -> Estate:
    me = s.seats[p]
    founded = me.region[e] != NONE
    kind = 2 * me.region[e] + me.colour[e] if founded else NONE
    pieces = me.vines[e], me.farmers[e], me.wineries[e], me.enologists[e], me.waiting[e]
    made = max(0, quality(s, me, e, 0)) if founded else None
    return _laid_out(e, kind, pieces, bool(me.cellar[e]), made, _wines(s, me, e), say)


def _wines(s: State, me: Seat, e: int) -> tuple[tuple[int, int, int], ...]:
    """The wines in a warehouse or cellar: each with its value and the most that it can reach; 0 for an empty slot."""
    found = []
    for place in range(e * CELLAR, e * CELLAR + (CELLAR if me.cellar[e] else WAREHOUSE)):
        wine = wine_at(me, place)
        found.append((wine, value_of(me, place), reach(s, me, place)) if wine else (0, 0, 0))
    return tuple(found)


@kept
def _laid_out(
    e: int,
    kind: int,
    pieces: tuple[int, ...],
    cellar: bool,
    made: int | None,
    wines: tuple[tuple[int, int, int], ...],
    say: Say,
) -> Estate:
    """An estate; one that is not founded has no kind."""
    founded = kind != NONE
    vineyards, farmers, wineries, enologists, waiting = pieces
    return {
        "estate": e,
        "name": estate_name(e, kind, say),
        "region": REGION_IDS[kind // 2] if founded else None,
        "region_name": region_name(kind // 2, say) if founded else None,
        "colour": COLOURS[kind & 1] if founded else None,
        "vineyards": vineyards,
        "farmers": farmers,
        "wineries": wineries,
        "enologists": enologists,
        "cellar": cellar,
        "waiting_cubes": waiting,
        "next_quality": made,
        "slots": [
            {"adds": AGE[at] if cellar else 0, "wine": _wine(*wine, say) if wine[0] else None}
            for at, wine in enumerate(wines)
        ],
    }


@kept
def _wine(wine: int, value: int, most: int, say: Say) -> Wine:
    kind = kind_of(wine)
    return {
        "quality": quality_of(wine),
        "value": value,
        "most": most,
        "experts": EXPERTS_FOR[value],
        "colour": COLOURS[kind & 1],
        "region_name": region_name(kind // 2, say),
    }
