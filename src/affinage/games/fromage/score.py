"""The end: points by category, places, tie-breaks, and what decided the game."""

from collections.abc import MutableSequence

from affinage.core.sets import count, holds, lowest

from .rules.cheese import tokens_left
from .rules.corporation import placed
from .rules.orders import cards_kept
from .rules.resources import unused
from .rules.wheel import parties, row_of
from .state import CORPORATION, Seat, State
from .tables import (
    BISTRO,
    BISTRO_POINTS,
    BOARD_IDS,
    CHEESE,
    CLASS_OF,
    CUSTOMER_POINTS,
    FESTIVAL,
    FESTIVAL_MORE,
    FESTIVAL_POINTS,
    FROMAGERIE,
    FROMAGERIE_POINTS,
    FRUIT,
    GRID,
    HAS_RULE,
    LIVESTOCK,
    OF_AGE,
    OFFICE,
    ORDER_POINTS,
    ORDERS_MORE,
    PARLOUR_COST,
    PARLOURS,
    REGION_TOWNS,
    REGIONS,
    SAMPLES,
    SHELF_POINTS,
    SHELF_SIZE,
    SHELVES,
    SLOTS,
    SPARE,
    STORE,
    STRUCTURE,
    STRUCTURE_AMOUNT,
    STRUCTURE_COST,
    STRUCTURE_GIVES,
    STRUCTURE_KIND,
    TIE_POINTS,
    TILE_IDS,
    TILES,
    TRACK,
    VILLES,
    WINS_TIES,
)

CATEGORIES: tuple[str, ...] = ("festival", "fromagerie", "bistro", "villes", "fruit", "orders", "structures", "spare")
ENDINGS: tuple[str, ...] = ("points", "cheese", "shared")  # what decided the game

FIRST_COLUMN = sum(1 << (GRID * row) for row in range(GRID))
LAST_COLUMN = FIRST_COLUMN << (GRID - 1)
ALL_CELLS = (1 << (GRID * GRID)) - 1


# Venues


def neighbours(cells: int) -> int:
    """These cells of the Festival's grid and all that touch them by a side."""
    beside = ((cells & ~LAST_COLUMN) << 1) | ((cells & ~FIRST_COLUMN) >> 1)
    return cells | beside | ((cells << GRID) & ALL_CELLS) | (cells >> GRID)


def festival(s: State, seat: int) -> int:
    """Each group of adjacent cheeses scores by its size; free samples are everybody's, but make no group alone."""
    own = s.seats[seat].cheese[FESTIVAL]
    cells, n = own | SAMPLES[row_of(s, FESTIVAL)], 0
    while own:
        group = group_from(1 << lowest(own), cells)
        n += group_points(count(group))
        own &= ~group
    return n


def group_from(group: int, cells: int) -> int:
    """All of these cells that hang together with those of the group."""
    grown = neighbours(group) & cells
    while grown != group:
        group = grown
        grown = neighbours(group) & cells
    return group


def group_points(size: int) -> int:
    """What a group of this size is worth."""
    last = len(FESTIVAL_POINTS) - 1
    return FESTIVAL_POINTS[min(size, last)] + FESTIVAL_MORE * max(0, size - last)


def fromagerie(s: State, seat: int) -> int:
    """Different shelves, and points on signs for every cheese there."""
    own, shelves, n = s.seats[seat].cheese[FROMAGERIE], 0, 0
    for shelf in range(SHELVES):
        here = count((own >> (SHELF_SIZE * shelf)) & 7)
        if here > 0:
            shelves += 1
            n += SHELF_POINTS[shelf] * here
    return n + FROMAGERIE_POINTS[shelves]


def pairings(own: int) -> int:
    """Tables of the Bistro with two own cheeses."""
    return count(own & (own >> 1) & 0o252525)


def bistro(s: State, seat: int) -> int:
    """Every plate scores by its age and by the number of pairings."""
    own, row = s.seats[seat].cheese[BISTRO], row_of(s, BISTRO)
    points_of = BISTRO_POINTS[min(pairings(own), len(BISTRO_POINTS) - 1)]
    n = 0
    for age in range(3):
        n += points_of[age] * count(own & OF_AGE[row][age])
    return n


def villes(s: State, seat: int) -> int:
    """Customers of all regions."""
    n = 0
    for region in range(REGIONS):
        n += region_points(s, region, seat)
    return n


def region_points(s: State, region: int, seat: int) -> int:
    """The customer for the party with the most influence; less where it ties, nothing without influence."""
    seats = CLASS_OF[s.seats_used - 1]
    own = count(s.seats[seat].cheese[VILLES] & REGION_TOWNS[region])
    if own == 0 or s.customers[region] < 0:
        return 0
    more, equal = 0, 0
    for p in range(parties(s)):
        theirs = count(s.seats[p].cheese[VILLES] & REGION_TOWNS[region])
        if theirs > own:
            more += 1
        elif theirs == own and p != seat:
            equal += 1
    if more > 0:
        return 0
    alone = s.seats_used == 1 and HAS_RULE[s.level][WINS_TIES] == 1
    if equal == 0 or (alone and seat == CORPORATION):
        return CUSTOMER_POINTS[seats][s.customers[region]]
    return TIE_POINTS[seats]


# Resources


def order_points(me: Seat) -> int:
    """By the number of orders filled."""
    last = len(ORDER_POINTS) - 1
    return ORDER_POINTS[min(me.filled, last)] + ORDERS_MORE * max(0, me.filled - last)


def used(me: Seat, resource: int) -> int:
    """How many of a resource the seat has used."""
    if resource == FRUIT:
        return me.fruited + me.jam
    n = 0
    if resource == LIVESTOCK:
        for parlour in range(PARLOURS):
            if holds(me.parlours, parlour):
                n += PARLOUR_COST[parlour]
        return n
    if resource == STRUCTURE:
        for slot in range(SLOTS):
            if holds(me.built, slot):
                n += STRUCTURE_COST[me.slots[slot]]
        return n
    return me.filled


def office_points(me: Seat) -> int:
    """Offices score the resources that were used."""
    n = 0
    for slot in range(SLOTS):
        structure = me.slots[slot]
        if holds(me.built, slot) and STRUCTURE_KIND[structure] == OFFICE:
            n += used(me, STRUCTURE_GIVES[structure]) * STRUCTURE_AMOUNT[structure] // 2
    return n


def points(s: State, seat: int, parts: MutableSequence[int]) -> int:
    """Points by category; their sum is the score."""
    me = s.seats[seat]
    parts[0], parts[1], parts[2], parts[3] = festival(s, seat), fromagerie(s, seat), bistro(s, seat), villes(s, seat)
    parts[4], parts[5], parts[6], parts[7] = (
        me.fruited * me.jam,
        order_points(me),
        office_points(me),
        unused(me) // SPARE,
    )
    n = 0
    for part in range(len(CATEGORIES)):
        n += parts[part]
    return n


def final(s: State, seat: int) -> int:
    """All points of a seat, or of the Corporation."""
    if s.seats_used == 1 and seat == CORPORATION:
        return corporation(s)
    me = s.seats[seat]
    venues = festival(s, seat) + fromagerie(s, seat) + bistro(s, seat) + villes(s, seat)
    return venues + me.fruited * me.jam + order_points(me) + office_points(me) + unused(me) // SPARE


def corporation(s: State) -> int:
    """The highest visible number of its track, its customers, and its order cards."""
    return TRACK[s.level][placed(s)] + villes(s, CORPORATION) + STORE * cards_kept(s)


# Places


def cheeses(s: State, seat: int) -> int:
    """Tokens on the board."""
    if s.seats_used == 1 and seat == CORPORATION:
        return placed(s)
    return CHEESE - tokens_left(s.seats[seat])


def ahead(s: State, a: int, b: int) -> bool:
    """Whether a stands before b: more points, then more cheese."""
    if final(s, a) != final(s, b):
        return final(s, a) > final(s, b)
    return cheeses(s, a) > cheeses(s, b)


def rank(s: State, places: MutableSequence[int]) -> None:
    """A seat's place is how many stand before it; alone it is first only before the Corporation."""
    for p in range(s.seats_used):
        places[p] = 0
        for q in range(s.seats_used):
            if ahead(s, q, p):
                places[p] += 1
    if s.seats_used == 1 and not ahead(s, 0, CORPORATION):
        places[0] = 1


def ending(s: State) -> int:
    """What decided: the points, the cheese, or nothing."""
    best = 0
    for p in range(1, parties(s)):
        if ahead(s, p, best):
            best = p
    decided = 0
    for p in range(parties(s)):
        if p != best and final(s, p) == final(s, best):
            decided = max(decided, 1 if ahead(s, best, p) else 2)
    return decided


# For balance reports


def figures(s: State, seat: int) -> dict[str, int]:
    """Numbers that tell how the seat played."""
    me = s.seats[seat]
    found = {
        "turns": s.turn,
        "cheeses": cheeses(s, seat),
        "orders filled": me.filled,
        "fruit used": me.fruited + me.jam,
    }
    found["structures built"], found["parlours used"] = me.built.bit_count(), me.parlours.bit_count()
    if s.seats_used == 1:
        found["corporation"] = corporation(s)
    return found


def holdings(s: State, seat: int) -> set[str]:
    """What the seat had, by the names of the words: its board and the tiles it built."""
    me = s.seats[seat]
    tiles = [me.slots[slot] for slot in range(SLOTS) if holds(me.built, slot) and me.slots[slot] < TILES]
    return {f"board-{BOARD_IDS[me.board]}", *(f"tile-{TILE_IDS[tile]}" for tile in tiles)}
