"""The commands of a table that end it early or turn it back, and what follows from them; rules in `leaving`."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from affinage.core.errors import Refusal
from affinage.core.play import AGREED, CLOSED, HOUSE, RESIGNED, Event
from affinage.core.words import Say

from .leaving import END, Leaving
from .live_table import LiveTable
from .refused import Refused
from .store import New, Stored


class Parting:
    """The part of a `Sitting` that is about leaving."""

    places: list[Any]
    leaving: Leaving
    table: LiveTable | None
    seq: int
    _public: int

    @property
    @abstractmethod
    def date(self) -> str:
        """The day whose deal is played here."""

    @property
    @abstractmethod
    def stand_in(self) -> str:
        """The level of the bot that plays on for somebody."""

    @abstractmethod
    def _event(self, move_id: str, seat: int, kind: str, body: dict[str, Any], now: int) -> New: ...

    @abstractmethod
    def _run_clocks(self, now: int, anew: Sequence[int] = (), resumed: Sequence[int] = ()) -> None: ...

    @abstractmethod
    def _left(self) -> dict[str, list[int]]: ...

    @property
    def _sitting(self) -> Any:
        return self

    def resign(self, seat: int, move_id: str, now: int, say: Say) -> New:
        """A seat gives up: the other one has won, or a bot plays on."""
        self.leaving.may_resign(self._sitting, seat, say)
        level = self.stand_in if len(self.places) > 2 else ""
        self._resign(seat, level)
        self._run_clocks(now)
        return self._event(move_id, seat, "resign", {"level": level} | self._left(), now)

    def ask(self, seat: int, what: str, move_id: str, now: int, say: Say) -> New:
        """A seat asks all others to end the game without a winner, or to take its last turn back."""
        if self.date:  # bots always agree: whoever plays a daily deal could turn back as often as they like
            raise Refused(403, "daily-alone", say("daily-alone"))
        first = self.leaving.may_ask(self._sitting, seat, what, say)
        self.leaving.asked(self.seq + 1, what, seat, first, self._told)
        return self._event(move_id, seat, "ask", {"what": what, "first": first}, now)

    def answer(self, seat: int, number: int, agree: bool, move_id: str, now: int, say: Say) -> New:
        """Somebody agrees or declines, or the asker withdraws it."""
        self.leaving.may_answer(self._sitting, seat, number, agree, say)
        self._answer(seat, agree)
        return self._event(move_id, seat, "answer", {"ask": number, "agree": agree}, now)

    def close(self, now: int, say: Say) -> New:
        """Whoever keeps the house ends the game; nobody has won."""
        self.leaving.may_close(self._sitting, say)
        self._close_by_house()
        return self._event("closed", HOUSE, "closed", self._left(), now)

    def _close_by_house(self) -> None:
        self.leaving.close(self._told)
        self._stop(CLOSED, HOUSE)

    @property
    def _told(self) -> int:
        return 0 if self.table is None else len(self.table.told)

    def _resign(self, seat: int, level: str) -> None:
        assert self.table is not None
        self.leaving.resign(seat, self._told)
        if level:
            self.places[seat].level = level
            self.table.resigned[seat] = len(self.table.events)
        else:
            self._stop(RESIGNED, seat)

    def _answer(self, seat: int, agree: bool) -> None:
        assert self.table is not None
        assert self.leaving.ask is not None
        self.leaving.answered(seat, agree, self._told, self.table.own_moves(self.leaving.ask.by))

    def _stop(self, how: str, seat: int) -> None:
        assert self.table is not None
        self.table.stop(how, seat)
        self.table.count(None)
        self._public += 1

    def _carry_out(self, now: int) -> New:
        """All have agreed: the game is over, or a turn is taken back."""
        ask, table = self.leaving.ask, self.table
        assert ask is not None
        assert table is not None
        if ask.what == END:
            self._end(ask.by)
            return self._event(f"agreed:{self.seq + 1}", ask.by, "agreed", self._left(), now)
        before = len(table.events)
        try:
            table.unwind(ask.by, len(table.standing()) - ask.first)
        except Refusal:  # Chance has answered meanwhile
            self.leaving.lapse(self._told)
            return self._event(f"lapsed:{self.seq + 1}", ask.by, "lapsed", {}, now)
        self.leaving.carried_out(self._told)
        table.count(ask.by)
        self._run_clocks(now, range(len(self.places)))
        body = {"moves": pairs(table.events[before:])} | self._left()
        return self._event(f"back:{self.seq + 1}", ask.by, "back", body, now)

    def _end(self, by: int) -> None:
        self.leaving.carried_out(self._told)
        self._stop(AGREED, by)

    def _replay_parting(self, event: Stored) -> None:
        """An event that was stored before, if it is one of these."""
        body = event.body
        if event.kind == "resign":
            self._resign(event.seat, str(body["level"]))
        elif event.kind == "ask":
            self.leaving.asked(event.seq, str(body["what"]), event.seat, int(body["first"]), self._told)
        elif event.kind == "answer":
            self._answer(event.seat, bool(body["agree"]))
        elif event.kind == "agreed":
            self._end(event.seat)
        elif event.kind == "lapsed":
            self.leaving.lapse(self._told)
        elif event.kind == "closed":
            self._close_by_house()


def pairs(events: Sequence[Event]) -> list[list[int]]:
    """Moves as they are stored."""
    return [[event.seat, event.move] for event in events]
