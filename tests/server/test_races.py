"""Many hands on one table: of all that want the same moment exactly one gets it."""

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest

from affinage.server import doctor

from .conftest import FULL
from .serving import Serving, nonce, serving

ROUNDS = 1000 if FULL else 40
HANDS = 8


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite")) as found:
        yield found


@pytest.fixture(scope="module")
def hands() -> Iterator[list[httpx.Client]]:
    """Each with connections of its own; making them takes longer than using them."""
    clients = [httpx.Client(timeout=30) for _ in range(HANDS)]
    yield clients
    for client in clients:
        client.close()


def at_once(hands: list[httpx.Client], works: list[Callable[[httpx.Client], httpx.Response]]) -> list[httpx.Response]:
    """All of them together."""
    start, answers = threading.Barrier(len(works)), list[httpx.Response]()

    def go(work: Callable[[httpx.Client], httpx.Response], client: httpx.Client) -> None:
        start.wait()
        answers.append(work(client))

    threads = [threading.Thread(target=go, args=pair) for pair in zip(works, hands, strict=False)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def post(path: str, token: str, body: Any) -> Callable[[httpx.Client], httpx.Response]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return lambda client: client.post(path, json=body, headers=headers)


def test_of_eight_moves_on_one_version_exactly_one_is_made(server: Serving, hands: list[httpx.Client]) -> None:
    random, table = Random(1), server.hotseat("beer-and-bread", 2)
    for _ in range(ROUNDS):
        waiting = table.view(None)["waiting"]
        if not waiting:
            table = server.hotseat("beer-and-bread", 2)
            continue
        seat = waiting[0]
        seen = table.view(seat)
        moves = [random.choice(seen["choices"])["move"] for _ in range(HANDS)]
        bodies = [{"move_id": nonce(), "version": seen["version"], "move": move} for move in moves]
        answers = at_once(
            hands, [post(f"{server.base}/api/tables/{table.id}/moves", table.tokens[seat], b) for b in bodies]
        )
        assert Counter(a.status_code for a in answers) == {200: 1, 409: HANDS - 1}
        now = table.view(seat)["version"]
        assert {a.json()["version"] for a in answers} == {now} or now == seen["version"] + 1
        assert all(a.json()["code"] == "stale" for a in answers if a.status_code == 409)
    assert doctor.examine(server.store).wrong == []


def test_the_same_move_sent_eight_times_is_made_once(server: Serving, hands: list[httpx.Client]) -> None:
    table = server.hotseat("beer-and-bread", 2)
    for _ in range(10):
        seat = table.view(None)["waiting"][0]
        seen = table.view(seat)
        body = {"move_id": nonce(), "version": seen["version"], "move": seen["choices"][0]["move"]}
        before = len(server.store.events(table.id))
        answers = at_once(hands, [post(f"{server.base}/api/tables/{table.id}/moves", table.tokens[seat], body)] * HANDS)
        assert {a.status_code for a in answers} == {200}
        assert len(server.store.events(table.id)) == before + 1


def test_an_invitation_lets_one_in(server: Serving, hands: list[httpx.Client]) -> None:
    for _ in range(10):
        table = server.make("fromage", [{"kind": "me"}, {"kind": "link"}])
        path = f"{server.base}/api/tables/{table.id}/claim"
        bodies = [{"invite": table.invites[1], "name": f"Guest {n}", "claim_id": nonce()} for n in range(HANDS)]
        answers = at_once(hands, [post(path, "", body) for body in bodies])
        assert Counter(a.status_code for a in answers) == {200: 1, 409: HANDS - 1}


def test_a_friend_and_a_bot_do_not_sit_on_each_other(server: Serving, hands: list[httpx.Client]) -> None:
    for _ in range(10):
        table = server.make("fromage", [{"kind": "me"}, {"kind": "link"}])
        path, invite = f"{server.base}/api/tables/{table.id}", table.invites[1]
        guests = [
            post(f"{path}/claim", "", {"invite": invite, "name": "Bo", "claim_id": nonce()}) for _ in range(HANDS // 2)
        ]
        bots = [post(f"{path}/fill", "", {"invite": invite, "level": "random"}) for _ in range(HANDS // 2)]
        answers = at_once(hands, [one for pair in zip(guests, bots, strict=True) for one in pair])
        bot = table.view(0)["seats"][1]["kind"] == "bot"
        right = {200: HANDS // 2, 409: HANDS // 2} if bot else {200: 1, 409: HANDS - 1}  # asked again it is no news
        assert Counter(a.status_code for a in answers) == right


def test_a_code_fills_each_seat_once(server: Serving, hands: list[httpx.Client]) -> None:
    for _ in range(5):
        table = server.make("fromage", [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}, {"kind": "link"}])
        bodies = [{"code": table.code, "name": f"Guest {n}", "claim_id": nonce()} for n in range(HANDS)]
        answers = at_once(hands, [post(f"{server.base}/api/join", "", body) for body in bodies])
        inside = [a.json() for a in answers if a.status_code == 200]
        assert sorted(one["seat"] for one in inside) == [1, 2, 3]
        assert len({one["token"] for one in inside}) == 3
        assert Counter(a.status_code for a in answers) == {200: 3, 409: HANDS - 3}


def test_seats_that_choose_at_once_do_not_disturb_each_other(server: Serving, hands: list[httpx.Client]) -> None:
    random, table = Random(2), server.hotseat("fromage", 4)
    for _ in range(ROUNDS // 4):
        waiting = table.view(None)["waiting"]
        if not waiting:
            break
        seen = {seat: table.view(seat) for seat in waiting}
        works = []
        for seat in waiting:
            move = random.choice(seen[seat]["choices"])["move"]
            body = {"move_id": nonce(), "version": seen[seat]["version"], "move": move}
            works.append(post(f"{server.base}/api/tables/{table.id}/moves", table.tokens[seat], body))
        answers = at_once(hands, works)
        assert {a.status_code for a in answers} <= {200, 409}
        assert any(a.status_code == 200 for a in answers)
    assert doctor.examine(server.store).wrong == []
