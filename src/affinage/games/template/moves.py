"""Every choice in the game, in one list. A move is its place in this list."""

from .tables import BID_MAX, CRATE_COPIES, CUSTOMER_COPIES, GOODS

MOVES: tuple[tuple[object, ...], ...] = (
    *[("bid", coins) for coins in range(BID_MAX + 1)],
    *[("take", good) for good in range(len(GOODS))],
    ("done", 0),
    # Chance
    *[("draw", customer) for customer in range(len(CUSTOMER_COPIES))],
    *[("crate", crate) for crate in range(len(CRATE_COPIES))],
    # the public faces of a bid and of a draw; never legal
    ("bidden", 0),
    ("drawn", 0),
)
BID, TAKE, DONE, DRAW, CRATE, BIDDEN, DRAWN = (
    MOVES.index((kind, 0)) for kind in ("bid", "take", "done", "draw", "crate", "bidden", "drawn")
)
FINAL = frozenset({DONE})
WIDTH = max(BID_MAX + 1, len(GOODS), len(CUSTOMER_COPIES), len(CRATE_COPIES))
