"""What is owed between a move and its action: a favour in between must leave that action possible.

Whoever has moved must perform the action of the space. So a favour used before its first step leaves the Bagos, the
room, the wine and the barrel that the action takes at least.
"""

from affinage.core.sets import count, holds, lowest, only, rest

from ..state import PLACES, Acted, Seat, State
from ..tables import (
    CUBE_VALUE,
    DOES,
    ESTATE_SLOTS,
    ESTATES,
    EXPERT_PRICE,
    EXPORT_REQUEST,
    EXPORTS_UP_TO,
    MOST_CUBES,
    MOST_WINERIES,
    NONE,
    SALE_REQUEST,
    SALES_UP_TO,
    Task,
)
from .actions import building_sites, cheapest, need, plantable, price_of
from .sales import free_slots, paired, sellable
from .wine import all_wines, has_estate, kind_of, slots_for, value_of, wine_at


def is_trade(task: int) -> bool:
    """Whether the action takes wines and barrels."""
    return task == Task.SALES or task == Task.EXPORTS


def spare(s: State, seat: int) -> int:
    """The cash that the seat may spend: in an additional action between a move and its action not all of it."""
    me = s.seats[seat]
    if s.acted != Acted.BETWEEN:
        return me.cash
    return me.cash - need(s, seat, DOES[me.marker], 0)


# Buildings and enologists


def sites(s: State, seat: int, task: int, less: int) -> int:
    """The estates where one more could go, and leave the owed action possible, if one is owed."""
    if s.acted == Acted.BETWEEN:
        return sites_to_spare(s, seat, task, less)
    return building_sites(s, s.seats[seat], task)


def sites_to_spare(s: State, seat: int, task: int, less: int) -> int:
    """Those among them that leave it possible."""
    found = building_sites(s, s.seats[seat], task)
    for e in range(ESTATES):
        if holds(found, e) and not leaves_action(s, seat, task, less, e):
            found -= only(e)
    return found


def leaves_action(s: State, seat: int, task: int, less: int, e: int) -> bool:
    """Whether the owed action is still possible with one more building or enologist in the estate, paid for."""
    me = s.seats[seat]
    main, cash = DOES[me.marker], me.cash - price_of(task, less)
    if main == Task.VINEYARDS:
        built = plantable(me, e if task == Task.WINERIES else NONE, e if task == Task.CELLARS else NONE)
        return cheapest(s, built & s.tops) <= cash
    if main == task:
        return room(s, me, task) > 1 and price_of(main, 0) <= cash
    return need(s, seat, main, 0) <= cash


def room(s: State, me: Seat, task: int) -> int:
    """How many more wineries, cellars or enologists the seat could place."""
    if task == Task.CELLARS:
        return min(s.cellars_left, count(building_sites(s, me, task)))
    found = 0
    for e in range(ESTATES):
        if task == Task.WINERIES:
            found += min(MOST_WINERIES - me.wineries[e], ESTATE_SLOTS - me.vines[e] - me.wineries[e])
        else:
            found += me.wineries[e] - me.enologists[e]
    return min(s.wineries_left if task == Task.WINERIES else s.enologists_left, found)


# Wines and slots


def wines_to_sell(s: State, seat: int) -> int:
    """The wines that the action under way can sell or export, and leave the owed one possible, if one is owed."""
    me = s.seats[seat]
    found = sellable(s, seat, s.task)
    if s.acted == Acted.BETWEEN and is_trade(DOES[me.marker]):
        for place in range(PLACES):
            if holds(found, place) and slots_to_fill(s, seat, place) == 0:
                found -= only(place)
    return found


def slots_to_fill(s: State, seat: int, place: int) -> int:
    """The slots that a wine may take now, likewise."""
    me = s.seats[seat]
    found = slots_for(s, me, place, s.task) & free_slots(s, s.task)
    if s.acted == Acted.BETWEEN and is_trade(DOES[me.marker]):
        slots = found
        while slots != 0:
            slot = lowest(slots)
            if not another_wine(s, me, place, slot):
                found -= only(slot)
            slots = rest(slots)
    return found


def another_wine(s: State, me: Seat, place: int, slot: int) -> bool:
    """Whether the owed sale or export finds a barrel and a wine after this one has gone to its slot."""
    if me.barrels < 2 and paired(me) == 0:
        return False
    main, region = DOES[me.marker], kind_of(wine_at(me, place)) // 2
    request = SALE_REQUEST[slot] if s.task == Task.SALES else EXPORT_REQUEST[slot]
    missing = max(0, request - value_of(me, place))
    used = (missing + CUBE_VALUE[region] - 1) // CUBE_VALUE[region]
    free = free_slots(s, main) & ~(only(slot) if main == s.task else 0)
    for other in range(PLACES):
        wine = wine_at(me, other)
        if wine != 0 and other != place:
            home, worth = kind_of(wine) // 2, value_of(me, other)
            if has_estate(me, home):
                worth += min(MOST_CUBES, s.cubes[home] - (used if home == region else 0)) * CUBE_VALUE[home]
            slots = SALES_UP_TO[kind_of(wine) & 1][worth] if main == Task.SALES else EXPORTS_UP_TO[worth]
            if slots & free != 0:
                return True
    return False


# Favours


def leaves_room(s: State, seat: int, task: int, less: int) -> bool:
    """Whether an additional action right after moving could be performed and leave the action that is owed."""
    me = s.seats[seat]
    main = DOES[me.marker]
    if s.acted != Acted.MOVED or main == Task.PRESS:
        return True
    owed = need(s, seat, main, 0)
    if is_trade(task):
        if not is_trade(main):
            return True
        one, other = sellable(s, seat, task), sellable(s, seat, main)
        wines = 3 if all_wines(me) == one | other else 2  # one of them may be given up
        if task == main and rest(slots_of(s, me, one, task)) == 0:
            return False
        return count(one | other) >= wines and (me.barrels > 1 or paired(me) != 0)
    if task == Task.WINERIES or task == Task.CELLARS or task == Task.ENOLOGISTS:
        return sites_to_spare(s, seat, task, less) != 0
    if task == Task.VINEYARDS:  # what it would leave of decks and estates, Chance decides
        if main == Task.VINEYARDS or main == Task.WINERIES or main == Task.CELLARS:
            return False
        return need(s, seat, task, 0) + owed <= me.cash
    if task == Task.EXPERTS:
        return EXPERT_PRICE + owed <= me.cash
    if task == Task.BANK:
        return me.account > 0 or me.cash > owed
    return True


def slots_of(s: State, me: Seat, wines: int, task: int) -> int:
    """The free slots that some of these wines could take."""
    found = 0
    while wines != 0:
        found |= slots_for(s, me, lowest(wines), task)
        wines = rest(wines)
    return found & free_slots(s, task)


def spare_wines(s: State, seat: int) -> int:
    """The wines that may be given up right after moving: a sale or export that is owed must still find one."""
    me = s.seats[seat]
    found = all_wines(me)
    if s.acted == Acted.MOVED and is_trade(DOES[me.marker]):
        fit = sellable(s, seat, DOES[me.marker])
        if rest(fit) == 0:
            found &= ~fit
    return found
