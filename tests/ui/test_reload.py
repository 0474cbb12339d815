"""Reload, lost connection, killed server: the same screen comes back, and no move is lost or made twice."""

import random
import signal

from playwright.sync_api import Request, Route

from .conftest import Invite
from .guests import CHANGED, Guest
from .house import House, Laid

# Without the sentences why something cannot be done: they are fetched when somebody asks, and come when they come.
SCREEN = """() => {
  const reasons = [...document.querySelectorAll('.field .act.no :is(small, .ef)')];
  for (const each of reasons) each.style.display = 'none';
  const board = document.querySelector('.field').innerText;
  for (const each of reasons) each.style.display = '';
  const places = [...document.querySelectorAll('.field .place')];
  return {
    board,
    question: document.querySelector('.question')?.textContent,
    places: places.map((e) => [e.dataset.place, e.classList.contains('legal')]),
    score: document.querySelector('.score')?.innerText,
    log: [...document.querySelectorAll('.rail .by-turns :is(.stage-name, .turn-head)')].map((e) => e.textContent),
    undo: document.querySelector('[aria-keyshortcuts=u]')?.disabled,
  };
}"""
REFUSED = r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket|Failed to load resource"


def is_move(request: Request) -> bool:
    return "/moves" in request.url


def screen(guest: Guest) -> object:
    guest.page.wait_for_selector(".table:not(.busy) .field .board *")
    guest.page.mouse.move(2, 2)
    return guest.page.evaluate(SCREEN)


def begun(house: House, invite: Invite, moves: int = 5, catching: bool = False) -> tuple[Laid, Guest]:
    laid = house.against_bot()
    guest = invite()
    if catching:
        guest.catching()
    guest.sit(laid)
    guest.play_on(random.Random(5), moves)
    guest.await_turn()
    return laid, guest


def test_a_reload_at_any_moment_shows_the_same_screen(house: House, invite: Invite) -> None:
    _, guest = begun(house, invite, 0)
    rng = random.Random(6)
    for _ in range(8):
        guest.play_on(rng, 1)
        guest.await_turn()
        before = screen(guest)
        guest.page.reload()
        guest.await_turn()
        assert screen(guest) == before


def test_the_same_seat_on_another_device_shows_the_same_screen(house: House, invite: Invite) -> None:
    laid, guest = begun(house, invite)
    other = invite().sit(laid)
    assert screen(other) == screen(guest)
    other.click_something(random.Random(7))
    other.await_turn()
    guest.page.wait_for_function(CHANGED, arg=other.now()["version"] - 1)
    assert screen(other) == screen(guest)


def test_a_click_without_connection_is_made_once_when_it_is_back(house: House, invite: Invite) -> None:
    laid, guest = begun(house, invite)
    guest.forgive(REFUSED)
    view = laid.view()
    guest.context.set_offline(True)
    for _ in range(2):  # it is tried again and again
        with guest.page.expect_event("requestfailed", is_move):
            guest.page.keyboard.press("1")
    guest.page.wait_for_selector(".link-bar.gone")
    assert laid.view()["version"] == view["version"]
    guest.context.set_offline(False)
    guest.page.wait_for_function(CHANGED, arg=view["version"])
    guest.await_turn()
    guest.page.wait_for_selector(".link-bar.gone", state="detached")
    mine = [
        line for line in laid.view()["log"] if line["number"] >= view["log"][-1]["number"] + 1 and line["seat"] == 0
    ]
    assert [line["words"] for line in mine] == [view["choices"][0]["words"]]


def test_a_click_on_its_way_when_the_page_closes_is_made_by_the_next_page(house: House, invite: Invite) -> None:
    laid, guest = begun(house, invite, catching=True)
    guest.forgive(REFUSED)
    version = laid.view()["version"]
    guest.page.route("**/moves*", lambda route: route.abort())
    with guest.page.expect_event("requestfailed", is_move):
        guest.page.keyboard.press("1")
    assert laid.view()["version"] == version
    guest.page.reload()
    guest.page.unroute("**/moves*")
    guest.page.wait_for_function(CHANGED, arg=version)
    assert laid.view()["version"] > version


def test_a_killed_server_comes_back_to_the_same_screen(house: House, invite: Invite) -> None:
    _, guest = begun(house, invite)
    guest.forgive(REFUSED)
    before, version = screen(guest), guest.now()["version"]
    house.stop(signal.SIGKILL)
    try:
        guest.page.wait_for_selector(".link-bar.gone")
        guest.page.keyboard.press("1")
    finally:
        house.start()
    guest.page.wait_for_function(CHANGED, arg=version)
    guest.page.wait_for_selector(".link-bar.gone", state="detached")
    guest.await_turn()
    after = screen(guest)
    assert after != before
    guest.page.reload()
    guest.await_turn()
    assert screen(guest) == after


def test_a_stale_click_gets_the_fresh_table_and_a_sentence(house: House, invite: Invite) -> None:
    laid, guest = begun(house, invite, catching=True)
    guest.forgive("409")
    choices = laid.view()["choices"]

    def overtaken(route: Route) -> None:
        """The same person was quicker on another device."""
        laid.move(0, choices[-1]["move"])
        route.continue_()

    guest.page.route("**/moves*", overtaken, times=1)
    guest.page.keyboard.press("1")
    guest.page.wait_for_selector(".prompt .note")
    guest.page.wait_for_function(CHANGED, arg=laid.view()["version"] - 1)  # the bot may have moved since
