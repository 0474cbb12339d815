"""The end of the game: the scoring sheet, and the lower of its two totals."""

from collections.abc import MutableSequence

from affinage.core.sets import count, lowest, rest

from .state import SEATS, State
from .tables import (
    ACTION,
    CARD_IDS,
    CARDS,
    CHEESE,
    DISH,
    DISHES,
    GOLD,
    GOOD,
    GOURMET,
    LAP,
    NONE,
    OF_GOOD,
    SILVER,
    TRACK,
    WINE,
)

CATEGORIES: tuple[str, ...] = (
    "wine-gold",
    "wine-silver",
    "wine-track",
    "wine-pairs",
    "cheese-gold",
    "cheese-silver",
    "cheese-track",
    "cheese-pairs",
)
OF_DISH = tuple(
    tuple(sum(1 << c for c in range(CARDS) if DISH[c] == dish and GOOD[c] == good) for dish in range(len(DISHES)))
    for good in range(2)
)  # gourmet cards as sets
ENDINGS: tuple[str, ...] = ("final", "other", "order")  # what decided the game


def gold_of(cards: int) -> int:
    """The gold values of a set of cards."""
    n = 0
    while cards > 0:
        n += GOLD[lowest(cards)]
        cards = rest(cards)
    return n


def silver_of(cards: int) -> int:
    """Their silver values."""
    n = 0
    while cards > 0:
        n += SILVER[lowest(cards)]
        cards = rest(cards)
    return n


def on_track(s: State, seat: int, good: int) -> int:
    """What the indicator's space and its laps are worth."""
    me = s.seats[seat]
    return TRACK[me.indicator[good]] + LAP * me.laps[good]


def pairs(s: State, seat: int) -> int:
    """Gourmet pairs among all sold cards, gold or silver."""
    cards = s.seats[seat].gold | s.seats[seat].silver
    n = 0
    for dish in range(len(DISHES)):
        n += min(count(cards & OF_DISH[WINE][dish]), count(cards & OF_DISH[CHEESE][dish]))
    return n


def total_of(s: State, seat: int, good: int) -> int:
    """The total of one good."""
    me = s.seats[seat]
    cards = gold_of(me.gold & OF_GOOD[good]) + silver_of(me.silver & OF_GOOD[good])
    return cards + on_track(s, seat, good) + pairs(s, seat)


def points(s: State, seat: int, parts: MutableSequence[int]) -> int:
    """The scoring sheet: gold, silver, track and pairs for wine and for cheese; the lower total is the final score."""
    me, both = s.seats[seat], pairs(s, seat)
    for good in range(2):
        parts[4 * good] = gold_of(me.gold & OF_GOOD[good])
        parts[4 * good + 1] = silver_of(me.silver & OF_GOOD[good])
        parts[4 * good + 2] = on_track(s, seat, good)
        parts[4 * good + 3] = both
    return min(parts[0] + parts[1] + parts[2] + parts[3], parts[4] + parts[5] + parts[6] + parts[7])


def totals_of(s: State, seat: int) -> tuple[int, int]:
    """The lower and the higher total."""
    wine, cheese = total_of(s, seat, WINE), total_of(s, seat, CHEESE)
    return min(wine, cheese), max(wine, cheese)


def ending(s: State) -> int:
    """What decided: the final scores, the other totals, or turn order card 1."""
    low0, high0 = totals_of(s, 0)
    low1, high1 = totals_of(s, 1)
    if low0 != low1:
        return 0
    return 1 if high0 != high1 else 2


def rank(s: State, places: MutableSequence[int]) -> None:
    """Higher final score; then the higher other total; then the seat with turn order card 1."""
    low0, high0 = totals_of(s, 0)
    low1, high1 = totals_of(s, 1)
    best = s.first
    if low0 != low1:
        best = 0 if low0 > low1 else 1
    elif high0 != high1:
        best = 0 if high0 > high1 else 1
    for p in range(SEATS):
        places[p] = 0 if p == best else 1


# For balance reports


def figures(s: State, seat: int) -> dict[str, int]:
    """Numbers that tell how the seat played."""
    me = s.seats[seat]
    sold = me.gold | me.silver
    return {
        "wines": count(sold & OF_GOOD[WINE]),
        "cheeses": count(sold & OF_GOOD[CHEESE]),
        "finished": count(me.gold),
        "unfinished": count(me.silver),
        "gourmet": count(sold & GOURMET),
        "pairs": pairs(s, seat),
        "steps": on_track(s, seat, WINE) + on_track(s, seat, CHEESE),
    }


def holdings(s: State, seat: int) -> set[str]:
    """What the seat has sold, by the names of the words; and how it played, action-led or pair-led."""
    sold = s.seats[seat].gold | s.seats[seat].silver
    found, actions = set(), 0
    while sold > 0:
        card = lowest(sold)
        found.add(f"card-{CARD_IDS[card]}")
        actions += 1 if ACTION[card] != NONE else -1 if DISH[card] != NONE else 0
        sold = rest(sold)
    found.add("style-actions" if actions > 0 else "style-pairs" if actions < 0 else "style-both")
    return found
