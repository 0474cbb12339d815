"""Words for moves and refusals, where each move is made on the board, help, and which components have been seen.

`phrases` has the names and questions, `uses` the figures of what a card would bring, `view` shows the table to people.
"""

from collections.abc import Iterable
from typing import Any

from affinage.core.counts import total
from affinage.core.sets import holds, lowest
from affinage.core.telling import Names, Parts, Telling
from affinage.core.words import Say

from .moves import AT, BACKS_AT_ONCE, KIND, Kind
from .phrases import card_name, help_key, listed, question, seat_name, tokens, upgrade_name
from .rules.actions import copies
from .rules.cards import to_lay
from .rules.legality import Why, why
from .shapes import VIEW
from .state import NONE, SEATS, After, Phase, State, YearStep
from .tables import (
    CARD_IDS,
    CARDS,
    GOOD,
    GOODS,
    RECIPE,
    RESOURCES,
    SLOT,
    SLOTS,
    UPGRADE,
    UPGRADE_IDS,
    UPGRADES,
    VALUE,
)
from .uses import building, harvesting, selling
from .view import view

NAMING = {Phase.KEEP: "drop", Phase.REDRAW: "redraw", Phase.CONFIRM: "invert"}
DONE_WITH = {Phase.KEEP: "done-keep", Phase.REDRAW: "done-redraw", Phase.TAKE: "done-take"}
ACTIONS = (Kind.HARVEST, Kind.PRODUCE, Kind.UPGRADE)


# Moves


def message(s: State, seat: int, kind: Kind, parts: Parts) -> str:  # noqa: ARG001 - the state says whose move it is
    """Which message a move has, where its kind has several."""
    if kind == Kind.CARD:
        return NAMING.get(Phase(s.phase), "play")
    if kind == Kind.SWAP:
        return "swap-any" if NONE in (s.chosen, s.exchange[parts["space"]]) else "swap"
    if kind in ACTIONS and not _is_chosen(s):
        return f"{kind.key}-any"
    if kind == Kind.PRODUCE:
        sale = selling(s)
        return "produce-any" if sale is None else "produce-choice" if sale.asks else "produce"
    if kind == Kind.UPGRADE and s.seats[s.acting].site != 0:
        return "upgrade-collect" if total(building(s).gained) > 0 else "upgrade-clean"
    if kind == Kind.DONE:
        confirms_offer = s.phase == Phase.CONFIRM and s.after != After.ACTION
        return "done-offer" if confirms_offer else DONE_WITH.get(Phase(s.phase), "done")
    if kind == Kind.DRAW and s.step == YearStep.EXCHANGE:
        return "draw-exchange"
    return kind.key


def _is_chosen(s: State) -> bool:
    """Whether the card is known that an action would use."""
    return s.phase == Phase.ACTION and s.chosen != NONE


def facts(s: State, seat: int, kind: Kind, parts: Parts, say: Say) -> dict[str, Any]:  # noqa: ARG001 - likewise
    """What the words of a move name beside its parts."""
    if kind == Kind.SWAP and NONE not in (s.chosen, s.exchange[parts["space"]]):
        return {"given": card_name(s.chosen, say), "taken": card_name(s.exchange[parts["space"]], say)}
    if kind in ACTIONS and _is_chosen(s):
        figures = {Kind.HARVEST: _harvest, Kind.PRODUCE: _sale, Kind.UPGRADE: _building}[kind](s, say)
        return {"card": card_name(s.chosen, say), **figures}
    if kind == Kind.BACKS:
        at_once = min(BACKS_AT_ONCE, sum(to_lay(s)))
        backs = [say(GOODS[(parts["backs"] >> at) & 1]) for at in range(at_once)]
        return {"backs": listed(backs, say) if backs else say("nothing")}
    if kind in (Kind.DRAW, Kind.DRAWN):
        return {"seat": seat_name(s.acting, say)}
    return {}


def _harvest(s: State, say: Say) -> dict[str, Any]:
    gained, excess = harvesting(s)
    return {"gained": tokens(gained, say), "excess": excess}


def _sale(s: State, say: Say) -> dict[str, Any]:
    sale = selling(s)
    paid = tokens(sale.paid, say) if sale else ""
    return {"good": GOODS[GOOD[s.chosen]], "value": VALUE[s.chosen], "paid": paid}


def _building(s: State, say: Say) -> dict[str, Any]:
    found, built = building(s), UPGRADE[s.chosen]
    return {
        "upgrade": upgrade_name(built, say),
        "slot": say(f"slot-{SLOTS[SLOT[built]]}"),
        "cleaned": found.beers + found.breads,
        "gained": tokens(found.gained, say),
    }


# Refusals


def grounds(s: State, seat: int, reason: Why, kind: Kind, parts: Parts, say: Say) -> dict[str, Any]:  # noqa: ARG001 - takes what all take
    """What a refusal names beside the parts of the move."""
    if reason == Why.NOT_YOUR_TURN:
        return {"seat": seat_name(s.acting, say)}
    if reason in (Why.MUST_PLAY_SWAPPED, Why.CHOSEN_ALREADY, Why.ALREADY_CHOSEN):
        return {"card": card_name(s.chosen, say)}
    if reason == Why.SITE_FULL:
        return {"good": GOODS[GOOD[s.chosen]]}
    if reason in (Why.MISSING, Why.MISSING_EVEN_SO):
        recipe, have = RECIPE[s.chosen], s.seats[seat].tokens
        missing = tokens([max(0, recipe[r] - have[r]) for r in range(len(RESOURCES))], say)
        return {"card": card_name(s.chosen, say), "recipe": tokens(recipe, say), "missing": missing}
    if reason == Why.ONE_INVERTED:
        return {"card": card_name(lowest(s.seats[seat].inverted), say)}
    if reason in (Why.ONE_ACTION, Why.NOT_DONE, Why.STILL_TO_PAY, Why.STILL_TO_GIVE):
        return {"question": question(s, seat, say)}
    return {}


# Places on the board


def place(s: State, move: int) -> str:
    """Where on the board the move is made; stable, for pages and tests. A village's places have its seat's number."""
    kind, at = KIND[move], AT[move]
    card = s.chosen if s.phase == Phase.ACTION else NONE
    if kind == Kind.CARD:
        return f"column/{s.acting}/{at}" if s.phase == Phase.KEEP else f"hand/{at}"
    if kind == Kind.SWAP:
        return f"exchange/{at}"
    if kind == Kind.HARVEST:
        return f"column/{s.acting}"
    if kind == Kind.PRODUCE:
        return f"site/{s.acting}" if card == NONE else f"site/{s.acting}/{GOODS[GOOD[card]]}"
    if kind == Kind.UPGRADE:
        return f"slot/{s.acting}" if card == NONE else f"slot/{s.acting}/{SLOTS[SLOT[UPGRADE[card]]]}"
    if kind in (Kind.PAY, Kind.GIVE):
        return f"storage/{s.acting}/{RESOURCES[at]}"
    if kind == Kind.TAKE:
        return f"offer/{RESOURCES[at]}"
    if kind == Kind.FIRST:
        return f"windmill/{at}"
    return "button/done" if kind == Kind.DONE else "deck"


def rule(s: State, seat: int, say: Say) -> str:
    """Help for what is asked now, in our own words."""
    return say(help_key(s, seat))


# Components


def component_keys() -> Iterable[str]:
    """The message of every piece in the box."""
    yield from RESOURCES
    yield from GOODS
    yield from (f"slot-{slot}" for slot in SLOTS)
    yield from (f"card-{card}" for card in CARD_IDS)
    yield from (f"upgrade-{upgrade}" for upgrade in UPGRADE_IDS)


def components_seen(s: State) -> Iterable[str]:
    """The pieces in play in this position: cards out of the deck, upgrades under boards, tokens stored."""
    for card in range(CARDS):
        if not holds(s.deck, card):
            yield f"card-{CARD_IDS[card]}"
            yield GOODS[GOOD[card]]
    for p in range(SEATS):
        yield from (RESOURCES[r] for r in range(len(RESOURCES)) if s.seats[p].tokens[r] > 0)
        for u in range(UPGRADES):
            if copies(s.seats[p], u) > 0:
                yield f"upgrade-{UPGRADE_IDS[u]}"
                yield f"slot-{SLOTS[SLOT[u]]}"


NAMES: Names = {
    "card": card_name,
    "space": lambda n, say: str(n + 1),  # noqa: ARG005 - every name takes these two
    "resource": lambda n, say: say(RESOURCES[n]),
    "seat": seat_name,
    "good": lambda n, say: GOODS[n],  # noqa: ARG005 - messages choose their words by it
}
TELLING = Telling(Kind, Why, why, question, rule, NAMES, facts, grounds, message)
words, why_not = TELLING.words, TELLING.why_not

__all__ = [
    "TELLING", "VIEW", "component_keys", "components_seen", "place", "question", "rule", "view", "why_not", "words",
]  # fmt: skip
