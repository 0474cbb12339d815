"""A table as the server keeps it: what each viewer may read of its log, and the version of what each may know.

`core.play.Table` tells the whole log anew each time; here what is settled for good is remembered. The words of a line
are said when somebody first reads it. A viewer's version counts the changes of what this viewer may know: one for each
own move or taking back, and one whenever something of the others shows. Others' open moves never change it.
"""

from dataclasses import dataclass, replace
from typing import Any

from orjson import Fragment, dumps, loads

from affinage.core.chance import Dealer
from affinage.core.game import PUBLIC, Game
from affinage.core.play import Event, Table
from affinage.core.record import Record
from affinage.core.scenes import Excerpt
from affinage.core.story import covered, seen
from affinage.core.turns import Cutter, Shown, Told, Turn, named, told, turn_at
from affinage.core.words import Say

Line = dict[str, int | str]  # number, seat, words and place


@dataclass(frozen=True)
class Log:
    """The last lines of a log, how many there are in all, and how many up to the viewer's own last one."""

    said: list[bytes]  # as JSON: a line is sent many times
    whole: int
    since: int

    @property
    def lines(self) -> list[Line]:
        """The lines."""
        return [loads(line) for line in self.said]

    def written(self) -> Fragment:
        """The lines as JSON, ready to be put into more of it."""
        return as_json(self.said)


def as_json(said: list[bytes]) -> Fragment:
    """Things that are JSON each, as a list of them."""
    return Fragment(b"[" + b",".join(said) + b"]")


class LiveTable(Table):
    """One running game. It deals when it is told to: a stored game is put in as it was."""

    def __init__(
        self, game: Game, seats: int, *, options: dict[str, str], dealer: Dealer, names: list[str], kinds: list[str]
    ) -> None:
        self.viewers = (*range(seats), PUBLIC)
        self.versions = dict.fromkeys(self.viewers, 0)
        self.told: list[Event] = []  # settled for good, in order
        self._before: list[bytes] = []  # the position before each of them
        self._faces: dict[int, list[int]] = {viewer: [] for viewer in self.viewers}
        self._hidden: set[int] = set()  # lines that do not tell everything to everybody
        self._own = dict.fromkeys(self.viewers, 0)  # how many lines there are up to each viewer's last one
        self._said: dict[tuple[str, int, int], bytes] = {}
        self._read: dict[tuple[str, int], list[bytes]] = {}  # by language and viewer: the lines as they were read last
        self._cutter = Cutter(game, seats)
        self._told_turns: dict[tuple[str, int | None], dict[int, bytes]] = {}  # by language and viewer: turns as JSON
        self._lays_open = _ever_lays_open(game)
        super().__init__(game, seats, options=options, dealer=dealer, names=names, kinds=kinds, deal=False)
        self._seen = {viewer: self._what_shows(viewer) for viewer in self.viewers}

    # Versions

    def count(self, mover: int | None) -> None:
        """After an event: one more for its mover and for everybody to whom something new shows."""
        for viewer in self.viewers:
            shows = self._what_shows(viewer)
            if viewer == mover or shows != self._seen[viewer]:
                self.versions[viewer] += 1
            self._seen[viewer] = shows

    def _what_shows(self, viewer: int) -> tuple[Any, ...]:
        """Enough of what a viewer may know to notice that it has changed."""
        mine = [
            event for event, is_open in zip(self._since, self._open, strict=True) if event.seat == viewer or not is_open
        ]
        if all(event.seat == viewer for event in mine):  # the usual case, without a copy of anything
            lines = tuple((event.seat, event.move) for event in mine)
        else:
            lines = tuple((seat, move) for seat, move, _ in self._under_way(viewer))
        # Where several seats answer at once, settled moves of one may show in the covered state alone.
        return len(self.told), lines, self.observe(viewer) if self._joint else None

    # The log

    def _settle(self, seat: int | None) -> None:
        base, waiting = self._base, self._since
        super()._settle(seat)
        if waiting and not self._since:
            self._tell(base.copy(), waiting)

    def _tell(self, state: Record, events: list[Event]) -> None:
        """These moves are settled: everybody may read them, as far as they may know them."""
        for event in events:
            self._cutter.begin(state, event.seat)
            open_now = self.game.observe.laid_open(state, self.state)
            for viewer, faces in self._faces.items():
                face = event.move if open_now else self.game.observe.face(state, event.seat, event.move, viewer)
                faces.append(face)
                if face != event.move:
                    self._hidden.add(len(self.told))
            self._before.append(state.to_bytes())
            self.told.append(event)
            self._own[event.seat] = len(self.told)
            self.game.rules.apply(state, event.seat, event.move)
            self._cutter.end(state, event.seat, event.move)
        if self._lays_open:
            for number in sorted(self._hidden):
                if self.game.observe.laid_open(self.before(number), self.state):
                    self._hidden.discard(number)
                    self._read.clear()
                    self._told_turns.clear()
                    for faces in self._faces.values():
                        faces[number] = self.told[number].move

    def unwind(self, seat: int, moves: int, say: Say | None = None) -> None:
        """The last moves that stand are taken back: they are no longer told, and turns are counted without them."""
        super().unwind(seat, moves, say)
        left = len(self.standing())
        del self.told[left:], self._before[left:]
        for faces in self._faces.values():
            del faces[left:]
        self._hidden = {number for number in self._hidden if number < left}
        self._own = {
            viewer: max((n + 1 for n, event in enumerate(self.told) if event.seat == viewer), default=0)
            for viewer in self.viewers
        }
        self._read.clear()
        self._told_turns.clear()
        self._said = {key: line for key, line in self._said.items() if key[1] < left}
        self._cutter = Cutter(self.game, self.seats)
        for number, event in enumerate(self.told):
            self._cutter.begin(self.before(number), event.seat)
            self._cutter.end(self.at(number + 1), event.seat, event.move)

    def own_turn(self, seat: int) -> Turn | None:
        """The seat's last turn of which something is settled: what it can ask to take back."""
        return next((turn for turn in reversed(self._cutter.turns) if seat in turn.seats), None)

    @property
    def turn_number(self) -> int:
        """The number of the turn that is under way; it follows from the moves alone, and so it is the same anywhere."""
        turns = self._cutter.turns
        return turns[-1].number if turns and not turns[-1].over else len(turns)

    def last_mover(self, seat: int) -> int | None:
        """Whose turn was the last one before this seat's; nobody's where several chose at once, or the table did."""
        last = next((turn for turn in reversed(self._cutter.turns) if turn.over and seat not in turn.seats), None)
        return last.seats[0] if last is not None and len(last.seats) == 1 else None

    def together(self, first: int) -> bool:
        """Whether several seats have answered at once since so many moves stood."""
        return any(len(turn.seats) > 1 for turn in self._cutter.turns if turn.end > first)

    def own_moves(self, seat: int) -> int:
        """How many settled moves there are up to the seat's last one."""
        return self._own[seat]

    def before(self, number: int) -> Record:
        """The position before the move with this number, of those that are settled; whole, for nobody's eyes."""
        return self.game.state.from_bytes(self._before[number])

    def _under_way(self, viewer: int) -> list[tuple[int, int, Record]]:
        """What the viewer may read of moves that are not settled for good: mover, move and the position before."""
        found: list[tuple[int, int, Record]] = []
        if not self._since:
            return found
        state = self._base.copy()
        for event, is_open in zip(self._since, self._open, strict=True):
            if is_open and event.seat != viewer:
                continue
            if self.game.observe.face(state, event.seat, event.move, viewer) == event.move:
                found.append((event.seat, event.move, state.copy()))
            self.game.rules.apply(state, event.seat, event.move)
        return found

    def known_before(self, seat: int, back: int) -> Record | None:
        """What a seat would know of the table without its last open moves; nothing where they cannot be taken back."""
        own = [at for at, event in enumerate(self._since) if event.seat == seat and self._open[at]]
        if not 0 < back <= len(own) or self.before_last(seat, back) is None:
            return None
        gone, state = set(own[-back:]), self._base.copy()
        for at, (event, is_open) in enumerate(zip(self._since, self._open, strict=True)):
            if at not in gone and (event.seat == seat or not is_open):  # others' open moves stay unknown
                self.game.rules.apply(state, event.seat, event.move)
        self.game.observe.cover(state, seat)
        return state

    def open_moves(self, seat: int) -> list[tuple[int, Record]]:
        """The seat's own open moves, each with the table before it as the seat knows it."""
        found = [(move, state) for mover, move, state in self._under_way(seat) if mover == seat]
        count = sum(event.seat == seat and is_open for event, is_open in zip(self._since, self._open, strict=True))
        return found[-count:] if count else []

    def log_for(self, viewer: int, say: Say, most: int) -> "Log":
        """The log as the viewer may read it, its last lines in words.

        They are numbered as the viewer counts: a number must not tell how much is hidden.
        """
        settled, under_way = self._settled(viewer, say), self._under_way(viewer)
        whole = len(settled) + len(under_way)
        first, own = max(0, whole - most), self._own[viewer]
        lines, words = settled[first:], self.game.describe.words
        for number, (seat, move, state) in enumerate(under_way, len(settled)):
            if number >= first:
                lines.append(
                    _said(number, seat, words(state, seat, move, say), self.game.place_in_log(state, seat, move))
                )
            if seat == viewer:
                own = number + 1
        return Log(lines, whole, own)

    def _settled(self, viewer: int, say: Say) -> list[bytes]:
        lines, faces = self._read.setdefault((say.language, viewer), []), self._faces[viewer]
        lines += [self._line(number, faces[number], say) for number in range(len(lines), len(self.told))]
        return lines

    def _line(self, number: int, face: int, say: Say) -> bytes:
        key = say.language, number, face
        if key not in self._said:
            state, seat = self.before(number), self.told[number].seat
            words = self.game.describe.words(state, seat, face, say)
            self._said[key] = _said(number, seat, words, self.game.place_in_log(state, seat, face))
        return self._said[key]

    # Turns

    def turns_for(self, viewer: int, say: Say, most: int) -> list[bytes]:
        """The last turns as the viewer may read them, each as JSON; the one under way with what shows of it so far."""
        settled = self._cutter.turns
        under_way = [(seat, move, state) for seat, move, state in self._under_way(viewer)]
        open_turn = settled[-1] if settled and not settled[-1].over else None
        done = settled[:-1] if open_turn else settled
        if open_turn is None and under_way:
            open_turn = self._new_turn(under_way[0][2])
        found = [self._told_turn(turn, viewer, say) for turn in done[-most:]]
        if open_turn is None:
            return found
        first = open_turn.first
        moves = [self._shown(number, viewer, say) for number in range(first, len(self.told))]
        moves += [seen(self, state, seat, move, viewer, say) for seat, move, state in under_way]
        before = self._known_before(first, viewer) if first < len(self.told) else covered(self, self._base, viewer)
        turn = replace(open_turn, end=len(self.told) + len(under_way))
        return [*found, written(told(self.game, turn, moves, before, self.observe(viewer), say), say)][-most:]

    def whole_turns(self, say: Say) -> list[bytes]:
        """All turns of a finished game, with nothing hidden."""
        return [self._told_turn(turn, None, say) for turn in self._cutter.turns]

    def excerpt(self, viewer: int, since: int, most: int) -> Excerpt:
        """Some turns to be looked at move by move, from the one with this line on; only what is settled for good."""
        settled = self._cutter.turns
        if not 0 <= since < len(self.told):
            return Excerpt(self.game, viewer, (), len(self.told), (), (), self._base)
        begin = turn_at(settled, since)
        turns = [replace(turn) for turn in settled[begin.number : begin.number + most]]
        first, end = begin.first, turns[-1].end
        faces = self._faces[viewer]
        moves = [(self.told[n].seat, self.told[n].move, faces[n]) for n in range(first, end)]
        states = [self.before(n) for n in range(first, end)]
        last = self.before(end) if end < len(self.told) else self._base.copy()
        return Excerpt(self.game, viewer, turns, first, moves, [*states, last], self._base.copy())

    def _new_turn(self, s: Record) -> Turn:
        cutter = Cutter(self.game, self.seats)
        cutter.begin(s, next(p for p in range(self.seats) if self.game.rules.asked(s, p)))
        return replace(cutter.turns[0], number=len(self._cutter.turns), first=len(self.told), end=len(self.told))

    def _told_turn(self, turn: Turn, viewer: int | None, say: Say) -> bytes:
        kept = self._told_turns.setdefault((say.language, viewer), {})
        if turn.number not in kept:
            moves = [self._shown(number, viewer, say) for number in range(turn.first, turn.end)]
            before = self._known_before(turn.first, viewer)
            after = (
                self._known_before(turn.end, viewer) if turn.end < len(self.told) else covered(self, self._base, viewer)
            )
            kept[turn.number] = written(told(self.game, turn, moves, before, after, say), say)
        return kept[turn.number]

    def _known_before(self, number: int, viewer: int | None) -> Record:
        return covered(self, self.before(number), viewer)

    def _shown(self, number: int, viewer: int | None, say: Say) -> Shown:
        event = self.told[number]
        move = event.move if viewer is None else self._faces[viewer][number]
        return seen(self, self.before(number), event.seat, move, viewer, say)

    # The finished game

    def words_of(self, number: int, seat: int, move: int, say: Say) -> str:
        """A move that was made, or could have been, in words."""
        return self.game.describe.words(self.before(number), seat, move, say)

    def whole_lines(self, end: int, say: Say, most: int) -> list[Line]:
        """The last lines before a position, with nothing hidden."""
        return [loads(self._line(n, self.told[n].move, say)) for n in range(max(0, end - most), end)]

    def at(self, number: int) -> Record:
        """The position after so many of the moves that stand, once all of them are settled."""
        return self.before(number) if number < len(self.told) else self.state.copy()


def written(turn: Told, say: Say) -> bytes:
    """A turn as JSON."""
    brought = [
        {"seat": seat, "what": named(name, n, say), "n": n}
        for seat, row in turn.brought.items()
        for name, n in row.items()
    ]
    return to_keep(
        dumps(
            {
                "number": turn.number,
                "seats": turn.seats,
                "stage": turn.stage,
                "banner": turn.banner,
                "headline": turn.headline,
                "each": [{"seat": seat, "words": words} for seat, words in turn.each.items()],
                "brought": brought,
                "first": turn.first,
                "end": turn.end,
                "over": turn.over,
                "beats": [
                    {"seat": b.seat, "kind": b.kind, "words": b.words, "place": b.place, "first": b.first, "end": b.end}
                    for b in turn.beats
                ],
            }
        )
    )


def _said(number: int, seat: int, words: str, place: str) -> bytes:
    return to_keep(dumps({"number": number, "seat": seat, "words": words, "place": place}))


def to_keep(told: bytes) -> bytes:
    """A copy that takes no more room than it has bytes: what orjson returns holds four thousand and more."""
    return bytes(memoryview(told))


def _ever_lays_open(game: Game) -> bool:
    """Asked about nothing, a game answers only if it never looks: what is hidden there stays hidden."""
    try:
        return game.observe.laid_open(None, None)
    except AttributeError:
        return True
