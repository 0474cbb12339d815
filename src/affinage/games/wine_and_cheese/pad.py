"""The scoring sheet with its spaces A to K: four figures for each good, two totals, the lower of them counts."""

from collections.abc import Mapping, Sequence
from typing import Any

from affinage.core.pad import Breaker, Row, decided, rows_of, written
from affinage.core.words import Say

GOODS = ("cheese", "wine")
ROWS = (
    Row("cheese-gold", "list", "cheese", "A"),
    Row("wine-gold", "list", "wine", "B"),
    Row("cheese-silver", "list", "cheese", "C"),
    Row("wine-silver", "list", "wine", "D"),
    Row("cheese-track", "number", "cheese", "E"),
    Row("wine-track", "number", "wine", "F"),
    Row("pairs", "number", "", "G H"),  # the same figure for both goods
    Row("cheese-total", "total", "cheese", "I"),
    Row("wine-total", "total", "wine", "J"),
    Row("final", "lower", "", "K"),
)
TIES = (Breaker("order", "seat"),)  # the other total comes first, and needs no question


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
            own = sum(seat[f"{good}-{row}"] for row in ("gold", "silver", "track"))
            seat[f"{good}-total"] = own + seat["pairs"]
        seat["final"] = min(seat["cheese-total"], seat["wine-total"])
    ranks = [(seat["final"], max(seat["cheese-total"], seat["wine-total"])) for seat in sheet]
    found = decided(names, ranks, TIES, tie, say)
    return found | {"totals": sheet, "final": [seat["final"] for seat in sheet]}
