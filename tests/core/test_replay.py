import json
import os
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from affinage import __version__
from affinage.core import replay
from affinage.core.errors import ComponentError, ReplayError
from affinage.core.game import Game
from affinage.core.play import CHANCE, TAKE_BACK, Event, Table

from .tables import BREWERY, GAMES, TEMPLATE, in_phase, played, step

both = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def alike(one: Table, two: Table) -> bool:
    return (
        one.game is two.game
        and one.events == two.events
        and one.state.to_bytes() == two.state.to_bytes()
        and one.options == two.options
        and one.seats == two.seats
    )


@both
@pytest.mark.parametrize("moves", [0, 1, 17, None])
def test_a_game_comes_back_as_it_was(game: Game, moves: int | None, tmp_path: Path) -> None:
    table = played(game, f"round trip {moves}", moves)
    table.names[0], table.kinds[1] = "Zoë „die Müllerin“", "greedy"
    file = tmp_path / "games" / "one.json"
    replay.save(table, file)
    again = replay.load(file)
    assert alike(again, table)
    assert (again.names, again.kinds) == (table.names, table.kinds)
    assert again.dealer.seed == table.dealer.seed
    assert again.over == table.over
    assert again.places() == table.places()
    assert replay.write(again) == file.read_text("utf-8")
    assert [p.name for p in file.parent.iterdir()] == ["one.json"]


def test_options_and_seats_come_back() -> None:
    table = Table(TEMPLATE, 3, options={"paying": "everybody"}, seed="options")
    again = replay.read(replay.write(table))
    assert (again.seats, again.options) == (3, {"paying": "everybody"})
    assert alike(again, table)


@both
def test_the_file_can_be_read_by_people(game: Game) -> None:
    table = played(game, "readable")
    lines = replay.write(table).splitlines()
    rows = [line for line in lines if re.fullmatch(r'  \[-?\d+, \d+, ".+"\],?', line)]
    assert len(rows) == len(table.events)  # one move per line, with its words
    words = [json.loads(row.rstrip(","))[2] for row in rows]
    assert words == [line.words for line in table.log()]
    header = json.loads("\n".join(lines))
    assert header["game"] == game.name
    assert header["rules"] == game.version
    assert header["components"] == {"name": game.box.name, "hash": game.box.key}
    assert header["written_by"] == f"affinage {__version__}"
    assert header["result"]["places"] == table.places()
    assert header["result"]["score"] == [table.points(p)[0] for p in range(table.seats)]
    assert header["position"] == replay.fingerprint(table)


def test_a_running_game_has_no_result() -> None:
    assert "result" not in json.loads(replay.write(played(TEMPLATE, moves=3)))


def test_without_the_seed_nobody_can_tell_what_comes() -> None:
    table = played(TEMPLATE, "my secret seed", moves=4)
    text = replay.write(table, with_seed=False)
    assert "my secret seed" not in text
    again = replay.read(text)
    assert alike(again, table)
    assert again.dealer.seed != "my secret seed"


# Damage


@both
def test_a_file_cut_off_anywhere_is_refused(game: Game) -> None:
    text = replay.write(played(game, "cut"))
    random = Random(1)
    for at in [0, 1, len(text) - 3, *(random.randrange(len(text) - 3) for _ in range(50))]:
        with pytest.raises(ReplayError, match="This replay is cut off or damaged"):
            replay.read(text[:at])


@both
def test_a_changed_character_is_harmless_or_noticed(game: Game) -> None:
    table = played(game, "damage", moves=14)
    text = replay.write(table)
    random, noticed = Random(2), 0
    signs = '0123456789-",:[]{}\\ abcxyz\0\n\ud800é'
    for trial in range(220):
        at = random.randrange(len(text))
        sign = str(random.randrange(10)) if text[at].isdigit() and trial % 2 else random.choice(signs)
        try:
            again = replay.read(text[:at] + sign + text[at + 1 :])
        except ReplayError:
            noticed += 1
        else:
            assert alike(again, table), f"{text[at]!r} at {at} became {sign!r}"
    assert noticed > 100


@both
def test_a_changed_byte_is_harmless_or_noticed(game: Game, tmp_path: Path) -> None:
    table, file, random = played(game, "bytes", moves=10), tmp_path / "damaged.json", Random(3)
    data, sentences = replay.write(table).encode(), list[str]()
    for _ in range(200):
        damaged = bytearray(data)
        damaged[random.randrange(len(data))] = random.randrange(256)
        file.write_bytes(damaged)
        try:
            again = replay.load(file)
        except ReplayError as error:
            sentences.append(str(error))
        else:
            assert alike(again, table)
    assert len(sentences) > 50
    assert all(str(file) in sentence for sentence in sentences)


@both
def test_a_lost_doubled_or_swapped_line_is_noticed(game: Game) -> None:
    content = json.loads(replay.write(played(game, "lines")))
    rows, random = content["moves"], Random(4)
    for _ in range(15):
        at = random.randrange(len(rows) - 1)
        for moves in (
            rows[:at] + rows[at + 1 :],
            [*rows[: at + 1], *rows[at:]],
            [*rows[:at], rows[at + 1], rows[at], *rows[at + 2 :]],
        ):
            if moves != rows:
                try:
                    again = replay.read(json.dumps(content | {"moves": moves}))
                except ReplayError:
                    continue
                assert replay.fingerprint(again) == content["position"]  # bids commute: another order is the same


def edited(**changes: Any) -> str:
    content = json.loads(replay.write(played(TEMPLATE, "edited", moves=6)))
    return json.dumps({k: v for k, v in (content | changes).items() if v is not ...})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules": 99}, r"with rules version 99 of template; .* plays version 1\. Open it with affinage"),
        (
            {"components": {"name": "My own box", "hash": "0123"}},
            r'component set "My own box" \(0123\), not with .*--components',
        ),
        ({"components": {}}, r"component set"),
        (
            {"format": 2, "written_by": "affinage 9.9"},
            r"format 2, written by 'affinage 9.9'; .* reads format 1",
        ),
        ({"format": ...}, r"format None"),
        ({"game": "chess"}, r'There is no game "chess"'),
        ({"game": "../../template"}, r"There is no game"),
        ({"game": 7}, r'"game" is missing or no str'),
        ({"affinage": "score"}, r"is not an Affinage replay"),
        ({"moves": ...}, r'"moves" is missing or no list'),
        ({"moves": {}}, r'"moves" is missing or no list'),
        ({"moves": [[0, 1]]}, r"move 0 is not \[seat, code, words\]"),
        ({"moves": [[True, 1, "x"]]}, r"move 0 is not \[seat, code, words\]"),
        ({"moves": [[0, 1.0, "x"]]}, r"move 0 is not \[seat, code, words\]"),
        ({"moves": [5]}, r"move 0 is not \[seat, code, words\]"),
        ({"moves": [[0, 10**30, "x"]]}, r"there is no move with code 10{30}"),
        ({"moves": [[0, -2, "takes back 1 moves, by agreement"]]}, r"damaged at move 0 .*: There is no settled turn"),
        ({"moves": [[10**30, 1, "Bid 1 coin"]]}, r"damaged at move 0"),
        ({"moves": [[-9, 6, "x"]]}, r"damaged at move 0"),
        ({"moves": [[0, -1, "takes back"]]}, r"damaged at move 0 \(takes back\): There is nothing"),
        ({"moves": []}, r"leads to another position here"),
        ({"seats": []}, r"does not fit template: template is for 2 or 3 or 4 seats, not 0"),
        ({"seats": [{"name": "A"}] * 5}, r"does not fit template"),
        ({"seats": ["A", "B"]}, r"seat 1 has no name"),
        ({"seats": [{"name": 1}, {"name": "B"}]}, r"seat 1 has no name"),
        ({"options": {"paying": 1}}, r"options are given as words"),
        ({"options": {"paying": "nobody"}}, r'does not fit template: Option paying cannot be "nobody"'),
        ({"options": {"colour": "red"}}, r'does not fit template: template has no option "colour"'),
        ({"seed": 5}, r"the seed is not text"),
        ({"position": "0" * 16}, r"leads to another position here: [0-9a-f]{16} instead of 0{16}"),
        ({"position": None}, r'"position" is missing or no str'),
    ],
)
def test_each_kind_of_damage_has_its_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ReplayError, match=sentence):
        replay.read(edited(**changes))


def test_a_result_that_the_moves_do_not_lead_to_is_noticed() -> None:
    content = json.loads(replay.write(played(TEMPLATE, "won")))
    assert "result" in content
    content["result"]["score"][0] += 1
    with pytest.raises(ReplayError, match="tells a result that its moves do not lead to"):
        replay.read(json.dumps(content))


def test_words_that_do_not_fit_the_code_are_noticed() -> None:
    content = json.loads(edited())
    seat, code, words = content["moves"][2]
    content["moves"][2] = [seat, code, words + "!"]
    with pytest.raises(ReplayError, match=rf'damaged at move 2: code {code} means "{words}" there, .* "{words}!"'):
        replay.read(json.dumps(content))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "null",
        "7",
        '"affinage"',
        "{}",
        "[" * 100_000,
        '{"affinage": ' + "9" * 5000 + "}",
        "{'a': 1}",
    ],
    ids=["empty", "words", "list", "null", "number", "text", "nothing", "deep", "huge", "python"],
)
def test_what_is_no_replay_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(text, "utf-8")
    with pytest.raises(ReplayError, match=r"cut off or damaged|not an Affinage replay"):
        replay.load(file)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ReplayError, match=r"There is no file .*nowhere.json"):
        replay.load(tmp_path / "nowhere.json")
    with pytest.raises(ReplayError, match="cannot be read as text"):
        replay.load(tmp_path)
    (tmp_path / "picture.json").write_bytes(b"\x89PNG\xff\xfe\x00")
    with pytest.raises(ReplayError, match="cannot be read as text"):
        replay.load(tmp_path / "picture.json")


def test_a_component_file_that_cannot_be_used_is_told_apart(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="There is no file"):
        replay.read(edited(), components_file=tmp_path / "nowhere.toml")


def test_a_replay_of_changed_rules_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same version number with other rules inside: the position tells."""
    text = replay.write(played(TEMPLATE, "changed rules"))

    def stingy(s: Any, seat: int, move: int) -> None:
        TEMPLATE.rules.apply(s, seat, move)
        s.bank = min(s.bank, 3)

    rules: Any = SimpleNamespace(**{**vars(TEMPLATE.rules), "apply": stingy})
    monkeypatch.setattr(replay, "find", lambda *_, **__: replace(TEMPLATE, rules=rules))
    with pytest.raises(ReplayError, match=r"leads to another position here|is damaged at move"):
        replay.read(text)


# Going on


@both
def test_moves_taken_back_are_kept_and_come_back(game: Game) -> None:
    table = in_phase(game, "TAKE" if game is TEMPLATE else "CHOOSE")
    (seat,) = table.asked
    table.play(seat, table.legal(seat)[-1])
    table.take_back(seat)
    table.play(seat, table.legal(seat)[0])
    text = replay.write(table)
    assert '"takes back"' in text
    again = replay.read(text)
    assert alike(again, table)
    assert Event(seat, TAKE_BACK) in again.events
    assert again.can_take_back(seat)
    again.take_back(seat)
    table.take_back(seat)
    assert alike(again, table)


@both
def test_a_resumed_game_meets_the_same_chance(game: Game) -> None:
    table = played(game, "resumed", moves=8)
    again = replay.read(replay.write(table))
    one, two = Random(9), Random(9)
    while not table.over:
        step(table, one)
        step(again, two)
        assert table.events[-1] == again.events[-1]
    assert alike(again, table)
    assert any(event.seat == CHANCE for event in table.events[20:])


def test_a_file_written_again_after_each_move_stays_whole(tmp_path: Path) -> None:
    table, random, file = Table(BREWERY, seed="grows"), Random(6), tmp_path / "game.json"
    for _ in range(25):
        step(table, random)
        replay.save(table, file)
        assert file.read_text("utf-8") == replay.write(table)
    assert alike(replay.load(file), table)


@pytest.mark.parametrize("broken", ["write", "fsync", "replace"])
def test_a_failing_write_leaves_the_old_file(broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, file = played(TEMPLATE, "kept", moves=3), tmp_path / "game.json"
    replay.save(table, file)
    before = file.read_bytes()
    table = played(TEMPLATE, "kept", moves=9)

    def fail(*_: object) -> None:
        raise OSError("No space left on device")

    where: dict[str, tuple[object, str]] = {
        "write": (replay, "write"),
        "fsync": (os, "fsync"),
        "replace": (Path, "replace"),
    }
    with monkeypatch.context() as patch:
        target, name = where[broken]
        patch.setattr(target, name, fail)
        with pytest.raises(OSError, match="No space left"):
            replay.save(table, file)
    assert file.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]
    replay.save(table, file)
    assert alike(replay.load(file), table)


def test_fingerprints_tell_positions_apart() -> None:
    tell = replay.fingerprint
    assert tell(played(TEMPLATE, moves=4)) == tell(played(TEMPLATE, moves=4))
    assert tell(played(TEMPLATE, moves=4)) != tell(played(TEMPLATE, moves=5))
