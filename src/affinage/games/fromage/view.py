"""The table for people, in words and numbers, from a covered state. What all games have in common is in the frame."""

from typing import get_args

from affinage.core.sets import count, holds, things
from affinage.core.view_cache import kept
from affinage.core.words import Say

from .cards import all_of
from .phrases import (
    board_name,
    kind_name,
    level_text,
    order_list,
    parlour_cheese,
    parlour_cost,
    region_name,
    space_name,
    structure_cost,
    structure_name,
    structure_text,
    worker_name,
)
from .rules.cheese import tokens_left
from .rules.corporation import placed
from .rules.draft import hand_of, left_in, tiles_left
from .rules.wheel import parties, place_of, quarter_at, row_of, venue_at
from .score import corporation, region_points
from .shapes import (
    Asks,
    Corporation,
    Creamery,
    Draft,
    FromageTable,
    Parlour,
    Quarter,
    Region,
    Slot,
    Space,
    SpaceState,
    Structure,
    Venue,
    Where,
    Worker,
)
from .state import CORPORATION, HOME, IN_BARN, NONE, ON_CHEESE, ON_TILE, Phase, SeatStep, State
from .tables import (
    AGES,
    CLASS_OF,
    CUSTOMER_POINTS,
    FRUIT,
    FRUITED,
    JAM,
    KIND_AT,
    LAYOUT_SIDES,
    LIVESTOCK,
    OPEN,
    PARLOUR_KIND,
    PARLOURS,
    QUARTERS,
    REGION_TOWNS,
    REGIONS,
    RESOURCES,
    SAMPLES,
    SEAT_AT,
    SLOTS,
    SPACES_OF,
    STORE,
    STRUCTURE,
    STRUCTURE_AMOUNT,
    STRUCTURE_GIVES,
    STRUCTURE_KIND,
    STRUCTURE_VENUE,
    STRUCTURES,
    TIE_POINTS,
    TILES,
    TOKENS,
    TRACK,
    TYPES,
    VENUES,
    VILLES,
)
from .worth import Lying, gains, lying, space_of, standing

ASKED: tuple[Asks, ...] = get_args(Asks)  # in the order of SeatStep


def view(s: State, seat: int, say: Say) -> FromageTable:
    """Everything on the table that the viewer may see, from a covered state."""
    laid = s.wheel[0] != NONE and s.tile != NONE
    near = place_of(s, seat) if seat >= 0 else 0
    places = [(near - n) & 3 for n in range(4)]  # in the order in which they reach the viewer
    return {
        "turn": s.turn,
        "last_turn": bool(s.ending),
        "step": ASKED[s.seats[seat].step if seat >= 0 else SeatStep.WAIT],
        "venues": [venue_as(lying(s, venue_at(s, p)), _facing(s, p), seat, say) for p in places] if laid else [],
        "quarters": _quarters(s, places, say) if laid else [],
        "regions": _regions(lying(s, VILLES), say),
        "deck": all_of(s.deck),
        "discards": all_of(s.discards),
        "seats": [_creamery(s, p, seat, say) for p in range(s.seats_used)],
        "corporation": _corporation(s, say),
        "draft": _draft(s, seat, say),
    }


def _facing(s: State, place: int) -> int | None:
    """Who sits there."""
    seat = SEAT_AT[s.seats_used - 1][place]
    return seat if seat >= 0 else None


@kept
def venue_as(there: Lying, facing: int | None, viewer: int, say: Say) -> Venue:
    """A venue with what lies in it, and the seat that it faces."""
    venue, row = there.venue, row_of(there.table(), there.venue)
    gain = gains(there, viewer) if viewer >= 0 else {}
    owner = {space: p for p, own in enumerate(there.cheese) for space in things(own)}
    spaces = range(SPACES_OF[venue])
    return {
        "venue": VENUES[venue],
        "name": say(f"venue-{VENUES[venue]}"),
        "layout": LAYOUT_SIDES[there.layout % 3],
        "faces": facing,
        "spaces": [_space(venue, row, space, owner.get(space), gain.get(space), say) for space in spaces],
        **standing(there),
    }


@kept
def _space(venue: int, row: int, space: int, owner: int | None, gain: int | None, say: Say) -> Space:
    kind = KIND_AT[row][space]
    fruit = "f" if holds(FRUITED[row], space) else "j" if holds(JAM[row], space) else ""
    state: SpaceState = "open" if holds(OPEN[row], space) else "sample" if holds(SAMPLES[row], space) else "blocked"
    return {
        "space": space,
        "name": space_name(venue, space, say),
        "state": state,
        "type": TYPES[kind // 3] if kind >= 0 else None,
        "age": AGES[kind % 3] if kind >= 0 else None,
        "code": f"{'SHB'[kind // 3]}{kind % 3 + 1}{fruit}" if kind >= 0 else "",
        "cheese": kind_name(kind, say) if kind >= 0 else None,
        "owner": owner,
        "gain": gain,
    }


def _quarters(s: State, places: list[int], say: Say) -> list[Quarter]:
    there = {at: (p, worker) for p in range(s.seats_used) for worker, at in enumerate(s.seats[p].at) if at != HOME}
    found = []
    for place in places:
        quarter = quarter_at(s, place)
        first = ON_TILE + 3 * quarter
        workers = tuple([there.get(at) for at in range(first, first + 3)])
        found.append(_quarter(quarter, workers, say))
    return found


@kept
def _quarter(quarter: int, workers: tuple[tuple[int, int] | None, ...], say: Say) -> Quarter:
    """A quarter of the resource tile, and who gathers there: seat and worker."""
    resource = RESOURCES[QUARTERS[quarter]]
    return {
        "resource": resource,
        "name": say(f"resource-{resource}"),
        "workers": [None if at is None else {"seat": at[0], "worker": TYPES[at[1]]} for at in workers],
    }


@kept
def _regions(there: Lying, say: Say) -> list[Region]:
    s = there.table()
    return [_region(s, region, say) for region in range(REGIONS)]


def _region(s: State, region: int, say: Say) -> Region:
    seats, customer = CLASS_OF[s.seats_used - 1], s.customers[region]
    everybody = range(parties(s))
    return {
        "name": region_name(region, say),
        "worth": CUSTOMER_POINTS[seats][customer] if customer >= 0 else None,
        "tie": TIE_POINTS[seats],
        "influence": [count(s.seats[p].cheese[VILLES] & REGION_TOWNS[region]) for p in everybody],
        "gets": [region_points(s, region, p) for p in everybody],
    }


def _creamery(s: State, p: int, viewer: int, say: Say) -> Creamery:
    me = s.seats[p]
    return {
        "side": ((place_of(s, viewer) if viewer >= 0 else 0) - place_of(s, p)) & 3,  # as venues are listed
        "board": board_name(me.board, say) if me.board != NONE else None,
        "tokens": tokens_left(me),
        "stock": {
            "fruit": me.stock[FRUIT],
            "livestock": me.stock[LIVESTOCK],
            "structure": me.stock[STRUCTURE],
        },
        "fruited": me.fruited,
        "jam": me.jam,
        "filled": me.filled,
        "orders": order_list(me.orders, say),
        "workers": [_worker(s, p, worker, say) for worker in range(len(TYPES))],
        "parlours": _parlours(me.board, me.parlours, say) if me.board != NONE else [],
        "structures": _structures(tuple(me.slots), me.built, say) if me.board != NONE else [],
    }


def _worker(s: State, p: int, worker: int, say: Say) -> Worker:
    at, back = s.seats[p].at[worker], s.seats[p].back[worker]
    in_venue = ON_CHEESE <= at < IN_BARN
    return _sent(worker, at, back, space_of(s, p, worker) if in_venue else NONE, say)


@kept
def _sent(worker: int, at: int, back: int, space: int, say: Say) -> Worker:
    where: Where = "home" if at == HOME else "tile" if at < ON_CHEESE else "venue" if at < IN_BARN else "barn"
    found: Worker = {"type": TYPES[worker], "name": worker_name(worker, say), "where": where, "back": back}
    if where == "tile":
        found["resource"], found["space"] = RESOURCES[QUARTERS[(at - ON_TILE) // 3]], (at - ON_TILE) % 3
    elif where == "venue":
        found["venue"], found["space"] = VENUES[at - ON_CHEESE], space
    elif where == "barn":
        found["slot"] = at - IN_BARN
    return found


@kept
def _parlours(board: int, used: int, say: Say) -> list[Parlour]:
    return [_parlour(board, parlour, holds(used, parlour), say) for parlour in range(PARLOURS)]


def _parlour(board: int, parlour: int, is_used: bool, say: Say) -> Parlour:
    kind = PARLOUR_KIND[board][parlour]
    return {
        "cheese": parlour_cheese(board, parlour, say),
        "type": TYPES[kind // 3] if kind >= 0 else None,
        "age": AGES[kind % 3] if kind >= 0 else None,
        "cost": parlour_cost(parlour),
        "used": is_used,
    }


@kept
def structure(number: int, say: Say) -> Structure:
    """A structure, printed on a board or on a tile."""
    venue = STRUCTURE_VENUE[number]
    return {
        "tile": number if number < TILES else None,
        "kind": STRUCTURES[STRUCTURE_KIND[number]],
        "gives": RESOURCES[STRUCTURE_GIVES[number]],
        "amount": STRUCTURE_AMOUNT[number],
        "venue": VENUES[venue] if venue >= 0 else None,
        "name": structure_name(number, say),
        "text": structure_text(number, say),
        "cost": structure_cost(number),
    }


@kept
def _structures(slots: tuple[int, ...], built: int, say: Say) -> list[Slot]:
    return [{**structure(slots[slot], say), "built": holds(built, slot)} for slot in range(SLOTS)]


def _tiles(tiles: int, say: Say) -> list[Structure]:
    return [structure(tile, say) for tile in things(tiles)]


def _draft(s: State, seat: int, say: Say) -> Draft | None:
    """What the viewer holds and has kept."""
    if s.phase not in (Phase.DRAFT, Phase.COVER) or seat < 0:
        return None
    hand = left_in(s, hand_of(s, seat), s.drafts) if s.phase == Phase.DRAFT else 0
    slot = s.seats[seat].docks if s.seats[seat].step == SeatStep.COVER else None
    return {"hand": _tiles(hand, say), "kept": _tiles(tiles_left(s, seat), say), "slot": slot}


def _corporation(s: State, say: Say) -> Corporation | None:
    if s.seats_used > 1:
        return None
    return {
        "level": s.level + 1,
        "name": say("corporation"),
        "rule": level_text(s.level, say),
        "placed": placed(s),
        "tokens": TOKENS[s.level],
        "track": TRACK[s.level][placed(s)],
        "numbers": list(TRACK[s.level][1 : TOKENS[s.level] + 1]),
        "cards": all_of(s.seats[CORPORATION].orders),
        "orders": order_list(s.seats[CORPORATION].orders, say),
        "worth": STORE,
        "card": kind_name(s.card, say) if s.card != NONE else None,
        "kind": s.card if s.card != NONE else None,
        "score": corporation(s),
    }
