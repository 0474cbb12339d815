"""Talk at a table, between two real browsers: bubbles, words, muting, nothing for whoever only watches."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Invite
from .house import House, Laid
from .test_axe import in_every_light, violations


def friends(house: House, **more: Any) -> Laid:
    """A table of two people at two devices."""
    return house.hotseat(**more)


def open_talk(page: Page) -> Page:
    page.get_by_role("button", name=re.compile("^Say something|^Etwas sagen")).click()
    expect(page.locator("dialog.say")).to_be_visible()
    return page


def test_emotes_and_words_between_two_devices(house: House, invite: Invite, axe: str) -> None:
    laid = friends(house)
    one, other = invite().sit(laid, 0), invite(width=390, touch=True).sit(laid, 1)
    watching = invite().sit(laid, None)
    expect(other.page.get_by_role("button", name="Say something")).to_be_visible()
    open_talk(one.page).get_by_role("button", name="Cheers!").click()
    expect(other.page.locator(".bubble")).to_contain_text("Marta Cheers!")
    expect(watching.page.locator(".bubble")).to_contain_text("Cheers!")
    expect(one.page.locator("dialog.say")).to_have_count(0)
    open_talk(one.page).get_by_role("textbox", name="Your words").fill("You saw that coming?")
    one.page.get_by_role("button", name="Say it").click()
    expect(one.page.locator(".said li").last).to_contain_text("Me You saw that coming?")
    expect(other.page.get_by_role("button", name="Say something, one new message")).to_be_visible()
    expect(other.page.locator(".bubble")).to_contain_text("You saw that coming?")
    open_talk(other.page)
    expect(other.page.locator(".said li").last).to_contain_text("Marta You saw that coming?")
    in_every_light(other, axe, (390,))
    other.page.get_by_role("checkbox", name="Hear nothing from Marta").check()
    expect(other.page.locator(".said li")).to_have_text("Nothing has been said yet.")
    one.page.keyboard.press("Escape")
    assert violations(one.page, axe) == []
    assert watching.page.get_by_role("button", name=re.compile("^Say something")).count() == 0
    assert "You saw that coming?" not in watching.page.content()
    other.page.reload()
    other.page.wait_for_selector(".table .field .board *")
    open_talk(other.page)
    expect(other.page.get_by_role("checkbox", name="Hear nothing from Marta")).to_be_checked()
    other.page.get_by_role("checkbox", name="Hear nothing from Marta").uncheck()
    expect(other.page.locator(".said li")).to_have_count(2)


def test_a_table_without_talk_has_no_button_and_one_with_emotes_no_words(house: House, invite: Invite) -> None:
    still, few = friends(house, talk="none"), friends(house, talk="emotes")
    guest = invite(lang="de").sit(few, 0)
    open_talk(guest.page)
    expect(guest.page.get_by_role("button", name="Zum Wohl!")).to_be_visible()
    assert guest.page.locator("dialog.say").get_by_role("textbox").count() == 0
    guest = invite().sit(still, 0)
    guest.page.wait_for_load_state("networkidle")
    assert guest.page.get_by_role("button", name=re.compile("^Say something")).count() == 0
    alone = invite().sit(house.against_bot(), 0)
    alone.page.wait_for_load_state("networkidle")
    assert alone.page.get_by_role("button", name=re.compile("^Say something")).count() == 0, "nobody talks to a bot"


def test_every_bubble_goes_in_its_own_time(house: House, invite: Invite) -> None:
    """Whoever speaks meanwhile keeps nobody else's bubble on the board."""
    laid = friends(house, seats=3, game="fromage")
    guest = invite()
    guest.page.clock.install()
    guest.sit(laid, 0)
    for seat in (1, 2):
        house.ask(f"tables/{laid.id}/say", {"kind": "emote", "text": "hello"}, laid.tokens[seat])
        expect(guest.page.locator(f".bubble.seat-{seat}")).to_be_visible()
        guest.page.clock.run_for(3_500)
    expect(guest.page.locator(".bubble.seat-1")).to_have_count(0)
    expect(guest.page.locator(".bubble.seat-2")).to_be_visible()
    guest.page.clock.run_for(3_500)
    expect(guest.page.locator(".bubble")).to_have_count(0)
