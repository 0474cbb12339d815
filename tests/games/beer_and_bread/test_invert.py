import random
from typing import cast

import pytest

from affinage.core.errors import ComponentError
from affinage.core.play import Table
from affinage.core.sets import only
from affinage.games.beer_and_bread.moves import Kind
from affinage.games.beer_and_bread.state import Phase, State

from .box import load
from .places import Place, at, eyes
from .setups import asked, card, choices, draw, hand, harvest_card, kinds, let_chance, make, play, position, take_turn

OTHERS = (30, 31, 32, 33, 34)
PLAIN = (25, 26, 27, 28, 29)  # whose upgrades change no turn


def first_turn(*upgrades: list[str], year: int = 1, windmill: int = 0) -> State:
    """The windmill seat has made its first action and is to confirm."""
    hands = (PLAIN, OTHERS) if windmill == 0 else (OTHERS, PLAIN)
    s = position(year=year, hands=hands, upgrades=upgrades, windmill=windmill)
    play(s, 25, "upgrade")
    return s


def test_inverting_is_offered_before_confirming_the_first_turn_of_a_fruitful_year() -> None:
    s = first_turn(["invert"], [])
    assert choices(s) == [("card", 26), ("card", 27), ("card", 28), ("card", 29), ("done", 0)]
    make(s, "card", 27)
    assert s.seats[0].inverted == only(27)


def test_inverting_is_optional() -> None:
    s = first_turn(["invert"], [])
    make(s, "done")
    assert s.seats[0].inverted == 0
    assert asked(s) == 1


@pytest.mark.parametrize("copies", [1, 2])
def test_only_one_card_is_inverted_whatever_the_copies(copies: int) -> None:
    s = first_turn(["invert"] * copies, [])
    make(s, "card", 27)
    assert choices(s) == [("done", 0)]


def test_inverting_needs_the_upgrade() -> None:
    assert choices(first_turn([], ["invert"])) == [("done", 0)]


def test_inverting_works_on_the_turn_that_placed_the_upgrade() -> None:
    invert = card(upgrade="invert")
    s = position(hands=((invert, *PLAIN[1:]), OTHERS))
    play(s, invert, "upgrade")
    assert kinds(s) == {"card", "done"}


def test_dry_years_let_nobody_invert() -> None:
    assert choices(first_turn(["invert"], [], year=2)) == [("done", 0)]


def test_later_turns_let_nobody_invert() -> None:
    s = position(turn=2, hands=(PLAIN[:4], OTHERS[:4]), upgrades=(["invert"], []))
    play(s, 26, "upgrade")
    assert choices(s) == [("done", 0)]


def test_other_seat_inverts_on_its_own_first_turn() -> None:
    s = first_turn([], ["invert"])
    make(s, "done")
    play(s, 30, "upgrade")
    assert choices(s) == [("card", 31), ("card", 32), ("card", 33), ("card", 34), ("done", 0)]
    make(s, "card", 34)
    assert s.seats[1].inverted == only(34)


def test_inverted_card_is_shown_to_all() -> None:
    s = first_turn(["invert"], [])
    make(s, "card", 27)
    assert eyes(s, 27) == 7


def test_inverting_comes_after_the_overflow() -> None:
    wheat = harvest_card(wheat=4)
    s = position(hands=((wheat, *PLAIN[:4]), OTHERS), tokens=({"rye": 6}, {}), upgrades=(["invert"], []))
    play(s, wheat, "harvest")
    assert kinds(s) == {"give"}
    make(s, "give", "rye")
    assert kinds(s) == {"card", "done"}


def inverted(year: int = 1) -> State:
    """The windmill seat has inverted card 27 and played 25, the other seat 30."""
    s = first_turn(["invert"], [], year=year)
    make(s, "card", 27)
    make(s, "done")
    take_turn(s, 30, "upgrade")
    return s


def test_other_seat_may_not_play_the_inverted_card() -> None:
    s = inverted()
    take_turn(s, 31, "upgrade")
    assert hand(s, 1) == {26, 27, 28, 29}
    assert choices(s) == [("card", 26), ("card", 28), ("card", 29)]


def test_owner_may_play_the_inverted_card_when_it_comes_back() -> None:
    s = inverted()
    for played in (31, 26):
        take_turn(s, played, "upgrade")
    assert asked(s) == 0
    assert choices(s) == [("card", 27), ("card", 28), ("card", 29)]
    take_turn(s, 27, "harvest")
    assert s.seats[0].inverted == 0


def test_only_card_left_beside_an_inverted_one_is_chosen_by_itself() -> None:
    s = inverted()
    for played in (31, 26, 28, 32):
        take_turn(s, played, "upgrade")
    take_turn(s, 33, "upgrade")
    assert asked(s) == 1
    assert hand(s, 1) == {27, 29}
    assert s.phase == Phase.ACTION
    assert s.chosen == 29


def test_inverted_card_left_to_the_end_is_its_owner_s_last_card() -> None:
    s = inverted()
    for played in (31, 26, 28, 32, 33, 29):
        take_turn(s, played, "upgrade")
    assert asked(s) == 0
    assert s.chosen == 27


def test_inversion_ends_with_the_year() -> None:
    s = position(turn=8, hands=((26,), (30,)))
    s.seats[0].inverted = only(27)
    take_turn(s, 26, "upgrade")
    take_turn(s, 30, "upgrade")
    assert s.year == 2
    assert s.seats[0].inverted == s.seats[1].inverted == 0


def test_inverted_card_that_was_discarded_and_drawn_again_is_a_card_like_any_other() -> None:
    upgrades = (["invert", "last-draw"], ["last-draw"])
    s = position(turn=7, hands=((10,), (30, 27)), upgrades=upgrades, deck=(20,), rest=Place.SOLD)
    s.seats[0].inverted = only(27)
    take_turn(s, 30, "upgrade")
    draw(s, 20)
    take_turn(s, 20, "upgrade")
    assert at(s, Place.DECK) == {27}
    let_chance(s)
    assert asked(s) == 1
    assert choices(s) == [("card", 10), ("card", 27)]


# Other hand sizes, in component files of one's own


@pytest.mark.parametrize("size", [2, 4])
def test_a_hand_of_even_size_is_refused_where_a_card_can_be_inverted(size: int) -> None:
    """It would come to the other seat with the inverted card alone, and nothing could be played."""
    with pytest.raises(ComponentError, match=rf'hand = {size}; it must be odd, since the upgrade "invert" inverts'):
        load((("hand = 5", f"hand = {size}"),))


@pytest.mark.parametrize("size", [1, 3, 5])
def test_a_hand_of_odd_size_never_leaves_a_seat_with_the_inverted_card_alone(size: int) -> None:
    inverting = tuple((n, "invert") for n in range(60))
    game, rng = load((("hand = 5", f"hand = {size}"),), inverting), random.Random(size)
    inverted = False
    for seed in range(5):
        table = Table(game, seed=str(seed))
        while not table.over:
            inverted |= any(seat.inverted for seat in cast("State", table.state).seats)
            moves = table.legal(table.asked[0])
            wanted = [move for move in moves if move == Kind.UPGRADE or (move < Kind.SWAP and Kind.DONE in moves)]
            table.play(table.asked[0], rng.choice(wanted or moves))
    assert inverted == (size > 1)  # of a single card nothing is left to invert


def test_a_hand_of_even_size_is_fine_where_no_card_inverts() -> None:
    carried = tuple((n, "redraw") for n in range(60))
    assert load((("hand = 5", "hand = 4"),), carried).name == "beer-and-bread"
