"""What is asked and told about being called."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .models import Asked

Level = Literal["each", "daily", "never"]
Kind = Literal["push", "ntfy", "discord", "slack"]
Url = Annotated[str, Field(min_length=8, max_length=1024)]


class LevelWish(Asked):
    """How often somebody wants to be called."""

    level: Level


class PushWish(Asked):
    """A browser's subscription."""

    endpoint: Url
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{87}$", description="Its public key.")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$", description="Its secret.")]


class WebhookWish(Asked):
    """An address of ntfy, Discord or Slack."""

    url: Url


class ChannelNamed(Asked):
    """One of my ways to be called."""

    channel: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


class ChannelTold(BaseModel):
    """A way to be called; of its address the host alone."""

    id: str
    kind: Kind
    host: str
    device: str
    here: bool
    failing: bool


class Calls(BaseModel):
    """How I am called, and the public key of this server's pushes."""

    level: Level
    key: str
    channels: list[ChannelTold]


class Tried(BaseModel):
    """What became of a notice."""

    fate: Literal["arrived", "failed", "dead"]
