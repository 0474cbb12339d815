"""A move's short way answers as its route does, and goes past it only when a request's form is right."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from affinage.server import fast_path, refusals
from affinage.server.routes import playing

from .serving import Laid, Serving, nonce, serving

LONG = "&long=way"  # nobody asks for this: the application has to look


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite")) as found:
        yield found


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose moves went the short way."""
    found: list[str] = []
    right = playing.command

    async def command(hub: Any, rates: Any, who: Any, *more: Any) -> bytes:
        found.append(who.table)
        return await right(hub, rates, who, *more)

    monkeypatch.setattr(fast_path, "command", command)
    return found


def post(table: Laid, body: Any, token: str, more: str = "", lang: str = "en", **headers: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} | headers
    address = f"/api/tables/{table.id}/moves?lang={lang}{more}"
    return table.serving.http.post(address, json=body, headers=headers)


def told(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    return (
        answer.status_code,
        answer.content,
        {k: v for k, v in answer.headers.items() if k not in ("date", "x-request-id")},
    )


def test_both_ways_give_the_same_answers_down_to_the_headers(server: Serving, taken: list[str]) -> None:
    table, other = server.hotseat("beer-and-bread", 2), server.hotseat("beer-and-bread", 2)
    seat = table.view(None)["waiting"][0]
    seen, mine = table.view(seat), table.tokens[seat]
    good = {"move_id": nonce(), "version": seen["version"], "move": seen["choices"][0]["move"]}
    first = post(table, good, mine)
    assert first.status_code == 200
    assert taken == [table.id]
    wishes = [
        (good, mine),  # sent again
        (good | {"move_id": nonce()}, mine),  # a stale version
        (good | {"move_id": nonce(), "version": first.json()["version"], "move": 10**6}, mine),
        (good, table.spectator),
        (good, other.tokens[seat]),
        (good, "nobody"),
    ]
    for lang in ("en", "de"):
        for body, token in wishes:
            here, there = post(table, body, token, lang=lang), post(table, body, token, LONG, lang)
            assert told(here) == told(there)
    statuses = [post(table, body, token).status_code for body, token in wishes]
    assert statuses == [200, 409, 422, 403, 403, 401]
    assert len(taken) == 1 + 3 * 4  # a stranger is stopped before; the long way was never counted


@pytest.mark.parametrize("change", [{"move": "1"}, {"move": 10**10}, {"version": None}, {"move_id": ""}, {"more": 1}])
def test_what_is_wrong_in_form_is_left_to_the_application(
    server: Serving, taken: list[str], change: dict[str, Any]
) -> None:
    table = server.hotseat("beer-and-bread", 2)
    body = {"move_id": nonce(), "version": 1, "move": 0} | change
    answer = post(table, body, table.tokens[0])
    assert answer.status_code == 422
    assert answer.json()["code"] == "malformed"
    assert server.http.post(f"/api/tables/{table.id}/moves", json=body).status_code == 401
    assert not taken


def test_what_breaks_on_the_short_way_has_an_answer_too(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> int:
        raise ZeroDivisionError

    table = server.hotseat("beer-and-bread", 2)
    monkeypatch.setattr(fast_path, "command", broken)
    monkeypatch.setattr(refusals.log, "disabled", True)
    answer = post(table, {"move_id": nonce(), "version": 1, "move": 0}, table.tokens[0])
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
