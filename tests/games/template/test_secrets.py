from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from affinage.core.chance import generator
from affinage.core.game import CHANCE, PUBLIC
from affinage.core.play import Table
from affinage.games.template import observe, rules
from affinage.games.template.game import GAME
from affinage.games.template.moves import Kind
from affinage.games.template.state import HIDDEN, NONE, Phase, State, totals


def legal(s: State, seat: int) -> list[int]:
    moves = [0] * GAME.width
    return moves[: rules.legal(s, seat, moves)]


def positions(games: int, seed: int) -> Iterator[State]:
    """Every position of some random games."""
    random = Random(seed)
    for number in range(games):
        s = State()
        rules.setup(s, 2 + number % 3, [number % 2])
        while not rules.over(s):
            yield s.copy()
            seats = [seat for seat in range(CHANCE, s.seats_used) if rules.asked(s, seat)]
            seat = random.choice(seats)
            rules.apply(s, seat, random.choice(legal(s, seat)))
        yield s.copy()


def seen(s: State, seat: int) -> State:
    covered = s.copy()
    observe.cover(covered, seat)
    return covered


def test_bids_in_every_order_give_the_same_bytes() -> None:
    random, tried = Random(5), 0
    for s in positions(games=40, seed=5):
        if s.phase == Phase.BID and sum(s.asked_) == s.seats_used:
            bids = [random.choice(legal(s, p)) for p in range(s.seats_used)]
            ends = set()
            for order in permutations(range(s.seats_used)):
                twin = s.copy()
                for seat in order:
                    rules.apply(twin, seat, bids[seat])
                ends.add(twin.to_bytes())
            assert len(ends) == 1
            tried += 1
    assert tried >= 200


def test_a_bid_does_not_change_what_others_may_do() -> None:
    for s in positions(games=5, seed=6):
        for seat in range(s.seats_used):
            if s.phase == Phase.BID and s.asked_[seat] and sum(s.asked_) > 1:
                others = [p for p in range(s.seats_used) if p != seat]
                before = [legal(s, p) for p in others]
                rules.apply(s, seat, Kind.BID)
                assert [legal(s, p) for p in others] == before


def test_cover_hides_the_others_bids_and_customers_and_keeps_ones_own() -> None:
    for s in positions(games=20, seed=7):
        for seat in range(s.seats_used):
            covered = seen(s, seat)
            assert covered.bids[seat] == s.bids[seat]
            assert covered.seats[seat] == s.seats[seat]
            for p in range(s.seats_used):
                if p != seat:
                    assert covered.bids[p] in (NONE, HIDDEN)
                    assert covered.seats[p].customer in (NONE, HIDDEN) or s.phase == Phase.OVER
            assert covered.out_of_range() == []


def test_what_a_seat_cannot_know_does_not_change_what_it_sees() -> None:
    for s in positions(games=20, seed=8):
        if s.bids[1] > 0 and s.seats[1].customer > 0 and s.customers[0] > 0:
            other = s.copy()
            other.bids[1] = 0
            other.customers[other.seats[1].customer] += 1
            other.customers[0] -= 1
            other.seats[1].customer = 0
            assert seen(other, 0) == seen(s, 0)
            assert seen(other, PUBLIC) == seen(s, PUBLIC)
            assert seen(other, 1) != seen(s, 1)


def test_everything_is_open_at_the_end() -> None:
    ends = [s for s in positions(games=6, seed=9) if rules.over(s)]
    assert len(ends) == 6
    assert all(seen(s, seat) == s for s in ends for seat in (PUBLIC, 0, 1))


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_a_guess_fits_what_is_known_and_is_a_full_state(viewer: int) -> None:
    rng = generator(3)
    for s in positions(games=20, seed=10):
        known = seen(s, viewer)
        guessed = known.copy()
        observe.guess(guessed, viewer, rng)
        assert seen(guessed, viewer) == known
        assert totals(guessed) == totals(s)
        assert guessed.out_of_range() == []
        for p in range(s.seats_used):
            assert guessed.bids[p] != HIDDEN
            assert guessed.bids[p] <= guessed.seats[p].coins


def test_guesses_are_as_likely_as_the_deal() -> None:
    s = State()
    rules.setup(s, 2, [0])
    rules.apply(s, CHANCE, Kind.DRAW)
    rules.apply(s, CHANCE, Kind.DRAW + 1)
    known, rng, found = seen(s, 0), generator(4), [0, 0, 0]
    for _ in range(7000):
        guessed = known.copy()
        observe.guess(guessed, 0, rng)
        found[guessed.seats[1].customer] += 1
    assert all(abs(n - 1000 * left) < 150 for n, left in zip(found, (2, 3, 2), strict=True))


def test_secret_moves_have_a_public_face() -> None:
    s = State()
    rules.setup(s, 2, [0])
    assert observe.face(s, CHANCE, Kind.DRAW + 1, 0) == Kind.DRAW + 1
    assert observe.face(s, CHANCE, Kind.DRAW + 1, 1) == Kind.DRAWN
    assert observe.face(s, CHANCE, Kind.DRAW + 1, PUBLIC) == Kind.DRAWN
    for move in (Kind.DRAW, Kind.DRAW, Kind.CRATE):
        assert observe.face(s, CHANCE, Kind.CRATE, PUBLIC) == Kind.CRATE
        rules.apply(s, CHANCE, move)
    assert observe.face(s, 0, Kind.BID + 3, 0) == Kind.BID + 3
    assert observe.face(s, 0, Kind.BID + 3, 1) == Kind.BIDDEN


def test_the_log_and_the_view_keep_a_bid_secret() -> None:
    table = Table(GAME, 2, seed="bread")
    table.play(0, Kind.BID + 4)
    assert table.log(0)[-1].words == "Bid 4 coins"
    assert "Bid" not in table.log(1)[-1].words  # it can still change
    stall = table.view(1)["stalls"][0]
    assert (stall["has_bid"], stall["bid"], stall["customer"]) == (False, None, None)
    assert table.view(0)["stalls"][0]["bid"] == 4
    table.play(1, Kind.BID + 1)
    assert [line.words for line in table.log(1)][-2:] == ["Bid in secret", "Bid 1 coin"]
    assert table.view(1)["stalls"][0]["last_bid"] == 4
