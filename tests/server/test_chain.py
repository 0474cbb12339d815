"""Nothing that is stored can be changed, left out or put in without the chain telling."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affinage.server import chain, sealed
from affinage.server.store import Store

from .storing import whole_game

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(JSON, JSON)
@settings(deadline=None)
def test_different_values_are_written_differently(a: object, b: object) -> None:
    same = chain.canonical(a) == chain.canonical(b)
    assert same == (repr(_ordered(a)) == repr(_ordered(b)))
    assert same == (chain.digest(a) == chain.digest(b))


def _ordered(value: object) -> object:
    if isinstance(value, dict):
        return {key: _ordered(value[key]) for key in sorted(value)}
    return [_ordered(one) for one in value] if isinstance(value, list) else value


@given(JSON)
@settings(deadline=None)
def test_what_is_written_is_plain_ascii_on_one_line(value: object) -> None:
    text = chain.canonical(value)
    assert text.isascii()
    assert "\n" not in text


def test_a_whole_chain_holds(store: Store) -> None:
    head, _, events = whole_game(store)
    assert sealed.broken_link(head, events) == ""


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE events SET body = replace(body, '[[', '[[ 0,1],[') WHERE seq = 6",
        "UPDATE events SET body = '{}' WHERE seq = 6",
        "UPDATE events SET seat = seat + 1 WHERE seq = 6",
        "UPDATE events SET at = at + 1 WHERE seq = 6",
        "UPDATE events SET kind = 'undo' WHERE seq = 6",
        "UPDATE events SET move_id = 'x' WHERE seq = 6",
        "UPDATE events SET rules = 2 WHERE seq = 6",
        "UPDATE events SET hash = prev_hash WHERE seq = 6",
        "UPDATE events SET prev_hash = hash WHERE seq = 6",
        "DELETE FROM events WHERE seq = 1",
        "DELETE FROM events WHERE seq = 6",
        "UPDATE tables SET commitment = 'other'",
        "UPDATE tables SET options = '{}', flags = '{\"hints\":false}'",
        "UPDATE tables SET seats = replace(seats, 'Ada', 'Eve')",
    ],
)
def test_a_change_in_the_database_is_told(store: Store, change: str) -> None:
    head, _, _ = whole_game(store, moves=12)
    with closing(sqlite3.connect(str(store.url.database))) as other:
        assert other.execute(change).rowcount == 1
        other.commit()
    changed = store.header(head.id)
    assert changed is not None
    assert sealed.broken_link(changed, store.events(head.id))


def test_a_forger_must_forge_everything_after_it_too(store: Store) -> None:
    """One event forged with its own hash set right: the next one still hangs on the old one."""
    head, _, events = whole_game(store)
    random = Random(5)
    for _ in range(50):
        at = random.randrange(len(events) - 1)
        forged = replace(events[at], at=events[at].at + 1)
        forged = replace(forged, hash=forged.rehashed())
        told = sealed.broken_link(head, [*events[:at], forged, *events[at + 1 :]])
        assert told.startswith(f"Event {at + 2} does not hang on")
