"""Every worked example of the rule book from press releases on: maintenance, fair, magnates, final scoring."""

from affinage.games.vinhos.rules.fair import candidates, close, has_choice, rank_fair
from affinage.games.vinhos.score import final, majorities, points
from affinage.games.vinhos.state import Phase, Stage, State
from affinage.games.vinhos.tables import (
    BOOTH_FEATURES,
    COUNTED_IDS,
    COUNTRY_SLOTS,
    MAGNATE_IDS,
    MORE_ACTIONS,
    PER_ROW,
    POSITIONS,
    RATES,
    TARGETS,
    VINTAGE_IDS,
)

from .setups import (
    DONE,
    at_turn,
    do,
    found,
    give,
    lay,
    legal,
    off_press,
    pass_turn,
    region,
    renown,
    space,
    stand,
    tile,
    to_fair,
    to_maintenance,
)

APPEARANCE, TASTE, AROMA, ALCOHOL = range(4)
ANABELA, BRUNO, CAROLINA = (MAGNATE_IDS.index(name) for name in ("anabela", "bruno", "carolina"))


def booth(a: int, b: int) -> tuple[str, int]:
    return ("booth", BOOTH_FEATURES.index((a, b)))


def slot_of(what: str, at: int = 0) -> int:
    return COUNTED_IDS.index(what) * RATES + at


def target(slot: int) -> tuple[str, int]:
    row = slot // (PER_ROW * RATES)
    return ("to", row * TARGETS + MORE_ACTIONS + slot - row * PER_ROW * RATES)


def orange_in_year_4() -> State:
    """The vintage and the feature markers of the press release example."""
    s = at_turn(year=4)
    stand(s, p0="cellars")
    s.vintage = VINTAGE_IDS.index("drizzle")
    s.features = [5, 2, 0, 0]  # appearance in the "3" section, taste in the "2"
    found(s, 0, 0, "douro", "red", cellar=1)
    renown(s, "douro", 2)
    s.seats[0].fair = 15
    return s


def test_pass_press_release() -> None:
    s = orange_in_year_4()
    me = s.seats[0]
    place = lay(s, 0, 0, 4, 3)
    cash = me.cash
    do(s, 0, space("press"), ("queue", 0), ("wine", place), ("cubes", 2))
    assert s.worth == 10
    do(s, 0, booth(APPEARANCE, TASTE))
    assert me.fair == 15 + 1 + 5
    assert (me.cash - cash, me.allowed) == (3, 4)
    assert s.cubes[region("douro")] == 0
    assert legal(s, 0) == {("magnate", BRUNO), ("magnate", CAROLINA), DONE}
    do(s, 0, ("magnate", BRUNO), DONE)
    assert me.magnates[BRUNO * POSITIONS] == 1
    assert me.wines == [0, 0, 0, 0]
    assert me.barrels == 7


def test_receive_or_pay_interest() -> None:
    s = at_turn(3)
    purple, blue, orange = s.seats[0], s.seats[1], s.seats[2]
    purple.investment, blue.investment, orange.investment = 1, 0, -2
    orange.account = 1
    found(s, 2, 0, "dao", wineries=1)
    to_maintenance(s)
    assert (purple.account, blue.account) == (6, 5)
    assert (orange.account, orange.lost, orange.wineries[0]) == (0, 2, 0)


def test_pay_salaries() -> None:
    s = at_turn(3)
    blue, orange = s.seats[0], s.seats[1]
    blue.account, blue.investment = 2, 0
    found(s, 0, 0, "dao", wineries=1, enologists=1)
    found(s, 0, 1, "douro", wineries=2, enologists=2)
    orange.account = orange.investment = 0
    to_maintenance(s)
    assert s.phase == Phase.LOSE
    do(s, 0, ("estate", 1))
    assert (blue.account, blue.lost, sum(blue.enologists)) == (0, 2, 2)
    assert orange.lost == 0  # it sat on 0 already


def test_wine_tasting_fair_late_release() -> None:
    s = at_turn(year=5)
    s.vintage = VINTAGE_IDS.index("sea-breeze")  # Carolina likes Alentejo
    s.features = [2, 0, 0, 2]
    blue = s.seats[0]
    found(s, 0, 0, "alentejo", "white")
    place = lay(s, 0, 0, 1, 4)
    for p in range(1, 4):
        s.seats[p].booth, s.seats[p].allowed = p - 1 if p < 3 else 3, 2
    to_fair(s)
    assert (s.phase, s.acting) == (Phase.RELEASE, 0)
    do(s, 0, ("wine", place), booth(APPEARANCE, ALCOHOL))
    assert blue.allowed == 1
    assert blue.fair == 4 + 2
    assert ("magnate", CAROLINA) in legal(s, 0)
    do(s, 0, ("magnate", CAROLINA))
    assert blue.magnates[CAROLINA * POSITIONS] == 1
    assert not any(kind == "from" for kind, _ in legal(s, 0))  # not in the actions phase


def test_wine_tasting_fair_experts_and_ranking() -> None:
    blue, purple, orange, yellow = range(4)
    s = at_turn(year=5)
    s.stage = Stage.FAIR
    s.features = [0, 6, 4, 0]
    give(s, blue, tile("alcohol", "bagos"), tile("alcohol", "renown"), down=True)
    with_arrow, without = tile("taste", "barrel"), tile("taste", "bagos")
    give(s, purple, with_arrow, without, tile("aroma", "free-move"))
    give(s, orange, tile("taste", "renown"))
    ys = [tile("taste", "rearrange"), tile("aroma", "bagos"), tile("aroma", "barrel"), tile("aroma", "discount")]
    give(s, yellow, *ys, tile("alcohol", "barrel"), tile("appearance", "bagos"))
    for p, (at, allowed, fair) in enumerate([(5, 4, 11), (0, 2, 2), (1, 4, 1), (3, 4, 0)]):
        s.seats[p].booth, s.seats[p].allowed, s.seats[p].fair = at, allowed, fair
    assert [has_choice(s.seats[p]) for p in range(4)] == [False, True, False, True]
    to_fair(s)
    assert s.phase == Phase.SECRET
    assert candidates(s.seats[purple]).bit_count() == 2
    do(s, purple, ("play", 3))
    do(s, yellow, ("play", 15))
    assert s.features[TASTE] == 8  # two arrows
    assert s.features[AROMA] == 5  # one
    assert [s.seats[p].fair for p in range(4)] == [11, 10, 1, 13]
    assert [s.seats[p].fairs for p in range(4)] == [8, 4, 0, 12]
    assert (s.phase, s.acting) == (Phase.FREE, orange)
    assert s.seats[purple].up.bit_count() == 1
    do(s, orange, ("deck", APPEARANCE))
    assert s.seats[orange].up.bit_count() == 2
    assert s.order == [orange, purple, blue, yellow]


def tie() -> State:
    s = at_turn(year=6)
    s.stage = Stage.FAIR
    for p, fair in enumerate((35, 30, 27, 27)):
        s.seats[p].fair, s.seats[p].booth = fair, p
    return s


def test_tie_at_the_fair() -> None:
    s = tie()
    rank_fair(s)
    assert [s.seats[p].fairs for p in range(4)] == [15, 10, 2, 2]


def test_tie_for_last_place_both_take_an_expert() -> None:
    s = tie()
    rank_fair(s)
    assert s.prized == 0b1100


def test_adjust_the_order_of_play() -> None:
    blue, purple, orange, yellow = range(4)
    s = tie()
    s.order = [blue, orange, purple, yellow]
    close(s)
    assert s.order == [orange, yellow, purple, blue]


def test_magnate_benefits_of_blue_over_two_years() -> None:
    s = at_turn(2, year=4)
    s.vintage = VINTAGE_IDS.index("warm-spring")  # red, 9, Douro
    blue = s.seats[0]
    stand(s, p0="cellars")
    blue.magnates[ANABELA * POSITIONS], blue.barrels = 1, 7
    found(s, 0, 0, "douro", "red", cellar=1)
    found(s, 0, 1, "algarve", "red", cellar=1)
    presented = lay(s, 0, 0, 1, 9)
    others = [lay(s, 0, 0, 2, 5), lay(s, 0, 1, 1, 5), lay(s, 0, 1, 2, 5), lay(s, 0, 1, 3, 5), lay(s, 0, 1, 4, 5)]
    do(s, 0, space("press"), ("queue", 0), ("wine", presented), booth(APPEARANCE, TASTE))
    assert {("magnate", m) for m in (ANABELA, BRUNO, CAROLINA)} <= legal(s, 0)
    do(s, 0, ("magnate", ANABELA), ("magnate", BRUNO))
    assert s.phase == Phase.TURN  # two barrels at most
    # at once a favour: additional sales
    do(s, 0, ("from", ANABELA * POSITIONS), ("to", ANABELA * TARGETS + 0), ("wine", others[0]))
    assert s.phase == Phase.SELL
    do(s, 0, ("wine", others[1]), ("sale", 0), DONE)
    assert not any(kind == "from" for kind, _ in legal(s, 0))  # one benefit for each action
    do(s, 0, DONE)
    pass_turn(s, 1)
    # second action: a winery first, then the enologist for it
    off_press(s)
    blue.cash = 10
    assert space("enologists") not in legal(s, 0)
    sales_space = ANABELA * POSITIONS + 1
    do(s, 0, ("from", sales_space), ("to", ANABELA * TARGETS + 1), ("wine", others[2]), ("estate", 0), DONE)
    do(s, 0, space("enologists"), ("estate", 0))
    do(s, 0, DONE)
    # a following turn: Bruno's barrel onto the cash multiplier, where it stays
    s.acting, s.acted, s.favoured, s.phase = 0, 0, 0, Phase.TURN
    do(s, 0, ("from", BRUNO * POSITIONS), target(slot_of("cash")), ("wine", others[3]))
    assert s.slots[slot_of("cash")] == 0
    assert ("from", BRUNO * POSITIONS) not in legal(s, 0)
    # and the one on the additional winery action onto the wine multiplier: scored at once
    s.favoured = 0
    lay(s, 0, 0, 3, 5)
    do(s, 0, ("from", ANABELA * POSITIONS + 2), target(slot_of("wines")), ("wine", others[4]))
    assert blue.wines_scored == 1  # for one wine that is left: 1 1/2, rounded down


def test_orange_must_pass_once_the_wine_is_announced() -> None:
    s = at_turn(year=5, action=2)
    stand(s, p0="cellars")
    s.seats[0].booth = 0
    found(s, 0, 0, "dao")
    lay(s, 0, 0, 1, 5)
    do(s, 0, space("press"), ("queue", 1))
    assert s.phase == Phase.TURN  # straight to the end of the turn: no wine, no barrels
    assert s.bottom[1] == 0


# Final scoring


def test_final_scoring_of_bank_balances() -> None:
    s = at_turn()
    for p, account in enumerate((2, 10, 16, 23)):
        s.seats[p].account, s.seats[p].cash, s.seats[p].investment = account, 9, 3
    assert [final(s, p) for p in range(4)] == [0, 7, 12, 18]  # nothing for cash and investments


def exports(s: State, country: int, *seats: int) -> None:
    for at, p in enumerate(seats):
        slot = 1 << (country * 4 + at)
        assert COUNTRY_SLOTS[country] & slot
        s.seats[p].exports |= slot


def test_final_scoring_of_exports() -> None:
    blue, yellow, purple, orange = range(4)
    s = at_turn()
    exports(s, 0, purple, purple, blue)
    exports(s, 1, blue, purple)
    exports(s, 2, blue, yellow, orange)
    exports(s, 3, yellow)
    assert [majorities(s, p) for p in range(4)] == [4 + 3, 3 + 12, 6 + 4, 3]


def test_end_of_game_situation_in_the_export_chapter() -> None:
    blue, yellow, purple, orange = range(4)
    s = at_turn()
    exports(s, 0, purple)
    exports(s, 1, blue, blue, orange)
    exports(s, 2, blue, yellow, orange)
    exports(s, 3, purple)
    assert [majorities(s, p) for p in range(4)] == [8 + 3, 3, 6 + 12, 3]


def test_final_scoring_of_multipliers() -> None:
    blue, purple, orange, yellow = range(4)
    s = at_turn()
    for p in range(4):
        s.seats[p].account = 0
    s.seats[blue].cash, s.seats[blue].investment = 12, 1  # 8 Bagos in the investment track
    s.slots[slot_of("cash")] = blue
    for p, at in ((purple, 0), (orange, 1)):
        s.seats[p].wineries = [2, 2, 1, 0]
        s.slots[slot_of("wineries", at)] = p
    s.slots[slot_of("wines")] = yellow
    assert [final(s, p) for p in range(4)] == [16, 10, 5, 0]
    parts = [0] * 6
    points(s, purple, parts)
    assert parts == [0, 0, 0, 0, 10, 0]
