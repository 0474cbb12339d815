"""What stands against a move: every reason in a position of its own, and its sentence."""

from collections.abc import Callable

import pytest

from affinage.core.sets import lowest
from affinage.core.why import AWAITED, NOT_NOW, NOT_YOURS, OVER
from affinage.games.fromage import describe, rules
from affinage.games.fromage.game import GAME
from affinage.games.fromage.rules.corporation import fitting
from affinage.games.fromage.rules.legality import Why
from affinage.games.fromage.rules.wheel import free_spaces, venue_of
from affinage.games.fromage.state import Phase, SeatStep, State
from affinage.games.fromage.tables import HAND

from .setups import (
    BLEU,
    CHANCE,
    GOLD,
    build,
    cheese,
    code,
    draw,
    everybody_ready,
    give,
    kinds,
    laid,
    legal,
    play,
    put,
    set_board,
    turn,
)

EN = GAME.say("en")
Case = tuple[State, int, str, int]  # a position, and a move that nobody may make there: whose, its kind and number


def open_turn(venue: str = "festival", quarter: str = "fruit", seats: int = 4) -> State:
    return turn(seats, venue, quarter)


def with_a_cheese_beside() -> Case:
    s = open_turn()
    put(s, 1, "festival", 1)
    return s, 0, "cheese", 1


def with_a_card_of_the_corporation() -> Case:
    s = turn(1)
    rules.apply(s, 0, code("ready"))
    kind = 0
    while True:
        t = s.copy()
        rules.apply(t, CHANCE, code("draw", kind))
        if t.phase == Phase.CORPORATE:  # several spaces fit its card
            return t, 0, "cheese", lowest(free_spaces(t, venue_of(t, 0)) & ~fitting(t))
        kind += 1


def with_a_bonus_to_place() -> Case:
    s = open_turn()
    set_board(s, 0, "hill-farm")
    give(s, 0, livestock=3, fruit=1)
    play(s, 0, "parlour", 1)  # silver hard cheese
    assert s.seats[0].step == SeatStep.BONUS
    return s, 0, "cheese", 1


def with_a_cheese_made() -> Case:
    s = open_turn()
    play(s, 0, "cheese", 3)
    return s, 0, "cheese", 2


def without_tokens(name: str) -> Case:
    s = open_turn()
    give(s, 0, livestock=5)
    put(s, 0, "bistro", *range(15))
    return s, 0, name, 2


def with_a_worker_away(name: str, which: int) -> Case:
    s = open_turn()
    build(s, 0, 0)
    s.seats[0].at[0], s.seats[0].back[0] = 1, 1
    return s, 0, name, which


def with_a_gatherer() -> Case:
    s = open_turn()
    play(s, 0, "gather", 0)
    return s, 0, "gather", 4


def with_a_gatherer_of_another_seat() -> Case:
    s = open_turn()
    play(s, 0, "gather", 6)
    everybody_ready(s)
    return s, 1, "gather", 6


def with_a_parlour_used() -> Case:
    s = open_turn()
    give(s, 0, livestock=5)
    s.seats[0].parlours = 1
    return s, 0, "parlour", 0


def without_a_space_for_the_parlour() -> Case:
    s = open_turn()
    set_board(s, 0, "hill-farm")
    give(s, 0, livestock=5)
    put(s, 1, "festival", 3, 7, 21, 23)
    return s, 0, "parlour", 1


def with_a_barn(name: str, which: int) -> Case:
    s = open_turn()
    build(s, 0, 0)
    if name == "barn":
        play(s, 0, "barn", 0)
    return s, 0, name, which


def with_two_to_take() -> Case:
    s = open_turn("fromagerie")
    play(s, 0, "cheese", 6)
    play(s, 0, "take", 1)
    return s, 0, "take", 1


def with_fruit_to_trade(name: str, which: int) -> Case:
    s = open_turn("fromagerie")
    give(s, 0, fruit=2)
    play(s, 0, "cheese", 0)
    assert s.seats[0].step == SeatStep.TRADE
    return s, 0, name, which


def dealt() -> State:
    s = laid(2, structures="draft")
    draw(s)
    while s.phase == Phase.DEAL:
        rules.apply(s, CHANCE, code("deal", s.dealt))
    return s


def with_a_hand() -> Case:
    return dealt(), 0, "tile", HAND  # the first tile of the other hand


def with_a_tile_laid() -> Case:
    s = dealt()
    while s.phase == Phase.DRAFT:
        for seat in range(2):
            rules.apply(s, seat, code(*legal(s, seat)[0]))  # type: ignore[arg-type]  # a move's name and number
    first = int(str(kinds(s, 0, "tile")[0]))
    play(s, 0, "tile", first)
    return s, 0, "tile", first


def with_customers_laid() -> Case:
    s = State()
    rules.setup(s, 2, GAME.option_values({}, 2))
    for name in ("wheel", "quarter", "customer", "customer"):
        rules.apply(s, CHANCE, code(name))
    return s, CHANCE, "customer", 0


def with_a_board_given() -> Case:
    s = with_customers_laid()[0]
    for kind in (1, 1, 2, 2):
        rules.apply(s, CHANCE, code("customer", kind))
    rules.apply(s, CHANCE, code("board", 3))
    return s, CHANCE, "board", 3


def with_a_tile_dealt() -> Case:
    s = laid(2, structures="draft")
    draw(s)
    rules.apply(s, CHANCE, code("deal", 7))
    return s, CHANCE, "deal", 7


def with_a_deck_that_lacks_a_kind() -> Case:
    s = open_turn("fromagerie", "order")
    gone = cheese(BLEU, GOLD)
    give(s, 1, orders=[gone] * 4)
    rules.apply(s, 0, code("gather", 0))
    return s, CHANCE, "draw", gone


CASES: list[tuple[Why, Callable[[], Case], str]] = [
    (Why.NO_SPACE, lambda: (open_turn("bistro"), 0, "cheese", 20), "The Bistro, which faces you, has no such space."),
    (Why.SAMPLE, lambda: (open_turn(), 0, "cheese", 0), "A free sample lies on a1: it is everybody's."),
    (
        Why.BLOCKED,
        lambda: (open_turn("bistro", seats=2), 0, "cheese", 4),
        "table 3, plate a is not in use with this many players.",
    ),
    (Why.OCCUPIED, with_a_cheese_beside, "There is a cheese on b1 already."),
    (Why.NOT_ITS_CARD, with_a_card_of_the_corporation, "The Corporation's card asks for "),
    (Why.OTHER_KIND, with_a_bonus_to_place, "Only silver hard cheese may go there now."),
    (Why.MADE, with_a_cheese_made, "You have already made cheese this turn; you may do so only once."),
    (Why.NO_TOKEN, lambda: without_tokens("cheese"), "You have no cheese token left."),
    (Why.NO_TOKEN, lambda: without_tokens("parlour"), "You have no cheese token left."),
    (Why.WORKER, lambda: with_a_worker_away("cheese", 5), "Your soft cheese worker is not at home."),
    (Why.WORKER, lambda: with_a_worker_away("gather", 3), "Your soft cheese worker is not at home."),
    (Why.WORKER, lambda: with_a_worker_away("barn", 0), "Your soft cheese worker is not at home."),
    (Why.FRUIT, lambda: (open_turn(), 0, "cheese", 8), "d2 asks for fruit, and your basket is empty."),
    (Why.GATHERED, with_a_gatherer, "You have already gathered this turn; you may do so only once."),
    (Why.GATHER_TAKEN, with_a_gatherer_of_another_seat, "There is a worker on gathering space 3 of 3 already."),
    (Why.PARLOUR_USED, with_a_parlour_used, "This parlour has been used; each works once a game."),
    (Why.LIVESTOCK, lambda: (open_turn(), 0, "parlour", 1), "This parlour takes 3 livestock; you have 0."),
    (
        Why.NO_BONUS,
        without_a_space_for_the_parlour,
        "There is no empty space here for silver hard cheese that you could pay for.",
    ),
    (Why.BUILT, lambda: with_a_barn("build", 0), "The Barn is built already."),
    (Why.STRUCTURES, lambda: (open_turn(), 0, "build", 0), "It takes 2 structures; you have 0."),
    (Why.NO_BARN, lambda: (open_turn(), 0, "barn", 3), "The Greenhouse takes no worker."),
    (Why.NOT_BUILT, lambda: (open_turn(), 0, "barn", 0), "The Barn has to be built first."),
    (Why.BARN_USED, lambda: with_a_barn("barn", 1), "There is a worker in the Barn already."),
    (Why.SAME, with_two_to_take, "That would be the same resource again."),
    (Why.HAVE_NONE, lambda: with_fruit_to_trade("discard", 1), "You have none of it."),
    (Why.HAVE_NONE, lambda: with_fruit_to_trade("return", 4), "You have none of it."),
    (Why.TILE, with_a_hand, "You do not hold this tile."),
    (Why.NOT_KEPT, with_a_tile_laid, "This is not one of the tiles that you can still lay."),
    (Why.NONE_LEFT, with_customers_laid, "There is none of it left."),
    (Why.NONE_LEFT, with_a_board_given, "There is none of it left."),
    (Why.NONE_LEFT, with_a_tile_dealt, "There is none of it left."),
    (Why.NONE_LEFT, with_a_deck_that_lacks_a_kind, "There is none of it left."),
]


@pytest.mark.parametrize(("reason", "make", "sentence"), CASES)
def test_a_refusal_names_what_stands_in_the_way(reason: Why, make: Callable[[], Case], sentence: str) -> None:
    s, seat, name, which = make()
    move = code(name, which)
    assert (name, which) not in legal(s, seat)
    assert rules.why(s, seat, move) == reason
    told = describe.why_not(s, seat, move, EN)
    assert told.sentence.startswith(sentence)
    assert told.rule.startswith(EN(f"rule-{reason.rule}"))


def test_there_is_a_position_for_every_reason() -> None:
    assert {reason for reason, _, _ in CASES} == set(Why)


def test_what_is_not_asked_is_answered_with_the_question() -> None:
    s = turn(2, "festival", "order")
    assert rules.why(s, 0, code("take")) == NOT_NOW
    assert describe.why_not(s, 0, code("take"), EN).sentence.endswith("Festival and Orders face you.")
    assert rules.why(s, 0, code("wheel")) == rules.why(s, 0, code("acts")) == NOT_YOURS
    assert describe.why_not(s, 0, code("acts"), EN).sentence == "That is not for a player to choose."
    rules.apply(s, 0, code("gather"))  # an order: the seat waits for its card, the other one may go on
    assert rules.why(s, 0, code("ready")) == AWAITED
    assert rules.why(s, 1, code("ready")) == 0
    draw(s)
    play(s, 0, "ready")
    assert rules.why(s, 0, code("ready")) == AWAITED
    assert describe.why_not(s, 0, code("ready"), EN).sentence == "Waiting for seat 2."
    s.phase = Phase.OVER
    assert rules.why(s, 1, code("ready")) == OVER
    assert describe.why_not(s, 1, code("ready"), EN).sentence == "The game is over."
