"""What leaves the server: public addresses alone, pinned, no redirects, in time."""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from affinage.server import outward, webhooks
from affinage.server.outward import Failed, Outward, Unsuitable, public

from .receiving import Receiver, unused


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    opened = Receiver()
    yield opened
    opened.stop()


def names(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """A name server that says something else each time; what it was asked."""
    asked: list[str] = []

    def lookup(host: str, port: int, *_: Any) -> list[Any]:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    return asked


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "198.18.0.1", "192.0.2.1", "224.0.0.1", "255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1", "fe80::1%eth0",
        "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1",
        "64:ff9b::808:808", "2002:7f00:1::", "2001:0:53aa:64c::1", "2001:db8::1", "localhost", "", "1.2.3", "fec0::1",
        "192.0.0.8", "192.0.0.170", "3fff::1", "::ffff:0:7f00:1", "64:ff9b:1::1", "::ffff:169.254.169.254",
        "2606:4700::5efe:7f00:1", "2606:4700::200:5efe:a00:1",
    ],
)  # fmt: skip
def test_what_is_not_public_beyond_doubt_is_not_called(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_what_is_public_is(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://ntfy.sh/topic", "https://127.0.0.1/topic", "https://[::1]/topic", "https://2130706433/topic",
        "https://ntfy.sh:8443/topic", "https://user@ntfy.sh/topic", "https://intranet/topic", "https:///topic",
        "ftp://ntfy.sh/topic", "https://ntfy.sh/to pic", "https://ntfy.sh/t#x", "https://ntfy.sh/ü", "javascript:1",
        "https://ntfy.sh:99999/t", "https://[::1", f"https://ntfy.sh/{'x' * 1100}", "https://0x7f.1/",
        "https://ntfy.sh\\@a/", "https://ntfy.sh/\r\nX: 1", "https://ntfy.sh/\t", "https://127.1/t", "https://0177.0.0.1/t",
        "https://[::ffff:127.0.0.1]/t", "https://[64:ff9b::7f00:1]/t", "https://localhost./t", "https://%31%32%37.0.0.1/t",
        "https://127。0。0。1/t",  # full stops of another script
    ],
)  # fmt: skip
def test_addresses_that_nothing_is_sent_to(url: str) -> None:
    with pytest.raises(Unsuitable):
        Outward().parts(url)


def test_one_address_that_is_not_public_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, ["8.8.8.8", "10.0.0.1"])
    with pytest.raises(Unsuitable):
        asyncio.run(Outward().check("https://hooks.example.org/abc"))


def test_a_name_that_becomes_private_is_refused_when_something_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, ["8.8.8.8"], ["127.0.0.1"])
    sender = Outward()
    asyncio.run(sender.check("https://hooks.example.org/abc"))
    with pytest.raises(Unsuitable):
        asyncio.run(sender.post("https://hooks.example.org/abc", {}, b""))


def test_the_connection_goes_to_the_address_that_was_looked_at(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    """Another answer of the name server, between the look and the connection, changes nothing."""
    asked = names(monkeypatch, ["127.0.0.1"], ["127.0.0.2"])
    status = asyncio.run(
        Outward(at_home=True).post(f"http://hooks.example.org:{receiver.port}/x", {"A": "b"}, b"hello")
    )
    assert status == 201
    assert asked == ["hooks.example.org"], "it was asked once: what it says later is not heard"
    assert [(one.path, one.body) for one in receiver.got] == [("/x", b"hello")]
    assert receiver.got[0].headers["host"] == f"hooks.example.org:{receiver.port}"


def test_at_home_nothing_goes_anywhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, ["8.8.8.8"])
    with pytest.raises(Unsuitable):
        asyncio.run(Outward(at_home=True).post("https://hooks.example.org/abc", {}, b""))


def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    receiver.answers["/moved"] = 302
    assert asyncio.run(Outward(at_home=True).post(f"{receiver.url}/moved", {}, b"x")) == 302
    assert [one.path for one in receiver.got] == ["/moved"]


def test_who_does_not_answer_is_not_waited_for(receiver: Receiver) -> None:
    receiver.slow.add("/slow")
    with pytest.raises(Failed):
        asyncio.run(Outward(at_home=True, patience=0.3).post(f"{receiver.url}/slow", {}, b"x"))
    with pytest.raises(Failed):
        asyncio.run(Outward(at_home=True).post(f"http://127.0.0.1:{unused()}/", {}, b"x"))


def test_what_is_called_off_at_the_last_moment_is_not_sent(receiver: Receiver) -> None:
    async def off() -> None:
        raise Failed("off")

    with pytest.raises(Failed):
        asyncio.run(Outward(at_home=True).post(f"{receiver.url}/x", {}, b"x", off))
    assert asyncio.run(Outward(at_home=True).post(f"{receiver.url}/y", {}, b"y")) == 201
    assert [one.path for one in receiver.got] == ["/y"]


def test_an_endless_answer_is_not_read() -> None:
    async def talk() -> None:
        async def endless(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                while True:
                    writer.write(b"x" * 65_536)
                    await writer.drain()
            except ConnectionError:
                writer.close()

        server = await asyncio.start_server(endless, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Failed):
            await Outward(at_home=True).post(f"http://127.0.0.1:{port}/", {}, b"x")
        server.close()

    asyncio.run(talk())


def test_who_sends_tells_the_certificate_s_name() -> None:
    """By https the name is checked, not the number that the connection is made to."""
    assert outward.Outward()._tls.check_hostname  # noqa: SLF001 - what a browser would check, too


def test_webhooks_are_told_apart_and_names_stay_text() -> None:
    assert webhooks.kind_of("https://discord.com/api/webhooks/1/a") == "discord"
    assert webhooks.kind_of("https://hooks.slack.com/services/T/B/x") == "slack"
    assert webhooks.kind_of("https://discord.com.evil.example/api/webhooks/1/a") == "ntfy"
    assert not webhooks.plausible("https://discord.com/login", "discord")
    _, body = webhooks.told("discord", "Fromage", "@everyone <@1> **x** has moved", "https://t.example/#/t/a")
    assert b'"allowed_mentions": {"parse": []}' in body
    assert rb"\\@everyone \\<\\@1\\>" in body
    _, body = webhooks.told("slack", "Fromage", "<!channel> & co", "")
    assert b"&lt;!channel&gt; &amp; co" in body
    headers, body = webhooks.told("ntfy", "Fromage", "Ünal has moved", "https://t.example/#/t/a")
    assert headers["Click"] == "https://t.example/#/t/a"
    assert body.decode() == "Fromage: Ünal has moved"
