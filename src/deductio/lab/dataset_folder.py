"""The folder of a dataset: a manifest, and part by part the records, the steps and a note.

A part counts once its note is there, which is written last and at once: whatever is killed, what
was written before is whole, and the rest is played again.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from deductio.core.game import Refused
from deductio.core.log import Unreadable
from deductio.lab.faults import Fault
from deductio.lab.versions import Versions

FORMAT = 1
MANIFEST = "manifest.json"
PLACES = {"records": "jsonl", "steps": "parquet", "parts": "json"}
"""What lies in which folder of it, a file for each part."""


class Manifest(Struct, kw_only=True):
    """What a dataset is."""

    deductio: Literal["dataset"] = "dataset"
    format: int = FORMAT
    plan: dict[str, Any]
    """What was asked for; equal plans give equal data."""
    versions: Versions
    workers: list[Versions] = []
    """Of those of a cluster, each kind once."""
    players: tuple[str, ...]
    """By seat."""
    actions: int
    """How many numbers there are for choices."""
    observation: tuple[int, int]
    """Rows and numbers in a row; the first row says whose view it is."""
    items: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    """Of the odds, item by item."""
    games: int = 0
    steps: int = 0
    digest: str = ""
    """Empty until everything is there."""


class Part(Struct):
    """Some of the games."""

    games: int
    steps: int
    digests: list[str]
    """By game."""
    faults: list[Fault]
    hashes: dict[str, str] = {}
    """Of its files."""


class Written(Struct):
    """A part with its files."""

    part: Part
    records: bytes
    steps: bytes


class Folder:
    """What is there already is never changed."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, manifest: Manifest) -> None:
        """Begin, or go on with what was begun in the same way."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            begun = self._begun()
            if begun is not None:
                self._check_same(begun, manifest)
                manifest.workers = _each_once([*begun.workers, *manifest.workers])
            for name in PLACES:
                (self.path / name).mkdir(exist_ok=True)
            self.keep(manifest)
        except OSError as error:
            raise Unreadable(f"{self.path} cannot be written: {error.strerror}") from None

    def _begun(self) -> Manifest | None:
        file = self.path / MANIFEST
        if not file.exists():
            if any(self.path.iterdir()):
                raise Refused(
                    f"{self.path} holds something else than a dataset: take an empty folder"
                )
            return None
        try:
            begun = msgspec.json.decode(file.read_bytes(), type=Manifest)
        except msgspec.DecodeError as error:
            raise Unreadable(f"{file} is not the manifest of a dataset: {error}") from None
        if begun.format != FORMAT:
            raise Refused(f"{self.path} was written by another Deductio (format {begun.format})")
        return begun

    def _check_same(self, begun: Manifest, manifest: Manifest) -> None:
        for name, value in manifest.plan.items():
            if begun.plan.get(name) != value:
                was = msgspec.json.encode(begun.plan.get(name)).decode()
                wish = msgspec.json.encode(value).decode()
                raise Refused(
                    f"{self.path} was begun with {name} {was}, not {wish}: nothing changed"
                )
        if why := begun.versions.differs(manifest.versions):
            raise Refused(f"{self.path} {why}: nothing changed")

    def part(self, number: int) -> Part | None:
        """A part that is there, or none; what is there and is not what was written is said."""
        note = self._file("parts", number)
        if not note.exists():
            return None
        try:
            part = msgspec.json.decode(note.read_bytes(), type=Part)
        except msgspec.DecodeError as error:
            raise Unreadable(
                f"{note} cannot be read: {error}; without it this part is made anew"
            ) from None
        for name, wanted in part.hashes.items():
            file = self._file(name, number)
            if not file.exists() or _hash(file.read_bytes()) != wanted:
                raise Unreadable(
                    f"{file} is not what was written; without {note} this part is made anew"
                )
        return part

    def write(self, number: int, written: Written) -> None:
        files = {"records": written.records, "steps": written.steps}
        written.part.hashes = {name: _hash(content) for name, content in files.items()}
        files["parts"] = _pretty(written.part)
        try:
            for name, content in files.items():
                _write(self._file(name, number), content)
        except OSError as error:
            raise Unreadable(f"{self.path} cannot be written: {error.strerror}") from None

    def keep(self, manifest: Manifest) -> None:
        _write(self.path / MANIFEST, _pretty(manifest))

    def _file(self, name: str, number: int) -> Path:
        return self.path / name / f"{number:06d}.{PLACES[name]}"


def _write(file: Path, content: bytes) -> None:
    """All of it or nothing."""
    half = file.with_name(f".{file.name}")
    half.write_bytes(content)
    half.replace(file)


def _pretty(value: Struct) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()


def _each_once(kinds: list[Versions]) -> list[Versions]:
    return [*{repr(kind): kind for kind in kinds}.values()]
