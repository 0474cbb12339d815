"""What the rule book's text, its worked examples and the lists of the box say about any true component file."""

from collections.abc import Iterator
from itertools import accumulate

from affinage.core.box_findings import Content, Said, rows_of
from affinage.core.box_judges import Judge, judge, printed

FEATURES = ("appearance", "taste", "aroma", "alcohol")

# Figures that the rule book or a list of the box gives as they are.
GIVEN: dict[str, dict[str, object]] = {
    "limits": {"barrels": 8, "wineries": 2, "enologists": 2, "hired": 2, "cubes": 2, "placed": 2},
    "prices": {
        "winery": 3, "cellar": 2, "enologist": 1, "expert": 1, "salary": 1, "far": 1, "tax": 1, "meeting": 1,
    },
    "supply": {"wineries": 19, "cellars": 12, "enologists": 12, "cubes": 20, "porto": 6},
    "quality": {"vineyard": 2, "farmer": 1, "winery": 1, "enologist": 2, "porto": 3, "age": [0, 1, 3, 5]},
    "gifts": {"value": 1, "cube": 2},
    "account": {"loss": 2},
    "fair": {
        "years": [3, 5, 6], "first": [9, 12, 15], "second": [6, 8, 10], "third": [3, 4, 5], "free": 9, "bagos": 3,
        "bonus": 2,
    },
}  # fmt: skip
NUMBERS = {"fair-points": 1, "porto": 4, "experts": 7, "double-cubes": 8, "value": 9}  # regions by what they can do
ABILITIES_ONCE = 9


@judge("region")
def regions(content: Content) -> Iterator[str | Said]:
    """Numbers of five regions, one ability each, two prices, spaces for cubes in three of the examples."""
    rows = {row["ability"]: row for row in rows_of(content, "region")}
    if len(rows) != ABILITIES_ONCE:
        yield "[[region]]: every ability belongs to one region."
        return
    for ability, number in NUMBERS.items():
        row = rows[ability]
        if row["number"] != number:
            yield row.says("number", f"the region with {ability} has number {number}, not {row['number']}.")
    if rows["cellar"]["red"] != 4:
        yield rows["cellar"].says("red", f"a red vineyard in Dao costs 4, not {rows['cellar']['red']}.")
    if rows["farmer"]["white"] != 4:
        yield rows["farmer"].says("white", f"a white vineyard in Ribatejo costs 4, not {rows['farmer']['white']}.")
    for ability, least in (("value", 3), ("experts", 2), ("porto", 2)):
        if rows[ability]["cubes"] < least:
            yield rows[ability].says("cubes", f"the region with {ability} has at least {least} spaces for cubes.")


@judge("space")
def quadrel(content: Content) -> Iterator[str | Said]:
    """The tax marker stands on Experts in year 4, and on six spaces in all."""
    rows = {row["id"]: row for row in rows_of(content, "space")}
    if rows["experts"]["year"] != 4:
        yield rows["experts"].says("year", f"Experts is taxed in year 4, not {rows['experts']['year']}.")
    if sorted(row["year"] for row in rows.values() if row["year"]) != [1, 2, 3, 4, 5, 6] or rows["press"]["year"]:
        yield "[[space]]: six spaces are taxed, each in one of the six years, and never Press Release."


@judge("investment")
def investments(content: Content) -> Iterator[str]:
    """Costs and returns of the worked examples."""
    costs, returns = content["investment"]["costs"], content["investment"]["returns"]
    if costs[1:3] != [3, 2]:
        yield "[investment]: from -1 to 0 costs 3, from 0 to +1 costs 2."
    if sum(returns[1:]) != 11:
        yield "[investment]: divesting from +3 to -1 gives 11."
    if 8 not in accumulate(returns):
        yield "[investment]: from some space divesting gives 8 in all."


@judge("account")
def accounts(content: Content) -> Iterator[str]:
    """What its sections are worth."""
    points, first = content["account"]["points"], content["account"]["from"]
    if points != [0, 3, 7, 12, 18]:
        yield "[account]: the sections are worth 0, 3, 7, 12 and 18."
    if first != sorted(set(first)):
        yield "[account]: the sections follow each other."


@judge("establishment")
def sales(content: Content) -> Iterator[str]:
    """Slots that the examples show."""
    houses = {row["id"]: row for row in content["establishment"]}
    hotel = houses.get("hotel")
    if hotel is None or 7 not in hotel["red"] or 7 not in hotel["white"] or min(hotel["white"]) > 6:
        yield "[[establishment]]: the hotel asks for a red 7, a white 7 and a white of 6 or less."
    whites = [n for row in houses.values() for n in row["white"]]
    if 8 not in whites or 9 not in whites:
        yield "[[establishment]]: there is a white 8 and a white 9."
    enoteca = houses.get("enoteca")
    if enoteca is None or len(enoteca["red"]) + len(enoteca["white"]) < 3:
        yield "[[establishment]]: the enoteca has at least three slots."


@judge("country", "export")
def exports(content: Content) -> Iterator[str | Said]:
    """Majorities, and the slot of the worked example."""
    countries, rows = content["country"], content["export"]["points"]
    majority = [c["majority"] for c in countries]
    if majority[0] != 6 or majority[1] != 8 or majority[3] != 12 or majority[2] // 3 != 3:
        yield "[[country]]: majorities are worth 6, 8, 9 to 11, and 12."
    if not any(n == 8 and vp == 7 for n, vp in zip(countries[0]["requests"], rows, strict=True)):
        yield "[[country]]: the first one asks for 8 in the row that is worth 7."
    if not {6, 7, 8, 9} <= {n for c in countries for n in c["requests"]}:
        yield "[[country]]: slots for 6, 7, 8 and 9 exist."
    for row in rows_of(content, "country"):
        pairs = sorted(zip(row["requests"], rows, strict=True))
        if [vp for _, vp in pairs] != sorted(vp for _, vp in pairs) or len(set(row["requests"])) < len(rows):
            yield row.says("requests", "the more a slot asks for, the more its row is worth.")


@judge("vintage")
def vintages(content: Content) -> Iterator[str]:
    """The tile of the worked examples, and what another must show."""
    shown = {"weather": -1, "features": [3, 2, 0, 0], "colour": "white", "value": 8, "regions": [1, 4, 7, 8]}
    rows = content["vintage"]
    if not any(all(row[key] == n for key, n in shown.items()) for row in rows):
        yield "[[vintage]]: one has weather -1, Appearance 3, Taste 2, white, 8, and regions 1, 4, 7, 8."
    if not any(row["colour"] == "red" and row["value"] <= 9 and 4 in row["regions"] for row in rows[1:]):
        yield "[[vintage]]: one asks for red, 9 or less, and Douro."
    if any(row["weather"] == 0 for row in rows[1:]):
        yield "[[vintage]]: only the first one has weather 0."


@judge("features")
def sections_of_features(content: Content) -> Iterator[str]:
    """Sections that the examples score."""
    if not {2, 3, 4} <= set(content["features"]["booth"]) & set(content["features"]["expert"]):
        yield "[features]: there are sections worth 2, 3 and 4."


@judge("booth")
def booths(content: Content) -> Iterator[str]:
    """All six pairs of features, and known bonuses."""
    bonuses = {frozenset(row["features"]): row["bonus"] for row in content["booth"]}
    if len(bonuses) != len(content["booth"]):
        yield "[[booth]]: every pair of features has one booth."
    if bonuses.get(frozenset(("appearance", "taste"))) != "bagos":
        yield "[[booth]]: Appearance and Taste give Bagos."
    if bonuses.get(frozenset(("appearance", "alcohol"))) != "points":
        yield "[[booth]]: Appearance and Alcohol give fair points."


@judge("fair")
def experts_at_a_fair(content: Content) -> Iterator[str]:
    """A wine worth 4 allows one expert, one worth 10 allows four."""
    least = content["fair"]["from"]
    if not least[1] <= 4 < least[2] or least[4] > 10 or least != sorted(least):
        yield "[fair]: a wine worth 4 allows one expert, one worth 10 four, and more value never fewer."


@judge("expert")
def experts(content: Content) -> Iterator[str]:
    """Arrows that the example shows."""
    arrows = {f: sum(e["arrow"] for e in content["expert"] if e["feature"] == f) for f in FEATURES}
    if not 2 <= arrows["taste"] <= 5:
        yield "[[expert]]: of Taste at least two have arrows and at least one has none."
    if not 1 <= arrows["aroma"] <= 4:
        yield "[[expert]]: of Aroma at least one has an arrow and at least two have none."


@judge("magnate")
def magnates(content: Content) -> Iterator[str]:
    """What is known of Anabela's row."""
    rows = {row["id"]: row["actions"] for row in content["magnate"]}
    if not {"sales", "wineries"} <= set(rows.get("anabela", ())):
        yield "[[magnate]]: Anabela's row has additional sales and wineries."


@judge("multiplier")
def multipliers(content: Content) -> Iterator[str | Said]:
    """Rows, rates and caps that are known."""
    rows = {row["what"]: row for row in rows_of(content, "multiplier")}
    for what, magnate, rates, most in (
        ("wines", "anabela", None, None), ("wineries", None, [4, 2], None), ("cash", "bruno", [2, 1], 16),
    ):  # fmt: skip
        row = rows.get(what)
        if row is None:
            yield f"[[multiplier]]: there is one for {what}."
            continue
        if magnate not in (None, row["magnate"]):
            yield row.says("magnate", f"the one for {what} is in {magnate.title()}'s row.")
        if rates not in (None, row["rates"]):
            yield row.says("rates", f"the rates for {what} are {rates[0]} and {rates[1]} in the rule book.")
        if most not in (None, row["most"]):
            yield row.says("most", f"the most for {what} is {most} in the rule book.")


FACTS: tuple[Judge, ...] = (
    *(printed(section, figures, "the rule book or the box") for section, figures in GIVEN.items()),
    regions, quadrel, investments, accounts, sales, exports, vintages, sections_of_features, booths,
    experts_at_a_fair, experts, magnates, multipliers,
)  # fmt: skip
