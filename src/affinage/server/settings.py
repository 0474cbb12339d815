"""What a server can be told when it is started."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """Everything that is not about one table."""

    public_url: str = ""
    addresses: tuple[str, ...] = ()  # this computer's own on its networks, where it is open to them
    hosts: tuple[str, ...] = ("localhost",)  # names that this server answers to, beside addresses in numbers
    bots: bool = True  # whether bots think, in processes of their own
    workers: int = 1  # processes for bots and hints
    nice: int = 10  # how much these processes give way to others
    pace: float = 0.2  # seconds that a bot lets pass before its turn; how fast people watch it is up to their page
    deadline: float = 20.0  # seconds for a thought; and for which a bot waits to begin, thinking less and less
    hints: int = 3  # that one address may have waiting or under way
    reviews: int = 2  # ... likewise
    looking: float = 10.0  # seconds for which a program that asked for a view counts as one that watches
    away: float = 60.0  # seconds after which others may let a bot play for an absent player who agreed to that
    absent: float = 1800.0  # ... and for one who did not: while it is this player's turn, and never where a clock runs
    inside: str = ""  # where other processes on the same PostgreSQL reach this one
    lease: float = 3.0  # seconds for which a process trusts that it lives, as far as the others know
    beat: float = 0.5  # ... between two times that it says so
    rooms: int = 400  # tables kept in memory
    proxies: tuple[str, ...] = ()  # addresses of web servers in front, which may say whom they speak for
    connections: int = 256  # open at once from one address
    health: float = 3.0  # seconds in which the database must answer whoever asks whether all is well
    metrics: tuple[str, ...] = ()  # who may see figures beside this computer: addresses, networks, or "any"
    access_log: bool = False  # whether every request is logged
    patience: float = 20.0  # seconds in which a request must have arrived whole
    loaded_sets: int = (
        40  # component sets of people's own that one process has in play; each is a game loaded once more
    )
    sets: dict[str, str] = field(
        default_factory=dict
    )  # by game: the component set of new tables, where not the shipped
    rates: dict[str, str] = field(
        default_factory=lambda: {
            "move": "40/second",
            "read": "60/second",
            "scenes": "10/second",
            "think": "30/minute",
            "table": "20/minute",
            "join": "30/minute",
            "token": "30/minute",
            "pad": "10/second",
            "judge": "10/second",  # component sets looked at while somebody types
            "box": "20/hour",  # component sets handed in to be kept
            "person": "30/minute",  # people who are new here, of one address
            "me": "120/minute",  # what a device asks about its person
            "knock": "400/second",  # all requests of one address, counted before anything is looked at
            "speak": "120/minute",  # messages on one socket
            "words": "15/minute",  # that are said in one seat
            "emote": "3/15 seconds",
            "call": "10/minute",  # ways to be called that a person adds or tries
            "calls": "40/minute",  # ... and all people of one address
        }
    )
    sockets: int = 12  # open at once for one seat
    keep_open: float | None = None  # days for which a table is kept that nobody has started; None: for good
    keep_idle: float | None = None  # ... a running one at which nobody has moved
    keep_ended: float | None = None  # ... a finished one
    daily: bool = True  # whether there is a daily deal
    day_changes: int = 0  # minutes after midnight, by the clock of this computer, at which the next one begins
    daily_bot: str = "medium"  # whom everybody plays against: one that thinks for so many iterations
    daily_games: tuple[str, ...] = ()  # that take turns; all on offer, if none is named
    sweep: float = 3600.0  # seconds between two looks for what need not be kept any longer
    call_after: float = 20.0  # seconds after which somebody is called whose turn it is
    call_look: float = 1.0  # ... between two looks for who is to be called
    remind_least: float = 600.0  # ... that half the time of a turn must be for a reminder then
    calls_at_home: bool = False  # for tests: notices go to this computer alone, also by plain http
