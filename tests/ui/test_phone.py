"""The table on a phone of 390 px, by touch."""

import random

import pytest
from playwright.sync_api import expect

from .conftest import MOVES, Invite, near_the_end
from .guests import LIT, Guest
from .house import House

SMALL = """() => [...document.querySelectorAll('button, a, [role=button], [role=tab], input, .place')]
  .filter((e) => e.getClientRects().length > 0 && e.closest('[hidden], .hidden') === null && !e.disabled)
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([e, r]) => r.width > 0 && (r.width < 43.5 || r.height < 43.5))
  .map(([e, r]) => `${e.dataset.place ?? e.getAttribute('aria-label') ?? e.textContent} ${r.width}x${r.height}`)"""
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

# What is written, and what it is written on: German words are long.
CUT = """() => [...document.querySelectorAll('.seat-box.asked.mine small, .ending .button')].filter((e) => {
  const written = document.createRange();
  written.selectNodeContents(e);
  const [text, box] = [written, e.closest('.seat-row, .button')].map((each) => each.getBoundingClientRect());
  return text.left < box.left - 0.5 || text.right > box.right + 0.5;
}).map((e) => e.textContent)"""


# What stands in a tab of the page keeps off its edges.
CROWDED = """() => [...document.querySelectorAll('.masthead .rooms a')].filter((e) => {
  const written = document.createRange();
  written.selectNodeContents(e.querySelector('span'));
  const [text, tab] = [written, e].map((each) => each.getBoundingClientRect());
  return tab.width < 44 || text.left < tab.left + 2 || text.right > tab.right - 2;
}).map((e) => e.textContent)"""


def check_layout(guest: Guest) -> None:
    assert guest.page.evaluate(WIDE) <= 0
    small = guest.page.evaluate(SMALL)
    assert small == []


def test_a_whole_game_by_touch(house: House, invite: Invite) -> None:
    laid = house.against_bot()
    guest = invite(width=390, touch=True).sit(laid)
    rng, moves = random.Random(4), 0
    while guest.await_turn():
        if moves == MOVES:
            guest.look_away()
            laid.go_on(rng, near_the_end)
            guest.sit(laid)
        if moves % 15 == 0:
            check_layout(guest)
        if not guest.lit():  # what can be done lies in another area: its badge says so
            guest.page.locator(".area-tabs [role=tab]:has(.move-count)").first.tap()
            guest.page.wait_for_selector(".area .place.legal")
        guest.click_something(rng)
        moves += 1
    assert moves > min(MOVES, 40)
    check_layout(guest)
    guest.page.wait_for_selector(".ending")


def test_german_words_are_whole_on_the_narrowest_phone(house: House, invite: Invite) -> None:
    laid, rng = house.hotseat(), random.Random(7)
    guest = invite(width=360, touch=True, lang="de").sit_first(laid)
    assert guest.page.locator(".seat-box.asked.mine small").inner_text() == "Du bist am Zug"
    assert guest.page.evaluate(CUT) == []
    guest.look_away()
    laid.go_on(rng)
    guest.sit(laid, guest.seat)
    guest.page.get_by_role("link", name="Züge ansehen").wait_for()
    assert guest.page.evaluate(CUT) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_tabs_of_the_page_hold_their_words(house: House, invite: Invite, lang: str) -> None:
    page = invite(width=320, touch=True, lang=lang).page
    page.goto(house.url)
    expect(page.locator(".masthead .rooms a")).to_have_count(5)
    for width in (320, 360, 390):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        page.evaluate("() => document.fonts.ready")  # until then the words have another width
        assert page.evaluate(CROWDED) == []
        assert page.evaluate(WIDE) <= 0


@pytest.mark.parametrize(("game", "seats"), [("beer-and-bread", 2), ("vinhos", 4)])
def test_clocks_of_days_leave_room_for_menu_and_talk(house: House, invite: Invite, game: str, seats: int) -> None:
    laid = house.hotseat(game, seats, clock={"kind": "move", "seconds": 7 * 86_400})
    guest = invite(width=360, touch=True, lang="de").sit_first(laid)
    expect(guest.page.get_by_role("timer")).to_have_text(["6 d"])
    guest.page.get_by_role("button", name="Etwas sagen").click()
    guest.page.keyboard.press("Escape")
    guest.page.locator(".strip").get_by_role("button", name="Menü").click()
    check_layout(guest)
    other = invite(width=360, touch=True).sit(laid, (guest.seat + 1) % seats)
    expect(other.page.get_by_role("timer")).to_have_text(["6 d"])
    other.page.get_by_role("button", name="Say something").click()
    assert other.page.evaluate(WIDE) <= 0


def test_prompt_and_confirm_stand_at_the_bottom(house: House, invite: Invite) -> None:
    guest = invite(width=390, touch=True).sit(house.against_bot())
    guest.await_turn()
    box = guest.page.locator(".prompt").bounding_box()
    assert box is not None
    assert abs(box["y"] + box["height"] - 844) < 1
    guest.page.get_by_role("button", name="Score, log and help").tap()
    guest.page.wait_for_selector("dialog.sheet .score")
    assert guest.page.evaluate(SMALL) == []
    guest.page.get_by_role("button", name="Close").tap()
    guest.page.wait_for_selector("dialog", state="detached")


def test_a_long_press_explains_and_makes_no_move(house: House, invite: Invite) -> None:
    guest = invite(width=390, touch=True).sit_first(house.hotseat())
    before = guest.now()
    spot = guest.page.evaluate(LIT, 0)[0]["hit"]
    touch = guest.context.new_cdp_session(guest.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": spot[0], "y": spot[1]}]})
    guest.page.wait_for_selector(".tip[data-shown=true]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    guest.page.wait_for_timeout(300)
    assert guest.now() == before
    assert guest.page.inner_text(".tip").strip()
