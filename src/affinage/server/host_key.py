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
        if not _good(given):
            raise AffinageError(f"{VARIABLE} must have at least {SHORTEST} characters, plain signs without spaces.")
        return given
    file = file_of(url)
    try:
        found = file.read_text("utf-8").strip() if file.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise AffinageError(f"The host's key at {file} cannot be read: {databases.reason(error)}.") from None
    if found and not _good(found):
        raise AffinageError(f"{file} holds no host's key. Delete it: `affinage serve` makes another one.")
    return found


def _good(key: str) -> bool:
    return len(key) >= SHORTEST and key.isascii() and key.isprintable() and " " not in key


def kept_or_made(url: URL) -> str:
    """The key, made now if there is none; nothing where it cannot be kept: then nobody is the host."""
    file, found = file_of(url), kept(url)
    try:
        if not found:
            _make(file)
            found = kept(url)  # where two servers begin at the same moment, both take what is there
        if file.exists():
            with suppress(OSError):  # it may belong to somebody else who lets this one read
                file.chmod(databases.PRIVATE)
    except OSError as error:
        log.warning("the host's key cannot be kept at %s: %s", file, databases.reason(error))
    return found


def _make(file: Path) -> None:
    """A new key, in a file that is there whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = Path(f"{file}.{secrets.token_hex(4)}.half")
    try:
        databases.keep_private(half)
        half.write_text(f"{secrets.token_urlsafe(32)}\n", "ascii")
        if file.exists():  # an empty one
            file.unlink()
        with suppress(FileExistsError):  # another server was quicker
            if os.name == "nt":
                half.rename(file)  # there it replaces nothing
            else:
                os.link(half, file)
    finally:
        half.unlink(missing_ok=True)


class HostKey:
    """The key as a server knows it: by its digest alone."""

    def __init__(self, key: str) -> None:
        self._digest = digest(key) if key else ""

    def opens(self, given: str) -> bool:
        """Whether it is this one, found out in the same time whatever is given."""
        return hmac.compare_digest(self._digest, digest(given)) and bool(self._digest)
