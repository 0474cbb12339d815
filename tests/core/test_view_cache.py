"""What views keep: it is built once, knows no player, tells kinds of numbers apart, and stays as it was built."""

import functools
import gc
import importlib
import importlib.util
from random import Random
from typing import Any

import pytest

from affinage.core.about import names
from affinage.core.frame import view as framed
from affinage.core.game import PUBLIC, find
from affinage.core.play import Table
from affinage.core.record import Record
from affinage.core.view_cache import KEPT, kept, score_rows
from affinage.core.words import Say, say_in
from affinage.server.naming import Named
from affinage.terminal import generic
from affinage.terminal.show import board


def test_it_is_built_once_for_all_tables_of_a_language() -> None:
    built = []

    @kept
    def card(number: int, say: Say) -> dict[str, Any]:
        built.append((number, say.language))
        return {"card": number, "seat": say("seat", n=1)}

    say = find("template").say("en")
    ada, ben = Named(say, ["Ada"]), Named(say, ["Ben"])
    assert card(1, ada) is card(1, ben) is card(1, say)
    assert card(1, ada) == {"card": 1, "seat": say("seat", n=1)}, "no player's name gets into what is kept"
    card(1, find("template").say("de"))
    assert built == [(1, "en"), (1, "de")]


def test_it_tells_numbers_from_truths() -> None:
    @kept
    def shown(lies: int, _say: Say) -> list[int]:
        return [lies]

    found = [shown(lies, say_in("en"))[0] for lies in (1, True, 0, False)]
    assert [type(lies) for lies in found] == [int, bool, int, bool]


def test_there_is_an_end_to_what_is_kept() -> None:
    built = []

    @kept
    def shown(number: int, _say: Say) -> int:
        built.append(number)
        return number

    for number in (*range(KEPT + 1), 0):
        shown(number, say_in("en"))
    assert built == [*range(KEPT + 1), 0], "the first one had to go"


def test_the_rows_of_a_score() -> None:
    game = find("template")
    categories, say = game.score.CATEGORIES, game.say("de")
    rows = score_rows(categories, list(range(len(categories))), say)
    assert [(row["id"], row["points"]) for row in rows] == [(name, n) for n, name in enumerate(categories)]
    assert [row["name"] for row in rows] == [say(f"category-{name}") for name in categories]


def _forget(package: str) -> int:
    """Whatever functions of a game keep, and how many of them kept something that was asked for again."""
    kind = type(functools.lru_cache(lambda: None))
    found: list[Any] = [o for o in gc.get_objects() if type(o) is kind]  # isinstance would ask weak references, too
    memories = [memory for memory in found if memory.__module__.startswith((package, "affinage.core.view_cache"))]
    used = sum(1 for memory in memories if memory.cache_info().hits > 0)
    for memory in memories:
        memory.cache_clear()
    return used


@pytest.mark.parametrize("name", names())
def test_nobody_changes_what_is_kept(name: str) -> None:
    """Views, drawings, words and reasons of a game; then everything is forgotten and built anew."""
    game, rng = find(name), Random(name)
    say = Named(game.say("en"), ["Ada", "Ben"])
    own = importlib.util.find_spec(f"{game.package}.draw")
    draw = importlib.import_module(f"{game.package}.draw").draw if own else generic.draw
    table = Table(game, 2, seed=1, names=["Ada", "Ben"])
    seen: list[tuple[Record, int, str]] = []
    for number in range(120):
        if table.over:
            break
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.legal(seat)))
        if number % 4 == 0:
            for viewer in (0, 1, PUBLIC):
                known = table.observe(viewer)
                seen.append((known, viewer, repr(game.describe.view(known, viewer, say))))
                draw(framed(game, known, viewer, say), say, 100)
            board(table, 0, say, 100)
            for p in table.asked:
                table.choices(p, say)
            move = rng.randrange(game.actions)
            if move not in table.legal(0):
                game.describe.why_not(table.observe(0), 0, move, say)
    keeps = any("@kept" in file.read_text("utf-8") for file in game.folder.rglob("*.py"))  # a small game need not
    assert _forget(game.package) > (5 if keeps else 0)
    for known, viewer, view in seen:
        assert repr(game.describe.view(known, viewer, say)) == view
