"""The end: victory points by category, places, and what decided the game."""

from collections.abc import MutableSequence

from affinage.core.counts import total
from affinage.core.sets import count

from .rules.magnates import multiplied
from .state import State
from .tables import (
    ACCOUNT_POINTS,
    COUNTED,
    COUNTED_IDS,
    COUNTRIES,
    COUNTRY_SLOTS,
    DIVESTED,
    ESTATES,
    LOWEST,
    MAJORITY,
    MULTIPLIERS,
    NONE,
    RATES,
    REGION_IDS,
    Counted,
)

CATEGORIES: tuple[str, ...] = ("exports", "majorities", "fairs", "account", "multipliers", "losses")
ENDINGS: tuple[str, ...] = ("points", "exports", "money", "shared")  # what decided the game


def majorities(s: State, seat: int) -> int:
    """Most barrels in a country take its points; tied seats share them, rounded down."""
    points = 0
    for country in range(COUNTRIES):
        mine, level = count(s.seats[seat].exports & COUNTRY_SLOTS[country]), 0
        for p in range(s.seats_used):
            theirs = count(s.seats[p].exports & COUNTRY_SLOTS[country])
            if theirs > mine:
                mine = 0
            elif theirs == mine:
                level += 1
        if mine > 0:
            points += MAJORITY[country] // level
    return points


def multipliers(s: State, seat: int) -> int:
    """Magnates' multipliers: wines were scored at once, all others are scored at the end."""
    points = s.seats[seat].wines_scored
    for slot in range(MULTIPLIERS * RATES):
        if s.slots[slot] == seat and COUNTED[slot // RATES] != Counted.WINES:
            points += multiplied(s.seats[seat], slot)
    return points


def final(s: State, seat: int) -> int:
    """All victory points of the seat, as if the game ended now."""
    me = s.seats[seat]
    points = me.exported + me.fairs - me.lost + ACCOUNT_POINTS[me.account]
    return points + majorities(s, seat) + multipliers(s, seat)


def points(s: State, seat: int, parts: MutableSequence[int]) -> int:
    """Points by category; their sum is the score."""
    me = s.seats[seat]
    parts[0] = me.exported
    parts[1] = majorities(s, seat)
    parts[2] = me.fairs
    parts[3] = ACCOUNT_POINTS[me.account]
    parts[4] = multipliers(s, seat)
    parts[5] = -me.lost
    return parts[0] + parts[1] + parts[2] + parts[3] + parts[4] + parts[5]


def money(s: State, seat: int) -> int:
    """Cash and bank after divesting."""
    me = s.seats[seat]
    return me.cash + me.account + DIVESTED[me.investment - LOWEST]


def compare(s: State, a: int, b: int) -> int:
    """How far seat a stands before seat b, and by what: points, then barrels exported, then money."""
    difference = final(s, a) - final(s, b)
    if difference != 0:
        return difference * 1_000_000
    difference = count(s.seats[a].exports) - count(s.seats[b].exports)
    if difference != 0:
        return difference * 10_000
    return money(s, a) - money(s, b)


def rank(s: State, places: MutableSequence[int]) -> None:
    """A seat's place is how many stand before it; equal seats share."""
    for p in range(s.seats_used):
        places[p] = 0
        for q in range(s.seats_used):
            if compare(s, q, p) > 0:
                places[p] += 1


def ending(s: State) -> int:
    """What decided between the winner and the next."""
    places = [0] * s.seats_used
    rank(s, places)
    best = places.index(0)
    if places.count(0) > 1:
        return ENDINGS.index("shared")
    second = places.index(1)
    gap = compare(s, best, second)
    return 0 if gap >= 1_000_000 else 1 if gap >= 10_000 else 2


# For balance reports


def figures(s: State, seat: int) -> dict[str, int]:
    """Numbers that tell how the seat played."""
    me = s.seats[seat]
    return {
        "estates": sum(region != NONE for region in me.region),
        "vineyards": total(me.vines),
        "wineries": total(me.wineries),
        "enologists": total(me.enologists),
        "cellars": total(me.cellar),
        "barrels sold": count(me.sales),
        "barrels exported": count(me.exports),
        "barrels on magnates": total(me.magnates),
        "barrels on multipliers": s.slots.count(seat),
        "experts": count(me.up | me.down),
        "fair points": me.fair,
        "cash": me.cash,
        "account": me.account,
        "investment": me.investment,
    }


def holdings(s: State, seat: int) -> set[str]:
    """What the seat had, by the names of the words: its regions and multipliers."""
    me = s.seats[seat]
    found = {f"region-{REGION_IDS[me.region[e]]}" for e in range(ESTATES) if me.region[e] != NONE}
    return found | {f"counted-{COUNTED_IDS[slot // RATES]}" for slot, owner in enumerate(s.slots) if owner == seat}
