"""Bots, hints and reviews, thought out in other processes: never on the event loop, never past a deadline.

Long thoughts go to thinkers on other machines while any are alive (`fleet`). At home, who thinks next is up to a fair
queue (`pool`). A bot that has waited long thinks less: a quarter of its usual thought,
a sixteenth, then to the end of its turn alone (`greedy`); at last, without a process, the same by the plain rules. One
that thinks for too long plays the best that it has found so far.

When a server first starts, its games are compiled: a workshop does it on all cores, the game first that somebody waits
for. Until a game is ready its bots play by the plain rules, and pages say so.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar, cast

from affinage.agents.explain import Idea
from affinage.agents.levels import in_a_hurry
from affinage.agents.spec import parse
from affinage.agents.workshop import Workshop
from affinage.core.about import names
from affinage.core.game import Game, find
from affinage.core.words import Say

from . import errands, thinking
from .metrics import Counts, Metrics
from .pool import Asker, Dropped, Late, Pool, Thought
from .questions import Choice, Question, Review
from .queueing import SO_FAR, Importance, effort
from .refused import Unsaid
from .settings import Settings
from .thinking import PLAIN, DayGame
from .worker import Stuck, Worker

if TYPE_CHECKING:  # it needs packages that a table at home does without
    from .fleet import Fleet

log = logging.getLogger("affinage.server")
RANDOM = "random"
COMPILING = 600.0  # seconds that somebody who wants a review waits for a game to be compiled
GIVES_WAY = 5  # how much the compiler gives way to those who think
REVIEWING = 1800.0
LONG = ("hard", "expert")  # levels whose thoughts are worth their way to another machine
FAR = 0.75  # of a bot's time: what has not come from elsewhere by then is thought out at home, briefly
SHORTEST = 2.0  # seconds below which nobody elsewhere is asked
EXACTLY = 120.0  # seconds for a thought that must not be cut short
AGAIN = 2.0  # seconds until such a thought is tried again
REVIEWS = 64  # kept in memory
FORGOTTEN = 60.0  # seconds after which a review is stopped that nobody asks for any more
LEAST_URGENT = 19  # how much reviews give way: to everything else
T = TypeVar("T")
Task = Callable[[Coroutine[Any, Any, None]], Any]


@dataclass
class Thinkers:
    """The processes of one server."""

    settings: Settings
    now: Callable[[], float] = time.monotonic
    metrics: Metrics = field(default_factory=Metrics)
    fleet: "Fleet | None" = None  # thinkers elsewhere, where there may be any
    _workshop: Workshop | None = None
    _ready: dict[str, asyncio.Event] = field(default_factory=dict)  # by package: rules of earlier versions, too
    _offered: list[str] = field(default_factory=list)
    _pool: Pool | None = None
    _reviews: OrderedDict[tuple[str, int], Review] = field(default_factory=OrderedDict)
    _judged: tuple[Review, Worker] | None = None  # the review under way
    _task: Task | None = None
    _news: Callable[[], None] = lambda: None
    _plain: asyncio.Lock = field(default_factory=asyncio.Lock)  # one at a time thinks in the server's own process

    def start(self, task: Task, news: Callable[[], None] = lambda: None) -> None:
        """Get ready in the background; whenever a game is, there is news for its tables."""
        self._task, self._news, games = task, news, [find(name) for name in names()]
        self._offered = [game.package for game in games]
        if self.settings.bots:
            workers = [Worker(self.settings.nice) for _ in range(self.settings.workers)]
            student = Worker(LEAST_URGENT if self.settings.nice else 0)
            self._pool = Pool(workers, student, self.metrics.thought)
            self._workshop = Workshop(games, nice=self.settings.nice + GIVES_WAY)
            if self.fleet is not None:
                task(self.fleet.run())
        for game in games:
            self._await(game)

    def _await(self, game: Game) -> asyncio.Event:
        """What is set when the game is ready."""
        began, loop, event = (
            self.now(),
            asyncio.get_running_loop(),
            self._ready.setdefault(game.package, asyncio.Event()),
        )
        if self._workshop is not None:

            def ready(done: Future[bool]) -> None:
                with contextlib.suppress(RuntimeError):  # the server has been closed meanwhile
                    loop.call_soon_threadsafe(self._is_ready, game, event, began if done.result() else None)

            self._workshop.when_ready(game).add_done_callback(ready)
        return event

    def _is_ready(self, game: Game, event: asyncio.Event, began: float | None) -> None:
        event.set()
        self.metrics.ready.inc()
        if began is not None:  # what went wrong in the workshop it has said itself
            log.info("bots ready: %s, rules %d, after %.1f s", game.name, game.version, self.now() - began)
        self._news()

    async def close(self) -> None:
        """End the processes."""
        if self._workshop is not None:
            self._workshop.close()
        if self._pool is not None:
            self._pool.end()

    def status(self, say: Say) -> tuple[bool, str]:
        """Whether bots can think, and a sentence about it."""
        if not self.settings.bots:
            return False, say("server-bots-off")
        done = sum(self._ready[package].is_set() for package in self._offered)
        if done < len(self._offered):
            return False, say("server-bots-warming", done=done, of=len(self._offered))
        return True, say("server-bots-ready")

    def ready_for(self, game: Game) -> bool:
        """Whether the game's rules are compiled; if not, it comes next."""
        if self._workshop is not None:
            self._workshop.want(game)
        event = self._ready.get(game.package) or self._await(game)
        return event.is_set()

    def forget(self, package: str) -> bool:
        """A game is unloaded; False while it is still being made ready."""
        if self._workshop is not None and not self._workshop.forget(package):
            return False
        self._ready.pop(package, None)
        thinking.forget(package)
        return True

    def stands_in(self, game: Game) -> bool:
        """Whether its bots play by the plain rules for now."""
        event = self._ready.get(game.package)
        return event is not None and self.settings.bots and not event.is_set()

    async def _wait_for(self, game: Game) -> None:
        if not self.ready_for(game):
            await asyncio.wait_for(self._ready[game.package].wait(), COMPILING)

    def thoughts(self) -> list[Thought]:
        """What is thought about now and what waits for it."""
        return [] if self._pool is None else self._pool.thoughts() + (self.fleet.thoughts() if self.fleet else [])

    def counts(self) -> tuple[Counts, Counts]:
        """Of each class, how many wait to think and how many do."""
        if self._pool is None:
            return {}, {}
        waiting, under_way = map(Counter, self._pool.counts())
        for one in self.fleet.thoughts() if self.fleet else ():
            (waiting if one.waiting else under_way)[one.importance] += 1
        return waiting, under_way

    def look_again(self, table: str) -> None:
        """A table has changed, or somebody there has gone: thoughts that nobody waits for are dropped."""
        if self._pool is not None:
            self._pool.look_again(table)
        if self.fleet is not None:
            self.fleet.look_again(table)

    # Moves

    async def choose(self, question: Question, asker: Asker | None = None) -> Choice | None:
        """A legal move, by as much thought as there is time for; nothing where nobody waits for it any more."""
        if len(question.legal) == 1:
            return Choice(question.legal[0])
        if question.exactly:
            return await self._exactly(question, asker or Asker())
        if question.level == RANDOM:
            return Choice(secrets.choice(question.legal))
        if self._pool is None:  # a stand-in on a server where bots do not think
            return Choice(await self._plainly(question))
        asker, began = asker or Asker(), self.now()
        alone = asker.importance != Importance.PEOPLE  # nobody plays who would wait
        try:
            if (far := await self._choose_far(question, asker)) is not None:
                return far
            away = self.now() - began
            patience = None if alone else max(0.0, self.settings.deadline - asker.waited - away)
            async with self._pool.turn(asker, patience) as worker:
                waited = self.now() - began
                choice = await self._thought_out(worker, question, asker.waited + waited, self.settings.deadline - away)
            if choice.move in question.legal:
                if choice.hurried:
                    self.metrics.hurried.inc()
                return replace(choice, waited=waited)
            log.warning("a bot (%s, %s) chose a move that is not legal", question.game.name, question.level)
        except Dropped:
            return None
        except (Stuck, Late) as error:
            late = self.now() - began
            log.warning("a bot (%s, %s) is late by %.0f s: %s", question.game.name, question.level, late, error)
        except Exception:  # whatever goes wrong in a bot's head, its table goes on
            log.exception("a bot (%s, %s) failed", question.game.name, question.level)
        self.metrics.plainly.inc()
        return Choice(await self._plainly(question), True, self.now() - began)

    async def _ask_far(self, game: Game, asker: Asker, work: str, told: dict[str, Any], within: float) -> Any:
        """An answer from elsewhere; nothing where it must be found at home."""
        if self.fleet is None or within < SHORTEST or not self.fleet.takes(game):
            return None
        began = time.perf_counter()
        found = await self.fleet.ask(asker, work, told, within, self.settings.deadline)
        if found is None:
            self.metrics.came_home.inc()
        else:
            self.metrics.from_elsewhere.inc()
            self.metrics.thought(asker.importance, time.perf_counter() - began)
        return found

    async def _choose_far(self, question: Question, asker: Asker) -> Choice | None:
        """A strong bot's move by a thinker elsewhere, in time for another thought at home."""
        if question.level not in LONG:
            return None
        within = FAR * (self.settings.deadline - asker.waited)
        found = await self._ask_far(question.game, asker, errands.CHOOSE, errands.told_of(question), within)
        if found is None:
            return None
        if found.move not in question.legal:
            log.warning("a thinker elsewhere (%s) chose a move that is not legal", question.game.name)
            return None
        if found.hurried:
            self.metrics.hurried.inc()
        return Choice(found.move, found.hurried, found.waited)

    async def _exactly(self, question: Question, asker: Asker) -> Choice | None:
        """However long it takes; what goes wrong is tried again by whoever asked."""
        told = *question.told, question.level
        try:
            if question.level == PLAIN:
                async with self._plain:
                    return Choice(await asyncio.to_thread(thinking.choose_exactly, *told))
            if self._pool is not None:
                await self._wait_for(question.game)
                async with self._pool.turn(asker) as worker:
                    return Choice(await worker.ask(EXACTLY, thinking.choose_exactly, *told))
        except Dropped:
            return None
        except (TimeoutError, Stuck) as error:
            log.warning("a daily deal's bot (%s) is late: %s", question.game.name, error)
        await asyncio.sleep(AGAIN)
        return None

    async def play_day(
        self, game: Game, options: dict[str, str], key: str, levels: tuple[str, str], number: int
    ) -> DayGame | None:
        """A game of bots with a day's cards, for the field; nothing where none can be played now."""
        if self._pool is None:
            return None
        try:
            await self._wait_for(game)
            async with self._pool.turn(Asker(Importance.REVIEW, "daily")) as student:
                return await student.ask(REVIEWING, thinking.play_day, game, options, key, *levels, number)
        except (Dropped, Stuck, TimeoutError) as error:
            log.warning("a game for a day's field (%s) was not played: %s", game.name, error)
            return None
        finally:
            self._rest()

    async def _thought_out(self, worker: Worker, question: Question, waited: float, seconds: float) -> Choice:
        """By a bot in a process of its own, which thinks less when it has waited long."""
        told, level = question.told, question.level
        if not self.ready_for(question.game):
            return Choice(await worker.ask(seconds, thinking.choose_plainly, *told, level))
        usual = parse(level)
        now = in_a_hurry(usual, question.game, question.seats, effort(waited, self.settings.deadline))
        move, cut_short = await worker.ask(seconds, thinking.choose, *told, str(now), SO_FAR * seconds)
        return Choice(move, cut_short or now != usual)

    async def _plainly(self, question: Question) -> int:
        """By the plain rules, in this process: the last resort, as quick as it is modest."""
        async with self._plain:
            return await asyncio.to_thread(thinking.choose_plainly, *question.told, question.level)

    # Hints

    async def advise(self, question: Question, asker: Asker) -> list[Idea] | None:
        """The best turns; nothing where no answer was found in time."""
        return await self._ask_about(question, asker, thinking.advise)

    async def compare(self, question: Question, asker: Asker) -> list[tuple[str, tuple[int, ...]]] | None:
        """What a bot of each level would do; likewise."""
        return await self._ask_about(question, asker, thinking.compare)

    async def _ask_about(self, question: Question, asker: Asker, work: Callable[..., T]) -> T | None:
        assert self._pool is not None
        elsewhere = self.fleet.held(Importance.HINT, asker.owner) if self.fleet else 0
        if elsewhere + self._pool.held(Importance.HINT, asker.owner) >= self.settings.hints:
            raise Unsaid(429, "hints-waiting")
        game, known, _, seat, seats = question.told
        try:
            far = await self._ask_far(game, asker, work.__name__, errands.told_of(question), self.settings.deadline)
            if far is not None:
                return cast("T", far)
            async with self._pool.turn(asker, 3 * self.settings.deadline) as worker:
                return await worker.ask(self.settings.deadline, work, game, known, seat, seats)
        except Dropped:
            raise Unsaid(409, "moved-on") from None
        except (Stuck, Late) as error:
            log.warning("a hint (%s) is late: %s", question.game.name, error)
            return None

    # Reviews

    def review(
        self, table: str, seat: int, game: Game, moves: int, text: Callable[[], str], guest: str, at_home: bool = False
    ) -> Review:
        """A review as far as it is; begun when it is first asked for, and dropped when nobody asks any more."""
        key = table, seat
        held = self._reviews.get(key)
        if held is None or held.failed or held.of != moves:  # one that failed, or was of another game, is done again
            theirs = sum(review.guest == guest and review.under_way for review in self._reviews.values())
            if theirs >= self.settings.reviews:
                raise Unsaid(429, "reviews-waiting")
            self._reviews[key] = Review(table, moves, guest, self.now())
            while len(self._reviews) > REVIEWS:
                self._reviews.popitem(last=False)
            assert self._task is not None
            self._task(self._judge(key, self._reviews[key], game, text(), at_home))
        self._reviews[key].asked_at = self.now()
        return self._reviews[key]

    def done(self, review: Review) -> int:
        """How far a review under way is, as a part of the moves."""
        if self._judged is not None and self._judged[0] is review:
            done, of = self._judged[1].progress
        else:
            done, of = self.fleet.progress(review.table) if self.fleet and review.under_way else (0, 0)
        return int(review.of * min(done / of, 1.0)) if of else 0

    async def _judge(self, key: tuple[str, int], review: Review, game: Game, text: str, at_home: bool) -> None:
        assert self._pool is not None
        table, seat = key

        def wanted() -> bool:
            return self.now() - review.asked_at < FORGOTTEN

        try:
            asker = Asker(Importance.REVIEW, review.guest, table, wanted)
            # What is open at a table that is over may still be played by others on the same day.
            if not at_home and self.fleet is not None and self.fleet.takes(game):
                asked = {"text": errands.without_names(text), "seat": seat}
                far = self._ask_far(game, asker, errands.JUDGE, asked, REVIEWING)
                review.found = await _while_wanted(far, wanted)
                if review.found is not None:
                    return
            await self._wait_for(game)
            async with self._pool.turn(asker) as student:
                self._judged = review, student
                student.progress[0] = student.progress[1] = 0
                review.found = await _while_wanted(student.ask(REVIEWING, thinking.judge, text, seat, game), wanted)
        except Dropped:
            review.failed = True  # whoever asks again begins anew
        except Exception:  # told to whoever asks, who can ask again
            log.exception("a review of %s failed", game.name)
            review.failed = True
        finally:
            if self._judged is not None and self._judged[0] is review:
                self._judged = None
            self._rest()

    def _rest(self) -> None:
        """Without reviews there is no need for a process that makes them."""
        if self._pool is not None and not any(review.under_way for review in self._reviews.values()):
            self._pool.student.end()


async def _while_wanted(work: Coroutine[Any, Any, T], wanted: Callable[[], bool]) -> T:
    """The result of something long, unless nobody wants it any more."""
    task = asyncio.ensure_future(work)
    try:
        while not (await asyncio.wait({task}, timeout=FORGOTTEN))[0]:
            if not wanted():
                raise Dropped
        return task.result()
    finally:
        if not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


__all__ = ["Choice", "Question", "Review", "Thinkers"]
