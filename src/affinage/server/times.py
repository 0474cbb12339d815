"""The time of day, as it is stored; clocks of games go by the time that was served (`clocks`)."""

import time


def milliseconds() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
