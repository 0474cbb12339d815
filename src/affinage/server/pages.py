"""The page itself: files that were built from `ui/`; without them a plain page says how to build it."""

import mimetypes
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

mimetypes.add_type("application/manifest+json", ".webmanifest")  # not every system knows it
STATIC = Path(__file__).resolve().parent.parent / "static"
_PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Affinage</title></head>
<body><h1>Affinage</h1>
<p>The server runs, but its page has not been built. In a checkout: <code>make play</code>, or
<code>cd ui &amp;&amp; npm install &amp;&amp; npm run build</code>, and reload.</p>
<p>Programs can play: the interface is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body></html>
"""


class Files(StaticFiles):
    """Built files: the page is always asked for anew, what it names by a hash never changes."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, told how long it may be kept."""
        response = await super().get_response(path, scope)
        lasting = path.startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


def add(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve the page below everything else."""
    if (folder / "index.html").is_file():
        app.mount("/", GZipMiddleware(Files(directory=folder, html=True), minimum_size=800), name="page")
        return

    @app.get("/", include_in_schema=False)
    def plain() -> HTMLResponse:
        return HTMLResponse(_PLAIN)
