"""The daily deal over the network: the same for all, sealed until its day is over, and told to nobody before."""

import json
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import select, update

from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.server import days, doctor, schema, sealed
from affinage.server.rows import Header
from affinage.server.store import Store
from affinage.server.thinking import PLAIN, play_day
from affinage.server.times import milliseconds

from .conftest import FULL
from .serving import QUICK, Json, Serving, nonce, serving

LATE = 24 * 60 - 1  # a day that begins in its last minute: today is still the day before, and a restart can end it
SETTINGS = replace(QUICK, daily=True, daily_games=("template",), day_changes=LATE)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Serving]:
    if datetime.now().hour * 60 + datetime.now().minute >= LATE - 3:  # noqa: DTZ005 - by this computer's own clock
        pytest.skip("The day changes while this test runs.")
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", SETTINGS) as server:
        yield server


class Player:
    """Somebody with a page of their own."""

    def __init__(self, served: Serving, name: str, player: str = "") -> None:
        self.served, self.name, self.id = served, name, player or secrets.token_hex(16)
        self.table, self.token = "", ""

    def ask(self, path: str, body: Json = None, method: str = "POST", token: str | None = None) -> httpx.Response:
        known = self.token if token is None else token
        headers = {"Authorization": f"Bearer {known}"} if known else {}
        return self.served.http.request(method, f"/api/{path}", json=body, headers=headers)

    def today(self) -> str:
        return str(self.ask("daily", method="GET", token="").json()["today"])

    def start(self, date: str = "", **more: Any) -> httpx.Response:
        wish = {"player": self.id, "name": self.name} | more
        answer = self.ask(f"daily/{date or self.today()}/start", wish, token="")
        if answer.status_code == 200:
            self.table, self.token = answer.json()["table"], answer.json()["token"]
        return answer

    def look(self, date: str = "") -> Json:
        answer = self.ask(f"daily/{date or self.today()}/look", {"player": self.id}, token="")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def view(self) -> Json:
        return self.ask(f"tables/{self.table}/view", method="GET").json()

    def play(self, choose: Callable[[Json], Json] = lambda seen: seen["choices"][0], most: int = 10**6) -> list[str]:
        """To the end, or so many moves; everything that was seen on the way."""
        told, moves = list[str](), 0
        while (seen := self.view())["status"] != "over" and moves < most:
            assert seen["status"] == "playing"
            if seen["choices"]:
                told.append(json.dumps([seen["view"], seen["choices"]]))
                body = {"move_id": nonce(), "version": seen["version"], "move": choose(seen)["move"]}
                assert self.ask(f"tables/{self.table}/moves", body).status_code == 200
                moves += 1
        return told


def tomorrow(served: Serving) -> None:
    """The day is over."""
    served.restart(day_changes=0)


def test_the_same_choices_get_the_same_luck_and_points(served: Serving) -> None:
    ada, ben = Player(served, "Ada"), Player(served, "Bob")
    assert ada.start().status_code == ben.start().status_code == 200
    assert ada.table != ben.table
    first = ada.play()
    second = [seen.replace("Bob", "Ada") for seen in ben.play()]
    assert first == second
    told = ben.look()
    assert [row["place"] for row in told["field"]] == [1, 1]
    assert len({(row["score"], row["rival"]) for row in told["field"]}) == 1
    assert told["mine"] | {"score": 0, "rival": 0} == {
        "score": 0, "rival": 0, "place": 1, "of": 2, "beaten": 50, "finished": True,
    }  # fmt: skip
    assert told["parted"] is None, "they never did"
    assert [row["you"] for row in told["field"]] == [row["name"] == "Bob" for row in told["field"]]


def test_where_games_parted(served: Serving) -> None:
    players = [Player(served, name) for name in ("Ada", "Bob")]
    for player in players:
        player.start()
    players[0].play()
    players[1].play(lambda seen: seen["choices"][-1])
    looks = [player.look() for player in players]
    behind = min(looks, key=lambda told: (told["mine"]["score"], told["mine"]["score"] - told["mine"]["rival"]))
    assert behind["parted"]["rows"][0]["mine"] != behind["parted"]["rows"][0]["best"]
    assert (behind["parted"]["same"], behind["parted"]["asked"]) == (0, 1), "the other one did otherwise there"
    assert behind["mine"]["place"] == 2


def test_the_first_game_counts_and_can_be_left_and_resumed(served: Serving) -> None:
    ada = Player(served, "Ada")
    ada.start()
    table, token = ada.table, ada.token
    ada.play(most=3)
    while not (before := ada.view())["choices"]:
        assert before["status"] == "playing"
    assert ada.look()["state"] == "playing"
    assert (ada.start().json()["table"], ada.token) == (table, token), "asked again: the same"
    refused = ada.start(practice=True)
    assert (refused.status_code, refused.json()["code"]) == (403, "daily-first")
    served.restart()
    again = Player(served, "Ada", ada.id)
    again.start()
    assert (again.table, again.token) == (table, token)
    assert again.view()["view"] == before["view"]
    again.play()
    assert again.look()["state"] == "over"
    practice = again.start(practice=True).json()
    assert practice["table"] != table
    assert practice["counts"] is False
    again.play(lambda seen: seen["choices"][-1])
    assert len(again.look()["field"]) == 1, "practice does not count"
    assert again.look()["calendar"] == [
        {"date": again.today(), "over": True, "won": again.look()["calendar"][0]["won"]}
    ]


def test_nobody_helps(served: Serving) -> None:
    ada = Player(served, "Ada")
    ada.start()
    at, seen = f"tables/{ada.table}", ada.view()
    assert seen["hints"] is False
    assert seen["daily"] | {"until": 0} == {"date": ada.today(), "counts": True, "until": 0}
    for path, body, code in (
        ("hint", {}, "no-hints"),
        ("substitute", {"seat": 0, "level": "medium"}, "daily-alone"),
        ("substitute", {"seat": 1, "level": "medium"}, "daily-alone"),
        ("ask", {"move_id": nonce(), "what": "back"}, "daily-alone"),
        ("ask", {"move_id": nonce(), "what": "end"}, "daily-alone"),
        ("say", {"kind": "words", "text": "Is anybody there?"}, "no-talk"),
        ("say", {"kind": "emote", "text": "hello"}, "no-talk"),
    ):
        answer = ada.ask(f"{at}/{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (403, code), path
    ada.play()
    assert ada.ask(f"{at}/rematch", {}).json()["code"] == "daily-again"


def test_who_gives_up_is_last(served: Serving) -> None:
    ada, bob = Player(served, "Ada"), Player(served, "Bob")
    for player in (ada, bob):
        player.start()
    ada.play(most=2)
    assert ada.ask(f"tables/{ada.table}/resign", {"move_id": nonce()}).status_code == 200
    bob.play()
    rows = [(row["name"], row["finished"], row["place"]) for row in bob.look()["field"]]
    assert rows == [("Bob", True, 1), ("Ada", False, 2)]


# Nothing of a deal can be had before it is played

BODIES: dict[str, Json] = {
    "fork": {"at": 0, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "name": "Eve"},
    "review": {"seat": 0},
    "explain": {"number": 5},
    "compare": {"number": 5},
    "moves": {"move_id": "0123456789", "version": 0, "move": 0},
    "undo": {"move_id": "0123456789", "version": 0},
    "reset": {"move_id": "0123456789", "version": 0},
    "resign": {"move_id": "0123456789"},
    "ask": {"move_id": "0123456789", "what": "end"},
    "answer": {"move_id": "0123456789", "ask": 1, "agree": True},
    "substitute": {"seat": 0, "level": "easy"},
    "add": {"nonce": "0123456789abcdef0123"},
    "claim": {"invite": "0123456789abcdef", "name": "Eve", "claim_id": "0123456789abcdef0123"},
    "fill": {"invite": "0123456789abcdef", "level": "random"},
    "peek": {"invite": "0123456789abcdef"},
}


def routes(served: Serving) -> list[tuple[str, str]]:
    paths = served.http.get("/api/openapi.json").json()["paths"]
    return [(method.upper(), path) for path, methods in paths.items() for method in methods if "/host/" not in path]


def test_nothing_can_be_had_by_any_route(served: Serving) -> None:
    """Somebody has played; somebody else tries every route with the table's name, with and without another's token."""
    ada, eve = Player(served, "Ada"), Player(served, "Eve")
    ada.start()
    ada.play()
    assert ada.view()["status"] == "over"
    day = days.find_day(served.store, ada.today())
    assert day is not None
    secret_things = (day.secret, day.key, ada.token, ada.id)
    other = served.make("beer-and-bread", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    tried = 0
    for method, path in routes(served):
        at = path.replace("{table}", ada.table).replace("{date}", ada.today()).replace("{game}", "template")
        at = at.replace("{number}", "1")
        for token in ("", other.tokens[0], other.spectator):
            query = {"at": 0, "from": 0, "move": 0} if method == "GET" else {}
            body = BODIES.get(path.rsplit("/", 1)[-1], {"player": eve.id} if "daily" in path else {})
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = served.http.request(
                method, at, json=body if method == "POST" else None, params=query, headers=headers
            )
            tried += 1
            assert not any(thing in answer.text for thing in secret_things), (method, path)
            if "{table}" in path:
                assert answer.status_code in (401, 403, 404), (method, path, answer.status_code, answer.text[:200])
    assert tried > 60
    told = eve.look()
    assert (told["state"], told["field"], told["mine"], told["parted"]) == ("open", [], None, None)
    assert told["day"]["secret"] == ""
    coming = eve.ask("daily", method="GET", token="").json()["tomorrow"]
    assert (coming["secret"], len(coming["commitment"])) == ("", 64)
    assert eve.start(coming["date"]).status_code == 404
    assert eve.ask(f"daily/{coming['date']}/look", {"player": eve.id}, token="").status_code == 404
    assert not served.store.tokens(ada.table)[1:], "one right alone: nobody can watch or join"


def test_the_player_too_gets_the_file_when_the_day_is_over(served: Serving) -> None:
    ada = Player(served, "Ada")
    date = ada.today()
    ada.start()
    ada.play()
    at = f"tables/{ada.table}"
    for method, path in (("GET", "file"), ("GET", "record"), ("POST", "fork")):
        answer = ada.ask(f"{at}/{path}", BODIES.get(path) if method == "POST" else None, method)
        assert (answer.status_code, answer.json()["code"]) == (403, "daily-closed"), path
    seen = ada.ask(f"{at}/replay?at=3", method="GET").json()
    assert (seen["at"], seen["reveal"]) == (3, None), "one's own game can be looked at"
    assert ada.view()["reveal"] is None
    tomorrow(served)
    told = next(day for day in ada.ask("daily", method="GET", token="").json()["days"] if day["date"] == date)
    again = sealed.day_commitment(
        date, told["game"], told["rules"], told["components"], told["options"], told["secret"]
    )
    assert again == told["commitment"] == seen["commitment"]
    text = ada.ask(f"{at}/file", method="GET", token="").text
    proved = sealed.verify(text)
    assert (proved.game, proved.answers > 3) == ("template", True)
    for wrong, sentence in (
        (text.replace(f'"date": "{date}"', '"date": "2020-01-01"'), "not the one that the commitment was made of"),
        (text.replace(told["secret"], "00" * 32), "not the one that the commitment was made of"),
        (re.sub(r'"seed": "\w+"', '"seed": "mine"', text), "seed does not follow"),
        (text.replace(' "dealing": "affinage.daily.1",\n', ""), "seed does not follow"),
    ):
        assert wrong != text
        with pytest.raises(AffinageError, match=sentence):
            sealed.verify(wrong)
    with closing(Store.look(served.url)) as store:
        assert doctor.examine(store).wrong == []


def test_a_past_day_is_open_and_can_be_practised(served: Serving) -> None:
    ada, eve = Player(served, "Ada"), Player(served, "Eve")
    date = ada.today()
    ada.start()
    ada.play()
    tomorrow(served)
    for player in (ada, eve):
        player.served = served
    told = eve.look(date)
    assert [row["name"] for row in told["field"]] == ["Ada"]
    assert told["day"]["over"]
    practice = eve.start(date).json()
    assert practice["counts"] is False
    eve.play()
    assert eve.view()["reveal"]["secret"] == told["day"]["secret"]
    assert [row["name"] for row in eve.look(date)["field"]] == ["Ada"]
    assert eve.ask(f"tables/{eve.table}/file", method="GET", token="").status_code == 200
    assert eve.today() != date
    assert eve.look()["day"]["commitment"] != told["day"]["commitment"]


def test_a_host_can_do_without(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", replace(SETTINGS, daily=False)) as served:
        ada = Player(served, "Ada")
        told = ada.ask("daily", method="GET").json()
        assert (told["on"], told["days"], "switched it off" in told["why"]) == (False, [], True)
        assert ada.start("2026-11-18").json()["code"] == "no-daily"


def test_days_and_their_ends() -> None:
    noon = int(datetime(2026, 11, 18, 12, 0).timestamp() * 1000)  # noqa: DTZ001 - by this computer's own clock
    early, late = replace(QUICK, day_changes=4 * 60), replace(QUICK, day_changes=13 * 60)
    assert (days.today(QUICK, noon), days.today(early, noon), days.today(late, noon)) == (
        "2026-11-18", "2026-11-18", "2026-11-17",
    )  # fmt: skip
    for settings in (QUICK, early, late):
        today = days.today(settings, noon)
        end = days.ends_at(settings, today)
        assert days.today(settings, end - 1) == today
        assert days.today(settings, end) == days.next_day(today)
    header = Header("t", "c", "g", 1, {}, {}, [], {}, {"daily": {"date": "2026-11-17"}}, 0, "")
    assert days.is_sealed(header, late, noon)
    assert not days.is_sealed(header, QUICK, noon)
    assert not days.is_sealed(replace(header, flags={}), late, noon)


def test_games_take_turns_and_a_deal_is_made_once(any_store: Store) -> None:
    now = milliseconds()
    settings = replace(QUICK, daily=True, day_changes=0)
    date = days.today(settings, now)
    week = [days.planned(settings, days.next_day(date, n), now).game for n in range(4)]
    assert len(set(week)) == 4
    made = days.ensure(any_store, settings, date, now)
    assert days.ensure(any_store, settings, date, now + 5) == made
    days.add_to_field(any_store, date, [{"level": "easy", "score": 3, "rival": 2, "moves": [[0, 1]]}])
    found = days.find_day(any_store, date)
    assert found is not None
    assert [one["level"] for one in found.field] == ["easy"]
    first = days.Played("one", date, "p", True, now)
    assert days.begin(any_store, first) == first
    assert days.begin(any_store, replace(first, table="two")) == first, "the first counts"
    practice = replace(first, table="three", counts=False)
    assert days.begin(any_store, practice) == practice


@pytest.mark.parametrize("level", ["easy", PLAIN] if FULL else [PLAIN])
def test_a_bots_game_for_the_field_is_the_same_again(level: str) -> None:
    game = find("template")
    one = play_day(game, {}, "a key", "random", level, 3)
    assert play_day(game, {}, "a key", "random", level, 3) == one
    assert one.moves != play_day(game, {}, "another key", "random", level, 3).moves


def test_a_game_that_ends_after_its_day_does_not_count(served: Serving) -> None:
    """The day is moved on while somebody plays: its secret is open then."""
    ada, eve = Player(served, "Ada"), Player(served, "Eve")
    date = ada.today()
    for player in (ada, eve):
        player.start()
    eve.play()
    with served.store.writing() as connection:
        table = schema.tables
        flags = json.loads(str(connection.execute(select(table.c.flags).where(table.c.id == ada.table)).scalar_one()))
        flags["daily"]["until"] = milliseconds()
        connection.execute(update(table).where(table.c.id == ada.table).values(flags=json.dumps(flags)))
    ada.play()
    tomorrow(served)
    told = Player(served, "Ada", ada.id).look(date)
    assert (told["state"], told["mine"]) == ("late", None)
    assert [row["name"] for row in told["field"]] == ["Eve"]
