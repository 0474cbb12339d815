"""The doctor: every stored game played again from its events, and a sentence on whatever differs."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from affinage.core.errors import AffinageError
from affinage.core.play import Table

from . import sealed
from .service import rules_of
from .store import Header, Store, Stored, StoreError

MENDED = (3, 51, 3)  # SQLite before it can lose pages where two connections write and checkpoint at once
Progress = Callable[[int, int, str], None]


@dataclass
class Findings:
    """What the doctor has seen."""

    tables: int = 0
    moves: int = 0
    wrong: list[str] = field(default_factory=list)
    records: list[str] = field(default_factory=list)  # whole, but their rules are not kept: they cannot be played again
    notes: list[str] = field(default_factory=list)


def examine(store: Store, progress: Progress | None = None) -> Findings:
    """Look at the database and play every table again."""
    found = Findings()
    _file(store, found)
    try:
        headers = list(store.tables())
    except (StoreError, ValueError, TypeError) as error:
        found.wrong.append(f"The list of tables cannot be read: {error}")
        return found
    for number, header in enumerate(headers):
        if progress:
            progress(number, len(headers), header.id)
        found.tables += 1
        try:
            found.moves += _table(store, header, found)
        except (StoreError, LookupError, ValueError, TypeError, AttributeError) as error:
            found.wrong.append(f"Table {header.id} cannot be read: {error}.")
    if progress:
        progress(len(headers), len(headers), "")
    return found


def _file(store: Store, found: Findings) -> None:
    """What SQLite says of its own file."""
    if store.url.drivername != "sqlite":
        return
    try:
        with store.reading() as connection:
            said = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check"))]
            loose = connection.execute(text("PRAGMA foreign_key_check")).all()
    except (StoreError, DBAPIError) as error:
        found.wrong.append(f"The file is damaged: {error}")
        return
    if said != ["ok"]:
        found.wrong.append(f"The file is damaged: {'; '.join(said[:3])}.")
    if loose:
        found.wrong.append(f"{len(loose)} rows belong to no table.")
    if sqlite3.sqlite_version_info < MENDED:
        mended = ".".join(map(str, MENDED))
        found.notes.append(
            f"SQLite {sqlite3.sqlite_version} has the WAL-reset bug (mended in {mended}). Affinage does not meet it: "
            "one connection alone writes and checkpoints. Let no other program write into the file."
        )


def _table(store: Store, header: Header, found: Findings) -> int:
    """One table: chain, seal, rules, moves, Chance and result. How many moves were played again."""
    events, name = store.events(header.id), f"Table {header.id} ({header.game})"
    broken = sealed.broken_link(header, events)
    if broken:
        found.wrong.append(f"{name}: {broken}")
        return 0
    if sealed.committed(header, store.secret(header.id)) != header.commitment:
        found.wrong.append(f"{name}: the secret is not the one that the commitment was made of.")
    try:
        game = rules_of(header)
    except AffinageError as error:
        played = f"with rules {header.rules} and the set {header.components.get('name')}"
        found.records.append(f"{name} was played {played}: it is shown as a record. {error}")
        return 0
    log = sealed.moves_in(events)
    if not log:
        return 0
    table = Table(game, len(header.seats), options=header.options, deal=False)
    for number, event in enumerate(log):
        try:
            table.put(event)
        except AffinageError as error:
            found.wrong.append(f"{name}: move {number} cannot be played again. {error}")
            return number
    dealer = sealed.dealer(header, store.secret(header.id), sealed.nonces(len(header.seats), events))
    own = len(header.forked.get("standing", ()))
    for number in sealed.other_answers(game, table.seats, header.options, dealer, log):
        if number >= own:
            found.wrong.append(f"{name}: Chance did not deal move {number}; the sealed seed gives another one.")
            break
    sealed.leave(table, events)
    _result(name, table, events, found)
    return len(log)


def _result(name: str, table: Table, events: Sequence[Stored], found: Findings) -> None:
    ended = [event for event in events if event.kind == "over"]
    if not ended:
        return
    if not table.over:
        found.wrong.append(f"{name}: an event says that the game is over, but it goes on.")
        return
    stop = table.stopped
    now: dict[str, Any] = {"places": table.places(), "score": [table.points(p)[0] for p in range(table.seats)]}
    if stop is not None or "how" in ended[0].body:
        now |= {"how": stop and stop.how, "by": stop and stop.seat}
    for what, value in now.items():
        if ended[0].body.get(what, value) != value:
            found.wrong.append(f"{name}: {what} {ended[0].body[what]} was stored, {value} comes out now.")
