"""A drawing for any game, from the shape of its view: figures, counters, tables with a column for each key."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from affinage.core.drawing import Part
from affinage.core.words import Say

WIDEST = 110


def draw(view: Mapping[str, Any], say: Say, width: int) -> RenderableType:
    """The banner, whatever lies on the table, what lies before each seat, and the question."""
    return Group(*(part.sizes[0] for part in parts(view, say, width)))


def parts(view: Mapping[str, Any], say: Say, width: int) -> list[Part]:
    """The same in parts, each also as a paragraph."""
    frame = view["frame"]
    head = Text.assemble((f" {frame['title']} ", "bold reverse"), f"  {frame['stage']['name']}  {frame['phase_name']}")
    names = [seat["name"] for seat in frame["seats"]]
    asked = [seat["asked"] for seat in frame["seats"]]
    found = [Part("", (head,))]
    for key, value in view.items():
        if key != "frame":
            short = Text.assemble((f"{label(key)}: ", "dim"), cell(value))
            found.append(Part(label(key), (_thing(key, value, names, asked, min(width, WIDEST)), short), 1))
    score = " · ".join(f"{seat['name']} {seat['final']}" for seat in frame["seats"])
    found.append(Part("", (Text(f"{say('terminal-score')}: {score}", "dim"),)))
    return [*found, Part("", (Text(frame["question"], "bold"),))]


def _thing(key: str, value: Any, names: Sequence[str], asked: Sequence[bool], width: int) -> RenderableType:
    if not (isinstance(value, list) and value and all(isinstance(row, Mapping) for row in value)):
        return Text.assemble((f"{label(key)}: ", "dim"), cell(value))
    by_seat = len(value) == len(names)
    columns = list(dict.fromkeys(name for row in value for name in row))
    grid = Table(label(key), *(label(name) for name in columns), width=None, expand=False)
    grid.width = width if len(columns) > 6 else None
    for at, row in enumerate(value):
        first = names[at] if by_seat else str(at + 1)
        bold = "bold" if by_seat and asked[at] else ""
        grid.add_row(Text(first), *(Text(cell(row.get(name))) for name in columns), style=bold)
    return grid


def label(key: str) -> str:
    """A key as it is read."""
    return key.replace("_", " ")


def cell(value: Any) -> str:
    """Any value in a few words."""
    if value is None or value in ([], {}, ""):
        return "-"
    if isinstance(value, bool):
        return "✓" if value else "-"
    if isinstance(value, Mapping):
        return ", ".join(_counter(name, one) for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(cell(one) for one in value)
    return str(value)


def _counter(name: str, value: Any) -> str:
    counts = isinstance(value, int) and not isinstance(value, bool)
    return f"{value} {label(name)}" if counts else f"{label(name)} {cell(value)}"
