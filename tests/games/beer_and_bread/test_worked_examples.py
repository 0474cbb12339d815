"""The examples of the rule book, with the shipped cards where cards matter, found by what they show."""

from itertools import combinations, pairwise

from affinage.core.game import CHANCE
from affinage.games.beer_and_bread import tables as shipped
from affinage.games.beer_and_bread.state import Phase, State
from affinage.games.beer_and_bread.tables import BEER, BREAD, RESOURCES

from .places import Place, at
from .setups import (
    GAME,
    SHIPPED,
    asked,
    card,
    choices,
    column,
    draw,
    exchange,
    hand,
    kinds,
    let_chance,
    make,
    named,
    new_year,
    play,
    position,
    row,
    stock,
    take_turn,
    upgrade,
)

WATER_BARLEY_WHEAT = {"water": 2, "barley": 1, "wheat": 3}


def shipped_upgrade(effect: shipped.Effect, **figures: int) -> str:
    """The id of the shipped upgrade with this effect and these figures."""
    rows = {"band": shipped.UPGRADE_BAND, "good": shipped.UPGRADE_GOOD}
    return next(
        name
        for u, name in enumerate(shipped.UPGRADE_IDS)
        if shipped.EFFECT[u] == effect and all(rows[key][u] == value for key, value in figures.items())
    )


def column_that_shows(wanted: dict[str, int]) -> tuple[int, list[int]]:
    """A new card with exactly these types, and earlier cards that bring the column to these numbers."""
    types = [r for r, n in enumerate(row(wanted)) if n > 0]
    for new in range(60):
        if [r for r in range(5) if shipped.HARVEST[new][r] > 0] == types:
            rest = [c for c in range(60) if c != new]
            for earlier in [*combinations(rest, 1), *combinations(rest, 2)]:
                if all(sum(shipped.HARVEST[c][r] for c in (new, *earlier)) == row(wanted)[r] for r in types):
                    return new, list(earlier)
    raise AssertionError("the shipped cards allow no such column")


def test_lin_s_harvest_of_two_water_one_barley_and_three_wheat() -> None:
    new, earlier = column_that_shows(WATER_BARLEY_WHEAT)
    fillers = [c for c in range(60) if c not in (new, *earlier)]
    s = position(game=SHIPPED, hands=((new, fillers[0]), (fillers[1],)), turn=6, columns=(earlier, ()))
    before = named(s.field)
    play(s, new, "harvest")
    assert stock(s, 0) == WATER_BARLEY_WHEAT
    assert named(s.field) == {name: n - WATER_BARLEY_WHEAT.get(name, 0) for name, n in before.items()}
    assert column(s, 0) == {new, *earlier}


def test_amber_s_beer_of_two_and_three_tokens() -> None:
    beer = next(c for c in range(60) if shipped.GOOD[c] == BEER and sorted(n for n in shipped.RECIPE[c] if n) == [2, 3])
    cost = named(shipped.RECIPE[beer])
    others = [c for c in range(60) if c != beer]
    s = position(game=SHIPPED, hands=((beer, others[0]), (others[1],)), turn=6, tokens=(cost, {}), field={})
    take_turn(s, beer, "produce")
    assert stock(s, 0) == {}
    assert named(s.supply) == dict(zip(RESOURCES, shipped.TOKENS, strict=True))
    assert at(s, Place.SITE) == {beer}


def test_four_wheat_for_two_hops_for_one_rye() -> None:
    """With the shipped upgrades: two wheat count as one hops, two hops as one rye."""
    spends = [
        shipped.UPGRADE_IDS[u]
        for e, u in enumerate(shipped.SPEND_UPGRADE)
        if shipped.SPEND_RATE[e] == 2
        and (RESOURCES[shipped.SPEND_FROM[e]], RESOURCES[shipped.SPEND_TO[e]]) in (("wheat", "hops"), ("hops", "rye"))
    ]
    assert len(spends) == 2
    bread = next(c for c in range(60) if shipped.RECIPE[c][3] > 0)
    cost = named(shipped.RECIPE[bread])
    held = {**cost, "rye": cost["rye"] - 1, "wheat": cost.get("wheat", 0) + 4}
    others = [c for c in range(60) if c != bread]
    for upgrades, possible in ((spends, True), (spends[:1], False), (spends[1:], False)):
        s = position(
            game=SHIPPED,
            hands=((bread, others[-1]), (others[0],)),
            turn=6,
            tokens=(held, {}),
            upgrades=(upgrades, ()),
        )
        make(s, "card", bread)
        assert ("produce" in kinds(s)) == possible
        if possible:
            river_and_fields = s.field[:]
            make(s, "produce")
            assert stock(s, 0) == {}
            assert s.field == river_and_fields


def test_four_wheat_for_two_hops_for_one_rye_and_nothing_less() -> None:
    rye = card(recipe={"rye": 1})
    for wheat, possible in ((3, False), (4, True)):
        s = position(
            hands=((rye, 20), (58, 59)),
            turn=6,
            tokens=({"wheat": wheat}, {}),
            upgrades=(["spend-wheat", "spend-hops"], ()),
        )
        make(s, "card", rye)
        assert ("produce" in kinds(s)) == possible
    make(s, "produce")
    assert stock(s, 0) == {}


def test_first_swap_passes_on_three_normal_cards_and_the_inverted_one() -> None:
    s = position(hands=((25, 26, 27, 28, 29), (30, 31, 32, 33, 34)), upgrades=(["invert"], []))
    play(s, 25, "upgrade")
    make(s, "card", 27)
    make(s, "done")
    take_turn(s, 30, "upgrade")
    assert hand(s, 1) == {26, 27, 28, 29}
    take_turn(s, 31, "upgrade")
    assert [c for _, c in choices(s)] == [26, 28, 29]


# The scoring pad: 22 + 2 = 24 for beer, 23 + 3 = 26 for bread, 24 in the end


def worth(good: int, *values: int) -> list[int]:
    found: list[int] = []
    for value in values:
        found.append(
            next(c for c in range(60) if shipped.GOOD[c] == good and shipped.VALUE[c] == value and c not in found)
        )
    return found


def test_sample_score_of_24() -> None:
    upgrades = [
        shipped_upgrade(shipped.Effect.SCORE_PAIRS, good=BREAD),
        shipped_upgrade(shipped.Effect.SCORE_BAND, band=1),
    ]
    beers = ((6, 7, 9), (7, 7, 8), (4, 4, 7, 7), (4, 5, 6, 7), (5, 5, 6, 6))
    breads = ((7, 7, 9), (4, 4, 6, 9), (4, 4, 7, 8), (4, 5, 6, 8), (4, 4, 4, 4, 7), (4, 4, 4, 5, 6))
    for beer in beers:
        for bread in breads:
            sold = worth(BEER, *beer) + worth(BREAD, *bread)
            other = [c for c in range(60) if c not in sold]
            s = position(game=SHIPPED, sold=(sold, ()), hands=(other[:1], ()), upgrades=(upgrades, ()))
            parts = [0] * 4
            assert SHIPPED.score.points(s, 0, parts) == 24
            assert parts == [22, 2, 23, 3]


# The overview: a fruitful and a dry year from end to end


def test_fruitful_year_from_end_to_end() -> None:
    """Seeding, five cards each, play and swap five times, windmill to the seat with fewer tokens."""
    first, second = (21, 22, 23, 24, 25), (30, 31, 32, 33, 34)
    s = new_year(3, windmill=1, columns=((1,), (2,)), exchange=(3, 4, 5), field={"wheat": 1}, deck=(*first, *second))
    assert named(s.field) == {"water": 18, "wheat": 7, "barley": 8, "rye": 6, "hops": 6}
    assert at(s, Place.DISCARD) >= {1, 2, 3, 4, 5}
    draw(s, *first, *second)
    assert (hand(s, 1), hand(s, 0)) == (set(first), set(second))
    assert exchange(s) == []
    hands: list[tuple[set[int], set[int]]] = []
    for turn in range(10):
        assert s.year == 3
        assert asked(s) == (1 if turn % 2 == 0 else 0)
        if turn % 2 == 0:
            hands.append((hand(s, 0), hand(s, 1)))
        finish_turn(s, min(hand(s, s.acting)), "harvest" if turn in (1, 3) else "upgrade")
    for (mine, other), (next_mine, next_other) in pairwise(hands):
        assert next_mine < other
        assert next_other < mine
    assert sum(s.seats[0].tokens) > sum(s.seats[1].tokens)
    assert s.windmill == 1
    assert s.year == 4


def test_dry_year_from_end_to_end() -> None:
    """Seeding, harvest cards back and five cards each, exchange cards, ten turns, windmill, discards."""
    s = new_year(4, windmill=0, columns=((25, 26), (30,)), field={"wheat": 7, "barley": 8, "rye": 6, "hops": 1})
    assert named(s.field) == {"water": 18, "wheat": 5, "barley": 4, "rye": 4, "hops": 4}
    drawn = let_chance(s)
    assert hand(s, 0) == {25, 26, *drawn[:3]}
    assert hand(s, 1) == {30, *drawn[3:7]}
    assert exchange(s) == drawn[7:10]
    assert len(drawn) == 10
    hands = (hand(s, 0), hand(s, 1))
    for turn in range(10):
        assert asked(s) == turn % 2
        assert s.year == 4
        mine = hand(s, turn % 2)
        assert mine < hands[turn % 2] or turn < 2
        finish_turn(s, min(mine), "harvest")
    assert s.year == 5
    assert at(s, Place.DISCARD) == {*drawn, 25, 26, 30}
    assert asked(s) == CHANCE


def finish_turn(s: State, played: int, action: str) -> None:
    """A turn with all that follows; who has to give gives the first that can go, and nobody takes."""
    turn = s.turn
    play(s, played, action)
    while s.turn == turn and s.phase != Phase.DRAW:
        make(s, *(choices(s)[-1] if s.phase != Phase.GIVE else choices(s)[0]))


def test_upgrades_of_the_examples_are_in_the_box_for_tests_too() -> None:
    assert {upgrade(name) for name in ("spend-wheat", "spend-hops", "pairs-bread", "band-67", "invert")}
    assert GAME.box.name != SHIPPED.box.name
