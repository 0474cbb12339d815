"""`affinage serve` as it is, but with bots that do not pause, guests that may be quick, and a page from any folder.

python serve_quickly.py FOLDER [options of affinage serve]
"""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

NEWER = os.environ.get("AFFINAGE_NEWER_RULES")
if NEWER:  # as if a game's rules had gone on since, for bots' processes too: tables keep those they began with
    from affinage.core import game as games
    from affinage.core.about import About

    now = games.about  # type: ignore[attr-defined]  # where `find` looks, so it is replaced there

    def newer(name: str) -> About:
        """The same with one more for that game."""
        found = now(name)
        return found._replace(version=found.version + (name == NEWER))

    games.about = newer  # type: ignore[assignment,attr-defined]  # likewise

if __name__ == "__main__":  # bots are processes that import this file again
    from affinage.cli import main
    from affinage.server import pages, serve
    from affinage.server.settings import Settings

    plain = serve.settings_for
    folder = Path(sys.argv.pop(1))
    more = json.loads(os.environ.get("AFFINAGE_QUICK", "{}"))
    freely = dict.fromkeys(Settings().rates, "100000/second")

    def quick(host: str, public_url: str, bots: bool, proxies: tuple[str, ...] = ()) -> Settings:
        """The same, without waiting."""
        return replace(plain(host, public_url, bots, proxies), pace=0.0, away=0.0, rates=freely, **more)

    serve.settings_for = quick
    pages.add.__defaults__ = (folder,)
    sys.argv[:1] = ["affinage", "serve"]
    main()
