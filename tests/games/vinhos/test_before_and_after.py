"""What may come before an action's first step and after its last: pairs of barrels, and magnates' favours."""

import pytest

from affinage.games.vinhos import describe, rules
from affinage.games.vinhos.game import GAME
from affinage.games.vinhos.rules.legality import Why
from affinage.games.vinhos.state import Acted, Phase, State

from .setups import CODE, DONE, at_turn, do, found, kinds, lay, legal, off_press, space, stand

ANABELA, BRUNO = 0, 4  # where their barrels lie
TO_SALES, TO_WINERIES, TO_EXPORTS = ("to", 0), ("to", 1), ("to", 7)
PAIR = {("sale", 0), ("sale", 1)}  # both red slots of the Casa de Fados
FIRST = {
    "vineyards": ("region", 2),
    "cellars": ("estate", 1),
    "wineries": ("estate", 1),
    "experts": ("deck", 0),
    "enologists": ("estate", 0),
    "exports": ("wine", 0),
    "sales": ("wine", 0),
    "bank": ("withdraw", 1),
}


def with_a_pair(*, barrels: int = 6) -> State:
    """Seat 1 has a pair in the Casa de Fados, an estate with a winery, and wine that can be sold and exported."""
    s = at_turn()
    me = s.seats[0]
    me.sales, me.barrels = 0b11, barrels
    found(s, 0, 0, "dao", wineries=1)
    lay(s, 0, 0, 1, 9)
    lay(s, 0, 0, 2, 9)
    return s


def pairs(s: State) -> set[tuple[str, int]]:
    return {move for move in legal(s, 0) if move[0] == "sale"}


# Pairs of barrels


@pytest.mark.parametrize("name", FIRST)
def test_pairs_come_back_between_moving_and_the_first_step_and_not_after_it(name: str) -> None:
    s = with_a_pair()
    stand(s, p0="press", p1="bank")
    do(s, 0, space(name))
    question = s.phase
    assert pairs(s) == PAIR
    do(s, 0, ("sale", 0), ("region", 0), ("region", 1))
    assert (s.phase, s.seats[0].barrels, s.steps) == (question, 8, 0)
    assert DONE not in legal(s, 0)
    s = with_a_pair()
    stand(s, p0="press", p1="bank")
    do(s, 0, space(name), FIRST[name])
    if s.phase == Phase.ESTATE:
        do(s, 0, ("estate", 1))
    elif s.phase == Phase.SLOT:
        do(s, 0, ("sale", 4) if name == "sales" else ("export", 3))
    assert not pairs(s)
    assert rules.why(s, 0, CODE["sale", 0]) == Why.TOO_LATE_FOR_PAIRS


def test_pairs_come_back_before_the_slot_in_the_order_of_play_is_chosen_even_the_last_one() -> None:
    s = with_a_pair()
    off_press(s)
    do(s, 0, space("press"))
    assert s.phase == Phase.QUEUE
    assert legal(s, 0) > PAIR
    s = with_a_pair()
    off_press(s)
    s.bottom = [1, 2, 3, -1]
    do(s, 0, space("press"))
    assert {("queue", 3)} | PAIR == legal(s, 0)
    do(s, 0, ("queue", 3))
    assert not pairs(s)


def test_after_the_action_a_pair_does_not_come_back_for_whatever_a_magnate_offers() -> None:
    s = with_a_pair()
    s.seats[0].magnates[ANABELA] = 1
    do(s, 0, space("bank"), ("withdraw", 1), DONE)
    assert "from" in kinds(s, 0)
    assert not pairs(s)
    do(s, 0, ("from", ANABELA), TO_WINERIES, ("wine", 0))
    assert s.phase == Phase.BUILD
    assert not pairs(s)
    assert rules.why(s, 0, CODE["sale", 0]) == Why.TOO_LATE_FOR_PAIRS


@pytest.mark.parametrize(("source", "target"), [(ANABELA, TO_SALES), (BRUNO, TO_EXPORTS)])
def test_after_the_action_a_pair_serves_an_additional_sale_or_export(source: int, target: tuple[str, int]) -> None:
    s = with_a_pair()
    s.seats[0].magnates[source] = 1
    do(s, 0, space("bank"), ("withdraw", 1), DONE, ("from", source), target, ("wine", 0))
    assert s.phase == Phase.SELL
    assert pairs(s) == PAIR
    do(s, 0, ("wine", 1), ("sale", 4) if target == TO_SALES else ("export", 3))
    assert not pairs(s)


def test_where_lack_of_barrels_alone_blocks_an_additional_sale_a_pair_comes_back_for_it() -> None:
    s = with_a_pair(barrels=0)
    s.seats[0].magnates[ANABELA] = 1
    do(s, 0, space("bank"), ("withdraw", 1), DONE, ("from", ANABELA), TO_SALES, ("wine", 0))
    assert pairs(s) == PAIR
    assert "wine" not in kinds(s, 0)
    assert DONE not in legal(s, 0)
    assert describe.question(s, 0, GAME.say("en")) == "You have no barrel left. Which pair do you take back first?"
    do(s, 0, ("sale", 0), ("region", 0), ("region", 1), ("wine", 1), ("sale", 1))
    assert s.phase == Phase.TURN
    s = with_a_pair(barrels=0)
    s.seats[0].magnates[ANABELA], s.seats[0].sales = 1, 0b1  # one barrel is no pair
    do(s, 0, space("bank"), ("withdraw", 1), DONE, ("from", ANABELA))
    assert TO_SALES not in legal(s, 0)


def test_who_has_a_pair_to_take_back_may_go_to_sales_without_a_barrel() -> None:
    s = with_a_pair(barrels=0)
    do(s, 0, space("sales"))
    assert "wine" not in kinds(s, 0)
    do(s, 0, ("sale", 1), ("region", 0), ("region", 1))
    assert "wine" in kinds(s, 0)


def test_in_the_final_round_pairs_serve_sales_and_exports_alone() -> None:
    s = with_a_pair()
    s.seats[0].magnates[ANABELA] = 1
    s.stage, s.phase, s.acted = 5, Phase.FINAL, Acted.BEGUN
    assert not pairs(s)
    assert rules.why(s, 0, CODE["sale", 0]) == Why.TOO_LATE_FOR_PAIRS
    do(s, 0, ("from", ANABELA), TO_SALES, ("wine", 0))
    assert pairs(s) == PAIR


# Magnates' favours


def with_a_favour(*, cash: int = 11) -> State:
    """The same with a barrel on Anabela's own space, no pair, and so much cash."""
    s = with_a_pair()
    me = s.seats[0]
    me.sales, me.barrels, me.cash, me.magnates[ANABELA] = 0, 7, cash, 1
    stand(s, p0="press", p1="bank")
    return s


@pytest.mark.parametrize("name", FIRST)
def test_a_favour_may_come_between_moving_and_the_first_step_and_not_in_the_middle(name: str) -> None:
    s = with_a_favour()
    lay(s, 0, 0, 3, 9)
    do(s, 0, space(name))
    question = s.phase
    do(s, 0, ("from", ANABELA), ("to", 3), ("wine", 2))  # the multiplier for wines
    assert (s.phase, s.acted, s.steps) == (question, Acted.MOVED, 0)
    assert DONE not in legal(s, 0)
    assert rules.why(s, 0, CODE["from", ANABELA]) == Why.NO_MAGNATE_BARREL
    s.seats[0].magnates[ANABELA] = 1
    assert rules.why(s, 0, CODE["from", ANABELA]) == Why.ONE_FAVOUR
    do(s, 0, FIRST[name])
    assert s.acted == (Acted.MOVED if s.phase == Phase.SLOT else Acted.BEGUN)


def test_in_the_middle_of_an_action_there_is_no_favour() -> None:
    s = with_a_favour()
    do(s, 0, space("wineries"), ("estate", 1))
    assert s.phase == Phase.BUILD
    assert "from" not in kinds(s, 0)
    assert rules.why(s, 0, CODE["from", ANABELA]) == Why.NOT_DURING
    do(s, 0, ("estate", 1))
    assert "from" in kinds(s, 0)  # and after it there is one again


def test_after_a_favour_in_between_the_action_of_the_space_follows() -> None:
    s = with_a_favour()
    do(s, 0, space("enologists"), ("from", ANABELA), TO_WINERIES, ("wine", 0))
    assert (s.phase, s.task, s.acted) == (Phase.BUILD, 2, Acted.BETWEEN)
    do(s, 0, ("estate", 1), DONE)  # a free winery
    assert (s.phase, s.task, s.less, s.acted) == (Phase.BUILD, 5, 0, Acted.MOVED)
    do(s, 0, ("estate", 0), ("estate", 1))
    assert (s.phase, s.acted) == (Phase.TURN, Acted.BEGUN)
    assert "from" not in kinds(s, 0)


def test_a_favour_may_come_before_the_slot_in_the_order_of_play_is_chosen() -> None:
    s = with_a_favour()
    off_press(s)
    s.bottom = [1, 2, 3, -1]
    do(s, 0, space("press"), ("from", ANABELA), TO_SALES, ("wine", 0), ("wine", 1), ("sale", 0))
    assert s.bottom == [1, 2, 3, 0]  # nothing is left to choose
    assert s.acted == Acted.BEGUN


def test_a_favour_in_between_leaves_the_wine_that_the_action_needs() -> None:
    s = with_a_favour()
    do(s, 0, space("sales"), ("from", ANABELA))
    assert TO_SALES not in legal(s, 0)  # one to give up and two to sell would be three
    assert rules.why(s, 0, CODE[TO_SALES]) == Why.KEEP_FOR_ACTION
    say = GAME.say("en")
    assert (
        describe.why_not(s, 0, CODE[TO_SALES], say).sentence
        == "You have moved to Sales and must still be able to act there."
    )
    do(s, 0, ("to", 3), ("wine", 0), ("wine", 1))
    s = with_a_favour()
    s.seats[0].wines[0] &= 511  # one wine
    do(s, 0, space("sales"))
    assert "from" not in kinds(s, 0)
    assert rules.why(s, 0, CODE["from", ANABELA]) == Why.KEEP_FOR_ACTION


def test_an_additional_sale_in_between_leaves_a_wine_a_slot_and_a_barrel() -> None:
    s = with_a_favour()
    poor = lay(s, 0, 0, 3, 6)
    do(s, 0, space("sales"), ("from", ANABELA), TO_SALES, ("wine", 0))
    s.seats[1].sales = sum(1 << slot for slot in (1, 5, 8, 9))  # red 6 and 7 are free, and the poor one takes the 6
    assert s.phase == Phase.SELL
    do(s, 0, ("wine", 1))
    assert legal(s, 0) == {("sale", 4)}
    assert rules.why(s, 0, CODE["sale", 0]) == Why.KEEP_FOR_ACTION
    do(s, 0, ("sale", 4))
    assert (s.acted, s.phase) == (Acted.BETWEEN, Phase.SELL)
    assert ("wine", poor) not in legal(s, 0)
    do(s, 0, DONE, ("wine", poor), ("sale", 0))
    assert s.phase == Phase.TURN


def test_an_additional_action_in_between_leaves_cash_and_room_for_the_action() -> None:
    s = with_a_favour(cash=3)  # the tax and a cellar
    me = s.seats[0]
    me.magnates[ANABELA], me.magnates[BRUNO] = 0, 1
    do(s, 0, space("cellars"), ("from", BRUNO), ("to", 8), ("wine", 0))
    assert s.phase == Phase.BANK
    assert {"withdraw", "divest"} <= kinds(s, 0)
    assert "deposit" not in kinds(s, 0)
    assert rules.why(s, 0, CODE["deposit", 1]) == Why.KEEP_FOR_ACTION
    do(s, 0, ("withdraw", 1), ("deposit", 1))
    assert "deposit" not in kinds(s, 0)
    s = with_a_favour()
    s.seats[0].magnates[ANABELA], s.seats[0].magnates[BRUNO] = 0, 1
    do(s, 0, space("enologists"), ("from", BRUNO))
    assert ("to", 9) not in legal(s, 0)  # the only empty winery is for the action
    assert rules.why(s, 0, CODE["to", 9]) == Why.KEEP_FOR_ACTION


def test_an_additional_winery_in_between_leaves_the_place_for_the_vineyard() -> None:
    s = with_a_favour()
    for e in (1, 2, 3):
        found(s, 0, e, "dao", vines=2)
    do(s, 0, space("vineyards"), ("from", ANABELA), TO_WINERIES, ("wine", 0))
    assert ("estate", 0) not in legal(s, 0)  # a second winery there would fill the estate
    assert ("estate", 1) in legal(s, 0)
