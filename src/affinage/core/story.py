"""A game told by turns, for one viewer: what the terminal, a replay and a review read."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from .chance import generator
from .game import Game
from .play import CHANCE, Table
from .record import Record
from .turns import Cutter, Shown, Told, Turn, cut, told
from .words import Say


def turns_of(table: Table) -> list[Turn]:
    """The moves of a table that stand, cut into turns."""
    return cut(table.game, table.seats, table.option_values, table.standing())


def story(table: Table, viewer: int | None = None, say: Say | None = None) -> list[Told]:
    """Every turn in words; with a viewer, as that seat (or PUBLIC) may know it, without the others' open moves.

    Headlines are made of faces and covered positions, as the log is, so they tell no more than it does.
    """
    game, say = table.game, say or table.game.say()
    s = game.state()
    game.rules.setup(s, table.seats, table.option_values)
    cutter, found = Cutter(game, table.seats), list[Told]()
    shown, before = list[Shown](), covered(table, s, viewer)
    for _, event, is_settled in table.seen_by(viewer):
        move = table.face_of(s, event, viewer)
        if not is_settled and move != event.move:  # it binds its seat, but others learn of it when all have answered
            game.rules.apply(s, event.seat, event.move)
            continue
        count = len(cutter.turns)
        cutter.begin(s, event.seat)
        if len(cutter.turns) > count and count:
            found.append(told(game, cutter.turns[-2], shown, before, covered(table, s, viewer), say))
            shown, before = [], covered(table, s, viewer)
        shown.append(seen(table, s, event.seat, move, viewer, say))
        game.rules.apply(s, event.seat, event.move)
        cutter.end(s, event.seat, event.move)
    if cutter.turns:
        found.append(told(game, cutter.turns[-1], shown, before, covered(table, s, viewer), say))
    return found


def covered(table: Any, s: Record, viewer: int | None) -> Record:
    """A position as the viewer may know it; nobody: as it is."""
    known = s.copy()
    if viewer is not None:
        table.game.observe.cover(known, viewer)
    return known


def seen(table: Any, s: Record, seat: int, move: int, viewer: int | None, say: Say) -> Shown:
    """One move in words, and whether the viewer knows that there was nothing to choose."""
    game = table.game
    words, place = game.describe.words(s, seat, move, say), game.place_in_log(s, seat, move)
    return Shown(seat, move, words, place, seat != CHANCE and is_forced(table, s, seat, viewer))


def is_forced(table: Any, s: Record, seat: int, viewer: int | None) -> bool:
    """Whether there was one move alone. Of another seat this is told only where nothing is hidden from the viewer."""
    room = [0] * table.game.width
    if table.game.rules.legal(s, seat, room) != 1:
        return False
    return viewer in (None, seat) or covered(table, s, viewer) == s


def foretold(game: Game, known: Record, seat: int, seats: int, moves: Sequence[int], say: Say) -> Told:
    """A turn told before it is made, from what its seat may know: what a hint says in place of its first small move."""
    before = known.copy()
    game.observe.guess(before, seat, generator(1))
    s, shown = before.copy(), list[Shown]()
    for move in moves:
        shown.append(Shown(seat, move, game.describe.words(s, seat, move, say), game.place_in_log(s, seat, move)))
        game.rules.apply(s, seat, move)
    cutter = Cutter(game, seats)
    cutter.begin(before, seat)
    turn = replace(cutter.turns[0], seats=(seat,), end=len(moves), over=True)
    return told(game, turn, shown, before, s, say)
