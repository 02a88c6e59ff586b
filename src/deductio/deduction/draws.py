"""Fair numbers from a seed, many at a time.

Only the raw 64-bit words of PCG64 are used, whose stream NumPy keeps the same in every version. A
word that would favour small numbers is thrown away and the next one taken: exactly fair.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

ONE = np.uint64(1)
LAST = np.uint64(2**64 - 1)


class Draws:
    """A stream of fair numbers."""

    def __init__(self, seed: bytes | int) -> None:
        text = seed if isinstance(seed, bytes) else str(seed).encode()
        self._source = np.random.PCG64(int.from_bytes(sha256(text).digest(), "big"))

    def _words(self, number: int) -> NDArray[np.uint64]:
        return np.asarray(self._source.random_raw(number), dtype=np.uint64)

    def below(self, totals: NDArray[Any]) -> NDArray[Any]:
        """For each total a number from 0 to one less, each as likely as any other."""
        if totals.dtype == object:
            return np.array([self._one_below(int(total)) for total in totals], dtype=object)
        tops = totals.astype(np.uint64)
        words = self._words(len(tops))
        numbers = words % tops
        doubtful = np.flatnonzero(words > LAST - tops)
        while len(doubtful):
            short = tops[doubtful]
            unfair = doubtful[words[doubtful] > LAST - (LAST % short + ONE) % short]
            words[unfair] = self._words(len(unfair))
            numbers[unfair] = words[unfair] % tops[unfair]
            doubtful = unfair
        return numbers.astype(np.int64)

    def _one_below(self, total: int) -> int:
        """For totals beyond 64 bits."""
        size = (total.bit_length() + 63) // 64
        fair = (1 << 64 * size) // total * total
        while True:
            word = int.from_bytes(self._words(size).tobytes(), "little")
            if word < fair:
                return word % total


def choose(ways: NDArray[Any], draws: Draws) -> NDArray[np.int64]:
    """One row for each column, as likely as its number of ways."""
    steps = ways.copy()
    for row in range(1, len(steps)):
        steps[row] += steps[row - 1]
    passed = steps <= draws.below(steps[-1]).astype(ways.dtype)
    return np.asarray(np.add.reduce(passed.view(np.uint8), axis=0, dtype=np.int64))
