"""What every game gets for free: the conformance suite, and stored games that must not change.

After a change of rules or components that is meant: `python tests/record_data.py`.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from affinage.core import checks, replay, transcripts
from affinage.core.about import names
from affinage.core.game import Game, find
from affinage.core.play import Table

DATA = Path(__file__).resolve().parent / "data"
GAMES = names(everything=True)
RANDOM_GAMES = {"template": 60, "vinhos": 24}  # longer games show as much in fewer
FEW_SECRETS = {"vinhos"}  # only experts at fairs, and random seats seldom have any to choose from
OTHERWISE = 40
every_game = pytest.mark.parametrize("name", GAMES)


@cache
def tables(name: str) -> dict[str, Table]:
    """The stored games, opened: every move checked, every word compared, the last position verified."""
    files = sorted((DATA / name / "replays").glob("*.json"))
    return {file.stem: replay.load(file) for file in files}


@every_game
def test_the_conformance_suite_finds_nothing(name: str) -> None:
    tally, game = checks.Tally(), find(name)
    count = RANDOM_GAMES.get(name, OTHERWISE)
    assert checks.run(game, count, tally=tally) == []
    assert tally.games == count
    assert tally.longest <= game.bound
    if name in FEW_SECRETS:
        assert tally.exchanged > 0
        return
    assert tally.covered > count
    assert tally.exchanged > count // 2


@every_game
def test_there_are_stored_games(name: str) -> None:
    folder = DATA / name
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.*"))
    replays = [file for file in files if file.startswith("replays/")]
    assert replays, f"{name} has no stored games: run python tests/record_data.py"
    earlier = [file for file in files if file.startswith("kept/")]  # by rules that are kept: tests/core/test_pinned.py
    assert files == ["codes.txt", *earlier, "perft.txt", *replays, "transcript.txt"]
    assert len(replays) <= 8


def test_there_is_no_data_of_games_that_are_gone() -> None:
    assert sorted(folder.name for folder in DATA.iterdir()) == sorted(GAMES)


def unsigned(text: str) -> str:
    """A replay without the version of the program that wrote it."""
    return re.sub(r'"written_by": "affinage [^"]+"', '"written_by": "affinage"', text)


@every_game
def test_stored_games_open_and_are_written_as_they_were(name: str) -> None:
    assert tables(name)
    for stem, table in tables(name).items():
        assert table.over, stem
        stored = (DATA / name / "replays" / f"{stem}.json").read_text("utf-8")
        assert unsigned(replay.write(table)) == unsigned(stored), stem


@every_game
def test_the_same_seed_still_deals_the_same_game(name: str) -> None:
    for stem, table in tables(name).items():
        again = Table(table.game, table.seats, options=table.options, seed=table.dealer.seed)
        for event in table.standing():
            if event.seat >= 0:
                again.play(event.seat, event.move)
        assert again.events == table.events, stem


@every_game
def test_the_transcript_is_unchanged(name: str) -> None:
    first = next(iter(tables(name).values()))
    assert transcripts.transcript(first) == (DATA / name / "transcript.txt").read_text("utf-8")


@every_game
def test_the_codes_of_moves_are_unchanged(name: str) -> None:
    assert transcripts.codes(find(name)) == (DATA / name / "codes.txt").read_text("utf-8")


@every_game
def test_move_counts_are_unchanged(name: str) -> None:
    assert transcripts.perft_table(tables(name)) == (DATA / name / "perft.txt").read_text("utf-8")


@every_game
def test_every_phase_piece_and_ending_is_visited(name: str) -> None:
    game: Game = find(name)
    wanted, shown = transcripts.to_visit(game), transcripts.visited(tables(name).values())
    assert wanted.phases - shown.phases == set()
    assert wanted.components - shown.components == set()
    assert wanted.endings - shown.endings == set()
    assert shown.phases <= wanted.phases, "a phase that should never be seen between moves"
