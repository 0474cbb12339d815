"""Whole games at the table page, by clicking what is lit."""

import random

from .conftest import Invite
from .house import House


def test_two_browsers_play_a_whole_game(house: House, invite: Invite) -> None:
    laid = house.hotseat()
    marta, odile = invite().sit(laid, 0), invite(dark=True).sit(laid, 1)
    rng, moves = random.Random(1), 0
    while laid.view(0)["stage"] == "playing":
        guest = (marta, odile)[laid.view(None)["waiting"][0]]
        if guest.await_turn():
            guest.click_something(rng)
            moves += 1
    assert moves > 80
    for guest in (marta, odile):
        guest.page.wait_for_selector(".ending")
        assert guest.page.inner_text(".ending .sentence") == laid.view(0)["result"]["sentence"]
        assert guest.page.get_attribute(".ending a", "href") == f"#/r/{laid.id}"


def test_one_browser_plays_a_whole_game_against_a_bot(house: House, invite: Invite) -> None:
    laid = house.against_bot()
    guest = invite().sit(laid)
    assert guest.play_on(random.Random(2)) > 40
    view = laid.view()
    assert view["stage"] == "over"
    finals = [cell.inner_text() for cell in guest.page.query_selector_all(".score tfoot td")]
    assert finals == [str(each["final"]) for each in view["score"]]
