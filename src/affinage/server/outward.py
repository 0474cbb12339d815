"""What leaves this server for addresses that guests have named: https to public addresses, pinned, and bounded.

A name is looked up once for each request, every address that it has must be public, and the connection is made to an
address that was looked at: a name that means something else a moment later changes nothing. No redirect is followed,
and of an answer only the status is read.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

LONGEST = 1024  # signs of an address
PATIENCE = 10.0  # seconds for everything
LOOKUP = 5.0  # ... of these for the name
KNOWN = 1000  # names that were found, and are looked up before others
MOST_READ = 16_384  # bytes of an answer's head
# Addresses that carry an IPv4 address on to somewhere else: what they lead to cannot be told from here. And those set
# aside for translators and for documents, which not every Python counts among the private ones.
_CARRY = ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "192.88.99.0/24", "fec0::/10", "::/96")
_DOUBTFUL = [ip_network(one) for one in (*_CARRY, "192.0.0.0/24", "3fff::/20")]
Address = IPv4Address | IPv6Address


class Unsuitable(Exception):  # noqa: N818 - says what it is
    """An address to which nothing is sent; the key of the sentence why."""


class Failed(Exception):  # noqa: N818 - says what happened
    """It did not arrive, as far as one can tell; another time it may."""


def public(address: str) -> bool:
    """Whether an address is somebody's on the open internet; in doubt it is not."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    if mapped is not None:
        found = mapped
    if not found.is_global or found.is_multicast or found.is_reserved or found.is_unspecified:
        return False
    if found.version == 6 and int(found) >> 32 & 0xFDFFFFFF == 0x5EFE:  # ISATAP: the rest is an IPv4 address
        return False
    return not any(found.version == net.version and found in net for net in _DOUBTFUL)


def _loopback(address: str) -> bool:
    try:
        return ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False


class Outward:
    """Sends. `at_home`: to this computer alone and by plain http, for tests."""

    def __init__(self, at_home: bool = False, patience: float = PATIENCE) -> None:
        self._at_home, self._patience = at_home, patience
        # A name server that does not answer holds up nobody else: names that were found wait in no line with others.
        self._names, self._strange = ThreadPoolExecutor(8, "names"), ThreadPoolExecutor(4, "strange names")
        self._found: dict[str, None] = {}  # names, the one that was found last at the end
        self._tls = ssl.create_default_context()

    def close(self) -> None:
        """Nothing is looked up any more."""
        for names in (self._names, self._strange):
            names.shutdown(wait=False, cancel_futures=True)

    def parts(self, url: str) -> tuple[str, int, str, bool]:
        """Host, port, path, and whether it is https; Unsuitable where nothing is sent there."""
        if len(url) > LONGEST or not url.isascii() or not url.isprintable() or any(c in url for c in ' "<>\\^`{|}'):
            raise Unsuitable("call-address")
        try:
            found = urlsplit(url)
            host, port = (found.hostname or "").lower(), found.port
        except ValueError:
            raise Unsuitable("call-address") from None
        if found.scheme != "https" and not (self._at_home and found.scheme == "http"):
            raise Unsuitable("call-https")
        if not host or "@" in found.netloc or found.fragment:
            raise Unsuitable("call-address")
        if not self._at_home and (port not in (None, 443) or _is_number(host) or "." not in host):
            raise Unsuitable("call-public")
        path = (found.path or "/") + (f"?{found.query}" if found.query else "")
        return host, port or (443 if found.scheme == "https" else 80), path, found.scheme == "https"

    async def addresses(self, host: str, port: int) -> list[str]:
        """Every address that a name has now; Unsuitable if one of them is not public."""
        loop, known = asyncio.get_running_loop(), host in self._found
        self._found.pop(host, None)
        try:
            names = self._names if known else self._strange
            found = await asyncio.wait_for(
                loop.run_in_executor(names, socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM),
                min(LOOKUP, self._patience),
            )
        except (OSError, UnicodeError, TimeoutError):
            raise Failed("the name is not known") from None
        self._found[host] = None
        for oldest in list(self._found)[: max(0, len(self._found) - KNOWN)]:
            del self._found[oldest]
        there = list(dict.fromkeys(str(info[4][0]) for info in found))
        fine = _loopback if self._at_home else public
        if not there or not all(map(fine, there)):
            raise Unsuitable("call-public")
        return there

    async def check(self, url: str) -> None:
        """Whether something could be sent there."""
        host, port, _, _ = self.parts(url)
        await self.addresses(host, port)

    async def post(
        self, url: str, headers: Mapping[str, str], body: bytes, begun: Callable[[], Awaitable[None]] | None = None
    ) -> int:
        """Send it, and return the status of the answer; `begun` is called when the first byte is about to go."""
        host, port, path, secure = self.parts(url)
        try:
            async with asyncio.timeout(self._patience):
                address = (await self.addresses(host, port))[0]
                reader, writer = await asyncio.open_connection(
                    address, port, ssl=self._tls if secure else None, server_hostname=host if secure else None,
                    limit=MOST_READ,
                )  # fmt: skip
                try:
                    if begun is not None:
                        await begun()
                    writer.write(_request(host, port, path, secure, headers, body))
                    await writer.drain()
                    return _status(await reader.readline())
                finally:
                    writer.transport.abort()  # whatever else it says, and however slowly
        except (OSError, ssl.SSLError, ValueError, EOFError) as error:  # TimeoutError is an OSError
            raise Failed(type(error).__name__) from None


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return not host.rpartition(".")[2][:1].isalpha()  # whatever else some resolvers take for a number
    return True


def _request(host: str, port: int, path: str, secure: bool, headers: Mapping[str, str], body: bytes) -> bytes:
    usual = port == (443 if secure else 80)
    lines = [f"POST {path} HTTP/1.1", f"Host: {host if usual else f'{host}:{port}'}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "User-Agent: Affinage", "Accept: */*", "Connection: close", "", ""]
    assert not any("\r" in line or "\n" in line for line in lines)
    return "\r\n".join(lines).encode("ascii") + body


def _status(line: bytes) -> int:
    parts = line.split()
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/1.") or not parts[1].isdigit() or len(parts[1]) != 3:
        raise EOFError("no answer")
    return int(parts[1])
