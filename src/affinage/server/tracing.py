"""Every request has a number and takes a while: both are noted, and neither a token nor a question ever is."""

import logging
import re
import secrets
import time
from collections.abc import Iterable, Sequence

from affinage.core.about import names

from .logs import ACCESS, REQUEST, TABLE
from .metrics import Metrics

Template = tuple[re.Pattern[str], str]
ELSEWHERE = "(elsewhere)"  # a path that leads nowhere can be anything, a token too


class Tracer:
    """Notes what was asked and how long it took."""

    def __init__(self, metrics: Metrics, access_log: bool, templates: Sequence[Template] = ()) -> None:
        self._metrics, self._access_log, self._templates = metrics, access_log, templates

    def begin(self) -> tuple[bytes, float]:
        """A request comes in: its number, and when that was."""
        number = secrets.token_hex(8)
        REQUEST.set(number)
        return number.encode(), time.perf_counter()

    def end(self, method: str, path: str, status: int, began: float) -> None:
        """It was answered."""
        seconds = time.perf_counter() - began
        if status == 200 and method == "POST" and path.endswith("/moves"):
            self._metrics.answered.observe(seconds)
        if self._access_log:
            told = shown(method, path, status, self._templates)
            ACCESS.log(logging.INFO, "%s %s %d %.1f ms", method, told, status, 1000 * seconds)


def shown(method: str, path: str, status: int, templates: Iterable[Template]) -> str:
    """A path as it can be logged: what is known of it. A table's id is told if there is such a table."""
    for pattern, template in templates:
        if found := pattern.match(path):
            parts = found.groupdict()
            table, game = parts.get("table", ""), parts.get("game", "")
            if table and (table == TABLE.get() or status < 400):
                template = template.replace("{table}", table)
            return template.replace("{game}", game) if game in names() else template
    if method in ("GET", "HEAD") and status < 400 and not path.startswith("/api"):
        return path  # a file that is there
    return ELSEWHERE
