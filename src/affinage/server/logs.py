"""The server's log: every line has its time and level, and the request and the table that it is about."""

import contextvars
import logging
from datetime import UTC, datetime

REQUEST: contextvars.ContextVar[str] = contextvars.ContextVar("request", default="")
TABLE: contextvars.ContextVar[str] = contextvars.ContextVar("table", default="")  # once a token has opened it
ACCESS = logging.getLogger("affinage.access")


class Lines(logging.Formatter):
    """Time, level, table and request before every line, also of what has several: nothing passes for another's line."""

    def format(self, record: logging.LogRecord) -> str:
        """The lines of one record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head = f"{at} {record.levelname}"
        for name, value in (("table", getattr(record, "table", "") or TABLE.get()), ("request", REQUEST.get())):
            if value:
                head += f" {name}={value}"
        return "\n".join(f"{head} {line}" for line in super().format(record).splitlines() or [""])


def begin() -> None:
    """Log to the error stream: what the house says itself, and everybody else's warnings."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines("%(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    for name in ("affinage.server", "affinage.access"):
        logging.getLogger(name).setLevel(logging.INFO)


def own_context() -> contextvars.Context:
    """For what goes on by itself: about the same table, but no longer part of the request that began it."""
    context = contextvars.copy_context()
    context.run(REQUEST.set, "")
    return context
