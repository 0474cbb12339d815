"""The scoring sheet: coins for beer, coins for bread, and the lower of the two totals."""

from affinage.core.pad import Breaker, Rank, Row, Sheet

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


def work_out(sheet: Sheet) -> list[Rank]:
    """Both totals of each seat, the lower one as its score, and who has won."""
    for seat in sheet:
        for good in GOODS:
            seat[f"{good}-total"] = seat[f"{good}-cards"] + seat[f"{good}-extra"]
        seat["final"] = min(seat["beer-total"], seat["bread-total"])
    return [(seat["final"], max(seat["beer-total"], seat["bread-total"])) for seat in sheet]
