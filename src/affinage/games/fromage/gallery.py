"""Every structure in the box, printed on boards and on tiles, for the gallery."""

from collections.abc import Iterator

from affinage.core.gallery import Facet, Piece
from affinage.core.words import Say

from .phrases import board_name
from .tables import BOARD_IDS, RESOURCES, SLOTS, STRUCTURE_GIVES, STRUCTURE_KIND, STRUCTURES, TILE_IDS, TILES
from .view import structure


def pieces(say: Say) -> Iterator[Piece]:
    """Tiles first, then what is printed on each creamery board."""
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
