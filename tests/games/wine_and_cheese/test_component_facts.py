"""The tables say what the file says, and the rule book's examples of plots find their places on the grid."""

from collections import Counter

import pytest

from affinage.core.packs import packed, together, unpacked
from affinage.core.sets import count, holds
from affinage.games.wine_and_cheese import tables as t


def plot(row: int, column: int) -> int:
    return t.GRID[row][column]


def kind(at: int) -> str:
    return t.PLOT_TYPES[t.PLOT_TYPE[at]]


def others(card: str, at: int) -> set[int]:
    reach = t.REACH[t.HOUSING_IDS.index(card)][at]
    return {p for p in range(t.PLOTS) if holds(reach, p)}


A, B, C, D = (plot(2, column) for column in range(4))
E, F, G, H = plot(3, 2), plot(3, 1), plot(0, 3), plot(1, 3)


def test_a_pattern_is_projected_from_the_plot_of_the_worker() -> None:
    assert others("furrow", A) == {B, C}


def test_a_pattern_at_the_edge_activates_only_its_own_plot() -> None:
    assert others("furrow", D) == set()


def test_toil_alone_on_sugar_covers_milk_and_white_grapes() -> None:
    assert [kind(p) for p in (A, B, C)] == ["sugar", "milk", "white"]
    assert t.HOUSING_KIND[t.HOUSING_IDS.index("furrow")] == t.ALONE


def test_toil_alone_on_milk_covers_white_grapes_and_a_fourth_plot() -> None:
    assert others("furrow", B) == {C, D}


def test_work_together_on_a_laboratory_covers_one_other_plot() -> None:
    assert kind(E) == "laboratory"
    assert others("corner", E) == {F}
    assert t.HOUSING_KIND[t.HOUSING_IDS.index("corner")] == t.TOGETHER


def test_work_together_on_salt_covers_red_grapes() -> None:
    assert (kind(G), kind(H)) == ("salt", "red")
    assert others("corner", G) == {H}


def test_the_eight_letters_are_eight_plots() -> None:
    assert len({A, B, C, D, E, F, G, H}) == 8


def test_fall_from_red_grapes_together_then_from_white_grapes_alone() -> None:
    a, b, c, d = plot(3, 1), plot(2, 2), plot(1, 2), plot(1, 1)
    assert [kind(p) for p in (a, b, c, d)] == ["red", "white", "milk", "laboratory"]
    assert b in others("bend", a)
    assert others("hook", b) == {c, d}


def test_no_half_turn_leaves_the_grid_as_it_is() -> None:
    types = [[kind(p) if p != t.NONE else "water" for p in row] for row in t.GRID]
    assert types != [row[::-1] for row in types[::-1]]


def test_a_water_hole_only_drops_its_own_cell() -> None:
    assert t.GRID[0][2] == t.NONE
    assert others("furrow", plot(0, 1)) == {plot(0, 3)}


@pytest.mark.parametrize("card", range(t.HOUSING))
def test_a_plot_is_reached_from_where_the_pattern_says(card: int) -> None:
    for at, (row, column) in enumerate(t.CELL):
        for (down, right), cell in ((step, (row + step[0], column + step[1])) for step in t.PATTERN[card]):
            reached = cell in t.CELL and holds(t.REACH[card][at], t.CELL.index(cell))
            assert reached == (cell in t.CELL), (down, right)
        assert not holds(t.REACH[card][at], at)
        assert count(t.REACH[card][at]) <= 2


def test_plots_are_numbered_row_by_row() -> None:
    assert [p for row in t.GRID for p in row if p != t.NONE] == list(range(t.PLOTS))
    assert all(t.GRID[row][column] == p for p, (row, column) in enumerate(t.CELL))
    assert Counter(t.PLOT_TYPE)[t.LAB] == 2


def test_the_track_starts_before_0_and_laps_to_the_first_2() -> None:
    assert t.TRACK[:6] == (0, 0, 1, 2, 2, 3)
    assert (t.LAST, t.TRACK[t.LAST], t.LAP_TO, t.TRACK[t.LAP_TO], t.LAP) == (22, 20, 3, 2, 20)
    assert [t.TRACK[space] for space in t.BONUS_AT] == [5, 11, 17]


def test_wines_come_before_cheeses() -> None:
    assert t.GOOD == (t.WINE,) * 24 + (t.CHEESE,) * 24
    assert t.OF_GOOD[t.WINE] | t.OF_GOOD[t.CHEESE] == 2**t.CARDS - 1
    assert count(t.GOURMET & t.OF_GOOD[t.WINE]) == count(t.GOURMET & t.OF_GOOD[t.CHEESE]) == 12


def test_a_card_has_a_dish_or_a_special_action() -> None:
    for card in range(t.CARDS):
        assert (t.DISH[card] == t.NONE) != (t.ACTION[card] == t.NONE)
        assert holds(t.GOURMET, card) == (t.DISH[card] != t.NONE)
        assert (t.STARTER_PAY[card] > 0) == (t.STARTER_STEPS[card] > 0) == (t.ACTION[card] == t.Action.STARTER)
        assert (t.MARKET_GAIN[card] + sum(t.MARKET_ANY[card]) > 0) == (t.ACTION[card] == t.Action.MARKET)


def test_costs_are_packs_of_markers() -> None:
    card = t.CARD_IDS.index("hay-loaf")
    assert dict(zip(t.INGREDIENTS, unpacked(t.COST[card]), strict=True))["milk"] == 2
    assert all(together(t.COST[card]) == t.COST_SIZE[card] for card in range(t.CARDS))
    assert packed((1, 1, 0, 0, 0, 0, 2)) == t.START


def test_labels_stand_in_the_order_of_the_ingredients() -> None:
    white, milk = t.INGREDIENTS.index("white"), t.INGREDIENTS.index("milk")
    assert [t.OPTIONS[option] for option in t.LABEL_OPTIONS[white]] == ["wine-step", "wine-card"]
    assert (t.LABEL_ANY[white], t.LABEL_ANY[milk]) == (t.WINE, t.CHEESE)
    assert all(together(cost) + (t.LABEL_ANY[label] != t.NONE) in (1, 2) for label, cost in enumerate(t.LABEL_COST))
    assert {option for label in t.LABEL_OPTIONS for option in label} == set(range(len(t.OPTIONS)))


def test_an_option_tells_its_good() -> None:
    assert all(t.GOODS[number % 2] in option for number, option in enumerate(t.OPTIONS))
