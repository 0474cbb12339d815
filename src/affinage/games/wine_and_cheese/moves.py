"""Every choice in the game, in one list. A move is its place in this list."""

from .tables import CARDS, COLOURS, DISPLAY, GOODS, HOUSING, INGREDIENTS, OPTIONS, PLOTS, SLOTS, SPACES

ARRANGEMENTS = 24  # of four benches

MOVES: tuple[tuple[object, ...], ...] = (
    *[("produce", card) for card in range(CARDS)],
    *[("slot", slot) for slot in range(SLOTS)],  # sell, age, trigger, hurry, slow or pair: as the question says
    *[("house", space) for space in range(SPACES)],
    *[("plot", plot) for plot in range(PLOTS)],
    *[("option", option) for option in range(len(OPTIONS))],  # free of charge
    ("special", 0),
    ("decline", 0),
    ("alone", 0),
    *[("steps", good) for good in range(len(GOODS))],
    *[("label", place) for place in range(2 * len(INGREDIENTS))],  # two options on each
    ("trade", 0),
    *[("open", way) for way in range(3)],  # the closed cellar: by markers, by the wine or the cheese indicator
    *[("give", ingredient) for ingredient in range(len(INGREDIENTS))],
    *[("gain", ingredient) for ingredient in range(len(INGREDIENTS))],
    *[("take", place) for place in range(2 * DISPLAY)],
    *[("top", good) for good in range(len(GOODS))],  # the unseen top card of a deck
    ("done", 0),
    # Chance
    *[("first", seat) for seat in range(2)],
    *[("housing", card) for card in range(HOUSING)],
    *[("waits", colour) for colour in range(len(COLOURS))],
    *[("benches", order) for order in range(ARRANGEMENTS)],
    *[("draw", card) for card in range(CARDS)],
    # the public face of a draw; never legal
    *[("drawn", good) for good in range(len(GOODS))],
)
(
    PRODUCE,
    SLOT,
    HOUSE,
    PLOT,
    OPTION,
    SPECIAL,
    DECLINE,
    ALONE,
    STEPS,
    LABEL,
    TRADE,
    OPEN,
    GIVE,
    GAIN,
    TAKE,
    TOP,
    DONE,
    FIRST,
    HOUSING_CARD,
    WAITS,
    BENCHES,
    DRAW,
    DRAWN,
) = (MOVES.index((kind, 0)) for kind in dict.fromkeys(str(move[0]) for move in MOVES))
FINAL = frozenset({DONE})
WIDTH = 72
