"""The lobby: a table in one click, every wish reaches the server, and this device finds its tables again."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from affinage import __version__

from .conftest import Invite
from .house import House, Laid
from .test_axe import in_every_light, violations

# Names as somebody might choose them to do harm; each fits into 32 characters.
NAUGHTY = [
    "<b>bold</b>",
    "<img src=x onerror=hurt=1>",
    "<script>hurt=1</script>",
    "<svg onload=hurt=1>",
    "'><script>hurt=1</script>",
    '"><img src=x onerror=hurt=1>',
    "javascript:hurt=1",
    "{{hurt=1}}",
    "${hurt=1}",
    "<%= hurt=1 %>",
    "&lt;b&gt;",
    "&#60;img src=x&#62;",
    "<a href=javascript:hurt=1>x</a>",
    "<iframe src=javascript:hurt=1>",
    "<style>*{display:none}</style>",
    "<!-- hidden",
    "]]>",
    "<math><mi//xlink:href=x>",
    "\\u003cb\\u003e",
    "<input autofocus onfocus=hurt=1>",
]
HARM = "() => window.hurt === 1 || document.querySelector('#app iframe, #app script, #app img, #app style') !== null"


def keep(page: Page, *tables: Laid) -> None:
    """As if these tables had been opened on this device."""
    kept = {
        laid.id: {
            "table": laid.id,
            "seats": [{"seat": seat, "token": token} for seat, token in laid.tokens.items()],
            "spectator": laid.spectator,
            "at": at,
        }
        for at, laid in enumerate(tables)
    }
    page.add_init_script(f"localStorage.setItem('affinage/tables', {json.dumps(json.dumps(kept))})")


def wish(page: Page) -> Any:
    """What the page asks for when the start button is pressed."""
    with page.expect_request("**/api/tables?*") as asked:
        page.get_by_role("button", name="Start the table").first.click()
    return json.loads(asked.value.post_data or "")


def test_a_name_once_then_one_click(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(house.url)
    page.get_by_label("What shall we call you?").fill("Marta")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=Marta. What shall we play?")
    asked = wish(page)
    assert asked["name"] == "Marta"
    assert [seat["kind"] for seat in asked["seats"]] == ["me", "bot"]
    page.wait_for_selector(".table .field .board *")
    page.goto(house.url)
    page.wait_for_selector(".runs .run")
    assert page.get_by_label("What shall we call you?").count() == 0
    page.get_by_role("button", name="You are Marta. Change your name").click()
    page.get_by_label("Name", exact=True).fill("Odile")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=Odile. What shall we play?")


def test_every_wish_reaches_the_server(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(house.url)
    page.get_by_role("radio", name="Fromage").check(force=True)
    page.get_by_role("button", name="One seat more").click()
    page.get_by_role("button", name="One seat more").click()
    expect(page.get_by_role("button", name="One seat more")).to_be_disabled()
    page.get_by_label("Who sits in seat 2?").select_option("link")
    page.get_by_label("Who sits in seat 3?").select_option("hotseat")
    page.get_by_label("Name of player 3").fill("Tom")
    page.get_by_label("Who sits in seat 4?").select_option("me")
    page.get_by_text("Options of the game").click()
    page.get_by_label("Layout of the Bistro").select_option("II")
    page.locator(".option:has(span:text-is('Clock')) select").select_option("game-20")
    page.get_by_role("radio", name="Off").check(force=True)
    asked = wish(page)
    assert [seat["kind"] for seat in asked["seats"]] == ["bot", "link", "hotseat", "me"]
    assert asked["seats"][2]["name"] == "Tom"
    assert (asked["options"]["bistro"], asked["clock"]["seconds"], asked["hints"]) == ("II", 1200, False)
    page.wait_for_selector(".waiting")
    page.goto(house.url)  # the next start begins where this one was
    page.wait_for_selector(".seat-row.hotseat")
    expect(page.get_by_label("Layout of the Bistro")).to_have_value("II")


def test_mixing_and_learning(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(house.url)
    page.get_by_role("radio", name="Vinhos").check(force=True)
    page.get_by_role("button", name="Mix order").click()
    expect(page.locator(".seat-row.me")).to_have_count(1)
    page.get_by_role("link", name="First lesson").click()
    page.wait_for_selector(".lesson[data-game=vinhos] .field .board *")


def test_my_tables_and_whose_turn_it_is(house: House, invite: Invite) -> None:
    mine = house.lay("beer-and-bread", [{"kind": "me"}, {"kind": "hotseat", "name": "Odile"}])
    gathering = house.lay("vinhos", [{"kind": "me"}, {"kind": "link"}])
    page = invite().page
    keep(page, mine, gathering)
    page.goto(house.url)
    runs = page.locator(".run")
    expect(runs).to_have_count(2)
    expect(runs.nth(0)).to_contain_text("Your turn")
    expect(runs.nth(1)).to_contain_text("Some seats are still free")
    expect(page.get_by_text("One table is waiting for you")).to_have_count(1)
    runs.nth(1).get_by_role("link").click()
    page.wait_for_selector(".waiting")


def test_joining_by_the_spoken_code(house: House, invite: Invite) -> None:
    laid = house.lay("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    guest = invite()
    guest.forgive("404")
    page = guest.page
    page.goto(house.url)
    field = page.get_by_label("Code of a table, such as RYE-4KF").first
    field.fill("NO-SUCH")
    field.press("Enter")
    page.wait_for_selector(".by-code [role=alert]")
    field.fill(laid.made["code"].lower())
    field.press("Enter")
    page.wait_for_selector(".table .field .board *")
    assert laid.view(0)["status"] == "playing"


def test_naughty_names_stay_text(house: House, invite: Invite) -> None:
    """Twenty tables of this device, each with a name that would like to be more than one."""
    bots = [{"kind": "bot", "level": "random", "name": name} for name in NAUGHTY]
    tables = [house.lay("beer-and-bread", [{"kind": "me"}, bot]) for bot in bots]
    page = invite().page
    keep(page, *tables)
    page.add_init_script("localStorage.setItem('affinage/name', JSON.stringify('<img src=x onerror=hurt=1>'))")
    page.goto(house.url)
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(".run .with")).to_have_count(len(NAUGHTY))
    shown = "\n".join(page.locator(".run .with").all_inner_texts())
    assert [name for name in NAUGHTY if name not in shown] == []
    assert "<img src=x onerror=hurt=1>" in page.inner_text("h1")
    assert not page.evaluate(HARM)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_barrier(house: House, invite: Invite, axe: str, lang: str) -> None:
    guest = invite(lang=lang)
    laid = house.lay("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    keep(guest.page, laid)
    guest.page.goto(house.url)
    for there in (".run", ".box", ".bots-note"):
        guest.page.wait_for_selector(there)
    in_every_light(guest, axe, (1366, 768, 390) if lang == "en" else (390,))
    guest.page.locator(".phone-bar > .button").click()
    guest.page.wait_for_selector("dialog[open] .new-table")
    assert violations(guest.page, axe) == []
    small = guest.page.evaluate(SMALL)
    assert small == []


# Everything that a finger can hit, smaller than 44 px each way; what lies off the screen or is drawn over counts not.
SMALL = """() => [...document.querySelectorAll('a, button, select, input, summary, label:has(input)')].filter((e) => {
  const target = e.matches('input, select') ? e.closest('label, .seat-row') ?? e : e;
  const r = target.getBoundingClientRect();
  const shown = r.width > 1 && r.height > 1 && getComputedStyle(e).visibility !== 'hidden';
  return shown && (r.width < 43.5 || r.height < 43.5);
}).map((e) => e.outerHTML.slice(0, 90))"""


def test_german_is_german(house: House, invite: Invite) -> None:
    page = invite(lang="de").page
    page.goto(house.url)
    for there in (".box", ".bots-note"):  # what comes from the server is there too
        page.wait_for_selector(there)
    words = page.inner_text("#app")
    assert "Was spielen wir?" in words
    assert [word for word in ("Seats", "Clock", "Start", "Learn", "players", "Continue") if word in words] == []


def test_lost(house: House, invite: Invite, axe: str) -> None:
    page = invite().page
    page.goto(f"{house.url}#/nowhere/{random.Random(1).random()}")
    page.wait_for_selector("text=There is nothing on this shelf")
    assert violations(page, axe) == []
    page.get_by_role("link", name="To the tables").click()
    page.wait_for_selector(".shelf")


def test_whether_a_bot_may_play_for_oneself_is_asked_where_people_play(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(house.url)
    page.get_by_label("Who sits in seat 2?").wait_for()
    expect(page.get_by_label("When I am away")).to_have_count(0)  # between one person and a bot nobody is awaited
    page.get_by_label("Who sits in seat 2?").select_option("link")
    page.get_by_label("When I am away").check()
    asked = wish(page)
    assert (asked["stand_in"], asked["lets"]) == ("medium", True)


def test_the_foot_of_the_lobby_tells_the_versions_and_whose_work_is_in_it(house: House, invite: Invite) -> None:
    page = invite().page
    page.goto(house.url)
    foot = page.locator(".lobby .imprint")
    expect(foot).to_contain_text(f"Affinage {__version__}")
    for title in ("Beer & Bread", "Wine & Cheese", "Fromage", "Vinhos"):
        expect(foot).to_contain_text(re.compile(rf"{re.escape(title)} \d"))
    with page.expect_popup() as opened:
        foot.get_by_role("link", name="Licences").click()
    expect(opened.value.locator("body")).to_contain_text("preact")
