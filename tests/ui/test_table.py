"""The table page: a whole game by clicking what is lit, and what the page does besides.

Whole games of one browser against a bot are played in German, by keyboard and by touch: see the tests of these names.
"""

import random
import re

from playwright.sync_api import Route, WebSocketRoute, expect

from .conftest import MOVES, Invite, near_the_end
from .house import House, Json


def test_two_browsers_play_a_whole_game(house: House, invite: Invite) -> None:
    laid = house.hotseat()
    marta, odile = invite().sit(laid, 0), invite(dark=True).sit(laid, 1)
    rng, moves = random.Random(1), 0
    while laid.view(0)["status"] == "playing":
        guest = (marta, odile)[laid.view(None)["waiting"][0]]
        if guest.await_turn():
            guest.click_something(rng)
            moves += 1
        if moves == MOVES:
            for guest in (marta, odile):
                guest.look_away()
            laid.go_on(rng, near_the_end)
            for seat, guest in enumerate((marta, odile)):
                guest.sit(laid, seat)
    assert moves > min(MOVES, 80)
    for guest in (marta, odile):
        guest.page.wait_for_selector(".ending")
        assert guest.page.inner_text(".ending .sentence") == laid.view(0)["view"]["frame"]["result"]["sentence"]
        assert guest.page.get_attribute(".ending a", "href") == f"#/r/{laid.id}"


# What a page of a table does besides


def test_pointing_at_a_lit_place_shows_the_table_after_the_move(house: House, invite: Invite) -> None:
    laid = house.hotseat()
    guest = invite().sit_first(laid)
    spot = next(each for each in guest.lit() if not each["place"].startswith("button/"))
    with guest.page.expect_response(lambda answer: "/preview" in answer.url) as answer:
        guest.page.mouse.move(*spot["hit"])
    choice = next(each for each in laid.view(guest.seat)["choices"] if each["place"] == spot["place"])
    assert answer.value.json()["move"] == choice["move"]
    guest.page.wait_for_selector(".tip[data-shown=true]")
    assert choice["words"] in guest.page.inner_text(".tip")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".tip", state="detached")


def test_a_log_line_lights_up_what_it_speaks_of(house: House, invite: Invite) -> None:
    guest = invite().sit_first(house.hotseat())
    guest.click_something(random.Random(3))
    guest.page.get_by_role("radio", name="All moves").check()
    guest.page.locator(".rail .log-lines li.speaks").first.hover()
    guest.page.wait_for_selector(".field .lit")


def test_the_tab_says_whose_turn_it_is(house: House, invite: Invite) -> None:
    laid = house.hotseat()
    first, second = invite().sit(laid, 0), invite().sit(laid, 1)
    asked = laid.view(None)["waiting"][0]
    guests = (first, second)
    expect(guests[asked].page).to_have_title(re.compile("^● .*Beer & Bread"))
    expect(guests[1 - asked].page).to_have_title(re.compile("^Beer & Bread"))
    for seat, icon in ((asked, "icon-turn.svg"), (1 - asked, "icon.svg")):
        expect(guests[seat].page.locator("link[rel=icon]")).to_have_attribute("href", icon)


def test_a_hot_seat_has_a_curtain_and_nothing_behind_it(house: House, invite: Invite) -> None:
    laid = house.hotseat()
    guest = invite()
    for seat in (0, 1):
        guest.page.goto(laid.address(seat))
        guest.page.wait_for_function("(mine) => JSON.stringify(localStorage).includes(mine)", arg=laid.tokens[seat])
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.headers.get("authorization", "")))
    guest.page.goto(f"{house.url}#/t/{laid.id}")
    for _ in range(2):
        guest.page.wait_for_selector(".curtain .people button")
        now = laid.view(None)["waiting"][0]
        name = laid.view(None)["seats"][now]["name"]
        other = f"Bearer {laid.tokens[1 - now]}"
        assert guest.page.inner_text(".curtain h1") == f"Pass the device to {name}"
        assert guest.page.query_selector(".field, .place") is None
        asked.clear()
        guest.page.click(f"text=I am {name}")
        guest.page.wait_for_selector(".table .field .board *")
        assert other not in asked
        rng = random.Random(9)
        while laid.view(None)["waiting"] == [now]:
            guest.await_turn()
            guest.click_something(rng)


def test_a_spectator_sees_and_cannot_touch(house: House, invite: Invite) -> None:
    laid = house.against_bot()
    guest = invite().sit(laid, None)
    assert guest.page.query_selector(".place.legal, .deeds") is None
    assert guest.page.inner_text(".watching") == "You are watching"


def test_others_moves_are_dotted_and_told_since_my_last_turn(house: House, invite: Invite) -> None:
    laid = house.against_bot()
    guest = invite().sit(laid)
    rng = random.Random(10)
    guest.play_on(rng, 6)
    while guest.await_turn() and not guest.page.query_selector(".recap"):
        guest.click_something(rng)
    view = laid.view()
    while view["waiting"] != [0] or guest.now()["version"] != view["version"]:  # both may be asked: the bot answers too
        guest.page.wait_for_timeout(50)
        view = laid.view()

    def is_others(turn: Json) -> bool:
        """Somebody else acts in it, perhaps within one's own turn; or the table goes on by itself."""
        lines = [line for line in view["log"] if turn["first"] <= line["number"] < turn["end"]]
        return any(line["seat"] > 0 or (line["seat"] < 0 and 0 not in turn["seats"]) for line in lines)

    others = [turn for turn in view["turns"] if turn["end"] > view["since"] and is_others(turn)]
    guest.page.click(".recap button")
    rows = guest.page.locator(".since li b")
    expect(rows).to_have_count(len(others))
    for row, turn in zip(rows.all(), others, strict=True):
        expect(row).to_contain_text(turn["headline"])
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".since", state="detached")
    assert guest.page.query_selector(".field .last") is not None


def test_pieces_travel_unless_they_shall_not(house: House, invite: Invite) -> None:
    for motion, flies in (("no-preference", True), ("reduce", False)):
        guest = invite(reduced_motion=motion).sit(house.against_bot())
        guest.await_turn()
        guest.page.evaluate(
            """() => { window.flown = 0; const fly = Element.prototype.animate;
            Element.prototype.animate = function (...how) { window.flown += 1; return fly.apply(this, how) } }"""
        )
        guest.play_on(random.Random(11), 6)
        assert (guest.page.evaluate("() => window.flown") > 0) == flies


def test_plain_http_in_a_home_network_is_enough(house: House, invite: Invite) -> None:
    laid = house.against_bot()
    guest = invite()
    guest.page.goto(laid.address().replace(house.url, house.lan_url))
    guest.page.wait_for_selector(".table .field .board *")
    assert (
        guest.page.evaluate("() => [isSecureContext, 'clipboard' in navigator, 'randomUUID' in crypto]") == [False] * 3
    )
    assert guest.play_on(random.Random(12), 4) == 4
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("menuitem", name="Continue on another device").click()
    guest.page.get_by_role("button", name="Copy").click()  # nothing to copy with: the text is selected instead
    link = guest.page.get_by_role("dialog").get_by_role("textbox")
    expect(link).to_be_focused()
    expect(link).to_have_value(laid.address().replace(house.url, house.lan_url))


def test_the_page_says_that_a_bot_had_little_time(house: House, invite: Invite) -> None:
    guest = invite()

    def hurry(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda said: page.send(str(said).replace('"hurried":false', '"hurried":true')))

    def hurry_first(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('"hurried":false', '"hurried":true'))

    guest.page.route_web_socket(re.compile("/socket$"), hurry)
    guest.page.route("**/view?*", hurry_first)
    guest.sit_first(house.hotseat())
    expect(guest.page.locator(".seat-box:not(.mine)")).to_contain_text("in a hurry")
    expect(guest.page.locator(".prompt .note")).to_contain_text("thought less than usual")
