"""Names that stand for one game's own functions in code that serves every game.

Playouts and search loops import these names; `Game.specialise` binds them to a game, plain or compiled. Calling one
unbound is a mistake of the caller's, and says so.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, NoReturn

from .record import Record


def _unbound(name: str) -> NoReturn:
    raise LookupError(f"{name} stands for a game's own function; use Game.specialise on the module that calls it")


def setup(s: Record, seats: int, options: Sequence[int]) -> None:
    """The start of a game."""
    _unbound("setup")


def legal(s: Record, seat: int, moves: MutableSequence[int]) -> int:
    """Write the seat's legal moves, lowest first; return how many there are."""
    _unbound("legal")


def why(s: Record, seat: int, move: int) -> int:
    """What stands against a move: one of the house's or the game's reasons; 0 where it is legal."""
    _unbound("why")


def odds(s: Record, weights: MutableSequence[int]) -> int:
    """Write the weight of each legal Chance move, in the order of `legal`; return how many there are.

    Nothing written and 0 returned means that all legal Chance moves are equally likely.
    """
    _unbound("odds")


def some_move(s: Record, seat: int, moves: Any, weights: Any, rng: Any) -> int:
    """A legal move at random: a seat's each as likely as the others, Chance's by their odds.

    A game may leave this out: all moves are then listed in `moves` and `weights`, and one is picked. With one of its
    own it can save the lists, but must give the same answer to the same generator; the checks compare the two.
    """
    _unbound("some_move")


def apply(s: Record, seat: int, move: int) -> None:
    """Make one move, unchecked."""
    _unbound("apply")


def asked(s: Record, seat: int) -> bool:
    """Whether this seat (or CHANCE) owes a choice now."""
    _unbound("asked")


def over(s: Record) -> bool:
    """Whether the game has ended."""
    _unbound("over")


def cover(s: Record, seat: int) -> None:
    """Turn the state into what this seat may know."""
    _unbound("cover")


def guess(s: Record, seat: int, rng: Any) -> None:
    """Turn what this seat may know into a full state that fits it, at random."""
    _unbound("guess")


def face(s: Record, mover: int, move: int, viewer: int) -> int:
    """A move as somebody else may know it."""
    _unbound("face")


def rank(s: Record, places: MutableSequence[int]) -> None:
    """Write each seat's place, 0 for the best; equal places share a win."""
    _unbound("rank")


def points(s: Record, seat: int, parts: MutableSequence[int]) -> int:
    """Write the seat's points by category; return the final score."""
    _unbound("points")


def value(s: Record, seat: int) -> int:
    """How good the position looks for this seat, hand-made; in no unit."""
    _unbound("value")


def predict(s: Record, seat: int, features: MutableSequence[int]) -> int:
    """What the seat is likely to have in the end, learnt from games; `features` is room for what it is told from.

    Behind that room lie the weights that it is told by, so that they can be tuned by play (`Game.features`).

    A game may leave this out, and a search then judges by `value`. The two are not the same: `value` says which of the
    ways to finish a turn looks best, and this how a game will end from where a milestone is reached.
    """
    _unbound("predict")


def spread(s: Record) -> int:
    """How far ahead, by `predict`, a seat is e times as likely to win as another; 0: to be learnt from games."""
    _unbound("spread")


def milestone(s: Record) -> int:
    """How far the game has come: what `value` says of two positions of the same milestone can be compared fairly.

    A game may leave this out. Where turns are long, or a seat can end its part early, one that has moved last looks
    better than it is; then a search judges where a milestone is reached and not after so many choices.
    """
    _unbound("milestone")


def stage(s: Record) -> int:
    """Which banner the game is under: a year, a round, a season."""
    _unbound("stage")


def turn_no(s: Record) -> int:
    """Which turn of its stage it is, in any unit; a turn is over when this changes."""
    _unbound("turn_no")


def ends_turn(move: int) -> bool:
    """Whether this move is the last word of a turn, also where the same seat is asked again."""
    _unbound("ends_turn")


def unordered(move: int) -> bool:
    """Whether moves of this kind, made one after another by a seat, lead to the same position in any order."""
    _unbound("unordered")
