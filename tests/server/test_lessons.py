"""Lessons on the web: scripts and positions for anybody, nothing stored, and the table that goes on from there."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import func, select

from affinage.core.about import names
from affinage.core.lesson import Lesson, lesson_of
from affinage.server import schema, sealed

from .serving import Laid, Serving, serving
from .test_bots import finished

TAUGHT = [name for name in names() if lesson_of(name) is not None]
every_lesson = pytest.mark.parametrize("game", TAUGHT)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(str(tmp_path_factory.mktemp("lessons") / "tables.sqlite")) as found:
        yield found


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def position(server: Serving, game: str, at: int, lang: str = "en") -> Any:
    asked: dict[str, str | int] = {"at": at, "name": "Eve", "lang": lang}
    answer = server.http.get(f"/api/lessons/{game}/position", params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


@every_lesson
def test_a_script_fits_its_positions(server: Serving, game: str) -> None:
    told = server.http.get(f"/api/lessons/{game}", params={"lang": "de"}).json()
    offered = next(each for each in server.http.get("/api/games").json() if each["name"] == game)
    assert offered["lesson"] == {"minutes": told["minutes"], "steps": len(told["steps"])}
    for step in told["steps"]:
        for stop in step["stops"]:
            seen = position(server, game, stop["at"], "de")
            assert (seen["version"], seen["lang"], seen["status"]) == (stop["at"], "de", "playing")
            asked = [choice for choice in seen["choices"] if choice["move"] == stop["move"]]
            assert [choice["place"] for choice in asked] == ([] if stop["move"] is None else [stop["place"]])
            assert all("written" in choice for choice in seen["choices"])


def test_a_position_hides_what_the_learner_cannot_know(server: Serving) -> None:
    seen = position(server, "beer-and-bread", lesson("beer-and-bread").steps[0].stops[0].at)
    mine, other = seen["view"]["seats"]
    assert len(mine["hand"]["cards"]) == 5
    assert (other["hand"]["count"], other["hand"]["cards"]) == (5, [])
    assert not any("Hedge Pale" in line["words"] for line in seen["log"])
    assert (seen["commitment"], seen["reveal"], seen["can_undo"], seen["hints"]) == ("", None, False, False)


def stored(server: Serving) -> int:
    with server.store.reading() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())


def test_lessons_leave_nothing_behind(server: Serving) -> None:
    before = stored(server)
    for at in sorted(lesson("beer-and-bread").positions)[:5]:
        position(server, "beer-and-bread", at)
    assert stored(server) == before


def test_what_is_not_there_is_refused_with_a_sentence(server: Serving) -> None:
    for path, code, status in (
        ("template", "no-lesson", 404),
        ("snakes", "no-lesson", 404),
        ("beer-and-bread/position?at=1&name=Eve", "no-position", 422),
        ("beer-and-bread/position?at=22&name=%00", "name", 422),
    ):
        answer = server.http.get(f"/api/lessons/{path}")
        assert (answer.status_code, answer.json()["code"]) == (status, code), path
        assert answer.json()["reason"]


def played_on(server: Serving, game: str) -> Laid:
    made = server.http.post(f"/api/lessons/{game}/table", json={"name": "Eve"}).json()
    seat = lesson(game).learner
    table = Laid(server, made["table"], made["code"], made["spectator"], {seat: made["seats"][seat]["token"]})
    table.add(seat)
    return table


@every_lesson
def test_the_game_goes_on_from_the_last_position(server: Serving, game: str) -> None:
    seat, end = lesson(game).learner, position(server, game, len(lesson(game).line))
    seen = played_on(server, game).view(seat)
    assert (seen["status"], seen["guide_on"], seen["hints"]) == ("playing", True, True)
    assert [each["name"] for each in seen["seats"]] == [each["name"] for each in end["seats"]]
    assert [line["words"] for line in seen["log"]][: len(end["log"])] == [line["words"] for line in end["log"]]


def test_a_game_that_began_as_a_lesson_ends_with_its_proof(server: Serving) -> None:
    game = "beer-and-bread"
    seat, table = lesson(game).learner, played_on(server, game)
    assert table.call("POST", "substitute", seat, {"seat": seat, "level": "random"}).status_code == 200
    finished(table)
    proved = sealed.verify(table.call("GET", "file", seat).text)
    assert proved.taken_over == len(lesson(game).line)
