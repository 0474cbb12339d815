"""What a server counts, in Prometheus' format. Nothing tells of a table, a person or an address.

What happens is counted where it happens, by an addition or two; what is there (tables, sockets, those who wait to
think) is looked up when somebody asks.
"""

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from affinage import __version__

from .queueing import Importance

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
THOUGHTS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0, 300.0, 1800.0)
TOGETHER = (1, 2, 3, 5, 8, 13, 21, 50, 100)
CLASSES = {
    Importance.PEOPLE: "bots_at_peoples_tables",
    Importance.BOTS: "bots_alone",
    Importance.HINT: "hints",
    Importance.REVIEW: "reviews",
}
Counts = dict[Importance, int]


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        Info("affinage_build", "Which Affinage this is.", registry=own).info({"version": __version__})
        ProcessCollector(registry=own)
        self.moves = Counter("affinage_moves_stored", "Moves of people and bots that are stored.", registry=own)
        self.answered = Histogram(
            "affinage_move_seconds", "From a move's request to its answer.", buckets=QUICK, registry=own
        )
        self.evictions = Counter("affinage_tables_evicted", "Tables put away to make room for others.", registry=own)
        thought = Histogram(
            "affinage_thinking_seconds", "For how long was thought.", ["class"], buckets=THOUGHTS, registry=own
        )
        self._thought = {which: thought.labels(name) for which, name in CLASSES.items()}
        late = Counter("affinage_bots_late", "Bots' moves thought less about than usual.", ["how"], registry=own)
        self.hurried, self.plainly = late.labels("thought_less"), late.labels("played_plainly")
        self.commits = Histogram(
            "affinage_store_commit_seconds", "Transactions that write, to the disk.", buckets=QUICK, registry=own
        )
        self.events = Histogram(
            "affinage_store_events_per_commit", "Events stored together.", buckets=TOGETHER, registry=own
        )
        self.failures = Counter("affinage_store_errors", "Times that the database did not do as asked.", registry=own)
        self.claimed = Counter("affinage_tables_claimed", "Tables that this process has come to own.", registry=own)
        self.fenced = Counter(
            "affinage_stores_fenced", "Events refused because their table had another owner.", registry=own
        )
        self.passed_on = Counter(
            "affinage_requests_passed_on", "Requests that another process was asked to answer.", registry=own
        )
        far = Counter("affinage_thoughts_elsewhere", "Thoughts that thinkers were asked for.", ["how"], registry=own)
        self.from_elsewhere, self.came_home = far.labels("answered"), far.labels("came_home")
        self.ready = Gauge("affinage_bots_ready", "Games whose bots are compiled.", registry=own)

    def thought(self, which: Importance, seconds: float) -> None:
        """Somebody has thought."""
        self._thought[which].observe(seconds)

    def watch(
        self, sockets: Callable[[], int], tables: Callable[[], int], thinking: Callable[[], tuple[Counts, Counts]],
        standing: Callable[[], tuple[int, int]],
    ) -> None:  # fmt: skip
        """Where to look for what is there now."""
        self.registry.register(_Now(sockets, tables, thinking, standing))

    def told(self) -> bytes:
        """Everything, as text."""
        return generate_latest(self.registry)


class _Now(Collector):
    """What is there at the moment at which it is asked for."""

    def __init__(
        self, sockets: Callable[[], int], tables: Callable[[], int], thinking: Callable[[], tuple[Counts, Counts]],
        standing: Callable[[], tuple[int, int]],
    ) -> None:  # fmt: skip
        self._sockets, self._tables, self._thinking, self._standing = sockets, tables, thinking, standing

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Looked up, not counted."""
        yield GaugeMetricFamily("affinage_open_sockets", "Pages that are sent news.", self._sockets())
        yield GaugeMetricFamily("affinage_open_tables", "Tables in memory.", self._tables())
        owned, living = self._standing()
        yield GaugeMetricFamily("affinage_tables_owned", "Tables in memory that this process owns.", owned)
        yield GaugeMetricFamily("affinage_processes", "Processes that serve this database, as this one knows.", living)
        for name, told, counts in zip(
            ("affinage_thinking_waiting", "affinage_thinking_under_way"),
            ("Those who wait to think.", "Those who think."),
            self._thinking(),
            strict=True,
        ):
            family = GaugeMetricFamily(name, told, labels=["class"])
            for which, label in CLASSES.items():
                family.add_metric([label], counts.get(which, 0))
            yield family
