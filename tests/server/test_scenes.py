"""Turns to be watched: every one of them, beat by beat, from the table before it to the table after it."""

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from affinage.core import scenes as core_scenes
from affinage.core.about import names
from affinage.core.chance import Dealer
from affinage.core.frame import view
from affinage.core.game import PUBLIC, find
from affinage.core.turns import turn_at
from affinage.server.live_table import LiveTable
from affinage.server.scenes import TURNS, differences, shown

from .conftest import FULL
from .serving import QUICK, Json, Laid, Serving, nonce, serving

GAMES = [(name, seats) for name in names() for seats in find(name).seats]
MOVES = 100_000 if FULL else 90


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(str(tmp_path_factory.mktemp("scenes") / "tables.sqlite")) as found:
        yield found


def changed(view: Json, changes: list[Any]) -> Json:
    """A view with what is different in it, as a page puts it together."""
    now = deepcopy(view)
    for path, *value in changes:
        if not path:
            now = value[0]
            continue
        at = now
        for key in path[:-1]:
            at = at[key]
        if value:
            at[path[-1]] = value[0]
        else:
            del at[path[-1]]
    return now


def unfolded(told: list[Json]) -> Iterator[tuple[Json, list[Json]]]:
    """Each scene with its views: before it, and after each step."""
    last: Json = None
    for scene in told:
        last = scene["view"] if "view" in scene else changed(last, scene["changes"])
        views = [last]
        for step in scene["steps"]:
            last = changed(last, step["changes"])
            views.append(last)
        yield scene, views


def random_game(name: str, seats: int, seed: int, moves: int = MOVES) -> LiveTable:
    game, random = find(name), Random(f"{name} {seats} {seed}")
    options = {o.name: o.values[o.default] for o in game.options}
    people = [f"P{p}" for p in range(seats)]
    table = LiveTable(game, seats, options=options, dealer=Dealer(str(seed)), names=people, kinds=["human"] * seats)
    table.deal()
    for _ in range(moves):
        if table.over:
            break
        seat = random.choice(table.asked)
        table.play(seat, random.choice(table.legal(seat)))
    return table


def all_scenes(table: LiveTable, viewer: int) -> Iterator[tuple[Json, list[Json]]]:
    """From the first line on, answer by answer."""
    at, say = 0, table.game.say()
    while at < len(table.told):
        excerpt = table.excerpt(viewer, at, TURNS)
        told = shown(excerpt, at, say)
        yield from unfolded(json.loads(json.dumps(told)))
        end = told[-1]["end"] if told else excerpt.first + len(excerpt.moves)
        assert end > at, "every answer leads on"
        at = end


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_turn_of_others_is_shown_with_a_headline_and_a_beat(name: str, seats: int) -> None:
    """And of every stretch that the table went by itself; never the viewer's own."""
    table = random_game(name, seats, 1)
    turns = table._cutter.turns  # noqa: SLF001 - the turns as they are cut
    for viewer in (0, PUBLIC):
        seen, stages = set[int](), set[int]()
        for scene, views in all_scenes(table, viewer):
            assert scene["headline"]
            assert len(views) >= 2
            assert viewer not in scene["seats"]
            seen.add(scene["turn"])
            stages.add(scene["stage"])
        others = {turn.number for turn in turns if turn.over and set(turn.seats) - {viewer} and len(turn.seats) == 1}
        alone = {turn.number for turn in turns if turn.over and not turn.seats}
        assert seen >= others | alone
        told = {turn.stage for turn in turns if turn.over and turn.number in others | alone}
        assert stages >= told


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_scenes_lead_from_one_to_the_next_and_to_the_table_as_it_stands(name: str, seats: int) -> None:
    """A spectator is shown everything that is settled, so that every scene begins where the one before ended."""
    table = random_game(name, seats, 2)
    last: Json = None
    for scene, views in all_scenes(table, PUBLIC):
        if last is not None:
            assert views[0] == last, (scene["turn"], differences(last, views[0])[:3])
        last = views[-1]
    excerpt = table.excerpt(PUBLIC, len(table.told) - 1, 1)
    stands = excerpt.known(excerpt.states[-1])
    assert last == json.loads(json.dumps(view(table.game, stands, PUBLIC, table.game.say())))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_that_choose_at_once_are_shown_one_after_another(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the others has a scene, in which the table changes; their order is always possible."""
    together = core_scenes._made_anew  # noqa: SLF001 - what is watched here
    apart = list[bool]()

    def watched(*asked: Any) -> Any:
        found = together(*asked)
        apart.append(found is not None)
        return found

    monkeypatch.setattr(core_scenes, "_made_anew", watched)
    table = random_game("fromage", seats, 3, 100_000 if FULL else 120)
    scenes = [each for each in all_scenes(table, 0) if each[0]["seats"]]
    assert apart
    assert all(apart)
    assert {tuple(scene["seats"]) for scene, _ in scenes} == {(p,) for p in range(1, seats)}
    assert all(before != after for _, views in scenes for before, after in pairwise(views))


def test_what_seats_do_at_once_is_secret_until_all_have_chosen() -> None:
    """One seat after another, and not one of them is shown before the last is ready."""
    table = random_game("fromage", 3, 4, 0)
    say, before = table.game.say(), len(table.told)
    for seat in (1, 2):
        while seat in table.asked and table.game.rules.asked(table.state, 0):
            table.play(seat, table.legal(seat)[-1])
    assert len(table.told) == before
    assert shown(table.excerpt(0, before, TURNS), before, say) == []


@pytest.mark.parametrize("name", names())
def test_an_answer_says_how_far_it_leads(server: Serving, name: str) -> None:
    table = server.hotseat(name, find(name).seats[-1])
    rng = Random(name)
    for _ in range(30):
        seat = next(iter(table.view(None)["waiting"]))
        now = table.view(seat)
        table.move(seat, rng.choice(now["choices"])["move"], now["version"])
    at, turns = 0, set[int]()
    while True:
        told = scenes_of(table, 0, at)
        turns |= {scene["turn"] for scene in told["scenes"]}
        assert told["version"] == table.view(0)["version"]
        if told["end"] == told["of"]:
            break
        assert told["end"] > at
        at = told["end"]
    assert turns
    assert scenes_of(table, 0, told["of"])["scenes"] == []


def scenes_of(table: Laid, seat: int | None, since: int) -> Json:
    answer = table.call("GET", f"scenes?from={since}", seat)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_scenes_are_told_in_the_language_asked_for(server: Serving) -> None:
    table = server.hotseat("vinhos", 2)
    english, german = (
        table.call("GET", f"scenes?from=0&lang={lang}", 0).json()["scenes"][0]["banner"] for lang in ("en", "de")
    )
    assert english != german


@pytest.mark.parametrize(("since", "status"), [("-1", 200), ("999999999", 200), ("x", 422), ("", 422), ("1e99", 422)])
def test_any_line_can_be_asked_for(server: Serving, since: str, status: int) -> None:
    table = server.hotseat("beer-and-bread", 2)
    answer = table.call("GET", f"scenes?from={since}", 0)
    assert answer.status_code == status
    if status == 200:
        assert answer.json()["scenes"] == []


def test_before_the_deal_there_is_nothing_to_watch(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    assert scenes_of(table, 0, 0)["scenes"] == []


def test_only_who_holds_a_token_of_the_table_may_watch(server: Serving) -> None:
    table, other = server.hotseat("fromage", 2), server.hotseat("fromage", 2)
    address = f"/api/tables/{table.id}/scenes?from=0"
    assert server.http.get(address).status_code == 401
    assert server.http.get(address, headers={"Authorization": f"Bearer {nonce()}"}).status_code == 401
    assert server.http.get(address, headers={"Authorization": f"Bearer {other.tokens[0]}"}).status_code == 403


def test_watching_too_often_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    slow = replace(QUICK, rates={**QUICK.rates, "scenes": "2/minute"})
    with serving(str(tmp_path_factory.mktemp("slow") / "tables.sqlite"), slow) as server:
        table = server.hotseat("beer-and-bread", 2)
        asked = [table.call("GET", "scenes?from=0", 0).status_code for _ in range(4)]
        assert asked[0] == 200
        assert asked[-1] == 429
        assert table.call("GET", "view", 0).status_code == 200, "only watching is held up"


def test_differences_lead_from_any_value_to_any_other() -> None:
    random = Random(5)

    def value(depth: int) -> Json:
        kind = random.randrange(5 if depth else 3)
        if kind == 3:
            return {random.choice("abcd"): value(depth - 1) for _ in range(random.randrange(4))}
        if kind == 4:
            return [value(depth - 1) for _ in range(random.randrange(4))]
        return (None, random.randrange(3), random.choice(("", "x")))[kind]

    for _ in range(2000):
        old, new = value(3), value(3)
        assert changed(old, differences(old, new)) == new
        assert differences(new, new) == []


def test_a_turn_is_found_by_any_of_its_lines() -> None:
    table = random_game("vinhos", 2, 6)
    turns = table._cutter.turns  # noqa: SLF001 - the turns as they are cut
    middle = next(turn for turn in turns if turn.over and turn.seats == (1,) and turn.end - turn.first > 2)
    assert turn_at(turns, middle.first + 1) is middle
    say = table.game.say()
    part = shown(table.excerpt(0, middle.first + 1, 1), middle.first + 1, say)
    assert part == [] or part[0]["first"] > middle.first
