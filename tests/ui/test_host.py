"""The host's page: all tables, what can be done about them, and nothing of it without the key."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Invite
from .guests import Guest
from .house import House, Laid
from .test_axe import in_every_light, violations

KEPT = "() => sessionStorage.getItem('affinage/host-key')"
REFUSED = "401|403|404"  # Chromium itself tells the console of every refusal


@pytest.fixture(scope="module")
def club(page_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own: other tests' tables are none of it, and its rules are told."""
    house = House(page_files, tmp_path_factory.mktemp("club") / "tables.sqlite", ["--keep-idle", "30"])
    house.start()
    yield house
    house.stop()


@pytest.fixture
def tables(club: House) -> Iterator[dict[str, Laid]]:
    """A running table of people, one with a bot, and one that waits for a guest."""
    found = {
        "running": club.hotseat("beer-and-bread"),
        "bot": club.against_bot("vinhos"),
        "open": club.lay("fromage", [{"kind": "me", "name": "Noor"}, {"kind": "link"}]),
    }
    yield found
    for row in club.ask("host/tables", token=key(club))["tables"]:
        club.ask(f"host/tables/{row['table']}/delete", {}, key(club))


def key(house: House) -> str:
    """The host's key, as `affinage admin key` finds it."""
    return Path(f"{house.data}.host-key").read_text().strip()


def come_in(house: House, guest: Guest) -> Page:
    """Opens the host's page by its link."""
    guest.page.goto(f"{house.url}#/host/{key(house)}")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(re.compile("host|Gastgeber"))
    guest.page.wait_for_selector(".host-tables")
    return guest.page


def row(page: Page, table: Laid) -> Locator:
    """A table's row."""
    return page.locator(".host-table", has_text=table.id)


def unfold(page: Page, table: Laid) -> Locator:
    """A table's row, with its details."""
    row(page, table).locator("button.row").click()
    expect(row(page, table).locator(".details")).to_be_visible()
    return row(page, table)


def test_the_key_leaves_the_address_and_stays_in_this_window(
    club: House, tables: dict[str, Laid], invite: Invite
) -> None:
    guest = invite()
    page = come_in(club, guest)
    assert page.url.endswith("#/host")
    assert page.evaluate(KEPT) == key(club)
    assert key(club) not in page.evaluate("() => JSON.stringify(localStorage)")
    expect(page.locator(".host-table")).to_have_count(len(tables))
    page.reload()
    expect(page.locator(".host-table")).to_have_count(len(tables))
    page.get_by_role("button", name="Forget the key").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your host’s key, please")
    assert page.evaluate(KEPT) is None


def test_without_the_right_key_there_is_nothing_to_see(club: House, invite: Invite, axe: str) -> None:
    guest = invite()
    guest.forgive(REFUSED)
    page = guest.page
    page.goto(f"{club.url}#/host/{'w' * 43}")
    expect(page.get_by_role("alert")).to_contain_text("This needs the host's key")
    expect(page.locator(".host-table, .blocks")).to_have_count(0)
    assert page.url.endswith("#/host")
    in_every_light(guest, axe, (1366, 390))
    page.get_by_label("Host’s key").fill(key(club))
    page.keyboard.press("Enter")
    page.wait_for_selector(".host-tables")


def test_tables_are_found_and_put_in_order(club: House, tables: dict[str, Laid], invite: Invite) -> None:
    page = come_in(club, invite())
    expect(page.get_by_role("status")).to_have_text("3 tables")
    expect(page.locator("main")).to_contain_text("This server keeps running games for 30 days after the last move")
    search = page.get_by_label("Search for a table, game, name or address")
    search.fill("noor froma")
    expect(page.locator(".host-table")).to_have_count(1)
    expect(row(page, tables["open"])).to_contain_text("Gathering")
    search.fill("nobody of this name")
    expect(page.get_by_text("No table fits the search.")).to_be_visible()
    search.fill("")
    page.get_by_label("Order").select_option("game")
    titles = ["Beer & Bread", "Fromage", "Vinhos"]
    expect(page.locator(".host-table .title b")).to_have_text(titles)
    page.get_by_label("Status").select_option("playing")
    expect(page.get_by_role("status")).to_have_text("2 of 3 tables")
    tables["running"].go_on(random.Random(1), until=lambda view: view["turn"] >= 2)
    page.get_by_label("Order").select_option("moves")
    page.get_by_label("Status").select_option("")
    expect(page.locator(".host-table .title b").first).to_have_text("Beer & Bread")  # it is looked at again and again


def test_a_game_is_closed_and_its_people_see_it(club: House, tables: dict[str, Laid], invite: Invite) -> None:
    table = tables["running"]
    player = invite().sit_first(table)
    page = come_in(club, invite())
    here = row(page, table).locator(".names .here")
    expect(here).to_have_count(1)
    found = unfold(page, table)
    found.get_by_role("button", name="Close the game").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("This cannot be undone.")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert table.view(0)["status"] == "playing"
    found.get_by_role("button", name="Close the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Close the game").click()
    expect(row(page, table).locator(".standing")).to_have_text("Over")
    expect(player.page.locator(".ending.result")).to_contain_text("Closed by the host")
    player.page.reload()  # and so it is for whoever comes later
    expect(player.page.locator(".ending.result")).to_contain_text("The host has closed the table. Nobody has won.")
    expect(found.get_by_role("button", name="Close the game")).to_have_count(0)


def test_a_table_is_deleted(club: House, tables: dict[str, Laid], invite: Invite) -> None:
    player = invite().sit_first(tables["running"])
    player.forgive(REFUSED)
    page = come_in(club, invite())
    unfold(page, tables["running"]).get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(row(page, tables["running"])).to_have_count(0)
    expect(page.locator(".host-table")).to_have_count(2)
    player.page.wait_for_function("() => document.querySelector('.table .field') === null")


def test_a_seat_gets_a_new_link_which_is_shown_once(
    club: House, tables: dict[str, Laid], invite: Invite, axe: str
) -> None:
    guest = invite()
    page = come_in(club, guest)
    unfold(page, tables["bot"]).get_by_role("button", name="New link for Marta").click()
    assert violations(page, axe) == []
    page.get_by_role("dialog").get_by_role("button", name="Replace the link").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_have_value(re.compile(rf"#/t/{tables['bot'].id}/\S+$"))
    assert violations(page, axe) == []
    link = field.input_value()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert link not in page.content()
    tables["bot"].tokens[0] = link.rpartition("/")[2]
    invite().sit(tables["bot"])


def test_an_address_is_shut_out_and_let_in_again(club: House, tables: dict[str, Laid], invite: Invite) -> None:
    guest = invite()
    guest.forgive("422|409")
    page = come_in(club, guest)
    slip = page.get_by_role("region", name="Shut out")
    slip.get_by_label("Address").fill("somebody")
    slip.get_by_role("button", name="Shut out").click()
    expect(page.get_by_role("alert")).to_contain_text("is not an address")
    slip.get_by_label("Address").fill("2001:db8::7")
    page.keyboard.press("Enter")
    expect(slip.get_by_role("listitem")).to_contain_text("2001:db8::/64")
    expect(page.get_by_role("alert")).to_have_count(0)
    slip.get_by_role("button", name="Let 2001:db8::/64 in again").click()
    expect(slip).to_contain_text("Nobody is shut out.")


def test_it_looks_right_everywhere(club: House, tables: dict[str, Laid], invite: Invite, axe: str) -> None:
    guest = invite()
    page = come_in(club, guest)
    unfold(page, tables["running"])
    in_every_light(guest, axe)
    for width in (1366, 768, 390):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_function(f"() => innerWidth === {width}")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{width} px"


def test_a_phone_in_german_by_keys_alone(club: House, tables: dict[str, Laid], invite: Invite, axe: str) -> None:
    guest = invite(width=390, lang="de", dark=True)
    page = come_in(club, guest)
    expect(page.get_by_role("heading", level=1)).to_have_text("Die Seite des Gastgebers")
    row(page, tables["running"]).locator("button.row").focus()
    page.keyboard.press("Enter")
    expect(row(page, tables["running"]).locator(".details")).to_be_visible()
    button = row(page, tables["running"]).get_by_role("button", name="Partie schließen")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Das lässt sich nicht rückgängig machen.")
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()


def test_the_lobby_tells_for_how_long_tables_are_kept(club: House, invite: Invite) -> None:
    guest = invite(lang="de")
    guest.page.goto(club.url)
    expect(guest.page.locator(".keeps")).to_have_text(
        "Dieser Server behält laufende Partien noch 30 Tage nach dem letzten Zug; danach werden sie gelöscht."
    )
