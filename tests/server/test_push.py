"""Web Push by the published vectors: RFC 8291 (sealing) and RFC 8292 (who sends)."""

import pytest
from cryptography.exceptions import InvalidTag

from affinage.server import push

# RFC 8291, section 5 and appendix A
MESSAGE = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SENDER_PUBLIC = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# RFC 8292, section 2.4
HEADER = (
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsI"
    "nN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2"
    "L9OkSSHzvoD1oA, "
    "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)
BROWSER_OF = push.Subscription("https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", BROWSER_PUBLIC, AUTH)


def test_the_keys_are_those_of_the_standard() -> None:
    assert push.text(push.point(push.read_key(SENDER).public_key())) == SENDER_PUBLIC
    assert push.text(push.point(push.read_key(BROWSER).public_key())) == BROWSER_PUBLIC
    assert push.written(push.read_key(SENDER)) == SENDER


def test_a_message_is_sealed_as_the_standard_says() -> None:
    assert push.text(push.seal(MESSAGE, BROWSER_OF, push.read_key(SENDER), push.raw(SALT))) == SEALED


def test_a_browser_reads_the_standard_s_message() -> None:
    assert push.opened(push.raw(SEALED), push.read_key(BROWSER), push.raw(AUTH)) == MESSAGE


def test_every_message_has_a_key_and_salt_of_its_own() -> None:
    one, other = push.seal(MESSAGE, BROWSER_OF), push.seal(MESSAGE, BROWSER_OF)
    assert one[:16] != other[:16]
    assert one[21:86] != other[21:86]
    assert push.opened(one, push.read_key(BROWSER), push.raw(AUTH)) == MESSAGE
    with pytest.raises(InvalidTag):
        push.opened(one, push.read_key(push.new_key()), push.raw(AUTH))
    with pytest.raises(InvalidTag):
        push.opened(one[:-1] + bytes([one[-1] ^ 1]), push.read_key(BROWSER), push.raw(AUTH))


def test_the_longest_message_fits_a_record() -> None:
    assert len(push.seal(b"x" * push.MOST, BROWSER_OF)) <= 4096
    with pytest.raises(ValueError, match="too long"):
        push.seal(b"x" * (push.MOST + 1), BROWSER_OF)


def test_the_standard_s_signature_is_proved() -> None:
    assert push.proved(HEADER) == {
        "aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com",
    }  # fmt: skip
    assert push.proved(HEADER.replace("eyJhdWQ", "eyJhdWR")) is None


def test_our_signature_says_the_same_in_the_same_letters() -> None:
    key = push.read_key(push.new_key())
    ours = push.signed("https://push.example.net/push/abc", "mailto:push@example.com", key, 1453523768 - push.LASTS_S)
    assert ours.partition(".")[0] == HEADER.partition(".")[0]
    assert ours.split(".")[1] == HEADER.split(".")[1], "the claims of the standard, letter by letter"
    assert push.proved(ours) == push.proved(HEADER)
    stranger = push.text(push.point(push.read_key(push.new_key()).public_key()))
    assert push.proved(f"{ours.partition(', k=')[0]}, k={stranger}") is None


@pytest.mark.parametrize(("p256dh", "auth"), [("B" * 87, AUTH), (BROWSER_PUBLIC, AUTH[:-3]), ("", ""), ("é", AUTH)])
def test_keys_that_nobody_could_read_with_are_refused(p256dh: str, auth: str) -> None:
    assert not push.usable(push.Subscription("https://push.example.net/", p256dh, auth))
    assert push.usable(BROWSER_OF)
