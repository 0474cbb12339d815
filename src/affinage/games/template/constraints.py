"""Checks a component file. It must bear anything that TOML can say, so shapes come first and sums after."""

import re
from collections.abc import Iterator
from typing import Any

from affinage.core.components import Findings, sources_missing

Content = dict[str, Any]
GOODS = ("cheese", "bread")
MAX_SEATS = 4
SLUG = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
# Every figure with the range in which the rules can work with it.
TABLES = {
    "limits": {"rounds": (1, 20), "coins": (0, 30), "bid": (1, 30), "piece": (0, 20), "change": (1, 20)},
    "supply": dict.fromkeys(GOODS, (1, 120)),
}
ROWS = {  # a crate holds both goods, or its winner would have nothing to choose
    "crate": {"copies": (1, 20), **dict.fromkeys(GOODS, (1, 20))},
    "customer": {"copies": (1, 20), **dict.fromkeys(GOODS, (0, 20))},
}


def check(content: Content) -> Findings:
    """All that can be said about a component file. A broken file is judged no further."""
    broken = [*shape(content)] or [*sources_missing(content), *sums(content)]
    return Findings(broken=broken, off_aims=[] if broken else [*aims(content)])


def shape(content: Content) -> Iterator[str]:
    """Every section there, every figure a number in its range, every id a name of its own."""
    for section in content.keys() - TABLES.keys() - ROWS.keys() - {"set"}:
        yield f"{section} is no section of this file."
    for section, ranges in TABLES.items():
        yield from figures(f"[{section}]", content.get(section), {"source"}, ranges)
    for section, ranges in ROWS.items():
        rows = content.get(section)
        if not isinstance(rows, list) or not 1 <= len(rows) <= 20:
            yield f"There must be 1 to 20 rows that open with [[{section}]]."
            continue
        for at, row in enumerate(rows, start=1):
            yield from figures(f"[[{section}]] {at}", row, {"source", "id"}, ranges)
        ids = [str(row.get("id")) for row in rows if isinstance(row, dict)]
        for name in sorted(set(ids)):
            if ids.count(name) > 1 or not re.fullmatch(SLUG, name):
                yield f'[[{section}]]: id "{name}" must be small letters and dashes, and stand once.'


def figures(label: str, row: object, others: set[str], ranges: dict[str, tuple[int, int]]) -> Iterator[str]:
    """What is wrong with one section or row."""
    if not isinstance(row, dict):
        yield f"{label} is missing, or no section with keys and figures."
        return
    for key in sorted(row.keys() ^ (others | ranges.keys())):
        yield f"{label}: {key} {'has no meaning here' if key in row else 'is missing'}."
    for key, (least, most) in ranges.items():
        if key in row and (type(row[key]) is not int or not least <= row[key] <= most):
            yield f"{label}: {key} must be a whole number from {least} to {most}."


def sums(content: Content) -> Iterator[str]:
    """There is enough of everything."""
    if sum(row["copies"] for row in content["crate"]) < content["limits"]["rounds"]:
        yield "There must be at least as many crates as rounds."
    if sum(row["copies"] for row in content["customer"]) < MAX_SEATS:
        yield f"There must be at least {MAX_SEATS} customers, one for each seat."
    for good in GOODS:
        need = sum(row["copies"] * row[good] for row in content["crate"])
        if content["supply"][good] < need:
            yield f"[supply] {good} must be at least {need}: so much lies in all the crates together."


def aims(content: Content) -> Iterator[str]:
    """What we aim at with figures of our own; no rule book says it, so nothing here goes against facts."""
    cheese, bread = (sum(row["copies"] * row[good] for row in content["crate"]) for good in GOODS)
    if abs(cheese - bread) > 4:
        yield f"The crates hold {cheese} cheese and {bread} bread; we aim at about as much of both."
