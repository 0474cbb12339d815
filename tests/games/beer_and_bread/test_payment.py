import random
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from affinage.games.beer_and_bread.state import Phase, State
from affinage.games.beer_and_bread.tables import RESOURCES

from .places import Place, place_of
from .setups import TABLES, Amounts, card, choices, kinds, make, named, named_choices, position, recipe_card, row, stock

Tokens = tuple[int, ...]
CONVERSIONS = ["spend-wheat", "spend-hops", "spend-either"]


def producing(recipe: Amounts, tokens: Amounts, *upgrades: str) -> State:
    """The seat has chosen a card with this recipe."""
    chosen = card(recipe=recipe)
    s = position(hands=((chosen, 45), (58, 59)), turn=6, tokens=(tokens, {}), upgrades=(upgrades, ()), field={})
    make(s, "card", chosen)
    return s


def paid(recipe: Amounts, tokens: Amounts, *upgrades: str) -> dict[str, int]:
    """What a payment without a choice takes."""
    s = producing(recipe, tokens, *upgrades)
    make(s, "produce")
    assert s.phase == Phase.CONFIRM
    return {name: n for name in tokens if (n := tokens[name] - stock(s, 0).get(name, 0))}


# Paying without a choice


def test_recipe_is_paid_by_itself_without_substitution() -> None:
    assert paid({"barley": 3, "hops": 2}, {"barley": 4, "hops": 2, "rye": 2}) == {"barley": 3, "hops": 2}


def test_substitution_of_another_type_leaves_no_choice() -> None:
    assert paid({"rye": 2}, {"rye": 3, "wheat": 4}, "spend-wheat") == {"rye": 2}


def test_two_of_one_count_as_one_of_another() -> None:
    assert paid({"hops": 1}, {"wheat": 3}, "spend-wheat") == {"wheat": 2}
    assert paid({"barley": 1}, {"wheat": 2}, "spend-wheat") == {"wheat": 2}
    assert paid({"rye": 1}, {"hops": 2}, "spend-hops") == {"hops": 2}


def test_substitution_works_as_often_as_the_seat_likes() -> None:
    assert paid({"hops": 4}, {"wheat": 8}, "spend-wheat") == {"wheat": 8}
    assert paid({"hops": 4}, {"wheat": 6, "hops": 1}, "spend-wheat") == {"wheat": 6, "hops": 1}


def test_either_target_is_chosen_anew_at_each_use() -> None:
    assert paid({"barley": 1, "hops": 1}, {"wheat": 4}, "spend-wheat") == {"wheat": 4}


def test_three_of_one_count_as_one_of_another_both_ways_of_the_same_upgrade() -> None:
    assert paid({"wheat": 1}, {"water": 3}, "spend-either") == {"water": 3}
    assert paid({"barley": 1}, {"rye": 5}, "spend-either") == {"rye": 3}


def test_both_halves_of_an_either_or_upgrade_serve_in_one_payment() -> None:
    s = producing({"wheat": 1}, {"water": 3, "rye": 3}, "spend-either")
    make(s, "produce")
    assert stock(s, 0) == {"rye": 3}
    both = card(recipe={"water": 4, "barley": 4})
    t = position(
        hands=((both, 45), (58, 59)),
        turn=6,
        tokens=({"water": 4, "rye": 12}, {}),
        upgrades=(["spend-either"], []),
    )
    make(t, "card", both)
    make(t, "produce")
    assert stock(t, 0) == {}


def test_substitutions_can_be_chained_through_three_upgrades() -> None:
    assert paid({"rye": 1}, {"water": 12}, *CONVERSIONS) == {"water": 12}
    assert "produce" not in kinds(producing({"rye": 1}, {"water": 11}, *CONVERSIONS))


def test_second_copy_of_a_substitution_makes_it_no_cheaper() -> None:
    assert "produce" not in kinds(producing({"hops": 1}, {"wheat": 1}, "spend-wheat", "spend-wheat"))
    assert paid({"hops": 1}, {"wheat": 2}, "spend-wheat", "spend-wheat") == {"wheat": 2}


@pytest.mark.parametrize(
    ("recipe", "tokens", "upgrades"),
    [
        ({"hops": 1}, {"wheat": 1}, ["spend-wheat"]),
        ({"hops": 1}, {"wheat": 9}, []),
        ({"rye": 1}, {"wheat": 9}, ["spend-wheat"]),
        ({"wheat": 1}, {"hops": 9}, ["spend-wheat"]),
        ({"rye": 1}, {"wheat": 3}, ["spend-wheat", "spend-hops"]),
        ({"water": 1}, {"wheat": 4, "rye": 5}, CONVERSIONS),
        ({"wheat": 1, "hops": 1}, {"wheat": 2}, ["spend-wheat"]),
        ({"wheat": 1}, {"rye": 9}, ["spend-either"]),
        ({"barley": 1}, {"water": 9}, ["spend-either"]),
    ],
)  # fmt: skip
def test_recipe_that_cannot_be_paid_is_not_offered(recipe: Amounts, tokens: Amounts, upgrades: list[str]) -> None:
    assert "produce" not in kinds(producing(recipe, tokens, *upgrades))


def test_no_token_pays_for_two_things() -> None:
    assert "produce" not in kinds(producing({"wheat": 1, "hops": 1}, {"wheat": 2}, "spend-wheat"))
    assert paid({"wheat": 1, "hops": 1}, {"wheat": 3}, "spend-wheat") == {"wheat": 3}


def test_substitution_belongs_to_its_owner_alone() -> None:
    chosen = card(recipe={"hops": 1})
    s = position(hands=((chosen, 45), (58, 59)), turn=6, tokens=({"wheat": 4}, {}), upgrades=([], ["spend-wheat"]))
    make(s, "card", chosen)
    assert "produce" not in kinds(s)


def test_substituted_tokens_go_to_the_supply_and_nothing_is_taken_from_the_fields() -> None:
    chosen = card(recipe={"hops": 1})
    s = position(
        hands=((chosen, 45), (58, 59)), turn=6, tokens=({"wheat": 2}, {}), upgrades=(["spend-wheat"], []),
        field={"hops": 3, "wheat": 1},
    )  # fmt: skip
    before = named(s.supply)
    make(s, "card", chosen)
    make(s, "produce")
    assert named(s.field) == {"hops": 3, "wheat": 1}
    assert named(s.supply) == {**before, "wheat": before["wheat"] + 2}


def test_substitution_serves_beer_and_bread_alike() -> None:
    for good in ("beer", "bread"):
        chosen = recipe_card(good, hops=1)
        s = position(hands=((chosen, 26), (58, 59)), turn=6, tokens=({"wheat": 2}, {}), upgrades=(["spend-wheat"], []))
        make(s, "card", chosen)
        assert "produce" in kinds(s)


# Paying with a choice


def test_several_payments_are_asked_for() -> None:
    s = producing({"hops": 1}, {"hops": 1, "wheat": 2}, "spend-wheat")
    make(s, "produce")
    assert s.phase == Phase.PAY
    assert kinds(s) == {"pay"}
    assert named_choices(s, "pay") == {"hops", "wheat"}


def test_first_token_settles_the_payment_when_it_leaves_no_choice() -> None:
    for first, left in (("hops", {"wheat": 2}), ("wheat", {"hops": 1})):
        s = producing({"hops": 1}, {"hops": 1, "wheat": 2}, "spend-wheat")
        make(s, "produce")
        make(s, "pay", first)
        assert s.phase == Phase.CONFIRM
        assert stock(s, 0) == left


def test_tokens_that_every_payment_needs_are_set_aside_unasked() -> None:
    s = producing({"wheat": 1, "hops": 1}, {"hops": 1, "wheat": 3}, "spend-wheat")
    make(s, "produce")
    assert named(s.paid) == {"wheat": 1}
    assert stock(s, 0) == {"hops": 1, "wheat": 2}
    assert named_choices(s, "pay") == {"hops", "wheat"}


def test_payment_with_a_needless_token_is_refused() -> None:
    s = producing({"hops": 2}, {"hops": 2, "wheat": 4}, "spend-wheat")
    make(s, "produce")
    make(s, "pay", "hops")
    make(s, "pay", "wheat")
    assert s.phase == Phase.CONFIRM
    assert stock(s, 0) == {"hops": 1, "wheat": 2}


def test_card_is_not_sold_halfway_through_its_payment() -> None:
    s = producing({"hops": 1}, {"hops": 1, "wheat": 2}, "spend-wheat")
    make(s, "produce")
    assert "done" not in kinds(s)
    assert s.turn == 6


# All payments, against a count of our own


def ways(names: list[str]) -> tuple[tuple[int, int, int], ...]:
    edges = {
        "spend-wheat": ((2, "wheat", "hops"), (2, "wheat", "barley")),
        "spend-hops": ((2, "hops", "rye"), (2, "hops", "barley")),
        "spend-either": ((3, "water", "wheat"), (3, "rye", "barley")),
    }
    return tuple(
        (rate, RESOURCES.index(a), RESOURCES.index(b)) for name in sorted(set(names)) for rate, a, b in edges[name]
    )


@cache
def pays(tokens: Tokens, recipe: Tokens, edges: tuple[tuple[int, int, int], ...]) -> bool:
    """Whether exchanging some tokens for others, one use at a time, ever covers the recipe."""
    if all(have >= need for have, need in zip(tokens, recipe, strict=True)):
        return True
    for rate, a, b in edges:
        if tokens[a] >= rate:
            left = list(tokens)
            left[a] -= rate
            left[b] += 1
            if pays(tuple(left), recipe, edges):
                return True
    return False


def all_payments(tokens: Tokens, recipe: Tokens, edges: tuple[tuple[int, int, int], ...]) -> set[Tokens]:
    """Every set of tokens that pays and of which no proper part pays."""
    found = set()
    for some in product(*(range(n + 1) for n in tokens)):
        if pays(some, recipe, edges):
            parts = ((*some[:r], some[r] - 1, *some[r + 1 :]) for r in range(5) if some[r] > 0)
            if not any(pays(part, recipe, edges) for part in parts):
                found.add(some)
    return found


def reached(s: State, before: Tokens) -> Iterator[Tokens]:
    """What the seat ends up paying, whichever way it answers."""
    if s.phase != Phase.PAY:
        assert s.phase == Phase.CONFIRM
        assert place_of(s, s.chosen) == Place.SITE
        yield tuple(b - n for b, n in zip(before, s.seats[0].tokens, strict=True))
        return
    assert len(choices(s)) > 1
    for kind, what in choices(s):
        t = s.copy()
        make(t, kind, what)
        yield from reached(t, before)


@pytest.mark.parametrize("seed", range(120))
def test_payments_offered_are_exactly_those_of_which_no_part_would_pay(seed: int) -> None:
    rng = random.Random(seed)
    upgrades = rng.sample(CONVERSIONS, rng.randint(1, 3)) + rng.choices(CONVERSIONS, k=rng.randint(0, 1))
    chosen = rng.randrange(60)
    recipe = TABLES.RECIPE[chosen]
    stored = [0] * 5
    for r in rng.choices(range(5), weights=[rng.random() + 0.05 for _ in range(5)], k=rng.randint(sum(recipe), 11)):
        stored[r] += 1
    tokens: dict[str, int] = {name: n for name, n in zip(RESOURCES, stored, strict=True) if n}
    others = [c for c in range(60) if c != chosen]
    s = position(
        hands=((chosen, others[-1]), (others[0], others[1])),
        turn=6,
        tokens=(tokens, {}),
        upgrades=([*upgrades, "units-2"], ()),
    )
    make(s, "card", chosen)
    wanted = all_payments(tuple(row(tokens)), tuple(recipe), ways(upgrades))
    assert ("produce" in kinds(s)) == bool(wanted)
    if wanted:
        make(s, "produce")
        assert (s.phase == Phase.PAY) == (len(wanted) > 1)
        assert set(reached(s, tuple(row(tokens)))) == wanted
