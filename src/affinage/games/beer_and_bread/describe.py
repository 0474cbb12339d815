"""Words for moves, where each move is made on the board, help, and which components have been seen.

`phrases` has the questions, `reasons` says why a move is not legal, `view` shows the table to people.
"""

from collections.abc import Iterable, Sequence

from affinage.core.counts import total
from affinage.core.sets import count, holds
from affinage.core.words import Say

from .moves import BACKS_AT_ONCE, MOVES
from .phrases import card_name, help_key, listed, question, seat_name, tokens, upgrade_name
from .reasons import why_not
from .rules.actions import copies, harvest, may_produce, produce, upgrade
from .rules.cards import to_lay
from .rules.payment import spend
from .rules.storage import free_units
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
from .view import view

__all__ = ["component_keys", "components_seen", "place", "question", "rule", "view", "why_not", "words"]

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
    kind, which = MOVES[move]
    assert isinstance(kind, str)
    assert isinstance(which, int)
    return kind, which


def _swap_words(s: State, space: int, say: Say) -> str:
    taken = s.exchange[space]
    if s.chosen == NONE or taken == NONE:
        return say("move-swap-any", space=space + 1)
    return say("move-swap", given=card_name(s.chosen, say), taken=card_name(taken, say))


# What each action would do is found by doing it on a copy: no rule is told a second time.


def _harvest_words(s: State, say: Say) -> str:
    twin = s.copy()
    harvest(twin)
    gained = _gained(s, twin)
    return say("move-harvest", card=card_name(s.chosen, say), gained=tokens(gained, say), excess=_excess(s, gained))


def _gained(s: State, twin: State) -> list[int]:
    """What the acting seat collects, whatever of it finds room."""
    before, after = s.seats[s.acting].tokens, twin.seats[s.acting].tokens
    return [after[r] + twin.offer[r] - before[r] - s.offer[r] for r in range(len(RESOURCES))]


def _excess(s: State, gained: Sequence[int]) -> int:
    me = s.seats[s.acting].copy()
    me.tokens = [have + more for have, more in zip(me.tokens, gained, strict=True)]
    return max(0, -free_units(me))


def _produce_words(s: State, say: Say) -> str:
    if not may_produce(s.seats[s.acting], s.chosen):
        return say("move-produce-any")
    twin = s.copy()
    produce(twin)
    spend(twin)
    before, after = s.seats[s.acting].tokens, twin.seats[s.acting].tokens
    paid = [b - a for b, a in zip(before, after, strict=True)]
    key = "move-produce-choice" if twin.phase == Phase.PAY else "move-produce"
    good, name = GOODS[GOOD[s.chosen]], card_name(s.chosen, say)
    return say(key, good=good, card=name, paid=tokens(paid, say), value=VALUE[s.chosen])


def _upgrade_words(s: State, say: Say) -> str:
    twin = s.copy()
    upgrade(twin)
    built = UPGRADE[s.chosen]
    key, gained = "move-upgrade", _gained(s, twin)
    cleaned = count(s.seats[s.acting].site)
    if total(gained) > 0:
        key = "move-upgrade-collect"
    elif cleaned > 0:
        key = "move-upgrade-clean"
    return say(
        key,
        card=card_name(s.chosen, say),
        upgrade=upgrade_name(built, say),
        slot=say(f"slot-{SLOTS[SLOT[built]]}"),
        cleaned=cleaned,
        gained=tokens(gained, say),
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

PLACES = {"swap": "exchange", "pay": "storage", "give": "storage", "take": "offer", "first": "windmill"}


def place(s: State, move: int) -> str:
    """Where on the board the move is made; stable, for pages and tests."""
    kind, which = _parts(move)
    if kind == "card":
        return f"column/{which}" if s.phase == Phase.KEEP else f"hand/{which}"
    if kind in ("pay", "give", "take"):
        return f"{PLACES[kind]}/{RESOURCES[which]}"
    if kind in ("swap", "first"):
        return f"{PLACES[kind]}/{which}"
    if kind == "harvest":
        return "column"
    if kind == "produce":
        return "site" if s.chosen == NONE else f"site/{GOODS[GOOD[s.chosen]]}"
    if kind == "upgrade":
        return "slot" if s.chosen == NONE else f"slot/{SLOTS[SLOT[UPGRADE[s.chosen]]]}"
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
