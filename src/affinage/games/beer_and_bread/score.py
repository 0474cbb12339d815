"""The end of the game: coins for beer, coins for bread, and the lower of the two."""

from collections.abc import MutableSequence

from affinage.core.counts import total
from affinage.core.sets import count

from .rules.actions import copies
from .state import SEATS, State
from .tables import (
    AMOUNT,
    BANDS,
    BEER,
    BREAD,
    BY_EFFECT,
    EFFECT,
    FIRST_WITH,
    LEAD,
    OF_BAND,
    OF_GOOD,
    SCORING,
    UPGRADE_BAND,
    UPGRADE_GOOD,
    UPGRADE_IDS,
    UPGRADES,
    VALUE_DIGITS,
    Effect,
)

CATEGORIES: tuple[str, ...] = ("beer-cards", "beer-extra", "bread-cards", "bread-extra")
ENDINGS: tuple[str, ...] = ("final", "other", "windmill")  # what decided the game


def sold(s: State, seat: int, good: int) -> int:
    """The seat's sold cards of one good: beside the board, or still in brewery or bakery."""
    return (s.seats[seat].sold | s.seats[seat].site) & OF_GOOD[good]


def coins(s: State, seat: int, good: int) -> int:
    """The coins printed on the seat's sold cards of one good."""
    cards, n = sold(s, seat, good), 0
    for digit in range(len(VALUE_DIGITS)):
        n += count(cards & VALUE_DIGITS[digit]) << digit
    return n


def extra(s: State, seat: int, good: int) -> int:
    """Coins of scoring upgrades that belong to one good."""
    me, cards, n = s.seats[seat], sold(s, seat, good), 0
    for at in range(FIRST_WITH[Effect.SCORE_BAND], FIRST_WITH[Effect.SCORE_PAIRS + 1]):
        u = BY_EFFECT[at]
        if EFFECT[u] == Effect.SCORE_BAND:
            n += copies(me, u) * AMOUNT[u] * count(cards & OF_BAND[UPGRADE_BAND[u]])
        elif UPGRADE_GOOD[u] == good:
            n += copies(me, u) * AMOUNT[u] * (count(cards) // 2)
    return n


def earned(s: State, seat: int, u: int) -> bool:
    """Whether the requirement of an upgrade that gives coins for either good is met."""
    me, other = s.seats[seat], s.seats[1 - seat]
    if EFFECT[u] == Effect.SCORE_UPGRADES:
        return count(me.built) > count(other.built)
    if EFFECT[u] == Effect.SCORE_TOKENS:
        return total(me.tokens) >= total(other.tokens) + LEAD[u]
    if EFFECT[u] == Effect.SCORE_TYPES:
        for band in range(len(BANDS)):  # noqa: SIM110 - the compiler knows no generator expression
            if sold(s, seat, UPGRADE_GOOD[u]) & OF_BAND[band] == 0:
                return False
        return True
    return False


def extras(s: State, seat: int, beer: int, bread: int) -> tuple[int, int]:
    """Extra coins for beer and for bread. Coins of free choice go, copy by copy, to the good that has less.

    That is the best way, since a box has one amount of them for all upgrades.
    """
    if s.seats[seat].built & SCORING == 0:
        return 0, 0
    beer_extra, bread_extra = extra(s, seat, BEER), extra(s, seat, BREAD)
    for u in range(UPGRADES):
        if EFFECT[u] >= Effect.SCORE_UPGRADES and earned(s, seat, u):
            for _ in range(copies(s.seats[seat], u)):
                if beer + beer_extra <= bread + bread_extra:
                    beer_extra += AMOUNT[u]
                else:
                    bread_extra += AMOUNT[u]
    return beer_extra, bread_extra


def points(s: State, seat: int, parts: MutableSequence[int]) -> int:
    """The scoring pad: cards and extra coins for beer and for bread; the lower total is the final score."""
    parts[0], parts[2] = coins(s, seat, BEER), coins(s, seat, BREAD)
    parts[1], parts[3] = extras(s, seat, parts[0], parts[2])
    return min(parts[0] + parts[1], parts[2] + parts[3])


def totals_of(s: State, seat: int) -> tuple[int, int]:
    """The lower and the higher total."""
    beer, bread = coins(s, seat, BEER), coins(s, seat, BREAD)
    beer_extra, bread_extra = extras(s, seat, beer, bread)
    return min(beer + beer_extra, bread + bread_extra), max(beer + beer_extra, bread + bread_extra)


def ending(s: State) -> int:
    """What decided: the final scores, the other totals, or the windmill."""
    low0, high0 = totals_of(s, 0)
    low1, high1 = totals_of(s, 1)
    if low0 != low1:
        return 0
    return 1 if high0 != high1 else 2


def rank(s: State, places: MutableSequence[int]) -> None:
    """Higher final score; then the higher other total; then the seat without the windmill."""
    low0, high0 = totals_of(s, 0)
    low1, high1 = totals_of(s, 1)
    best = 1 - s.windmill
    if low0 != low1:
        best = 0 if low0 > low1 else 1
    elif high0 != high1:
        best = 0 if high0 > high1 else 1
    for p in range(SEATS):
        places[p] = 0 if p == best else 1


# For balance reports


def figures(s: State, seat: int) -> dict[str, int]:
    """Numbers that tell how the seat played."""
    beers, breads = count(sold(s, seat, BEER)), count(sold(s, seat, BREAD))
    return {"sales": beers + breads, "beers": beers, "breads": breads, "upgrades": count(s.seats[seat].built)}


def holdings(s: State, seat: int) -> set[str]:
    """What the seat had under its board, by the names of the words."""
    return {f"upgrade-{UPGRADE_IDS[u]}" for u in range(UPGRADES) if copies(s.seats[seat], u) > 0}
