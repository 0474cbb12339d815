"""Every kind of choice. A move is its kind's first code and so many on.

Each seat goes its own way through a turn, so a seat's kinds name the steps of that seat that ask for them; Chance's
kinds name phases of the table.
"""

from affinage.core.moves import LEAD, QUIET, Kinds, chance, face, move, tables

from .state import Phase, Step
from .tables import BOARD_IDS, CUSTOMER_KINDS, KINDS, PARLOURS, RESOURCES, SLOTS, SPACES, STOCKS, TILES, TYPES, WHEELS

WORKERS = len(TYPES)
GATHERS = 3  # spaces of a quarter of the resource tile


class Kind(Kinds):
    """Seats, then Chance, then the public faces of what is done in secret."""

    CHEESE = move(Step.ACT, Step.BONUS, Step.CORPORATE, space=SPACES, face="ACTS", tells=LEAD)
    GATHER = move(Step.ACT, place=GATHERS, worker=WORKERS, face="ACTS", tells=LEAD)
    PARLOUR = move(Step.ACT, parlour=PARLOURS, face="ACTS", tells=LEAD)
    BUILD = move(Step.ACT, slot=SLOTS, unordered=True, face="ACTS", tells=LEAD)
    BARN = move(Step.ACT, slot=SLOTS, worker=WORKERS, face="ACTS", tells=LEAD)
    FILL = move(Step.ORDER, face="ACTS", tells=LEAD)
    TAKE = move(Step.ANY, Step.TWO, resource=len(RESOURCES), face="ACTS")
    DISCARD = move(Step.TRADE, resource=STOCKS, face="ACTS")
    RETURN = move(Step.TRADE, kind=KINDS, face="ACTS")
    TILE = move(Step.PICK, Step.COVER, tile=TILES, face="PICKS", tells=LEAD)
    SKIP = move(Step.ORDER, Step.TRADE, Step.COVER, face="ACTS", tells=QUIET)
    READY = move(Step.ACT, face="ACTS", tells=QUIET)  # not final: a seat may think again until the last one is ready
    WHEEL = chance(Phase.WHEEL, venues=len(WHEELS))
    QUARTER = chance(Phase.QUARTER, quarter=4)
    CUSTOMER = chance(Phase.CUSTOMER, customer=CUSTOMER_KINDS)
    BOARD = chance(Phase.BOARD, board=len(BOARD_IDS))
    DEAL = chance(Phase.DEAL, tile=TILES, face="DEALT")
    DRAW = chance(Phase.DRAW, kind=KINDS, face="DRAWN")
    ACTS = face()
    LAST = face(tells=LEAD)
    PICKS = face()
    DEALT = face()
    DRAWN = face()


T = tables(Kind, Step)  # its spans tell nothing here: a step and a phase may have the same number
KIND, AT, BY, WHEN, FACE, UNORDERED = T.kind, T.at, T.by, T.when, T.face, T.unordered
WIDTH = 64
