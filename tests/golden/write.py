"""Rewrites the golden games: `make golden`, then read the difference."""

from __future__ import annotations

from tests.golden.transcript import file_of, golden_games, transcript


def main() -> None:
    for name, golden in golden_games():
        file_of(name, golden).write_text(transcript(name, golden), "utf-8")
        print(file_of(name, golden).relative_to(file_of(name, golden).parents[1]))


if __name__ == "__main__":
    main()
