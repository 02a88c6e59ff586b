"""The seal of a game: a secret that decides its luck, promised at the start and opened at the end.

`docs/fair-play.md` explains it for a stranger who wants to write the check again.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.game import Game, S
from deductio.core.match import Match
from deductio.core.messages import Opened

SECRET_BYTES = 32


class Seal(Struct, frozen=True):
    """A 32-byte secret of the dealer, and a nonce of each seat that wants to add one."""

    secret: bytes
    nonces: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """What everyone is told before the first nonce."""
        return sha256(b"deductio commitment 1\n" + self.secret).hexdigest()

    @property
    def luck(self) -> Chance:
        """All luck of the game; neither the dealer nor any seat alone decides it."""
        mixed = sha256(b"deductio luck 1\n" + self.secret)
        for nonce in self.nonces:
            text = nonce.encode()
            mixed.update(len(text).to_bytes(4, "big") + text)
        return Chance(mixed.digest())


def new_secret() -> str:
    """A secret nobody can guess, in hexadecimal."""
    return token_hex(SECRET_BYTES)


def seal_from(seed: int | str, nonces: Sequence[str] = ()) -> Seal:
    """A seal anyone can make again from a number: for experiments, not for playing fair."""
    return Seal(sha256(f"deductio seed {seed}".encode()).digest(), tuple(nonces))


def open_sealed(game: Game[S], opened: Opened, seal: Seal, *, telling: bool = True) -> Match[S]:
    """A new match with the luck of that seal."""
    return Match.open(game, opened, seal.luck, secret=seal.secret.hex(), telling=telling)
