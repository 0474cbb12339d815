"""Two component sets side by side: what differs in play, and whether that is more than chance."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import NormalDist

from affinage.core.words import Say

from .balance import Balance
from .match import Rate
from .pieces import Use

Span = tuple[float, float, float]
SURE = 1.959964  # standard deviations on each side of a 95 % interval


@dataclass(frozen=True)
class Difference:
    """One figure of both sets, and the 95 % interval of the difference: new less old."""

    name: str
    old: float
    new: float
    low: float
    high: float
    share: bool  # a share, told in per cent
    n: int = 0  # games, or seats, that the smaller of both figures is of
    about: tuple[str, int] = ("", -1)  # the piece that it is about: its sort and its number
    before: Span = (0.0, 0.0, 0.0)  # of a share: itself in the older set with its interval
    now: Span = (0.0, 0.0, 0.0)
    sure: bool = False  # clear even when it is kept in mind how many figures are looked at

    @property
    def by(self) -> float:
        """The difference itself."""
        return self.new - self.old

    @property
    def clear(self) -> bool:
        """Whether it is more than chance would do to two equal sets, at this number of games."""
        return self.low > 0 or self.high < 0


def differences(old: Balance, new: Balance, say: Say) -> list[Difference]:
    """Every figure that both have with its spread: the clearest first."""
    found = [*_seats(old, new), *_means(old, new), *_lifts(old, new, say), *_pieces(old, new)]
    return sorted(judged(found), key=lambda d: (not d.clear, -abs(d.by) / max(d.high - d.low, 1e-9)))


def judged(found: Sequence[Difference]) -> list[Difference]:
    """The same figures, each with whether it is clear although so many of them are looked at."""
    wider = NormalDist().inv_cdf(1 - 0.025 / max(1, len(found))) / SURE  # as Bonferroni: 95 % for all of them together
    return [replace(d, sure=abs(d.by) > wider * (d.high - d.low) / 2) for d in found]


def _seats(old: Balance, new: Balance) -> Iterator[Difference]:
    for seat, (before, after) in enumerate(zip(old.seats, new.seats, strict=False)):
        yield _shares(f"seat {seat + 1} wins", before, after)


def _means(old: Balance, new: Balance) -> Iterator[Difference]:
    for name, key in (
        ("points of a seat", "scores"),
        ("points of the winner", "winning"),
        ("points between the first two", "margins"),
        ("changes of the lead in a game", "lead_changes"),
    ):
        before, after = getattr(old, key), getattr(new, key)
        if before and after:
            # the seats of one game are no independent witnesses: games are what is counted
            found = _of_means(name, before, after, len(before) / old.games, len(after) / new.games)
            yield replace(found, n=min(old.games, new.games))


def _lifts(old: Balance, new: Balance, say: Say) -> Iterator[Difference]:
    for key in sorted(old.lifts.keys() & new.lifts.keys()):
        name = say(key) if say.has(key) else key.replace("-", " ")
        yield replace(_shares(f"owner of {name} wins", old.lifts[key], new.lifts[key]), about=(key, 0))


def _pieces(old: Balance, new: Balance) -> Iterator[Difference]:
    before = {_known(use): use for use in old.pieces}
    for use in new.pieces:
        was = before.get(_known(use))
        if was is not None:
            about = (use.sort, use.number)
            yield replace(_shares(f"seats that use {use.name}", was.used, use.used), about=about)
            if was.wins.games and use.wins.games:
                yield replace(_shares(f"whoever uses {use.name} wins", was.wins, use.wins), about=about)


def _known(use: Use) -> tuple[str, object]:
    """A row of a set keeps its place when an owner corrects it, whatever it is called then."""
    return use.sort, use.number if use.number >= 0 else use.name


def _shares(name: str, old: Rate, new: Rate) -> Difference:
    reach = SURE * sqrt(_variance(old) + _variance(new))
    by = new.share - old.share
    return Difference(name, old.share, new.share, by - reach, by + reach, share=True, n=min(old.games, new.games),
                      before=(old.share, old.low, old.high), now=(new.share, new.low, new.high))  # fmt: skip


def _variance(rate: Rate) -> float:
    n = max(rate.games, 1)
    share = (rate.share * n + 2) / (n + 4)  # as Agresti and Coull: a share of none or all has a spread, too
    return share * (1 - share) / (n + 4)


def _of_means(name: str, old: Sequence[int], new: Sequence[int], each: float, each_new: float) -> Difference:
    (mean, spread), (other, other_spread) = _mean(old, each), _mean(new, each_new)
    by, reach = other - mean, SURE * sqrt(spread + other_spread)
    return Difference(name, mean, other, by - reach, by + reach, share=False)


def _mean(numbers: Sequence[int], each: float) -> tuple[float, float]:
    """The mean, and the variance of it; `each`: so many numbers come from one game."""
    n = len(numbers)
    mean = sum(numbers) / n
    return mean, sum((k - mean) ** 2 for k in numbers) / max(1, n - 1) / n * each
