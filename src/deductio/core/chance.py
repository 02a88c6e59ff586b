"""All luck of a game, from one seed: the same draws on every machine and Python version.

The algorithm, for whoever wants to write it again in another language:

- block b (b = 0, 1, 2, …) is SHA-256 of the 32-byte seed followed by b as 8 bytes, big-endian;
- each block is read as eight 32-bit words, big-endian; word w of the game is word w mod 8 of
  block w // 8, and no word is read twice;
- a fair number below n takes the next word; if it is not below the largest multiple of n that
  fits in 2^32, it is thrown away and the next is taken; the number is that word mod n;
- a shuffle goes from the last place i down to place 1 and swaps place i with place below(i + 1).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct as Packing
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

WORDS = 1 << 32
EIGHT_WORDS = Packing(">8I")


class Chance(Struct):
    """A counter into the words of a seed, so that copying a game copies its luck."""

    seed: bytes
    drawn: int = 0
    words: tuple[int, ...] = ()
    """The block the last word came from."""

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1; n is from 1 to 2^32."""
        if not 1 <= n <= WORDS:
            raise ValueError(f"there is no fair number below {n}")
        fair = WORDS - WORDS % n
        while True:
            place = self.drawn % 8
            if place == 0:
                self.words = self._block(self.drawn // 8)
            self.drawn += 1
            word = self.words[place]
            if word < fair:
                return word % n

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as any other."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order, each order as likely as any other."""
        order = list(items)
        drawn, words = self.drawn, self.words
        for last in range(len(order) - 1, 0, -1):
            fair = WORDS - WORDS % (last + 1)
            word = WORDS
            while word >= fair:  # as in `below`, whose call would take as long again
                if drawn % 8 == 0:
                    words = self._block(drawn // 8)
                word = words[drawn % 8]
                drawn += 1
            other = word % (last + 1)
            order[last], order[other] = order[other], order[last]
        self.drawn, self.words = drawn, words
        return order

    def clone(self) -> Chance:
        return Chance(self.seed, self.drawn, self.words)

    def _block(self, number: int) -> tuple[int, ...]:
        return EIGHT_WORDS.unpack(sha256(self.seed + number.to_bytes(8, "big")).digest())
