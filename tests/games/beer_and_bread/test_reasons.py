"""Why a move is not legal, and the sentences for moves, in positions made for them."""

import random
import re

from affinage.core.sets import only
from affinage.core.why import CHANCE, NOT_NOW, NOT_YOURS, OK, OVER
from affinage.games.beer_and_bread import describe, observe, rules, tables
from affinage.games.beer_and_bread.game import GAME
from affinage.games.beer_and_bread.moves import Kind
from affinage.games.beer_and_bread.rules.legality import Why
from affinage.games.beer_and_bread.state import NONE, After, Phase, State, YearStep

from .places import Place, put
from .setups import wander

EN, DE = GAME.say("en"), GAME.say("de")
WATER, WHEAT, BARLEY, RYE, HOPS = range(5)
BEERS = [card for card in range(tables.CARDS) if tables.GOOD[card] == tables.BEER]


def legal(s: State, seat: int) -> list[int]:
    moves = [0] * GAME.width
    return moves[: rules.legal(s, seat, moves)]


def in_turn(fruitful: bool, hand: int = 5) -> State:
    """Seat 1 is to choose from its hand of beers; nothing else has happened in this year."""
    s = State(phase=Phase.CHOOSE, year=1 if fruitful else 2, step=YearStep.ACTIONS, chosen=NONE)
    s.supply = list(tables.TOKENS)
    s.deck, s.exchange = tables.ALL_CARDS, [NONE] * tables.EXCHANGES
    for card in BEERS[:hand]:
        put(s, card, Place.HAND)
    return s


def why(s: State, move: int) -> str:
    assert move not in legal(s, s.acting)
    return describe.why_not(s, s.acting, move, EN).sentence


def upgrade_with(effect: tables.Effect) -> int:
    return tables.EFFECT.index(effect)


def test_out_of_turn_and_chance() -> None:
    s = in_turn(fruitful=True)
    assert describe.why_not(s, 1, Kind.DONE, EN).sentence == "It is not your turn: Seat 1 is asked."
    assert describe.why_not(s, 0, Kind.DRAW, EN).sentence == "That is for Chance to decide."
    s.phase = Phase.OVER
    assert describe.why_not(s, 0, Kind.DONE, EN).sentence == "The game is over."


def test_cards_that_are_not_in_hand() -> None:
    s = in_turn(fruitful=True)
    other = BEERS[7]
    in_deck = why(s, Kind.CARD + other)
    assert in_deck == f"You do not hold {EN('card-' + tables.CARD_IDS[other])}."
    put(s, other, Place.HAND + 1)
    assert why(s, Kind.CARD + other) == in_deck  # where it is stays a secret
    s.seats[1].inverted = only(BEERS[0])
    assert "turned" in why(s, Kind.CARD + BEERS[0])
    assert "only it may play" in why(s, Kind.CARD + BEERS[0])


def test_actions_need_a_card_first() -> None:
    s = in_turn(fruitful=True)
    for move in (Kind.HARVEST, Kind.PRODUCE, Kind.UPGRADE):
        assert why(s, move) == "First choose a card; then say what you do with it."


def test_swapping() -> None:
    s = in_turn(fruitful=True)
    assert why(s, Kind.SWAP) == "Exchange cards can be swapped only in dry years."
    s = in_turn(fruitful=False)
    for space in range(tables.EXCHANGES):
        put(s, BEERS[10 + space], Place.EXCHANGE + space)
    assert why(s, Kind.SWAP) == "First choose the hand card that you want to swap."
    assert "exchange card" in why(s, Kind.CARD + BEERS[10])
    rules.apply(s, 0, Kind.CARD + BEERS[0])
    given, taken = (EN(f"card-{tables.CARD_IDS[BEERS[at]]}") for at in (0, 11))
    assert describe.words(s, 0, Kind.SWAP + 1, EN) == f"Swap {given} for {taken}"
    rules.apply(s, 0, Kind.SWAP + 1)
    assert why(s, Kind.SWAP) == "You have already swapped this turn."
    assert "must be played this turn" in why(s, Kind.CARD + BEERS[1])


def test_an_exchange_space_without_a_card() -> None:
    s = in_turn(fruitful=False)
    put(s, BEERS[10], Place.EXCHANGE)  # with deck and discards out, the other two spaces stay empty
    rules.apply(s, 0, Kind.CARD + BEERS[0])
    assert why(s, Kind.SWAP + 1) == "No card lies on exchange space 2."
    assert rules.why(s, 0, Kind.SWAP + 1) == Why.NO_EXCHANGE_CARD
    assert rules.why(s, 0, Kind.SWAP) == OK


def test_a_full_brewery() -> None:
    s = in_turn(fruitful=True)
    put(s, BEERS[9], Place.SITE)
    s.seats[0].tokens = list(tables.RECIPE[BEERS[0]])
    rules.apply(s, 0, Kind.CARD + BEERS[0])
    assert why(s, Kind.PRODUCE) == "Your brewery is full until you clean it (play a card as an upgrade)."


def test_missing_tokens_are_named_with_their_amounts() -> None:
    s = in_turn(fruitful=True)
    card = next(card for card in BEERS[:5] if tables.RECIPE[card][BARLEY] >= 2)
    s.seats[0].tokens = list(tables.RECIPE[card])
    s.seats[0].tokens[BARLEY] -= 2
    rules.apply(s, 0, Kind.CARD + card)
    assert why(s, Kind.PRODUCE).endswith("you lack 2 barley.")
    put(s, tables.UPGRADE.index(upgrade_with(tables.Effect.SPEND_EITHER)), Place.UPGRADE)
    assert why(s, Kind.PRODUCE).endswith("you lack 2 barley, and your upgrades cannot make up for it.")


def test_overflow() -> None:
    s = in_turn(fruitful=True)
    s.phase, s.after = Phase.GIVE, After.ACTION
    put(s, tables.UPGRADE.index(upgrade_with(tables.Effect.WATER_UNITS)), Place.UPGRADE)
    s.seats[0].tokens = [2, 6, 5, 0, 0]
    assert describe.question(s, 0, EN) == "Your storage is full: give up 2 more tokens."
    assert "units that hold nothing else" in why(s, Kind.GIVE + WATER)
    assert why(s, Kind.GIVE + RYE) == "You have no rye to give up."
    assert why(s, Kind.DONE).startswith("You are not done yet. Your storage is full")
    rules.apply(s, 0, Kind.GIVE + WHEAT)
    assert describe.question(s, 0, EN) == "Your storage is full: give up 1 more token."
    rules.apply(s, 0, Kind.GIVE + WHEAT)
    assert describe.words(s, 0, Kind.DONE, EN) == "End the turn"
    rules.apply(s, 0, Kind.DONE)
    assert s.phase == Phase.TAKE
    assert why(s, Kind.TAKE + RYE) == "The offer holds no rye."
    assert "not the moment" in why(s, Kind.GIVE + WHEAT)
    s.seats[1].tokens = [0, 0, 8, 0, 0]
    rules.apply(s, 1, Kind.TAKE + WHEAT)
    assert why(s, Kind.TAKE + WHEAT) == "There is no room in your storage for 1 wheat."
    assert "nothing more that you can take" in describe.question(s, 1, EN)


def test_paying() -> None:
    s = in_turn(fruitful=True)
    upgrade = next(u for u in range(tables.UPGRADES) if tables.UPGRADE_IDS[u] == "spend-wheat")
    card = next(card for card in BEERS[:5] if tables.RECIPE[card][BARLEY] >= 2 and not tables.RECIPE[card][WHEAT])
    put(s, tables.UPGRADE.index(upgrade), Place.UPGRADE)
    s.seats[0].tokens = [n + 2 for n in tables.RECIPE[card]]
    rules.apply(s, 0, Kind.CARD + card)
    assert describe.words(s, 0, Kind.PRODUCE, EN).endswith("and choose how to pay")
    rules.apply(s, 0, Kind.PRODUCE)
    assert s.phase == Phase.PAY
    assert "No payment needs more rye" in why(s, Kind.PAY + RYE)
    assert why(s, Kind.HARVEST).startswith("You have taken your action for this turn.")
    s.seats[0].tokens[RYE] = 0
    assert why(s, Kind.PAY + RYE) == "You have no rye left to pay with."


def test_inverting() -> None:
    s = in_turn(fruitful=True)
    rules.apply(s, 0, Kind.CARD + BEERS[0])
    rules.apply(s, 0, Kind.UPGRADE)
    assert "only the end of the turn is left" in why(s, Kind.CARD + BEERS[1])
    put(s, tables.UPGRADE.index(upgrade_with(tables.Effect.INVERT)), Place.UPGRADE)
    assert "upside down" in describe.question(s, 0, EN)
    assert describe.words(s, 0, Kind.CARD + BEERS[1], EN).startswith("Turn ")
    rules.apply(s, 0, Kind.CARD + BEERS[1])
    assert "one card is all" in why(s, Kind.CARD + BEERS[2])
    s.seats[0].inverted, s.turn = 0, 4
    assert "only on your first turn" in why(s, Kind.CARD + BEERS[2])


def test_no_card_can_be_named_where_tokens_are_given_up_outside_a_turn() -> None:
    s = in_turn(fruitful=True)
    s.phase, s.after, s.offer[RYE] = Phase.CONFIRM, After.SEEDING, 1
    assert why(s, Kind.CARD + BEERS[0]) == "This is not the moment for that. You give up 1 rye. Do you confirm?"


def test_each_reason_has_the_rule_that_fits_the_phase() -> None:
    s = in_turn(fruitful=True)
    put(s, tables.UPGRADE.index(upgrade_with(tables.Effect.INVERT)), Place.UPGRADE)
    for phase, rule in ((Phase.REDRAW, "redraw"), (Phase.CHOOSE, "turn"), (Phase.CONFIRM, "invert")):
        s.phase, s.after = phase, After.ACTION
        reason = describe.why_not(s, 0, Kind.CARD + BEERS[7], EN)
        assert reason.sentence.startswith("You do not hold ")
        assert reason.rule == EN(f"rule-{rule}")
    s.chosen = BEERS[0]
    for phase, rule in ((Phase.ACTION, "turn"), (Phase.PAY, "payment"), (Phase.GIVE, "overflow")):
        s.phase = phase
        reason = describe.why_not(s, 0, Kind.DONE, EN)
        assert reason.sentence.startswith("You are not done yet. ")
        assert reason.rule == EN(f"rule-{rule}")


def test_chance_is_told_too() -> None:
    s = in_turn(fruitful=True)
    assert rules.why(s, CHANCE, Kind.DONE) == Why.NOT_CHANCE
    assert rules.why(s, CHANCE, Kind.DRAW) == Why.IMPOSSIBLE
    s.phase = Phase.DRAW
    assert rules.why(s, CHANCE, Kind.BACKS) == Why.IMPOSSIBLE
    assert describe.why_not(s, 0, Kind.DONE, EN).sentence == "Cards are being dealt; wait a moment."


def test_reasons_tell_nothing_that_the_seat_cannot_know() -> None:
    rng, asked = random.Random(2), 0
    for s in wander(2, game=GAME):
        if rng.random() < 0.05:
            for seat in range(2):
                known = s.copy()
                observe.cover(known, seat)
                for move in range(GAME.actions):
                    assert rules.why(known, seat, move) == rules.why(s, seat, move)
                    asked += 1
    assert asked > 2000


def test_games_give_every_reason_but_the_one_that_is_met_above() -> None:
    given = {
        rules.why(s, seat, move)
        for seed in range(4)
        for s in wander(seed, game=GAME)
        for seat in range(CHANCE, 2)
        for move in range(len(GAME.moves))
    }
    assert given | {Why.NO_EXCHANGE_CARD} == {OVER, NOT_YOURS, NOT_NOW, OK, *Why}


# Questions and sentences


def test_a_waiting_seat_reads_the_same_whatever_the_other_has_not_confirmed() -> None:
    s = in_turn(fruitful=True)
    choosing = describe.question(s, 1, EN)
    rules.apply(s, 0, legal(s, 0)[0])
    assert describe.question(s, 1, EN) == choosing == "Waiting for Seat 1 to take a turn."


def test_a_harvest_says_what_is_collected_and_what_is_too_much() -> None:
    s = in_turn(fruitful=True)
    card = next(card for card in BEERS[:5] if tables.HARVEST[card][WHEAT] > 0)
    s.field = [9, 1, 9, 9, 9]
    s.seats[0].tokens = [0, 0, 9, 0, 0]
    rules.apply(s, 0, Kind.CARD + card)
    sentence = describe.words(s, 0, Kind.HARVEST, EN)
    assert "1 wheat" in sentence
    assert re.search(r"\(\d more than the storage holds\)$", sentence)
    assert describe.words(s, 0, Kind.HARVEST, DE).startswith("Mit „")


def test_an_upgrade_says_what_is_cleaned_and_collected() -> None:
    s = in_turn(fruitful=True)
    put(s, BEERS[9], Place.SITE)
    s.field = list(tables.FRUITFUL)
    put(
        s,
        tables.UPGRADE.index(next(u for u in range(tables.UPGRADES) if tables.UPGRADE_IDS[u] == "clean-beer-wheat")),
        Place.UPGRADE,
    )
    rules.apply(s, 0, Kind.CARD + BEERS[0])
    assert describe.words(s, 0, Kind.UPGRADE, EN).endswith("clean away 1 sold card and collect 1 wheat")
    assert describe.place(s, Kind.UPGRADE) == f"slot/0/{tables.SLOTS[tables.SLOT[tables.UPGRADE[BEERS[0]]]]}"
    assert describe.place(s, Kind.PRODUCE) == "site/0/beer"
