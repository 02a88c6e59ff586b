"""What the fields of Cluedo's messages may be."""

from __future__ import annotations

from collections.abc import Mapping

from deductio.core.domains import Domain
from deductio.games.cluedo.cards import BONUS_DECK, CARDS, CATEGORIES, ROOMS, SUSPECTS, WEAPONS
from deductio.games.cluedo.mansion import CENTRE, mansion
from deductio.games.cluedo.state import Options


def domains(seats: int, options: Options) -> Mapping[str, Domain]:
    ways = mansion().shortcuts.values()
    return {
        "suspect": SUSPECTS,
        "weapon": WEAPONS,
        "room": ROOMS,
        "card": CARDS,
        "category": tuple(CATEGORIES),
        "bonus": tuple(dict.fromkeys(BONUS_DECK)),
        "square": mansion().squares,
        "place": (*ROOMS, CENTRE, *mansion().squares),
        "shortcut": tuple(sorted({shortcut for way in ways for shortcut in way.values()})),
    }
