"""Players that are no people: each is given what its seat may know and the legal moves, never the state.

`random` takes anything, `greedy` looks to the end of its own turn, `search` thinks ahead over guesses of what it cannot
know: for a second, for so many iterations (`search:2000`) or for so many seconds (`search:0.5s`). The levels from
`novice` to `expert` are searchers with less or more time, and the weak ones with a careless hand.
"""

from dataclasses import dataclass, replace
from typing import Protocol

from affinage.core.errors import AffinageError, nearest
from affinage.core.game import Game
from affinage.core.record import Record

LEVELS = ("novice", "easy", "medium", "hard", "expert")
KINDS = ("random", "greedy", "search", *LEVELS)
CHEAT = "cheat"  # sees everything: never offered to players, made to be caught and to measure what secrets are worth
BUDGETED = ("search", CHEAT)


class Bot(Protocol):
    """One player in one seat."""

    def choose(self, observation: Record, legal: list[int]) -> int:
        """A move from `legal`, judged by the covered state alone."""


@dataclass(frozen=True)
class Kind:
    """A bot's name taken apart: what it is, and for `search` how long it thinks."""

    name: str
    iterations: int = 0
    seconds: float = 0.0


def parse(text: str) -> Kind:
    """A bot by its name, or a sentence with the nearest right one."""
    name, colon, budget = text.strip().lower().partition(":")
    if name not in (*KINDS, CHEAT):
        raise AffinageError(f'There is no bot "{text}".{nearest(name, list(KINDS))}')
    if not colon:
        return Kind(name)
    if name in BUDGETED and budget.isdecimal() and 1 <= int(budget) <= 10**8:
        return Kind(name, iterations=int(budget))
    if name in BUDGETED and _is_time(budget):
        return Kind(name, seconds=float(budget[:-1]))
    raise AffinageError(f'"{text}" is no bot: only search takes a budget, as in search:2000 or search:0.5s.')


def _is_time(budget: str) -> bool:
    digits = budget[:-1].replace(".", "", 1)
    return budget[-1:] == "s" and digits.isdecimal() and 0.001 <= float(budget[:-1]) <= 3600


def make(kind: str, game: Game, seat: int, seed: int = 0, seats: int | None = None, trees: int = 0) -> Bot:
    """A bot by its kind; the same seed gives the same choices, unless it thinks by the clock.

    `seats` are those at the table (the fewest if left out); `trees` are searched side by side, for bots that search.
    """
    wanted, own = parse(kind), seed * 64 + seat
    if wanted.name == "random":
        from .random import RandomBot

        return RandomBot(own)
    if wanted.name == "greedy":
        from .greedy import GreedyBot

        return GreedyBot(game, seat, own)
    from .levels import settings_of
    from .planner import thinker
    from .search import CheatBot, SearchBot

    sitting = game.seats[0] if seats is None else seats
    thinking = replace(settings_of(wanted, game, sitting), trees=trees)
    searching = CheatBot if wanted.name == CHEAT else SearchBot
    return searching(thinker(game, seat, sitting, own, thinking))


def repeatable(kind: str) -> bool:
    """Whether the same seed gives the same choices."""
    wanted = parse(kind)
    return wanted.name != "expert" and (wanted.name not in BUDGETED or wanted.iterations > 0)
