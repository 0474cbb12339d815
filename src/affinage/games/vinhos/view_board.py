"""The board for people: quadrel, booths, regions, experts, sales, exports and magnates, from a covered state."""

from functools import cache, lru_cache
from typing import cast

from affinage.core.sets import count, holds, things
from affinage.core.view_cache import KEPT, kept
from affinage.core.words import Say

from .phrases import (
    TASK_IDS,
    bonus_name,
    booth_name,
    favour_name,
    favour_price,
    house_name,
    magnate_name,
    multiplier_name,
    region_name,
    rule_text,
    space_name,
    vintage_name,
)
from .rules.actions import move_cost
from .rules.fair import prize
from .rules.magnates import multiplied
from .rules.press import features_worth
from .rules.sales import free_slots
from .shapes import (
    AbilityId,
    BonusId,
    Booth,
    Country,
    Deck,
    ExportSlot,
    Favour,
    House,
    Investment,
    Magnate,
    Multiplier,
    Region,
    SaleSlot,
    SharedBoard,
    Space,
    Track,
    Vintage,
)
from .state import Stage, State
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
    EXPERT_FEATURE,
    EXPERT_FP,
    EXPERTS,
    EXPORT_POINTS,
    EXPORT_REQUEST,
    FAIR_YEARS,
    FEATURES,
    HIGHEST,
    INSET,
    INVEST_COST,
    IS_FAR,
    LOWEST,
    MAGNATE_TASK,
    MAGNATES,
    MAJORITY,
    MORE_ACTIONS,
    NONE,
    NUMBER,
    PER_ROW,
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
    TAXED_IN,
    TRACK,
    WEATHER,
    Ability,
    Bonus,
    Task,
)
from .view_seats import expert

_GIFTS = {key: n for key, n in BOX.content["gifts"].items() if isinstance(n, int)}
_OF_FEATURE = [sum(1 << tile for tile in range(EXPERTS) if EXPERT_FEATURE[tile] == f) for f in range(len(FEATURES))]


def board(s: State, seat: int, say: Say) -> SharedBoard:
    """What lies on the board, and what it would cost and bring the viewer."""
    return {
        "quadrel": _quadrel(s, seat, say),
        "vintage": vintage(s.vintage, say),
        "vintages_left": count(s.vintages),
        "fairs": [{"year": year, "points": _prizes(s, at)} for at, year in enumerate(FAIR_YEARS)],
        "features": [_feature(f, s.features[f], say) for f in range(len(FEATURES))],
        "booths": _booths(s, say),
        "regions": _regions(s, say),
        "experts": [_deck(f, s.top[f], _below(s, f), say) for f in range(len(FEATURES))],
        "sales": _sales(tuple([p.sales for p in s.seats]), say),
        "exports": _exports(tuple([p.exports for p in s.seats]), free_slots(s, Task.EXPORTS)),
        "magnates": [_magnate(s, m, seat, say) for m in range(MAGNATES)],
        "account_points": list(ACCOUNT_POINTS),
        "investments": _investments(),
    }


def _quadrel(s: State, seat: int, say: Say) -> list[Space]:
    here: list[tuple[int, ...]] = [()] * SPACES
    for p in range(s.seats_used):
        here[s.seats[p].marker] += (p,)
    marker = s.seats[seat].marker if seat >= 0 else NONE
    found = []
    for space in range(SPACES):
        taxed = TAXED_IN[space] == s.year and s.stage == Stage.ACTIONS
        found.append(_space(space, marker, _cost(s, seat, space), taxed, here[space], say))
    return found


@kept
def _space(space: int, marker: int, cost: int | None, taxed: bool, here: tuple[int, ...], say: Say) -> Space:
    """A space as the viewer finds it from where its marker is."""
    return {
        "id": SPACE_IDS[space],
        "name": space_name(space, say),
        "note": rule_text(f"space-{SPACE_IDS[space]}", say),
        "cost": cost,
        "far": marker != NONE and bool(IS_FAR[marker][space]),
        "tax_year": TAXED_IN[space],
        "taxed": taxed,
        "seats": list(here),
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


@kept
def vintage(v: int, say: Say) -> Vintage:
    """A vintage: its weather, and what the magnates ask for."""
    appearance, taste, aroma, alcohol = STEPS[v]
    return {
        "name": vintage_name(v, say),
        "weather": WEATHER[v],
        "steps": {"appearance": appearance, "taste": taste, "aroma": aroma, "alcohol": alcohol},
        "colour": COLOURS[ASKED_COLOUR[v]],
        "colour_name": say(COLOURS[ASKED_COLOUR[v]]),
        "value": ASKED_VALUE[v],
        "regions": [NUMBER[r] for r in things(ASKED_REGIONS[v])],
    }


@kept
def _feature(f: int, at: int, say: Say) -> Track:
    return {
        "id": FEATURES[f],
        "name": say(f"feature-{FEATURES[f]}"),
        "at": at,
        "of": TRACK - 1,
        "points": EXPERT_FP[at],
        "track": list(EXPERT_FP),
    }


def _booths(s: State, say: Say) -> list[Booth]:
    owner = {s.seats[p].booth: p for p in reversed(range(s.seats_used))}
    found = []
    for number in range(BOOTHS):
        seat = owner.get(number)
        allowed = None if seat is None else s.seats[seat].allowed
        found.append(booth(number, features_worth(s, number), seat, allowed, say))
    return found


@kept
def booth(number: int, points: int, seat: int | None, allowed: int | None, say: Say) -> Booth:
    """A booth of the fair, and who has presented a wine there."""
    return {
        "name": booth_name(number, say),
        "features": [FEATURES[f] for f in BOOTH_FEATURES[number]],
        "bonus": cast("BonusId", Bonus(BOOTH_BONUS[number]).name.lower()),
        "bonus_name": bonus_name(number, say),
        "points": points,
        "seat": seat,
        "allowed": allowed,
    }


def _regions(s: State, say: Say) -> list[Region]:
    estates: list[tuple[int, ...]] = [()] * REGIONS
    for p in range(s.seats_used):
        for region in s.seats[p].region:
            if region != NONE:
                estates[region] += (p,)
    found = []
    for region in range(REGIONS):
        top, below = s.tops >> (2 * region) & 3, tuple(s.below[2 * region : 2 * region + 2])
        out = holds(s.out, region)
        found.append(_region(region, out, top, below, s.cubes[region], estates[region], say))
    return found


def ability_id(region: int) -> AbilityId:
    """What a region does, as words and drawings call it."""
    return cast("AbilityId", Ability(ABILITY[region]).name.lower().replace("_", "-"))


def ability_text(region: int, say: Say) -> str:
    """The same in words, with the figures of the set in play."""
    return say(f"ability-{ability_id(region)}", **_GIFTS)


@kept
def _region(
    region: int, out: bool, top: int, below: tuple[int, ...], cubes: int, estates: tuple[int, ...], say: Say
) -> Region:
    kind, (red, white) = 2 * region + top - 1, below
    return {
        "id": REGION_IDS[region],
        "number": NUMBER[region],
        "name": region_name(region, say),
        "ability": ability_id(region),
        "ability_text": ability_text(region, say),
        "out": out,
        "top": COLOURS[kind & 1] if top else None,
        "top_name": say(COLOURS[kind & 1]) if top else None,
        "price": PRICE[kind] if top else None,
        "below": {"red": red, "white": white},
        "cubes": cubes,
        "inset": INSET[region],
        "seats": list(estates),
    }


def _below(s: State, f: int) -> int:
    """How many experts lie under the top one."""
    return count(s.fresh & _OF_FEATURE[f]) + sum((s.returned[f] >> shift) & 15 > 0 for shift in range(0, 24, 4))


@kept
def _deck(f: int, top: int, below: int, say: Say) -> Deck:
    return {
        "feature": FEATURES[f],
        "name": say(f"feature-{FEATURES[f]}"),
        "top": None if top == NONE else expert(top, say),
        "below": below,
    }


@kept
def _sales(taken: tuple[int, ...], say: Say) -> list[House]:
    """The establishments, and who has sold there: a set of slots for each seat."""
    found: list[House] = [{"name": house_name(house, say), "slots": []} for house in range(len(ESTABLISHMENT_IDS))]
    for slot in range(SALE_SLOTS):
        found[SALE_HOUSE[slot]]["slots"].append(_sale(slot, _owner(taken, slot)))
    return found


@lru_cache(KEPT)
def _sale(slot: int, seat: int | None) -> SaleSlot:
    return {"slot": slot, "colour": COLOURS[SALE_COLOUR[slot]], "request": SALE_REQUEST[slot], "seat": seat}


def _owner(sets: tuple[int, ...], slot: int) -> int | None:
    return next((p for p, them in enumerate(sets) if holds(them, slot)), None)


@lru_cache(KEPT)
def _exports(taken: tuple[int, ...], free: int) -> list[Country]:
    """The countries, and who has exported there: a set of slots for each seat."""
    found: list[Country] = [{"number": c + 1, "majority": MAJORITY[c], "slots": []} for c in range(COUNTRIES)]
    for slot in range(COUNTRIES * ROWS):
        found[slot // ROWS]["slots"].append(_export(slot, _owner(taken, slot), holds(free, slot)))
    return found


@lru_cache(KEPT)
def _export(slot: int, seat: int | None, free: bool) -> ExportSlot:
    return {
        "slot": slot,
        "request": EXPORT_REQUEST[slot],
        "points": EXPORT_POINTS[slot],
        "seat": seat,
        "open": seat is not None or free,
    }


def _magnate(s: State, m: int, viewer: int, say: Say) -> Magnate:
    everybody = s.seats[: s.seats_used]
    barrels = tuple([tuple([p.magnates[m * POSITIONS + at] for p in everybody]) for at in range(MORE_ACTIONS + 1)])
    slots = range(m * PER_ROW * RATES, (m + 1) * PER_ROW * RATES)
    now = tuple([None if viewer < 0 else multiplied(s.seats[viewer], slot) for slot in slots])
    return _row(m, barrels, now, tuple(s.slots[slots.start : slots.stop]), say)


@kept
def _row(
    m: int, barrels: tuple[tuple[int, ...], ...], now: tuple[int | None, ...], owners: tuple[int, ...], say: Say
) -> Magnate:
    """A magnate's row: barrels by position and seat; for each slot its points for the viewer now, and its owner."""
    slots = zip(range(m * PER_ROW * RATES, (m + 1) * PER_ROW * RATES), now, owners, strict=True)
    return {
        "name": magnate_name(m, say),
        "barrels": _barrels(barrels[0]),
        "actions": [action(m, k, barrels[k + 1], say) for k in range(MORE_ACTIONS)],
        "multipliers": [_multiplier(*slot, say) for slot in slots],
    }


def _barrels(lying: tuple[int, ...]) -> dict[str, int]:
    """Barrels by seat, without the seats that have none."""
    return {str(p): n for p, n in enumerate(lying) if n > 0}


@kept
def action(m: int, k: int, lying: tuple[int, ...], say: Say) -> Favour:
    """An additional action of a magnate, and the barrels that lie on it by seat."""
    task = TASK_IDS[MAGNATE_TASK[m][k]]
    return {
        "task": task,
        "name": favour_name(m, k, say),
        "short": say(f"task-{task}"),
        "price": favour_price(m, k),
        "barrels": _barrels(lying),
    }


@kept
def _multiplier(slot: int, now: int | None, seat: int, say: Say) -> Multiplier:
    return {
        "slot": slot,
        "counted": COUNTED_IDS[slot // RATES],
        "name": multiplier_name(slot, say),
        "rate": RATE[slot] / 2,
        "now": now,
        "seat": None if seat == NONE else seat,
    }


@cache
def _investments() -> list[Investment]:
    return [_investment(at) for at in range(HIGHEST - LOWEST + 1)]


def _investment(at: int) -> Investment:
    return {
        "interest": at + LOWEST,
        "cost": INVEST_COST[at] if at < len(INVEST_COST) else None,
        "returns": DIVEST_RETURN[at - 1] if at > 0 else None,
    }
