"""Every worked example of the rule book, named after it. Figures are the book's; positions are built to fit them."""

from affinage.games.fromage import rules, score
from affinage.games.fromage.cards import one
from affinage.games.fromage.state import CORPORATION, HOME
from affinage.games.fromage.tables import KIND_AT, OF_KIND, REGION_TOWNS, TOWN_IDS, TRACK, VENUES

from .setups import (
    BLEU,
    BRONZE,
    GOLD,
    HARD,
    SILVER,
    SOFT,
    build,
    cheese,
    code,
    everybody_ready,
    give,
    kinds,
    orders,
    play,
    put,
    set_board,
    turn,
)


def spaces(s: object, venue: str, kind: int) -> list[int]:
    """The spaces of a kind in a venue of side I for four seats."""
    mask = OF_KIND[6 * 4 + VENUES.index(venue)][kind]
    return [at for at in range(25) if (mask >> at) & 1]


def test_make_a_bleu_cheese_with_the_bleu_worker() -> None:
    s = turn(venue="festival")
    space = spaces(s, "festival", cheese(BLEU, GOLD))[0]
    play(s, 0, "cheese", space)
    assert s.seats[0].cheese[0] == 1 << space
    assert [at == HOME for at in s.seats[0].at] == [True, True, False]


def test_gather_two_structures_and_wait_two_turns() -> None:
    s = turn(quarter="structure")
    play(s, 0, "gather", 1 * 3 + BLEU)
    assert s.seats[0].stock == [0, 0, 2]
    for away in (2, 1):
        assert s.seats[0].back[BLEU] == away
        everybody_ready(s)
    assert s.seats[0].at[BLEU] == HOME


def test_festival_8() -> None:
    """A group of four (free samples among them) and one of two: 6 + 2."""
    s = turn()
    put(s, 0, "festival", 1, 2, 6)  # with the sample in the corner beside them
    put(s, 0, "festival", 23)  # one cheese and the sample in another corner
    assert score.festival(s, 0) == 6 + 2


def test_fromagerie_7() -> None:
    """A cheese on the left silver shelf brings an order; three shelves are 5, two cheeses on the +1 shelf 2 more."""
    s = turn(venue="fromagerie")
    put(s, 0, "fromagerie", 3 * 3, 3 * 3 + 2)  # two on the lowest shelf of the right side
    put(s, 0, "fromagerie", 0)  # one on a shelf of the left side, without points
    play(s, 0, "cheese", 3)  # soft on the left silver shelf
    play(s, 0, "take", 3)
    assert orders(s, 0) == 1
    assert score.fromagerie(s, 0) == 5 + 1 + 1


def test_bistro_12() -> None:
    """One pairing: bronze 1, two silver 3 each, gold 5."""
    s = turn()
    put(s, 0, "bistro", 0, 1)  # silver and gold of one table: the pairing
    put(s, 0, "bistro", 13)  # silver
    put(s, 0, "bistro", 8)  # bronze
    assert score.bistro(s, 0) == 1 + 3 + 3 + 5


def test_villes_15() -> None:
    """Two seats: most influence in four regions worth 3, 3, 4 and 5; a tie in a fifth is worth nothing."""
    s = turn(seats=2)
    s.customers[:] = [0, 0, 1, 2, 2, 1]  # 3 3 4 5 5 4 in the order atlantic, channel, loire, east, highlands, midi
    put(s, 0, "villes", "laval", "nevers", "nancy", "amiens", "aurillac")
    put(s, 1, "villes", "nimes", "roanne", "caen")
    influence = [[(s.seats[p].cheese[3] & m).bit_count() for m in REGION_TOWNS] for p in range(2)]
    assert influence == [[1, 2, 1, 2, 1, 0], [0, 1, 0, 1, 1, 2]]
    assert score.villes(s, 0) == 3 + 3 + 4 + 5


def test_use_fruit_for_a_fruited_cheese() -> None:
    s = turn(venue="festival")
    give(s, 0, fruit=1)
    space = 8  # bleu, bronze, fruited
    play(s, 0, "cheese", space)
    assert (s.seats[0].stock[0], s.seats[0].fruited, s.seats[0].jam) == (0, 1, 0)


def test_fruit_3() -> None:
    """One fruited cheese and three jams: 1 x 3."""
    s = turn()
    s.seats[0].fruited, s.seats[0].jam = 1, 3
    assert score.points(s, 0, [0] * 8) == 3


def test_milk_two_livestock_for_a_bronze_soft_cheese() -> None:
    s = turn(venue="festival")
    set_board(s, 0, "hill-farm")
    give(s, 0, livestock=2, fruit=1)
    play(s, 0, "parlour", 0)
    assert s.seats[0].stock[1] == 0
    assert kinds(s, 0, "cheese") == spaces(s, "festival", cheese(SOFT, BRONZE))
    play(s, 0, "cheese", spaces(s, "festival", cheese(SOFT, BRONZE))[0])
    assert s.seats[0].cheese[0].bit_count() == 1
    assert s.seats[0].at == [HOME, HOME, HOME]


def test_orders_5() -> None:
    """Four orders filled."""
    s = turn()
    s.seats[0].filled = 4
    assert score.points(s, 0, [0] * 8) == 5


def test_build_two_structures_on_the_barn() -> None:
    s = turn(quarter="structure")
    set_board(s, 0, "hill-farm")
    give(s, 0, structures=2)
    assert kinds(s, 0, "barn") == []
    play(s, 0, "build", 0)
    assert s.seats[0].stock[2] == 0
    play(s, 0, "barn", 0)
    assert s.seats[0].stock[1] == 1


def test_a_worker_pointed_at_the_festival_comes_home_when_the_festival_faces_its_seat() -> None:
    s = turn(venue="fromagerie", quarter="livestock")
    play(s, 0, "gather", 1 * 3 + BLEU)
    while s.seats[0].at[BLEU] != HOME:
        everybody_ready(s)
    assert s.turn == 3
    opposite = s.wheel[2]
    assert s.wheel[(0 - s.spin) & 3] == opposite


def test_an_order_can_be_left_open() -> None:
    """A gold bleu order need not be filled by a cheese that does not fit the plan."""
    s = turn(venue="festival")
    give(s, 0, orders=[cheese(BLEU, GOLD)])
    play(s, 0, "cheese", spaces(s, "festival", cheese(BLEU, GOLD))[0])
    play(s, 0, "skip")
    assert (orders(s, 0), s.seats[0].filled) == (1, 0)


def test_the_corporation_puts_a_bronze_soft_cheese_on_such_a_space() -> None:
    s = turn(seats=1, venue="villes")
    kind = cheese(SOFT, BRONZE)
    fits = [at for at in range(18) if KIND_AT[3][at] == kind]
    assert fits
    while s.wheel[(0 - s.spin - 1) & 3] != VENUES.index("villes"):
        everybody_ready(s)
        while rules.asked(s, 0) and kinds(s, 0, "ready") == []:
            play(s, 0, "cheese", int(str(kinds(s, 0, "cheese")[0])))
    before = s.seats[CORPORATION].cheese[3]
    rules.apply(s, 0, code("ready"))
    rules.apply(s, -1, code("draw", kind))
    if kinds(s, 0, "ready") == []:
        play(s, 0, "cheese", int(str(kinds(s, 0, "cheese")[0])))
    placed = s.seats[CORPORATION].cheese[3] & ~before
    assert placed.bit_count() == 1
    assert KIND_AT[3][placed.bit_length() - 1] == kind


def test_the_corporation_56() -> None:
    """36 on its track, five order cards, and a customer worth 5."""
    s = turn(seats=1)
    tokens = TRACK[0].index(36)
    them = s.seats[CORPORATION]
    them.orders = sum(one(kind) for kind in range(5))
    s.customers[:] = [0, 0, 1, 1, 2, 2]
    them.cheese[3] = 1 << TOWN_IDS.index("nimes")  # the Midi alone, worth 5
    them.cheese[0] = (1 << (tokens - 1)) - 1
    assert score.corporation(s) == 36 + 15 + 5


def test_silver_and_gold_take_two_and_three_turns() -> None:
    for age in (BRONZE, SILVER, GOLD):
        s = turn(venue="bistro")
        give(s, 0, fruit=1)
        space = next(at for at in spaces(s, "bistro", cheese(HARD, age)) if at in kinds(s, 0, "cheese"))
        play(s, 0, "cheese", space)
        turns = 0
        while s.seats[0].at[HARD] != HOME:
            everybody_ready(s)
            turns += 1
        assert turns == age + 1


def test_all_three_workers_in_one_turn_with_a_barn() -> None:
    s = turn(venue="festival", quarter="livestock")
    build(s, 0, 0)
    play(s, 0, "gather", 0 * 3 + SOFT)
    play(s, 0, "barn", 0 * 3 + HARD)
    play(s, 0, "cheese", spaces(s, "festival", cheese(BLEU, SILVER))[0])
    assert HOME not in s.seats[0].at
