"""Market Morning: a complete tiny game to copy and to learn from; docs/adding_a_game.md walks through it."""

from affinage.core.game import Game, Option

from . import describe, observe, rules, score, value
from .moves import DRAW, FINAL, MOVES, WIDTH
from .state import Phase, State, totals
from .tables import BOX, MAX_SEATS, ROUNDS

GAME = Game(
    name="template",
    version=1,
    package=__name__,
    seats=(2, 3, 4),
    state=State,
    phases=Phase,
    moves=MOVES,
    final=FINAL,
    width=WIDTH,
    bound=MAX_SEATS + ROUNDS * (1 + MAX_SEATS + 2),
    box=BOX,
    rules=rules,
    score=score,
    observe=observe,
    describe=describe,
    value=value,
    totals=totals,
    options=(Option("paying", ("winner", "everybody")),),
    offered=False,
    actions=DRAW,
)
