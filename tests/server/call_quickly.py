"""The server in a process of its own that can be killed, with calls that stay on this computer.

python call_quickly.py DATABASE PORT SECONDS-UNTIL-SOMEBODY-IS-CALLED
"""

import sys
from dataclasses import replace

if __name__ == "__main__":
    import uvicorn

    from affinage.server.app import build
    from affinage.server.serve import configured
    from affinage.server.settings import Settings
    from affinage.server.store import Store

    url, port, after = sys.argv[1:]
    freely = dict.fromkeys(Settings().rates, "100000/second")
    settings = replace(Settings(bots=False, rates=freely), call_after=float(after), call_look=0.02, calls_at_home=True)
    uvicorn.Server(configured(build(Store.open(url), settings), "127.0.0.1", int(port), settings)).run()
