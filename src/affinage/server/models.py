"""What goes over the wire, as types: the OpenAPI description is made of these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .host_models import Keeps

Lang = Literal["en", "de"]
Level = Literal["novice", "easy", "medium", "hard", "expert", "random"]
Thinker = Literal["novice", "easy", "medium", "hard", "expert"]
Lets = Annotated[bool, Field(description="Whether others may let a bot play for you as soon as you are away.")]
OWN = r"^[A-Za-z0-9_-]{16,128}$"
Nonce = Annotated[str, Field(pattern=OWN, description="At least 80 random bits of your own.")]
ClaimId = Annotated[str, Field(pattern=OWN, description="Random text: new for each seat, not for a retry.")]
MoveId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$", description="New for each move, not for a retry.")]
Name = Annotated[str, Field(min_length=1, max_length=64, description="1 to 32 visible characters.")]
Secret = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
TABLE = r"^[a-z0-9-]{1,64}$"
Whole = Annotated[int, Field(ge=-(10**9), le=10**9)]


class Asked(BaseModel):
    """A request: nothing that is not known, nothing of another kind."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Error(BaseModel):
    """Every refusal."""

    code: str
    reason: str
    rule: str = ""
    version: int | None = None


class SeatWish(Asked):
    """Who shall sit in a seat."""

    kind: Literal["me", "link", "bot", "hotseat"]
    name: Name | None = None
    level: Level | None = None


class ClockWish(Asked):
    """No clock, a time for each turn, or one for the whole game."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Field(ge=0, le=86_400 * 7)] = 0


Seats = Annotated[list[SeatWish], Field(min_length=1, max_length=4)]


class TableWish(Asked):
    """A new table."""

    game: Annotated[str, Field(max_length=64)]
    name: Name
    seats: Seats
    options: Annotated[dict[str, Annotated[str, Field(max_length=64)]], Field(max_length=32)] = {}
    clock: ClockWish = ClockWish()
    hints: bool = True
    guide: bool = False
    talk: Annotated[Literal["all", "emotes", "none"], Field(description="What may be said at the table.")] = "all"
    stand_in: Annotated[Thinker, Field(description="Who plays on for somebody who is away or out of time.")] = "medium"
    lets: Lets = False
    box: Annotated[
        str,
        Field(pattern=r"^([0-9a-f]{16})?$", description="A component set that was handed in; else what is shipped."),
    ] = ""


class ForkWish(Asked):
    """A new table that begins in the middle of a finished game."""

    at: Whole
    seats: Seats
    name: Name


class Claim(Asked):
    """Taking the seat of an invitation."""

    invite: Secret
    name: Name
    claim_id: ClaimId
    lets: Lets = False


class Fill(Asked):
    """Letting a bot in by an invitation that nobody has used."""

    invite: Secret
    level: Level


class Join(Asked):
    """Taking the next free seat of a spoken code."""

    code: Annotated[str, Field(min_length=4, max_length=16)]
    name: Name
    claim_id: ClaimId
    lets: Lets = False


class Peek(Asked):
    """Looking at an invitation."""

    invite: Secret


class MoveWish(Asked):
    """A move, chosen on a version of the table."""

    move_id: MoveId
    version: Whole
    move: Whole
    back: Annotated[int, Field(ge=0, le=99, description="How many open moves it is chosen in place of.")] = 0


class UndoWish(Asked):
    """Taking back, likewise."""

    move_id: MoveId
    version: Whole


class ResignWish(Asked):
    """Giving up."""

    move_id: MoveId


class AskWish(Asked):
    """Asking the others to end the game without a winner, or to take one's own last turn back."""

    move_id: MoveId
    what: Literal["end", "back"]


class AnswerWish(Asked):
    """Agreeing to what is asked, or not; the asker withdraws it."""

    move_id: MoveId
    ask: Annotated[Whole, Field(description="The number of what is asked: `ask.number` of the payload.")]
    agree: bool


class SubstituteWish(Asked):
    """A bot for a seat (whichever is named: the table's stand-in plays), or (no level) its owner again."""

    seat: Annotated[int, Field(ge=0, le=3)]
    level: Level | None


class ReviewWish(Asked):
    """From which seat a finished game is looked at."""

    seat: Annotated[int, Field(ge=0, le=3)]


class AddWish(Asked):
    """What somebody who has seen the commitment adds to the deal."""

    nonce: Nonce


class MyTable(Asked):
    """A table that somebody has a token for."""

    table: Annotated[str, Field(pattern=TABLE)]
    token: Annotated[str, Field(max_length=128)]


class MyTables(Asked):
    """All tables that a device knows."""

    tables: Annotated[list[MyTable], Field(max_length=60)]


class Bots(BaseModel):
    """Whether bots can think yet."""

    ready: bool
    note: str


class Versions(BaseModel):
    """Which Affinage this is, which rules new tables get, and where the rest of the API is described."""

    version: str
    rules: dict[str, int]
    description: str


class Status(BaseModel):
    """How the server is."""

    version: str
    rules: dict[str, int]
    bots: Bots
    address: str
    keeps: Keeps


class SeatMade(BaseModel):
    """What the maker of a table holds for a seat."""

    seat: int
    token: str | None = None
    invite: str | None = None


class TableMade(BaseModel):
    """A table that was made."""

    table: str
    code: str
    seats: list[SeatMade]
    spectator: str


class Claimed(BaseModel):
    """A seat that was taken."""

    table: str
    seat: int
    token: str
    spectator: str | None


class Peeked(BaseModel):
    """What an invitation is for."""

    game: str
    title: str
    names: list[str]
    free: bool
    seats: int
    asked: list[str]
    status: Literal["gathering", "playing", "over"]
    note: str
    spectator: str


class Version(BaseModel):
    """The viewer's version after what was done."""

    version: int


class Payload(BaseModel):
    """Everything that a viewer's page shows; see docs/api.md."""

    model_config = ConfigDict(extra="allow")
    table: str
    code: str | None
    game: str
    title: str
    lang: Lang
    version: int
    viewer: int | None
    status: Literal["gathering", "playing", "over"]
    seats: list[dict[str, Any]]
    waiting: list[int]
    ask: dict[str, Any] | None
    notes: list[dict[str, Any]]
    options: dict[str, str]
    option_words: list[str]
    box: dict[str, Any] | None
    clock: dict[str, Any]
    hints: bool
    guide_on: bool
    talk: str
    view: dict[str, Any] | None
    question: str
    rule: str
    guide: str
    choices: list[dict[str, Any]]
    instead: list[dict[str, Any]]
    chosen: list[str]
    can_undo: bool
    log: list[dict[str, Any]]
    turns: list[dict[str, Any]]
    log_start: int
    since: int
    commitment: str
    daily: dict[str, Any] | None
    puzzle: int | None
    reveal: dict[str, Any] | None
    next: dict[str, str] | None


class Moved(BaseModel):
    """What was done has been done, once: the viewer's version, and everything that the viewer may see now."""

    version: int
    payload: Payload


class Reasons(BaseModel):
    """Why things cannot be chosen now."""

    version: int
    reasons: list[dict[str, Any]]


class Turns(BaseModel):
    """Every turn so far, as the viewer may know it."""

    version: int
    turns: list[dict[str, Any]]


class Preview(BaseModel):
    """The board after a move."""

    version: int
    move: int
    view: dict[str, Any]


class Scenes(BaseModel):
    """Turns to be watched; see docs/api.md."""

    version: int
    end: int
    of: int
    scenes: list[dict[str, Any]]


class Hint(BaseModel):
    """The best turns, and why the first is the best."""

    advice: list[dict[str, Any]]
    title: str
    why: str


class Progress(BaseModel):
    """How far a review is."""

    done: int
    of: int


class Reviewed(BaseModel):
    """A finished game as one seat saw it, in figures and in words."""

    seat: int
    start: list[float]
    win: dict[str, float]
    points: dict[str, float]
    in_chances: str
    in_points: str
    doubt: str
    people: list[dict[str, Any]]
    steps: list[dict[str, Any]]
    stories: list[dict[str, Any]]


class NextTable(BaseModel):
    """Where it is played again."""

    table: str


class Mine(BaseModel):
    """One of my tables."""

    table: str
    game: str
    title: str
    names: list[str]
    over: bool
    record: bool
    seat: int | None
    my_turn: bool
    waiting: list[int]
    note: str
    at: int
    left_ms: int | None = None  # on the clock that runs: one's own, or else that of who is waited for
