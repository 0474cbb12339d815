"""People in front of a browser: they see lit places and buttons, and click, press keys or tap."""

import random
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, Page

from .house import Laid

PATIENCE = 45_000  # ms; the machine may be busy

# Everything that can be done by pointing now, with a point on the screen that really hits it. `only` one of them
# is looked at when it shall be clicked: to bring others into view may have moved it.
LIT = """(only) => {
  const spots = [[.5, .5], [.5, .15], [.15, .5], [.85, .5], [.5, .85], [.12, .12], [.88, .12], [.12, .88], [.88, .88]];
  const all = document.querySelectorAll('.field .place.legal, .deeds button[data-place]:not(:disabled)');
  const lit = [...all].filter((e) => e.getClientRects().length > 0);
  return (only === null ? lit : lit.slice(only, only + 1)).map((e) => {
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const r = e.getBoundingClientRect();
    const hit = spots.map(([x, y]) => [r.left + r.width * x, r.top + r.height * y])
      .find(([x, y]) => document.elementFromPoint(x, y)?.closest('.place, button') === e);
    return { place: e.dataset.place, hit: hit ?? null };
  });
}"""
NOW = """() => {
  const t = document.querySelector('.table');
  return t && { version: Number(t.dataset.version), over: document.querySelector('.ending') !== null };
}"""
CHANGED = """v => {
  const t = document.querySelector('.table');
  return t !== null && Number(t.dataset.version) > v && !t.classList.contains('busy');
}"""
# A move is made, or a small menu asks which one is meant.
ANSWERED = f"v => ({CHANGED})(v) || document.querySelector('.place-menu [role=menuitem], .dialog.loss') !== null"
ASKED = """() => {
  const t = document.querySelector('.table');
  return t !== null && !t.classList.contains('busy') && document.querySelector('.prompt.mine, .ending') !== null;
}"""


@dataclass
class Guest:
    """One browser window."""

    context: BrowserContext
    page: Page
    touch: bool = False
    errors: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)
    seat: int = 0

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def forgive(self, pattern: str) -> None:
        """An error in the console that a test causes on purpose."""
        self.forgiven.append(pattern)

    def catching(self) -> "Guest":
        """Requests may be caught later on. Chromium must know it before the page opens: a page that is open already
        learns of it in its own time, and a request may slip by until then."""
        self.page.route("**/caught/from/the/start", lambda route: route.fallback())
        return self

    def check(self) -> None:
        """No error in the console, ever."""
        bad = [error for error in self.errors if not any(re.search(pattern, error) for pattern in self.forgiven)]
        assert bad == []

    def sit(self, laid: Laid, seat: int | None = 0) -> "Guest":
        """Opens a table by its link and waits for the board, or for the result of a game that is over."""
        self.page.goto(laid.address(seat))
        self.page.wait_for_selector(".table .field .board *, .table .ending.result")
        assert laid.key(seat) not in self.page.url
        return self

    def look_away(self) -> None:
        """Leaves the page; whoever comes back opens the table again."""
        self.page.goto("about:blank")

    def sit_first(self, laid: Laid) -> "Guest":
        """Sits where something is asked now: who begins is up to chance."""
        self.seat = laid.view(None)["waiting"][0]
        self.sit(laid, self.seat)
        self.await_turn()
        return self

    def now(self) -> Any:
        """What the table page says of itself."""
        return self.page.evaluate(NOW)

    def await_turn(self) -> bool:
        """Waits until something is asked; False when the game is over."""
        self.page.wait_for_function(ASKED)
        return not self.now()["over"]

    def lit(self) -> list[Any]:
        """Lit places and buttons; each can really be hit with the pointer."""
        if not self.touch:  # a tip may lie over what is wanted next, or come in a moment: look away, as people do
            self.page.mouse.move(2, 2)
            self.page.wait_for_selector(".tip", state="detached")
        found = self.page.evaluate(LIT, None)
        hidden = [each["place"] for each in found if each["hit"] is None]
        assert hidden == [], f"lit, but out of the pointer's reach: {hidden}"
        return list(found)

    def click_something(self, rng: random.Random) -> None:
        """One click on something lit, and the table as it is then."""
        before = self.now()["version"]
        for choice in self.page.evaluate(LIT, rng.randrange(len(self.lit()))):  # none where the table has just changed
            (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(*choice["hit"])
        self.page.wait_for_function(ANSWERED, arg=before)
        menu = self.page.query_selector(".place-menu [role=menuitem]")
        if menu:
            menu.click()
            self.page.wait_for_function(ANSWERED, arg=before)
        anyway = self.page.query_selector(".dialog.loss .deeds button:not(.confirm)")  # something is left to do
        if anyway:
            anyway.click()
        self.page.wait_for_function(CHANGED, arg=before)

    def play_on(self, rng: random.Random, moves: int = 100_000) -> int:
        """Plays by clicking until the game is over or so many moves are made; says how many were."""
        for made in range(moves):
            if not self.await_turn():
                return made
            self.click_something(rng)
        return moves
