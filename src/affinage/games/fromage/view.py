"""The table for people, in words and numbers, from a covered state."""

from typing import Any

from affinage.core.sets import holds
from affinage.core.words import Say

from .cards import all_of
from .phrases import (
    board_name,
    kind_name,
    order_list,
    parlour_cheese,
    parlour_cost,
    region_name,
    resources,
    seat_name,
    space_name,
    structure_cost,
    structure_name,
    structure_text,
    worker_name,
)
from .rules.cheese import tokens_left
from .rules.corporation import placed
from .rules.draft import hand_of, left_in, tiles_left
from .rules.wheel import place_of, quarter_at, quarter_of, row_of, venue_at, venue_of
from .score import CATEGORIES, ENDINGS, cheeses, corporation, ending, points, rank, used
from .state import CORPORATION, HOME, IN_BARN, NONE, ON_CHEESE, ON_TILE, Phase, Seat, State, Step
from .tables import (
    AGES,
    CLASS_OF,
    CUSTOMER_POINTS,
    FRUITED,
    JAM,
    KIND_AT,
    LAYOUT_SIDES,
    OPEN,
    PARLOURS,
    QUARTERS,
    REGION_TOWNS,
    REGIONS,
    RESOURCES,
    SAMPLES,
    SEAT_AT,
    SLOTS,
    SPACES,
    STOCKS,
    STORE,
    STRUCTURE_KIND,
    STRUCTURES,
    TIE_POINTS,
    TOKENS,
    TRACK,
    TYPES,
    VENUES,
)


def view_of(s: State, seat: int, question: str, say: Say) -> dict[str, Any]:
    """Everything on the table that the viewer may see."""
    phase = Phase(s.phase).name.lower()
    laid = s.wheel[0] != NONE and s.tile != NONE
    near = place_of(s, seat) if seat >= 0 else 0
    places = [(near - n) & 3 for n in range(4)]  # in the order in which they reach the viewer
    return {
        "title": say("title"),
        "viewer": seat,
        "turn": s.turn,
        "phase": phase,
        "phase_name": say(f"phase-{phase}"),
        "question": question,
        "asked": [p for p in range(s.seats_used) if s.seats[p].step != Step.WAIT],
        "over": s.phase == Phase.OVER,
        "last_turn": bool(s.ending),
        "venues": [_venue(s, place, say) for place in places] if laid else [],
        "quarters": [_quarter(s, place, say) for place in places] if laid else [],
        "regions": [_region(s, region, say) for region in range(REGIONS)],
        "deck": all_of(s.deck),
        "discards": all_of(s.discards),
        "seats": [_creamery(s, p, seat, say) for p in range(s.seats_used)],
        "corporation": _corporation(s, say),
        "draft": _draft(s, seat, say),
        "result": _result(s, say),
    }


def _owner(s: State, venue: int, space: int) -> int | None:
    for p in range(max(2, s.seats_used)):
        if holds(s.seats[p].cheese[venue], space):
            return p
    return None


def _venue(s: State, place: int, say: Say) -> dict[str, Any]:
    venue = venue_at(s, place)
    row, seat = row_of(s, venue), SEAT_AT[s.seats_used - 1][place]
    spaces = []
    for space in range(SPACES if venue == 0 else 18):
        kind = KIND_AT[row][space]
        fruit = "f" if holds(FRUITED[row], space) else "j" if holds(JAM[row], space) else ""
        state = "open" if holds(OPEN[row], space) else "sample" if holds(SAMPLES[row], space) else "blocked"
        spaces.append(
            {
                "space": space,
                "name": space_name(venue, space, say),
                "state": state,
                "type": TYPES[kind // 3] if kind >= 0 else None,
                "age": AGES[kind % 3] if kind >= 0 else None,
                "code": f"{'SHB'[kind // 3]}{kind % 3 + 1}{fruit}" if kind >= 0 else "",
                "cheese": kind_name(kind, say) if kind >= 0 else None,
                "owner": _owner(s, venue, space),
            }
        )
    return {
        "venue": VENUES[venue],
        "name": say(f"venue-{VENUES[venue]}"),
        "layout": LAYOUT_SIDES[s.layout[venue] % 3],
        "faces": seat if seat >= 0 else None,
        "spaces": spaces,
    }


def _quarter(s: State, place: int, say: Say) -> dict[str, Any]:
    quarter, seat = quarter_at(s, place), SEAT_AT[s.seats_used - 1][place]
    there: list[dict[str, Any] | None] = [None, None, None]
    for p in range(s.seats_used):
        for worker, at in enumerate(s.seats[p].at):
            if ON_TILE + 3 * quarter <= at < ON_TILE + 3 * quarter + 3:
                there[at - ON_TILE - 3 * quarter] = {"seat": p, "worker": TYPES[worker]}
    resource = RESOURCES[QUARTERS[quarter]]
    return {
        "resource": resource,
        "name": say(f"resource-{resource}"),
        "faces": seat if seat >= 0 else None,
        "workers": there,
    }


def _region(s: State, region: int, say: Say) -> dict[str, Any]:
    seats, customer = CLASS_OF[s.seats_used - 1], s.customers[region]
    influence = [(s.seats[p].cheese[3] & REGION_TOWNS[region]).bit_count() for p in range(max(2, s.seats_used))]
    return {
        "name": region_name(region, say),
        "worth": CUSTOMER_POINTS[seats][customer] if customer >= 0 else None,
        "tie": TIE_POINTS[seats],
        "towns": [town for town in range(18) if holds(REGION_TOWNS[region], town)],
        "influence": influence,
    }


def _creamery(s: State, p: int, viewer: int, say: Say) -> dict[str, Any]:
    me, parts = s.seats[p], [0] * len(CATEGORIES)
    score = points(s, p, parts)
    stocks = {RESOURCES[r]: me.stock[r] for r in range(STOCKS)}
    laid = s.tile != NONE
    return {
        "seat": p,
        "name": seat_name(p, say),
        "you": p == viewer,
        "asked": me.step != Step.WAIT,
        "venue": VENUES[venue_of(s, p)] if laid else None,
        "resource": RESOURCES[QUARTERS[quarter_of(s, p)]] if laid else None,
        "board": board_name(me.board, say) if me.board != NONE else None,
        "tokens": tokens_left(me),
        "stock": stocks,
        "fruited": me.fruited,
        "jam": me.jam,
        "filled": me.filled,
        "orders": order_list(me.orders, say),
        "workers": [_worker(me, worker, say) for worker in range(len(TYPES))],
        "parlours": [_parlour(me, parlour, say) for parlour in range(PARLOURS)] if me.board != NONE else [],
        "structures": [_structure(me, slot, say) for slot in range(SLOTS)] if me.board != NONE else [],
        "made": bool(me.made),
        "gathered": bool(me.gathered),
        "used": {RESOURCES[r]: used(me, r) for r in range(len(RESOURCES))},
        "score": {"final": score, "parts": dict(zip(CATEGORIES, parts, strict=True))},
    }


def _worker(me: Seat, worker: int, say: Say) -> dict[str, Any]:
    at = me.at[worker]
    where = "home" if at == HOME else "tile" if at < ON_CHEESE else "venue" if at < IN_BARN else "barn"
    return {"type": TYPES[worker], "name": worker_name(worker, say), "where": where, "back": me.back[worker]}


def _parlour(me: Seat, parlour: int, say: Say) -> dict[str, Any]:
    cheese = parlour_cheese(me.board, parlour, say)
    return {"cheese": cheese, "cost": parlour_cost(parlour), "used": holds(me.parlours, parlour)}


def _structure(me: Seat, slot: int, say: Say) -> dict[str, Any]:
    structure = me.slots[slot]
    return {
        "kind": STRUCTURES[STRUCTURE_KIND[structure]],
        "name": structure_name(structure, say),
        "text": structure_text(structure, say),
        "cost": structure_cost(structure),
        "built": holds(me.built, slot),
        "used": holds(me.used, slot),
    }


def _tiles(tiles: int, say: Say) -> list[dict[str, Any]]:
    found = []
    for tile in range(62):
        if (tiles >> tile) & 1:
            cost = resources(2, structure_cost(tile), say)
            found.append({"name": structure_name(tile, say), "text": structure_text(tile, say), "cost": cost})
    return found


def _draft(s: State, seat: int, say: Say) -> dict[str, Any] | None:
    """What the viewer holds and has kept."""
    if s.phase not in (Phase.DRAFT, Phase.COVER) or seat < 0:
        return None
    hand = left_in(s, hand_of(s, seat), s.drafts) if s.phase == Phase.DRAFT else 0
    return {"hand": _tiles(hand, say), "kept": _tiles(tiles_left(s, seat), say)}


def _corporation(s: State, say: Say) -> dict[str, Any] | None:
    if s.seats_used > 1:
        return None
    return {
        "level": s.level + 1,
        "name": say("corporation"),
        "rule": say(f"level-{s.level + 1}"),
        "placed": placed(s),
        "tokens": TOKENS[s.level],
        "track": TRACK[s.level][placed(s)],
        "cards": all_of(s.seats[CORPORATION].orders),
        "worth": STORE,
        "card": kind_name(s.card, say) if s.card != NONE else None,
        "score": corporation(s),
    }


def _result(s: State, say: Say) -> dict[str, Any] | None:
    if s.phase != Phase.OVER:
        return None
    places, decided = [0] * s.seats_used, ENDINGS[ending(s)]
    rank(s, places)
    return {
        "winners": [p for p, place in enumerate(places) if place == 0],
        "cheeses": [cheeses(s, p) for p in range(s.seats_used)],
        "ending": decided,
        "ending_name": say(f"ending-{decided}"),
    }
