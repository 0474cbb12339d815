"""Words, places and views for people. Reads states, never changes one."""

from collections.abc import Iterable
from typing import Any

from affinage.core.game import Reason
from affinage.core.words import Say

from .moves import WORKERS
from .phrases import (
    board_name,
    kind_name,
    parlour_cheese,
    parlour_cost,
    parts,
    region_name,
    resources,
    seat_name,
    slot_name,
    space_text,
    structure_cost,
    structure_name,
    worker_name,
)
from .reasons import sentence
from .rules.draft import to_deal
from .rules.orders import drawing
from .rules.wheel import quarter_of, row_of, venue_of
from .score import rank
from .state import CORPORATION, NONE, Phase, State, Step
from .tables import (
    BOARD_IDS,
    CLASS_OF,
    CUSTOMER_POINTS,
    KIND_AT,
    QUARTERS,
    REGION_IDS,
    RESOURCES,
    STOCKS,
    TILE_IDS,
    TOWN_IDS,
    VENUES,
    WHEELS,
)
from .view import view_of

CHANCE_MOVES = ("wheel", "quarter", "customer", "board", "deal", "draw")


def question(s: State, seat: int, say: Say) -> str:
    """What is asked of the seat now; else who is awaited."""
    if s.phase == Phase.OVER:
        return question_over(s, say)
    awaited = [p for p in range(s.seats_used) if s.seats[p].step != Step.WAIT]
    if seat < 0 or s.seats[seat].step == Step.WAIT or s.seats[seat].to_draw > 0:
        return say("await", seats=", ".join(seat_name(p, say) for p in awaited)) if awaited else say("question-chance")
    me, step = s.seats[seat], Step(s.seats[seat].step)
    values: dict[str, Any] = {}
    if step == Step.ACT:
        values["venue"] = say(f"venue-{VENUES[venue_of(s, seat)]}")
        values["resource"] = say(f"resource-{RESOURCES[QUARTERS[quarter_of(s, seat)]]}")
    elif step == Step.BONUS:
        values["kind"] = parlour_cheese(me.board, me.bonus, say)
    elif step == Step.ORDER:
        values["kind"] = kind_name(KIND_AT[row_of(s, venue_of(s, seat))][me.space], say)
    elif step == Step.COVER:
        values["structure"] = slot_name(me, me.docks, say)
    elif step == Step.CORPORATE:
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


def words(s: State, seat: int, move: int, say: Say) -> str:
    """One short sentence for a move in this position."""
    kind, which = parts(move)
    if kind in CHANCE_MOVES:
        return words_of_chance(s, kind, which, say)
    if kind in ("acts", "last", "picks", "dealt", "drawn", "ready"):
        return say(f"move-{kind}")
    me = s.seats[seat]
    if kind == "cheese":
        how = {Step.BONUS: "bonus", Step.CORPORATE: "corporate"}.get(Step(me.step), "make")
        return say(f"move-{how}", cheese=space_text(s, venue_of(s, seat), which, say))
    if kind == "gather":
        gives = resources(QUARTERS[quarter_of(s, seat)], which // WORKERS + 1, say)
        return say("move-gather", worker=worker_name(which % WORKERS, say), gives=gives)
    if kind == "parlour":
        return say("move-parlour", n=parlour_cost(which), kind=parlour_cheese(me.board, which, say))
    if kind == "build":
        return say("move-build", structure=slot_name(me, which, say), n=structure_cost(me.slots[which]))
    if kind == "barn":
        return say(
            "move-barn", worker=worker_name(which % WORKERS, say), structure=slot_name(me, which // WORKERS, say)
        )
    if kind == "fill":
        return say("move-fill", kind=kind_name(KIND_AT[row_of(s, venue_of(s, seat))][me.space], say))
    if kind in ("take", "discard"):
        return say(f"move-{kind}", gives=resources(which, 1, say))
    if kind == "return":
        return say("move-return", kind=kind_name(which, say))
    if kind == "tile":
        tile = structure_name(which, say)
        if me.step == Step.COVER:
            return say("move-cover", tile=tile, structure=slot_name(me, me.docks, say))
        return say("move-keep", tile=tile)
    assert kind == "skip"
    if me.step == Step.COVER:
        return say("move-uncovered", structure=slot_name(me, me.docks, say))
    return say("move-no-order") if me.step == Step.ORDER else say("move-no-trade")


def words_of_chance(s: State, kind: str, which: int, say: Say) -> str:
    """What turned up."""
    if kind == "wheel":
        venues = [say(f"venue-{VENUES[venue]}") for venue in WHEELS[which]]
        return say("move-wheel", venues=", ".join(venues))
    if kind == "quarter":
        return say("move-quarter", resource=say(f"resource-{RESOURCES[QUARTERS[which]]}"))
    if kind == "customer":
        worth = CUSTOMER_POINTS[CLASS_OF[s.seats_used - 1]][which]
        return say("move-customer", region=region_name(s.dealt, say), n=worth)
    if kind == "board":
        return say("move-board", board=board_name(which, say), seat=seat_name(s.dealt, say))
    if kind == "deal":
        seat = 0 if s.seats_used == 1 else to_deal(s)
        return say("move-deal", tile=structure_name(which, say), seat=seat_name(seat, say))
    seat = drawing(s)
    if s.corporate > 0 or (s.seats_used == 1 and seat == CORPORATION):
        return say("move-draw-corporation", kind=kind_name(which, say))
    return say("move-draw", kind=kind_name(which, say), seat=seat_name(max(0, seat), say))


def place(s: State, move: int) -> str:  # noqa: ARG001 - here every move has one place for good
    """Where on the board the move is made; stable, for pages and tests."""
    kind, which = parts(move)
    if kind == "cheese":
        return f"space/{which}"
    if kind in ("gather", "barn"):
        return f"{kind}/{which // WORKERS}/{which % WORKERS}"
    if kind in ("parlour", "build", "tile"):
        return f"{kind}/{which}"
    if kind in ("take", "discard"):
        return f"{kind}/{RESOURCES[which]}"
    if kind == "return":
        return f"order/{which}"
    return "deck" if kind in CHANCE_MOVES else f"button/{kind}"


def told_at(s: State, seat: int, move: int) -> str:
    """Where a line of the log points to: venues, quarters and creameries by name, as every seat has its own."""
    kind, which = parts(move)
    if kind == "cheese":
        return f"at/{VENUES[venue_of(s, seat)]}/{which}"
    if kind == "gather":
        return f"at/{RESOURCES[QUARTERS[quarter_of(s, seat)]]}/{which // WORKERS}"
    if kind == "barn":
        return f"of/{seat}/build/{which // WORKERS}"
    if kind in ("parlour", "build", "discard", "return"):
        return f"of/{seat}/{place(s, move)}"
    return place(s, move)


def why_not(s: State, seat: int, move: int, say: Say) -> Reason:
    """The reason why this move is not legal for this seat now, and the rule behind it."""
    kind, which = parts(move)
    if s.phase == Phase.OVER:
        return Reason(say("why-over"), rule(s, seat, say))
    if kind in CHANCE_MOVES or kind in ("acts", "last", "picks", "dealt", "drawn"):
        return Reason(say("why-chance"), rule(s, seat, say))
    return Reason(sentence(s, seat, kind, which, question(s, seat, say), say), rule(s, seat, say))


def rule(s: State, seat: int, say: Say) -> str:
    """Help for what is asked now, in our own words."""
    step = Step(s.seats[seat].step) if seat >= 0 and s.phase != Phase.OVER else Step.WAIT
    if step == Step.ACT:
        return f"{say('rule-act')} {say(f'rule-{VENUES[venue_of(s, seat)]}')}"
    if step == Step.WAIT:
        return say("rule-over") if s.phase == Phase.OVER else say("rule-wait")
    return say(f"rule-{step.name.lower()}")


def view(s: State, seat: int, say: Say) -> dict[str, Any]:
    """Everything on the table that the viewer may see, from a covered state."""
    return view_of(s, seat, question(s, seat, say), say)


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
