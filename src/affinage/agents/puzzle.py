"""Puzzles: positions in which one turn is best, as they are shipped; and what a turn that somebody tries is worth.

A puzzle is the moves that lead to it, the seat that is asked, and what the turns from there are worth. Turns are
compared by what they lead to, as their seat may know it: two that end alike are one turn. Rows lie in the folder of
their game (`puzzles.json`), with the rules version and the component set that they were judged by; with others they
are not shown until `affinage puzzles GAME --again` has judged them once more.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from affinage.core.chance import generator
from affinage.core.game import CHANCE, Game
from affinage.core.moves import LEAD
from affinage.core.play import Event, Table
from affinage.core.record import Record

from .contrast import Figures, Gain

FILE = "puzzles.json"
JUDGE = 1  # what a row means; raised when puzzles are judged by other tests
EXACT, JUDGED = "exact", "judged"
POINTS, WIN = "points", "win"
BEST, NEARLY, MISSED, UNFINISHED = "best", "nearly", "missed", "unfinished"
LONGEST = 40  # small moves of a turn


@dataclass(frozen=True)
class Way:
    """A turn that can be made in a puzzle, and what it is worth."""

    moves: tuple[int, ...]
    win: float  # the chance to win
    ahead: float  # points ahead of the strongest rival in the end


@dataclass(frozen=True)
class Puzzle:
    """One puzzle."""

    number: int
    seats: int
    options: dict[str, str]
    standing: tuple[tuple[int, int], ...]  # the moves that lead there: seat and code, Chance included
    seat: int
    proof: str  # how the answer is known
    theme: str
    level: str  # the weakest that finds the answer; nothing where none does
    unit: str  # what turns are compared by: points ahead in the end, or chances to win
    margin: float  # by how much the best turn leads the next other one
    error: float  # of the margin
    right: float  # turns that are worth so much less than the best count as solved, too,
    near: float  # and those as nearly
    ways: tuple[Way, ...]  # the best turn first
    ends: dict[str, float]  # where turns lead, and how much less than the best each is worth
    figures: dict[str, Any]  # of the best turn against the next other one
    found: dict[str, int] = field(default_factory=dict)  # by level: in how many of eight tries
    tests: dict[str, Any] = field(default_factory=dict)  # what else was measured

    def told(self) -> Figures:
        """The figures as reasons are made of them."""
        row = self.figures
        parts = tuple(Gain(*gain) for gain in row["parts"])
        return Figures(row["win"], row["other"], row["error"], parts, Gain(*row["score"]), Gain(*row["rivals"]))


def as_row(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as it is written."""
    return asdict(puzzle)


def from_row(row: dict[str, Any]) -> Puzzle:
    """A puzzle as it was written."""
    ways = tuple(Way(tuple(way["moves"]), way["win"], way["ahead"]) for way in row["ways"])
    return Puzzle(**(row | {"standing": tuple((s, m) for s, m in row["standing"]), "ways": ways}))


def read(game: Game, anyway: bool = False) -> list[Puzzle]:
    """The puzzles of a game that fit its rules and components; with `anyway` also those that no longer do."""
    file = game.folder / FILE
    if not file.is_file():
        return []
    content = json.loads(file.read_text("utf-8"))
    fits = (content["rules"], content["components"], content["judge"]) == (game.version, game.box.key, JUDGE)
    return [from_row(row) for row in content["puzzles"]] if fits or anyway else []


def write(game: Game, puzzles: Iterable[Puzzle], file: Path) -> None:
    """Keep puzzles, one on each line."""
    head = {"rules": game.version, "components": game.box.key, "judge": JUDGE}
    told = json.dumps(head)[:-1]
    rows = ",\n  ".join(json.dumps(as_row(one), separators=(",", ":")) for one in puzzles)
    file.write_text(f'{told},\n "puzzles": [\n  {rows}\n ]}}\n', "utf-8")


def laid(game: Game, puzzle: Puzzle) -> Table:
    """The table as it stands when the puzzle is asked; Illegal where its moves are none by these rules."""
    table = Table(game, puzzle.seats, options=puzzle.options, seed="a puzzle", deal=False)
    for seat, move in puzzle.standing:
        table.put(Event(seat, move))
    return table


def theme_of(game: Game, moves: Sequence[int]) -> str:
    """What a turn comes down to: the last kind of move in it that leads, or else its first."""
    kinds = [game.kind_of[move] for move in moves]
    return next((kind.key for kind in reversed(kinds) if kind.declared.tells == LEAD), kinds[0].key)


class Place:
    """A position at the start of a seat's turn, as the seat knows it."""

    def __init__(self, game: Game, known: Record, seat: int) -> None:
        self.game, self.known, self.seat = game, known, seat
        self._stage, self._count = game.turns.stage(known), game.turns.turn_no(known)
        self._room = [0] * game.width

    def guessed(self) -> Record:
        """A full position that fits it, always the same one."""
        s = self.known.copy()
        self.game.observe.guess(s, self.seat, generator(1))
        return s

    def goes_on(self, s: Record, move: int) -> bool:
        """Whether the turn is still under way after a move, and Chance has nothing to say."""
        if self.game.rules.asked(s, CHANCE):
            return False
        return bool(self.game.turn_goes_on(s, self.seat, move, self._stage, self._count))

    def legal(self, s: Record) -> list[int]:
        """What the seat can do."""
        return self._room[: self.game.rules.legal(s, self.seat, self._room)]

    def covered(self, s: Record) -> bytes:
        """A position as far as the seat may know it."""
        seen = s.copy()
        self.game.observe.cover(seen, self.seat)
        return seen.to_bytes()

    def end(self, path: Sequence[int]) -> str:
        """Where a turn leads, in short."""
        s = self.guessed()
        for move in path:
            self.game.rules.apply(s, self.seat, move)
        return blake2b(self.covered(s), digest_size=5).hexdigest()

    def finished(self, path: Sequence[int]) -> tuple[int, ...] | None:
        """A turn up to its end: what goes without saying is added. Nothing where something is still to be chosen."""
        s, moves = self.guessed(), list[int]()
        for move in path:
            if move not in self.legal(s):
                return None
            self.game.rules.apply(s, self.seat, move)
            moves.append(move)
            if not self.goes_on(s, move):
                return tuple(moves)
        while len(moves) < LONGEST:
            legal = self.legal(s)
            last = legal if len(legal) == 1 else [move for move in legal if move in self.game.final]
            if not moves or len(last) != 1:
                return None
            self.game.rules.apply(s, self.seat, last[0])
            moves.append(last[0])
            if not self.goes_on(s, last[0]):
                return tuple(moves)
        return None

    def turns(self, most: int) -> list[tuple[int, ...]] | None:
        """Every whole turn, each end once; nothing where there is more to look at than so many positions."""
        ends: dict[bytes, tuple[int, ...]] = {}
        seen, todo = {self.covered(self.guessed())}, [(self.guessed(), tuple[int, ...]())]
        while todo:
            s, path = todo.pop()
            for move in self.legal(s)[:]:
                after = s.copy()
                self.game.rules.apply(after, self.seat, move)
                told = self.covered(after)
                if not self.goes_on(after, move):
                    ends.setdefault(told, (*path, move))
                elif told not in seen and len(path) < LONGEST:
                    seen.add(told)
                    todo.append((after, (*path, move)))
                if len(seen) + len(ends) > most:
                    return None
        return list(ends.values())


def verdict(place: Place, puzzle: Puzzle, path: Sequence[int]) -> tuple[str, float | None]:
    """What is said of a turn that somebody tried, and how much less than the best it is worth, where that is known."""
    whole = place.finished(path)
    if whole is None:
        return UNFINISHED, None
    less = puzzle.ends.get(place.end(whole))
    if less is None:
        return MISSED, None
    return (BEST if less <= puzzle.right + 1e-6 else NEARLY if less <= puzzle.near + 1e-6 else MISSED), less
