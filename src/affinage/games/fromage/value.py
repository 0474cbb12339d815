"""How good a position looks to a seat: hand-made, for bots; a hundred is worth about one point."""

from affinage.core.sets import count, holds

from .cards import all_of
from .rules.cheese import tokens_left
from .rules.corporation import placed
from .rules.turn import is_last_turn
from .rules.wheel import row_of
from .score import final, neighbours, pairings
from .state import CORPORATION, Phase, Seat, State
from .tables import (
    BISTRO,
    FESTIVAL,
    FRUIT,
    LIVESTOCK,
    OPEN,
    PARLOUR_COST,
    PARLOURS,
    REGION_TOWNS,
    REGIONS,
    SAMPLES,
    SLOTS,
    STRUCTURE,
    STRUCTURE_COST,
    STRUCTURE_KIND,
    TOKENS,
    TYPES,
    VILLES,
)

AWAY = 55  # what a turn without a worker costs
TOKEN = (0, 130, 230, 310, 370, 410, 430)  # what the first tokens of a stock are worth, beside half a point each
BUILT = (26, 16, 34, 30)  # per turn to come: barn, greenhouse, dock, office
OPEN_ORDER = 70
FILLED = (0, 90, 130, 90, 60, 0)  # the first orders filled are worth more than they score yet
HOPE = 40  # for each place where a group of the Festival could grow, or a region could be won
LONG_THOUGHTS = {2: {"length": 80}, 4: {"length": 80}}  # by seats: they gain by long playouts (docs/bots.md)
# The net was shown to pay between two, and in the levels that think; those below are as they were (docs/nets.md).
NET_SEATS = (2,)
LEVELS_WITH_NET = {
    2: {
        **{level: {"mind": 0.0, "puct": 0.0} for level in ("novice", "easy", "medium")},
        "hard": {"iterations": 400},
    }
}


def turns_left(s: State) -> int:
    """About how many turns there are still to come: cheese runs out at less than one token a turn."""
    if s.phase == Phase.OVER or is_last_turn(s):
        return 0
    least = TOKENS[s.level] - placed(s) if s.seats_used == 1 else tokens_left(s.seats[0])
    for p in range(s.seats_used):
        least = min(least, tokens_left(s.seats[p]))
    return least + (least >> 2)


def value(s: State, seat: int) -> int:
    """What the seat has and may hope for, less the best of what others have."""
    worth = 100 * final(s, seat) + prospects(s, seat, turns_left(s))
    if s.seats_used == 1:
        return worth - 100 * final(s, CORPORATION)
    best = 0
    for p in range(s.seats_used):
        if p != seat:
            best = max(best, final(s, p))
    return worth - 50 * best


def prospects(s: State, seat: int, left: int) -> int:
    """What workers, stocks, structures and half-made plans promise while there is time."""
    if left == 0:
        return 0
    me, worth = s.seats[seat], 0
    for worker in range(len(TYPES)):
        worth -= AWAY * min(me.back[worker], left)
    soon = min(left, 4)
    worth += (stocks(me) + OPEN_ORDER * min(4, all_of(me.orders) + me.to_draw)) * soon // 4
    worth += FILLED[min(me.filled, 5)] * soon // 4
    for slot in range(SLOTS):
        if holds(me.built, slot):
            worth += BUILT[STRUCTURE_KIND[me.slots[slot]]] * left
    return worth + hopes(s, seat) * soon // 4


def stocks(me: Seat) -> int:
    """Fruit for spaces that ask for it, livestock for the next parlours, structures for the next building."""
    worth = TOKEN[min(me.stock[FRUIT], 6)]
    unused = 0
    for parlour in range(PARLOURS):
        if not holds(me.parlours, parlour):
            unused += PARLOUR_COST[parlour]
    worth += TOKEN[min(me.stock[LIVESTOCK], unused, 6)]
    lacking = 0
    for slot in range(SLOTS):
        if not holds(me.built, slot):
            lacking += STRUCTURE_COST[me.slots[slot]]
    return worth + TOKEN[min(me.stock[STRUCTURE], lacking, 6)] // 2


def hopes(s: State, seat: int) -> int:
    """Groups that can grow, tables that can be paired, regions with a foothold."""
    me = s.seats[seat]
    row = row_of(s, FESTIVAL)
    others, own = 0, me.cheese[FESTIVAL]
    table = 0
    for p in range(len(s.seats)):
        if p != seat:
            others |= s.seats[p].cheese[FESTIVAL]
            table |= s.seats[p].cheese[BISTRO]
    group = neighbours(own) & (own | SAMPLES[row])
    worth = HOPE * min(3, count(neighbours(group) & OPEN[row] & ~own & ~others))
    plates = me.cheese[BISTRO]
    mates = ((plates & 0o252525) << 1) | ((plates >> 1) & 0o252525)
    free = mates & OPEN[row_of(s, BISTRO)] & ~plates & ~table
    worth += 2 * HOPE * min(2, count(free)) + HOPE * pairings(plates)
    for region in range(REGIONS):
        if me.cheese[VILLES] & REGION_TOWNS[region]:
            worth += HOPE
    return worth
