"""The fair, magnates, the final round and scoring: one test for each rule."""

import pytest

from affinage.games.vinhos import rules
from affinage.games.vinhos.rules import magnates
from affinage.games.vinhos.rules.fair import judge, rank_fair
from affinage.games.vinhos.rules.magnates import multiplied
from affinage.games.vinhos.score import ENDINGS, ending, final, majorities, rank
from affinage.games.vinhos.state import Phase, Stage, State
from affinage.games.vinhos.tables import COUNTED_IDS, MAGNATE_TASK, POSITIONS, RATES, TARGETS, TRACK, Task

from .setups import DIVEST, DONE, at_turn, do, found, give, kinds, lay, legal, space, stand, tile, to_fair

SLOT = {what: COUNTED_IDS.index(what) * RATES for what in COUNTED_IDS}


def fair(seats: int, points: list[int], year: int = 3, absent: tuple[int, ...] = ()) -> State:
    s = at_turn(seats, year=year)
    s.stage = Stage.FAIR
    for p in range(seats):
        s.seats[p].fair = points[p]
        s.seats[p].booth = -1 if p in absent else p
    rank_fair(s)
    return s


@pytest.mark.parametrize(("year", "first", "third"), [(3, 9, 3), (5, 12, 4), (6, 15, 5)])
def test_two_seats_play_for_first_and_third_place(year: int, first: int, third: int) -> None:
    s = fair(2, [4, 9], year)
    assert [s.seats[p].fairs for p in range(2)] == [third, first]
    s = fair(2, [7, 7], year)
    assert [s.seats[p].fairs for p in range(2)] == [(first + third) // 2] * 2


def test_three_seats_have_no_prize_for_the_last() -> None:
    s = fair(3, [4, 9, 1])
    assert [s.seats[p].fairs for p in range(3)] == [6, 9, 3]
    assert s.prized == 0


def test_who_has_no_wine_is_not_ranked() -> None:
    s = fair(4, [9, 5, 4, 30], absent=(3,))
    assert [s.seats[p].fairs for p in range(4)] == [9, 6, 3, 0]
    assert s.prized == 0
    assert s.seats[3].fair == 30


def test_all_four_level_share_everything() -> None:
    s = fair(4, [5, 5, 5, 5])
    assert [s.seats[p].fairs for p in range(4)] == [(9 + 6 + 3) // 4] * 4
    assert s.prized == 0b1111


def test_arrows_stop_at_the_top_of_a_track() -> None:
    s = at_turn(year=3)
    s.stage = Stage.FAIR
    s.features[1] = TRACK - 1
    one = tile("taste", "barrel")
    give(s, 0, one)
    s.seats[0].booth, s.seats[0].played = 0, 1 << one
    judge(s)
    assert s.features[1] == TRACK - 1
    assert s.seats[0].fair == 4


def test_played_experts_go_under_their_decks_and_booths_are_free_again() -> None:
    s = at_turn(year=3)
    s.stage = Stage.FAIR
    one = tile("taste", "barrel")
    give(s, 0, one)
    s.seats[0].booth, s.seats[0].played = 0, 1 << one
    judge(s)
    assert s.seats[0].up == s.seats[0].played == 0
    assert s.returned[1] == one - 6 + 1
    assert s.seats[0].booth == -1


def test_experts_must_suit_the_booth_lie_face_up_and_be_few_enough() -> None:
    s = at_turn(2, year=3)
    give(s, 0, tile("taste", "barrel"), tile("taste", "bagos"), tile("alcohol", "bagos"))
    give(s, 0, tile("appearance", "bagos"), down=True)
    give(s, 1, tile("aroma", "bagos"))
    s.seats[0].booth, s.seats[0].allowed = 0, 1  # Appearance and Taste
    s.seats[1].booth, s.seats[1].allowed = 3, 2
    to_fair(s)
    assert legal(s, 0) == {("play", 0), ("play", 1), ("play", 2)}
    assert legal(s, 1) == {("play", 0), ("play", 1)}


def test_secret_choices_are_kept_until_all_have_chosen() -> None:
    s = at_turn(2, year=3)
    give(s, 0, tile("taste", "barrel"))
    give(s, 1, tile("aroma", "bagos"))
    s.seats[0].booth, s.seats[0].allowed = 0, 4
    s.seats[1].booth, s.seats[1].allowed = 3, 4
    to_fair(s)
    do(s, 1, ("play", 1))
    assert s.phase == Phase.SECRET
    assert s.seats[1].fair == 0
    assert not rules.asked(s, 1)
    do(s, 0, ("play", 0))
    assert s.seats[1].fair == 1


# Magnates


def favoured(*positions: int, wines: int = 3) -> State:
    s = at_turn(year=4)
    for at in positions:
        s.seats[0].magnates[at] += 1
        s.seats[0].barrels -= 1
    found(s, 0, 0, "dao", cellar=1)
    for slot in range(1, wines + 1):
        lay(s, 0, 0, slot, 4)
    return s


def test_a_favour_needs_a_wine_to_give_up() -> None:
    assert "from" in kinds(favoured(0), 0)
    assert "from" not in kinds(favoured(0, wines=0), 0)


def test_a_barrel_moves_within_its_row_to_another_space() -> None:
    s = favoured(POSITIONS + 1)  # Bruno's first additional action
    do(s, 0, ("from", POSITIONS + 1))
    rows = {which // TARGETS for _, which in legal(s, 0)}
    assert rows == {1}
    assert ("to", TARGETS) not in legal(s, 0)


def test_a_multiplier_slot_is_taken_once_and_a_seat_is_once_in_each() -> None:
    s = favoured(0)
    s.slots[SLOT["wineries"]] = 1
    s.slots[SLOT["wines"] + 1] = 0
    do(s, 0, ("from", 0))
    slots = {which - 3 for _, which in legal(s, 0) if which >= 3}
    assert slots == {SLOT["wineries"] + 1}


def test_an_additional_action_that_cannot_be_performed_is_no_target() -> None:
    s = favoured(0, wines=1)
    do(s, 0, ("from", 0))
    assert ("to", 0) not in legal(s, 0)  # the only wine would be given up


def test_the_only_wine_that_can_be_sold_may_not_be_given_up_for_a_sale() -> None:
    s = favoured(0, wines=0)
    lay(s, 0, 0, 1, 6)
    poor = lay(s, 0, 0, 2, 1)
    do(s, 0, ("from", 0), ("to", 0))
    assert legal(s, 0) == {("wine", poor)}


@pytest.fixture
def points_at_carolina(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fair points as the last additional action of Carolina's row: a component file may say so, ours does not."""
    monkeypatch.setattr(magnates, "MAGNATE_TASK", (*MAGNATE_TASK[:2], (*MAGNATE_TASK[2][:2], int(Task.POINTS))))


@pytest.mark.usefixtures("points_at_carolina")
def test_additional_fair_points() -> None:
    s = favoured(2 * POSITIONS)
    do(s, 0, ("from", 2 * POSITIONS), ("to", 2 * TARGETS + 2), ("wine", 0))
    assert s.seats[0].fair == 2
    assert s.phase == Phase.TURN


def test_an_additional_action_costs_what_its_space_says() -> None:
    s = favoured(0)
    s.seats[0].cash, s.seats[0].investment = 0, -2
    do(s, 0, ("from", 0), ("to", 1), ("wine", 2), ("estate", 0), ("estate", 1))  # wineries at Anabela's are free
    assert (s.seats[0].cash, s.seats[0].wineries[:2]) == (0, [1, 1])
    s = favoured(2 * POSITIONS)
    s.seats[0].cash = 5
    do(s, 0, ("from", 2 * POSITIONS), ("to", 2 * TARGETS + 1), ("wine", 0), ("estate", 0))  # 2 Bagos at Carolina's
    assert s.seats[0].cash == 3


def test_an_additional_action_that_costs_less_is_open_to_who_has_less() -> None:
    s = favoured(2 * POSITIONS)
    s.seats[0].cash = 2
    do(s, 0, ("from", 2 * POSITIONS))
    assert ("to", 2 * TARGETS + 1) in legal(s, 0)
    s.seats[0].cash = 1
    assert ("to", 2 * TARGETS + 1) not in legal(s, 0)


def test_what_a_magnate_asks_less_for_is_as_dear_as_ever_on_the_quadrel() -> None:
    s = favoured(0)
    stand(s, p0="bank")
    s.seats[0].cash = 4
    do(s, 0, ("from", 0), ("to", 1), ("wine", 2), ("estate", 0), DONE)
    do(s, 0, space("wineries"), ("estate", 1))
    assert s.seats[0].cash == 0  # 1 for the way, 3 for the winery


def test_one_favour_for_each_action_before_or_after_it() -> None:
    s = favoured(0, POSITIONS)
    stand(s, p0="sales")
    do(s, 0, space("bank"), ("withdraw", 1), DONE)
    do(s, 0, ("from", 0), ("to", SLOT["wines"] + 3), ("wine", 0))
    assert s.seats[0].wines_scored == 3  # two wines are left, 1 1/2 points each
    assert "from" not in kinds(s, 0)


def test_multipliers_count_what_they_say() -> None:
    s = at_turn()
    me = s.seats[0]
    me.cash, me.investment = 7, -2
    found(s, 0, 0, "dao", cellar=1, wineries=2)
    found(s, 0, 1, "dao")
    found(s, 0, 2, "douro", cellar=1)
    give(s, 0, tile("taste", "bagos"))
    give(s, 0, tile("aroma", "bagos"), down=True)
    counted = {what: multiplied(me, SLOT[what]) for what in COUNTED_IDS}
    assert counted == {"wines": 0, "wineries": 4, "cash": 7, "cellars": 3, "regions": 3, "experts": 3}
    assert multiplied(me, SLOT["cash"] + 1) == 3


# The final round


def last_round() -> State:
    s = at_turn(2, year=6)
    for p in range(2):
        s.seats[p].magnates[POSITIONS], s.seats[p].barrels = 2, 6
        found(s, p, 0, "dao")
        lay(s, p, 0, 1, 4)
        lay(s, p, 0, 2, 4)
        s.seats[p].booth, s.seats[p].fair = p, 10 - p
    to_fair(s)
    return s


def test_after_the_last_fair_favours_go_round_until_all_have_dropped_out() -> None:
    s = last_round()
    assert s.order[:2] == [1, 0]  # fewest fair points first
    assert (s.phase, s.acting) == (Phase.FINAL, 1)
    do(s, 1, ("from", POSITIONS), ("to", TARGETS + 3), ("wine", 0), DONE)
    assert (s.phase, s.acting) == (Phase.FINAL, 0)
    do(s, 0, DONE)  # drops out for good
    assert s.acting == 1
    do(s, 1, ("from", POSITIONS), ("to", TARGETS + 5), ("wine", 1))
    assert s.phase == Phase.FINAL
    do(s, 1, DONE)
    assert rules.over(s)


@pytest.mark.usefixtures("points_at_carolina")
def test_divesting_is_possible_in_the_final_round_and_fair_points_are_not() -> None:
    s = last_round()
    assert DIVEST in legal(s, 1)
    s.seats[1].magnates[2 * POSITIONS] = 1
    do(s, 1, ("from", 2 * POSITIONS))
    assert ("to", 2 * TARGETS + 2) not in legal(s, 1)


def test_without_wines_or_barrels_on_magnates_the_game_ends_after_the_fair() -> None:
    s = at_turn(2, year=6)
    for p in range(2):
        s.seats[p].booth = p
    to_fair(s)
    assert rules.over(s)


# Scoring


def test_a_country_without_barrels_gives_nothing() -> None:
    s = at_turn()
    assert [majorities(s, p) for p in range(4)] == [0, 0, 0, 0]


def level() -> State:
    s = at_turn(3)
    s.phase = Phase.OVER
    for p in range(3):
        s.seats[p].account, s.seats[p].cash = 0, 0
    return s


def placed(s: State) -> tuple[list[int], str]:
    places = [0] * s.seats_used
    rank(s, places)
    return places, ENDINGS[ending(s)]


def test_most_victory_points_win() -> None:
    s = level()
    s.seats[1].fairs = 9
    assert placed(s) == ([1, 0, 1], "points")


def test_a_tie_goes_to_more_barrels_exported() -> None:
    s = level()
    s.seats[0].fairs = s.seats[2].fairs = 12
    s.seats[2].exports, s.seats[2].lost = 1 << 3, 6  # 6 for the majority
    assert final(s, 0) == final(s, 2) == 12
    assert placed(s) == ([1, 2, 0], "exports")


def test_a_further_tie_goes_to_more_money_after_divesting() -> None:
    s = level()
    s.seats[0].cash, s.seats[1].investment = 1, 0
    s.seats[2].cash, s.seats[2].account = 1, 1
    assert placed(s) == ([1, 2, 0], "money")


def test_a_full_tie_is_a_shared_win() -> None:
    assert placed(level()) == ([0, 0, 0], "shared")


def test_points_may_fall_below_zero() -> None:
    s = level()
    s.seats[0].lost = 4
    assert final(s, 0) == -4
