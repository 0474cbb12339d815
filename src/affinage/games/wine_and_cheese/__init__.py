"""Wine & Cheese, a game by Scott Almes for two seats."""

from affinage.core.game import Game, Option

from . import describe, foresight, observe, rules, score, value
from .moves import FINAL, FIRST, MOVES, WIDTH
from .state import SEATS, Phase, State, totals
from .tables import BOX

GAME = Game(
    name="wine-and-cheese",
    version=1,
    package=__name__,
    seats=(SEATS,),
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
    foresight=foresight,
    totals=totals,
    options=(Option("first", ("chance", "seat-1", "seat-2")),),
    actions=FIRST,
    minutes=(45, 60),
)
