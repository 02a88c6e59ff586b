"""A journal brings a game back after a crash at any byte, and never alters one silently."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode, encode

from deductio.bots import Bot, next_choice
from deductio.core.contract import snapshot
from deductio.core.game import Refused
from deductio.core.journal import Journal
from deductio.core.log import Opening, Unreadable
from deductio.core.match import Match
from deductio.core.messages import Choice, Rules, tell_all
from deductio.core.news import News, opening_news
from deductio.core.seal import open_sealed, seal_from
from deductio.core.streams import lengths
from deductio.games import game
from deductio.games.small_detectives.messages import RoundBegan
from deductio.lab.table import seated

PLAYED = game("small_detectives")
KEPT = Path(__file__).parent / "kept"
"""What programs of former times wrote."""


def begin(folder: Path) -> tuple[Journal, Match[Any], dict[int, Bot]]:
    seal = seal_from(6)
    opened = PLAYED.opening(3, {}, seal.commitment, seal.nonces)
    match = open_sealed(PLAYED, opened, seal)
    players = ("you", "random", "random")
    opening = Opening(opened, seal.secret.hex(), players, opening_news(match).hash())
    journal = Journal.create(folder / "a.journal", opening)
    return journal, match, seated(PLAYED, ["random"] * 3, "x")


def play_on(journal: Journal, match: Match[Any], bots: dict[int, Bot], choices: int) -> None:
    for _ in range(choices):
        chosen = next_choice(match, bots)
        assert chosen is not None
        journal.write(match, *chosen)


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    journal, match, bots = begin(tmp_path)
    play_on(journal, match, bots, 12)
    back = Journal.read(journal.path).resume(PLAYED)
    assert snapshot(back) == snapshot(match)


def test_a_crash_at_any_byte_loses_at_most_the_choice_being_written(tmp_path: Path) -> None:
    journal, match, bots = begin(tmp_path)
    play_on(journal, match, bots, 6)
    before_last = match.clone()
    raw_before = journal.path.read_bytes()
    play_on(journal, match, bots, 1)
    raw = journal.path.read_bytes()
    for length in range(len(raw_before), len(raw)):
        journal.path.write_bytes(raw[:length])
        back = Journal.read(journal.path).resume(PLAYED)
        assert back.choices == before_last.choices
        assert journal.path.read_bytes() == raw_before
    journal.path.write_bytes(raw)
    assert Journal.read(journal.path).resume(PLAYED).choices == match.choices


def test_a_game_goes_on_after_a_line_was_cut_off(tmp_path: Path) -> None:
    journal, match, bots = begin(tmp_path)
    play_on(journal, match, bots, 6)
    with journal.path.open("ab") as file:
        file.write(b'{"seat":0,"cho')
    again = Journal.read(journal.path)
    back = again.resume(PLAYED)
    play_on(again, back, bots, 3)
    assert Journal.read(journal.path).resume(PLAYED).choices == back.choices


def test_a_refused_choice_is_not_kept(tmp_path: Path) -> None:
    journal, match, _ = begin(tmp_path)
    raw = journal.path.read_bytes()
    with pytest.raises(Refused):
        journal.write(match, 0, Choice())
    assert journal.path.read_bytes() == raw


def test_a_game_begun_under_other_rules_is_not_silently_altered(tmp_path: Path) -> None:
    journal, match, bots = begin(tmp_path)
    play_on(journal, match, bots, 9)

    def talkative_turn(state: Any) -> Rules[None]:
        yield from PLAYED.turn(state)
        yield from tell_all(RoundBegan(99))

    with pytest.raises(Refused, match=r"begun under other rules .* choice \d would tell something"):
        Journal.read(journal.path).resume(replace(PLAYED, turn=talkative_turn))


def test_another_opening_is_not_silently_taken(tmp_path: Path) -> None:
    journal, _, _ = begin(tmp_path)

    def talkative_setup(state: Any) -> Rules[None]:
        yield from tell_all(RoundBegan(99))
        yield from PLAYED.setup(state)

    with pytest.raises(Refused, match="the opening would tell something else"):
        Journal.read(journal.path).resume(replace(PLAYED, setup=talkative_setup))


def test_rules_that_fail_over_a_journal_are_other_rules(tmp_path: Path) -> None:
    journal, match, bots = begin(tmp_path)
    play_on(journal, match, bots, 9)

    def forgetful_turn(state: Any) -> Rules[None]:
        yield from PLAYED.turn(state)
        raise KeyError("a card of former times")

    with pytest.raises(Refused, match=r"begun under other rules .* the rules fail: KeyError"):
        Journal.read(journal.path).resume(replace(PLAYED, turn=forgetful_turn))


def test_a_journal_of_former_times_goes_on(tmp_path: Path) -> None:
    """It has another hash, and none of its opening; new choices get the hash of today."""
    journal, match, bots = begin(tmp_path)
    hashes = []
    for _ in range(12):
        heard = lengths(match)
        play_on(journal, match, bots, 1)
        hashes.append(sha256(encode(News(match, heard).raws)).hexdigest()[:16])
    opening, *entries = map(decode, journal.path.read_bytes().splitlines())
    del opening["told"]
    old = [opening, *(entry | {"told": told} for entry, told in zip(entries, hashes, strict=True))]
    file = tmp_path / "first.journal"
    file.write_bytes(b"".join(encode(line) + b"\n" for line in old))
    again = Journal.read(file)
    match = again.resume(PLAYED)
    assert len(match.choices) == 12
    play_on(again, match, seated(PLAYED, ["random"] * 3, "y"), 3)
    assert snapshot(Journal.read(file).resume(PLAYED)) == snapshot(match)
    file.write_bytes(file.read_bytes().replace(hashes[0].encode(), b"7e9f3fb1978361e3"))
    with pytest.raises(Refused, match="choice 1 would tell something else"):
        Journal.read(file).resume(PLAYED)


def test_a_journal_of_former_rules_gets_one_sentence() -> None:
    with pytest.raises(Refused, match="begun under other rules") as refused:
        Journal.read(KEPT / "first.journal").resume(PLAYED)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("raw", [b"", b"{}\n", b"\xff\xfe\n", b'{"opened": 3}\n'])
def test_what_is_not_a_journal_gets_one_sentence(raw: bytes, tmp_path: Path) -> None:
    file = tmp_path / "b.journal"
    file.write_bytes(raw)
    with pytest.raises(Unreadable, match="is not the journal of a game"):
        Journal.read(file)


def test_a_damaged_line_is_not_guessed_at(tmp_path: Path) -> None:
    journal, match, bots = begin(tmp_path)
    play_on(journal, match, bots, 3)
    lines = journal.path.read_bytes().splitlines(keepends=True)
    lines[2] = b"scribble\n"
    journal.path.write_bytes(b"".join(lines))
    with pytest.raises(Unreadable, match="is damaged"):
        Journal.read(journal.path).resume(PLAYED)
