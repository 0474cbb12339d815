"""Rule books and galleries on the wire."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from .models import Asked


class BookFigure(BaseModel):
    """A figure of the component set in play, and where it comes from."""

    name: str
    label: str
    value: str
    source: str


class BookRow(BaseModel):
    """One row of a table of figures."""

    label: str
    values: list[str]
    source: str


class BookTable(BaseModel):
    """Several figures under common heads."""

    title: str
    heads: list[str]
    rows: list[BookRow]


class BookLink(BaseModel):
    """Another part of the book."""

    id: str
    title: str


class BookExampleTitle(BaseModel):
    """A worked example, still to be fetched."""

    id: str
    title: str
    steps: int


class BookPart(BaseModel):
    """A heading with its paragraphs; its id is its anchor."""

    id: str
    number: str
    title: str
    text: str
    ruling: str
    figures: list[BookFigure]
    tables: list[BookTable]
    see: list[BookLink]
    examples: list[BookExampleTitle]


class BookChapter(BaseModel):
    """A chapter."""

    id: str
    number: int
    title: str
    parts: list[BookPart]


class BookIndex(BaseModel):
    """Which part speaks of a phase, of moves (first code, end, part), of a rule, of a category."""

    phases: dict[str, str]
    kinds: list[tuple[int, int, str]]
    rules: dict[str, str]
    categories: dict[str, str]


class Book(BaseModel):
    """A game's rule book; without chapters, where a game has none yet."""

    game: str
    title: str
    set: str
    own_set: bool
    chapters: list[BookChapter]
    index: BookIndex


class ExampleStep(BaseModel):
    """One position of a worked example, as a seat sees it."""

    text: str
    view: dict[str, Any]
    show: list[str]
    mark: list[str]
    area: str


class BookExample(BaseModel):
    """A worked example to step through."""

    id: str
    title: str
    seats: int
    viewer: int
    options: dict[str, str]
    steps: list[ExampleStep]


class TryWish(Asked):
    """To play on from a position of an example."""

    step: Annotated[int, Field(ge=0, le=100)]
    name: Annotated[str, Field(max_length=64)] = ""


class Named(BaseModel):
    """A value of a filter."""

    value: str
    title: str


class GalleryFilter(BaseModel):
    """Something that pieces are filtered by."""

    id: str
    title: str
    values: list[Named]


class PieceSource(BaseModel):
    """Where figures of a piece come from."""

    what: str
    source: str


class Won(BaseModel):
    """How often the owner won, in games in which one seat had the piece and another not."""

    rate: float
    low: float
    high: float
    games: int
    few: bool


class GalleryPiece(BaseModel):
    """A piece as the board draws it."""

    id: str
    group: str
    name: str
    text: str
    front: dict[str, Any]
    facets: list[tuple[str, str]]
    sources: list[PieceSource]
    won: Won | None


class Counted(BaseModel):
    """What was counted: how many games of which bot, and the share of wins that is even."""

    games: int
    bot: str
    even: float


class Gallery(BaseModel):
    """All pieces of a box."""

    game: str
    title: str
    set: str
    groups: list[Named]
    filters: list[GalleryFilter]
    pieces: list[GalleryPiece]
    counted: Counted | None
    opening: dict[str, Any] | None = None  # the table before the first turn, for boards that draw within one
    seats: int = 2
