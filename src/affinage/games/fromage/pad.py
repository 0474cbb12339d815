"""The scoring sheet: four venues, four kinds of resources, and alone the Corporation's points against one's own."""

from collections.abc import Mapping, Sequence
from typing import Any

from affinage.core.pad import Breaker, Row, decided, rows_of, written
from affinage.core.words import Say

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
COMPANY = ("company-track", "company-customers", "company-cards")


def rows(say: Say) -> list[dict[str, Any]]:
    """The rows of the sheet, in words."""
    return rows_of(ROWS, say)


def add_up(
    names: Sequence[str], entries: Sequence[Mapping[str, Any]], tie: Mapping[str, Any], say: Say
) -> dict[str, Any]:
    """Fruit is a product, unused resources count by pairs, all the rest is added up as it stands."""
    sheet = written(ROWS, entries, say)
    for seat in sheet:
        seat["fruit"], seat["spare"] = seat["fruited"] * seat["jam"], seat["unused"] // SPARE
        seat["final"] = sum(seat[row] for row in (*VENUES, "fruit", "orders", "structures", "spare"))
        seat["company"] = seat["company-track"] + seat["company-customers"] + STORE * seat["company-cards"]
    finals = [seat["final"] for seat in sheet]
    if len(names) == 1:
        parties = [*names, say("pad-company-name")]
        found = decided(parties, [(finals[0],), (sheet[0]["company"],)], TIES, tie, say)
        found["places"] = found["places"][:1]
        found["winner"] = [p for p in found["winner"] if p == 0]
    else:
        found = decided(names, [(final,) for final in finals], TIES, tie, say)
    return found | {"totals": sheet, "final": finals}
