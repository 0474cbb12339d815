"""Positions in which moves are refused, and what the reason is: for the tests of the reasons."""

from collections.abc import Iterator

from affinage.games.wine_and_cheese import describe, observe, rules, tables
from affinage.games.wine_and_cheese.game import GAME
from affinage.games.wine_and_cheese.rules.reasons import Why
from affinage.games.wine_and_cheese.state import NONE, State

from . import setups
from .setups import At, legal, make, move_of, position

EN, DE = GAME.say("en"), GAME.say("de")
WINES = [c for c in range(tables.CARDS) if tables.GOOD[c] == tables.WINE]
CHEESES = [c for c in range(tables.CARDS) if tables.GOOD[c] == tables.CHEESE]
GOURMET_WINES = [c for c in WINES if tables.DISH[c] != NONE]


def shipped(calendar: int = At.MARKET, **rest: object) -> State:
    return position(calendar, game=setups.SHIPPED, **rest)  # type: ignore[arg-type]  # handed on as they are


def card(name: str) -> int:
    return tables.CARD_IDS.index(name)


def name_of(c: int) -> str:
    return EN(f"card-{tables.CARD_IDS[c]}")


def first_with(action: tables.Action) -> int:
    return tables.ACTION.index(action)


FROST = card("first-frost")
LONG_ROW = card("long-row")
MATES = [c for c in CHEESES if tables.DISH[c] == tables.DISH[LONG_ROW]]
ALIKE = next(c for c in GOURMET_WINES if tables.DISH[c] == tables.DISH[LONG_ROW] and c != LONG_ROW)
STRANGER = next(c for c in CHEESES if tables.DISH[c] not in (NONE, tables.DISH[LONG_ROW]))
WASHING = first_with(tables.Action.WASH)


def why(s: State, kind: str, what: int | str = 0) -> str:
    """The reason, in both languages and with a rule; the covered state gives the same one."""
    move, seat = move_of(s, kind, what), s.acting
    assert move not in legal(s, seat)
    known = s.copy()
    observe.cover(known, seat)
    for say in (EN, DE):
        reason = describe.why_not(s, seat, move, say)
        assert len(reason.rule) > 10
        assert describe.why_not(known, seat, move, say) == reason
    return describe.why_not(s, seat, move, EN).sentence


def why_code(s: State, kind: str, what: int | str) -> Why:
    """The reason by its number: the same in the plain and in the compiled rules."""
    move = move_of(s, kind, what)
    code = rules.why(s, s.acting, move)
    assert GAME.fast.why_at(s.to_array(), 0, s.acting, move) == code > 0
    return Why.numbered(code)


def full_cellar(cards: int) -> State:
    """With five cards the last slot has been opened."""
    cellar, opened = dict.fromkeys(CHEESES[:cards], 2), (0,) if cards == tables.SLOTS else ()
    return shipped(hands=([FROST], []), pools=({"white": 2, "sugar": 1}, {}), cellars=(cellar, {}), opened=opened)


def pair_on_offer() -> State:
    s = shipped(cellars=({LONG_ROW: 0, MATES[0]: 0, MATES[1]: 2, ALIKE: 0, STRANGER: 0}, {}), opened=(0,))
    make(s, "slot", 0)
    return s


def pair_beside_an_action_card() -> State:
    s = shipped(cellars=({LONG_ROW: 0, MATES[0]: 0, WASHING: 0}, {}))
    make(s, "slot", 0)
    return s


def summer_with_a_helper() -> State:
    helper, distilling = first_with(tables.Action.HELPER), first_with(tables.Action.DISTIL)
    return shipped(At.TRIGGER, cellars=({helper: 1, WASHING: 1, distilling: 1}, {}))


def helper_at_work() -> State:
    s = summer_with_a_helper()
    make(s, "slot", 0)
    return s


def without_wine_cards() -> State:
    return shipped(pools=({"white": 2}, {}), deck=CHEESES[:3], display=[NONE] * 3 + CHEESES[3:6])


def cheeses_to_hurry() -> State:
    s = shipped(pools=({"salt": 1}, {}), cellars=({CHEESES[0]: 2, CHEESES[1]: 1, CHEESES[2]: 0, WINES[0]: 1}, {}))
    make(s, "label", "salt/hurry-cheese")
    return s


def last_wine_cards() -> State:
    s = shipped(pools=({"white": 2}, {}), deck=CHEESES[:3], display=[WINES[0], NONE, WINES[1], *CHEESES[3:6]])
    make(s, "label", "white/wine-card")
    return s


def lap_behind() -> State:
    return shipped(indicators=((5, 0), (0, 0)), laps=((1, 0), (0, 0)))


def seldom() -> Iterator[tuple[State, str, int | str]]:
    """Moves that are refused for reasons which random games hardly ever give."""
    yield full_cellar(4), "produce", FROST
    yield full_cellar(5), "produce", FROST
    for slot in (0, 2, 3, 4):
        yield pair_on_offer(), "slot", slot
    yield pair_beside_an_action_card(), "slot", 2
    yield helper_at_work(), "slot", 0
    yield cheeses_to_hurry(), "slot", 2
    yield without_wine_cards(), "label", "white/wine-card"
    for kind, what in (("take", 1), ("top", "wine")):
        yield last_wine_cards(), kind, what
    yield lap_behind(), "open", "wine"
