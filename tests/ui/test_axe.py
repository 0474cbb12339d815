"""No accessibility violation: every state of the table, light and dark, at three widths; contrast of the colours."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import FULL, Invite
from .guests import Guest
from .house import UI, House

WIDTHS = (1366, 768, 390)
RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
# The page knows how wide and how light it is, has drawn itself so, and nothing is still on its way to another colour.
SETTLED = """([width, light]) => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const drawn = innerWidth === width && document.documentElement.dataset.theme === light;
  go(drawn && document.getAnimations().every((each) => each.playState !== 'running'));
})))"""
GAMES = [  # what is around the board is the same in all of them; the boards themselves are in test_every_board
    ("beer-and-bread", 2),
    pytest.param("wine-and-cheese", 2, marks=pytest.mark.long),
    pytest.param("fromage", 4, marks=pytest.mark.long),
    ("vinhos", 4),
]


def violations(page: Page, axe: str) -> list[str]:
    """What axe finds, in short."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {axe} }}")
    found = page.evaluate(
        "rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] }).then((r) => r.violations)", RULES
    )
    return [
        f"{each['id']}: {node['target']} {node['html'][:140]} {node['failureSummary'][-160:]}"
        for each in found
        for node in each["nodes"]
    ]


def in_every_light(guest: Guest, axe: str, widths: tuple[int, ...] = WIDTHS) -> None:
    """Looks at the page as it stands, narrow and wide, light and dark; by turns, or with AFFINAGE_FULL all of them."""
    for number, width in enumerate(widths):
        guest.page.set_viewport_size({"width": width, "height": 844 if width < 700 else 768})
        for light in ("light", "dark") if FULL else (("light", "dark")[number % 2],):
            guest.page.emulate_media(color_scheme=light)
            guest.page.wait_for_function(SETTLED, arg=[width, light])
            assert violations(guest.page, axe) == [], f"{width} px, {light}"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_table_of_each_game(house: House, invite: Invite, axe: str, game: str, seats: int) -> None:
    guest = invite().sit(house.against_bot(game, seats, guide=True))
    guest.await_turn()
    in_every_light(guest, axe)


def test_tip_menu_and_dialogs(house: House, invite: Invite, axe: str) -> None:
    guest = invite().sit(house.against_bot())
    guest.await_turn()
    page = guest.page
    page.keyboard.press("ArrowRight")
    page.keyboard.press("?")
    page.wait_for_selector(".tip[data-shown=true]")
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    for tab, there in (("Moves", ".move-list"), ("Help", ".help details")):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_selector(there)
        assert violations(page, axe) == []
    for item in ("Settings", "Keys", "Continue on another device"):
        page.get_by_role("button", name="Menu").click()
        assert violations(page, axe) == []
        page.get_by_role("menuitem", name=item).click()
        page.wait_for_selector("dialog[open]")
        assert violations(page, axe) == [], item
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


def test_hint_curtain_spectator_and_end(house: House, invite: Invite, axe: str) -> None:
    laid = house.hotseat()
    guest = invite().catching().sit_first(laid)
    choice = laid.view(guest.seat)["choices"][0]
    advice = {
        **choice, "moves": [choice["move"]], "name": choice["words"], "places": [], "beats": [], "win": 0.62,
        "score": 3.5, "parts": {}, "equal": False, "reasons": [], "price": "", "rows": [],
    }  # fmt: skip
    second = {**advice, "name": "Something else", "win": 0.5, "reasons": ["2 more hops"], "price": "1 water"}
    answer = json.dumps(
        {"advice": [advice, second], "title": "This instead of “Something else”", "why": "2 more hops."}
    )
    guest.page.route("**/hint*", lambda route: route.fulfill(body=answer, content_type="application/json"))
    guest.page.keyboard.press("h")
    guest.page.wait_for_selector(".table-advice .chance")
    expect(guest.page.locator(".table-advice")).to_contain_text("62 %")
    in_every_light(guest, axe, (1366, 390))
    watcher = invite().sit(laid, None)
    assert violations(watcher.page, axe) == []
    assert watcher.page.query_selector(".place.legal") is None
    other = invite()
    for seat in (0, 1):
        other.page.goto(laid.address(seat))
        other.page.wait_for_function("(mine) => JSON.stringify(localStorage).includes(mine)", arg=laid.tokens[seat])
    other.page.goto(f"{house.url}#/t/{laid.id}")
    other.page.wait_for_selector(".curtain button")
    in_every_light(other, axe)


# Text in drawings is more than axe can judge: the colours themselves are measured.

PAIRS: dict[str, list[tuple[str, str]]] = {
    "4.5": [
        *[(ink, ground) for ink in ("ink", "soft", "accent") for ground in ("paper", "card")],
        ("on-accent", "accent"),
    ],
    "3": [(seat, ground) for seat in ("heart", "ring", "diamond", "leaf") for ground in ("paper", "card")],
}


def colours(theme: str) -> dict[str, str]:
    """The variables of a theme; dark ones stand over the light ones."""
    css = (UI / "src/kit/tokens.css").read_text()
    light, dark = css.split('[data-theme="dark"]')
    found = dict(re.findall(r"--([\w-]+): (#[0-9A-Fa-f]{6})", light))
    return found | (dict(re.findall(r"--([\w-]+): (#[0-9A-Fa-f]{6})", dark)) if theme == "dark" else {})


def brightness(colour: str) -> float:
    """Relative luminance as WCAG reckons it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one is told from the other, 1 to 21."""
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_colours_have_contrast(theme: str) -> None:
    named: Any = colours(theme)
    weak = [
        f"{one} on {other}: {contrast(named[one], named[other]):.2f}"
        for least, pairs in PAIRS.items()
        for one, other in pairs
        if contrast(named[one], named[other]) < float(least)
    ]
    assert weak == []
