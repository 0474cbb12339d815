"""Addresses that a host has shut out. They are stored, and known in memory to whoever keeps the doors."""

from ipaddress import IPv6Address, ip_address, ip_network

from .addresses import counted
from .store import Store
from .upkeep import Block, block, blocks, unblock


def counted_as(given: str) -> str | None:
    """What a host has written (an address, or a household as it is shown) as limits count it; None: no address."""
    text = given.strip()
    try:
        if "/" not in text:
            ip_address(text.partition("%")[0])
            return counted(text)
        network = ip_network(text, strict=False)
    except ValueError:
        return None
    whole = 64 if isinstance(network.network_address, IPv6Address) else 32
    return counted(str(network.network_address)) if network.prefixlen == whole else None


def is_this_computer(address: str) -> bool:
    """Whether an address is this computer's own: from there a host can always open the doors again."""
    first = ip_address(address.partition("/")[0])
    return first.is_loopback or (isinstance(first, IPv6Address) and address == counted("::1"))


class Blocks:
    """Who may not come in."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.addresses: frozenset[str] = frozenset()
        self.load()

    def load(self) -> None:
        """As they are stored."""
        self.addresses = frozenset(one.address for one in self.all())

    def all(self) -> list[Block]:
        """All of them, the newest first."""
        return blocks(self._store)

    def add(self, address: str, now: int) -> None:
        """Shut an address out."""
        block(self._store, address, now)
        self.load()

    def remove(self, address: str) -> bool:
        """Let an address in again; whether it was shut out."""
        found = unblock(self._store, address)
        self.load()
        return found
