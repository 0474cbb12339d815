"""Who is there, when two processes share one PostgreSQL: nobody is replaced whose page is open at the other one."""

import json
import time
from dataclasses import replace

from websockets.sync.client import connect

from .postgres import Postgres
from .serving import PATIENCE, QUICK, apart, serving

ABSENT = 1.0


def test_a_rival_at_another_process_cannot_replace_a_connected_player(postgres: Postgres) -> None:
    url, settings = postgres.database(), replace(QUICK, absent=ABSENT)
    with serving(url, settings) as here, apart(url, settings) as there:
        table = here.hotseat("beer-and-bread", 2)
        (seat,) = table.view(None)["waiting"]
        wish = {"seat": seat, "level": "medium"}
        address = f"{here.base.replace('http', 'ws')}/api/tables/{table.id}/socket"
        with connect(address, open_timeout=PATIENCE) as page:
            page.send(json.dumps({"token": table.tokens[seat]}))
            page.recv(timeout=PATIENCE)
            table.serving = there  # the rival asks at the other one
            assert table.call("POST", "substitute", 1 - seat, wish).json()["code"] == "not-away"
            until = time.monotonic() + 3 * ABSENT
            while time.monotonic() < until:  # it has seen nobody in this seat itself for longer than it takes
                assert table.call("POST", "substitute", 1 - seat, wish).json()["code"] == "not-away"
            assert table.view(1 - seat)["seats"][seat]["here"], "and tells that somebody is there"
        until = time.monotonic() + PATIENCE
        while table.call("POST", "substitute", 1 - seat, wish).status_code != 200:
            assert time.monotonic() < until, "nobody is ever away"
            time.sleep(0.1)
