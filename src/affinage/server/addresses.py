"""Addresses of guests: who is counted as one, and which proxies may say whom they speak for."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network


@lru_cache(4096)
def counted(address: str) -> str:
    """What limits count by: an IPv4 address, or the /64 of an IPv6 address, which one household has to itself."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return str(found)
