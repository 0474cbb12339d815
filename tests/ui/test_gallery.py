"""The gallery: all cards of a box, drawn by the board, with filters that the address keeps."""

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import House
from .test_axe import in_every_light

GAMES = ["beer-and-bread", "wine-and-cheese", "fromage", "vinhos"]


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_on_show(house: House, invite: Invite, axe: str, game: str) -> None:
    guest = invite(lang="de" if game in GAMES[1:3] else "en")
    told = house.ask(f"games/{game}/cards", lang="de" if game in GAMES[1:3] else "en")
    guest.page.goto(f"{house.url}#/cards/{game}")
    shown = guest.page.locator(".pieces > li")
    expect(shown).to_have_count(len(told["pieces"]))
    assert all(text.strip() for text in shown.all_inner_texts())
    assert guest.page.locator(".pieces .board *").count() > 5 * len(told["pieces"])
    guest.page.goto(f"{house.url}#/cards/{game}/{told['pieces'][3]['id']}")
    guest.page.wait_for_selector(".piece-detail")
    in_every_light(guest, axe, (1366, 390))


def test_filters_stay_in_the_address(house: House, invite: Invite) -> None:
    page = invite().page
    pieces = house.ask("games/beer-and-bread/cards")["pieces"]
    page.goto(f"{house.url}#/cards/beer-and-bread")
    page.get_by_role("button", name="bread 30").click()
    page.get_by_role("button", name="Storage").click()
    page.get_by_role("searchbox").fill("water")
    wanted = [p for p in pieces if ["good", "bread"] in p["facets"] and ["slot", "storage"] in p["facets"]]
    wanted = [p for p in wanted if "water" in f"{p['name']} {p['text']}".lower()]
    assert 0 < len(wanted) < 30
    expect(page.locator(".pieces > li")).to_have_count(len(wanted))
    page.locator(".pieces a").first.click()
    expect(page.locator(".piece-detail h2")).to_have_text(wanted[0]["name"])
    page.reload()
    expect(page.locator(".piece-detail h2")).to_have_text(wanted[0]["name"])
    expect(page.locator(".pieces > li")).to_have_count(len(wanted))
    assert page.get_by_role("button", name="Storage").get_attribute("aria-pressed") == "true"
    page.get_by_role("searchbox").fill("submarine")
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator(".pieces > li")).to_have_count(len(pieces))


def test_on_a_phone_a_piece_opens_over_the_others(house: House, invite: Invite) -> None:
    page = invite(width=390, touch=True).page
    page.goto(f"{house.url}#/cards/beer-and-bread?order=wins")
    page.locator(".pieces a").nth(2).tap()
    expect(page.locator("dialog .piece-detail dl")).to_be_visible()
    page.locator("dialog .button.quiet").tap()
    expect(page.locator("dialog")).to_have_count(0)
    assert "order=wins" in page.url
