"""Where a way ends there is always a way on; and what looked broken on boards, on tablets and in German."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .house import House
from .test_axe import violations

WRONG = "401|403|404"
ICONS = "() => [...document.querySelectorAll('.icon')].filter((e) => e.getBoundingClientRect().width > 48).length"


def a_way_on(page: Page) -> None:
    """A header, the code of a table, a new table, and no icon blown up."""
    expect(page.locator(".masthead .brand")).to_be_visible()
    expect(page.get_by_role("textbox", name="Code of a table")).to_be_visible()
    expect(page.get_by_role("link", name="Open a new table")).to_be_visible()
    assert page.evaluate(ICONS) == 0


@pytest.mark.parametrize("width", [1440, 390])
def test_a_bad_link_has_a_header_and_a_way_on(house: House, invite: Invite, axe: str, width: int) -> None:
    laid = house.hotseat()
    guest = invite(width)
    guest.forgive(WRONG)
    page = guest.page
    for address, title in (
        (f"#/nowhere/{laid.id}", "There is nothing on this shelf"),
        ("#/t/nosuchtable", "No table behind this link"),
        (f"#/t/nosuchtable/{'x' * 32}", "This key does not open the table"),
        (f"#/j/{laid.id}/{'x' * 32}", "This invitation is no longer valid"),
    ):
        page.goto("about:blank")
        page.goto(house.url + address)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        a_way_on(page)
        assert violations(page, axe) == [], address
    page.goto(laid.address(0))
    page.wait_for_selector(".table .field .board *")
    page.goto(f"{house.url}#/t/anothertable")
    expect(page.locator(".own a")).to_have_attribute("href", f"#/t/{laid.id}")
    page.get_by_role("link", name="Open a new table").click()
    page.wait_for_selector(".shelf")


def test_who_comes_to_a_full_table_may_watch(house: House, invite: Invite, axe: str) -> None:
    laid = house.lay("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    key = laid.made["seats"][1]["invite"]
    told = house.ask(f"tables/{laid.id}/claim", {"invite": key, "name": "Noor", "claim_id": "0123456789abcdef"})
    laid.tokens[1] = told["token"]
    laid.add(1)
    guest = invite()
    page = guest.page
    page.goto(f"{house.url}#/j/{laid.id}/{key}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Both seats are taken")
    expect(page.locator(".seats b")).to_have_text(["Marta", "Noor"])
    expect(page.locator(".seats small")).to_have_text(["plays now"])
    expect(page.locator("main")).not_to_contain_text(re.compile("waiting for you|not valid|no longer valid"))
    a_way_on(page)
    assert violations(page, axe) == []
    page.get_by_role("button", name="Watch this game").click()
    page.wait_for_selector(".table .field .board *")
    expect(page.locator(".watching")).to_be_visible()


def test_an_invitation_names_an_address_that_others_can_open(house: House, invite: Invite) -> None:
    laid = house.lay("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    guest = invite()
    guest.page.goto(house.url)
    made = {"seats": [{"seat": 0, "token": laid.tokens[0]}], "invites": [{"seat": 1, "invite": "i" * 20}]}
    kept = {laid.id: {"table": laid.id, "spectator": laid.spectator, "at": 1, **made}}
    guest.page.evaluate("(kept) => localStorage.setItem('affinage/tables', JSON.stringify(kept))", kept)
    guest.page.goto(f"{house.url}#/t/{laid.id}")
    link = guest.page.locator(".ticket input").first
    expect(link).to_have_value(re.compile(f"^{re.escape(house.lan_url)}#/j/"))
    expect(guest.page.locator(".ticket")).not_to_contain_text("this computer only")


def test_a_lost_connection_takes_the_prompt_s_place(house: House, invite: Invite) -> None:
    guest = invite().sit_first(house.hotseat())
    guest.forgive("ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket|Failed to load resource")
    guest.context.set_offline(True)
    bar = guest.page.locator(".link-bar.gone")
    expect(bar).to_contain_text("Connection lost")
    bar.get_by_role("button", name="Try now").click()
    expect(guest.page.locator(".prompt .question")).to_have_count(0)
    assert guest.page.evaluate(ICONS) == 0
    guest.context.set_offline(False)
    expect(bar).to_have_count(0)
    expect(guest.page.locator(".prompt.mine .question")).to_be_visible()


# Tablets held upright

SPREAD = """() => {
  const boxes = [...document.querySelectorAll('.one-area')].map((e) => e.getBoundingClientRect());
  return { columns: new Set(boxes.map((r) => Math.round(r.left))).size, wide: Math.max(...boxes.map((r) => r.width)),
    over: document.documentElement.scrollWidth - innerWidth };
}"""


@pytest.mark.parametrize("game", ["beer-and-bread", "wine-and-cheese", "fromage", "vinhos"])
@pytest.mark.parametrize(("width", "height"), [(768, 1024), (820, 1180)])
def test_a_tablet_held_upright_shows_areas_side_by_side(
    house: House, invite: Invite, game: str, width: int, height: int
) -> None:
    guest = invite(width, height).sit_first(house.hotseat(game))
    seen = guest.page.evaluate(SPREAD)
    assert seen["columns"] == 2
    assert seen["wide"] <= width / 2
    assert seen["over"] <= 0
    assert guest.page.locator(".area-tabs").count() == 0
    assert len(guest.lit()) > 0, "and everything that is lit can be hit"


# Boards


# Words of which two neighbouring letters stand in different lines, with no soft hyphen or space between them.
BROKEN = """() => [...document.querySelectorAll('.structure .name')].flatMap((name) => {
  const text = name.firstChild, top = (n) => {
    const range = document.createRange();
    range.setStart(text, n);
    range.setEnd(text, n + 1);
    return Math.round([...range.getClientRects()].at(-1)?.top ?? 0); // the first may be where the line before ends
  };
  const letters = [...text.data].map((_, n) => n).slice(1);
  const within = (n) => /[^\\s\\u00ad-]{2}/.test(text.data.slice(n - 1, n + 1));
  const broken = letters.filter((n) => within(n) && top(n) !== top(n - 1));
  return broken.map((n) => `${text.data.slice(0, n)}/${text.data.slice(n)}`);
})"""


@pytest.mark.parametrize("width", [1440, 1366])
def test_long_german_names_of_structures_are_broken_between_syllables_alone(
    house: House, invite: Invite, width: int
) -> None:
    guest = invite(width, 900 if width == 1440 else 768, lang="de").sit(house.hotseat("fromage"), 0)
    guest.page.wait_for_selector(".structure .name")
    assert "Gewächs\u00adhaus" in guest.page.locator(".structure .name").all_text_contents()
    assert guest.page.evaluate(BROKEN) == []


def test_no_band_lies_above_the_board_of_beer_and_bread(house: House, invite: Invite) -> None:
    page = invite(1440, 900).sit(house.hotseat(), 0).page
    gap = """() => document.querySelector('.bb .country').getBoundingClientRect().top
      - document.querySelector('.prompt').getBoundingClientRect().bottom"""
    assert page.evaluate(gap) <= 12


def test_no_half_of_fromage_s_panel_is_empty(house: House, invite: Invite) -> None:
    laid = house.hotseat("fromage")
    between = """() => [...document.querySelectorAll('.quadrant-panel:not(.villes) .flank')].map((e) => {
      const parts = [...e.children].map((c) => c.getBoundingClientRect());
      return Math.max(0, ...parts.slice(1).map((r, n) => r.top - parts[n].bottom));
    })"""
    gaps = [invite(1440, 900).sit(laid, seat).page.evaluate(between) for seat in (0, 1)]  # one of them is not in Villes
    assert 0 < max(gap for each in gaps for gap in each) <= 32


@pytest.mark.parametrize(("lang", "words"), [("en", ["Step", "Card", "Faster", "Slower"]), ("de", None)])
def test_the_eight_options_have_labels(house: House, invite: Invite, lang: str, words: list[str] | None) -> None:
    page = invite(lang=lang).sit(house.hotseat("wine-and-cheese"), 0).page
    expect(page.locator(".free .option-head")).to_have_text(words or ["Schritt", "Karte", "Eile", "Ruhe"])
    over = "() => [...document.querySelectorAll('.option-head')].filter((e) => e.scrollWidth > e.clientWidth).length"
    assert page.evaluate(over) == 0


def test_magnates_rows_say_what_they_are(house: House, invite: Invite) -> None:
    page = invite(1440, 900).sit(house.hotseat("vinhos"), 0).page
    expect(page.locator(".magnate-row.heads > span")).to_have_text(
        ["asks for", "barrels", "extra actions", "points at the end, for each"]
    )
