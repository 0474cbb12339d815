"""One table, from its first guest to the last reveal: commands in, events out.

No clock, socket, file or random source in here: times are handed in, and secrets come from the store. A command checks,
changes the table and returns the event to be stored; the answer goes out after it is. If storing fails, whoever holds
the table throws it away and builds it anew from what is stored.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from affinage.core.errors import Refusal
from affinage.core.game import CHANCE, PUBLIC, Game, find
from affinage.core.pinned import is_here
from affinage.core.play import RESIGNED, Event
from affinage.core.words import Say

from . import sealed
from .clocks import Clocks
from .leaving import Leaving
from .live_table import LiveTable
from .naming import Named
from .parting import Parting, pairs
from .refused import Refused, Unsaid
from .store import Header, New, Stored
from .tokens import claimed_token, spectator_token

HUMAN, BOT = "human", "bot"
STAND_IN = "medium"  # plays on for somebody who is away or out of time, if the table's maker names nobody else


@dataclass
class Place:
    """A seat and who is in it."""

    kind: str  # me, link, hotseat or bot; a link becomes a bot where one was let in instead
    name: str
    level: str  # of the bot that plays here: one that was seated, or one that plays for somebody
    taken: bool
    lets: bool = False  # its owner agreed to a bot as soon as nobody is there

    @property
    def is_bot(self) -> bool:
        """Whether the seat belongs to a bot, and not to somebody for whom one plays."""
        return self.kind == BOT


def rules_of(header: Header) -> Game:
    """The game by the rules and with the components that a table began with; NotKept where they are no longer here."""
    return find(header.game, version=header.rules, box=str(header.components.get("hash")))


def is_kept(header: Header) -> bool:
    """Whether a table's game is here, with its rules and its components."""
    return is_here(header.game, header.rules, str(header.components.get("hash")))


class Sitting(Parting):
    """A table with its guests."""

    def __init__(self, header: Header, secret: str, game: Game | None = None) -> None:
        self.header, self._secret = header, secret
        self.game = game or rules_of(header)
        self.seq = 0
        self.newest = ""  # the hash of the last event
        self.seen: dict[str, int] = {}  # move ids and the events they became
        self._say: dict[str, Say] = {}
        self._nonces = [""] * len(header.seats)  # what each person has added to the deal
        self.places = [
            Place(s["kind"], s["name"], s.get("level") or "", s["kind"] == BOT, bool(s.get("lets")))
            for s in header.seats
        ]
        self.leaving = Leaving(self.places)
        self.clocks = Clocks(str(header.clock["kind"]), 1000 * int(header.clock["seconds"]), len(self.places))
        self.table: LiveTable | None = None
        self.closed = False  # the end is stored
        self._changed = dict.fromkeys((*range(len(self.places)), PUBLIC), (0, header.made_at))
        self.next = ""  # the table of the rematch
        self._public = 0  # changes of the table that everybody sees and that are no moves

    @classmethod
    def rebuilt(cls, header: Header, secret: str, events: Sequence[Stored], now: int) -> "Sitting":
        """The table as its events left it; clocks run on from now."""
        sitting = cls(header, secret)
        sitting.catch_up(events, now)
        return sitting

    def catch_up(self, events: Sequence[Stored], now: int) -> None:
        """What somebody else has stored since; clocks run on from now."""
        for event in events:
            self.replay(event)
        if self.table is not None and events:
            left = next((e.body["left"] for e in reversed(events) if "left" in e.body), self.clocks.left)
            self.clocks.restore(left, self.people_asked(), now)

    # What there is to know

    @property
    def status(self) -> str:
        """gathering, playing or over."""
        if self.table is None:
            return "gathering"
        return "over" if self.table.over else "playing"

    @property
    def date(self) -> str:
        """The day whose deal is played here; nothing at other tables."""
        return sealed.date_of(self.header)

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [place.name for place in self.places]

    def say(self, language: str) -> Say:
        """The game's words with the players' names."""
        if language not in self._say:
            self._say[language] = Named(self.game.say(language), self.names)
        return self._say[language]

    def version(self, viewer: int) -> int:
        """How often what this viewer may know has changed."""
        return self._public + (self.table.versions[viewer] if self.table else 0)

    def changed_at(self, viewer: int) -> int:
        """When that was last; what others do in secret is none of the viewer's business."""
        return self._changed[viewer][1]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a choice now."""
        return () if self.table is None or self.table.over else self.table.asked

    def people_asked(self) -> list[int]:
        """Those of the seats asked that no bot plays for."""
        return [seat for seat in self.asked if not self.places[seat].level]

    def bots_asked(self) -> list[int]:
        """Those that a bot plays for; while it is asked to take a turn back, bots wait."""
        return [] if self.leaving.holds_bots else [seat for seat in self.asked if self.places[seat].level]

    @property
    def stand_in(self) -> str:
        """The level of the bot that plays on for somebody; some tables of long ago name one that plays at random."""
        level = str(self.header.flags.get("stand_in", STAND_IN))
        return STAND_IN if level == "random" else level

    def free(self) -> list[int]:
        """Seats that nobody has taken yet."""
        return [seat for seat, place in enumerate(self.places) if not place.taken]

    def ready(self, seat: int) -> bool:
        """Whether nothing of this seat is awaited before the deal: it has added its part, or a bot plays here."""
        return self.places[seat].taken and bool(self.places[seat].level or self._nonces[seat] or self.date)

    def missing(self) -> list[int]:
        """The seats that a table waits for before it is dealt."""
        return [] if self.table else [seat for seat in range(len(self.places)) if not self.ready(seat)]

    def reveal(self) -> dict[str, Any] | None:
        """What the deal was made of, once the game is over."""
        if self.status != "over":
            return None
        return {"secret": self._secret, "nonces": list(self._nonces)}

    def token_for(self, seat: int, claim_id: str) -> str:
        """The token of somebody who sits down with an id of their own."""
        return claimed_token(self._secret, self.header.id, seat, claim_id)

    def spectator(self) -> str:
        """The token for watching."""
        return spectator_token(self._secret, self.header.id)

    def file(self, events: Sequence[Stored]) -> str:
        """The finished game as a replay file with the reveal, from all that is stored of it."""
        assert self.status == "over"
        assert self.table is not None
        return sealed.write(self.table, self.header, self._secret, events)

    # Commands

    def sit(self, seat: int, name: str, move_id: str, now: int, lets: bool = False) -> New:
        """Somebody takes a free seat, and may let a bot play as soon as nobody is there."""
        self._sit(seat, name)
        self.places[seat].lets |= lets
        return self._event(move_id, seat, "sit", {"name": name} | ({"lets": True} if lets else {}), now)

    def add(self, seat: int, nonce: str, move_id: str, now: int) -> New:
        """Somebody who has seen the commitment adds their part to the deal."""
        self._add(seat, nonce)
        return self._event(move_id, seat, "add", {"nonce": nonce}, now)

    def fill(self, seat: int, name: str, level: str, move_id: str, now: int) -> New:
        """A bot takes a free seat; it adds nothing to the deal."""
        self._sit(seat, name, level)
        return self._event(move_id, seat, "sit", {"name": name, "level": level}, now)

    def _sit(self, seat: int, name: str, level: str = "") -> None:
        place = self.places[seat]
        place.name, place.taken = name, True
        if level:
            place.kind, place.level = BOT, level
        self._say.clear()
        self._public += 1

    def _add(self, seat: int, nonce: str) -> None:
        self._nonces[seat] = nonce
        self._public += 1

    def due(self, now: int) -> New | None:
        """What happens by itself: the start when everybody is there, what all agreed to, a clock that fell, the end."""
        if self.table is None:
            return None if self.missing() else self._start(now)
        if self.table.over:
            return None if self.closed else self._close(now)
        if self.leaving.complete:
            return self._carry_out(now)
        fallen = self.clocks.fallen(self.people_asked(), now)
        return self._flag(fallen[0], now) if fallen else None

    def move(self, seat: int, move: int, version: int, move_id: str, now: int, say: Say, back: int = 0) -> New:
        """A seat makes a move, chosen on its version of the table; with `back` in place of its last open ones."""
        if back > 0:
            return self._change(seat, move, back, version, move_id, now, say)
        table = self._checked(seat, version, say)
        if move not in table.legal(seat):
            known = table.observe(seat)  # the reason must not tell more than the seat knows
            if move not in range(len(self.game.moves)):
                sentence = say("refused-no-move", move=move, last=len(self.game.moves) - 1)
                raise Refused(422, "illegal", sentence, self.game.describe.rule(known, seat, say))
            reason = self.game.describe.why_not(known, seat, move, say)
            raise Refused(422, "illegal", reason.sentence, reason.rule)
        return self._made(move_id, seat, "move", now, lambda: table.play(seat, move, say=say))

    def _change(self, seat: int, move: int, back: int, version: int, move_id: str, now: int, say: Say) -> New:
        table = self._checked(seat, version, say, asked=False)
        if move not in instead_of(table, seat, back):
            raise Refused(422, "illegal", say("refused-nothing-to-take-back"))
        return self._made(move_id, seat, "move", now, lambda: table.change(seat, back, move, say))

    def bot_move(self, seat: int, move: int, now: int) -> New:
        """A bot makes a move that it was asked for."""
        table = self.table
        assert table is not None
        return self._made(f"bot:{self.seq + 1}", seat, "move", now, lambda: table.play(seat, move))

    def undo(self, seat: int, version: int, move_id: str, now: int, say: Say) -> New:
        """A seat takes its last open move back."""
        table = self._checked(seat, version, say, asked=False)
        return self._made(move_id, seat, "undo", now, lambda: table.take_back(seat, say))

    def reset(self, seat: int, version: int, move_id: str, now: int, say: Say) -> New:
        """A seat takes all its open moves back."""
        table = self._checked(seat, version, say, asked=False)

        def take_all_back() -> None:
            table.take_back(seat, say)
            while table.can_take_back(seat):
                table.take_back(seat, say)

        return self._made(move_id, seat, "reset", now, take_all_back)

    def substitute(self, seat: int, by: int, level: str, move_id: str, now: int) -> New:
        """A bot plays for a seat, or (no level) its owner does again."""
        self.places[seat].level = level
        self._run_clocks(now, resumed=[seat] if self.clocks.left[seat] else [])  # once fallen it begins anew
        return self._event(move_id, by, "substitute", {"for": seat, "level": level} | self._left(), now)

    def rematch(self, seat: int, table: str, move_id: str, now: int) -> New:
        """The same people play again, at another table."""
        self.next, self._public = table, self._public + 1
        return self._event(move_id, seat, "rematch", {"table": table}, now)

    def _checked(self, seat: int, version: int, say: Say, asked: bool = True) -> LiveTable:
        if seat in self.leaving.resigned and self.status == "playing":
            raise Refused(403, RESIGNED, say("server-resigned"))
        if self.places[seat].level and self.status == "playing":  # before all else: looking again would not help
            raise Refused(403, "bot-plays", say("server-bot-plays"))
        now = self.version(seat)
        if version != now:
            raise Refused(409, "stale", say("refused-stale", made=version, now=now), version=now)
        if self.table is None:
            raise Refused(403, "gathering", say("server-gathering"))
        if self.table.over:
            raise Refused(403, "over", say("refused-over"))
        if asked and seat not in self.table.asked:
            raise Refused(403, "not-asked", say("refused-not-asked", seat=self.places[seat].name))
        return self.table

    # Events

    def _start(self, now: int) -> New:
        self._seat()
        assert self.table is not None
        for seat, move in self.header.forked.get("standing", ()):
            self.table.put(Event(seat, move))
        self.table.deal()
        self._public += 1
        self.table.count(None)
        self._run_clocks(now, range(len(self.places)))
        return self._event("start", CHANCE, "start", {"moves": pairs(self.table.events)} | self._left(), now)

    def _seat(self) -> None:
        """Everybody is there: a table is laid, and the deal is fixed."""
        dealer = sealed.dealer(self.header, self._secret, self._nonces)
        kinds = [place.level or HUMAN for place in self.places]
        self.table = LiveTable(
            self.game, len(self.places), options=self.header.options, dealer=dealer, names=self.names, kinds=kinds
        )

    def _close(self, now: int) -> New:
        assert self.table is not None
        self.closed = True
        result = {"places": self.table.places(), "score": [self.table.points(p)[0] for p in range(len(self.places))]}
        early = {} if self.table.stopped is None else {"how": self.table.stopped.how, "by": self.table.stopped.seat}
        return self._event("over", CHANCE, "over", result | early, now)

    def _flag(self, seat: int, now: int) -> New:
        self.clocks.read(now)
        self.places[seat].level = self.stand_in
        self._run_clocks(now)
        body = {"for": seat, "level": self.places[seat].level} | self._left()
        return self._event(f"flag:{self.seq + 1}", seat, "flag", body, now)

    def _made(self, move_id: str, seat: int, kind: str, now: int, act: Any) -> New:
        """Let the table do it, and note what it did, Chance's answers included."""
        assert self.table is not None
        before = len(self.table.events)
        try:
            act()
        except Refusal as refusal:
            if len(self.table.events) == before:  # a reset may stop half way: what it took back is taken back
                raise Refused(422, "illegal", str(refusal), getattr(refusal, "rule", "")) from None
        return self._noted(move_id, seat, kind, before, now)

    def _noted(self, move_id: str, seat: int, kind: str, before: int, now: int) -> New:
        assert self.table is not None
        self.table.count(seat)
        settled = [] if self.table.can_take_back(seat) else [seat]
        self._run_clocks(now, settled if kind == "move" else [], [] if kind == "move" else [seat])
        return self._event(move_id, seat, kind, {"moves": pairs(self.table.events[before:])} | self._left(), now)

    def _run_clocks(self, now: int, anew: Sequence[int] = (), resumed: Sequence[int] = ()) -> None:
        self.clocks.turn(now, self.people_asked(), anew, resumed)

    def _left(self) -> dict[str, list[int]]:
        return {"left": list(self.clocks.left)} if self.clocks.used else {}

    def _event(self, move_id: str, seat: int, kind: str, body: dict[str, Any], now: int) -> New:
        return New(move_id, seat, kind, body, self.game.version, now)

    def keep(self, event: Stored) -> None:
        """The event that a command returned is stored now."""
        self.seq, self.newest = event.seq, event.hash
        for viewer, (version, _) in self._changed.items():
            if self.version(viewer) != version:
                self._changed[viewer] = self.version(viewer), event.at
        if event.kind == "move" and self.table is not None and not self.table.can_take_back(event.seat):
            self.leaving.moved(event.seat, self._told)
        self.seen[event.move_id] = event.seq

    def replay(self, event: Stored) -> None:
        """An event that was stored before: the same change without a choice."""
        body = event.body
        if event.kind == "sit":
            self._sit(event.seat, str(body["name"]), str(body.get("level", "")))
            self._nonces[event.seat] = str(body.get("nonce", ""))  # tables of long ago: whoever sat down added it
            self.places[event.seat].lets |= bool(body.get("lets"))
        elif event.kind == "add":
            self._add(event.seat, str(body["nonce"]))
        elif event.kind == "start":
            self._seat()
            self._public += 1
        elif event.kind in ("substitute", "flag"):
            self.places[body["for"]].level = str(body["level"])
        elif event.kind == "rematch":
            self.next, self._public = str(body["table"]), self._public + 1
        elif event.kind == "over":
            self.closed = True
        self._replay_parting(event)
        if "moves" in body:
            assert self.table is not None, "a table is laid before anything is played"
            for seat, move in body["moves"]:
                self.table.put(Event(seat, move))
            self.table.count(None if event.kind == "start" else event.seat)
        if event.kind == "back":
            self.leaving.carried_out(self._told)
        self.keep(event)


def instead_of(table: LiveTable, seat: int, back: int) -> list[int]:
    """What the seat could choose in place of its last open moves, so many of them."""
    known = table.known_before(seat, back)
    if known is None or not table.game.rules.asked(known, seat):
        return []
    moves = [0] * table.game.width
    return moves[: table.game.rules.legal(known, seat, moves)]


__all__ = ["BOT", "HUMAN", "PUBLIC", "Place", "Refused", "Sitting", "Unsaid"]
