"""Where a server listens: its sockets are bound before anything else is touched, or a sentence says why not."""

import contextlib
import errno
import os
import socket

from affinage.core.errors import AffinageError


def own_addresses() -> list[str]:
    """This computer's addresses on its networks, the one that others reach it by first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only says which network would be used
        found.append(probe.getsockname()[0])  # without a network there is this computer alone
    with contextlib.suppress(OSError):  # a name that nobody knows
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def open_to_all(host: str) -> bool:
    """Whether whoever is on the network may come in."""
    return host in ("0.0.0.0", "::")  # noqa: S104 - that is what is asked here


def bound(host: str, port: int) -> list[socket.socket]:
    """A socket for every address that the host's name has, bound and not listening yet."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):  # UnicodeError: a name longer than names can be
        raise AffinageError(f'Nobody can listen at "{host}": no computer is known by that name. {_right()}') from None
    made: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            made.append(socket.socket(family, kind, protocol))
            if os.name == "posix":  # elsewhere it would let two programs have one port
                made[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                made[-1].setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            made[-1].bind(address)
    except OSError as error:
        for one in made:
            one.close()
        raise AffinageError(_why_not(host, port, error)) from None
    return made


def _why_not(host: str, port: int, error: OSError) -> str:
    at = f"{host}:{port}"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"Nobody can listen at {at}: this computer does not have the address {host}. {_right()}"
    if error.errno == errno.EADDRINUSE:
        return f"Nobody can listen at {at}: something else does already."
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"Nobody can listen at {at}: this user may not have port {port}. Ports from 1024 on are free to all."
    return f"Nobody can listen at {at}: {error.strerror or error}. {_right()}"


def _right() -> str:
    ours = ", ".join(["127.0.0.1", *own_addresses()])
    return f"It can be one of its own ({ours}), or 0.0.0.0 for all of them."
