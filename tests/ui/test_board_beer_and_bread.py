"""The board of Beer & Bread in a real browser: every phase of whole games, wide and on a phone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from affinage.core.game import PUBLIC
from affinage.core.play import Table
from affinage.games.beer_and_bread.game import GAME
from affinage.games.beer_and_bread.state import Phase

from .conftest import Invite
from .gallery import Gallery, Position, position, positions

Look = Callable[..., Gallery]
OUTSIDE = """() => {
  const box = document.querySelector('.field .board').getBoundingClientRect();
  return [...document.querySelectorAll('.field .board *')].filter((e) => {
    const r = e.getBoundingClientRect();
    const out = r.right > box.right + 1 || r.bottom > box.bottom + 1 || r.left < box.left - 1 || r.top < box.top - 1;
    return r.width > 0 && out && !e.closest('svg.land, .pland > svg');
  }).map((e) => `${e.tagName} ${e.getAttribute('class')}`);
}"""


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
    return str(shown.payload["view"]["frame"]["phase"])


def reaped(shown: Position) -> Any:
    """What a harvest with the chosen card would do."""
    return shown.payload["view"]["chosen"]["uses"]["harvest"]


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
