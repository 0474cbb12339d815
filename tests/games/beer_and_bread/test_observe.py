from collections import Counter
from math import comb

import pytest

from affinage.core.chance import generator
from affinage.core.game import CHANCE, PUBLIC
from affinage.games.beer_and_bread.moves import Kind
from affinage.games.beer_and_bread.state import NONE, Phase, State

from .places import Place, at, eyes, knows, place_of, put
from .setups import (
    GAME,
    TABLES,
    draw,
    exchange,
    hand,
    let_chance,
    make,
    new_year,
    play,
    position,
    sound,
    take_turn,
    wander,
)

MINE, OTHERS = (1, 2, 3, 40, 41), (10, 11, 12, 50, 51)
VIEWERS = (0, 1, PUBLIC)


def covered(s: State, viewer: int) -> State:
    t = s.copy()
    GAME.observe.cover(t, viewer)
    return t


def guessed(s: State, viewer: int, seed: int = 1) -> State:
    t = s.copy()
    GAME.observe.guess(t, viewer, generator(seed))
    return t


# What a seat knows


def test_seat_knows_its_own_hand_and_the_backs_of_the_other() -> None:
    s = covered(position(hands=(MINE, OTHERS)), 0)
    assert hand(s, 0) == set(MINE)
    assert hand(s, 1) == set()
    assert s.seats[1].hidden == [3, 2]
    assert s.seats[0].hidden == [0, 0]
    assert all(place_of(s, c) == Place.DECK and eyes(s, c) == 0 for c in OTHERS)


def test_public_knows_no_hand_but_all_backs() -> None:
    s = covered(position(hands=(MINE, OTHERS)), PUBLIC)
    assert hand(s, 0) == hand(s, 1) == set()
    assert [seat.hidden for seat in s.seats] == [[3, 2], [3, 2]]


def test_everything_face_up_is_known_to_all() -> None:
    full = position(
        hands=(MINE, OTHERS), columns=((4,), (5,)), sites=((6,), ()), sold=((), (7,)), exchange=(8, 9, 13),
        discards=(14,), upgrades=(["invert"], ["redraw"]),
    )  # fmt: skip
    for viewer in VIEWERS:
        s = covered(full, viewer)
        for c in (4, 5, 6, 7, 8, 9, 13, 14, *at(full, Place.UPGRADE), *at(full, Place.UPGRADE + 1)):
            assert place_of(s, c) == place_of(full, c)


def test_hand_passed_on_stays_known_to_both_seats_but_not_to_the_public() -> None:
    s = position(turn=1, hands=((2, 3), OTHERS))
    take_turn(s, 10, "upgrade")
    assert covered(s, 0) == covered(s, 1) == s
    assert covered(s, PUBLIC).seats[1].hidden == [2, 0]


def test_nothing_is_known_of_the_other_hand_before_the_first_swap() -> None:
    s = position(hands=(MINE, OTHERS))
    take_turn(s, 1, "upgrade")
    assert covered(s, 0).seats[1].hidden == [3, 2]
    assert covered(s, 1).seats[0].hidden == [2, 2]


def test_harvest_cards_picked_up_stay_known_to_all() -> None:
    s = new_year(2, columns=((1, 2), (10, 50)))
    let_chance(s)
    for viewer in VIEWERS:
        t = covered(s, viewer)
        assert {1, 2} <= hand(t, 0)
        assert {10, 50} <= hand(t, 1)
    assert sum(covered(s, 0).seats[1].hidden) == 3


def test_card_drawn_in_a_redraw_is_known_to_its_owner_alone() -> None:
    s = new_year(2, columns=((1, 2, 3, 4, 5), (10, 11, 12, 50, 51)), upgrades=(["redraw"], []))
    make(s, "card", 3)
    drawn = let_chance(s)[0]
    assert drawn in hand(covered(s, 0), 0)
    assert drawn not in hand(covered(s, 1), 0)
    assert sum(covered(s, 1).seats[0].hidden) == 1
    assert place_of(covered(s, 1), 3) == Place.DISCARD


def test_inverted_card_is_known_to_all() -> None:
    s = position(hands=(MINE, OTHERS), upgrades=(["invert"], []))
    play(s, 1, "upgrade")
    make(s, "card", 40)
    assert 40 in hand(covered(s, 1), 0)
    assert 40 in hand(covered(s, PUBLIC), 0)


def test_exchange_cards_are_known_to_all_when_laid() -> None:
    s = new_year(2)
    let_chance(s)
    for viewer in VIEWERS:
        assert exchange(covered(s, viewer)) == exchange(s)


def test_card_that_is_only_thought_of_is_not_shown() -> None:
    s = position(hands=(MINE, OTHERS))
    before = [covered(s, viewer) for viewer in (1, PUBLIC)]
    make(s, "card", 3)
    assert [covered(s, viewer) for viewer in (1, PUBLIC)] == before
    assert covered(s, 0).chosen == 3


def test_card_chosen_by_itself_is_not_shown_either() -> None:
    s = position(turn=8, year=2, hands=((10,), (41,)))
    take_turn(s, 10, "upgrade")
    assert s.chosen == 41
    assert covered(s, 0).chosen == NONE
    assert covered(s, 0).phase == Phase.CHOOSE
    assert covered(s, 1).chosen == 41


def test_swapped_in_exchange_card_is_shown() -> None:
    s = position(year=2, hands=(MINE, OTHERS), exchange=(20, 21, 22))
    make(s, "card", 3)
    make(s, "swap", 0)
    for viewer in VIEWERS:
        assert covered(s, viewer).chosen == 20
        assert place_of(covered(s, viewer), 3) == Place.EXCHANGE


def test_row_of_backs_is_public() -> None:
    s = position(hands=(MINE, OTHERS))
    for viewer in VIEWERS:
        t = covered(s, viewer)
        assert (t.row, t.laid) == (s.row, s.laid)


# When the deck has run out, each seat knows what the other must hold


def test_other_hand_is_known_by_elimination_once_the_discards_are_shuffled() -> None:
    s = new_year(3, windmill=0, deck=tuple(range(20, 26)))
    draw(s, 20, 21, 22, 23, 24, 25)
    assert s.phase == Phase.BACKS
    for viewer in (0, 1):
        t = covered(s, viewer)
        assert hand(t, 0) == {20, 21, 22, 23, 24}
        assert hand(t, 1) == {25}
    let_chance(s)
    t = covered(s, 0)
    assert hand(t, 1) == {25}
    assert sum(t.seats[1].hidden) == 4


def test_shuffled_discards_are_no_longer_known_one_by_one() -> None:
    s = new_year(3, windmill=0, deck=tuple(range(20, 26)))
    draw(s, 20, 21, 22, 23, 24, 25)
    let_chance(s)
    drawn = hand(s, 1) - {25}
    assert not drawn & hand(covered(s, 0), 1)


def test_last_cards_of_a_good_are_guessed_right() -> None:
    beers = [c for c in range(60) if TABLES.GOOD[c] == TABLES.BEER]
    s = position(hands=((40,), (*beers[:2], 50)), deck=(42, 43, 44), rest=Place.SOLD)
    for seed in range(20):
        assert set(beers[:2]) <= hand(guessed(covered(s, 0), 0, seed), 1)


def test_last_cards_of_a_good_are_known_to_seats_and_to_nobody_else() -> None:
    beers = [c for c in range(60) if TABLES.GOOD[c] == TABLES.BEER]
    s = position(hands=((40,), (*beers[:2], 50)), deck=(42, 43, 44), rest=Place.SOLD)
    t = covered(s, 0)
    assert hand(t, 1) == set(beers[:2])
    assert t.seats[1].hidden == [0, 1]  # the bread could also be one of those in the deck
    assert not hand(covered(s, PUBLIC), 1) & set(beers)


# Nothing leaks, and every guess fits


def secret_swaps(s: State, viewer: int) -> State:
    """The same table but for what the viewer cannot know: unseen hand cards change places with deck cards."""
    t = s.copy()
    for p in (0, 1):
        unseen = [c for c in sorted(hand(t, p)) if p != viewer and not knows(t, c, viewer)]
        for c in unseen:
            twins = [d for d in at(t, Place.DECK) if TABLES.GOOD[d] == TABLES.GOOD[c]]
            if twins and c != t.chosen:
                d = max(twins)
                seen = eyes(t, c)
                put(t, c, Place.DECK)
                put(t, d, Place.HAND + p, seen)
    return t


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_sees_does_not_change_with_what_it_cannot_know(seed: int) -> None:
    changed = 0
    for s in wander(seed):
        for viewer in VIEWERS:
            t = secret_swaps(s, viewer)
            changed += t != s
            assert covered(t, viewer) == covered(s, viewer)
    assert changed > 50


@pytest.mark.parametrize("seed", range(6))
def test_guess_agrees_with_what_the_seat_knows(seed: int) -> None:
    for n, s in enumerate(wander(100 + seed)):
        for viewer in (0, 1):
            known = covered(s, viewer)
            full = guessed(known, viewer, n)
            assert covered(full, viewer) == known
            assert [seat.hidden for seat in full.seats] == [[0, 0], [0, 0]]
            sound(full)
            assert [len(hand(full, p)) for p in (0, 1)] == [len(hand(s, p)) for p in (0, 1)]


def test_every_guess_is_equally_likely() -> None:
    beers, breads = (10, 11, 12, 13, 14), (50, 51, 52)
    s = covered(position(hands=((40,), (10, 11, 50)), deck=(12, 13, 14, 51, 52), rest=Place.SOLD), 0)
    rng, draws = generator(7), 6000
    found: Counter[frozenset[int]] = Counter()
    for _ in range(draws):
        t = s.copy()
        GAME.observe.guess(t, 0, rng)
        found[frozenset(hand(t, 1))] += 1
    outcomes = comb(len(beers), 2) * comb(len(breads), 1)
    assert len(found) == outcomes == 30
    for held, n in found.items():
        assert len(held & set(beers)) == 2
        assert 140 <= n <= 260  # 200 expected; more than four standard deviations either way


# Moves as others may know them


def test_draw_into_a_hand_shows_its_back_to_everybody_else() -> None:
    s = new_year(3, windmill=1)
    assert s.phase == Phase.DRAW
    for front in (17, 45):
        face = [GAME.observe.face(s, CHANCE, Kind.DRAW + front, viewer) for viewer in (0, 1, PUBLIC)]
        back = Kind.DRAWN + TABLES.GOOD[front]
        assert face == [back, Kind.DRAW + front, back]


def test_exchange_card_is_drawn_face_up() -> None:
    s = new_year(2, columns=((1, 2, 3, 4, 5), (10, 11, 12, 50, 51)))
    assert {GAME.observe.face(s, CHANCE, Kind.DRAW + 20, viewer) for viewer in VIEWERS} == {Kind.DRAW + 20}


def test_last_turn_draw_is_secret_too() -> None:
    s = position(turn=7, hands=((10,), (30, 31)), upgrades=(["last-draw"], []))
    take_turn(s, 30, "upgrade")
    assert GAME.observe.face(s, CHANCE, Kind.DRAW + 20, 0) == Kind.DRAW + 20
    assert GAME.observe.face(s, CHANCE, Kind.DRAW + 20, 1) == Kind.DRAWN + TABLES.GOOD[20]


def test_moves_of_seats_have_no_secret_face() -> None:
    s = position(hands=(MINE, OTHERS))
    for move in range(Kind.CARD, Kind.DRAW):
        assert {GAME.observe.face(s, 0, move, viewer) for viewer in VIEWERS} == {move}
