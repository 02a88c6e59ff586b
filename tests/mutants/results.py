"""What became of each mutant, kept from run to run under build/mutants."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct, json

from tests.mutants.mutants import Mutant, Place

NOTICED = ("noticed", "too long")


class Result(Struct, frozen=True):
    """What became of a mutant."""

    place: Place
    now: str
    outcome: str
    """noticed; too long; unnoticed; unreached: no test comes to its line; unsure: the test that
    noticed it fails without the change too, or the tests take as long without it."""
    first: str
    """The outcome when it was tried first."""
    by: str = ""
    """The test that noticed it."""

    @property
    def noticed(self) -> bool:
        return self.outcome in NOTICED


class Results:
    """A file with a result per line, whole at every moment."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._all: dict[tuple[Place, str], Result] = {}
        if file.exists():
            read = json.Decoder(Result).decode_lines(file.read_bytes())
            self._all = {(one.place, one.now): one for one in read}

    def of(self, mutant: Mutant) -> Result | None:
        return self._all.get((mutant.place, mutant.now))

    def forget(self) -> None:
        self._all.clear()

    def keep(self, results: Iterable[Result]) -> None:
        self._all |= {(one.place, one.now): one for one in results}
        self._file.write_bytes(json.Encoder().encode_lines(self._all.values()))
