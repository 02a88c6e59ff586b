"""Apostrophes are round; French sets thin spaces before high punctuation, and none may break."""

from __future__ import annotations

import re

APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
HIGH = re.compile("[ \u00a0](?=[?!:;])")
QUOTES = re.compile("(?<=«) | (?=»)")


def typeset(language: str, text: str) -> str:
    """The same text as a printer would set it: `lib/typeset.ts` does just this in the page."""
    text = APOSTROPHE.sub("’", text)
    return QUOTES.sub("\u00a0", HIGH.sub("\u202f", text)) if language == "fr" else text
