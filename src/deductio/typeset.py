"""French sets a thin space before high punctuation, and spaces inside quotes; none may break."""

from __future__ import annotations

import re

HIGH = re.compile("[ \u00a0](?=[?!:;])")
QUOTES = re.compile("(?<=«) | (?=»)")


def typeset(language: str, text: str) -> str:
    """The same text as a printer would set it: `lib/typeset.ts` does just this in the page."""
    return QUOTES.sub("\u00a0", HIGH.sub("\u202f", text)) if language == "fr" else text
