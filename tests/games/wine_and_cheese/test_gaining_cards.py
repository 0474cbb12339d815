import pytest

from affinage.core.game import CHANCE
from affinage.games.wine_and_cheese.state import NONE, Phase, State

from .setups import (
    asked,
    cheese,
    choices,
    draw,
    hand,
    kinds,
    labels,
    make,
    members,
    names_of,
    odds,
    of_kind,
    pool,
    position,
)

DISPLAY = (10, 11, 12, 30, 31, 32)
HELD = {"white": 8, "milk": 8}


def gaining(good: str, **given: object) -> State:
    s = position(pools=(HELD, {}), **{"display": DISPLAY, **given})  # type: ignore[arg-type] # whatever position takes
    make(s, "label", "white/wine-card" if good == "wine" else "milk/cheese-card")
    return s


@pytest.mark.parametrize(("good", "places"), [("wine", {0, 1, 2}), ("cheese", {3, 4, 5})])
def test_any_card_of_the_good_in_the_display_or_the_top_of_its_deck(good: str, places: set[int]) -> None:
    s = gaining(good)
    assert s.phase == Phase.TAKE
    assert of_kind(s, "take") == places
    assert names_of(s, "top") == {good}
    assert kinds(s) == {"take", "top"}


@pytest.mark.parametrize(("good", "place", "front"), [("wine", 1, 20), ("cheese", 5, 40)])
def test_card_of_the_display_comes_to_hand_and_its_slot_is_refilled_at_once(good: str, place: int, front: int) -> None:
    s = gaining(good)
    make(s, "take", place)
    assert hand(s) == {DISPLAY[place]}
    assert asked(s) == CHANCE
    draw(s, front)
    assert s.display == [front if at == place else card for at, card in enumerate(DISPLAY)]
    assert hand(s) == {DISPLAY[place]}
    assert asked(s) == 0


def test_refill_comes_from_the_deck_of_its_good() -> None:
    s = gaining("cheese")
    make(s, "take", 3)
    assert {card for _, card in choices(s)} == {card for card in members(s.deck) if card >= 24}
    s = gaining("wine")
    make(s, "take", 0)
    assert {card for _, card in choices(s)} == {card for card in members(s.deck) if card < 24}


@pytest.mark.parametrize(("good", "front"), [("wine", 20), ("cheese", 40)])
def test_top_of_the_deck_comes_to_hand_and_the_display_stays(good: str, front: int) -> None:
    s = gaining(good)
    make(s, "top", good)
    assert {card // 24 for _, card in choices(s)} == {front // 24}
    draw(s, front)
    assert hand(s) == {front}
    assert tuple(s.display) == DISPLAY
    assert not s.deck >> front & 1


def test_cards_drawn_are_no_longer_in_the_deck() -> None:
    s = gaining("wine")
    make(s, "top", "wine")
    draw(s, 20)
    make(s, "label", "white/wine-card")
    make(s, "top", "wine")
    assert ("draw", 20) not in choices(s)


def test_there_is_no_hand_limit() -> None:
    held = tuple(range(10)) + tuple(range(24, 30))
    s = position(pools=(HELD, {}), hands=(held, ()), display=DISPLAY)
    make(s, "label", "white/wine-card")
    make(s, "take", 0)
    draw(s, 20)
    assert len(hand(s)) == 17


# Empty decks


def test_empty_deck_leaves_the_slot_empty() -> None:
    s = gaining("wine", deck=(24, 25))
    assert of_kind(s, "take") == {0, 1, 2}
    assert of_kind(s, "top") == set()
    make(s, "take", 1)
    assert s.display == [10, NONE, 12, 30, 31, 32]
    assert s.phase == Phase.TURN
    make(s, "label", "white/wine-card")
    assert of_kind(s, "take") == {0, 2}


def test_other_deck_does_not_help_out() -> None:
    s = gaining("cheese", deck=(13, 14))
    make(s, "take", 3)
    assert s.display[3] == NONE
    assert asked(s) == 0


@pytest.mark.parametrize("last", [0, 20])
def test_last_card_of_a_deck_refills_the_display(last: int) -> None:
    s = gaining("wine", deck=(last,))
    make(s, "take", 2)
    assert choices(s) == [("draw", last)]
    draw(s, last)
    assert s.display[:3] == [10, 11, last]


@pytest.mark.parametrize(("good", "place"), [("wine", 0), ("wine", 2), ("cheese", 3), ("cheese", 4)])
def test_last_card_of_an_empty_deck_is_taken_without_asking(good: str, place: int) -> None:
    """Nothing is left to choose; the cards of the other good do not matter."""
    display = [card if at == place or at // 3 != place // 3 else NONE for at, card in enumerate(DISPLAY)]
    s = gaining(good, display=display, deck=(13, 14) if good == "cheese" else (24, 25))
    assert s.phase == Phase.TURN
    assert hand(s) == {DISPLAY[place]}
    assert s.display[place] == NONE


def test_last_card_is_taken_without_asking_where_the_option_is_free_too() -> None:
    s = position(pools=({"milk": 2}, {}), hands=((cheese(3),), ()), display=(NONE, 11, NONE, 30, 31, 32), deck=(24, 25))
    make(s, "produce", cheese(3))
    make(s, "option", "wine-card")
    assert s.phase == Phase.TURN
    assert hand(s) == {11}


def test_two_cards_on_display_or_one_and_a_deck_leave_a_choice() -> None:
    s = gaining("wine", display=(10, NONE, 12, 30, 31, 32), deck=(24,))
    assert (s.phase, of_kind(s, "take")) == (Phase.TAKE, {0, 2})
    s = gaining("wine", display=(10, NONE, NONE, 30, 31, 32), deck=(20,))
    assert (s.phase, kinds(s)) == (Phase.TAKE, {"take", "top"})


@pytest.mark.parametrize(("good", "deck"), [("wine", (20, 21)), ("wine", (0,)), ("cheese", (24,))])
def test_empty_display_still_has_its_deck(good: str, deck: tuple[int, ...]) -> None:
    s = gaining(good, display=(NONE,) * 6, deck=deck)
    assert choices(s) == [("top", int(good == "cheese"))]
    make(s, "top", good)
    draw(s, deck[-1])
    assert hand(s) == {deck[-1]}
    assert s.display == [NONE] * 6


def test_no_card_option_without_any_card_of_the_good() -> None:
    s = position(pools=(HELD, {}), display=(NONE, NONE, NONE, 30, NONE, NONE), deck=())
    assert labels(s, "wine-card") == set()
    assert labels(s, "cheese-card") == {"milk"}
    make(s, "label", "milk/cheese-card")
    assert labels(s, "cheese-card") == set()


def test_card_once_sold_never_comes_back_to_the_deck() -> None:
    s = position(
        pools=(HELD, {}), deck=(), display=(10, NONE, NONE, NONE, NONE, NONE), gold=((1,), ()), silver=((2,), ())
    )
    make(s, "label", "white/wine-card")
    assert labels(s, "wine-card") == set()
    assert s.deck == 0


def test_taking_a_card_costs_only_the_label() -> None:
    s = gaining("cheese")
    make(s, "top", "cheese")
    draw(s, 40)
    assert pool(s) == {"white": 8, "milk": 6}


def test_draws_of_chance_are_equally_likely() -> None:
    s = gaining("wine", deck=(20, 21, 22, 40))
    make(s, "top", "wine")
    assert odds(s) == [1, 1, 1]
