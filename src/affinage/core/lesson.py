"""A game's first lesson: steps on a prepared deal, read from its folder (`lesson.toml`) and played by its rules.

A lesson is one line of moves, and its positions are where the line stands: `fork` begins tables in the same way. A move
is written by its kind and parts (`card/7`, `harvest`). Without a name before it, the learner is asked for it; `0 done`
is one that makes itself, `1 harvest` another seat's, `chance draw/7` what Chance turns up (left out: its first answer).
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from .about import folder_of
from .errors import AffinageError
from .game import CHANCE, Game, find
from .play import Event, Table
from .record import Record

FILE = "lesson.toml"
OTHERWISE = "else"
MINUTES = 6
_KEYS = {"minutes", "learner", "names", "options", "deal", "step"}
_STEP = {"name", "spot", "moves", OTHERWISE, "picture", "note", "counts", "compare"}


class LessonError(AffinageError):
    """A lesson that cannot be played as it is written."""


@dataclass(frozen=True)
class Stop:
    """A position at which the lesson waits, for a move or (none) for the learner to go on; what it shows afterwards."""

    at: int  # so many moves of the line stand
    move: int | None
    place: str
    then: tuple[int, ...]  # positions that follow by themselves, the last one being where the lesson goes on


@dataclass(frozen=True)
class Step:
    """One thing that is learned: what is pointed at, what is asked, and what is said to another move."""

    name: str
    spot: tuple[str, ...]
    stops: tuple[Stop, ...]
    otherwise: Mapping[str, str] = field(default_factory=dict)  # by place, move or kind: which line is said
    picture: Mapping[str, int] = field(default_factory=dict)  # rows of figures
    counts: str = ""  # the row that counts in the end
    note: bool = False
    compare: bool = False  # everything that can be done keeps its light

    @property
    def asks(self) -> bool:
        """Whether the learner makes a move here."""
        return any(stop.move is not None for stop in self.stops)

    def messages(self) -> Iterator[str]:
        """Every message that a catalogue must have for this step."""
        key = f"lesson-{self.name}"
        yield from (key, f"{key}-say")
        if self.asks:
            yield from (f"{key}-task", f"{key}-{OTHERWISE}")
        yield from (f"{key}-{OTHERWISE}-{line}" for line in dict.fromkeys(self.otherwise.values()))
        yield from (f"{key}-picture-{row}" for row in self.picture)
        if self.note:
            yield f"{key}-note"


@dataclass(frozen=True)
class Lesson:
    """The whole lesson, played once: every move of its line was legal."""

    game: str
    minutes: int
    learner: int
    names: tuple[str, ...]  # of all seats; nothing for the learner
    options: Mapping[str, str]
    steps: tuple[Step, ...]
    line: tuple[Event, ...]

    @property
    def positions(self) -> frozenset[int]:
        """Where the line is ever shown, by how many moves stand."""
        stops = [stop for step in self.steps for stop in step.stops]
        return frozenset(at for stop in stops for at in (stop.at, *stop.then))

    def messages(self) -> Iterator[str]:
        """Every message that a catalogue must have for this lesson."""
        for step in self.steps:
            yield from step.messages()


@cache
def lesson_of(name: str) -> Lesson | None:
    """The first lesson of a game, by its newest rules; nothing where it has none."""
    file = folder_of(name) / FILE
    return read(find(name), file.read_text("utf-8")) if file.is_file() else None


def read(game: Game, text: str, tell: Callable[[str], None] | None = None) -> Lesson:
    """A lesson from its file's text; LessonError where it cannot be played. Every move is told while it is made."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{game.name}/{FILE} is not TOML: {error}.") from None
    return _Reader(game, content, tell).read()


@cache
def outline(name: str) -> tuple[int, int] | None:
    """How many minutes and steps a game's lesson has, without playing it; nothing where there is none."""
    file = folder_of(name) / FILE
    if not file.is_file():
        return None
    content = tomllib.loads(file.read_text("utf-8"))
    return int(content.get("minutes", MINUTES)), len(content.get("step", ()))


def written(game: Game, move: int) -> str:
    """A move by its kind and parts: `swap/2`."""
    kind, at = game.kind_of[move], game.moves[move][1]
    return "/".join([kind.key, *(str(n) for n in kind.parts(at).values())])


class _Reader:
    """Plays a lesson while it is read."""

    def __init__(self, game: Game, content: dict[str, Any], tell: Callable[[str], None] | None) -> None:
        self.game, self.content, self.tell = game, content, tell
        self.learner = int(content.get("learner", 0))
        self.names = tuple(str(name) for name in content.get("names", ()))
        options = {str(key): str(value) for key, value in content.get("options", {}).items()}
        self.options = {o.name: o.values[o.default] for o in game.options} | options
        self.where = "the deal"
        self._only(content, _KEYS)
        if len(self.names) not in game.seats or self.learner not in range(len(self.names)):
            raise self._wrong(f"names are given to {len(self.names)} seats, of which one is the learner's")
        self.table = Table(game, len(self.names), options=self.options, deal=False)
        self.codes = {written(game, code): code for code in range(len(game.moves))}

    def read(self) -> Lesson:
        """All of it."""
        for text in self.content.get("deal", ()):
            self._make(text)
        self._chance()
        found = self.content.get("step")
        if not isinstance(found, list) or not all(isinstance(step, dict) and "name" in step for step in found):
            raise self._wrong("there is no step; each begins with [[step]] and has a name")
        steps = [self._step(step) for step in found]
        if self.table.over:
            raise self._wrong("the game is over at the end of the lesson, and cannot be played on")
        if len({step.name for step in steps}) < len(steps):
            raise self._wrong("two steps have one name")
        minutes = int(self.content.get("minutes", MINUTES))
        line = tuple(self.table.standing())
        return Lesson(self.game.name, minutes, self.learner, self.names, self.options, tuple(steps), line)

    def _step(self, content: dict[str, Any]) -> Step:
        self.where = f"step {content['name']!r}"
        if self.tell is not None:
            self.tell(f"{content['name']}:")
        self._only(content, _STEP)
        stops, known = [], self._known()
        at, move, place, then = self._length(), None, "", list[int]()
        waits = True  # nothing was made yet: the first thing that happens is asked for, or gone on to
        for text in content.get("moves", ()):
            if not text.startswith("chance "):
                self._chance()
                then, known = self._seen(then, known)
            if " " not in text:
                if not waits:
                    stops.append(Stop(at, move, place, self._whole(then)))
                    at, then = self._length(), []
                move = self._code(text, self.learner)
                place = self.game.describe.place(self.table.state, move)
            waits = False
            self._make(text)
            then, known = self._seen(then, known)
        self._chance()
        stops.append(Stop(at, move, place, self._whole(then)))
        return Step(
            str(content["name"]),
            tuple(content.get("spot", ())),
            tuple(stops),
            content.get(OTHERWISE, {}),
            content.get("picture", {}),
            str(content.get("counts", "")),
            bool(content.get("note", False)),
            bool(content.get("compare", False)),
        )

    def _whole(self, then: list[int]) -> tuple[int, ...]:
        """What is shown, to where the line stands now."""
        end = self._length()
        return tuple(then) if end in then[-1:] else (*then, end)

    def _seen(self, then: list[int], known: Record | None) -> tuple[list[int], Record | None]:
        """One position more, if the learner sees anything new."""
        now = self._known()
        return ([*then, self._length()], now) if now is not None and now != known else (then, known)

    def _known(self) -> Record | None:
        """The table as the learner may know it, unless Chance has not answered yet."""
        if self.game.rules.asked(self.table.state, CHANCE):
            return None
        return self.table.observe(self.learner)

    def _length(self) -> int:
        return len(self.table.events)

    def _make(self, text: str) -> None:
        seat, _, move = text.rpartition(" ")
        movers = {"": self.learner, "chance": CHANCE} | {str(p): p for p in range(len(self.names))}
        if seat not in movers:
            raise self._wrong(f"{text!r} names nobody; there are {', '.join(name for name in movers if name)}")
        self._put(movers[seat], self._code(move, movers[seat]))

    def _put(self, who: int, move: int) -> None:
        if self.tell is not None:
            describe, state, say = self.game.describe, self.table.state, self.game.say("en")
            mover, words = "chance" if who == CHANCE else str(who), describe.words(state, who, move, say)
            place = describe.place(state, move)
            self.tell(f"  {self._length():3} {mover} {written(self.game, move)}: {words} [{place}]")
        self.table.put(Event(who, move))

    def _chance(self) -> None:
        """Chance's first answer, wherever none is written."""
        while self.game.rules.asked(self.table.state, CHANCE):
            moves = [0] * self.game.width
            self.game.rules.legal(self.table.state, CHANCE, moves)
            self._put(CHANCE, moves[0])

    def _code(self, text: str, who: int) -> int:
        state = self.table.state
        if not self.game.rules.asked(state, who):
            asked = [p + 1 for p in self.table.asked]
            raise self._wrong(f"{text!r} is written where seat {who + 1} is not asked, but {asked or 'Chance'}")
        moves = [0] * self.game.width
        legal = moves[: self.game.rules.legal(state, who, moves)]
        code = self.codes.get(text, -1)
        if code not in legal:
            say, words = self.game.say("en"), self.game.describe.words
            there = ", ".join(f"{written(self.game, m)} ({words(state, who, m, say)})" for m in legal)
            raise self._wrong(f"{text!r} is not legal; there are {there}")
        return code

    def _only(self, content: dict[str, Any], known: set[str]) -> None:
        unknown = sorted(set(content) - known)
        if unknown:
            raise self._wrong(f"{unknown[0]!r} means nothing; there are {', '.join(sorted(known))}")

    def _wrong(self, what: str) -> LessonError:
        return LessonError(f"{self.game.name}/{FILE}, {self.where}: {what}.")
