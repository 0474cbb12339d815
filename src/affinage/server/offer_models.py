"""What games on offer are told as."""

from pydantic import BaseModel


class OptionValue(BaseModel):
    """One value of an option; `only` for these numbers of seats."""

    value: str
    title: str
    only: list[int] | None


class GameOption(BaseModel):
    """A choice made before the game."""

    name: str
    title: str
    default: str
    values: list[OptionValue]


class BotLevel(BaseModel):
    """A bot that can be seated."""

    kind: str
    title: str
    note: str


class LessonOffered(BaseModel):
    """How long a game's first lesson is."""

    minutes: int
    steps: int


class Offered(BaseModel):
    """A game on offer."""

    name: str
    title: str
    tagline: str
    about: str
    rules: int
    seats: list[int]
    usual_seats: int
    minutes: list[int]
    options: list[GameOption]
    levels: list[BotLevel]
    sources: dict[str, int]
    lesson: LessonOffered | None
    box: dict[str, str] | None
