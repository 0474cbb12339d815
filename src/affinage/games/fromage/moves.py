"""Every choice in the game, in one list. A move is its place in this list."""

from .tables import BOARD_IDS, CUSTOMER_KINDS, KINDS, PARLOURS, RESOURCES, SLOTS, SPACES, STOCKS, TILES, TYPES, WHEELS

WORKERS = len(TYPES)
GATHERS = 3  # spaces of a quarter of the resource tile

MOVES: tuple[tuple[object, ...], ...] = (
    *[("cheese", space) for space in range(SPACES)],
    *[("gather", n * WORKERS + worker) for n in range(GATHERS) for worker in range(WORKERS)],
    *[("parlour", parlour) for parlour in range(PARLOURS)],
    *[("build", slot) for slot in range(SLOTS)],
    *[("barn", slot * WORKERS + worker) for slot in range(SLOTS) for worker in range(WORKERS)],
    ("fill", 0),
    *[("take", resource) for resource in range(len(RESOURCES))],
    *[("discard", resource) for resource in range(STOCKS)],
    *[("return", kind) for kind in range(KINDS)],
    *[("tile", tile) for tile in range(TILES)],
    ("skip", 0),
    ("ready", 0),
    # Chance
    *[("wheel", order) for order in range(len(WHEELS))],
    *[("quarter", quarter) for quarter in range(4)],
    *[("customer", kind) for kind in range(CUSTOMER_KINDS)],
    *[("board", board) for board in range(len(BOARD_IDS))],
    *[("deal", tile) for tile in range(TILES)],
    *[("draw", kind) for kind in range(KINDS)],
    # the public faces of what others do in secret; never legal
    ("acts", 0),
    ("last", 0),
    ("picks", 0),
    ("dealt", 0),
    ("drawn", 0),
)
(
    CHEESE_AT, GATHER, PARLOUR, BUILD, BARN_WORK, FILL, TAKE, DISCARD, RETURN, TILE, SKIP, READY,
    WHEEL, QUARTER, CUSTOMER, BOARD, DEAL, DRAW, ACTS, LAST, PICKS, DEALT, DRAWN,
) = (MOVES.index((kind, 0)) for kind in dict.fromkeys(str(move[0]) for move in MOVES))  # fmt: skip
FINAL: frozenset[int] = frozenset()  # a seat may think again until the last one is ready
WIDTH = 64
