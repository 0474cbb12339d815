"""Nets in files and in compiled code."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from affinage.agents import mind, thought
from affinage.agents.mind import about_mind, dense, load_mind, mind_with, save_mind, stored
from affinage.core import about as games
from affinage.core.errors import AffinageError
from affinage.core.game import Game, find
from affinage.envs.rows import observation_row

from .minds import choices, made_up, saved

TEMPLATE, BEER = find("template"), find("beer-and-bread")


def compared(game: Game, seats: int, path: Path, most: int) -> tuple[float, float, int]:
    """How far compiled shares and priors are from numpy's at most, and how often another move is best."""
    fast, heat, size = game.specialise(thought), 1.5, np.zeros(1, game.state.dtype)
    room, arrays = mind_with(game, load_mind(path, game)), made_up(game)
    off, unlike, others = 0.0, 0.0, 0
    for known, seat, legal in choices(game, seats, most):
        row = observation_row(game, known, seat, seats)
        shares, logits = dense(arrays, row, seats)
        size[0] = known.to_array()[0]
        fast.opinion(room, size, 0, seat, seats, np.array(legal, np.int16), len(legal), heat)
        likely = np.exp((logits[legal] - logits[legal].max()) / heat)
        likely /= likely.sum()
        off = max(off, float(np.abs(np.roll(shares, seat) - room.shares[:seats]).max()))
        unlike = max(unlike, float(np.abs(likely - room.priors[: len(legal)]).max()))
        others += int(likely.max() > likely[fast.likeliest(room, len(legal))] + 0.01)
    return off, unlike, others


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in games.names(everything=True) for seats in games.about(name).seats]
)
def test_whole_numbers_in_compiled_code_say_what_the_trained_net_says(name: str, seats: int, tmp_path: Path) -> None:
    game = find(name)
    off, unlike, others = compared(game, seats, saved(game, tmp_path), 60)
    assert off < 0.01
    assert unlike < 0.01
    assert others == 0


def test_the_first_layer_is_the_observation_that_would_be_written(tmp_path: Path) -> None:
    """Entry by entry, with a net that only hands its input on."""
    game, entries = TEMPLATE, about_mind(TEMPLATE, (2,), "").entries
    arrays = made_up(game, width=entries)
    arrays["w1"], arrays["b1"] = np.eye(entries, dtype=np.float32), np.zeros(entries, np.float32)
    room = mind_with(game, load_mind(saved(game, tmp_path, arrays), game))
    fast, one = game.specialise(thought), np.zeros(1, game.state.dtype)
    for seats in game.seats:
        for known, seat, legal in choices(game, seats, 40):
            one[0] = known.to_array()[0]
            fast.opinion(room, one, 0, seat, seats, np.array(legal, np.int16), len(legal), 1.0)
            row = observation_row(game, known, seat, seats)
            assert np.abs(room.sums / mind.MOST - row).max() < 1e-4


def test_a_net_is_kept_with_what_it_is_for(tmp_path: Path) -> None:
    arrays, about = made_up(BEER, 256, 64), about_mind(BEER, (2,), "by hand")
    size = save_mind(tmp_path / "mind.npz", arrays, about)
    assert size == (tmp_path / "mind.npz").stat().st_size < mind.LARGEST
    kept = stored(tmp_path / "mind.npz")
    assert kept.about == about
    assert kept.arrays.keys() == arrays.keys()
    for name, array in arrays.items():
        assert np.abs(kept.arrays[name] - array).max() <= np.abs(array).max() * 2**-11, name


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"game": "vinhos"}, "The net is for vinhos, not for template"),
        ({"version": 99}, "trained with rules version 99, and this is 1"),
        ({"box": "0" * 16}, "trained with the component set 0000000000000000"),
        ({"layout": "0" * 16}, "other observations or moves than those of today"),
        ({"seats": [2, 7]}, "other observations or moves"),
    ],
)
def test_a_net_that_does_not_fit_is_refused(told: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    path = saved(TEMPLATE, tmp_path)
    with np.load(path) as file:
        kept = {name: file[name] for name in file.files}
    kept["about"] = np.array(json.dumps(json.loads(str(kept["about"])) | told))
    with path.open("wb") as written:
        np.savez(written, **kept)
    with pytest.raises(AffinageError, match=sentence):
        load_mind(path, TEMPLATE)


def test_files_that_are_no_nets_get_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(AffinageError, match="There is no net in"):
        load_mind(tmp_path / "nowhere.npz", TEMPLATE)
    for content in (b"", b"PK\x03\x04 no archive", b"plain text"):
        (tmp_path / "broken.npz").write_bytes(content)
        with pytest.raises(AffinageError, match="is not a net that this Affinage can read"):
            load_mind(tmp_path / "broken.npz", TEMPLATE)
    whole = saved(TEMPLATE, tmp_path).read_bytes()
    (tmp_path / "broken.npz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(AffinageError, match="is not a net that this Affinage can read"):
        load_mind(tmp_path / "broken.npz", TEMPLATE)


def test_arrays_that_do_not_go_together_are_refused(tmp_path: Path) -> None:
    about, path = about_mind(TEMPLATE, (2, 3), "by hand"), tmp_path / "mind.npz"
    arrays = made_up(TEMPLATE)
    with pytest.raises(AffinageError, match="bv is missing"):
        save_mind(path, {name: arrays[name] for name in arrays if name != "bv"}, about)
    with pytest.raises(AffinageError, match="w1 of a net is for 136 entries, and has 135 instead"):
        save_mind(path, arrays | {"w1": arrays["w1"][:-1]}, about)
    with pytest.raises(AffinageError, match="w2 of a net holds something that is not a number"):
        save_mind(path, arrays | {"w2": arrays["w2"] * np.nan}, about)
    with pytest.raises(AffinageError, match="too large"):
        save_mind(path, made_up(TEMPLATE, 9000), about)
    assert not path.exists()
    with pytest.raises(AffinageError, match="template is for 2 or 3 or 4 seats"):
        about_mind(TEMPLATE, (5,), "")
