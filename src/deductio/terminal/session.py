"""One game in the terminal, from the first question to the record."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

from deductio.bots import Bot, bot, check_bot, next_choice
from deductio.bots.names import called
from deductio.coach.hint_steps import LAST, HintStep
from deductio.coach.hinting import Hinter
from deductio.core.game import Game, Refused, fold
from deductio.core.journal import Journal
from deductio.core.log import Opening
from deductio.core.match import Match
from deductio.core.messages import Choice, Chose, Confirm, Opened, Seated
from deductio.core.news import opening_news
from deductio.core.record import whole_record, write_record
from deductio.core.seal import SECRET_BYTES, Seal, open_sealed, seal_from
from deductio.core.transcript import transcribe
from deductio.deduction.explain import NotCertain
from deductio.games import game
from deductio.reasoning import prove
from deductio.reasons import doubts, read_fact
from deductio.terminal.campaign import keep_campaign
from deductio.terminal.console import Left, Screen
from deductio.terminal.lesson import TerminalGuide, lesson_opening
from deductio.terminal.picker import is_meant, pick
from deductio.terminal.setting_up import (
    Wishes,
    ask_bots,
    ask_game,
    ask_nonce,
    ask_options,
    ask_seats,
)
from deductio.terminal.sheet import Notes, sheet
from deductio.words import Language, Words

ME = 0
"""The person sits here."""

UNSAID = (Opened, Seated, Chose)
"""What need not be told to somebody who has just seen or done it."""


class Session:
    """A match, its journal, the person and the bots around it."""

    def __init__(
        self,
        played: Game[Any],
        journal: Journal,
        match: Match[Any],
        screen: Screen,
        notes: Notes,
        *,
        confirm: bool,
    ) -> None:
        self.played = played
        self.journal = journal
        self.match = match
        self.screen = screen
        self.notes = notes
        self.confirm = confirm
        self.told = 0
        self.guide = self._guide()
        self.bots = self.guide.rivals(match) if self.guide else self._bots()
        if notes in ("proven", "odds"):
            screen.commands["why"] = self.why
        self.hinted: HintStep | None = None
        self.proven: dict[str, bool] = {}
        """By hints."""
        if notes != "none":
            screen.commands["hint"] = self.hint

    def _guide(self) -> TerminalGuide | None:
        if self.journal.opening.opened.lesson is not True:
            return None
        guide = TerminalGuide(self.played, self.journal.opening, self.screen.words.language)
        self.screen.commands["advice"] = lambda _: guide.advises(self.match.streams[ME])
        return guide

    def _bots(self) -> dict[int, Bot]:
        players = self.journal.opening.players
        commitment = self.journal.opening.opened.commitment
        return {
            seat: bot(level, self.played, f"{commitment} {seat} {len(self.match.choices)}")
            for seat, level in enumerate(players)
            if seat != ME
        }

    def run(self) -> None:
        """Until the game is over or the person leaves; every choice is on disk before it counts."""
        try:
            while not self.match.over:
                self.tell_news()
                if ME in self.match.waiting:
                    self.ask_me()
                else:
                    self.let_bots_choose()
        except (Left, KeyboardInterrupt):
            self.screen.say("")
            self.screen.say(self.screen.words.text("terminal-left"))
            return
        self.tell_news()
        self.keep_record()

    def tell_news(self) -> None:
        stream = self.match.streams[ME]
        for event in stream[self.told :]:
            if not isinstance(event, UNSAID) and (text := self.screen.words.say(event)):
                self.screen.tell(text)
        self.told = len(stream)
        for text in self.guide.says(self.match) if self.guide else ():
            self.screen.speak(text)

    def ask_me(self) -> None:
        question = self.match.question(ME)
        assert question is not None
        view = fold(self.played.view(), self.match.streams[ME])
        self.screen.draw(self.played.draw(view, self.screen.words.name))
        if self.notes in ("proven", "odds"):
            notebook = self.played.notebook(self.match.streams[ME])
            self.screen.draw(sheet(self.screen.words, notebook, with_odds=self.notes == "odds"))
        self.screen.say(self.screen.words.ask(question), "bold")
        choice = pick(self.screen, question)
        while self.confirm and choice.final and not self.means(choice):
            choice = pick(self.screen, question)
        self.journal.write(self.match, ME, choice)

    def means(self, choice: Choice) -> bool:
        """Whether the person means it, hearing what is at stake and what the notebook says."""
        doubted: list[str] = []
        if self.notes in ("proven", "odds"):
            notebook = self.played.notebook(self.match.streams[ME])
            doubted = doubts(self.screen.words, notebook, choice)
        return is_meant(self.screen, choice, doubted)

    def why(self, fact: str) -> str:
        """The proof of a fact, as typed at any prompt."""
        stream = self.match.streams[ME]
        notebook = self.played.notebook(stream)
        try:
            wanted = read_fact(notebook, fact)
            return prove(self.screen.words, notebook, stream, wanted).text
        except Refused as refused:
            return str(refused)
        except NotCertain:
            return self.screen.words.text("terminal-not-certain", {"fact": fact})

    def hint(self, _: str) -> str:
        """The next step of a hint, as typed at any prompt."""
        hinter = Hinter(self.screen.words, self.played, self.match.streams[ME])
        fills = self.notes in ("proven", "odds")
        question = self.match.question(ME)
        if question and Confirm() in question.options:  # what is seen now fades
            return self.screen.words.ask(question)
        self.hinted = hinter.next(self.proven, self.hinted, question, fills=fills)
        if self.hinted.step == LAST:
            self.proven[self.hinted.fact] = self.hinted.so
        return "\n".join(self.hinted.lines)

    def let_bots_choose(self) -> None:
        chosen = next_choice(self.match, self.bots)
        assert chosen is not None, "whoever is asked and is not the person is a bot"
        self.journal.write(self.match, *chosen)

    def keep_record(self) -> None:
        file = self.journal.path.with_suffix(".record.json")
        log = self.journal.log()
        _, told = transcribe(log, self.played)
        write_record(whole_record(log, told, self.played), file)
        if said := keep_campaign(self.screen.words, self.played, file.parent, self.match.public):
            self.screen.say(said)
        self.screen.say(self.screen.words.text("terminal-record", {"file": str(file)}))
        self.screen.say(self.screen.words.text("terminal-why-seal", {"file": str(file)}))


def begin(
    wishes: Wishes, language: Language, folder: Path, notes: Notes, *, confirm: bool = True
) -> Session | None:
    """Ask the few questions, shuffle, and sit down; None if the person leaves at once."""
    try:
        played = ask_game(wishes, language)
        screen = Screen(Words(played, language, me=ME))
        seats = ask_seats(wishes, screen, played)
        level = ask_bots(wishes, screen, played)
        options = ask_options(wishes, screen, played, seats)
        seal = ask_nonce(wishes, screen, new_seal(wishes), seats)
    except Left:
        return None
    opened = played.opening(seats, options, seal.commitment, seal.nonces)
    check_bot(level, played)
    players = ("you", *[level] * (seats - 1))
    match = open_sealed(played, opened, seal)
    opening = Opening(opened, seal.secret.hex(), players, opening_news(match).hash())
    journal = Journal.create(_new_file(folder, played.name), opening)
    screen.words = _words(played, language, opening)
    screen.say(screen.words.text("terminal-waiting", {"seat": screen.words.name("seat", ME)}))
    return Session(played, journal, match, screen, notes, confirm=confirm)


def begin_lesson(
    name: str | None, language: Language, folder: Path, *, confirm: bool = True
) -> Session | None:
    """The guided game, with the help it has on the page; None if the person leaves at once."""
    try:
        played = ask_game(Wishes(name), language)
    except Left:
        return None
    match, opening = lesson_opening(played)
    journal = Journal.create(_new_file(folder, played.name), opening)
    screen = Screen(_words(played, language, opening))
    screen.say(screen.words.text("terminal-lesson"))
    return Session(played, journal, match, screen, "proven", confirm=confirm)


def new_seal(wishes: Wishes) -> Seal:
    """Luck that nobody can foresee, unless a seed asks for a certain game."""
    if wishes.seed is not None:
        return seal_from(wishes.seed)
    return Seal(secrets.token_bytes(SECRET_BYTES))


def resume(language: Language, folder: Path, notes: Notes, *, confirm: bool = True) -> Session:
    """The game that was left last."""
    for file in sorted(folder.glob("*.journal"), reverse=True):
        if not file.with_suffix(".record.json").exists():
            journal = Journal.read(file)
            played = game(journal.opening.opened.game)
            screen = Screen(_words(played, language, journal.opening))
            match = journal.resume(played)
            screen.say(screen.words.text("terminal-resumed"))
            return Session(played, journal, match, screen, notes, confirm=confirm)
    raise Refused(Words(None, language).text("terminal-nothing-to-resume"))


def _words(played: Game[Any], language: Language, opening: Opening) -> Words:
    """Everyone has a name, as on the page."""
    return Words(played, language, me=ME, names=called(opening.players, opening.opened.commitment))


def _new_file(folder: Path, name: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{time.time_ns():020d}-{name}.journal"
