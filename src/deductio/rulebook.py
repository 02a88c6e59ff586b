"""All rules of a game for people: Markdown in the folder `rulebook` of its package, by language.

`## Section` and `### Sub-section`, paragraphs, lists, tables. `![the rope](card:rope)` on a line of
its own is the picture of a thing, named as in the texts: domain and value. A comment at the end of
a passage names the numbered rules that it tells: `<!-- CL-07 CL-08 -->`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from deductio.core.game import Game
from deductio.typeset import typeset
from deductio.words import Language

REMARK = re.compile(r"[ \t]*<!--.*?-->", re.DOTALL)
PICTURE = re.compile(r"!\[(?P<caption>[^\]]*)\]\((?P<domain>\w+):(?P<value>[^)\s]+)\)")


def rulebook_of(game: Game[Any], language: Language) -> str:
    """What a reader sees of it; nothing if the game brings none."""
    return typeset(language, REMARK.sub("", source_of(game.package, language)))


def without_pictures(rulebook: str) -> str:
    """For whoever reads it where nothing can be drawn."""
    return PICTURE.sub("", rulebook)


@cache
def source_of(package: str, language: Language) -> str:
    """The whole file, with the numbers of the rules."""
    file = files(package).joinpath("rulebook", f"{language}.md")
    return file.read_text("utf-8") if file.is_file() else ""
