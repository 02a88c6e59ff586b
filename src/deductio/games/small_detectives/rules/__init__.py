"""The rules of Small Detectives, by the chapters of the rule book."""

from deductio.games.small_detectives.rules.round import play_round
from deductio.games.small_detectives.rules.setup import lay_the_table, lay_the_tiles

__all__ = ["lay_the_table", "lay_the_tiles", "play_round"]
