"""The game, held together: the house works from this alone."""

from affinage.core.game import Game, Option

from . import ABOUT, describe, observe, rules, score, turns, value
from .moves import WIDTH, Kind
from .observe import binds
from .rules.legality import Why
from .state import Phase, State, totals
from .tables import BOX, LAYOUT_SIDES, VENUES

GAME = Game(
    *ABOUT,
    package=str(__package__),
    state=State,
    phases=Phase,
    kinds=Kind,
    reasons=Why,
    width=WIDTH,
    bound=12000,
    box=BOX,
    rules=rules,
    score=score,
    observe=observe,
    describe=describe,
    value=value,
    totals=totals,
    turns=turns,
    options=(
        *(Option(venue, LAYOUT_SIDES, only={"board": (4,)}) for venue in VENUES),
        Option("structures", ("printed", "draft")),
        Option("level", ("1", "2", "3", "4", "5"), only=dict.fromkeys("2345", (1,))),
        Option("turns", ("at-once", "clockwise"), only={"clockwise": (2, 3, 4)}),
    ),
    binds=binds,
    log_place=describe.log_place,
)
