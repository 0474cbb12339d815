"""Resigning, agreeing, taking a turn back, and taking a table off one's list: two guests in two browsers."""

import random
import secrets
import urllib.error

from playwright.sync_api import Page, expect

from .conftest import Invite
from .house import House, Laid
from .test_axe import in_every_light, violations
from .test_lobby import keep
from .test_phone import check_layout


def friends(house: House, game: str = "beer-and-bread") -> Laid:
    """Marta, and Odile who came by the code."""
    laid = house.lay(game, [{"kind": "me"}, {"kind": "link"}])
    told = house.ask("join", {"code": laid.made["code"], "name": "Odile", "claim_id": secrets.token_hex(16)})
    laid.tokens[1] = told["token"]
    laid.add(1)
    return laid


def pick(page: Page, item: str) -> None:
    """Something in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name=item).click()


def test_whoever_resigns_loses(house: House, invite: Invite, axe: str) -> None:
    laid = friends(house)
    marta, odile = invite().sit(laid, 0).page, invite(width=390, touch=True).sit(laid, 1).page
    pick(marta, "Resign")
    expect(marta.get_by_role("dialog")).to_contain_text("Odile wins")
    assert violations(marta, axe) == []
    marta.get_by_role("button", name="Keep playing").click()
    assert laid.view(0)["status"] == "playing"
    pick(marta, "Resign")
    marta.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(odile.locator(".ending.result h2")).to_have_text("You win")
    expect(marta.locator(".ending.result h2")).to_have_text("Odile wins")
    for page in (marta, odile):
        expect(page.locator(".ending .sentence")).to_have_text("Marta has resigned. Odile wins.")


def test_an_offer_is_declined_and_another_one_agreed_to(house: House, invite: Invite, axe: str) -> None:
    laid = friends(house)
    one, two = invite().sit(laid, 0), invite().sit(laid, 1)
    marta, odile = one.page, two.page
    pick(marta, "Offer to end the game")
    marta.get_by_role("button", name="Offer it").click()
    note = odile.locator(".ask-note")
    expect(note).to_contain_text("Marta offers to end the game")
    expect(marta.locator(".ask-note")).to_contain_text("Waiting for Odile")
    in_every_light(two, axe)
    odile.set_viewport_size({"width": 1366, "height": 768})
    note.get_by_role("button", name="Decline").click()
    expect(marta.locator(".prompt .note")).to_contain_text("Odile would rather play on")
    expect(marta.locator(".ask-note")).to_have_count(0)
    expect(marta.locator(".log .table-note").first).to_contain_text("Odile would rather play on")
    pick(odile, "Offer to end the game")
    odile.get_by_role("button", name="Offer it").click()
    agree = marta.locator(".ask-note").get_by_role("button", name="Agree")
    agree.focus()  # the keyboard is enough
    marta.keyboard.press("Enter")
    for page in (marta, odile):
        expect(page.locator(".ending.result h2")).to_have_text("A game without a winner")


def settled(house: House) -> tuple[Laid, int]:
    """A table of Wine & Cheese at which a seat may ask for its last turn, and the seat."""
    laid, rng = friends(house, "wine-and-cheese"), random.Random(6)
    for _ in range(400):
        seat = laid.view(None)["waiting"][0]
        seen = laid.view(seat)
        laid.move(seat, rng.choice(seen["choices"])["move"], seen["version"])
        for asker in (0, 1):
            try:
                asked = house.ask(
                    f"tables/{laid.id}/ask", {"move_id": secrets.token_hex(8), "what": "back"}, laid.tokens[asker]
                )
            except urllib.error.HTTPError:
                continue
            number = asked["payload"]["ask"]["number"]
            withdrawn = {"move_id": secrets.token_hex(8), "ask": number, "agree": False}
            house.ask(f"tables/{laid.id}/answer", withdrawn, laid.tokens[asker])
            return laid, asker
    raise AssertionError("nobody could ever ask")


def test_a_turn_is_taken_back_when_the_other_agrees(house: House, invite: Invite) -> None:
    laid, seat = settled(house)
    asker, other = invite().sit(laid, seat), invite(width=390, touch=True).sit(laid, 1 - seat)
    lines = len(laid.view(seat)["log"])
    pick(asker.page, "Ask to take my turn back")
    expect(asker.page.get_by_role("dialog")).to_contain_text("Take your last turn back?")
    asker.page.get_by_role("button", name="Ask", exact=True).click()
    note = other.page.locator(".ask-note")
    expect(note).to_contain_text("asks to take back a turn")
    check_layout(other)
    note.get_by_role("button", name="Agree").tap()
    expect(asker.page.locator(".prompt.mine")).to_be_visible()
    expect(asker.page.locator(".log .table-note").first).to_contain_text("taken back by agreement")
    expect(other.page.locator(".ask-note")).to_have_count(0)
    assert len(laid.view(seat)["log"]) < lines


def test_what_cannot_be_taken_back_says_why(house: House, invite: Invite) -> None:
    """In Fromage all show their choices at once."""
    laid, rng = friends(house, "fromage"), random.Random(3)
    while not any(turn["over"] and turn["seats"] for turn in laid.view(0)["turns"]):
        seat = laid.view(None)["waiting"][0]
        laid.move(seat, rng.choice(laid.view(seat)["choices"])["move"])
    guest = invite(lang="de").sit(laid, 0)
    guest.forgive("422")
    page = guest.page
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("menuitem", name="Um Rücknahme bitten").click()
    page.get_by_role("button", name="Fragen", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("lässt sich nicht zurücknehmen")
    page.get_by_role("dialog").get_by_role("button", name="Schließen").last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_running_table_leaves_the_list_and_its_link_leads_back(house: House, invite: Invite, axe: str) -> None:
    laid = friends(house)
    del laid.tokens[1]
    page = invite().page
    keep(page, laid)
    page.goto(house.url)
    page.locator(".runs .forget").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert link == laid.address(0)
    assert violations(page, axe) == []
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".runs .run")).to_have_count(0)
    again = invite()
    again.page.goto(link)
    expect(again.page.locator(".table .field .board")).to_be_visible()
    pick(again.page, "Remove from my list")
    again.page.get_by_role("button", name="Remove", exact=True).click()
    expect(again.page.locator(".game-cards, .lobby, main").first).to_be_visible()
    expect(again.page.locator(".runs .run")).to_have_count(0)
