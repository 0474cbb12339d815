"""Every kind of choice, each with the phases that ask for it. A move is its kind's first code and so many on."""

from itertools import permutations

from affinage.core.moves import LEAD, QUIET, Kinds, chance, face, move, tables

from .state import PLACES, Phase
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

# Questions at which a seat may also divest and use experts: whatever is asked in its own turn, no effect under way.
IN_TURN = (Phase.TURN, Phase.BUY, Phase.BUILD, Phase.SELL, Phase.BANK, Phase.HIRE, Phase.RELEASE, Phase.FINAL)


# Questions of an action's first step, before which pairs of barrels may come back and favours be used.
FIRST_STEPS = (Phase.BUY, Phase.BUILD, Phase.SELL, Phase.BANK, Phase.HIRE, Phase.QUEUE)


class Kind(Kinds):
    """Seats, then Chance, then the public face of a secret choice."""

    GO = move(Phase.TURN, space=SPACES, tells=LEAD)
    REGION = move(Phase.BUY, Phase.RENOWN, Phase.REARRANGE, region=REGIONS, tells=LEAD)
    ESTATE = move(Phase.ESTATE, Phase.BUILD, Phase.LOSE, estate=ESTATES, tells=LEAD)
    WINE = move(Phase.SELL, Phase.RELEASE, Phase.SPEND, wine=PLACES, tells=LEAD)  # by estates, leftmost slot first
    SALE = move(
        *(Phase.SLOT, Phase.BARREL, Phase.TURN, Phase.PAIR, Phase.WINDOW, Phase.FINAL),
        *FIRST_STEPS,
        slot=SALE_SLOTS,
        tells=LEAD,
        anytime=(Phase.TURN, *FIRST_STEPS),  # two barrels back before the action
    )
    EXPORT = move(Phase.SLOT, Phase.BARREL, slot=EXPORT_SLOTS, tells=LEAD)
    DECK = move(Phase.HIRE, Phase.FREE, feature=len(FEATURES), tells=LEAD)
    WITHDRAW = move(Phase.BANK, bagos=ACCOUNT_TOP + 1, tells=QUIET)
    DEPOSIT = move(Phase.BANK, bagos=ACCOUNT_TOP + 1, tells=QUIET)
    INVEST = move(Phase.BANK, account=DEAREST_GAP + 1)  # so much of it from the account
    QUEUE = move(Phase.QUEUE, place=SEATS)
    CUBES = move(Phase.CUBES, n=MOST_CUBES + 1, tells=QUIET)
    BOOTH = move(Phase.BOOTH, booth=BOOTHS, tells=LEAD)
    MAGNATE = move(Phase.PLACE, magnate=MAGNATES)
    FROM = move(Phase.TURN, Phase.FINAL, *FIRST_STEPS, source=MAGNATES * POSITIONS, tells=QUIET)
    TO = move(Phase.TARGET, target=MAGNATES * TARGETS, tells=LEAD)
    ENOLOGIST = move(Phase.STAFF, here=ESTATES, there=ESTATES)
    FARMER = move(Phase.STAFF, here=ESTATES, there=ESTATES)
    PORTO = move(Phase.PORTO, tokens=2)
    PLAY = move(Phase.SECRET, which=PLAYS, face="SEALED", tells=LEAD)  # bit i: the seat's i-th expert for its booth
    EXPERT = move(*IN_TURN, Phase.DISMISS, expert=EXPERTS, anytime=IN_TURN)
    DIVEST = move(*IN_TURN, anytime=True)
    DONE = move(*IN_TURN, Phase.FREE, Phase.PLACE, Phase.WINDOW, Phase.STAFF, final=True)
    OUT = chance(Phase.OUT, region=REGIONS)
    ORDER = chance(Phase.ORDER, order=ORDERS)
    TOP = chance(Phase.TOP_VINEYARD, colour=2, tells=QUIET)
    SHOW = chance(Phase.TOP_EXPERT, expert=EXPERTS, tells=QUIET)
    VINTAGE = chance(Phase.VINTAGE, vintage=VINTAGES, tells=LEAD)
    SEALED = face(tells=LEAD)


T = tables(Kind, Phase)
KIND, AT, BY, WHEN, FACE, UNORDERED = T.kind, T.at, T.by, T.when, T.face, T.unordered
# Orders of play; those of fewer seats come first, since in them the last seats stay where they are.
PERMUTATIONS = tuple(
    sorted(permutations(range(SEATS)), key=lambda p: ([p[k] != k for k in range(SEATS - 1, -1, -1)], p))
)
# What counts as an action on a space of the quadrel: a move there, and the same thing done as an additional action.
BOOK_ACTIONS = {Kind.GO + space: f"space-{name}" for space, name in enumerate(SPACE_IDS)} | {
    Kind.TO + row * TARGETS + k: f"space-{SPACE_IDS[DOES.index(task)]}"
    for row, tasks in enumerate(MAGNATE_TASK)
    for k, task in enumerate(tasks)
    if task in DOES
}
WIDTH = 64
