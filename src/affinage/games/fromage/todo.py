"""What is still possible in a turn: one cheese and one gathering, in any order, and what may be done beside them."""

from affinage.core.frame import Ask, Todo, TodoState
from affinage.core.why import OK
from affinage.core.words import Say

from .moves import GATHERS, WORKERS, Kind
from .phrases import quarter_name
from .rules.cheese import tokens_left
from .rules.legality import bars
from .rules.wheel import quarter_of
from .state import HOME, Phase, SeatStep, State
from .tables import (
    BARN,
    LIVESTOCK,
    PARLOUR_COST,
    PARLOURS,
    QUARTERS,
    RESOURCES,
    SLOTS,
    STRUCTURE,
    STRUCTURE_COST,
    STRUCTURE_KIND,
)


def todo(s: State, seat: int, say: Say) -> list[Todo]:
    """The chips of a seat's own turn; none while it waits."""
    if seat < 0 or s.phase != Phase.TURN or s.seats[seat].step == SeatStep.WAIT:
        return []
    now = s.copy()
    now.seats[seat].step = SeatStep.ACT  # a question that came in between holds nothing up for good
    chips = [_cheese(now, seat, say), _gather(now, seat, say), _milk(now, seat, say), _build(now, seat, say)]
    return chips + ([_barn(now, seat, say)] if _barns(now, seat) else [])


def _can(s: State, seat: int, kind: Kind) -> list[int]:
    """Which moves of a kind there are."""
    return [at for at in range(kind.count) if bars(s, seat, kind, at) == OK]


def _chip(what: str, state: TodoState, note: str, place: str, say: Say, name: str = "", ask: Ask | None = None) -> Todo:
    return {"id": what, "name": name or say(f"todo-{what}"), "state": state, "note": note, "place": place, "ask": ask}


def _ask(what: str, say: Say, which: str = "") -> Ask:
    return {
        "title": say(f"todo-ask-{what}{which}"),
        "text": say(f"todo-lost-{what}"),
        "first": say(f"todo-first-{what}"),
    }


def _cheese(s: State, seat: int, say: Say) -> Todo:
    me = s.seats[seat]
    if me.made:
        return _chip("cheese", "done", say("todo-once"), "space/", say, say("todo-cheese-done"))
    places = len(_can(s, seat, Kind.CHEESE))
    if places:
        return _chip("cheese", "open", say("todo-places", n=places), "space/", say, ask=_ask("cheese", say))
    reason = "todo-no-token" if tokens_left(me) == 0 else "todo-no-worker" if HOME not in me.at else "todo-no-place"
    return _chip("cheese", "not", say(reason), "space/", say)


def _gather(s: State, seat: int, say: Say) -> Todo:
    me, quarter = s.seats[seat], quarter_of(s, seat)
    what = RESOURCES[QUARTERS[quarter]]
    name = say(f"todo-gather-{what}")
    if me.gathered:
        return _chip("gather", "done", quarter_name(quarter, say), "gather/", say, say("todo-gather-done"))
    amounts = sorted({at // WORKERS + 1 for at in _can(s, seat, Kind.GATHER)})
    if amounts:
        listed = say("todo-amounts", amounts=say("todo-or").join(map(str, amounts)))
        return _chip("gather", "open", listed, "gather/", say, name, _ask("gather", say, f"-{what}"))
    reason = "todo-no-worker" if HOME not in me.at else "todo-full"
    return _chip("gather", "not", say(reason, of=GATHERS), "gather/", say, name)


def _milk(s: State, seat: int, say: Say) -> Todo:
    me, can = s.seats[seat], _can(s, seat, Kind.PARLOUR)
    if can:
        return _chip("milk", "may", say("todo-milk-note", n=len(can)), "parlour/", say)
    unused = [PARLOUR_COST[at] for at in range(PARLOURS) if not (me.parlours >> at) & 1]
    short = min(unused, default=0) - me.stock[LIVESTOCK]
    note = say("todo-short-livestock", n=short) if unused and short > 0 else say("todo-no-bonus")
    return _chip("milk", "not", note, "parlour/", say)


def _build(s: State, seat: int, say: Say) -> Todo:
    me, can = s.seats[seat], _can(s, seat, Kind.BUILD)
    if can:
        return _chip("build", "may", say("todo-build-note", n=len(can)), "build/", say)
    left = [STRUCTURE_COST[me.slots[at]] for at in range(SLOTS) if not (me.built >> at) & 1]
    note = say("todo-short-structure", n=min(left) - me.stock[STRUCTURE]) if left else say("todo-all-built")
    return _chip("build", "not", note, "build/", say)


def _barns(s: State, seat: int) -> bool:
    me = s.seats[seat]
    return any((me.built >> at) & 1 and STRUCTURE_KIND[me.slots[at]] == BARN for at in range(SLOTS))


def _barn(s: State, seat: int, say: Say) -> Todo:
    can = _can(s, seat, Kind.BARN)
    if can:
        return _chip("barn", "may", say("todo-barn-note"), "barn/", say)
    return _chip("barn", "not", say("todo-no-worker" if HOME not in s.seats[seat].at else "todo-once"), "barn/", say)
