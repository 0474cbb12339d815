"""What the view is made of: types of what `view` builds, for the terminal and, written as TypeScript, for the page."""

from typing import Literal, NotRequired, TypedDict

from .state import Season
from .tables import Good, Ingredient, Option, PlotType, WorkKind

Task = Literal["send", "market", "store", "age", "trigger", "return", "arrive", "age-long", "sell-out", "end"]
SpecialAction = Literal["starter", "wash", "wash-gourmet", "distil", "distil-gourmet", "helper", "market"]
Crest = Literal["heart", "ring"]
WORDS = {
    "Good": Good,
    "Ingredient": Ingredient,
    "PlotType": PlotType,
    "WorkKind": WorkKind,
    "Option": Option,
    "Season": Season,
    "Task": Task,
    "SpecialAction": SpecialAction,
    "Crest": Crest,
}

Amounts = dict[Ingredient, int]  # kinds that there are none of are left out
Yield = dict[PlotType, int]
ByHouseAndPlot = dict[str, dict[str, Yield]]
SharesByHouseAndPlot = dict[str, dict[str, dict[str, int]]]


# Cards


class Dish(TypedDict):
    """A dish, and how many steps of each good a pair of it earns."""

    id: str
    name: str
    wine: int
    cheese: int


class Special(TypedDict):
    """What the special action of a card does."""

    id: SpecialAction
    name: str
    text: str


class Card(TypedDict):
    """A card's front: a gourmet card belongs to a dish, any other has a special action."""

    id: str
    card: int
    name: str
    good: Good
    good_name: str
    cost: Amounts
    spaces: int
    gold: int
    silver: int
    dish: Dish | None
    action: Special | None


# What is printed on boards and labels


class GoodName(TypedDict):
    """What a good is called."""

    id: Good
    name: str


class Site(TypedDict):
    """The processing site of an ingredient, with its storage spaces."""

    id: Ingredient
    name: str
    good: Good
    storage: int


class Colour(TypedDict):
    """The colour of a pair of workers; the letter says the same."""

    id: str
    name: str
    letter: str


class LabelOption(TypedDict):
    """One of the two things that a label does."""

    id: Option
    name: str


class Label(TypedDict):
    """What a label costs, one further ingredient of a good included, and its two options."""

    ingredient: Ingredient
    cost: Amounts
    any: Good | None
    options: list[LabelOption]


class Printed(TypedDict):
    """What boards and labels say, the same in every position."""

    goods: list[GoodName]
    ingredients: list[Site]
    colours: list[Colour]
    labels: list[Label]


# Calendar


class CalendarSpace(TypedDict):
    """A phase of the calendar."""

    at: int
    year: int
    season: Season
    season_name: str
    kind: Task
    name: str
    short: str
    labels_allowed: bool
    state: Literal["past", "now", "coming"]


# Plots and houses


class Cell(TypedDict):
    """A cell of the grid: a plot with the colour of the worker on it, or water."""

    at: str
    row: int
    column: int
    plot: int | None
    type: PlotType | Literal["water"]
    name: str
    worker: str | None
    chosen: NotRequired[bool]


class Housing(TypedDict):
    """A housing card: who is at home by seat, and its pattern, rows down and columns right of the red cell."""

    space: int
    kind: WorkKind
    kind_name: str
    houses: list[str | None]
    chosen: bool
    id: str | None
    name: str
    pattern: list[tuple[int, int]]


# Money track, display, decks


class Piece(TypedDict):
    """An indicator on the money track."""

    seat: int
    good: Good


class TrackSpace(TypedDict):
    """A space of the money track; its bonus is there until somebody takes it."""

    at: int
    value: int
    bonus_space: bool
    bonus: bool
    indicators: list[Piece]


class Track(TypedDict):
    """The money track: the arrow leads from the last space back to `lap_to`, and a lap is worth `lap`."""

    spaces: list[TrackSpace]
    lap_to: int
    lap: int


class DisplayPlace(TypedDict):
    """A place of the display; empty once its deck has run out."""

    place: int
    card: Card | None


class Display(TypedDict):
    """The cards on display."""

    wine: list[DisplayPlace]
    cheese: list[DisplayPlace]


class PerGood(TypedDict):
    """A number for each good."""

    wine: int
    cheese: int


class UnderWay(TypedDict):
    """What a turn has come to: the colour of the workers that move, the slot of the card that acts."""

    colour: str | None
    slot: int | None


# A farmstead


class Slot(TypedDict):
    """A cellar slot; where a card lies in it, what it still has to age and whether the next ageing is too much."""

    slot: int
    closed: bool
    card: Card | None
    markers: NotRequired[int]
    finished: NotRequired[bool]
    ages: NotRequired[int]
    overripe_next: NotRequired[bool]
    acted: NotRequired[bool]


class Price(TypedDict):
    """What the closed slot costs: so many markers, or so many steps back of one indicator."""

    markers: int
    steps: int


class Hand(TypedDict):
    """Fronts that the viewer holds or remembers, and how many backs of each good there are beside them."""

    count: int
    cards: list[Card]
    hidden: PerGood


class Indicator(TypedDict):
    """What an indicator is worth, its laps included."""

    laps: int
    worth: int


class Indicators(TypedDict):
    """Both indicators of a farmstead."""

    wine: Indicator
    cheese: Indicator


class Totals(TypedDict):
    """What has been earned with each good, and which of them is the lower one, the score."""

    wine: int
    cheese: int
    lower: Good | Literal[""]


class Markers(TypedDict):
    """The markers of a farmstead, and those that it could not store."""

    markers: Amounts
    not_stored: Amounts


class Farm(Markers):
    """What lies before one seat."""

    crest: Crest
    order: Literal[1, 2] | None
    out: bool
    cellar: list[Slot]
    closed: Price | None
    hand: Hand
    gold: list[Card]
    silver: list[Card]
    pairs: int
    indicators: Indicators
    score: Totals


class Countryside(Printed):
    """The view of Wine & Cheese: two farmsteads and what lies between them; yields and shares by house and plot."""

    year: int
    years: int
    season_name: str
    kind: Task
    kind_name: str
    labels_allowed: bool
    dealt: bool
    calendar: list[CalendarSpace]
    turns: list[int]
    turn: int
    waits: str | None
    grid: list[list[Cell]]
    housing: list[Housing]
    yields: ByHouseAndPlot
    shares: SharesByHouseAndPlot
    track: Track
    display: Display
    decks: PerGood
    dishes: list[Dish]
    under_way: UnderWay
    seats: list[Farm]


VIEW = Countryside
