"""How good a position looks to a seat: hand-made, for bots; a hundred is worth about one victory point."""

from affinage.core.sets import count, holds, only

from .rules.fair import candidates
from .rules.magnates import multiplied, open_slots
from .rules.wine import kind_of, quality, value_of, wine_at
from .score import final, majorities
from .state import PLACES, Phase, Stage, State
from .tables import (
    ABILITY,
    ACCOUNT_POINTS,
    AGE,
    CELLAR,
    COUNTED,
    DIVESTED,
    ESTATES,
    FAIR_OF_YEAR,
    FAIR_POINTS,
    LOWEST,
    MAGNATES,
    MOST_PLACED,
    MULTIPLIERS,
    NONE,
    PER_ROW,
    POSITIONS,
    RATES,
    REGION_VALUE,
    WEATHER,
    YEARS,
    Ability,
    Counted,
)

BAGO = 22  # cash in hand, while there is something to buy
SAVED = 55  # a Bago in the account; its points come in sections
INTEREST = 41  # a Bago of interest, each year
SALARY_YEAR = 20  # an enologist's, each year
BARREL = 12
EXPERT = 115
FAVOUR = 100  # a barrel on a magnate, with a wine to spend
RELEASE = 195  # each of two barrels that a press release may bring there
RELEASE_POINTS = 9  # fair points to expect of a press release
PROMISE = 46  # a point of a multiplier that a barrel in its row could still reach
LEAD = 16  # fair points ahead of or behind another that matter
AHEAD = 3  # years for which a wine in a cellar is thought to stay there
AGED = 3  # value that a cellar adds to a wine to come
ROOM = 50  # a winery without an enologist, each year
SOLD = 46  # of a hundred, what a harvest is worth of a wine in hand
REGION = 105  # a region with an estate
# Judged after twelve choices, a second of thought was no better than 1,500 iterations. Played on further it is, and
# more so where playouts follow the averages that so many iterations have found for moves (docs/bots.md).
LONG_THOUGHTS = {2: {"length": 40, "mast": 300}}  # between two
# The net was shown to pay with all numbers of seats, in levels that think; those below are as they were (docs/nets.md).
_AS_THEY_WERE = {level: {"mind": 0.0, "puct": 0.0} for level in ("novice", "easy", "medium")}
LEVELS_WITH_NET = {2: {**_AS_THEY_WERE, "hard": {"iterations": 200}}, 3: _AS_THEY_WERE, 4: _AS_THEY_WERE}
# What a wine of some value is worth, by the export rows and sales slots it can fill.
WINE = (
    0,
    49,
    98,
    147,
    196,
    324,
    452,
    580,
    708,
    808,
    908,
    1008,
    1108,
    1193,
    1278,
    1363,
    1448,
    1448,
    1448,
    1448,
    1448,
    1448,
    1448,
    1448,
)
# And what one is worth before it is made, every year, by its quality and what a cellar adds.
HARVEST = (
    0,
    84,
    168,
    252,
    336,
    411,
    486,
    561,
    636,
    726,
    816,
    906,
    996,
    1058,
    1120,
    1182,
    1244,
    1244,
    1244,
    1244,
    1244,
    1244,
    1244,
    1244,
)


def value(s: State, seat: int) -> int:
    """What the seat has and may hope for, less a share of what the best of the others has."""
    if s.phase == Phase.OVER:
        best = -10_000
        for p in range(s.seats_used):
            if p != seat:
                best = max(best, final(s, p))
        return 1000 * (final(s, seat) - best)
    best = -1_000_000
    for p in range(s.seats_used):
        if p != seat:
            best = max(best, prospects(s, p))
    return 2 * prospects(s, seat) - best - s.banked  # of two ways to the same end at the bank the shorter one


def prospects(s: State, seat: int) -> int:
    """Victory points so far, and what estates, wines, money, experts and barrels promise."""
    me, left = s.seats[seat], turns_left(s)
    worth = 100 * (me.exported + me.fairs + me.wines_scored - me.lost)
    worth += majorities(s, seat) * (100 - 4 * left)
    worth += multipliers_worth(s, seat) + promised(s, seat)
    worth += money_worth(s, seat, left)
    worth += wines_worth(s, seat, left) + estates_worth(s, seat, left)
    worth += fair_worth(s, seat, left)
    worth += BARREL * min(me.barrels, left)
    return worth


def turns_left(s: State) -> int:
    """Actions that a seat still has after this one."""
    if s.stage == Stage.FINAL:
        return 0
    this_year = max(0, 2 - s.action) if s.stage == Stage.ACTIONS else 0
    return 2 * (YEARS - s.year) + (2 if s.stage == Stage.SETUP else this_year)


def money_worth(s: State, seat: int, left: int) -> int:
    """Cash buys things as long as there are turns; the account is points; interest comes every year."""
    me = s.seats[seat]
    years = YEARS - s.year + (1 if s.stage <= Stage.ACTIONS else 0)
    spread = min(left, 8)
    smooth = SAVED * me.account + (170 if me.account > 0 else -45)
    points = (100 * ACCOUNT_POINTS[me.account] * (8 - spread) + smooth * spread) // 8
    cash = me.cash + DIVESTED[me.investment - LOWEST] * 3 // 4
    worth = BAGO * min(cash, min(8, left + 2)) + 12 * cash
    workers = 0
    for e in range(ESTATES):
        workers += me.enologists[e]
    return points + worth + INTEREST * me.investment * years - SALARY_YEAR * workers * years


def wines_worth(s: State, seat: int, left: int) -> int:
    """Wines by their value, best where they can still be sold, exported or presented."""
    me, worth, n = s.seats[seat], 0, 0
    for place in range(PLACES):
        wine = wine_at(me, place)
        if wine != 0:
            n += 1
            v = value_of(me, place)
            if me.cellar[place // CELLAR]:
                years = min(AHEAD, (left + 1) // 2)
                v += AGE[min(CELLAR - 1, place % CELLAR + years)] - AGE[place % CELLAR]
            region = kind_of(wine) // 2
            worth += WINE[min(len(WINE) - 1, v)] + 12 * min(2, s.cubes[region])
    if left == 0:
        return worth // 12
    return worth * min(left + 2, 6) * (100 if n <= me.barrels + 1 else 83) // 800


def estates_worth(s: State, seat: int, left: int) -> int:
    """What the estates will make in the years to come, at fair weather."""
    me, worth, regions = s.seats[seat], 0, 0
    harvests = YEARS - s.year + (1 if s.stage <= Stage.MAINTENANCE else 0)
    for e in range(ESTATES):
        if me.vines[e] > 0:
            region = me.region[e]
            regions |= only(region)
            q = quality(s, me, e, 0) - WEATHER[s.vintage] + REGION_VALUE[region]
            made = HARVEST[min(q + AGED * me.cellar[e], len(HARVEST) - 1)] + ROOM * (me.wineries[e] - me.enologists[e])
            worth += made * harvests * SOLD // 100
            if ABILITY[region] == Ability.DOUBLE_CUBES:
                worth += 31 * harvests
            elif ABILITY[region] == Ability.FAIR_POINTS:
                worth += 66 * min(harvests, 4)
        else:
            worth += (55 * me.wineries[e] + 55 * me.cellar[e]) * min(left, 6) // 6
    return worth + 55 * me.porto * min(harvests, 2) + REGION * count(regions)


def fair_worth(s: State, seat: int, left: int) -> int:
    """Fair points against those of the others, for each fair to come; experts, and barrels on magnates."""
    me, worth, fairs, prize = s.seats[seat], 0, 0, 0
    for year in range(max(1, s.year), YEARS + 1):
        fair = FAIR_OF_YEAR[year]
        if fair != NONE and (year > s.year or s.stage <= Stage.FAIR) and s.stage != Stage.FINAL:
            fairs += 1
            prize += FAIR_POINTS[fair][0] - FAIR_POINTS[fair][2]
    points = me.fair
    if me.booth == NONE:  # the press release is still to come, with its points and barrels
        if fairs > 0:
            points += RELEASE_POINTS
            worth += RELEASE * min(MOST_PLACED, me.barrels)
    else:
        played = count(me.played) if s.phase == Phase.SECRET else min(me.allowed, count(candidates(me)))
        points += 9 * played // 4
    for p in range(s.seats_used):
        if p != seat:
            lead = points - s.seats[p].fair
            worth += max(-LEAD, min(LEAD, lead)) * prize * 11 // (2 * (s.seats_used - 1))
    worth += points * 14 * fairs
    held = count(me.up | me.down)
    worth += EXPERT * min(held, 2 * fairs) + 14 * held + 31 * count(me.up) * min(fairs, 2)
    on_magnates = 0
    for at in range(len(me.magnates)):
        on_magnates += me.magnates[at]
    return worth + FAVOUR * min(on_magnates, left + 1)


def multipliers_worth(s: State, seat: int) -> int:
    """Multipliers as they stand; they may still grow."""
    worth = 0
    for slot in range(MULTIPLIERS * RATES):
        if s.slots[slot] == seat and COUNTED[slot // RATES] != Counted.WINES:
            worth += 100 * multiplied(s.seats[seat], slot)
    return worth


def promised(s: State, seat: int) -> int:
    """What the barrels on magnates could still be worth on free multipliers of their rows."""
    me, points = s.seats[seat], 0
    for row in range(MAGNATES):
        barrels = 0
        for at in range(row * POSITIONS, (row + 1) * POSITIONS):
            barrels += me.magnates[at]
        if barrels > 0:
            free, best, second = open_slots(s, seat, row), 0, 0
            for m in range(row * PER_ROW, (row + 1) * PER_ROW):
                most = 0
                for slot in range(m * RATES, (m + 1) * RATES):
                    if holds(free, slot):
                        most = max(most, multiplied(me, slot))
                if most > best:
                    best, second = most, best
                elif most > second:
                    second = most
            points += best + (second if barrels > 1 else 0)
    return points * PROMISE
