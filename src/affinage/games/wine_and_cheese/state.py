"""What lies on the table."""

from enum import IntEnum
from typing import Literal, get_args

from affinage.core.packs import MOST
from affinage.core.record import Record, each, members, number, records, seat_number
from affinage.core.sets import count

from .tables import BONUS_AT, CARDS, COLOURS, DISPLAY, HOUSING, LAST, OPTIONS, PLOTS, SLOTS, SPACES

SEATS = 2
NONE = -1
ALL_CARDS = 2**CARDS - 1
ALL_PLOTS = 2**PLOTS - 1
SETUP_DRAWS = 18  # three wines a seat and three for the display, then the same with cheeses
MANY = 120  # markers that could ever lie on one card


class Phase(IntEnum):
    """What kind of choice is asked now."""

    FIRST = 0  # Chance: who takes turn order card 1
    HOUSING = 1  # Chance: the housing card of the next space
    WAITS = 2  # Chance: the colour that waits on the calendar
    BENCHES = 3  # Chance: the benches of a crest
    DRAW = 4  # Chance: the top card of a deck
    HOUSE = 5  # whose worker is sent, or which house takes the bench
    PLOT = 6  # where the worker goes, or which worker comes back
    CONFIRM = 7  # the worker has produced: the turn's last word
    TURN = 8  # produce, sell or drop out
    STORE = 9
    AGE = 10
    TRIGGERS = 11  # summer: special actions
    SELL_OUT = 12  # second winter: everything is sold
    FREE = 13  # after a production: one option of a label, or the card's special action
    OFFER = 14  # a sold card's special action that costs something
    HELP = 15  # which card the helper triggers
    PARTNER = 16  # sold as a pair, and with which card, or alone
    ORDER = 17  # which indicator of a pair goes first
    STEPS = 18  # gourmet card by gourmet card: which indicator
    GIVE = 19  # markers to pay with, where there is a choice
    GAIN = 20  # which ingredient to get
    TARGET = 21  # which card to hurry or to slow
    TAKE = 22  # which card to gain
    OVER = 23
    # Nobody is asked in these: the rules take them one after another until somebody is (never seen between moves)
    PAYING = 24  # markers are given as far as there is no choice
    OPTION = 25  # a label's option is carried out
    TRIGGER = 26  # a special action is carried out
    EFFECT = 27  # is anything of an effect left to choose?
    AFTER = 28  # an effect is done: sold cards leave, the turn goes on
    PRODUCE = 29  # a worker's plots produce
    TURN_END = 30
    BEGIN = 31  # a seat's turn begins
    CALENDAR = 32  # the phase marker moves on


class CalendarTask(IntEnum):
    """What is done in a phase of the calendar."""

    SEND = 0
    MARKET = 1  # production and sale
    STORE = 2
    AGE = 3
    TRIGGER = 4
    RETURN = 5
    ARRIVE = 6  # the fifth pair of workers
    AGE_LONG = 7
    SELL_OUT = 8
    END = 9


_YEAR = (
    CalendarTask.SEND,
    CalendarTask.MARKET,
    CalendarTask.STORE,
    CalendarTask.AGE,
    CalendarTask.TRIGGER,
    CalendarTask.RETURN,
    CalendarTask.MARKET,
    CalendarTask.STORE,
)
CALENDAR = tuple(
    int(k)
    for k in (
        *_YEAR,
        CalendarTask.AGE,
        CalendarTask.ARRIVE,
        *_YEAR,
        CalendarTask.AGE_LONG,
        CalendarTask.SELL_OUT,
        CalendarTask.END,
    )
)
SECOND_YEAR = 10  # its first phase
Season = Literal["spring", "summer", "fall", "winter"]
SEASONS: tuple[Season, ...] = get_args(Season)
SEASON = (0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3)  # per phase of the calendar


class Did(IntEnum):
    """What the seat has done in its turn of production and sale."""

    NOTHING = 0
    PRODUCED = 1
    SOLD = 2


class Purpose(IntEnum):
    """What markers are given for."""

    TRADE = 0
    CELLAR = 1
    WINE_LABEL = 2  # its further wine ingredient
    CHEESE_LABEL = 3


class Owed(IntEnum):
    """Why a seat may choose an ingredient."""

    LABORATORY = 0
    TRADE = 1
    BONUS = 2
    ANY_WINE = 3
    ANY_CHEESE = 4


class Seat(Record):
    """One farmstead."""

    hand: int = members(CARDS)
    gold: int = members(CARDS)
    silver: int = members(CARDS)
    pool: int = number(0, MOST)  # markers of the seven ingredients, on processing sites and storage spaces alike
    cellar: list[int] = each(SLOTS, NONE, CARDS - 1)
    markers: list[int] = each(SLOTS, 0, MANY)  # on the card in each slot
    houses: list[int] = each(SPACES, NONE, len(COLOURS) - 1)  # the colour of the worker at home
    indicator: list[int] = each(2, 0, LAST)  # wine and cheese on the money track; 0 is the start space
    laps: list[int] = each(2, 0, 20)
    closed: int = number(0, 1)  # the Cellar Closed card still lies on the last slot
    out: int = number(0, 1)  # dropped out of this phase
    hidden: list[int] = each(2, 0, CARDS)  # covered states only: hand cards whose fronts the viewer has not seen


class State(Record):
    """One position."""

    deck: int = members(CARDS)  # both decks; wines and cheeses have different backs
    shown: int = members(CARDS)  # cards whose fronts everybody has seen
    display: list[int] = each(2 * DISPLAY, NONE, CARDS - 1)  # wines, then cheeses
    housing: list[int] = each(SPACES, NONE, HOUSING - 1)
    field: list[int] = each(len(COLOURS), 0, ALL_PLOTS)  # where the workers of each colour stand
    waits: int = number(NONE, len(COLOURS) - 1)  # the colour on the calendar
    bonus: int = members(len(BONUS_AT))  # markers still beside the money track
    phase: int = number(0, len(Phase) - 1)
    resume: int = number(0, len(Phase) - 1)  # where the turn goes on once an effect is done
    calendar: int = number(0, len(CALENDAR) - 1)
    turn: int = number(0, 10)  # of this phase of the calendar
    first: int = seat_number(SEATS)  # who has turn order card 1
    acting: int = seat_number(SEATS)
    drawn: int = number(0, SETUP_DRAWS)  # cards of the set-up so far
    did: int = number(0, len(Did) - 1)
    used: int = members(SLOTS)  # slots aged, or triggered this summer
    colour: int = number(NONE, len(COLOURS) - 1)  # of the pair of workers that moves now
    house: int = number(NONE, SPACES - 1)
    plot: int = number(NONE, PLOTS - 1)
    option: int = number(NONE, len(OPTIONS) - 1)
    slot: int = number(NONE, SLOTS - 1)  # of the card that is produced, sold or triggered
    selling: int = members(SLOTS)  # slots of the cards that leave once the effect is done
    chain: int = members(SLOTS)  # slots of the cards that are being triggered
    choices: int = number(0, SLOTS)  # gourmet cards still to decide
    ahead: list[int] = each(2, 0, 50)  # steps that the wine and the cheese indicator are about to make
    lead: int = number(0, 1)  # which of them goes first
    purpose: int = number(0, len(Purpose) - 1)
    due: int = number(0, 4)  # markers still to give
    owed: list[int] = each(len(Owed), 0, 20)
    wanted: int = number(NONE, 2 * DISPLAY - 1)  # the display slot that a drawn card goes to, NONE: the hand
    seats: list[Seat] = records(SEATS, Seat)


def totals(s: State) -> dict[str, int]:
    """What never changes in a full state, from set-up to the end."""
    where = [s.deck]
    lying = [card for card in s.display if card != NONE]
    for me in s.seats:
        where += [me.hand, me.gold, me.silver]
        lying += [card for card in me.cellar if card != NONE]
    everything = 0
    for cards in (*where, *(1 << card for card in lying)):
        everything |= cards
    found = {"cards": sum(count(cards) for cards in where) + len(lying), "different cards": count(everything)}
    dealt = s.phase > Phase.BENCHES
    for colour, name in enumerate(COLOURS):
        workers = 2 * (s.waits == colour) + count(s.field[colour]) + sum(me.houses.count(colour) for me in s.seats)
        found[f"workers of colour {name} missing"] = 2 - workers if dealt else 0
    return found
