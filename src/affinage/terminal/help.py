"""Help while playing: the rule behind a question, and why a move is not possible."""

from rich.console import Console
from rich.text import Text

from affinage.core.play import Choice, Table
from affinage.core.words import Say

from . import show

MOST = 12  # moves listed at once when a search finds many


class Help:
    """Answers `?` for one question. It looks at the covered table alone: an answer can give nothing away."""

    def __init__(self, table: Table, seat: int, choices: list[Choice], say: Say, console: Console) -> None:
        self.game, self.seat, self.choices, self.say, self.console = table.game, seat, choices, say, console
        self.state = table.observe(seat)
        self.listed: list[Choice] = []  # moves of the last search, numbered on from the legal ones

    def tell(self, asked: str) -> None:
        """`?` alone: the rule; with a number or words: whether and why not."""
        if not asked:
            self._print(self.game.describe.rule(self.state, self.seat, self.say))
            self._print(self.say("terminal-help-moves"), "dim")
        elif asked.isdecimal():
            self._about_number(asked)
        else:
            self._about_words(asked)

    def _about_number(self, digits: str) -> None:
        known = [*self.choices, *self.listed]
        if len(digits) > 6 or not 1 <= int(digits) <= len(known):
            self._print(self.say("terminal-help-no-number", number=digits[:6], last=len(known)))
        else:
            self._explain(known[int(digits) - 1])

    def _about_words(self, asked: str) -> None:
        found = self.found(asked)
        if not found:
            self._print(self.say("terminal-help-nothing", words=asked))
        elif len(found) == 1:
            self._explain(found[0])
        else:
            self.listed = [choice for choice in found if choice not in self.choices][:MOST]
            for at, choice in enumerate(self.choices, 1):
                if choice in found:
                    self.console.print(show.choices([choice], at))
            self.console.print(show.choices(self.listed, len(self.choices) + 1))
            shown = len(self.listed) + sum(choice in found for choice in self.choices)
            if len(found) > shown:
                self._print(self.say("terminal-help-more", n=len(found) - shown), "dim")
            self._print(self.say("terminal-help-which"), "dim")

    def found(self, asked: str) -> list[Choice]:
        """All moves of this seat whose words hold every word that was typed; legal ones first."""
        wanted = asked.casefold().split()
        found = [c for c in self.choices if all(w in c.words.casefold() for w in wanted)]
        told = {choice.words for choice in self.choices}
        for move in range(self.game.actions):  # what Chance turns up is nobody's choice
            try:
                words = self.game.describe.words(self.state, self.seat, move, self.say)
            except (LookupError, ValueError):  # a move that means nothing in this position has no words
                continue
            fits = words not in told and all(w in words.casefold() for w in wanted)
            if fits and (words.casefold() == asked.casefold() or self._is_own(move)):
                told.add(words)
                found.append(Choice(move, words, ""))
        return [choice for choice in found if choice.words.casefold() == asked.casefold()] or found

    def _is_own(self, move: int) -> bool:
        """Whether the seat has what it takes; a game can say what is others' (their experts)."""
        is_own = getattr(self.game.describe, "is_own", None)
        return is_own is None or bool(is_own(self.state, self.seat, move))

    def _explain(self, choice: Choice) -> None:
        if choice in self.choices:
            number = self.choices.index(choice) + 1
            self._print(self.say("terminal-help-legal", words=choice.words, number=number))
            return
        reason = self.game.describe.why_not(self.state, self.seat, choice.move, self.say)
        self._print(self.say("terminal-help-not", words=choice.words))
        self._print(f"  {reason.sentence}")
        if reason.rule != reason.sentence:
            self._print(f"  {reason.rule}", "dim")

    def _print(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style))
