"""The nets that are shipped: they fit, they are small, they say what was trained, and who asks them stays honest."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from affinage.agents import LEVELS, make, parse, thought
from affinage.agents.honesty import probe
from affinage.agents.levels import is_asked, seats_with_net, suited
from affinage.agents.mind import FILE, LARGEST, dense, load_mind, mind_with, stored
from affinage.core.about import folder_of, names
from affinage.core.game import Game, find
from affinage.envs.rows import observation_row

from .minds import choices

ALL_TOGETHER = 8_000_000  # bytes by which nets may make the package larger
SHIPPED = [name for name in names(everything=True) if (folder_of(name) / FILE).is_file()]
TABLES = [(name, seats) for name in SHIPPED for seats in seats_with_net(find(name))]
POSITIONS = 300


@pytest.fixture(autouse=True)
def _no_own_nets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AFFINAGE_MINDS", raising=False)


def path_of(game: Game) -> Path:
    return game.folder / FILE


def test_nets_are_small_and_every_one_is_asked() -> None:
    sizes = [path_of(find(name)).stat().st_size for name in SHIPPED]
    assert "beer-and-bread" in SHIPPED
    assert max(sizes) <= LARGEST
    assert sum(sizes) <= ALL_TOGETHER
    assert all(seats_with_net(find(name)) for name in SHIPPED)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_net_fits_its_game_and_tells_how_it_was_made(name: str) -> None:
    game = find(name)
    load_mind(path_of(game), game)
    assert "affinage train" in stored(path_of(game)).about.trained


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_numbers_choose_what_floats_choose(name: str, seats: int) -> None:
    """The best move is the same in more than 99 of a hundred positions, and a share of the win within 0.01."""
    game = find(name)
    fast, one, arrays = game.specialise(thought), np.zeros(1, game.state.dtype), stored(path_of(game)).arrays
    room, others, off = mind_with(game, load_mind(path_of(game), game)), 0, 0.0
    for known, seat, legal in choices(game, seats, POSITIONS):
        shares, logits = dense(arrays, observation_row(game, known, seat, seats), seats)
        one[0] = known.to_array()[0]
        fast.opinion(room, one, 0, seat, seats, np.array(legal, np.int16), len(legal), 1.0)
        off = max(off, float(np.abs(np.roll(shares, seat) - room.shares[:seats]).max()))
        others += legal[int(room.priors[: len(legal)].argmax())] != legal[int(logits[legal].argmax())]
    assert off < 0.01
    assert others < POSITIONS / 100


def asking() -> list[Any]:
    """All levels at a game's smallest table with a net; at larger ones those that ask it, in the long run of tests."""
    smallest = {name: min(seats_with_net(find(name))) for name in SHIPPED}
    return [
        pytest.param(name, seats, kind, marks=[] if seats == smallest[name] else pytest.mark.long)
        for name, seats in TABLES
        for kind in ("policy", "novice", "easy", "medium", "hard", "expert:60")
        if seats == smallest[name] or is_asked(suited(parse(kind), find(name), seats).by_net)
    ]


@pytest.mark.parametrize(("name", "seats", "kind"), asking())
def test_what_a_seat_cannot_know_changes_no_choice(name: str, seats: int, kind: str) -> None:
    game = find(name)
    if kind in ("hard", "expert:60"):
        assert suited(parse(kind), game, seats).by_net.mind > 0
    found = probe(game, lambda seat, n: make(kind, game, seat, 5, n), 12, seats)
    assert (found.compared, found.changed) == (12, 0)


@pytest.mark.parametrize("name", SHIPPED)
def test_with_a_component_set_of_ones_own_bots_are_what_they_were_without_a_net(name: str, tmp_path: Path) -> None:
    text = (folder_of(name) / "components.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('name = "', 'name = "my own ', 1), "utf-8")
    mine = find(name, own)
    assert mine.box.key != find(name).box.key
    assert seats_with_net(mine) == ()
    for level in LEVELS:
        for seats in mine.seats:
            now, without = (suited(parse(text), mine, seats) for text in (level, f"{level}:mind=0"))
            assert (now.budget, now.careless, now.by_net) == (without.budget, without.careless, without.by_net)
