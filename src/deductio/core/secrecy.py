"""The part of the contract about secrets: what a reader cannot know changes nothing for it.

Every check lays two twins beside each other, matches that have told one reader the same. Whatever
differs between them is hidden from that reader, and nothing it gets may depend on it.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from deductio.core.chance import Chance
from deductio.core.contract import PLAYED_ON, Broken, asked_of, called, encode, random_choice
from deductio.core.domains import Domains
from deductio.core.game import Refused
from deductio.core.match import Match, play
from deductio.core.messages import Choice, Event, Seat
from deductio.core.streams import all_streams, opening_of, stream_of
from deductio.core.twins import find_twin, retrace

QUICK_BOT = "rookie"


def check_secrecy(match: Match[Any], luck: Chance) -> int:
    """What every reader gets is the same in a twin, now and from now on.

    Says for how many readers a twin was found. One of them, by luck, also thinks: a notebook takes
    longer than all the rest.
    """
    readers = [*range(len(match.streams)), None]
    thinker = luck.pick(readers)
    again = played_the_same(match)
    truly = {reader: conclusions(again, reader, thinks=reader == thinker) for reader in readers}
    found = 0
    for reader in readers:
        twin = find_twin(again, reader, luck)
        if twin is None:
            continue
        found += 1
        in_twin = conclusions(twin, reader, thinks=reader == thinker)
        pair = Pair(match, twin, reader)
        pair.check_present()
        for what, conclusion in truly[reader].items():
            if in_twin.get(what) != conclusion:
                raise Broken(f"the {what} of {called(reader)} depends on something hidden from it")
        pair.check_future(luck)
    return found


def check_something_hidden(match: Match[Any], luck: Chance) -> None:
    """At the start of a game there is something that each reader does not know."""
    again = played_the_same(match)
    for reader in [*range(len(match.streams)), None]:
        if find_twin(again, reader, luck) is None:
            raise Broken(f"nothing is hidden from {called(reader)}, or not by the game's own luck")


def played_the_same(match: Match[Any]) -> Match[Any]:
    """The match played again; the last table that was laid is now its own."""
    again = retrace(match)
    if encode(all_streams(again)) != encode(all_streams(match)):
        raise Broken("played again with the same luck and choices, the game told something else")
    return again


def conclusions(match: Match[Any], reader: Seat | None, *, thinks: bool) -> dict[str, Any]:
    """What the game's own programs make of what this reader was told."""
    game, stream = match.game, stream_of(match, reader)
    domains = Domains(game, len(match.streams), opening_of(match).options)
    drawn: dict[str, Any] = {"numbers": list(map(domains.numbers, stream))}
    if thinks:
        notebook = game.notebook(stream)
        drawn["notebook"] = (notebook.certain, notebook.odds)
    question = None if reader is None else match.question(reader)
    if question is not None and len(question.options):
        drawn["default"] = game.default(stream, question, Chance(bytes(32)))
        if drawn["default"] not in question.options:
            raise Broken(f"the default of {called(reader)} is not among its options")
        if thinks and QUICK_BOT in game.thinking:
            drawn["bot"] = game.thinking[QUICK_BOT](stream, question, Chance(bytes(32)))
        if thinks and QUICK_BOT in game.believing:
            drawn["beliefs"] = game.believing[QUICK_BOT](stream, question, Chance(bytes(32)))
        if thinks and game.coaching is not None:
            coaching = game.coaching
            weighed = coaching.weigh(stream, question)
            drawn["coaching"] = (weighed, coaching.goal(stream), coaching.learnt(stream))
        if thinks and game.puzzling is not None:
            drawn["puzzles"] = game.puzzling.askings(stream)
            drawn["maker"] = game.puzzling.play(stream, question, Chance(bytes(32)))
    return drawn


class Pair:
    """A match and its twin: one reader cannot tell which of them is true."""

    def __init__(self, match: Match[Any], twin: Match[Any], reader: Seat | None) -> None:
        self.match = match
        self.twin = twin
        self.reader = reader
        self.name = called(reader)

    def clone(self) -> Pair:
        return Pair(self.match.clone(), self.twin.clone(), self.reader)

    def check_present(self) -> None:
        """Whom the game waits for, what it asks, how it refuses, how much luck it drew."""
        self.check_asks()
        luck = self.twin.state.chance
        if luck.foreseen or luck.drawn != self.match.state.chance.drawn:
            raise Broken(f"how often luck is drawn depends on something hidden from {self.name}")
        for choice in (Choice(), *(choice for _, choice in self.match.choices[-3:])):
            if self.refusal_in(self.match, choice) != self.refusal_in(self.twin, choice):
                raise Broken(f"how {self.name} is refused tells it something hidden")

    def check_asks(self) -> None:
        if self.match.waiting != self.twin.waiting:
            raise Broken(f"whom the game waits for tells {self.name} something hidden")
        if self.reader is None:
            return
        if asked_of(self.match, self.reader) != asked_of(self.twin, self.reader):
            raise Broken(f"what {self.name} is asked tells it something hidden")

    def refusal_in(self, match: Match[Any], choice: Choice) -> str:
        if self.reader is None:
            return ""
        try:
            match.clone().choose(self.reader, choice)
        except Refused as refused:
            return str(refused)
        return ""

    def check_future(self, luck: Chance) -> None:
        """Under the same choices both tell the same, until the rules reveal a difference."""
        ahead = self.clone()
        made: list[tuple[Seat, Choice]] = []
        while len(made) < PLAYED_ON and not ahead.match.over:
            seat, choice = random_choice(ahead.match, luck)
            if not ahead.choose(seat, choice):
                return
            if ahead.reveal_differs():
                before = self.clone()
                play(before.match, made)
                play(before.twin, made)
                before.check_understood(ahead, seat)
                return
            ahead.check_asks()
            made.append((seat, choice))

    def choose(self, seat: Seat, choice: Choice) -> bool:
        """Choose in both, unless another seat could not choose so in the twin."""
        try:
            self.twin.choose(seat, choice)
        except Refused:
            if seat == self.reader:
                raise Broken(f"{self.name} may choose otherwise in a twin") from None
            return False
        self.match.choose(seat, choice)
        return True

    def first_difference(self) -> tuple[Event | None, Event | None]:
        """The first event that the reader hears in one of them only; None where there is none."""
        streams = stream_of(self.match, self.reader), stream_of(self.twin, self.reader)
        if streams[0] == streams[1]:
            return None, None
        return next(pair for pair in zip_longest(*streams) if pair[0] != pair[1])

    def reveal_differs(self) -> bool:
        """Whether the rules openly said which is true; nothing else may say so."""
        one, other = self.first_difference()
        if one is other is None:
            return False
        if one is not None and other is not None and _reveals(one) and _reveals(other):
            return True
        raise Broken(f"{self.name} heard {_said(one)}, and in a twin {_said(other)}")

    def check_understood(self, after: Pair, chooser: Seat) -> None:
        """What a choice revealed of the facts is no more than the notebook takes in.

        The notebook is the other statement of what may be known. Where it makes nothing of the
        difference, and no choice could have made the twin tell the same, it was told too much.
        """
        if after.match.over or not self.facts_differ():
            return
        notebook, told = self.match.game.notebook, stream_of(after.match, self.reader)
        if notebook(told).odds != notebook(stream_of(after.twin, self.reader)).odds:
            return
        if not self.twin_may_tell(told, chooser):
            one, other = after.first_difference()
            raise Broken(f"{self.name} heard {one}, in a twin {other}: its notebook knows less")

    def facts_differ(self) -> bool:
        """Whether any seat was told outright other facts in the twin than in the match."""
        notebook = self.match.game.notebook
        pairs = zip(self.match.streams, self.twin.streams, strict=True)
        return any(
            notebook(told).told_outright != notebook(otherwise).told_outright
            for told, otherwise in pairs
        )

    def twin_may_tell(self, told: list[Event], chooser: Seat) -> bool:
        """Whether the twin tells the reader this if the chooser chooses otherwise."""
        question = self.twin.question(chooser)
        if question is None or chooser == self.reader:
            return False
        for choice in question.options:
            after = self.twin.clone()
            after.choose(chooser, choice)
            if stream_of(after, self.reader) == told:
                return True
        return False


def _reveals(event: Event) -> bool:
    return event.reveals or bool(event.only)


def _said(event: Event | None) -> str:
    return "nothing" if event is None else str(event)
