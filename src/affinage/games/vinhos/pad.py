"""The final scoring: the points on the track, then account, export majorities and multipliers."""

from affinage.core.pad import MOST, Breaker, Rank, Row, Sheet

ROWS = (
    Row("track", "number", "before", lowest=-MOST),  # an empty account may have taken it below 0
    Row("account", "number", "end"),
    Row("majorities", "list", "end"),
    Row("multipliers", "list", "end"),
    Row("final", "total"),
)
TIES = (Breaker("exports"), Breaker("money"))


def work_out(sheet: Sheet) -> list[Rank]:
    """All rows together; level seats are asked for their barrels abroad, then for their money."""
    for seat in sheet:
        seat["final"] = seat["track"] + seat["account"] + seat["majorities"] + seat["multipliers"]
    return [(seat["final"],) for seat in sheet]
