"""What a refusal names beside the parts of the move: what is missing, who stands there, what comes first."""

from collections.abc import Callable
from typing import Any

from affinage.core.packs import fits, together
from affinage.core.sets import holds
from affinage.core.telling import Parts
from affinage.core.words import Say

from .moves import Kind
from .phrases import (
    FIGURES,
    agings,
    card_name,
    colour_name,
    dish_name,
    house_name,
    listed,
    markers,
    question,
    seat_name,
)
from .rules.labels import owing
from .rules.market import filled_slots, lacking
from .rules.reasons import Why
from .state import NONE, Owed, Purpose, State
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
    LABEL_ANY,
    LABEL_COST,
    LABEL_OPTIONS,
    SLOTS,
    STARTER_PAY,
    TRADE,
    WINE,
    Action,
)

Grounds = dict[str, Any]


def grounds(s: State, seat: int, reason: Why, kind: Kind, parts: Parts, say: Say) -> Grounds:  # noqa: ARG001 - takes what all take
    """What the sentence and the rule behind it name."""
    return FIGURES | (GROUNDS[reason](s, parts, say) if reason in GROUNDS else {})


# Turns


def _asked(s: State, _: Parts, say: Say) -> Grounds:
    return {"seat": seat_name(s.acting, say)}


def _question(s: State, _: Parts, say: Say) -> Grounds:
    return {"question": question(s, s.acting, say)}


def _still_to_age(s: State, _: Parts, say: Say) -> Grounds:
    me = s.seats[s.acting]
    left = [me.cellar[slot] for slot in range(SLOTS) if holds(filled_slots(me) & ~s.used, slot)]
    return {"n": agings(s.calendar), "cards": _names(left, say)}


def _still_to_sell(s: State, _: Parts, say: Say) -> Grounds:
    return {"cards": _names([card for card in s.seats[s.acting].cellar if card != NONE], say)}


def _names(cards: list[int], say: Say) -> str:
    return listed([card_name(card, say) for card in cards], say)


# Workers


def _house(s: State, parts: Parts, say: Say) -> Grounds:
    return {"house": house_name(s, parts["space"], say)}


def _worker_at_home(s: State, parts: Parts, say: Say) -> Grounds:
    home = s.seats[s.acting].houses[parts["space"]]
    return _house(s, parts, say) | {"colour": colour_name(home, say)}


def _worker_on_plot(s: State, parts: Parts, say: Say) -> Grounds:
    standing = next(colour for colour, plots in enumerate(s.field) if holds(plots, parts["plot"]))
    return {"colour": colour_name(standing, say)}


def _worker_chosen(s: State, _: Parts, say: Say) -> Grounds:
    return {"colour": colour_name(s.colour, say), "seat": seat_name(1 - s.acting, say)}


# Cards


def _price(s: State, parts: Parts, say: Say) -> Grounds:
    cost = COST[parts["card"]]
    return {"cost": markers(cost, say), "missing": markers(lacking(cost, s.seats[s.acting].pool), say)}


def _card_at(s: State, parts: Parts) -> int:
    """The card in the slot that is named, else the one that is being produced."""
    return s.seats[s.acting].cellar[parts.get("slot", s.slot)]


def _card(s: State, parts: Parts, say: Say) -> Grounds:
    return {"card": card_name(_card_at(s, parts), say)}


def _starter(s: State, parts: Parts, say: Say) -> Grounds:
    cost = STARTER_PAY[_card_at(s, parts)]
    missing = markers(lacking(cost, s.seats[s.acting].pool), say)
    return _card(s, parts, say) | {"cost": markers(cost, say), "missing": missing}


def _no_gourmet(s: State, parts: Parts, say: Say) -> Grounds:
    good = CHEESE if ACTION[_card_at(s, parts)] == Action.WASH_GOURMET else WINE
    return _card(s, parts, say) | {"good": GOODS[good]}


def _target(s: State, parts: Parts, say: Say) -> Grounds:
    return _card(s, parts, say) | _good_of_option(s, parts, say)


def _pair(s: State, parts: Parts, say: Say) -> Grounds:
    me = s.seats[s.acting]
    sold = me.cellar[s.slot]
    found = {"sold": card_name(sold, say), "good": GOODS[GOOD[sold]], "n": me.markers[parts["slot"]]}
    return _card(s, parts, say) | found


def _dishes(s: State, parts: Parts, say: Say) -> Grounds:
    sold, card = s.seats[s.acting].cellar[s.slot], _card_at(s, parts)
    return _pair(s, parts, say) | {"dish": dish_name(DISH[sold], say), "other": dish_name(DISH[card], say)}


# Labels, trades, the closed cellar


def _no_effect(_: State, parts: Parts, _say: Say) -> Grounds:
    option = parts["option"] if "option" in parts else LABEL_OPTIONS[parts["label"]][parts["which"]]
    return {"good": GOODS[option % 2]}


def _label(s: State, parts: Parts, say: Say) -> Grounds:
    """Markers of its own kinds that are missing; else the further one."""
    label, pool = parts["label"], s.seats[s.acting].pool
    if fits(LABEL_COST[label], pool):
        return {"missing": say(f"amount-further-{GOODS[LABEL_ANY[label]]}", n=1)}
    return {"missing": markers(lacking(LABEL_COST[label], pool), say)}


def _trade(s: State, _: Parts, _say: Say) -> Grounds:
    return {"n": TRADE, "have": together(s.seats[s.acting].pool)}


def _cellar_markers(s: State, _: Parts, _say: Say) -> Grounds:
    return {"n": CELLAR_MARKERS, "steps": CELLAR_STEPS, "have": together(s.seats[s.acting].pool)}


def _cellar_steps(_: State, parts: Parts, _say: Say) -> Grounds:
    return {"good": GOODS[parts["way"] - 1], "n": CELLAR_STEPS}


# Markers and cards to take


def _good_asked_for(s: State, _: Parts, _say: Say) -> Grounds:
    return {"good": GOODS[s.purpose - Purpose.WINE_LABEL]}


def _good_owed(s: State, _: Parts, _say: Say) -> Grounds:
    return {"good": GOODS[owing(s) - Owed.ANY_WINE]}


def _good_of_option(s: State, _: Parts, _say: Say) -> Grounds:
    return {"good": GOODS[s.option % 2]}


def _good_of_place(_: State, parts: Parts, _say: Say) -> Grounds:
    return {"good": GOODS[parts["place"] // DISPLAY]}


GROUNDS: dict[Why, Callable[[State, Parts, Say], Grounds]] = {
    Why.NOT_YOUR_TURN: _asked,
    **dict.fromkeys((Why.EFFECT_FIRST, Why.NOT_DONE, Why.NOT_MOVED), _question),
    Why.AGE_FIRST: _still_to_age,
    Why.SELL_FIRST: _still_to_sell,
    Why.HOUSE_EMPTY: _house,
    Why.HOUSE_TAKEN: _worker_at_home,
    Why.PLOT_TAKEN: _worker_on_plot,
    **dict.fromkeys((Why.FOLLOW, Why.WORKER_LAST, Why.WORKER_CHOSEN), _worker_chosen),
    **dict.fromkeys((Why.MISSING, Why.MISSING_TRADE), _price),
    **dict.fromkeys((Why.AGED, Why.TRIGGERED, Why.IN_CHAIN, Why.GOURMET, Why.HELPER, Why.FINISHED), _card),
    Why.STARTER: _starter,
    Why.NO_GOURMET: _no_gourmet,
    Why.OTHER_GOOD: _target,
    **dict.fromkeys((Why.PAIR_ITSELF, Why.PAIR_ACTION, Why.PAIR_GOOD, Why.PAIR_UNFINISHED), _pair),
    Why.PAIR_DISH: _dishes,
    **dict.fromkeys((Why.NO_CARDS, Why.NOTHING_TO_HURRY, Why.NOTHING_TO_SLOW), _no_effect),
    Why.LABEL_COST: _label,
    Why.TRADE_FEW: _trade,
    **dict.fromkeys((Why.CELLAR_FULL_CLOSED, Why.OPEN_FEW), _cellar_markers),
    **dict.fromkeys((Why.OPEN_START, Why.OPEN_SHORT, Why.OPEN_LAP), _cellar_steps),
    Why.GIVE_GOOD: _good_asked_for,
    Why.GAIN_GOOD: _good_owed,
    Why.TAKE_GOOD: _good_of_option,
    Why.DISPLAY_EMPTY: _good_of_place,
}
