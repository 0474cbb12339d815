"""Production and sale, ageing, storage."""

from affinage.core.packs import fits, one, part
from affinage.core.sets import holds, only

from ..state import CALENDAR, NONE, CalendarTask, Did, Phase, Seat, State
from ..tables import ACTION, COST, COST_SIZE, DISH, GOOD, INGREDIENTS, PAIR_STEPS, SLOTS, STORAGE
from .specials import effective, may_decline

AGINGS, LONG_AGINGS = 2, 3


# A) Produce


def free_slot(me: Seat) -> int:
    """The first empty slot that is not closed, or NONE."""
    for slot in range(SLOTS - me.closed):
        if me.cellar[slot] == NONE:
            return slot
    return NONE


def can_produce(me: Seat, card: int) -> bool:
    """Whether the markers are there; call where a slot is free."""
    return fits(COST[card], me.pool)


def lacking(cost: int, pool: int) -> int:
    """What of the cost is not there, as a pack."""
    missing = 0
    for i in range(len(INGREDIENTS)):
        missing += max(0, part(cost, i) - part(pool, i)) * one(i)
    return missing


def produce_card(s: State, card: int) -> None:
    """The card lies open in the cellar with its markers on it; one free option or its special action follows."""
    me = s.seats[s.acting]
    s.slot = free_slot(me)
    me.hand -= only(card)
    me.cellar[s.slot] = card
    me.markers[s.slot] = COST_SIZE[card]
    me.pool -= COST[card]
    s.shown |= only(card)
    s.did = Did.PRODUCED
    s.resume = Phase.TURN
    s.phase = Phase.FREE


# B) Sell


def filled_slots(me: Seat) -> int:
    """The slots with a card, as a set."""
    slots = 0
    for slot in range(SLOTS):
        if me.cellar[slot] != NONE:
            slots |= only(slot)
    return slots


def partners(me: Seat, slot: int) -> int:
    """The slots whose finished card makes a pair with this finished gourmet card, as a set."""
    card, slots = me.cellar[slot], 0
    for other in range(SLOTS):
        mate = me.cellar[other]
        if mate != NONE and DISH[mate] == DISH[card] and GOOD[mate] != GOOD[card] and me.markers[other] == 0:
            slots |= only(other)
    return slots


def sell(s: State, slot: int) -> None:
    """Unfinished: silver, no more. A gourmet card: alone or in a pair. An action card: first its special action."""
    me = s.seats[s.acting]
    card = me.cellar[slot]
    s.did = Did.SOLD
    s.resume = s.phase
    s.slot = slot
    if me.markers[slot] > 0:
        sell_for_silver(me, slot)
        s.phase = Phase.AFTER
        return
    s.selling = only(slot)
    s.phase = Phase.AFTER
    if DISH[card] != NONE:
        if partners(me, slot) > 0:
            s.phase = Phase.PARTNER
    elif ACTION[card] != NONE and holds(effective(s, me, True), slot):
        s.phase = Phase.OFFER if may_decline(s, slot) else Phase.TRIGGER


def sell_with(s: State, other: int) -> None:
    """A gourmet pair: both indicators go ahead, in the order that the seat likes."""
    me = s.seats[s.acting]
    s.selling |= only(other)
    steps = PAIR_STEPS[DISH[me.cellar[other]]]
    s.ahead[0], s.ahead[1] = steps[0], steps[1]
    s.phase = Phase.ORDER if steps[0] > 0 and steps[1] > 0 else Phase.EFFECT


def leave(s: State) -> None:
    """An effect is done: what was sold goes face down to the gold coins, and the turn goes on."""
    me = s.seats[s.acting]
    for slot in range(SLOTS):
        if holds(s.selling, slot):
            me.gold |= only(me.cellar[slot])
            me.cellar[slot] = NONE
    s.selling, s.chain = 0, 0
    s.slot, s.option, s.wanted = NONE, NONE, NONE
    s.phase = s.resume


def sell_for_silver(me: Seat, slot: int) -> None:
    """Unfinished or overripe: the card is worth its silver only."""
    me.silver |= only(me.cellar[slot])
    me.cellar[slot] = NONE
    me.markers[slot] = 0


# Ageing


def age(s: State, slot: int) -> None:
    """Two markers leave the card, three in the last winter; where there are not so many it is overripe."""
    me = s.seats[s.acting]
    times = LONG_AGINGS if CALENDAR[s.calendar] == CalendarTask.AGE_LONG else AGINGS
    s.used |= only(slot)
    if me.markers[slot] >= times:
        me.markers[slot] -= times
    else:
        sell_for_silver(me, slot)


# Storage


def store(me: Seat) -> None:
    """Every kind keeps what its storage spaces hold; the rest expires."""
    kept = 0
    for i in range(len(INGREDIENTS)):
        kept |= min(part(me.pool, i), STORAGE[i]) << (8 * i)
    me.pool = kept
