"""Hints: whole turns, and why one is better than another."""

from random import Random

import pytest

from affinage.agents.contrast import Contrast, Figures, Gain, contrast
from affinage.agents.explain import Advice, explain, why
from affinage.agents.spec import search_spec
from affinage.core.about import names
from affinage.core.chance import generator
from affinage.core.game import CHANCE, Game, find
from affinage.core.play import Table
from affinage.core.record import Record
from affinage.core.story import foretold

TEMPLATE = find("template")
QUICK = search_spec(iterations=60)
NOTHING = Gain(0.0, 0.1)


def figures(win: float, other: float, *parts: float, score: float = 0.0, rivals: float = 0.0) -> Figures:
    """Figures that leave no doubt."""
    gains = tuple(Gain(n, 0.1) for n in parts) or (NOTHING,) * 3
    return Figures(win, other, 0.005, gains, Gain(score, 0.1), Gain(rivals, 0.1))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hint_is_a_whole_turn_with_others_chances_and_a_reason(language: str) -> None:
    table, say = Table(TEMPLATE, 3, seed="hint"), TEMPLATE.say(language)
    told = explain(TEMPLATE, table.observe(0), 0, 3, say, spec=QUICK, rounds=32, ends=16)
    assert 2 <= len(told.advice) <= 3
    assert [one.win for one in told.advice] == sorted((one.win for one in told.advice), reverse=True)
    assert len({one.name for one in told.advice}) == len(told.advice), "two turns that are told apart by nothing"
    for one in told.advice:
        assert one.moves[0] == one.move in table.legal(0)
        assert 0 <= one.win <= 1
        assert set(one.parts) == set(TEMPLATE.score.CATEGORIES)
    assert told.best.name in told.title
    assert told.best.name in told.why


def test_a_hint_is_from_what_the_seat_knows_and_repeatable() -> None:
    table, say = Table(TEMPLATE, 2, seed="hint"), TEMPLATE.say()
    known = table.observe(1)
    other = known.copy()
    TEMPLATE.observe.cover(other, 1)
    first, second = (explain(TEMPLATE, k, 1, 2, say, spec=QUICK, rounds=16, ends=8) for k in (known, other))
    assert first == second


def said(told: Figures, language: str = "en") -> Contrast:
    """The contrast of two bids at the start of a game, of which nothing can be seen on the table yet."""
    table = Table(TEMPLATE, 2, seed="hint")
    low, high = table.legal(0)[0], table.legal(0)[1]
    return contrast(TEMPLATE, table.observe(0), 0, [low], [high], told, TEMPLATE.say(language))


def test_the_smallest_set_of_gains_that_outweighs_the_losses_is_named() -> None:
    one = said(figures(0.6, 0.4, 3.0, 2.5, -1.0))
    assert "about 3 points more for “Goods” in the end" in one.reasons
    assert not any("Customer" in reason for reason in one.reasons), "3 is more than 1 by itself"
    assert one.price == "about 1 point for “Coins left” in the end"
    two = said(figures(0.6, 0.4, 3.0, 2.5, -4.0))
    assert [reason for reason in two.reasons if "Goods" in reason or "Customer" in reason] == list(two.reasons)
    assert len(two.reasons) == 2


def test_a_reason_never_speaks_against_the_turn() -> None:
    for told in (figures(0.6, 0.4, -1.0, -2.0, -0.5), figures(0.6, 0.4, 0.1, -3.0, 0.0, rivals=-2.0)):
        for language in ("en", "de"):
            one = said(told, language)
            assert not any("Customer" in reason or "−" in reason for reason in one.reasons)
    rival = said(figures(0.6, 0.4, 0.0, 0.0, 0.0, rivals=-2.0)).reasons
    assert "about 2 points less for the strongest rival" in rival


def test_a_turn_that_only_leaves_something_out_is_told_by_that() -> None:
    """Of two turns that begin alike, the one that stops earlier does nothing that the other does not."""
    table = Table(TEMPLATE, 2, seed="hint")
    whole = way(TEMPLATE, table.observe(0), 0, table.legal(0)[1])
    told = contrast(TEMPLATE, table.observe(0), 0, [], whole, figures(0.5, 0.5), TEMPLATE.say())
    assert told.reasons
    assert told.reasons[0].startswith("it does without “Bid")


def test_what_is_not_sure_is_not_said() -> None:
    doubtful = Figures(0.6, 0.4, 0.005, (Gain(3.0, 2.0), NOTHING, NOTHING), NOTHING, NOTHING)
    assert not any("3" in reason for reason in said(doubtful).reasons)
    small = figures(0.6, 0.4, 0.4, 0.0, 0.0)
    assert not any("0.5" in reason for reason in said(small).reasons)


def test_chances_that_hardly_differ_are_equally_good() -> None:
    assert said(figures(0.51, 0.50, 3.0, 0.0, 0.0)).equal
    assert not said(figures(0.53, 0.50, 3.0, 0.0, 0.0)).equal
    assert Figures(0.55, 0.50, 0.04, (NOTHING,) * 3, NOTHING, NOTHING).equal, "within two standard errors"
    table, say = Table(TEMPLATE, 2, seed="hint"), TEMPLATE.say()
    turns = [
        Advice(move, (move,), name, name, win, {}, 1.0, said(figures(0.51, 0.50)) if name == "Bid 0" else None)
        for move, name, win in zip(table.legal(0), ("Bid 3", "Bid 0"), (0.51, 0.50), strict=False)
    ]
    told = why(tuple(turns), say)
    assert told.startswith("Bid 3 or “Bid 0”: both are equally good, 51 % and 50 % to win. In favour of the first: ")
    assert said(figures(0.51, 0.50)).reasons[0] in told, "nothing can be counted: then what this turn does is named"
    assert why(tuple(turns[:1]), say) == "Bid 3: there is nothing else to weigh it against."


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", names())
def test_every_game_has_words_for_what_one_turn_brings_and_another_does_not(name: str, language: str) -> None:
    """One turn against another at many places of a game, whatever lies in the purses then."""
    game, rng, say = find(name), Random(4), find(name).say(language)
    table, differ = Table(game, game.seats[-1], seed="contrast"), 0
    none = Figures(0.5, 0.5, 0.005, (Gain(0.0, 0.1),) * len(game.score.CATEGORIES), NOTHING, NOTHING)
    while not table.over and differ < 60:
        seat = rng.choice(table.asked)
        known, legal = table.observe(seat), table.legal(seat)
        first, last = way(game, known, seat, legal[0]), way(game, known, seat, legal[-1])
        for one, other in ((first, last), (last, first)):
            if len(legal) > 1:
                told = contrast(game, known, seat, one, other, none, say)
                differ += bool(told.rows)
                assert all(row.one != row.other for row in told.rows)
        table.play(seat, rng.choice(legal))
    assert differ


def way(game: Game, known: Record, seat: int, first: int) -> list[int]:
    """A turn that begins with this move and goes on by the lowest ones."""
    s, room, moves = known.copy(), [0] * game.width, [first]
    game.observe.guess(s, seat, generator(1))
    stage, count = game.turns.stage(s), game.turns.turn_no(s)
    game.rules.apply(s, seat, first)
    while not game.rules.asked(s, CHANCE) and game.turn_goes_on(s, seat, moves[-1], stage, count):
        game.rules.legal(s, seat, room)
        moves.append(room[0])
        game.rules.apply(s, seat, moves[-1])
    return moves


@pytest.mark.parametrize("name", ["beer_and_bread", "vinhos"])
def test_what_can_be_seen_on_the_table_is_a_fact_and_comes_first(name: str) -> None:
    game, facts = find(name), 0
    table, rng = Table(game, 2, seed="facts"), Random(1)
    nothing = Figures(0.6, 0.5, 0.005, (NOTHING,) * len(game.score.CATEGORIES), NOTHING, NOTHING)
    for _ in range(60):
        seat = table.asked[0]
        known, legal = table.observe(seat), table.legal(seat)
        one, other = (way(game, known, seat, move) for move in (legal[0], legal[-1]))
        found = contrast(game, known, seat, one, other, nothing, game.say())
        purses = [foretold(game, known, seat, 2, moves, game.say()).brought.get(seat, {}) for moves in (one, other)]
        more = any(purses[0].get(key, 0) > purses[1].get(key, 0) for key in {*purses[0], *purses[1]})
        if more:
            facts += 1
            assert found.reasons, "something that the one turn leaves the seat with, and the other does not"
            assert found.rows
        assert all(row.one != row.other for row in found.rows)
        assert len(found.rows) <= 5
        table.play(seat, rng.choice(legal))
    assert facts
