"""Puzzles in the browser: chosen, solved by playing the turn, answered with reasons; the streak stays on the device."""

import json

from playwright.sync_api import expect

from affinage.agents import puzzle
from affinage.core.game import find

from .conftest import Invite
from .guests import CHANGED
from .house import House
from .test_axe import violations

GAME = "beer-and-bread"


def test_a_puzzle_is_solved_at_the_table(house: House, invite: Invite, axe: str) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"{house.url}#/puzzles/{GAME}")
    expect(page.locator(".shelf li")).to_have_count(len(puzzle.read(find(GAME))))
    assert violations(page, axe) == []
    page.get_by_role("link", name="Solve it").click()
    page.wait_for_selector(".puzzle-bar")
    guest.await_turn()
    check = page.get_by_role("button", name="Check my turn")
    expect(check).to_be_disabled()
    one = puzzle.read(find(GAME))[0]
    table = page.evaluate("Object.values(JSON.parse(localStorage['affinage/tables'])).find((t) => t.puzzle === 1)")
    laid_token = table["seats"][0]["token"]
    for move in one.ways[0].moves[:-1]:  # all but the last word, which Check my turn adds
        seen = house.ask(f"tables/{table['table']}/view", token=laid_token)
        before = guest.now()["version"]
        body = {"move_id": f"puzzle-{move}-{before}", "version": seen["version"], "move": move}
        house.ask(f"tables/{table['table']}/moves", body, laid_token)
        page.wait_for_function(CHANGED, arg=before)
    check.click()
    expect(page.locator(".puzzle-bar.right .verdict")).to_contain_text("That is it.")
    expect(page.locator(".puzzle-bar .answer tr.best")).to_contain_text("your turn")
    expect(page.locator(".puzzle-bar .reasons")).to_contain_text("What speaks for the best turn")
    assert violations(page, axe) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector(".table.phone .puzzle-bar .answer")
    assert violations(page, axe) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url(f"**#/puzzles/{GAME}/2")
    page.goto(f"{house.url}#/puzzles/{GAME}")
    expect(page.locator(".streak")).to_contain_text("1 in a row, longest 1")
    expect(page.locator(".shelf a.solved")).to_have_count(1)
    page.goto(f"{house.url}#/")
    page.wait_for_selector(".lobby .greeting")
    expect(page.locator(".lobby a[href*='#/t/']")).to_have_count(0)  # a puzzle's table is in no list


def test_own_mistakes_come_back_as_puzzles(house: House, invite: Invite, axe: str) -> None:
    """A review's finds are kept on the device, tried again at a table of their own, and put away."""
    laid = house.hotseat(GAME, options={"windmill": "seat-1"})
    moves = list[int]()
    while 0 in (seen := laid.view(0))["waiting"]:
        moves.append(seen["choices"][0]["move"])
        laid.move(0, moves[-1], seen["version"])
    house.ask(f"tables/{laid.id}/resign", {"move_id": "0123456789"}, laid.tokens[0])
    chose = next(line["number"] for line in laid.view(0)["log"] if line["seat"] == 0)
    verdict = {
        "seat": 0, "word": "mistake", "label": "Mistake", "loss": 0.2, "chose": chose, "made": "A harvest of nothing",
        "best": "A better harvest", "moves": moves, "text": "", "why": "2 more barley", "rows": [], "wins": [0.4, 0.6],
    }  # fmt: skip
    step = {
        "turn": 0, "first": chose, "number": chose + len(moves) - 1, "seats": [0], "banner": "Year 1", "words": "Turn",
        "win": [0.5, 0.5], "change": 0.0, "luck": 0.0,
    }  # fmt: skip
    person = {"skill": 80, "luck": 0.0, "words": "even"}
    review = {
        "seat": 0, "start": [0.5, 0.5], "people": [person, person], "doubt": "", "in_chances": "", "in_points": "",
        "stories": [], "win": {}, "points": {},
        "steps": [step | {"verdicts": [verdict, verdict | {"chose": 10**4, "word": "inaccuracy"}]}],
    }  # fmt: skip
    guest = invite()
    page = guest.page
    page.goto(house.url)  # kept once, not before every page: the tables that follow are kept beside it
    keys = [{"seat": seat, "token": token} for seat, token in laid.tokens.items()]
    kept = {laid.id: {"table": laid.id, "game": GAME, "seats": keys, "at": 1}}
    page.evaluate("(kept) => localStorage.setItem('affinage/tables', kept)", json.dumps(kept))
    page.route("**/review?*", lambda route: route.fulfill(body=json.dumps(review), content_type="application/json"))
    page.goto(f"{house.url}#/puzzles/{GAME}")
    expect(page.locator(".own")).to_contain_text("Look back at a finished game")
    page.goto(f"{house.url}#/r/{laid.id}")
    page.wait_for_selector(".turn-panel")
    page.goto(f"{house.url}#/puzzles/{GAME}")
    expect(page.locator(".own li")).to_have_count(1)  # what is no mistake is not kept
    assert violations(page, axe) == []
    guest.forgive("422")  # no bot thinks in this house: the page asks for the random one instead
    page.locator(".own li a").click()
    page.wait_for_selector(".puzzle-bar")
    guest.await_turn()
    expect(page.locator(".puzzle-bar .asked")).to_contain_text("A harvest of nothing")
    laid_now = "Object.values(JSON.parse(localStorage['affinage/tables'])).find((t) => t.own)"
    again = page.evaluate(laid_now)
    for move in moves[:-1]:  # all but the last word, which Check my turn adds
        token, before = again["seats"][0]["token"], guest.now()["version"]
        seen = house.ask(f"tables/{again['table']}/view", token=token)
        body = {"move_id": f"own-{move}-{before}-turn", "version": seen["version"], "move": move}
        house.ask(f"tables/{again['table']}/moves", body, token)
        page.wait_for_function(CHANGED, arg=before)
    page.get_by_role("button", name="Check my turn").click()
    expect(page.locator(".puzzle-bar.right .verdict")).to_contain_text("That is the turn that the review found.")
    expect(page.locator(".puzzle-bar .answer")).to_contain_text("2 more barley")
    assert violations(page, axe) == []
    page.get_by_role("button", name="Try it again").click()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".puzzle-bar .verdict")).to_contain_text("This is what the review found.")
    page.goto(f"{house.url}#/puzzles/{GAME}")
    expect(page.locator(".own a.solved")).to_have_count(1)
    page.get_by_role("button", name="Put it away: A harvest of nothing").click()
    expect(page.locator(".own li")).to_have_count(0)
    page.goto(f"{house.url}#/")
    page.wait_for_selector(".lobby .greeting")
    expect(page.locator(f".lobby a[href*='{again['table']}']")).to_have_count(0)  # such a table is in no list


def test_whoever_gives_up_loses_the_streak(house: House, invite: Invite) -> None:
    guest = invite(390, touch=True, lang="de")
    page = guest.page
    kept = {"done": {}, "row": [True], "streak": 1, "longest": 4}
    page.add_init_script(f"localStorage['affinage/puzzles'] ??= {json.dumps(json.dumps(kept))}")
    page.goto(f"{house.url}#/puzzles/{GAME}/2")
    page.wait_for_selector(".puzzle-bar")
    guest.await_turn()
    page.get_by_role("button", name="Lösung zeigen").click()
    expect(page.locator(".puzzle-bar .verdict")).to_contain_text("Das ist die Lösung.")
    page.get_by_role("button", name="Noch einmal versuchen").click()
    page.wait_for_selector(".puzzle-bar .deeds button:has-text('Zug prüfen')")
    page.goto(f"{house.url}#/puzzles/{GAME}")
    expect(page.locator(".streak")).to_contain_text("0 in Folge, am längsten 4")
    expect(page.locator(".shelf a.missed")).to_have_count(1)


def test_a_turn_that_cannot_be_taken_back_is_checked_all_the_same(house: House, invite: Invite) -> None:
    """In Fromage orders are drawn as soon as they are gathered: there is no Undo any more, but still the turn's end."""
    guest = invite(lang="de")
    page = guest.page
    page.goto(f"{house.url}#/puzzles/fromage/1")
    page.wait_for_selector(".puzzle-bar")
    guest.await_turn()
    check = page.get_by_role("button", name="Zug prüfen")
    expect(check).to_be_disabled()
    (move,) = puzzle.read(find("fromage"))[0].ways[1].moves
    table = page.evaluate("Object.values(JSON.parse(localStorage['affinage/tables'])).find((t) => t.puzzle === 1)")
    token, before = table["seats"][0]["token"], guest.now()["version"]
    seen = house.ask(f"tables/{table['table']}/view", token=token)
    body = {"move_id": "puzzle-orders-drawn", "version": seen["version"], "move": move}
    house.ask(f"tables/{table['table']}/moves", body, token)
    page.wait_for_function(CHANGED, arg=before)
    assert not house.ask(f"tables/{table['table']}/view", token=token)["can_undo"]
    check.click()
    expect(page.locator(".puzzle-bar .verdict")).to_contain_text("Es gibt einen besseren Zug.")
    expect(page.locator(".puzzle-bar .answer tr", has_text="dein Zug")).to_have_count(1)
