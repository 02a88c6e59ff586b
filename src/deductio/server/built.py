"""Where the build puts the page."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).parent.parent / "page"


def is_built() -> bool:
    return (PAGE / "index.html").is_file()
