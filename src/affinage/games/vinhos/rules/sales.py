"""Sales and exports, and pairs of barrels that come back from local establishments."""

from affinage.core.sets import lowest, only, rest

from ..state import Phase, Seat, State
from ..tables import (
    ACCOUNT_TOP,
    ALL_EXPORTS,
    ALL_SALES,
    CELLAR,
    CUBE_VALUE,
    ESTABLISHMENT_IDS,
    ESTATES,
    EXPORT_POINTS,
    EXPORT_REQUEST,
    FRAME,
    HOUSE_SLOTS,
    INSET,
    NONE,
    REGIONS,
    SALE_HOUSE,
    SALE_REQUEST,
    Task,
)
from .turn import stepped
from .wine import discard_wine, kind_of, slots_for, use_cubes, value_of, wine_at


def free_slots(s: State, task: int) -> int:
    """The slots without a barrel; with two seats only exports inside the frame."""
    taken = 0
    for p in range(s.seats_used):
        taken |= s.seats[p].sales if task == Task.SALES else s.seats[p].exports
    if task == Task.SALES:
        return ALL_SALES & ~taken
    return (FRAME if s.seats_used == 2 else ALL_EXPORTS) & ~taken


def sellable(s: State, seat: int, task: int) -> int:
    """The places of the seat's wines for which some free slot could be found."""
    me, free, found = s.seats[seat], free_slots(s, task), 0
    for e in range(ESTATES):
        if me.wines[e] != 0:
            for place in range(e * CELLAR, (e + 1) * CELLAR):
                if wine_at(me, place) != 0 and slots_for(s, me, place, task) & free != 0:
                    found |= only(place)
    return found


def fill_slot(s: State, me: Seat, slot: int) -> None:
    """A barrel onto the slot, with as many renown cubes as the request takes; the wine is gone, the reward comes."""
    place = s.pick
    region = kind_of(wine_at(me, place)) // 2
    request = SALE_REQUEST[slot] if s.task == Task.SALES else EXPORT_REQUEST[slot]
    missing = max(0, request - value_of(me, place))
    use_cubes(s, region, (missing + CUBE_VALUE[region] - 1) // CUBE_VALUE[region])
    discard_wine(me, place)
    me.barrels -= 1
    stepped(s)
    if s.task == Task.SALES:
        me.sales |= only(slot)
        me.account = min(ACCOUNT_TOP, me.account + request)
    else:
        me.exports |= only(slot)
        me.exported += EXPORT_POINTS[slot]
    s.phase = Phase.MORE


# Retrieve pairs of barrels


def paired(me: Seat) -> int:
    """The seat's barrels that have another one beside them in the same establishment."""
    found = 0
    for house in range(len(ESTABLISHMENT_IDS)):
        own = me.sales & HOUSE_SLOTS[house]
        if rest(own) != 0:
            found |= own
    return found


def take_first(s: State, me: Seat, slot: int) -> None:
    """The first barrel of a pair; the second is asked for where there is a choice."""
    me.sales -= only(slot)
    s.pick = slot
    s.back = s.phase
    others = paired_with(s, me)
    s.phase = Phase.PAIR
    if rest(others) == 0:
        take_second(s, me, lowest(others))


def paired_with(s: State, me: Seat) -> int:
    """The barrels that could come back together with the first one."""
    return me.sales & HOUSE_SLOTS[SALE_HOUSE[s.pick]]


def take_second(s: State, me: Seat, slot: int) -> None:
    """Both barrels come back, and two regions get a renown cube each."""
    me.sales -= only(slot)
    me.barrels += 2
    s.free_cubes, s.last_cube = 2, NONE
    if s.back == Phase.WINDOW:
        s.steps = min(s.steps + 1, 50)
    s.phase = Phase.RESUME


def cube_regions(s: State) -> int:
    """The regions where a free renown cube may go."""
    found = 0
    if s.cubes_left > 0:
        for region in range(REGIONS):
            if s.cubes[region] < INSET[region] and (s.out >> region) & 1 == 0 and region != s.last_cube:
                found |= only(region)
    return found


def place_cube(s: State, region: int) -> None:
    """One free renown cube."""
    s.cubes[region] += 1
    s.cubes_left -= 1
    s.last_cube = region
    s.free_cubes -= 1
    s.phase = Phase.RESUME
