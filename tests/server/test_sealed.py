"""The deal is fixed before the game, and a file proves it afterwards."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from affinage.core import replay
from affinage.core.chance import Dealer
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.core.play import Table
from affinage.server import chain, sealed
from affinage.server.store import Store

from .storing import SECRET, event, header, whole_game


def test_the_derivations_are_frozen() -> None:
    assert chain.canonical({"b": [1, "ö", None, True], "a": ""}) == '{"a":"","b":[1,"\\u00f6",null,true]}'
    assert chain.digest("bread", 1) == "2bc35d14f2a304b27e3acc2f21c9e82287764b7095978c75608ea8a04cc33c2a"
    assert (
        sealed.commitment("t", "beer-and-bread", 1, SECRET)
        == "9a4376d0af86877fbf718e3b0b236f41ee54f597a67a67a13f80c19fdf84c1b0"
    )
    assert sealed.seed(SECRET, "t", ["00", ""]) == "6c96191df41f25c987a401703ab205f015653f230d733a3bf2bd34fb08b61e4d"
    assert Dealer(sealed.seed(SECRET, "t", ["00", ""])).number(0, 60) == 51


def test_every_part_counts() -> None:
    one = sealed.seed(SECRET, "t", ["a", "b"])
    others = [
        sealed.seed("5f" * 32, "t", ["a", "b"]),
        sealed.seed(SECRET, "u", ["a", "b"]),
        sealed.seed(SECRET, "t", ["b", "a"]),
        sealed.seed(SECRET, "t", ["ab", ""]),
        sealed.seed(SECRET, "t", ["a,b"]),
    ]
    assert len({one, *others}) == 6
    tables = [("t", "g", 1), ("tg", "", 1), ("t", "g", 11)]
    assert len({sealed.commitment(*table, SECRET) for table in tables}) == 3


def test_secrets_are_not_repeated() -> None:
    assert len({sealed.new_secret() for _ in range(100)}) == 100
    assert len(bytes.fromhex(sealed.new_secret())) == 32


@pytest.fixture(params=["template", "beer-and-bread", "fromage"])
def file(request: pytest.FixtureRequest, store: Store) -> str:
    head, table, events = whole_game(store, request.param)
    return sealed.write(table, head, store.secret(head.id), events)


def test_an_honest_file_verifies_and_opens_as_a_replay(file: str, tmp_path: Path) -> None:
    proved = sealed.verify(file)
    opened = replay.read(file)
    assert proved.moves == opened.version
    assert proved.answers == sum(e.seat == -1 for e in opened.events) > 0
    assert opened.over
    (tmp_path / "game.json").write_text(file, "utf-8")
    assert replay.load(tmp_path / "game.json").version == proved.moves


def _changed(content: dict[str, Any], random: Random) -> str:
    """The file with one thing changed that matters; its place in words."""
    seal = content["sealed"]
    events = seal["chain"]["events"]
    at = random.randrange(len(events))
    one = events[at]

    def flip(text: str) -> str:
        spot = random.randrange(len(text))
        return text[:spot] + ("0" if text[spot] != "0" else "1") + text[spot + 1 :]

    what = random.choice(
        ["secret", "commitment", "nonce", "table", "hash", "prev", "body", "id", "at", "gone", "swap", "seed", "header"]
    )
    if what in ("secret", "commitment"):
        seal[what] = flip(seal[what])
    elif what == "nonce":
        seal["nonces"][0] = flip(seal["nonces"][0])
    elif what == "table":
        seal["table"] += "x"
    elif what == "hash":
        one["hash"] = flip(one["hash"])
    elif what == "prev":
        one["prev_hash"] = flip(one["prev_hash"])
    elif what == "body":
        one["body"]["moves"] = [*one["body"].get("moves", ()), [0, 1]]
    elif what == "id":
        one["move_id"] += "x"
    elif what == "at":
        one["at"] += 1
    elif what == "gone":
        del events[at]
    elif what == "swap":
        other = (at + 1) % len(events)
        events[at], events[other] = events[other], events[at]
    elif what == "seed":
        content["seed"] = flip(content["seed"])
    else:
        seal["chain"]["header"]["made_at"] += 1
    return f"{what} at {at}"


def test_a_thousand_changed_files_are_found_out(store: Store) -> None:
    head, table, events = whole_game(store)
    file, random, passed, told = sealed.write(table, head, SECRET, events), Random(7), list[str](), set[str]()
    for _ in range(1000):
        content = json.loads(file)
        where = _changed(content, random)
        try:
            sealed.verify(json.dumps(content))
            passed.append(where)
        except AffinageError as error:
            told.add(str(error))
    assert passed == []
    assert all(sentence.endswith(".") for sentence in told)


def test_a_host_who_chooses_the_cards_is_found_out(store: Store) -> None:
    """The same game with another dealer, its chain forged as only the host could: the answers do not fit the seal."""
    head = header()
    store.make(head, SECRET)
    wanted = Table(find("template"), len(head.seats), seed="the cards I like", names=[s["name"] for s in head.seats])
    random = Random(1)
    while not wanted.over:
        seat = random.choice(wanted.asked)
        wanted.play(seat, random.choice(wanted.legal(seat)))
    nonces = [f"{seat:032x}" for seat in range(len(head.seats))]
    for seat, nonce in enumerate(nonces):
        store.append(head.id, seat + 1, event(f"sit-{seat}", "sit", seat, nonce=nonce))
    log = [[e.seat, e.move] for e in wanted.events]
    store.append(head.id, len(nonces) + 1, event("start", "start", -1, moves=log))
    store.append(head.id, len(nonces) + 2, event("over", "over", -1))
    wanted.dealer = Dealer(sealed.seed(SECRET, head.id, nonces))
    with pytest.raises(sealed.Unsealed, match="Chance did not deal move"):
        sealed.verify(sealed.write(wanted, head, SECRET, store.events(head.id)))


def test_what_a_fork_took_over_was_dealt_elsewhere(store: Store) -> None:
    _, first, _ = whole_game(store, moves=9)
    taken = list(first.events)
    head = replace(header(), forked={"table": "first", "at": len(taken), "standing": [[e.seat, e.move] for e in taken]})
    store.make(head, SECRET)
    nonces = [f"{seat:032x}" for seat in range(len(head.seats))]
    for seat, nonce in enumerate(nonces):
        store.append(head.id, seat + 1, event(f"sit-{seat}", "sit", seat, nonce=nonce))
    key = sealed.seed(SECRET, head.id, nonces)
    table = Table(first.game, first.seats, seed=key, names=[s["name"] for s in head.seats], deal=False)
    for one in taken:
        table.put(one)
    table.deal()
    random = Random(3)
    while not table.over:
        seat = random.choice(table.asked)
        table.play(seat, random.choice(table.legal(seat)))
    log = [[e.seat, e.move] for e in table.events]
    store.append(head.id, len(nonces) + 1, event("start", "start", -1, moves=log))
    store.append(head.id, len(nonces) + 2, event("over", "over", -1))
    proved = sealed.verify(sealed.write(table, head, SECRET, store.events(head.id)))
    assert proved.taken_over == len(taken)
    assert 0 < proved.answers < sum(e.seat == -1 for e in table.events)


@pytest.mark.parametrize(
    "seal",
    [None, 1, [], {}, {"secret": 1}, {"secret": "zz", "commitment": "", "table": "", "nonces": [], "chain": {}}],
)
def test_a_seal_that_is_none_is_told_so(store: Store, seal: object) -> None:
    head, table, events = whole_game(store)
    content = json.loads(sealed.write(table, head, SECRET, events))
    content["sealed"] = seal
    with pytest.raises(AffinageError, match=r"without a seal|not whole"):
        sealed.verify(json.dumps(content))


def test_names_cannot_break_the_file(store: Store) -> None:
    head, table, events = whole_game(store)
    table.names[0] = '"@" </script> \\ \u202e'
    assert replay.read(sealed.write(table, head, SECRET, events)).names[0] == table.names[0]
