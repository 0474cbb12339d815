"""Sentences about moves and refusals for every game: kinds, their parts and a game's facts fill the catalogue."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .moves import Kinds
from .why import HOUSE, Reasons
from .words import Say

Names = Mapping[str, Callable[[int, Say], str]]  # by the name of a part: what its number is called
Parts = dict[str, int]


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal: a sentence, and the rule behind it in our own words."""

    sentence: str
    rule: str


def nothing(s: Any, seat: int, kind: Any, parts: Parts, say: Say) -> dict[str, Any]:  # noqa: ARG001 - takes what all take
    """Facts of a game whose sentences name no more than parts."""
    return {}


def no_grounds(s: Any, seat: int, reason: Any, kind: Any, parts: Parts, say: Say) -> dict[str, Any]:  # noqa: ARG001 - likewise
    """Grounds of a game whose reasons name no more than parts."""
    return {}


def by_kind(s: Any, seat: int, kind: Any, parts: Parts) -> str:  # noqa: ARG001 - likewise
    """The message of a move, where it depends on nothing but the kind."""
    return str(kind.key)


@dataclass(frozen=True)
class Telling:
    """How a game speaks about its moves.

    `names` puts a word for the number of a part, wherever a part of that name is told. `facts` adds what the position
    knows of a legal move (its price, whose it is), `grounds` what a refusal names; `message` chooses among several
    messages of one kind (`move-slot-sell`, `move-slot-age`). A refusal of the house tells the question that is asked.
    `rule_of` tells the rule behind a reason by its name, where that takes more than the values of the refusal.
    """

    kinds: type[Kinds]
    reasons: type[Reasons]
    why: Callable[[Any, int, int], int]
    question: Callable[[Any, int, Say], str]
    rule: Callable[[Any, int, Say], str]
    names: Names
    facts: Callable[[Any, int, Any, Parts, Say], dict[str, Any]] = nothing
    grounds: Callable[[Any, int, Any, Any, Parts, Say], dict[str, Any]] = no_grounds
    message: Callable[[Any, int, Any, Parts], str] = by_kind
    rule_of: Callable[[Any, int, str, Say], str] | None = None

    @cached_property
    def apart(self) -> tuple[tuple[Kinds, Parts], ...]:
        """Every move taken apart, once."""
        return tuple((kind, kind.parts(at)) for kind in self.kinds for at in range(kind.count))

    def words(self, s: Any, seat: int, move: int, say: Say) -> str:
        """One short sentence for a move in this position."""
        kind, parts = self.apart[move]
        values = self._named(parts, say) | self.facts(s, seat, kind, parts, say)
        return say(f"move-{self.message(s, seat, kind, parts)}", **values)

    def why_not(self, s: Any, seat: int, move: int, say: Say) -> Reason:
        """The sentence for what stands against a move, and the rule behind it."""
        return self.reason(s, seat, move, self.why(s, seat, move), say)

    def reason(self, s: Any, seat: int, move: int, code: int, say: Say) -> Reason:
        """The same for a reason that is known already."""
        if code < 0:
            told = say(f"why-{HOUSE[code]}", question=self.question(s, seat, say))
            return Reason(told, self.rule(s, seat, say))
        kind, parts = self.apart[move]
        found = self.reasons.numbered(code)
        values = self._named(parts, say) | self.grounds(s, seat, found, kind, parts, say)
        told = say(f"why-{found.key}", **values)
        rule = self.rule_of(s, seat, found.rule, say) if self.rule_of else say(f"rule-{found.rule}", **values)
        return Reason(told, rule)

    def _named(self, parts: Parts, say: Say) -> dict[str, Any]:
        return {name: self.names[name](n, say) if name in self.names else n for name, n in parts.items()}
