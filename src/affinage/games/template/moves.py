"""Every kind of choice, each with the phases that ask for it. A move is its kind's first code and so many on."""

from affinage.core.moves import LEAD, Kinds, chance, face, move, tables

from .state import Phase
from .tables import BID_MAX, CRATE_COPIES, CUSTOMER_COPIES, GOODS


class Kind(Kinds):
    """Seats, then Chance, then the public faces of what is secret."""

    BID = move(Phase.BID, coins=BID_MAX + 1, face="BIDDEN", tells=LEAD)
    TAKE = move(Phase.TAKE, good=len(GOODS), tells=LEAD)
    DONE = move(Phase.CONFIRM, final=True)
    DRAW = chance(Phase.CUSTOMER, customer=len(CUSTOMER_COPIES), face="DRAWN")
    CRATE = chance(Phase.CRATE, crate=len(CRATE_COPIES), tells=LEAD)
    BIDDEN = face()
    DRAWN = face()


T = tables(Kind, Phase)
KIND, AT, BY, WHEN, FINAL, FACE = T.kind, T.at, T.by, T.when, T.final, T.face
WIDTH = max(BID_MAX + 1, len(GOODS), len(CUSTOMER_COPIES), len(CRATE_COPIES))
