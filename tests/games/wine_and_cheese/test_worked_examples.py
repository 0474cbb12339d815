"""The examples of the rule books, on the box for tests and on the shipped one, found by what places and cards show.

The plots of the examples have letters there; here they are looked for on the grid.
"""

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from typing import Any

import pytest

from affinage.core.game import Game
from affinage.games.wine_and_cheese.state import NONE, Phase, State
from affinage.games.wine_and_cheese.tables import ALONE, CHEESE, COLOURS, INGREDIENTS, LAB, TOGETHER, WINE, Action

from .setups import (
    GAME,
    SHIPPED,
    At,
    asked,
    coins,
    done,
    kinds,
    make,
    members,
    names_of,
    of_kind,
    pool,
    position,
    sell,
    space_of,
    step_on,
)

BLUE, RED = COLOURS.index("blue"), COLOURS.index("red")
SUGAR, MILK, WHITE, SALT, DARK = (INGREDIENTS.index(name) for name in ("sugar", "milk", "white", "salt", "red"))
both_boxes = pytest.mark.parametrize("game", [GAME, SHIPPED], ids=["box for tests", "shipped box"])


def tables_of(game: Game) -> Any:
    return import_module(f"{game.package}.tables")


def housing_with(t: Any, *cards: int) -> tuple[list[int], list[int]]:
    """Housing cards in their spaces, these among them, and the spaces of these."""
    kinds_of = [[c for c in range(t.HOUSING) if t.HOUSING_KIND[c] == kind] for kind in (TOGETHER, ALONE)]
    rows = [sorted(of_kind, key=lambda c: c not in cards) for of_kind in kinds_of]
    laid = [rows[0][0], rows[1][0], rows[0][1], rows[1][1], rows[0][2]]
    return laid, [laid.index(card) for card in cards]


def sending(game: Game, card: int, colour: int, *standing: int) -> State:
    """Seat 1 is about to send its worker of this colour from this card; four other workers are out."""
    t = tables_of(game)
    housing, (space,) = housing_with(t, card)
    others = [c for c in range(4) if c != colour]
    spots = [*standing, *[p for p in range(t.PLOTS - 1, -1, -1) if p not in standing]][:4]
    homes = ([NONE] * 5, [NONE] * 5)
    for home in homes:
        home[space], home[(space + 1) % 4] = colour, others[0]
    field = {others[1]: spots[:2], others[2]: spots[2:]}
    s = position(At.SEND, housing=housing, homes=homes, field=field, turn=4, game=game)
    make(s, "house", space)
    assert s.colour == colour
    return s


def lines(t: Any) -> Iterator[tuple[int, tuple[int, int, int, int]]]:
    """Toil Alone cards that are straight with the red cell at one end; plots A, B, C and D along them."""
    for card in range(t.HOUSING):
        near, far = sorted(t.PATTERN[card], key=lambda cell: abs(cell[0]) + abs(cell[1]))
        if t.HOUSING_KIND[card] == ALONE and far == (2 * near[0], 2 * near[1]):
            for a, (row, column) in enumerate(t.CELL):
                cells = [(row + n * near[0], column + n * near[1]) for n in range(4)]
                if all(cell in t.CELL for cell in cells):
                    plots = tuple(t.CELL.index(cell) for cell in cells)
                    yield card, (a, plots[1], plots[2], plots[3])


def toil_alone(game: Game) -> tuple[int, tuple[int, int, int, int]]:
    t = tables_of(game)
    return next((card, abcd) for card, abcd in lines(t) if [t.PLOT_TYPE[p] for p in abcd[:3]] == [SUGAR, MILK, WHITE])


def alone_on_the_grid(game: Game, plots: tuple[int, ...]) -> list[int]:
    """Plots far from the example, for workers who only have to stand somewhere."""
    return [p for p in range(tables_of(game).PLOTS) if p not in plots]


# Spring: who has to follow


@both_boxes
def test_blue_worker_is_followed_by_the_blue_worker(game: Game) -> None:
    homes = ((BLUE, 1, 2, 3, NONE), (3, 2, BLUE, 1, NONE))
    s = position(At.SEND, homes=homes, game=game)
    make(s, "house", 0)
    make(s, "plot", 0)
    while s.phase == Phase.GAIN:
        make(s, "gain", "yeast")
    done(s)
    assert asked(s) == 1
    assert (s.phase, s.colour, s.house) == (Phase.PLOT, BLUE, 2)
    assert "house" not in kinds(s)


# Spring: the pattern on the grid


@both_boxes
def test_pattern_on_plot_a_activates_a_b_and_c(game: Game) -> None:
    t = tables_of(game)
    card, (a, b, c, _) = toil_alone(game)
    assert set(members(t.REACH[card][a])) == {b, c}


@both_boxes
def test_pattern_on_plot_d_at_the_edge_activates_d_alone(game: Game) -> None:
    t = tables_of(game)
    card = toil_alone(game)[0]
    d = next(plot for plot in range(t.PLOTS) if t.REACH[card][plot] == 0)
    spots = [p for p in range(t.PLOTS) if p != d]
    s = sending(game, card, BLUE, *spots[:4])
    make(s, "plot", d)
    if t.PLOT_TYPE[d] == LAB:
        make(s, "gain", "yeast")
    assert sum(pool(s).values()) == 1


# Spring: Toil Alone


@both_boxes
def test_toil_alone_on_a_gives_sugar_milk_and_white_grapes(game: Game) -> None:
    card, (a, b, c, d) = toil_alone(game)
    s = sending(game, card, BLUE, d, *alone_on_the_grid(game, (a, b, c, d))[:3])
    make(s, "plot", a)
    assert pool(s) == {"sugar": 1, "milk": 1, "white": 1}


@both_boxes
def test_toil_alone_on_b_gives_milk_and_white_grapes_and_nothing_on_d_where_somebody_stands(game: Game) -> None:
    card, (a, b, c, d) = toil_alone(game)
    s = sending(game, card, BLUE, d, *alone_on_the_grid(game, (a, b, c, d))[:3])
    make(s, "plot", b)
    assert pool(s) == {"milk": 1, "white": 1}


# Spring: Work Together


def work_together(game: Game) -> tuple[int, int, int, int, int]:
    """A card with E and F, and G and H."""
    t = tables_of(game)
    for card, e, g in product(range(t.HOUSING), range(t.PLOTS), range(t.PLOTS)):
        if t.HOUSING_KIND[card] == TOGETHER and t.PLOT_TYPE[e] == LAB and t.PLOT_TYPE[g] == SALT:
            fs, hs = members(t.REACH[card][e]), [p for p in members(t.REACH[card][g]) if t.PLOT_TYPE[p] == DARK]
            if fs and hs:
                return card, e, fs[0], g, hs[0]
    raise AssertionError("the box has no place for the examples of Work Together")


@both_boxes
@pytest.mark.parametrize("answers", [("yeast", "yeast"), ("cultures", "cultures"), ("yeast", "cultures")])
def test_work_together_on_laboratory_e_gives_two_of_choice_and_nothing_on_f_where_nobody_stands(
    game: Game, answers: tuple[str, str]
) -> None:
    t = tables_of(game)
    card, e, f, _, h = work_together(game)
    far = [p for p in alone_on_the_grid(game, (e, f, h)) if not t.REACH[card][e] >> p & 1]
    s = sending(game, card, RED, h if h != f and not t.REACH[card][e] >> h & 1 else far[3], *far[:3])
    make(s, "plot", e)
    for answer in answers:
        assert names_of(s, "gain") == {"yeast", "cultures"}
        make(s, "gain", answer)
    assert pool(s) == {name: answers.count(name) for name in answers}
    assert s.phase == Phase.CONFIRM


@both_boxes
def test_work_together_on_g_gives_two_salt_and_red_grapes_on_h(game: Game) -> None:
    t = tables_of(game)
    card, _, _, g, h = work_together(game)
    far = [p for p in alone_on_the_grid(game, (g, h)) if not t.REACH[card][g] >> p & 1]
    s = sending(game, card, RED, h, *far[:3])
    make(s, "plot", g)
    assert pool(s) == {"salt": 2, "red": 1}


# Labels: what white grapes and milk cost


@both_boxes
@pytest.mark.parametrize("further", ["white", "red", "yeast", "sugar"])
@pytest.mark.parametrize("option", ["wine-step", "wine-card"])
def test_label_of_white_grapes_costs_them_and_one_further_wine_ingredient(
    game: Game, further: str, option: str
) -> None:
    held = {"white": 1, "milk": 1}
    held[further] = held.get(further, 0) + 1
    s = position(pools=(held, {}), game=game)
    make(s, "label", f"white/{option}")
    assert pool(s) == {"milk": 1}
    assert (s.phase == Phase.TAKE) == (option == "wine-card")
    assert s.seats[0].indicator == ([1, 0] if option == "wine-step" else [0, 0])


@both_boxes
@pytest.mark.parametrize("further", ["salt", "cultures", "milk"])
def test_label_of_milk_costs_it_and_one_further_cheese_ingredient(game: Game, further: str) -> None:
    held = {"milk": 1, "white": 1}
    held[further] = held.get(further, 0) + 1
    s, alone = (position(pools=(markers, {}), game=game) for markers in (held, {"milk": 1, "white": 5}))
    milk = [{what for what in of_kind(t, "label") if what // 2 == MILK} for t in (s, alone)]
    assert milk[1] == set()
    make(s, "label", min(milk[0]))
    assert pool(s) == {"white": 1}


# The money track


@both_boxes
def test_two_steps_from_the_start_lead_to_0_and_then_to_1(game: Game) -> None:
    s = position(game=game)
    values = []
    for _ in range(2):
        step_on(s, CHEESE, 1)
        values.append((s.seats[0].indicator[CHEESE], coins(s)[CHEESE]))
    assert values == [(1, 0), (2, 1)]
    assert step_on(position(game=game), CHEESE, 2).seats[0].indicator == [0, 2]


@both_boxes
def test_two_steps_from_19_lead_to_20_and_along_the_lap_arrow_to_the_free_2(game: Game) -> None:
    """The first of the two 2-spaces is taken; a lap is marked."""
    s = position(indicators=((0, space_of(19)), (space_of(2), 0)), bonus=(), game=game)
    at_once = step_on(s.copy(), CHEESE, 2)
    step_on(s, CHEESE, 1)
    assert (s.seats[0].indicator[CHEESE], s.seats[0].laps, coins(s)[CHEESE]) == (space_of(20), [0, 0], 20)
    step_on(s, CHEESE, 1)
    assert s.seats[0].indicator[CHEESE] == space_of(2, second=True)
    assert s.seats[0].laps == [0, 1]
    assert coins(s)[CHEESE] == 22
    assert at_once == s


# Washing: A and B are action cards, C and D gourmet cards


def washing(game: Game) -> tuple[State, int, int]:
    t = tables_of(game)
    cheeses = [c for c in range(t.CARDS) if t.GOOD[c] == CHEESE]
    a = next(c for c in cheeses if t.ACTION[c] == Action.WASH)
    b = next(c for c in cheeses if t.ACTION[c] == Action.WASH_GOURMET)
    c, d = [card for card in cheeses if t.DISH[card] != NONE][:2]
    return position(At.TRIGGER, cellars=({a: 1, b: 2, c: 1, d: 0}, {}), bonus=(), game=game), a, b


@both_boxes
def test_card_a_gives_four_wine_steps_for_cheeses_a_b_c_and_d(game: Game) -> None:
    s, a, _ = washing(game)
    sell(s, a)
    assert s.seats[0].indicator == [4, 0]


@both_boxes
@pytest.mark.parametrize(
    ("answers", "indicator"),
    [
        (("wine", "wine"), [4, 0]),
        (("cheese", "cheese"), [0, 2]),
        (("wine", "cheese"), [2, 1]),
        (("cheese", "wine"), [3, 1]),  # in the other order the wine indicator skips the cheese indicator on the 0
    ],
)
def test_card_b_gives_four_wine_steps_or_two_cheese_steps_or_two_and_one_in_any_order(
    game: Game, answers: tuple[str, str], indicator: list[int]
) -> None:
    s, _, b = washing(game)
    sell(s, b)
    for answer in answers:
        make(s, "steps", answer)
    assert s.seats[0].indicator == indicator
    assert s.phase == Phase.TRIGGERS


# Fall


def fall_places(game: Game) -> tuple[int, int, int, int, int, int]:
    """A Work Together card that leads from red grapes A to white grapes B, a Toil Alone card from B to C and D."""
    t = tables_of(game)
    for card, other in product(range(t.HOUSING), range(t.HOUSING)):
        if (t.HOUSING_KIND[card], t.HOUSING_KIND[other]) == (TOGETHER, ALONE):
            for a in range(t.PLOTS):
                for b in members(t.REACH[card][a]):
                    reached = sorted(members(t.REACH[other][b]), key=lambda p: t.PLOT_TYPE[p])
                    types = [t.PLOT_TYPE[p] for p in (a, b, *reached)]
                    if types == [DARK, WHITE, MILK, LAB] and a not in reached:
                        return card, other, a, b, reached[0], reached[1]
    raise AssertionError("the box has no place for the example of fall")


@both_boxes
@pytest.mark.parametrize("answer", ["yeast", "cultures"])
def test_red_worker_on_a_comes_back_to_work_together_and_the_one_on_b_to_toil_alone(game: Game, answer: str) -> None:
    t = tables_of(game)
    card, other, a, b, c, d = fall_places(game)
    housing, (space, other_space) = housing_with(t, card, other)
    near = set(members(t.REACH[card][a])) | {a, b, c, d}
    far = [p for p in range(t.PLOTS) if p not in near][:6]
    colours = [n for n in range(4) if n != RED]
    field = {RED: (a, b), **{n: far[2 * i : 2 * i + 2] for i, n in enumerate(colours)}}
    s = position(At.RETURN, housing=housing, field=field, game=game)
    make(s, "plot", a)
    make(s, "house", space)
    assert pool(s, 0) == {"red": 2, "white": 1}
    assert s.seats[0].houses[space] == RED
    assert members(s.field[RED]) == [b]
    done(s)
    assert asked(s) == 1
    assert (s.phase, s.plot) == (Phase.HOUSE, b)
    make(s, "house", other_space)
    make(s, "gain", answer)
    assert pool(s, 1) == {"white": 1, "milk": 1, answer: 1}
    assert s.seats[1].houses[other_space] == RED
    assert s.field[RED] == 0


# The scoring sheet: 47 for cheese, 39 for wine, 39 in the end


@both_boxes
def test_sample_score_of_39(game: Game) -> None:
    t, score = tables_of(game), game.score
    tried = 0
    for n in range(1, 7):
        gourmet = sorted((c for c in range(t.CARDS) if t.DISH[c] != NONE), key=lambda c: t.DISH[c])
        wines, cheeses = ([c for c in gourmet if t.GOOD[c] == good][:n] for good in (WINE, CHEESE))
        sold = sum(t.GOLD[c] for c in wines[1:]) + t.SILVER[wines[0]], sum(t.GOLD[c] for c in cheeses)
        track = 39 - sold[WINE] - n, 47 - sold[CHEESE] - n
        if all(2 < value <= 20 or 22 < value <= 40 for value in track) and track[0] != track[1]:
            laps = [int(value > 20) for value in track]
            indicators = [space_of(value - 20 * lap) for value, lap in zip(track, laps, strict=True)]
            s = position(
                At.SELL_OUT, gold=((*wines[1:], *cheeses), ()), silver=((wines[0],), ()), game=game,
                indicators=(indicators, (0, 0)), laps=(laps, (0, 0)),
            )  # fmt: skip
            parts = [0] * 8
            assert score.points(s, 0, parts) == 39
            assert (sum(parts[:4]), sum(parts[4:])) == (39, 47)
            assert parts[3] == parts[7] == n
            tried += 1
    assert tried > 0
