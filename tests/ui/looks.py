"""What is looked for on any board, in every position: each look names what is wrong, and is empty where nothing is."""

from typing import Any

from playwright.sync_api import Page

RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
LABELS = "wcag21a"  # what is seen is part of what is said

# Drawings (svg) may end anywhere inside their own frame; what is absolutely placed inside a holder is meant to overlap.
LOOKS = """
const board = document.querySelector('.field .board, .field .area'), box = board.getBoundingClientRect();
const all = [...board.querySelectorAll('*')], seen = (e) => e.getBoundingClientRect().width > 0;
const named = (e) => `${e.tagName} ${e.getAttribute('class')} ${e.dataset?.place ?? ''} ${e.textContent?.slice(0, 40)}`;
const twice = (what) => {
  const names = [...document.querySelectorAll(`.field [data-${what}]`)].filter(seen).map((e) => e.dataset[what]);
  return names.filter((name, n) => names.indexOf(name) !== n);
};
const looks = {
  outside: () => all.filter((e) => seen(e) && !e.closest('svg *')).filter((e) => {
    const r = e.getBoundingClientRect();
    const above = r.top < box.top - 1 || r.left < box.left - 1;
    return above || r.right > box.right + 1 || r.bottom > box.bottom + 1;
  }).map(named),
  tiny: () => all.filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) && !e.closest('svg'))
    .filter((e) => seen(e) && parseFloat(getComputedStyle(e).fontSize) < 12).map(named),
  drawn_tiny: () => { // also what is written in drawings, which are scaled
    const found = [], walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const e = walk.currentNode.parentElement;
      if (!walk.currentNode.data.trim() || !seen(e)) continue;
      const turn = e.getScreenCTM?.(), scale = turn ? Math.hypot(turn.a, turn.b) : 1;
      const size = parseFloat(getComputedStyle(e).fontSize) * scale;
      if (size < 11.5) found.push(`${walk.currentNode.data} ${size}`);
    }
    return found;
  },
  silent: () => [...document.querySelectorAll('.field [data-explains], .strip [data-explains]')]
    .map((e) => [(e.getAttribute('aria-label') ?? '').trim(), e])
    .filter(([words]) => words.length < 3 || /undefined|null|NaN/.test(words)).map(([, e]) => named(e)),
  twice: () => twice('piece'),
  two_places: () => twice('place'),
  cut: () => all.filter((e) => !(e instanceof SVGElement) && getComputedStyle(e).overflow !== 'visible'
    && !e.closest('.plaque, .standing, .until, .name, .hidden') && !/auto|scroll/.test(getComputedStyle(e).overflow)
    && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)).map(named),
  bursting: () => ['mini', 'large', 'slot', 'site', 'housing', 'name-plate', 'free', 'display-column']
    .flatMap((name) => [...document.querySelectorAll(`.wc .${name}`)]).filter((e) => e.scrollHeight > e.clientHeight + 3
      || [...e.children].some((c) => {
        const r = c.getBoundingClientRect(), b = e.getBoundingClientRect();
        return getComputedStyle(c).position !== 'absolute' && (r.bottom > b.bottom + 2 || r.right > b.right + 2);
      })).map(named),
  small: () => [...document.querySelectorAll('.field button.place')].filter(seen).filter((e) => {
    const r = e.getBoundingClientRect();
    return r.width < least || r.height < least;
  }).map(named),
};
return Object.fromEntries(wanted.map((name) => [name, looks[name]()]).filter(([, found]) => found.length > 0));
"""
GREY = "() => [...document.querySelectorAll('.field .place.grey')].map((e) => e.dataset.place)"
AXE = """async ([inside, rules]) => (await axe.run(inside, { runOnly: rules, resultTypes: ['violations'] })).violations
  .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id} ${html.slice(0, 140)} ${any[0]?.message}`))"""


def wrong(page: Page, *wanted: str, least: int) -> Any:
    """What these looks find; a button must be at least so many pixels wide and high."""
    return page.evaluate(f"([wanted, least]) => {{ {LOOKS} }}", [list(wanted), least])


def barriers(page: Page, axe: str, inside: str = ".field", labels: bool = False) -> list[str]:
    """What axe finds, in short; with `labels` also names that leave out what is to be seen."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {axe} }}")
    found: list[str] = page.evaluate(AXE, [inside, [*RULES, *([LABELS] if labels else [])]])
    return found
