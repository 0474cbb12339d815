"""Labels and trades are without limit in a turn: something must run out all the same.

A turn's measure strictly falls with every move but the turn's last word, so no turn is endless; and what all turns
together can hold, counted from the figures of the box, is less than the game's stated bound.
"""

import random
from fractions import Fraction
from importlib import import_module
from typing import Any

import pytest

from affinage.core.game import Game
from affinage.core.packs import together
from affinage.core.sets import count
from affinage.games.wine_and_cheese.moves import Kind
from affinage.games.wine_and_cheese.state import CALENDAR, NONE, SETUP_DRAWS, CalendarTask, Did, Phase, Purpose, State
from affinage.games.wine_and_cheese.tables import Action

from .rich import rich_turn
from .setups import GAME, SHIPPED, choices, make
from .walks import play_out

EFFECT = {Phase.FREE: 20, Phase.OFFER: 19, Phase.PARTNER: 18, Phase.ORDER: 17}
STAGE = {Phase.TAKE: 3, Phase.DRAW: 2, Phase.TARGET: 1}
TASTES: dict[str, dict[str, float]] = {
    "anything": {},
    "never done": {"done": 0.01},
    "trades": {"trade": 50.0, "done": 0.05},
    "labels": {"label": 50.0, "done": 0.05},
    "cards": {"take": 5.0, "top": 50.0, "label": 20.0, "done": 0.1},
    "actions": {"special": 50.0, "produce": 20.0, "done": 0.05},
    "goods": {"produce": 50.0, "special": 20.0, "label": 0.2, "trade": 0.01, "open": 0.2, "done": 0.3, "slot": 0.2},
    "helpers": {"produce": 50.0, "special": 0.5, "label": 0.1, "trade": 0.01, "open": 0.01, "top": 9.0, "slot": 0.05},
}
both_boxes = pytest.mark.parametrize("game", [GAME, SHIPPED], ids=["box for tests", "shipped box"])


def once_a_turn(s: State) -> int:
    """What the phase still lets the seat do: each of these moves uses one up."""
    me, task = s.seats[s.acting], CALENDAR[s.calendar]
    filled = sum(1 << slot for slot, card in enumerate(me.cellar) if card != NONE)
    if task in (CalendarTask.SEND, CalendarTask.RETURN):
        return (s.house == NONE) + (s.plot == NONE)
    if task in (CalendarTask.AGE, CalendarTask.AGE_LONG, CalendarTask.TRIGGER):
        return count(filled & ~s.used)
    if task in (CalendarTask.MARKET, CalendarTask.SELL_OUT) and s.did != Did.PRODUCED:
        return (s.did == Did.NOTHING) + count(filled) - count(s.selling)
    return 0


def measure(s: State) -> tuple[int, ...]:
    """Falls with every move of a turn: read from the left, the first number that changes gets smaller.

    1. what can be done once; 2. how deep an effect still is in its questions, helpers in their chain; 3. markers: the
    seat's own, those it is owed and those beside the track, less those it is about to give, and the closed cellar;
    4. markers still to give; 5. gourmet cards still to decide; 6. what is left of an option, and markers to choose.
    """
    me = s.seats[s.acting]
    effect = EFFECT.get(Phase(s.phase), 10 - count(s.chain) if s.phase == Phase.HELP else 0)
    promised = int(s.phase == Phase.GIVE and s.purpose == Purpose.TRADE)
    markers = together(me.pool) + sum(s.owed) + count(s.bonus) + promised - s.due + me.closed
    return (once_a_turn(s), effect, markers, s.due, s.choices, STAGE.get(Phase(s.phase), 0) + sum(s.owed))


@both_boxes
@pytest.mark.parametrize("taste", TASTES)
def test_measure_falls_with_every_move_but_the_turn_s_last_word(game: Game, taste: str) -> None:
    before: tuple[int, ...] | None = None
    made = ""
    for s, _, move in play_out(1, TASTES[taste], game):
        assert before is None or measure(s) < before, made
        before = measure(s) if s.drawn == SETUP_DRAWS and move not in (Kind.DONE, NONE) else None
        made = f"{GAME.moves[move]} in {Phase(s.phase).name}"


@both_boxes
def test_measure_falls_in_rich_turns_too_until_nothing_is_left_but_the_last_word(game: Game) -> None:
    """Nobody says done while anything else is possible: every question of the rules comes up."""
    rng, phases, opened_in = random.Random(3), set(), set()
    for calendar in 20 * [n for n in range(20) if n != 9]:
        s = rich_turn(calendar, rng, game)
        moves = 0
        while choices(s) != [("done", 0)] and (s.calendar, s.turn, s.acting) == (calendar, 0, 0):
            phases.add(Phase(s.phase))
            before, made = measure(s), rng.choice([choice for choice in choices(s) if choice[0] != "done"])
            make(s, *made)
            assert measure(s) < before, made
            moves += 1
            if made[0] == "open":
                opened_in.add(calendar)
        assert moves <= 80
    assert phases == {phase for phase in Phase if Phase.DRAW <= phase < Phase.OVER}
    assert opened_in == {n for n in range(20) if n != 9}


# The bound


def most_moves(game: Game) -> int:
    """More moves than any game can have, counted from the figures of the box.

    Markers: `rate` moves at most are made with each. A label takes its click, a marker to choose and what its option
    asks; a trade its click, the markers given and the one gained, which is a marker again, so that
    (trade + 2) / (trade - 1) moves are enough for each marker given away. Each card is produced once, sold once, and
    triggers at most four times: produced, in both summers, sold.
    """
    t: Any = import_module(f"{game.package}.tables")
    rate = Fraction(t.TRADE + 2, t.TRADE - 1)
    for label, options in enumerate(t.LABEL_OPTIONS):
        further = int(t.LABEL_ANY[label] != NONE)
        for option in options:
            asks = (0, 2, 1, 1)[option // 2]  # a step; a card and the refill; which card to hurry or to slow
            rate = max(rate, Fraction(1 + further + asks, together(t.LABEL_COST[label]) + further))
    actions = [card for card in range(t.CARDS) if t.ACTION[card] != NONE]
    helpers = sum(t.ACTION[card] == Action.HELPER for card in actions)
    deciders = sum(t.ACTION[card] in (Action.WASH_GOURMET, Action.DISTIL_GOURMET) for card in actions)
    markets = [card for card in actions if t.ACTION[card] == Action.MARKET]
    gain = max((together(t.MARKET_GAIN[card]) + sum(t.MARKET_ANY[card]) for card in markets), default=0)
    turns_of_workers = 4 * (4 + 5)
    markers = 2 * together(t.START) + len(t.BONUS_AT) + 4 * turns_of_workers + 4 * (len(markets) + helpers) * gain
    return int(
        27  # set-up
        + 3 * turns_of_workers  # house, plot, done
        + markers  # chosen in a laboratory, at a bonus space, on a market day
        + int(rate * markers)
        + 2  # the closed cellars, by an indicator
        + 4 * t.CARDS  # produced: the card, the free option and what it asks, or the special action
        + 2 * t.CARDS  # sold: the card, and its partner, alone, its order, its special action or not
        + 2 * len(actions)  # triggered in summer
        + 4 * deciders * t.SLOTS  # gourmet card by gourmet card
        + 4 * helpers * 2 * t.SLOTS  # a chain of helpers, then gourmet card by gourmet card
        + 4 * 2 * t.SLOTS  # aged
        + 2 * t.CARDS  # done after a production or sale
        + 2 * (4 + 4 + 4 + 2 + 1)  # done: dropping out, stored, aged, triggered, sold out
    )


@both_boxes
def test_stated_bound_is_more_than_any_game_can_take(game: Game) -> None:
    assert most_moves(game) <= game.bound


def test_stated_bound_is_not_far_from_what_it_needs_to_be() -> None:
    assert SHIPPED.bound < 2 * most_moves(SHIPPED)


@both_boxes
@pytest.mark.parametrize("taste", TASTES)
def test_random_games_of_every_taste_end_far_below_the_bound(game: Game, taste: str) -> None:
    for seed in range(2):
        moves = sum(1 for _ in play_out(100 + seed, TASTES[taste], game)) - 1
        assert 150 < moves < game.bound // 3
