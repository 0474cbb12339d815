"""In which language a command speaks."""

import locale
import os

import typer


def language(ctx: typer.Context, given: str | None) -> str:
    """The language asked for here, before the command, by AFFINAGE_LANG, or by the system; else English."""
    from affinage.core.words import LANGUAGES  # late: starting a command loads little

    chosen = given or ctx.find_root().params.get("lang") or os.environ.get("AFFINAGE_LANG")
    if chosen:
        return str(chosen)
    settings = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    spoken = next((s for s in settings if s), None) or locale.getlocale()[0] or ""
    return spoken[:2].lower() if spoken[:2].lower() in LANGUAGES else "en"
