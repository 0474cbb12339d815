"""What happened to a command that was not carried out."""

from affinage.core.errors import AffinageError
from affinage.core.words import Say


class Refused(AffinageError):  # noqa: N818 - what happened to the command
    """A command that was not carried out: a status, a code for programs, a sentence and perhaps the rule behind it."""

    def __init__(self, status: int, code: str, reason: str, rule: str = "", version: int | None = None) -> None:
        super().__init__(reason)
        self.status, self.code, self.reason, self.rule, self.version = status, code, reason, rule, version


class Elsewhere(AffinageError):  # noqa: N818 - says what is so
    """Another process owns this table and is to be asked; nothing has been done here. Its address, if it is known."""

    def __init__(self, address: str = "") -> None:
        super().__init__("Another process serves this table.")
        self.address = address


class Unsaid(Refused):
    """A refusal by somebody who does not know the asker's language: its sentence is said later."""

    def __init__(self, status: int, code: str, key: str = "") -> None:
        super().__init__(status, code, key or f"server-{code}")

    def said(self, say: Say) -> Refused:
        """The same with its sentence."""
        return Refused(self.status, self.code, say(self.reason))
