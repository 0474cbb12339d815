"""The scoring sheet: four venues, four kinds of resources, and alone the Corporation's points against one's own."""

from affinage.core.pad import Breaker, Rank, Row, Sheet

VENUES = ("festival", "fromagerie", "bistro", "villes")
SPARE, STORE = 2, 3  # unused resources for a point; points for a card that the Corporation has kept
ALONE = (1,)
ROWS = (
    Row("festival", "list", "venues"),
    Row("fromagerie", "list", "venues"),
    Row("bistro", "list", "venues"),
    Row("villes", "list", "venues"),
    Row("fruited", "number", "resources"),
    Row("jam", "number", "resources"),
    Row("fruit", "total", "resources"),
    Row("orders", "number", "resources"),
    Row("structures", "number", "resources"),
    Row("unused", "number", "resources"),
    Row("spare", "total", "resources"),
    Row("final", "total"),
    Row("company-track", "number", "company", only=ALONE),
    Row("company-customers", "list", "company", only=ALONE),
    Row("company-cards", "number", "company", only=ALONE),
    Row("company", "total", "company", only=ALONE),
)
TIES = (Breaker("cheese"),)


def work_out(sheet: Sheet) -> list[Rank]:
    """Fruit is a product, unused resources count by pairs, all the rest is added up as it stands."""
    for seat in sheet:
        seat["fruit"], seat["spare"] = seat["fruited"] * seat["jam"], seat["unused"] // SPARE
        seat["final"] = sum(seat[row] for row in (*VENUES, "fruit", "orders", "structures", "spare"))
        seat["company"] = seat["company-track"] + seat["company-customers"] + STORE * seat["company-cards"]
    rival = [(sheet[0]["company"],)] if len(sheet) == 1 else []  # alone, one plays against the Corporation
    return [*((seat["final"],) for seat in sheet), *rival]
