import numpy as np
import pytest

from affinage.arena import balance, match, verdict
from affinage.core.errors import AffinageError
from affinage.core.game import find

TEMPLATE = find("template")


def test_the_interval_is_wilsons() -> None:
    r = match.rate(50, 100)
    assert (round(r.low, 4), r.share, round(r.high, 4)) == (0.4038, 0.5, 0.5962)
    assert match.rate(0, 10).low == 0.0
    assert match.rate(10, 10).high == pytest.approx(1)
    assert match.rate(0, 0).games == 0
    assert str(r) == "50.0% (40.4% to 59.6%, 100 games)"


def test_bots_are_rotated_through_the_seats() -> None:
    series = match.play(TEMPLATE, ["greedy", "random"], 6, seats=3)
    assert series.lineups[:4] == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (0, 1, 1)]


def test_rotations_share_their_deal() -> None:
    series = match.play(TEMPLATE, ["random", "greedy"], 8, seats=2, seed=5)
    customers = [[seat.customer for seat in series.state(n).seats[:2]] for n in range(8)]  # type: ignore[attr-defined]  # the template's own field
    assert all(customers[n] == customers[n + 1] for n in range(0, 8, 2))
    assert any(customers[n] != customers[n + 2] for n in range(0, 6, 2))


def test_equal_bots_have_a_deal_of_their_own_in_every_game() -> None:
    series = match.play(TEMPLATE, ["greedy"], 8, seats=2, seed=5)
    assert len({tuple(move for seat, move in one.moves if seat < 0) for one in series.played}) == 8


def test_the_number_of_threads_changes_nothing() -> None:
    one, two = (match.play(TEMPLATE, ["greedy", "random"], 40, threads=t) for t in (1, 2))
    assert one.finals.tobytes() == two.finals.tobytes()
    assert one.lengths == two.lengths
    assert np.array_equal(one.tally, two.tally)


def test_every_game_is_finished_and_its_win_is_shared_out_once() -> None:
    series = match.play(TEMPLATE, ["greedy", "random"], 30, seats=4)
    assert all(TEMPLATE.rules.over(series.state(n)) for n in range(30))
    for greedy, others in zip(series.shares(0), series.shares(1), strict=True):
        assert greedy + others == pytest.approx(1)


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    match.play(TEMPLATE, ["random"], 20, report=lambda done, total: told.append((done, total)))
    assert told[-1] == (20, 20)
    assert told == sorted(told)


def test_wrong_bots_and_seats_get_a_sentence() -> None:
    with pytest.raises(AffinageError, match='Did you mean "greedy"'):
        match.play(TEMPLATE, ["gready"], 2)
    with pytest.raises(AffinageError, match="is for 2 or 3 or 4 seats, not 5"):
        match.play(TEMPLATE, ["random"], 2, seats=5)


def test_balance_counts_everything_once() -> None:
    series = match.play(TEMPLATE, ["greedy"], 60, seats=3)
    found = balance.of(series)
    assert sum(r.share for r in found.seats) == pytest.approx(1)
    assert sum(found.endings.values()) == pytest.approx(1)
    assert len(found.scores) == 180
    assert found.scores == sorted(found.scores)
    assert found.percentile(0.5) == found.scores[90]
    assert sum(found.categories.values()) == pytest.approx(sum(found.scores) / 180)
    assert found.length == sum(series.lengths) / 60
    chosen = int(series.tally.sum())
    assert sum(found.actions.values()) * 180 == pytest.approx(chosen)


def test_balance_looks_only_where_one_seat_had_it_and_another_did_not() -> None:
    series = match.play(TEMPLATE, ["greedy"], 60, seats=2)
    found = balance.of(series)
    held = [[TEMPLATE.score.holdings(series.state(n), p) for p in range(2)] for n in range(60)]
    for what, r in found.lifts.items():
        assert r.games == sum((what in a) != (what in b) for a, b in held)
        assert 0 <= r.share <= 1


def test_lead_changes_are_counted_in_the_plain_run_too() -> None:
    series = match.play(TEMPLATE, ["random"], 10, seats=3)
    found = balance.of(series)
    for number, one in enumerate(series.played):
        s, leader, changes = TEMPLATE.state(), None, 0
        TEMPLATE.rules.setup(s, 3, [0])
        for seat, move in one.moves:
            TEMPLATE.rules.apply(s, seat, move)
            scores = [TEMPLATE.score.points(s, p, [0] * 3) for p in range(3)]
            first = [p for p in range(3) if scores[p] == max(scores)]
            if seat >= 0 and len(first) == 1 and first[0] != leader:
                changes += leader is not None
                leader = first[0]
        assert found.lead_changes[number] == changes
    assert sum(found.shares.values()) == pytest.approx(1)


def test_a_verdict_is_open_until_enough_games_decide_it() -> None:
    def seats(share: float, games: int) -> balance.Balance:
        return balance.Balance(games, seats=[match.rate(share * games, games), match.rate((1 - share) * games, games)])

    assert verdict.of("template", seats(0.51, 50))[0].stands == "open"
    assert verdict.of("template", seats(0.51, 20000))[0].stands == "met"
    assert verdict.of("template", seats(0.60, 4000))[0].stands == "missed"
    lifted = balance.Balance(1, lifts={"upgrade-x": match.rate(700, 1000), "upgrade-y": match.rate(500, 1000)})
    lifted.seats, lifted.scores, lifted.figures = seats(0.5, 20000).seats, [20, 22, 40], {"sales": 7.0}
    assert [v.stands for v in verdict.of("beer-and-bread", lifted)] == ["met", "met", "met", "missed"]
