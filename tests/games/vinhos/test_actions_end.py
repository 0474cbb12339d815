"""Where an action ends by itself: whatever lies face up, it is over when no further step is within reach."""

from affinage.games.vinhos.state import Phase, State

from .setups import DIVEST, DONE, at_turn, do, found, give, kinds, lay, legal, region, space, tile

BY_ITSELF = Phase.TURN


def building(skill: str, *, cash: int) -> State:
    """One winery is built, nothing can be divested, and one expert lies face up."""
    s = at_turn()
    s.seats[0].cash, s.seats[0].investment = cash, -2
    give(s, 0, tile("taste", skill))
    do(s, 0, space("wineries"), ("estate", 0))
    return s


def test_an_action_that_can_go_no_further_ends_by_itself_face_up_experts_or_not() -> None:
    assert building("renown", cash=3).phase == BY_ITSELF
    assert building("bagos", cash=3).phase == BY_ITSELF  # 2 Bagos are no winery


def test_an_expert_that_could_pay_for_another_step_keeps_the_action_open() -> None:
    s = building("bagos", cash=4)
    assert s.phase == Phase.BUILD
    do(s, 0, ("expert", tile("taste", "bagos")), ("estate", 0))
    assert s.phase == BY_ITSELF


def test_with_an_empty_supply_an_action_ends_by_itself() -> None:
    s = at_turn()
    s.wineries_left = 1
    give(s, 0, tile("taste", "bagos"))
    do(s, 0, space("wineries"), ("estate", 0))
    assert s.phase == BY_ITSELF


def selling(skill: str, *, barrels: int = 1, second: int = 6) -> State:
    """One red wine is sold to the Casa de Fados, another one is left."""
    s = at_turn()
    found(s, 0, 0, "dao")
    first, _ = lay(s, 0, 0, 1, 6), lay(s, 0, 0, 2, second)
    s.seats[0].barrels = barrels
    give(s, 0, tile("taste", skill))
    do(s, 0, space("sales"), ("wine", first), ("sale", 0))
    return s


def test_without_a_barrel_a_sale_ends_by_itself_unless_an_expert_can_bring_one_back() -> None:
    assert selling("bagos").phase == BY_ITSELF
    s = selling("barrel")
    assert s.phase == Phase.SELL
    assert kinds(s, 0) == {"expert", "divest", "done"}
    do(s, 0, ("expert", tile("taste", "barrel")), ("sale", 0), ("wine", 1), ("sale", 0))
    assert s.phase == BY_ITSELF


def test_without_a_slot_for_any_wine_a_sale_ends_by_itself_unless_renown_could_reach_one() -> None:
    assert selling("bagos", barrels=2).phase == BY_ITSELF  # the next red slot asks for 7
    s = selling("renown", barrels=2)
    assert s.phase == Phase.SELL
    do(s, 0, ("expert", tile("taste", "renown")), ("region", region("dao")))
    assert ("wine", 1) in legal(s, 0)
    assert selling("renown", barrels=2, second=5).phase == BY_ITSELF  # one cube is not enough


def test_help_that_went_elsewhere_lets_the_action_end() -> None:
    s = selling("renown", barrels=2)
    do(s, 0, ("expert", tile("taste", "renown")), ("region", region("douro")))
    assert s.phase == BY_ITSELF


def test_vineyards_end_by_themselves_unless_a_discount_or_the_other_colour_is_within_reach() -> None:
    def bought(skill: str, cash: int) -> State:
        s = at_turn()
        s.seats[0].cash, s.seats[0].investment = cash, -2
        give(s, 0, tile("taste", skill))
        do(s, 0, space("vineyards"), ("region", region("dao")))
        return s

    assert bought("renown", 6).phase == BY_ITSELF  # 2 are left, the cheapest asks for 3
    assert bought("bagos", 4).phase == BY_ITSELF
    assert bought("bagos", 6).phase == Phase.BUY
    assert bought("discount", 6).phase == Phase.BUY


def test_divesting_keeps_an_action_open() -> None:
    s = at_turn()
    s.seats[0].cash = 3
    do(s, 0, space("wineries"), ("estate", 0))
    assert legal(s, 0) == {DIVEST, DONE}


def test_an_action_ends_with_a_word_only_after_a_first_step() -> None:
    for name, first in (("bank", ("withdraw", 1)), ("cellars", ("estate", 0)), ("experts", ("deck", 0))):
        s = at_turn()
        s.seats[0].marker = 4
        give(s, 0, tile("taste", "bagos"))
        do(s, 0, space(name))
        assert DONE not in legal(s, 0)
        do(s, 0, first)
        assert DONE in legal(s, 0)
