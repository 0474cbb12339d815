"""Questions that several seats answer at once: each may think again until the last one has answered."""

from dataclasses import replace

import pytest

from affinage.core.errors import Refusal
from affinage.core.play import PUBLIC, Table
from affinage.games.template.moves import Kind

from .tables import TEMPLATE


def joint_table(seats: int) -> Table:
    table = Table(TEMPLATE, seats, seed="joint")
    assert table.asked == tuple(range(seats))
    return table


def test_an_answer_that_several_seats_owe_can_be_taken_back_until_the_last_has_answered() -> None:
    for last in range(3):
        table = joint_table(3)
        before = table.state.copy()
        others = [p for p in range(3) if p != last]
        for p in others:
            table.play(p, Kind.BID + p)
        for p in others:
            assert p not in table.asked
            table.take_back(p)
            assert p in table.asked
        assert table.state == before
        for p in others:
            table.play(p, Kind.BID + 1 + p)
        table.play(last, Kind.BID)
        for p in range(3):  # all is laid open: nobody thinks again, not even who is asked now
            with pytest.raises(Refusal, match="nothing to take back"):
                table.take_back(p)


def test_open_answers_of_others_are_not_known_before_the_last() -> None:
    table = joint_table(3)
    before = {viewer: (table.observe(viewer), table.log(viewer)) for viewer in (1, 2, PUBLIC)}
    table.play(0, Kind.BID + 2)
    for viewer, (known, log) in before.items():
        assert table.observe(viewer) == known
        assert table.log(viewer) == log
    assert table.observe(0) != before[1][0]


def test_a_game_can_say_that_what_was_announced_stands() -> None:
    table = joint_table(2)
    table.game = replace(TEMPLATE, binds=lambda s, seat: s.bids[seat] == 3)
    table.play(0, Kind.BID + 3)
    with pytest.raises(Refusal, match="nothing to take back"):
        table.take_back(0)
    table = joint_table(2)
    table.game = replace(TEMPLATE, binds=lambda s, seat: s.bids[seat] == 3)
    table.play(0, Kind.BID + 2)
    assert table.can_take_back(0)
