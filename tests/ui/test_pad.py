"""The score pad: figures in, sums and sentences out, kept on the device, for every game and number of players."""

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import House
from .test_axe import in_every_light
from .test_lobby import HARM, NAUGHTY, SMALL

GAMES = ["beer-and-bread", "wine-and-cheese", "fromage", "vinhos"]


def test_the_sample_sheet_of_wine_and_cheese(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(f"{house.url}#/pad")
    page.get_by_role("link", name="Wine & Cheese").click()
    page.get_by_label("Name of player 1").fill("Marta")
    page.get_by_label("Name of player 2").fill("Odile")
    for row, figures in {
        "Cheese, Gold": "12 9",
        "Wine, Gold": "17",
        "Cheese, Silver": "3",
        "Wine, Silver": "2",
    }.items():
        page.get_by_label(f"Marta: {row}").fill(figures)
    page.get_by_label("Marta: Cheese, Money track", exact=True).fill("19")
    page.get_by_label("Marta: Wine, Money track", exact=True).fill("16")
    for _ in range(4):
        page.get_by_role("button", name="Marta: Pairs: one more").click()
    page.wait_for_selector("text=Marta wins, 39 to 0.")
    expect(page.locator(".pad-sheet").first.locator(".worked b")).to_have_text(["47", "39", "39"])
    expect(page.locator(".pad-sheet").first.locator(".low b")).to_have_text("39")
    page.reload()
    page.wait_for_selector("text=Marta wins, 39 to 0.")
    page.get_by_role("button", name="Marta: Pairs: one less").click()
    page.wait_for_selector("text=Marta wins, 38 to 0.")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector("text=Marta wins, 39 to 0.")
    page.get_by_role("button", name="New sheet").click()
    page.get_by_role("button", name="Empty the sheet").click()
    page.wait_for_selector("text=the sums are worked out at once")
    expect(page.get_by_label("Name of player 1")).to_have_value("Marta")


def test_a_tie_is_asked_for_only_when_it_matters(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(f"{house.url}#/pad/beer-and-bread")
    for who in ("Seat 1", "Seat 2"):
        page.get_by_label(f"{who}: Beer, Beer cards").fill("9 9")
        page.get_by_label(f"{who}: Bread, Bread cards").fill("8")
    page.wait_for_selector("text=Who has the windmill?")
    page.locator(".tie").get_by_role("button", name="Seat 1").click()
    page.wait_for_selector("text=Seat 2 wins: both have 8")
    page.get_by_label("Seat 1: Bread, Bread cards").fill("8 5")
    page.wait_for_selector("text=Seat 1 wins, 13 to 8.")
    expect(page.locator(".tie")).to_have_count(0)


def test_numbers_of_players_and_the_corporation(house: House, invite: Invite) -> None:
    page = invite(width=390, touch=True).page
    page.goto(f"{house.url}#/pad/fromage")
    page.get_by_role("button", name="One seat more").tap()
    page.get_by_role("button", name="One seat more").tap()
    expect(page.locator(".seat-tabs button")).to_have_count(4)
    page.locator(".seat-tabs button").nth(2).tap()
    page.get_by_label("Seat 3: Venues, Festival").fill("6 2")
    page.get_by_label("Seat 3: Resources, Cheeses with fruit", exact=True).fill("3")
    page.get_by_label("Seat 3: Resources, Jams", exact=True).fill("2")
    page.wait_for_selector("text=Seat 3 wins, 14 to 0.")
    for _ in range(3):
        page.get_by_role("button", name="One seat fewer").tap()
    page.get_by_label("Seat 1: The Corporation, Order cards kept", exact=True).fill("5")
    page.wait_for_selector("text=The Corporation wins, 15 to 0.")


def test_wrong_figures_and_naughty_names(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(f"{house.url}#/pad/vinhos")
    page.get_by_label("Seat 1: At the end, Multipliers").fill("7 x")
    page.wait_for_selector("text=Only whole numbers")
    page.get_by_label("Seat 1: At the end, Multipliers").fill("7 6")
    page.wait_for_selector("text=Seat 1 wins, 13 to 0.")
    for name in NAUGHTY:
        page.get_by_label("Name of player 1").fill(name)
        page.wait_for_function("name => document.querySelector('.sentence').innerText.startsWith(name)", arg=name)
        assert not page.evaluate(HARM)


@pytest.mark.parametrize("game", GAMES)
def test_no_barrier(house: House, invite: Invite, axe: str, game: str) -> None:
    guest = invite(lang="de" if game == "fromage" else "en")
    guest.page.goto(f"{house.url}#/pad/{game}")
    guest.page.wait_for_selector(".pad-sheet")
    in_every_light(guest, axe, (1366, 768, 390) if game == "wine-and-cheese" else (390,))
    assert guest.page.evaluate(SMALL) == []
    guest.page.emulate_media(media="print")
    expect(guest.page.locator(".deeds")).to_be_hidden()
