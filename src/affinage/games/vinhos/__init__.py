"""Vinhos, the 2010 Reserve: a game by Vital Lacerda for two to four seats."""

from affinage.core.game import Game, Option

from . import describe, observe, rules, score, value
from .moves import DEEDS, FINAL, MOVES, OUT, WIDTH
from .state import Phase, State, totals
from .tables import BOX, SEATS

GAME = Game(
    name="vinhos",
    version=2,
    package=__name__,
    seats=tuple(range(2, SEATS + 1)),
    state=State,
    phases=Phase,
    moves=MOVES,
    final=FINAL,
    width=WIDTH,
    bound=2500,
    box=BOX,
    rules=rules,
    score=score,
    observe=observe,
    describe=describe,
    value=value,
    totals=totals,
    options=(Option("order", ("chance", "seated")), Option("retrieval", ("off", "on"))),
    actions=OUT,
    deeds=DEEDS,
    minutes=(60, 135),
)
