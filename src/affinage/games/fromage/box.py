"""What a component file of Fromage must be: its shape, and what the rules need; `facts` and `aims` say more."""

from collections.abc import Iterator

from affinage.core.box import BoxRules, rows, section
from affinage.core.box_findings import Content, Said, rows_of
from affinage.core.box_judges import holds, judge
from affinage.core.box_values import Value, code, line, name, number, once, placed, several, slug, table, word

from .aims import AIMS
from .facts import FACTS, ROWS_OF, SEATS, SIDES, VENUES, combinations

RESOURCES = ("fruit", "livestock", "structure", "order")
KINDS = ("barn", "greenhouse", "dock", "office")
EXTRAS = ("none", "head-start", "wins-ties", "keeps-gold", "second-draw")
COST, POINTS = number(0, 20), number(0, 200)
CHEESE = code("[SHB][123]", "a type (S, H, B) and an age (1, 2, 3)")
SPACE = code("[SHB][123][fj]?|none", "like S1, H2f, B3j or none (free samples lie at the Festival alone)")
FESTIVAL_SPACE = code("[SHB][123][fj]?|free|none", "like S1, H2f, B3j, free or none")
STRUCTURE = table(resource=word(*RESOURCES), cost=COST)
DOCK = table(resource=word(*RESOURCES), cost=COST, venue=word(*VENUES))


def spaces_of(venue: str) -> Value:
    """The spaces of a venue's layout, line by line."""
    lines, size = ROWS_OF[venue]
    space = FESTIVAL_SPACE if venue == "festival" else SPACE
    return placed(several(line(space, size), lines, lines), f"at/{venue}/{{n}}")


BOX = BoxRules(
    limits=section(
        cheese=number(1, 30), copies=number(1, 7), spare=number(1, 20), store=number(0, 20), turns=number(10, 100),
        parlours=several(number(1, 20), 4, 4),
    ),
    rubric=section(
        festival=several(POINTS, 2, 30), festival_more=POINTS, fromagerie=several(POINTS, 7, 7),
        bistro=several(several(POINTS, 3, 3), 1, 10), orders=several(POINTS, 2, 40), orders_more=POINTS,
    ),
    tile_order=section(
        quarters=several(word(*RESOURCES), 4, 4, different=True), left=number(0, 9), opposite=number(0, 9)
    ),
    signs=section(left=several(word("trade", "any", "two"), 3, 3), right=several(number(0, 20), 3, 3)),
    towns=section(regions=several(several(name, 2, 7), 18, 18)),  # a town, and the regions that it touches
    customers=rows(3, 3, seats=once(word(*SEATS)), values=several(POINTS, 3, 3), tie=POINTS).named_by("seats"),
    board=rows(
        4, 4, id=slug, parlours=several(CHEESE, 3, 3), barn=STRUCTURE, greenhouse=STRUCTURE, dock=DOCK,
        office=STRUCTURE,
    ),
    tile=rows(
        16, 40, id=slug, kind=word(*KINDS), resource=word(*RESOURCES), amount=number(1, 9), cost=COST
    ).by("kind", {kind: {"venue": word(*VENUES)} if kind == "dock" else {} for kind in KINDS}),
    layout=rows(28, 28, seats=word(*SEATS), side=word(*SIDES), venue=word(*VENUES)).by(
        "venue", {venue: {"spaces": spaces_of(venue)} for venue in VENUES}
    ),
    level=rows(5, 5, number=once(number(1, 5)), track=several(POINTS, 1, 40), adds=once(word(*EXTRAS))),
)  # fmt: skip


@judge("towns")
def towns_stand_once(content: Content) -> Iterator[str]:
    """Every town has one line."""
    names = [town[0] for town in content["towns"]["regions"]]
    for town in sorted({town for town in names if names.count(town) > 1}):
        yield f"[towns] regions: {town} must stand once."


@judge("towns")
def six_regions(content: Content) -> Iterator[str]:
    """The Villes have six regions."""
    regions = {region for town in content["towns"]["regions"] for region in town[1:]}
    if len(regions) != 6:
        yield f"[towns] regions: there must be 6 regions, not {len(regions)}."


@judge("layout")
def every_layout(content: Content) -> Iterator[str]:
    """Every layout is there, and none twice."""
    found = [(row["seats"], row["side"], row["venue"]) for row in content["layout"]]
    for wanted in combinations():
        if found.count(wanted) != 1:
            yield f"[[layout]]: {' '.join(wanted)} must stand once, not {found.count(wanted)} times."


@judge("layout")
def room_for_cheese(content: Content) -> Iterator[Said]:
    """A layout has at least one space for cheese."""
    for row in rows_of(content, "layout"):
        if all(space in ("free", "none") for space in " ".join(row["spaces"]).split()):
            yield row.says("spaces", "there is no space for cheese.")


BOX.needs(
    holds(
        "levels-in-order", "level", "number", "[[level]]: levels stand in their order, 1 to 5.",
        lambda c: [row["number"] for row in c["level"]] == [1, 2, 3, 4, 5],
    ),
    towns_stand_once, six_regions, every_layout, room_for_cheese,
)  # fmt: skip
BOX.facts(*FACTS)
BOX.aims(*AIMS)
