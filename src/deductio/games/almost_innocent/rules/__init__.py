"""The rules of Almost Innocent, by the chapters of the rule book."""

from deductio.games.almost_innocent.rules.setup import check_options, lay_the_table, prepare
from deductio.games.almost_innocent.rules.turn import play_on

__all__ = ["check_options", "lay_the_table", "play_on", "prepare"]
