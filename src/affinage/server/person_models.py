"""What a device asks about its person, and what it is told."""

from typing import Annotated, Any, Literal

from pydantic import Field

from .models import TABLE, Asked, Mine

Label = Annotated[str, Field(max_length=64, description="What a device is called in the list of devices.")]
BELONGING = r"^[a-z0-9][a-z0-9/_.-]{0,63}$"
SeatNumber = Annotated[int, Field(ge=0, le=9)]
TableName = Annotated[str, Field(pattern=TABLE)]
When = Annotated[int, Field(ge=0, le=10**14)]  # milliseconds since 1970


class Come(Asked):
    """A device that is here: known, or new."""

    name: Label = ""


class ComeAlong(Asked):
    """A device that joins a person by a link."""

    link: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
    name: Label = ""


class SeatKey(Asked):
    """A seat that the device has the key to."""

    table: TableName
    token: Annotated[str, Field(min_length=1, max_length=128)]


class SeatKeys(Asked):
    """Some of them."""

    seats: Annotated[list[SeatKey], Field(max_length=60)]


class SeatNamed(Asked):
    """A seat of one's own."""

    table: TableName
    seat: SeatNumber


class SeatsNamed(Asked):
    """Some of them."""

    seats: Annotated[list[SeatNamed], Field(max_length=60)]


class TableNamed(Asked):
    """One of my tables."""

    table: TableName


class MuteWish(Asked):
    """Whether I am called to a table."""

    table: TableName
    muted: bool


class DeviceNamed(Asked):
    """One of my devices."""

    device: Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]


class Belonging(Asked):
    """Something that all my devices know. `null` removes it; what is older than what is there changes nothing."""

    name: Annotated[str, Field(pattern=BELONGING)]
    value: Any
    at: When


class DeviceTold(Asked):
    """One of my devices."""

    id: str
    name: str
    here: bool
    made_at: int
    seen_at: int


class SeatTold(Asked):
    """One of my seats."""

    table: str
    seat: int
    muted: bool


class Me(Asked):
    """What this server knows of me."""

    devices: list[DeviceTold]
    seats: list[SeatTold]
    belongings: list[dict[str, Any]]
    level: Literal["each", "daily", "never"]


class Owned(Asked):
    """Which of those are mine now."""

    seats: list[SeatNamed]


class Lent(Asked):
    """Keys for this device."""

    seats: list["LentSeat"]


class LentSeat(SeatNamed):
    """A seat, and the key by which this device opens it."""

    token: str


class Pass(Asked):
    """A link that adds a device: what stands behind the page's address, and until when."""

    fragment: str
    until: int


class Done(Asked):
    """It is done."""

    done: bool = True


class PersonTold(Asked):
    """Somebody, as the host sees them."""

    id: str
    devices: int
    seats: int
    channels: int
    made_at: int
    seen_at: int


class PersonNamed(Asked):
    """Somebody."""

    person: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


class Running(Mine):
    """A table of mine that is not over."""

    muted: bool


class FinishedGame(Asked):
    """A game of mine that is over. `place` is 1 for the best, and nothing where nobody has won."""

    table: str
    game: str
    title: str
    names: list[str]
    seat: int
    place: int | None
    score: int | None
    how: str
    at: int


class GameTally(Asked):
    """Games of one title with so many seats; `places` says how often first, second and so on."""

    game: str
    title: str
    seats: int
    games: int
    won: int
    places: list[int]
    best: int | None


class Opponent(Asked):
    """Whom I have played against: a name, or a bot's level; in how many games I was not behind."""

    name: str
    level: str
    games: int
    ahead: int


class Tallies(Asked):
    """What my games have come to."""

    games: list[GameTally]
    against: list[Opponent]


class MyGames(Asked):
    """All that I play and have played here; of finished games the newest."""

    running: list[Running]
    finished: list[FinishedGame]
    of: int
    record: Tallies
