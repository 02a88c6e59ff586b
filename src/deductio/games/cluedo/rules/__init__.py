"""The rules of Cluedo, by the chapters of the rule book."""

from deductio.games.cluedo.rules.setup import lay_the_table, seat_the_detectives
from deductio.games.cluedo.rules.turn import play_turn

__all__ = ["lay_the_table", "play_turn", "seat_the_detectives"]
