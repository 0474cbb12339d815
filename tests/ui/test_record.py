"""Tables whose rules are not kept any more: the list opens all the same, and each has a page of its own."""

import random
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .guests import PATIENCE
from .house import House, Laid
from .test_axe import in_every_light

GONE = "410"  # Chromium itself tells the console of every refusal


@pytest.fixture(scope="module")
def archive(page_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, dict[str, Laid]]]:
    """A house with a finished and a running table of rules that are gone, and one that goes on."""
    data = tmp_path_factory.mktemp("archive") / "tables.sqlite"
    house = House(page_files, data)
    house.start()
    tables = {"done": house.hotseat("fromage", 1), "running": house.hotseat(), "fine": house.hotseat("fromage", 1)}
    tables["done"].go_on(random.Random(1))
    until = time.monotonic() + PATIENCE / 1000
    while not house.ask(f"tables/{tables['done'].id}/record")["log"]:  # it is written down in its own time
        assert time.monotonic() < until
    house.stop()
    with closing(sqlite3.connect(data)) as connection, connection:
        for name in ("done", "running"):
            connection.execute("UPDATE tables SET rules = 77 WHERE id = ?", (tables[name].id,))
    house.start()
    yield house, tables
    house.stop()


def test_a_list_with_records_opens_and_leads_to_them(archive: tuple[House, dict[str, Laid]], invite: Invite) -> None:
    house, tables = archive
    guest = invite()
    guest.forgive(GONE)
    for name in ("done", "running", "fine"):
        guest.page.goto(tables[name].address())
        seen = guest.page.locator(".page.record h1, .table .field")
        expect(seen.first).to_be_visible()
    guest.page.goto(house.url)
    expect(guest.page.locator(".runs .run")).to_have_count(3)
    records = guest.page.locator(".run", has_text="Record (rules 77)")
    expect(records).to_have_count(2)
    records.filter(has_text="Fromage").get_by_role("link").click()
    expect(guest.page).to_have_url(re.compile(rf"#/record/{tables['done'].id}$"))
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Fromage")


def test_the_record_of_a_finished_game(archive: tuple[House, dict[str, Laid]], invite: Invite, axe: str) -> None:
    house, tables = archive
    guest = invite(accept_downloads=True)
    guest.page.goto(f"{house.url}#/record/{tables['done'].id}")  # open to whoever has the link
    main = guest.page.get_by_role("main")
    expect(main).to_contain_text("rules version 77, which is not kept any more")
    (seat,) = house.ask(f"tables/{tables['done'].id}/record")["seats"]
    expect(main.get_by_role("row", name="Marta").get_by_role("cell")).to_have_text(str(seat["score"]))
    expect(main.locator(".log li").first).to_be_visible()
    with guest.page.expect_download() as saved:
        main.get_by_role("button", name="Download the game").click()
    assert saved.value.suggested_filename == f"fromage-{tables['done'].id}.json"
    in_every_light(guest, axe)


def test_the_review_and_the_table_lead_to_the_record(archive: tuple[House, dict[str, Laid]], invite: Invite) -> None:
    house, tables = archive
    guest = invite(width=390, lang="de", touch=True)
    guest.forgive(GONE)
    guest.page.goto(f"{house.url}#/r/{tables['done'].id}")
    expect(guest.page.locator(".page.record .pill")).to_have_text("Aufzeichnung")
    guest.page.goto("about:blank")
    guest.page.goto(tables["running"].address())
    main = guest.page.get_by_role("main")
    expect(main).to_contain_text("Regelversion 77")
    expect(main).to_contain_text("zu Ende ist die Partie nicht")
    expect(main.get_by_role("button", name="Partie herunterladen")).to_have_count(0)
    expect(main.locator(".log")).to_have_count(0)
    button = main.get_by_role("link", name="Zu den Tischen").bounding_box()
    assert button is not None
    assert button["height"] >= 44
