"""A player that is a program: one JSON line in, one line out, over standard input and output.

It is started anew for every game and gets, each as one line of JSON:

- `{"type": "begin", "rules": …}`: a game begins; nothing is to be said;
- `{"type": "ask", "text": …, "news": …, "rules": …, "wrong": …}`: say one line. `text` is all that
  was told so far and the ask, `news` the same with only what is new, `wrong` why the last answer to
  this ask was not taken, or empty;
- `{"type": "over", "text": …}`: the game is over; the program may end.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from shutil import which
from threading import Thread
from time import monotonic
from typing import IO

import msgspec

from deductio.core.game import Refused
from deductio.lab.llm.players import Silent
from deductio.lab.llm.text_seat import Prompt

LONGEST = 200_000
"""Bytes of an answer; a longer line is a flood."""
UNASKED = 100
"""Lines of a game that nobody asked for, before they are a flood."""
TO_END = 2.0
"""Seconds a program has to end by itself."""


class Program:
    """Started by its command line, without a shell."""

    def __init__(self, command: str, seconds: float) -> None:
        self.name = command
        try:
            self._command = shlex.split(command)
        except ValueError:
            raise Refused(f"this command cannot be read: {command}") from None
        if not self._command:
            raise Refused("a player is a command, and this one is empty")
        if which(self._command[0]) is None:
            raise Refused(f"there is no program '{self._command[0]}'")
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self, rules: str) -> None:
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise Silent(f"'{self.name}' cannot be started: {error.strerror}") from None
        assert self._process.stdout is not None
        self._lines: Queue[bytes] = Queue(UNASKED)
        self._unasked = 0
        Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True).start()
        self._write({"type": "begin", "rules": rules})

    def answer(self, prompt: Prompt, notes: str, wrong: str) -> str:
        self._drop_what_nobody_asked_for()
        news = msgspec.structs.replace(prompt, story=prompt.news)
        ask = {
            "type": "ask",
            "text": prompt.text(notes),
            "news": news.text(notes),
            "rules": prompt.rules,
            "wrong": wrong,
        }
        self._write(ask)
        try:
            line = self._lines.get(timeout=self._seconds)
        except Empty:
            raise self._fault(f"said nothing for {self._seconds:g} seconds") from None
        if not line:
            raise self._fault("has ended in the middle of a game")
        if not line.endswith(b"\n") and len(line) >= LONGEST:
            raise self._fault(f"said more than {LONGEST} bytes in one line")
        return line.decode(errors="replace")

    def end(self, told: str) -> None:
        if self._process is None:
            return
        try:
            self._write({"type": "over", "text": told})
        except Silent:
            return
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()  # whoever reads to the end ends now
        self._stop(TO_END)

    def _drop_what_nobody_asked_for(self) -> None:
        while not self._lines.empty():
            if not self._lines.get():
                raise self._fault("has ended in the middle of a game")
            self._unasked += 1
            if self._unasked > UNASKED:
                raise self._fault("says more than it is asked for")

    def _write(self, message: dict[str, str]) -> None:
        """In a thread of its own: a program that does not read may not hold us up."""
        if self._process is None:
            raise Silent(f"'{self.name}' does not run any more")
        assert self._process.stdin is not None
        line = msgspec.json.encode(message) + b"\n"
        writing = Thread(target=_tell, args=(self._process.stdin, line), daemon=True)
        writing.start()
        writing.join(self._seconds)
        if writing.is_alive():
            raise self._fault("does not read what it is told")

    def _fault(self, what: str) -> Silent:
        self._stop(0)
        return Silent(f"'{self.name}' {what}")

    def _stop(self, patience: float) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        deadline = monotonic() + patience
        while monotonic() < deadline and self._goes_on(deadline - monotonic()):
            pass
        _kill(process)
        process.wait()
        while self._goes_on(TO_END):
            pass
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()

    def _goes_on(self, seconds: float) -> bool:
        """Whether it said one more line; an empty one is the end."""
        try:
            return bool(self._lines.get(timeout=max(seconds, 0)))
        except Empty:
            return False


def _kill(process: subprocess.Popen[bytes]) -> None:
    """With whatever it has started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        process.kill()


def _tell(to: IO[bytes], line: bytes) -> None:
    with suppress(OSError):  # it has ended, which shows where it should answer
        to.write(line)
        to.flush()


def _listen(said: IO[bytes], lines: Queue[bytes]) -> None:
    """Passes on every line, and an empty one at the end; a flood waits in the pipe."""
    with said:
        while line := said.readline(LONGEST):
            lines.put(line)
    lines.put(b"")
