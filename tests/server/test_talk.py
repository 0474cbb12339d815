"""What people say at a table: who reads it, what it is cleaned of, how much of it there can be, and that it goes."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from affinage.server import schema, talk
from affinage.server.settings import Settings
from affinage.server.store import Store

from .hosts import done, page
from .serving import PATIENCE, QUICK, Laid, Serving, serving
from .storing import made

GAME = "beer-and-bread"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('talk') / 'tables.sqlite'}") as opened:
        yield opened


def say(table: Laid, seat: int | None, text: str, kind: str = "words", lang: str = "en") -> Any:
    return table.call("POST", "say", seat, {"kind": kind, "text": text}, lang)


def read(table: Laid, seat: int | None) -> list[Any]:
    found: list[Any] = table.call("GET", "said", seat).json()["said"]
    return found


def hear(opened: Any, kind: str = "said") -> Any:
    """The next message of a kind."""
    while (told := json.loads(opened.recv(timeout=PATIENCE)))["kind"] != kind:
        pass
    return told


def test_words_are_for_those_who_sit_there_and_emotes_for_everybody(server: Serving) -> None:
    table = server.hotseat(GAME, 2)
    with page(table, 1) as other, page(table, None) as looking_on:
        assert say(table, 0, "Well, well").status_code == 200
        assert say(table, 0, "cheers", "emote").status_code == 200
        heard: list[tuple[int, str, str]] = []
        while len(heard) < 2:
            heard += [(one["seat"], one["kind"], one["text"]) for one in hear(other)["said"]]
        assert heard == [(0, "words", "Well, well"), (0, "emote", "cheers")]
        assert [one["text"] for one in hear(looking_on)["said"]] == ["cheers"]
    assert [one["text"] for one in read(table, 1)] == ["Well, well", "cheers"]
    assert [one["text"] for one in read(table, None)] == ["cheers"]
    assert say(table, None, "May I?").status_code == 403
    assert table.call("GET", "said?after=1", 1).json()["said"][0]["text"] == "cheers"


def test_talk_changes_nothing_of_the_game(server: Serving) -> None:
    table = server.hotseat(GAME, 2)
    before = table.view(0)
    say(table, 1, "Something secret")
    after = table.view(0)
    assert after["version"] == before["version"]
    assert "Something secret" not in json.dumps(after)
    table.call("POST", "resign", 0, {"move_id": "0123456789"})
    for path in ("replay?at=0", "file", "record"):
        assert "Something secret" not in server.http.get(f"/api/tables/{table.id}/{path}").text
    assert server.http.get(f"/api/tables/{table.id}/said").status_code == 401, "also when the game is over"


def test_a_page_that_comes_later_is_not_sent_what_was_said_before(server: Serving) -> None:
    table = server.hotseat(GAME, 2)
    say(table, 0, "hello", "emote")
    with page(table, 1) as opened:
        say(table, 0, "wow", "emote")
        assert [one["text"] for one in hear(opened)["said"]] == ["wow"]


def test_the_maker_decides_and_a_table_can_be_without_any(server: Serving) -> None:
    seats = [{"kind": "hotseat", "name": "Ada"}, {"kind": "hotseat", "name": "Ben"}]
    still, few = server.make(GAME, seats, talk="none"), server.make(GAME, seats, talk="emotes")
    assert still.view(0)["talk"] == "none"
    refused = say(still, 0, "hello", "emote", "de")
    assert refused.status_code == 403
    assert refused.json()["reason"].startswith("An diesem Tisch wird nichts gesagt")
    assert say(few, 0, "Hello").status_code == 403
    assert say(few, 0, "hello", "emote").status_code == 200
    few.call("POST", "resign", 0, {"move_id": "0123456789"})
    again = few.call("POST", "rematch", 1, {}).json()["table"]
    header = server.store.header(again)
    assert header is not None
    assert talk.allowed(header) == "emotes"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  much \t\n room ", "much room"),
        ("a\u202eb\u2066c\x00d\x1be", "abcde"),
        ("u\u0308ber", "über"),
        ("👩\u200d🌾 wins", "👩\u200d🌾 wins"),
        ("x" * 500, "x" * 280),
        ("u" + "\u0335" * 80 + "p", "u" + "\u0335" * 3 + "p"),
        ("u" + "\u0335\u200d" * 40 + "p", "u\u0335\u200d\u0335p"),
        ("\u200d\ufe0f\u0301", ""),
        ("\u200c \u200d", ""),
        ("<b>@everyone</b>", "<b>@everyone</b>"),
    ],
)
def test_words_are_cleaned_of_what_nobody_sees(text: str, kept: str) -> None:
    assert talk.cleaned(text) == kept


def test_nothing_and_unknown_emotes_are_refused(server: Serving) -> None:
    table = server.hotseat(GAME, 2)
    assert say(table, 0, "\u200b\u202e ").status_code == 422
    assert say(table, 0, "\u200d\ufe0f").status_code == 422, "joiners that join nothing"
    assert say(table, 0, "rude", "emote").status_code == 422
    assert say(table, 0, "x" * 2000).status_code == 422


def test_there_are_eight_emotes_with_names_in_the_refusal(server: Serving) -> None:
    reason = say(server.hotseat(GAME, 2), 0, "rude", "emote").json()["reason"]
    assert len(talk.EMOTES) == 8
    assert all(name in reason for name in talk.EMOTES)


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    rates = QUICK.rates | {name: Settings().rates[name] for name in ("words", "emote")}
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", replace(QUICK, rates=rates)) as server:
        table = server.hotseat(GAME, 2)
        emotes = [say(table, 0, "wow", "emote").status_code for _ in range(5)]
        words = [say(table, 0, "and another thing").status_code for _ in range(20)]
        assert (emotes.count(200), words.count(200)) == (3, 15)
        assert say(table, 1, "wow", "emote").status_code == 200, "one seat holds up no other"


def test_it_is_kept_with_the_table_and_goes_with_it(server: Serving) -> None:
    table = server.hotseat(GAME, 2)
    say(table, 0, "Remember me")
    done(server, f"tables/{table.id}/delete", {})
    assert talk.after(server.store, table.id, 0) == []


def test_only_the_newest_is_kept(any_store: Store) -> None:
    head = made(any_store)
    with any_store.writing() as connection:
        rows = [
            {"table_id": head.id, "number": n, "seat": 0, "at": 1, "kind": "words", "text": "x"} for n in range(1, 400)
        ]
        connection.execute(schema.said.insert(), rows)
    last = talk.add(any_store, head.id, 0, "words", "y")
    assert last is not None
    assert last.number == 400
    with any_store.reading() as connection:
        kept = connection.execute(select(schema.said.c.number)).scalars().all()
    assert (min(kept), len(kept)) == (101, 300)
    assert talk.add(any_store, "no-such-table", 0, "words", "y") is None
