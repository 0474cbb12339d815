"""Tokens, invitations and spoken codes. Only digests of tokens are stored."""

import base64
import hashlib
import hmac
import secrets

# fmt: off
_WORDS = (
    "BEAN", "BREW", "BRIE", "CAVA", "CHIVE", "COMTE", "CORK", "CREAM", "CRUST", "CURD", "DILL", "DOUGH", "EDAM",
    "FETA", "FIG", "GOUDA", "GRAPE", "HERB", "HONEY", "HOP", "LOAF", "MALT", "MASH", "MILL", "MINT", "MUST", "OAK",
    "OAT", "OVEN", "PEAR", "PLUM", "PORT", "QUARK", "RIND", "RYE", "SAGE", "SALT", "SEED", "SOUR", "STOUT", "THYME",
    "VINE", "WHEY",
)
# fmt: on
_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Something that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A short code that can be told over the table."""
    return f"{secrets.choice(_WORDS)}-{''.join(secrets.choice(_SIGNS) for _ in range(3))}"


def spoken(code: str) -> str:
    """A code however somebody writes it down."""
    return "code " + "".join(c for c in code.upper() if c.isalnum())


def spectator_token(secret: str, table: str) -> str:
    """The table's one token for watching; it follows from the secret, so that every player can pass it on."""
    return claimed_token(secret, table, -1, "watch")


def claimed_token(secret: str, table: str, seat: int, claim_id: str) -> str:
    """The token of somebody who sits down: the same again if they ask again because the answer was lost."""
    said = f"affinage.seat.1 {table} {seat} {claim_id}".encode()
    return base64.urlsafe_b64encode(hmac.new(bytes.fromhex(secret), said, hashlib.sha256).digest()[:24]).decode()


def next_token(table: str, seat: int, before: str) -> str:
    """The token for the rematch: it follows from the digest of the one before, which its owner alone can know."""
    said = f"affinage.rematch.1 {table} {seat} {before}".encode()
    return base64.urlsafe_b64encode(hashlib.sha256(said).digest()[:24]).decode()


def device_token(key: str, table: str, seat: int) -> str:
    """The token by which a device opens a seat of its person: only whoever holds the device's key can name it."""
    said = f"affinage.device.1 {table} {seat}".encode()
    return base64.urlsafe_b64encode(hmac.new(key.encode(), said, hashlib.sha256).digest()[:24]).decode()
