"""Every choice in the game, in one list. A move is its place in this list."""

from itertools import permutations

from .state import PLACES
from .tables import (
    ACCOUNT_TOP,
    BOOTHS,
    DEAREST_GAP,
    DOES,
    ESTATES,
    EXPERTS,
    EXPORT_SLOTS,
    FEATURES,
    MAGNATE_TASK,
    MAGNATES,
    MOST_CUBES,
    ORDERS,
    PLAYS,
    POSITIONS,
    REGIONS,
    SALE_SLOTS,
    SEATS,
    SPACE_IDS,
    SPACES,
    TARGETS,
    VINTAGES,
)

MOVES: tuple[tuple[object, ...], ...] = (
    *[("go", space) for space in range(SPACES)],
    *[("region", region) for region in range(REGIONS)],
    *[("estate", estate) for estate in range(ESTATES)],
    *[("wine", place) for place in range(PLACES)],  # estate by estate, leftmost slot first
    *[("sale", slot) for slot in range(SALE_SLOTS)],
    *[("export", slot) for slot in range(EXPORT_SLOTS)],
    *[("deck", feature) for feature in range(len(FEATURES))],
    *[("withdraw", bagos) for bagos in range(ACCOUNT_TOP + 1)],
    *[("deposit", bagos) for bagos in range(ACCOUNT_TOP + 1)],
    *[("invest", bagos) for bagos in range(DEAREST_GAP + 1)],  # so much of it from the account
    *[("queue", slot) for slot in range(SEATS)],
    *[("cubes", n) for n in range(MOST_CUBES + 1)],
    *[("booth", booth) for booth in range(BOOTHS)],
    *[("magnate", magnate) for magnate in range(MAGNATES)],
    *[("from", space) for space in range(MAGNATES * POSITIONS)],
    *[("to", target) for target in range(MAGNATES * TARGETS)],
    *[("enologist", pair) for pair in range(ESTATES * ESTATES)],  # from an estate to another
    *[("farmer", pair) for pair in range(ESTATES * ESTATES)],
    *[("porto", yes) for yes in range(2)],
    *[("play", which) for which in range(PLAYS)],  # bit i: the seat's i-th expert that is face up
    *[("expert", tile) for tile in range(EXPERTS)],
    ("divest", 0),
    ("done", 0),
    # Chance
    *[("out", region) for region in range(REGIONS)],
    *[("order", at) for at in range(ORDERS)],
    *[("top", colour) for colour in range(2)],
    *[("show", expert) for expert in range(EXPERTS)],
    *[("vintage", vintage) for vintage in range(VINTAGES)],
    # the public face of a secret choice; never legal
    ("sealed", 0),
)
(
    GO, REGION, ESTATE, WINE, SALE, EXPORT, DECK, WITHDRAW, DEPOSIT, INVEST, QUEUE, CUBE, BOOTH, MAGNATE, FROM, TO,
    ENOLOGIST, FARMER, PORTO, PLAY, EXPERT, DIVEST, DONE, OUT, ORDER, TOP, SHOW, VINTAGE, SEALED,
) = (MOVES.index((kind, 0)) for kind in dict.fromkeys(str(move[0]) for move in MOVES))  # fmt: skip
# Orders of play; those of fewer seats come first, since in them the last seats stay where they are.
PERMUTATIONS = tuple(
    sorted(permutations(range(SEATS)), key=lambda p: ([p[k] != k for k in range(SEATS - 1, -1, -1)], p))
)
FINAL = frozenset({DONE})
# What counts as an action on a space of the quadrel: a move there, and the same thing done as an additional action.
DEEDS = {GO + space: f"space-{name}" for space, name in enumerate(SPACE_IDS)} | {
    TO + row * TARGETS + k: f"space-{SPACE_IDS[DOES.index(task)]}"
    for row, tasks in enumerate(MAGNATE_TASK)
    for k, task in enumerate(tasks)
    if task in DOES
}
WIDTH = 64
