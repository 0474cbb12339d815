"""Checks a component file: first what the rules need to work at all, then the rule book, then our aims.

The first kind is here, the others in `constraints_facts` and `constraints_aims`. A constraint yields one sentence for
each thing that is wrong. Those here must bear anything that TOML can say.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

from affinage.core.components import Findings, sources_missing

from .constraints_aims import AIMS
from .constraints_facts import FACTS, ROWS_OF, SEATS, SIDES, VENUES, Content, combinations

RESOURCES = ("fruit", "livestock", "structure", "order")
KINDS = ("barn", "greenhouse", "dock", "office")
RULES = ("none", "head-start", "wins-ties", "keeps-gold", "second-draw")
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
CHEESE = re.compile(r"[SHB][123]")
SPACE = re.compile(r"[SHB][123][fj]?|free|none")
Kind = tuple[Callable[[object], bool], str]  # what a value must be, and how to say so


def number(least: int, most: int) -> Kind:
    """A whole number; true and false are none."""
    return lambda v: type(v) is int and least <= v <= most, f"must be a whole number from {least} to {most}"


def word(*known: str) -> Kind:
    """One of some words."""
    return lambda v: v in known if isinstance(v, str) else False, f"must be one of {', '.join(known)}"


def named() -> Kind:
    """An id."""
    return lambda v: isinstance(v, str) and SLUG.fullmatch(v) is not None, "must be small letters and dashes"


def several(kind: Kind, least: int, most: int) -> Kind:
    """A list of values of one kind."""
    count = str(least) if least == most else f"{least} to {most}"
    return (
        lambda v: isinstance(v, list) and least <= len(v) <= most and all(kind[0](one) for one in v),
        f"must be a list of {count} values, each of which {kind[1]}",
    )


def matching(pattern: re.Pattern[str], meaning: str) -> Kind:
    """A word of a certain form."""
    return lambda v: isinstance(v, str) and pattern.fullmatch(v) is not None, f"must be {meaning}"


def structure(with_venue: bool) -> Kind:
    """A structure printed on a board."""
    keys = {"resource", "cost", *(["venue"] if with_venue else [])}
    return (
        lambda v: (
            isinstance(v, dict)
            and v.keys() == keys
            and v["resource"] in RESOURCES
            and COST[0](v["cost"])
            and (not with_venue or v["venue"] in VENUES)
        ),
        f"must have {', '.join(sorted(keys))} and nothing else, with known words and a cost up to 20",
    )


COST, POINTS = number(0, 20), number(0, 200)
ANYTHING: Kind = (lambda _: True, "")
TABLES: dict[str, dict[str, Kind]] = {
    "limits": {
        "cheese": number(1, 30),
        "copies": number(1, 7),
        "spare": number(1, 20),
        "store": number(0, 20),
        "turns": number(10, 100),
        "parlours": several(number(1, 20), 4, 4),
    },
    "rubric": {
        "festival": several(POINTS, 2, 30),
        "festival_more": POINTS,
        "fromagerie": several(POINTS, 7, 7),
        "bistro": several(several(POINTS, 3, 3), 1, 10),
        "orders": several(POINTS, 2, 40),
        "orders_more": POINTS,
    },
    "tile_order": {
        "quarters": several(word(*RESOURCES), 4, 4),
        "left": number(0, 9),
        "opposite": number(0, 9),
    },
    "signs": {"left": several(word("trade", "any", "two"), 3, 3), "right": several(number(0, 20), 3, 3)},
    "towns": {"regions": several(several(named(), 2, 7), 18, 18)},
}
ROWS: dict[str, tuple[int, int, dict[str, Kind]]] = {
    "customers": (3, 3, {"seats": word(*SEATS), "values": several(POINTS, 3, 3), "tie": POINTS}),
    "board": (
        4,
        4,
        {
            "id": named(),
            "parlours": several(matching(CHEESE, "a type (S, H, B) and an age (1, 2, 3)"), 3, 3),
            "barn": structure(with_venue=False),
            "greenhouse": structure(with_venue=False),
            "dock": structure(with_venue=True),
            "office": structure(with_venue=False),
        },
    ),
    "tile": (
        16,
        40,
        {"id": named(), "kind": word(*KINDS), "resource": word(*RESOURCES), "amount": number(1, 9), "cost": COST},
    ),
    "layout": (
        28,
        28,
        {"seats": word(*SEATS), "side": word(*SIDES), "venue": word(*VENUES), "spaces": ANYTHING},
    ),
    "level": (5, 5, {"number": number(1, 5), "track": several(POINTS, 1, 40), "adds": word(*RULES)}),
}


def check(content: Content) -> Findings:
    """All that can be said about a component file. A broken file is judged no further."""
    broken = [*shapes(content)] or [*sources_missing(content), *sums(content)]
    if broken:
        return Findings(broken=broken)
    return Findings(
        against_facts=[sentence for constraint in FACTS for sentence in constraint(content)],
        off_aims=[sentence for constraint in AIMS for sentence in constraint(content)],
    )


def shapes(content: Content) -> Iterator[str]:
    """Every section there, every figure of its kind."""
    for section in sorted(content.keys() - TABLES.keys() - ROWS.keys() - {"set"}):
        yield f"{section} is no section of this file."
    for section, kinds in TABLES.items():
        yield from figures(f"[{section}]", content.get(section), kinds, ())
    for section, (least, most, kinds) in ROWS.items():
        rows = content.get(section)
        if not isinstance(rows, list) or not least <= len(rows) <= most:
            count = str(least) if least == most else f"{least} to {most}"
            yield f"There must be {count} rows that open with [[{section}]]."
            continue
        for at, row in enumerate(rows, start=1):
            yield from figures(f"[[{section}]] {at}", row, kinds, ("venue",) if section == "tile" else ())


def figures(label: str, row: object, kinds: dict[str, Kind], free: tuple[str, ...]) -> Iterator[str]:
    """What is wrong with one section or row."""
    if not isinstance(row, dict):
        yield f"{label} is missing, or no section with keys and figures."
        return
    for key in sorted(row.keys() ^ {"source", *kinds}):
        if key not in free:
            yield f"{label}: {key} {'has no meaning here' if key in row else 'is missing'}."
    for key, (fits, meaning) in kinds.items():
        if key in row and not fits(row[key]):
            yield f"{label}: {key} {meaning}."


def sums(content: Content) -> Iterator[str]:
    """What must hold between figures."""
    yield from once("[[customers]]", [row["seats"] for row in content["customers"]])
    for section in ("board", "tile"):
        yield from once(f"[[{section}]]", [row["id"] for row in content[section]])
    yield from once("[towns]", [town[0] for town in content["towns"]["regions"]])
    yield from once("[tile_order]: quarters", content["tile_order"]["quarters"])
    yield from once("[[level]]", [row["number"] for row in content["level"]])
    yield from once("[[level]]: adds", [row["adds"] for row in content["level"]])
    if [row["number"] for row in content["level"]] != [1, 2, 3, 4, 5]:
        yield "[[level]]: levels stand in their order, 1 to 5."
    regions = {region for town in content["towns"]["regions"] for region in town[1:]}
    if len(regions) != 6:
        yield f"[towns]: there must be 6 regions, not {len(regions)}."
    for at, tile in enumerate(content["tile"], start=1):
        if (tile["kind"] == "dock") != (tile.get("venue") in VENUES):
            yield f"[[tile]] {at}: docks name a venue, and only they."
    yield from layouts(content)


def once(label: str, names: list[Any]) -> Iterator[str]:
    """Every name stands once."""
    for name in sorted({str(n) for n in names if names.count(n) > 1}):
        yield f"{label}: {name} must stand once."


def layouts(content: Content) -> Iterator[str]:
    """Every layout there, with as many spaces as its venue has."""
    found = [(row["seats"], row["side"], row["venue"]) for row in content["layout"]]
    for wanted in combinations():
        if found.count(wanted) != 1:
            yield f"[[layout]]: {' '.join(wanted)} must stand once."
    for at, row in enumerate(content["layout"], start=1):
        rows, size = ROWS_OF[row["venue"]]
        lines = row["spaces"]
        if not isinstance(lines, list) or len(lines) != rows or not all(isinstance(line, str) for line in lines):
            yield f"[[layout]] {at}: spaces must be {rows} lines of words."
            continue
        for number_, line in enumerate(lines, start=1):
            words = line.split()
            if len(words) != size or not all(SPACE.fullmatch(w) for w in words):
                yield f"[[layout]] {at}, line {number_}: {size} spaces, each as S1, H2f, B3j, free or none."
            elif "free" in words and row["venue"] != "festival":
                yield f"[[layout]] {at}, line {number_}: free samples lie at the Festival alone."
        if not any(SPACE.fullmatch(w) and w not in ("free", "none") for line in lines for w in line.split()):
            yield f"[[layout]] {at}: there is no space for cheese."
