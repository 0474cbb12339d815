"""Which games have a trained net that fits, in words: what the doctor says of bots."""

from collections.abc import Iterator

from affinage.agents.levels import seats_with_net
from affinage.agents.mind import loaded, place_of
from affinage.core.about import folder_of, names
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.core.words import Say, say_in


def told(say: Say) -> Iterator[str]:
    """A sentence for each game; a net that does not fit is no error, since bots think without it."""
    for name in names():
        title = say_in(say.language, folder_of(name) / "words")("title")
        game = find(name)
        path = place_of(game)
        if path is None:
            yield say("doctor-net-none", game=title)
            continue
        try:
            loaded(path, game)
        except AffinageError as refused:
            yield say("doctor-net-refused", game=title, why=str(refused))
            continue
        asked = seats_with_net(game)
        if asked:
            yield say("doctor-net-fits", game=title, seats=", ".join(map(str, asked)))
        else:
            yield say("doctor-net-idle", game=title)
