"""What the rule book's text and worked examples say about any true component file."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

Content = dict[str, Any]
Constraint = Callable[[Content], Iterator[str]]
VENUES = ("festival", "fromagerie", "bistro", "villes")
SEATS = ("1-2", "3", "4")
SIDES = ("I", "II", "board")
ROWS_OF = {"festival": (5, 5), "fromagerie": (6, 3), "bistro": (9, 2), "villes": (6, 3)}  # lines, spaces in a line
GRID = 5


def combinations() -> list[tuple[str, str, str]]:
    """Every layout there is: inserts with two sides, and a third layout on the boards for four seats."""
    return [(s, side, v) for s, side, v in product(SEATS, SIDES, VENUES) if side != "board" or s == "4"]


def spaces(row: Content) -> list[str]:
    """A layout's spaces in one list."""
    return " ".join(row["spaces"]).split()


def beside(cell: int) -> list[int]:
    """The cells of the Festival's grid that touch this one by a side."""
    row, column = divmod(cell, GRID)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * GRID + c for r, c in near if 0 <= r < GRID and 0 <= c < GRID]


def label(row: Content) -> str:
    """A layout by its name."""
    return f"{row['venue'].title()}, {row['seats']} seats, {row['side']}"


def counts(content: Content) -> Iterator[str]:
    """The component list and the rules of set-up and scoring."""
    limits, start = content["limits"], content["tile_order"]
    if limits["cheese"] != 15:
        yield "There are 15 cheese tokens for each of four players."
    if limits["copies"] * 9 != 36:
        yield "There are 36 order cards."
    if len(content["tile"]) != 32:
        yield "There are 32 structure tiles."
    if (start["left"], start["opposite"]) != (2, 1):
        yield "A seat starts with 2 resources of the quarter to its left and 1 of the one opposite."
    if limits["spare"] != 2:
        yield "Every 2 unused resources are a point."
    if limits["store"] != 3:
        yield "An order card of the Corporation is worth 3 points."


def rubrics(content: Content) -> Iterator[str]:
    """What the worked examples score."""
    rubric, signs = content["rubric"], content["signs"]
    if [at(rubric["festival"], rubric["festival_more"], n) for n in (2, 4)] != [2, 6]:
        yield "In the Festival's example a group of 4 scores 6 and a group of 2 scores 2."
    if rubric["fromagerie"][3] != 5:
        yield "In the Fromagerie's example three shelves score 5."
    if signs["right"][0] != 1 or signs["left"][1] != "any":
        yield "In the Fromagerie's example the lowest shelf on the right adds 1, and silver on the left gives any one."
    if sorted(set(signs["right"])) != signs["right"]:
        yield "Shelves for longer-aged cheese have better signs."
    if len(rubric["bistro"]) < 2 or rubric["bistro"][1] != [1, 3, 5]:
        yield "In the Bistro's example one pairing makes plates worth 1, 3 and 5."
    if at(rubric["orders"], rubric["orders_more"], 4) != 5:
        yield "In the example four orders score 5."


def at(row: list[int], more: int, n: int) -> int:
    """A rubric's figure for n."""
    return row[n] if n < len(row) else row[-1] + more * (n - len(row) + 1)


def customers(content: Content) -> Iterator[str]:
    """The Villes example is one for one or two players."""
    for row in content["customers"]:
        if row["seats"] == "1-2":
            if sorted(row["values"]) != [3, 4, 5]:
                yield "With one or two players customers are worth 3, 4 and 5."
            if row["tie"] != 0:
                yield "With one or two players ties are worth nothing."


def boards(content: Content) -> Iterator[str]:
    """Parallel abilities, and the examples of a parlour and of a barn."""
    if content["limits"]["parlours"][0] != 2 or not any(b["parlours"][0] == "S1" for b in content["board"]):
        yield "In the example 2 livestock make a bronze soft cheese."
    if not any(b["barn"]["cost"] == 2 for b in content["board"]):
        yield "In the example a barn takes 2 structures."
    for kind in ("barn", "greenhouse", "dock", "office"):
        if len({b[kind]["resource"] for b in content["board"]}) < 4:
            yield f"Each board's {kind} is about another resource."
    if len({b["dock"]["venue"] for b in content["board"]}) < 4:
        yield "Each board's dock is about another venue."


def levels(content: Content) -> Iterator[str]:
    """The Corporation's example."""
    if not any(36 in level["track"] for level in content["level"]):
        yield "In the example a track shows 36."
    for level in content["level"]:
        if level["track"] != sorted(level["track"]):
            yield f"Level {level['number']}: the highest visible number counts, so numbers rise."


def festivals(content: Content) -> Iterator[str]:
    """Bronze, silver and gold touch 0, 1 and 2 free samples."""
    for row in content["layout"]:
        if row["venue"] == "festival":
            cells = spaces(row)
            for cell, word in enumerate(cells):
                touched = sum(cells[n] == "free" for n in beside(cell))
                if word not in ("free", "none") and int(word[1]) != touched + 1:
                    where = f"row {cell // GRID + 1}, column {cell % GRID + 1}"
                    yield f"{label(row)}, {where}: {word} touches {touched} free samples."


def shelves(content: Content) -> Iterator[str]:
    """A shelf's spaces have its age: bronze, silver, gold on either side."""
    for row in content["layout"]:
        if row["venue"] == "fromagerie":
            for space, word in enumerate(spaces(row)):
                if word != "none" and int(word[1]) != space // 3 % 3 + 1:
                    yield f"{label(row)}: {word} does not belong on shelf {space // 3 + 1}."


def towns(content: Content) -> Iterator[str]:
    """Bronze, silver and gold touch 1, 2 and 3 regions."""
    touched = [len(town) - 1 for town in content["towns"]["regions"]]
    for row in content["layout"]:
        if row["venue"] == "villes":
            for town, word in enumerate(spaces(row)):
                if word != "none" and int(word[1]) != touched[town]:
                    name = content["towns"]["regions"][town][0]
                    yield f"{label(row)}: {word} at {name}, which touches {touched[town]} regions."


def blocked(content: Content) -> Iterator[str]:
    """Spaces are blocked with one to three players alone."""
    for row in content["layout"]:
        if row["seats"] == "4" and "none" in spaces(row):
            yield f"{label(row)}: with four players no space is blocked."


FACTS: tuple[Constraint, ...] = (
    counts, rubrics, customers, boards, levels, festivals, shelves, towns, blocked,
)  # fmt: skip
