"""The kernels of a GPU, run in plain Python, do what the processor does. On a card test_device.py asks the same."""

import pytest

from .same_on_device import arrays_agree, forms_agree, positions_agree, walk_together
from .simulated import simulated

__all__ = ["simulated"]
pytestmark = [
    pytest.mark.usefixtures("simulated"),
    pytest.mark.filterwarnings("ignore:.*has been considered a subtype of.*"),  # records lie further apart on a tray
]
COUNT = 37  # more than a block writes, and no whole number of blocks


@pytest.mark.parametrize(("chance", "skip_forced"), [("dealt", False), ("dealt", True), ("explicit", True)])
def test_the_kernels_play_as_the_processor_does(chance: str, skip_forced: bool) -> None:
    walk_together("template", 3, COUNT, 7, chance=chance, skip_forced=skip_forced)


def test_the_kernels_try_save_load_cover_and_guess_as_the_processor_does() -> None:
    positions_agree("template", 3, COUNT)


def test_the_kernels_write_every_form_as_the_processor_does() -> None:
    forms_agree("template", 3, COUNT)


def test_what_is_illegal_is_not_made_and_counted() -> None:
    here, there = walk_together("template", 2, 5, 2)
    for wrong in ([-1] * 5, [1 << 40] * 5, [here.actions] * 5, [8] * 5):
        there.step(wrong)
        arrays_agree(here, there, quiet=True)
    assert there.wrong == 20
