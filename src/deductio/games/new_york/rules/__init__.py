"""The rules of Inquiries in New York, by chapter of the rule book."""

from deductio.games.new_york.rules.setup import lay_the_table, open_the_case
from deductio.games.new_york.rules.turn import play_turn

__all__ = ["lay_the_table", "open_the_case", "play_turn"]
