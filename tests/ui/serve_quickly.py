"""`affinage serve` as it is, but with bots that do not pause, guests that may be quick, and a page from any folder.

python serve_quickly.py FOLDER [options of affinage serve]
"""

import sys
from dataclasses import replace
from pathlib import Path

if __name__ == "__main__":  # bots are processes that import this file again
    from affinage.cli import main
    from affinage.server import pages, serve
    from affinage.server.settings import Settings

    plain = serve.settings_for
    folder = Path(sys.argv.pop(1))
    freely = dict.fromkeys(Settings().rates, "100000/second")

    def quick(host: str, public_url: str, bots: bool, proxies: tuple[str, ...] = ()) -> Settings:
        """The same, without waiting."""
        return replace(plain(host, public_url, bots, proxies), pace=0.0, away=0.0, rates=freely)

    serve.settings_for = quick
    pages.add.__defaults__ = (folder,)
    sys.argv[:1] = ["affinage", "serve"]
    main()
