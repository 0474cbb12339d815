"""Players that are no people: each is given what its seat may know and the legal moves, never the state.

`random` takes anything, `greedy` looks to the end of its own turn, `search` thinks ahead over guesses of what it cannot
know: for a second, for so many iterations (`search:2000`) or for so many seconds (`search:0.5s`); `policy` is the
bare trained net of a game that has one. The levels from
`novice` to `expert` are searchers with less or more time, and the weak ones with a careless hand. How they think can be
set by name (`search:2000,exploration=0.4`): see `spec`.
"""

from typing import Protocol

from affinage.core.game import Game
from affinage.core.record import Record

from .spec import CHEAT, KINDS, LEVELS, POLICY, WITHOUT_SETTINGS, BotSpec, parse, split


class Bot(Protocol):
    """One player in one seat."""

    def choose(self, observation: Record, legal: list[int]) -> int:
        """A move from `legal`, judged by the covered state alone."""


def make(
    kind: str | BotSpec, game: Game, seat: int, seed: int = 0, seats: int | None = None, trees: int | None = None
) -> Bot:
    """A bot by its text or spec; the same seed gives the same choices, unless it thinks by the clock.

    `seats` are those at the table (the fewest if left out); `trees` are searched side by side, whatever the spec says.
    """
    wanted, own = parse(kind) if isinstance(kind, str) else kind, seed * 64 + seat
    if wanted.name == "random":
        from .random import RandomBot

        return RandomBot(own)
    if wanted.name == "greedy":
        from .greedy import GreedyBot

        return GreedyBot(game, seat, own)
    from .levels import suited
    from .planner import thinker
    from .search import CheatBot, SearchBot

    if trees is not None:
        wanted = wanted.with_settings(trees=trees)
    sitting = game.seats[0] if seats is None else seats
    if (suits := suited(wanted, game, sitting)).by_net.choose_by == POLICY:
        from .policy import PolicyBot

        return PolicyBot(game, seat, sitting, own, suits)
    searching = CheatBot if wanted.name == CHEAT else SearchBot
    return searching(thinker(game, seat, sitting, own, wanted))


def repeatable(kind: str | BotSpec) -> bool:
    """Whether the same seed gives the same choices."""
    wanted = parse(kind) if isinstance(kind, str) else kind
    return wanted.name in WITHOUT_SETTINGS or wanted.by_net.choose_by == POLICY or not wanted.budget.by_the_clock


__all__ = ["CHEAT", "KINDS", "LEVELS", "Bot", "BotSpec", "make", "parse", "repeatable", "split"]
