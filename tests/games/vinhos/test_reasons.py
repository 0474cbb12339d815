"""Why a move is refused: every reason there is, from random games and from positions that these hardly ever reach."""

import random
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from affinage.core.chance import generator
from affinage.core.why import CHANCE, HOUSE_REASONS, NOT_NOW, OK
from affinage.games.vinhos import describe, rules
from affinage.games.vinhos.game import GAME
from affinage.games.vinhos.rules.legality import Why
from affinage.games.vinhos.state import Phase, State
from affinage.games.vinhos.tables import ACCOUNT_TOP, DECK_SIZE, FEATURES, HOUSE_SLOTS, NONE, PER_ROW, RATES

from .setups import CODE, at_turn, do, found, give, lay, legal, region, space, stand, tile

Refused = tuple[State, tuple[str, int], Why, str]
GAMES = 24


@cache
def given() -> frozenset[Why]:
    """The reasons of some random games, in half of which seats mostly do what looks best; `legal` agrees throughout."""
    fast, states = GAME.fast, np.zeros(2, GAME.state.dtype)
    moves, weights = np.zeros(GAME.width, np.int16), np.zeros(GAME.width, np.int32)
    times = np.zeros(HOUSE_REASONS + 1 + len(Why), np.int64)
    rng, rnd = generator(5), random.Random(5)
    for number in range(GAMES):
        seats = 2 + number % 3
        fast.setup_at(states, 0, seats, np.array([0, number // 3 % 2], np.int64))
        while True:
            wrong = [fast.contradiction_at(states, 0, p, len(GAME.moves), moves, times) for p in range(CHANCE, seats)]
            assert max(wrong) == -1
            asked = [p for p in range(CHANCE, seats) if fast.legal_at(states, 0, p, moves) > 0]
            if not asked:
                break
            if asked[0] != CHANCE and number % 2 and rnd.random() < 0.75:
                move = fast.sensible_move(states, 0, 1, asked[0], moves)
            else:
                move = fast.some_move_at(states, 0, asked[0], moves, weights, rng)
            fast.apply_at(states, 0, asked[0], move)
    return frozenset(reason for reason in Why if times[reason + HOUSE_REASONS])


def all_experts_hired() -> Refused:
    s = at_turn()
    for p in range(4):
        s.seats[p].up = (1 << DECK_SIZE) - 1 << p * DECK_SIZE
    s.fresh, s.top = 0, [NONE] * len(FEATURES)
    s.seats[0].cash = 20
    return s, space("experts"), Why.CANNOT_EXPERTS, "No expert is left in the decks."


def no_winery_left() -> Refused:
    s = at_turn()
    s.seats[0].cash, s.wineries_left = 20, 0
    sentence = "You have no estate with room for a winery, or there is none left."
    return s, space("wineries"), Why.CANNOT_WINERIES, sentence


def a_second_winery_is_too_dear() -> Refused:
    s = at_turn()
    s.seats[0].cash = 4
    found(s, 0, 0, "douro")
    do(s, 0, space("wineries"), ("estate", 0))
    return s, ("estate", 1), Why.NO_CASH, "That costs 3; you have 1 in cash."


def two_open_estates() -> Refused:
    s = at_turn()
    s.seats[0].cash = 20
    found(s, 0, 0, "douro")
    do(s, 0, space("vineyards"), ("region", 3))
    assert legal(s, 0) == {("estate", 0), ("estate", 1)}
    sentence = "An open estate before estate 3 (open) is just like it; plant there."
    return s, ("estate", 2), Why.ALIKE, sentence


def the_last_barrel_was_sold() -> Refused:
    s = at_turn()
    found(s, 0, 0, "douro", cellar=1)
    places = [lay(s, 0, 0, slot, 6) for slot in (1, 2)]
    s.seats[0].barrels = 1
    give(s, 0, tile("taste", "barrel"))  # who could bring it back keeps the action open
    do(s, 0, space("sales"), ("wine", places[0]))
    do(s, 0, min(legal(s, 0)))
    return s, ("wine", places[1]), Why.NO_BARREL, "You have no barrel left in your supply."


def a_pair_from_two_houses() -> Refused:
    s = at_turn()
    here, there = ([slot for slot in range(12) if HOUSE_SLOTS[house] >> slot & 1] for house in (0, 1))
    s.seats[0].sales = sum(1 << slot for slot in (*here[:3], there[0]))
    do(s, 0, ("sale", here[0]))
    assert s.phase == Phase.PAIR
    return s, ("sale", there[0]), Why.OTHER_HOUSE, "The second barrel must come from the same establishment."


def a_full_account() -> Refused:
    s = at_turn()
    s.seats[0].account, s.seats[0].cash = ACCOUNT_TOP - 1, 5
    do(s, 0, space("bank"))
    return s, ("deposit", 2), Why.ACCOUNT_FULL, "Your account takes only 1 more."


def a_barrel_without_a_way() -> Refused:
    s = at_turn()
    found(s, 0, 0, "douro")
    lay(s, 0, 0, 1, 2)
    s.seats[0].magnates[0], s.wineries_left = 1, 0
    s.slots[: PER_ROW * RATES] = [1] * (PER_ROW * RATES)
    return s, ("from", 0), Why.NO_TARGET, "That barrel could go nowhere now."


def the_last_vineyard_would_go() -> Refused:
    s = at_turn()
    give(s, 0, tile("taste", "rearrange"))
    for e in range(4):
        found(s, 0, e, "dao", vines=1 if e == 3 else 2)
    do(s, 0, space("vineyards"), ("expert", tile("taste", "rearrange")))
    sentence = "After that you could not buy any vineyard with the cash in hand, and you must buy one."
    return s, ("region", region("dao")), Why.MUST_BUY, sentence


def a_favour_for_the_last_wine_to_sell() -> Refused:
    s = at_turn()
    found(s, 0, 0, "douro")
    lay(s, 0, 0, 1, 8)
    s.seats[0].magnates[0] = 1
    do(s, 0, space("sales"))
    return s, ("from", 0), Why.KEEP_FOR_ACTION, "You have moved to Sales and must still be able to act there."


def a_favour_in_the_middle() -> Refused:
    s = at_turn()
    found(s, 0, 0, "douro")
    lay(s, 0, 0, 1, 8)
    s.seats[0].magnates[0] = 1
    do(s, 0, space("experts"), ("deck", 0))
    sentence = "A favour comes before the first step of your action or after its last, not in between."
    return s, ("from", 0), Why.NOT_DURING, sentence


POSITIONS = (
    the_last_vineyard_would_go,
    a_favour_for_the_last_wine_to_sell,
    a_favour_in_the_middle,
    all_experts_hired,
    no_winery_left,
    a_second_winery_is_too_dear,
    two_open_estates,
    the_last_barrel_was_sold,
    a_pair_from_two_houses,
    a_full_account,
    a_barrel_without_a_way,
)


@pytest.mark.parametrize("position", POSITIONS)
def test_a_rare_reason_is_told(position: Callable[[], Refused]) -> None:
    s, move, reason, sentence = position()
    assert move not in legal(s, 0)
    assert rules.why(s, 0, CODE[move]) == reason
    assert describe.why_not(s, 0, CODE[move], GAME.say("en")).sentence == sentence


def test_every_reason_is_given_somewhere() -> None:
    assert given() | {position()[2] for position in POSITIONS} == set(Why)


def test_each_rule_behind_a_reason_is_the_one_of_its_chapter_or_of_what_is_asked() -> None:
    say = GAME.say("en")
    s, move, *_ = a_second_winery_is_too_dear()
    assert describe.why_not(s, 0, CODE[move], say).rule == describe.rule(s, 0, say)
    s, move, *_ = a_full_account()
    assert "invest" in describe.why_not(s, 0, CODE[move], say).rule
    assert describe.why_not(at_turn(), 1, 0, say).rule.startswith("Everybody takes one action")


def test_the_last_word_of_an_action_waits_until_something_was_done() -> None:
    s = at_turn()
    stand(s, p0="sales")
    s.seats[0].account, s.seats[0].cash = 2, 0
    do(s, 0, space("bank"))
    assert rules.why(s, 0, CODE["done", 0]) == Why.ACT_ONCE
    do(s, 0, ("withdraw", 1))
    assert rules.why(s, 0, CODE["done", 0]) == OK
    assert ("done", 0) in legal(s, 0)
    s.phase = Phase.QUEUE
    assert rules.why(s, 0, CODE["done", 0]) == NOT_NOW
