"""What we aim at with the figures that we had to rebuild. A file taken from the real box may well miss these."""

from collections.abc import Iterator

from affinage.core.box_findings import Content, Said, rows_of
from affinage.core.box_judges import Judge, judge

from .facts import FEATURES


@judge("vintage")
def vintages_balanced(content: Content) -> Iterator[str]:
    """Weather and features spread evenly."""
    weather = sorted(row["weather"] for row in content["vintage"][1:])
    if weather != [-2, -2, -1, -1, 1, 1, 2, 2]:
        yield "[[vintage]]: we aim at two each of -2, -1, +1 and +2."
    steps = [sum(row["features"][f] for row in content["vintage"]) for f in range(4)]
    if max(steps) - min(steps) > 2:
        yield "[[vintage]]: we aim at about as many steps for each feature."


@judge("expert")
def experts_differ(content: Content) -> Iterator[str]:
    """Every feature has every ability."""
    for f in FEATURES:
        if len({e["ability"] for e in content["expert"] if e["feature"] == f}) != 6:
            yield f"[[expert]]: we aim at every ability once among those of {f}."


@judge("region")
def fair_prices(content: Content) -> Iterator[Said]:
    """Vineyards that are neither free nor out of reach."""
    for row in rows_of(content, "region"):
        for colour in ("red", "white"):
            if not 2 <= row[colour] <= 7:
                yield row.says(colour, f"{colour} = {row[colour]}; we aim at prices from 2 to 7.")


@judge("investment")
def profit(content: Content) -> Iterator[str]:
    """No money out of nothing: divesting never gives more than investing costs."""
    costs, returns = content["investment"]["costs"], content["investment"]["returns"]
    if any(back > cost for cost, back in zip(costs, returns, strict=True)):
        yield "[investment]: we aim at returns that are no higher than costs."


AIMS: tuple[Judge, ...] = (vintages_balanced, experts_differ, fair_prices, profit)
