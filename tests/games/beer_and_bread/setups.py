"""Positions and moves for the tests of the rules, played on the box for tests.

Every move made here is checked: it was legal, no token or card got lost, every number keeps its range, and
until the end somebody is asked who can answer.
"""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, cast

from affinage.core.game import CHANCE, Game, find
from affinage.games.beer_and_bread.moves import WIDTH, Kind
from affinage.games.beer_and_bread.state import NONE, Phase, State, YearStep
from affinage.games.beer_and_bread.tables import CARDS, GOODS, RESOURCES

from . import box
from .places import Place, at, put

GAME = box.load()
RULES = GAME.rules
TABLES: Any = import_module(f"{GAME.package}.tables")
SHIPPED = find("beer-and-bread")
GAME_OF = {game.state: game for game in (GAME, SHIPPED)}  # a position knows its box by its class

Amounts = Mapping[str, int]
Cards = Sequence[int]
BOTH: tuple[tuple[()], tuple[()]] = ((), ())
NOTHING: tuple[Amounts, Amounts] = ({}, {})


# What is in the box


def row(amounts: Amounts) -> list[int]:
    assert set(amounts) <= set(RESOURCES)
    return [amounts.get(name, 0) for name in RESOURCES]


def named(amounts: Sequence[int]) -> dict[str, int]:
    return {name: n for name, n in zip(RESOURCES, amounts, strict=True) if n != 0}


def upgrade(name: str) -> int:
    return int(TABLES.UPGRADE_IDS.index(name))


def cards(
    *,
    good: str | None = None,
    value: int | None = None,
    harvest: Amounts | None = None,
    recipe: Amounts | None = None,
    upgrade: str | None = None,
    but: Iterable[int] = (),
) -> list[int]:
    """All cards that look like this."""
    left_out = set(but)
    return [
        card
        for card in range(CARDS)
        if card not in left_out
        and (good is None or GOODS[TABLES.GOOD[card]] == good)
        and (value is None or TABLES.VALUE[card] == value)
        and (harvest is None or list(TABLES.HARVEST[card]) == row(harvest))
        and (recipe is None or list(TABLES.RECIPE[card]) == row(recipe))
        and (upgrade is None or TABLES.UPGRADE_IDS[TABLES.UPGRADE[card]] == upgrade)
    ]


def card(**look: Any) -> int:
    """One card that looks like this."""
    return cards(**look)[0]


def harvest_card(but: Iterable[int] = (), **harvest: int) -> int:
    return card(harvest=harvest, but=but)


def recipe_card(good: str, but: Iterable[int] = (), **recipe: int) -> int:
    return card(good=good, recipe=recipe, but=but)


# Positions


def position(
    *,
    year: int = 1,
    turn: int = 0,
    windmill: int = 0,
    hands: Sequence[Cards] = BOTH,
    tokens: Sequence[Amounts] = NOTHING,
    field: Amounts | None = None,
    columns: Sequence[Cards] = BOTH,
    sites: Sequence[Cards] = BOTH,
    sold: Sequence[Cards] = BOTH,
    upgrades: Sequence[Sequence[str]] = BOTH,
    exchange: Cards = (),
    discards: Cards = (),
    deck: Cards | None = None,
    rest: int = Place.DISCARD,
    game: Game = GAME,
) -> State:
    """A position in which a card is to be chosen. Tokens not named lie in the supply; the fields are seeded.

    Cards not named are in the deck; with a `deck`, top card first, they lie at `rest`.
    """
    named = [
        *discards,
        *exchange,
        *(deck or ()),
        *(c for side in (hands, columns, sites, sold) for p in side for c in p),
    ]
    assert len(named) == len(set(named)), "a card would lie in two places"
    built, game = _carriers(upgrades, [c for c in range(CARDS) if c not in named], game)
    s, tables = cast("State", game.state()), import_module(f"{game.package}.tables")
    s.year, s.turn, s.windmill, s.phase, s.step, s.chosen = (
        year,
        turn,
        windmill,
        Phase.CHOOSE,
        YearStep.ACTIONS,
        NONE,
    )
    s.acting = windmill if turn % 2 == 0 else 1 - windmill
    s.exchange = [NONE] * len(s.exchange)
    for c in range(CARDS):
        put(s, c, Place.DECK if deck is None or c in deck else rest)
    for c in discards:
        put(s, c, Place.DISCARD)
    for space, face_up in enumerate(exchange):
        put(s, face_up, Place.EXCHANGE + space)
    for p, seat in enumerate(s.seats):
        seat.tokens = row(tokens[p])
        for place, there in (
            (Place.HAND, hands),
            (Place.COLUMN, columns),
            (Place.SITE, sites),
            (Place.SOLD, sold),
            (Place.UPGRADE, built),
        ):
            for c in there[p]:
                put(s, c, place + p)
    order = sorted(at(s, Place.DECK)) if deck is None else deck
    s.laid, s.row = len(order), sum(tables.GOOD[c] << n for n, c in enumerate(order))
    s.supply = [t - a - b for t, a, b in zip(tables.TOKENS, s.seats[0].tokens, s.seats[1].tokens, strict=True)]
    signs = tables.FRUITFUL if year % 2 == 1 else tables.DRY
    s.field = [min(n, sign) for n, sign in zip(s.supply, signs, strict=True)] if field is None else row(field)
    s.supply = [n - f for n, f in zip(s.supply, s.field, strict=True)]
    sound(s)
    return s


def _carriers(upgrades: Sequence[Sequence[str]], free: list[int], game: Game) -> tuple[list[list[int]], Game]:
    """Cards that carry these upgrades. Where none is left, in the box for tests, another card carries it instead."""
    tables = import_module(f"{game.package}.tables")
    built: list[list[int]] = [[], []]
    changed: dict[int, str] = {}
    for p, names in enumerate(upgrades):
        for name in names:
            fitting = [c for c in free if tables.UPGRADE_IDS[tables.UPGRADE[c]] == name]
            found = (fitting or free[::-1])[0]
            if not fitting:
                changed[found] = name
            free.remove(found)
            built[p].append(found)
    if changed:
        assert game is GAME
        game = box.load(carried=tuple(sorted(changed.items())))
        GAME_OF[game.state] = game
    return built, game


def new_year(year: int, *, windmill: int = 0, **given: Any) -> State:
    """The moment a year begins, its fields seeded; `given` is the table at the last turn of the year before.

    That turn puts a scoring upgrade under the board of the seat which then moves.
    """
    tokens = given.get("tokens", NOTHING)
    stored = [sum(t.values()) for t in tokens]
    assert stored[0] == stored[1] or stored[windmill] < stored[1 - windmill], "the windmill would go to the other seat"
    before = 1 - windmill
    used = {c for name in ("exchange", "discards", "deck") for c in given.get(name, ())}
    used |= {c for name in ("columns", "sites", "sold") for side in given.get(name, BOTH) for c in side}
    last = next(c for c in range(CARDS) if TABLES.SLOTS[TABLES.SLOT[TABLES.UPGRADE[c]]] == "scoring" and c not in used)
    hands = ((), (last,)) if before == 0 else ((last,), ())
    s = position(year=year - 1, turn=9, windmill=before, hands=hands, **given)
    make(s, "card", last)
    make(s, "upgrade")
    make(s, "done")
    return s


# What lies there


def hand(s: State, seat: int) -> set[int]:
    return at(s, Place.HAND + seat)


def column(s: State, seat: int) -> set[int]:
    return at(s, Place.COLUMN + seat)


def exchange(s: State) -> list[int]:
    return [c for space in range(3) for c in at(s, Place.EXCHANGE + space)]


def copies(s: State, seat: int, name: str) -> int:
    """How many copies of an upgrade lie under a seat's board."""
    tables = import_module(f"{GAME_OF[type(s)].package}.tables")
    return sum(tables.UPGRADE_IDS[tables.UPGRADE[c]] == name for c in at(s, Place.UPGRADE + seat))


def stock(s: State, seat: int) -> dict[str, int]:
    return named(s.seats[seat].tokens)


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
    return [GAME.moves[m] for m in legal(s, seat)]


def kinds(s: State) -> set[str]:
    return {kind for kind, _ in choices(s)}


def named_choices(s: State, kind: str) -> set[str]:
    """The resources that can be paid, given or taken."""
    return {RESOURCES[what] for k, what in choices(s) if k == kind}


def odds(s: State) -> list[int]:
    """The weights of what Chance can answer; all alike where the rules give none."""
    weights = [0] * WIDTH
    return weights[: GAME_OF[type(s)].rules.odds(s, weights)] or [1] * len(legal(s, CHANCE))


# Moves


def sound(s: State) -> None:
    """Nothing is lost, nothing is out of range, and the game can go on."""
    assert s.out_of_range() == []
    for what, n in GAME_OF[type(s)].totals(s).items():
        assert n == {"cards": CARDS, **dict(zip(RESOURCES, TABLES.TOKENS, strict=True))}.get(what, 0), what
    seat = asked(s)
    assert seat is None or legal(s, seat), "somebody is asked and has no answer"


def make(s: State, kind: str, what: int | str = 0) -> None:
    """One move of whoever is asked."""
    seat, move = asked(s), Kind[kind.upper()] + (RESOURCES.index(what) if isinstance(what, str) else what)
    assert seat is not None
    assert move in legal(s, seat), f"{kind} {what} is not legal, but {choices(s)}"
    GAME_OF[type(s)].rules.apply(s, seat, move)
    sound(s)


def play(s: State, played: int, action: str) -> None:
    """A card chosen and used, without the turn's last word. A seat with only one card is not asked which."""
    if s.phase == Phase.CHOOSE:
        make(s, "card", played)
    assert s.chosen == played
    make(s, action)


def take_turn(s: State, played: int, action: str) -> None:
    """A whole turn in which nothing overflows."""
    play(s, played, action)
    make(s, "done")


def draw(s: State, *fronts: int) -> None:
    """Chance turns up these cards, one after another."""
    for front in fronts:
        make(s, "draw", front)


def let_chance(s: State) -> list[int]:
    """Chance answers as it likes until somebody else is asked; the cards it turned up."""
    fronts = []
    while asked(s) == CHANCE:
        kind, what = choices(s)[0]
        if kind == "draw":
            fronts.append(what)
        make(s, kind, what)
    return fronts


def wander(seed: int, taste: Mapping[str, float] | None = None, game: Game = GAME) -> Iterator[State]:
    """Every position of a game in which all answer at random; `taste` weighs the kinds of move."""
    rng = random.Random(seed)
    rules, s = game.rules, cast("State", game.state())
    rules.setup(s, 2, [0])
    moves, weights = [0] * WIDTH, [0] * WIDTH
    while True:
        yield s
        if rules.over(s):
            return
        seat = next(p for p in (CHANCE, 0, 1) if rules.asked(s, p))
        found = moves[: rules.legal(s, seat, moves)]
        if seat == CHANCE:
            chosen = rng.choices(found, weights[: rules.odds(s, weights)] or None)[0]
        else:
            chosen = rng.choices(found, [(taste or {}).get(GAME.moves[m][0], 1.0) for m in found])[0]
        rules.apply(s, seat, chosen)
