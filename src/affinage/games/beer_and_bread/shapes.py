"""What the view is made of: types of what `view` builds, for the terminal and, written as TypeScript, for the page."""

from typing import Literal, NotRequired, TypedDict

from .tables import Band, Good, Resource, Slot

YearKind = Literal["fruitful", "dry"]
EffectId = Literal[
    "redraw",
    "drop-harvest",
    "last-draw",
    "invert",
    "seed-collect",
    "from-supply",
    "harvest-more",
    "echo",
    "water-units",
    "units",
    "room",
    "spend",
    "spend-either",
    "clean-any",
    "clean-only",
    "clean-both",
    "score-band",
    "score-pairs",
    "score-upgrades",
    "score-tokens",
    "score-types",
]
WORDS = {"Resource": Resource, "Good": Good, "Slot": Slot, "YearKind": YearKind, "EffectId": EffectId}

Amounts = dict[Resource, int]  # kinds that there are none of are left out


class PerGood(TypedDict):
    """A number for each good."""

    beer: int
    bread: int


# Cards


class Figures(TypedDict):
    """What the effect of an upgrade is about and how much it is; what may stand for what as pairs."""

    resource: NotRequired[Resource]
    good: NotRequired[Good]
    band: NotRequired[Band]
    rate: NotRequired[int]
    amount: NotRequired[int]
    lead: NotRequired[int]
    swaps: NotRequired[list[tuple[Resource, Resource]]]


class Upgrade(Figures):
    """An upgrade section, with the figures that its effect needs."""

    id: str
    name: str
    text: str
    slot: Slot
    slot_name: str
    effect: EffectId


class Built(Upgrade):
    """An upgrade under a board."""

    copies: int


class Card(TypedDict):
    """A card's front."""

    id: str
    card: int
    name: str
    good: Good
    value: int
    band_name: str
    harvest: Amounts
    recipe: Amounts
    upgrade: Upgrade


class Held(Card):
    """A card in a hand; one that the other seat has turned upside down cannot be played."""

    playable: bool


# The land


class Year(TypedDict):
    """A year of the calendar."""

    year: int
    kind: YearKind
    kind_name: str
    state: Literal["past", "now", "coming"]


class ResourceName(TypedDict):
    """What a resource is called."""

    id: Resource
    name: str


class SlotName(TypedDict):
    """What a slot for upgrades is called."""

    id: Slot
    name: str


class Field(TypedDict):
    """A field or the river; the river's sign shows no number."""

    resource: Resource
    name: str
    river: bool
    count: int
    sign: int | None
    sign_fruitful: int | None
    sign_dry: int | None


class Space(TypedDict):
    """A space for an exchange card."""

    space: int
    card: Card | None


class Deck(TypedDict):
    """The deck: everybody may look at the backs, the next one first."""

    count: int
    backs: list[Good]


class Pile(TypedDict):
    """Cards that lie open in a pile."""

    count: int
    cards: list[Card]


# What can be done with the chosen card


class HarvestUse(TypedDict):
    """What a harvest would collect, and how many tokens would then find no room."""

    gained: Amounts
    excess: int


class ProduceUse(TypedDict):
    """What a sale would cost, whether there is a choice of payment, and the score after it."""

    paid: Amounts
    asks: bool
    final: int


class UpgradeUse(TypedDict):
    """What an upgrade would clean away, collect for that, and leave without room."""

    cleaned: PerGood
    gained: Amounts
    excess: int


class Uses(TypedDict):
    """What each action would do with the chosen card."""

    harvest: HarvestUse
    produce: ProduceUse | None
    upgrade: UpgradeUse


class Chosen(Card):
    """The card of the turn under way, with its uses while one is to be chosen."""

    uses: Uses | None


# A village


class Storage(TypedDict):
    """Units and what lies in them: water lies in water-only units first."""

    units: int
    water_only: int
    free: int
    free_water_only: int
    in_water_only: int
    stored: int
    excess: int


class Hand(TypedDict):
    """Fronts that the viewer knows, and the backs of the others."""

    count: int
    cards: list[Held]
    hidden: PerGood


class Column(Pile):
    """The harvest column and what its cards show."""

    totals: Amounts


class Site(TypedDict):
    """Brewery or bakery."""

    name: str
    room: int
    free: int
    cards: list[Card]


class Sold(TypedDict):
    """The cards beside the board, by good: face down, but everybody may remember them."""

    beer: list[Card]
    bread: list[Card]


class Slots(TypedDict):
    """The upgrades under a board by their slot."""

    year: list[Built]
    collecting: list[Built]
    storage: list[Built]
    production: list[Built]
    cleaning: list[Built]
    scoring: list[Built]


class Coins(TypedDict):
    """Coins for each good as they stand, and which total is the lower one; nothing where they are equal."""

    beer: int
    bread: int
    lower: Good | Literal[""]


class Village(TypedDict):
    """What lies before one seat."""

    tokens: Amounts
    storage: Storage
    hand: Hand
    column: Column
    brewery: Site
    bakery: Site
    sold: Sold
    upgrades: Slots
    inverted: Card | None
    score: Coins


class Valley(TypedDict):
    """The view of Beer & Bread: two villages and the land between them."""

    year: int
    years: int
    kind: YearKind | Literal[""]
    kind_name: str
    windmill: int | None
    turn: int
    turns: int
    calendar: list[Year]
    resources: list[ResourceName]
    fields: list[Field]
    supply: Amounts
    offer: Amounts
    paid: Amounts
    chosen: Chosen | None
    exchange: list[Space]
    deck: Deck
    discard: Pile
    slots: list[SlotName]
    seats: tuple[Village, Village]


VIEW = Valley
