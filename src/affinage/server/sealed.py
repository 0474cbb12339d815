"""Sealed chance: the deal is fixed before the first move, by nobody alone, and everybody can check it afterwards.

When a table is made, the server draws a secret and shows its commitment. Each person who has seen it adds a nonce of
their own (`add` events with `body["nonce"]`): never before, or a host who knows the nonces could try secrets until the
cards are right. A page notes the commitment that it was shown and holds it against the one of the end. When everybody
has added theirs, the key follows from the secret and all nonces, and it is the seed of `core.chance.Dealer`. After the
game the file lays secret and nonces open. So neither the host nor a player can steer what Chance deals. Whoever runs
the server can read its database, though: this proves that nobody chose the cards, not that nobody looked.

A rematch and a game that is tried from the middle are tables of their own and are sealed likewise. What a fork takes
over was dealt at the table that it comes from.

Derivation 1, frozen:
- commitment: SHA-256 over `affinage.seal.1`, table, game and rules version (each followed by one zero byte) and the
  secret's 32 bytes, in hex;
- key: HMAC-SHA256, keyed by the secret's bytes, over `affinage.key.1`, a zero byte, the table, a zero byte and the
  nonces as canonical JSON (a list with one text per seat, empty for bots), in hex. This text is the dealer's seed.

A daily deal is the same at many tables, so nobody can add to it. Its secret is the day's; the commitment is published
the day before, and the secret is laid open when the day has ended. Derivation of the day 1, frozen:
- commitment: SHA-256 over `affinage.day.seal.1`, date (2026-11-18), game, rules version, the component set's hash and
  the options as canonical JSON (each followed by one zero byte) and the secret's 32 bytes, in hex;
- key: HMAC-SHA256, keyed by the secret's bytes, over `affinage.day.key.1`, a zero byte and the date, in hex. This text
  is the seed of `core.chance.DeckDealer`.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from affinage.core import replay
from affinage.core.chance import Dealer, DeckDealer
from affinage.core.errors import AffinageError, ReplayError
from affinage.core.game import CHANCE, Game
from affinage.core.play import AGREED, CLOSED, HOUSE, RESIGNED, Event, Table

from . import chain
from .store import Header, Stored


class Unsealed(AffinageError):  # noqa: N818 - what the file turned out to be
    """A file whose game was not dealt or not played as it says."""


def new_secret() -> str:
    """256 random bits, in hex."""
    return secrets.token_hex(32)


def commitment(table: str, game: str, rules: int, secret: str) -> str:
    """What is shown before the game of the secret that is shown after it."""
    said = b"".join(part.encode() + b"\0" for part in ("affinage.seal.1", table, game, str(rules)))
    return hashlib.sha256(said + bytes.fromhex(secret)).hexdigest()


def seed(secret: str, table: str, nonces: Sequence[str]) -> str:
    """The dealer's seed, once everybody has added their part."""
    said = b"\0".join([b"affinage.key.1", table.encode(), chain.canonical(list(nonces)).encode()])
    return hmac.new(bytes.fromhex(secret), said, hashlib.sha256).hexdigest()


def day_commitment(date: str, game: str, rules: int, components: str, options: dict[str, str], secret: str) -> str:
    """What is published of a day's secret before the day begins."""
    parts = ("affinage.day.seal.1", date, game, str(rules), components, chain.canonical(options))
    return hashlib.sha256(b"".join(part.encode() + b"\0" for part in parts) + bytes.fromhex(secret)).hexdigest()


def day_seed(secret: str, date: str) -> str:
    """The dealer's seed of a day."""
    said = b"\0".join([b"affinage.day.key.1", date.encode()])
    return hmac.new(bytes.fromhex(secret), said, hashlib.sha256).hexdigest()


def date_of(header: Header) -> str:
    """The day whose deal a table plays; nothing at other tables."""
    daily = header.flags.get("daily")
    return str(daily.get("date", "")) if isinstance(daily, dict) else ""


def committed(header: Header, secret: str) -> str:
    """What a table's commitment is if this is its secret."""
    if date := date_of(header):
        hashed = str(header.components.get("hash"))
        return day_commitment(date, header.game, header.rules, hashed, header.options, secret)
    return commitment(header.id, header.game, header.rules, secret)


def dealer(header: Header, secret: str, nonces: Sequence[str]) -> Dealer:
    """Who deals at a table, once everybody has added their part."""
    if date := date_of(header):
        return DeckDealer(day_seed(secret, date))
    return Dealer(seed(secret, header.id, nonces))


def nonces(seats: int, events: Sequence[Stored]) -> list[str]:
    """Each seat's own part of the deal; nothing for bots. Tables of long ago have it in the event of sitting down."""
    parts = [""] * seats
    for event in events:
        if event.kind == "start":
            break
        if event.kind in ("sit", "add") and event.seat in range(seats):
            parts[event.seat] = str(event.body.get("nonce", ""))
    return parts


def moves_in(events: Sequence[Stored]) -> list[Event]:
    """The core's own log, from the bodies of stored events."""
    return [Event(seat, move) for event in events for seat, move in event.body.get("moves", ())]


def broken_link(header: Header, events: Sequence[Stored]) -> str:
    """The first place where the chain does not hold, in a sentence; nothing where it holds."""
    before = header.hash
    for number, event in enumerate(events, 1):
        if event.seq != number:
            return f"Event {number} is missing: number {event.seq} follows {number - 1}."
        if event.prev_hash != before:
            link = "the table's header" if number == 1 else f"event {number - 1}"
            return f"Event {number} does not hang on {link}: one of them was changed."
        if event.rehashed() != event.hash:
            return f"Event {number} ({event.kind}) was changed after it was stored."
        before = event.hash
    return ""


def other_answers(
    game: Game, seats: int, options: dict[str, str], dealer: Dealer, log: Sequence[Event]
) -> Iterator[int]:
    """The numbers of those events where Chance answered otherwise than the sealed dealer does."""
    table = Table(game, seats, options=options, dealer=dealer, deal=False)
    for number, event in enumerate(log):
        if event.seat == CHANCE and game.rules.asked(table.state, CHANCE) and table.answer() != event.move:
            yield number
        table.put(event)


def write(table: Table, header: Header, secret: str, events: Sequence[Stored]) -> str:
    """A finished game as a replay file that also lays the seal open."""
    columns = [f.name for f in fields(Stored) if f.name not in ("table", "repeated")]
    rows = [json.dumps({name: getattr(e, name) for name in columns}, ensure_ascii=False) for e in events]
    parts = {
        "secret": secret,
        "nonces": nonces(len(header.seats), events),
        "commitment": header.commitment,
        "table": header.id,
    }
    told = "".join(f'  "{name}": {json.dumps(part)},\n' for name, part in parts.items())
    head, links = json.dumps(asdict(header), ensure_ascii=False), ",\n    ".join(rows)
    links = f'  "chain": {{\n   "header": {head},\n   "events": [\n    {links}\n   ]\n  }}\n'
    text = replay.write(table).rstrip().removesuffix("}").rstrip()
    return f'{text},\n "sealed": {{\n{told}{links} }}\n}}\n'


@dataclass(frozen=True)
class Verified:
    """What a file has proved."""

    game: str
    table: str
    moves: int
    answers: int  # of Chance, all dealt by the sealed key
    taken_over: int  # events that a fork took over from another table: dealt there
    events: int


def verify(text: str, where: str = "This file", components: Path | None = None) -> Verified:
    """Check everything: rules, moves, commitment, nonces, every answer of Chance and the chain; or say what differs."""
    table = replay.read(text, where, components)
    seal = json.loads(text).get("sealed")
    if seal is None:
        raise Unsealed(f"{where} is a replay without a seal: its moves are right, but nobody can check the deal.")
    header, events = _chain_of(seal, where)
    game, seats = table.game, table.seats
    told = {"game": game.name, "rules": game.version, "options": table.options, "components": game.box.key}
    kept = {
        "game": header.game,
        "rules": header.rules,
        "options": header.options,
        "components": header.components.get("hash"),
    }
    for name, value in told.items():
        if kept[name] != value:
            raise Unsealed(f"{where}: the table was made with {name} {kept[name]}, but the file says {value}.")
    if len(header.seats) != seats:
        raise Unsealed(f"{where}: the table was made for {len(header.seats)} seats, the file has {seats}.")
    if header.id != seal["table"] or header.commitment != seal["commitment"]:
        raise Unsealed(f"{where}: table or commitment are not those that the table was made with.")
    if committed(header, seal["secret"]) != header.commitment:
        raise Unsealed(f"{where}: the secret is not the one that the commitment was made of.")
    if (broken := broken_link(header, events)) or (broken := _other_log(table.events, moves_in(events))):
        raise Unsealed(f"{where}: {broken}")
    if table.over and all(event.kind != "over" for event in events):
        raise Unsealed(f"{where}: the last events are missing, for the game is over and none of them says so.")
    if other := other_leaving(table, events):
        raise Unsealed(f"{where}: {other}")
    if nonces(seats, events) != seal["nonces"]:
        raise Unsealed(f"{where}: the seats' nonces are not those that they added.")
    dealt_by = dealer(header, seal["secret"], seal["nonces"])
    if (table.dealer.name, table.dealer.seed) != (dealt_by.name, dealt_by.seed):
        raise Unsealed(f"{where}: the seed does not follow from the secret and the nonces.")
    if date_of(header) and any(seal["nonces"]):
        raise Unsealed(f"{where}: somebody has added to a daily deal, which is the same for all.")
    own = len(header.forked.get("standing", ()))
    if _other_log(table.events[:own], [Event(*pair) for pair in header.forked.get("standing", ())]):
        raise Unsealed(f"{where}: the game does not begin with the moves that it took over from another table.")
    for number in other_answers(game, seats, table.options, dealt_by, table.events):
        if number >= own:
            raise Unsealed(f"{where}: Chance did not deal move {number}; the sealed seed gives another one.")
    answers = sum(event.seat == CHANCE for event in table.events[own:])
    return Verified(game.name, header.id, len(table.events), answers, own, len(events))


def leave(table: Table, events: Sequence[Stored]) -> None:
    """Who resigned and whether the game was stopped, as the stored events tell it, at the end of their moves."""
    moves = 0
    for event in events:
        moves += len(event.body.get("moves", ()))
        if event.kind == "resign" and event.body.get("level"):
            table.resigned[event.seat] = moves
        elif event.kind in ("resign", "agreed"):
            table.stop(RESIGNED if event.kind == "resign" else AGREED, event.seat)
        elif event.kind == "closed":
            table.stop(CLOSED, HOUSE)


def other_leaving(table: Table, events: Sequence[Stored]) -> str:
    """Where a file tells otherwise than the events who has left the game, in a sentence."""
    stored = Table(table.game, table.seats, options=table.options, deal=False)
    leave(stored, events)
    if stored.stopped != table.stopped:
        return f"it says {_stopped(table)}, but the events say {_stopped(stored)}."
    if stored.resigned != table.resigned:
        return f"the seats that resigned are {table.resigned} in the file, but {stored.resigned} in the events."
    return ""


def _stopped(table: Table) -> str:
    stop = table.stopped
    if stop is None:
        return "that the game was played to its end"
    return f"that it was {stop.how} by {'the host' if stop.seat == HOUSE else f'seat {stop.seat + 1}'}"


def _other_log(file: Sequence[Event], stored: Sequence[Event]) -> str:
    for number, (a, b) in enumerate(zip(file, stored, strict=False)):
        if a != b:
            return f"move {number} is {a.move} of seat {a.seat} in the file, but {b.move} of seat {b.seat} was stored."
    return "" if len(file) == len(stored) else f"the file has {len(file)} moves, but {len(stored)} were stored."


def _chain_of(seal: Any, where: str) -> tuple[Header, list[Stored]]:
    """Header and events of a seal that somebody may have written by hand."""
    try:
        texts = [seal["secret"], seal["commitment"], seal["table"], *seal["nonces"]]
        if not all(isinstance(one, str) for one in texts) or len(bytes.fromhex(seal["secret"])) != 32:
            raise ValueError
        header = Header(**seal["chain"]["header"])
        events = [Stored(table=header.id, **row) for row in seal["chain"]["events"]]
        chain.canonical([asdict(header), [asdict(event) for event in events]])
        shapes = [isinstance(e.seq, int) and isinstance(e.body, dict) and isinstance(e.kind, str) for e in events]
        maps = [isinstance(value, dict) for value in (header.components, header.options, header.forked)]
        if not all([*shapes, *maps, isinstance(header.seats, list), len(moves_in(events)) >= 0]):
            raise ValueError
        if not all(len(pair) == 2 for pair in header.forked.get("standing", ())):
            raise ValueError
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError):
        raise ReplayError(f"{where} is damaged: its seal is not whole.") from None
    return header, events
