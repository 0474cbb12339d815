"""The board of Beer & Bread in a real browser: every phase of whole games, wide and on a phone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from affinage.core.game import PUBLIC
from affinage.core.play import Table
from affinage.games.beer_and_bread import GAME
from affinage.games.beer_and_bread.state import Phase

from .conftest import Invite
from .gallery import Gallery, Position, position, positions

Look = Callable[..., Gallery]
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OUTSIDE = """() => {
  const box = document.querySelector('.field .board').getBoundingClientRect();
  return [...document.querySelectorAll('.field .board *')].filter((e) => {
    const r = e.getBoundingClientRect();
    const out = r.right > box.right + 1 || r.bottom > box.bottom + 1 || r.left < box.left - 1 || r.top < box.top - 1;
    return r.width > 0 && out && !e.closest('svg.land, .pland > svg');
  }).map((e) => `${e.tagName} ${e.getAttribute('class')}`);
}"""
SILENT = """() => [...document.querySelectorAll('.field [data-explains]')]
  .filter((e) => (e.getAttribute('aria-label') ?? '').trim().length < 3).map((e) => e.outerHTML.slice(0, 120))"""
TINY_TEXT = """() => [...document.querySelectorAll('.field .board *')]
  .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) || e.dataset.t)
  .filter((e) => !e.closest('svg') && parseFloat(getComputedStyle(e).fontSize) < 12)
  .map((e) => `${e.getAttribute('class')} ${e.textContent}`)"""
SMALL = """() => [...document.querySelectorAll('.field button.place')]
  .map((e) => [e.dataset.place, e.getBoundingClientRect()])
  .filter(([, r]) => r.width > 0 && (r.width < 44 || r.height < 44))
  .map(([place, r]) => `${place} ${r.width} ${r.height}`)"""
GREY = "() => [...document.querySelectorAll('.field .place.grey')].map((e) => e.dataset.place)"


@pytest.fixture(scope="module")
def met() -> list[Position]:
    """Positions of every phase in which somebody is asked, early and late."""
    found = [each for seed, lang in ((4, "en"), (12, "de")) for each in positions(GAME, 2, seed, lang, each=2)]
    phases = {phase_of(each) for each in found}
    assert {phase.name.lower() for phase in Phase if Phase.DRAW < phase <= Phase.OVER} <= phases
    return found


@pytest.fixture
def look(page_files: Path, invite: Invite) -> Look:
    """A window on the gallery."""
    return lambda **more: Gallery(invite(**more), page_files)


def phase_of(shown: Position) -> str:
    return str(shown.payload["view"]["phase"])


def reaped(shown: Position) -> Any:
    """What a harvest with the chosen card would do."""
    return shown.payload["view"]["chosen"]["uses"]["harvest"]


def has_reason(place: str, shown: Position) -> bool:
    """A place without a reason of its own borrows that of the place it is part of: site/0 for site/0/beer."""
    parts = place.split("/")
    return any("/".join(parts[:n]) in shown.reasons for n in range(1, len(parts) + 1))


def violations(gallery: Gallery, axe: str) -> list[str]:
    if not gallery.page.evaluate("() => 'axe' in window"):
        gallery.page.evaluate(axe)
    found: list[str] = gallery.page.evaluate(
        """async (rules) => (await axe.run('.field', { runOnly: rules })).violations
          .flatMap((each) => each.nodes.map((node) => `${each.id} ${node.html.slice(0, 160)}`))""",
        RULES,
    )
    return found


def test_every_choice_has_its_place_and_everything_grey_its_reason(look: Look, met: list[Position]) -> None:
    gallery = look()
    for shown in met:
        gallery.show(shown)
        assert shown.places <= gallery.drawn(), phase_of(shown)
        assert [place for place in gallery.page.evaluate(GREY) if not has_reason(place, shown)] == [], phase_of(shown)
        assert gallery.page.evaluate(OUTSIDE) == [], phase_of(shown)
        assert gallery.page.evaluate(SILENT) == [], phase_of(shown)
        assert gallery.page.evaluate(TINY_TEXT) == [], phase_of(shown)


def test_on_a_phone_every_choice_lies_in_one_area(look: Look, met: list[Position]) -> None:
    gallery = look(width=390, touch=True)
    for shown in {phase_of(each): each for each in met}.values():
        gallery.show(shown)
        phase, choices = phase_of(shown), shown.payload["choices"]
        areas, found = gallery.areas(), set[str]()
        assert sum(areas.values()) == sum(not each["place"].startswith("button/") for each in choices), phase
        for area, n in areas.items():
            gallery.turn_to(area)
            here = gallery.drawn() & shown.places
            assert sum(each["place"] in here for each in choices) == n, (phase, area)
            assert gallery.page.evaluate(SMALL) == [], (phase, area)
            assert gallery.page.evaluate(OUTSIDE) == [], (phase, area)
            assert gallery.page.evaluate(SILENT) == [], (phase, area)
            found |= here
        assert found == shown.places, phase


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_nothing_bars_anybody(look: Look, met: list[Position], axe: str, dark: bool) -> None:
    wide = look(dark=dark)
    by_phase = {phase_of(each): each for each in met}
    for phase in ("choose", "action", "give", "over"):
        wide.show(by_phase[phase])
        assert violations(wide, axe) == [], phase
    phone = look(width=390, touch=True, dark=dark)
    phone.show(by_phase["action"])
    for area in ("play", "exchange", "other"):
        phone.turn_to(area)
        assert violations(phone, axe) == [], area


def test_the_chosen_card_has_a_panel_with_its_uses(look: Look, met: list[Position]) -> None:
    gallery = look()
    shown = next(
        each for each in met if phase_of(each) == "action" and each.payload["view"]["chosen"]["uses"]["produce"] is None
    )
    gallery.show(shown)
    assert gallery.page.locator(".uses .act").count() == 3
    (refused,) = gallery.page.locator(".uses .act.no").all()
    place = refused.get_attribute("data-place")
    assert place is not None
    gallery.page.wait_for_function(
        "why => document.querySelector('.uses .act.no').textContent.includes(why)", arg=shown.reasons[place]
    )
    assert gallery.page.locator(".hand .cardplace.chosen").count() == 1


def test_pointing_at_a_harvest_shows_what_it_would_take(look: Look) -> None:
    gallery = look()
    in_action = (each for each in positions(GAME, 2, 11, each=12, previews=6) if phase_of(each) == "action")
    shown = next(each for each in in_action if reaped(each)["gained"] and not reaped(each)["excess"])
    gallery.show(shown)
    gallery.page.locator(f".uses [data-place='column/{shown.payload['viewer']}']").hover()
    gallery.page.wait_for_selector(".hcol .hstrip.ghost")
    gained = sum(reaped(shown)["gained"].values())
    expect(gallery.page.locator(".bays .tok.ghost")).to_have_count(gained)
    assert gallery.page.locator(".acre .tok.out, .river .tok.out").count() <= gained


def test_a_card_explains_itself(look: Look) -> None:
    gallery = look()
    shown = next(each for each in positions(GAME, 2, 3, previews=5) if phase_of(each) == "choose")
    gallery.show(shown)
    card = shown.payload["view"]["seats"][shown.payload["viewer"]]["hand"]["cards"][0]
    gallery.page.locator(f"[data-place='hand/{card['card']}']").hover()
    gallery.page.wait_for_selector(".tip[data-shown=true] .bb-tip")
    expect(gallery.page.locator(".tip")).to_contain_text(card["upgrade"]["text"], use_inner_text=True)


def test_a_spectator_sees_backs_and_no_hand(look: Look) -> None:
    table = Table(GAME, 2, seed="9", names=["Marta", "Odile"])
    shown = position(table, PUBLIC, "de")
    shown.payload["viewer"] = None
    gallery = look(lang="de")
    gallery.show(shown)
    assert gallery.page.locator(".hand .back").count() == 5
    assert gallery.page.locator(".hand .card").count() == 0
    assert "Brauerei" in gallery.page.inner_text(".bb-wide")
    assert gallery.page.evaluate(OUTSIDE) == []
