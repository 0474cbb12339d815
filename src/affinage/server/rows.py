"""What a store holds, row by row: headers of tables, rights, and events before and after they are stored."""

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Row

from . import chain

Fence = tuple[str, int]  # who owns a table, and how often it has changed hands
AS_JSON = ("components", "options", "seats", "clock", "flags", "forked")  # of a header
FENCE = ("owner", "epoch")
NOBODY: Fence = ("", 0)  # one process alone has no need of it


@dataclass(frozen=True)
class Header:
    """What is settled when a table is made."""

    id: str
    code: str
    game: str
    rules: int
    components: dict[str, str]  # name and hash
    options: dict[str, str]
    seats: list[dict[str, Any]]  # kind, level, ...
    clock: dict[str, Any]
    flags: dict[str, Any]
    made_at: int  # milliseconds since 1970, as all times here
    commitment: str
    forked: dict[str, Any] = field(default_factory=dict)  # {table, at, standing: moves taken over}, or nothing

    @property
    def hash(self) -> str:
        """Where the chain of events begins."""
        return chain.digest("header", asdict(self))


@dataclass(frozen=True)
class Token:
    """A right at a table, kept as the SHA-256 of what its owner holds."""

    digest: str
    table: str
    kind: str  # seat, invite, spectator or code
    seat: int = -1
    spent: bool = False


@dataclass(frozen=True)
class New:
    """An event to be stored."""

    move_id: str
    seat: int
    kind: str
    body: dict[str, Any]
    rules: int
    at: int


@dataclass(frozen=True)
class Stored:
    """An event as it is stored; `repeated` says that it was there before."""

    table: str
    seq: int
    move_id: str
    seat: int
    kind: str
    body: dict[str, Any]
    prev_hash: str
    hash: str
    rules: int
    at: int
    repeated: bool = False

    def rehashed(self) -> str:
        """The hash that this event should have."""
        return chain.link(
            self.prev_hash, self.table, self.seq, self.move_id, self.seat, self.kind, self.body, self.rules, self.at
        )


def header_from(row: Row[Any]) -> Header:
    """A row of `tables`."""
    return Header(**{name: json.loads(v) if name in AS_JSON else v for name, v in row._mapping.items()})  # noqa: SLF001 - SQLAlchemy's public name for it


def token_from(row: Row[Any]) -> Token:
    """A row of `tokens`."""
    return Token(row.digest, row.table_id, row.kind, row.seat, bool(row.spent))


def stored_from(row: Row[Any]) -> Stored:
    """A row of `events`."""
    values = dict(row._mapping)  # noqa: SLF001 - SQLAlchemy's public name for it
    return Stored(table=values.pop("table_id"), body=json.loads(values.pop("body")), **values)
