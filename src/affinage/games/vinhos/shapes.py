"""What a view of Vinhos is made of. What all games have in common is in the frame; seats are told in its order."""

from typing import Literal, TypedDict

Colour = Literal["red", "white"]
Feature = Literal["appearance", "taste", "aroma", "alcohol"]
StageId = Literal["setup", "actions", "maintenance", "production", "fair", "final"]
TaskId = Literal[
    "vineyards", "cellars", "wineries", "experts", "press", "enologists", "exports", "sales", "bank", "points"
]
AbilityId = Literal[
    "fair-points", "no-cellar", "cellar", "porto", "farmer", "winery", "experts", "double-cubes", "value"
]
BonusId = Literal["bagos", "points", "expert"]
SkillId = Literal["bagos", "barrel", "free-move", "rearrange", "renown", "discount"]
CountedId = Literal["wines", "wineries", "cash", "cellars", "regions", "experts"]


# The board that all share


class Space(TypedDict):
    """A space of the quadrel, as the viewer finds it from where its marker is."""

    id: str
    name: str
    note: str
    cost: int | None  # for the viewer; None where its marker stands
    far: bool
    tax_year: int
    taxed: bool
    seats: list[int]


class FeatureSteps(TypedDict):
    """How far a vintage moves each feature."""

    appearance: int
    taste: int
    aroma: int
    alcohol: int


class Vintage(TypedDict):
    """The vintage of the year: its weather, and what the magnates ask for."""

    name: str
    weather: int
    steps: FeatureSteps
    colour: Colour
    colour_name: str
    value: int
    regions: list[int]  # by their numbers


class Fair(TypedDict):
    """A wine fair, and its victory points by rank."""

    year: int
    points: list[int]


class Track(TypedDict):
    """How much a feature is in demand."""

    id: Feature
    name: str
    at: int
    of: int
    points: int
    track: list[int]


class Booth(TypedDict):
    """A booth of the fair, and the seat that has presented its wine there."""

    name: str
    features: list[Feature]
    bonus: BonusId
    bonus_name: str
    points: int
    seat: int | None
    allowed: int | None  # how many experts that seat may play


class VineyardsBelow(TypedDict):
    """Vineyards under the top one, by colour."""

    red: int
    white: int


class Region(TypedDict):
    """A region of Portugal with its deck of vineyards, its renown and who has estates there."""

    id: str
    number: int
    name: str
    ability: AbilityId
    ability_text: str
    out: bool
    top: Colour | None
    top_name: str | None
    price: int | None
    below: VineyardsBelow
    cubes: int
    inset: int
    seats: list[int]


class Expert(TypedDict):
    """One expert tile."""

    tile: int
    name: str
    feature: Feature
    skill: SkillId
    text: str
    arrow: bool


class Deck(TypedDict):
    """The experts of one feature that can be hired."""

    feature: Feature
    name: str
    top: Expert | None
    below: int


class SaleSlot(TypedDict):
    """A slot for a barrel that is sold."""

    slot: int
    colour: Colour
    request: int
    seat: int | None


class House(TypedDict):
    """An establishment that buys wine."""

    name: str
    slots: list[SaleSlot]


class ExportSlot(TypedDict):
    """A slot for a barrel that is exported."""

    slot: int
    request: int
    points: int
    seat: int | None
    open: bool


class Country(TypedDict):
    """A country that wine is exported to, with the points for most barrels there."""

    number: int
    majority: int
    slots: list[ExportSlot]


class Favour(TypedDict):
    """An additional action that a magnate grants."""

    task: TaskId
    name: str
    short: str  # without the price
    price: int | None  # of each thing built, where it is not the usual one
    barrels: dict[str, int]  # by seat


class Multiplier(TypedDict):
    """A slot that multiplies what its owner has at the end."""

    slot: int
    counted: CountedId
    name: str
    rate: float
    now: int | None  # points for the viewer, as it stands
    seat: int | None


class Magnate(TypedDict):
    """A magnate's row: its own space, additional actions and multipliers."""

    name: str
    barrels: dict[str, int]  # by seat
    actions: list[Favour]
    multipliers: list[Multiplier]


class Investment(TypedDict):
    """A space of the investment track."""

    interest: int
    cost: int | None  # to the next space
    returns: int | None  # back to the space before


class Supply(TypedDict):
    """What is left to build, to hire and to be given."""

    wineries: int
    cellars: int
    enologists: int
    cubes: int
    porto: int


class QualityOf(TypedDict):
    """What each piece adds to a wine's quality."""

    vineyard: int
    farmer: int
    winery: int
    enologist: int
    porto: int


# What lies before one seat


class Wine(TypedDict):
    """A wine in a warehouse or cellar."""

    quality: int
    value: int
    most: int  # its value with renown cubes
    experts: int  # that it would allow at a fair, without renown
    colour: Colour
    region_name: str


class Slot(TypedDict):
    """A place for a wine, and what it adds to the wine's value."""

    adds: int
    wine: Wine | None


class Estate(TypedDict):
    """One of a seat's estates; one that is not founded has no region."""

    estate: int
    name: str
    region: str | None
    region_name: str | None
    colour: Colour | None
    vineyards: int
    farmers: int
    wineries: int
    enologists: int
    cellar: bool
    waiting_cubes: int
    next_quality: int | None
    slots: list[Slot]


class Producer(TypedDict):
    """Everything that lies in front of one seat."""

    marker: str
    cash: int
    account: int
    account_points: int
    investment: int
    barrels: int
    barrel_limit: int
    porto: int
    track: int  # victory points scored so far
    fair_points: int
    booth: str | None
    estates: list[Estate]
    experts: list[Expert]
    experts_down: list[Expert]
    expert_limit: int
    played: list[Expert]
    dropped: bool  # out of the last round of favours


# The whole table

_Taken = TypedDict("_Taken", {"from": str | None})  # a word of Python's own, which no class can have as a key


class Half(_Taken):
    """What the seat whose turn it is has begun: the things that its question is about."""

    task: TaskId
    acted: bool
    favoured: bool  # a magnate's benefit was used
    discount: int
    wine: int | None
    worth: int | None
    vineyard: str | None
    colour: Colour | None
    pleased: list[int]
    barrel: int | None
    to: str | None
    estate: int | None


class SharedBoard(TypedDict):
    """What lies on the board, and what it would cost and bring the viewer."""

    quadrel: list[Space]
    vintage: Vintage
    vintages_left: int
    fairs: list[Fair]
    features: list[Track]
    booths: list[Booth]
    regions: list[Region]
    experts: list[Deck]
    sales: list[House]
    exports: list[Country]
    magnates: list[Magnate]
    account_points: list[int]
    investments: list[Investment]


class VinhosTable(SharedBoard):
    """The view of Vinhos."""

    year: int
    years: int
    fair_years: list[int]
    stage: StageId
    stage_name: str
    action: int
    half: Half
    order: list[int]
    order_below: list[int | None]
    supply: Supply
    worth: QualityOf
    seats: list[Producer]


VIEW = VinhosTable
WORDS = {
    "Colour": Colour,
    "Feature": Feature,
    "StageId": StageId,
    "TaskId": TaskId,
    "AbilityId": AbilityId,
    "BonusId": BonusId,
    "SkillId": SkillId,
    "CountedId": CountedId,
}
