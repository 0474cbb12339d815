"""Web Push: a message for one browser, sealed so that its push service cannot read it, and signed as this server's.

RFC 8291 (what is sealed, and for whom), RFC 8188 (how it is written down), RFC 8292 (who sends). The primitives are
those of the `cryptography` package.
"""

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature, encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096  # a message is one record
MOST = 3000  # bytes of a message: with what is around it, it fits a record
LASTS_S = 12 * 3600  # a signature


@dataclass(frozen=True)
class Subscription:
    """Where a browser listens, and its keys."""

    endpoint: str
    p256dh: str
    auth: str


def text(raw: bytes) -> str:
    """Base64url without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    """And back."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it travels."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """A private key as text."""
    return written(ec.generate_private_key(ec.SECP256R1()))


def written(key: ec.EllipticCurvePrivateKey) -> str:
    """A private key as text: the number alone."""
    return text(key.private_numbers().private_value.to_bytes(32, "big"))


def read_key(key: str) -> ec.EllipticCurvePrivateKey:
    """And back."""
    return ec.derive_private_key(int.from_bytes(raw(key), "big"), ec.SECP256R1())


def usable(subscription: Subscription) -> bool:
    """Whether somebody could read what is sealed for it: a point of the curve, and sixteen bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(subscription.p256dh))
        return len(raw(subscription.auth)) == 16
    except ValueError:
        return False


def seal(
    message: bytes, to: Subscription, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a request: a key and a salt are new for each message."""
    if len(message) > MOST:
        raise ValueError("a message is too long")
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(to.p256dh))
    mine = point(own.public_key())
    key, nonce = keys(own.exchange(ec.ECDH(), theirs), raw(to.auth), raw(to.p256dh), mine, salt)
    head = salt + struct.pack(">IB", RECORD, len(mine)) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def keys(shared: bytes, auth: bytes, theirs: bytes, mine: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message; `theirs` is who reads it, `mine` who wrote it."""
    secret = _derived(shared, auth, b"WebPush: info\0" + theirs + mine, 32)
    return (
        _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16),
        _derived(secret, salt, b"Content-Encoding: nonce\0", 12),
    )


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def opened(body: bytes, own: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with it."""
    salt, (_, length) = body[:16], struct.unpack(">IB", body[16:21])
    mine = body[21 : 21 + length]
    sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), mine)
    key, nonce = keys(own.exchange(ec.ECDH(), sender), auth, point(own.public_key()), mine, salt)
    return AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\0")[:-1]


def origin(endpoint: str) -> str:
    """Whom a signature is for."""
    found = urlsplit(endpoint)
    return f"{found.scheme}://{found.netloc}"


def signed(endpoint: str, contact: str, key: ec.EllipticCurvePrivateKey, now_s: int) -> str:
    """The Authorization header by which a push service knows this server again."""
    claims = {"aud": origin(endpoint), "exp": now_s + LASTS_S, "sub": contact}
    said = ".".join(
        text(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    )
    r, s = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(SHA256())))
    token = f"{said}.{text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={text(point(key.public_key()))}"


def proved(header: str) -> dict[str, object] | None:
    """What a push service does with it: the claims, if the signature is that of the key in the header."""
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    said, _, signature = token.rpartition(".")
    both = raw(signature)
    dss = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    try:
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
        public.verify(dss, said.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        return None
    found: dict[str, object] = json.loads(raw(said.partition(".")[2]))
    return found
