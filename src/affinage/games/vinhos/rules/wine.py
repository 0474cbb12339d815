"""Wine: where it lies, its quality when it is made, its value when it is sold, exported or presented.

An estate's warehouse or cellar is one number, nine bits a slot: the quality in four, the kind of its vineyard in five.
"""

from affinage.core.sets import count, only

from ..state import WINE_BITS, Seat, State
from ..tables import (
    AGE,
    CELLAR,
    CUBE_VALUE,
    ESTATES,
    EXPORTS_UP_TO,
    MOST_CUBES,
    PER_ENOLOGIST,
    PER_FARMER,
    PER_PORTO,
    PER_VINEYARD,
    PER_WINERY,
    REGION_VALUE,
    SALES_UP_TO,
    WAREHOUSE,
    WEATHER,
    Task,
)

TILE = (1 << WINE_BITS) - 1
ROOM = ((1 << (WINE_BITS * WAREHOUSE)) - 1, (1 << (WINE_BITS * CELLAR)) - 1)  # without and with a cellar


def wine_at(me: Seat, place: int) -> int:
    """The wine on a place, 0 for none."""
    return (me.wines[place // CELLAR] >> (WINE_BITS * (place % CELLAR))) & TILE


def quality_of(wine: int) -> int:
    """The number on the tile."""
    return wine & 15


def kind_of(wine: int) -> int:
    """Its region and colour."""
    return wine >> 4


def discard_wine(me: Seat, place: int) -> None:
    """The tile goes back to the common supply."""
    me.wines[place // CELLAR] -= wine_at(me, place) << (WINE_BITS * (place % CELLAR))


def any_wine(me: Seat) -> bool:
    """Whether the seat has a wine at all."""
    for e in range(ESTATES):  # noqa: SIM110 - the compiler knows no generator expression
        if me.wines[e] != 0:
            return True
    return False


def all_wines(me: Seat) -> int:
    """The places where the seat has a wine."""
    found = 0
    for e in range(ESTATES):
        if me.wines[e] != 0:
            for place in range(e * CELLAR, (e + 1) * CELLAR):
                if wine_at(me, place) != 0:
                    found |= only(place)
    return found


def count_wines(me: Seat) -> int:
    """How many wines the seat has."""
    return count(all_wines(me))


# Wine quality


def quality(s: State, me: Seat, e: int, porto: int) -> int:
    """What the estate makes this year; not above 0 means no wine."""
    made = PER_VINEYARD * me.vines[e] + PER_FARMER * me.farmers[e]
    made += PER_WINERY * me.wineries[e] + PER_ENOLOGIST * me.enologists[e]
    return made + PER_PORTO * porto + WEATHER[s.vintage]


def make_wine(s: State, me: Seat, e: int, porto: int) -> None:
    """The year's wine into the leftmost slot; a Porto token is spent for good."""
    made = quality(s, me, e, porto)
    if made > 0:
        me.wines[e] += made + 16 * (2 * me.region[e] + me.colour[e])
    me.porto -= porto


def age(me: Seat) -> None:
    """Every wine moves one slot to the right; what finds no slot is lost."""
    for e in range(ESTATES):
        me.wines[e] = (me.wines[e] << WINE_BITS) & ROOM[me.cellar[e]]


# Wine value


def has_estate(me: Seat, region: int) -> bool:
    """Whether one of the seat's region markers lies there."""
    for e in range(ESTATES):  # noqa: SIM110 - the compiler knows no generator expression
        if me.region[e] == region:
            return True
    return False


def value_of(me: Seat, place: int) -> int:
    """A wine's value without renown: quality, age in a cellar, and one more from some regions."""
    wine = wine_at(me, place)
    worth = quality_of(wine) + REGION_VALUE[kind_of(wine) // 2]
    if me.cellar[place // CELLAR]:
        worth += AGE[place % CELLAR]
    return worth


def cubes_for(s: State, me: Seat, region: int) -> int:
    """How many renown cubes of the region the seat could use for one of its wines."""
    if s.cubes[region] == 0 or not has_estate(me, region):
        return 0
    return min(MOST_CUBES, s.cubes[region])


def reach(s: State, me: Seat, place: int) -> int:
    """The highest value the wine can have."""
    region = kind_of(wine_at(me, place)) // 2
    return value_of(me, place) + cubes_for(s, me, region) * CUBE_VALUE[region]


def slots_for(s: State, me: Seat, place: int, task: int) -> int:
    """The slots whose request the wine can meet, occupied or not."""
    if task == Task.SALES:
        return SALES_UP_TO[kind_of(wine_at(me, place)) & 1][reach(s, me, place)]
    return EXPORTS_UP_TO[reach(s, me, place)]


def use_cubes(s: State, region: int, n: int) -> None:
    """Renown cubes go back to the common supply."""
    s.cubes[region] -= n
    s.cubes_left += n
