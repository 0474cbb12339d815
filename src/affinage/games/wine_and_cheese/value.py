"""How good a position looks to a seat: hand-made, for bots; a hundred is worth about one coin (`weights`)."""

from collections.abc import Sequence

from affinage.core.packs import part
from affinage.core.sets import count, holds, lowest, rest

from .rules.market import AGINGS, LONG_AGINGS
from .score import OF_DISH, pairs, total_of, totals_of
from .state import CALENDAR, NONE, CalendarTask, Phase, Seat, State
from .tables import (
    ACTION,
    CHEESE,
    COST,
    DISH,
    DISHES,
    GOLD,
    GOOD,
    INGREDIENTS,
    PAIR_STEPS,
    SILVER,
    SLOTS,
    STARTER_GOOD,
    STORAGE,
    WINE,
    Action,
)
from .weights import (
    A_MARKER,
    A_PAIR,
    A_STEP,
    A_TRIGGER,
    CELLAR_GOLD,
    EARLY_HAND,
    EARLY_MARKERS,
    FEW_MARKETS,
    FIRST_MARKER,
    HAND_MADE,
    HELD_GOLD,
    HELD_TRIGGER,
    HIGHER,
    HIGHER_LEFT,
    IN_SUMMER,
    LACKED,
    MISSED,
    SECOND,
    STORED,
    WAITING,
)

FAR = 9
MOST_MARKERS = 15
# How a search thinks here. Turns are chains of small moves, so whole turns are compared; and a seat may drop out of a
# market, so they are judged at a later milestone (docs/bots.md).
THINKING = {"candidates": 64, "milestones": 3, "looks": 200, "beam": 8, "expand_looks": 4000, "price": 16}
# With more the strongest would hardly be above `hard` (docs/bots.md).
LEVELS = {"medium": {"iterations": 60}, "hard": {"iterations": 500}}
NET_SEATS = ()  # no net is asked: none has paid here yet (docs/bots.md)


def _finishing(phase: int) -> tuple[int, ...]:
    """The marker counts from which a card, left alone, is finished in time for some sale."""
    if phase >= len(CALENDAR):
        return ()
    later, task = _finishing(phase + 1), CALENDAR[phase]
    if task in (CalendarTask.MARKET, CalendarTask.SELL_OUT):
        return (0, *later)
    years = {CalendarTask.AGE: AGINGS, CalendarTask.AGE_LONG: LONG_AGINGS}.get(CalendarTask(task), 0)
    return tuple(markers + years for markers in later)


OFF_BY = tuple(
    tuple(min((abs(m - f) for f in _finishing(phase)), default=FAR) for m in range(MOST_MARKERS + 1))
    for phase in range(len(CALENDAR) + 1)
)
SUMMERS_LEFT = tuple(
    sum(1 for task in CALENDAR[phase:] if task == CalendarTask.TRIGGER) for phase in range(len(CALENDAR) + 1)
)
MARKETS_LEFT = tuple(
    sum(1 for task in CALENDAR[phase:] if task == CalendarTask.MARKET) for phase in range(len(CALENDAR) + 1)
)


def _stages() -> tuple[int, ...]:
    """Sending out, each market with what is stored after it, what ripens then, and coming home, one after another."""
    found, milestone = [], 0
    for phase, task in enumerate(CALENDAR):
        if phase > 0 and task not in (CalendarTask.STORE, CalendarTask.TRIGGER, CalendarTask.ARRIVE):
            milestone += 1
        found.append(milestone)
    return tuple(found)


MILESTONE_OF = _stages()


def milestone(s: State) -> int:
    """How far the year has come; between two milestones the seat that moved last looks better than it is."""
    return MILESTONE_OF[s.calendar]


def value(s: State, seat: int) -> int:
    """What the seat has and may hope for, less what the other has and may hope for."""
    if s.phase == Phase.OVER:
        low, high = totals_of(s, seat)
        other_low, other_high = totals_of(s, 1 - seat)
        return 1000 * (low - other_low) + high - other_high
    mine = prospects(s, seat, hopes(s, seat, WINE, True, HAND_MADE), hopes(s, seat, CHEESE, True, HAND_MADE), HAND_MADE)
    return mine - unseen(s, 1 - seat, HAND_MADE)


def unseen(s: State, seat: int, weights: Sequence[int]) -> int:
    """What a seat has and may hope for, as far as the other one knows: without its hand."""
    return prospects(s, seat, hopes(s, seat, WINE, False, weights), hopes(s, seat, CHEESE, False, weights), weights)


def prospects(s: State, seat: int, wine: int, cheese: int, weights: Sequence[int]) -> int:
    """Both totals as they may become, the lower one counting most; and what markers promise."""
    left = len(CALENDAR) - s.calendar
    low, high = min(wine, cheese), max(wine, cheese)
    worth = low + (high - low) * min(weights[HIGHER], weights[HIGHER_LEFT] * left) // 1000
    worth += markers_worth(s, s.seats[seat], weights)
    return worth - weights[A_MARKER] * s.due if seat == s.acting else worth  # what is to be given is as good as gone


def hopes(s: State, seat: int, good: int, with_hand: bool, weights: Sequence[int]) -> int:
    """The total of a good so far, and what the cellar and the hand may add."""
    me = s.seats[seat]
    hope = 100 * (total_of(s, seat, good) - pairs(s, seat))
    sold = me.gold | me.silver
    for slot in range(SLOTS):
        card = me.cellar[slot]
        if card != NONE:
            if GOOD[card] == good:
                hope += card_worth(s, seat, slot, weights)
            if ACTION[card] != NONE and moved_by(card) == good:
                hope += triggers_worth(s, seat, slot, weights)
            sold |= 1 << card
    for dish in range(len(DISHES)):
        matched = min(count(sold & OF_DISH[WINE][dish]), count(sold & OF_DISH[CHEESE][dish]))
        done = me.gold | me.silver
        matched_before = min(count(done & OF_DISH[WINE][dish]), count(done & OF_DISH[CHEESE][dish]))
        steps = PAIR_STEPS[dish][good]
        hope += 100 * matched_before + (matched - matched_before) * (weights[A_PAIR] + weights[A_STEP] * steps)
    if with_hand and markets_left(s, me) > 0:
        early = markets_left(s, me) > FEW_MARKETS
        hope += hand_worth(me, good, weights) * (weights[EARLY_HAND] if early else 100) // 100
    return hope


def phase_for(s: State, seat: int, slot: int) -> int:
    """The phase from which a card still ages: an ageing that it has behind it does not count again."""
    task = CALENDAR[s.calendar]
    aged = seat == s.first and s.turn > 0
    if seat == s.acting and holds(s.used, slot):
        aged = True
    if (task == CalendarTask.AGE or task == CalendarTask.AGE_LONG) and aged:
        return s.calendar + 1
    if task == CalendarTask.MARKET and s.seats[seat].out > 0:
        return s.calendar + 1
    return s.calendar


def card_worth(s: State, seat: int, slot: int, weights: Sequence[int]) -> int:
    """Gold, as far as the card will be finished in time; silver otherwise."""
    me = s.seats[seat]
    card = me.cellar[slot]
    off = OFF_BY[phase_for(s, seat, slot)][min(me.markers[slot], MOST_MARKERS)]
    gold = weights[CELLAR_GOLD] * GOLD[card] - weights[MISSED] * off
    return max(100 * SILVER[card], gold) - weights[WAITING] * me.markers[slot] // 10


def moved_by(card: int) -> int:
    """Which total a special action helps most."""
    action = ACTION[card]
    if action == Action.WASH or action == Action.WASH_GOURMET:
        return WINE
    if action == Action.DISTIL or action == Action.DISTIL_GOURMET:
        return CHEESE
    if action == Action.STARTER:
        return STARTER_GOOD[card]
    return GOOD[card]


def triggers_worth(s: State, seat: int, slot: int, weights: Sequence[int]) -> int:
    """Once at its sale, if it gets finished, and once each summer that it will lie there."""
    me = s.seats[seat]
    card, phase = me.cellar[slot], phase_for(s, seat, slot)
    markers = min(me.markers[slot], MOST_MARKERS)
    hundredths = 100 if OFF_BY[phase][markers] == 0 else 0
    if markers >= AGINGS and SUMMERS_LEFT[phase] > 0:
        hundredths += weights[IN_SUMMER]
    return hundredths * weights[A_TRIGGER + ACTION[card]] // 100


def hand_worth(me: Seat, good: int, weights: Sequence[int]) -> int:
    """The best hand card of a good, by what it lacks; and something for the second best."""
    best, second, hand = 0, 0, me.hand
    while hand > 0:
        card = lowest(hand)
        hand = rest(hand)
        if GOOD[card] == good:
            worth = held_worth(card, lacking(me, card), weights)
            second = max(second, min(best, worth))
            best = max(best, worth)
    return best + second * weights[SECOND] // 100


def lacking(me: Seat, card: int) -> int:
    """How many markers the seat would need to produce a card."""
    lack = 0
    for i in range(len(INGREDIENTS)):
        lack += max(0, part(COST[card], i) - part(me.pool, i))
    return lack


def held_worth(card: int, lack: int, weights: Sequence[int]) -> int:
    """A hand card by what it lacks."""
    near = weights[HELD_GOLD] * GOLD[card] - weights[LACKED] * lack
    if DISH[card] != NONE:
        return near
    return near + weights[A_TRIGGER + ACTION[card]] * weights[HELD_TRIGGER] // 1000


def markets_left(s: State, me: Seat) -> int:
    """Markets in which the seat can still produce: from one that it dropped out of it has nothing more to hope."""
    return MARKETS_LEFT[s.calendar] - (1 if CALENDAR[s.calendar] == CalendarTask.MARKET and me.out > 0 else 0)


def markers_worth(s: State, me: Seat, weights: Sequence[int]) -> int:
    """Markers can be used until they expire; those in storage until the end."""
    expiring = CALENDAR[s.calendar] == CalendarTask.AGE or (CALENDAR[s.calendar] == CalendarTask.MARKET and me.out > 0)
    usable = not expiring and MARKETS_LEFT[s.calendar] > 0
    early = usable and MARKETS_LEFT[s.calendar] > FEW_MARKETS
    worth = 0
    for i in range(len(INGREDIENTS)):
        markers = part(me.pool, i)
        if usable:
            worth += weights[A_MARKER + i] * markers + (weights[FIRST_MARKER] if markers > 0 else 0)
        else:
            kept = min(markers, STORAGE[i])
            worth += kept * (weights[A_MARKER + i] if markets_left(s, me) > 0 else weights[STORED])
    return worth * (weights[EARLY_MARKERS] if early else 100) // 100
