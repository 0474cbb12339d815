"""The board of Vinhos in a real browser: every phase of whole games, wide and on a phone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from affinage.games.vinhos import GAME
from affinage.games.vinhos.state import Phase

from .conftest import Invite
from .gallery import Gallery, Position, positions
from .test_axe import RULES
from .test_phone import SMALL

Look = Callable[..., Gallery]
OUTSIDE = """() => {
  const box = document.querySelector('.field').getBoundingClientRect();
  return [...document.querySelectorAll('.field .board *')].filter((e) => {
    const r = e.getBoundingClientRect();
    if (r.width === 0) return false;
    return r.right > box.right + 1 || r.bottom > box.bottom + 1 || r.left < box.left - 1 || r.top < box.top - 1;
  }).map((e) => `${e.tagName} ${e.getAttribute('class')}`);
}"""
SILENT = """() => [...document.querySelectorAll('.field [data-explains]')]
  .filter((e) => (e.getAttribute('aria-label') ?? '').trim().length < 3).map((e) => e.outerHTML.slice(0, 120))"""
TINY_TEXT = """() => [...document.querySelectorAll('.field .board *')]
  .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
  .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 12)
  .map((e) => `${e.getAttribute('class')} ${e.textContent}`)"""
GREY = "() => [...document.querySelectorAll('.field .place.grey')].map((e) => e.dataset.place)"


@pytest.fixture(scope="module")
def met() -> list[Position]:
    """Positions of every phase in which somebody is asked, with two, three and four seats."""
    found = [
        position
        for seats, seed, lang in ((4, 1, "en"), (2, 2, "en"), (3, 3, "de"), (4, 6, "en"), (2, 8, "en"))
        for position in positions(GAME, seats, seed, lang, each=1)
    ]
    phases = {position.payload["view"]["phase"] for position in found}
    asked = {phase.name.lower() for phase in Phase if Phase.VINTAGE < phase <= Phase.OVER}
    assert asked - phases <= {"pair"}  # which needs three barrels in one house
    return found


@pytest.fixture
def look(page_files: Path, invite: Invite) -> Look:
    """A window on the gallery."""
    return lambda **more: Gallery(invite(**more), page_files)


def test_every_choice_has_its_place_and_everything_grey_its_reason(look: Look, met: list[Position]) -> None:
    gallery = look()
    for position in met:
        gallery.show(position)
        phase = position.payload["view"]["phase"]
        assert position.places <= gallery.drawn(), phase
        assert set(gallery.page.evaluate(GREY)) <= set(position.reasons), phase
        assert gallery.page.evaluate(OUTSIDE) == [], phase
        assert gallery.page.evaluate(SILENT) == [], phase
        assert gallery.page.evaluate(TINY_TEXT) == [], phase


def test_on_a_phone_every_choice_lies_in_one_area(look: Look, met: list[Position]) -> None:
    gallery = look(width=390, touch=True)
    for position in met[::2]:
        gallery.show(position)
        phase, choices = position.payload["view"]["phase"], position.payload["choices"]
        areas, found = gallery.areas(), set[str]()
        assert sum(areas.values()) == sum(not each["place"].startswith("button/") for each in choices), phase
        for area, n in areas.items():
            if n > 0:
                gallery.turn_to(area)
                here = gallery.drawn() & position.places
                assert sum(each["place"] in here for each in choices) == n, (phase, area)
                assert gallery.page.evaluate(SMALL) == [], (phase, area)
                found |= here
        assert found == position.places, phase


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_nothing_bars_anybody(look: Look, met: list[Position], axe: str, dark: bool) -> None:
    wide = look(dark=dark)
    by_phase = {position.payload["view"]["phase"]: position for position in met}
    for phase in ("turn", "bank", "target", "secret"):
        wide.show(by_phase[phase])
        assert violations(wide, axe) == [], phase
    phone = look(width=390, touch=True, dark=dark)
    phone.show(by_phase["slot"])
    for area in phone.areas():
        phone.turn_to(area)
        assert violations(phone, axe) == [], area


def violations(gallery: Gallery, axe: str) -> list[str]:
    if not gallery.page.evaluate("() => 'axe' in window"):
        gallery.page.evaluate(axe)
    found: list[str] = gallery.page.evaluate(
        """async (rules) => (await axe.run('.field', { runOnly: rules })).violations
          .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id} ${html.slice(0, 99)} ${any[0]?.message}`))""",
        RULES,
    )
    return found


def test_what_is_asked_about_is_enlarged_and_the_quadrel_is_one_click_away(look: Look, met: list[Position]) -> None:
    gallery = look()
    gallery.show(next(each for each in met if each.payload["view"]["phase"] == "bank"))
    expect(gallery.page.locator(".bank-board .money")).to_have_count(25)
    gallery.page.get_by_role("button", name="Back to the quadrel").click()
    gallery.page.wait_for_selector(".quadrel .space")
    gallery.show(next(each for each in met if each.payload["view"]["phase"] == "slot"))
    gallery.page.wait_for_selector(".enlarged .slot.legal")


def test_pointing_at_a_space_shows_the_way_and_what_it_costs(look: Look) -> None:
    turn = next(each for each in positions(GAME, 4, 1, previews=3) if each.payload["view"]["phase"] == "turn")
    gallery = look()
    gallery.show(turn)
    first = turn.payload["choices"][0]["place"]
    gallery.page.locator(f"[data-place='{first}']").hover()
    gallery.page.wait_for_selector(".way .line")
    gallery.page.wait_for_selector(".tip[data-shown=true] .vinhos-tip")
    assert "Bago" in gallery.page.inner_text(".tip") or "free" in gallery.page.inner_text(".tip")


def test_a_wine_explains_its_value(look: Look, met: list[Position]) -> None:
    gallery = look()
    gallery.show(next(each for each in met if each.payload["view"]["phase"] == "sell" and each.payload["lang"] == "en"))
    gallery.page.locator(".mine .store-slot:has(.wine)").first.hover()
    gallery.page.wait_for_selector(".tip[data-shown=true] .sum")
    assert "quality" in gallery.page.inner_text(".tip .sum")
    assert "worth" in gallery.page.inner_text(".tip .sum")
