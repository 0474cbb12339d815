"""Keys of the house: each is made when it is first needed, and is the same at all processes of one database."""

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .store import Store


def house_key(store: Store, name: str, new: Callable[[], str]) -> str:
    """The key of this name."""
    k = schema.house_keys
    wanted = select(k.c.value).where(k.c.name == name)
    with store.reading() as connection:
        found = connection.execute(wanted).scalar()
    if found is None:
        with suppress(IntegrityError), store.writing() as connection:  # another process may be quicker
            connection.execute(insert(k), {"name": name, "value": new()})
        with store.reading() as connection:
            found = connection.execute(wanted).scalar_one()
    return str(found)
