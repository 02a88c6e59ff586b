"""What a sleuth of some temper likes in a plan, beside how often it wins."""

from __future__ import annotations

from deductio.games.small_detectives.strategy.mind import Mind
from deductio.games.small_detectives.strategy.reach import DEAR, earliness
from deductio.games.small_detectives.strategy.situation import Situation
from deductio.games.small_detectives.strategy.ways import Ways
from deductio.games.small_detectives.street import Card


def liking_of_card(ways: Ways, card: Card) -> float:
    """To play early, and to keep what is dear."""
    return ways.early * earliness(card) - ways.keeps * DEAR.get(card, 0)


def liking_of_end(mind: Mind, after: Situation) -> float:
    """That others do not look, or that they do; that it can ask or follow somebody."""
    ways, before = mind.ways, mind.table
    if not ways.company and not ways.listens:
        return 0.0
    listens = after.at_pub == after.me or (after.shadow or (None,))[0] == after.me
    looks = sum(
        after.looked[seat] != before.looked[seat] for seat in after.alive if seat != after.me
    )
    return ways.listens * (listens and before.seats > 2) - ways.company * looks
