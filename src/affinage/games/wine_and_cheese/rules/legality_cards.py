"""What stands against producing a card, against naming one in the cellar, and against what a card or a label does."""

from affinage.core.counts import count_of
from affinage.core.packs import fits, together
from affinage.core.sets import holds
from affinage.core.why import OK

from ..state import NONE, Did, Phase, Seat, State
from ..tables import ACTION, COST, DISH, GOOD, SLOTS, TRADE, Action
from .labels import CARD, HURRY, SLOW, useful
from .market import free_slot, lacking
from .reasons import Why
from .specials import effective, has_effect, in_cellar

# A) Produce


def why_produce(s: State, me: Seat, card: int) -> int:
    """One card in a turn without a sale, from the hand, to a free slot, for its markers."""
    if s.did == Did.PRODUCED:
        return Why.PRODUCED
    if s.did == Did.SOLD:
        return Why.SOLD
    if not holds(me.hand, card):
        return not_in_hand(s, me, card)
    if free_slot(me) == NONE:
        return Why.CELLAR_FULL_CLOSED if me.closed > 0 else Why.CELLAR_FULL
    if not fits(COST[card], me.pool):
        spare, missing = together(lacking(me.pool, COST[card])), together(lacking(COST[card], me.pool))
        return Why.MISSING_TRADE if spare // TRADE >= missing else Why.MISSING
    return OK


def not_in_hand(s: State, me: Seat, card: int) -> int:
    """Where the card lies, if that is open to all."""
    if count_of(s.display, card) > 0:
        return Why.IN_DISPLAY
    if count_of(me.cellar, card) > 0:
        return Why.IN_CELLAR
    return Why.NOT_IN_HAND


# B) Cards in the cellar: sell, age, trigger, hurry, slow or pair


def why_slot(s: State, me: Seat, slot: int) -> int:
    """Selling is never refused where there is a card; the others ask for more."""
    if s.phase == Phase.TURN and s.did == Did.PRODUCED:
        return Why.SELL_PRODUCED
    if me.cellar[slot] == NONE:
        return Why.SLOT_CLOSED if me.closed > 0 and slot == SLOTS - 1 else Why.SLOT_EMPTY
    if s.phase == Phase.AGE and holds(s.used, slot):
        return Why.AGED
    if s.phase == Phase.TRIGGERS:
        return Why.TRIGGERED if holds(s.used, slot) else why_special(s, me, slot)
    if s.phase == Phase.HELP:
        return Why.IN_CHAIN if holds(s.chain, slot) else why_special(s, me, slot)
    if s.phase == Phase.TARGET:
        return why_target(s, me, slot)
    if s.phase == Phase.PARTNER:
        return why_partner(s, me, slot)
    return OK


def why_special(s: State, me: Seat, slot: int) -> int:
    """A special action must do something."""
    card = me.cellar[slot]
    action = ACTION[card]
    if action == NONE:
        return Why.GOURMET
    if action == Action.HELPER:
        return Why.HELPER if effective(s, me, False) == 0 else OK
    if has_effect(action, card, in_cellar(me), me.pool):
        return OK
    if action == Action.STARTER:
        return Why.STARTER
    if action == Action.WASH_GOURMET or action == Action.DISTIL_GOURMET:
        return Why.NO_GOURMET
    return OK


def why_target(s: State, me: Seat, slot: int) -> int:
    """Hurried or slowed is a card of the option's good; hurrying needs a marker on it."""
    if GOOD[me.cellar[slot]] != s.option % 2:
        return Why.OTHER_GOOD
    if s.option < SLOW and me.markers[slot] == 0:
        return Why.FINISHED
    return OK


def why_partner(s: State, me: Seat, slot: int) -> int:
    """A pair is a finished wine and a finished cheese of the same dish."""
    card, sold = me.cellar[slot], me.cellar[s.slot]
    if slot == s.slot:
        return Why.PAIR_ITSELF
    if DISH[card] == NONE:
        return Why.PAIR_ACTION
    if DISH[card] != DISH[sold]:
        return Why.PAIR_DISH
    if GOOD[card] == GOOD[sold]:
        return Why.PAIR_GOOD
    if me.markers[slot] > 0:
        return Why.PAIR_UNFINISHED
    return OK


# Options of labels, paid or free of charge


def why_option(s: State, me: Seat, option: int) -> int:
    """An option must have an effect."""
    if holds(useful(s, me), option):
        return OK
    if CARD <= option < HURRY:
        return Why.NO_CARDS
    if HURRY <= option < SLOW:
        return Why.NOTHING_TO_HURRY
    if option >= SLOW:
        return Why.NOTHING_TO_SLOW
    return OK
