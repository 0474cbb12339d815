"""The daily deal on several devices of one person: the game that counts is the same, and so are results."""

from typing import Any

from .guests import Phone
from .serving import Serving
from .test_daily import Player, served

__all__ = ["served"]


class Device(Player):
    """Somebody with a page and a key of their own."""

    def __init__(self, served: Serving, name: str) -> None:
        super().__init__(served, name)
        self.phone = Phone(served, name)
        self.phone.come()

    def start(self, date: str = "", **more: Any) -> Any:
        wish = {"player": self.id, "name": self.name} | more
        answer = self.ask(f"daily/{date or self.today()}/start", wish, token=self.phone.key)
        if answer.status_code == 200:
            self.table, self.token = answer.json()["table"], answer.json()["token"]
            self.phone.done("seats", {"seats": [{"table": self.table, "token": self.token}]})  # as its page does
        return answer

    def look(self, date: str = "") -> Any:
        answer = self.ask(f"daily/{date or self.today()}/look", {"player": self.id}, token=self.phone.key)
        assert answer.status_code == 200, answer.text
        return answer.json()


def test_a_game_goes_on_at_another_device_and_its_result_is_there(served: Serving) -> None:
    phone, laptop, stranger = Device(served, "Phone"), Device(served, "Laptop"), Device(served, "Somebody else")
    assert laptop.phone.along(phone.phone).status_code == 200
    phone.start()
    phone.play(most=3)
    told = laptop.look()
    assert (told["state"], told["table"], told["token"]) == ("playing", phone.table, None)
    assert laptop.start().status_code == 200
    assert laptop.table == phone.table, "nobody begins a second time"
    assert laptop.token != phone.token, "each device has a key of its own"
    assert laptop.view()["view"] == phone.view()["view"]
    laptop.play()
    for device in (phone, laptop):
        told = device.look()
        assert (told["state"], told["mine"]["place"]) == ("over", 1)
        assert [day["over"] for day in told["calendar"]] == [True]
    assert stranger.look()["calendar"] == []
    assert stranger.look()["state"] == "open"


def test_a_device_that_was_put_out_has_nothing_of_it(served: Serving) -> None:
    phone, laptop = Device(served, "Phone"), Device(served, "Laptop")
    laptop.phone.along(phone.phone)
    phone.start()
    laptop.start()
    lost = next(d["id"] for d in phone.phone.done()["devices"] if d["name"] == "Laptop")
    phone.phone.done("out", {"device": lost})
    assert laptop.ask(f"tables/{phone.table}/view", method="GET").status_code == 401
    assert laptop.look()["state"] == "open"
    assert phone.view()["status"] == "playing"


def test_whoever_has_played_on_two_devices_before_keeps_the_first_game(served: Serving) -> None:
    phone, laptop = Device(served, "Phone"), Device(served, "Laptop")
    phone.start()
    laptop.start()
    assert phone.table != laptop.table
    assert laptop.phone.along(phone.phone).status_code == 200
    for device in (phone, laptop):
        told = device.look()
        assert told["table"] == phone.table
        assert len(told["calendar"]) == 1
