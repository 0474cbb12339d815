"""Component sets on the server: looked at, judged while somebody types, handed in, played with, shared by a link."""

import asyncio
import json
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest

from affinage.core import about, components
from affinage.core import game as games
from affinage.core.about import folder_of, names
from affinage.core.box_file import written
from affinage.core.errors import ComponentError, ReplayError
from affinage.core.game import find
from affinage.core.play import Table
from affinage.core.replay import write
from affinage.server import boxes, in_play, sealed, thinking, worker
from affinage.server.store import Store

from .serving import PATIENCE, QUICK, Serving, serving

BREAD = "beer-and-bread"


def shipped(game: str = BREAD) -> dict[str, Any]:
    return tomllib.loads((folder_of(game) / "components.toml").read_text("utf-8"))


def ninas(value: int = 9) -> dict[str, Any]:
    """A set of somebody's own: one card is worth something else."""
    content = shipped()
    content["set"]["name"] = "Nina's box"
    content["card"][0] |= {"value": value, "source": "owner"}
    return content


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(str(tmp_path_factory.mktemp("boxes") / "tables.sqlite")) as found:
        yield found


def named(name: str) -> dict[str, Any]:
    return ninas() | {"set": {"name": name}}


def post(server: Serving, path: str, lang: str = "en", game: str = BREAD, **body: Any) -> Any:
    return server.http.post(f"/api/boxes/{game}/{path}", json=body, params={"lang": lang})


@pytest.mark.parametrize("game", names())
def test_a_sheet_has_the_form_and_words_for_all_of_it(server: Serving, game: str) -> None:
    told = server.http.get(f"/api/boxes/{game}").json()
    assert told["content"] == shipped(game)
    assert (told["playable"], told["findings"]) == (True, [])
    german = server.http.get(f"/api/boxes/{game}", params={"lang": "de"}).json()
    assert german["fingerprint"] == told["fingerprint"]
    for section in told["form"]["sections"]:
        name = section["name"]
        for field in section["fields"]:
            assert german["words"]["keys"][f"{name}.{field['key']}"], (name, field)
        if name != "set":
            assert told["words"]["sections"][name] != german["words"]["sections"][name], name


def test_what_is_found_names_the_card_as_people_do(server: Serving) -> None:
    content = ninas()
    content["card"][3] |= {"recipe": {"water": 5, "barley": 6}, "id": "some-card"}
    told = post(server, "check", content=content).json()
    [found] = [f for f in told["findings"] if f["rule"] == "recipes-fit-the-storage"]
    assert found["sentence"].startswith("Beer 4: the recipe takes 11 tokens")
    assert (found["at"], found["row"], found["open"]) == (f"card/{content['card'][3]['id']}", 4, False)
    assert told["playable"]
    assert post(server, "check", "de", content=content).json()["findings"][0]["sentence"] == (
        "Bier 4: Das Rezept braucht 11 Plättchen; es muss aus 9 Lagerplätzen zu bezahlen sein."
    )


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda c: c["card"].pop(), "Cards: there are 59; the game needs 60"),
        (lambda c: c["card"][0]["recipe"].update(rye=-1), "recipe rye = -1; it must be a whole number from 1 to"),
        (lambda c: c["limits"].update(hand=4), "Board and hand: hand = 4; it must be odd"),
        (lambda c: c["card"][0].update(upgrade="none-such"), 'upgrade = "none-such"; it must be the id of a row'),
        (lambda c: c.update(card=7), "card must be rows that open with [[card]]."),
        (lambda c: c["card"].__setitem__(0, [[[[1]]]]), "must be a row with keys and figures"),
    ],
)
def test_what_cannot_be_right_is_a_sentence_and_no_set_for_a_table(server: Serving, change: Any, words: str) -> None:
    content = ninas()
    change(content)
    told = post(server, "check", content=content).json()
    assert not told["playable"]
    assert any(words in found["sentence"] for found in told["findings"]), told["findings"]
    refused = post(server, "keep", content=content)
    assert (refused.status_code, refused.json()["code"]) == (422, "box")


def test_files_that_are_none_end_in_a_sentence(server: Serving) -> None:
    def reason(text: str) -> str:
        answer = post(server, "read", text=text)
        assert answer.status_code == 422
        return str(answer.json()["reason"])

    assert "is not valid TOML" in reason("[set\nname = 1")
    assert "does not say what it is" in reason("[other]\nx = 1")
    assert "not a component file of any game" in reason('[set]\nname = "x"\n')
    assert "This is a file for Vinhos" in reason((folder_of("vinhos") / "components.toml").read_text())
    big = server.http.post(f"/api/boxes/{BREAD}/read", json={"text": "x" * 5_000_000})
    assert (big.status_code, big.json()["code"]) == (413, "body")
    assert post(server, "check", content={"a": {"b": list(range(9000))}}).status_code == 413
    assert server.http.get("/api/status").status_code == 200


def test_a_file_is_what_the_command_line_reads(server: Serving) -> None:
    told = post(server, "file", content=ninas()).json()
    assert told["text"] == written(ninas())
    assert told["file"] == "nina-s-box.beer-and-bread.toml"
    again = post(server, "read", text=told["text"]).json()
    assert again["content"] == ninas()
    assert again["sources"]["owner"] == 1


def test_a_changed_set_under_our_name_is_told_so(server: Serving) -> None:
    content = ninas() | {"set": shipped()["set"]}
    assert post(server, "check", content=content).json()["our_name"]
    refused = post(server, "keep", content=content)
    assert refused.status_code == 422
    assert "name of its own" in refused.json()["reason"]


def test_two_sets_are_compared_by_likeness(server: Serving) -> None:
    content = ninas()
    content["card"].reverse()
    [change] = post(server, "compare", content=content).json()["changes"]
    assert change == {
        "section": "card",
        "row": "Cellar Mild",
        "key": "value",
        "before": 4,
        "after": 9,
        "at": 0,
        "to": 59,
    }


def test_a_table_is_made_with_a_set_and_everybody_sees_which(server: Serving) -> None:
    kept = post(server, "keep", content=ninas()).json()
    assert kept["name"] == "Nina's box"
    table = server.hotseat(BREAD, 2, box=kept["key"])
    assert table.view(0)["box"] == kept
    assert table.view(None)["box"]["fingerprint"] == kept["fingerprint"]
    looked_at = server.http.get(f"/api/boxes/{BREAD}", params={"set": kept["key"]}).json()
    assert looked_at["content"]["card"][0]["value"] == 9
    assert server.hotseat(BREAD, 2).view(0)["box"] is None
    asked = {"game": BREAD, "name": "Ada", "seats": [{"kind": "hotseat", "name": "A"}] * 2, "box": "0" * 16}
    refused = server.http.post("/api/tables", json=asked)
    assert (refused.status_code, refused.json()["code"]) == (404, "no-box")


def played(server: Serving, table: Any, until: int = 10_000) -> int:
    """Everybody plays at random; how many moves were made."""
    rng, made, latest = Random(5), 0, time.monotonic() + 4 * PATIENCE
    while made < until:
        assert time.monotonic() < latest
        views = [table.view(seat) for seat in table.tokens]
        if views[0]["status"] == "over":
            break
        seat = next((seat for seat, view in zip(table.tokens, views, strict=True) if view["choices"]), None)
        if seat is None:  # the bot is at it
            time.sleep(0.01)
            continue
        choices = views[list(table.tokens).index(seat)]["choices"]
        table.move(seat, rng.choice(choices)["move"])
        made += 1
    return made


def test_a_whole_game_with_an_owners_set_across_newer_rules_is_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, mine = str(tmp_path / "tables.sqlite"), tmp_path / "mine.toml"
    with serving(url) as server:
        content = ninas(8)
        kept = post(server, "keep", content=content).json()
        mine.write_text(post(server, "file", content=content).json()["text"], "utf-8")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = server.make(BREAD, seats, box=kept["key"])
        played(server, table, 10)
        server.stop()
        monkeypatch.setattr(
            games, "about", lambda name: about.about(name)._replace(version=99)
        )  # as if they were newer
        server.start()
        played(server, table)
        end = table.view(0)
        assert (end["status"], end["box"]) == ("over", kept)
        file = table.call("GET", "file", 0).text
        monkeypatch.undo()
    with pytest.raises(ReplayError, match="Give that set's file by --components"):
        sealed.verify(file)
    assert sealed.verify(file, "file", mine).moves == len(json.loads(file)["moves"])


def test_a_rematch_is_played_with_the_same_set(server: Serving) -> None:
    kept = post(server, "keep", content=ninas(7)).json()
    game = find(BREAD, box=kept["key"])
    assert game.box.name == "Nina's box"
    assert game.box.content["card"][0]["value"] == 7


def test_a_draft_is_shared_by_its_link_and_the_later_of_two_is_told(server: Serving) -> None:
    made = post(server, "drafts", content=ninas()).json()
    assert made["version"] == 1
    place = f"drafts/{made['id']}"
    one = post(server, place, version=1, text=written(ninas(8)))
    assert one.json()["version"] == 2
    late = post(server, place, version=1, text=written(ninas(5)))
    assert (late.status_code, late.json()["code"], late.json()["version"]) == (409, "stale", 2)
    assert "Nothing was overwritten" in late.json()["reason"]
    found = server.http.get(f"/api/boxes/{BREAD}/{place}").json()
    assert tomllib.loads(found["text"])["card"][0]["value"] == 8
    assert post(server, place, version=2, text="[set").status_code == 422
    assert server.http.get(f"/api/boxes/vinhos/{place}").status_code == 404


def test_sets_that_no_table_uses_make_room(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "MOST", 2)
    found = []
    for value in (5, 6, 7):
        box = components.parse(written(ninas(value)).encode(), "a set")
        boxes.keep(store, BREAD, box, "f" * 16, value)
        found.append(box.key)
    assert [store.box(BREAD, key) is not None for key in found] == [False, False, True]
    assert components.kept(BREAD, found[2]) is not None
    assert components.kept("vinhos", found[2]) is None


def test_handing_in_is_limited(tmp_path: Path) -> None:
    settings = replace(QUICK, rates=QUICK.rates | {"box": "2/hour"})
    with serving(str(tmp_path / "tables.sqlite"), settings) as server:
        told = [post(server, "keep", content=named(f"Box {n}")).status_code for n in (1, 2, 2, 3)]
    assert told == [200, 200, 200, 429]


def test_a_server_has_so_many_sets_in_play_and_no_more(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, loaded_sets=0)) as server:
        key = post(server, "keep", content=named("One too many")).json()["key"]
        asked = {"game": BREAD, "name": "Ada", "seats": [{"kind": "hotseat", "name": "A"}] * 2, "box": key}
        refused = server.http.post("/api/tables", json=asked)
        assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        assert server.http.post("/api/tables", json=asked | {"box": ""}).status_code == 200


def test_sets_that_nobody_uses_make_room_and_come_back_with_their_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, loaded_sets=1)) as server:
        keys = [post(server, "keep", content=named(f"Only {n}")).json()["key"] for n in (1, 2)]
        asked = {"game": BREAD, "name": "Ada", "seats": [{"kind": "hotseat", "name": "A"}] * 2, "box": keys[1]}
        first = server.hotseat(BREAD, 2, box=keys[0])
        before = first.view(0)
        refused = server.http.post("/api/tables", json=asked)  # the first one was asked for a moment ago
        assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        monkeypatch.setattr(in_play, "HURRIED", 0.0)
        server.hotseat(BREAD, 2, box=keys[1])
        assert [games.loaded(BREAD, key) for key in keys] == [False, True]
        assert first.view(0) == before  # its table is opened again, with its set
        assert [games.loaded(BREAD, key) for key in keys] == [True, True]


def test_another_process_opens_the_game_that_it_is_to_review() -> None:
    """A review gets a finished game's file; the set it was played with is kept where the tables are, not there."""
    box = components.parse(written(named("Far away")).encode(), "a set")
    table = Table(games.with_set(BREAD, box, "a set"), 2, seed="far")
    table.play(table.asked[0], table.legal(table.asked[0])[0])
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = pool.submit(thinking.opened, write(table), table.game).result()
    assert (there.game.box.name, there.state) == ("Far away", table.state)


def test_a_thinking_process_makes_room_for_more_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "SETS", 2)

    async def asked() -> list[int]:
        one, found = worker.Worker(), list[int]()
        for n in (1, 2, 1, 3, 1):
            box = components.parse(written(named(f"Thought {n}")).encode(), "a set")
            table = Table(games.with_set(BREAD, box, "a set"), 2, seed="thought")
            seat = table.asked[0]
            told = table.observe(seat).to_bytes(), table.legal(seat), seat, 2, "novice"
            await one.ask(PATIENCE, thinking.choose_plainly, table.game, *told)
            assert one._pool is not None  # noqa: SLF001 - which process it was
            found += one._pool._processes  # noqa: SLF001 - likewise
        one.end()
        return found

    first, second, third, fourth, fifth = asyncio.run(asked())
    assert first == second == third != fourth == fifth


def test_a_host_lays_out_a_set_for_new_tables(store: Store, tmp_path: Path) -> None:
    mine, ours = tmp_path / "mine.toml", tmp_path / "ours.toml"
    mine.write_text(written(ninas()), "utf-8")
    ours.write_text(written(ninas() | {"set": shipped()["set"]}), "utf-8")
    assert boxes.laid_out(store, [mine], 1) == {BREAD: components.parse(mine.read_bytes(), "mine").key}
    with pytest.raises(ComponentError, match="second set of beer-and-bread"):
        boxes.laid_out(store, [mine, mine], 1)
    with pytest.raises(ComponentError, match="name of its own"):
        boxes.laid_out(store, [ours], 1)
    assert boxes.laid_out(store, [folder_of(BREAD) / "components.toml"], 1) == {}
