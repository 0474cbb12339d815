"""One turn against another, in plain words: what it brings that the other does not, in the game's own categories.

Expected points come from the same playouts for both turns (reward decomposition): the smallest set of gains that
outweighs the losses is named. Facts can be seen on the table once the turn is made: points and what the seat holds.
A reason always speaks for the turn; what speaks against it is its price, and is told apart.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from affinage.core.chance import generator
from affinage.core.game import Game
from affinage.core.record import Record
from affinage.core.story import foretold
from affinage.core.turns import Shown, Turn, headline, named
from affinage.core.words import Say

from .judge import Outcomes, error

EQUAL = 0.02  # chances that differ by less are equally good
WORTH_NAMING = 0.5  # points
HARDLY = 0.1
SURE = 2.0  # standard errors
NAMED = 2  # reasons
SHOWN = 5  # lines of a table
SHORT = 2  # deeds that a short name of a turn holds
MANY = 2  # things of a kind, where the kind is named


class Gain(NamedTuple):
    """A mean difference and its standard error."""

    n: float
    error: float

    def is_sure(self) -> bool:
        """Whether there is anything to say."""
        return abs(self.n) >= WORTH_NAMING and abs(self.n) >= SURE * self.error


@dataclass(frozen=True)
class Figures:
    """What playouts say of a turn and of another one, for the seat whose turn it is."""

    win: float
    other: float
    error: float  # of the difference
    parts: tuple[Gain, ...]  # points by category, this turn less the other
    score: Gain
    rivals: Gain  # the strongest rival's score

    @property
    def equal(self) -> bool:
        """Whether neither is better, as far as can be told."""
        return abs(self.win - self.other) < max(EQUAL, SURE * self.error)


def figures(found: Outcomes, one: int, other: int, seat: int, firm: float) -> Figures:
    """Of two turns that were played out with the same luck."""
    win, points = found.win(firm)[..., seat], found.points
    own = points[one, :, seat] - points[other, :, seat]
    rivals = [p for p in range(points.shape[2]) if p != seat]
    most = points[..., rivals, -1].max(axis=2) if rivals else points[..., seat, -1] * 0
    return Figures(
        float(win[one].mean()),
        float(win[other].mean()),
        error(win[one] - win[other]),
        tuple(_gain(own[:, c]) for c in range(own.shape[1] - 1)),
        _gain(own[:, -1]),
        _gain(most[one] - most[other]),
    )


def _gain(differences: Any) -> Gain:
    return Gain(float(differences.mean()), error(differences))


class Row(NamedTuple):
    """One line of the table "this turn / the other": a name, and what each leaves the seat with."""

    name: str
    one: str
    other: str


@dataclass(frozen=True)
class Contrast:
    """A turn against another, in words."""

    equal: bool
    reasons: tuple[str, ...]  # what speaks for the turn
    price: str  # what it gives up, or nothing
    rows: tuple[Row, ...]


def deeds(game: Game, known: Record, seat: int, moves: Sequence[int], say: Say) -> list[str]:
    """The moves of a turn that lead, each with its details."""
    s, shown = known.copy(), list[Shown]()
    game.observe.guess(s, seat, generator(1))
    for move in moves:
        shown.append(Shown(seat, move, game.describe.words(s, seat, move, say), ""))
        game.rules.apply(s, seat, move)
    lead = headline(game, Turn(0, (seat,), 0, 0, len(moves)), shown, {}, say)
    return list(dict.fromkeys(part.strip() for part in lead.split("; ") if part.strip()))


def short(game: Game, known: Record, seat: int, moves: Sequence[int], say: Say) -> str:
    """A turn by its name: what leads, without its details."""
    parts = list(dict.fromkeys(deed.split(": ")[0].strip() for deed in deeds(game, known, seat, moves, say)))
    return "; ".join(parts[:SHORT]) + (" …" if len(parts) > SHORT else "")


class _Table:
    """What the seat has on the table: points by category, and what its purse holds."""

    def __init__(self, game: Game, known: Record, seat: int, moves: Sequence[int]) -> None:
        s = known.copy()
        game.observe.guess(s, seat, generator(1))
        for move in moves:
            game.rules.apply(s, seat, move)
        parts = [0] * len(game.score.CATEGORIES)
        self.score = game.score.points(s, seat, parts)
        self.parts, self.purse = parts, game.turns.purse(s, seat)


def contrast(
    game: Game, known: Record, seat: int, one: Sequence[int], other: Sequence[int], told: Figures, say: Say
) -> Contrast:
    """What the first turn brings that the other does not, and what it gives up."""
    before, mine, yours = (_Table(game, known, seat, moves) for moves in ((), one, other))
    names = [say(f"category-{name}") for name in game.score.CATEGORIES]
    now = [a - b for a, b in zip(mine.parts, yours.parts, strict=True)]
    held = {name: mine.purse[name] - yours.purse[name] for name in mine.purse}
    seen, gains = list[str](), list[str]()
    at_once = [(n, what) for n, what in zip(now, names, strict=True) if n > 0]
    seen += [say("why-now", n=n, what=what) for n, what in sorted(at_once, reverse=True)]
    more = {name: n for name, n in held.items() if n > 0}
    if more:
        seen.append(say("why-held", things=_things(more, say)))
    gains += _expected(told, names, say)
    if told.score.is_sure() and told.score.n > 0:
        gains.append(say("why-score", n=_half(told.score.n)))
    if told.rivals.is_sure() and told.rivals.n < 0:
        gains.append(say("why-rival", n=_half(-told.rivals.n)))
    reasons = [*seen[:1], *gains, *seen[1:]][:NAMED] or _hardly(told, names, say)
    if not reasons:  # nothing that can be counted: what this turn does and the other does not
        own, others = deeds(game, known, seat, one, say), deeds(game, known, seat, other, say)
        added, left_out = [deed for deed in own if deed not in others], [deed for deed in others if deed not in own]
        reasons = [say("why-does", deed=deed.split(": ")[-1]) for deed in added[:1]]
        reasons = reasons or [say("why-spares", deed=deed.split(": ")[-1]) for deed in left_out[:1]]
    price = _price(told, names, now, held, say)
    return Contrast(told.equal, tuple(reasons), price, _rows(before, mine, yours, names, say))


def _expected(told: Figures, names: Sequence[str], say: Say) -> list[str]:
    """The largest gains by category, until they exceed all losses."""
    sure = [(gain.n, what) for gain, what in zip(told.parts, names, strict=True) if gain.is_sure()]
    losses, found = -sum(n for n, _ in sure if n < 0), list[str]()
    for n, what in sorted(sure, reverse=True):
        if n <= 0 or (found and losses < 0):
            break
        found.append(say("why-later", n=_half(n), what=what))
        losses -= n
    return found


def _hardly(told: Figures, names: Sequence[str], say: Say) -> list[str]:
    """Where nothing stands out: what there is most of."""
    n, what = max(zip((gain.n for gain in told.parts), names, strict=True))
    if n >= HARDLY:
        return [say("why-little", what=what)]
    if told.score.n >= HARDLY:
        return [say("why-little-score")]
    if told.rivals.n <= -HARDLY:
        return [say("why-little-rival")]
    return []


def _price(told: Figures, names: Sequence[str], now: Sequence[int], held: dict[str, int], say: Say) -> str:
    """What the turn gives up: on the table first, then in the end; one sentence or nothing."""
    less, what = min(zip(now, names, strict=True))
    if less < 0:
        return say("why-price-now", n=-less, what=what)
    lost = {name: -n for name, n in held.items() if n < 0}
    if lost:
        return say("why-price-held", things=_things(lost, say))
    gain, what = min(zip(told.parts, names, strict=True))
    return say("why-price-later", n=_half(-gain.n), what=what) if gain.is_sure() and gain.n < 0 else ""


def _things(held: dict[str, int], say: Say) -> str:
    most = sorted(held.items(), key=lambda one: -one[1])[:3]
    return ", ".join(say("why-thing", n=n, what=named(name, n, say)) for name, n in most)


def _half(n: float) -> float:
    return max(0.5, round(2 * n) / 2)


def _rows(before: _Table, mine: _Table, yours: _Table, names: Sequence[str], say: Say) -> tuple[Row, ...]:
    """Up to five lines that differ."""
    rows = []
    if mine.score != yours.score:
        name = say("pad-final") if say.has("pad-final") else say("why-row-score")
        rows.append(Row(name, _from_to(before.score, mine.score, say), _from_to(before.score, yours.score, say)))
    for at, name in enumerate(names):
        if mine.parts[at] != yours.parts[at] and len(names) > 1:
            rows.append(Row(name, str(mine.parts[at]), str(yours.parts[at])))
    differ = [key for key in mine.purse if mine.purse[key] != yours.purse[key]]
    rows += [Row(named(key, MANY, say), str(mine.purse[key]), str(yours.purse[key])) for key in differ]
    return tuple(rows[:SHOWN])


def _from_to(old: int, new: int, say: Say) -> str:
    return say("why-stays", n=new) if new == old else say("why-from-to", old=old, new=new)


def whole(game: Game, known: Record, seat: int, seats: int, moves: Sequence[int], say: Say) -> str:
    """A turn's headline, with what it brings."""
    return foretold(game, known, seat, seats, moves, say).headline
