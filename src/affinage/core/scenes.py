"""Scenes: turns as they can be watched. The table before a turn and after each of its beats, as one viewer may know it.

A scene is what one seat did in a turn, or what the table did by itself. Where several seats chose at once, each has a
scene of its own, one after another: what seats owe at the same time can be made in any order, and here it is. What the
viewer did is no scene, for the viewer was there; it stands on the table when the first scene begins.

Only moves that are settled for good are looked at, by their faces, and every position is covered: a scene tells what
the log tells, as pictures.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from .game import CHANCE
from .record import Record
from .story import covered, seen
from .turns import Beat, Shown, Turn, beats, change, headline
from .words import Say


@dataclass(frozen=True)
class Excerpt:
    """Some settled turns of a table, as one viewer may read them."""

    game: Any
    viewer: int
    turns: Sequence[Turn]
    first: int  # the number of the first move in `moves`
    moves: Sequence[tuple[int, int, int]]  # who, which, and its face for the viewer
    states: Sequence[Record]  # before each of them, and after the last; whole, for nobody's eyes
    now: Record  # where the table stands

    def mover(self, number: int) -> int:
        """Who made the move with this number."""
        return self.moves[number - self.first][0]

    def known(self, s: Record) -> Record:
        """A position as the viewer may know it now: where seats chose at once, more than when it was on the table."""
        all_shown = getattr(self.game.observe, "all_shown", None)
        return s if all_shown and all_shown(s, self.now) else covered(self, s, self.viewer)


@dataclass(frozen=True)
class Step:
    """A beat, and the table after it."""

    beat: Beat | None  # nobody would say anything of it
    known: Record


@dataclass(frozen=True)
class Scene:
    """What is shown of a turn: all of it, or one seat's part."""

    turn: int
    seats: tuple[int, ...]  # nobody: the table by itself
    stage: int
    banner: str
    headline: str
    brought: dict[int, dict[str, int]]
    first: int
    end: int  # of the moves that have been shown when this is over
    over: bool
    before: Record
    steps: list[Step]


@dataclass(frozen=True)
class _Made:
    """A move of the turn in the order in which it is shown, and the positions around it."""

    number: int
    shown: Shown
    before: Record
    after: Record


def scenes(excerpt: Excerpt, since: int, say: Say) -> list[Scene]:
    """What there is to be shown of the moves from this number on."""
    return [scene for turn in excerpt.turns if turn.end > since for scene in _of_turn(excerpt, turn, since, say)]


def _of_turn(excerpt: Excerpt, turn: Turn, since: int, say: Say) -> list[Scene]:
    numbers = list(range(max(turn.first, since), turn.end))
    if len(turn.seats) > 1 and turn.over and since <= turn.first:
        return _together(excerpt, turn, numbers, say)
    viewer = excerpt.viewer
    if viewer in turn.seats:  # of the viewer's own turn: what others answered in it, and what came of that
        others = [n for n in numbers if excerpt.mover(n) not in (viewer, CHANCE)]
        numbers = [n for n in numbers if others and n >= others[0]]
    if not numbers:
        return []
    made = _as_made(excerpt, numbers, say)
    seats = turn.seats if turn.seats != (viewer,) else (made[0].shown.seat,)
    parts = beats(excerpt.game, [one.shown for one in made], 0, say)
    if since > turn.first and not parts and excerpt.game.turns.stage(made[-1].after) == turn.stage:
        return []  # the last word of a turn that has been shown
    leads_on = seats and parts and excerpt.game.turns.stage(made[-1].after) != turn.stage
    cut = parts[-1].end if leads_on else len(made)  # what then came of itself is a scene of its own
    if cut == len(made):
        return [_scene(excerpt, turn, seats, made, turn.end, say)]
    first = _scene(excerpt, turn, seats, made[:cut], made[cut].number, say)
    return [first, _scene(excerpt, turn, (), made[cut:], turn.end, say)]


def _scene(excerpt: Excerpt, turn: Turn, seats: tuple[int, ...], made: Sequence[_Made], end: int, say: Say) -> Scene:
    game, moves = excerpt.game, [one.shown for one in made]
    before, after = excerpt.known(made[0].before), excerpt.known(made[-1].after)
    parts = beats(game, moves, 0, say)
    ends = [*(part.end for part in parts[:-1]), len(made)]
    steps = [Step(part, excerpt.known(made[at - 1].after)) for part, at in zip(parts, ends, strict=False)]
    stage = turn.stage if seats else game.turns.stage(after)
    banner = game.turns.banner(before if seats else after, say)
    brought = {
        p: gained
        for p in seats or range(game.seats_in(after))
        if (gained := change(game.turns.purse, before, after, p))
    }
    told = headline(game, replace(turn, seats=seats), moves, brought if seats else {}, say) or banner
    first = min(one.number for one in made)
    return Scene(
        turn.number, seats, stage, banner, told, brought, first, end, turn.over, before, steps or [Step(None, after)]
    )


# Seats that choose at once


def _together(excerpt: Excerpt, turn: Turn, numbers: list[int], say: Say) -> list[Scene]:
    """Seat by seat: the viewer's own moves lie there already, and everybody's last words come last."""
    groups, last = _by_seat(excerpt, numbers, say)
    order = [n for _, group in groups for n in group]
    made = _made_anew(excerpt, [*order, *last], numbers[0], say)
    if made is None:  # they cannot be told apart: then in one, as it was
        return [_scene(excerpt, turn, turn.seats, _as_made(excerpt, numbers, say), turn.end, say)]
    found, at = list[Scene](), 0
    for seat, group in groups:
        if seat != excerpt.viewer and group:
            who = () if seat == CHANCE else (seat,)
            found.append(_scene(excerpt, turn, who, made[at : at + len(group)], turn.first, say))
        at += len(group)
    rest = made[at:]
    if rest and excerpt.known(rest[0].before) != excerpt.known(rest[-1].after):
        found.append(_scene(excerpt, turn, (), rest, turn.end, say))
    if found:
        found[-1] = replace(found[-1], end=turn.end)  # the turn has been shown when all of it has
    return found


def _by_seat(excerpt: Excerpt, numbers: Sequence[int], say: Say) -> tuple[list[tuple[int, list[int]]], list[int]]:
    """Each seat's moves with what Chance answered, the viewer's first; and the ends that nobody would speak of."""
    of, mover = dict[int, list[int]](), CHANCE
    for n in numbers:
        mover = mover if excerpt.mover(n) == CHANCE else excerpt.mover(n)
        of.setdefault(mover, []).append(n)
    last: list[int] = []
    for own in of.values():
        while own and not beats(excerpt.game, [_shown(excerpt, own[-1], None, say)], 0, say):
            last.append(own.pop())
    seats = sorted(of, key=lambda p: (p != CHANCE, p != excerpt.viewer, p))
    return [(p, of[p]) for p in seats], sorted(last)


def _as_made(excerpt: Excerpt, numbers: Sequence[int], say: Say) -> list[_Made]:
    """Moves with the positions around them, as the log has them."""
    at = excerpt.first
    return [
        _Made(n, _shown(excerpt, n, None, say), excerpt.states[n - at], excerpt.states[n - at + 1]) for n in numbers
    ]


def _made_anew(excerpt: Excerpt, numbers: Sequence[int], first: int, say: Say) -> list[_Made] | None:
    """The same in another order; nothing where that order is not possible, or would lead elsewhere."""
    rules, room = excerpt.game.rules, [0] * excerpt.game.width
    s, found = excerpt.states[first - excerpt.first].copy(), list[_Made]()
    for n in numbers:
        seat, move, _ = excerpt.moves[n - excerpt.first]
        if not rules.asked(s, seat) or move not in room[: rules.legal(s, seat, room)]:
            return None
        before = s.copy()
        rules.apply(s, seat, move)
        found.append(_Made(n, _shown(excerpt, n, before, say), before, s.copy()))
    return found if s == excerpt.states[first + len(numbers) - excerpt.first] else None


def _shown(excerpt: Excerpt, n: int, before: Record | None, say: Say) -> Shown:
    seat, _, face = excerpt.moves[n - excerpt.first]
    stood = excerpt.states[n - excerpt.first] if before is None else before
    return seen(excerpt, stood, seat, face, excerpt.viewer, say)
