"""What is asked and told of the daily deal."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .models import OWN, Asked, Name

Player = Annotated[str, Field(pattern=OWN, description="Random text that the page keeps: whose first game counts.")]
Date = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class DailyLook(Asked):
    """Looking at a day."""

    player: Player


class DailyStart(Asked):
    """Playing a day's deal: the first time it counts; for practice once that game, or the day, is over."""

    player: Player
    name: Name
    practice: bool = False


class DayTold(BaseModel):
    """A day as everybody may know it; the secret when it is over."""

    date: str
    game: str
    title: str
    bot: str
    commitment: str
    published_at: int
    ends_at: int
    over: bool
    secret: str
    rules: int
    components: str
    options: dict[str, str]


class Days(BaseModel):
    """The days there are; `why` says why there is no daily deal here."""

    on: bool
    why: str
    today: str
    days: list[DayTold]
    tomorrow: DayTold | None


class DailyMine(BaseModel):
    """How the own game ended."""

    score: int
    rival: int
    place: int
    of: int
    beaten: int | None
    finished: bool


class DailyRow(BaseModel):
    """One game of the field."""

    place: int
    name: str
    level: str
    score: int
    rival: int
    you: bool
    finished: bool


class PartedRow(BaseModel):
    """A turn of both games."""

    when: str
    mine: str
    best: str


class Parted(BaseModel):
    """Where the own game and the best one parted; so many of those who stood there did the same."""

    best: str
    score: int
    same: int
    asked: int
    rows: list[PartedRow]


class DayMark(BaseModel):
    """A day in the calendar."""

    date: str
    over: bool
    won: bool


class DailyTold(BaseModel):
    """One day for one player."""

    day: DayTold
    state: Literal["open", "playing", "over", "late", "gone"]
    table: str | None
    token: str | None
    mine: DailyMine | None
    field: list[DailyRow]
    parted: Parted | None
    calendar: list[DayMark]


class DailyTable(BaseModel):
    """Where to play."""

    table: str
    token: str
    counts: bool
