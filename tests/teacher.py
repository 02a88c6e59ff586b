"""Reads sentences as a strict teacher would, and says what is wrong with each."""

from __future__ import annotations

import re
from collections.abc import Iterator

from deductio.words import Language

VOWEL = "[aàâäeéèêëiîïoôöuùûüœæAÀÂEÉÈÊIÎOÔUÙÛŒ]"
SHY = "onz|oui|un[ ,.]"
"""Words that begin with a vowel and let nobody elide before them."""
SOLE = "pas|fois|des|dans|sous|vers|mais|puis|plus|is|was|has|as|this|vous|nous"
"""Words in *s* that may follow a 1."""
SOMEBODY = r"êtes|suis|soyez|être|(?<!de )(?<!d’)(?-i:[A-ZÉŒ]\w+) (?:est|semble|reste|a été)"
AGREEING = "seul|sûr|prêt|amené|éliminé|assis|absent|connecté|certain|content|arrivé|tombé"

BOTH = {
    "a brace": r"[{}]",
    "a raw name": r"\b[a-z]+_\w+|@|(?-i:\b(?:None(?! of)|True|False)\b)",
    "a word said twice": r"\b(?!vous vous|nous nous)(\w{2,}) \1\b",
    "a plural after 1": rf"(?<![\w.,–-])1 (?!(?:{SOLE})\b)[a-zéèA-Z]+s\b",
    "two spaces": r"  ",
    "a space before a dot": r" [.,](?!\d)",
    "two stops": r"(?<!\.)\.\.(?!\.)|[?!]\.|\.[?!]|:\.",
}
FRENCH = {
    "no elision": rf"(?<![\w’'-])(?:de|le|la|que|ne|se|je) (?!{SHY}){VOWEL}[^\W\d_]",
    "no contraction": r"(?<![\w’'])(?:de|à) les? (?!\w+(?:er|ir|re)\b)[a-zé]",
    "no thin space": r"[^\u202f\s][?!;](?![?!])|[ \u00a0][?!:;]|[^\u202f\s\d]:(?=\s|$)",
    "an English word": r"(?<=\W)(?:yes|none|other|seat)\b|\b(?:yes|none|other|seat)(?=\W)",
    "a gender": rf"\b(?:{SOMEBODY}) (?:\w+ )?(?:{AGREEING})\b",
    "a tu": r"\b(?:tu|toi|tes)\b",
    "no hypothèse": r"\bsuggestion",
    "no such form": r"\bIl reste aucun|vous qui a\b|face découverte",
}
ENGLISH = {"nobody speaks so": r"\b(?:turn|pawn|case) of (?-i:[A-ZÉ]\w+)"}


def faults(language: Language, sentence: str) -> Iterator[str]:
    """What is wrong with a sentence, each with the place."""
    rules = BOTH | (FRENCH if language == "fr" else ENGLISH)
    for fault, pattern in rules.items():
        if found := re.search(pattern, sentence, re.IGNORECASE):
            yield f"{fault} ({found[0]!r}): {sentence}"


def raw_words(drawing: str) -> Iterator[str]:
    """What in a drawing is written as programs write it."""
    for fault in ("a brace", "a raw name"):
        if found := re.search(BOTH[fault], drawing):
            yield f"{fault} ({found[0]!r}) in a drawing"
