"""The score sheet for people who play with real crates: what is written down, and what it comes to."""

from affinage.core.pad import Breaker, Rank, Row, Sheet

ROWS = (Row("goods", "number"), Row("customer", "number"), Row("change", "number"), Row("final", "total"))
TIES = (Breaker("coins"),)


def work_out(sheet: Sheet) -> list[Rank]:
    """All rows together; level seats are asked for their coins."""
    for seat in sheet:
        seat["final"] = seat["goods"] + seat["customer"] + seat["change"]
    return [(seat["final"],) for seat in sheet]
