"""The score pad: figures in, sums and sentences out, kept on the device, for every game and number of players."""

import re

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
    page.get_by_label("Seat 3: Resources, Cheeses with jam", exact=True).fill("2")
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
    expect(guest.page.locator(".printed")).to_be_visible()


@pytest.mark.parametrize("words", ["3.5", "3,5", "-3", "x", "12345"])
def test_what_is_no_figure_takes_total_and_winner_away_until_it_is_mended(
    house: House, invite: Invite, words: str
) -> None:
    page = invite().page
    page.goto(f"{house.url}#/pad/vinhos")
    page.get_by_label("Seat 2: During the game, Points on the track", exact=True).fill("9")
    many, one = (
        page.get_by_label("Seat 1: At the end, Multipliers"),
        page.get_by_label("Seat 1: At the end, Bank account", exact=True),
    )
    many.fill("7 6")
    sums, sentence = page.locator(".worked b"), page.locator(".sentence")
    expect(sentence).to_have_text("Seat 1 wins, 13 to 9.")
    for cell, right in ((many, "7 + 6"), (one, "0")):
        cell.fill(words)
        expect(cell).to_have_attribute("aria-invalid", "true")
        expect(sums).to_have_text(["–", "9"])
        expect(sentence).to_contain_text("cannot be read")
        expect(page.locator(".won")).to_have_count(0)
        page.reload()
        expect(cell).to_have_value(words)
        expect(sums).to_have_text(["–", "9"])
        cell.fill(right)
        expect(sentence).to_have_text("Seat 1 wins, 13 to 9.")
        expect(sums).to_have_text(["13", "9"])


A4 = {"upright": (210, 297), "across": (297, 210)}
MARGIN = 12  # millimetres
OUTSIDE = """() => [...document.querySelectorAll('.printed th, .printed td')].filter(cell => {
    const box = cell.getBoundingClientRect();
    return box.width < 20 || box.left < -1 || box.right > innerWidth + 1 || cell.scrollWidth > cell.clientWidth + 1;
}).map(cell => cell.textContent)"""


@pytest.mark.parametrize("way", A4)
@pytest.mark.parametrize(("game", "seats", "dark"), [
    ("beer-and-bread", 2, True), ("wine-and-cheese", 2, False), ("fromage", 3, False), ("fromage", 4, True),
    ("vinhos", 4, False),
])  # fmt: skip
def test_every_player_is_on_the_one_printed_page(
    house: House, invite: Invite, game: str, seats: int, dark: bool, way: str
) -> None:
    page = invite(dark=dark).page
    page.goto(f"{house.url}#/pad/{game}")
    expect(page.locator(".pad-sheet")).to_have_count(2)
    for _ in range(seats - 2):
        page.get_by_role("button", name="One seat more").click()
    people = ["Bartholomew von Oberrhein", "Wilhelmina", "Maximiliane", "Konstantin"][:seats]
    for n, name in enumerate(people, 1):
        page.get_by_label(f"Name of player {n}").fill(name)
    for cell in page.locator(".pad-sheet").last.locator(".cell input").all():
        cell.fill("1")
    expect(page.locator(".sentence")).to_contain_text(f"{people[-1]} wins")
    width, height = A4[way]
    pdf = page.pdf(format="A4", landscape=way == "across", print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    page.emulate_media(media="print")
    page.set_viewport_size({"width": round((width - 2 * MARGIN) / 25.4 * 96), "height": 600})
    printed = page.locator(".printed")
    expect(printed.locator("thead th")).to_have_text(people)
    assert page.evaluate(OUTSIDE) == []
    for name in people:
        expect(printed.get_by_role("columnheader", name=name)).to_be_visible()
    box = printed.bounding_box()
    assert box
    assert box["height"] <= (height - 2 * MARGIN) / 25.4 * 96
    expect(printed).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
