"""A game's rule book as data: `book.toml` in its folder, with chapters, parts, figures and worked examples.

The texts lie in the game's catalogue (`words/book.<language>.ftl`): `book-chapter-<id>` names a chapter, `book-<id>` a
part, `book-<id>-text` says it, and `book-<id>-ruling`, where there is one, how we read the rule book there. A part
names what it covers (phases, kinds of move, categories of the score, rule keys), so that every question, refusal and
row of a score finds its paragraph, and a test finds what none covers.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from affinage.core.errors import AffinageError
from affinage.core.game import Game

FILE = "book.toml"
COVERS = ("phases", "kinds", "categories", "rules")


@dataclass(frozen=True)
class Part:
    """One heading of the book with its paragraphs; its id is its anchor."""

    id: str
    chapter: str
    phases: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    """A position of an example: after so many of its moves; what is shown of the board, and what is marked."""

    at: int
    show: tuple[str, ...]  # places, or beginnings of their names; nothing: the whole board
    mark: tuple[str, ...] = ()
    area: str = ""  # of the board on a phone, which shows it in place of a piece of the whole


@dataclass(frozen=True)
class Example:
    """A worked example: a deal, the seats' moves from its beginning, and the positions worth looking at."""

    id: str
    seats: int
    seed: str
    moves: tuple[tuple[int, int], ...]  # seat and code
    steps: tuple[Step, ...]
    viewer: int = 0
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Book:
    """A whole book."""

    chapters: tuple[str, ...]
    parts: tuple[Part, ...]
    figures: Mapping[str, str]  # by the name that texts use: where they stand in the component file
    tables: Mapping[str, Mapping[str, Any]]  # `rows` by name, or `each` row of a section; see `told`
    examples: Mapping[str, Example]

    def of_chapter(self, chapter: str) -> list[Part]:
        """The parts of a chapter, in order."""
        return [part for part in self.parts if part.chapter == chapter]

    @cached_property
    def anchors(self) -> dict[str, dict[str, str]]:
        """For each of `COVERS`: which part says something about this phase, kind, category or rule first."""
        found: dict[str, dict[str, str]] = {what: {} for what in COVERS}
        for part in self.parts:
            for what in COVERS:
                for name in getattr(part, what):
                    found[what].setdefault(name, part.id)
        return found


def has_book(game: Game) -> bool:
    """Whether a game has a book of its own."""
    return (game.folder / FILE).is_file()


def read(game: Game) -> Book:
    """A game's book; a file that cannot be one is refused with the place of the mistake."""
    try:
        content = tomllib.loads((game.folder / FILE).read_text("utf-8"))
        return _book(content)
    except FileNotFoundError:
        raise AffinageError(f"{game.name} has no rule book yet (no {FILE} in its folder).") from None
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise AffinageError(f"{game.name}/{FILE} cannot be read as a rule book: {error}.") from None


def _book(content: dict[str, Any]) -> Book:
    chapters = content["chapter"]
    parts = tuple(_part(chapter["id"], part) for chapter in chapters for part in chapter["part"])
    examples = {each["id"]: _example(each) for each in content.get("example", ())}
    known = {part.id for part in parts}
    for part in parts:
        for other in part.see:
            if other not in known:
                raise ValueError(f'part "{part.id}" points to "{other}", which is no part')
        for example in part.examples:
            if example not in examples:
                raise ValueError(f'part "{part.id}" shows the example "{example}", which is not there')
        for table in part.tables:
            if table not in content.get("tables", {}):
                raise ValueError(f'part "{part.id}" shows the table "{table}", which is not there')
    if len(known) != len(parts):
        raise ValueError("two parts have the same id")
    return Book(
        tuple(chapter["id"] for chapter in chapters),
        parts,
        content.get("figures", {}),
        content.get("tables", {}),
        examples,
    )


def _part(chapter: str, row: dict[str, Any]) -> Part:
    lists = {key: tuple(value) for key, value in row.items() if key != "id"}
    return Part(row["id"], chapter, **lists)


def _example(row: dict[str, Any]) -> Example:
    moves = tuple(_move(word) for word in row["moves"].split())
    steps = tuple(
        Step(
            step["at"], tuple(step.get("show", ())), tuple(step.get("mark", ())), step.get("area", row.get("area", ""))
        )
        for step in row["step"]
    )
    for step in steps:
        if not 0 <= step.at <= len(moves):
            raise ValueError(f'example "{row["id"]}" has {len(moves)} moves, and no position {step.at}')
    return Example(
        row["id"], row["seats"], row["seed"], moves, steps, row.get("viewer", 0), dict(row.get("options", {}))
    )


def _move(word: str) -> tuple[int, int]:
    seat, code = word.split(":")
    return int(seat), int(code)
