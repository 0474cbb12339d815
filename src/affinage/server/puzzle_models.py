"""What is asked and told of puzzles."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .models import Asked, Name


class PuzzleStart(Asked):
    """Sitting down at a puzzle."""

    name: Name


class PuzzleCheck(Asked):
    """Having one's turn judged, or giving up."""

    give_up: bool = False


class TurnAgain(Asked):
    """A turn that a review has found: is mine as good?"""

    moves: Annotated[list[Annotated[int, Field(ge=0, le=10**6)]], Field(min_length=1, max_length=60)]


class TurnJudged(BaseModel):
    """Whether a turn leads to where the other one does."""

    verdict: Literal["best", "missed", "unfinished"]
    sentence: str


class PuzzleShelf(BaseModel):
    """How many puzzles a game has."""

    game: str
    title: str
    count: int


class PuzzleAsked(BaseModel):
    """A puzzle before its answer."""

    number: int
    seats: int
    stage: str
    score: int
    rival: int | None
    steps: int
    proof: Literal["exact", "judged"]
    unit: Literal["points", "win"]


class PuzzleWay(BaseModel):
    """A turn, and what it is worth."""

    name: str
    words: str
    worth: str
    best: bool
    mine: bool


class PuzzleAnswer(BaseModel):
    """The answer, with its reasons and its proof."""

    ways: list[PuzzleWay]
    unit: str
    why: str
    price: str
    theme: str
    proof: str
    found: str


class PuzzleJudged(BaseModel):
    """What is said of a turn that was tried."""

    verdict: Literal["best", "nearly", "missed", "unfinished", "gave-up"]
    sentence: str
    answer: PuzzleAnswer | None
