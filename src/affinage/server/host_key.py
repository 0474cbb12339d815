"""The host's key: made at a server's first start and kept in a file that its owner alone can read."""

import hmac
import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import URL

from affinage.core.errors import AffinageError

from . import databases
from .tokens import digest

log = logging.getLogger("affinage.server")
VARIABLE = "AFFINAGE_HOST_KEY"
SHORTEST = 20  # characters of a key that somebody has chosen


def file_of(url: URL) -> Path:
    """Where the key is kept: beside a SQLite file, in the data folder for PostgreSQL."""
    if url.drivername == "sqlite":
        return Path(f"{url.database}.host-key")
    return databases.default_file().with_name("host-key")


def kept(url: URL) -> str:
    """The key that was given or is kept already; nothing where there is none yet."""
    given = os.environ.get(VARIABLE, "")
    if given:
        if len(given) < SHORTEST or not given.isascii() or not given.isprintable() or " " in given:
            raise AffinageError(f"{VARIABLE} must have at least {SHORTEST} characters, all of them plain signs.")
        return given
    file = file_of(url)
    try:
        return file.read_text("ascii").strip() if file.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise AffinageError(f"The host's key at {file} cannot be read: {databases.reason(error)}.") from None


def kept_or_made(url: URL) -> str:
    """The key, made now if there is none; nothing where it cannot be kept: then nobody is the host."""
    file = file_of(url)
    found = kept(url)
    try:
        if not found:
            file.parent.mkdir(parents=True, exist_ok=True)
            half = Path(f"{file}.{secrets.token_hex(4)}.half")
            databases.keep_private(half)
            half.write_text(f"{secrets.token_urlsafe(32)}\n", "ascii")
            half.replace(file)
            found = kept(url)  # where two servers begin at the same moment, both take what is there now
        if file.exists():
            with suppress(OSError):  # it may belong to somebody else who lets this one read
                file.chmod(databases.PRIVATE)
    except OSError as error:
        log.warning("the host's key cannot be kept at %s: %s", file, databases.reason(error))
    return found


class HostKey:
    """The key as a server knows it: by its digest alone."""

    def __init__(self, key: str) -> None:
        self._digest = digest(key) if key else ""

    def opens(self, given: str) -> bool:
        """Whether it is this one, found out in the same time whatever is given."""
        return hmac.compare_digest(self._digest, digest(given)) and bool(self._digest)
