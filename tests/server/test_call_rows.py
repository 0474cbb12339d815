"""Turns that wait and notices on their way, row by row: how often somebody is called, and what failures leave."""

from sqlalchemy import select, update

from affinage.server import calls, channels, people, schema
from affinage.server.calls import AGAIN, DAY
from affinage.server.channels import LAST_FAILURE
from affinage.server.store import Store
from affinage.server.tokens import digest

from .storing import event, made


def waiting_person(store: Store, level: str = "each") -> tuple[str, str]:
    """Somebody with a channel and a table that has waited for a day."""
    head = made(store)
    key = digest(f"key of {head.id}")
    people.enrol(store, key, "", "en", 1)
    device = people.device(store, key, 1)
    assert device is not None
    people.change(store, device, level=level)
    with store.writing() as connection:
        row = {"person": device.person, "table_id": head.id, "seat": 0, "at": 1, "muted": 0}
        connection.execute(schema.own_seats.insert(), row)
    channels.add(store, device, "ntfy", f"https://ntfy.sh/{head.id}", f"https://ntfy.sh/{head.id}", 1)
    calls.note(store, calls.Looked(head.id, 0, [calls.Asked(0, 1, 1, "", None)], []), DAY, 20_000, 600_000)
    return device.person, head.id


def test_at_most_one_nudge_a_day_over_all_tables_and_not_for_ever(any_store: Store) -> None:
    person, table = waiting_person(any_store)
    calls.fall_due(any_store, DAY + 30_000)
    notice = calls.notices(any_store, DAY + 30_000)[0][0]
    calls.done(any_store, notice)
    sent = []
    for hour in range(24 * 20):
        now = DAY + hour * 3_600_000
        calls.nudge(any_store, now)
        for found, _, _ in calls.notices(any_store, now):
            sent.append(hour)
            calls.done(any_store, found)
    days = [hour // 24 for hour in sent]
    assert len(days) == len(set(days)), "one a day"
    assert len(sent) == 7, "and after a week nobody is reminded any more"
    assert [one.table for one in calls.waiting(any_store, person, now)] == [table]


def test_what_one_process_has_seen_too_late_undoes_nothing(any_store: Store) -> None:
    _, table = waiting_person(any_store)
    any_store.append(table, 1, event("sit:0"))
    newer = calls.Looked(table, 1, [calls.Asked(0, 2, 5, "", None)], [])
    older = calls.Looked(table, 0, [], [0])
    assert calls.note(any_store, newer, 2 * DAY, 20_000, 600_000)
    assert not calls.note(any_store, older, 2 * DAY, 20_000, 600_000)
    with any_store.reading() as connection:
        assert [row.turn for row in connection.execute(select(schema.calls))] == [2]


def test_somebody_who_wants_one_call_a_day_gets_one(any_store: Store) -> None:
    waiting_person(any_store, "daily")
    calls.fall_due(any_store, DAY + 30_000)
    assert calls.notices(any_store, DAY + 30_000) == []
    calls.nudge(any_store, DAY + 60_000)
    calls.nudge(any_store, DAY + 120_000)
    assert len(calls.notices(any_store, DAY + 120_000)) == 1


def test_a_notice_is_in_one_process_s_hands(any_store: Store) -> None:
    waiting_person(any_store)
    calls.fall_due(any_store, DAY + 30_000)
    notice = calls.notices(any_store, DAY + 30_000)[0][0]
    assert calls.take(any_store, notice, DAY + 30_000)
    assert not calls.take(any_store, notice, DAY + 30_000)
    assert calls.notices(any_store, DAY + 30_000) == []
    assert len(calls.notices(any_store, DAY + 30_000 + calls.LEASE)) == 1, "whoever had it has died"


def test_what_falls_due_while_one_arrives_is_another_one(any_store: Store) -> None:
    waiting_person(any_store)
    calls.fall_due(any_store, DAY + 30_000)
    notice = calls.notices(any_store, DAY + 30_000)[0][0]
    calls.take(any_store, notice, DAY + 30_000)
    calls.begin(any_store, notice)
    with any_store.writing() as connection:
        connection.execute(update(schema.calls).values(state="due"))
    calls.fall_due(any_store, DAY + 40_000)
    calls.done(any_store, notice)
    assert len(calls.notices(any_store, DAY + 40_000)) == 1


def test_retries_are_bounded_and_a_channel_that_never_works_is_removed(any_store: Store) -> None:
    person, _ = waiting_person(any_store)
    now, tries = DAY + 30_000, 0
    for _ in range(LAST_FAILURE):
        with any_store.writing() as connection:
            connection.execute(update(schema.calls).values(state="due"))
        calls.fall_due(any_store, now)
        while found := calls.notices(any_store, now):
            calls.failed(any_store, found[0][0], now)
            tries += 1
            now += AGAIN[-1]
    assert tries == LAST_FAILURE * (len(AGAIN) + 1)
    assert channels.channels(any_store, person) == []


def test_a_turn_that_was_seen_says_nothing_of_a_channel_that_fails(any_store: Store) -> None:
    person, _ = waiting_person(any_store)
    with any_store.writing() as connection:
        connection.execute(update(schema.channels).values(failures=2))
    calls.fall_due(any_store, DAY + 30_000)
    notice = calls.notices(any_store, DAY + 30_000)[0][0]
    calls.done(any_store, notice, arrived=False)
    assert channels.channels(any_store, person)[0].failures == 2


def test_what_is_on_its_way_to_a_channel_that_was_removed_is_not_sent(any_store: Store) -> None:
    person, _ = waiting_person(any_store)
    calls.fall_due(any_store, DAY + 30_000)
    notice = calls.notices(any_store, DAY + 30_000)[0][0]
    assert calls.take(any_store, notice, DAY + 30_000)
    assert calls.begin(any_store, notice)
    channels.remove(any_store, channels.channels(any_store, person)[0].id)
    assert not calls.begin(any_store, notice)


def sharing(store: Store, table: str, number: int, first: int = 0) -> None:
    """So many people who have passed one seat's link on, the later ones seen later; each is called somewhere."""
    names = [f"{first + n:016x}" for n in range(number)]
    same = {"made_at": 1, "lang": "en", "level": "each", "called_at": 0}
    of_a_seat = {"table_id": table, "seat": 0, "at": 1, "muted": 0}
    ways = {"device": "", "kind": "ntfy", "made_at": 1, "failures": 0}
    with store.writing() as connection:
        people = [{"id": name, "seen_at": 1 + at, **same} for at, name in enumerate(names)]
        connection.execute(schema.people.insert(), people)
        connection.execute(schema.own_seats.insert(), [{"person": name, **of_a_seat} for name in names])
        reached = [{"id": name, "person": name, "address": f"https://x.de/{name}", "target": name} for name in names]
        connection.execute(schema.channels.insert(), [one | ways for one in reached])


def test_a_seat_that_a_crowd_shares_calls_some_and_by_small_commits(any_store: Store) -> None:
    """Everybody's moves are written by the same thread: it is never busy with calls for long."""
    for number in range(3):
        table = made(any_store).id
        sharing(any_store, table, calls.OF_A_SEAT + 1, 1000 * number)
        calls.note(any_store, calls.Looked(table, 0, [calls.Asked(0, 1, 1, "", None)], []), 1, number, 1)
    assert calls.fall_due(any_store, 100)
    assert len(calls.notices(any_store, 100)) == calls.AT_ONCE == 2 * calls.OF_A_SEAT
    assert not calls.fall_due(any_store, 100)
    called = {notice.channel for notice, _, _ in calls.notices(any_store, 100)}
    assert len(called) == 3 * calls.OF_A_SEAT
    assert not called & {f"{first:016x}" for first in (0, 1000, 2000)}, "those who were here last are called"


def test_notices_beyond_the_first_are_looked_at_in_their_turn(any_store: Store) -> None:
    table = made(any_store).id
    sharing(any_store, table, calls.LISTED + 3)
    row = {"made_at": 1, "next_at": 1, "lease": 0, "begun": 0, "tries": 0}
    with any_store.writing() as connection:
        every = list(connection.execute(select(schema.channels.c.id)).scalars())
        connection.execute(schema.notices.insert(), [{"channel": one, **row} for one in every])
    first = calls.notices(any_store, 100)
    second = calls.notices(any_store, 100, first[-1][2])
    assert (len(first), len(second)) == (calls.LISTED, 3)
    assert {notice.channel for notice, _, _ in first + second} == set(every)
