"""Why a move is not legal now: the precise reason, and the rule behind it.

What a seat may not know is not told: of a card that is not in its hand we say no more than what lies open.
"""

from collections.abc import Callable
from typing import Any

from affinage.core import moves
from affinage.core.game import CHANCE, Reason
from affinage.core.packs import fits, one, part, together
from affinage.core.sets import holds, rest
from affinage.core.words import Say

from .moves import Kind
from .phrases import (
    TURN_PHASES,
    WORKER_PHASES,
    action_id,
    agings,
    card_name,
    colour_name,
    dish_name,
    figures,
    house_name,
    listed,
    markers,
    plot_name,
    question,
    seat_name,
)
from .rules.labels import CARD, GAINABLE, LAST_PRODUCTION, PAYABLE, SLOW, can_pay_label, owing
from .rules.market import filled_slots, free_slot
from .rules.workers import is_sending, open_houses
from .state import NONE, Did, Owed, Phase, Purpose, Seat, State
from .tables import (
    ACTION,
    CELLAR_MARKERS,
    CELLAR_STEPS,
    CHEESE,
    COST,
    DISH,
    DISPLAY,
    GOOD,
    GOODS,
    INGREDIENTS,
    LABEL_ANY,
    LABEL_COST,
    LABEL_OPTIONS,
    SLOTS,
    STARTER_PAY,
    TRADE,
    WINE,
    Action,
)

MOVES = moves.listed(Kind)
CHANCE_MOVES = ("first", "housing", "waits", "benches", "draw", "drawn")


def why_not(s: State, seat: int, move: int, say: Say) -> Reason:
    """The reason why this move is not legal for this seat now."""
    kind, which = MOVES[move]
    if s.phase == Phase.OVER:
        return _reason(say, "over", "end")
    if seat == CHANCE:
        return _reason(say, "impossible" if kind in CHANCE_MOVES else "not-chance", "chance")
    if kind in CHANCE_MOVES:
        return _reason(say, "chance", "chance")
    if s.phase <= Phase.DRAW:
        return _reason(say, "deal-first", "chance")
    if seat != s.acting:
        return _reason(say, "not-your-turn", "turns", seat=seat_name(s.acting, say))
    return REASONS[str(kind)](s, which, say)


def _reason(say: Say, key: str, rule: str, **values: Any) -> Reason:
    return Reason(say(f"why-{key}", **values), say(f"rule-{rule}", **figures(say)))


def _effect_first(s: State, say: Say) -> Reason:
    """An effect under way is finished before anything else."""
    return _reason(say, "effect-first", "effect", question=question(s, s.acting, say))


def _when(s: State, key: str, rule: str, say: Say) -> Reason:
    """When such a move is made; in the middle of an effect that one comes first."""
    return _effect_first(s, say) if s.phase > Phase.SELL_OUT else _reason(say, key, rule)


def _lacking(cost: int, pool: int) -> int:
    """What of the cost is not there, as a pack."""
    return sum(max(0, part(cost, i) - part(pool, i)) * one(i) for i in range(len(INGREDIENTS)))


# A) Produce


def _produce(s: State, card: int, say: Say) -> Reason:
    if s.phase > Phase.SELL_OUT:
        return _effect_first(s, say)
    if s.phase != Phase.TURN:
        return _reason(say, "produce-when", "turn")
    if s.did != Did.NOTHING:
        return _reason(say, "produced" if s.did == Did.PRODUCED else "sold", "turn")
    me, name = s.seats[s.acting], card_name(card, say)
    if not holds(me.hand, card):
        if card in s.display:
            return _reason(say, "in-display", "take", card=name)
        if card in me.cellar:
            return _reason(say, "in-cellar", "produce", card=name)
        return _reason(say, "not-in-hand", "produce", card=name)
    if free_slot(me) == NONE:
        key = "cellar-full-closed" if me.closed else "cellar-full"
        return _reason(say, key, "cellar", n=CELLAR_MARKERS, steps=CELLAR_STEPS)
    missing, spare = _lacking(COST[card], me.pool), _lacking(me.pool, COST[card])
    key = "missing-trade" if together(spare) // TRADE >= together(missing) else "missing"
    return _reason(say, key, "produce", card=name, cost=markers(COST[card], say), missing=markers(missing, say))


# B) Cards in the cellar: sell, age, trigger, hurry, slow or pair


def _slot(s: State, slot: int, say: Say) -> Reason:
    if s.phase in WORKER_PHASES or s.phase == Phase.STORE:
        return _reason(say, "slot-when", "turn")
    if s.phase not in (Phase.TURN, Phase.SELL_OUT, *OF_CARD):
        return _effect_first(s, say)
    if s.phase == Phase.TURN and s.did == Did.PRODUCED:
        return _reason(say, "sell-produced", "turn")
    me = s.seats[s.acting]
    if me.cellar[slot] == NONE:
        closed = me.closed > 0 and slot == SLOTS - 1
        return _reason(say, "slot-closed" if closed else "slot-empty", "cellar", slot=slot + 1)
    return OF_CARD[Phase(s.phase)](s, slot, say)  # selling is never refused where there is a card


def _aging(s: State, slot: int, say: Say) -> Reason:
    name = card_name(s.seats[s.acting].cellar[slot], say)
    return _reason(say, "aged", "age", card=name)


def _trigger(s: State, slot: int, say: Say) -> Reason:
    name = card_name(s.seats[s.acting].cellar[slot], say)
    if holds(s.used, slot):
        return _reason(say, "triggered", "special", card=name)
    return _no_special(s, slot, say)


def _help(s: State, slot: int, say: Say) -> Reason:
    name = card_name(s.seats[s.acting].cellar[slot], say)
    if holds(s.chain, slot):
        return _reason(say, "in-chain", "helper", card=name)
    return _no_special(s, slot, say)


def _no_special(s: State, slot: int, say: Say) -> Reason:
    """Why a card's special action would do nothing."""
    me = s.seats[s.acting]
    card = me.cellar[slot]
    name, action = card_name(card, say), action_id(card)
    if action == "":
        return _reason(say, "gourmet", "special", card=name)
    if ACTION[card] == Action.STARTER:
        missing = markers(_lacking(STARTER_PAY[card], me.pool), say)
        return _reason(say, "starter", "special", card=name, cost=markers(STARTER_PAY[card], say), missing=missing)
    if ACTION[card] == Action.HELPER:
        return _reason(say, "helper", "helper", card=name)
    good = CHEESE if ACTION[card] == Action.WASH_GOURMET else WINE
    return _reason(say, "no-gourmet", "special", card=name, good=GOODS[good])


def _target(s: State, slot: int, say: Say) -> Reason:
    card, good = s.seats[s.acting].cellar[slot], GOODS[s.option % 2]
    if GOOD[card] != s.option % 2:
        return _reason(say, "other-good", "label-options", card=card_name(card, say), good=good)
    return _reason(say, "finished", "label-options", card=card_name(card, say))


def _partner(s: State, slot: int, say: Say) -> Reason:
    me = s.seats[s.acting]
    card, sold = me.cellar[slot], me.cellar[s.slot]
    names = {"card": card_name(card, say), "sold": card_name(sold, say)}
    if slot == s.slot:
        return _reason(say, "pair-itself", "pair", sold=names["sold"])
    if DISH[card] == NONE:
        return _reason(say, "pair-action", "pair", **names)
    if DISH[card] != DISH[sold]:
        dish = dish_name(DISH[sold], say)
        return _reason(say, "pair-dish", "pair", **names, dish=dish, other=dish_name(DISH[card], say))
    if GOOD[card] == GOOD[sold]:
        return _reason(say, "pair-good", "pair", **names, good=GOODS[GOOD[sold]])
    return _reason(say, "pair-unfinished", "pair", **names, n=me.markers[slot])


OF_CARD: dict[Phase, Callable[[State, int, Say], Reason]] = {
    Phase.AGE: _aging,
    Phase.TRIGGERS: _trigger,
    Phase.HELP: _help,
    Phase.TARGET: _target,
    Phase.PARTNER: _partner,
}


# What follows a production or a sale


def _option(s: State, option: int, say: Say) -> Reason:
    if s.phase != Phase.FREE:
        return _when(s, "option-when", "produce", say)
    return _no_effect(option, say)


def _no_effect(option: int, say: Say) -> Reason:
    """Why an option of a label would do nothing."""
    good = GOODS[option % 2]
    if CARD <= option < CARD + 2:
        return _reason(say, "no-cards", "label-options", good=good)
    return _reason(say, "nothing-to-slow" if option >= SLOW else "nothing-to-hurry", "label-options", good=good)


def _special(s: State, _: int, say: Say) -> Reason:
    if s.phase == Phase.FREE:
        return _no_special(s, s.slot, say)
    return _when(s, "special-slot" if s.phase == Phase.TRIGGERS else "special-when", "special", say)


def _decline(s: State, _: int, say: Say) -> Reason:
    return _when(s, "decline-when", "sell", say)


def _alone(s: State, _: int, say: Say) -> Reason:
    return _when(s, "alone-when", "pair", say)


def _steps(s: State, _: int, say: Say) -> Reason:
    return _when(s, "steps-when", "track", say)


# Workers


def _house(s: State, space: int, say: Say) -> Reason:
    if s.phase not in WORKER_PHASES:
        return _when(s, "workers-when", "workers", say)
    me, name = s.seats[s.acting], house_name(s, space, say)
    if s.phase == Phase.CONFIRM:
        return _reason(say, "worker-done", "workers")
    if s.phase == Phase.PLOT:
        return _worker_chosen(s, say) if is_sending(s) else _reason(say, "worker-first", "return")
    if is_sending(s):
        return _reason(say, "house-empty", "workers", house=name)
    return _reason(say, "house-taken", "return", house=name, colour=colour_name(me.houses[space], say))


def _worker_chosen(s: State, say: Say) -> Reason:
    """The worker of this turn is settled, for one of three reasons."""
    colour = colour_name(s.colour, say)
    if s.turn % 2 == 1:
        return _reason(say, "follow", "colours", colour=colour, seat=seat_name(1 - s.acting, say))
    last = is_sending(s) and rest(open_houses(s, s.seats[s.acting])) == 0
    return _reason(say, "worker-last" if last else "worker-chosen", "colours", colour=colour)


def _plot(s: State, plot: int, say: Say) -> Reason:
    if s.phase not in WORKER_PHASES:
        return _when(s, "workers-when", "workers", say)
    if s.phase == Phase.CONFIRM:
        return _reason(say, "worker-done", "workers")
    if s.phase == Phase.HOUSE:
        return _reason(say, "house-first", "workers") if is_sending(s) else _worker_chosen(s, say)
    name = plot_name(plot, say)
    if not is_sending(s):
        return _reason(say, "plot-empty", "return", plot=name)
    standing = next(colour for colour, plots in enumerate(s.field) if holds(plots, plot))
    return _reason(say, "plot-taken", "workers", plot=name, colour=colour_name(standing, say))


# At any time in a turn


def _label(s: State, place: int, say: Say) -> Reason:
    if s.phase in WORKER_PHASES:
        return _reason(say, "no-labels", "labels")
    if s.phase not in TURN_PHASES:
        return _effect_first(s, say)
    label, me = place // 2, s.seats[s.acting]
    if can_pay_label(label, me.pool):
        return _no_effect(LABEL_OPTIONS[label][place % 2], say)
    return _reason(say, "label-cost", "labels", label=say(INGREDIENTS[label]), missing=_label_lacks(label, me, say))


def _label_lacks(label: int, me: Seat, say: Say) -> str:
    """Markers of its own kinds that are missing; else the further one."""
    if not fits(LABEL_COST[label], me.pool):
        return markers(_lacking(LABEL_COST[label], me.pool), say)
    return say(f"amount-further-{GOODS[LABEL_ANY[label]]}", n=1)


def _trade(s: State, _: int, say: Say) -> Reason:
    if s.phase > Phase.SELL_OUT:
        return _effect_first(s, say)
    return _reason(say, "trade-few", "trade", n=TRADE, have=together(s.seats[s.acting].pool))


def _open(s: State, way: int, say: Say) -> Reason:
    me = s.seats[s.acting]
    if s.phase > Phase.SELL_OUT:
        return _effect_first(s, say)
    if me.closed == 0:
        return _reason(say, "open-already", "cellar")
    if s.calendar > LAST_PRODUCTION:
        return _reason(say, "open-useless", "cellar")
    if way == 0:
        return _reason(say, "open-few", "cellar", n=CELLAR_MARKERS, have=together(me.pool))
    good = way - 1
    key = "open-start" if me.indicator[good] == 0 else "open-lap" if me.laps[good] > 0 else "open-short"
    return _reason(say, key, "back", good=GOODS[good], n=CELLAR_STEPS)


# Markers and cards


def _give(s: State, ingredient: int, say: Say) -> Reason:
    if s.phase != Phase.GIVE:
        return _when(s, "give-when", "trade", say)
    name = say(INGREDIENTS[ingredient])
    if part(PAYABLE[s.purpose], ingredient) == 0:
        good = GOODS[s.purpose - Purpose.WINE_LABEL]
        return _reason(say, "give-good", "labels", ingredient=name, good=good)
    return _reason(say, "give-none", "trade", ingredient=name)


def _gain(s: State, ingredient: int, say: Say) -> Reason:
    if s.phase != Phase.GAIN:
        return _when(s, "gain-when", "gain", say)
    name, why = say(INGREDIENTS[ingredient]), owing(s)
    if holds(GAINABLE[why], ingredient):
        return _reason(say, "gain-given", "trade", ingredient=name)
    if why == Owed.LABORATORY:
        return _reason(say, "gain-laboratory", "gain", ingredient=name)
    return _reason(say, "gain-good", "gain", ingredient=name, good=GOODS[why - Owed.ANY_WINE])


def _take(s: State, place: int, say: Say) -> Reason:
    good = place // DISPLAY
    if s.phase != Phase.TAKE or good != s.option % 2:
        return _no_taking(s, say)
    return _reason(say, "display-empty", "take", good=GOODS[good])


def _top(s: State, good: int, say: Say) -> Reason:
    if s.phase != Phase.TAKE or good != s.option % 2:
        return _no_taking(s, say)
    return _reason(say, "deck-empty", "take", good=GOODS[good])


def _no_taking(s: State, say: Say) -> Reason:
    if s.phase == Phase.TAKE:
        return _reason(say, "take-good", "take", good=GOODS[s.option % 2])
    return _when(s, "take-when", "take", say)


# The end of a turn


def _done(s: State, _: int, say: Say) -> Reason:
    me = s.seats[s.acting]
    if s.phase == Phase.AGE:
        left = [me.cellar[slot] for slot in range(SLOTS) if holds(filled_slots(me) & ~s.used, slot)]
        return _reason(say, "age-first", "age", n=agings(s.calendar), cards=_names(left, say))
    if s.phase == Phase.SELL_OUT:
        left = [card for card in me.cellar if card != NONE]
        return _reason(say, "sell-first", "sell-out", cards=_names(left, say))
    rule = "effect" if s.phase > Phase.SELL_OUT else "workers"
    return _reason(say, "not-done", rule, question=question(s, s.acting, say))


def _names(cards: list[int], say: Say) -> str:
    return listed([card_name(card, say) for card in cards], say)


REASONS: dict[str, Callable[[State, int, Say], Reason]] = {
    "produce": _produce,
    "slot": _slot,
    "house": _house,
    "plot": _plot,
    "option": _option,
    "special": _special,
    "decline": _decline,
    "alone": _alone,
    "steps": _steps,
    "label": _label,
    "trade": _trade,
    "open": _open,
    "give": _give,
    "gain": _gain,
    "take": _take,
    "top": _top,
    "done": _done,
}
