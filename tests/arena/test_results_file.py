import json
from pathlib import Path

import pytest

from affinage.arena import match, results_file
from affinage.arena.games import as_table
from affinage.core import replay
from affinage.core.errors import AffinageError
from affinage.core.game import find

TEMPLATE = find("template")
BOTS = ["search:20", "greedy"]


def test_an_interrupted_series_loses_nothing_and_ends_like_one_that_was_not(tmp_path: Path) -> None:
    file, told = tmp_path / "kept.jsonl", 0

    def interrupt(done: int, total: int) -> None:
        nonlocal told
        told = done
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        match.play(TEMPLATE, BOTS, 12, file=file, report=interrupt)
    before = file.read_text().splitlines()
    assert told == 5
    assert len(before) == 1 + 5
    reported: list[int] = []
    resumed = match.play(TEMPLATE, BOTS, 12, file=file, report=lambda done, _: reported.append(done))
    assert reported[0] == 5  # what was finished is not played again
    assert file.read_text().splitlines()[: len(before)] == before
    straight = match.play(TEMPLATE, BOTS, 12)
    assert resumed.played == straight.played
    assert resumed.finals.tobytes() == straight.finals.tobytes()


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    whole = match.play(TEMPLATE, BOTS, 4, file=file)
    data = file.read_bytes()
    file.write_bytes(data[:-30])
    assert match.play(TEMPLATE, BOTS, 4, file=file).played == whole.played
    assert len(file.read_text().splitlines()) == 5
    assert all(json.loads(line) for line in file.read_text().splitlines())


def test_more_games_go_on_from_those_that_are_there(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    few = match.play(TEMPLATE, BOTS, 3, file=file)
    more = match.play(TEMPLATE, BOTS, 6, file=file)
    assert more.played[:3] == few.played
    assert match.play(TEMPLATE, BOTS, 2, file=file).played == few.played[:2]


def test_games_of_another_match_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    match.play(TEMPLATE, BOTS, 2, file=file)
    with pytest.raises(AffinageError, match="another match"):
        match.play(TEMPLATE, ["greedy", "random"], 2, file=file)
    file.write_text("not a match\n")
    with pytest.raises(AffinageError, match="not a file of games"):
        match.play(TEMPLATE, BOTS, 2, file=file)


def test_any_game_is_a_replay(tmp_path: Path) -> None:
    series = match.play(TEMPLATE, BOTS, 3, seats=3)
    for number, played in enumerate(series.played):
        file = tmp_path / f"{number}.json"
        replay.save(as_table(series.plan, played), file, with_seed=False)
        table = replay.load(file)
        assert table.over
        assert table.state == series.state(number)
        assert table.kinds == [BOTS[b] for b in played.lineup]


def test_a_bot_with_settings_has_its_own_file_however_it_is_written() -> None:
    written = [
        "search:2000,exploration=0.4,length=40",
        " Search:2000,length=40,exploration=0.40",
        "search:2000,length=40",
    ]
    first, same, other = (match.planned(TEMPLATE, [text, "greedy"]) for text in written)
    assert first == same
    assert results_file.name(first) == results_file.name(same) != results_file.name(other)


def test_a_file_name_stays_short_with_many_settings() -> None:
    many = (
        "search:2000,exploration=0.4,widening=0.5,expand_by=value,length=40,mast=300,greedy=30,looks=11,price=4,beam="
    )
    names = {results_file.name(match.planned(TEMPLATE, [f"{many}{n}", f"{many}8"])) for n in (1, 2)}
    assert len(names) == 2
    assert max(map(len, names)) < 200
