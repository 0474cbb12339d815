"""A book in a language: titles and texts with the figures of the set in play, and an index of what each part covers."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Concatenate, ParamSpec, TypeVar

from affinage.core.game import Game
from affinage.core.words import Say, catalogue, entries

from .data import Book, Part, has_book, read
from .figures import Figure, Value, figure, least

USED = re.compile(r"\$([a-zA-Z][\w-]*)")
Json = dict[str, Any]
P = ParamSpec("P")
T = TypeVar("T")


def once(f: Callable[Concatenate[Game, P], T]) -> Callable[Concatenate[Game, P], T]:
    """What is found out of a game is kept by its package: each component set and each kept version has one."""
    found: dict[Any, T] = {}

    def kept(game: Game, /, *args: P.args, **more: P.kwargs) -> T:
        key = (game.package, args, tuple(more.items()))
        if key not in found:
            found[key] = f(game, *args, **more)
        return found[key]

    return kept


@once
def book_of(game: Game) -> Book:
    """A game's book, read once."""
    return read(game)


@once
def figures_of(game: Game) -> dict[str, Figure]:
    """Every figure of the book, as the component set in play has it. What an owner has written down is the owner's."""
    found = {name: _found(game, where) for name, where in book_of(game).figures.items()}
    if not game.own_box:
        return found
    return {name: f._replace(source="owner" if f.source == "public" else f.source) for name, f in found.items()}


def _found(game: Game, where: str) -> Figure:
    try:
        return figure(game.box.content, where)
    except (KeyError, IndexError, ValueError):
        if not game.own_box:
            raise
        return Figure(("–",), "owner")  # a key that a file may leave out


def filled(game: Game, say: Say, key: str) -> str:
    """A text of the book with its figures."""
    found = figures_of(game)
    return say(key, **{name: _plain(found[name]) for name in used_in(game, key) if name in found})


@once
def used_in(game: Game, key: str) -> tuple[str, ...]:
    """The figures that a text names, in their order."""
    entry = _texts(game).get(key, "")
    return tuple(dict.fromkeys(USED.findall(entry)))


@once
def _texts(game: Game) -> dict[str, str]:
    return entries(catalogue(game.folder / "words", "en"))


def _plain(found: Figure) -> int | str:
    only = found.values[0] if len(found.values) == 1 else None
    return only if isinstance(only, int) else found.text


@once
def told(game: Game, language: str) -> Json:
    """The whole book: chapters with their parts, and an index from phases, kinds and rules to parts."""
    say = game.say(language)
    book = book_of(game)
    chapters = []
    for number, chapter in enumerate(book.chapters, 1):
        parts = [_part(game, book, part, f"{number}.{at}", say) for at, part in enumerate(book.of_chapter(chapter), 1)]
        chapters.append({"id": chapter, "number": number, "title": say(f"book-chapter-{chapter}"), "parts": parts})
    return {
        "game": game.name,
        "title": say("title"),
        "set": game.box.name,
        "own_set": game.own_box,
        "chapters": chapters,
        "index": index(game),
    }


def _part(game: Game, book: Book, part: Part, number: str, say: Say) -> Json:
    ruling = f"book-{part.id}-ruling"
    texts = [f"book-{part.id}-text", *([ruling] if say.has(ruling) else [])]
    names = dict.fromkeys(name for key in texts for name in used_in(game, key))
    return {
        "id": part.id,
        "number": number,
        "title": say(f"book-{part.id}"),
        "text": filled(game, say, texts[0]),
        "ruling": filled(game, say, ruling) if say.has(ruling) else "",
        "figures": [_figure(game, name, say) for name in names],
        "tables": [_table(game, book, name, say) for name in part.tables],
        "see": [{"id": other, "title": say(f"book-{other}")} for other in part.see],
        "examples": [_example(book, name, say) for name in part.examples],
    }


def _figure(game: Game, name: str, say: Say) -> Json:
    found = figures_of(game)[name]
    return {"name": name, "label": say(f"figure-{name}"), "value": found.text, "source": found.source}


def _table(game: Game, book: Book, name: str, say: Say) -> Json:
    """Rows of figures: each named, or one for each row of a section of the file. Heads are words, or count upwards;
    `zero` is shown in place of a nought that means that there is none. `said` tells which messages say the words of a
    column: `effect` says `effect-<word>`, and where there are so many of each, `amount-<word>` says how many."""
    declared = book.tables[name]
    if "each" in declared:
        rows = _row_of_each(game, name, declared, say)
    else:
        rows = [
            {"label": say(f"table-{name}-{row}"), "values": found.values, "source": found.source}
            for row, found in ((row, _found(game, where)) for row, where in declared["rows"].items())
        ]
    width = max(len(row["values"]) for row in rows)
    heads = [say(f"table-{name}-{head}") for head in declared.get("heads", ())]
    if "from" in declared:
        heads = [str(declared["from"] + n) for n in range(width)]
    nothing = {0: str(declared["zero"])} if "zero" in declared else {}
    told_rows = [row | {"values": [nothing.get(value, str(value)) for value in row["values"]]} for row in rows]
    return {"title": say(f"table-{name}"), "heads": heads, "rows": told_rows}


def _row_of_each(game: Game, name: str, declared: Mapping[str, Any], say: Say) -> list[Json]:
    found = []
    for at, row in enumerate(game.box.content[declared["each"]]):
        cells = [_found(game, f"{declared['each']}.{at}.{key}") for key in declared["values"]]
        said = [declared.get("said", {}).get(key, "") for key in declared["values"]]
        values = [_cell(value, by, say) for cell, by in zip(cells, said, strict=True) for value in cell.values]
        named = (
            "-".join(filter(None, (declared["named"], row[declared.get("label", "id")]))) if "named" in declared else ""
        )
        label = say(named) if named else say(f"table-{name}-row", label=row[declared["label"]])
        found.append({"label": label, "values": values, "source": least(cell.source for cell in cells)})
    return found


def _cell(value: Value, by: str, say: Say) -> Value:
    if isinstance(value, Mapping):
        return ", ".join(say(f"{by}-{word}", n=n) for word, n in value.items())
    return say(f"{by}-{value}") if by and say.has(f"{by}-{value}") else value


def _example(book: Book, name: str, say: Say) -> Json:
    return {"id": name, "title": say(f"book-example-{name}"), "steps": len(book.examples[name].steps)}


@once
def index(game: Game) -> Json:
    """Which part speaks of a phase, of a kind of move (by the span of its codes), of a rule behind a refusal."""
    if not has_book(game):
        return {"phases": {}, "kinds": [], "rules": {}, "categories": {}}
    found = book_of(game).anchors
    kinds = [[int(k), int(k) + k.count, found["kinds"].get(k.key, "")] for k in game.kinds]
    return {
        "phases": found["phases"],
        "kinds": [row for row in kinds if row[2]],
        "rules": found["rules"],
        "categories": found["categories"],
    }


def anchor(game: Game, rule: str = "", phase: str = "") -> str:
    """The part that speaks of the rule behind a refusal, else of what is asked; nothing where there is no book."""
    found = index(game)
    return str(found["rules"].get(rule) or found["phases"].get(phase, ""))


def paragraphs(text: str) -> list[tuple[str, str]]:
    """A text cut into paragraphs and items of lists: ("p", ...) or ("li", ...)."""
    found: list[tuple[str, str]] = []
    for block in text.split("\n"):
        line = block.strip()
        if line:
            found.append(("li", line[2:]) if line.startswith("- ") else ("p", line))
    return found


def search(book: Json, word: str) -> list[Json]:
    """The parts that have a word, or several, in title, text or ruling: best first, each with the sentence."""
    wanted = word.casefold().split()
    found = []
    for chapter in book["chapters"]:
        for part in chapter["parts"]:
            whole = f"{part['title']}\n{part['text']}\n{part['ruling']}".replace("_", "")
            if wanted and all(each in whole.casefold() for each in wanted):
                found.append((not all(each in part["title"].casefold() for each in wanted), part, _line(whole, wanted)))
    return [{"part": part, "line": line} for _, part, line in sorted(found, key=lambda row: row[0])]


def _line(whole: str, wanted: list[str]) -> str:
    lines = re.split(r"(?<=[.!?])\s+|\n+", whole.partition("\n")[2])
    hits = [line for line in lines if any(each in line.casefold() for each in wanted)]
    return (hits or lines)[0].removeprefix("- ")
