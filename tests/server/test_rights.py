"""Rights in memory: one that is taken away while it is being looked up is not kept."""

import asyncio

from affinage.server.rights import Rights
from affinage.server.rows import Token
from affinage.server.tokens import digest


class Shelf:
    """Rights as they are stored; a look may be held up after it has read."""

    def __init__(self, *tokens: str) -> None:
        self.stored = {digest(token): Token(digest(token), "table", "seat", 0) for token in tokens}
        self.looks, self.go, self.read = 0, asyncio.Event(), asyncio.Event()

    async def look(self, key: str) -> Token | None:
        """What is there at this moment, told when it is let go."""
        found = self.stored.get(key)
        self.looks += 1
        self.read.set()
        await self.go.wait()
        return found


def test_what_is_taken_away_during_a_look_is_not_kept() -> None:
    async def story() -> None:
        shelf = Shelf("mine", "other")
        rights = Rights(shelf.look, 10)
        asked = asyncio.ensure_future(rights.of("mine"))
        await shelf.read.wait()
        del shelf.stored[digest("mine")]
        rights.forget([digest("mine")])
        shelf.go.set()
        assert await asked is None
        assert await rights.of("mine") is None
        assert await rights.of("other") is not None

    asyncio.run(story())


def test_rights_are_looked_up_once_and_forgotten_by_key_or_table() -> None:
    async def story() -> None:
        shelf = Shelf("mine", "other", "third")
        shelf.go.set()
        rights = Rights(shelf.look, 2)
        for _ in range(3):
            assert await rights.of("mine")
        assert shelf.looks == 1
        rights.forget([digest("mine")])
        assert await rights.of("mine")
        assert shelf.looks == 2
        rights.forget_table("another table")
        assert await rights.of("mine")
        assert shelf.looks == 2
        rights.forget_table("table")
        assert await rights.of("mine")
        assert shelf.looks == 3
        assert await rights.of("other")
        assert await rights.of("third")  # there is room for two
        assert await rights.of("mine")
        assert shelf.looks == 6

    asyncio.run(story())
