import pytest

from affinage.core.errors import AffinageError, Illegal, NotYourSeat, Refusal
from affinage.core.game import CHANCE
from affinage.core.play import Event, Table
from affinage.games.template import rules
from affinage.games.template.game import GAME
from affinage.games.template.moves import Kind
from affinage.games.template.state import NONE, Phase, State, totals
from affinage.games.template.tables import COINS, CRATE_COPIES, CUSTOMER_COPIES, HOLDS, ROUNDS

CHEESE, BREAD = 0, 1
DAIRY_CART, BAKERS_BARROW = 0, 1


def market(seats: int = 3, everybody_pays: bool = False) -> State:
    """Customers dealt (cheese lover, bread lover, innkeeper, cheese lover), the first crate not yet open."""
    s = State()
    rules.setup(s, seats, [int(everybody_pays)])
    for p in range(seats):
        rules.apply(s, CHANCE, Kind.DRAW + p % len(CUSTOMER_COPIES))
    return s


def auction(s: State, *bids: int, crate: int = DAIRY_CART) -> State:
    rules.apply(s, CHANCE, Kind.CRATE + crate)
    for seat, coins in enumerate(bids):
        rules.apply(s, seat, Kind.BID + coins)
    return s


def finish(s: State, good: int = CHEESE) -> None:
    winner = s.asked_.index(1)
    rules.apply(s, winner, Kind.TAKE + good)
    rules.apply(s, winner, Kind.DONE)


def legal(s: State, seat: int) -> list[int]:
    moves = [0] * GAME.width
    return moves[: rules.legal(s, seat, moves)]


def coins_of(s: State) -> list[int]:
    return [s.seats[p].coins for p in range(s.seats_used)]


def test_set_up_gives_every_seat_coins_and_asks_chance_for_customers() -> None:
    s = State()
    rules.setup(s, 3, [0])
    assert [p.coins for p in s.seats] == [COINS, COINS, COINS, 0]
    assert rules.asked(s, CHANCE)
    assert not any(rules.asked(s, p) for p in range(3))
    assert legal(s, CHANCE) == [Kind.DRAW, Kind.DRAW + 1, Kind.DRAW + 2]


def test_odds_are_the_copies_left() -> None:
    s, weights = State(), [0] * GAME.width
    rules.setup(s, 2, [0])
    assert weights[: rules.odds(s, weights)] == list(CUSTOMER_COPIES)
    rules.apply(s, CHANCE, Kind.DRAW)
    assert weights[: rules.odds(s, weights)] == [CUSTOMER_COPIES[0] - 1, *CUSTOMER_COPIES[1:]]
    rules.apply(s, CHANCE, Kind.DRAW)
    assert weights[: rules.odds(s, weights)] == list(CRATE_COPIES)


def test_a_card_that_has_run_out_is_not_drawn() -> None:
    s = State()
    rules.setup(s, 4, [0])
    for _ in range(CUSTOMER_COPIES[0]):
        rules.apply(s, CHANCE, Kind.DRAW)
    weights = [0] * GAME.width
    assert legal(s, CHANCE) == [Kind.DRAW + 1, Kind.DRAW + 2]
    assert weights[: rules.odds(s, weights)] == list(CUSTOMER_COPIES[1:])


def test_each_seat_draws_its_own_customer() -> None:
    assert [p.customer for p in market(3).seats] == [0, 1, 2, NONE]


def test_an_open_crate_holds_what_leaves_the_supply_and_all_seats_are_asked_at_once() -> None:
    s = market(3)
    before = s.supply[:]
    auction(s)
    assert s.crate == list(HOLDS[DAIRY_CART])
    assert s.supply == [before[g] - HOLDS[DAIRY_CART][g] for g in (CHEESE, BREAD)]
    assert [rules.asked(s, p) for p in range(4)] == [True, True, True, False]


def test_an_open_crate_leaves_the_deck_and_is_closed_after_the_round() -> None:
    s = auction(market(2))
    assert s.shown == DAIRY_CART
    assert s.crates == [CRATE_COPIES[0] - 1, *CRATE_COPIES[1:]]
    rules.apply(s, 0, Kind.BID)
    rules.apply(s, 1, Kind.BID)
    assert s.shown == NONE
    assert s.crates == [CRATE_COPIES[0] - 1, *CRATE_COPIES[1:]]


def test_a_bid_is_limited_by_the_rule_and_by_the_purse() -> None:
    s = auction(market(2))
    assert legal(s, 0) == [Kind.BID + coins for coins in range(6)]
    s.seats[0].coins = 2
    assert legal(s, 0) == [Kind.BID, Kind.BID + 1, Kind.BID + 2]
    s.seats[0].coins = 0
    assert legal(s, 0) == [Kind.BID]


def test_nothing_happens_before_the_last_bid() -> None:
    s = auction(market(3), 1, 2)
    assert s.phase == Phase.BID
    assert coins_of(s) == [COINS] * 3
    assert s.asked_ == [0, 0, 1, 0]
    assert legal(s, 0) == []


def test_the_highest_bid_wins_and_only_the_winner_pays() -> None:
    s = auction(market(3), 1, 4, 3)
    assert s.phase == Phase.TAKE
    assert s.asked_ == [0, 1, 0, 0]
    assert coins_of(s) == [COINS, COINS - 4, COINS]
    assert s.bank == 4


def test_with_the_option_everybody_pays() -> None:
    s = auction(market(3, everybody_pays=True), 1, 4, 3)
    assert coins_of(s) == [COINS - 1, COINS - 4, COINS - 3]
    assert s.bank == 8


def test_equal_bids_cancel_each_other() -> None:
    s = auction(market(3), 4, 4, 1)
    assert s.asked_ == [0, 0, 1, 0]
    assert coins_of(s) == [COINS, COINS, COINS - 1]


def test_a_lone_bid_of_nothing_can_win() -> None:
    s = auction(market(3), 2, 0, 2)
    assert s.asked_ == [0, 1, 0, 0]
    assert s.bank == 0


@pytest.mark.parametrize("bids", [(3, 3), (0, 0), (2, 2, 2), (1, 5, 5, 1)])
def test_without_a_lone_bid_the_crate_goes_back_and_the_next_round_begins(bids: tuple[int, ...]) -> None:
    s = market(len(bids))
    supply = s.supply[:]
    auction(s, *bids)
    assert (s.phase, s.round_no) == (Phase.CRATE, 2)
    assert s.supply == supply
    assert s.bank == 0


def test_revealed_bids_stay_on_the_table() -> None:
    s = auction(market(2), 3, 3)
    assert s.bids[:2] == [NONE, NONE]
    assert s.revealed[:2] == [3, 3]


def test_the_winner_takes_all_of_one_good_and_the_rest_goes_back() -> None:
    s = market(2)
    supply = s.supply[:]
    auction(s, 2, 1)
    assert legal(s, 0) == [Kind.TAKE + CHEESE, Kind.TAKE + BREAD]
    rules.apply(s, 0, Kind.TAKE + CHEESE)
    assert s.seats[0].goods == [HOLDS[DAIRY_CART][CHEESE], 0]
    assert legal(s, 0) == [Kind.DONE]
    rules.apply(s, 0, Kind.DONE)
    assert s.supply == [supply[CHEESE] - HOLDS[DAIRY_CART][CHEESE], supply[BREAD]]
    assert s.crate == [0, 0]
    assert s.round_no == 2


def test_the_game_ends_after_the_last_round() -> None:
    s = market(2)
    for number in range(1, ROUNDS + 1):
        assert s.round_no == number
        assert not rules.over(s)
        auction(s, 1, 0, crate=BAKERS_BARROW if number > 3 else DAIRY_CART)
        finish(s)
    assert rules.over(s)
    assert not any(rules.asked(s, seat) for seat in (CHANCE, 0, 1))


def test_coins_goods_and_customers_are_conserved() -> None:
    s = market(4)
    before = totals(s)
    auction(s, 1, 5, 2, 2)
    assert totals(s) == before
    finish(s, BREAD)
    assert totals(s) == before


# At a table: the checked door


def table_at_taking() -> Table:
    table = Table(GAME, 2, seed="cheese")
    table.play(1, Kind.BID + 1)
    table.play(0, Kind.BID + 3)
    assert table.asked == (0,)
    return table


def poor(table: Table, seat: int, coins: int) -> None:
    assert isinstance(table.state, State)
    table.state.seats[seat].coins = coins


def test_a_take_can_be_taken_back_until_done() -> None:
    table = table_at_taking()
    before = table.state.copy()
    table.play(0, Kind.TAKE + CHEESE)
    table.take_back(0)
    assert table.state == before
    table.play(0, Kind.TAKE + BREAD)
    table.play(0, Kind.DONE)
    assert Kind.DONE in GAME.final
    with pytest.raises(Refusal, match="nothing to take back"):
        table.take_back(0)


def test_the_other_seat_learns_of_a_take_when_it_is_confirmed() -> None:
    table = table_at_taking()
    before = table.view(1)
    table.play(0, Kind.TAKE + CHEESE)
    assert table.view(1) == before
    table.play(0, Kind.DONE)
    assert table.view(1)["stalls"][0]["goods"]["cheese"] > 0


def test_a_bid_can_be_taken_back_until_all_have_bid() -> None:
    table = Table(GAME, 2, seed="cheese")
    table.play(0, Kind.BID + 1)
    table.take_back(0)
    table.play(0, Kind.BID + 2)
    table.play(1, Kind.BID + 1)
    for seat in range(2):
        with pytest.raises(Refusal, match="nothing to take back"):
            table.take_back(seat)


def test_refusals_say_why() -> None:
    table = table_at_taking()
    with pytest.raises(NotYourSeat, match="Seat 2 is not asked"):
        table.play(1, Kind.BID)
    with pytest.raises(Illegal, match="Which good do you take"):
        table.play(0, Kind.BID)
    with pytest.raises(Illegal, match="not for a player"):
        table.play(0, Kind.DRAW)
    table.play(0, Kind.TAKE)
    table.play(0, Kind.DONE)
    poor(table, 0, 2)
    with pytest.raises(Illegal, match="cannot bid 5: you have 2") as refused:
        table.play(0, Kind.BID + 5)
    assert "up to 5 coins" in refused.value.rule


def test_options_are_chosen_by_name() -> None:
    table = Table(GAME, 2, options={"paying": "everybody"}, seed="cheese")
    table.play(0, Kind.BID + 2)
    table.play(1, Kind.BID + 1)
    assert table.view(1)["stalls"][1]["coins"] == COINS - 1
    with pytest.raises(AffinageError, match="cannot be"):
        Table(GAME, 2, options={"paying": "nobody"})


def test_a_table_can_be_laid_by_hand() -> None:
    table = Table(GAME, 2, deal=False)
    for move in (Kind.DRAW, Kind.DRAW + 1, Kind.CRATE):
        table.put(Event(CHANCE, move))
    assert table.asked == (0, 1)
