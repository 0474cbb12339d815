from collections import Counter

import pytest

from affinage.core.chance import LABEL, Dealer, below, generator, weighted

HALF = 2**63 + 1  # nearly half of all numbers are refused for so many outcomes

# (n, below, number) per seed, written down once: a stored seed must give the same game for ever.
VECTORS: dict[str, list[tuple[int, int, int]]] = {
    "": [
        (0, 1, 0), (0, 2, 0), (0, 6, 0), (1, 6, 0), (2, 6, 0), (3, 52, 51), (1000, 60, 39),
        (2**40, 10**12, 654585835493), (7, 2**64, 8256378096371780117),
    ],
    "affinage": [
        (0, 1, 0), (0, 2, 0), (0, 6, 2), (1, 6, 0), (2, 6, 2), (3, 52, 19), (1000, 60, 6),
        (2**40, 10**12, 503693893527), (7, 2**64, 17548761608368620389),
    ],
    "Käse & Brot": [
        (0, 1, 0), (0, 2, 0), (0, 6, 0), (1, 6, 1), (2, 6, 4), (3, 52, 6), (1000, 60, 36),
        (2**40, 10**12, 528021177524), (7, 2**64, 4890619055685777593),
    ],
    "0" * 32: [
        (0, 1, 0), (0, 2, 1), (0, 6, 1), (1, 6, 0), (2, 6, 2), (3, 52, 49), (1000, 60, 44),
        (2**40, 10**12, 802121815366), (7, 2**64, 1446178536444383261),
    ],
}  # fmt: skip


def test_the_derivation_is_frozen() -> None:
    assert LABEL == b"affinage.deal.1"
    for seed, cases in VECTORS.items():
        for n, limit, number in cases:
            assert Dealer(seed).number(n, limit) == number, (seed, n, limit)


@pytest.mark.parametrize(
    ("n", "number"),
    [
        (0, 2676082873035400466),  # the first attempt holds
        (10, 8005652165510409050),  # one is refused
        (4, 8045391321467840267),  # two
        (7, 3013765610574660265),  # three
        (5, 5296117222638213317),  # four
    ],
)
def test_numbers_that_would_favour_small_outcomes_are_refused(n: int, number: int) -> None:
    assert Dealer("affinage").number(n, HALF) == number


def test_choices_are_frozen() -> None:
    chosen = [Dealer("affinage").choose(n, [3, 1, 4, 1, 5]) for n in range(20)]
    assert chosen == [3, 2, 0, 4, 0, 2, 4, 4, 4, 1, 4, 4, 3, 0, 4, 0, 0, 4, 0, 1]
    assert [Dealer("x").choose(n, [0, 1, 0, 2]) for n in range(10)] == [3, 3, 1, 3, 3, 1, 3, 1, 1, 1]


def test_an_answer_depends_on_its_question_alone() -> None:
    asked, fresh = Dealer("one seed"), Dealer("one seed")
    for n in range(50):
        asked.number(n, 7)
    assert [asked.number(n, 60) for n in range(50)] == [fresh.number(n, 60) for n in reversed(range(50))][::-1]


def test_what_holds_the_weights_does_not_matter() -> None:
    for n in range(40):
        assert Dealer("layout").choose(n, (3, 1, 4, 1, 5)) == Dealer("layout").choose(n, [3, 1, 4, 1, 5])


def test_outcomes_of_no_weight_change_nothing() -> None:
    whole, spread = [2, 3, 5], [0, 2, 0, 0, 3, 5, 0]
    names = {1: 0, 4: 1, 5: 2}
    for n in range(100):
        assert names[Dealer("zero").choose(n, spread)] == Dealer("zero").choose(n, whole)


def test_an_outcome_split_in_two_comes_up_as_often() -> None:
    whole = {0: 0, 1: 0, 2: 1, 3: 2}
    for n in range(100):
        assert whole[Dealer("split").choose(n, [1, 1, 3, 5])] == Dealer("split").choose(n, [2, 3, 5])


@pytest.mark.parametrize("weights", [[], [0, 0]])
def test_chance_without_outcomes_is_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weights that add up to 1"):
        Dealer("none").choose(0, weights)


def test_more_outcomes_than_there_are_numbers_are_refused() -> None:
    with pytest.raises(ValueError, match="weights that add up to 1"):
        Dealer("many").number(0, 2**64 + 1)


def test_dealt_numbers_are_even() -> None:
    n, sides = 12_000, 12
    found = Counter(Dealer("even").number(i, sides) for i in range(n))
    assert sorted(found) == list(range(sides))
    surprise = sum((found[i] - n / sides) ** 2 / (n / sides) for i in range(sides))
    assert surprise < 31.3  # chi square, 11 degrees of freedom: one in a thousand


def test_without_a_seed_every_table_is_dealt_differently() -> None:
    seeds = {Dealer().seed for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 32 for seed in seeds)


# The fast generator


def python_below(x: int, n: int) -> tuple[int, int]:
    """`below` with Python's own numbers: the next state, and what came up."""
    x ^= (x << 13) % 2**64
    x ^= x >> 7
    x ^= (x << 17) % 2**64
    return x, ((x >> 33) * n) >> 31


@pytest.mark.parametrize("seed", [0, 1, -1, 12345, 2**64 - 1])
def test_below_is_xorshift(seed: int) -> None:
    rng = generator(seed)
    x = int(rng[0])
    for n in [1, 2, 3, 6, 60, 1000, 2**31 - 1] * 30:
        x, meant = python_below(x, n)
        assert below(rng, n) == meant
        assert int(rng[0]) == x
        assert 0 <= meant < n


def test_generators_are_well_mixed_and_never_zero() -> None:
    assert [int(generator(seed)[0]) for seed in (0, 1, 2)] == [
        9370218965779684112,
        3246858695411730098,
        8468297219712610898,
    ]
    assert len({int(generator(seed)[0]) for seed in range(2000)}) == 2000
    would_be_zero = 9964160180719463753  # a generator that stood at zero would stay there
    assert int(generator(would_be_zero)[0]) == 1
    rng = generator(would_be_zero)
    for _ in range(1000):
        below(rng, 6)
        assert rng[0] != 0


def test_fast_numbers_are_even() -> None:
    n, sides, rng = 24_000, 6, generator(3)
    found = Counter(below(rng, sides) for _ in range(n))
    surprise = sum((found[i] - n / sides) ** 2 / (n / sides) for i in range(sides))
    assert surprise < 20.5  # chi square, 5 degrees of freedom: one in a thousand


def test_weighted_follows_the_weights() -> None:
    rng, weights = generator(4), [1, 0, 2, 5, 99]
    found = Counter(weighted(rng, weights, 4) for _ in range(8000))  # the fifth does not count
    assert set(found) == {0, 2, 3}
    assert found[0] == pytest.approx(1000, rel=0.1)
    assert found[2] == pytest.approx(2000, rel=0.1)
    assert found[3] == pytest.approx(5000, rel=0.1)
