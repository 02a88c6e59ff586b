"""A puzzle in the terminal: read it, answer it, ask for hints, see the proof."""

from __future__ import annotations

from deductio.coach.hint_steps import LAST
from deductio.coach.puzzles.codes import puzzling_of
from deductio.coach.puzzles.making import Made
from deductio.coach.puzzles.messages import Judged
from deductio.coach.puzzles.telling import hint, judge, told
from deductio.core.game import fold
from deductio.core.messages import Event, Opened, Seated
from deductio.terminal.console import Left, Screen
from deductio.terminal.picker import list_names
from deductio.words import Words


class Solving:
    """One person, one puzzle."""

    def __init__(self, made: Made, words: Words) -> None:
        self.made = made
        self.words = words
        self.puzzle = told(made, words)
        self.hints = 0
        self.screen = Screen(words)
        self.screen.commands = {"hint": self.hint, "why": self.why}

    def show(self) -> None:
        words, puzzle = self.words, self.puzzle
        known = {"code": puzzle.code, "game": words.text("title"), "grade": puzzle.grade}
        self.screen.say(words.text("terminal-puzzle", known), "bold")
        if puzzling_of(self.made.played).on_board:
            self.screen.draw(self.board())
        self.screen.say(puzzle.frame)
        for line in puzzle.lines:
            self.screen.tell(line.text)
        self.screen.say(puzzle.question, "bold")
        list_names(self.screen, [option.text for option in puzzle.options])

    def board(self) -> str:
        """As it lies before anything has happened."""
        played = self.made.played
        kept: tuple[type[Event], ...] = (Opened, Seated, *puzzling_of(played).basis)
        laid = [event for event in self.made.stream if isinstance(event, kept)]
        return played.draw(fold(played.view(), laid), self.words.name)

    def solve(self) -> None:
        """Until the right answer is given, or the person has gone."""
        self.screen.say(self.words.text("terminal-puzzle-how"))
        names = [option.text for option in self.puzzle.options]
        try:
            while True:
                place = self.screen.ask_number_or_name(f"1–{len(names)} >", names)
                judged = judge(self.made, self.words, self.puzzle.options[place].key)
                self.screen.say(said(self.words, judged))
                if judged.right:
                    return
        except Left:
            self.screen.say("")

    def hint(self, rest: str) -> str:
        """One step further each time."""
        self.hints = min(self.hints + 1, LAST)
        return "\n".join(hint(self.made, self.words, self.hints).lines)

    def why(self, rest: str) -> str:
        return "\n".join(hint(self.made, self.words, LAST).lines)


def said(words: Words, judged: Judged) -> str:
    """The sentence, the proof, and against a wrong answer the deal that refutes it."""
    deal = [words.text("terminal-puzzle-deal"), *judged.sentences] if judged.sentences else []
    return "\n".join([judged.text, *judged.proof_lines, *deal])
