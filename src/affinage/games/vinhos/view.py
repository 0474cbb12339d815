"""The table for people, in words and numbers, from a covered state: what is hidden is not in it."""

from typing import Any

from affinage.core.sets import count, holds
from affinage.core.words import Say

from .phrases import (
    TASK_IDS,
    asked_seats,
    bonus_name,
    booth_name,
    estate_name,
    expert_name,
    house_name,
    magnate_name,
    multiplier_name,
    question,
    region_name,
    seat_name,
    skill_text,
    space_name,
    tiles_of,
    vintage_name,
    winners,
)
from .rules.press import features_worth
from .rules.sales import free_slots
from .rules.wine import kind_of, quality, quality_of, value_of, wine_at
from .score import CATEGORIES, ENDINGS, ending, points, rank
from .state import Phase, Stage, State
from .tables import (
    ABILITY,
    ACCOUNT_POINTS,
    AGE,
    ARROWS,
    ASKED_COLOUR,
    ASKED_REGIONS,
    ASKED_VALUE,
    BOOTH_BONUS,
    BOOTH_FEATURES,
    BOOTHS,
    BOX,
    CELLAR,
    COLOURS,
    COUNTED_IDS,
    COUNTRIES,
    DIVEST_RETURN,
    ESTABLISHMENT_IDS,
    ESTATES,
    EXPERT_FEATURE,
    EXPERT_FP,
    EXPORT_POINTS,
    EXPORT_REQUEST,
    FAIR_YEARS,
    FEATURES,
    HIGHEST,
    INSET,
    INVEST_COST,
    LOWEST,
    MAGNATE_IDS,
    MAGNATE_TASK,
    MAGNATES,
    MAJORITY,
    MORE_ACTIONS,
    MOST_EXPERTS,
    NONE,
    NUMBER,
    PER_ROW,
    POSITIONS,
    PRICE,
    RATES,
    REGION_IDS,
    REGIONS,
    ROWS,
    SALE_COLOUR,
    SALE_HOUSE,
    SALE_REQUEST,
    SALE_SLOTS,
    SKILL_IDS,
    SPACE_IDS,
    SPACES,
    STEPS,
    TAXED_IN,
    TRACK,
    VINTAGE_IDS,
    WAREHOUSE,
    WEATHER,
    YEARS,
    Ability,
    Bonus,
    Task,
)

View = dict[str, Any]
_GIFTS = {key: n for key, n in BOX.content["gifts"].items() if isinstance(n, int)}


def view(s: State, seat: int, say: Say) -> View:
    """Everything on the table that the viewer may see."""
    phase = Phase(s.phase).name.lower().replace("_", "-")
    return {
        "title": say("title"),
        "viewer": seat,
        "year": s.year,
        "years": YEARS,
        "fair_years": list(FAIR_YEARS),
        "stage": Stage(s.stage).name.lower(),
        "stage_name": say(f"stage-{Stage(s.stage).name.lower()}"),
        "action": s.action if s.stage == Stage.ACTIONS else 0,
        "phase": phase,
        "phase_name": say(f"phase-{phase}"),
        "question": question(s, seat, say),
        "asked": asked_seats(s),
        "over": s.phase == Phase.OVER,
        "order": s.order[: s.seats_used],
        "order_below": [None if p == NONE else p for p in s.bottom[: s.seats_used]],
        "quadrel": [_space(s, space, say) for space in range(SPACES)],
        "vintage": _vintage(s, say),
        "vintages_left": count(s.vintages),
        "features": [_feature(s, f, say) for f in range(len(FEATURES))],
        "booths": [_booth(s, booth, say) for booth in range(BOOTHS)],
        "regions": [_region(s, region, say) for region in range(REGIONS)],
        "experts": [_deck(s, f, say) for f in range(len(FEATURES))],
        "sales": [_house(s, h, say) for h in range(len(ESTABLISHMENT_IDS))],
        "exports": [_country(s, c) for c in range(COUNTRIES)],
        "magnates": [_magnate(s, m, say) for m in range(MAGNATES)],
        "investments": [_investment(at) for at in range(HIGHEST - LOWEST + 1)],
        "supply": {
            "wineries": s.wineries_left,
            "cellars": s.cellars_left,
            "enologists": s.enologists_left,
            "cubes": s.cubes_left,
            "porto": s.porto_left,
        },
        "seats": [_producer(s, p, seat, say) for p in range(s.seats_used)],
        "result": _result(s, say),
    }


# The board


def _space(s: State, space: int, say: Say) -> View:
    return {
        "id": SPACE_IDS[space],
        "name": space_name(space, say),
        "tax_year": TAXED_IN[space],
        "taxed": TAXED_IN[space] == s.year and s.stage == Stage.ACTIONS,
        "seats": [p for p in range(s.seats_used) if s.seats[p].marker == space],
    }


def _vintage(s: State, say: Say) -> View:
    v = s.vintage
    return {
        "id": VINTAGE_IDS[v],
        "name": vintage_name(v, say),
        "weather": WEATHER[v],
        "steps": dict(zip(FEATURES, STEPS[v], strict=True)),
        "colour": COLOURS[ASKED_COLOUR[v]],
        "colour_name": say(COLOURS[ASKED_COLOUR[v]]),
        "value": ASKED_VALUE[v],
        "regions": [NUMBER[r] for r in range(REGIONS) if holds(ASKED_REGIONS[v], r)],
    }


def _feature(s: State, f: int, say: Say) -> View:
    return {
        "id": FEATURES[f],
        "name": say(f"feature-{FEATURES[f]}"),
        "at": s.features[f],
        "of": TRACK - 1,
        "points": EXPERT_FP[s.features[f]],
    }


def _booth(s: State, booth: int, say: Say) -> View:
    owners = [p for p in range(s.seats_used) if s.seats[p].booth == booth]
    return {
        "name": booth_name(booth, say),
        "features": [FEATURES[f] for f in BOOTH_FEATURES[booth]],
        "bonus": Bonus(BOOTH_BONUS[booth]).name.lower(),
        "bonus_name": bonus_name(booth, say),
        "points": features_worth(s, booth),
        "seat": owners[0] if owners else None,
        "allowed": s.seats[owners[0]].allowed if owners else None,
    }


def _region(s: State, region: int, say: Say) -> View:
    top = s.tops >> (2 * region) & 3
    kind = 2 * region + top - 1
    ability = Ability(ABILITY[region]).name.lower().replace("_", "-")
    return {
        "id": REGION_IDS[region],
        "number": NUMBER[region],
        "name": region_name(region, say),
        "ability": ability,
        "ability_text": say(f"ability-{ability}", **_GIFTS),
        "out": holds(s.out, region),
        "top": COLOURS[kind & 1] if top else None,
        "top_name": say(COLOURS[kind & 1]) if top else None,
        "price": PRICE[kind] if top else None,
        "below": {COLOURS[c]: s.below[2 * region + c] for c in range(2)},
        "cubes": s.cubes[region],
        "inset": INSET[region],
        "seats": [p for p in range(s.seats_used) for e in range(ESTATES) if s.seats[p].region[e] == region],
    }


def _expert(tile: int, say: Say) -> View:
    return {
        "tile": tile,
        "name": expert_name(tile, say),
        "feature": FEATURES[EXPERT_FEATURE[tile]],
        "skill": SKILL_IDS[tile],
        "text": skill_text(tile, say),
        "arrow": holds(ARROWS, tile),
    }


def _deck(s: State, f: int, say: Say) -> View:
    rest = sum(EXPERT_FEATURE[tile] == f for tile in tiles_of(s.fresh))
    rest += sum((s.returned[f] >> shift) & 15 > 0 for shift in range(0, 24, 4))
    return {
        "feature": FEATURES[f],
        "name": say(f"feature-{FEATURES[f]}"),
        "top": None if s.top[f] == NONE else _expert(s.top[f], say),
        "below": rest,
    }


def _house(s: State, house: int, say: Say) -> View:
    return {
        "id": ESTABLISHMENT_IDS[house],
        "name": house_name(house, say),
        "slots": [
            {
                "slot": slot,
                "colour": COLOURS[SALE_COLOUR[slot]],
                "request": SALE_REQUEST[slot],
                "seat": _owner([p.sales for p in s.seats], slot),
            }
            for slot in range(SALE_SLOTS)
            if SALE_HOUSE[slot] == house
        ],
    }


def _owner(sets: list[int], slot: int) -> int | None:
    return next((p for p, them in enumerate(sets) if holds(them, slot)), None)


def _country(s: State, country: int) -> View:
    slots = range(country * ROWS, (country + 1) * ROWS)
    owners = {slot: _owner([p.exports for p in s.seats], slot) for slot in slots}
    return {
        "number": country + 1,
        "majority": MAJORITY[country],
        "slots": [
            {
                "slot": slot,
                "request": EXPORT_REQUEST[slot],
                "points": EXPORT_POINTS[slot],
                "seat": owners[slot],
                "open": owners[slot] is not None or holds(free_slots(s, Task.EXPORTS), slot),
            }
            for slot in slots
        ],
    }


def _magnate(s: State, m: int, say: Say) -> View:
    def barrels(at: int) -> dict[int, int]:
        found = {p: s.seats[p].magnates[m * POSITIONS + at] for p in range(s.seats_used)}
        return {p: n for p, n in found.items() if n > 0}

    slots = range(m * PER_ROW * RATES, (m + 1) * PER_ROW * RATES)
    return {
        "id": MAGNATE_IDS[m],
        "name": magnate_name(m, say),
        "barrels": barrels(0),
        "actions": [
            {
                "task": TASK_IDS[MAGNATE_TASK[m][k]],
                "name": say(f"task-{TASK_IDS[MAGNATE_TASK[m][k]]}"),
                "barrels": barrels(k + 1),
            }
            for k in range(MORE_ACTIONS)
        ],
        "multipliers": [
            {
                "slot": slot,
                "counted": COUNTED_IDS[slot // RATES],
                "name": multiplier_name(slot, say),
                "seat": None if s.slots[slot] == NONE else s.slots[slot],
            }
            for slot in slots
        ],
    }


def _investment(at: int) -> View:
    return {
        "interest": at + LOWEST,
        "cost": INVEST_COST[at] if at < len(INVEST_COST) else None,  # to the next space
        "returns": DIVEST_RETURN[at - 1] if at > 0 else None,  # back to the space before
    }


# Seats


def _producer(s: State, p: int, viewer: int, say: Say) -> View:
    me, parts = s.seats[p], [0] * len(CATEGORIES)
    final = points(s, p, parts)
    return {
        "seat": p,
        "name": seat_name(p, say),
        "you": p == viewer,
        "asked": p in asked_seats(s),
        "place_in_order": s.order.index(p) + 1,
        "marker": SPACE_IDS[me.marker],
        "cash": me.cash,
        "account": me.account,
        "account_points": ACCOUNT_POINTS[me.account],
        "investment": me.investment,
        "barrels": me.barrels,
        "porto": me.porto,
        "track": me.exported + me.fairs + me.wines_scored - me.lost,  # victory points scored so far
        "fair_points": me.fair,
        "booth": None if me.booth == NONE else booth_name(me.booth, say),
        "allowed": me.allowed if me.booth != NONE else None,
        "estates": [_estate(s, p, e, say) for e in range(ESTATES)],
        "experts": [_expert(tile, say) for tile in tiles_of(me.up)],
        "experts_down": [_expert(tile, say) for tile in tiles_of(me.down)],
        "expert_limit": MOST_EXPERTS,
        "played": [_expert(tile, say) for tile in tiles_of(me.played)],
        "dropped": bool(me.dropped),
        "score": {
            "final": final,
            "parts": [
                {"id": name, "name": say(f"category-{name}"), "points": n}
                for name, n in zip(CATEGORIES, parts, strict=True)
            ],
        },
    }


def _estate(s: State, p: int, e: int, say: Say) -> View:
    me = s.seats[p]
    founded = me.region[e] != NONE
    return {
        "estate": e,
        "name": estate_name(s, p, e, say),
        "region": REGION_IDS[me.region[e]] if founded else None,
        "region_name": region_name(me.region[e], say) if founded else None,
        "colour": COLOURS[me.colour[e]] if founded else None,
        "vineyards": me.vines[e],
        "farmers": me.farmers[e],
        "wineries": me.wineries[e],
        "enologists": me.enologists[e],
        "cellar": bool(me.cellar[e]),
        "waiting_cubes": me.waiting[e],
        "next_quality": max(0, quality(s, me, e, 0)) if founded else None,
        "slots": [_slot(s, p, e * CELLAR + at, say) for at in range(CELLAR if me.cellar[e] else WAREHOUSE)],
    }


def _slot(s: State, p: int, place: int, say: Say) -> View:
    """One slot of a warehouse or cellar: what it adds, and the wine in it."""
    me = s.seats[p]
    wine, adds = wine_at(me, place), AGE[place % CELLAR] if me.cellar[place // CELLAR] else 0
    if wine == 0:
        return {"adds": adds, "wine": None}
    kind = kind_of(wine)
    return {
        "adds": adds,
        "wine": {
            "quality": quality_of(wine),
            "value": value_of(me, place),
            "colour": COLOURS[kind & 1],
            "region": REGION_IDS[kind // 2],
            "region_name": region_name(kind // 2, say),
        },
    }


def _result(s: State, say: Say) -> View | None:
    if s.phase != Phase.OVER:
        return None
    places = [0] * s.seats_used
    rank(s, places)
    decided = ENDINGS[ending(s)]
    name = say(f"ending-{decided}")
    return {"places": places, "winners": winners(s), "ending": decided, "ending_name": name}
