"""What a host may ask and is answered."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Status = Literal["gathering", "playing", "over", "record"]
Kind = Literal["people", "bots", "hints", "reviews"]


class _Wish(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Keeps(BaseModel):
    """For how many days tables are kept (None: for good): not started, running, finished; and in a sentence."""

    open: float | None
    idle: float | None
    ended: float | None
    note: str


class RevokeWish(_Wish):
    """Whose link shall be another one."""

    seat: Annotated[int, Field(ge=0, le=9)]


class AddressWish(_Wish):
    """An address in numbers; an IPv6 household is known by any of its addresses, or as `2001:db8::/64`."""

    address: Annotated[str, Field(min_length=2, max_length=64)]


class HostSeat(BaseModel):
    """Who plays in a seat, whether somebody is there, and from which addresses."""

    seat: int
    name: str
    bot: bool
    level: str
    taken: bool
    here: bool
    addresses: list[str]


class Thinking(BaseModel):
    """Something that is thought about, or waits for its turn, and for how many seconds."""

    kind: Kind
    table: str
    waiting: bool
    seconds: float


class HostTable(BaseModel):
    """A table in a few facts; `idle` is how many seconds ago somebody last did something there."""

    table: str
    game: str
    title: str
    status: Status
    seats: list[HostSeat]
    watching: int
    moves: int
    made_at: int
    moved_at: int
    idle: float
    thinking: list[Thinking]


class HostTables(BaseModel):
    """The tables with the newest moves, and how many there are in all."""

    tables: list[HostTable]
    of: int


class Queue(BaseModel):
    """How many thoughts of a class are under way, and how many wait."""

    kind: Kind
    under_way: int
    waiting: int


class ThinkingNow(BaseModel):
    """What is thought about, by classes and one by one."""

    classes: list[Queue]
    thoughts: list[Thinking]


class Closed(BaseModel):
    """A table that is over or gone now."""

    table: str


class NewLink(BaseModel):
    """A seat's new link, told this once: what stands behind the page's address. `invite`: nobody sits there yet."""

    table: str
    seat: int
    kind: Literal["seat", "invite"]
    fragment: str


class Blocked(BaseModel):
    """An address that is shut out, as it is counted, and since when."""

    address: str
    at: int


class Address(BaseModel):
    """An address as it is counted."""

    address: str
