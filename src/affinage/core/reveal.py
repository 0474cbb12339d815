"""Whether moves that were made have told anybody anything: only then can a settled turn be taken back fairly.

A seat has learned nothing where these moves could have been made in every table that fits what it knew before, and lead
to what it sees now. Hidden things are dealt anew a number of times, as a bot's guesses are: a card that came to light
is somewhere else in most of these tables, and then the move that showed it is not possible there, or leads elsewhere.
"""

from collections.abc import Sequence

from .chance import generator
from .game import Game
from .play import Event
from .record import Record

GUESSES = 32


def who_learned(game: Game, seats: int, before: Record, moves: Sequence[Event]) -> int | None:
    """The first seat that has learned something by moves which lie open now, or nobody. Chance always tells something.

    Whoever only watches is not asked: nothing that a spectator learns is of use in the game.
    """
    after = before.copy()
    for event in moves:
        game.rules.apply(after, event.seat, event.move)
    return next((seat for seat in range(seats) if _learned(game, seat, before, moves, after)), None)


def _learned(game: Game, seat: int, before: Record, moves: Sequence[Event], after: Record) -> bool:
    known, sees = _covered(game, before, seat), _covered(game, after, seat)
    if known == before:  # nothing was hidden
        return False
    for number in range(1, GUESSES + 1):
        world = known.copy()
        game.observe.guess(world, seat, generator(number))
        if not _fits(game, world, moves) or _covered(game, world, seat) != sees:
            return True
    return False


def _fits(game: Game, world: Record, moves: Sequence[Event]) -> bool:
    """Whether the moves are possible from there, one after another; they are made."""
    room = [0] * game.width
    for event in moves:
        if not game.rules.asked(world, event.seat):
            return False
        if event.move not in room[: game.rules.legal(world, event.seat, room)]:
            return False
        game.rules.apply(world, event.seat, event.move)
    return True


def _covered(game: Game, s: Record, seat: int) -> Record:
    known = s.copy()
    game.observe.cover(known, seat)
    return known
