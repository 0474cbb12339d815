"""The final scoring: the points on the track, then account, export majorities and multipliers."""

from collections.abc import Mapping, Sequence
from typing import Any

from affinage.core.pad import MOST, Breaker, Row, decided, rows_of, written
from affinage.core.words import Say

ROWS = (
    Row("track", "number", "before", lowest=-MOST),  # an empty account may have taken it below 0
    Row("account", "number", "end"),
    Row("majorities", "list", "end"),
    Row("multipliers", "list", "end"),
    Row("final", "total"),
)
TIES = (Breaker("exports"), Breaker("money"))


def rows(say: Say) -> list[dict[str, Any]]:
    """The rows of the sheet, in words."""
    return rows_of(ROWS, say)


def add_up(
    names: Sequence[str], entries: Sequence[Mapping[str, Any]], tie: Mapping[str, Any], say: Say
) -> dict[str, Any]:
    """All rows together; level seats are asked for their barrels abroad, then for their money."""
    sheet = written(ROWS, entries, say)
    for seat in sheet:
        seat["final"] = seat["track"] + seat["account"] + seat["majorities"] + seat["multipliers"]
    finals = [seat["final"] for seat in sheet]
    found = decided(names, [(final,) for final in finals], TIES, tie, say)
    return found | {"totals": sheet, "final": finals}
