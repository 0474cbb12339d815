"""Score pads, rules and QR codes on the wire."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .models import Asked
from .qr import LONGEST

Figure = Annotated[int, Field(ge=-(10**6), le=10**6)]
Written = Figure | float | Annotated[str, Field(max_length=200)]  # the pad refuses what is no figure, and names its row
Key = Annotated[str, Field(max_length=40)]


class PadRow(BaseModel):
    """One row of a sheet."""

    id: str
    name: str
    note: str
    kind: Literal["number", "list", "total", "lower"]
    group: str
    group_name: str
    letter: str
    min: int
    max: int
    only: list[int]


class PadSheet(BaseModel):
    """A game's score pad."""

    game: str
    title: str
    seats: list[int]
    rows: list[PadRow]


class PadFilled(Asked):
    """A sheet as it is filled in, and what was answered about a tie."""

    names: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=4)]
    entries: Annotated[
        list[Annotated[dict[Key, Written | Annotated[list[Written], Field(max_length=200)]], Field(max_length=40)]],
        Field(max_length=4),
    ]
    tie: Annotated[dict[Key, int | Annotated[list[Figure | None], Field(max_length=4)]], Field(max_length=8)] = Field(
        default_factory=dict
    )


class PadQuestion(BaseModel):
    """What a tie-break still needs to know, of whom."""

    id: str
    name: str
    kind: Literal["number", "seat"]
    seats: list[int]


class PadSums(BaseModel):
    """A sheet added up."""

    totals: list[dict[str, int]]
    final: list[int]
    places: list[int]
    winner: list[int]
    sentence: str
    ask: list[PadQuestion]


class Chapter(BaseModel):
    """A phase of a game: what is asked, and the rule behind it."""

    phase: str
    name: str
    guide: str
    rule: str


class QrWish(Asked):
    """What the square shall say."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST)]


class QrDrawing(BaseModel):
    """The square: dark parts as an SVG path on a grid."""

    size: int
    path: str


class ExplainWish(Asked):
    """Which move of a finished game."""

    number: Annotated[int, Field(ge=0, le=10**6)]


class Level(BaseModel):
    """What a bot of one level would have done."""

    level: str
    title: str
    name: str
    moves: list[int]


class Compared(BaseModel):
    """What a bot of each level would have done."""

    levels: list[Level]
