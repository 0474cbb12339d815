"""What tokens are good for, kept in memory: a token that was taken away is forgotten at once."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable

from .rows import Token
from .tokens import digest


class Rights:
    """Rights as they were looked up, the newest so many."""

    def __init__(self, look: Callable[[str], Awaitable[Token | None]], most: int) -> None:
        self._look, self._most = look, most
        self._kept: OrderedDict[str, Token] = OrderedDict()
        self._forgot = 0  # how often something was taken away: what was read meanwhile may be out of date

    async def of(self, token: str) -> Token | None:
        """What a token is good for."""
        key = digest(token)
        while key not in self._kept:
            before = self._forgot
            found = await self._look(key)
            if before != self._forgot:
                continue
            if found is None or found.kind == "invite":  # an invitation changes: it is looked up each time
                return found
            self._kept[key] = found
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return self._kept[key]

    def forget(self, digests: Iterable[str]) -> None:
        """These rights were taken away."""
        self._forgot += 1
        for key in digests:
            self._kept.pop(key, None)

    def forget_table(self, table: str) -> None:
        """A table is gone with all its rights."""
        self.forget([key for key, right in self._kept.items() if right.table == table])

    def forget_all(self) -> None:
        """Any of them may have been taken away."""
        self.forget(list(self._kept))
