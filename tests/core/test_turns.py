"""Turns of every game, from its stored games: each move is in one, no secret is told, and what is told is short."""

from functools import cache
from pathlib import Path

import pytest

from affinage.core import replay
from affinage.core.about import names
from affinage.core.game import CHANCE, PUBLIC, find
from affinage.core.play import Event, Table
from affinage.core.story import foretold, story, turns_of
from affinage.core.turns import Shown, beats, joined, turn_at
from affinage.games.template.moves import Kind

from .tables import TEMPLATE

DATA = Path(__file__).resolve().parents[1] / "data"
every_game = pytest.mark.parametrize("name", names(everything=True))


@cache
def stored(name: str) -> list[Table]:
    return [replay.load(file) for file in sorted((DATA / name / "replays").glob("*.json"))]


@every_game
def test_every_move_is_in_one_turn_of_those_who_were_asked(name: str) -> None:
    answers = getattr(find(name).turns, "COUNTED", False)
    for table in stored(name):
        events, found = table.standing(), turns_of(table)
        assert found[0].first == 0
        assert [turn.first for turn in found[1:]] + [len(events)] == [turn.end for turn in found]
        assert [turn.number for turn in found] == list(range(len(found)))
        assert all(turn.over for turn in found)
        for turn in found:
            movers = {event.seat for event in events[turn.first : turn.end]} - {CHANCE}
            assert movers <= set(turn.seats) or answers
            assert turn_at(found, turn.first) is turn_at(found, turn.end - 1) is turn
        assert len(events) / 25 < sum(bool(turn.seats) for turn in found) < len(events) / 2


@every_game
def test_every_turn_has_a_headline_and_few_beats(name: str) -> None:
    for table in stored(name)[:2]:
        for viewer in (None, 0, PUBLIC):
            told = story(table, viewer)
            assert len(told) == len(turns_of(table))
            for turn in told:
                assert turn.headline
                assert turn.banner
                assert all(turn.first <= beat.first < beat.end <= turn.end for beat in turn.beats)
                assert len({(beat.first, beat.end) for beat in turn.beats}) == len(turn.beats)
            own = [turn for turn in told if len(turn.seats) == 1]
            if own:
                assert sum(len(turn.beats) for turn in own) / len(own) < 7


@every_game
def test_a_viewer_reads_no_more_than_the_log_tells(name: str) -> None:
    """Words of beats are those of the viewer's own lines."""
    table = stored(name)[0]
    for viewer in (0, PUBLIC):
        lines = {line.words for line in table.log(viewer)}
        for turn in story(table, viewer):
            for beat in turn.beats:
                words = beat.words
                assert any(line in words for line in lines), words


def test_others_bids_and_customers_stay_covered() -> None:
    table = stored("template")[0]
    own, other = story(table, 0), story(table, 1)
    assert own != other
    assert any("Bid in secret" in beat.words for turn in own for beat in turn.beats)
    assert not any("A customer comes to seat 1" in beat.words for turn in own for beat in turn.beats)


def test_a_hidden_draw_changes_nothing_that_others_read() -> None:
    changed = 0
    for table in stored("template"):
        events = table.standing()
        for at in range(1, table.seats):
            for twin in range(Kind.DRAW, Kind.CRATE):
                other = Table(TEMPLATE, table.seats, options=table.options, seed="", deal=False)
                try:
                    for event in (*events[:at], Event(CHANCE, twin), *events[at + 1 : -1]):
                        other.put(event)
                except ValueError:
                    continue
                one = Table(TEMPLATE, table.seats, options=table.options, seed="", deal=False)
                for event in events[:-1]:
                    one.put(event)
                assert story(one, 0) == story(other, 0)
                changed += twin != events[at].move
    assert changed > 5


def test_the_others_open_moves_are_in_no_turn_yet() -> None:
    table = Table(TEMPLATE, 2, seed="open")
    before = story(table, 1)
    table.play(0, Kind.BID + 2)
    assert story(table, 1) == before
    (bids,) = [turn for turn in story(table, 0) if turn.seats]
    assert not bids.over
    assert bids.headline == "seat 1: Bid 2 coins"
    table.play(1, Kind.BID + 1)
    assert len(story(table, 1)) > len(before)


def test_moves_of_one_kind_are_one_beat_and_quiet_or_forced_ones_none() -> None:
    say = TEMPLATE.say()
    moves = [
        Shown(CHANCE, Kind.DRAW, "A comes", "deck"),
        Shown(CHANCE, Kind.DRAW + 1, "B comes", "deck"),
        Shown(CHANCE, Kind.DRAW, "A comes", "deck"),
        Shown(0, Kind.BID, "Bid 0", "bid/0"),
        Shown(1, Kind.BID, "Bid 0", "bid/0"),
        Shown(0, Kind.DONE, "Done", "button/done"),
    ]
    found = beats(TEMPLATE, moves, 10, say)
    assert [(beat.seat, beat.kind, beat.words, beat.first, beat.end) for beat in found] == [
        (CHANCE, "draw", "A comes (2 times); B comes", 10, 13),
        (0, "bid", "Bid 0", 13, 14),
        (1, "bid", "Bid 0", 14, 15),
    ]
    forced = [shown._replace(forced=True) for shown in moves]
    assert [beat.kind for beat in beats(TEMPLATE, forced, 0, say)] == ["bid", "bid"]  # what leads is told all the same
    assert joined(["a", "b", "a"], say) == "a (2 times); b"


def test_a_turn_is_told_before_it_is_made() -> None:
    table = Table(TEMPLATE, 2, seed="hint")
    table.play(0, Kind.BID + 3)
    table.play(1, Kind.BID + 1)
    moves = [Kind.TAKE + 1, Kind.DONE]
    told = foretold(TEMPLATE, table.observe(0), 0, 2, moves, TEMPLATE.say())
    for move in moves:
        table.play(0, move)
    made = next(turn for turn in story(table, 0) if turn.seats == (0,))
    assert told.headline == made.headline
    assert [beat.words for beat in told.beats] == [beat.words for beat in made.beats]
