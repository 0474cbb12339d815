"""Kinds of values in a component file: each knows what fits, how to say what does not, and its field in a form.

Sentences read "key = what stands there; it must be a whole number from 1 to 20", so every kind has a noun phrase for
what it must be. Nothing here fails on anything that TOML can say.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any, NamedTuple, TypeVar

from .box_findings import shown

SLUG = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
Field = dict[str, Any]


class Wrong(NamedTuple):
    """What is wrong inside a value: how to get there, and the rest of the sentence."""

    path: tuple[str, ...]
    words: str


@dataclass(frozen=True, kw_only=True)
class Value:
    """What one value must be."""

    may_lack: bool = False
    unique: bool = False  # no two rows have the same
    place: str = ""  # on the board, for a page that draws one: "map/{id}"

    @property
    def noun(self) -> str:
        """What it must be, as words after "it must be"."""
        raise NotImplementedError

    def fits(self, value: object) -> bool:
        """Whether nothing is wrong."""
        return next(self.wrong(value), None) is None

    def wrong(self, value: object) -> Iterator[Wrong]:
        """All that is wrong."""
        raise NotImplementedError

    def field(self) -> Field:
        """Plain data for a form: its kind and what the kind needs."""
        raise NotImplementedError

    def _unlike(self, value: object, hint: str = "") -> Wrong:
        return Wrong((), f"= {shown(value)}; it must be {self.noun}.{hint}")


Kind = TypeVar("Kind", bound=Value)


def optional(value: Kind) -> Kind:
    """May be left out."""
    return replace(value, may_lack=True)


def once(value: Kind) -> Kind:
    """No two rows have the same."""
    return replace(value, unique=True)


def placed(value: Kind, place: str) -> Kind:
    """Is printed at this place of the board, as moves name places: with the row's keys in braces filled in.

    Of a list, {n} is the number of an entry (of lines: of a word) in reading order, from 0.
    """
    return replace(value, place=place)


def _range(least: int, most: int | None) -> str:
    if most is None:
        return f"{least} or more"
    return str(least) if least == most else f"{least} to {most}"


def near(value: object, known: Iterable[str]) -> str:
    """` Did you mean "x"?` where a word is nearly right."""
    close = get_close_matches(value[:60].lower(), list(known), n=1) if isinstance(value, str) else []
    return f' Did you mean "{close[0]}"?' if close else ""


@dataclass(frozen=True)
class Number(Value):
    """A whole number; true and false are none."""

    least: int
    most: int

    @property
    def noun(self) -> str:
        """Its range."""
        return str(self.least) if self.least == self.most else f"a whole number from {self.least} to {self.most}"

    def wrong(self, value: object) -> Iterator[Wrong]:
        """Another type, or out of range."""
        if type(value) is not int or not self.least <= value <= self.most:
            yield self._unlike(value)

    def field(self) -> Field:
        """The range."""
        return {"kind": "number", "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Choice(Value):
    """One of some words."""

    known: tuple[str, ...]

    @property
    def noun(self) -> str:
        """The words."""
        return f'"{self.known[0]}"' if len(self.known) == 1 else f"one of {', '.join(self.known)}"

    def wrong(self, value: object) -> Iterator[Wrong]:
        """No word, or another one."""
        if not isinstance(value, str) or value not in self.known:
            yield self._unlike(value, near(value, self.known) if len(self.known) > 1 else "")

    def field(self) -> Field:
        """The words."""
        return {"kind": "choice", "choices": list(self.known)}


@dataclass(frozen=True)
class Flag(Value):
    """True or false."""

    @property
    def noun(self) -> str:
        """Both."""
        return "true or false"

    def wrong(self, value: object) -> Iterator[Wrong]:
        """Anything else."""
        if not isinstance(value, bool):
            yield self._unlike(value)

    def field(self) -> Field:
        """Nothing more."""
        return {"kind": "flag"}


@dataclass(frozen=True)
class Text(Value):
    """Words in quotation marks, which only people read."""

    what: str = "a text in quotation marks"
    blank: bool = False  # may be empty

    @property
    def noun(self) -> str:
        """As declared."""
        return self.what + (", or left out" if self.may_lack else "")

    def wrong(self, value: object) -> Iterator[Wrong]:
        """No text, or an empty one."""
        if not isinstance(value, str) or not (self.blank or value.strip()):
            yield self._unlike(value)

    def field(self) -> Field:
        """Whether it may be empty."""
        return {"kind": "text", "blank": self.blank}


@dataclass(frozen=True)
class Code(Value):
    """A word of a certain form, such as an id or a cheese with its age."""

    pattern: str
    what: str
    kind: str = "code"

    @property
    def noun(self) -> str:
        """As declared."""
        return self.what

    def wrong(self, value: object) -> Iterator[Wrong]:
        """No word, or one of another form."""
        if not isinstance(value, str) or re.fullmatch(self.pattern, value) is None:
            yield self._unlike(value)

    def field(self) -> Field:
        """The form as a regular expression for the whole word."""
        return {"kind": self.kind, "pattern": self.pattern}


@dataclass(frozen=True)
class RowOf(Value):
    """The id of a row in another section; whether there is one is seen when the whole file is judged."""

    section: str

    @property
    def noun(self) -> str:
        """Where to look."""
        return f"the id of a row [[{self.section}]]"

    def wrong(self, value: object) -> Iterator[Wrong]:
        """No word at all."""
        if not isinstance(value, str):
            yield self._unlike(value)

    def unknown(self, value: object, ids: tuple[str, ...]) -> Iterator[Wrong]:
        """A word, but no row has it."""
        if isinstance(value, str) and value not in ids:
            yield self._unlike(value, near(value, ids))

    def field(self) -> Field:
        """The section."""
        return {"kind": "row", "section": self.section}


@dataclass(frozen=True)
class Several(Value):
    """A list of values of one kind."""

    of: Value
    least: int
    most: int | None
    different: bool = False

    @property
    def noun(self) -> str:
        """How many, and what each must be."""
        other = "different " if self.different else ""
        return f"a list of {_range(self.least, self.most)} {other}values, each of them {self.of.noun}"

    def wrong(self, value: object) -> Iterator[Wrong]:
        """No list, too few or too many, the same twice, or something wrong with one of them."""
        if not isinstance(value, list) or len(value) < self.least or (self.most is not None and len(value) > self.most):
            yield self._unlike(value)
            return
        found = [Wrong((str(n), *w.path), w.words) for n, one in enumerate(value, 1) for w in self.of.wrong(one)]
        yield from found
        if self.different and not found and any(one in value[:n] for n, one in enumerate(value)):
            yield self._unlike(value)

    def field(self) -> Field:
        """What each is."""
        return {
            "kind": "list",
            "of": self.of.field(),
            "least": self.least,
            "most": self.most,
            "different": self.different,
        }


@dataclass(frozen=True)
class Line(Value):
    """So many words in one text, with spaces between them."""

    of: Value
    size: int

    @property
    def noun(self) -> str:
        """How many, and what each must be."""
        return f"{self.size} words with spaces between them, each of them {self.of.noun}"

    def wrong(self, value: object) -> Iterator[Wrong]:
        """No text, too few or too many words, or a wrong one."""
        words = value.split() if isinstance(value, str) else []
        if len(words) != self.size or not all(self.of.fits(word) for word in words):
            yield self._unlike(value)

    def field(self) -> Field:
        """What each word is."""
        return {"kind": "line", "of": self.of.field(), "size": self.size}


@dataclass(frozen=True)
class Table(Value):
    """A small table in one line."""

    parts: Mapping[str, Value]

    @property
    def noun(self) -> str:
        """Its keys."""
        return "a table with " + " and ".join(f"{key} ({part.noun})" for key, part in self.parts.items())

    def wrong(self, value: object) -> Iterator[Wrong]:
        """No table, a key too few or too many, or something wrong with one of its values."""
        if not isinstance(value, dict) or value.keys() != self.parts.keys():
            yield self._unlike(value)
            return
        for key, part in self.parts.items():
            yield from (Wrong((key, *w.path), w.words) for w in part.wrong(value[key]))

    def field(self) -> Field:
        """Its keys."""
        return {"kind": "table", "parts": [{"key": key, **part.field()} for key, part in self.parts.items()]}


@dataclass(frozen=True)
class Amounts(Value):
    """How many of which pieces; what is not there is left out."""

    known: tuple[str, ...]
    most: int  # of one and in all; at least one in all
    piece: str = "resource"
    counted: str = "tokens"

    @property
    def noun(self) -> str:
        """With an example."""
        return f"a table, as in {{ {self.known[0]} = 1, {self.known[-1]} = 2 }}"

    def wrong(self, value: object) -> Iterator[Wrong]:
        """No table, an unknown piece, a number out of range, or too few or too many in all."""
        if not isinstance(value, dict):
            yield self._unlike(value)
            return
        sound = True
        for key, amount in value.items():
            if key not in self.known:
                hint = near(key, self.known) or f" There is: {', '.join(self.known)}."
                yield Wrong((key,), f"is no {self.piece}.{hint}")
            elif type(amount) is not int or not 1 <= amount <= self.most:
                yield Wrong((key,), f"= {shown(amount)}; it must be a whole number from 1 to {self.most}, or left out.")
            else:
                continue
            sound = False
        if sound and not 1 <= sum(value.values()) <= self.most:
            total = sum(value.values())
            yield Wrong((), f"shows {total} {self.counted}; it must show 1 to {self.most}.")

    def field(self) -> Field:
        """The pieces, and how many there may be of one and in all."""
        each = {"least": 1, "most": self.most}
        return {"kind": "amounts", "keys": list(self.known), "each": each, "sum": each}


@dataclass(frozen=True)
class Cells(Value):
    """Cells of a pattern around an origin, each as [rows down, columns to the right] of it."""

    size: int
    reach: int

    @property
    def noun(self) -> str:
        """With an example."""
        return f"{self.size} further cells up to {self.reach} away, as in [[0, 1], [-1, 0]]"

    def wrong(self, value: object) -> Iterator[Wrong]:
        """Not so many cells, one twice, the origin itself, or one too far away."""
        cells = value if isinstance(value, list) else []
        step = Several(Number(-self.reach, self.reach), 2, 2)
        sound = len(cells) == self.size and all(step.fits(cell) for cell in cells)
        if not sound or any(cell in ([0, 0], *cells[:n]) for n, cell in enumerate(cells)):
            yield self._unlike(value)

    def field(self) -> Field:
        """How many, and how far away."""
        return {"kind": "cells", "size": self.size, "reach": self.reach}


# The words that a declaration is written in

number, flag, code, row_of, several, line, amounts, cells = Number, Flag(), Code, RowOf, Several, Line, Amounts, Cells
name = Code(SLUG, 'small letters, digits and dashes, as in "hay-loaf"', "name")
slug = once(name)  # an id, which words and replays use
title = optional(Text("a name in quotation marks"))  # an owner may call a piece by another name than ours


def word(*known: str) -> Choice:
    """One of some words."""
    return Choice(known)


def table(**parts: Value) -> Table:
    """A small table in one line, with all of these keys."""
    return Table(parts)
