"""The end of a game: counted row by row, told with its tie, looked at again, shared as a picture."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite, near_the_end
from .guests import Guest
from .house import House, Laid
from .test_axe import in_every_light, violations
from .test_phone import check_layout

MOVING = "no-preference"
LONGEST = 12_000  # ms that the count may take
NOTED = "() => Object.values(JSON.parse(localStorage['affinage/tables'])).find((t) => t.commitment)?.commitment"


def ending_soon(house: House, invite: Invite, **more: Any) -> tuple[Laid, Guest]:
    """A guest who likes motion sits at a table that is nearly over; time stands still on the page."""
    laid = house.hotseat()
    laid.go_on(random.Random(5), near_the_end)
    guest = invite(reduced_motion=MOVING, **more)
    guest.page.clock.install(time=0)
    guest.sit(laid)
    guest.page.clock.pause_at(600)
    laid.go_on(random.Random(5))
    return laid, guest


def rows(page: Page) -> list[list[str]]:
    """The score sheet as it stands: each row's name and figures."""
    read = "rows => rows.map((row) => [...row.children].map((cell) => cell.innerText.trim().replace(/\\n.*/, '')))"
    found: list[list[str]] = page.locator(".count-sheet tbody tr").evaluate_all(read)
    return found


def test_the_categories_are_counted_one_after_another(house: House, invite: Invite) -> None:
    laid, guest = ending_soon(house, invite, width=1440, height=900)
    page, frame = guest.page, laid.view(0)["view"]["frame"]
    expect(page.locator(".count-bar")).to_be_visible()
    names = [part["name"] for part in frame["seats"][0]["parts"]]
    page.clock.run_for(500)
    for name in names[:2]:  # each row lights up in its turn, here and on the board
        expect(page.locator(".count-sheet tr.now th")).to_have_text(name)
        expect(page.locator(".field .counted")).to_have_count(2)
        assert page.locator(".count-sheet .blank").count() > 0
        page.clock.run_for(855)
    expect(page.locator(".count-bar h2")).to_contain_text("Beer")
    page.clock.run_for(LONGEST)
    expect(page.locator(".ending.result")).to_be_visible()
    expect(page.locator(".count-bar")).to_have_count(0)
    told = rows(page)
    final = next(row for row in told if row[0] == "The lower")
    assert final[1:] == [str(seat["final"]) for seat in frame["seats"]]


def test_the_count_can_be_skipped_at_once_and_stopped(house: House, invite: Invite) -> None:
    _, guest = ending_soon(house, invite)
    page = guest.page
    page.clock.run_for(500)
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(2 * LONGEST)
    expect(page.locator(".count-bar")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    page.clock.run_for(400)
    page.get_by_role("button", name="To the result").click()  # and no time passes
    expect(page.locator(".ending.result")).to_be_visible()


def test_escape_ends_the_count(house: House, invite: Invite) -> None:
    _, guest = ending_soon(house, invite)
    expect(guest.page.locator(".count-bar")).to_be_visible()
    guest.page.clock.run_for(100)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".ending.result")).to_be_visible()


def test_the_count_on_a_phone_in_german(house: House, invite: Invite, axe: str) -> None:
    _, guest = ending_soon(house, invite, width=390, touch=True, lang="de")
    page = guest.page
    expect(page.locator(".count-bar")).to_be_visible()
    page.clock.run_for(1500)
    expect(page.locator(".count-bar h2")).to_contain_text("Gezählt wird")
    check_layout(guest)
    page.get_by_role("button", name="Zum Ergebnis").tap()
    expect(page.locator(".ending.result h2")).to_be_visible()
    check_layout(guest)
    page.clock.resume()
    assert violations(page, axe) == []


def test_without_motion_the_result_stands_there_at_once(house: House, invite: Invite) -> None:
    laid = house.hotseat()
    laid.go_on(random.Random(5), near_the_end)
    guest = invite().sit(laid)
    laid.go_on(random.Random(5))
    expect(guest.page.locator(".ending.result")).to_be_visible()
    assert guest.page.locator(".count-bar").count() == 0


def test_whoever_opens_a_finished_game_sees_the_result_and_the_board(house: House, invite: Invite, axe: str) -> None:
    laid = house.hotseat()
    laid.go_on(random.Random(6))
    guest = invite(reduced_motion=MOVING).sit(laid)
    page = guest.page
    expect(page.locator(".ending.result")).to_be_visible()
    in_every_light(guest, axe)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".field .board")).to_be_visible()
    expect(page.locator(".ending.line .sentence")).to_have_text(laid.view(0)["view"]["frame"]["result"]["sentence"])
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".ending.result")).to_be_visible()


@pytest.mark.parametrize(("game", "seats"), [("wine-and-cheese", 2), ("fromage", 3), ("vinhos", 2)])
def test_the_sheet_of_every_game(house: House, invite: Invite, game: str, seats: int) -> None:
    laid = house.hotseat(game, seats)
    laid.go_on(random.Random(7))
    page = invite().sit(laid).page
    expect(page.locator(".ending.result")).to_be_visible()
    frame = laid.view(0)["view"]["frame"]
    told = {row[0]: row[1:] for row in rows(page)}
    for at, part in enumerate(frame["seats"][0]["parts"]):
        assert told[part["name"]] == [str(seat["parts"][at]["points"]) for seat in frame["seats"]]
    last = "The lower" if "The lower" in told else "Total"
    assert told[last] == [str(seat["final"]) for seat in frame["seats"]]
    expect(page.locator(".ending.result h2")).not_to_be_empty()


def test_the_picture_is_made_on_the_device(house: House, invite: Invite) -> None:
    laid = house.hotseat()
    laid.go_on(random.Random(6))
    page = invite().sit(laid).page
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share the picture").click()
    assert saved.value.suggested_filename == "beer-and-bread.png"
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000  # not an empty sheet
    assert laid.id.encode() not in picture
    expect(page.locator(".ending .news")).to_have_text("The picture is saved.")


def test_a_rematch_from_the_result(house: House, invite: Invite) -> None:
    laid = house.against_bot()
    laid.go_on(random.Random(8))
    page = invite().sit(laid).page
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".table .field .board")).to_be_visible()
    assert laid.id not in page.url


def test_a_rematch_begins_when_everybody_has_come_and_each_device_notes_the_seal(
    house: House, invite: Invite, axe: str
) -> None:
    laid = house.hotseat()
    laid.go_on(random.Random(8))
    guests = [invite().sit(laid, seat) for seat in (0, 1)]
    guests[0].forgive("403")
    marta, odile = [guest.page for guest in guests]
    marta.get_by_role("button", name="Rematch").click()
    marta.get_by_role("button", name="Sit down").click()
    expect(marta.get_by_role("heading", level=1)).to_have_text("Waiting for Odile. The game starts by itself.")
    expect(marta.locator(".people .row.open")).to_contain_text("has not come yet")
    assert violations(marta, axe) == []
    marta.get_by_role("button", name="Let a bot play").click()
    expect(marta.get_by_role("alert")).to_contain_text("Odile")  # it is too early for that
    mark = marta.locator(".seal code").inner_text().replace("sha256", "").replace(" ", "")
    odile.get_by_role("button", name="Sit down").click()
    for page in (marta, odile):
        expect(page.locator(".table .field .board")).to_be_visible()
        assert page.evaluate(NOTED) == mark
