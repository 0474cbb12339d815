"""The skill ladder: how much stronger each level is than the one below, and what twice the thinking is worth."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from typing import Any

from affinage.agents import LEVELS, parse

from .match import Rate, Series, rate
from .rating import Ranking, Rating, ranking_of, ratings

PLAYERS = ("random", "greedy", *LEVELS)
Play = Callable[[list[str], int], Series]  # two bots and a number of seats


@dataclass
class Ladder:
    """Ratings by seat count, each level against the one below, and twice the thinking against once."""

    game: str
    speed: dict[str, float] = field(default_factory=dict)  # iterations of a search in a second, by seats and threads
    ratings: dict[int, list[Rating]] = field(default_factory=dict)
    steps: dict[int, dict[str, Rate]] = field(default_factory=dict)  # first places
    ahead: dict[int, dict[str, Rate]] = field(default_factory=dict)  # the share of the others that it finishes ahead of
    doublings: dict[str, Rate] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)


def climb(game: str, seats: tuple[int, ...], levels: tuple[str, ...], play: Play) -> Ladder:
    """Play all levels: each against the next one and the one after that, for each seat count."""
    found = Ladder(game)
    for count in seats:
        rankings: list[Ranking] = []
        found.steps[count], found.ahead[count] = {}, {}
        for at, lower in enumerate(levels):
            for upper in levels[at + 1 : at + 3]:
                series = play([upper, lower], count)
                players = (levels.index(upper), at)
                for number, lineup in enumerate(series.lineups):
                    rankings.append(ranking_of(series.places(number), [players[b] for b in lineup]))
                if upper == levels[at + 1]:
                    name, games = f"{upper} – {lower}", len(series.lineups)
                    found.steps[count][name] = rate(sum(series.shares(0)), games)
                    found.ahead[count][name] = rate(sum(series.ahead(0)), games)
        found.ratings[count] = ratings(levels, rankings)
    return found


def double(found: Ladder, bots: list[str], seats: int, play: Play) -> None:
    """Each bot against the one before it, which has half of its budget."""
    for less, more in pairwise(bots):
        series = play([more, less], seats)
        found.doublings[f"{more} – {less}"] = rate(sum(series.shares(0)), len(series.lineups))


def doubled(first: str, times: int) -> list[str]:
    """A bot, and the same with its budget doubled so often: search:250, search:500, search:1000."""
    spec = parse(first)
    unit = "seconds" if spec.budget.by_the_clock else "iterations"
    return [str(spec.with_settings(**{unit: spec[unit] * 2**k})) for k in range(times + 1)]
