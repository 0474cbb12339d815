"""How many cores may be used, where the system tells and where it does not."""

import os

import pytest

import affinage
from affinage.core.cores import cores


def test_a_system_that_does_not_tell_uses_all_its_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)  # as on macOS and Windows
    assert cores() == (os.cpu_count() or 1)
    batch = affinage.vector("template", 4)
    batch.step(batch.random_moves())
    assert batch.turns.shape == (4,)


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="the system does not tell")
def test_cores_that_were_not_given_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3})
    assert cores() == 1
