"""Figures of a component set by their place in its file, each with where it comes from.

`limits.years` is a key of a section, `customers.0.values` one of the first row of a list. `count card good=beer` says
how many rows there are (with this value), `min`, `max` and `sum` take a key of all of them: `max card.value`, and `the`
takes it of the only one: `the upgrade.amount id=score-tokens`. Where the rule book states what is counted here of
rebuilt rows, `@rulebook` at the end says so.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

ORDER = ("rulebook", "public", "rebuilt")  # from sure to guessed: of several the last one is told
Value = int | str | Mapping[str, int]  # the last one: so many of each
_OVER_ROWS: dict[str, Callable[[list[int]], int]] = {"min": min, "max": max, "sum": sum}


class Figure(NamedTuple):
    """What stands there: one value or several, and the source that says least."""

    values: tuple[Value, ...]
    source: str

    @property
    def text(self) -> str:
        """All values, as a reader sees them."""
        return ", ".join(str(value) for value in self.values)


def figure(content: Mapping[str, Any], where: str) -> Figure:
    """The figure at a place of a component file; KeyError or ValueError where there is none."""
    where, _, known = where.partition(" @")
    found = _found(content, where)
    return found._replace(source=known) if known else found


def _found(content: Mapping[str, Any], where: str) -> Figure:
    words = where.split()
    if words[0] == "count":
        rows = _matching(content[words[1]], words[2:])
        return Figure((len(rows),), least(_source(row, "") for row in rows))
    if words[0] in _OVER_ROWS:
        section, key = words[1].split(".")
        rows = _matching(content[section], words[2:])
        return Figure((_OVER_ROWS[words[0]]([row[key] for row in rows]),), least(_source(row, key) for row in rows))
    if words[0] == "the":
        section, key = words[1].split(".")
        (row,) = _matching(content[section], words[2:])
        return Figure((row[key],), _source(row, key))
    section, *path = where.split(".")
    found: Any = content[section]
    holder: Mapping[str, Any] = {}
    key = ""
    for step in path:
        if isinstance(found, list):
            found = found[int(step)]
        else:
            if "source" in found:
                holder, key = found, step
            found = found[step]
    values = tuple(found) if isinstance(found, list) else (found,)
    return Figure(values, _source(holder, key))


def _matching(rows: list[dict[str, Any]], wanted: list[str]) -> list[dict[str, Any]]:
    pairs = [word.split("=") for word in wanted]
    return [row for row in rows if all(str(row.get(key)) == value for key, value in pairs)]


def _source(row: Mapping[str, Any], key: str) -> str:
    source = row.get("source", "rulebook")
    if isinstance(source, str):
        return source
    if key in source:
        return str(source[key])
    return least(source.values())


def least(sources: Iterable[str]) -> str:
    """Of several sources the one that is worth least; of nothing, the rule book."""
    return max((str(source) for source in sources), key=ORDER.index, default=ORDER[0])
