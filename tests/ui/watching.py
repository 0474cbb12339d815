"""Somebody who watches the others play, and a clock that tests move on by hand."""

import random
from typing import Any
from urllib.error import HTTPError

from .guests import PATIENCE, Guest
from .house import Json, Laid

# Notes every picture that the director shows, and how long it stays; a reload keeps the notes.
NOTES = """
(() => {
  const key = 'test/watched';
  const notes = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  let last = '';
  const look = () => {
    const bar = document.querySelector('.watch-bar');
    const { turn, beat, of, state } = bar?.dataset ?? {};
    const now = bar ? `${turn}/${beat}/${bar.querySelector('h2').textContent}` : '';
    if (now === last) return;
    last = now;
    const told = (what) => bar.querySelector(what)?.textContent ?? '';
    const [headline, name] = bar ? [told('h2 span'), told('h2 b')] : [];
    const ms = parseFloat(bar?.querySelector('.watch-beats .now i')?.style.getPropertyValue('--ms'));
    notes.push(bar ? { turn: +turn, beat: +beat, of: +of, headline, name, ms } : { turn: null });
    sessionStorage.setItem(key, JSON.stringify(notes));
  };
  try {
    window.watched = notes;
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document, all);
  } catch { /* a page without storage */ }
})()
"""
HIDE = """(away) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (away ? 'hidden' : 'visible') });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
STATE = """() => {
  const bar = document.querySelector('.watch-bar');
  return bar ? { ...bar.dataset, headline: bar.querySelector('h2').innerText } : null;
}"""
# The page has heard of everything that the server knows, and shows none of it any more.
AT_REST = """(version) => Number(document.querySelector('.table')?.dataset.version) >= version
  && document.querySelector('.table[data-watch=rests]') !== null"""
BUSY = """(version) => Number(document.querySelector('.table')?.dataset.version) >= version
  && !!document.querySelector('.watch-bar, .since')"""


class Watcher:
    """A guest at a table with bots, whose own moves are made over the network."""

    def __init__(self, guest: Guest, laid: Laid, seed: int = 1) -> None:
        self.guest, self.page, self.laid, self.rng = guest, guest.page, laid, random.Random(seed)
        self.page.add_init_script(NOTES)
        self.page.clock.install()

    def sit(self) -> "Watcher":
        """Opens the table when it is this seat's turn."""
        self.awaited()
        self.guest.sit(self.laid)
        return self

    def awaited(self) -> Json:
        """The view when the bots have played: this seat is asked, or the game is over."""
        until = 600
        while True:
            seen = self.laid.view(0)
            if seen["choices"] or seen["status"] == "over":
                return seen
            until -= 1
            assert until, "the bots do not play"
            self.page.wait_for_timeout(20)  # the server's own clock

    def play_turn(self) -> Json:
        """Moves until a turn of others has come to its end; the view then."""
        now = self.awaited()
        lines = now["log_start"] + len(now["log"])
        while now["status"] == "playing":
            try:
                self.laid.move(0, self.rng.choice(now["choices"])["move"], now["version"])
            except HTTPError as refused:
                if refused.code != 409:  # a bot was quicker: look again
                    raise
            now = self.awaited()
            if any(turn["over"] and set(turn["seats"]) - {0} and turn["end"] > lines for turn in now["turns"]):
                break
        return now

    def until(self, condition: str, arg: Any = None, step: int = 100) -> None:
        """Moves the clock on until it is so."""
        for _ in range(2 * PATIENCE // step):
            if self.page.evaluate(condition, arg):
                return
            self.page.clock.run_for(step)
        raise AssertionError(f"never: {condition}")

    def rest(self, step: int = 300) -> None:
        """Watches to the end of what there is, in steps of so many ms; what is offered is watched, too."""
        version = self.laid.view(0)["version"]
        for _ in range(600_000 // step):
            if self.page.evaluate(AT_REST, version) and not self.page.query_selector(".since"):
                return
            offer = self.page.query_selector(".since .choice button")
            if offer:
                offer.click()
            elif (now := self.state()) and now["state"] == "waiting":
                self.page.keyboard.press("Space")
            self.page.clock.run_for(step)
        raise AssertionError("the show never ends")

    def busy(self) -> Json:
        """Waits until something is shown; where it takes so long that it is only offered, it is asked for."""
        self.until(BUSY, self.laid.view(0)["version"], 20)
        offer = self.page.query_selector(".since .choice button")
        if offer:
            offer.click()
            self.until("() => document.querySelector('.watch-bar') !== null", step=20)
        return self.state()

    def state(self) -> Json:
        """What the bar says."""
        return self.page.evaluate(STATE)

    def hide(self, away: bool) -> None:
        """The tab is hidden, or comes back."""
        self.page.evaluate(HIDE, away)

    @property
    def notes(self) -> list[Json]:
        """Every picture so far."""
        return list(self.page.evaluate("() => window.watched"))

    def shown(self) -> dict[int, set[int]]:
        """The beats that were shown, by turns."""
        found: dict[int, set[int]] = {}
        for note in self.notes:
            if note["turn"] is not None:
                found.setdefault(note["turn"], set()).add(note["beat"])
        return found

    def others(self) -> list[Json]:
        """The turns of others, as the server tells them."""
        return [turn for turn in self.laid.view(0)["turns"] if turn["over"] and set(turn["seats"]) - {0}]
