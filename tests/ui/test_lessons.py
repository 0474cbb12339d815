"""Lessons in a real browser: by keyboard with another move at every step, by touch in German, left and gone on with."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from affinage.core.about import names
from affinage.core.lesson import lesson_of

from .conftest import Invite
from .guests import Guest
from .house import House
from .test_axe import in_every_light, violations

FIRST = "beer-and-bread"
TAUGHT = [
    name if name == FIRST else pytest.param(name, marks=pytest.mark.long)
    for name in names()
    if lesson_of(name) is not None
]
# The lesson waits at this step and stop, and shows the position that belongs to it.
WAITS = """([step, stop]) => {
  const lesson = document.querySelector('.lesson')?.dataset;
  return lesson?.busy === 'false' && lesson.step === String(step + 1) && lesson.stop === String(stop);
}"""
# The board draws every place that the script points at, or what lies under its name.
DRAWN = """(places) => places.every((place) => {
  const [name, under] = [place, `${place}/`].map((each) => CSS.escape(each));
  const all = [`[data-place="${name}"]`, `[data-at="${name}"]`, `[data-place^="${under}"]`, `[data-at^="${under}"]`];
  const found = document.querySelectorAll(all.map((each) => `.field ${each}`).join());
  return [...found].some((each) => each.getClientRects().length > 0);
})"""
# The first place that is spoken of can be seen on a phone, above the coach.
SEEN = """(place) => {
  const [name, under] = [place, `${place}/`].map((each) => CSS.escape(each));
  const own = `.field .area :is([data-place="${name}"], [data-at="${name}"])`;
  const all = `.field .area :is([data-place^="${under}"], [data-at^="${under}"])`;
  const room = document.querySelector('.field .area').getBoundingClientRect();
  const boxes = [...document.querySelectorAll(`${own}, ${all}`)].map((each) => each.getBoundingClientRect());
  return boxes.some((box) => box.width > 0 && box.bottom > room.top + 8 && box.top < room.bottom - 8);
}"""
FOCUS = """(match) => {
  const found = [...document.querySelectorAll(match)].find((e) => e.getClientRects().length > 0);
  found?.setAttribute('tabindex', '0'); // as arrow keys do, before they go there
  found?.focus();
  return found?.dataset.place ?? null;
}"""


def other(place: str) -> str:
    """Whatever else can be tried than the move at this place."""
    board = f'.field .place:is(.legal, .other):not([data-place="{place}"])'
    return f"{board}, .coach .deeds button[data-place]:not(.expected)"


def right(place: str) -> str:
    """Where the move is made that is asked for."""
    return f'.field .place.legal[data-place="{place}"], .coach .expected'


def open_lesson(guest: Guest, house: House, game: str) -> Page:
    guest.page.goto(f"{house.url}#/learn/{game}")
    guest.page.wait_for_selector(".lesson .coach")
    return guest.page


def at(page: Page, step: int, stop: int) -> None:
    """Waits until the lesson does."""
    page.wait_for_function(WAITS, arg=[step, stop])


def plain(text: str) -> str:
    return text.replace("*", "")


def lines(step: Any) -> list[str]:
    return [step["otherwise"], *step["otherwise_at"].values()]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_by_keyboard_with_another_move_at_every_step(house: House, invite: Invite, game: str) -> None:
    guest = invite()
    page = open_lesson(guest, house, game)
    page.evaluate("() => document.addEventListener('pointerdown', () => { window.pointed = true }, true)")
    script = house.ask(f"lessons/{game}")
    tried = shown = 0
    for number, step in enumerate(script["steps"]):
        for stop, asked in enumerate(step["stops"]):
            at(page, number, stop)
            expect(page.locator(".coach .say")).to_have_text(plain(step["say"]))
            if stop == 0:
                page.wait_for_function(DRAWN, arg=step["spot"])
            before = page.get_attribute(".lesson", "data-version")
            if asked["move"] is not None and stop == 0 and page.evaluate(FOCUS, other(asked["place"])):
                for _ in range(2):
                    page.keyboard.press("Enter")
                    expect(page.locator(".coach .tried")).to_have_text(
                        re.compile("|".join(map(re.escape, lines(step))))
                    )
                assert page.get_attribute(".lesson", "data-version") == before, "another move is not made"
                tried += 1
                if shown == 0:
                    page.get_by_role("button", name="Show me").press("Enter")
                    shown += 1
                    continue
                assert page.evaluate(FOCUS, right(asked["place"])) is not None
            if number + 1 < len(script["steps"]):
                page.keyboard.press("Enter")
    assert shown == 1
    assert tried >= sum(step["task"] != "" for step in script["steps"]) // 2
    assert page.evaluate("() => window.pointed") is not True
    page.keyboard.press("Enter")  # play this game on
    page.wait_for_selector(".table:not(.lesson) .field .board *")
    assert "#/t/" in page.url
    page.goto(f"{house.url}#/learn")
    expect(page.get_by_role("link", name=f"Again: {script['title']}")).to_be_visible()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_by_touch_in_german(house: House, invite: Invite, game: str) -> None:
    guest = invite(width=390, touch=True, lang="de")
    page = open_lesson(guest, house, game)
    script = house.ask(f"lessons/{game}", lang="de")
    for number, step in enumerate(script["steps"]):
        for stop, asked in enumerate(step["stops"]):
            at(page, number, stop)
            expect(page.locator(".coach h2")).to_contain_text(step["title"])
            expect(page.locator(".coach .say")).to_have_text(plain(step["say"]))
            if asked["move"] is None:
                page.wait_for_function(DRAWN, arg=step["spot"][:1])  # the tab with what is pointed at has come forward
                for place in step["spot"][:1]:
                    page.wait_for_function(SEEN, arg=place)
            if asked["move"] is not None:
                expect(page.locator(".coach .task")).to_be_in_viewport(ratio=1)
            if 0 < number < len(script["steps"]) - 1:
                expect(page.locator(".coach").get_by_role("button", name="Zurück", exact=True)).to_be_in_viewport()
            if number + 1 == len(script["steps"]):
                break
            button = page.locator(".coach .expected")
            if asked["move"] is None or button.count():
                button.tap()
            else:
                page.locator(f'.field .legal[data-place="{asked["place"]}"]:visible').first.tap()
    expect(page.get_by_role("button", name="Diese Partie weiterspielen")).to_be_in_viewport(ratio=1)


def test_another_move_later_in_a_step_is_answered_by_what_comes_now(house: House, invite: Invite) -> None:
    """The step's line for other moves speaks of its first one, which is made already."""
    page = open_lesson(invite(), house, FIRST)
    script = house.ask(f"lessons/{FIRST}")
    number = next(n for n, step in enumerate(script["steps"]) if step["name"] == "column")
    for step in range(number):
        for stop in range(len(script["steps"][step]["stops"])):
            at(page, step, stop)
            page.keyboard.press("Enter")
    at(page, number, 0)
    page.wait_for_function(FOCUS, arg=right("hand/2"))
    page.keyboard.press("Enter")
    at(page, number, 1)
    page.wait_for_function(FOCUS, arg=other(script["steps"][number]["stops"][1]["place"]))
    page.keyboard.press("Enter")
    expect(page.locator(".coach .tried")).to_contain_text("goes on like this: Harvest with Hedge Pale")


def test_a_lesson_is_left_and_gone_on_with(house: House, invite: Invite) -> None:
    page = open_lesson(invite(), house, FIRST)
    at(page, 0, 0)
    page.keyboard.press("Enter")
    at(page, 1, 0)
    page.keyboard.press("Enter")
    at(page, 2, 0)
    page.keyboard.press("Backspace")
    at(page, 1, 0)
    page.keyboard.press("Enter")
    at(page, 2, 0)
    page.keyboard.press("Escape")
    page.wait_for_selector(".learn-card")
    expect(page.locator(".learn-card", has_text="Beer & Bread")).to_contain_text("step 3 of 14")
    page.goto(house.url)
    page.get_by_role("radio", name="Beer & Bread").check(force=True)
    expect(page.locator(".new-table .learn")).to_contain_text("Continue at step 3 of 14")
    page.locator(".new-table .learn").click()
    at(page, 2, 0)
    page.reload()
    at(page, 2, 0)
    page.get_by_role("button", name="What wins").click()
    at(page, 0, 0)


def test_pieces_travel_and_the_others_answer(house: House, invite: Invite) -> None:
    page = open_lesson(invite(reduced_motion="no-preference"), house, FIRST)
    for number, stop in ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1)):
        at(page, number, stop)
        page.keyboard.press("Enter")
    at(page, 4, 0)
    expect(page.locator(".coach .answers")).to_contain_text("Nora: Harvest with Brewer's Loaf")


def test_the_coach_and_the_learning_page_have_no_violation(house: House, invite: Invite, axe: str) -> None:
    guest = invite()
    guest.page.goto(f"{house.url}#/learn")
    guest.page.wait_for_selector(".learn-card")
    in_every_light(guest, axe)
    page = open_lesson(guest, house, FIRST)
    at(page, 0, 0)
    in_every_light(guest, axe)
    for number in (0, 1):
        at(page, number, 0)
        page.keyboard.press("Enter")
    at(page, 2, 0)
    assert page.evaluate(FOCUS, other("hand/7"))
    page.keyboard.press("Enter")
    expect(page.locator(".coach .tried")).to_be_visible()
    assert violations(page, axe) == []
