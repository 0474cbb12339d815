"""What lies on the table."""

from enum import IntEnum

from affinage.core.counts import count_of, total
from affinage.core.record import Record, each, number, records

from .tables import CARDS, EXCHANGES, GOOD, RESOURCES, TOKENS, UPGRADES, YEARS

SEATS = 2
NONE = -1
MOST = max(TOKENS)  # no more tokens of one kind can lie anywhere


class Phase(IntEnum):
    """What kind of choice is asked now."""

    FIRST = 0  # Chance: who starts with the windmill
    BACKS = 1  # Chance: the next five backs of the shuffled deck
    DRAW = 2  # Chance: the front of the deck's top card
    KEEP = 3  # dry years: which picked-up harvest cards to let go
    REDRAW = 4  # one hand card for the deck's top card
    CHOOSE = 5  # which card to play
    ACTION = 6  # what to do with it
    PAY = 7  # which tokens to spend, where several sets would do
    GIVE = 8  # which tokens to give up, where storage is full
    CONFIRM = 9  # the turn's last word
    TAKE = 10  # which of the offered tokens to take
    OVER = 11
    # Nobody is asked in these: the rules take them one after another until somebody is (never seen between moves)
    PAYING = 12  # a recipe is spent as far as there is no choice
    OVERFLOW = 13  # tokens were collected: is there room?
    SETTLED = 14  # overflow and offer are done
    TURN_END = 15
    TURN = 16  # the next seat's turn begins
    EXTRA = 17  # cards that an upgrade draws before a last turn
    STEPS = 18  # a year's steps before its turns
    WINDMILL = 19
    YEAR = 20


class Step(IntEnum):
    """Where a year stands before its turns begin. First is the windmill seat, second the other."""

    SEED_FIRST = 0
    SEED_SECOND = 1
    PICK_FIRST = 2
    FILL_FIRST = 3
    PICK_SECOND = 4
    FILL_SECOND = 5
    REDRAW_FIRST = 6
    REDRAW_SECOND = 7
    EXCHANGE = 8
    ACTIONS = 9


STEP_OF_OTHER = (0, 1, 0, 0, 1, 1, 0, 1, 0, 0)  # per step: 1 where it is the turn of the seat without the windmill


class After(IntEnum):
    """What goes on once overflow and offer are settled."""

    SEEDING = 0
    ACTION = 1
    ECHO = 2


class Place(IntEnum):
    """Where a card is; add the seat (or the exchange space) to those that come in twos (or threes)."""

    DECK = 0
    DISCARD = 1
    HAND = 2
    COLUMN = 4
    SITE = 6  # sold, still in brewery or bakery
    SOLD = 8  # beside the board
    UPGRADE = 10
    EXCHANGE = 12


class Seat(Record):
    """One village."""

    tokens: list[int] = each(len(RESOURCES), 0, MOST)
    has: list[int] = each(UPGRADES, 0, CARDS)  # copies of each upgrade under the board
    redraws: int = number(0, CARDS)  # still to come this card phase
    inverted: int = number(NONE, CARDS - 1)  # the card that only this seat may play this year
    hidden: list[int] = each(
        2, 0, CARDS
    )  # covered states only: hand cards whose fronts the viewer has not seen, by good


class State(Record):
    """One position."""

    phase: int = number(0, len(Phase) - 1)
    year: int = number(0, YEARS)
    step: int = number(0, Step.ACTIONS)
    turn: int = number(0, 10)  # of this year; even turns are the windmill seat's
    windmill: int = number(0, SEATS - 1)
    acting: int = number(0, SEATS - 1)  # the seat that is asked, or drawn for
    after: int = number(0, len(After) - 1)
    chosen: int = number(NONE, CARDS - 1)
    swapped: int = number(0, 1)  # the chosen card was taken from an exchange space
    extra: int = number(0, CARDS)  # cards still to draw before the last turn
    supply: list[int] = each(len(RESOURCES), 0, MOST)
    field: list[int] = each(len(RESOURCES), 0, MOST)  # the first one is the river
    offer: list[int] = each(len(RESOURCES), 0, MOST)  # given up, not yet taken or returned
    paid: list[int] = each(len(RESOURCES), 0, MOST)  # set aside for the recipe so far
    place_of: list[int] = each(CARDS, 0, Place.EXCHANGE + EXCHANGES - 1)
    seen: list[int] = each(CARDS, 0, 7)  # whose eyes have met the front: bit per seat, 4 for everybody
    row: list[int] = each(CARDS, 0, 1)  # the deck's backs, top first from row_next
    row_size: int = number(0, CARDS)
    row_next: int = number(0, CARDS)
    to_lay: list[int] = each(2, 0, CARDS)  # while a row is laid: backs still to come, by good
    seats: list[Seat] = records(SEATS, Seat)


SHOWN = 7  # seen by everybody


def totals(s: State) -> dict[str, int]:
    """What never changes in a full state, from set-up to the end."""
    found = {
        name: s.supply[r] + s.field[r] + s.offer[r] + s.paid[r] + s.seats[0].tokens[r] + s.seats[1].tokens[r]
        for r, name in enumerate(RESOURCES)
    }
    for p in range(SEATS):
        found[f"upgrades of seat {p} not counted"] = count_of(s.place_of, Place.UPGRADE + p) - total(s.seats[p].has)
    laid = s.row[s.row_next : s.row_size]
    if s.phase != Phase.BACKS and s.year > 0:
        for good in range(2):
            in_deck = sum(1 for c in range(CARDS) if s.place_of[c] == Place.DECK and GOOD[c] == good)
            found[f"backs of good {good} without a card"] = laid.count(good) - in_deck
    return found
