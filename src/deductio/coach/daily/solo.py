"""The solo case of a day: a table of its game whose luck the number of the case decides."""

from __future__ import annotations

from typing import Any

from deductio.core.game import Game, Refused
from deductio.core.match import Match
from deductio.core.messages import Opened
from deductio.core.seal import Seal, absent_nonce, open_sealed, seal_from
from deductio.core.solo import Solo


def known_solo(game: Game[Any]) -> Solo:
    if game.solo is None:
        raise Refused(f"{game.name} has no case for one alone", "no-solo")
    return game.solo


def seal_of_case(game: Game[Any], number: int) -> Seal:
    """Anyone can make it again, and nobody has a share in it: nothing about this luck is secret."""
    bare = seal_from(f"case {number} of {game.name}")
    seats = range(known_solo(game).seats)
    return Seal(bare.secret, tuple(absent_nonce(bare.commitment, seat) for seat in seats))


def opening_of_case(game: Game[Any], number: int) -> Opened:
    solo, seal = known_solo(game), seal_of_case(game, number)
    return game.opening(solo.seats, solo.options, seal.commitment, seal.nonces)


def open_case(game: Game[Any], number: int) -> Match[Any]:
    """A case at its first ask."""
    return open_sealed(game, opening_of_case(game, number), seal_of_case(game, number))
