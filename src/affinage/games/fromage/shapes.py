"""What a view of Fromage is made of. What all games have in common is in the frame; a party is a seat or, alone at the
table, the Corporation (party 1)."""

from typing import Literal, NotRequired, TypedDict

VenueId = Literal["festival", "fromagerie", "bistro", "villes"]
Resource = Literal["fruit", "livestock", "structure", "order"]
CheeseType = Literal["soft", "hard", "bleu"]
Age = Literal["bronze", "silver", "gold"]
LayoutSide = Literal["I", "II", "board"]
SpaceState = Literal["open", "sample", "blocked"]
Sign = Literal["points", "trade", "any", "two"]
StructureKind = Literal["barn", "greenhouse", "dock", "office"]
Where = Literal["home", "tile", "venue", "barn"]
Asks = Literal["wait", "act", "bonus", "order", "any", "two", "trade", "pick", "cover", "corporate"]


class Space(TypedDict):
    """A cheese space of a venue."""

    space: int
    name: str
    state: SpaceState
    type: CheeseType | None
    age: Age | None
    code: str  # S3j: soft, gold, jam
    cheese: str | None
    owner: int | None
    gain: int | None  # what a cheese of the viewer's would add here; None where none can lie


class Group(TypedDict):
    """Neighbours at the Festival that score together."""

    seat: int
    spaces: list[int]
    points: int


class Shelf(TypedDict):
    """A shelf of the Fromagerie, and who has cheese on it."""

    sign: Sign
    points: int
    seats: list[int]


class Rubric(TypedDict):
    """How a venue scores: by the size of a group or by shelves reached, or by pairings and age."""

    steps: NotRequired[list[int]]
    more: NotRequired[int]  # for each cheese of a group beyond the last step
    rows: NotRequired[list[list[int]]]


class Standing(TypedDict):
    """What everybody has in a venue as it lies."""

    points: list[int]  # by party
    groups: NotRequired[list[Group]]
    shelves: NotRequired[list[Shelf]]
    pairings: NotRequired[list[int]]  # by party
    tables: NotRequired[list[int | None]]  # who has both plates
    rubric: NotRequired[Rubric]


class Venue(Standing):
    """One of the four venues on the wheel."""

    venue: VenueId
    name: str
    layout: LayoutSide
    faces: int | None  # the seat that it lies before
    spaces: list[Space]


class Gathering(TypedDict):
    """Who gathers on a space of the resource tile, and which worker."""

    seat: int
    worker: CheeseType


class Quarter(TypedDict):
    """A quarter of the resource tile."""

    resource: Resource
    name: str
    workers: list[Gathering | None]


class Region(TypedDict):
    """A region of the Villes and its customer."""

    name: str
    worth: int | None
    tie: int
    influence: list[int]  # by party
    gets: list[int]  # by party


class Order(TypedDict):
    """Order cards of one kind."""

    kind: int
    name: str
    n: int


class Worker(TypedDict):
    """A worker, where it is, and in how many turns it is back."""

    type: CheeseType
    name: str
    where: Where
    back: int
    resource: NotRequired[Resource]  # on the tile
    venue: NotRequired[VenueId]
    space: NotRequired[int]  # on the tile or in a venue
    slot: NotRequired[int]  # in a barn


class Parlour(TypedDict):
    """A milking parlour; one without a type makes any cheese."""

    cheese: str
    type: CheeseType | None
    age: Age | None
    cost: int
    used: bool


class Structure(TypedDict):
    """A structure, printed on a board or on a tile."""

    tile: int | None
    kind: StructureKind
    gives: Resource
    amount: int
    venue: VenueId | None
    name: str
    text: str
    cost: int


class Slot(Structure):
    """What lies on a slot of a creamery board."""

    built: bool


class Stock(TypedDict):
    """Tokens that are not used yet."""

    fruit: int
    livestock: int
    structure: int


class Creamery(TypedDict):
    """What lies before one seat."""

    side: int  # 0 before the viewer, then in the order in which venues reach the viewer
    board: str | None
    tokens: int
    stock: Stock
    fruited: int
    jam: int
    filled: int
    orders: list[Order]
    workers: list[Worker]
    parlours: list[Parlour]
    structures: list[Slot]


class Corporation(TypedDict):
    """Whom one plays against alone."""

    level: int
    name: str
    rule: str
    placed: int
    tokens: int
    track: int
    numbers: list[int]
    cards: int
    orders: list[Order]
    worth: int
    card: str | None
    kind: int | None
    score: int


class Draft(TypedDict):
    """What the viewer holds and has kept, and the slot that may be covered now."""

    hand: list[Structure]
    kept: list[Structure]
    slot: int | None


class FromageTable(TypedDict):
    """The view of Fromage."""

    turn: int
    last_turn: bool
    step: Asks
    venues: list[Venue]  # the viewer's first, then as they reach the viewer; none before the table is laid
    quarters: list[Quarter]
    regions: list[Region]
    deck: int
    discards: int
    seats: list[Creamery]
    corporation: Corporation | None
    draft: Draft | None


VIEW = FromageTable
WORDS = {
    "VenueId": VenueId,
    "Resource": Resource,
    "CheeseType": CheeseType,
    "Age": Age,
    "LayoutSide": LayoutSide,
    "SpaceState": SpaceState,
    "Sign": Sign,
    "StructureKind": StructureKind,
    "Where": Where,
    "Asks": Asks,
}
