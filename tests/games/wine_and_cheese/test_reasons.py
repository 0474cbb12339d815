"""Why a move is not legal, in positions made for it: the precise reason, and the rule behind it."""

import random

import pytest

from affinage.core import checks
from affinage.core.game import CHANCE
from affinage.core.play import Table
from affinage.core.words import LANGUAGES
from affinage.games.wine_and_cheese import describe, rules, tables
from affinage.games.wine_and_cheese.game import GAME
from affinage.games.wine_and_cheese.moves import Kind
from affinage.games.wine_and_cheese.state import NONE, Phase, State

from . import setups
from .refused import (
    ALIKE,
    CHEESES,
    EN,
    FROST,
    GOURMET_WINES,
    STRANGER,
    WASHING,
    WINES,
    card,
    cheeses_to_hurry,
    first_with,
    full_cellar,
    lap_behind,
    last_wine_cards,
    name_of,
    pair_beside_an_action_card,
    pair_on_offer,
    seldom,
    shipped,
    summer_with_a_helper,
    why,
    why_code,
    without_wine_cards,
)
from .setups import At, legal, make
from .walks import wander

TASTE = {"produce": 30.0, "slot": 2.0, "trade": 0.1, "label": 0.3, "open": 0.2, "special": 3.0, "done": 2.0}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [4, 5])
def test_every_illegal_move_has_a_reason_and_a_rule(language: str, seed: int) -> None:
    say, rng = GAME.say(language), random.Random(seed)
    for s in wander(seed, TASTE, setups.SHIPPED):
        if rng.random() < 0.05 or rules.over(s):
            for seat in (0, 1, CHANCE):
                for move in set(range(len(GAME.moves))) - set(legal(s, seat)):
                    reason = describe.why_not(s, seat, move, say)
                    assert len(reason.sentence) > 10
                    assert len(reason.rule) > 10


def test_every_reason_is_given_in_some_position() -> None:
    """Random games seldom fill a cellar or have a pair, and hardly ever empty a deck: those positions are made."""
    tally = checks.Tally()
    assert checks.run(GAME, 12, tally=tally) == []
    made = {why_code(*case) for case in seldom()}
    assert set(checks.never_given(GAME, tally)) <= {reason.key for reason in made}


def test_the_door_tells_the_reason() -> None:
    table = Table(GAME, seed="reasons")
    with pytest.raises(Exception, match="Which worker do you send out"):
        table.play(table.asked[0], Kind.DONE)


# Whose move it is


def test_out_of_turn_and_chance() -> None:
    s = shipped()
    assert describe.why_not(s, 1, Kind.DONE, EN).sentence == "It is not your turn: Seat 1 is asked."
    assert why(s, "draw", 3) == "That is for Chance to decide."
    assert describe.why_not(s, CHANCE, Kind.DONE, EN).sentence.startswith("Chance only lays out the table")
    s.phase = Phase.OVER
    assert describe.why_not(s, 0, Kind.DONE, EN).sentence == "The game is over."


def test_while_cards_are_dealt() -> None:
    s = State()
    rules.setup(s, 2, [1])
    assert describe.why_not(s, 0, Kind.DONE, EN).sentence == "Cards are being dealt; wait a moment."
    assert describe.why_not(s, CHANCE, Kind.DRAW, EN).sentence == "That cannot turn up here."


# Workers


def test_workers_in_spring() -> None:
    s = shipped(At.SEND)
    assert why(s, "plot", 0) == "First choose the house whose worker you send."
    assert why(s, "house", 4) == "No worker of yours is at home in house 5 (Corner, together)."
    assert why(s, "done") == "You are not done yet. Which worker do you send out?"
    make(s, "house", 0)
    assert why(s, "house", 1) == "You have chosen the blue worker for this turn. Take that back to choose another one."
    make(s, "plot", 0)
    assert why(s, "house", 1) == why(s, "plot", 1) == "Your worker has moved, and a turn moves only one."
    make(s, "done")
    assert why(s, "house", 0) == "Seat 1 has chosen blue, so it must be the other blue worker now."
    assert why(s, "plot", 0) == "A1 (pasture) is taken: the blue worker stands there."
    assert why(s, "done").startswith("You are not done yet. You follow with blue: ")


def test_the_last_worker_goes_without_a_choice() -> None:
    homes = ((0, NONE, NONE, NONE, NONE), (NONE, 0, NONE, NONE, NONE))
    field = {1: (0, 1), 2: (2, 3), 3: (4, 6)}
    s = shipped(At.SEND, turn=6, acting=1, homes=homes, field=field)
    assert s.phase == Phase.PLOT
    assert why(s, "house", 0) == "The blue worker is the only one you have left to send."


def test_workers_in_fall() -> None:
    field = {0: (0, 1), 1: (2, 3), 2: (4, 6), 3: (8, 9)}
    s = shipped(At.RETURN, field=field)
    assert why(s, "house", 0) == "First choose the worker who comes home; then a house for the bench."
    assert why(s, "plot", 5) == "No worker stands on B2 (laboratory)."
    make(s, "plot", 0)
    assert why(s, "plot", 2) == "You have chosen the blue worker for this turn. Take that back to choose another one."
    make(s, "house", 0)
    make(s, "done")
    assert why(s, "plot", 2) == "Seat 1 has chosen blue, so it must be the other blue worker now."
    make(s, "house", 0)
    make(s, "done")
    make(s, "plot", 2)
    assert why(s, "house", 0) == "The blue worker has the bench in house 1 (Ladder, together): choose an empty house."


def test_workers_rest_in_other_phases_and_labels_while_workers_move() -> None:
    s = shipped()
    assert why(s, "house", 0) == why(s, "plot", 0) == "Workers move only in the first phase of spring and of fall."
    s = shipped(At.SEND, pools=({"salt": 2}, {}))
    assert why(s, "label", "salt/slow-cheese").startswith("Labels cannot be used while workers are on the move.")
    assert why(s, "slot", 0).startswith("Cards are sold only in the phases of production and sale")
    assert why(s, "produce", 0).startswith("Cards are produced only in the phases of production and sale")


# Production


def test_what_a_card_costs_and_what_is_missing() -> None:
    frost = FROST
    s = shipped(hands=([frost], []), pools=({"white": 1}, {}))
    assert why(s, "produce", frost) == (
        "First Frost costs 2 white grapes and 1 sugar; you lack 1 white grape and 1 sugar."
    )
    s = shipped(hands=([frost], []), pools=({"white": 2, "milk": 3}, {}))
    assert why(s, "produce", frost) == (
        "First Frost costs 2 white grapes and 1 sugar; you lack 1 sugar, which you could trade for."
    )


def test_cards_that_are_not_in_hand() -> None:
    mine, theirs = WINES[0], WINES[1]
    s = shipped(hands=([], [theirs]), cellars=({mine: 2}, {}))
    in_deck = next(c for c in WINES if s.deck >> c & 1)
    assert why(s, "produce", in_deck) == f"You do not hold {name_of(in_deck)}."
    assert why(s, "produce", theirs) == f"You do not hold {name_of(theirs)}."  # where it is stays a secret
    assert why(s, "produce", mine) == f"{name_of(mine)} lies in your cellar already."
    shown = s.display[0]
    assert why(s, "produce", shown) == f"{name_of(shown)} lies in the display: a label brings it to your hand."


def test_no_free_slot() -> None:
    assert "open the closed one (4 markers or 4 steps back)" in why(full_cellar(4), "produce", FROST)
    assert why(full_cellar(5), "produce", FROST).startswith("No slot of your cellar is free: sell a card first")


def test_one_production_or_sales_in_a_turn() -> None:
    frost, other = FROST, card("old-well")

    def turn() -> State:
        pool = {"white": 3, "red": 1, "yeast": 1, "sugar": 1}
        return shipped(hands=([frost, other], []), pools=(pool, {}), cellars=({CHEESES[0]: 0}, {}))

    s = turn()
    make(s, "produce", frost)
    assert why(s, "done").startswith("You are not done yet. Which label option ")
    assert why(s, "special") == "First Frost is a gourmet card and has no special action."
    assert why(s, "option", "hurry-cheese") == "No cheese in your cellar has a marker that could be taken away."
    assert why(s, "label", "white/wine-step").startswith("First finish what is under way. Which label option ")
    make(s, "option", "wine-step")
    assert why(s, "produce", other) == "You have produced in this turn already."
    assert why(s, "slot", 0) == "You have produced in this turn: selling has to wait for your next turn."
    s = turn()
    make(s, "slot", 0)
    assert why(s, "produce", frost) == "You have sold in this turn: producing has to wait for your next turn."


# Sales and pairs


def test_slots_without_a_card() -> None:
    s = shipped(cellars=({CHEESES[0]: 0}, {}))
    assert why(s, "slot", 1) == "No card lies in cellar slot 2."
    assert why(s, "slot", 4) == "Cellar slot 5 is closed: no card lies there."
    assert why(shipped(At.STORE), "slot", 0).startswith("Cards are sold only in the phases of production and sale")


def test_cards_that_make_no_pair() -> None:
    s = pair_on_offer()
    assert why(s, "slot", 0).startswith("Long Row is the card that you are selling")
    assert why(s, "slot", 2).endswith("so it makes no pair with Long Row: 2 markers lie on it.")
    assert why(s, "slot", 3) == f"{name_of(ALIKE)} is a wine like Long Row: a pair is a wine and a cheese."
    dish = EN(f"dish-{tables.DISHES[tables.DISH[STRANGER]]}")
    assert why(s, "slot", 4) == f"{name_of(STRANGER)} belongs to {dish}, Long Row to Onion tart."
    assert why(s, "done") == "You are not done yet. Do you sell Long Row in a pair, or alone?"
    s = pair_beside_an_action_card()
    assert why(s, "slot", 2) == f"{name_of(WASHING)} is an action card: it makes no pair with Long Row."
    assert why(s, "slot", 3) == "No card lies in cellar slot 4."


def test_choices_that_are_not_asked_for() -> None:
    s = shipped()
    assert why(s, "alone").startswith("No pair is on offer now.")
    assert why(s, "decline").startswith("There is nothing to decline")
    assert why(s, "special").startswith("A special action is not triggered here")
    assert why(s, "steps", "wine") == "There is no indicator to choose now."
    assert why(s, "option", "wine-step").startswith("A label option is free of charge only right after a production.")
    assert why(s, "give", "milk").startswith("Nothing is asked of your markers now.")
    assert why(s, "gain", "milk") == "There is no ingredient to choose now."
    assert why(s, "take", 0) == why(s, "top", "wine")
    assert why(s, "take", 0).startswith("Cards are taken with a label option")


def test_everything_must_be_sold_in_the_end() -> None:
    s = shipped(At.SELL_OUT, cellars=({WINES[0]: 0, CHEESES[0]: 2}, {}))
    names = f"{name_of(WINES[0])} and {name_of(CHEESES[0])}"
    assert why(s, "done") == f"Everything must be sold. Still in your cellar: {names}."
    assert why(s, "produce", WINES[1]).startswith("Cards are produced only in the phases of production and sale")


# Ageing and special actions


def test_each_card_ages_once() -> None:
    s = shipped(At.AGE, cellars=({WINES[0]: 4, CHEESES[0]: 2}, {}))
    names = f"{name_of(WINES[0])} and {name_of(CHEESES[0])}"
    assert why(s, "done") == f"Each card must age by 2. Still to age: {names}."
    make(s, "slot", 0)
    assert why(s, "slot", 0) == f"{name_of(WINES[0])} has aged already."
    assert why(s, "done").endswith(f"Still to age: {name_of(CHEESES[0])}.")


def test_special_actions_without_effect() -> None:
    starter, helper = first_with(tables.Action.STARTER), first_with(tables.Action.HELPER)
    fine = first_with(tables.Action.WASH_GOURMET)
    s = shipped(At.TRIGGER, cellars=({starter: 1, helper: 1, fine: 1, GOURMET_WINES[0]: 1}, {}))
    assert why(s, "special") == "Choose the cellar slot of the card that is to act."
    assert why(s, "slot", 0).startswith(f"{name_of(starter)} asks for 1 ")
    assert why(s, "slot", 1) == f"{name_of(helper)} finds no other action card that could do anything."
    assert why(s, "slot", 2) == f"{name_of(fine)} finds no gourmet cheese in your cellar."
    assert why(s, "slot", 3) == f"{name_of(GOURMET_WINES[0])} is a gourmet card and has no special action."


def test_a_card_acts_once_in_summer_and_once_in_a_chain() -> None:
    s = summer_with_a_helper()
    make(s, "slot", 1)
    assert why(s, "slot", 1) == f"{name_of(WASHING)} has acted already this summer."
    make(s, "slot", 0)
    assert why(s, "slot", 0) == f"{name_of(first_with(tables.Action.HELPER))} is being triggered already."
    assert why(s, "slot", 3) == "No card lies in cellar slot 4."


# Labels, trades, the closed cellar


def test_labels_that_cannot_be_paid() -> None:
    s = shipped(pools=({"white": 1, "milk": 2}, {}))
    assert why(s, "label", "salt/hurry-cheese") == "You cannot pay for the label salt: you lack 1 salt."
    sentence = "You cannot pay for the label white grapes: you lack 1 more wine ingredient."
    assert why(s, "label", "white/wine-step") == sentence


def test_labels_without_effect() -> None:
    s = shipped(pools=({"salt": 2, "sugar": 2, "white": 2}, {}), cellars=({CHEESES[0]: 0}, {}))
    hurry = "No cheese in your cellar has a marker that could be taken away."
    assert why(s, "label", "salt/hurry-cheese") == hurry
    assert why(s, "label", "sugar/slow-wine") == "There is no wine in your cellar to slow."
    assert why(without_wine_cards(), "label", "white/wine-card") == "There is no wine card left to take."


def test_cards_that_cannot_be_hurried() -> None:
    s = cheeses_to_hurry()
    assert why(s, "slot", 2) == f"{name_of(CHEESES[2])} is finished: no marker is left to take away."
    assert why(s, "slot", 3) == f"{name_of(WINES[0])} is not a cheese, and the option is for a cheese only."


def test_trades() -> None:
    s = shipped(pools=({"milk": 1, "salt": 1}, {}))
    assert why(s, "trade") == "A trade takes 3 markers; you have 2."
    s = shipped(pools=({"milk": 2, "salt": 2}, {}))
    make(s, "trade")
    assert why(s, "give", "sugar") == "You have no sugar to give."
    assert why(s, "trade") == "First finish what is under way. Which markers do you trade in? 3 more."
    make(s, "give", "milk")
    make(s, "give", "milk")  # the third can only be salt
    assert (
        describe.why_not(s, 0, Kind.TRADE, EN).rule == "An effect is brought to its end before anything else is done."
    )
    assert describe.why_not(shipped(), 0, Kind.TRADE, EN).rule == (
        "At any time in your turn you may trade 3 markers of any kinds for 1 of any kind, "
        "also of a kind that you have just given."
    )


def test_a_label_takes_its_further_marker_of_the_right_good() -> None:
    s = shipped(pools=({"white": 2, "red": 1, "milk": 1}, {}))
    make(s, "label", "white/wine-step")
    assert why(s, "give", "milk") == "The label asks for a wine ingredient, not for milk."
    assert why(s, "give", "yeast") == "You have no yeast to give."


def test_ingredients_that_may_not_be_chosen() -> None:
    s = shipped(At.SEND)
    make(s, "house", 0)
    make(s, "plot", next(p for p in range(tables.PLOTS) if tables.PLOT_TYPE[p] == tables.LAB))
    assert why(s, "gain", "milk") == "A laboratory gives yeast or cultures, not milk."
    market = next(c for c in range(tables.CARDS) if tables.MARKET_ANY[c][tables.WINE] > 0)
    s = shipped(At.TRIGGER, cellars=({market: 1}, {}))
    make(s, "slot", 0)
    assert why(s, "gain", "milk") == "You may choose a wine ingredient, not milk."


def test_cards_that_cannot_be_taken() -> None:
    s = last_wine_cards()
    assert why(s, "take", 1) == "That slot of the display is empty: the wine deck has run out."
    assert why(s, "top", "wine") == "The wine deck has run out."
    assert why(s, "take", 3) == why(s, "top", "cheese") == "The option is for a wine card only."


def test_the_closed_slot() -> None:
    s = shipped(pools=({"milk": 3}, {}), indicators=((0, 4), (1, 2)))
    assert why(s, "open", "markers") == "Opening the slot takes 4 markers; you have 3."
    assert why(s, "open", "wine") == "Your wine indicator stands on the start space and cannot go back."
    assert why(s, "open", "cheese") == (
        "Your cheese indicator cannot go back 4 steps: that would lead beyond the start space."
    )
    assert why(lap_behind(), "open", "wine") == (
        "Your wine indicator cannot go back 4 steps: that would lead back over the lap arrow."
    )
    assert why(shipped(opened=(0,)), "open", "markers") == "Your cellar has no closed slot any more."
