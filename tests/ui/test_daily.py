"""The daily deal in the browser: begun, left, gone on with, given up, and compared; nothing of others before."""

import json
import re
import secrets

from playwright.sync_api import expect

from .conftest import Invite
from .house import House, Json
from .test_axe import violations


def played(house: House, name: str) -> str:
    """Somebody who has given up already; the name of their table."""
    today = house.ask("daily")["today"]
    player = secrets.token_hex(16)
    made = house.ask(f"daily/{today}/start", {"player": player, "name": name})
    house.ask(f"tables/{made['table']}/resign", {"move_id": secrets.token_hex(16)}, made["token"])
    return str(made["table"])


def test_a_day_from_its_page_to_the_field(house: House, invite: Invite, axe: str) -> None:
    other = played(house, "Zoe")
    guest = invite(390, touch=True, lang="de")
    page = guest.page
    page.goto(f"{house.url}#/daily")
    start = page.get_by_role("button", name="Heutiges Spiel beginnen")
    expect(start).to_be_visible()
    expect(page.get_by_text("Mit einem anderen Browser könnte man")).to_be_visible()
    expect(page.locator(".deeds .until")).to_have_text("Noch bis Mitternacht")
    assert "Zoe" not in page.content(), "nothing of others before one's own game is over"
    assert violations(page, axe) == []
    start.click()
    page.wait_for_selector(".table .field .board *")
    guest.await_turn()
    table = re.search(r"#/t/(\w+)", page.url)
    assert table is not None
    assert table[1] != other
    place = guest.lit()[0]["place"]
    assert place

    page.goto(f"{house.url}#/daily")  # left, and taken up again
    go_on = page.get_by_role("button", name="Partie fortsetzen")
    expect(go_on).to_be_visible()
    go_on.click()
    page.wait_for_selector(".table .field .board *")
    assert table[1] in page.url, "the first game counts"
    page.get_by_role("button", name="Menü").click()
    expect(page.get_by_role("menuitem", name="Tagesspiel")).to_be_visible()
    expect(page.get_by_role("menuitem", name=re.compile("Bot"))).to_have_count(0)
    page.keyboard.press("Escape")

    token = json.loads(page.evaluate("localStorage['affinage/tables']"))[table[1]]["seats"][0]["token"]
    house.ask(f"tables/{table[1]}/resign", {"move_id": secrets.token_hex(16)}, token)
    page.goto(f"{house.url}#/daily")
    expect(page.locator(".daily .gave-up")).to_have_text("Du hast aufgegeben")
    rows = page.locator(".field-list tbody tr")
    expect(rows).to_have_count(2)
    expect(page.locator(".field-list tr.you")).to_contain_text("Du")
    expect(page.locator(".field-list")).to_contain_text("Zoe")
    page.set_viewport_size({"width": 1366, "height": 768})
    assert violations(page, axe) == []
    page.goto(f"{house.url}#/r/{other}")  # another's game stays closed until the day is over
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    guest.forgive("401")


def test_results_are_drawn_and_can_be_sent(house: House, invite: Invite, axe: str) -> None:
    """How a field looks once games were played to their ends: the figures are the server's, as it tells them."""
    guest = invite().catching()
    page = guest.page
    today = house.ask("daily")["today"]

    def told(route: Json) -> None:
        answer = route.fetch().json()
        field = [("Ilse", 27, 21, ""), ("Bot: Hard", 24, 20, "hard"), ("Nina", 22, 19, ""), ("Rui", 15, 20, "")]
        rows = [
            {"place": n, "name": name, "level": level, "score": score, "rival": rival, "you": n == 3, "finished": True}
            for n, (name, score, rival, level) in enumerate(field, 1)
        ]
        answer |= {
            "state": "over", "table": "abc", "token": "t", "field": rows,
            "mine": {"score": 22, "rival": 19, "place": 3, "of": 4, "beaten": 33, "finished": True},
            "parted": {"best": "Ilse", "score": 27, "same": 1, "asked": 3,
                       "rows": [{"when": "Year 1, turn 3", "mine": "Brewed", "best": "Harvested"}]},
            "calendar": [{"date": today, "over": True, "won": True}],
        }  # fmt: skip
        route.fulfill(json=answer)

    page.route("**/look?*", told)
    page.goto(f"{house.url}#/daily/{today}")
    expect(page.locator("dl.mine")).to_contain_text("22")
    expect(page.locator("dl.mine")).to_contain_text("33 %")
    expect(page.locator(".chart .you b")).to_have_text("You")
    expect(page.locator(".parted tbody tr")).to_have_count(1)
    expect(page.locator(".day.won a")).to_have_attribute("aria-current", "date")
    for width in (1366, 390):
        page.set_viewport_size({"width": width, "height": 800})
        assert violations(page, axe) == []
    page.get_by_role("button", name="Copy result").click()
    expect(page.locator(".daily .news, .daily textarea").first).not_to_be_empty()


def test_final_scores_far_apart_fit_on_a_phone(house: House, invite: Invite) -> None:
    """Twelve bars, each with two figures under it, are no wider than the screen."""
    page = invite(390, touch=True).catching().page

    def told(route: Json) -> None:
        rows = [
            {"place": n, "name": name, "level": "", "score": score, "rival": 34, "you": n == 3, "finished": True}
            for n, (name, score) in enumerate([("Ilse", 147), ("Nina", 120), ("Rui", 100)], 1)
        ]
        mine = {"score": 100, "rival": 34, "place": 3, "of": 3, "beaten": 0, "finished": True}
        answer = route.fetch().json() | {"state": "over", "table": "abc", "token": "t", "field": rows, "mine": mine}
        route.fulfill(json=answer)

    page.route("**/look?*", told)
    page.goto(f"{house.url}#/daily")
    expect(page.locator(".chart li")).to_have_count(12)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390


def test_one_other_player_is_not_counted_as_several(house: House, invite: Invite) -> None:
    """A deal that two have played: whoever stood there besides is one, in words for one."""
    parted: Json = {"best": "Ilse", "score": 27, "rows": [{"when": "Year 1", "mine": "Brewed", "best": "Harvested"}]}

    def told(route: Json) -> None:
        answer = route.fetch().json()
        mine = {"score": 22, "rival": 19, "place": 2, "of": 2, "beaten": 0, "finished": True}
        route.fulfill(json=answer | {"state": "over", "table": "abc", "token": "t", "mine": mine, "parted": parted})

    today = house.ask("daily")["today"]
    for lang, same, asked, words in (
        ("en", 0, 1, "One other player stood there, and did something else."),
        ("de", 0, 1, "Dort stand noch jemand und hat etwas anderes getan."),
        ("de", 1, 3, "Von 3 anderen, die dort standen, hat einer dasselbe getan."),
    ):
        parted |= {"same": same, "asked": asked}
        page = invite(lang=lang).page
        page.route("**/look?*", told)
        page.goto(f"{house.url}#/daily/{today}")
        expect(page.locator(".parted .soft").filter(has_text=words)).to_be_visible()
