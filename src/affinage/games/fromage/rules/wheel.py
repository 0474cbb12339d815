"""The wheel: which venue and which quarter of the resource tile face a seat.

Places round the table go clockwise. The wheel turns clockwise too, so a seat faces next what lay on its right.
"""

from ..moves import GATHERS
from ..state import CORPORATION, State
from ..tables import MAX_SEATS, OPEN, SIDES


def place_of(s: State, seat: int) -> int:
    """Where the seat sits."""
    return SIDES[s.seats_used - 1][seat]


def venue_at(s: State, place: int) -> int:
    """The venue that faces this place."""
    return s.wheel[(place - s.spin) & 3]


def quarter_at(s: State, place: int) -> int:
    """The quarter of the resource tile that faces this place."""
    return (s.tile + place - s.spin) & 3


def venue_of(s: State, seat: int) -> int:
    """The venue that faces the seat."""
    return venue_at(s, place_of(s, seat))


def quarter_of(s: State, seat: int) -> int:
    """The quarter of the resource tile that faces the seat."""
    return quarter_at(s, place_of(s, seat))


def row_of(s: State, venue: int) -> int:
    """Where the tables have this venue as it is laid out now."""
    return s.layout[venue] * 4 + venue


def tokens_in(s: State, venue: int) -> int:
    """The spaces of a venue that anybody's cheese lies on."""
    found = 0
    for p in range(MAX_SEATS):
        found |= s.seats[p].cheese[venue]
    return found


def free_spaces(s: State, venue: int) -> int:
    """The empty cheese spaces of a venue."""
    return OPEN[row_of(s, venue)] & ~tokens_in(s, venue)


def free_to_gather(s: State, quarter: int) -> int:
    """The empty gathering spaces of a quarter, lowest first."""
    return ~(s.gather >> (GATHERS * quarter)) & 7


def parties(s: State) -> int:
    """Who places cheese: the seats, and the Corporation where one plays alone."""
    return max(s.seats_used, CORPORATION + 1)
