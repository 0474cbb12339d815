"""What goes over the wire of lessons, as types."""

from pydantic import BaseModel, Field

from .models import Asked, Name


class Stop(BaseModel):
    """Where the lesson waits: after `at` moves, for this move or (none) for the learner to go on."""

    at: int
    move: int | None
    place: str
    then: list[int] = Field(description="Positions that follow by themselves; the lesson goes on at the last one.")


class Figure(BaseModel):
    """A row of a little picture: a name and a number."""

    words: str
    n: int
    counts: bool


class Step(BaseModel):
    """One thing that is learned."""

    name: str
    title: str
    say: str = Field(description="A sentence or two; *words* between asterisks stand out.")
    task: str
    note: str
    spot: list[str] = Field(description="Places that are pointed at, besides that of the move.")
    compare: bool = Field(description="All that can be done keeps its light.")
    stops: list[Stop]
    otherwise: str = Field(description="What is said to another move.")
    otherwise_at: dict[str, str] = Field(description="The same by place, move or kind of move.")
    picture: list[Figure]


class Lesson(BaseModel):
    """A game's first lesson."""

    game: str
    title: str
    minutes: int
    learner: int
    steps: list[Step]


class PlayOn(Asked):
    """Going on with the game after the lesson."""

    name: Name
