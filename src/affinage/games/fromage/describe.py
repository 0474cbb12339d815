"""Words, places and views for people. Reads states, never changes one."""

from collections.abc import Iterable
from typing import Any

from affinage.core.moves import BY_CHANCE, Kinds
from affinage.core.telling import Parts, Telling
from affinage.core.words import Say

from .moves import GATHERS, Kind
from .phrases import (
    NAMES,
    kind_name,
    parlour_cheese,
    parlour_cost,
    quarter_name,
    region_name,
    resources,
    seat_name,
    slot_name,
    space_name,
    space_text,
    structure_cost,
    worker_name,
)
from .rules.draft import to_deal
from .rules.legality import Why, why
from .rules.orders import drawing
from .rules.wheel import quarter_of, row_of, venue_of
from .score import rank
from .shapes import VIEW
from .state import CORPORATION, NONE, Phase, SeatStep, State
from .tables import (
    BOARD_IDS,
    CLASS_OF,
    CUSTOMER_POINTS,
    KIND_AT,
    LIVESTOCK,
    QUARTERS,
    REGION_IDS,
    RESOURCES,
    STOCKS,
    STRUCTURE,
    TILE_IDS,
    TOWN_IDS,
    VENUES,
)
from .todo import todo
from .view import view

PLACES: dict[Kinds, str] = {Kind.CHEESE: "space", Kind.RETURN: "order"}  # where they are not called as their kind is
MESSAGES = {  # of kinds that a step gives a meaning of its own; the last one: in any other step
    Kind.CHEESE: ({SeatStep.BONUS: "bonus", SeatStep.CORPORATE: "corporate"}, "make"),
    Kind.TILE: ({SeatStep.COVER: "cover"}, "keep"),
    Kind.SKIP: ({SeatStep.COVER: "uncovered", SeatStep.ORDER: "no-order"}, "no-trade"),
}


def question(s: State, seat: int, say: Say) -> str:
    """What is asked of the seat now; else who is awaited."""
    if s.phase == Phase.OVER:
        return question_over(s, say)
    awaited = [p for p in range(s.seats_used) if s.seats[p].step != SeatStep.WAIT]
    if seat < 0 or s.seats[seat].step == SeatStep.WAIT or s.seats[seat].to_draw > 0:
        return say("await", seats=", ".join(seat_name(p, say) for p in awaited)) if awaited else say("question-chance")
    me, step = s.seats[seat], SeatStep(s.seats[seat].step)
    values: dict[str, Any] = {}
    if step == SeatStep.ACT:
        values["venue"] = say(f"venue-{VENUES[venue_of(s, seat)]}")
        values["resource"] = quarter_name(quarter_of(s, seat), say)
    elif step == SeatStep.BONUS:
        values["kind"] = parlour_cheese(me.board, me.bonus, say)
    elif step == SeatStep.ORDER:
        values["kind"] = kind_name(KIND_AT[row_of(s, venue_of(s, seat))][me.space], say)
    elif step == SeatStep.COVER:
        values["structure"] = slot_name(me, me.docks, say)
    elif step == SeatStep.CORPORATE:
        values["kind"] = kind_name(s.card, say)
    return say(f"question-{step.name.lower()}", **values)


def question_over(s: State, say: Say) -> str:
    """Who has won."""
    places = [0] * s.seats_used
    rank(s, places)
    first = [p for p, place in enumerate(places) if place == 0]
    if not first:
        return say("question-lost")
    return say("question-over", seats=", ".join(seat_name(p, say) for p in first))


def message(s: State, seat: int, kind: Kind, parts: Parts) -> str:  # noqa: ARG001 - takes what all take
    """Which of several messages tells a move of this kind."""
    if kind == Kind.DRAW:
        return "draw-corporation" if draws_corporation(s) else "draw"
    by_step, otherwise = MESSAGES.get(kind, ({}, kind.key))
    return by_step.get(SeatStep(s.seats[seat].step), otherwise)


def draws_corporation(s: State) -> bool:
    """Whether the next order card is the Corporation's."""
    return s.corporate > 0 or (s.seats_used == 1 and drawing(s) == CORPORATION)


def facts(s: State, seat: int, kind: Kind, parts: Parts, say: Say) -> dict[str, Any]:
    """What sentences about a move name beside its parts."""
    me = s.seats[seat]
    if kind == Kind.CHEESE:
        return {"cheese": space_text(s, venue_of(s, seat), parts["space"], say)}
    if kind == Kind.GATHER:
        return {"gives": resources(QUARTERS[quarter_of(s, seat)], parts["place"] + 1, say)}
    if kind == Kind.PARLOUR:
        return {"n": parlour_cost(parts["parlour"]), "kind": parlour_cheese(me.board, parts["parlour"], say)}
    if kind in (Kind.BUILD, Kind.BARN):
        slot = parts["slot"]
        return {"structure": slot_name(me, slot, say), "n": structure_cost(me.slots[slot])}
    if kind == Kind.FILL:
        return {"kind": kind_name(KIND_AT[row_of(s, venue_of(s, seat))][me.space], say)}
    if kind in (Kind.TILE, Kind.SKIP) and me.step == SeatStep.COVER:
        return {"structure": slot_name(me, me.docks, say)}
    return facts_of_chance(s, kind, parts, say)


def facts_of_chance(s: State, kind: Kind, parts: Parts, say: Say) -> dict[str, Any]:
    """Likewise of what turned up: whose it is."""
    if kind == Kind.CUSTOMER:
        worth = CUSTOMER_POINTS[CLASS_OF[s.seats_used - 1]][parts["customer"]]
        return {"region": region_name(s.dealt, say), "n": worth}
    if kind == Kind.BOARD:
        return {"seat": seat_name(s.dealt, say)}
    if kind == Kind.DEAL:
        return {"seat": seat_name(0 if s.seats_used == 1 else to_deal(s), say)}
    if kind == Kind.DRAW:
        return {"seat": seat_name(max(0, drawing(s)), say)}
    return {}


def grounds(s: State, seat: int, reason: Why, kind: Kind, parts: Parts, say: Say) -> dict[str, Any]:
    """What a refusal names beside the parts of the move."""
    if kind == Kind.CHEESE:
        return grounds_of_cheese(s, seat, reason, parts["space"], say)
    if kind == Kind.GATHER:
        return {"n": parts["place"] + 1, "of": GATHERS}
    if kind in (Kind.PARLOUR, Kind.BUILD, Kind.BARN):
        have = s.seats[seat].stock[LIVESTOCK if kind == Kind.PARLOUR else STRUCTURE]
        return facts(s, seat, kind, parts, say) | {"have": have}
    return {}


def grounds_of_cheese(s: State, seat: int, reason: Why, space: int, say: Say) -> dict[str, Any]:
    """Likewise of a cheese that cannot be placed."""
    me, venue = s.seats[seat], venue_of(s, seat)
    if reason == Why.NO_SPACE:
        return {"venue": say(f"venue-{VENUES[venue]}")}
    if reason == Why.NOT_ITS_CARD:
        return {"kind": kind_name(s.card, say)}
    if reason == Why.OTHER_KIND:
        return {"kind": parlour_cheese(me.board, me.bonus, say)}
    if reason == Why.WORKER:
        return {"worker": worker_name(KIND_AT[row_of(s, venue)][space] // 3, say)}
    return {"space": space_name(venue, space, say)}


def place(s: State, move: int) -> str:  # noqa: ARG001 - here every move has one place for good
    """Where on the board the move is made; stable, for pages and tests."""
    kind, parts = TELLING.apart[move]
    if kind.declared.by == BY_CHANCE:
        return "deck"
    if not parts:
        return f"button/{kind.key}"
    numbers = [RESOURCES[n] if name == "resource" else str(n) for name, n in parts.items()]
    return "/".join([PLACES.get(kind, kind.key), *numbers])


def log_place(s: State, seat: int, move: int) -> str:
    """Where a line of the log points to: venues, quarters and creameries by name, as every seat has its own."""
    kind, parts = TELLING.apart[move]
    if kind == Kind.CHEESE:
        return f"at/{VENUES[venue_of(s, seat)]}/{parts['space']}"
    if kind == Kind.GATHER:
        return f"at/{RESOURCES[QUARTERS[quarter_of(s, seat)]]}/{parts['place']}"
    if kind == Kind.BARN:
        return f"of/{seat}/build/{parts['slot']}"
    if kind in (Kind.PARLOUR, Kind.BUILD, Kind.DISCARD, Kind.RETURN):
        return f"of/{seat}/{place(s, move)}"
    return place(s, move)


def rule(s: State, seat: int, say: Say) -> str:
    """Help for what is asked now, in our own words."""
    step = SeatStep(s.seats[seat].step) if seat >= 0 and s.phase != Phase.OVER else SeatStep.WAIT
    if step == SeatStep.ACT:
        return f"{say('rule-act')} {say(f'rule-{VENUES[venue_of(s, seat)]}')}"
    if step == SeatStep.WAIT:
        return say("rule-over") if s.phase == Phase.OVER else say("rule-wait")
    return say(f"rule-{step.name.lower()}")


def component_keys() -> Iterable[str]:
    """The message of every piece in the box."""
    yield from (f"venue-{venue}" for venue in VENUES)
    yield from (f"resource-{resource}" for resource in RESOURCES)
    yield from (f"region-{region}" for region in REGION_IDS)
    yield from (f"town-{town}" for town in TOWN_IDS)
    yield from (f"board-{board}" for board in BOARD_IDS)
    yield from (f"tile-{tile}" for tile in TILE_IDS)


def components_seen(s: State) -> Iterable[str]:
    """The pieces that are in play in this position."""
    if s.wheel[0] != NONE:
        yield from (f"venue-{venue}" for venue in VENUES)
    yield from (f"region-{REGION_IDS[r]}" for r, customer in enumerate(s.customers) if customer != NONE)
    for tiles in s.hands:
        yield from (f"tile-{tile}" for at, tile in enumerate(TILE_IDS) if (tiles >> at) & 1)
    for me in s.seats:
        if me.board != NONE:
            yield f"board-{BOARD_IDS[me.board]}"
        yield from (f"resource-{RESOURCES[r]}" for r in range(STOCKS) if me.stock[r] > 0)
        if me.orders:
            yield f"resource-{RESOURCES[STOCKS]}"
        towns = me.cheese[VENUES.index("villes")]
        yield from (f"town-{town}" for at, town in enumerate(TOWN_IDS) if (towns >> at) & 1)


TELLING = Telling(Kind, Why, why, question, rule, NAMES, facts, grounds, message)
words, why_not = TELLING.words, TELLING.why_not

__all__ = [
    "TELLING", "VIEW",
    "component_keys",
    "components_seen",
    "log_place",
    "place",
    "question",
    "rule",
    "todo",
    "view",
    "why_not",
    "words",
]  # fmt: skip
