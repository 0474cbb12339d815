"""What a server can be told when it is started."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """Everything that is not about one table."""

    public_url: str = ""
    hosts: tuple[str, ...] = ("localhost",)  # names that this server answers to, beside addresses in numbers
    bots: bool = True  # whether bots think, in processes of their own
    workers: int = 1  # processes for bots and hints
    nice: int = 10  # how much these processes give way to others
    pace: float = 0.7  # seconds that a bot lets pass before its turn, so that people can follow
    deadline: float = 20.0  # seconds after which a bot that has not answered is replaced
    away: float = 60.0  # seconds after which somebody may let a bot play for an absent player
    rooms: int = 400  # tables kept in memory
    rates: dict[str, str] = field(
        default_factory=lambda: {
            "move": "40/second",
            "read": "60/second",
            "think": "30/minute",
            "table": "20/minute",
            "join": "30/minute",
            "token": "30/minute",
            "pad": "10/second",
        }
    )
    sockets: int = 12  # open at once for one seat
