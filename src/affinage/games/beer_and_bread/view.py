"""The table for people, in words and numbers, from a covered state: what is hidden is not in it."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from affinage.core.counts import total
from affinage.core.sets import count, holds, lowest, things
from affinage.core.view_cache import kept
from affinage.core.words import Say

from .phrases import (
    card_name,
    effect_id,
    figures,
    upgrade_name,
    upgrade_text,
    year_kind,
)
from .rules.actions import column_shows
from .rules.storage import free_units
from .rules.years import TURNS
from .score import CATEGORIES, points
from .shapes import (
    Amounts,
    Card,
    Chosen,
    Coins,
    Column,
    Field,
    Hand,
    Held,
    Pile,
    ResourceName,
    Site,
    SlotName,
    Slots,
    Sold,
    Space,
    Storage,
    Upgrade,
    Uses,
    Valley,
    Village,
    Year,
    YearKind,
)
from .state import NONE, Phase, Seat, State, YearStep
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


def view(s: State, seat: int, say: Say) -> Valley:  # noqa: ARG001 - what differs between viewers is covered already
    """Everything on the table that the viewer may see."""
    kind: YearKind | Literal[""] = year_kind(s.year) if s.year else ""
    in_turns = s.year > 0 and s.step == YearStep.ACTIONS and s.phase != Phase.OVER
    return {
        "year": s.year,
        "years": YEARS,
        "kind": kind,
        "kind_name": say(f"year-{kind}") if kind else "",
        "windmill": s.windmill if s.phase != Phase.FIRST else None,
        "turn": s.turn + 1 if in_turns else 0,
        "turns": TURNS,
        "calendar": _calendar(s.year, s.phase == Phase.OVER, say),
        "resources": _resources(say),
        "fields": [_field(r, s.field[r], kind == "dry", say) for r in range(len(RESOURCES))],
        "supply": _amounts(s.supply),
        "offer": _amounts(s.offer),
        "paid": _amounts(s.paid),
        "chosen": _chosen(s, say),
        "exchange": [_exchange(space, s.exchange[space], say) for space in range(EXCHANGES)],
        "deck": {"count": s.laid, "backs": [GOODS[(s.row >> at) & 1] for at in range(s.laid)]},
        "discard": _pile(s.discards, say),
        "slots": _slots(say),
        "seats": (_village(s, 0, say), _village(s, 1, say)),
    }


@kept
def card(number: int, say: Say) -> Card:
    """A card's front."""
    good, band = GOODS[GOOD[number]], BAND[number]
    return {
        "id": CARD_IDS[number],
        "card": number,
        "name": card_name(number, say),
        "good": good,
        "value": VALUE[number],
        "band_name": say(f"band-{good}-{band + 1}"),
        "harvest": _amounts(HARVEST[number]),
        "recipe": _amounts(RECIPE[number]),
        "upgrade": upgrade(UPGRADE[number], say),
    }


@kept
def upgrade(number: int, say: Say) -> Upgrade:
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


def _amounts(amounts: Sequence[int]) -> Amounts:
    return {RESOURCES[r]: n for r, n in enumerate(amounts) if n > 0}


@kept
def _resources(say: Say) -> list[ResourceName]:
    return [{"id": name, "name": say(name)} for name in RESOURCES]


@kept
def _slots(say: Say) -> list[SlotName]:
    return [{"id": slot, "name": say(f"slot-{slot}")} for slot in SLOTS]


@kept
def _calendar(now: int, over: bool, say: Say) -> list[Year]:
    return [_year(year, now, over, say) for year in range(1, YEARS + 1)]


def _year(year: int, now: int, over: bool, say: Say) -> Year:
    kind = year_kind(year)
    return {
        "year": year,
        "kind": kind,
        "kind_name": say(f"year-{kind}"),
        "state": "past" if year < now or over else "now" if year == now else "coming",
    }


@kept
def _field(r: int, lying: int, dry: bool, say: Say) -> Field:
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
def _pile(them: int, say: Say) -> Pile:
    return {"count": count(them), "cards": [card(number, say) for number in things(them)]}


def _chosen(s: State, say: Say) -> Chosen | None:
    """The card of the turn under way; later it lies where it was played."""
    if s.phase not in (Phase.ACTION, Phase.PAY) or s.chosen == NONE:
        return None
    return {**card(s.chosen, say), "uses": _uses(s) if s.phase == Phase.ACTION else None}


def _uses(s: State) -> Uses:
    """What each action would do with the chosen card."""
    reaped, sale, built = harvesting(s), selling(s), building(s)
    return {
        "harvest": {"gained": _amounts(reaped.gained), "excess": reaped.excess},
        "produce": None if sale is None else {"paid": _amounts(sale.paid), "asks": sale.asks, "final": sale.final},
        "upgrade": {
            "cleaned": {"beer": built.beers, "bread": built.breads},
            "gained": _amounts(built.gained),
            "excess": built.excess,
        },
    }


@kept
def _exchange(space: int, number: int, say: Say) -> Space:
    return {"space": space, "card": None if number == NONE else card(number, say)}


def _village(s: State, p: int, say: Say) -> Village:
    me = s.seats[p]
    return {
        "tokens": _amounts(me.tokens),
        "storage": _storage(me),
        "hand": _hand(me.hand, me.hidden[BEER], me.hidden[BREAD], s.seats[1 - p].inverted, say),
        "column": _column(me.column, say),
        "brewery": _site("brewery", me.site & OF_GOOD[BEER], _room(me, BEER), say),
        "bakery": _site("bakery", me.site & OF_GOOD[BREAD], _room(me, BREAD), say),
        "sold": _sold(me.sold, say),
        "upgrades": _built(me.built, say),
        "inverted": None if me.inverted == 0 else card(lowest(me.inverted), say),
        "score": _coins(s, p),
    }


def _storage(me: Seat) -> Storage:
    """Units and what lies in them: water lies in water-only units first."""
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
def _hand(known: int, beers: int, breads: int, inverted: int, say: Say) -> Hand:
    """Fronts that the viewer knows, and the backs of the others; what the other seat inverted cannot be played."""
    return {
        "count": count(known) + beers + breads,
        "cards": [_held(number, not holds(inverted, number), say) for number in things(known)],
        "hidden": {"beer": beers, "bread": breads},
    }


@kept
def _held(number: int, playable: bool, say: Say) -> Held:
    return {**card(number, say), "playable": playable}


@kept
def _column(them: int, say: Say) -> Column:
    me = Seat(column=them)
    return {**_pile(them, say), "totals": _amounts([column_shows(me, r) for r in range(len(RESOURCES))])}


def _room(me: Seat, good: int) -> int:
    return SITE_ROOM + me.power[Power.ROOM + good]


@kept
def _site(key: str, them: int, room: int, say: Say) -> Site:
    """Brewery or bakery."""
    return {
        "name": say(key),
        "room": room,
        "free": max(0, room - count(them)),
        "cards": [card(number, say) for number in things(them)],
    }


@kept
def _sold(them: int, say: Say) -> Sold:
    """The cards beside the board, by good."""
    beers, breads = things(them & OF_GOOD[BEER]), things(them & OF_GOOD[BREAD])
    return {"beer": [card(number, say) for number in beers], "bread": [card(number, say) for number in breads]}


@kept
def _built(cards: int, say: Say) -> Slots:
    """The upgrades under a board by their slot, each with its copies."""
    found: Slots = {"year": [], "collecting": [], "storage": [], "production": [], "cleaning": [], "scoring": []}
    copies = Counter(UPGRADE[number] for number in things(cards))
    for u in sorted(copies):
        found[SLOTS[SLOT[u]]].append({**upgrade(u, say), "copies": copies[u]})
    return found


def _coins(s: State, p: int) -> Coins:
    """The scoring pad as it stands; every sold card was once seen by all."""
    parts = [0] * len(CATEGORIES)
    points(s, p, parts)
    beer, bread = parts[0] + parts[1], parts[2] + parts[3]
    return {"beer": beer, "bread": bread, "lower": "beer" if beer < bread else "bread" if bread < beer else ""}
