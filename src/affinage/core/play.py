"""The checked door: a table where one game is played. Stale, out of turn or illegal moves are refused with the reason.

Rules that `Table` keeps for every game:
- Chance is dealt at once, by the table's dealer, and recorded like any other move.
- A seat may take its own moves back one by one until it confirms (a move in `game.final`), never past a Chance move
  that it caused and never past another seat's answer. Taking back is an event of its own in the log.
- Where several seats are asked at once, a seat may take back also what completes its answer, until the last of them has
  answered; Chance moves that one seat causes settle nothing of the others.
- Until then the other seats do not know of these moves: they see the table as it was, and their own open moves.
- By agreement the last moves that stand are taken back though they are settled (`unwind`), never past a Chance move.
- A game may be stopped before its rules end it: a seat has resigned, all have agreed that nobody wins, or its host has
  closed the table.
"""

import operator
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, SupportsIndex

from . import frame
from .chance import Dealer
from .errors import AffinageError, Illegal, NotYourSeat, Refusal, Stale
from .events import AGREED, CLOSED, HOUSE, RESIGNED, TAKE_BACK, Event, Stop, standing
from .game import CHANCE, PUBLIC, Game
from .record import Record
from .words import Say


@dataclass(frozen=True)
class Choice:
    """One legal move with its words and its place on the board."""

    move: int
    words: str
    place: str


@dataclass(frozen=True)
class Line:
    """One line of the log as somebody may read it."""

    number: int
    seat: int
    move: int
    words: str


def _whole(value: object, say: Say) -> int:
    """Moves and seats are whole numbers; whatever counts as one is taken, anything else is refused."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise Refusal(say("refused-no-number", value=repr(value)))
    return operator.index(value)


class Table:
    """One running game. `state` is the full truth: show people and bots `observe` and `view` instead."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        *,
        options: dict[str, str] | None = None,
        seed: str | int | None = None,
        names: Sequence[str] = (),
        kinds: Sequence[str] = (),
        deal: bool = True,
        dealer: Dealer | None = None,
    ) -> None:
        self.game = game
        self.seats = game.usual_seats if seats is None else seats
        if self.seats not in game.seats:
            counts = " or ".join(str(n) for n in game.seats)
            raise AffinageError(f"{game.name} is for {counts} seats, not {self.seats}.")
        self.options = {o.name: o.values[o.default] for o in game.options} | dict(options or {})
        self.option_values = game.option_values(self.options, self.seats)
        if isinstance(names, str) or len(names) > self.seats:
            raise AffinageError(f"Names are given one by one, at most {self.seats} of them, not {names!r}.")
        self.dealer = dealer or Dealer(None if seed is None else str(seed))
        self.names = [*names, *(f"Seat {p + 1}" for p in range(len(names), self.seats))]
        self.kinds = [*kinds, *("human" for _ in range(len(kinds), self.seats))]
        self.events: list[Event] = []
        self.stopped: Stop | None = None
        self.resigned: dict[int, int] = {}  # seats that a bot plays on for, and after how many events
        self.state = self._begun()
        self._moves, self._weights = [0] * game.width, [0] * game.width
        self._dealt = 0  # Chance moves so far: the dealer's question number
        self._drawn = Counter[str]()  # the same by deck, where the dealer goes by decks
        self._base = self.state.copy()  # the table when nothing was open
        self._since: list[Event] = []  # what stands since then
        self._open: list[bool] = []  # which of it can still be taken back
        self._asked_before = self._question()
        self._joint = len(self._asked_before[1]) > 1  # several seats answer one question
        if deal:
            self._deal()

    # What is asked

    @property
    def version(self) -> int:
        """How many events there have been; a move names the version it was chosen on."""
        return len(self.events)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.stopped is not None or self.game.rules.over(self.state)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a choice now."""
        if self.stopped is not None:
            return ()
        return tuple(p for p in range(self.seats) if self.game.rules.asked(self.state, p))

    def legal(self, seat: int) -> list[int]:
        """The seat's legal moves."""
        return self._legal(self.state, seat)

    def choices(self, seat: int, say: Say | None = None) -> list[Choice]:
        """The seat's legal moves with their words and places."""
        say, describe = say or self.game.say(), self.game.describe
        s = self.state
        return [Choice(m, describe.words(s, seat, m, say), describe.place(s, m)) for m in self.legal(seat)]

    # Moving

    def play(self, who: SupportsIndex, what: SupportsIndex, version: int | None = None, say: Say | None = None) -> None:
        """Make a move, or raise Stale, NotYourSeat or Illegal with a sentence; then nothing has changed."""
        say = say or self.game.say()
        seat, move = _whole(who, say), _whole(what, say)
        if version is not None and version != self.version:
            raise Stale(say("refused-stale", made=version, now=self.version))
        if seat not in range(self.seats):
            raise NotYourSeat(say("refused-no-seat", seat=seat + 1, seats=self.seats))
        if self.over:
            raise NotYourSeat(say("refused-over"))
        if not self.game.rules.asked(self.state, seat):
            raise NotYourSeat(say("refused-not-asked", seat=self.names[seat]))
        if move not in range(len(self.game.moves)):
            sentence = say("refused-no-move", move=move, last=len(self.game.moves) - 1)
            raise Illegal(sentence, self.game.describe.rule(self.state, seat, say))
        if move not in self.legal(seat):
            reason = self.game.describe.why_not(self.state, seat, move, say)
            raise Illegal(reason.sentence, reason.rule)
        self._make(Event(seat, move))
        self._deal()

    def take_back(self, seat: int, say: Say | None = None) -> None:
        """Take the seat's last open move back."""
        say = say or self.game.say()
        own = [at for at, event in enumerate(self._since) if event.seat == seat and self._open[at]]
        if not own:
            raise Refusal(say("refused-nothing-to-take-back"))
        state = self._base.copy()
        for event in self._since[: own[-1]] + self._since[own[-1] + 1 :]:
            if event.move not in self._legal(state, event.seat):
                raise Refusal(say("refused-others-built-on-it"))
            self.game.rules.apply(state, event.seat, event.move)
        self.state = state
        del self._since[own[-1]], self._open[own[-1]]
        self.events.append(Event(seat, TAKE_BACK))
        self._asked_before = self._question()

    def unwind(self, seat: int, moves: int, say: Say | None = None) -> None:
        """The last so many moves that stand are taken back, as `seat` has asked and the others have agreed.

        Whoever asks for it sees to it that a whole turn is taken back, and that nobody has learned anything since.
        """
        say, standing = say or self.game.say(), self.standing()
        if not len(self._since) < moves <= len(standing):
            raise Refusal(say("refused-nothing-settled"))
        if any(event.seat == CHANCE for event in standing[-moves:]):
            raise Refusal(say("refused-past-chance"))
        self.state = self._begun()
        for event in standing[:-moves]:
            self.game.rules.apply(self.state, event.seat, event.move)
        self.events.append(Event(seat, TAKE_BACK - moves))
        self._base, self._since, self._open = self.state.copy(), [], []
        self._asked_before = self._question()
        self._joint = len(self._asked_before[1]) > 1

    def stop(self, how: str, seat: int) -> None:
        """The game is over though its rules would go on. What was still open stands as it lies."""
        self._settle(None)
        self.stopped = Stop(how, seat)

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat has an open move."""
        return any(event.seat == seat and is_open for event, is_open in zip(self._since, self._open, strict=True))

    def before_last(self, seat: int, back: int) -> Record | None:
        """The table without the seat's last open moves, so many of them; nothing where they cannot be taken back."""
        own = [at for at, event in enumerate(self._since) if event.seat == seat and self._open[at]]
        if not 0 < back <= len(own):
            return None
        gone, state = set(own[-back:]), self._base.copy()
        for at, event in enumerate(self._since):
            if at in gone:
                continue
            if event.move not in self._legal(state, event.seat):
                return None  # somebody has built on it
            self.game.rules.apply(state, event.seat, event.move)
        return state

    def change(self, seat: int, back: int, move: int, say: Say | None = None) -> None:
        """Take the seat's last open moves back and make another one, or refuse; then nothing has changed."""
        say = say or self.game.say()
        state = self.before_last(seat, back)
        if state is None:
            raise Refusal(say("refused-nothing-to-take-back"))
        if move not in self._legal(state, seat):
            reason = self.game.describe.why_not(state, seat, move, say)
            raise Illegal(reason.sentence, reason.rule)
        for _ in range(back):
            self.take_back(seat, say)
        self.play(seat, move, say=say)

    def put(self, event: Event) -> None:
        """One recorded event, Chance and taking back included; for opening replays. Refuses like `play`."""
        if event.move == TAKE_BACK:
            self.take_back(event.seat)
        elif event.move < TAKE_BACK and event.seat != CHANCE:
            self.unwind(event.seat, TAKE_BACK - event.move)
        elif event.seat == CHANCE:
            if event.move not in self._legal(self.state, CHANCE):
                raise Illegal(f"Chance cannot answer with move {event.move} here.", "")
            self._make(event)
        else:
            self._refuse_or_make(event)

    def _refuse_or_make(self, event: Event) -> None:
        if event.seat not in self.asked or event.move not in self.legal(event.seat):
            raise Illegal(f"Seat {event.seat + 1} cannot make move {event.move} here.", "")
        self._make(event)

    def deal(self) -> None:
        """Let the dealer answer Chance; needed only after `put`."""
        self._deal()

    def _begun(self) -> Record:
        """The table before anything was dealt."""
        state = self.game.state()
        self.game.rules.setup(state, self.seats, self.option_values)
        return state

    def _legal(self, state: Record, seat: int) -> list[int]:
        return self._moves[: self.game.rules.legal(state, seat, self._moves)]

    def _deal(self) -> None:
        while self.game.rules.asked(self.state, CHANCE):
            self._make(Event(CHANCE, self.answer()))

    def answer(self) -> int:
        """What the dealer answers to what Chance is asked now."""
        moves = self._legal(self.state, CHANCE)
        n = self.game.rules.odds(self.state, self._weights)
        weights = self._weights[:n] or [1] * len(moves)
        deck = self.deck(moves[0])
        return moves[self.dealer.answer(self._dealt, deck, self._drawn[deck], weights)]

    def deck(self, move: int) -> str:
        """From which deck (or die, or bag) a move of Chance comes: its kind, and which one of those there are.

        A game says which by `deck`; of the others it is told by the backs of what is drawn.
        """
        game = self.game
        return f"{game.kind_of[move].key}/{game.deck(self.state) if game.deck else game.backs[move]}"

    def _make(self, event: Event) -> None:
        rules = self.game.rules
        if event.seat == CHANCE and self.dealer.by_deck:
            self._drawn[self.deck(event.move)] += 1
        rules.apply(self.state, event.seat, event.move)
        self.events.append(event)
        self._dealt += event.seat == CHANCE
        self._since.append(event)
        self._open.append(event.seat != CHANCE)
        waits_for_chance = rules.asked(self.state, CHANCE)
        if event.seat != CHANCE and (waits_for_chance or event.move in self.game.final or self._stands(event.seat)):
            self._settle(event.seat)
        if not waits_for_chance:
            self._next_question(event.seat)

    def _stands(self, seat: int) -> bool:
        return self.game.binds is not None and bool(self.game.binds(self.state, seat))

    def _question(self) -> tuple[int, frozenset[int]]:
        return int(getattr(self.state, "phase", 0)), frozenset(self.asked)

    def _next_question(self, mover: int) -> None:
        """Settle what has been answered: with the last answer where several seats are asked at once, else at once."""
        (phase, seats), (phase_before, seats_before) = self._question(), self._asked_before
        goes_on = self._joint and phase == phase_before and seats <= seats_before
        if not goes_on and (self._joint or seats != {mover}):  # whoever is asked with or after it sees the truth
            self._settle(None)
        self._joint = goes_on or len(seats) > 1
        self._asked_before = phase, seats

    def _settle(self, seat: int | None) -> None:
        """What the seat (or everybody) has done can no longer be taken back."""
        self._open = [o and seat not in (None, e.seat) for e, o in zip(self._since, self._open, strict=True)]
        if not any(self._open) and (seat is None or not self._joint):  # the others' answers stay untold until the last
            self._base, self._since, self._open = self.state.copy(), [], []

    # What may be known

    def known(self, seat: int) -> Record:
        """The table as the seat has a right to see it, not yet covered: without the others' open moves."""
        shown = [e for e, is_open in zip(self._since, self._open, strict=True) if not is_open or e.seat == seat]
        if len(shown) == len(self._since):
            return self.state.copy()
        state = self._base.copy()
        for event in shown:
            self.game.rules.apply(state, event.seat, event.move)
        return state

    def observe(self, seat: int) -> Record:
        """The covered state: all that a person or bot in this seat (or PUBLIC) may know."""
        if seat not in (*range(self.seats), PUBLIC):
            raise NotYourSeat(self.game.say()("refused-no-seat", seat=repr(seat), seats=self.seats))
        state = self.known(seat)
        self.game.observe.cover(state, seat)
        return state

    def view(self, seat: int, say: Say | None = None) -> dict[str, Any]:
        """The table for people in this seat, in words and numbers."""
        say = say or self.game.say()
        return self.with_result(frame.view(self.game, self.observe(seat), seat, say), say)

    def with_result(self, view: dict[str, Any], say: Say) -> dict[str, Any]:
        """A view of the last position: where the game was stopped, it says so."""
        if self.stopped is None:
            return view
        return frame.stopped(view, self.stopped.how, self.stopped.seat, self.places(), say)

    def log(self, viewer: int | None = None, say: Say | None = None) -> list[Line]:
        """The moves that stand, in words; with a viewer, as that seat (or PUBLIC) may know them."""
        say, rules = say or self.game.say(), self.game.rules
        state, lines = self._begun(), []
        for number, event, is_settled in self.seen_by(viewer):
            shown = self.face_of(state, event, viewer)
            if shown == event.move or is_settled:  # what is hidden in a turn under way is told after it
                words = self.game.describe.words(state, event.seat, shown, say)
                lines.append(Line(number, event.seat, shown, words))
            rules.apply(state, event.seat, event.move)
        return lines

    def seen_by(self, viewer: int | None) -> Iterator[tuple[int, Event, bool]]:
        """The moves that stand, less the others' open ones: number, move, and whether it is settled for good."""
        standing = self.standing()
        running = len(standing) - len(self._since) if viewer is not None else len(standing)
        for number, event in enumerate(standing):
            if number < running or event.seat == viewer or not self._open[number - running]:
                yield number, event, number < running

    def face_of(self, before: Record, event: Event, viewer: int | None) -> int:
        """A move made from a position, as the viewer (nobody: everything is laid open) may know it now."""
        if viewer is None or self.game.observe.laid_open(before, self.state):
            return event.move
        return self.game.observe.face(before, event.seat, event.move, viewer)

    def standing(self) -> list[Event]:
        """The moves that were not taken back."""
        return standing(self.events)

    # The end

    def points(self, seat: int) -> tuple[int, dict[str, int]]:
        """The seat's score as it stands, and its parts by category."""
        parts = [0] * len(self.game.score.CATEGORIES)
        final = self.game.score.points(self.state, seat, parts)
        return final, dict(zip(self.game.score.CATEGORIES, parts, strict=True))

    def places(self) -> list[int]:
        """Each seat's place, 0 for the best; equal places share. Who resigned loses; other early ends have no best."""
        if self.stopped is not None:
            return [int(self.stopped.how != RESIGNED or self.stopped.seat == p) for p in range(self.seats)]
        places = [0] * self.seats
        self.game.score.rank(self.state, places)
        return places

    def winners(self) -> list[int]:
        """The seats that have won; several when they share it, none before the end."""
        return [] if not self.over else [p for p, place in enumerate(self.places()) if place == 0]


# fmt: off
__all__ = [
    "AGREED", "CHANCE", "CLOSED", "HOUSE", "PUBLIC", "RESIGNED", "TAKE_BACK", "Choice", "Event",
    "Line", "Stop", "Table",
]
# fmt: on
