"""The table in German: a whole game, and not one English word of the page's own."""

import random
import re

from .conftest import MOVES, Invite, near_the_end
from .house import UI, House


def test_one_browser_plays_a_whole_game_in_german_against_a_bot(house: House, invite: Invite) -> None:
    laid = house.against_bot()
    guest = invite(lang="de").sit(laid)
    guest.await_turn()  # else the bot moves on between the two looks
    assert guest.page.evaluate("() => document.documentElement.lang") == "de"
    assert guest.page.inner_text(".question") == laid.view(0, "de")["question"]
    rng = random.Random(8)
    assert guest.play_on(rng, MOVES) >= min(MOVES, 40)
    guest.look_away()
    laid.go_on(rng, near_the_end)
    guest.sit(laid).play_on(rng)
    guest.page.wait_for_selector(".ending")
    assert guest.page.inner_text(".ending .sentence") == laid.view(0, "de")["view"]["frame"]["result"]["sentence"]
    finals = [cell.inner_text() for cell in guest.page.query_selector_all(".count-sheet .final td")]
    assert finals == [str(each["final"]) for each in laid.view()["view"]["frame"]["seats"]]
    shown = guest.page.inner_text(".table")
    assert "Züge ansehen" in shown
    assert set(english_words()).isdisjoint(shown.splitlines())


def english_words() -> list[str]:
    """Whole texts of the page that are not the same in German."""
    texts = [
        re.findall(r"^  \w+: '(.*)',$", (UI / "src/words" / f"{lang}.ts").read_text(), re.M) for lang in ("en", "de")
    ]
    return [text for text in texts[0] if text not in texts[1]]


def test_the_language_changes_at_once_and_stays(house: House, invite: Invite) -> None:
    laid = house.against_bot()
    guest = invite().sit(laid)
    guest.await_turn()
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.get_by_role("button", name="Schließen").click()
    question = laid.view(0, "de")["question"]
    page.wait_for_function("text => document.querySelector('.question').textContent === text", arg=question)
    page.reload()
    page.wait_for_function("text => document.querySelector('.question')?.textContent === text", arg=question)
