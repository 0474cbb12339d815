"""Positions and moves for the tests of the rules, played on the box for tests.

Every move made here is checked: it was legal, no card or worker got lost, every number keeps its range, nothing of an
effect is left behind, and until the end somebody is asked who can answer.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from importlib import import_module
from typing import Any, cast

from affinage.core.game import CHANCE, Game, find
from affinage.core.moves import listed
from affinage.core.packs import packed, unpacked
from affinage.core.sets import holds
from affinage.games.wine_and_cheese.moves import WIDTH, Kind
from affinage.games.wine_and_cheese.state import NONE, Phase, State
from affinage.games.wine_and_cheese.tables import (
    CARDS,
    COLOURS,
    DISPLAY,
    GOODS,
    INGREDIENTS,
    OPTIONS,
    SLOTS,
    SPACES,
    Ingredient,
)

from . import box

GAME = box.load()
MOVES = listed(Kind)
RULES: Any = GAME.rules
TABLES: Any = import_module(f"{GAME.package}.tables")
SHIPPED = find("wine-and-cheese")
GAME_OF = {game.state: game for game in (GAME, SHIPPED)}  # a position knows its box by its class

Amounts = Mapping[str, int] | Mapping[Ingredient, int]  # by the names of ingredients
Cards = Sequence[int]
BOTH: tuple[tuple[()], tuple[()]] = ((), ())
NOTHING: tuple[Amounts, Amounts] = ({}, {})
WAYS = ("markers", "wine", "cheese")  # to open the cellar
CHEESE_0 = 24  # the first cheese


class At(IntEnum):
    """Phases of the calendar; those of the first year stand for both."""

    SEND = 0
    MARKET = 1
    STORE = 2
    AGE = 3
    TRIGGER = 4
    RETURN = 5
    FALL_MARKET = 6
    FALL_STORE = 7
    WINTER = 8
    SECOND_YEAR = 10
    LAST_STORE = 17
    LAST_AGE = 18
    SELL_OUT = 19
    END = 20


# Workers where nothing else is said
OUT = ((0, 1), (2, 3), (4, 6), (8, 9), (10, 12))
HOME = {
    At.SEND: ((0, 1, 2, 3, NONE), (1, 2, 3, 0, NONE)),
    At.FALL_MARKET: ((NONE, 0, 1, 2, 3), (1, 2, NONE, 3, 0)),
    At.SECOND_YEAR: ((0, 1, 2, 3, 4), (1, 2, 3, 4, 0)),
}
AWAY = ((NONE,) * SPACES, (NONE,) * SPACES)


def pack(amounts: Amounts) -> int:
    assert set(amounts) <= set(INGREDIENTS)
    return packed([amounts.get(name, 0) for name in INGREDIENTS])


def named(found: int) -> dict[str, int]:
    return {name: n for name, n in zip(INGREDIENTS, unpacked(found), strict=True) if n != 0}


def cost(card: int, tables: Any = TABLES) -> dict[str, int]:
    return named(tables.COST[card])


def members(them: int) -> list[int]:
    return [n for n in range(them.bit_length()) if holds(them, n)]


def cheese(n: int) -> int:
    """The n-th cheese."""
    return CHEESE_0 + n


def space_of(value: int, *, second: bool = False) -> int:
    """The position on the money track of a value; there are two spaces with a 2."""
    return value + (2 if value > 2 or second else 1)


# Positions


def position(
    calendar: int = At.MARKET,
    *,
    first: int = 0,
    acting: int | None = None,
    turn: int = 0,
    hands: Sequence[Cards] = BOTH,
    pools: Sequence[Amounts] = NOTHING,
    cellars: Sequence[Mapping[int, int]] = ({}, {}),
    gold: Sequence[Cards] = BOTH,
    silver: Sequence[Cards] = BOTH,
    opened: Cards = (),
    indicators: Sequence[Sequence[int]] = ((0, 0), (0, 0)),
    laps: Sequence[Sequence[int]] = ((0, 0), (0, 0)),
    bonus: Cards = (0, 1, 2),
    display: Cards | None = None,
    deck: Cards | None = None,
    housing: Sequence[int] = (0, 4, 1, 5, 2),
    homes: Sequence[Sequence[int]] | None = None,
    field: Mapping[int, Sequence[int]] | None = None,
    colour: int = NONE,
    out: Sequence[int] = (0, 0),
    seen: Cards = (),
    game: Game = GAME,
) -> State:
    """A turn that begins. Cellars are cards with their markers; `opened` are the seats without a Cellar Closed card.

    Cards not named are in the decks, but for three of each good in the display; with a `deck` they are sold by seat 2.
    """
    GAME_OF[game.state] = game
    s = cast("State", game.state())
    game.rules.setup(s, 2, [first + 1])
    s.drawn, s.calendar, s.turn, s.colour = 18, calendar, turn, colour
    s.acting = first if acting is None else acting
    s.bonus = sum(1 << n for n in bonus)
    s.housing = list(housing)
    _send_workers(s, calendar, homes, field)
    for p, seat in enumerate(s.seats):
        seat.pool, seat.closed, seat.out = pack(pools[p]), int(p not in opened), out[p]
        seat.indicator, seat.laps = list(indicators[p]), list(laps[p])
        for at, (card, markers) in enumerate(cellars[p].items()):
            seat.cellar[at], seat.markers[at] = card, markers
    _lay_cards(s, hands, gold, silver, cellars, display, deck)
    for card in seen:
        s.shown |= 1 << card
    s.phase = Phase.BEGIN
    import_module(f"{game.package}.rules").go_on(s)
    sound(s)
    return s


def _send_workers(
    s: State, calendar: int, homes: Sequence[Sequence[int]] | None, field: Mapping[int, Sequence[int]] | None
) -> None:
    year_two = calendar >= At.SECOND_YEAR
    s.waits = NONE if year_two else len(COLOURS) - 1
    phase = calendar % At.SECOND_YEAR
    away = At.MARKET <= phase <= At.RETURN
    key = At.SECOND_YEAR if year_two else At.SEND if phase == At.SEND else At.FALL_MARKET
    if homes is None:
        homes = AWAY if away else HOME[key]
    if field is None:
        field = {c: OUT[c] for c in range(5 if year_two else 4)} if away else {}
    for p, seat in enumerate(s.seats):
        seat.houses = list(homes[p])
    for c, plots in field.items():
        s.field[c] = sum(1 << plot for plot in plots)


def _lay_cards(
    s: State,
    hands: Sequence[Cards],
    gold: Sequence[Cards],
    silver: Sequence[Cards],
    cellars: Sequence[Mapping[int, int]],
    display: Cards | None,
    deck: Cards | None,
) -> None:
    left = list(range(CARDS))

    def lay(cards: Cards) -> int:
        for card in cards:
            left.remove(card)
        return sum(1 << card for card in cards)

    for p, seat in enumerate(s.seats):
        seat.hand, seat.gold, seat.silver = lay(hands[p]), lay(gold[p]), lay(silver[p])
        s.shown |= seat.gold | seat.silver | lay(tuple(cellars[p]))
    if display is None:
        display = [*[c for c in left if c < CHEESE_0][-DISPLAY:], *[c for c in left if c >= CHEESE_0][-DISPLAY:]]
    s.shown |= lay([card for card in display if card != NONE])
    s.display = list(display)
    if deck is not None:
        s.deck = lay(deck)
        s.seats[1].gold |= lay(list(left))
        s.shown |= s.seats[1].gold
    else:
        s.deck = lay(list(left))


# What lies there


def pool(s: State, seat: int = 0) -> dict[str, int]:
    return named(s.seats[seat].pool)


def hand(s: State, seat: int = 0) -> set[int]:
    return set(members(s.seats[seat].hand))


def gold(s: State, seat: int = 0) -> set[int]:
    return set(members(s.seats[seat].gold))


def silver(s: State, seat: int = 0) -> set[int]:
    return set(members(s.seats[seat].silver))


def cellar(s: State, seat: int = 0) -> dict[int, int]:
    """Cards with their markers."""
    me = s.seats[seat]
    return {card: me.markers[slot] for slot, card in enumerate(me.cellar) if card != NONE}


def slot_of(s: State, card: int, seat: int = 0) -> int:
    return s.seats[seat].cellar.index(card)


def coins(s: State, seat: int = 0) -> tuple[int, int]:
    """What the wine and the cheese indicator are worth."""
    score: Any = GAME_OF[type(s)].score
    return score.on_track(s, seat, 0), score.on_track(s, seat, 1)


def asked(s: State) -> int | None:
    """Who is asked: a seat, Chance, or nobody."""
    rules = GAME_OF[type(s)].rules
    found = [p for p in (CHANCE, 0, 1) if rules.asked(s, p)]
    assert len(found) == (0 if rules.over(s) else 1), f"{found} are asked"
    return found[0] if found else None


def legal(s: State, seat: int) -> list[int]:
    moves = [0] * WIDTH
    return moves[: GAME_OF[type(s)].rules.legal(s, seat, moves)]


def choices(s: State) -> list[tuple[str, int]]:
    """What whoever is asked can answer."""
    seat = asked(s)
    assert seat is not None
    return [MOVES[m] for m in legal(s, seat)]


def kinds(s: State) -> set[str]:
    return {kind for kind, _ in choices(s)}


def of_kind(s: State, kind: str) -> set[int]:
    """What can be answered with moves of this kind."""
    return {what for k, what in choices(s) if k == kind}


def names_of(s: State, kind: str) -> set[str]:
    """The same by name: ingredients, options, labels, goods, ways."""
    return {_name(s, kind, what) for what in of_kind(s, kind)}


def labels(s: State, option: str | None = None) -> set[str]:
    """The labels that can be used, as ingredient/option; or for one option, their ingredients."""
    found = names_of(s, "label")
    return found if option is None else {name.split("/")[0] for name in found if name.endswith("/" + option)}


def _name(s: State, kind: str, what: int) -> str:
    if kind == "label":
        tables = import_module(f"{GAME_OF[type(s)].package}.tables")
        return f"{INGREDIENTS[what // 2]}/{OPTIONS[tables.LABEL_OPTIONS[what // 2][what % 2]]}"
    words = {"option": OPTIONS, "steps": GOODS, "top": GOODS, "open": WAYS}.get(kind, INGREDIENTS)
    return str(words[what])


def odds(s: State) -> list[int]:
    """The weights of what Chance can answer; a game need not write them where all are the same."""
    weights = [0] * WIDTH
    return weights[: GAME_OF[type(s)].rules.odds(s, weights)] or [1] * len(choices(s))


# Moves

PENDING = ("choices", "due", "selling", "chain", "lead")


def sound(s: State) -> None:
    """Nothing is lost, nothing is out of range, nothing stands where it must not, and the game can go on."""
    assert s.out_of_range() == []
    for what, n in GAME_OF[type(s)].totals(s).items():
        assert n == (CARDS if "cards" in what else 0), what
    spaces = [space for seat in s.seats for space in seat.indicator if space > 0]
    assert len(spaces) == len(set(spaces)), "two indicators on one space"
    for seat in s.seats:
        assert seat.hidden == [0, 0]
        assert all(n == 0 for card, n in zip(seat.cellar, seat.markers, strict=True) if card == NONE)
        assert seat.closed == 0 or seat.cellar[SLOTS - 1] == NONE
    if Phase.DRAW < s.phase <= Phase.SELL_OUT or s.phase == Phase.OVER:
        assert s.ahead == [0, 0]
        assert s.owed == [0] * len(s.owed)
        assert [name for name in PENDING if getattr(s, name) != 0] == []
        assert (s.slot, s.option, s.wanted) == (NONE, NONE, NONE)
    seat_asked = asked(s)
    assert seat_asked is None or legal(s, seat_asked), "somebody is asked and has no answer"
    assert s.phase <= Phase.OVER


def move_of(s: State, kind: str, what: int | str = 0) -> int:
    """A move by its kind and what it is about, by number or by name."""
    if isinstance(what, str):
        what = next(n for k, n in MOVES if k == kind and _name(s, kind, n) == what)
    return MOVES.index((kind, what))


def make(s: State, kind: str, what: int | str = 0) -> None:
    """One move of whoever is asked."""
    seat, move = asked(s), move_of(s, kind, what)
    assert seat is not None
    assert move in legal(s, seat), f"{kind} {what} is not legal, but {choices(s)}"
    GAME_OF[type(s)].rules.apply(s, seat, move)
    sound(s)


def can(s: State, kind: str, what: int | str = 0) -> bool:
    """Whether whoever is asked may make this move."""
    seat = asked(s)
    return seat is not None and move_of(s, kind, what) in legal(s, seat)


def sell(s: State, card: int) -> None:
    """Or age it, or trigger it, or choose it, as the question says."""
    make(s, "slot", slot_of(s, card, s.acting))


def draw(s: State, *fronts: int) -> None:
    """Chance turns up these cards, one after another."""
    for front in fronts:
        make(s, "draw", front)


def done(s: State, times: int = 1) -> None:
    for _ in range(times):
        make(s, "done")


def step_on(s: State, good: int, steps: int) -> State:
    """An effect that gives the acting seat so many steps at once."""
    s.ahead[good], s.resume, s.phase = steps, s.phase, Phase.EFFECT
    import_module(f"{GAME_OF[type(s)].package}.rules").go_on(s)
    sound(s)
    return s


def skip_to(s: State, calendar: int, seat: int | None = None) -> None:
    """Nobody does more than the rules ask for until this phase comes, and in it this seat's turn."""
    while s.calendar < calendar or (seat is not None and asked(s) != seat):
        make(s, *(("done", 0) if can(s, "done") else choices(s)[0]))


def let_chance(s: State) -> None:
    """Chance answers as it likes until somebody else is asked."""
    while asked(s) == CHANCE:
        make(s, *choices(s)[0])
