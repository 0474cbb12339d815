"""The table by keyboard alone: a whole game, few Tab stops, every key that the page promises."""

import random

import pytest
from playwright.sync_api import Page, expect

from .conftest import MOVES, Invite
from .guests import ANSWERED, CHANGED, Guest
from .house import House

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
FOCUS = "() => document.activeElement?.matches('.place.legal') ? document.activeElement.dataset.place : ''"


def walk(guest: Guest, rng: random.Random) -> bool:
    """Arrow keys to some lit place, and Enter."""
    keyboard = guest.page.keyboard
    for _ in range(rng.randint(1, 4)):
        keyboard.press(rng.choice(ARROWS))
    if not guest.page.evaluate(FOCUS):
        return False
    before = guest.now()["version"]
    keyboard.press("Enter")
    guest.page.wait_for_function(ANSWERED, arg=before)
    if guest.page.query_selector(".place-menu"):
        keyboard.press("Enter")
    return True


def test_a_whole_game_by_keyboard_alone(house: House, invite: Invite) -> None:
    laid = house.against_bot()
    guest = invite().sit(laid)
    rng, walked, moves = random.Random(3), 0, 0
    guest.page.evaluate("() => document.addEventListener('pointerdown', () => { window.pointed = true }, true)")
    while moves < MOVES and guest.await_turn():
        before = guest.now()["version"]
        confirm = guest.page.query_selector(".deeds .confirm:not(:disabled)")
        if confirm and rng.random() < 0.8:
            guest.page.keyboard.press("c")
        elif walk(guest, rng):
            walked += 1
        else:
            guest.page.keyboard.press(str(rng.randint(1, min(9, len(laid.view()["choices"])))))
        guest.page.wait_for_function(CHANGED, arg=before)
        moves += 1
    assert moves >= min(MOVES, 40)
    assert walked > moves // 8
    assert not guest.page.evaluate("() => window.pointed === true")


@pytest.fixture
def seated(house: House, invite: Invite) -> Guest:
    """A guest whose turn it is."""
    return invite().sit_first(house.hotseat())


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement?.dataset?.place ?? ''"))


def test_tab_needs_few_stops_from_the_top_to_the_end(seated: Guest) -> None:
    page, stops, boards = seated.page, 0, 0
    page.evaluate("() => { document.activeElement?.blur?.() }")
    while stops < 40:
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement === document.body || document.activeElement === null"):
            break
        stops += 1
        boards += bool(page.evaluate("() => document.activeElement.closest('.field') !== null"))
    assert boards == 1
    assert stops <= 12


def test_undo_reset_and_confirm_have_letters(house: House, invite: Invite) -> None:
    laid = house.hotseat()
    guest = invite().sit_first(laid)
    start = laid.view(guest.seat)["choices"]
    for key in ("u", "r"):
        before = guest.now()["version"]
        guest.page.keyboard.press("1")
        guest.page.wait_for_function(CHANGED, arg=before)
        assert laid.view(guest.seat)["can_undo"]
        before = guest.now()["version"]
        guest.page.keyboard.press(key)
        guest.page.wait_for_function(CHANGED, arg=before)
        assert laid.view(guest.seat)["choices"] == start


def test_letters_can_be_switched_off(seated: Guest) -> None:
    page = seated.page
    page.evaluate("() => localStorage.setItem('affinage/settings', JSON.stringify({ shortcuts: false, pace: 'off' }))")
    page.reload()
    seated.await_turn()
    before = seated.now()
    page.keyboard.press("1")
    page.keyboard.press("?")
    page.keyboard.press("ArrowRight")  # arrows are no letters: when they have led to a place, the keys before are done
    page.wait_for_function(FOCUS)
    assert page.query_selector(".table.busy, dialog") is None
    assert seated.now() == before


def test_a_question_mark_explains_what_has_the_focus_and_escape_takes_it_away(seated: Guest) -> None:
    page = seated.page
    page.keyboard.press("ArrowRight")
    assert focused(page)
    page.keyboard.press("?")
    tip = page.wait_for_selector(".tip[data-shown=true]")
    assert tip is not None
    assert tip.inner_text().strip()
    assert page.evaluate("() => document.activeElement.getAttribute('aria-describedby')") == "tip"
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip", state="detached")


def test_what_is_grey_says_why_with_the_rule(seated: Guest) -> None:
    page = seated.page
    grey = page.locator(".field .place[aria-disabled=true]:visible").first
    grey.focus()
    page.keyboard.press("?")
    page.wait_for_selector(".tip .why b")
    assert len(page.inner_text(".tip .why")) > 20


def test_the_list_of_moves_names_every_move(house: House, invite: Invite) -> None:
    laid = house.hotseat()
    guest = invite().sit_first(laid)
    guest.page.get_by_role("tab", name="Moves").click()
    words = [choice["words"] for choice in laid.view(guest.seat)["choices"]]
    expect(guest.page.locator(".move-list button span")).to_have_text(words)
