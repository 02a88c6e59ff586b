"""A person plays in a real (pseudo) terminal: to the end, away and back, in both languages."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from deductio.core.record import read_record, verify
from deductio.games import game, names
from deductio.terminal import session
from deductio.terminal.setting_up import Wishes

PATIENCE = 30.0
"""Seconds without a word after which a terminal is thought to hang."""


LONGEST = 3000
"""No game asks a person more often than that."""


LONG_GAME = ("--seats", "3", "--bots", "random", "--seed", "6")
"""A game that does not end in the first rounds."""


START = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from deductio.cli import main
main()
"""
"""As a shell starts it: somebody who runs these tests in the background may ignore Ctrl-C."""


BOLD_PROMPT, PLAIN_PROMPT = re.compile(r"\x1b\[1m[^\x1b]+\x1b\[0m $"), re.compile("[>?:] $")
"""Of all that is bold, only prompts end with a space: half a text cannot look like one."""


class Terminal:
    """`deductio play` at the other end of a pseudo-terminal of 80 columns."""

    def __init__(self, *arguments: str, environment: dict[str, str] | None = None) -> None:
        system = os.environ | {"COLUMNS": "80", "TERM": "xterm"} | (environment or {})
        self.prompt = PLAIN_PROMPT if system["TERM"] == "dumb" else BOLD_PROMPT
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, "play", "--terminal", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=system,
            start_new_session=True,
            close_fds=True,
        )
        os.close(slave)
        self.seen = ""
        self.decoder = getincrementaldecoder("utf-8")()

    def read_until_asked(self) -> str:
        """What was written since the last time, up to a prompt or the end."""
        new = ""
        while not self.prompt.search(new):
            if not select.select([self.master], [], [], PATIENCE)[0]:
                raise AssertionError(f"no prompt after: {new[-300:]}")
            try:
                chunk = os.read(self.master, 65536)
            except OSError:
                break
            if not chunk:
                break
            new += self.decoder.decode(chunk)
        self.seen += new
        return new

    def type(self, text: str) -> None:
        os.write(self.master, f"{text}\n".encode())

    def play_to_the_end(self, answer: Callable[[str], str]) -> None:
        for _ in range(LONGEST):
            asked = self.read_until_asked()
            if self.process.poll() is not None or "deductio verify" in asked:
                break
            self.type(answer(asked))
        assert self.process.wait(PATIENCE) == 0, self.seen[-500:]

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        os.close(self.master)


@pytest.fixture
def open_terminal() -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*arguments: str, environment: dict[str, str] | None = None) -> Terminal:
        opened.append(Terminal(*arguments, environment=environment))
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.close()


def first_option(asked: str) -> str:
    """The first choice of a list, or the first few where several are wanted."""
    if sure := re.search(r"(?:Type|Tapez) (?:“|« )(\w+)", asked):
        return sure[1]
    several = re.search(r"(\d) (?:numbers|nombres) >", asked)
    return " ".join("123456"[: int(several[1])]) if several else "1"


def the_record(folder: Path) -> Path:
    (file,) = folder.glob("*.record.json")
    return file


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_in_a_pseudo_terminal(
    language: str, tmp_path: Path, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal("small_detectives", "--lang", language, "--data", str(tmp_path))
    asked = terminal.read_until_asked()
    assert "2" in asked
    terminal.type("3")  # seats
    terminal.read_until_asked()
    terminal.type("random")
    terminal.read_until_asked()
    terminal.type("round_limit=20")
    terminal.read_until_asked()
    terminal.type("")
    assert "sealed" in (asked := terminal.read_until_asked()) or "scellé" in asked
    assert not re.search("[0-9a-f]{64}", terminal.seen)
    terminal.type("!")
    asked = terminal.read_until_asked()
    seal = re.search("[0-9a-f]{64}", re.sub(r"\s", "", asked))
    terminal.type("abracadabra")
    terminal.play_to_the_end(first_option)
    record = read_record(the_record(tmp_path))
    assert verify(record, game("small_detectives")).ok
    assert record.nonces == ("abracadabra", "", "")
    assert seal is not None
    assert seal[0] == record.commitment
    assert record.options["round_limit"] == 20


def test_nothing_is_wider_than_80_columns_and_no_colour_is_plain(
    tmp_path: Path, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal(
        "small_detectives",
        *("--seats", "4", "--bots", "random", "--data", str(tmp_path)),
        environment={"NO_COLOR": "1", "TERM": "dumb"},
    )
    terminal.play_to_the_end(first_option)
    assert "\x1b" not in terminal.seen
    assert max(len(line) for line in terminal.seen.replace("\r", "").split("\n")) <= 80


def test_rules_in_brief_and_wrong_answers_change_nothing(
    tmp_path: Path, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal("small_detectives", *LONG_GAME, "--data", str(tmp_path))
    terminal.read_until_asked()
    terminal.type("?")
    assert "Mr Shuman" in terminal.read_until_asked()
    for wrong in ("0", "99", "card", "-1", "1 2", "²"):
        terminal.type(wrong)
        assert "Please type a number from 1 to 3" in terminal.read_until_asked()
    (journal,) = tmp_path.glob("*.journal")
    assert len(journal.read_bytes().splitlines()) == 1  # only the opening


def test_notes_fill_themselves_in_and_say_why(
    tmp_path: Path, open_terminal: Callable[..., Terminal]
) -> None:
    options = ("--option", "pawn_choice=fixed", "--notes", "odds", "--data", str(tmp_path))
    terminal = open_terminal("cluedo", "--seats", "3", "--bots", "random", *options)
    asked = terminal.read_until_asked()
    held = re.search(r"Your cards: (\w+)", asked)
    assert held is not None
    card = {"Green": "olive", "Mustard": "moutarde", "Peacock": "pervenche", "Plum": "violet"}
    card |= {"Scarlett": "rose", "White": "leblanc", "Lead": "pipe"}
    name = card.get(held[1], held[1].lower())
    assert "yes" in asked
    terminal.type(f"why {name}@seat0")
    assert "1. Your cards:" in terminal.read_until_asked()
    terminal.type("why rope@moon")
    assert "is not a fact of this game" in terminal.read_until_asked()
    (journal,) = tmp_path.glob("*.journal")
    assert b'"seat":0,"choice"' not in journal.read_bytes()


def test_hints_are_given_step_by_step(
    tmp_path: Path, open_terminal: Callable[..., Terminal]
) -> None:
    options = ("--option", "pawn_choice=fixed", "--data", str(tmp_path))
    terminal = open_terminal("cluedo", "--seats", "3", "--bots", "random", *options)
    terminal.read_until_asked()
    terminal.type("hint")
    assert "Nothing new can be proven yet." in terminal.read_until_asked()
    (journal,) = tmp_path.glob("*.journal")
    assert b'"seat":0,"choice"' not in journal.read_bytes()


def leave_by_q(terminal: Terminal) -> None:
    terminal.type("q")
    assert terminal.process.wait(PATIENCE) == 0
    assert "--resume" in terminal.read_until_asked()


def leave_by_ctrl_c(terminal: Terminal) -> None:
    os.killpg(terminal.process.pid, signal.SIGINT)
    assert terminal.process.wait(PATIENCE) == 0
    assert "--resume" in terminal.read_until_asked()


def leave_by_kill(terminal: Terminal) -> None:
    os.killpg(terminal.process.pid, signal.SIGKILL)
    terminal.process.wait(PATIENCE)


@pytest.mark.parametrize("leave", [leave_by_q, leave_by_ctrl_c, leave_by_kill])
def test_a_game_left_in_the_middle_goes_on_where_it_was(
    leave: Callable[[Terminal], None], tmp_path: Path, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal("small_detectives", *LONG_GAME, "--data", str(tmp_path))
    for _ in range(3):
        terminal.read_until_asked()
        terminal.type("1")
    terminal.read_until_asked()
    leave(terminal)
    (journal,) = tmp_path.glob("*.journal")
    kept = journal.read_bytes()
    back = open_terminal("--resume", "--data", str(tmp_path))
    back.play_to_the_end(first_option)
    assert journal.read_bytes().startswith(kept)
    assert verify(read_record(the_record(tmp_path)), game("small_detectives")).ok


def test_ctrl_c_while_bots_think_is_a_way_to_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ctrl_c(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "next_choice", ctrl_c)
    monkeypatch.setattr(session, "pick", lambda _, question: question.options[0])
    wishes = Wishes("small_detectives", 3, "random", {}, "6")
    begun = session.begin(wishes, "en", tmp_path, "told")
    assert begun is not None
    begun.run()
    assert "--resume" in capsys.readouterr().out


def declare(terminal: Terminal) -> str:
    """Lays cards until the police asks, declares the first pair, and says what is answered."""
    asked = terminal.read_until_asked()
    while "do you declare?" not in asked:
        terminal.type(first_option(asked))
        asked = terminal.read_until_asked()
    terminal.type("Declare" if "Declare" in asked else "2")
    return terminal.read_until_asked()


def test_a_choice_that_is_final_is_asked_for_twice(
    tmp_path: Path, open_terminal: Callable[..., Terminal]
) -> None:
    terminal = open_terminal("small_detectives", *LONG_GAME, "--data", str(tmp_path))
    assert "If this is wrong, you are out of the game." in declare(terminal)
    terminal.type("")
    assert "It was" in terminal.read_until_asked()
    terminal.type("2")
    terminal.read_until_asked()
    (journal,) = tmp_path.glob("*.journal")
    mine = b'"seat":0,"choice":{"type":"Declare"'
    assert mine not in journal.read_bytes()
    terminal.type("yes")
    terminal.read_until_asked()
    assert mine in journal.read_bytes()


def test_experts_are_not_asked_whether_they_mean_it(
    tmp_path: Path, open_terminal: Callable[..., Terminal]
) -> None:
    quick = ("--no-confirm", "--data", str(tmp_path))
    terminal = open_terminal("small_detectives", *LONG_GAME, *quick)
    assert "If this is wrong" not in declare(terminal)
    (journal,) = tmp_path.glob("*.journal")
    assert b'"seat":0,"choice":{"type":"Declare"' in journal.read_bytes()


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_played_to_the_end(
    name: str, tmp_path: Path, open_terminal: Callable[..., Terminal]
) -> None:
    few = str(game(name).seats[0])
    terminal = open_terminal(name, "--seats", few, "--bots", "random", "--data", str(tmp_path))
    terminal.play_to_the_end(first_option)
    assert verify(read_record(the_record(tmp_path)), game(name)).ok
