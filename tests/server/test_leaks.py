"""What a seat cannot know changes no byte of what it gets; and planted leaks are found."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from affinage.core.about import names
from affinage.core.game import find

from .conftest import FULL
from .looking import Twins, twins
from .pairs import pairs

PAIRS = 2000 if FULL else 48  # enough to meet every viewer in every game


@pytest.fixture(scope="module")
def side_by_side(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    with twins(tmp_path_factory.mktemp("twins")) as found:
        yield found


@pytest.mark.parametrize("game", names())
def test_no_byte_depends_on_what_the_viewer_cannot_know(side_by_side: Twins, game: str) -> None:
    random, kinds, viewers, answers = Random(f"leaks of {game}"), Counter[str](), Counter[int](), 0
    for pair in pairs(find(game), random, 40 if FULL else 8):
        answers += side_by_side.compare(pair, random)
        kinds[pair.kind] += 1
        viewers[pair.viewer] += 1
        if kinds.total() == PAIRS:
            break
    assert set(kinds) >= {"hidden", "open"}
    assert set(viewers) == {-2, *range(max(find(game).seats))}
    assert answers > 4 * PAIRS
    print(game, dict(kinds), dict(viewers), answers)  # noqa: T201 - shown when it fails, or by -s
