import numpy as np
import pytest

import affinage
from affinage.core.about import names
from affinage.core.game import find
from affinage.core.layout import layout_of
from affinage.envs.forms import FORMS, counts_of, read_as, width_of, write_as
from affinage.envs.vector import Vector

FINE = {"float32": 0.0, "bfloat16": 2.0**-9, "uint8": 0.5 / 255 + 1e-6, "bits": 0.5 / 255 + 1e-6}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", names(everything=True))
def test_an_observation_in_any_form_tells_the_same(name: str, form: str) -> None:
    game = find(name)
    batch = Vector(game, 130, game.seats[-1], seed=2, threads=2)
    twin = Vector(game, 130, game.seats[-1], seed=2, threads=2, form=form)
    for _ in range(15):
        chosen = batch.random_moves()
        batch.step(chosen)
        twin.step(chosen)
    layout, games = batch.layout, [7, 3, 129]
    assert twin.observations.shape == (130, width_of(layout, form))
    assert np.abs(read_as(form, layout, twin.observations) - batch.observations).max() <= FINE[form]
    buffer = np.empty((3, width_of(layout, form)), FORMS[form])
    assert batch.observe([1, 0, 1], games, buffer, form) is buffer
    told = np.stack([batch.observe(seat)[at] for seat, at in zip([1, 0, 1], games, strict=True)])
    assert np.abs(read_as(form, layout, buffer) - told).max() <= FINE[form]


@pytest.mark.parametrize("name", names(everything=True))
def test_all_entries_but_counts_are_0_or_1(name: str) -> None:
    batch = Vector(find(name), 50, seed=2)
    others = np.setdiff1d(np.arange(batch.layout.size), counts_of(batch.layout))
    assert 0 < len(others) < batch.layout.size
    seen, between = set[float](), 0
    for _ in range(30):
        batch.step(batch.random_moves())
        seen |= set(np.unique(batch.observations[:, others]).tolist())
        between += int(((batch.observations > 0) & (batch.observations < 1)).sum())
    assert seen == {0.0, 1.0}
    assert between


def test_bfloat16_is_rounded_as_everywhere() -> None:
    layout = layout_of(find("template"))
    given = np.zeros((400, layout.size), np.float32)
    given.reshape(-1)[: 400 * 40] = np.linspace(0, 1, 400 * 40, dtype=np.float32)
    written = np.zeros((400, layout.size), np.uint16)
    write_as("bfloat16", layout, given, written)
    nearest = read_as("bfloat16", layout, written)
    below, above = (((given.view(np.uint32) >> 16) + up << 16).view(np.float32) for up in (np.uint32(0), np.uint32(1)))
    best = np.minimum(np.abs(given - below), np.abs(given - above))
    assert np.array_equal(np.abs(nearest - given), best)
    even = np.abs(given - below) == np.abs(given - above)
    assert not (written[even] & 1).any()


def test_without_a_form_nothing_is_written() -> None:
    batch = affinage.vector("template", 4, form=None)
    batch.step(batch.masks.argmax(1))
    assert batch.observations.shape == (4, 0)
    assert batch.observe().shape == (4, batch.layout.size)


def test_observations_go_into_what_others_share_by_dlpack() -> None:
    class Lent:
        """What has nothing but DLPack, as arrays of other libraries have."""

        def __init__(self, array: np.ndarray) -> None:
            self.__dlpack__, self.__dlpack_device__ = array.__dlpack__, array.__dlpack_device__

    batch = affinage.vector("template", 4)
    room = np.zeros((4, batch.layout.size), np.float32)
    batch.observe(out=Lent(room))
    assert np.array_equal(room, batch.observations)
    for array in ("observations", "masks", "turns", "points", "places", "turn_begins"):
        assert np.from_dlpack(getattr(batch, array)).ctypes.data == getattr(batch, array).ctypes.data
