"""Declare a kind of move once; its codes, phases, finality, faces and the name of its parts follow.

    class Kind(Kinds):
        BID = move(Phase.BID, coins=6, face="BIDDEN", tells=LEAD)
        DONE = move(Phase.CONFIRM, final=True)
        DRAW = chance(Phase.CUSTOMER, customer=3, face="DRAWN")
        BIDDEN = face()
        DRAWN = face()

A kind is an IntEnum member whose number is its first code: `Kind.BID + 3` is the bid of 3, in plain and compiled rules
alike (the compiler reads enums as numbers and tuples of ints as arrays, and that is all that is derived here). The
parts of a move have names, which the catalogues use: { $coins }. Seats' kinds come first, then Chance's, then faces.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from math import prod
from typing import NamedTuple, Self

BY_SEAT, BY_CHANCE, BY_NOBODY = 0, 1, 2  # who makes it; nobody: it is a face
QUIET, DETAIL, LEAD = 0, 1, 2  # what it is in the headline of its turn


@dataclass(frozen=True)
class Declared:
    """What a game says about one kind."""

    by: int
    when: tuple[int, ...]
    parts: Mapping[str, int]
    final: bool = False
    unordered: bool = False
    tells: int = DETAIL
    face: str = ""
    face_of: tuple[int, ...] = ()
    anytime: bool | tuple[int, ...] = False

    def is_anytime(self, phase: int) -> bool:
        """Whether it stands apart from what this phase asks."""
        return self.anytime if isinstance(self.anytime, bool) else phase in self.anytime


def move(
    *when: int,
    final: bool = False,
    unordered: bool = False,
    tells: int | None = None,
    face: str = "",
    face_of: tuple[int, ...] = (),
    anytime: bool | tuple[int, ...] = False,
    **parts: int,
) -> Declared:
    """A seat's choice in these phases; parts are named and say how many values they have.

    `final`: it settles what the seat did. `unordered`: several in a row lead to the same position in any order.
    `face`: the kind that others read in its place while it is secret; `face_of`: which one of them, for each move.
    `anytime`: it stands apart from the question and uses nothing of the turn (or does so in these phases): people find
    it in one quiet place, the same in every game.
    """
    rank = (QUIET if final else DETAIL) if tells is None else tells
    return Declared(BY_SEAT, when, parts, final, unordered, rank, face, face_of, anytime)


def chance(*when: int, face: str = "", face_of: tuple[int, ...] = (), tells: int = DETAIL, **parts: int) -> Declared:
    """What Chance turns up in these phases."""
    return Declared(BY_CHANCE, when, parts, tells=tells, face=face, face_of=face_of)


def face(tells: int = DETAIL, **parts: int) -> Declared:
    """A move as others may know it; never legal."""
    return Declared(BY_NOBODY, (), parts, tells=tells)


class Kinds(IntEnum):
    """All kinds of move of a game, in the order of their codes."""

    declared: Declared
    count: int

    def __new__(cls, declared: Declared) -> Self:
        """The next free code is the first of this kind."""
        before = list(cls.__members__.values())
        first = before[-1] + before[-1].count if before else 0
        kind = int.__new__(cls, first)
        kind._value_, kind.declared = first, declared
        kind.count = prod(declared.parts.values())
        if kind.count < 1:
            raise TypeError(f"a kind of move has at least one move, not {dict(declared.parts)}")
        if before and before[-1].declared.by > declared.by:
            raise TypeError("seats' kinds come first, then Chance's, then faces")
        return kind

    @property
    def key(self) -> str:
        """Its name in catalogues, logs and replays."""
        return self.name.lower().replace("_", "-")

    def parts(self, at: int) -> dict[str, int]:
        """Its at-th move taken apart: the last part counts fastest."""
        found = {}
        for name, n in reversed(list(self.declared.parts.items())):
            at, found[name] = divmod(at, n)
        return dict(reversed(found.items()))

    def code(self, **parts: int) -> int:
        """The move with these parts."""
        at = 0
        for name, n in self.declared.parts.items():
            if not 0 <= parts[name] < n:
                raise ValueError(f"{self.key}: {name} is one of {n}, not {parts[name]}")
            at = at * n + parts[name]
        return self + at


class Tables(NamedTuple):
    """What rules and house read: one number for each move, by its code."""

    kind: tuple[int, ...]  # the first code of its kind
    at: tuple[int, ...]  # which move of its kind it is
    by: tuple[int, ...]
    when: tuple[int, ...]  # the phases that ask for it, as a set
    final: tuple[int, ...]
    unordered: tuple[int, ...]
    tells: tuple[int, ...]
    face: tuple[int, ...]  # what others read while it is secret; itself where it has no face
    spans: tuple[tuple[tuple[int, int], ...], ...]  # for each phase: first and end of each kind that it asks for

    @property
    def actions(self) -> int:
        """How many moves the seats have."""
        return self.by.count(BY_SEAT)

    @property
    def finals(self) -> frozenset[int]:
        """The moves that settle what a seat did."""
        return frozenset(code for code, last in enumerate(self.final) if last)


def tables(kinds: type[Kinds], phases: Iterable[int]) -> Tables:
    """All that follows. A face that is not declared, or does not fit, is refused here, when the game is loaded."""
    them = list(kinds)
    each = [(kind, at) for kind in them for at in range(kind.count)]
    spans = [[(int(k), k + k.count) for k in them if phase in k.declared.when] for phase in phases]
    width = max(map(len, spans))
    return Tables(
        tuple(int(k) for k, _ in each),
        tuple(at for _, at in each),
        tuple(k.declared.by for k, _ in each),
        tuple(sum(1 << phase for phase in set(k.declared.when)) for k, _ in each),
        tuple(int(k.declared.final) for k, _ in each),
        tuple(int(k.declared.unordered) for k, _ in each),
        tuple(k.declared.tells for k, _ in each),
        tuple(_face(kinds, k, at) for k, at in each),
        tuple((*row, *[(0, 0)] * (width - len(row))) for row in spans),
    )


def listed(kinds: type[Kinds]) -> tuple[tuple[str, int], ...]:
    """Every move as a pair of its kind's name and its number there, by its code."""
    return tuple((kind.key, at) for kind in kinds for at in range(kind.count))


def _face(kinds: type[Kinds], kind: Kinds, at: int) -> int:
    d = kind.declared
    if not d.face:
        return kind + at
    if d.face not in kinds.__members__ or (d.face_of and len(d.face_of) != kind.count):
        raise TypeError(f"{kind.key}: {d.face} is no face for its moves")
    back, which = kinds[d.face], d.face_of[at] if d.face_of else 0
    if back.declared.by != BY_NOBODY or not 0 <= which < back.count:
        raise TypeError(f"{kind.key}: {d.face} is no face for its move {at}")
    return back + which
