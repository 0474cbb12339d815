"""Component sets beside each other: which are the same to the last figure, which row is like which, what differs.

What people compare is a set's fingerprint: figures alone. Names of sets and pieces, ids, sources, answers and the order
of rows do not count; what a row refers to counts by its figures. Nobody can match a real card to a rebuilt one either,
so rows are matched by likeness: the fewer figures differ, the more alike two rows are.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from .box import BoxRules, Part
from .box_findings import Content, Row
from .box_values import RowOf, Text
from .components import ACCEPTED

OWNER, REBUILT = "owner", "rebuilt"
NO_FIGURES = ("set", ACCEPTED)
Rows = Mapping[str, Mapping[str, str]]  # by section and id: what stands for a row wherever another one refers to it


@dataclass(frozen=True)
class Change:
    """One thing that differs between two sets: a figure of a section or row, or a row that only one of them has."""

    section: str
    row: str  # how the row is called; empty for a section
    key: str  # empty: the whole row
    before: Any = None
    after: Any = None
    at: int = -1  # the row's place in each set, from 0; -1: a section, or not there
    to: int = -1


def fingerprint(box: BoxRules, content: Content) -> str:
    """Sixteen digits that two sets share if they have the same figures."""
    rows = _stand_ins(box, content)
    told = {name: _section(box, name, content.get(name), rows) for name in box.parts if name not in NO_FIGURES}
    return _digest(told)


def spoken(found: str) -> str:
    """The first eight digits of a fingerprint, as people read them aloud: 7f3a 91c2."""
    return f"{found[:4]} {found[4:8]}"


def nearest(box: BoxRules, content: Content, section: str, row: Content) -> int | None:
    """The rebuilt row that makes room for one off an owner's pile: the most alike of its kind, counted from 0."""
    groups = box.parts[section].groups
    key = groups.key if groups else ""
    rows = _stand_ins(box, content)
    wanted = _figures(box, section, row, rows)
    free = [
        at
        for at, other in enumerate(content[section])
        if REBUILT in sources(other) and (not key or other.get(key) == row.get(key))
    ]
    return min(
        free, key=lambda at: (_apart(_figures(box, section, content[section][at], rows), wanted), at), default=None
    )


def sources(row: Content) -> list[str]:
    """Where the figures of a row come from."""
    source = row.get("source")
    return [str(one) for one in (source.values() if isinstance(source, dict) else [source])]


def changes(box: BoxRules, before: Content, after: Content) -> list[Change]:
    """What differs, section by section; rows are matched by likeness. Both contents must be sound in shape."""
    return [
        change
        for name, part in box.parts.items()
        if name not in NO_FIGURES
        for change in (_rows_apart(box, name, before, after) if part.most else _keys_apart(box, name, before, after))
    ]


def _keys_apart(box: BoxRules, name: str, before: Content, after: Content) -> Iterator[Change]:
    one, other = (_figures(box, name, c[name], {}) for c in (before, after))
    for key in {**one, **other}:
        if one.get(key) != other.get(key):
            yield Change(name, "", key, before[name].get(key), after[name].get(key))


def _rows_apart(box: BoxRules, name: str, before: Content, after: Content) -> Iterator[Change]:
    left, right = before[name], after[name]
    stands, stand_others = _stand_ins(box, before), _stand_ins(box, after)
    ones = [_figures(box, name, row, stands) for row in left]
    others = [_figures(box, name, row, stand_others) for row in right]
    pairs = matched(box, name, ones, others)
    for at, to in sorted(pairs.items()):
        for key in {**ones[at], **others[to]}:
            if ones[at].get(key) != others[to].get(key):
                yield Change(name, _called(box, name, left, at), key, left[at].get(key), right[to].get(key), at, to)
    for at, row in enumerate(left):
        if at not in pairs:
            yield Change(name, _called(box, name, left, at), "", before=row, at=at)
    for at, row in enumerate(right):
        if at not in pairs.values():
            yield Change(name, _called(box, name, right, at), "", after=row, to=at)


def matched(box: BoxRules, name: str, ones: list[Content], others: list[Content]) -> dict[int, int]:
    """Which row is which: the most alike first, those of one kind alone, and none that share no figure at all."""
    groups = box.parts[name].groups
    key = groups.key if groups else ""
    left, right = [_flat(one) for one in ones], [_flat(other) for other in others]
    wanted = sorted(
        (_differing(left[at], right[to]), at != to, at, to)
        for at, one in enumerate(ones)
        for to, other in enumerate(others)
        if not key or one.get(key) == other.get(key)
    )
    found: dict[int, int] = {}
    taken: set[int] = set()
    for distance, _, at, to in wanted:
        if at not in found and to not in taken and distance < max(len(left[at]), 1):
            found[at] = to
            taken.add(to)
    return found


def _called(box: BoxRules, name: str, rows: list[Content], at: int) -> str:
    """A row's own name, its id, or its number."""
    row = rows[at]
    found = row.get("name") or row.get(box.parts[name].named)
    return str(found) if found is not None else str(at + 1)


# Figures


def _section(box: BoxRules, name: str, found: Any, rows: Rows) -> Any:
    if isinstance(found, list):
        return sorted(_digest(_figures(box, name, row, rows) if isinstance(row, dict) else row) for row in found)
    return _figures(box, name, found, rows) if isinstance(found, dict) else found


def _figures(box: BoxRules, name: str, row: Content, rows: Rows) -> Content:
    """What counts of a row: no name, no source, no id of ours; a reference as what it refers to."""
    part, told = box.parts[name], {}
    values, _ = part.keys_of(Row(name, 1, row))
    for key, value in row.items():
        kind = values.get(key)
        if key == "source" or isinstance(kind, Text) or (kind is not None and _is_id(part, key)):
            continue
        refers = isinstance(kind, RowOf) and isinstance(value, str)
        told[key] = rows.get(kind.section, {}).get(value, value) if refers and isinstance(kind, RowOf) else value
    return told


def _is_id(part: Part, key: str) -> bool:
    """Whether a key is a name of ours for a row. A number, or one of certain words, is printed and counts."""
    return key == "id" and part.values["id"].field()["kind"] == "name"


def _stand_ins(box: BoxRules, content: Content) -> dict[str, dict[str, str]]:
    """Rows that others refer to, by what they and those others are: two equal rows on other cards are not the same."""
    found: dict[str, dict[str, str]] = {}
    for wanted, key, section in _references(box):
        rows = content.get(wanted)
        others = content.get(section)
        users: dict[str, list[str]] = {}
        for row in others if isinstance(others, list) else []:
            if isinstance(row, dict) and isinstance(row.get(key), str):
                bare = {k: v for k, v in _figures(box, section, row, {}).items() if k != key}
                users.setdefault(row[key], []).append(_digest(bare))
        for row in rows if isinstance(rows, list) else []:
            if isinstance(row, dict) and isinstance(row.get("id"), str):
                own = _figures(box, wanted, row, {})
                twins = sum(isinstance(r, dict) and _figures(box, wanted, r, {}) == own for r in rows or ())
                told = [own, sorted(users.get(row["id"], []))] if twins > 1 else own
                found.setdefault(wanted, {})[row["id"]] = _digest(told)
    return found


def _references(box: BoxRules) -> Iterator[tuple[str, str, str]]:
    """The section that is referred to, the key that does so, and the section of that key."""
    for name, part in box.parts.items():
        for key, value in part.values.items():
            if isinstance(value, RowOf):
                yield value.section, key, name


def _flat(figures: Content) -> dict[tuple[str, str], Any]:
    """Figures one by one: pieces that are counted fall apart by their kind."""
    found: dict[tuple[str, str], Any] = {}
    for key, value in figures.items():
        if isinstance(value, dict):
            found |= {(key, str(piece)): amount for piece, amount in value.items()}
        else:
            found[key, ""] = value
    return found


def _apart(one: Content, other: Content) -> int:
    return _differing(_flat(one), _flat(other))


def _differing(left: dict[tuple[str, str], Any], right: dict[tuple[str, str], Any]) -> int:
    return sum(left.get(key) != right.get(key) for key in left.keys() | right.keys())


def _digest(told: Any) -> str:
    canonical = json.dumps(told, sort_keys=True, ensure_ascii=True, separators=(",", ":"), default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


# An owner's rows


def taken_in(box: BoxRules, content: Content, section: str, row: Content) -> tuple[Content, int | None]:
    """The content with a row from an owner's pile in it, and whose place it took: that row keeps its id alone."""
    at, content = nearest(box, content, section, row), deepcopy(content)
    if at is not None:
        old = content[section][at]
        content[section][at] = {"id": old["id"], **row, "source": OWNER} if "id" in old else {**row, "source": OWNER}
        for wanted, key, of in _references(box):
            for other in content[wanted]:  # whoever has checked a piece has checked what is printed on it, too
                if of == section and other.get("id") == row.get(key):
                    other["source"] = OWNER
        _tidy(box, content, old)
    return content, at


def _tidy(box: BoxRules, content: Content, old: Content) -> None:
    """A rebuilt row that was on the piece which made room, and is on no other one now, goes."""
    for wanted, key, section in _references(box):
        name = old.get(key)
        if isinstance(name, str) and all(row.get(key) != name for row in content[section]):
            kept = [row for row in content[wanted] if row.get("id") != name or OWNER in sources(row)]
            if len(kept) >= box.parts[wanted].least:
                content[wanted] = kept


def owned(rows: Iterable[Content]) -> bool:
    """Whether an owner has checked any of them."""
    return any(OWNER in sources(row) for row in rows)
