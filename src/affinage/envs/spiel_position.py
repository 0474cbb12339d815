"""What a state of an OpenSpiel game holds: a record, and per seat what it has seen. Knows nothing of OpenSpiel."""

from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from affinage.core import writing
from affinage.core.chance import generator
from affinage.core.compiled_entry import CHANCE
from affinage.core.errors import AffinageError, Illegal
from affinage.core.game import Game
from affinage.core.layout import layout_of
from affinage.core.record import Record

from . import asking
from .asking import ENDED, REFUSED
from .batch import WIN, reward_of
from .buffers import GameBuffers
from .ready import compiling

LONGEST = 1 << 16  # entries up to which all that a seat has seen is offered as one row of numbers


def row_of(game: Game) -> int:
    """Entries of one thing seen: who moved, the move's face, and what the seat then knew."""
    return max(game.seats) + 1 + len(game.moves) + layout_of(game).size


def recalled(game: Game) -> int:
    """Entries of all that a seat can have seen, and of who it is."""
    return max(game.seats) + game.bound * row_of(game)


class Kit:
    """What all states of one game share: compiled functions and room to work in."""

    _kits: dict[str, "Kit"] = {}  # noqa: RUF012 - filled as games are asked for

    def __init__(self, game: Game) -> None:
        self.game, self.fast, self.layout = game, game.fast, layout_of(game)
        self.asking, self.write = game.specialise(asking), game.specialise(writing).write_observation
        self.room = GameBuffers(game)
        most, size = max(game.seats), game.state.dtype.itemsize
        self.faces, self.notes = np.zeros(most, np.int16), np.zeros(most, game.state.dtype)
        self.row, self.recalled = row_of(game), recalled(game)
        self.recalls = self.recalled <= LONGEST
        self.known = [row.data for row in self.notes.view(np.uint8).reshape(most, size)]  # the notes as bytes

    @classmethod
    def of(cls, game: Game) -> "Kit":
        """The kit of a game; made once for each box that it is played with."""
        if game.package not in cls._kits:
            kit = cls._kits[game.package] = Kit(game)
            with compiling(kit.game, asking, writing) as cold:
                if cold:
                    kit.try_out()
        return cls._kits[game.package]

    def try_out(self) -> None:
        """All that a game takes, so that it is compiled now."""
        game = self.game
        start = Position.start(self, game.usual_seats, np.array(game.option_values({}, game.usual_seats), np.int64))
        moves = start.legal(start.mover)
        start.weights(len(moves))
        start.make(start.mover, moves[0])
        start.cover(0)
        self.write(self.room.raw, self.layout.plan, 0, start.seats, np.empty(self.layout.size, np.float32))
        start.rewards(WIN)


class Position:
    """A state's one attribute: the record, and what each seat has seen as a hash.

    In short games `past` is what each seat has seen in full, None for a seat of which that is not known.
    """

    __slots__ = ("asked", "first", "kit", "mover", "past", "seats", "seen", "state")

    def __init__(
        self,
        kit: Kit,
        seats: int,
        state: NDArray[Any],
        seen: list[bytes],
        first: int = 0,
        past: list[bytes | None] | None = None,
    ) -> None:
        self.past: list[bytes | None] = [None] * seats if past is None else past
        self.kit, self.seats, self.state, self.seen = kit, seats, state, seen
        self.first = first  # who answers first where several are asked, then those after it
        self.ask(kit.asking.who_is_asked(state, seats))

    @classmethod
    def start(cls, kit: Kit, seats: int, options: NDArray[np.int64]) -> "Position":
        """The start of a game."""
        state = np.zeros(1, kit.game.state.dtype)
        kit.fast.setup_at(state, 0, seats, options)
        return cls(kit, seats, state, [b""] * seats, past=[b"" if kit.recalls else None] * seats)

    def __deepcopy__(self, memo: Any) -> "Position":
        twin = object.__new__(Position)
        twin.kit, twin.seats, twin.first = self.kit, self.seats, self.first
        twin.asked, twin.mover = self.asked, self.mover
        twin.state, twin.seen, twin.past = _copied(self.state), self.seen[:], self.past[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return unpickled, (self.kit.game, self.seats, self.state.tobytes(), self.seen, self.first, self.past)

    def ask(self, asked: int) -> None:
        """These seats owe a choice (or CHANCE, or ENDED); the one that moves next is found."""
        self.asked, self.mover = asked, asked
        if asked >= 0:
            self.mover = self.first
            while not asked >> self.mover & 1:
                self.mover = (self.mover + 1) % self.seats

    def legal(self, seat: int) -> list[int]:
        """The moves of a seat, or of Chance."""
        moves = self.kit.room.moves
        found: list[int] = moves[: self.kit.fast.legal_at(self.state, 0, seat, moves)].tolist()
        return found

    def weights(self, count: int) -> list[int]:
        """How likely each legal Chance move is, in no unit."""
        weights = self.kit.room.weights
        found: list[int] = weights[: self.kit.fast.odds_at(self.state, 0, weights)].tolist()
        return found or [1] * count

    def make(self, mover: int, move: int) -> None:
        """One move; every seat takes note of its face and of what it may know afterwards."""
        kit, seen = self.kit, self.seen
        if mover == ENDED:
            raise Illegal(f"The game is over: nobody can make move {move}.", "")
        asked = kit.asking.make_and_note(self.state, self.seats, mover, move, kit.room.moves, kit.faces, kit.notes)
        if asked == REFUSED:
            first = first_of_chance(kit.game) if mover == CHANCE else 0  # OpenSpiel counts Chance's moves from there on
            there = [one - first for one in self.legal(mover)]
            raise Illegal(f"{_called(mover)} cannot make move {move - first} now: {there} are legal.", "")
        self.ask(asked)
        for seat, face in enumerate(kit.faces[: self.seats].tolist()):
            note = b"".join((bytes((mover & 0xFF, face & 0xFF, face >> 8)), kit.known[seat]))
            seen[seat] = blake2b(seen[seat] + note, digest_size=16).digest()
            before = self.past[seat]
            self.past[seat] = None if before is None else before + note

    def write_observation(self, viewer: int, covered_for: int, out: NDArray[np.float32]) -> None:
        """What a seat (or PUBLIC) may know into a row, seats counted from the viewer."""
        self.cover(covered_for)
        self.kit.write(self.kit.room.raw, self.kit.layout.plan, viewer, self.seats, out)

    def write_past(self, viewer: int, out: NDArray[np.float32]) -> None:
        """All that a seat has seen, in order: who moved, the move's face, and what the seat then knew."""
        kit, past, most = self.kit, self.past[viewer], max(self.kit.game.seats)
        if past is None:
            raise AffinageError(f"What {_called(viewer)} has seen is not known of a state that was guessed or told.")
        out[:] = 0.0
        out[viewer] = 1.0
        size = 3 + kit.game.state.dtype.itemsize
        for at in range(len(past) // size):
            mover, low, high = past[at * size : at * size + 3]
            row = out[most + at * kit.row : most + (at + 1) * kit.row]
            row[most if mover == CHANCE & 0xFF else mover] = 1.0
            row[most + 1 + low + 256 * high] = 1.0
            kit.room.spare[0] = np.frombuffer(past, kit.game.state.dtype, 1, at * size + 3)[0]
            kit.write(kit.room.raw, kit.layout.plan, viewer, self.seats, row[most + 1 + len(kit.game.moves) :])

    def known_bytes(self, seat: int) -> bytes:
        """What the seat may know, as bytes."""
        self.cover(seat)
        known: bytes = self.kit.room.spare.tobytes()
        return known

    def cover(self, seat: int) -> None:
        """What the seat (or PUBLIC) may know, into the kit's spare record."""
        self.kit.room.spare[0] = self.state[0]
        self.kit.fast.cover_at(self.kit.room.spare, 0, seat)

    def known(self, seat: int) -> Record:
        """What the seat (or PUBLIC) may know, as a record."""
        self.cover(seat)
        return self.kit.game.state.from_array(self.kit.room.spare)

    def guessed(self, seat: int, number: int) -> "Position":
        """A position that the seat cannot tell from this one; what the others have seen is guessed with it."""
        self.cover(seat)
        state = _copied(self.kit.room.spare)
        self.kit.fast.guess_at(state, 0, seat, generator(number))
        past = [own if other == seat else None for other, own in enumerate(self.past)]
        twin = Position(self.kit, self.seats, state, self.seen[:], seat, past)  # the others may be asked as well
        for other in range(self.seats):
            if other != seat:
                note = self.seen[seat] + twin.known_bytes(other)
                twin.seen[other] = blake2b(note, digest_size=16).digest()
        return twin

    def rewards(self, reward: int) -> list[float]:
        """What each seat gets, once the game has ended."""
        room, fast = self.kit.room, self.kit.fast
        fast.rank_at(self.state, 0, room.places)
        scores = [int(fast.points_at(self.state, 0, p, room.parts)) for p in range(self.seats)]
        return [reward_of(p, self.seats, reward, room.places, scores) for p in range(self.seats)]


def _copied(state: NDArray[Any]) -> NDArray[Any]:
    """Byte for byte: a copy of records would leave what lies between their fields to chance, and it is hashed."""
    return state.view(np.uint8).copy().view(state.dtype)


def unpickled(
    game: Game, seats: int, state: bytes, seen: list[bytes], first: int, past: list[bytes | None] | None = None
) -> Position:
    """A position from what it was made of."""
    kit = Kit.of(game)
    return Position(kit, seats, np.frombuffer(bytearray(state), kit.game.state.dtype), seen, first, past)


def first_of_chance(game: Game) -> int:
    """The first of Chance's own moves, which OpenSpiel numbers by themselves; 0 where it has none of its own."""
    return game.actions if game.actions < len(game.moves) else 0


def _called(mover: int) -> str:
    return "Chance" if mover == CHANCE else f"Seat {mover + 1}"
