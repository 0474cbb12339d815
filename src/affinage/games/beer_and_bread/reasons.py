"""Why a move is not legal now: the precise reason, and the rule behind it.

What a seat may not know is not told: of a card that is not in its hand we say no more than what lies open.
"""

from typing import Any

from affinage.core.game import CHANCE, Reason
from affinage.core.moves import listed
from affinage.core.sets import holds, lowest
from affinage.core.words import Say

from .moves import Kind
from .phrases import card_name, question, seat_name, tokens
from .rules.actions import has_site, may_invert
from .rules.payment import can_pay, converts
from .rules.storage import may_give
from .rules.years import is_fruitful
from .state import NONE, After, Phase, State
from .tables import GOOD, GOODS, RECIPE, RESOURCES, WATER, Power

MOVES = listed(Kind)
CHANCE_MOVES = ("first", "backs", "draw", "drawn")


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
        return _reason(say, "deck-first", "chance")
    if seat != s.acting:
        return _reason(say, "not-your-turn", "turns", seat=seat_name(s.acting, say))
    if kind == "card":
        return _card(s, which, say)
    if kind == "swap":
        return _swap(s, which, say)
    if kind in ("harvest", "produce", "upgrade"):
        return _action(s, say)
    if kind == "done":
        return _done(s, say)
    return {"pay": _pay, "give": _give, "take": _take}[str(kind)](s, which, say)


def _reason(say: Say, key: str, rule: str, **values: Any) -> Reason:
    return Reason(say(f"why-{key}", **values), say(f"rule-{rule}"))


def _not_now(s: State, rule: str, say: Say) -> Reason:
    return _reason(say, "not-now", rule, question=question(s, s.acting, say))


# Naming a card


def _card(s: State, card: int, say: Say) -> Reason:
    name = card_name(card, say)
    if s.phase == Phase.KEEP:
        return _reason(say, "not-in-column", "keep", card=name)
    if s.phase == Phase.ACTION and s.chosen != NONE:
        return _already_chosen(s, card, say)
    if s.phase in (Phase.PAY, Phase.GIVE, Phase.TAKE):
        return _not_now(s, "turn", say)
    if s.phase == Phase.CONFIRM and not may_invert(s):
        return _no_inverting(s, say)
    if holds(s.seats[s.acting].hand, card):  # only a card that the other seat has inverted is left
        return _reason(say, "inverted", "invert", card=name)
    rule = {Phase.REDRAW: "redraw", Phase.CONFIRM: "invert"}.get(Phase(s.phase), "turn")
    if card in s.exchange:
        return _reason(say, "on-exchange", "exchange", card=name)
    return _reason(say, "not-in-hand", rule, card=name)


def _already_chosen(s: State, card: int, say: Say) -> Reason:
    name, chosen = card_name(card, say), card_name(s.chosen, say)
    if s.swapped:
        return _reason(say, "must-play-swapped", "exchange", card=chosen)
    if card != s.chosen and holds(s.seats[s.acting].hand, card):
        if holds(s.seats[1 - s.acting].inverted, card):
            return _reason(say, "inverted", "invert", card=name)
        return _reason(say, "already-chosen", "turn", card=chosen)
    if card == s.chosen:
        return _reason(say, "chosen-already", "turn", card=chosen)
    return _reason(say, "not-in-hand", "turn", card=name)


def _no_inverting(s: State, say: Say) -> Reason:
    me = s.seats[s.acting]
    if me.power[Power.INVERT] == 0 or s.after != After.ACTION:
        return _reason(say, "turn-done", "turn")
    if me.inverted != 0:
        return _reason(say, "one-inverted", "invert", card=card_name(lowest(me.inverted), say))
    return _reason(say, "invert-first-turn", "invert")


# The card in hand: swap it, or act


def _swap(s: State, space: int, say: Say) -> Reason:
    if is_fruitful(s):
        return _reason(say, "swap-dry-only", "exchange")
    if s.phase == Phase.CHOOSE:
        return _reason(say, "swap-choose-first", "exchange")
    if s.phase != Phase.ACTION:
        return _not_now(s, "exchange", say)
    if s.swapped:
        return _reason(say, "swapped-already", "exchange")
    return _reason(say, "no-exchange-card", "exchange", space=space + 1)


def _action(s: State, say: Say) -> Reason:
    if s.phase == Phase.CHOOSE:
        return _reason(say, "choose-first", "turn")
    if s.phase != Phase.ACTION or s.chosen == NONE:
        if s.phase == Phase.PAY or (s.phase in (Phase.GIVE, Phase.CONFIRM) and s.after == After.ACTION):
            return _reason(say, "one-action", "turn", question=question(s, s.acting, say))
        return _not_now(s, "turn", say)
    good, me = GOOD[s.chosen], s.seats[s.acting]
    if not has_site(me, good):
        return _reason(say, "site-full", "site", good=GOODS[good])
    recipe = RECIPE[s.chosen]
    missing = tokens([max(0, recipe[r] - me.tokens[r]) for r in range(len(RESOURCES))], say)
    key = "missing-even-so" if converts(me) and not can_pay(me, s.chosen) else "missing"
    return _reason(say, key, "recipe", card=card_name(s.chosen, say), recipe=tokens(recipe, say), missing=missing)


def _done(s: State, say: Say) -> Reason:
    rule = {Phase.PAY: "payment", Phase.GIVE: "overflow"}.get(Phase(s.phase), "turn")
    return _reason(say, "not-done", rule, question=question(s, s.acting, say))


# Tokens


def _pay(s: State, resource: int, say: Say) -> Reason:
    if s.phase != Phase.PAY:
        return _not_now(s, "payment", say)
    name = say(RESOURCES[resource])
    if s.seats[s.acting].tokens[resource] == 0:
        return _reason(say, "none-left", "payment", resource=name)
    return _reason(say, "not-needed", "payment", resource=name)


def _give(s: State, resource: int, say: Say) -> Reason:
    me = s.seats[s.acting]
    if s.phase != Phase.GIVE:
        return _not_now(s, "overflow", say)
    if resource == WATER and me.tokens[WATER] > 0 and not may_give(me, WATER):
        return _reason(say, "water-units", "overflow")
    return _reason(say, "none-stored", "overflow", resource=say(RESOURCES[resource]))


def _take(s: State, resource: int, say: Say) -> Reason:
    if s.phase != Phase.TAKE:
        return _not_now(s, "overflow", say)
    if s.offer[resource] == 0:
        return _reason(say, "not-offered", "overflow", resource=say(RESOURCES[resource]))
    return _reason(say, "no-room", "overflow", resource=say(RESOURCES[resource]))
