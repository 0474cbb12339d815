"""Webhooks: how ntfy, Discord and Slack want to be told. A name is text, whatever it looks like."""

import json
import re
from urllib.parse import urlsplit

DISCORD = ("discord.com", "discordapp.com", "canary.discord.com", "ptb.discord.com")
SLACK = ("hooks.slack.com", "hooks.slack-gov.com")
KINDS = ("push", "ntfy", "discord", "slack")
_MARKS = re.compile(r"([\\`*_~|>#\[\]()@:<&-])")


def kind_of(url: str) -> str:
    """Which of them an address belongs to; ntfy runs anywhere."""
    host = (urlsplit(url).hostname or "").lower()
    return "discord" if host in DISCORD else "slack" if host in SLACK else "ntfy"


def plausible(url: str, kind: str) -> bool:
    """Whether an address looks like one of that kind."""
    path = urlsplit(url).path
    if kind == "discord":
        return re.fullmatch(r"/api(/v\d+)?/webhooks/\d+/[\w-]+", path) is not None
    if kind == "slack":
        return re.fullmatch(r"/(services|workflows|triggers)/[\w/-]+", path) is not None
    return re.fullmatch(r"/[\w-]{1,64}(/[\w-]{1,64})*", path) is not None


def told(kind: str, title: str, body: str, click: str) -> tuple[dict[str, str], bytes]:
    """Headers and body of a request."""
    said = f"{title}: {body}"
    if kind == "discord":
        text = _MARKS.sub(r"\\\1", said) + (f"\n{click}" if click else "")
        return _json({"content": text[:1900], "allowed_mentions": {"parse": []}})
    if kind == "slack":
        text = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        marks = {"mrkdwn": False, "unfurl_links": False}
        return _json({"text": text[:1900] + (f"\n<{click}>" if click else ""), **marks})
    headers = {"Content-Type": "text/plain; charset=utf-8", "Tags": "game_die"} | ({"Click": click} if click else {})
    return headers, said.encode()


def _json(content: dict[str, object]) -> tuple[dict[str, str], bytes]:
    return {"Content-Type": "application/json"}, json.dumps(content).encode()
