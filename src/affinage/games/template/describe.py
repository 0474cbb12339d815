"""Words, places and views for people. Reads states, never changes one."""

from collections.abc import Iterable
from typing import Any

from affinage.core.telling import Parts, Telling
from affinage.core.words import Say

from .moves import AT, KIND, Kind
from .rules.legality import Why, why
from .score import rank
from .state import NONE, Phase, State
from .tables import BID_MAX, CRATE_IDS, CUSTOMER_IDS, GOODS
from .view import VIEW, name_of, view


def question(s: State, seat: int, say: Say) -> str:
    """What is asked of the seat now; else who is awaited."""
    if s.phase == Phase.OVER:
        return say("question-over", seats=_seats(_winners(s), say))
    if s.phase <= Phase.CRATE:
        return say("question-chance")
    if seat >= 0 and s.asked_[seat]:
        return say(f"question-{_phase(s)}")
    return say("await", seats=_seats(_asked(s), say))


def facts(s: State, seat: int, kind: Kind, parts: Parts, say: Say) -> dict[str, Any]:
    """What sentences about a move name beside its parts."""
    if kind == Kind.TAKE:
        return {"n": s.crate[parts["good"]], "coins": max(0, s.revealed[seat])}
    return {"seat": say("seat", n=s.dealt + 1)}


def grounds(s: State, seat: int, reason: Why, kind: Kind, parts: Parts, say: Say) -> dict[str, Any]:  # noqa: ARG001 - takes what all take
    """What a refusal names beside the parts of the move."""
    return {"have": s.seats[seat].coins, "most": BID_MAX}


def place(s: State, move: int) -> str:  # noqa: ARG001 - here every move has one place for good
    """Where on the board the move is made; stable, for pages and tests."""
    kind, at = KIND[move], AT[move]
    if kind == Kind.TAKE:
        return f"crate/{GOODS[at]}"
    places: dict[int, str] = {Kind.BID: f"bid/{at}", Kind.DONE: "button/done"}
    return places.get(kind, "deck")


def rule(s: State, seat: int, say: Say) -> str:  # noqa: ARG001 - the same help for everybody
    """Help for what is asked now, in our own words."""
    return say(f"rule-{_phase(s)}", most=BID_MAX)


def component_keys() -> Iterable[str]:
    """The message of every piece in the box."""
    yield from GOODS
    yield from (f"crate-{crate}" for crate in CRATE_IDS)
    yield from (f"customer-{customer}" for customer in CUSTOMER_IDS)


def components_seen(s: State) -> Iterable[str]:
    """The pieces that are in play in this position."""
    if s.shown != NONE:
        yield f"crate-{CRATE_IDS[s.shown]}"
    for p in s.seats:
        yield from (good for good, n in zip(GOODS, p.goods, strict=True) if n > 0)
        if p.customer >= 0:
            yield f"customer-{CUSTOMER_IDS[p.customer]}"


def _winners(s: State) -> list[int]:
    places = [0] * s.seats_used
    rank(s, places)
    return [p for p, place in enumerate(places) if place == 0]


def _asked(s: State) -> list[int]:
    return [p for p in range(s.seats_used) if s.asked_[p]]


def _seats(seats: list[int], say: Say) -> str:
    return ", ".join(say("seat", n=p + 1) for p in seats)


def _phase(s: State) -> str:
    return Phase(s.phase).name.lower()


NAMES = {
    "good": lambda n, say: say(GOODS[n]),
    "customer": lambda n, say: name_of("customer", CUSTOMER_IDS[n], say),
    "crate": lambda n, say: name_of("crate", CRATE_IDS[n], say),
}
TELLING = Telling(Kind, Why, why, question, rule, NAMES, facts, grounds)
words, why_not = TELLING.words, TELLING.why_not

__all__ = [
    "TELLING", "VIEW", "component_keys", "components_seen", "place", "question", "rule", "view", "why_not", "words",
]  # fmt: skip
