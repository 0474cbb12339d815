"""What can be said about a component file: findings that know their rule and their place, and their sentences."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

Content = dict[str, Any]
Level = Literal["broken", "against_facts", "off_aims"]


class Place(NamedTuple):
    """Where in a file: as much of it as is known."""

    section: str = ""
    row: int = 0  # counted from 1; 0: the section, or all of its rows
    id: str = ""  # of the row
    key: str = ""  # with dots for what lies deeper: "harvest.rye", "parlours.2"

    @property
    def path(self) -> str:
        """What an owner's answer names: the section, or the row by its id or number."""
        return f"{self.section}/{self.id or self.row}" if self.row else self.section


class Said(NamedTuple):
    """What a judge has to say, and about what."""

    place: Place
    sentence: str


@dataclass(frozen=True)
class Finding:
    """One thing that is not as it should be."""

    level: Level
    rule: str  # stable name of what was judged: a page can remember an answer by it
    place: Place
    sentence: str
    open: bool = False  # not decided yet: more rows or keys, or correcting what is still rebuilt, could settle it
    accepted: bool = False  # an owner has answered: my box says so


@dataclass(frozen=True)
class Findings:
    """All that a game's box has to say about a component file.

    `broken`: the rules cannot work with it. `against_facts`: it contradicts what the rule book shows, and no owner has
    said that it is so. `off_aims`: a rebuilt figure leaves the range we aim at; nobody says so of an owner's figures.
    """

    found: tuple[Finding, ...] = ()

    @property
    def broken(self) -> list[str]:
        """Sentences about what the rules cannot work with."""
        return self._sentences("broken")

    @property
    def against_facts(self) -> list[str]:
        """Sentences about what contradicts the rule book."""
        return [f.sentence for f in self.found if f.level == "against_facts" and not f.accepted]

    @property
    def accepted(self) -> list[str]:
        """Sentences about what contradicts the rule book, and an owner's box says so."""
        return [finding.sentence for finding in self.found if finding.accepted]

    @property
    def off_aims(self) -> list[str]:
        """Sentences about rebuilt figures that leave our range."""
        return self._sentences("off_aims")

    def _sentences(self, level: Level) -> list[str]:
        return [finding.sentence for finding in self.found if finding.level == level]


@dataclass(frozen=True)
class Row:
    """One row of a file, or a section (number 0), that can say where it is."""

    section: str
    number: int
    values: Content
    named: str = "id"  # the key that tells rows apart

    def __getitem__(self, key: str) -> Any:
        return self.values[key]

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def get(self, key: str, default: Any = None) -> Any:
        """A value that may be missing."""
        return self.values.get(key, default)

    @property
    def label(self) -> str:
        """As sentences name it: [limits], or [[card]] 12 "green-hop-ale"."""
        if not self.number:
            return f"[{self.section}]"
        name = self.get(self.named)
        return f"[[{self.section}]] {self.number}" + (f" {shown(name)}" if isinstance(name, str) else "")

    def place(self, *keys: str) -> Place:
        """Where it is, or where one of its values is."""
        name = self.get(self.named)
        return Place(self.section, self.number, name if self.number and isinstance(name, str) else "", ".".join(keys))

    def says(self, key: str, sentence: str) -> Said:
        """A sentence about this row, which is named first; the key is what is to be looked at."""
        return Said(self.place(key) if key else self.place(), f"{self.label}: {sentence}")


def rows_of(content: Content, section: str, named: str = "id") -> list[Row]:
    """The rows of a section; what is no row is left out."""
    rows = content.get(section)
    numbered = enumerate(rows if isinstance(rows, list) else [], start=1)
    return [Row(section, number, row, named) for number, row in numbered if isinstance(row, dict)]


def shown(value: object) -> str:
    """A figure as it stands in the file."""
    return json.dumps(value, default=str, ensure_ascii=False)[:60]


def unreadable(content: Content) -> Iterator[str]:
    """TOML keeps to 64 bits, but Python reads more; and nothing in a component file lies deep."""
    left: list[tuple[Any, int]] = [(content, 0)]
    while left:
        value, depth = left.pop()
        if type(value) is int and abs(value) >= 2**63:
            yield "A number in the file has more digits than any figure can have."
        elif isinstance(value, dict | list) and depth > 6:
            yield "Something in the file is nested deeper than any figure can be."
        elif isinstance(value, dict | list):
            left += [(inner, depth + 1) for inner in (value.values() if isinstance(value, dict) else value)]
