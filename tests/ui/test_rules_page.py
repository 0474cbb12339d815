"""The rule book of each game: what the server says, search, worked examples; and at the table, beside the board."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .house import House, Json
from .test_axe import in_every_light, violations

GAMES = ["beer-and-bread", "wine-and-cheese", "fromage", "vinhos"]


def parts(house: House, game: str, lang: str = "en") -> list[Json]:
    """Every part of a book."""
    return [part for chapter in house.ask(f"games/{game}/book", lang=lang)["chapters"] for part in chapter["parts"]]


def opened(page: Page, house: House, address: str) -> None:
    page.goto(f"{house.url}#/{address}")
    page.wait_for_selector(".book .part")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_what_the_server_says(house: House, invite: Invite, axe: str, game: str) -> None:
    lang = "de" if game in GAMES[1:3] else "en"
    guest = invite(lang=lang)
    page, told = guest.page, parts(house, game, lang)
    opened(page, house, f"rules/{game}")
    expect(page.locator(".part .said > h3")).to_have_text([f"{part['number']} {part['title']}" for part in told])
    shown = re.sub(r"\s+", " ", page.inner_text(".book article"))
    for part in told:
        line = part["text"].split("\n")[-1].removeprefix("- ").replace("_", "")
        assert line in shown
        assert all(figure["value"] in shown and figure["label"] in shown for figure in part["figures"])
    first = next(part["examples"][0]["id"] for part in told if part["examples"])
    page.locator(f"[data-example={first}]").scroll_into_view_if_needed()
    page.wait_for_selector(f"[data-example={first}] .crop .board *", state="attached")
    if game == GAMES[-1]:  # the longest of them; all books are built alike
        in_every_light(guest, axe)


def test_on_paper_nothing_is_cut_off(house: House, invite: Invite) -> None:
    page = invite(width=718, height=1046).page  # a sheet within its margins
    opened(page, house, "rules/fromage")
    page.emulate_media(media="print")
    page.wait_for_function("() => getComputedStyle(document.querySelector('.book > .side')).display === 'none'")
    wide = "[...document.querySelectorAll('.part *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1)"
    assert page.evaluate(f"() => {wide}.map((e) => e.outerHTML.slice(0, 80))") == []


def test_an_example_is_stepped_and_played_on(house: House, invite: Invite) -> None:
    page = invite().page
    opened(page, house, "rules/beer-and-bread#harvest")
    box = page.locator("[data-example=column]")
    steps = house.ask("games/beer-and-bread/book/examples/column")["steps"]
    expect(box.locator(".steps li p")).to_have_text([step["text"] for step in steps])
    expect(box.get_by_role("button", name="Back")).to_be_disabled()
    expect(box.locator(".crop")).to_have_attribute("aria-label", re.compile("step 1 of 3"))
    for number in (2, 3):
        box.get_by_role("button", name="Next").click()
        expect(box.locator("li[aria-current=step] .dot")).to_have_text(str(number))
        expect(box.locator(".crop")).to_have_attribute("aria-label", re.compile(f"step {number} of 3"))
    expect(box.locator(".barn")).to_have_count(2)  # the barns of both villages are drawn
    box.get_by_role("button", name="Back").click()
    box.get_by_role("button", name="Try it").click()
    page.wait_for_selector(".table .field .board *")
    expect(page.locator(".prompt")).to_contain_text("Ferry Amber")


def test_search_opens_by_a_key_and_marks_what_it_finds(house: House, invite: Invite) -> None:
    guest = invite()
    page = guest.page
    opened(page, house, "rules/fromage")
    page.keyboard.press("/")
    page.keyboard.type("free sample")
    hits = page.locator(".hits a")
    expect(hits.first).to_contain_text("sample")
    assert hits.count() < len(parts(house, "fromage"))
    expect(page.locator(".part mark").first).to_be_visible()
    guest.forgive("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)  # all words are here
    page.keyboard.type(" gold")
    expect(page.locator(".hits mark").first).to_be_visible()
    hits.first.click()
    expect(page.locator(".part h3:focus")).to_have_count(1)
    page.context.set_offline(False)


def test_at_the_table_a_refusal_and_a_tip_lead_to_their_part(house: House, invite: Invite, axe: str) -> None:
    laid = house.hotseat()
    guest = invite().sit_first(laid)
    page = guest.page
    reasons = house.ask(f"tables/{laid.id}/reasons", token=laid.tokens[guest.seat])["reasons"]
    known = {part["id"]: part for part in parts(house, "beer-and-bread")}
    assert {row["anchor"] for row in reasons} <= set(known)
    row = next(row for row in reasons if row["place"].startswith(f"column/{guest.seat}"))
    page.locator(f"[data-place='{row['place']}']").hover()
    page.locator(".tip .rule-link").hover()  # the way there does not close it
    page.locator(".tip .rule-link").click()
    sheet = page.locator("dialog.rule-sheet")
    expect(sheet.locator("h2")).to_have_text(re.compile(re.escape(known[row["anchor"]]["title"])))
    assert violations(page, axe) == []
    expect(sheet.get_by_role("link")).to_have_attribute("href", f"#/rules/beer-and-bread#{row['anchor']}")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("b")  # about what is asked now
    expect(sheet.locator("h2")).to_contain_text(known["play"]["title"])


def test_from_the_shelf_to_a_first_game(house: House, invite: Invite) -> None:
    page = invite(width=390, touch=True).page
    page.goto(f"{house.url}#/rules")
    page.get_by_role("link", name="Beer & Bread").click()
    page.get_by_text("Chapters").click()
    page.locator(".for-phone").get_by_role("link", name="Scoring and ties").click()
    expect(page.locator("#scoring h3")).to_be_in_viewport()
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
