"""My games in real browsers: two devices of one person, a seat taken over, one signed out, the list in any light."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .guests import Guest
from .house import House, Laid
from .test_axe import WIDTHS, in_every_light, violations

KEY = "() => JSON.parse(localStorage.getItem('affinage/me') ?? '\"\"')"
REFUSED = "401|403|404"  # Chromium itself tells the console of every refusal


def known(guest: Guest, laid: Laid, seat: int = 0) -> Guest:
    """Sits down, and is somebody from then on."""
    guest.sit(laid, seat)
    guest.page.wait_for_function("() => JSON.parse(localStorage.getItem('affinage/me/told') ?? '[]').length > 0")
    return guest


def open_list(house: House, guest: Guest) -> Page:
    guest.page.goto(f"{house.url}#/my")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(re.compile("My games|Meine Partien"))
    return guest.page


def bring_along(house: House, first: Guest, second: Guest) -> None:
    """The second device is taken along by a link of the first."""
    page = open_list(house, first)
    page.get_by_role("button", name="Take my tables along").click()
    link = page.get_by_role("textbox", name="Link for your other device").input_value()
    expect(page.locator(".dialog .qr")).to_be_visible()
    assert link.startswith(house.lan_url), "an address that another device can open"
    second.page.goto(link.replace(house.lan_url, house.url))  # it is at this computer, and has been here
    second.page.get_by_role("button", name="Yes, both are mine").click()
    second.page.wait_for_url("**/#/my")
    assert "along/" not in second.page.url
    expect(page.get_by_role("dialog")).to_contain_text("Your other device is there.")
    page.get_by_role("button", name="Done").click()


def test_a_key_is_made_when_the_first_seat_is_taken_and_not_before(house: House, invite: Invite) -> None:
    guest = invite()
    guest.page.goto(house.url)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.page.goto(f"{house.url}#/my")
    expect(guest.page.get_by_text("You have no seat anywhere yet")).to_be_visible()
    assert guest.page.evaluate(KEY) == ""
    guest.forgive("403")
    guest.page.goto(f"{house.url}#/along/{'x' * 32}")  # a link that was used already
    guest.page.get_by_role("button", name="Yes, both are mine").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("This link has been used already")
    expect(guest.page.get_by_role("button", name="Yes, both are mine")).to_have_count(0)
    assert guest.page.evaluate(KEY) == ""
    laid = house.against_bot()
    known(guest, laid)
    assert len(guest.page.evaluate(KEY)) == 64
    page = open_list(house, guest)
    expect(page.locator(".my-table")).to_have_count(1)


def test_two_devices_have_the_same_tables_and_one_is_put_out(house: House, invite: Invite) -> None:
    first, second = invite(), invite(width=390, touch=True)
    second.forgive(REFUSED)
    laid, other = house.hotseat(), house.against_bot("vinhos")
    mine = laid.view(None)["waiting"][0]
    known(first, laid, mine)
    known(second, other)
    bring_along(house, first, second)
    for guest in (first, second):
        page = open_list(house, guest)
        expect(page.locator(".my-table")).to_have_count(2)
        expect(page.locator(".devices li")).to_have_count(2)
        expect(page.locator(".my-table.mine .who").first).to_contain_text("Your turn")
    second.page.locator(f".my-table a[href$='{laid.id}']").click()  # a seat that was taken on the other device
    second.page.wait_for_selector(".table .field .board *")
    own = second.page.evaluate(f"() => JSON.parse(localStorage['affinage/tables'])['{laid.id}'].seats[0].token")
    assert own != laid.tokens[mine]
    page = open_list(house, first)
    phone = page.locator(".devices li", has_not_text="this device")
    phone.get_by_role("button", name=re.compile("^Sign .* out$")).click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(page.locator(".devices li")).to_have_count(1)
    expect(second.page.get_by_role("heading", level=1)).to_have_text("This device was signed out")
    assert second.page.evaluate(KEY) == ""
    expect(open_list(house, second).get_by_role("status")).to_contain_text("This device was signed out")
    first.page.goto(f"{house.url}#/t/{laid.id}")
    first.page.wait_for_selector(".table .field .board *")


def test_what_was_learned_and_solved_is_on_all_devices(house: House, invite: Invite) -> None:
    first, second = invite(), invite(width=390, touch=True)
    known(first, house.against_bot())
    page = first.page
    page.goto(f"{house.url}#/learn/beer-and-bread")
    page.wait_for_selector(".lesson .coach")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.lesson')?.dataset.step === '2'")
    page.goto(f"{house.url}#/puzzles/beer-and-bread/2")
    page.wait_for_selector(".puzzle-bar")
    first.await_turn()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".puzzle-bar .verdict")).to_be_visible()
    second.page.goto(f"{house.url}#/puzzles/beer-and-bread/3")
    second.page.wait_for_selector(".puzzle-bar")
    second.await_turn()
    second.page.get_by_role("button", name="Show the answer").click()
    expect(second.page.locator(".puzzle-bar .verdict")).to_be_visible()
    bring_along(house, first, second)
    page = second.page
    page.goto(f"{house.url}#/puzzles/beer-and-bread")
    expect(page.locator(".shelf a.missed")).to_have_count(2)
    page.goto(f"{house.url}#/learn/beer-and-bread")
    page.wait_for_function("() => document.querySelector('.lesson')?.dataset.step === '2'")
    page = open_list(house, first)
    expect(page.locator(".my-table")).to_have_count(1)  # a puzzle's table is in no list
    page.reload()
    page.goto(f"{house.url}#/puzzles/beer-and-bread")
    expect(page.locator(".shelf a.missed")).to_have_count(2)


@pytest.mark.long
def test_a_lost_key_is_replaced_by_ones_own(house: House, invite: Invite) -> None:
    """The host gives a seat another link, its owner opens it on one device: the other one finds its way by itself."""
    first, second = invite(), invite()
    for guest in (first, second):
        guest.forgive(REFUSED)
    laid = house.against_bot()
    known(first, laid)
    bring_along(house, first, second)
    first.page.goto(f"{house.url}#/t/{laid.id}")
    first.page.wait_for_selector(".table .field .board *")
    first.page.evaluate(
        f"""() => {{
          const tables = JSON.parse(localStorage['affinage/tables']);
          tables['{laid.id}'].seats = [{{ seat: 0, token: 'gone' }}];
          localStorage['affinage/tables'] = JSON.stringify(tables);
        }}"""
    )
    first.page.reload()
    first.page.wait_for_selector(".table .field .board *")


@pytest.mark.parametrize("lang", ["en", pytest.param("de", marks=pytest.mark.long)])
def test_the_page_has_no_barrier(house: House, invite: Invite, axe: str, lang: str) -> None:
    guest = invite(lang=lang)
    laid, over = house.hotseat(), house.hotseat("fromage")
    house.ask(f"tables/{over.id}/resign", {"move_id": "0123456789"}, over.tokens[1])
    known(guest, laid, 0)
    guest.sit(over, 0)
    guest.page.wait_for_function("() => JSON.parse(localStorage['affinage/me/told']).length > 1")
    page = open_list(house, guest)
    expect(page.locator(".my-table")).to_have_count(1)
    expect(page.locator(".finished li")).to_have_count(1)
    in_every_light(guest, axe, WIDTHS if lang == "en" else (390,))
    page.get_by_role("button", name="Take my tables along" if lang == "en" else "Tische mitnehmen").click()
    expect(page.locator(".dialog .qr")).to_be_visible()
    assert violations(page, axe) == []
    with page.expect_download() as download:
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Save as a file" if lang == "en" else "Als Datei speichern").click()
    assert download.value.suggested_filename == "affinage-games.json"


def test_a_page_without_network_shows_the_list_as_it_was(house: House, invite: Invite) -> None:
    guest = invite()
    guest.forgive("ERR_INTERNET_DISCONNECTED")
    known(guest, house.against_bot())
    page = open_list(house, guest)
    expect(page.locator(".my-table")).to_have_count(1)
    guest.context.set_offline(True)
    page.evaluate("() => { location.hash = '#/'; }")
    page.evaluate("() => { location.hash = '#/my'; }")
    expect(page.get_by_text("This is the list as it was last seen.")).to_be_visible()
    expect(page.locator(".my-table")).to_have_count(1)
