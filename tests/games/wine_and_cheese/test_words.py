"""Words and places, over whole games and in both languages; what each move says in its position."""

import random
import re
from collections.abc import Iterator

import pytest

from affinage.core.game import CHANCE, PUBLIC
from affinage.core.words import LANGUAGES
from affinage.games.wine_and_cheese import describe, observe, rules, tables
from affinage.games.wine_and_cheese.game import GAME
from affinage.games.wine_and_cheese.moves import Kind
from affinage.games.wine_and_cheese.state import NONE, Phase, State

from . import setups
from .setups import At, draw, legal, make, move_of, position
from .walks import wander

SAY = {language: GAME.say(language) for language in LANGUAGES}
EN, DE = SAY["en"], SAY["de"]
VIEWERS = (0, 1, PUBLIC)
# Kinds of move as people like them, so that cellars fill and every phase comes up
TASTE = {"produce": 30.0, "slot": 2.0, "trade": 0.1, "label": 0.3, "open": 0.2, "special": 3.0, "done": 2.0}


def games(seed: int) -> Iterator[State]:
    return wander(seed, TASTE, setups.SHIPPED)


def decider(s: State) -> int:
    return CHANCE if rules.asked(s, CHANCE) else s.acting


def card(name: str) -> int:
    return tables.CARD_IDS.index(name)


def first_with(action: tables.Action) -> int:
    return tables.ACTION.index(action)


def said(s: State, kind: str, what: int | str = 0) -> str:
    """The words of a legal move of whoever is asked."""
    move = move_of(s, kind, what)
    assert move in legal(s, decider(s))
    return describe.words(s, decider(s), move, EN)


def name_of(c: int) -> str:
    return EN(f"card-{tables.CARD_IDS[c]}")


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_everything_has_words(language: str, seed: int) -> None:
    say = SAY[language]
    for s in games(seed):
        for seat in VIEWERS:
            assert describe.question(s, seat, say)
            assert describe.rule(s, seat, say)
        for move in legal(s, decider(s)):
            assert describe.words(s, decider(s), move, say)
            assert re.fullmatch(r"[a-z]+(/[01])?(/[a-z0-9-]+)?", describe.place(s, move))
            shown = {observe.face(s, decider(s), move, viewer) for viewer in VIEWERS} - {move}
            assert all(describe.words(s, decider(s), face, say) for face in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_legal_moves_read_differently_and_have_places_of_their_own(language: str) -> None:
    for s in games(3):
        moves = legal(s, decider(s))
        sentences = [describe.words(s, decider(s), move, SAY[language]) for move in moves]
        assert len(set(sentences)) == len(sentences)
        if decider(s) != CHANCE:
            assert len({describe.place(s, move) for move in moves}) == len(moves)


def test_words_bear_any_move_anywhere() -> None:
    rng = random.Random(6)
    for s in games(6):
        if rng.random() < 0.05:
            for viewer in (s.acting, PUBLIC):
                twin = s.copy()
                observe.cover(twin, viewer)
                for move in range(len(GAME.moves)):
                    assert describe.words(twin, s.acting, move, EN)
                    assert describe.place(twin, move)


def test_a_cellar_slot_reads_as_one_while_something_else_is_chosen() -> None:
    """Selling a card that acts is no longer told in the middle of another card's effect."""
    fine, washing, gourmet = first_with(tables.Action.WASH_GOURMET), first_with(tables.Action.WASH), card("goat-path")
    s = shipped(At.TRIGGER, cellars=({fine: 1, washing: 0, gourmet: 0}, {}))
    make(s, "slot", 0)
    assert s.phase == Phase.STEPS
    assert describe.words(s, 0, move_of(s, "slot", 1), EN) == f"Cellar slot 2: {name_of(washing)}"


def test_words_leave_the_position_alone() -> None:
    for number, s in enumerate(games(7)):
        if number % 9 == 0:
            before = s.copy()
            for move in range(len(GAME.moves)):
                describe.words(s, s.acting, move, EN)
                if move not in legal(s, decider(s)):
                    describe.why_not(s, decider(s), move, EN)
            describe.view(s, s.acting, EN)
            assert s == before


def test_what_is_seen_is_a_component() -> None:
    seen: set[str] = set()
    for seed in (8, 9, 10):
        for s in games(seed):
            seen |= set(describe.components_seen(s))
    everything = set(describe.component_keys())
    assert seen <= everything
    assert {key for key in everything - seen if not key.startswith(("card-", "housing-"))} == set()


def test_a_hidden_draw_shows_only_its_back() -> None:
    s = next(s for s in games(9) if s.phase == Phase.DRAW)
    front = legal(s, CHANCE)[0] - Kind.DRAW
    face = observe.face(s, CHANCE, Kind.DRAW + front, 1)
    assert face == Kind.DRAWN + tables.GOOD[front]
    assert describe.words(s, CHANCE, Kind.DRAW + front, EN) == f"Seat 1 draws {name_of(front)}"
    assert describe.words(s, CHANCE, face, EN) == f"Seat 1 draws a {tables.GOODS[tables.GOOD[front]]} card"


# What a move says in its position: with its price, and with what it would do


def shipped(calendar: int = At.MARKET, **rest: object) -> State:
    return position(calendar, game=setups.SHIPPED, **rest)  # type: ignore[arg-type]  # handed on as they are


def test_a_production_names_its_price() -> None:
    s = shipped(hands=([card("first-frost")], []), pools=({"white": 2, "sugar": 1}, {}))
    gold = tables.GOLD[card("first-frost")]
    assert said(s, "produce", card("first-frost")) == (
        f"Produce First Frost (worth {gold} gold): pay 2 white grapes and 1 sugar"
    )
    assert describe.place(s, move_of(s, "produce", card("first-frost"))) == f"hand/{card('first-frost')}"


def test_a_finished_card_is_sold_for_gold_an_unfinished_one_for_silver() -> None:
    wine = card("long-row")
    s = shipped(cellars=({wine: 0, card("hay-loaf"): 3, card("oak-drum"): 1}, {}))
    assert said(s, "slot", 0) == f"Sell Long Row for {tables.GOLD[wine]} gold"
    silver = tables.SILVER[card("hay-loaf")]
    assert said(s, "slot", 1) == f"Sell Hay Loaf unfinished for {silver} silver (3 markers left)"
    assert said(s, "slot", 2).endswith("(1 marker left)")
    assert describe.words(s, 0, move_of(s, "slot", 1), DE).startswith("„Heulaib“ unreif für ")


def test_a_pair_says_gold_and_steps() -> None:
    wine, cheese = card("long-row"), card("mill-wheel")
    dish = tables.DISH[wine]
    assert dish == tables.DISH[cheese]
    s = shipped(cellars=({wine: 0, cheese: 0}, {}))
    assert said(s, "slot", 0).endswith(" gold, in a pair or alone")
    make(s, "slot", 0)
    assert describe.question(s, 0, EN) == "Do you sell Long Row in a pair, or alone?"
    together, (wine_steps, cheese_steps) = tables.GOLD[wine] + tables.GOLD[cheese], tables.PAIR_STEPS[dish]
    assert said(s, "slot", 1) == (
        f"Sell in a pair with Mill Wheel, Onion tart: {together} gold together "
        f"and {wine_steps} wine steps and {cheese_steps} cheese steps"
    )
    assert said(s, "alone") == f"Sell Long Row alone for {tables.GOLD[wine]} gold, without steps"
    make(s, "slot", 1)
    # the first four spaces are worth 0, 1, 2 and 2; whoever comes second skips the one that is taken
    values = [0, 1, 2, 2, 3, 4]
    ahead = [f"{wine_steps} wine steps to {values[wine_steps - 1]}", f"{cheese_steps} cheese steps to"]
    assert said(s, "steps", "wine").startswith(f"First {ahead[0]}, then {ahead[1]}")


def test_special_actions_say_what_they_would_do() -> None:
    washing, starter, market = (
        first_with(a) for a in (tables.Action.WASH, tables.Action.STARTER, tables.Action.MARKET)
    )
    pays = setups.named(tables.STARTER_PAY[starter])
    s = shipped(cellars=({washing: 0, starter: 0, market: 0}, {}), pools=(pays, {}))
    cheeses = sum(tables.GOOD[c] == tables.CHEESE for c in (washing, starter, market))
    assert f"; first: {cheeses} wine step" in said(s, "slot", 0)
    good, n = tables.GOODS[tables.STARTER_GOOD[starter]], tables.STARTER_STEPS[starter]
    assert re.search(rf"; first: pay .* for {n} {good} steps to \d+$", said(s, "slot", 1))
    assert "; first: gain " in said(s, "slot", 2)
    make(s, "slot", 1)
    assert re.match(rf"Do you trigger {name_of(starter)} before it is sold: pay ", describe.question(s, 0, EN))
    assert said(s, "decline") == f"Sell {name_of(starter)} for {tables.GOLD[starter]} gold without its special action"
    assert describe.place(s, move_of(s, "decline")) == "button/decline"
    assert describe.place(s, move_of(s, "special")) == "cellar/0/1"


def test_a_helper_names_the_only_card_it_can_trigger() -> None:
    kinds = (tables.Action.HELPER, tables.Action.WASH, tables.Action.MARKET)
    helper, washing, other = (first_with(kind) for kind in kinds)
    s = shipped(At.TRIGGER, cellars=({helper: 1, washing: 1}, {}))
    assert said(s, "slot", 0) == f"Trigger {name_of(helper)}: {name_of(washing)} acts"
    s = shipped(At.TRIGGER, cellars=({helper: 1, washing: 1, other: 1}, {}))
    assert said(s, "slot", 0) == f"Trigger {name_of(helper)}: another action card acts"
    make(s, "slot", 0)
    assert describe.question(s, 0, EN) == f"Which card does {name_of(helper)} trigger?"
    assert said(s, "slot", 1).startswith(f"Trigger {name_of(washing)}: ")


def test_gourmet_steps_are_chosen_card_by_card() -> None:
    distilling = first_with(tables.Action.DISTIL_GOURMET)
    wines = [c for c in range(tables.CARDS) if tables.GOOD[c] == tables.WINE and tables.DISH[c] != NONE][:2]
    s = shipped(At.TRIGGER, cellars=({distilling: 1, wines[0]: 1, wines[1]: 1}, {}))
    assert said(s, "slot", 0).endswith(": for each of 2 gourmet wines 2 cheese steps or 1 wine step")
    make(s, "slot", 0)
    assert describe.question(s, 0, EN).endswith("which indicator goes ahead? 2 gourmet cards are left.")
    assert said(s, "steps", "cheese") == "2 cheese steps to 1"
    assert said(s, "steps", "wine") == "1 wine step to 0"
    make(s, "steps", "wine")
    assert describe.question(s, 0, EN).endswith("One gourmet card is left.")


def test_ageing_says_what_is_left() -> None:
    cards = range(4)
    s = shipped(At.AGE, cellars=({cards[0]: 4, cards[1]: 3, cards[2]: 2, cards[3]: 1}, {}))
    ends = ("2 markers left", "1 marker left", "finished", f"overripe, goes for {tables.SILVER[cards[3]]} silver")
    for slot, end in enumerate(ends):
        assert said(s, "slot", slot) == f"Age {name_of(cards[slot])}: {end}"
    assert describe.question(s, 0, EN) == "Which card ages next? Each one loses 2 markers."
    s = shipped(At.LAST_AGE, cellars=({cards[0]: 4}, {}))
    assert said(s, "slot", 0).endswith(": 1 marker left")


def test_a_worker_says_what_the_plots_would_give() -> None:
    s = shipped(At.SEND, housing=(0, 4, 1, 5, 2))
    assert describe.question(s, 0, EN) == "Which worker do you send out?"
    house = "house 2 (Furrow, alone)"
    assert said(s, "house", 1) == f"Send out the red worker of {house}"
    make(s, "house", 1)
    assert describe.question(s, 0, EN) == "Where do you send the red worker?"
    plot = tables.GRID[2][0]  # sugar, with milk and white grapes to its right
    assert said(s, "plot", plot) == "Send the red worker to A3 (sugar field): 1 white grape, 1 sugar and 1 milk"
    laboratory = next(p for p in range(tables.PLOTS) if tables.PLOT_TYPE[p] == tables.LAB)
    assert "1 yeast or cultures" in said(s, "plot", laboratory)
    make(s, "plot", plot)
    make(s, "done")
    assert describe.question(s, 1, EN) == "You follow with red: where do you send your worker?"


def test_a_worker_who_comes_home_says_what_the_house_would_give() -> None:
    s = shipped(At.RETURN, field={0: (0, 1), 1: (2, 3), 2: (4, 6), 3: (8, 9)})
    assert said(s, "plot", 0) == "Bring the blue worker home from A1 (pasture)"
    make(s, "plot", 0)
    sentence = "Which house takes the blue worker?"
    assert describe.question(s, 0, EN) == sentence
    assert said(s, "house", 0).startswith("Bring the blue worker home to house 1 (Ladder, together): ")
    assert "2 milk" in said(s, "house", 0)


def test_labels_say_price_and_effect() -> None:
    cheese = card("hay-loaf")
    s = shipped(pools=({"white": 2, "red": 1, "salt": 1}, {}), cellars=({cheese: 3}, {}))
    assert said(s, "label", "white/wine-step") == (
        "Label white grapes: pay 1 white grape and 1 more wine ingredient for 1 wine step to 0"
    )
    assert said(s, "label", "red/wine-step").startswith("Label red grapes: pay 1 white grape and 1 red grape for ")
    assert said(s, "label", "white/wine-card").endswith(" for a wine card")
    assert said(s, "label", "salt/hurry-cheese") == "Label salt: pay 1 salt for hurrying Hay Loaf, 3 to 2 markers"
    assert said(s, "label", "salt/slow-cheese").endswith("slowing Hay Loaf, 3 to 4 markers")
    assert describe.place(s, move_of(s, "label", "salt/slow-cheese")) == "label/0/salt-1"
    s = shipped(pools=({"salt": 1}, {}), cellars=({cheese: 3, card("oak-drum"): 2}, {}))
    assert said(s, "label", "salt/hurry-cheese") == "Label salt: pay 1 salt for hurrying a cheese"
    make(s, "label", "salt/hurry-cheese")
    assert describe.question(s, 0, EN) == "Which cheese do you hurry?"
    assert said(s, "slot", 1) == "Hurry Oak Drum: 2 to 1 markers"


def test_the_last_card_on_display_is_named_to_those_who_watch_as_well() -> None:
    """An unseen hand card, which a spectator counts as lying in the deck, leaves the deck no less empty."""
    taken, unseen = card("long-row"), card("first-frost")
    s = shipped(pools=({"white": 2}, {}), hands=((unseen,), ()), deck=(), display=[taken, *[NONE] * 5])
    for seat in VIEWERS:
        known = s.copy()
        observe.cover(known, seat)
        assert said(known, "label", "white/wine-card").endswith("for taking Long Row from the display")
    german = describe.words(s, 0, move_of(s, "label", "white/wine-card"), DE)
    assert german.endswith("dafür „Lange Zeile“ aus der Auslage nehmen")


def test_a_trade_names_the_markers_where_there_is_no_choice() -> None:
    s = shipped(pools=({"milk": 2, "salt": 1}, {}))
    assert said(s, "trade") == "Trade 1 salt and 2 milk for 1 of any kind"
    s = shipped(pools=({"milk": 2, "salt": 2}, {}))
    assert said(s, "trade") == "Trade 3 markers for 1 of any kind"


def test_the_cellar_says_what_opening_costs() -> None:
    s = shipped(pools=({"milk": 4, "salt": 1}, {}), indicators=((9, 0), (0, 0)))
    assert said(s, "open", "markers") == "Open the closed cellar slot: pay 4 markers"
    assert said(s, "open", "wine") == "Open the closed cellar slot: wine indicator 4 steps back, from 7 to 3"
    s = shipped(pools=({"milk": 4}, {}))
    assert said(s, "open", "markers") == "Open the closed cellar slot: pay 4 milk"


def test_storing_says_what_is_kept_and_lost() -> None:
    s = shipped(At.STORE, pools=({"salt": 3, "milk": 2}, {}))
    assert describe.question(s, 0, EN).startswith("You cannot store 1 salt and 2 milk: ")
    assert said(s, "done") == "Store 2 salt, lose 1 salt and 2 milk and end the turn"
    s = shipped(At.STORE, pools=({"salt": 1}, {}))
    assert said(s, "done") == "Store 1 salt and end the turn"


def test_the_last_word_of_a_market_turn_drops_out_only_without_production_or_sale() -> None:
    s = shipped(cellars=({card("long-row"): 0}, {}))
    assert said(s, "done") == "Drop out of this phase"
    make(s, "slot", 0)
    assert said(s, "done") == "End the turn"


def test_cards_are_taken_from_the_display_or_unseen() -> None:
    s = shipped(pools=({"white": 2}, {}))
    make(s, "label", "white/wine-card")
    assert describe.question(s, 0, EN) == "Which wine card do you take?"
    assert said(s, "take", 0) == f"Take {name_of(s.display[0])} from the display"
    assert describe.place(s, move_of(s, "take", 0)) == "display/0"
    assert said(s, "top", "wine") == "Take the unseen top card of the wine deck"
    assert describe.place(s, move_of(s, "top", "wine")) == "deck/wine"
    twin = s.copy()
    make(s, "take", 0)
    front = legal(s, CHANCE)[0] - Kind.DRAW
    assert describe.words(s, CHANCE, Kind.DRAW + front, EN) == f"{name_of(front)} is laid out in the display"
    assert observe.face(s, CHANCE, Kind.DRAW + front, 1) == Kind.DRAW + front
    make(twin, "top", "wine")
    assert describe.words(twin, CHANCE, Kind.DRAW + front, EN) == f"Seat 1 draws {name_of(front)}"
    draw(twin, front)


def test_a_waiting_seat_reads_the_same_for_a_whole_turn() -> None:
    s = shipped(At.SEND)
    before = describe.question(s, 1, EN)
    make(s, "house", 0)
    assert describe.question(s, 1, EN) == before == "Waiting for Seat 1: Workers go out."


def test_the_result_says_what_decided() -> None:
    s = shipped(At.SELL_OUT, indicators=((4, 5), (6, 3)), first=1)
    make(s, "done")
    make(s, "done")
    low = tables.TRACK[4], tables.TRACK[3]
    assert low[0] == low[1]
    sentence = f"The game is over: Seat 2 wins, {low[0]} to {low[1]}."
    assert describe.question(s, 0, EN) == f"{sentence} The final scores were equal; the higher other total decided."
