"""The table for people, in words and numbers, from a covered state: what is hidden is not in it."""

from typing import Any

from affinage.core.sets import count, holds
from affinage.core.words import Say

from .phrases import (
    TASK_IDS,
    asked_seats,
    bonus_name,
    booth_name,
    house_name,
    magnate_name,
    multiplier_name,
    question,
    region_name,
    rule_text,
    space_name,
    tiles_of,
    vineyard_name,
    vintage_name,
    winners,
)
from .rules.actions import move_cost
from .rules.fair import prize
from .rules.magnates import multiplied
from .rules.press import features_worth
from .rules.sales import free_slots
from .score import ENDINGS, ending, rank
from .state import Phase, Stage, State
from .tables import (
    ABILITY,
    ACCOUNT_POINTS,
    ASKED_COLOUR,
    ASKED_REGIONS,
    ASKED_VALUE,
    BOOTH_BONUS,
    BOOTH_FEATURES,
    BOOTHS,
    BOX,
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
    FREE_VALUE,
    HIGHEST,
    INSET,
    INVEST_COST,
    IS_FAR,
    LOWEST,
    MAGNATE_IDS,
    MAGNATE_TASK,
    MAGNATES,
    MAJORITY,
    MORE_ACTIONS,
    NONE,
    NUMBER,
    PER_ENOLOGIST,
    PER_FARMER,
    PER_PORTO,
    PER_ROW,
    PER_VINEYARD,
    PER_WINERY,
    POSITIONS,
    PRICE,
    RATE,
    RATES,
    REGION_IDS,
    REGIONS,
    ROWS,
    SALE_COLOUR,
    SALE_HOUSE,
    SALE_REQUEST,
    SALE_SLOTS,
    SPACE_IDS,
    SPACES,
    STEPS,
    TARGETS,
    TAXED_IN,
    TRACK,
    VINTAGE_IDS,
    WEATHER,
    YEARS,
    Ability,
    Bonus,
    Task,
)
from .view_seats import expert, producer

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
        "note": _note(s, say),
        "question": question(s, seat, say),
        "asked": asked_seats(s),
        "over": s.phase == Phase.OVER,
        "half": _half_done(s, say),
        "order": s.order[: s.seats_used],
        "order_below": [None if p == NONE else p for p in s.bottom[: s.seats_used]],
        "quadrel": [_space(s, seat, space, say) for space in range(SPACES)],
        "vintage": _vintage(s, say),
        "vintages_left": count(s.vintages),
        "fairs": [{"year": year, "points": _prizes(s, at)} for at, year in enumerate(FAIR_YEARS)],
        "features": [_feature(s, f, say) for f in range(len(FEATURES))],
        "booths": [_booth(s, booth, say) for booth in range(BOOTHS)],
        "regions": [_region(s, region, say) for region in range(REGIONS)],
        "experts": [_deck(s, f, say) for f in range(len(FEATURES))],
        "sales": [_house(s, h, say) for h in range(len(ESTABLISHMENT_IDS))],
        "exports": [_country(s, c) for c in range(COUNTRIES)],
        "magnates": [_magnate(s, m, seat, say) for m in range(MAGNATES)],
        "account_points": list(ACCOUNT_POINTS),
        "investments": [_investment(at) for at in range(HIGHEST - LOWEST + 1)],
        "supply": {
            "wineries": s.wineries_left,
            "cellars": s.cellars_left,
            "enologists": s.enologists_left,
            "cubes": s.cubes_left,
            "porto": s.porto_left,
        },
        "worth": {  # what each piece adds to a wine's quality; values above `free` score at a fair
            "vineyard": PER_VINEYARD,
            "farmer": PER_FARMER,
            "winery": PER_WINERY,
            "enologist": PER_ENOLOGIST,
            "porto": PER_PORTO,
            "free": FREE_VALUE,
        },
        "seats": [producer(s, p, seat, say) for p in range(s.seats_used)],
        "result": _result(s, say),
    }


def _note(s: State, say: Say) -> str:
    """Where the game stands, in a few words."""
    if s.year == 0 or s.phase == Phase.OVER:
        return say("stage-setup" if s.year == 0 else "phase-over")
    stage = say("draw-action", n=s.action) if s.stage == Stage.ACTIONS else say(f"stage-{Stage(s.stage).name.lower()}")
    return f"{say('draw-year', n=s.year, of=YEARS)}, {stage}"


def _half_done(s: State, say: Say) -> View:
    """What the seat whose turn it is has begun: the things that its question is about."""
    phase, kind = s.phase, s.kind
    presents = phase in (Phase.CUBES, Phase.BOOTH, Phase.PLACE)
    moves_barrel = phase in (Phase.TARGET, Phase.SPEND)
    return {
        "task": TASK_IDS[s.task],
        "acted": bool(s.acted),
        "favoured": bool(s.favoured),
        "discount": s.discount,
        "wine": s.pick if phase in (Phase.SLOT, Phase.CUBES, Phase.BOOTH) else None,
        "worth": s.worth if presents else None,
        "vineyard": vineyard_name(kind, say) if presents or phase == Phase.ESTATE else None,
        "colour": COLOURS[kind & 1] if presents or phase == Phase.ESTATE else None,
        "pleased": [m for m in range(MAGNATES) if holds(s.bought, m)] if phase == Phase.PLACE else [],
        "barrel": s.pick if phase == Phase.PAIR else None,
        "from": barrel_place(s.source) if moves_barrel else None,
        "to": target_place(s.target) if phase == Phase.SPEND else None,
        "estate": s.harvested if phase == Phase.PORTO else None,
    }


def barrel_place(source: int) -> str:
    """Where a barrel on a magnate's row lies."""
    row, at = divmod(source, POSITIONS)
    return f"magnate/{row}" if at == 0 else f"favour/{row}/{at - 1}"


def target_place(target: int) -> str:
    """Where a magnate's barrel goes."""
    row, k = divmod(target, TARGETS)
    return f"favour/{row}/{k}" if k < MORE_ACTIONS else f"multiplier/{row * PER_ROW * RATES + k - MORE_ACTIONS}"


# The board


def _space(s: State, seat: int, space: int, say: Say) -> View:
    return {
        "id": SPACE_IDS[space],
        "name": space_name(space, say),
        "note": rule_text(f"space-{SPACE_IDS[space]}", say),
        "cost": _cost(s, seat, space),
        "far": bool(seat >= 0 and IS_FAR[s.seats[seat].marker][space]),
        "tax_year": TAXED_IN[space],
        "taxed": TAXED_IN[space] == s.year and s.stage == Stage.ACTIONS,
        "seats": [p for p in range(s.seats_used) if s.seats[p].marker == space],
    }


def _cost(s: State, seat: int, space: int) -> int | None:
    """What the viewer would pay to move there; an expert's free move is only for the seat that used it."""
    if seat < 0 or s.year == 0 or s.seats[seat].marker == space:
        return None
    if s.free_move and seat != s.acting:
        s = s.copy()
        s.free_move = 0
    return move_cost(s, seat, space)


def _prizes(s: State, fair: int) -> list[int]:
    return [prize(s, fair, place) for place in range(s.seats_used)]


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
        "track": list(EXPERT_FP),
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


def _deck(s: State, f: int, say: Say) -> View:
    rest = sum(EXPERT_FEATURE[tile] == f for tile in tiles_of(s.fresh))
    rest += sum((s.returned[f] >> shift) & 15 > 0 for shift in range(0, 24, 4))
    return {
        "feature": FEATURES[f],
        "name": say(f"feature-{FEATURES[f]}"),
        "top": None if s.top[f] == NONE else expert(s.top[f], say),
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


def _magnate(s: State, m: int, viewer: int, say: Say) -> View:
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
                "rate": RATE[slot] / 2,
                "now": None if viewer < 0 else multiplied(s.seats[viewer], slot),  # points for the viewer, as it stands
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


def _result(s: State, say: Say) -> View | None:
    if s.phase != Phase.OVER:
        return None
    places = [0] * s.seats_used
    rank(s, places)
    decided = ENDINGS[ending(s)]
    name = say(f"ending-{decided}")
    return {"places": places, "winners": winners(s), "ending": decided, "ending_name": name}
