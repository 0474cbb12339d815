"""What is answered about a table that cannot be played any more."""

from pydantic import BaseModel


class RecordSeat(BaseModel):
    """Who sat where, and how it ended, if it did."""

    seat: int
    name: str
    score: int | None
    place: int | None


class RecordLine(BaseModel):
    """A move in the words in which it was written down."""

    number: int
    seat: int
    words: str


class Record(BaseModel):
    """What is stored of a table, told without playing it."""

    table: str
    game: str
    title: str
    rules: int
    components: str
    why: str
    over: bool
    seats: list[RecordSeat]
    moves: int
    log: list[RecordLine]
    made_at: int
    at: int
