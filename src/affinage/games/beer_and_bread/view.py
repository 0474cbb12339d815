"""The table for people, in words and numbers, from a covered state: what is hidden is not in it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from affinage.core.counts import total
from affinage.core.sets import count, holds, lowest, things
from affinage.core.view_cache import kept, score_rows
from affinage.core.words import Say

from .phrases import (
    card_name,
    effect_id,
    figures,
    question,
    seat_name,
    upgrade_name,
    upgrade_text,
    year_kind,
)
from .rules.actions import column_shows
from .rules.storage import free_units
from .rules.years import TURNS, turn_seat
from .score import CATEGORIES, ENDINGS, ending, points, rank
from .state import NONE, SEATS, Phase, Seat, State, Step
from .tables import (
    BAND,
    BEER,
    BREAD,
    CARD_IDS,
    DRY,
    EXCHANGES,
    FRUITFUL,
    GOOD,
    GOODS,
    HARVEST,
    OF_GOOD,
    RECIPE,
    RESOURCES,
    SITE_ROOM,
    SLOT,
    SLOTS,
    STORAGE,
    UPGRADE,
    UPGRADE_IDS,
    VALUE,
    WATER,
    YEARS,
    Power,
)
from .uses import building, harvesting, selling

View = dict[str, Any]
SITES = ("brewery", "bakery")


def view(s: State, seat: int, say: Say) -> View:
    """Everything on the table that the viewer may see."""
    kind, phase = year_kind(s.year), Phase(s.phase).name.lower()
    in_turns = s.year > 0 and s.step == Step.ACTIONS and s.phase != Phase.OVER
    return {
        "title": say("title"),
        "viewer": seat,
        "year": s.year,
        "years": YEARS,
        "kind": kind,
        "kind_name": say(f"year-{kind}") if kind else "",
        "note": say("note-year", n=s.year, kind=say(f"short-{kind}")) if kind else say(f"phase-{phase}"),
        "phase": phase,
        "phase_name": say(f"phase-{phase}"),
        "question": question(s, seat, say),
        "asked": [s.acting] if Phase.DRAW < s.phase < Phase.OVER else [],
        "over": s.phase == Phase.OVER,
        "windmill": s.windmill if s.phase != Phase.FIRST else None,
        "turn": s.turn + 1 if in_turns else 0,
        "turns": TURNS,
        "turn_seat": turn_seat(s) if in_turns else None,
        "calendar": _calendar(s.year, s.phase == Phase.OVER, say),
        "resources": _resources(say),
        "fields": [_field(r, s.field[r], kind == "dry", say) for r in range(len(RESOURCES))],
        "supply": _amounts(s.supply),
        "offer": _amounts(s.offer),
        "paid": _amounts(s.paid),
        "chosen": _chosen(s, say),
        "swapped": bool(s.swapped),
        "exchange": [_exchange(space, s.exchange[space], say) for space in range(EXCHANGES)],
        "deck": {
            "count": s.laid,
            "backs": [GOODS[(s.row >> at) & 1] for at in range(s.laid)],
        },
        "discard": _pile(s.discards, say),
        "slots": _slots(say),
        "seats": [_village(s, p, seat, say) for p in range(SEATS)],
        "result": _result(s, say),
    }


@kept
def card(number: int, say: Say) -> View:
    """A card's front."""
    good, band = GOODS[GOOD[number]], BAND[number]
    return {
        "id": CARD_IDS[number],
        "card": number,
        "name": card_name(number, say),
        "good": good,
        "good_name": say(good),
        "value": VALUE[number],
        "band": band,
        "band_name": say(f"band-{good}-{band + 1}"),
        "harvest": _amounts(HARVEST[number]),
        "recipe": _amounts(RECIPE[number]),
        "upgrade": upgrade(UPGRADE[number], say),
    }


@kept
def upgrade(number: int, say: Say) -> View:
    """An upgrade section."""
    slot = SLOTS[SLOT[number]]
    return {
        "id": UPGRADE_IDS[number],
        "name": upgrade_name(number, say),
        "text": upgrade_text(number, say),
        "slot": slot,
        "slot_name": say(f"slot-{slot}"),
        "effect": effect_id(number),
        **figures(number),
    }


def _amounts(amounts: Sequence[int]) -> dict[str, int]:
    return {RESOURCES[r]: n for r, n in enumerate(amounts) if n > 0}


@kept
def _resources(say: Say) -> list[View]:
    return [{"id": name, "name": say(name), "letters": say(f"letters-{name}")} for name in RESOURCES]


@kept
def _slots(say: Say) -> list[View]:
    return [{"id": slot, "name": say(f"slot-{slot}")} for slot in SLOTS]


@kept
def _calendar(now: int, over: bool, say: Say) -> list[View]:
    found = []
    for year in range(1, YEARS + 1):
        kind, state = year_kind(year), "past" if year < now or over else "now" if year == now else "coming"
        found.append({"year": year, "kind": kind, "kind_name": say(f"year-{kind}"), "state": state})
    return found


@kept
def _field(r: int, lying: int, dry: bool, say: Say) -> View:
    """A field with its sign; the river takes all water there is, so its sign shows no number."""
    river = r == WATER
    return {
        "resource": RESOURCES[r],
        "name": say("river") if river else say(f"field-{RESOURCES[r]}"),
        "river": river,
        "count": lying,
        "sign": None if river else DRY[r] if dry else FRUITFUL[r],
        "sign_fruitful": None if river else FRUITFUL[r],
        "sign_dry": None if river else DRY[r],
    }


@kept
def _pile(them: int, say: Say) -> View:
    return {"count": count(them), "cards": [card(number, say) for number in things(them)]}


def _chosen(s: State, say: Say) -> View | None:
    """The card of the turn under way; later it lies where it was played."""
    if s.phase not in (Phase.ACTION, Phase.PAY) or s.chosen == NONE:
        return None
    return card(s.chosen, say) | {"uses": _uses(s) if s.phase == Phase.ACTION else None}


def _uses(s: State) -> View:
    """What each action would do with the chosen card."""
    reaped, sale, built = harvesting(s), selling(s), building(s)
    return {
        "harvest": {"gained": _amounts(reaped.gained), "excess": reaped.excess},
        "produce": None if sale is None else {"paid": _amounts(sale.paid), "asks": sale.asks, "final": sale.final},
        "upgrade": {
            "cleaned": {GOODS[BEER]: built.beers, GOODS[BREAD]: built.breads},
            "gained": _amounts(built.gained),
            "excess": built.excess,
        },
    }


@kept
def _exchange(space: int, number: int, say: Say) -> View:
    return {"space": space, "card": None if number == NONE else card(number, say)}


def _village(s: State, p: int, viewer: int, say: Say) -> View:
    me = s.seats[p]
    return {
        "seat": p,
        "name": seat_name(p, say),
        "you": p == viewer,
        "windmill": p == s.windmill and s.phase != Phase.FIRST,
        "asked": p == s.acting and Phase.DRAW < s.phase < Phase.OVER,
        "tokens": _amounts(me.tokens),
        "storage": _storage(s, p),
        "hand": _hand(me.hand, me.hidden[BEER], me.hidden[BREAD], s.seats[1 - p].inverted, say),
        "column": _column(me.column, say),
        **{
            SITES[good]: _site(good, me.site & OF_GOOD[good], _room(me, good), p != viewer, say)
            for good in (BEER, BREAD)
        },
        "sold": _sold(me.sold, p != viewer, say),
        "upgrades": _built(me.built, say),
        "upgrade_count": count(me.built),
        "inverted": None if me.inverted == 0 else card(lowest(me.inverted), say),
        "redraws": me.redraws,
        "score": _score(s, p, say),
    }


def _storage(s: State, p: int) -> View:
    """Units and what lies in them: water lies in water-only units first."""
    me = s.seats[p]
    units, water_only = STORAGE + me.power[Power.UNITS], me.power[Power.WATER_UNITS]
    in_water_units = min(me.tokens[WATER], water_only)
    free = free_units(me)
    return {
        "units": units,
        "water_only": water_only,
        "free": max(0, free),
        "free_water_only": water_only - in_water_units,
        "in_water_only": in_water_units,
        "stored": total(me.tokens),
        "excess": max(0, -free),
    }


@kept
def _hand(known: int, beers: int, breads: int, inverted: int, say: Say) -> View:
    """Fronts that the viewer knows, and the backs of the others; what the other seat inverted cannot be played."""
    return {
        "count": count(known) + beers + breads,
        "cards": [_held(number, not holds(inverted, number), say) for number in things(known)],
        "hidden": {GOODS[BEER]: beers, GOODS[BREAD]: breads},
    }


@kept
def _held(number: int, playable: bool, say: Say) -> View:
    return card(number, say) | {"playable": playable}


@kept
def _lying(number: int, face_down: bool, say: Say) -> View:
    """A sold card: it lies face down; its owner may look, everybody else remembers."""
    return card(number, say) | {"face_down": face_down}


@kept
def _column(them: int, say: Say) -> View:
    me = Seat(column=them)
    return _pile(them, say) | {"totals": _amounts([column_shows(me, r) for r in range(len(RESOURCES))])}


def _room(me: Seat, good: int) -> int:
    return SITE_ROOM + me.power[Power.ROOM + good]


@kept
def _site(good: int, them: int, room: int, face_down: bool, say: Say) -> View:
    """Brewery or bakery."""
    return {
        "good": GOODS[good],
        "name": say(SITES[good]),
        "room": room,
        "free": max(0, room - count(them)),
        "cards": [_lying(number, face_down, say) for number in things(them)],
    }


@kept
def _sold(them: int, face_down: bool, say: Say) -> View:
    """The cards beside the board, by good."""
    found: View = {"count": count(them)}
    for good in (BEER, BREAD):
        found[GOODS[good]] = [_lying(number, face_down, say) for number in things(them & OF_GOOD[good])]
    return found


@kept
def _built(cards: int, say: Say) -> dict[str, list[View]]:
    """The upgrades under a board by their slot, each with its copies."""
    found: dict[str, list[View]] = {slot: [] for slot in SLOTS}
    copies = Counter(UPGRADE[number] for number in things(cards))
    for u in sorted(copies):
        found[SLOTS[SLOT[u]]].append(_copied(u, copies[u], say))
    return found


@kept
def _copied(number: int, copies: int, say: Say) -> View:
    return upgrade(number, say) | {"copies": copies}


def _score(s: State, p: int, say: Say) -> View:
    """The scoring pad as it stands; every sold card was once seen by all."""
    parts = [0] * len(CATEGORIES)
    final = points(s, p, parts)
    beer, bread = parts[0] + parts[1], parts[2] + parts[3]
    return {
        "parts": score_rows(CATEGORIES, parts, say),
        "beer": beer,
        "bread": bread,
        "lower": "beer" if beer < bread else "bread" if bread < beer else "",
        "final": final,
    }


def _result(s: State, say: Say) -> View | None:
    if s.phase != Phase.OVER:
        return None
    places = [0] * SEATS
    rank(s, places)
    decided = ENDINGS[ending(s)]
    return {
        "places": places,
        "winner": places.index(0),
        "ending": decided,
        "ending_name": say(f"ending-{decided}"),
    }
