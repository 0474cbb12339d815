"""Every choice in the game, in one list. A move is its place in this list."""

from .tables import CARDS, EXCHANGES, RESOURCES

BACKS_AT_ONCE = 5

MOVES: tuple[tuple[object, ...], ...] = (
    *[("card", card) for card in range(CARDS)],
    *[("swap", space) for space in range(EXCHANGES)],
    ("harvest", 0),
    ("produce", 0),
    ("upgrade", 0),
    *[("pay", resource) for resource in range(len(RESOURCES))],
    *[("give", resource) for resource in range(len(RESOURCES))],
    *[("take", resource) for resource in range(len(RESOURCES))],
    ("done", 0),
    # Chance
    *[("first", seat) for seat in range(2)],
    *[("backs", bits) for bits in range(1 << BACKS_AT_ONCE)],  # bit i: the good on the i-th back from here
    *[("draw", card) for card in range(CARDS)],
    # the public face of a draw; never legal
    *[("drawn", good) for good in range(2)],
)
CARD, SWAP, HARVEST, PRODUCE, UPGRADE, PAY, GIVE, TAKE, DONE, FIRST, BACKS, DRAW, DRAWN = (
    MOVES.index((kind, 0)) for kind in dict.fromkeys(str(move[0]) for move in MOVES)
)
FINAL = frozenset({DONE})
WIDTH = 64
