"""Vineyards and regions, wineries, cellars, enologists: one test for each rule."""

import pytest

from affinage.games.vinhos import rules
from affinage.games.vinhos.rules.actions import NEVER, need
from affinage.games.vinhos.rules.legality import Why
from affinage.games.vinhos.state import Phase, State
from affinage.games.vinhos.tables import INSET, PRICE, REGIONS, Task

from .setups import CODE, DIVEST, DONE, at_turn, do, found, give, kinds, lay, legal, region, space, stand, tile


def buying(**found_at: str) -> object:
    s = at_turn()
    s.seats[0].cash = 60
    for e, name in found_at.items():
        found(s, 0, int(e[1:]), name)
    do(s, 0, space("vineyards"))
    return s


def buy(s: object, name: str) -> None:
    do(s, 0, ("region", region(name)))  # type: ignore[arg-type]  # a state


def test_at_least_one_vineyard_must_be_bought() -> None:
    s = at_turn()
    do(s, 0, space("vineyards"))
    assert DONE not in legal(s, 0)
    do(s, 0, ("region", region("minho")))
    assert DONE in legal(s, 0)


def one_vineyard_within_reach() -> State:
    """At Vineyards with a surveyor: three full estates, and Dão red, for the fourth, is the only thing that fits."""
    s = at_turn()
    me = s.seats[0]
    give(s, 0, tile("taste", "rearrange"))
    for e in range(4):
        found(s, 0, e, "dao", vines=1 if e == 3 else 2)
    me.cash, me.investment = 4, -2
    do(s, 0, space("vineyards"))
    assert {move for move in legal(s, 0) if move[0] == "region"} == {("region", region("dao"))}
    return s


def test_rearranging_must_not_open_the_way_to_leave_without_buying() -> None:
    s = one_vineyard_within_reach()
    assert DONE not in legal(s, 0)
    do(s, 0, ("expert", tile("taste", "rearrange")))
    assert ("region", region("dao")) not in legal(s, 0)
    assert rules.why(s, 0, CODE["region", region("dao")]) == Why.MUST_BUY
    do(s, 0, ("region", region("douro")))
    assert s.phase == Phase.BUY


def test_the_only_affordable_vineyard_may_not_be_made_dearer_unless_it_can_still_be_paid() -> None:
    s, use = at_turn(), ("expert", tile("taste", "rearrange"))
    give(s, 0, tile("taste", "rearrange"))
    r = next(r for r in range(REGIONS) if PRICE[2 * r + 1] > PRICE[2 * r])
    s.tops, s.seats[0].cash, s.seats[0].investment = 1 << 2 * r, PRICE[2 * r], -1
    do(s, 0, space("vineyards"))
    assert use not in legal(s, 0)
    do(s, 0, DIVEST, use, ("region", r))
    assert legal(s, 0) == {("region", r)}


def test_an_expert_who_could_only_take_the_last_vineyard_away_is_refused() -> None:
    s = one_vineyard_within_reach()
    for r in range(REGIONS):
        if r != region("dao"):
            s.below[2 * r + 1] = 0
    use = ("expert", tile("taste", "rearrange"))
    assert use not in legal(s, 0)
    assert rules.why(s, 0, CODE[use]) == Why.MUST_BUY


def test_after_a_purchase_rearranging_is_free_again() -> None:
    s = at_turn()
    give(s, 0, tile("taste", "rearrange"))
    s.seats[0].cash, s.seats[0].investment = 7, -2
    cheapest = [("region", r) for r in range(REGIONS) if PRICE[2 * r] == 3]
    do(s, 0, space("vineyards"), ("region", region("dao")), ("expert", tile("taste", "rearrange")))
    assert set(cheapest) <= legal(s, 0)


def test_a_price_above_the_cash_is_refused() -> None:
    s = at_turn()
    s.seats[0].cash = 4
    do(s, 0, space("vineyards"))
    assert ("region", region("douro")) not in legal(s, 0)
    assert ("region", region("dao")) in legal(s, 0)


def test_the_next_vineyard_is_turned_up_by_chance() -> None:
    s = at_turn()
    s.below[2 * region("minho")], s.below[2 * region("minho") + 1] = 0, 2
    do(s, 0, space("vineyards"), ("region", region("minho")))
    assert s.tops >> (2 * region("minho")) & 3 == 2  # white: there was no other
    assert s.below[2 * region("minho") + 1] == 1


def test_a_second_vineyard_may_join_its_estate_or_found_another() -> None:
    s = at_turn()
    found(s, 0, 0, "minho")
    do(s, 0, space("vineyards"), ("region", region("minho")))
    assert s.phase == Phase.ESTATE
    assert legal(s, 0) == {("estate", 0), ("estate", 1)}  # of three empty estates only the first is offered
    do(s, 0, ("estate", 1))
    assert s.seats[0].vines == [1, 1, 0, 0]


def test_a_third_vineyard_and_a_full_estate_are_refused() -> None:
    s = at_turn()
    found(s, 0, 0, "minho", vines=2)
    found(s, 0, 1, "dao", wineries=2)
    found(s, 0, 2, "lisboa", "white")
    found(s, 0, 3, "algarve")
    do(s, 0, space("vineyards"))
    assert legal(s, 0) == {("region", region("algarve")), ("divest", 0)}


def test_a_region_without_space_gets_no_cube() -> None:
    s = at_turn()
    s.cubes[region("dao")] = INSET[region("dao")]
    s.cubes_left -= INSET[region("dao")]
    left = s.cubes_left
    do(s, 0, space("vineyards"), ("region", region("dao")))
    assert s.cubes_left == left


def test_an_empty_supply_gives_no_cube() -> None:
    s = at_turn()
    s.cubes_left = 0
    do(s, 0, space("vineyards"), ("region", region("dao")))
    assert s.cubes[region("dao")] == 0


def test_dao_gives_a_cellar_without_a_cube() -> None:
    s = buying()
    buy(s, "dao")
    assert s.seats[0].cellar == [1, 0, 0, 0]  # type: ignore[attr-defined]
    assert s.cubes[region("dao")] == 1  # type: ignore[attr-defined]  # the vineyard's own


def test_dao_gives_no_second_cellar() -> None:
    s = at_turn()
    s.seats[0].cellar = [1, 1, 1, 1]
    left = s.cellars_left
    do(s, 0, space("vineyards"), ("region", region("dao")))
    assert s.cellars_left == left


def test_lisboa_gives_a_winery_where_there_is_room() -> None:
    s = at_turn()
    do(s, 0, space("vineyards"), ("region", region("lisboa")))
    assert s.seats[0].wineries[0] == 1
    s = at_turn()
    s.seats[0].wineries = [2, 2, 2, 2]
    do(s, 0, space("vineyards"), ("region", region("lisboa")))
    assert s.seats[0].wineries[0] == 2


def test_ribatejo_gives_a_farmer_with_every_estate_but_not_with_a_second_vineyard() -> None:
    s = at_turn()
    found(s, 0, 0, "ribatejo", farmers=1)
    do(s, 0, space("vineyards"), ("region", region("ribatejo")), ("estate", 0))
    assert s.seats[0].farmers == [1, 0, 0, 0]


def test_setubal_gives_two_experts_from_any_decks() -> None:
    s = at_turn()
    do(s, 0, space("vineyards"), ("region", region("setubal")))
    assert s.phase == Phase.FREE
    cash = s.seats[0].cash
    do(s, 0, ("deck", 2), ("deck", 2))
    assert s.seats[0].up.bit_count() == 2
    assert s.seats[0].cash == cash
    assert s.phase == Phase.BUY


def test_douro_gives_two_porto_tokens_while_they_last() -> None:
    s = at_turn()
    s.porto_left = 1
    do(s, 0, space("vineyards"), ("region", region("douro")))
    assert (s.seats[0].porto, s.porto_left) == (1, 0)


def test_no_cellar_in_minho_and_no_minho_under_a_cellar() -> None:
    s = at_turn()
    found(s, 0, 0, "minho")
    stand(s, p0="press")
    do(s, 0, space("cellars"))
    assert ("estate", 0) not in legal(s, 0)
    s = at_turn()
    s.seats[0].cellar = [1, 1, 1, 1]
    do(s, 0, space("vineyards"))
    assert ("region", region("minho")) not in legal(s, 0)


def test_a_vineyard_comes_before_waiting_cubes() -> None:
    s = at_turn()
    s.seats[0].wineries[0], s.seats[0].waiting[0] = 2, 2
    s.cubes_left -= 2
    s.cubes[region("dao")] = INSET[region("dao")] - 1
    left = s.cubes_left
    for e in range(1, 4):
        found(s, 0, e, "algarve", "white", vines=2)
    do(s, 0, space("vineyards"), ("region", region("dao")))
    assert s.cubes[region("dao")] == INSET[region("dao")]
    assert s.cubes_left == left - 1 + 2  # what found no space goes back


def test_one_or_two_wineries_at_most_two_in_an_estate() -> None:
    s = at_turn()
    found(s, 0, 0, "dao")
    stand(s, p0="press")
    do(s, 0, space("wineries"), ("estate", 0), ("estate", 0))
    assert s.phase == Phase.TURN  # two are the limit of the action
    assert s.seats[0].wineries[0] == 2
    s = at_turn()
    found(s, 0, 0, "dao", vines=2, wineries=1)
    s.seats[0].wineries[1] = 2
    do(s, 0, space("wineries"))
    assert ("estate", 0) not in legal(s, 0)
    assert ("estate", 1) not in legal(s, 0)


def test_the_action_goes_on_only_as_far_as_it_can_be_paid() -> None:
    s = at_turn()
    s.seats[0].cash, s.seats[0].investment = 3, -2
    do(s, 0, space("wineries"), ("estate", 0))
    assert s.phase == Phase.TURN


def test_a_cellar_is_built_once_for_each_estate_and_action() -> None:
    s = at_turn()
    stand(s, p0="press")
    do(s, 0, space("cellars"), ("estate", 2))
    assert s.phase == Phase.TURN
    assert s.seats[0].waiting[2] == 1
    assert s.seats[0].cash == 9 - 1 + (s.year != 2)  # tax in year 2


@pytest.mark.parametrize(
    ("task", "left"),
    [(Task.WINERIES, "wineries_left"), (Task.CELLARS, "cellars_left"), (Task.ENOLOGISTS, "enologists_left")],
)
def test_an_empty_supply_closes_the_action(task: Task, left: str) -> None:
    s = at_turn()
    found(s, 0, 0, "dao", wineries=1)
    assert need(s, 0, task, 0) < NEVER
    setattr(s, left, 0)
    assert need(s, 0, task, 0) == NEVER


def test_each_winery_hosts_one_enologist() -> None:
    s = at_turn()
    found(s, 0, 0, "dao", wineries=1)
    found(s, 0, 1, "douro", wineries=1, enologists=1)
    do(s, 0, space("enologists"))
    assert legal(s, 0) >= {("estate", 0)}
    assert ("estate", 1) not in legal(s, 0)


def test_wines_do_not_move_when_a_vineyard_is_added() -> None:
    s = at_turn()
    found(s, 0, 0, "dao")
    lay(s, 0, 0, 2, 4)
    row = s.seats[0].wines[0]
    do(s, 0, space("vineyards"), ("region", region("dao")), ("estate", 0))
    assert s.seats[0].wines[0] == row
    assert "go" not in kinds(s, 0)
