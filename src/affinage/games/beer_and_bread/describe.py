"""Words for moves, where each move is made on the board, help, and which components have been seen.

`phrases` has the questions, `reasons` says why a move is not legal, `view` shows the table to people.
"""

from collections.abc import Iterable

from affinage.core import moves
from affinage.core.counts import total
from affinage.core.sets import holds
from affinage.core.words import Say

from .moves import BACKS_AT_ONCE, Kind
from .phrases import card_name, help_key, listed, question, seat_name, tokens, upgrade_name
from .reasons import why_not
from .rules.actions import copies
from .rules.cards import to_lay
from .state import NONE, SEATS, After, Phase, State, Step
from .tables import (
    CARD_IDS,
    CARDS,
    GOOD,
    GOODS,
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

__all__ = ["component_keys", "components_seen", "place", "question", "rule", "view", "why_not", "words"]

MOVES = moves.listed(Kind)
NAMING = {Phase.KEEP: "move-drop", Phase.REDRAW: "move-redraw", Phase.CONFIRM: "move-invert"}
DONE_WORDS = {Phase.KEEP: "move-done-keep", Phase.REDRAW: "move-done-redraw", Phase.TAKE: "move-done-take"}


def words(s: State, seat: int, move: int, say: Say) -> str:  # noqa: ARG001 - the state says whose move it is
    """One short sentence for a move in this position."""
    kind, which = _parts(move)
    if kind == "card":
        return say(NAMING.get(Phase(s.phase), "move-play"), card=card_name(which, say))
    if kind == "swap":
        return _swap_words(s, which, say)
    if kind in ("harvest", "produce", "upgrade"):
        if s.chosen == NONE or s.phase != Phase.ACTION:
            return say(f"move-{kind}-any")
        return {"harvest": _harvest_words, "produce": _produce_words, "upgrade": _upgrade_words}[kind](s, say)
    if kind in ("pay", "give", "take"):
        return say(f"move-{kind}", resource=say(RESOURCES[which]))
    if kind == "done":
        return say(_done_key(s))
    return _chance_words(s, kind, which, say)


def _parts(move: int) -> tuple[str, int]:
    return MOVES[move]


def _swap_words(s: State, space: int, say: Say) -> str:
    taken = s.exchange[space]
    if s.chosen == NONE or taken == NONE:
        return say("move-swap-any", space=space + 1)
    return say("move-swap", given=card_name(s.chosen, say), taken=card_name(taken, say))


def _harvest_words(s: State, say: Say) -> str:
    gained, excess = harvesting(s)
    return say("move-harvest", card=card_name(s.chosen, say), gained=tokens(gained, say), excess=excess)


def _produce_words(s: State, say: Say) -> str:
    sale = selling(s)
    if sale is None:
        return say("move-produce-any")
    key = "move-produce-choice" if sale.asks else "move-produce"
    good, name = GOODS[GOOD[s.chosen]], card_name(s.chosen, say)
    return say(key, good=good, card=name, paid=tokens(sale.paid, say), value=VALUE[s.chosen])


def _upgrade_words(s: State, say: Say) -> str:
    found, built = building(s), UPGRADE[s.chosen]
    key, cleaned = "move-upgrade", found.beers + found.breads
    if total(found.gained) > 0:
        key = "move-upgrade-collect"
    elif cleaned > 0:
        key = "move-upgrade-clean"
    return say(
        key,
        card=card_name(s.chosen, say),
        upgrade=upgrade_name(built, say),
        slot=say(f"slot-{SLOTS[SLOT[built]]}"),
        cleaned=cleaned,
        gained=tokens(found.gained, say),
    )


def _done_key(s: State) -> str:
    if s.phase == Phase.CONFIRM and s.after != After.ACTION:
        return "move-done-offer"
    return DONE_WORDS.get(Phase(s.phase), "move-done")


def _chance_words(s: State, kind: str, which: int, say: Say) -> str:
    if kind == "first":
        return say("move-first", seat=seat_name(which, say))
    if kind == "backs":
        at_once = min(BACKS_AT_ONCE, sum(to_lay(s)))
        backs = [say(GOODS[(which >> at) & 1]) for at in range(at_once)]
        return say("move-backs", backs=listed(backs, say) if backs else say("nothing"))
    if kind == "draw" and s.step == Step.EXCHANGE:
        return say("move-draw-exchange", card=card_name(which, say))
    if kind == "draw":
        return say("move-draw", card=card_name(which, say), seat=seat_name(s.acting, say))
    return say("move-drawn", good=GOODS[which], seat=seat_name(s.acting, say))


# Places on the board


def place(s: State, move: int) -> str:
    """Where on the board the move is made; stable, for pages and tests. A village's places have its seat's number."""
    kind, which = _parts(move)
    card = s.chosen if s.phase == Phase.ACTION else NONE
    if kind == "card":
        return f"column/{s.acting}/{which}" if s.phase == Phase.KEEP else f"hand/{which}"
    if kind in ("pay", "give"):
        return f"storage/{s.acting}/{RESOURCES[which]}"
    if kind == "take":
        return f"offer/{RESOURCES[which]}"
    if kind in ("swap", "first"):
        return f"{'exchange' if kind == 'swap' else 'windmill'}/{which}"
    if kind == "harvest":
        return f"column/{s.acting}"
    if kind == "produce":
        return f"site/{s.acting}" if card == NONE else f"site/{s.acting}/{GOODS[GOOD[card]]}"
    if kind == "upgrade":
        return f"slot/{s.acting}" if card == NONE else f"slot/{s.acting}/{SLOTS[SLOT[UPGRADE[card]]]}"
    return "button/done" if kind == "done" else "deck"


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
