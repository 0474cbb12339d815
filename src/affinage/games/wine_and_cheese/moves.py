"""Every kind of choice, each with the phases that ask for it. A move is its kind's first code and so many on."""

from affinage.core.moves import LEAD, QUIET, Kinds, chance, face, move, tables

from .state import Phase
from .tables import CARDS, COLOURS, DISPLAY, GOOD, GOODS, INGREDIENTS, OPTIONS, PLOTS, SLOTS, SPACES
from .tables import HOUSING as HOUSING_CARDS

ARRANGEMENTS = 24  # of four benches
MARKET_OR_CELLAR = (Phase.TURN, Phase.STORE, Phase.AGE, Phase.TRIGGERS, Phase.SELL_OUT)
WITH_WORKERS = (Phase.HOUSE, Phase.PLOT, Phase.CONFIRM)


class Kind(Kinds):
    """Seats, then Chance, then the public face of a draw."""

    PRODUCE = move(Phase.TURN, card=CARDS, tells=LEAD)
    # sell, age, trigger, hurry, slow or pair: as the question says
    SLOT = move(
        *(Phase.TURN, Phase.AGE, Phase.TRIGGERS, Phase.SELL_OUT, Phase.HELP, Phase.PARTNER, Phase.TARGET),
        slot=SLOTS,
        tells=LEAD,
    )
    HOUSE = move(Phase.HOUSE, space=SPACES)
    PLOT = move(Phase.PLOT, plot=PLOTS, tells=LEAD)
    OPTION = move(Phase.FREE, option=len(OPTIONS))  # free of charge
    SPECIAL = move(Phase.FREE, Phase.OFFER)
    DECLINE = move(Phase.OFFER)
    ALONE = move(Phase.PARTNER)
    STEPS = move(Phase.ORDER, Phase.STEPS, good=len(GOODS))
    LABEL = move(*MARKET_OR_CELLAR, label=len(INGREDIENTS), which=2, tells=LEAD)
    TRADE = move(*WITH_WORKERS, *MARKET_OR_CELLAR, anytime=True)
    # by markers, by the wine or the cheese indicator
    OPEN = move(*WITH_WORKERS, *MARKET_OR_CELLAR, way=3, tells=LEAD, anytime=True)
    GIVE = move(Phase.GIVE, ingredient=len(INGREDIENTS), unordered=True, tells=QUIET)
    GAIN = move(Phase.GAIN, ingredient=len(INGREDIENTS), unordered=True, tells=QUIET)
    TAKE = move(Phase.TAKE, place=2 * DISPLAY)
    TOP = move(Phase.TAKE, good=len(GOODS))  # the unseen top card of a deck
    DONE = move(Phase.CONFIRM, *MARKET_OR_CELLAR, final=True)
    FIRST = chance(Phase.FIRST, seat=2)
    HOUSING = chance(Phase.HOUSING, housing=HOUSING_CARDS)
    WAITS = chance(Phase.WAITS, colour=len(COLOURS))
    BENCHES = chance(Phase.BENCHES, order=ARRANGEMENTS)
    DRAW = chance(Phase.DRAW, card=CARDS, face="DRAWN", face_of=GOOD)
    DRAWN = face(good=len(GOODS))


T = tables(Kind, Phase)
KIND, AT, BY, WHEN, FACE, UNORDERED = T.kind, T.at, T.by, T.when, T.face, T.unordered
WIDTH = 72
