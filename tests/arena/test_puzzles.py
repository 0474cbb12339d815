"""Puzzles: those that are shipped hold, and what a turn is worth is found out by where it leads."""

import json
import os
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from affinage.agents import make, puzzle
from affinage.agents.contrast import contrast
from affinage.agents.judge import Judge
from affinage.agents.puzzle import BEST, EXACT, MISSED, NEARLY, POINTS, UNFINISHED, Place, Puzzle, verdict
from affinage.agents.spec import search_spec
from affinage.arena import puzzle_series as series
from affinage.arena.puzzles import MOST_TURNS, Finder, asked_in, played, usual_options
from affinage.core.about import names
from affinage.core.game import Game, find
from affinage.core.words import LANGUAGES

FULL = bool(os.environ.get("AFFINAGE_FULL"))
SHIPPED = [name for name in names() if puzzle.read(find(name), anyway=True)]


def place_of(game: Game, one: Puzzle) -> Place:
    return Place(game, puzzle.laid(game, one).observe(one.seat), one.seat)


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_shipped_holds(name: str) -> None:
    """By today's rules: legal, never forced, one best turn by a margin, missed by weak bots, with a reason."""
    game = find(name)
    shipped = puzzle.read(game)
    assert shipped, "they are of other rules or components: affinage puzzles GAME --again"
    assert [one.number for one in shipped] == list(range(1, len(shipped) + 1))
    counts = Counter(one.seats for one in shipped)
    assert all(counts[seats] >= 30 for seats in game.seats if seats <= 2), "30 a game: for two, and alone"
    for one in shipped:
        table = puzzle.laid(game, one)
        assert table.asked == (one.seat,), one.number
        place = place_of(game, one)
        assert len(place.legal(place.guessed())) > 1, "forced"
        assert len(one.ends) >= 4
        best = place.finished(one.ways[0].moves)
        assert best == one.ways[0].moves, "a whole turn"
        assert verdict(place, one, best) == (BEST, 0.0)
        others = [less for less in one.ends.values() if less > one.right + 1e-6]
        assert others, "every turn would be right"
        word, less = verdict(place, one, one.ways[1].moves)
        assert word in (NEARLY, MISSED)
        assert less is not None
        assert one.margin >= (1.0 if one.proof == EXACT else 0.12 if one.unit != POINTS else one.right * 6 - 1e-3)
        assert one.found["novice"] < 5
        said = contrast(game, place.known, one.seat, best, one.ways[1].moves, one.told(), game.say())
        assert said.reasons, one.number
        for lang in LANGUAGES:
            assert game.say(lang).has(f"theme-{puzzle.theme_of(game, best)}"), puzzle.theme_of(game, best)


@pytest.mark.parametrize("name", SHIPPED if FULL else ["beer-and-bread", "fromage"])
def test_a_proof_can_be_repeated(name: str) -> None:
    """One of each game, for two and alone, is looked through once more, to the end."""
    game = find(name)
    for seats in sorted({one.seats for one in puzzle.read(game)}):
        looked_through(game, next(one for one in puzzle.read(game) if (one.seats, one.proof) == (seats, EXACT)))


def looked_through(game: Game, one: Puzzle) -> None:
    place = place_of(game, one)
    turns = place.turns(MOST_TURNS)
    assert turns is not None
    worth = Finder(game, one.seats, one.options).solved(place, turns)
    assert worth is not None
    most = max(ahead for _, ahead in worth)
    again = {place.end(path): round(most - ahead, 4) for path, (_, ahead) in zip(turns, worth, strict=True)}
    assert again == one.ends


def test_turns_are_compared_by_where_they_lead() -> None:
    game = find("beer-and-bread")
    table = played(game, 2, {}, 0, "greedy")
    found = asked_in(table)
    assert all(table.standing()[len(one.standing)].seat == one.seat for one in found)
    one = found[-1]
    place = Place(game, one.known, one.seat)
    turns = place.turns(4000)
    assert turns is not None
    ends = [place.end(path) for path in turns]
    assert len(set(ends)) == len(ends), "each end once"
    assert place.end(one.made) in ends, "what was made is among them"
    assert place.turns(2) is None
    assert place.finished(()) is None
    assert place.finished((10**5,)) is None
    assert place.finished(one.made) == one.made


def test_a_verdict_goes_by_what_is_lost() -> None:
    game = find(SHIPPED[0])
    one, place = puzzle.read(game)[0], place_of(game, puzzle.read(game)[0])
    path = one.ways[1].moves
    end = place.end(path)
    for less, word in ((one.right, BEST), (one.near, NEARLY), (one.near + 0.5, MISSED)):
        if one.right < one.near or word != NEARLY:
            assert verdict(place, replace(one, ends=one.ends | {end: less}), path)[0] == word
    assert verdict(place, replace(one, ends={}), path) == (MISSED, None)
    assert verdict(place, one, ())[0] == UNFINISHED


def test_other_rules_hide_them_until_they_are_judged_again(tmp_path: Path) -> None:
    game = find(SHIPPED[0])
    some = puzzle.read(game)[:2]
    file = tmp_path / "puzzles.json"
    puzzle.write(game, some, file)
    content = json.loads(file.read_text())
    assert [puzzle.from_row(row) for row in content["puzzles"]] == some
    assert (content["rules"], content["components"]) == (game.version, game.box.key)


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    game, file, told = find("beer-and-bread"), tmp_path / "found.jsonl", list[tuple[int, int]]()
    first = series.look_through(game, 2, 2, file, 1, lambda done, of: told.append((done, of)), proven=True)
    assert first.games == {0, 1}
    assert told == [(0, 2), (1, 2), (2, 2)]
    before = file.read_text()
    file.write_text(before + '{"game": 2, "cut')
    again = series.look_through(game, 2, 2, file, 1, lambda done, of: told.append((done, of)), proven=True)
    assert again.games == {0, 1}
    assert told[3:] == [(2, 2)], "nothing was left to do"
    later = series.look_through(game, 2, 1, file, 1, lambda done, of: told.append((done, of)), proven=True, start=2)
    assert later.games == {0, 1, 2}, "a game later on"


def test_what_is_shipped_keeps_its_number() -> None:
    """Devices remember by number what was solved: new puzzles follow, none comes twice, at most two of a game."""
    shipped = puzzle.read(find("beer-and-bread"))
    some, rest = shipped[:3], shipped[3:]
    chosen = series.chosen(some, [*rest, *shipped], 2, 8)
    assert chosen[:3] == some
    assert [one.number for one in chosen] == list(range(1, 9))
    places = [(one.seat, one.standing) for one in chosen]
    assert len(set(places)) == 8
    assert set(places) <= {(one.seat, one.standing) for one in shipped}
    levels = [series.LEVELS_BY_CARE.index(one.level) if one.level else 9 for one in chosen[3:]]
    assert levels == sorted(levels), "easy ones first"
    assert series.chosen(shipped, shipped, 2, 60) == shipped
    alike = [replace(one, standing=(*rest[0].standing[:12], (0, n))) for n, one in enumerate(rest[:4])]
    assert len(series.chosen([], alike, 2, 60)) == 2
    assert series.chosen(some, alike, 2, 2) == some, "there is no room"
    alone = [replace(one, seats=1) for one in rest[:4]]
    assert len(series.chosen(some, alone, 1, 3)) == 6, "each number of seats has room of its own"


def test_levels_try_every_puzzle_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game, told = find("beer-and-bread"), list[tuple[int, int]]()
    some = puzzle.read(game)[:3]
    monkeypatch.setattr(puzzle, "read", lambda _: some)
    place = [place_of(game, one) for one in some]
    random, answer = series.solved_by(game, ("random", "greedy"), lambda done, of: told.append((done, of)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert (random.seats, random.level, random.of, answer.of) == (2, "random", 3, 3)
    greedy = [make("greedy", game, one.seat, 100 + one.number, seats=2) for one in some]
    found = [
        verdict(at, one, Judge(game, 2, search_spec(iterations=20), 1).made_by(bot, at.known, one.seat))[0]
        for at, one, bot in zip(place, some, greedy, strict=True)
    ]
    assert answer.solved == found.count(BEST)


def test_games_that_are_played_alone_have_no_turns_to_take() -> None:
    game = find("fromage")
    assert usual_options(game, 2) == {"turns": "clockwise"}
    assert [usual_options(game, 1, number) for number in (0, 4, 5)] == [{"level": n} for n in ("1", "5", "1")]
    assert played(game, 1, usual_options(game, 1), 0, "greedy").over
