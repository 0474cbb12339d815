"""How good a position looks to a seat: hand-made, for bots; a hundred is worth about one victory point."""

from affinage.core.sets import count

from .rules.fair import candidates
from .rules.magnates import multiplied
from .rules.wine import kind_of, quality, value_of, wine_at
from .score import final, majorities
from .state import PLACES, Phase, Stage, State
from .tables import (
    ABILITY,
    ACCOUNT_POINTS,
    CELLAR,
    COUNTED,
    DIVESTED,
    ESTATES,
    FAIR_OF_YEAR,
    FAIR_POINTS,
    LOWEST,
    MULTIPLIERS,
    NONE,
    RATES,
    REGION_VALUE,
    WEATHER,
    YEARS,
    Ability,
    Counted,
)

BAGO = 22  # cash in hand, while there is something to buy
SAVED = 60  # a Bago in the account; its points come in sections
INTEREST = 52  # a Bago of interest, each year
BARREL = 26
EXPERT = 55
FAVOUR = 130  # a barrel on a magnate, with a wine to spend
# What a wine of some value is worth, by the export rows and sales slots it can fill.
WINE = (
    0,
    60,
    100,
    150,
    200,
    255,
    320,
    390,
    480,
    540,
    630,
    680,
    720,
    755,
    780,
    800,
    810,
    820,
    830,
    840,
    840,
    840,
    840,
    840,
)
# And what one of some quality is worth before it is made: every year, less the work it takes to sell it.
HARVEST = (0, 30, 85, 135, 190, 250, 315, 380, 440, 495, 540, 580, 610, 635, 655)


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
    return 2 * prospects(s, seat) - best


def prospects(s: State, seat: int) -> int:
    """Victory points so far, and what estates, wines, money, experts and barrels promise."""
    me, left = s.seats[seat], turns_left(s)
    worth = 100 * (me.exported + me.fairs + me.wines_scored - me.lost)
    worth += majorities(s, seat) * (100 - 4 * left)
    worth += multipliers_worth(s, seat)
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
    smooth = SAVED * me.account + (90 if me.account > 0 else -60)
    points = (100 * ACCOUNT_POINTS[me.account] * (8 - spread) + smooth * spread) // 8
    cash = me.cash + DIVESTED[me.investment - LOWEST] * 3 // 4
    worth = BAGO * min(cash, min(8, left + 2)) + 7 * cash
    workers = 0
    for e in range(ESTATES):
        workers += me.enologists[e]
    return points + worth + INTEREST * me.investment * years - 24 * workers * years


def wines_worth(s: State, seat: int, left: int) -> int:
    """Wines by their value, best where they can still be sold, exported or presented."""
    me, worth, n = s.seats[seat], 0, 0
    for place in range(PLACES):
        wine = wine_at(me, place)
        if wine != 0:
            n += 1
            v = value_of(me, place)
            if me.cellar[place // CELLAR] and left > 2 and place % CELLAR < 3:
                v += 1
            region = kind_of(wine) // 2
            worth += WINE[min(len(WINE) - 1, v)] + 14 * min(2, s.cubes[region])
    if left == 0:
        return worth // 12
    return worth * min(left + 3, 6) // (8 if n <= me.barrels + 1 else 11)


def estates_worth(s: State, seat: int, left: int) -> int:
    """What the estates will make in the years to come, at fair weather."""
    me, worth = s.seats[seat], 0
    harvests = YEARS - s.year + (1 if s.stage <= Stage.MAINTENANCE else 0)
    for e in range(ESTATES):
        q = 0
        if me.vines[e] > 0:
            q = quality(s, me, e, 0) - WEATHER[s.vintage] + REGION_VALUE[me.region[e]]
            if ABILITY[me.region[e]] == Ability.DOUBLE_CUBES:
                worth += 22 * harvests
            elif ABILITY[me.region[e]] == Ability.FAIR_POINTS:
                worth += 25 * min(harvests, 4)
            worth += (
                (HARVEST[min(q, len(HARVEST) - 1)] + 100 * me.cellar[e] + 48 * (me.wineries[e] - me.enologists[e]))
                * harvests
                * 2
                // 3
            )
        else:
            worth += (50 * me.wineries[e] + 60 * me.cellar[e]) * min(left, 6) // 6
    return worth + 75 * me.porto * min(harvests, 2)


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
            points += 9
            worth += FAVOUR * min(2, me.barrels)
    else:
        points += 2 * min(me.allowed, count(candidates(me))) if s.phase != Phase.SECRET else 2 * count(me.played)
    for p in range(s.seats_used):
        if p != seat:
            lead = points - s.seats[p].fair
            worth += max(-9, min(9, lead)) * prize * 100 // (26 * (s.seats_used - 1))
    worth += points * 8 * fairs
    held = count(me.up | me.down)
    worth += EXPERT * min(held, 2 * fairs) + 12 * held + 15 * count(me.up) * min(fairs, 2)
    on_magnates = 0
    for at in range(len(me.magnates)):
        on_magnates += me.magnates[at]
    return worth + FAVOUR * min(on_magnates, left + 1)


def multipliers_worth(s: State, seat: int) -> int:
    """Multipliers as they stand; they may still grow."""
    worth = 0
    for slot in range(MULTIPLIERS * RATES):
        if s.slots[slot] == seat and COUNTED[slot // RATES] != Counted.WINES:
            worth += 105 * multiplied(s.seats[seat], slot)
    return worth
