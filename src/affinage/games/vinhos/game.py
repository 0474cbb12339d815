"""The game, held together: the house works from this alone."""

from affinage.core.game import Game, Option

from . import ABOUT, describe, observe, rules, score, turns, value
from .moves import BOOK_ACTIONS, WIDTH, Kind
from .rules.legality import Why
from .state import Phase, State, totals
from .tables import BOX

GAME = Game(
    *ABOUT,
    package=str(__package__),
    state=State,
    phases=Phase,
    kinds=Kind,
    reasons=Why,
    width=WIDTH,
    bound=2500,
    box=BOX,
    rules=rules,
    score=score,
    observe=observe,
    describe=describe,
    value=value,
    totals=totals,
    turns=turns,
    options=(Option("order", ("chance", "seated")), Option("retrieval", ("off", "on"))),
    book_actions=BOOK_ACTIONS,
)
