"""Special actions of action cards, and how an effect is brought to its end."""

from affinage.core.packs import fits
from affinage.core.sets import count, holds, lowest, only, rest

from ..state import NONE, Owed, Phase, Seat, State
from ..tables import (
    ACTION,
    CHEESE,
    GOURMET,
    MARKET_ANY,
    MARKET_GAIN,
    OF_GOOD,
    SLOTS,
    STARTER_GOOD,
    STARTER_PAY,
    STARTER_STEPS,
    WINE,
    Action,
)
from .labels import owing
from .track import advance


def in_cellar(me: Seat) -> int:
    """The cards in the seat's cellar, as a set."""
    cards = 0
    for slot in range(SLOTS):
        if me.cellar[slot] != NONE:
            cards |= only(me.cellar[slot])
    return cards


def effective(s: State, me: Seat, helpers_too: bool) -> int:
    """The slots whose special action would do something now and is not yet part of the chain, as a set."""
    cards = in_cellar(me)
    found, helpers = 0, 0
    for slot in range(SLOTS):
        card = me.cellar[slot]
        if card != NONE and not holds(s.chain, slot):
            action = ACTION[card]
            if action == Action.HELPER:
                helpers |= only(slot)
            elif has_effect(action, card, cards, me.pool):
                found |= only(slot)
    return found | helpers if helpers_too and found > 0 else found


def has_effect(action: int, card: int, cards: int, pool: int) -> bool:
    """Whether an action (a helper's aside) would do anything."""
    if action == Action.STARTER:
        return fits(STARTER_PAY[card], pool)
    if action == Action.WASH_GOURMET:
        return cards & GOURMET & OF_GOOD[CHEESE] > 0
    if action == Action.DISTIL_GOURMET:
        return cards & GOURMET & OF_GOOD[WINE] > 0
    return action != NONE


def may_decline(s: State, slot: int) -> bool:
    """Selling triggers as a must; only what costs may be declined: starter cultures, or a helper who finds no more."""
    me = s.seats[s.acting]
    if ACTION[me.cellar[slot]] == Action.STARTER:
        return True
    if ACTION[me.cellar[slot]] != Action.HELPER:
        return False
    others = effective(s, me, False)
    while others > 0:
        if ACTION[me.cellar[lowest(others)]] != Action.STARTER:
            return False
        others = rest(others)
    return True


def trigger(s: State) -> None:
    """The special action of the card in `slot`."""
    me = s.seats[s.acting]
    card, cards = me.cellar[s.slot], in_cellar(me)
    action = ACTION[card]
    s.chain |= only(s.slot)
    s.phase = Phase.EFFECT
    if action == Action.STARTER:
        me.pool -= STARTER_PAY[card]
        s.ahead[STARTER_GOOD[card]] += STARTER_STEPS[card]
    elif action == Action.WASH:
        s.ahead[WINE] += count(cards & OF_GOOD[CHEESE])
    elif action == Action.DISTIL:
        s.ahead[CHEESE] += count(cards & OF_GOOD[WINE])
    elif action == Action.WASH_GOURMET:
        s.choices = count(cards & GOURMET & OF_GOOD[CHEESE])
    elif action == Action.DISTIL_GOURMET:
        s.choices = count(cards & GOURMET & OF_GOOD[WINE])
    elif action == Action.MARKET:
        me.pool += MARKET_GAIN[card]
        s.owed[Owed.ANY_WINE] += MARKET_ANY[card][WINE]
        s.owed[Owed.ANY_CHEESE] += MARKET_ANY[card][CHEESE]
    else:
        help_out(s, effective(s, me, True))


def help_out(s: State, others: int) -> None:
    """The helper triggers another card; where there is only one, that one."""
    if rest(others) > 0:
        s.phase = Phase.HELP
    else:
        s.slot = lowest(others)
        s.phase = Phase.TRIGGER


def gourmet_steps(s: State, good: int) -> None:
    """For one gourmet card: two steps with the other good's indicator, or one with its own."""
    action = ACTION[s.seats[s.acting].cellar[s.slot]]
    own = CHEESE if action == Action.WASH_GOURMET else WINE
    s.ahead[good] += 1 if good == own else 2
    s.choices -= 1
    s.phase = Phase.EFFECT


def finish(s: State) -> None:
    """Make the steps that are due, ask for what is left to choose; then the effect is done."""
    for i in range(2):
        good = s.lead ^ i
        if s.ahead[good] > 0:
            advance(s, good, s.ahead[good])
            s.ahead[good] = 0
    s.lead = 0
    if s.choices > 0:
        s.phase = Phase.STEPS
    elif owing(s) != NONE:
        s.phase = Phase.GAIN
    else:
        s.phase = Phase.AFTER
