"""Checks a component file: first what the rules need to work at all, then the rule book, then our aims.

The first kind is here and must bear anything that TOML can say; the others are in `constraints_facts`. A constraint
yields one sentence for each thing that is wrong.
"""

import re
from collections.abc import Iterator
from typing import Any

from affinage.core.components import Findings, sources_missing

from .constraints_facts import AIMS, FACTS

Content = dict[str, Any]
Range = tuple[int, int]
SLUG = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
FEATURES = ("appearance", "taste", "aroma", "alcohol")
COLOURS = ("red", "white")
SPACES = ("vineyards", "cellars", "wineries", "experts", "press", "enologists", "exports", "sales", "bank")
MAY_LACK = {"less"}  # older files have none: every additional action costs what the normal one does
BUILT = ("wineries", "cellars", "enologists")  # what an additional action may cost less for
TASKS = (*[space for space in SPACES if space != "press"], "points")
ABILITIES = (
    "fair-points", "no-cellar", "cellar", "porto", "farmer", "winery", "experts", "double-cubes", "value",
)  # fmt: skip
SKILLS = ("bagos", "barrel", "free-move", "rearrange", "renown", "discount")
BONUSES = ("bagos", "points", "expert")
COUNTED = ("wines", "wineries", "cash", "cellars", "regions", "experts")
MOST_QUALITY = 15  # what the rules have room for on a wine

# Sections with one figure per key, and the range in which the rules can work with it.
TABLES: dict[str, dict[str, Range]] = {
    "limits": {
        "years": (6, 6), "actions": (2, 2), "experts": (6, 6), "barrels": (1, 8), "wineries": (1, 9),
        "enologists": (1, 9), "hired": (1, 9), "cubes": (0, 2), "placed": (1, 3),
    },
    "prices": dict.fromkeys(
        ("winery", "cellar", "enologist", "expert", "salary", "far", "tax", "meeting"), (0, 9)
    ) | {"expert": (0, 9)},
    "supply": {
        "wineries": (0, 40), "cellars": (0, 16), "enologists": (0, 40), "cubes": (0, 100), "porto": (0, 20),
    },
    "gifts": {"porto": (0, 9), "experts": (0, 4), "points": (0, 9), "value": (0, 4), "cube": (1, 4)},
    "start": {"cash": (0, 50), "more": (0, 9), "account": (0, 24), "investment": (-2, 3)},
}  # fmt: skip
# Sections with rows of figures: how many in a row, and their range.
ROWS: dict[str, dict[str, tuple[Range, Range]]] = {
    "quality": {"age": ((4, 4), (0, 6))},
    "account": {"points": ((1, 25), (0, 60)), "from": ((1, 25), (0, 24))},
    "investment": {"costs": ((5, 5), (0, 9)), "returns": ((5, 5), (0, 9))},
    "features": {"booth": ((2, 20), (0, 9)), "expert": ((2, 20), (0, 9))},
    "fair": {
        "years": ((3, 3), (1, 6)), "first": ((3, 3), (0, 40)), "second": ((3, 3), (0, 40)),
        "third": ((3, 3), (0, 40)), "from": ((5, 5), (0, 30)),
    },
    "export": {"points": ((4, 4), (0, 20)), "frame_rows": ((1, 4), (1, 4)), "frame_columns": ((1, 4), (1, 4))},
}  # fmt: skip
MORE: dict[str, dict[str, Range]] = {
    "quality": dict.fromkeys(("vineyard", "farmer", "winery", "enologist", "porto"), (0, 5)),
    "account": {"top": (24, 24), "loss": (0, 9)},
    "investment": {"lowest": (-2, -2)},
    "fair": {"free": (0, 30), "bagos": (0, 20), "bonus": (0, 20)},
}
# Rows that come several times: how many, their figures, their words, their lists of figures.
LISTS: dict[str, tuple[int, dict[str, Range], dict[str, tuple[str, ...]], dict[str, tuple[Range, Range]]]] = {
    "space": (9, {"year": (0, 6)}, {"id": SPACES}, {}),
    "region": (
        9, {"number": (1, 9), "red": (0, 9), "white": (0, 9), "cubes": (0, 9)}, {"ability": ABILITIES}, {},
    ),
    "establishment": (3, {}, {}, {"red": ((1, 4), (0, 20)), "white": ((1, 4), (0, 20))}),
    "country": (4, {"majority": (0, 40)}, {}, {"requests": ((4, 4), (0, 20))}),
    "vintage": (
        9, {"weather": (-2, 2), "value": (0, 20)}, {"colour": COLOURS},
        {"features": ((4, 4), (0, 3)), "regions": ((1, 9), (1, 9))},
    ),
    "booth": (6, {}, {"bonus": BONUSES}, {}),
    "expert": (24, {}, {"feature": FEATURES, "ability": SKILLS}, {}),
    "magnate": (3, {}, {}, {"less": ((3, 3), (0, 9))}),
    "multiplier": (6, {"most": (0, 99)}, {"what": COUNTED}, {"rates": ((2, 2), (0, 12))}),
}  # fmt: skip
OTHER_KEYS = {
    "region": {"id", "name"},
    "establishment": {"id", "name"},
    "vintage": {"id", "name"},
    "booth": {"features"},
    "expert": {"arrow"},
    "magnate": {"id", "actions", "name"},
    "multiplier": {"magnate"},
}


def check(content: Content) -> Findings:
    """All that can be said about a component file. A broken file is judged no further."""
    broken = [*shape(content)] or [*sources_missing(content), *sums(content)]
    if broken:
        return Findings(broken=broken)
    return Findings(
        against_facts=[sentence for constraint in FACTS for sentence in constraint(content)],
        off_aims=[sentence for constraint in AIMS for sentence in constraint(content)],
    )


def shape(content: Content) -> Iterator[str]:
    """Every section there, every figure a number in its range, every word one that the rules know."""
    known = {"set"} | TABLES.keys() | ROWS.keys() | LISTS.keys()
    for section in sorted(content.keys() - known):
        yield f"{section} is no section of this file."
    for section in sorted(TABLES.keys() | ROWS.keys()):
        figures = TABLES.get(section, {}) | MORE.get(section, {})
        yield from row_shape(f"[{section}]", content.get(section), figures, {}, ROWS.get(section, {}), set())
    for section, (count, figures, words, lists) in LISTS.items():
        rows = content.get(section)
        if not isinstance(rows, list) or len(rows) != count:
            yield f"There must be {count} rows that open with [[{section}]]."
            continue
        for at, row in enumerate(rows, start=1):
            others = OTHER_KEYS.get(section, set())
            yield from row_shape(f"[[{section}]] {at}", row, figures, words, lists, others)
            if isinstance(row, dict):
                yield from special_shape(section, f"[[{section}]] {at}", row)


def row_shape(
    label: str,
    row: object,
    figures: dict[str, Range],
    words: dict[str, tuple[str, ...]],
    lists: dict[str, tuple[Range, Range]],
    others: set[str],
) -> Iterator[str]:
    """What is wrong with one section or row."""
    if not isinstance(row, dict):
        yield f"{label} is missing, or no section with keys and figures."
        return
    needed = figures.keys() | words.keys() | lists.keys() | others | {"source"}
    for key in sorted((row.keys() ^ needed) - {"name"} - (MAY_LACK - row.keys())):
        yield f"{label}: {key} {'has no meaning here' if key in row else 'is missing'}."
    for key, (least, most) in figures.items():
        if key in row and (type(row[key]) is not int or not least <= row[key] <= most):
            yield f"{label}: {key} must be a whole number from {least} to {most}."
    for key, known in words.items():
        if key in row and row[key] not in known:
            yield f"{label}: {key} must be one of {', '.join(known)}."
    for key, ((few, many), (least, most)) in lists.items():
        if key in row and not is_list(row[key], few, many, least, most):
            yield f"{label}: {key} must be {few} to {many} whole numbers from {least} to {most}."


def is_list(value: object, few: int, many: int, least: int, most: int) -> bool:
    """So many whole numbers of a range."""
    return (
        isinstance(value, list)
        and few <= len(value) <= many
        and all(type(n) is int and least <= n <= most for n in value)
    )


def special_shape(section: str, label: str, row: dict[str, Any]) -> Iterator[str]:
    """Keys that are neither figures nor plain words."""
    for key in ("id", "name"):
        if key in row and not isinstance(row[key], str):
            yield f"{label}: {key} must be a text."
    if "id" in row and isinstance(row["id"], str) and not re.fullmatch(SLUG, row["id"]):
        yield f"{label}: id must be small letters, digits and dashes."
    if section == "booth" and "features" in row:
        pair = row["features"]
        if not isinstance(pair, list) or len(pair) != 2 or any(f not in FEATURES for f in pair) or pair[0] == pair[1]:
            yield f"{label}: features must be two different ones of {', '.join(FEATURES)}."
    if section == "expert" and "arrow" in row and not isinstance(row["arrow"], bool):
        yield f"{label}: arrow must be true or false."
    if section == "magnate" and "actions" in row:
        actions = row["actions"]
        if not isinstance(actions, list) or len(actions) != 3 or any(a not in TASKS for a in actions):
            yield f"{label}: actions must be three of {', '.join(TASKS)}."
    if section == "multiplier" and "magnate" in row and not isinstance(row["magnate"], str):
        yield f"{label}: magnate must be a text."


def sums(content: Content) -> Iterator[str]:
    """What the rules need beyond single figures."""
    for section in ("region", "establishment", "vintage", "magnate", "space"):
        ids = [row["id"] for row in content[section]]
        for name in sorted({i for i in ids if ids.count(i) > 1}):
            yield f'[[{section}]]: id "{name}" stands more than once.'
    if tuple(row["id"] for row in content["space"]) != SPACES:
        yield f"[[space]]: the spaces must be, in this order, {', '.join(SPACES)}."
    if sorted(r["number"] for r in content["region"]) != list(range(1, 10)):
        yield "[[region]]: every number from 1 to 9 must stand once."
    if [e["feature"] for e in content["expert"]] != [f for f in FEATURES for _ in range(6)]:
        yield "[[expert]]: six of each feature, those of one feature together."
    magnates = [m["id"] for m in content["magnate"]]
    if sorted(m["magnate"] for m in content["multiplier"]) != sorted(2 * magnates):
        yield "[[multiplier]]: every magnate must have two."
    for row in content["magnate"]:
        for action, less in zip(row["actions"], row.get("less", [0, 0, 0]), strict=True):
            if less and action not in BUILT:
                yield f'[[magnate]] "{row["id"]}": less is for {", ".join(BUILT)}; for {action} it must be 0.'
    account, features = content["account"], content["features"]
    if len(account["points"]) != len(account["from"]) or account["from"][0] != 0:
        yield "[account]: every section needs points and a first space, and the first section begins at 0."
    if len(features["booth"]) != len(features["expert"]):
        yield "[features]: booth and expert must have as many spaces as each other."
    if sorted(set(content["fair"]["years"])) != content["fair"]["years"] or content["fair"]["years"][-1] != 6:
        yield "[fair]: years must rise, and the last fair is in year 6."
    if content["fair"]["from"][0] != 0:
        yield "[fair]: the first figure of from must be 0."
    if content["vintage"][0]["weather"] != 0:
        yield "[[vintage]]: the first one is the calm one, weather 0."
    q = content["quality"]
    best = max(v * (q["vineyard"] + q["farmer"]) + (3 - v) * (q["winery"] + q["enologist"]) for v in (1, 2))
    if best + q["porto"] + 2 > MOST_QUALITY:
        yield f"[quality]: the best wine would be of quality {best + q['porto'] + 2}; there is room for {MOST_QUALITY}."
    if content["start"]["cash"] < max(r[c] for r in content["region"] for c in COLOURS):
        yield "[start]: cash must pay for any first vineyard."
