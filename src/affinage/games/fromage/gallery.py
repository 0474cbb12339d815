"""Structures on tiles and boards, layouts of the wheel, order cards and customers, for the gallery."""

from collections.abc import Iterator
from typing import Any

from affinage.core.gallery import Facet, Piece
from affinage.core.words import Say

from .phrases import board_name, kind_name
from .tables import (
    AGES,
    BOARD_IDS,
    BOX,
    COPIES,
    CUSTOMER_KINDS,
    CUSTOMER_POINTS,
    CUSTOMERS_OF_A_KIND,
    KINDS,
    LAYOUT_SIDES,
    REGIONS,
    RESOURCES,
    SEAT_CLASSES,
    SLOTS,
    STRUCTURE_GIVES,
    STRUCTURE_KIND,
    STRUCTURES,
    TILE_IDS,
    TILES,
    TYPES,
    VENUES,
)
from .view import structure, venue_as
from .worth import Lying

_rows: dict[str, list[dict[str, Any]]] = BOX.content


def pieces(say: Say) -> Iterator[Piece]:
    """Tiles first, then what is printed on each creamery board, then the wheel, order cards and customers."""
    yield from _structures(say)
    yield from (_layout(row, say) for row in range(len(_rows["layout"])))
    yield from (_order(kind, say) for kind in range(KINDS))
    yield from (_customer(kind, say) for kind in range(CUSTOMER_KINDS))


def _structures(say: Say) -> Iterator[Piece]:
    for tile, name in enumerate(TILE_IDS):
        front = structure(tile, say)
        rows = {"tile": ("tile", tile)}
        yield Piece(name, "tile", front["name"], front["text"], front, _facets(tile, say), rows, f"tile-{name}")
    for board, name in enumerate(BOARD_IDS):
        for slot in range(SLOTS):
            number = TILES + SLOTS * board + slot
            front = structure(number, say)
            facets = (*_facets(number, say), Facet("board", name, board_name(board, say)))
            text = f"{board_name(board, say)}. {front['text']}"
            printed = {"board": ("board", board)}
            yield Piece(
                f"{name}-{front['kind']}", "printed", front["name"], text, front, facets, printed, f"board-{name}"
            )


def _facets(number: int, say: Say) -> tuple[Facet, ...]:
    kind, gives = STRUCTURES[STRUCTURE_KIND[number]], RESOURCES[STRUCTURE_GIVES[number]]
    return Facet("kind", kind, say(f"structure-{kind}")), Facet("resource", gives, say(f"resource-{gives}"))


def _layout(row: int, say: Say) -> Piece:
    """A venue with nothing on it, by the row of the component file."""
    seats, side, name = (str(_rows["layout"][row][key]) for key in ("seats", "side", "venue"))
    seat_class, sides, venues = SEAT_CLASSES.index(seats), [str(each) for each in LAYOUT_SIDES], list(map(str, VENUES))
    layout = seat_class * len(sides) + sides.index(side)
    there = Lying(venues.index(name), seat_class + 2, 0, layout, (0,) * REGIONS, (0,) * 4)
    venue = venue_as(there, None, -1, say)
    where, who = say(f"option-{name}-{side}"), say(f"gallery-seats-{seats}")
    codes = [space["code"] for space in venue["spaces"] if space["code"]]
    samples = sum(space["state"] == "sample" for space in venue["spaces"])
    fruit, jam = (sum(code.endswith(end) for code in codes) for end in "fj")
    text = say("gallery-layout-text", n=len(codes), fruit=fruit, jam=jam)
    if samples:
        text = f"{text} {say('gallery-layout-samples', n=samples)}"
    kept = ("space", "state", "type", "age", "code", "owner")
    front = {
        **{key: venue.get(key) for key in ("venue", "name", "shelves", "tables")},
        "spaces": [{key: space[key] for key in kept} for space in venue["spaces"]],  # type: ignore[literal-required]
        "layout": f"{where}, {who}",
    }
    facets = Facet("venue", name, venue["name"]), Facet("seats", seats, who)
    called = say("gallery-layout-name", venue=venue["name"], layout=where, seats=who)
    return Piece(f"layout-{name}-{side}-{seats}", "layout", called, text, front, facets, {"layout": ("layout", row)})


def _order(kind: int, say: Say) -> Piece:
    cheese, age = TYPES[kind // 3], AGES[kind % 3]
    name, front = kind_name(kind, say), {"type": cheese, "age": age, "name": kind_name(kind, say)}
    text, row = say("gallery-order-text", n=COPIES), {"order": ("limits", 0, "copies")}
    return Piece(f"order-{cheese}-{age}", "order", name, text, front, (), row)


def _customer(kind: int, say: Say) -> Piece:
    """A customer is worth more with more seats, and each of these figures has a source of its own."""
    rows = {row["seats"]: n for n, row in enumerate(_rows["customers"])}
    worth = [
        {"seats": say(f"gallery-seats-{seats}"), "n": CUSTOMER_POINTS[at][kind]}
        for at, seats in enumerate(SEAT_CLASSES)
    ]
    return Piece(
        f"customer-{kind + 1}",
        "customer",
        say("gallery-customer", n=kind + 1),
        say("gallery-customer-text", n=CUSTOMERS_OF_A_KIND),
        {"worth": worth},
        (),
        {f"customers-{seats}": ("customers", rows[seats]) for seats in SEAT_CLASSES},
    )
