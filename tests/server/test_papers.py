"""What lies beside the table: score pads, rules, links as pictures, and a bot's word on one move of a finished game."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from affinage.agents.contrast import Figures, Gain
from affinage.agents.explain import Idea
from affinage.core.about import names
from affinage.server import qr
from affinage.server.pool import Asker
from affinage.server.rules_page import chapters
from affinage.server.thinkers import Question, Thinkers

from .serving import QUICK, Laid, Serving, serving
from .test_bots import finished

GAMES = names()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(str(tmp_path_factory.mktemp("papers") / "tables.sqlite")) as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_a_pad_is_filled_and_added_up(server: Serving, game: str) -> None:
    pad = server.http.get(f"/api/pad/{game}", params={"lang": "de"}).json()
    seats = pad["seats"][-1]
    row = next(each["id"] for each in pad["rows"] if each["kind"] == "number" and not each["only"])
    body = {"names": [f"P{p}" for p in range(seats)], "entries": [{row: p} for p in range(seats)], "tie": {}}
    told = server.http.post(f"/api/pad/{game}", json=body).json()
    assert len(told["totals"]) == len(told["final"]) == len(told["places"]) == seats


@pytest.mark.parametrize(
    "body",
    [
        {"names": ["A"], "entries": [{}]},
        {"names": ["A", "B"], "entries": [{"no-such-row": 1}, {}]},
        {"names": ["A", "B"], "entries": [{"beer-extra": 5000}, {}]},
        {"names": ["A", "B"], "entries": [{"beer-extra": "5"}, {}]},
        {"names": ["A", "B"], "entries": [{"beer-cards": [1] * 61}, {}]},
        {"names": ["A", "B"]},
        {},
    ],
)
def test_a_pad_refuses_with_a_sentence(server: Serving, body: Any) -> None:
    answer = server.http.post("/api/pad/beer-and-bread", json=body)
    assert answer.status_code == 422
    assert answer.json()["reason"]


def test_there_is_no_paper_for_other_games(server: Serving) -> None:
    for path in ("pad/chess", "games/chess/rules", "pad/template"):
        assert server.http.get(f"/api/{path}").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_that_asks_has_a_name_and_a_guide(server: Serving, game: str) -> None:
    told = server.http.get(f"/api/games/{game}/rules").json()
    assert told == chapters(game, "en")
    assert all(chapter["name"] and chapter["guide"] for chapter in told)
    assert sum(bool(chapter["rule"]) for chapter in told) >= len(told) / 2
    german = server.http.get(f"/api/games/{game}/rules", params={"lang": "de"}).json()
    assert [chapter["phase"] for chapter in german] == [chapter["phase"] for chapter in told]
    assert german != told


def test_a_link_as_a_picture(server: Serving) -> None:
    text = "http://192.168.1.4:8200/#/j/abc/def"
    told = server.http.post("/api/qr", json={"text": text}).json()
    assert told == qr.drawing(text)
    assert told["size"] % 4 == 1, "a QR code has 17 + 4n squares a side"
    assert told["path"].startswith("M0 0h7v1h-7z"), "the first row begins with an eye"
    for bad in ("", "x" * 257, "ü" * 256 + "x"):
        assert server.http.post("/api/qr", json={"text": bad}).status_code == 422
    assert server.http.post("/api/qr", json={"text": "€" * 256}).status_code == 200


@pytest.fixture(scope="module")
def played(server: Serving) -> Laid:
    table = server.make("beer-and-bread", [{"kind": "bot", "level": "random"}] * 2)
    finished(table)
    return table


def test_one_move_of_a_running_game_is_not_explained(server: Serving, played: Laid) -> None:
    running = server.hotseat("beer-and-bread", 2)
    assert running.call("POST", "explain", 0, {"number": 0}).json()["code"] == "not-over"
    length = played.call("GET", "replay?at=0", None).json()["length"]
    assert played.call("POST", "explain", None, {"number": length}).json()["code"] == "no-position"
    log = played.view(None)["log"]
    chance = next(line["number"] for line in log if line["seat"] == -1)
    assert played.call("POST", "explain", None, {"number": chance}).json()["code"] == "no-position"
    assert played.call("POST", "explain", None, {"number": length - 1}).json()["code"] == "no-bots"


def test_a_bot_is_told_what_the_mover_knew(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    async def advise(_self: Thinkers, question: Question, _asker: Asker) -> Any:
        asked.append(question)
        nothing = Gain(0.0, 0.1)
        parts = (nothing,) * len(question.game.score.CATEGORIES)
        against = Figures(0.5, 0.4, 0.01, parts, nothing, nothing)
        none = (0.0,) * (len(parts) + 1)
        best, *others = question.legal[:2]
        return [Idea((best,), 0.5, none, (0.0,), None), *(Idea((n,), 0.4, none, (0.0,), against) for n in others)]

    monkeypatch.setattr(Thinkers, "start", lambda *_: None)  # this bot needs no time to get ready
    monkeypatch.setattr(Thinkers, "ready_for", lambda *_: True)
    monkeypatch.setattr(Thinkers, "advise", advise)
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, bots=True)) as server:
        table = server.make("beer-and-bread", [{"kind": "bot", "level": "random"}] * 2)
        end = finished(table)
        for line in end["log"]:
            if line["seat"] == 1:
                told = table.call("POST", "explain", None, {"number": line["number"]}).json()
                if len(asked[-1].legal) > 1:  # there was something to choose
                    break
        question = asked[-1]
        assert len(question.legal) > 1
        assert question.seat == 1
        assert [advice["move"] for advice in told["advice"]] == question.legal[:2]
        assert all(advice["name"] and advice["words"] for advice in told["advice"])
        assert told["advice"][0]["name"] in told["title"]
        assert told["why"]
        covered = question.known.copy()
        question.game.observe.cover(covered, 1)
        assert covered == question.known


@pytest.mark.parametrize("value", [3.5, "3.5", [4, 3.5], ["3,5"], 5000, [1] * 61])
def test_a_figure_that_is_none_is_refused_with_the_name_of_its_row(server: Serving, value: Any) -> None:
    body = {"names": ["A", "B"], "entries": [{"multipliers": value}, {}], "tie": {}}
    answer = server.http.post("/api/pad/vinhos", json=body)
    assert answer.status_code == 422
    assert "Multipliers" in answer.json()["reason"]
