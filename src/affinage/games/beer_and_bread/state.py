"""What lies on the table."""

from enum import IntEnum
from typing import Any

from affinage.core.record import Record, each, members, number, records, seat_number
from affinage.core.sets import count, only

from .tables import (
    ALL_CARDS,
    AMOUNT,
    CARDS,
    CARRYING,
    EXCHANGES,
    GOODS,
    MOST_POWER,
    OF_GOOD,
    POWER,
    POWERS,
    RESOURCES,
    SPENDS,
    TOKENS,
    UPGRADES,
    YEARS,
)

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


class YearStep(IntEnum):
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


def cards() -> Any:
    """A set of cards."""
    return members(CARDS)


class Seat(Record):
    """One village."""

    hand: int = cards()
    column: int = cards()
    site: int = cards()  # sold, still in brewery or bakery
    sold: int = cards()  # beside the board
    built: int = cards()  # upgrades under the board
    inverted: int = cards()  # the card that only this seat may play this year
    tokens: list[int] = each(len(RESOURCES), 0, MOST)
    power: list[int] = each(POWERS, 0, MOST_POWER)  # what the upgrades add up to
    spends: int = members(SPENDS)  # the conversions they allow, as a set
    redraws: int = number(0, CARDS)  # still to come this card phase
    hidden: list[int] = each(2, 0, CARDS)  # covered states only: hand cards that the viewer does not know, by good


class State(Record):
    """One position."""

    deck: int = cards()
    row: int = members(CARDS)  # the deck's backs, a binary digit each, the top card's lowest
    discards: int = cards()
    shared: int = cards()  # fronts that both seats have seen; those in the deck are new to all
    shown: int = cards()  # those of them that everybody has seen
    seats: list[Seat] = records(SEATS, Seat)
    phase: int = number(0, len(Phase) - 1)
    year: int = number(0, YEARS)
    step: int = number(0, YearStep.ACTIONS)
    turn: int = number(0, 10)  # of this year; even turns are the windmill seat's
    windmill: int = seat_number(SEATS)
    acting: int = seat_number(SEATS)  # the seat that is asked, or drawn for
    after: int = number(0, len(After) - 1)
    chosen: int = number(NONE, CARDS - 1)
    swapped: int = number(0, 1)  # the chosen card was taken from an exchange space
    extra: int = number(0, CARDS)  # cards still to draw before the last turn
    laid: int = number(0, CARDS)  # how many backs lie in the row
    exchange: list[int] = each(EXCHANGES, NONE, CARDS - 1)  # a card on each space
    supply: list[int] = each(len(RESOURCES), 0, MOST)
    field: list[int] = each(len(RESOURCES), 0, MOST)  # the first one is the river
    offer: list[int] = each(len(RESOURCES), 0, MOST)  # given up, not yet taken or returned
    kinds: int = number(0, 2 ** len(RESOURCES) - 1)  # of tokens that can be paid, given or taken now, as a set
    paid: list[int] = each(len(RESOURCES), 0, MOST)  # set aside for the recipe so far


def totals(s: State) -> dict[str, int]:
    """What never changes in a full state, from set-up to the end."""
    found: dict[str, int] = {
        name: s.supply[r] + s.field[r] + s.offer[r] + s.paid[r] + s.seats[0].tokens[r] + s.seats[1].tokens[r]
        for r, name in enumerate(RESOURCES)
    }
    piles = [s.deck, s.discards, *(only(card) for card in s.exchange if card != NONE)]
    for p, me in enumerate(s.seats):
        piles += [me.hand, me.column, me.site, me.sold, me.built]
        for power in range(POWERS):
            added = sum(count(me.built & CARRYING[u]) * AMOUNT[u] for u in range(UPGRADES) if POWER[u] == power)
            found[f"power {power} of seat {p} without an upgrade"] = me.power[power] - added
    found["cards"] = sum(count(pile) for pile in piles)
    found["cards that have no place"] = ALL_CARDS - sum(piles)
    if s.phase != Phase.BACKS and s.year > 0:
        breads = count(s.row)
        for good, backs in enumerate((s.laid - breads, breads)):
            found[f"backs of {GOODS[good]} without a card"] = backs - count(s.deck & OF_GOOD[good])
    return found
