"""The greedy bot takes first place against three random ones, and beats the Corporation's first level."""

from affinage.agents import make
from affinage.arena import match
from affinage.core.play import Table
from affinage.games.fromage.game import GAME
from affinage.games.fromage.state import SeatStep, State


def test_greedy_takes_first_place_against_three_random_ones() -> None:
    series = match.play(GAME, ["greedy", "random"], 40, seats=4, seed=3)
    assert sum(series.shares(0)) >= 36  # 98.9 % of 1,000 games: docs/games/fromage.md


def test_greedy_beats_the_first_level_of_the_corporation_and_seldom_the_last() -> None:
    first, last = (match.play(GAME, ["greedy"], 40, seats=1, seed=3, options={"level": level}) for level in "15")
    assert sum(first.shares(0)) > 32
    assert sum(last.shares(0)) < 24


def test_a_bots_choice_does_not_depend_on_what_others_did_in_this_turn() -> None:
    table, compared = Table(GAME, 3, seed="honest"), 0
    while not table.over and compared < 40:
        s = table.state
        assert isinstance(s, State)
        seat = table.asked[-1]
        known = table.observe(seat)
        before = make("greedy", GAME, seat, 1).choose(known, table.legal(seat))
        other = next((p for p in table.asked if p != seat and s.seats[p].step == SeatStep.ACT), None)
        if other is not None:
            table.play(other, table.legal(other)[-1])
            if seat in table.asked and table.observe(seat) == known:
                assert make("greedy", GAME, seat, 1).choose(table.observe(seat), table.legal(seat)) == before
                compared += 1
        else:
            table.play(seat, before)
    assert compared > 20
