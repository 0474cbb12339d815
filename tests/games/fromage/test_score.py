import pytest

from affinage.games.fromage import score
from affinage.games.fromage.state import CORPORATION
from affinage.games.fromage.tables import FESTIVAL_POINTS

from .setups import give, put, turn


def places(s: object, seats: int) -> list[int]:
    found = [0] * seats
    score.rank(s, found)  # type: ignore[arg-type]  # a state
    return found


# Festival


def test_groups_by_size() -> None:
    assert FESTIVAL_POINTS == (0, 0, 2, 4, 6, 9, 12, 15)
    s, sizes = turn(), []
    for cell in (2, 7, 8, 6, 16):  # the second touches a sample, the last one nothing
        put(s, 0, "festival", cell)
        sizes.append(score.festival(s, 0))
    assert sizes == [0, 4, 6, 9, 9]


def test_a_long_group_scores_five_more_for_each_beyond_seven() -> None:
    s = turn()
    put(s, 0, "festival", 1, 2, 3, 5, 6, 7, 8, 9)  # the two upper rows with both corners, and three samples below
    assert score.festival(s, 0) == 15 + 5 * (8 + 2 + 3 - 7)


def test_diagonal_cheeses_are_not_adjacent() -> None:
    s = turn()
    put(s, 0, "festival", 2, 8)
    assert score.festival(s, 0) == 0


def test_rows_do_not_run_into_each_other() -> None:
    s = turn()
    put(s, 0, "festival", 9, 15)  # the right end of a row and the left end of another
    assert score.festival(s, 0) == 4 + 4  # each with its two samples


def test_a_free_sample_belongs_to_several_seats() -> None:
    s = turn()
    put(s, 0, "festival", 1)
    put(s, 1, "festival", 5)
    assert [score.festival(s, p) for p in range(3)] == [2, 4, 0]


# Fromagerie and Bistro


@pytest.mark.parametrize(("shelves", "points"), [(0, 0), (1, 0), (2, 2), (3, 5)])
def test_left_shelves(shelves: int, points: int) -> None:
    s = turn()
    put(s, 0, "fromagerie", *[3 * shelf for shelf in range(shelves)])
    assert score.fromagerie(s, 0) == points


def test_all_shelves_and_points_for_every_cheese_on_the_right() -> None:
    s = turn()
    put(s, 0, "fromagerie", 0, 3, 6, 9, 12, 13, 15, 16, 17)
    assert score.fromagerie(s, 0) == 20 + 1 + 2 * 2 + 3 * 3


@pytest.mark.parametrize(("tables", "points"), [(0, 0 + 2), (1, 3 + 5 + 3), (2, 2 * (4 + 6) + 4), (3, 3 * (6 + 9) + 6)])
def test_pairings_raise_all_plates(tables: int, points: int) -> None:
    s = turn()
    for table in range(tables):
        put(s, 0, "bistro", 2 * table, 2 * table + 1)  # silver and gold
    put(s, 0, "bistro", 13)  # one more silver
    assert score.bistro(s, 0) == points


def test_plates_of_two_tables_or_two_seats_are_no_pairing() -> None:
    s = turn()
    put(s, 0, "bistro", 1, 2)
    put(s, 1, "bistro", 3)
    assert score.pairings(s.seats[0].cheese[2]) == 0
    assert score.bistro(s, 0) == 4 + 2


# Villes


def test_ties_and_empty_regions() -> None:
    s = turn(4)
    s.customers[:] = [0, 0, 1, 1, 2, 2]
    put(s, 0, "villes", "la-rochelle", "caen")
    put(s, 1, "villes", "laval")
    # atlantic 1:1, channel 1:1
    assert [score.villes(s, p) for p in range(4)] == [3 + 3, 3 + 3, 0, 0]
    put(s, 2, "villes", "poitiers")  # atlantic, loire, highlands
    assert score.villes(s, 2) == 3 + 8 + 9
    put(s, 0, "villes", "auch")  # atlantic and midi
    assert score.villes(s, 0) == 7 + 3 + 9
    assert score.villes(s, 2) == 8 + 9


def test_ties_of_three_seats_are_worth_two_and_of_two_nothing() -> None:
    for seats, tie in ((2, 0), (3, 2), (4, 3)):
        s = turn(seats)
        put(s, 0, "villes", "caen")
        put(s, 1, "villes", "chartres")
        assert score.villes(s, 0) == tie


# Places


def test_most_points_then_most_cheese_then_shared() -> None:
    s = turn(3)
    give(s, 0, fruit=4)
    give(s, 1, fruit=2)
    give(s, 2, fruit=2)
    assert places(s, 3) == [0, 1, 1]
    give(s, 1, fruit=2)
    assert places(s, 3) == [0, 0, 2]
    assert score.ENDINGS[score.ending(s)] == "shared"
    put(s, 1, "festival", 2)  # a cheese without points
    assert places(s, 3) == [1, 0, 2]
    assert score.ENDINGS[score.ending(s)] == "cheese"
    give(s, 1, fruit=2)
    assert score.ENDINGS[score.ending(s)] == "points"


def test_bonus_cheese_counts_for_the_tie_break() -> None:
    s = turn(2)
    put(s, 0, "festival", 2)
    assert score.cheeses(s, 0) == 1


def test_categories_add_up() -> None:
    s = turn(4)
    put(s, 0, "festival", 1)
    put(s, 0, "fromagerie", 15)
    put(s, 0, "bistro", 1)
    put(s, 0, "villes", "nancy")
    give(s, 0, fruit=2)
    s.seats[0].fruited, s.seats[0].jam, s.seats[0].filled = 2, 2, 9
    parts = [0] * 8
    assert score.points(s, 0, parts) == score.final(s, 0) == sum(parts)
    assert parts == [2, 3, 4, 8, 4, 14 + 2 * 4, 0, 1]


# Alone


def test_alone_one_wins_only_before_the_corporation() -> None:
    s = turn(1)
    assert score.final(s, CORPORATION) == score.corporation(s)
    s.seats[CORPORATION].cheese[:] = [0, 0, 0, 0]
    s.seats[CORPORATION].orders = 0
    assert places(s, 1) == [1]  # level in points and cheese: a draw is no win
    assert score.ENDINGS[score.ending(s)] == "shared"
    put(s, 0, "fromagerie", 1)  # one shelf scores nothing
    assert places(s, 1) == [0]
    assert score.ENDINGS[score.ending(s)] == "cheese"
    s.seats[CORPORATION].orders = 1
    assert places(s, 1) == [1]
    give(s, 0, fruit=9)
    assert places(s, 1) == [0]
