"""What the rule book's text and worked examples say about any true component file."""

from collections.abc import Iterator
from itertools import product

from affinage.core.box_findings import Content, Place, Row, Said, rows_of
from affinage.core.box_judges import Judge, holds, judge, so_many

VENUES = ("festival", "fromagerie", "bistro", "villes")
SEATS = ("1-2", "3", "4")
SIDES = ("I", "II", "board")
ROWS_OF = {"festival": (5, 5), "fromagerie": (6, 3), "bistro": (9, 2), "villes": (6, 3)}  # lines, spaces in a line
GRID = 5


def combinations() -> list[tuple[str, str, str]]:
    """Every layout there is: inserts with two sides, and a third layout on the boards for four seats."""
    return [(s, side, v) for s, side, v in product(SEATS, SIDES, VENUES) if side != "board" or s == "4"]


def spaces(row: Row) -> list[str]:
    """A layout's spaces in one list."""
    return " ".join(row["spaces"]).split()


def layouts(content: Content, venue: str) -> list[Row]:
    """All layouts of one venue."""
    return [row for row in rows_of(content, "layout") if row["venue"] == venue]


def beside(cell: int) -> list[int]:
    """The cells of the Festival's grid that touch this one by a side."""
    row, column = divmod(cell, GRID)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * GRID + c for r, c in near if 0 <= r < GRID and 0 <= c < GRID]


def says(row: Row, sentence: str) -> Said:
    """About a layout, by the name that people know it by."""
    return Said(row.place("spaces"), f"{row['venue'].title()}, {row['seats']} seats, {row['side']}: {sentence}")


def counted(section: str, key: str, right: int, sentence: str) -> Judge:
    """A figure that the component list or the rules name."""

    def find(content: Content) -> Iterator[Said]:
        if content[section][key] != right:
            yield Said(Place(section, key=key), f"[{section}] {key} = {content[section][key]}; {sentence}")

    return Judge(f"{section}-{key}", (section,), find)


COUNTS = (
    counted("limits", "cheese", 15, "there are 15 cheese tokens for each of four players."),
    counted("limits", "copies", 4, "there are 36 order cards, 4 of each type and age."),
    so_many("number-of-tiles", "tile", 32, "There are {wanted} structure tiles, not {found}."),
    counted("tile_order", "left", 2, "a seat starts with 2 resources of the quarter to its left."),
    counted("tile_order", "opposite", 1, "a seat starts with 1 resource of the quarter opposite."),
    counted("limits", "spare", 2, "every 2 unused resources are a point."),
    counted("limits", "store", 3, "an order card of the Corporation is worth 3 points."),
)


def at(row: list[int], more: int, n: int) -> int:
    """A rubric's figure for n."""
    return row[n] if n < len(row) else row[-1] + more * (n - len(row) + 1)


# What the worked examples score
EXAMPLES = (
    holds(
        "festival-example", "rubric", "festival",
        "[rubric] festival: in the example a group of 4 scores 6 and a group of 2 scores 2.",
        lambda c: [at(c["rubric"]["festival"], c["rubric"]["festival_more"], n) for n in (2, 4)] == [2, 6],
    ),
    holds(
        "fromagerie-example", "rubric", "fromagerie",
        "[rubric] fromagerie: in the example three shelves score 5.",
        lambda c: c["rubric"]["fromagerie"][3] == 5,
    ),
    holds(
        "signs-example", "signs", "right",
        "[signs]: in the Fromagerie's example the lowest shelf on the right adds 1, and silver on the left gives any "
        "one.",
        lambda c: c["signs"]["right"][0] == 1 and c["signs"]["left"][1] == "any",
    ),
    holds(
        "signs-rise", "signs", "right",
        "[signs] right: shelves for longer-aged cheese have better signs.",
        lambda c: sorted(set(c["signs"]["right"])) == c["signs"]["right"],
    ),
    holds(
        "bistro-example", "rubric", "bistro",
        "[rubric] bistro: in the example one pairing makes plates worth 1, 3 and 5.",
        lambda c: c["rubric"]["bistro"][1:2] == [[1, 3, 5]],
    ),
    holds(
        "orders-example", "rubric", "orders",
        "[rubric] orders: in the example four orders score 5.",
        lambda c: at(c["rubric"]["orders"], c["rubric"]["orders_more"], 4) == 5,
    ),
)  # fmt: skip


@judge("customers")
def customers_for_one_or_two(content: Content) -> Iterator[Said]:
    """The Villes example is one for one or two players."""
    for row in rows_of(content, "customers", "seats"):
        if row["seats"] == "1-2":
            if sorted(row["values"]) != [3, 4, 5]:
                yield row.says("values", "with one or two players customers are worth 3, 4 and 5.")
            if row["tie"] != 0:
                yield row.says("tie", "with one or two players ties are worth nothing.")


@judge("board", "limits")
def parlour_and_barn_examples(content: Content) -> Iterator[str]:
    """Somebody makes a cheese, and somebody builds."""
    if content["limits"]["parlours"][0] != 2 or not any(b["parlours"][0] == "S1" for b in content["board"]):
        yield "[[board]] parlours: in the example 2 livestock make a bronze soft cheese."
    if not any(b["barn"]["cost"] == 2 for b in content["board"]):
        yield "[[board]] barn: in the example a barn takes 2 structures."


@judge("board")
def parallel_abilities(content: Content) -> Iterator[str]:
    """No two boards can do the same."""
    for kind in ("barn", "greenhouse", "dock", "office"):
        if len({b[kind]["resource"] for b in content["board"]}) < 4:
            yield f"[[board]] {kind}: each board's {kind} is about another resource."
    if len({b["dock"]["venue"] for b in content["board"]}) < 4:
        yield "[[board]] dock: each board's dock is about another venue."


@judge("level")
def tracks_rise(content: Content) -> Iterator[str | Said]:
    """The Corporation's example, and what it is worth."""
    if not any(36 in level["track"] for level in content["level"]):
        yield "[[level]] track: in the example a track shows 36."
    for level in rows_of(content, "level"):
        if level["track"] != sorted(level["track"]):
            yield level.says("track", "the highest visible number counts, so numbers rise.")


@judge("layout")
def samples_make_ages(content: Content) -> Iterator[Said]:
    """Bronze, silver and gold touch 0, 1 and 2 free samples."""
    for row in layouts(content, "festival"):
        cells = spaces(row)
        for cell, space in enumerate(cells):
            touched = sum(cells[n] == "free" for n in beside(cell))
            if space not in ("free", "none") and int(space[1]) != touched + 1:
                where = f"row {cell // GRID + 1}, column {cell % GRID + 1}"
                yield says(row, f"{space} in {where} touches {touched} free samples.")


@judge("layout")
def shelves_have_ages(content: Content) -> Iterator[Said]:
    """A shelf's spaces have its age: bronze, silver, gold on either side."""
    for row in layouts(content, "fromagerie"):
        for at_, space in enumerate(spaces(row)):
            if space != "none" and int(space[1]) != at_ // 3 % 3 + 1:
                yield says(row, f"{space} does not belong on shelf {at_ // 3 + 1}.")


@judge("layout", "towns")
def regions_make_ages(content: Content) -> Iterator[Said]:
    """Bronze, silver and gold touch 1, 2 and 3 regions."""
    for row in layouts(content, "villes"):
        for (town, *regions), space in zip(content["towns"]["regions"], spaces(row), strict=True):
            if space != "none" and int(space[1]) != len(regions):
                yield says(row, f"{space} at {town}, which touches {len(regions)} regions.")


@judge("layout")
def none_blocked_for_four(content: Content) -> Iterator[Said]:
    """Spaces are blocked with one to three players alone."""
    for row in rows_of(content, "layout"):
        if row["seats"] == "4" and "none" in spaces(row):
            yield says(row, "with four players no space is blocked.")


FACTS: tuple[Judge, ...] = (
    *COUNTS, *EXAMPLES, customers_for_one_or_two, parlour_and_barn_examples, parallel_abilities, tracks_rise,
    samples_make_ages, shelves_have_ages, regions_make_ages, none_blocked_for_four,
)  # fmt: skip
