"""What a seat may know, and how a table treats secret choices and taking back."""

import random

import pytest

from affinage.core.chance import generator
from affinage.core.errors import Illegal, NotYourSeat
from affinage.core.game import PUBLIC
from affinage.core.play import Table
from affinage.games.vinhos import observe
from affinage.games.vinhos.game import GAME
from affinage.games.vinhos.moves import Kind
from affinage.games.vinhos.state import Phase, State

from .setups import CODE, DONE, at_turn, do, give, tile, to_fair


def at_secret() -> State:
    s = at_turn(3, year=3)
    for p, feature in enumerate(("taste", "aroma", "alcohol")):
        give(s, p, tile(feature, "bagos"), tile(feature, "barrel"))
        s.seats[p].booth, s.seats[p].allowed = (0, 1, 2)[p], 4
    s.seats[1].booth, s.seats[2].booth = 1, 2
    to_fair(s)
    assert s.phase == Phase.SECRET
    return s


def test_others_do_not_see_which_experts_were_chosen_nor_how_many() -> None:
    a, b = at_secret(), at_secret()
    do(a, 0, ("play", 0))
    do(b, 0, ("play", 3))
    for viewer in (1, 2, PUBLIC):
        one, other = a.copy(), b.copy()
        observe.cover(one, viewer)
        observe.cover(other, viewer)
        assert one == other
    mine = b.copy()
    observe.cover(mine, 0)
    assert mine == b


def test_a_guess_is_any_choice_that_booth_and_wine_allow() -> None:
    s = at_secret()
    do(s, 0, ("play", 3))
    observe.cover(s, 1)
    found = set()
    for seed in range(60):
        twin = s.copy()
        observe.guess(twin, 1, generator(seed))
        found.add(twin.seats[0].played)
        assert twin.seats[2].played == 0  # it has not chosen yet
        observe.cover(twin, 1)
        assert twin == s
    assert len(found) == 4


def test_the_log_hides_a_choice_until_all_are_revealed() -> None:
    s = at_secret()
    move = CODE["play", 3]
    assert observe.face(s, 0, move, 1) == observe.face(s, 0, Kind.PLAY, 1) == Kind.SEALED
    assert observe.face(s, 0, move, 0) == move
    then = s.copy()
    assert not observe.laid_open(then, s)
    for p in range(3):
        do(s, p, ("play", 1))
    assert observe.laid_open(then, s)


def table_at_secret() -> Table:
    """A table whose seats have to choose experts at once: random games until one comes by."""
    for seed in range(200):
        table, rnd = Table(GAME, 4, seed=str(seed)), random.Random(seed)
        while not table.over:
            if len(table.asked) > 1:
                return table
            seat = table.asked[0]
            table.play(seat, rnd.choice(table.legal(seat)))
    raise AssertionError("no such table")


def test_a_secret_choice_can_be_changed_until_the_last_one_is_made() -> None:
    table = table_at_secret()
    first, second = table.asked[:2]
    before = table.observe(second)
    table.play(first, table.legal(first)[-1])
    assert first not in table.asked
    assert table.observe(second) == before
    assert table.can_take_back(first)
    table.take_back(first)
    assert first in table.asked
    table.play(first, table.legal(first)[0])
    for seat in table.asked:
        table.play(seat, table.legal(seat)[0])
    assert not table.can_take_back(first)


def test_everybody_sees_the_whole_table_when_a_move_leads_to_a_question_for_several() -> None:
    table = table_at_secret()
    for seat in table.asked:
        assert table.known(seat) == table.state


def test_a_turn_can_be_taken_back_up_to_the_last_chance_move() -> None:
    table = Table(GAME, 2, seed="a", options={"order": "seated"})
    while not any(choice.place.startswith("quadrel") for choice in table.choices(table.asked[0])):
        table.play(table.asked[0], table.legal(table.asked[0])[0])
    seat = table.asked[0]
    before = table.state.copy()
    table.play(seat, CODE["go", 8])
    table.play(seat, CODE["withdraw", 2])
    other = 1 - seat
    assert table.observe(other) == before  # what is not confirmed is not on the table
    table.take_back(seat)
    table.take_back(seat)
    assert table.state == before


def test_refusals_have_reasons_and_change_nothing() -> None:
    table = Table(GAME, 4, seed="b")
    seat = table.asked[0]
    before = table.state.copy()
    with pytest.raises(Illegal) as refused:
        table.play(seat, CODE[DONE])
    assert str(refused.value)
    assert refused.value.rule
    with pytest.raises(NotYourSeat):
        table.play((seat + 1) % 4, 0)
    assert table.state == before
