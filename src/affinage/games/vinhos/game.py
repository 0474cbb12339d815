"""The game, held together: the house works from this alone."""

from affinage.core.game import Game, Option

from . import ABOUT, describe, observe, rules, score, turns, value
from .moves import BOOK_ACTIONS, WIDTH, Kind
from .rules.legality import Why
from .state import Phase, State, totals
from .tables import BOX


def deck(s: State) -> int:
    """Of which pile the top one is turned up: each region has its own vineyards, and experts lie in several decks."""
    if s.phase == Phase.TOP_VINEYARD:
        return int(s.open_region)
    return int(s.open_deck) if s.phase == Phase.TOP_EXPERT else 0


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
    deck=deck,
)
