"""What lies on the table."""

from enum import IntEnum

from affinage.core.record import Record, each, number, records

from .cards import number_of
from .tables import (
    BOARD_IDS,
    COPIES,
    CUSTOMER_KINDS,
    HAND,
    KINDS,
    LAYOUTS,
    LEVELS,
    MAX_SEATS,
    PARLOURS,
    REGIONS,
    RESOURCES,
    SLOTS,
    SPACES,
    STOCKS,
    STRUCTURE_KIND,
    TILES,
    TURNS,
    TYPES,
    VENUES,
)

NONE = -1
HIDDEN = -2  # covered states only: a tile that the viewer may not know
ANY_SET = (1 << SPACES) - 1
ANY_CARDS = (1 << (3 * KINDS)) - 1
MANY = 9999  # resources are unlimited
NOT_YET, MOVED, ANNOUNCED = 0, 1, 2  # what a seat has done in this turn, as far as taking back asks
CORPORATION = 1  # alone at the table: the record of the seat that plays by itself


class Phase(IntEnum):
    """What kind of choice is asked now."""

    WHEEL = 0  # Chance: how the four venues lie round the wheel
    QUARTER = 1  # Chance: how the resource tile lies
    CUSTOMER = 2  # Chance: the customer token of the next region
    BOARD = 3  # Chance: the next seat's creamery board
    DEAL = 4  # Chance: the next tile of a draft
    DRAW = 5  # Chance: an order card for whoever waits for one
    DRAFT = 6  # all seats at once: a tile to keep
    COVER = 7  # all seats at once: tiles over printed structures
    TURN = 8  # all seats at once: what to do in the quadrant that faces them
    CORPORATE = 9  # alone: where the Corporation's cheese goes
    OVER = 10
    # Nobody is asked in these: the rules take them one after another until somebody is (never seen between moves)
    START = 11  # starting resources
    DRAWN = 12  # an order card was drawn: does anybody wait for more?
    DEALT = 13  # hands of tiles are complete, or picks are made
    BEGIN = 14  # a turn begins: workers come home
    CORPORATION = 15  # alone: the Corporation acts first
    ACTING = 16  # seats are asked
    END = 17  # all are ready


class SeatStep(IntEnum):
    """What one seat is asked, while all are asked at once."""

    WAIT = 0  # nothing: it is ready, or not its turn
    ACT = 1  # anything that a turn offers
    BONUS = 2  # where the bonus cheese goes
    ORDER = 3  # whether the cheese just placed fills an order
    ANY = 4  # which resource to gain
    TWO = 5  # the first of two different ones
    TRADE = 6  # what to discard for another resource
    PICK = 7  # a tile to keep
    COVER = 8  # a tile over this slot
    CORPORATE = 9  # where the Corporation's cheese goes
    # the rules go on by themselves
    PLACE = 10  # a cheese token is placed
    DOCK = 11  # structures that answer to it
    SIGN = 12  # the sign of its shelf
    GAIN = 13  # resources come in


class Seat(Record):
    """One creamery. What it does in a turn is kept apart, so that others can be shown the table without it."""

    cheese: list[int] = each(len(VENUES), 0, ANY_SET)  # per venue: the spaces with its tokens
    orders: int = number(0, ANY_CARDS)  # open orders
    drawn: int = number(0, ANY_CARDS)  # of these, drawn this turn
    returned: int = number(0, ANY_CARDS)  # discarded this turn
    filled_now: int = number(0, ANY_CARDS)  # filled this turn
    placed: int = number(0, ANY_SET)  # tokens placed this turn, all in the venue that faces it
    stock: list[int] = each(STOCKS, 0, MANY)  # fruit, livestock, structures: unused
    stock_then: list[int] = each(STOCKS, 0, MANY)  # when the turn began, as all fields named so
    to_draw: int = number(0, MANY)  # order cards it waits for
    fruited: int = number(0, 60)  # fruit used for fruited cheese
    jam: int = number(0, 60)
    fruited_then: int = number(0, 60)
    jam_then: int = number(0, 60)
    filled: int = number(0, 60)  # orders filled in all
    parlours: int = number(0, (1 << PARLOURS) - 1)  # used
    parlours_then: int = number(0, (1 << PARLOURS) - 1)
    built: int = number(0, (1 << SLOTS) - 1)  # structures unlocked
    built_then: int = number(0, (1 << SLOTS) - 1)
    slots: list[int] = each(SLOTS, NONE, len(STRUCTURE_KIND) - 1)  # which structure lies there
    board: int = number(NONE, len(BOARD_IDS) - 1)
    at: list[int] = each(len(TYPES), 0, 20)  # workers: home, a gathering space, a venue's cheese, a barn
    back: list[int] = each(len(TYPES), 0, 3)  # turns until each comes home
    picks: list[int] = each(HAND, HIDDEN, TILES - 1)  # tiles kept in a draft, one per round
    step: int = number(0, len(SeatStep) - 1)
    after: int = number(0, len(SeatStep) - 1)  # the step that follows what goes on by itself
    acted: int = number(0, ANNOUNCED)  # whether it has moved this turn, and whether its last move was announced
    gathered: int = number(0, 1)
    made: int = number(0, 1)
    used: int = number(0, (1 << SLOTS) - 1)  # barns and greenhouses used this turn
    sent: int = number(0, 7)  # workers sent this turn
    bonus: int = number(NONE, PARLOURS - 1)  # the parlour whose cheese is to be placed
    space: int = number(NONE, SPACES - 1)  # where the cheese token goes
    docks: int = number(0, SLOTS)  # slots asked for docks so far
    what: int = number(NONE, len(RESOURCES) - 1)  # the resource gained, chosen first or discarded
    amount: int = number(0, 60)


HOME, ON_TILE, ON_CHEESE, IN_BARN = 0, 1, 13, 17  # places of workers; add the space, the venue or the slot


class State(Record):
    """One position."""

    phase: int = number(0, len(Phase) - 1)
    seats_used: int = number(1, MAX_SEATS)
    turn: int = number(0, TURNS)
    spin: int = number(0, 3)  # quarter turns of the wheel so far, modulo four
    ending: int = number(0, 2**MAX_SEATS - 1)  # the seats that have announced their last token, a set
    drafting: int = number(0, 1)  # the options
    clockwise: int = number(0, 1)
    level: int = number(0, LEVELS - 1)
    layout: list[int] = each(len(VENUES), 0, LAYOUTS - 1)  # per venue
    wheel: list[int] = each(4, NONE, 3)  # the venue at each place, clockwise
    tile: int = number(NONE, 3)  # the quarter of the resource tile at place 0
    customers: list[int] = each(REGIONS, NONE, CUSTOMER_KINDS - 1)  # per region
    dealt: int = number(0, 99)  # customers, boards or tiles dealt so far
    drafts: int = number(0, HAND)  # rounds of the draft that are done
    passed: int = number(0, 4)  # seats asked one after another: places that had their turn
    gather: int = number(0, 4095)  # gathering spaces with a worker: three bits per quarter
    corporate: int = number(0, 9)  # cards that the Corporation has still to draw this turn
    card: int = number(NONE, KINDS - 1)  # the Corporation's card
    deck: int = number(0, ANY_CARDS)
    discards: int = number(0, ANY_CARDS)
    done: int = number(0, ANY_CARDS)  # filled orders; shuffled anew only when nothing else is left
    deck_then: int = number(0, ANY_CARDS)  # when seats were asked
    discards_then: int = number(0, ANY_CARDS)
    done_then: int = number(0, ANY_CARDS)
    hands: list[int] = each(HAND, 0, (1 << TILES) - 1)  # a draft's hands as dealt (alone: a round's tiles)
    seats: list[Seat] = records(MAX_SEATS, Seat)


def totals(s: State) -> dict[str, int]:
    """What never changes in a full state, from set-up to the end."""
    piles = [s.deck, s.discards, s.done]
    for p in s.seats:
        piles += [p.orders, p.returned, p.filled_now]
    found = {}
    for kind in range(KINDS):
        found[f"orders {kind} lost"] = COPIES - sum(number_of(pile, kind) for pile in piles) - (s.card == kind)
    for seat in range(s.seats_used):
        me = s.seats[seat]
        found[f"workers of seat {seat} astray"] = sum(
            (at == HOME) != (n == 0) for at, n in zip(me.at, me.back, strict=True)
        )
    return found
