"""The seal of a game: a secret that decides its luck, promised at the start and opened at the end.

`docs/fair-play.md` explains it for a stranger who wants to write the check again.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Any

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.game import Game, S
from deductio.core.match import Match
from deductio.core.messages import Opened, Seat

SECRET_BYTES = 32


class Seal(Struct, frozen=True):
    """A 32-byte secret of the dealer, and a nonce of each seat: its share in the luck."""

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


def promise_of(nonce: str) -> str:
    """What a seat shows of its share before anybody has shown one."""
    return sha256(b"deductio promise 2\n" + nonce.encode()).hexdigest()


def absent_nonce(commitment: str, seat: Seat) -> str:
    """What stands for the share of a bot, or of a seat that added none: nobody can choose it."""
    return sha256(f"deductio nonce 2\n{commitment}{seat}".encode()).hexdigest()


def missing_shares(seal: Seal, promises: Sequence[str]) -> tuple[Seat, ...]:
    """The seats that promised a share and did not open it in time."""
    shares = enumerate(zip(promises, seal.nonces, strict=True))
    return tuple(
        seat for seat, (promise, nonce) in shares if promise and _absent(seal, seat, nonce)
    )


def why_unfair(seal: Seal, promises: Sequence[str]) -> str:
    """Whose share does not fit what was promised; empty if all do."""
    if len(promises) != len(seal.nonces):
        return "there is not one promise for each share in the luck"
    for seat, (promise, nonce) in enumerate(zip(promises, seal.nonces, strict=True)):
        if promise_of(nonce) != promise and not _absent(seal, seat, nonce):
            return f"the share of seat {seat} in the luck is not what was promised"
    return ""


def _absent(seal: Seal, seat: Seat, nonce: str) -> bool:
    return nonce == absent_nonce(seal.commitment, seat)


def new_secret() -> str:
    """A secret nobody can guess, in hexadecimal."""
    return token_hex(SECRET_BYTES)


def seal_from(seed: int | str, nonces: Sequence[str] = ()) -> Seal:
    """A seal anyone can make again from a number: for experiments, not for playing fair."""
    return Seal(sha256(f"deductio seed {seed}".encode()).digest(), tuple(nonces))


def open_sealed(
    game: Game[S],
    opened: Opened,
    seal: Seal,
    *,
    telling: bool = True,
    kind: type[Match[Any]] = Match,
) -> Match[S]:
    """A new match with the luck of that seal."""
    return kind.open(game, opened, seal.luck, secret=seal.secret.hex(), telling=telling)
