"""Which message tells a move in its position, and what that message names beside the parts of the move.

What a move would do is found by doing it on a copy: no rule is told a second time.
"""

from collections.abc import Callable
from typing import Any

from affinage.core.packs import together
from affinage.core.sets import holds, rest
from affinage.core.telling import Parts
from affinage.core.words import Say

from .moves import Kind
from .observe import drawn_for
from .phrases import (
    agings,
    card_name,
    colour_name,
    dish_name,
    gained,
    house_name,
    listed,
    lost,
    markers,
    option_text,
    seat_name,
    special_text,
    steps,
    target_verb,
)
from .rules.calendar import deal_benches, next_space
from .rules.labels import SLOW, can_pay_label, open_cellar, pay, targets, trade, use_label
from .rules.market import partners
from .rules.specials import effective, gourmet_steps
from .rules.track import advance, stepped_back
from .rules.workers import choose_house, choose_plot, is_sending, on_plots, open_houses, produce
from .score import on_track
from .state import NONE, Did, Phase, State
from .tables import (
    CELLAR_MARKERS,
    CELLAR_STEPS,
    COST,
    DISH,
    GOLD,
    GOODS,
    INGREDIENTS,
    LABEL_ANY,
    LABEL_COST,
    LABEL_OPTIONS,
    OUTER,
    PAIR_STEPS,
    SILVER,
    SPACES,
    TRADE,
)

Facts = dict[str, Any]


def message(s: State, seat: int, kind: Kind, parts: Parts) -> str:  # noqa: ARG001 - the state says whose move it is
    """The message of a move: its kind's, or one of several where the question says what the move does."""
    return CHOSEN[kind](s, parts) if kind in CHOSEN else KEYS[kind]


def facts(s: State, seat: int, kind: Kind, parts: Parts, say: Say) -> Facts:
    """What the message names beside the parts."""
    told = message(s, seat, kind, parts)
    return FACTS[told](s, parts, say) if told in FACTS else {}


# Cards in the cellar


def _slot(s: State, parts: Parts) -> str:
    """Sell, age, trigger, hurry, slow or pair."""
    me, slot = s.seats[s.acting], parts["slot"]
    if me.cellar[slot] == NONE:
        return "slot"
    if s.phase == Phase.AGE:
        return "age" if me.markers[slot] >= agings(s.calendar) else "age-overripe"
    if s.phase in (Phase.TRIGGERS, Phase.HELP) and holds(effective(s, me, True), slot):
        return "trigger"
    if s.phase == Phase.TARGET and holds(targets(s, me), slot):
        return target_verb(s)
    if s.phase == Phase.PARTNER and holds(partners(me, s.slot), slot):
        return "pair"
    return "slot-card" if s.phase == Phase.TRIGGERS or s.phase > Phase.SELL_OUT else _sale(s, slot)


def _sale(s: State, slot: int) -> str:
    me = s.seats[s.acting]
    if me.markers[slot] > 0:
        return "sell-silver"
    if DISH[me.cellar[slot]] != NONE:
        return "sell-paired" if partners(me, slot) > 0 else "sell"
    return "sell-special" if holds(effective(s, me, True), slot) else "sell"


def _card_at(s: State, parts: Parts) -> int:
    """The card in the slot that is named, else the one that is being produced or sold."""
    return s.seats[s.acting].cellar[parts.get("slot", s.slot)]


def _card(s: State, parts: Parts, say: Say) -> Facts:
    card = _card_at(s, parts)
    return {"card": card_name(card, say), "gold": GOLD[card], "silver": SILVER[card]}


def _ageing(s: State, parts: Parts, say: Say) -> Facts:
    left = s.seats[s.acting].markers[parts["slot"]] - agings(s.calendar)
    return _card(s, parts, say) | {"left": left}


def _unfinished(s: State, parts: Parts, say: Say) -> Facts:
    return _card(s, parts, say) | {"n": s.seats[s.acting].markers[parts["slot"]]}


def _acting(s: State, parts: Parts, say: Say) -> Facts:
    return _card(s, parts, say) | {"does": special_text(s, parts.get("slot", s.slot), say)}


def _changing(s: State, parts: Parts, say: Say) -> Facts:
    n = s.seats[s.acting].markers[parts["slot"]]
    return _card(s, parts, say) | {"before": n, "after": n + (1 if s.option >= SLOW else -1)}


def _pair(s: State, parts: Parts, say: Say) -> Facts:
    """Selling the card that was chosen together with another one."""
    card, sold = _card_at(s, parts), s.seats[s.acting].cellar[s.slot]
    ahead = [say(f"plain-steps-{GOODS[good]}", n=n) for good, n in enumerate(PAIR_STEPS[DISH[card]]) if n > 0]
    return {
        "card": card_name(card, say),
        "dish": dish_name(DISH[card], say),
        "gold": GOLD[sold] + GOLD[card],
        "steps": listed(ahead, say) if ahead else say("nothing"),
    }


# The card that is being produced or sold


def _has_card(s: State) -> bool:
    return s.slot != NONE and s.seats[s.acting].cellar[s.slot] != NONE


def _special(s: State, _: Parts) -> str:
    acts = _has_card(s) and holds(effective(s, s.seats[s.acting], True), s.slot)
    return "special" if acts else "special-any"


def _decline(s: State, _: Parts) -> str:
    return "decline" if _has_card(s) else "decline-any"


def _alone(s: State, _: Parts) -> str:
    return "alone" if _has_card(s) else "alone-any"


def _production(_: State, parts: Parts, say: Say) -> Facts:
    return {"paid": markers(COST[parts["card"]], say), "gold": GOLD[parts["card"]]}


def _indicator(s: State, _: Parts) -> str:
    return {Phase.STEPS: "steps", Phase.ORDER: "order"}.get(Phase(s.phase), "steps-any")


def _steps(s: State, parts: Parts, say: Say) -> Facts:
    good, twin = parts["good"], s.copy()
    gourmet_steps(twin, good)
    return {"steps": steps(s, good, twin.ahead[good], say)}


def _order(s: State, parts: Parts, say: Say) -> Facts:
    good, twin = parts["good"], s.copy()
    advance(twin, good, s.ahead[good])
    first, then = steps(s, good, s.ahead[good], say), steps(twin, 1 - good, s.ahead[1 - good], say)
    return {"first": first, "then": then}


# Workers


def _house(s: State, parts: Parts) -> str:
    if s.phase != Phase.HOUSE or not holds(open_houses(s, s.seats[s.acting]), parts["space"]):
        return "house-any"
    return "house-send" if is_sending(s) else "house-return"


def _plot(s: State, parts: Parts) -> str:
    if s.phase != Phase.PLOT or holds(on_plots(s), parts["plot"]) == is_sending(s):
        return "plot-any"
    if is_sending(s):
        return "plot-send"
    return "plot-return" if rest(open_houses(s, s.seats[s.acting])) > 0 else "plot-return-last"


def _house_facts(s: State, parts: Parts, say: Say) -> Facts:
    return {"house": house_name(s, parts["space"], say)}


def _sent_out(s: State, parts: Parts, say: Say) -> Facts:
    sent = s.seats[s.acting].houses[parts["space"]]
    return _house_facts(s, parts, say) | {"colour": colour_name(sent, say)}


def _put_up(s: State, parts: Parts, say: Say) -> Facts:
    twin = s.copy()
    choose_house(twin, parts["space"])
    produce(twin)
    return _house_facts(s, parts, say) | {"colour": colour_name(s.colour, say), "gained": gained(s, twin, say)}


def _worker(s: State, parts: Parts, say: Say) -> Facts:
    twin = s.copy()
    choose_plot(twin, parts["plot"])
    found = {"colour": colour_name(twin.colour, say)}
    if twin.phase == Phase.PRODUCE:
        produce(twin)
        found |= {"house": house_name(s, twin.house, say), "gained": gained(s, twin, say)}
    return found


# Labels, trades, the closed cellar


def _option(s: State, parts: Parts, say: Say) -> Facts:
    return {"does": option_text(s, parts["option"], say)}


def _label(s: State, parts: Parts, say: Say) -> Facts:
    label, which = parts["label"], parts["which"]
    further = [] if LABEL_ANY[label] == NONE else [say(f"amount-further-{GOODS[LABEL_ANY[label]]}", n=1)]
    paid = markers(LABEL_COST[label], say, further)
    if further and can_pay_label(label, s.seats[s.acting].pool):
        twin = s.copy()
        use_label(twin, 2 * label + which)
        paid = _paid(s, twin, say) or paid
    return {"paid": paid, "does": option_text(s, LABEL_OPTIONS[label][which], say)}


def _paid(s: State, twin: State, say: Say) -> str:
    """The markers that are given where there is no choice; nothing is said where there is one."""
    pay(twin)
    return "" if twin.phase == Phase.GIVE else markers(s.seats[s.acting].pool - twin.seats[s.acting].pool, say)


def _markers_for(s: State, twin: State, n: int, say: Say) -> Facts:
    """Which markers so many are, where there is no choice."""
    paid = _paid(s, twin, say) if together(s.seats[s.acting].pool) >= n else ""
    return {"n": n, "paid": paid, "known": "yes" if paid else "no"}


def _trade(s: State, _: Parts, say: Say) -> Facts:
    twin = s.copy()
    trade(twin)
    return _markers_for(s, twin, TRADE, say)


def _way(s: State, parts: Parts) -> str:
    if parts["way"] == 0:
        return "open-markers"
    return "open-steps-any" if stepped_back(s, s.acting, parts["way"] - 1) == NONE else "open-steps"


def _open_by_markers(s: State, parts: Parts, say: Say) -> Facts:
    twin = s.copy()
    open_cellar(twin, parts["way"])
    return _markers_for(s, twin, CELLAR_MARKERS, say)


def _back(_: State, parts: Parts, _say: Say) -> Facts:
    return {"good": GOODS[parts["way"] - 1], "n": CELLAR_STEPS}


def _open_by_steps(s: State, parts: Parts, say: Say) -> Facts:
    good, twin = parts["way"] - 1, s.copy()
    twin.seats[s.acting].indicator[good] = stepped_back(s, s.acting, good)
    before, after = (on_track(one, s.acting, good) for one in (s, twin))
    return _back(s, parts, say) | {"before": before, "after": after}


# Markers and cards, and the end of a turn


def _marker(_: State, parts: Parts, say: Say) -> Facts:
    return {"marker": say(f"amount-{INGREDIENTS[parts['ingredient']]}", n=1)}


def _take(s: State, parts: Parts) -> str:
    return "take-none" if s.display[parts["place"]] == NONE else "take"


def _taken(s: State, parts: Parts, say: Say) -> Facts:
    return {"card": card_name(s.display[parts["place"]], say)}


def _done(s: State, _: Parts) -> str:
    if s.phase == Phase.TURN and s.did == Did.NOTHING:
        return "drop-out"
    if s.phase == Phase.STORE:
        return "store-lost" if lost(s.seats[s.acting]) > 0 else "store"
    return "done"


def _stored(s: State, _: Parts, say: Say) -> Facts:
    me = s.seats[s.acting]
    going = lost(me)
    return {"kept": markers(me.pool - going, say), "lost": markers(going, say)}


# Chance


def _space(s: State, _: Parts, _say: Say) -> Facts:
    return {"space": next_space(s) + 1 if NONE in s.housing else SPACES}


def _benches(s: State, parts: Parts, say: Say) -> Facts:
    """The benches beside the grid, from the first housing space on."""
    p, twin = 0 if s.seats[0].houses[0] == NONE else 1, s.copy()
    deal_benches(twin, parts["order"])
    colours = [colour_name(colour, say) for colour in twin.seats[p].houses[:OUTER]]
    return {"seat": seat_name(p, say), "colours": listed(colours, say)}


def _draw(s: State, _: Parts) -> str:
    return "draw-display" if drawn_for(s) == NONE else "draw"


def _drawer(s: State, _: Parts, say: Say) -> Facts:
    hand = drawn_for(s)
    return {"seat": seat_name(s.acting if hand == NONE else hand, say)}


CHOSEN: dict[Kind, Callable[[State, Parts], str]] = {
    Kind.SLOT: _slot,
    Kind.HOUSE: _house,
    Kind.PLOT: _plot,
    Kind.SPECIAL: _special,
    Kind.DECLINE: _decline,
    Kind.ALONE: _alone,
    Kind.STEPS: _indicator,
    Kind.OPEN: _way,
    Kind.TAKE: _take,
    Kind.DONE: _done,
    Kind.DRAW: _draw,
}
KEYS = {kind: kind.key for kind in Kind}
FACTS: dict[str, Callable[[State, Parts, Say], Facts]] = {
    "produce": _production,
    **dict.fromkeys(("sell", "sell-paired", "slot-card", "decline", "alone"), _card),
    "sell-silver": _unfinished,
    **dict.fromkeys(("sell-special", "trigger", "special"), _acting),
    **dict.fromkeys(("age", "age-overripe"), _ageing),
    **dict.fromkeys(("hurry", "slow"), _changing),
    "pair": _pair,
    "steps": _steps,
    "order": _order,
    "house-any": _house_facts,
    "house-send": _sent_out,
    "house-return": _put_up,
    **dict.fromkeys(("plot-send", "plot-return", "plot-return-last"), _worker),
    "option": _option,
    "label": _label,
    "trade": _trade,
    "open-markers": _open_by_markers,
    "open-steps": _open_by_steps,
    "open-steps-any": _back,
    **dict.fromkeys(("give", "gain"), _marker),
    "take": _taken,
    **dict.fromkeys(("store", "store-lost"), _stored),
    "housing": _space,
    "benches": _benches,
    **dict.fromkeys(("draw", "draw-display", "drawn"), _drawer),
}
