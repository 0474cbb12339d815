from affinage.agents import make
from affinage.games.vinhos.game import GAME
from affinage.games.vinhos.state import Phase, State
from affinage.games.vinhos.tables import COUNTED_IDS, PER_ROW, POSITIONS, RATES
from affinage.games.vinhos.value import estates_worth, promised, value, wines_worth

from .setups import CODE, DONE, at_turn, do, found, lay, legal, space, stand


def wine_in(slot: int, *, cellar: int, left: int) -> int:
    """What a wine is worth to a bot."""
    s = at_turn()
    found(s, 0, 0, "dao", cellar=cellar)
    lay(s, 0, 0, slot, 4)
    return wines_worth(s, 0, left)


def test_a_wine_in_a_cellar_is_worth_what_it_will_be() -> None:
    assert wine_in(1, cellar=1, left=8) > wine_in(1, cellar=0, left=8)
    assert wine_in(1, cellar=1, left=8) > wine_in(1, cellar=1, left=2)


def estate(**counts: int) -> int:
    """What an estate is worth to a bot."""
    s = at_turn()
    found(s, 0, 0, "dao", "red", 1, **counts)
    return estates_worth(s, 0, 8)


def test_an_enologist_is_worth_more_than_the_room_for_one() -> None:
    assert estate() < estate(wineries=1) < estate(wineries=1, enologists=1)
    assert estate(cellar=1) < estate(cellar=1, wineries=1, enologists=1)


def with_barrel(what: str) -> State:
    """A barrel in the row of the multiplier for this."""
    s = at_turn()
    s.seats[0].cash, s.seats[0].investment = 12, -2
    s.seats[0].magnates[COUNTED_IDS.index(what) // PER_ROW * POSITIONS] = 1
    return s


def test_a_barrel_promises_the_best_free_multiplier_of_its_row() -> None:
    s = with_barrel("cash")
    rich = promised(s, 0)
    s.slots[COUNTED_IDS.index("cash") * RATES] = 1
    second = promised(s, 0)
    s.slots[COUNTED_IDS.index("cash") * RATES + 1] = 2
    assert rich > second > promised(s, 0) == 0


def test_what_another_has_makes_a_position_worse() -> None:
    s = at_turn()
    before = value(s, 0)
    s.seats[1].exported = 10
    assert value(s, 0) < before


def test_of_two_ways_to_the_same_end_at_the_bank_the_shorter_one_is_better() -> None:
    short, long = at_turn(), at_turn()
    do(short, 0, space("bank"), ("deposit", 2), DONE, DONE)
    do(long, 0, space("bank"), ("withdraw", 1), ("deposit", 3), DONE, DONE)
    assert value(short, 0) > value(long, 0)
    short.banked = long.banked = 0
    assert value(short, 0) == value(long, 0)


def test_bots_do_not_dither_at_the_bank() -> None:
    s = at_turn(2)
    stand(s, p0="sales", p1="press")
    s.seats[0].cash, s.seats[0].account = 20, 5
    do(s, 0, space("bank"))
    bot, moves = make("greedy", GAME, 0, 1), []
    while s.phase == Phase.BANK:
        moves.append(GAME.moves[bot.choose(s, sorted(CODE[move] for move in legal(s, 0)))])
        do(s, 0, moves[-1])
    assert len(moves) <= 4, moves
    assert len({kind for kind, _ in moves} & {"withdraw", "deposit"}) <= 1, moves
