"""The scoring sheet: coins for beer, coins for bread, and the lower of the two totals."""

from collections.abc import Mapping, Sequence
from typing import Any

from affinage.core.pad import Breaker, Row, decided, rows_of, written
from affinage.core.words import Say

GOODS = ("beer", "bread")
ROWS = (
    Row("beer-cards", "list", "beer"),
    Row("beer-extra", "number", "beer"),
    Row("beer-total", "total", "beer"),
    Row("bread-cards", "list", "bread"),
    Row("bread-extra", "number", "bread"),
    Row("bread-total", "total", "bread"),
    Row("final", "lower"),
)
TIES = (Breaker("windmill", "seat", loses=True),)  # the other total comes first, and needs no question


def rows(say: Say) -> list[dict[str, Any]]:
    """The rows of the sheet, in words."""
    return rows_of(ROWS, say)


def add_up(
    names: Sequence[str], entries: Sequence[Mapping[str, Any]], tie: Mapping[str, Any], say: Say
) -> dict[str, Any]:
    """Both totals of each seat, the lower one as its score, and who has won."""
    sheet = written(ROWS, entries, say)
    for seat in sheet:
        for good in GOODS:
            seat[f"{good}-total"] = seat[f"{good}-cards"] + seat[f"{good}-extra"]
        seat["final"] = min(seat["beer-total"], seat["bread-total"])
    ranks = [(seat["final"], max(seat["beer-total"], seat["bread-total"])) for seat in sheet]
    found = decided(names, ranks, TIES, tie, say)
    return found | {"totals": sheet, "final": [seat["final"] for seat in sheet]}
