"""A player that takes any legal move, each as likely as the others."""

from affinage.core.chance import below, generator
from affinage.core.record import Record


class RandomBot:
    """Knows nothing, fears nothing."""

    def __init__(self, seed: int) -> None:
        self._rng = generator(seed)

    def choose(self, observation: Record, legal: list[int]) -> int:  # noqa: ARG002 - it does not look
        """Any of them."""
        return legal[below(self._rng, len(legal))]
