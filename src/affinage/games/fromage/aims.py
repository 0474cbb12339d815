"""What we aim at with the figures that we had to rebuild. A file taken from the real box may well miss these."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from affinage.core.box_findings import Content, Row, Said, rows_of
from affinage.core.box_judges import Judge, judge

from .facts import beside, says, spaces

KINDS = tuple(t + age for t, age in product("SHB", "123"))
OPEN_IN_ALL = {"4": (72, 72), "3": (52, 56), "1-2": (40, 44)}
TOKENS = 15


def cheeses(row: Row) -> list[str]:
    """The open spaces of a layout."""
    return [word for word in spaces(row) if word not in ("free", "none")]


def wheels(content: Content) -> dict[tuple[str, str], list[str]]:
    """All open spaces of the four venues, by seats and side."""
    found: dict[tuple[str, str], list[str]] = {}
    for row in rows_of(content, "layout"):
        found.setdefault((row["seats"], row["side"]), []).extend(cheeses(row))
    return found


@judge("layout")
def samples_apart(content: Content) -> Iterator[Said]:
    """No two free samples are adjacent."""
    for row in rows_of(content, "layout"):
        cells = spaces(row)
        if any(cells[n] == "free" for cell, word in enumerate(cells) if word == "free" for n in beside(cell)):
            yield says(row, "two free samples are adjacent.")


@judge("layout")
def open_spaces(content: Content) -> Iterator[str]:
    """Open spaces in all."""
    for (seats, side), words in wheels(content).items():
        least, most = OPEN_IN_ALL[seats]
        if not least <= len(words) <= most:
            yield f"{seats} seats, {side}: {len(words)} open spaces; we aim at {least} to {most}."


@judge("layout")
def balanced(content: Content) -> Iterator[str | Said]:
    """Types, ages and fruit are balanced over the wheel; with four seats in each venue."""
    for (seats, side), words in wheels(content).items():
        kinds = Counter(word[:2] for word in words)
        if max(kinds[k] for k in KINDS) - min(kinds[k] for k in KINDS) > 1:
            yield f"{seats} seats, {side}: types and ages are not balanced over the wheel."
        fruited, jam = (sum(word.endswith(end) for word in words) for end in "fj")
        if abs(fruited - jam) > 1 or not 0.33 <= (fruited + jam) / len(words) <= 0.45:
            yield f"{seats} seats, {side}: {fruited} fruited and {jam} jam spaces of {len(words)}."
    for row in rows_of(content, "layout"):
        if row["seats"] == "4" and set(Counter(word[:2] for word in cheeses(row)).values()) != {2}:
            yield says(row, "each type has two spaces of each age.")


@judge("tile", "board")
def tiles(content: Content) -> Iterator[str | Said]:
    """Eight tiles of each kind; none is stronger than the printed ones by more than its price."""
    kinds = Counter(tile["kind"] for tile in content["tile"])
    if set(kinds.values()) != {8} or len(kinds) != 4:
        yield "[[tile]] kind: we aim at eight tiles of each kind."
    for tile in rows_of(content, "tile"):
        alike = [b[tile["kind"]] for b in content["board"]]
        same = [one["cost"] for one in alike if one["resource"] == tile["resource"]]
        printed = min(same or [one["cost"] for one in alike])
        usual = 2 if tile["kind"] == "office" else 1
        fair = printed + 2 * (tile["amount"] - usual) if tile["amount"] >= usual else printed // 2
        if tile["cost"] < fair:
            yield tile.says("cost", f"such an effect should cost {fair}, not {tile['cost']}.")


@judge("level", "layout")
def levels(content: Content) -> Iterator[Said]:
    """Each level adds a rule, and the Corporation leaves room for the player's tokens."""
    room = min(len(words) for (seats, _), words in wheels(content).items() if seats == "1-2") - TOKENS
    for level in rows_of(content, "level"):
        if len(level["track"]) > room:
            yield level.says("track", f"{len(level['track'])} tokens; we aim at no more than {room}.")
        if (level["adds"] == "none") != (level["number"] == 1):
            yield level.says("adds", "every level but the first adds a rule.")


AIMS: tuple[Judge, ...] = (samples_apart, open_spaces, balanced, tiles, levels)
