"""How a game is likely to end from here, for searches: what `value` looks at with weights tuned by play, and what was
learnt from games.

`features` tells what a seat has in a few dozen numbers. How much each of them adds to the two totals of the end was
fitted to games of bots, phase by phase of the calendar. weights.toml has all figures, docs/bots.md says how they were
found.
"""

import tomllib
from collections.abc import MutableSequence, Sequence
from pathlib import Path
from typing import Any

from affinage.core.packs import part
from affinage.core.sets import count, lowest, rest

from .rules.market import AGINGS
from .score import OF_DISH, pairs, total_of
from .state import CALENDAR, NONE, SEATS, SECOND_YEAR, CalendarTask, Phase, Seat, State
from .tables import (
    ACTION,
    CHEESE,
    DISHES,
    GOLD,
    GOOD,
    GOURMET,
    INGREDIENTS,
    OF_GOOD,
    PAIR_STEPS,
    SILVER,
    SLOTS,
    WINE,
    Action,
)
from .value import (
    MOST_MARKERS,
    OFF_BY,
    SUMMERS_LEFT,
    card_worth,
    held_worth,
    hopes,
    lacking,
    milestone,
    phase_for,
    prospects,
    unseen,
    value,
)
from .weights import FEATURES_OF_GOOD, FEATURES_OF_SEAT, FIRST_YEAR, HAND_MADE, OTHER_YEAR, PART, THEIRS

# What a seat has. What there is of each good has two places, wine's and cheese's.
EARNED = 0  # coins so far, without pairs
LYING = 2  # cards in the cellar,
RIPE = 4  # those without a marker,
IN_TIME = 6  # gold of those that will be finished in time if left alone,
LATE = 8  # by how many markers the others miss that,
CELLAR = 10  # what `value` says of them all,
SILVERS = 12  # and their silver
HELD = 14  # hand cards,
GOLDS = 16  # their gold,
NEAR = 18  # how little they lack,
READY = 20  # the gold of the best one that could be produced now,
ACTING = 22  # and how many have an action
STEPS = 24  # those that pairs in the cellar will bring
JUMPS = 26  # indicators a little ahead, past which a step leads for free
FINE = 28  # gourmet cards in the cellar
POOL = 30  # markers of each ingredient
ACTIONS = POOL + len(INGREDIENTS)  # cards in the cellar with each action,
SUMMERS = ACTIONS + len(Action)  # and those of them that will lie there in summer
PAIRS = SUMMERS + len(Action)  # sold, or lying in the cellar
HOPED = PAIRS + 1  # more of them with the hand
FREE = PAIRS + 2  # slots
CLOSED = PAIRS + 3
BEGINS = PAIRS + 4  # has turn order card 1
BONUSES = PAIRS + 5  # markers left beside the track
ALWAYS = PAIRS + 6
BEST = PAIRS + 7  # what `value` says of the best hand card
FEW = PAIRS + 9  # hand cards, and markers of each ingredient, up to two: the first are worth most
SOME = PAIRS + 11
FEATURES = SOME + len(INGREDIENTS)
CLOSE = 5
LACKS = 4
ENOUGH = 2

# Those that are worth something by themselves, of each good and of the seat, in the order of their weights
COUNTED_OF_GOOD = (LYING, RIPE, SILVERS, HELD, NEAR, ACTING, FINE, READY, JUMPS, FEW)
COUNTED_OF_SEAT = (HOPED, FREE, CLOSED, BEGINS, BONUSES)

THOUSANDTHS = 1000
_learnt: dict[str, Any] = tomllib.loads(Path(__file__).with_name("weights.toml").read_text())
FITTED: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(good) for good in phase) for phase in _learnt["fitted"]
)
SHARE: tuple[int, ...] = tuple(_learnt["share"])  # of the higher total's lead over the lower one
SPREAD: tuple[int, ...] = tuple(_learnt["spread"])  # by stages; the last one has nothing left to predict
WEIGHTS: tuple[int, ...] = tuple(_learnt["weights"])  # they lie behind the features, where they can be tuned


def predict(s: State, seat: int, found: MutableSequence[int]) -> int:
    """One part of what the seat has, less what the other has, and one of what was learnt; a hundred is about a coin."""
    if s.phase == Phase.OVER:
        return value(s, seat)
    weights = found[FEATURES:]
    will_be = learnt(s, seat, found)
    has = counted(s, seat, found, weights) - unseen(s, 1 - seat, weights) * weights[THEIRS] // 100
    part_of_it = weights[PART + min(2, 3 * s.calendar // (len(CALENDAR) - 1))]
    return (part_of_it * has + (100 - part_of_it) * will_be) // 100


def counted(s: State, seat: int, found: Sequence[int], weights: Sequence[int]) -> int:
    """What the seat has and may hope for, and what its features are worth by themselves; call after `features`."""
    year = FIRST_YEAR if s.calendar < SECOND_YEAR else OTHER_YEAR
    wine, cheese = hopes(s, seat, WINE, True, weights), hopes(s, seat, CHEESE, True, weights)
    for i in range(FEATURES_OF_GOOD):
        wine += weights[year + i] * found[COUNTED_OF_GOOD[i] + WINE]
        cheese += weights[year + i] * found[COUNTED_OF_GOOD[i] + CHEESE]
    worth = prospects(s, seat, wine, cheese, weights)
    for i in range(FEATURES_OF_SEAT):
        worth += weights[year + FEATURES_OF_GOOD + i] * found[COUNTED_OF_SEAT[i]]
    return worth


def spread(s: State) -> int:
    """How far ahead, by `predict`, a seat is e times as likely to win as the other."""
    return SPREAD[min(milestone(s), len(SPREAD) - 1)]


def learnt(s: State, seat: int, found: MutableSequence[int]) -> int:
    """What the seat will have in the end: the lower total, and a little of what the other one has more."""
    features(s, seat, found)
    phase = phase_before(s, seat)
    wine, cheese = 0, 0
    for i in range(FEATURES):
        wine += FITTED[phase][WINE][i] * found[i]
        cheese += FITTED[phase][CHEESE][i] * found[i]
    low, high = min(wine, cheese) // THOUSANDTHS, max(wine, cheese) // THOUSANDTHS
    return low + SHARE[phase] * (high - low) // THOUSANDTHS


def phase_before(s: State, seat: int) -> int:
    """The phase of the calendar that the seat has before it: the next one, where it has done what this one asks."""
    task = CALENDAR[s.calendar]
    if task == CalendarTask.MARKET:
        return s.calendar + s.seats[seat].out
    if task == CalendarTask.SEND or task == CalendarTask.RETURN:
        return s.calendar
    return s.calendar + (1 if seat == s.first and s.turn > 0 else 0)


# What a seat has


def features(s: State, seat: int, found: MutableSequence[int]) -> None:
    """All of it, in numbers that the weights are for."""
    me = s.seats[seat]
    for i in range(FEATURES):
        found[i] = 0
    lying = note_cellar(s, seat, found)
    note_hand(me, found)
    note_pairs(me, lying, found)
    note_track(s, seat, found)
    for good in range(2):
        found[FEW + good] = min(ENOUGH, found[HELD + good])
        found[FINE + good] = count(lying & GOURMET & OF_GOOD[good])
    for i in range(len(INGREDIENTS)):
        found[POOL + i] = part(me.pool, i)
        found[SOME + i] = min(ENOUGH, part(me.pool, i))
    found[BEGINS] = 1 if s.first == seat else 0
    found[ALWAYS] = 1


def note_cellar(s: State, seat: int, found: MutableSequence[int]) -> int:
    """What lies there, and how it ripens; returns the cards, as a set."""
    me = s.seats[seat]
    lying = 0
    for slot in range(SLOTS):
        card = me.cellar[slot]
        if card == NONE:
            found[FREE] += 1
            continue
        good, phase, markers = GOOD[card], phase_for(s, seat, slot), min(me.markers[slot], MOST_MARKERS)
        lying |= 1 << card
        found[LYING + good] += 1
        found[CELLAR + good] += card_worth(s, seat, slot, HAND_MADE)
        found[SILVERS + good] += SILVER[card]
        found[LATE + good] += OFF_BY[phase][markers]
        if markers == 0:
            found[RIPE + good] += 1
        if OFF_BY[phase][markers] == 0:
            found[IN_TIME + good] += GOLD[card]
        if ACTION[card] != NONE:
            found[ACTIONS + ACTION[card]] += 1
            if markers >= AGINGS and SUMMERS_LEFT[phase] > 0:
                found[SUMMERS + ACTION[card]] += 1
    found[CLOSED] = me.closed
    found[FREE] -= me.closed
    return lying


def note_hand(me: Seat, found: MutableSequence[int]) -> None:
    """The hand, and what it lacks; call after the cellar, which says whether a slot is free."""
    hand = me.hand
    while hand > 0:
        card = lowest(hand)
        hand = rest(hand)
        good, lack = GOOD[card], lacking(me, card)
        found[HELD + good] += 1
        found[GOLDS + good] += GOLD[card]
        found[NEAR + good] += max(0, LACKS - lack)
        found[BEST + good] = max(found[BEST + good], held_worth(card, lack, HAND_MADE))
        if lack == 0 and found[FREE] > 0:
            found[READY + good] = max(found[READY + good], GOLD[card])
        if ACTION[card] != NONE:
            found[ACTING + good] += 1


def note_pairs(me: Seat, lying: int, found: MutableSequence[int]) -> None:
    """Pairs that are sold, that lie in the cellar, and that the hand could make."""
    sold = me.gold | me.silver
    for dish in range(len(DISHES)):
        before, now = pairs_of(sold, dish), pairs_of(sold | lying, dish)
        found[PAIRS] += now
        found[HOPED] += pairs_of(sold | lying | me.hand, dish) - now
        for good in range(2):
            found[STEPS + good] += (now - before) * PAIR_STEPS[dish][good]


def pairs_of(cards: int, dish: int) -> int:
    """How many pairs for a dish are among the cards."""
    return min(count(cards & OF_DISH[WINE][dish]), count(cards & OF_DISH[CHEESE][dish]))


def note_track(s: State, seat: int, found: MutableSequence[int]) -> None:
    """What was earned, and what helps the indicators."""
    me, both = s.seats[seat], pairs(s, seat)
    found[BONUSES] = count(s.bonus)
    for good in range(2):
        found[EARNED + good] = total_of(s, seat, good) - both
        for p in range(SEATS):
            for other in range(2):
                if 0 < s.seats[p].indicator[other] - me.indicator[good] < CLOSE:
                    found[JUMPS + good] += 1
