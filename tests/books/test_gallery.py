"""Galleries: every piece of a box once, with its source; and figures only where they were counted by the same box."""

import json
from pathlib import Path

import pytest

from affinage.books import count, gallery
from affinage.core.about import names
from affinage.core.components import SOURCES
from affinage.core.game import find
from affinage.core.words import LANGUAGES

# Rows of the component file that are nothing to look at: the levels of Fromage's Corporation
UNSEEN = {"fromage": {"level"}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_piece_is_there_with_its_source(name: str, language: str) -> None:
    game = find(name)
    told = gallery.gallery(game, language)
    pieces = told["pieces"]
    assert len({piece["id"] for piece in pieces}) == len(pieces)
    rows = {at[:2] for piece in gallery.pieces(game, game.say(language)) for at in piece.rows.values()}
    for section, content in game.box.content.items():
        if isinstance(content, list) and section not in UNSEEN.get(name, set()):
            assert {n for s, n in rows if s == section} == set(range(len(content))), section
    values = {(f["id"], value["value"]) for f in told["filters"] for value in f["values"]}
    for piece in pieces:
        assert piece["name"]
        assert piece["sources"]
        assert {row["source"] for row in piece["sources"]} <= set(SOURCES)
        assert {(name, value) for name, value in piece["facets"]} <= values


def test_one_figure_of_a_row_has_its_own_source() -> None:
    told = {piece["id"]: piece["sources"] for piece in gallery.gallery(find("fromage"), "en")["pieces"]}
    assert [row["source"] for row in told["order-soft-gold"]] == ["public"], "how many cards there are, not all limits"
    assert [row["source"] for row in told["customer-1"]] == ["rulebook", "rebuilt", "public"]


@pytest.mark.parametrize("name", names())
def test_what_was_counted_is_of_this_box(name: str) -> None:
    game = find(name)
    found = gallery.counts(game)
    if found is None:
        assert not (game.folder / gallery.COUNTED).exists(), "counted by other rules or another set: count again"
        return
    holdings = {piece.holding for piece in gallery.pieces(game, game.say())} - {""}
    assert holdings & set(found["lifts"])
    assert all(low <= rate <= high and games > 0 for rate, low, high, games in found["lifts"].values())


def test_another_set_shows_no_figures(tmp_path: Path) -> None:
    shipped = find("beer-and-bread")
    assert gallery.gallery(shipped, "en")["counted"]["games"] > 1000
    file = tmp_path / "mine.toml"
    file.write_bytes(shipped.box.raw.replace(b"storage = 9", b"storage = 10"))
    mine = gallery.gallery(find("beer-and-bread", file), "en")
    assert mine["counted"] is None
    assert all(piece["won"] is None for piece in mine["pieces"])


def test_a_report_of_balance_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("template")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    lift = {"share": 0.52345, "low": 0.4, "high": 0.6, "games": 300}
    report = {"bots": ["greedy", "greedy"], "games": 900, "seats": [{}, {}], "lifts": {"customer-a": lift}}
    (tmp_path / "told.json").write_text(json.dumps(report))
    count.main("template", str(tmp_path / "told.json"))
    found = gallery.counts(game)
    assert found is not None
    assert (found["even"], found["bot"], found["lifts"]) == (0.5, "greedy", {"customer-a": [0.523, 0.4, 0.6, 300]})
