"""The scoring sheet with its spaces A to K: four figures for each good, two totals, the lower of them counts."""

from affinage.core.pad import Breaker, Rank, Row, Sheet

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


def work_out(sheet: Sheet) -> list[Rank]:
    """Both totals of each seat, the lower one as its score, and who has won."""
    for seat in sheet:
        for good in GOODS:
            own = sum(seat[f"{good}-{row}"] for row in ("gold", "silver", "track"))
            seat[f"{good}-total"] = own + seat["pairs"]
        seat["final"] = min(seat["cheese-total"], seat["wine-total"])
    return [(seat["final"], max(seat["cheese-total"], seat["wine-total"])) for seat in sheet]
