"""Files a page may load: from one folder only, as what they are, and under which name to keep."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Written down here: what a system believes about endings differs from machine to machine."""


def file_at(folder: Path, wanted: str) -> Path | None:
    """A file inside the folder; never one outside."""
    try:
        file = (folder / wanted).resolve()
        inside = wanted and file.is_file() and folder.resolve() in file.parents
    except (OSError, ValueError):  # no file can have such a name
        return None
    return file if inside else None


def kind_of(file: Path) -> str:
    return KINDS.get(file.suffix, "application/octet-stream")


def tag_of(body: bytes) -> str:
    """Names a content: who has it under this name needs it no second time."""
    return f'"{sha256(body).hexdigest()[:24]}"'
