from collections import Counter
from math import comb

import pytest

from affinage.core.chance import generator
from affinage.core.game import CHANCE, PUBLIC
from affinage.games.wine_and_cheese.moves import Kind
from affinage.games.wine_and_cheese.state import NONE, Phase, State

from .setups import GAME, At, cheese, choices, draw, hand, make, members, position, sell, sound
from .walks import wander

MINE, OTHERS = (0, 1, 2, cheese(0), cheese(1)), (5, 6, 7, cheese(5), cheese(6))
VIEWERS = (0, 1, PUBLIC)
HELD = {"white": 8, "red": 8, "milk": 8}


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
    assert set(OTHERS) <= set(members(s.deck))


def test_public_knows_no_hand_but_all_backs() -> None:
    s = covered(position(hands=(MINE, OTHERS)), PUBLIC)
    assert hand(s, 0) == hand(s, 1) == set()
    assert [seat.hidden for seat in s.seats] == [[3, 2], [3, 2]]


def test_everything_that_lies_open_is_known_to_all() -> None:
    full = position(hands=(MINE, OTHERS), cellars=({12: 1}, {cheese(12): 0}), indicators=((4, 5), (6, 7)),
                    pools=({"milk": 1}, {"salt": 2}))  # fmt: skip
    for viewer in VIEWERS:
        s = covered(full, viewer)
        assert s.display == full.display
        for p in (0, 1):
            for name in ("cellar", "markers", "pool", "indicator", "laps", "houses", "closed"):
                assert getattr(s.seats[p], name) == getattr(full.seats[p], name)


def test_sold_cards_are_remembered_by_all_though_they_lie_face_down() -> None:
    full = position(gold=((12, 0), (cheese(12),)), silver=((13,), (cheese(13),)))
    for viewer in VIEWERS:
        s = covered(full, viewer)
        for p in (0, 1):
            assert (s.seats[p].gold, s.seats[p].silver) == (full.seats[p].gold, full.seats[p].silver)


def test_card_taken_from_the_display_stays_known_in_the_hand() -> None:
    s = position(pools=(HELD, {}), display=(10, 11, 12, 30, 31, 32), hands=((0,), ()))
    make(s, "label", "milk/cheese-card")
    make(s, "take", 4)
    draw(s, 40)
    for viewer in (1, PUBLIC):
        t = covered(s, viewer)
        assert hand(t, 0) == {31}
        assert t.seats[0].hidden == [1, 0]
        assert t.display[4] == 40


def test_card_drawn_from_a_deck_is_known_to_its_owner_alone() -> None:
    s = position(pools=({"white": 2}, {}))
    make(s, "label", "white/wine-card")
    make(s, "top", "wine")
    draw(s, 3)
    assert hand(covered(s, 0), 0) == {3}
    for viewer in (1, PUBLIC):
        t = covered(s, viewer)
        assert hand(t, 0) == set()
        assert t.seats[0].hidden == [1, 0]
        assert 3 in members(t.deck)


def test_drawn_card_is_known_once_it_is_produced_and_ever_after() -> None:
    s = position(pools=(HELD, {}), hands=((3,), ()))
    assert 3 in members(covered(s, 1).deck)
    make(s, "produce", 3)
    make(s, "option", "wine-step")
    assert 3 in covered(s, 1).seats[0].cellar
    make(s, "done")
    make(s, "done")
    sell(s, 3)
    assert members(covered(s, 1).seats[0].silver) == [3]


def test_deck_sizes_are_public() -> None:
    full = position(hands=(MINE, OTHERS))
    for viewer in VIEWERS:
        s = covered(full, viewer)
        for good in (0, 1):
            cards = [c for c in members(s.deck) if c // 24 == good]
            hidden = sum(seat.hidden[good] for seat in s.seats)
            assert len(cards) - hidden == sum(c // 24 == good for c in members(full.deck))


# When a deck has run out, each seat knows what the other must hold


def test_other_hand_is_known_by_elimination_when_the_deck_is_empty() -> None:
    s = position(hands=((0, cheese(0)), (5, 6, cheese(5))), deck=(cheese(10), cheese(11)))
    t = covered(s, 0)
    assert hand(t, 1) == {5, 6}
    assert {5, 6} <= set(members(t.shown))  # as if they lay open
    assert t.seats[1].hidden == [0, 1]
    t = covered(s, 1)
    assert hand(t, 0) == {0}
    assert t.seats[0].hidden == [0, 1]


def test_onlookers_cannot_tell_the_hands_apart_even_then() -> None:
    s = position(hands=((0, cheese(0)), (5, 6, cheese(5))), deck=())
    t = covered(s, PUBLIC)
    assert hand(t, 0) == hand(t, 1) == set()
    assert [seat.hidden for seat in t.seats] == [[1, 1], [2, 1]]


def test_last_card_drawn_from_a_deck_is_known_by_elimination_too() -> None:
    s = position(pools=({"white": 2}, {}), deck=(20,), hands=((3,), ()), display=(NONE,) * 6)
    assert hand(covered(s, 1), 0) == set()
    make(s, "label", "white/wine-card")
    make(s, "top", "wine")
    draw(s, 20)
    assert hand(covered(s, 1), 0) == {3, 20}


def test_one_card_in_the_deck_leaves_the_hand_open() -> None:
    s = position(deck=(20,), hands=((), (3,)))
    t = covered(s, 0)
    assert hand(t, 1) == set()
    assert t.seats[1].hidden == [1, 0]


# Nothing leaks, and every guess fits


def secret_swaps(s: State, viewer: int) -> State:
    """The same table but for what the viewer cannot know: unseen hand cards change places with deck cards."""
    t = s.copy()
    for p in (0, 1):
        for card in sorted(hand(t, p)):
            twins = [d for d in members(t.deck) if d // 24 == card // 24]
            if p != viewer and not t.shown >> card & 1 and twins:
                d = max(twins)
                t.seats[p].hand ^= (1 << card) | (1 << d)
                t.deck ^= (1 << card) | (1 << d)
    return t


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_sees_does_not_change_with_what_it_cannot_know(seed: int) -> None:
    changed = 0
    for s in wander(seed):
        for viewer in VIEWERS:
            t = secret_swaps(s, viewer)
            changed += t != s
            assert covered(t, viewer) == covered(s, viewer)
    assert changed > 50


@pytest.mark.parametrize("seed", range(4))
def test_guess_agrees_with_what_the_seat_knows(seed: int) -> None:
    for n, s in enumerate(wander(100 + seed)):
        for viewer in (0, 1):
            known = covered(s, viewer)
            full = guessed(known, viewer, n)
            assert covered(full, viewer) == known
            sound(full)
            assert [len(hand(full, p)) for p in (0, 1)] == [len(hand(s, p)) for p in (0, 1)]


def test_every_guess_is_equally_likely() -> None:
    full = position(hands=((0,), (1, 2, cheese(1))), deck=(3, 4, 5, cheese(2), cheese(3)))
    s = covered(full, 0)
    rng, draws = generator(7), 6000
    found: Counter[frozenset[int]] = Counter()
    for _ in range(draws):
        t = s.copy()
        GAME.observe.guess(t, 0, rng)
        found[frozenset(hand(t, 1))] += 1
    outcomes = comb(5, 2) * comb(3, 1)
    assert len(found) == outcomes == 30
    assert all(140 <= n <= 260 for n in found.values())  # 200 expected; more than four standard deviations either way


def test_guess_never_touches_what_is_known() -> None:
    full = position(hands=((0,), (1, 2, cheese(1))), seen=(2,))
    known = covered(full, 0)
    assert hand(known, 1) == {2}
    for seed in range(20):
        assert 2 in hand(guessed(known, 0, seed), 1)
        assert hand(guessed(known, 0, seed), 0) == {0}


# Moves as others may know them


def test_deal_into_a_hand_shows_its_back_to_everybody_else() -> None:
    s = next(t for t in wander(1) if t.phase == Phase.DRAW)
    for card in range(24):
        faces = [GAME.observe.face(s, CHANCE, Kind.DRAW + card, viewer) for viewer in VIEWERS]
        assert faces == [Kind.DRAW + card, Kind.DRAWN, Kind.DRAWN]
    t = next(t for t in wander(1) if t.drawn == 3)
    assert [GAME.observe.face(t, CHANCE, Kind.DRAW + 9, viewer) for viewer in VIEWERS] == [
        Kind.DRAWN,
        Kind.DRAW + 9,
        Kind.DRAWN,
    ]
    t = next(t for t in wander(1) if t.drawn == 12)
    assert [GAME.observe.face(t, CHANCE, Kind.DRAW + 30, v) for v in VIEWERS] == [
        Kind.DRAWN + 1,
        Kind.DRAW + 30,
        Kind.DRAWN + 1,
    ]


def test_cards_of_the_display_are_dealt_face_up() -> None:
    for drawn in (6, 7, 8, 15, 16, 17):
        t = next(t for t in wander(1) if t.drawn == drawn)
        card = choices(t)[0][1]
        assert {GAME.observe.face(t, CHANCE, Kind.DRAW + card, viewer) for viewer in VIEWERS} == {Kind.DRAW + card}


def test_draw_from_a_deck_is_secret_and_a_refill_is_not() -> None:
    s = position(pools=({"white": 4}, {}))
    make(s, "label", "white/wine-card")
    t = s.copy()
    make(s, "top", "wine")
    assert [GAME.observe.face(s, CHANCE, Kind.DRAW + 3, viewer) for viewer in VIEWERS] == [
        Kind.DRAW + 3,
        Kind.DRAWN,
        Kind.DRAWN,
    ]
    make(t, "take", 0)
    assert {GAME.observe.face(t, CHANCE, Kind.DRAW + 3, viewer) for viewer in VIEWERS} == {Kind.DRAW + 3}


def test_moves_of_seats_have_no_secret_face() -> None:
    s = position(At.MARKET, hands=(MINE, OTHERS))
    for move in range(Kind.DRAW):
        assert {GAME.observe.face(s, 0, move, viewer) for viewer in VIEWERS} == {move}


def test_secret_draw_is_never_laid_open_in_the_log() -> None:
    s = position(pools=({"white": 2, **HELD}, {}), hands=((3,), ()))
    then = s.copy()
    make(s, "produce", 3)
    assert GAME.observe.laid_open(then, s) is False
