import pytest

from affinage import gpu
from affinage.core.about import names
from affinage.core.game import find


@pytest.mark.parametrize("name", names(everything=True))
def test_a_tray_of_games_fits_into_the_shared_memory_of_a_block(name: str) -> None:
    game = find(name)
    tray = gpu.tray_for(game)
    assert tray % gpu.WARP == 0
    assert tray * (game.state.dtype.itemsize + 12) + 8 * len(game.phases) <= gpu.SHARED


def test_large_states_get_a_smaller_tray() -> None:
    assert gpu.tray_for(find("template")) == 128
    assert gpu.tray_for(find("vinhos")) == 64
