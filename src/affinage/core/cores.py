"""How many cores this process may use."""

import os


def cores() -> int:
    """Those that it was given, where the system tells (Linux does); elsewhere all that the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
