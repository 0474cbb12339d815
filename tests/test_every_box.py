"""Component files as people may write them: whatever is in one, every game's check ends in sentences."""

import os
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from affinage.core.about import names
from affinage.core.game import constraints_of, find

EXAMPLES = 2000 if os.environ.get("AFFINAGE_FULL") else 80
ANYTHING = st.recursive(
    st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.dates(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
every_game = pytest.mark.parametrize("name", names(everything=True))
at_leisure = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def shipped(name: str) -> dict[str, Any]:
    return find(name).box.content


@every_game
def test_the_shipped_file_has_no_findings(name: str) -> None:
    found = constraints_of(name).check(shipped(name))
    assert (found.broken, found.against_facts, found.off_aims) == ([], [], [])


@every_game
@given(data=st.data())
@at_leisure
def test_no_content_makes_the_check_fail(name: str, data: st.DataObject) -> None:
    content = deepcopy(shipped(name))
    for _ in range(data.draw(st.integers(1, 4))):
        where: Any = content
        while True:
            keys = list(where) if isinstance(where, dict) else list(range(len(where)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(where[key], dict | list) and data.draw(st.booleans()):
                where = where[key]
                continue
            if data.draw(st.booleans()):
                where[key] = data.draw(ANYTHING)
            else:
                where.pop(key)
            break
    constraints_of(name).check(content)


@every_game
@given(data=st.data())
@at_leisure
def test_no_file_at_all_makes_the_check_fail(name: str, data: st.DataObject) -> None:
    content = data.draw(st.dictionaries(st.sampled_from([*shipped(name), "other"]), ANYTHING))
    assert constraints_of(name).check(content).broken
