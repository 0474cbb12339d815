"""Three real processes serve one set of tables on a real PostgreSQL, and are killed, frozen and replaced meanwhile.

After each: no acknowledged move is lost or made twice, no bot moves twice, nobody is told less than what was
acknowledged before, nobody is replaced who is there, and every chain is whole.
"""

import math
import os
import shutil
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import httpx2 as httpx
import pytest

from affinage.server.life import BLIND

from .postgres import Postgres
from .serving import PATIENCE, nonce
from .several import House, Play, caddy, house, until

TABLES = 6
KILLS, FREEZES, ENDS = 200, 50, 20
BETWEEN = 25  # acknowledged moves between two faults, at least


def taken_over(where: House, before: dict[str, int], port: int) -> float:
    """Wait until the living own what that process had; how long it took."""
    had = {table for table, owner in before.items() if owner == port}

    def all_taken() -> bool:
        now = where.owned()
        rest = {table for (table,) in where.ask("SELECT table_id FROM owners WHERE waits = 1")}
        return all(now.get(table, port) != port for table in had & rest)

    return until(all_taken, "tables are left without an owner")


def killed(where: House) -> float:
    victim, before = where.busiest(), where.owned()
    victim.send(signal.SIGKILL)
    victim.gone()
    took = taken_over(where, before, victim.port)
    victim.start()
    until(victim.ready, "it does not come back")
    return took


def frozen(where: House) -> float:
    victim, before = where.busiest(), where.owned()
    victim.send(signal.SIGSTOP)
    try:
        took = taken_over(where, before, victim.port)
    finally:
        victim.send(signal.SIGCONT)  # it believes that it owns them all
    until(victim.ready, "it does not come back")
    return took


def replaced(where: House) -> float:
    victim, before = where.busiest(), where.owned()
    victim.send(signal.SIGTERM)
    took = taken_over(where, before, victim.port)
    victim.gone()
    assert victim.run is not None
    assert victim.run.returncode == 0, victim.log[-2000:]
    victim.start()
    until(victim.ready, "it does not come back")
    return took


def test_processes_are_killed_frozen_and_replaced_under_their_guests(postgres: Postgres, tmp_path: Path) -> None:
    with house(postgres.database(), tmp_path) as where:
        play = Play(where, TABLES)
        try:
            print(siege(where, play, (killed, frozen, replaced), BETWEEN))  # noqa: T201 - shown when it fails, or by -s
        finally:
            play.end()
        assert sum(process.figure("affinage_requests_passed_on_total") for process in where.processes) > 0
        assert sum(process.figure("affinage_tables_claimed_total") for process in where.processes) > 0
        play.judge()


def siege(
    where: House, play: Play, faults: Sequence[Callable[[House], float]], between: int, until_: float = math.inf
) -> str:
    """One fault after the other, begun before that moment; how long tables had no owner, in words."""
    took = defaultdict[str, list[float]](list)
    play.more(between)
    for fault in faults:
        if time.monotonic() > until_:
            break
        took[fault.__name__].append(fault(where))
        play.more(between)
    told = []
    for name, times in took.items():
        times.sort()
        middle, late = times[len(times) // 2], times[len(times) * 95 // 100]
        told.append(f"{name} {len(times)}: p50 {middle:.2f} s, p95 {late:.2f} s, at most {times[-1]:.2f} s")
    return "; ".join(told) + f"; acknowledged {len(play.told.moves)}, sent again {play.told.sent_again}"


@pytest.mark.long
@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed here (apt-get install caddy)")
def test_behind_a_proxy_at_full_length(postgres: Postgres, tmp_path: Path) -> None:
    """All of it, or in stretches: AFFINAGE_FROM leaves out so many faults, AFFINAGE_MINUTES is how long it may take."""
    faults = [killed] * KILLS + [frozen] * FREEZES + [replaced] * ENDS
    Random(1).shuffle(faults)
    faults = faults[int(os.environ.get("AFFINAGE_FROM", "0")) :]
    ends = time.monotonic() + 60 * float(os.environ.get("AFFINAGE_MINUTES", "inf"))
    with house(postgres.database(), tmp_path, more=("--proxy", "127.0.0.1")) as where, caddy(where, tmp_path) as base:
        play = Play(where, 60, "novice", [base])
        try:
            print(siege(where, play, faults, 60, ends))  # noqa: T201 - the figures that the run is for
        finally:
            play.end()
        play.judge()


def test_what_an_earlier_owner_stores_is_refused_by_the_epoch(postgres: Postgres, tmp_path: Path) -> None:
    """Processes that never doubt themselves: one sleeps, loses its tables, wakes up and goes on as if nothing was."""
    with house(postgres.database(), tmp_path, 2, env={BLIND: "1"}) as where:
        first, second = where.processes
        seats = [{"kind": "hotseat", "name": f"P{seat}"} for seat in range(2)]
        clock = {"kind": "game", "seconds": 36_000}  # somebody must own it, looked at or not
        wish = {"game": "beer-and-bread", "name": "Ada", "seats": seats, "clock": clock}
        tables: list[tuple[str, str, list[dict[str, str]]]] = []
        while len(tables) < 4:
            made = httpx.post(f"{first.base}/api/tables", json=wish, timeout=PATIENCE).json()
            rights = [{"Authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
            at = f"/api/tables/{made['table']}"
            for right in rights:
                httpx.post(f"{first.base}{at}/add", json={"nonce": nonce()}, headers=right, timeout=PATIENCE)
            tables.append((made["table"], at, rights))
        # The first one made them all, and hands some over at a beat: with three of four at most, each keeps its own.
        until(lambda: sorted(Counter(where.owned().values()).values()) in ([1, 3], [2, 2]), "they are not shared out")
        owners = where.owned()
        mine = [one for one in tables if owners[one[0]] == first.port]
        assert mine
        views = {table: httpx.get(f"{first.base}{at}/view", headers=rights[0]).json() for table, at, rights in mine}
        first.send(signal.SIGSTOP)
        try:
            until(lambda: set(where.owned().values()) == {second.port}, "nobody takes them over")
        finally:
            first.send(signal.SIGCONT)
        for table, at, rights in mine:
            (seat,) = views[table]["waiting"]
            seen = httpx.get(f"{second.base}{at}/view", headers=rights[seat], timeout=PATIENCE).json()
            wish = {"move_id": nonce(), "version": seen["version"], "move": seen["choices"][0]["move"]}
            before = first.figure("affinage_stores_fenced_total")
            answer = httpx.post(f"{first.base}{at}/moves", json=wish, headers=rights[seat], timeout=PATIENCE)
            assert answer.status_code == 200, answer.text  # by the owner, who was asked then
            assert first.figure("affinage_stores_fenced_total") == before + 1, "it was not the epoch that refused"
            stored = where.ask("SELECT count(*) FROM events WHERE table_id = %s AND kind = 'move'", table)
            assert stored == [(1,)]
