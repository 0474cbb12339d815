"""What a store holds, row by row: headers of tables, rights, and events before and after they are stored."""

from dataclasses import asdict, dataclass, field
from typing import Any

from . import chain


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
