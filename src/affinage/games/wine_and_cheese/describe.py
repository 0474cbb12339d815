"""Words for moves, where each move is made on the board, help, and which components have been seen.

`facts` has what words for moves name, `grounds` what refusals name, `phrases` the questions; `view` shows the table.
"""

from collections.abc import Iterable

from affinage.core.packs import part
from affinage.core.sets import holds
from affinage.core.telling import Telling
from affinage.core.words import Say

from .grounds import grounds
from .move_facts import facts, message
from .moves import AT, KIND, Kind
from .phrases import NAMES, action_id, figures, help_key, question
from .rules import why
from .rules.reasons import Why
from .shapes import VIEW
from .state import NONE, State
from .tables import CARD_IDS, CARDS, COLOURS, DISH, DISHES, GOOD, GOODS, HOUSING_IDS, INGREDIENTS, OPTIONS
from .view import view

__all__ = [
    "TELLING", "VIEW", "component_keys", "components_seen", "place", "question", "rule", "view", "why_not", "words",
]  # fmt: skip


def rule(s: State, seat: int, say: Say) -> str:
    """Help for what is asked now, in our own words."""
    return say(help_key(s, seat), **figures(say))


TELLING = Telling(Kind, Why, why, question, rule, NAMES, facts, grounds, message)
words, why_not = TELLING.words, TELLING.why_not


# Places on the board

NUMBERED: dict[int, str] = {Kind.PRODUCE: "hand", Kind.PLOT: "plot", Kind.TAKE: "display", Kind.FIRST: "order"}
NAMED: dict[int, tuple[str, tuple[str, ...]]] = {
    Kind.TOP: ("deck", GOODS),
    Kind.DRAWN: ("deck", GOODS),
    Kind.DRAW: ("deck", tuple(GOODS[good] for good in GOOD)),
    Kind.OPTION: ("option", OPTIONS),
}
# Both farmsteads have these, so the seat is part of the place: a page can show what the other one has just done.
OWN_NUMBERED: dict[int, str] = {Kind.SLOT: "cellar", Kind.HOUSE: "house"}
OWN_NAMED: dict[int, tuple[str, tuple[str, ...]]] = {
    Kind.GIVE: ("site", INGREDIENTS),
    Kind.GAIN: ("site", INGREDIENTS),
    Kind.STEPS: ("indicator", GOODS),
    Kind.LABEL: ("label", tuple(f"{ingredient}-{which}" for ingredient in INGREDIENTS for which in range(2))),
    Kind.OPEN: ("closed", ("markers", *GOODS)),
}
BUTTONS = (Kind.SPECIAL, Kind.DECLINE, Kind.ALONE, Kind.TRADE, Kind.DONE)
ELSEWHERE: dict[int, str] = {kind: f"button/{kind.key}" for kind in BUTTONS}
ELSEWHERE |= {Kind.HOUSING: "housing", Kind.WAITS: "calendar", Kind.BENCHES: "benches"}


def place(s: State, move: int) -> str:
    """Where on the board the move is made; stable, for pages and tests."""
    kind, at = KIND[move], AT[move]
    if kind in NUMBERED:
        return f"{NUMBERED[kind]}/{at}"
    if kind in NAMED:
        where, names = NAMED[kind]
        return f"{where}/{names[at]}"
    if kind in OWN_NUMBERED:
        return f"{OWN_NUMBERED[kind]}/{s.acting}/{at}"
    if kind in OWN_NAMED:
        where, names = OWN_NAMED[kind]
        return f"{where}/{s.acting}/{names[at]}"
    if kind in (Kind.SPECIAL, Kind.ALONE) and s.slot != NONE:
        return f"cellar/{s.acting}/{s.slot}"
    return ELSEWHERE[kind]


# Components


def component_keys() -> Iterable[str]:
    """The message of every piece in the box."""
    yield from INGREDIENTS
    yield from GOODS
    yield from (f"colour-{colour}" for colour in COLOURS)
    yield from (f"housing-{card}" for card in HOUSING_IDS)
    yield from (f"dish-{dish}" for dish in DISHES)
    yield from dict.fromkeys(f"action-{action_id(card)}" for card in range(CARDS) if action_id(card))
    yield from (f"card-{card}" for card in CARD_IDS)


def components_seen(s: State) -> Iterable[str]:
    """The pieces in play in this position: cards out of the decks, housing cards, workers, markers."""
    for card in range(CARDS):
        if not holds(s.deck, card):
            yield f"card-{CARD_IDS[card]}"
            yield GOODS[GOOD[card]]
            if DISH[card] != NONE:
                yield f"dish-{DISHES[DISH[card]]}"
            if action_id(card):
                yield f"action-{action_id(card)}"
    yield from (f"housing-{HOUSING_IDS[card]}" for card in s.housing if card != NONE)
    at_home = {colour for me in s.seats for colour in me.houses}
    yield from (f"colour-{name}" for c, name in enumerate(COLOURS) if c in at_home or s.field[c] > 0)
    for me in s.seats:
        yield from (name for i, name in enumerate(INGREDIENTS) if part(me.pool, i) > 0)
