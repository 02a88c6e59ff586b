"""The rules of the Sock Inquiry, by the chapters of the rule book."""

from deductio.games.chaussette.rules.setup import fill_the_drawer, hand_out_clues
from deductio.games.chaussette.rules.turn import take_turn

__all__ = ["fill_the_drawer", "hand_out_clues", "take_turn"]
