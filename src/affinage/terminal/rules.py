"""A game's rule book in the terminal: contents, chapters, single parts, and searching."""

import re
from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from affinage.books import examples, told
from affinage.books.data import has_book
from affinage.core.errors import AffinageError, nearest
from affinage.core.game import Game
from affinage.core.words import Say
from affinage.server import rules_page

Json = dict[str, Any]
WIDE = 96  # columns: longer lines are hard to read
MOST_COLUMNS = 12  # of a table without heads; a longer one is told line by line
STRONG = re.compile(r"_([^_]+)_")


def shown(game: Game, say: Say, chapter: str = "", word: str = "") -> RenderableType:
    """The whole book, one chapter or part of it, or what is said of a word."""
    if not has_book(game):
        return Group(*_phases(game, say))
    book = told.told(game, say.language)
    if word:
        return Group(*_search(book, say, word))
    if chapter:
        return Group(*_one(game, book, say, chapter))
    return Group(*_contents(book, say), *(row for each in book["chapters"] for row in _chapter(game, each, say)))


def _phases(game: Game, say: Say) -> Iterator[RenderableType]:
    """A game without a book: the rules behind its questions."""
    yield Text(f"{say('title')}: {say('rulebook-phases')}", "bold")
    for row in rules_page.chapters(game.name, say.language):
        yield Text()
        yield Text(row["name"], "bold")
        yield _said(row["rule"] or row["guide"])


def _contents(book: Json, say: Say) -> Iterator[RenderableType]:
    yield Text(book["title"], "bold underline")
    yield Text(say("rulebook-set", set=book["set"]), "dim")
    yield Text()
    yield Text(say("rulebook-contents"), "bold")
    for chapter in book["chapters"]:
        parts = ", ".join(part["id"] for part in chapter["parts"])
        yield Text.assemble(f"{chapter['number']:>3}  {chapter['title']}", (f"  {chapter['id']}: {parts}", "dim"))
    yield Text(say("rulebook-how-to-read", game=book["game"], chapter=book["chapters"][0]["id"]), "dim")


def _one(game: Game, book: Json, say: Say, wanted: str) -> Iterator[RenderableType]:
    for chapter in book["chapters"]:
        if wanted in (chapter["id"], str(chapter["number"])):
            yield from _chapter(game, chapter, say)
            return
        for part in chapter["parts"]:
            if wanted in (part["id"], part["number"]):
                yield from _part(game, part, say)
                return
    known = [each["id"] for chapter in book["chapters"] for each in (chapter, *chapter["parts"])]
    sentence = say("rulebook-no-chapter", title=book["title"], chapter=wanted, nearest=nearest(wanted, known))
    raise AffinageError(sentence)


def _search(book: Json, say: Say, word: str) -> Iterator[RenderableType]:
    found = told.search(book, word)
    if not found:
        raise AffinageError(say("rulebook-none-found", title=book["title"], word=word))
    yield Text(say("rulebook-found", n=len(found), word=word), "bold")
    for row in found:
        part = row["part"]
        line = Text(row["line"])
        line.highlight_words(word.split(), "bold reverse", case_sensitive=False)
        yield Text.assemble("\n", (f"{part['number']} {part['title']}", "bold"), (f"  {part['id']}", "dim"))
        yield Padding(line, (0, 0, 0, 2))


def _chapter(game: Game, chapter: Json, say: Say) -> Iterator[RenderableType]:
    yield Text(f"\n{chapter['number']}  {chapter['title']}", "bold underline")
    for part in chapter["parts"]:
        yield from _part(game, part, say)


def _part(game: Game, part: Json, say: Say) -> Iterator[RenderableType]:
    yield Text.assemble("\n", (f"{part['number']}  {part['title']}", "bold"), (f"  {part['id']}", "dim"))
    yield _said(part["text"])
    if part["ruling"]:
        yield Padding(Text.assemble((f"{say('rulebook-ruling')}: ", "bold"), _strong(part["ruling"])), (0, 0, 0, 2))
    for table in part["tables"]:
        yield _table(table)
    if part["figures"]:
        rows = [f"{f['label']} {f['value']} ({say('rulebook-source-' + f['source'])})" for f in part["figures"]]
        yield Padding(Text(f"{say('rulebook-figures')}: {'; '.join(rows)}", "dim"), (0, 0, 0, 2))
    for example in part["examples"]:
        yield Text(f"  {say('rulebook-example')}: {example['title']}", "italic")
        for number, step in enumerate(examples.shown(game, example["id"], say.language), 1):
            yield Padding(Text(f"{number}. {step['text']}"), (0, 0, 0, 4))
    if part["see"]:
        yield Text(f"  {say('rulebook-see')}: {', '.join(other['id'] for other in part['see'])}", "dim")


def _table(table: Json) -> RenderableType:
    if not table["heads"] and max(len(row["values"]) for row in table["rows"]) > MOST_COLUMNS:
        rows = [Text.assemble((row["label"], "bold"), "  ", " ".join(row["values"])) for row in table["rows"]]
        return Padding(Group(Text(table["title"], "italic"), *rows), (0, 0, 0, 2))
    grid = Grid(title=table["title"], title_justify="left")
    heads = table["heads"] or [""] * max(len(row["values"]) for row in table["rows"])
    for head in ("", *heads):
        grid.add_column(head, justify="left" if not head else "right")
    for row in table["rows"]:
        grid.add_row(row["label"], *row["values"])
    return grid


def _said(text: str) -> RenderableType:
    rows = [
        Padding(Text.assemble("• ", _strong(line)), (0, 0, 0, 2)) if kind == "li" else _strong(line)
        for kind, line in told.paragraphs(text)
    ]
    return Group(*rows)


def _strong(line: str) -> Text:
    """What stands between underscores stands out."""
    text = Text()
    for at, piece in enumerate(STRONG.split(line)):
        text.append(piece, "bold" if at % 2 else "")
    return text
