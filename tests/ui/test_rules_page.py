"""The rules of each game as a page, from the words of the game itself; where its figures come from; learning it."""

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import House
from .test_axe import in_every_light

LANGS = ("en", "de")
GAMES = ["beer-and-bread", "wine-and-cheese", "fromage", "vinhos"]


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(g, x, marks=[] if (x == "en") == (g in GAMES[::3]) else pytest.mark.long)
        for g in GAMES
        for x in LANGS
    ],
)
def test_the_page_says_what_the_server_says(house: House, invite: Invite, axe: str, game: str, lang: str) -> None:
    told = house.ask(f"games/{game}/rules", lang=lang)
    guest = invite(lang=lang)
    page = guest.page
    page.goto(f"{house.url}#/rules/{game}")
    page.wait_for_selector(".chapters")
    expect(page.locator(".chapters h3")).to_have_text([chapter["name"] for chapter in told])
    shown = page.inner_text(".chapters")
    assert all(chapter["guide"] in shown and chapter["rule"] in shown for chapter in told)
    assert all(chapter["guide"] for chapter in told), "a phase without a guide"
    offered = next(each for each in house.ask("games") if each["name"] == game)
    for kind in ("rulebook", "rebuilt"):
        assert str(offered["sources"][kind]) in page.inner_text(".sources")
    if (lang, game) == ("en", "vinhos"):  # the longest of them; all pages are built alike
        in_every_light(guest, axe)


def test_from_the_shelf_to_a_first_game(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(f"{house.url}#/rules")
    page.get_by_role("link", name="Beer & Bread").click()
    page.get_by_role("button", name="Learn it by playing").click()
    page.wait_for_selector(".table .field .board *")
    page.wait_for_selector("text=Your guide")


def test_a_game_that_is_not_there(house: House, invite: Invite) -> None:
    guest = invite()
    guest.forgive("404")
    guest.page.goto(f"{house.url}#/rules/snakes")
    guest.page.wait_for_selector("main h1")
    guest.page.goto(f"{house.url}#/pad/snakes")
    guest.page.wait_for_selector(".pad main h1")
