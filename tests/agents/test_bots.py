from typing import Any

import pytest

from affinage.agents import KINDS, LEVELS, make, parse, repeatable
from affinage.core.chance import generator
from affinage.core.errors import AffinageError
from affinage.core.game import Game, find
from affinage.core.play import Table

BEER = find("beer-and-bread")
TEMPLATE = find("template")


def whole_game(game: Game, kinds: tuple[str, ...], seed: str, bot_seed: int = 0) -> Table:
    table = Table(game, len(kinds), seed=seed)
    bots = [make(kind, game, seat, bot_seed, len(kinds)) for seat, kind in enumerate(kinds)]
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots[seat].choose(table.observe(seat), table.legal(seat)))  # refuses what is illegal
    return table


@pytest.mark.parametrize("kind", ["random", "greedy", "search:60", "novice", "easy", "medium"])
def test_the_same_seed_gives_the_same_choices(kind: str) -> None:
    assert repeatable(kind)
    first, second = (whole_game(TEMPLATE, (kind, "random", "random"), "twice", 3).events for _ in range(2))
    assert first == second


@pytest.mark.parametrize("kind", ["random", "search:5", "novice"])
def test_other_seeds_give_other_choices(kind: str) -> None:
    played = {tuple(whole_game(TEMPLATE, (kind, kind), "x", seed).events) for seed in range(6)}
    assert len(played) > 1


@pytest.mark.parametrize("kind", ["greedy", "search:40", "search:0.01s"])
def test_every_bot_plays_any_seat_count(kind: str) -> None:
    for seats in TEMPLATE.seats:
        assert whole_game(TEMPLATE, (kind,) * seats, "stall").over


def test_greedy_wins_against_random_from_either_seat() -> None:
    wins = 0
    for deal in range(5):
        wins += whole_game(BEER, ("greedy", "random"), f"deal {deal}").winners() == [0]
        wins += whole_game(BEER, ("random", "greedy"), f"deal {deal}").winners() == [1]
    assert wins >= 9


def test_greedy_judges_by_what_its_seat_may_know() -> None:
    table, rng, compared = Table(BEER, seed="honest"), generator(5), 0
    walker = make("random", BEER, 0, 9)
    while not table.over:
        seat, legal = table.asked[0], table.legal(table.asked[0])
        known = table.observe(seat)
        if len(legal) > 1 and table.version % 7 == 0:
            other: Any = known.copy()
            BEER.observe.guess(other, seat, rng)  # a table that differs only in what the seat cannot know
            BEER.observe.cover(other, seat)
            choices = {make("greedy", BEER, seat, 4).choose(seen, legal) for seen in (known, other)}
            assert len(choices) == 1
            compared += 1
        table.play(seat, walker.choose(known, legal))
    assert compared > 10


def test_an_unknown_bot_gets_the_nearest_name() -> None:
    with pytest.raises(AffinageError, match='Did you mean "greedy"'):
        make("gredy", BEER, 0)
    with pytest.raises(AffinageError, match='Did you mean "expert"'):
        parse("exprt")
    with pytest.raises(AffinageError, match='Did you mean "search"'):
        parse("serch:20")


def test_names_and_budgets_are_read() -> None:
    assert [parse(kind).name for kind in KINDS] == list(KINDS)
    assert set(LEVELS) <= set(KINDS)
    assert parse("Search:250").budget.iterations == 250
    assert parse("search:0.5s").budget.seconds == 0.5
    assert not repeatable("search")
    assert not repeatable("expert")
    assert repeatable("expert:500")
    assert not repeatable("hard:2s")
