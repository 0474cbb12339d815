"""How often an address has asked, counted in PostgreSQL: once, at however many processes it asks.

For what is rare and dear (tables made, seats taken, keys guessed). Moves and looks are counted by their token in the
memory of the process that answers them, and floods are the business of what stands in front.
"""

from limits import RateLimitItem
from sqlalchemy import text

from .store import Store

# By the time at which the statement began: it is the same wherever it is asked for in it.
_NOW = "CAST(1000 * extract(epoch FROM statement_timestamp()) AS bigint)"
_NUMBER = "CASE WHEN c.span = excluded.span THEN c.number ELSE 0 END"
_BEFORE = "CASE WHEN c.span = excluded.span THEN c.before WHEN c.span = excluded.span - 1 THEN c.number ELSE 0 END"
# A window that slides: of the span before counts what part of it still lies in the window.
_ONE_MORE = text(f"""
INSERT INTO counts AS c (key, span, number, before, until)
VALUES (:key, {_NOW} / :long, 1, 0, ({_NOW} / :long + 2) * :long)
ON CONFLICT (key) DO UPDATE SET number = {_NUMBER} + 1, before = {_BEFORE}, span = excluded.span, until = excluded.until
WHERE ({_NUMBER}) + 1 + ({_BEFORE}) * (1 - CAST({_NOW} % :long AS float) / :long) <= :most
RETURNING number""")  # noqa: S608 - our own words
_PAST = text(f"DELETE FROM counts WHERE until < {_NOW}")  # noqa: S608 - our own words


class Counts:
    """Counts that all processes share."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def hit(self, rate: RateLimitItem, what: str, who: str) -> bool:
        """Count once more; whether that was not too often. What was refused does not count."""
        given = {"key": f"{what} {who}", "long": 1000 * rate.get_expiry(), "most": rate.amount}
        with self._store.at_once() as connection:
            return connection.execute(_ONE_MORE, given).first() is not None


def forget(store: Store) -> None:
    """What is of no use any more."""
    with store.at_once() as connection:
        connection.execute(_PAST)
