"""Leaving a game before its end, and asking the others: who has resigned, what is asked of whom, what was agreed.

- Whoever *resigns* has lost. With two seats the other wins, alone the game is lost; with more a bot (the table's
  stand-in) plays on in that seat, which its owner cannot take back.
- *Ending by agreement*: one offers, and all other people agree; nobody has won.
- *Taking back a settled turn*: one asks for the own last turn, with all that followed; all other people agree. Never
  past Chance, past answers that several seats gave at once, or past anything that a seat has learned.
- One thing is asked at a time. Bots always agree, and so do people at the same screen as the asker. One person who
  declines ends it, and the asker may withdraw it. Playing on is an answer, too: an offer lapses when its asker or
  somebody who has not answered settles a move, a taking back when anybody does; until then bots wait with their moves.
  Whoever was declined may ask for the same again after another move of their own. Clocks run on meanwhile.
- Whoever keeps the house may *close* a table: the game is over, and nobody has won.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from affinage.core.game import CHANCE
from affinage.core.play import CLOSED, HOUSE, RESIGNED
from affinage.core.reveal import who_learned
from affinage.core.words import Say

from .refused import Refused

if TYPE_CHECKING:
    from .service import Place, Sitting

END, BACK = "end", "back"  # what can be asked
SAME_SCREEN = ("me", "hotseat")
NOTES = 20  # that are shown


@dataclass
class Ask:
    """Something that a seat has asked the others."""

    number: int  # of the event by which it was asked
    what: str  # END or BACK
    by: int
    first: int  # BACK: so many moves would stand afterwards
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Note:
    """Something in the log that is no move: after so many settled moves."""

    after: int
    kind: str  # resigned; offered, agreed, declined, withdrawn, lapsed; asked-back, taken-back, ...
    seat: int


class Leaving:
    """What a table knows of it. It follows from the events alone."""

    def __init__(self, places: "Sequence[Place]") -> None:
        self._places = places
        self.resigned: set[int] = set()
        self.ask: Ask | None = None
        self.notes: list[Note] = []
        self._declined: dict[tuple[int, str], int] = {}  # how many moves the asker had settled then

    def waiting(self) -> list[int]:
        """The people who have not answered yet."""
        if self.ask is None:
            return []
        done, by = self.ask.agreed, self.ask.by
        return [
            seat
            for seat, place in enumerate(self._places)
            if not (place.level or seat in done or self._is_with(by, seat))
        ]

    def _is_with(self, asker: int, seat: int) -> bool:
        """People at one screen agree by word of mouth."""
        kinds = self._places[asker].kind, self._places[seat].kind
        return asker == seat or all(kind in SAME_SCREEN for kind in kinds)

    @property
    def complete(self) -> bool:
        """Whether all have agreed to what is asked."""
        return self.ask is not None and not self.waiting()

    @property
    def holds_bots(self) -> bool:
        """Bots wait while it is asked to go back."""
        return self.ask is not None and self.ask.what == BACK

    def shown(self) -> dict[str, Any]:
        """What everybody may see of it."""
        ask = self.ask
        told = ask and {
            "number": ask.number,
            "what": ask.what,
            "by": ask.by,
            "first": ask.first,
            "agreed": sorted(ask.agreed),
            "waiting": self.waiting(),
        }
        notes = [{"after": n.after, "kind": n.kind, "seat": n.seat} for n in self.notes[-NOTES:]]
        return {"ask": told, "notes": notes}

    # What may be asked

    def may_resign(self, sitting: "Sitting", seat: int, say: Say) -> None:
        """Whether there is a game to resign, or a refusal."""
        _playing(sitting, say)
        if seat in self.resigned:
            raise Refused(403, RESIGNED, say("server-resigned"))

    def may_ask(self, sitting: "Sitting", seat: int, what: str, say: Say) -> int:
        """A refusal, or how many moves would stand after it."""
        _playing(sitting, say)
        if seat in self.resigned:
            raise Refused(403, RESIGNED, say("server-resigned"))
        if self._places[seat].level:
            raise Refused(403, "bot-plays", say("server-bot-plays"))
        if self.ask is not None:
            raise Refused(409, "asked", say("server-asked", name=sitting.names[self.ask.by]))
        table = sitting.table
        assert table is not None
        if self._declined.get((seat, what)) == table.own_moves(seat):
            raise Refused(403, "declined", say("server-declined"))
        if what == END:
            return len(table.told)
        return self._where_back(sitting, seat, say)

    def _where_back(self, sitting: "Sitting", seat: int, say: Say) -> int:
        """Where the seat's last turn begins, if nobody has learned anything since."""
        table = sitting.table
        assert table is not None
        turn = table.own_turn(seat)
        if turn is None:
            raise Refused(422, "nothing-settled", say("refused-nothing-settled"))
        if any(event.seat == CHANCE for event in table.standing()[turn.first :]):
            raise Refused(422, "past-chance", say("refused-past-chance"))
        if table.together(turn.first):
            raise Refused(422, "together", say("server-back-together"))
        who = who_learned(sitting.game, table.seats, table.before(turn.first), table.told[turn.first :])
        if who is not None:
            raise Refused(422, "revealed", say("server-back-revealed", name=sitting.names[who]))
        return turn.first

    def may_answer(self, sitting: "Sitting", seat: int, number: int, agree: bool, say: Say) -> None:
        """Whether this seat is asked this, or a refusal. Whoever asked can only withdraw it."""
        _playing(sitting, say)
        if self.ask is None or self.ask.number != number:
            raise Refused(409, "not-asked-now", say("server-not-asked-now"))
        if seat not in self.waiting() and (agree or seat != self.ask.by):
            raise Refused(403, "answered", say("server-answered"))

    def may_close(self, sitting: "Sitting", say: Say) -> None:
        """Whether there is a game that its host could end, or a refusal."""
        if sitting.status == "gathering":
            raise Refused(409, "gathering", say("host-nothing-to-close"))
        _playing(sitting, say)

    # What happens

    def close(self, after: int) -> None:
        """The host has ended the game: nothing is asked any more."""
        self.ask = None
        self._note(after, CLOSED, HOUSE)

    def resign(self, seat: int, after: int) -> None:
        """A seat is given up; what it asked is asked no more."""
        self.resigned.add(seat)
        self._note(after, RESIGNED, seat)
        if self.ask is not None and self.ask.by == seat:
            self.ask = None

    def asked(self, number: int, what: str, by: int, first: int, after: int) -> None:
        """Something is asked."""
        self.ask = Ask(number, what, by, first)
        self._note(after, "asked", by)

    def answered(self, seat: int, agree: bool, after: int, own: int) -> None:
        """Somebody has answered; `own` is how many moves the asker has settled."""
        ask = self.ask
        assert ask is not None
        if agree:
            ask.agreed.add(seat)
            return
        if seat != ask.by:
            self._declined[ask.by, ask.what] = own
        self._note(after, "withdrawn" if seat == ask.by else "declined", seat)
        self.ask = None

    def carried_out(self, after: int) -> None:
        """All have agreed, and so it is done."""
        assert self.ask is not None
        self._note(after, "done", self.ask.by)
        self.ask = None

    def moved(self, seat: int, after: int) -> None:
        """A seat has settled a move: perhaps that answers what is asked."""
        ask = self.ask
        if ask is None or self._places[seat].level:
            return
        if ask.what == BACK or seat == ask.by or seat in self.waiting():
            self.lapse(after)

    def lapse(self, after: int) -> None:
        """What was asked is asked no more."""
        if self.ask is not None:
            self._note(after, "lapsed", self.ask.by)
            self.ask = None

    def _note(self, after: int, kind: str, seat: int) -> None:
        what = "" if kind == RESIGNED or self.ask is None else f"-{self.ask.what}"
        self.notes.append(Note(after, kind + what, seat))


def _playing(sitting: "Sitting", say: Say) -> None:
    if sitting.status != "playing":
        raise Refused(403, sitting.status, say("refused-over" if sitting.status == "over" else "server-gathering"))
