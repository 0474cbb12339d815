"""What lies in the venues and what it is worth as it stands, for those who look at the table.

A venue changes only when cheese is placed there, so what is found out about it is kept.
"""

from functools import lru_cache
from typing import NamedTuple

from affinage.core.sets import count, holds, lowest, only, things
from affinage.core.view_cache import KEPT

from .rules.wheel import free_spaces, parties, place_of, row_of, venue_at
from .score import bistro, festival, fromagerie, group_from, group_points, pairings, villes
from .shapes import Group, Standing
from .state import ON_CHEESE, State
from .tables import (
    BISTRO,
    BISTRO_POINTS,
    FESTIVAL,
    FESTIVAL_MORE,
    FESTIVAL_POINTS,
    FROMAGERIE,
    FROMAGERIE_POINTS,
    KIND_AT,
    SAMPLES,
    SHELF_POINTS,
    SHELF_SIGN,
    SHELF_SIZE,
    SHELVES,
    SIGNS,
    TABLES,
)

POINTS_IN = (festival, fromagerie, bistro, villes)


class Lying(NamedTuple):
    """All that the points of a venue depend on."""

    venue: int
    seats_used: int
    level: int
    layout: int
    customers: tuple[int, ...]
    cheese: tuple[int, ...]  # per seat

    def table(self) -> State:
        """A table with nothing else on it."""
        s = State(seats_used=self.seats_used, level=self.level, customers=list(self.customers))
        s.layout[self.venue] = self.layout
        for p, own in enumerate(self.cheese):
            s.seats[p].cheese[self.venue] = own
        return s


def lying(s: State, venue: int) -> Lying:
    """What lies in a venue."""
    cheese = tuple([p.cheese[venue] for p in s.seats])
    return Lying(venue, s.seats_used, s.level, s.layout[venue], tuple(s.customers), cheese)


@lru_cache(KEPT)
def gains(there: Lying, seat: int) -> dict[int, int]:
    """For each empty space of a venue: what one more cheese of the seat there would add to its points in the venue."""
    s, points = there.table(), POINTS_IN[there.venue]
    own, now, found = there.cheese[seat], points(s, seat), {}
    for space in things(free_spaces(s, there.venue)):
        s.seats[seat].cheese[there.venue] = own | only(space)
        found[space] = points(s, seat) - now
    return found


@lru_cache(KEPT)
def standing(there: Lying) -> Standing:
    """What everybody has in a venue, and how it scores."""
    s, venue = there.table(), there.venue
    everybody = range(parties(s))
    found: Standing = {"points": [POINTS_IN[venue](s, p) for p in everybody]}
    if venue == FESTIVAL:
        found["groups"] = [group for p in everybody for group in groups(s, p)]
        found["rubric"] = {"steps": list(FESTIVAL_POINTS), "more": FESTIVAL_MORE}
    elif venue == FROMAGERIE:
        found["shelves"] = [
            {"sign": SIGNS[SHELF_SIGN[shelf]], "points": SHELF_POINTS[shelf], "seats": on_shelf(s, shelf)}
            for shelf in range(SHELVES)
        ]
        found["rubric"] = {"steps": list(FROMAGERIE_POINTS)}
    elif venue == BISTRO:
        own = [s.seats[p].cheese[BISTRO] for p in everybody]
        found["pairings"] = [pairings(plates) for plates in own]
        found["tables"] = [next((p for p in everybody if (own[p] >> 2 * n) & 3 == 3), None) for n in range(TABLES)]
        found["rubric"] = {"rows": [list(row) for row in BISTRO_POINTS]}
    return found


def groups(s: State, seat: int) -> list[Group]:
    """A seat's groups at the Festival, free samples included."""
    own, found = s.seats[seat].cheese[FESTIVAL], list[Group]()
    cells = own | SAMPLES[row_of(s, FESTIVAL)]
    while own:
        group = group_from(1 << lowest(own), cells)
        found.append({"seat": seat, "spaces": things(group), "points": group_points(count(group))})
        own &= ~group
    return found


def on_shelf(s: State, shelf: int) -> list[int]:
    """Who has cheese on a shelf."""
    return [p for p in range(parties(s)) if (s.seats[p].cheese[FROMAGERIE] >> SHELF_SIZE * shelf) & 7]


def space_of(s: State, seat: int, worker: int) -> int:
    """Where a worker that makes cheese stands. Of several cheeses of its kind in the venue any will do."""
    me = s.seats[seat]
    venue, own = me.at[worker] - ON_CHEESE, me.cheese[me.at[worker] - ON_CHEESE]
    place = next(place for place in range(4) if venue_at(s, place) == venue)
    away = (place - place_of(s, seat)) & 3  # turns since the venue faced the seat
    kind = 3 * worker + me.back[worker] + away - 1
    kinds = KIND_AT[row_of(s, venue)]
    fitting = [space for space in things(own) if kinds[space] == kind]
    now = [space for space in fitting if away == 0 and holds(me.placed, space)]
    return (now or fitting)[0]
