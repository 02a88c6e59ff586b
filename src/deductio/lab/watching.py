"""A table in characters, as a spectator sees it."""

from __future__ import annotations

from typing import Any

from deductio.core.game import fold
from deductio.core.match import Match
from deductio.words import Words


def drawn(match: Match[Any]) -> str:
    view = fold(match.game.view(), match.public)
    return match.game.draw(view, Words(match.game, "en").name)
