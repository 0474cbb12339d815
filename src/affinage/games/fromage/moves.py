"""Every kind of choice. A move is its kind's first code and so many on.

Each seat goes its own way through a turn, so a seat's kinds name the steps of that seat that ask for them; Chance's
kinds name phases of the table.
"""

from affinage.core.moves import LEAD, QUIET, Kinds, chance, face, move, tables

from .state import Phase, SeatStep
from .tables import BOARD_IDS, CUSTOMER_KINDS, KINDS, PARLOURS, RESOURCES, SLOTS, SPACES, STOCKS, TILES, TYPES, WHEELS

WORKERS = len(TYPES)
GATHERS = 3  # spaces of a quarter of the resource tile


class Kind(Kinds):
    """Seats, then Chance, then the public faces of what is done in secret."""

    CHEESE = move(SeatStep.ACT, SeatStep.BONUS, SeatStep.CORPORATE, space=SPACES, face="ACTS", tells=LEAD)
    GATHER = move(SeatStep.ACT, place=GATHERS, worker=WORKERS, face="ACTS", tells=LEAD)
    PARLOUR = move(SeatStep.ACT, parlour=PARLOURS, face="ACTS", tells=LEAD)
    BUILD = move(SeatStep.ACT, slot=SLOTS, unordered=True, face="ACTS", tells=LEAD)
    BARN = move(SeatStep.ACT, slot=SLOTS, worker=WORKERS, face="ACTS", tells=LEAD)
    FILL = move(SeatStep.ORDER, face="ACTS", tells=LEAD)
    TAKE = move(SeatStep.ANY, SeatStep.TWO, resource=len(RESOURCES), face="ACTS")
    DISCARD = move(SeatStep.TRADE, resource=STOCKS, face="ACTS")
    RETURN = move(SeatStep.TRADE, kind=KINDS, face="ACTS")
    TILE = move(SeatStep.PICK, SeatStep.COVER, tile=TILES, face="PICKS", tells=LEAD)
    SKIP = move(SeatStep.ORDER, SeatStep.TRADE, SeatStep.COVER, face="ACTS", tells=QUIET)
    READY = move(SeatStep.ACT, face="ACTS", tells=QUIET)  # not final: it may think again until all are ready
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


T = tables(Kind, SeatStep)  # its spans tell nothing here: a step and a phase may have the same number
KIND, AT, BY, WHEN, FACE, UNORDERED = T.kind, T.at, T.by, T.when, T.face, T.unordered
WIDTH = 64
