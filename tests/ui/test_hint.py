"""The hint at the table: a whole turn with its reasons, the two best other ones, shown on the board and made."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Invite
from .guests import Guest
from .house import House

Json = Any


def idea(choice: Json, name: str, win: float, **more: Any) -> Json:
    """A turn as a bot would send it."""
    rest = {"score": 3.5, "parts": {}, "beats": [], "equal": False, "reasons": [], "price": "", "rows": []}
    return {**choice, "moves": [choice["move"]], "places": [choice["place"]], "name": name, "win": win, **rest, **more}


def asked(house: House, invite: Invite, *, equal: bool = False, **more: Any) -> tuple[Guest, list[Json]]:
    """A guest who has asked for a hint, and the choices there were."""
    laid = house.hotseat()
    guest = invite(**more).sit_first(laid)
    choices = laid.view(guest.seat)["choices"]
    reasons = [] if equal else ["2 hops more when the turn is over", "about 3 points more for “Beer cards” in the end"]
    told = [
        idea(choices[0], "Brew Weir Pale", 0.5),
        idea(choices[1], "Harvest with Mill Round", 0.44, equal=equal, reasons=reasons, price="1 water"),
    ]
    body = json.dumps({"advice": told, "title": "Brew Weir Pale instead of “Harvest with Mill Round”", "why": ""})
    guest.page.route("**/hint?*", lambda route: route.fulfill(body=body, content_type="application/json"))
    guest.page.keyboard.press("h")
    return guest, choices


def panel(page: Page) -> Any:
    """What the hint says."""
    return page.locator(".table-advice.hint")


def test_a_hint_says_what_its_turn_brings_and_both_chances(house: House, invite: Invite) -> None:
    guest, _ = asked(house, invite)
    hint = panel(guest.page)
    expect(hint.get_by_role("heading")).to_have_text("Brew Weir Pale instead of “Harvest with Mill Round”")
    expect(hint).to_contain_text(
        "2 hops more when the turn is over, and about 3 points more for “Beer cards” in the end."
    )
    expect(hint.locator(".chance")).to_have_text(["Brew Weir Pale50 %", "Harvest with Mill Round44 %"])
    expect(hint).to_contain_text("What you give up: 1 water.")
    hint.get_by_role("button", name="Another idea").click()
    expect(hint.get_by_role("heading")).to_have_text("Harvest with Mill Round")
    expect(hint).to_contain_text("“Brew Weir Pale” is better: 2 hops more")
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)


def test_two_turns_that_hardly_differ_are_equally_good(house: House, invite: Invite) -> None:
    guest, _ = asked(house, invite, equal=True)
    expect(panel(guest.page)).to_contain_text("Both are equally good.")


def test_a_hint_is_shown_on_the_board_and_made(house: House, invite: Invite) -> None:
    guest, choices = asked(house, invite)
    hint = panel(guest.page)
    with guest.page.expect_request("**/preview?*") as shown:
        hint.get_by_role("button", name="Show me").click()
    assert f"move={choices[0]['move']}" in shown.value.url
    with guest.page.expect_request("**/moves?*") as made:
        hint.get_by_role("button", name="Play it").click()
    assert json.loads(made.value.post_data or "")["move"] == choices[0]["move"]
    expect(hint).to_have_count(0)


def test_a_hint_on_a_phone_in_german(house: House, invite: Invite) -> None:
    guest, _ = asked(house, invite, width=390, touch=True, lang="de")
    expect(panel(guest.page)).to_contain_text("Tipp für diesen Zug")
    expect(panel(guest.page).get_by_role("button", name="So spielen")).to_be_visible()
