"""Turns: what people remember of a game. From when a seat is asked until its moves stand, with what Chance answered.

A turn belongs to the seats that were asked when it began: one, several at once, or nobody (a stretch that the table
goes by itself: a deal, a change of year). It goes on while its seats alone are asked and the game's count stays the
same: `stage(s)` (the banner: a year, a round), `turn_no(s)` (within it) and `ends_turn(move)` (a turn's last word).

A *beat* is one thing that a person at the table would say aloud: moves of one kind in a row are joined, and what was
forced or is mere housekeeping (QUIET) is none. A *headline* is what mattered: the moves that lead, and what the seat
had more or less of when the turn was over.

Nothing here is stored: turns follow from the moves that stand, so games of long ago have them too.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .moves import LEAD, QUIET, Kinds
from .words import Say

CHANCE = -1


@dataclass
class Turn:
    """Events first to end - 1 of those that stand."""

    number: int
    seats: tuple[int, ...]  # nobody: the table went on by itself
    stage: int
    first: int
    end: int
    phase: int = 0
    count: int = 0
    over: bool = False  # whether it has come to its end


class Cutter:
    """Cuts a game into turns while it is played: `put` every move that stands, with the positions around it."""

    def __init__(self, game: Any, seats: int) -> None:
        self.game, self.seats, self.turns = game, seats, list[Turn]()
        self._asked = game.rules.asked
        self._counted = getattr(game.turns, "COUNTED", False)  # only its count ends a turn; others answer within it

    def begin(self, s: Any, seat: int) -> None:
        """Before a move is made: it goes on with the turn under way, or begins one."""
        at = self.turns[-1].end if self.turns else 0
        now = self.turns[-1] if self.turns and not self.turns[-1].over else None
        if now is not None and seat != CHANCE and seat not in now.seats and not (now.seats and self._counted):
            now.over, now = True, None
        if now is None:
            who = () if seat == CHANCE else tuple(p for p in range(self.seats) if self._asked(s, p))
            turning = self.game.turns
            phase = int(getattr(s, "phase", 0))
            number = self.turns[-1].number + 1 if self.turns else 0
            self.turns.append(Turn(number, who, turning.stage(s), at, at, phase, turning.turn_no(s)))

    def end(self, s: Any, seat: int, move: int) -> None:
        """After the move was made: whether its turn goes on."""
        now = self.turns[-1]
        now.end += 1
        now.over = not self._goes_on(now, s, seat, move)
        if not now.seats:
            now.stage = self.game.turns.stage(s)  # the table's own stretch leads to the stage that it opens

    def _goes_on(self, turn: Turn, s: Any, seat: int, move: int) -> bool:
        waits, turning = self._asked(s, CHANCE), self.game.turns
        if not turn.seats:
            return bool(waits)
        if turning.stage(s) != turn.stage or turning.turn_no(s) != turn.count:
            return False
        if len(turn.seats) == 1 and seat != CHANCE and turning.ends_turn(move):
            return False
        if waits:
            return True
        now = {p for p in range(self.seats) if self._asked(s, p)}
        if self._counted:
            return bool(now)
        together = len(turn.seats) == 1 or getattr(s, "phase", 0) == turn.phase
        return bool(now) and now <= set(turn.seats) and together


def cut(game: Any, seats: int, options: Sequence[int], events: Iterable[Any]) -> list[Turn]:
    """The moves that stand, cut into turns. Every move is in exactly one of them."""
    s, cutter = game.state(), Cutter(game, seats)
    game.rules.setup(s, seats, options)
    for event in events:
        cutter.begin(s, event.seat)
        game.rules.apply(s, event.seat, event.move)
        cutter.end(s, event.seat, event.move)
    return cutter.turns


def turn_at(turns: Sequence[Turn], event: int) -> Turn:
    """The turn that an event belongs to."""
    low, high = 0, len(turns) - 1
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if turns[middle].first <= event else (low, middle - 1)
    return turns[low]


# For people


class Shown(NamedTuple):
    """One move as a viewer may know it, in words."""

    seat: int
    move: int  # or its face
    words: str
    place: str
    forced: bool = False  # there was nothing to choose


@dataclass(frozen=True)
class Beat:
    """Moves of one kind in a row, by one seat: one thing to say, to show and to step to."""

    seat: int
    kind: str
    words: str
    place: str
    first: int  # of the moves that stand
    end: int


@dataclass(frozen=True)
class Told:
    """A turn as one viewer may read it."""

    number: int
    seats: tuple[int, ...]
    stage: int
    banner: str
    headline: str
    brought: dict[int, dict[str, int]]  # by seat: what it had more or less of, by the names of the catalogue
    first: int
    end: int
    over: bool
    beats: list[Beat] = field(default_factory=list)
    each: dict[int, str] = field(default_factory=dict)  # the headline by seats


def beats(game: Any, moves: Sequence[Shown], first: int, say: Say) -> list[Beat]:
    """What is said of these moves, of which the first has this number."""
    found: list[Beat] = []
    held: list[tuple[int, Shown]] = []

    def close() -> None:
        if held:
            at, one = held[0]
            kind = str(game.moves[one.move][0])
            words = joined([shown.words for _, shown in held], say)
            found.append(Beat(one.seat, kind, words, one.place, first + at, first + held[-1][0] + 1))
            held.clear()

    for at, shown in enumerate(moves):
        kind = kind_of(game, shown.move)
        if kind.declared.tells == QUIET or (shown.forced and kind.declared.tells != LEAD):
            continue
        if held and (held[-1][1].seat != shown.seat or kind_of(game, held[-1][1].move) is not kind):
            close()
        held.append((at, shown))
    close()
    return found


def joined(words: Sequence[str], say: Say) -> str:
    """Sentences one after another; what is said several times is said once, with how often."""
    counted: dict[str, int] = {}
    for one in words:
        counted[one] = counted.get(one, 0) + 1
    return "; ".join(say("turn-times", words=one, n=n) if n > 1 else one for one, n in counted.items())


def kind_of(game: Any, move: int) -> Kinds:
    """The declared kind of a move."""
    kind: Kinds = game.kind_of[move]
    return kind


def headline(game: Any, turn: Turn, moves: Sequence[Shown], brought: dict[int, dict[str, int]], say: Say) -> str:
    """What mattered: the moves that lead, and what they brought; for the table by itself, its banner or its leads."""
    if not turn.seats:
        return joined([shown.words for shown in moves if kind_of(game, shown.move).declared.tells == LEAD], say)
    each = by_seat(game, turn, moves, brought, say)
    if len(turn.seats) == 1:
        return each[turn.seats[0]]
    return " · ".join(say("turn-of", seat=say("seat", n=p + 1), words=words) for p, words in each.items() if words)


def by_seat(
    game: Any, turn: Turn, moves: Sequence[Shown], brought: dict[int, dict[str, int]], say: Say
) -> dict[int, str]:
    """Each seat's part of a headline."""
    own = {p: [shown for shown in moves if shown.seat == p] for p in turn.seats}
    return {p: _of_seat(game, own[p], brought.get(p, {}), say) for p in turn.seats}


def _of_seat(game: Any, moves: Sequence[Shown], change: dict[str, int], say: Say) -> str:
    """One seat's part. A catalogue may say it better: turn-<kind> has { $lead }, { $brought } and how much there is."""
    if not moves:
        return ""
    rank = [kind_of(game, shown.move).declared.tells for shown in moves]
    chief = [shown for shown, tells in zip(moves, rank, strict=True) if tells == max(rank)]
    if max(rank) < LEAD:
        chief = chief[-1:]
    lead, told, key = joined([shown.words for shown in chief], say), listed(change, say), kind_of(game, chief[-1].move)
    if say.has(f"turn-{key.key}"):
        return say(f"turn-{key.key}", lead=lead, brought=told, n=len(change))
    return say("turn-brought", lead=lead, brought=told) if told else lead


def listed(change: dict[str, int], say: Say) -> str:
    """What there is more or less of, in words."""
    return ", ".join(
        say("turn-change", n=f"{n:+d}".replace("-", "\u2212"), what=named(name, n, say)) for name, n in change.items()
    )


def named(name: str, n: int, say: Say) -> str:
    """The word for so many of something in a purse, as it stands behind a figure."""
    return say(name, n=abs(n))


def change(purse: Callable[[Any, int], dict[str, int]], before: Any, after: Any, seat: int) -> dict[str, int]:
    """What the seat has more or less of after a turn than before it, as far as the viewer of both positions knows."""
    old, new = purse(before, seat), purse(after, seat)
    return {name: new[name] - old[name] for name in new if new[name] != old[name]}


def told(game: Any, turn: Turn, moves: Sequence[Shown], before: Any, after: Any, say: Say) -> Told:
    """A turn in words, from its moves as the viewer may know them and the covered positions around it."""
    brought = {p: gained for p in turn.seats if (gained := change(game.turns.purse, before, after, p))}
    banner = game.turns.banner(after if not turn.seats else before, say)
    head = headline(game, turn, moves, brought, say) or banner
    parts = beats(game, moves, turn.first, say)
    each = by_seat(game, turn, moves, brought, say)
    first, end = turn.first, turn.end
    return Told(turn.number, turn.seats, turn.stage, banner, head, brought, first, end, turn.over, parts, each)
