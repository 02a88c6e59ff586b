"""Where a name meets its sentence: French elides and contracts there, so that no text need care.

A text says `le pion de { $seat }` for everybody. Fluent marks what it puts into a sentence, and
behind those marks Olive's is *le pion d’Olive*, and *à { $token }* is *au facteur*. Nothing else
of a text is touched; `lib/grammar.ts` does just this in the page.
"""

from __future__ import annotations

import re

BEGIN, END = "\u2068", "\u2069"
SOUND = "[aàâäeéèêëiîïoôöuùûüœæ]|h(?!a)|y(?![aeéèiou])"
"""How a word begins that one elides before. Most names in *ha* have an *h* of their own (Harry),
most others are mute (Hector); *y* is a vowel before a consonant (Yves)."""
ELIDED = re.compile(
    rf"(?<![\w’'])(de|le|la|que|ne|se|je|jusque|lorsque|puisque){END}* {BEGIN}+"
    rf"(?=(?:{SOUND})[^\W\d_])(?!onz|oui)",
    re.IGNORECASE,
)
CONTRACTED = re.compile(rf"(?<![\w’'])(de|à){END}* {BEGIN}+(le|les) ")
TOGETHER = {"dele": "du", "deles": "des", "àle": "au", "àles": "aux"}
MARKS = re.compile(f"[{BEGIN}{END}]")


def joined(language: str, marked: str) -> str:
    """A sentence as it is said, from one in which what was put in is marked."""
    if language == "fr":
        marked = ELIDED.sub(lambda found: f"{found[1][:-1]}’", marked)
        marked = CONTRACTED.sub(lambda found: f"{TOGETHER[found[1] + found[2]]} ", marked)
    return MARKS.sub("", marked)
