"""Every kind of choice, each with the phases that ask for it. A move is its kind's first code and so many on."""

from affinage.core.moves import LEAD, QUIET, Kinds, chance, face, move, tables

from .state import SEATS, Phase
from .tables import CARDS, EXCHANGES, GOOD, GOODS, RESOURCES

BACKS_AT_ONCE = 5
WIDTH = 64


class Kind(Kinds):
    """Seats, then Chance, then the public face of a draw."""

    CARD = move(Phase.KEEP, Phase.REDRAW, Phase.CHOOSE, Phase.CONFIRM, card=CARDS)
    SWAP = move(Phase.ACTION, space=EXCHANGES)
    HARVEST = move(Phase.ACTION, tells=LEAD)
    PRODUCE = move(Phase.ACTION, tells=LEAD)
    UPGRADE = move(Phase.ACTION, tells=LEAD)
    PAY = move(Phase.PAY, resource=len(RESOURCES), tells=QUIET)
    GIVE = move(Phase.GIVE, resource=len(RESOURCES), unordered=True)
    TAKE = move(Phase.TAKE, resource=len(RESOURCES), unordered=True)
    DONE = move(Phase.KEEP, Phase.REDRAW, Phase.CONFIRM, Phase.TAKE, final=True)
    FIRST = chance(Phase.FIRST, seat=SEATS)
    BACKS = chance(Phase.BACKS, backs=1 << BACKS_AT_ONCE, tells=QUIET)  # bit i: the good on the i-th back from here
    DRAW = chance(Phase.DRAW, card=CARDS, face="DRAWN", face_of=GOOD)
    DRAWN = face(good=len(GOODS))


T = tables(Kind, Phase)
KIND, AT, BY, WHEN, FACE, UNORDERED = T.kind, T.at, T.by, T.when, T.face, T.unordered
