"""One game being played: runs the rules, collects choices, keeps a stream per seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pickle import UnpicklingError
from typing import Any, Generic, NamedTuple, Self, TypeVar

from deductio.core.chance import Chance
from deductio.core.game import Game, Refused, State
from deductio.core.messages import (
    Answered,
    Ask,
    Choice,
    Chose,
    Event,
    Fade,
    Faded,
    Meanwhile,
    Opened,
    Question,
    Rules,
    Seat,
    Seated,
    Tell,
    Unsealed,
)
from deductio.core.options import Options, meant

S = TypeVar("S", bound=State)

FADED = Faded()
NOTHING: tuple[Choice, ...] = ()
NOBODY: Mapping[Seat, Options[Choice]] = {}


class Start(NamedTuple, Generic[S]):
    """Where clones begin: at the start of a turn, or of the set-up."""

    rules: Callable[[S], Rules[None]]
    state: Callable[[], S]
    """Gives another state like that of then."""
    choices: int
    """How many were made before."""


class Match(Generic[S]):
    """Ask it what a seat is asked and was told; give it choices; it does the rest."""

    __slots__ = (
        "_anew",
        "_ears",
        "_faded",
        "_is_cloned",
        "_running",
        "_secret",
        "_start",
        "_waiting",
        "choices",
        "game",
        "public",
        "rewritten",
        "state",
        "streams",
        "telling",
    )

    def __init__(self, game: Game[S], state: S, start: Start[S], secret: str = "") -> None:
        self.game = game
        self.state = state
        self.choices: list[tuple[Seat, Choice]] = []
        self._secret = secret
        self._anew: Callable[[], Match[S]]
        """Another match at the same beginning."""
        self._faded: list[tuple[Seat, int, Event]] = []
        self.rewritten: list[tuple[Seat, int]] = []
        """Every time an event of a stream faded or was opened again: whose, and its number. Who
        reads a stream as it grows looks here whether something it has read is different now."""
        self._start = start
        self._is_cloned = False
        """Most matches never are; only one that is keeps the start of each turn."""
        self._waiting: list[Ask] = []
        self._running: list[Rules[None]] = [start.rules(state)]

    @classmethod
    def open(
        cls,
        game: Game[S],
        opened: Opened,
        chance: Chance,
        *,
        secret: str = "",
        telling: bool = True,
    ) -> Self:
        """A new match at its first ask."""
        seats = opened.seats
        options, untouched = game.read_options(seats, opened.options), chance.clone()
        start = Start(game.setup, partial(_lay_again, game, seats, options, untouched), 0)
        match = cls(game, game.start(seats, options, chance), start, secret)
        match._anew = partial(_open_again, cls, game, opened, untouched, secret, telling)
        if telling:
            streams: list[list[Event]] = [[opened, Seated(seat)] for seat in range(seats)]
            match._listen(streams, [opened], telling=True)
        else:
            match._listen([[] for _ in range(seats)], [], telling=False)
        match._run(None)
        return match

    @classmethod
    def at(cls, game: Game[S], state: S, seats: int) -> Self:
        """A match that goes on from a state between two turns, with nothing told yet."""
        untouched = state.clone()
        match = cls(game, state, Start(game.turn, untouched.clone, 0))
        match._anew = partial(_go_on_again, cls, game, untouched, seats)
        match._listen([[] for _ in range(seats)], [], telling=True)
        match._run(None)
        return match

    @property
    def over(self) -> bool:
        return not self._waiting

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose choice is missing; everyone may know these."""
        if not self._waiting:
            return ()
        ask = self._waiting[-1]
        if not ask.answers:
            return tuple(ask.options)
        return tuple(seat for seat in ask.options if seat not in ask.answers)

    @property
    def asked(self) -> Mapping[Seat, Options[Choice]]:
        """What each seat whose choice is missing may answer; each of them may know its own."""
        if not self._waiting:
            return NOBODY
        ask = self._waiting[-1]
        if not ask.answers:
            return ask.options
        return {seat: ask.options[seat] for seat in ask.options if seat not in ask.answers}

    @property
    def offering(self) -> bool:
        """Whether seats may do something meanwhile, while the game waits for others."""
        return bool(self._waiting and self._waiting[-1].meanwhile)

    def question(self, seat: Seat) -> Question | None:
        """What this seat is asked, or may do meanwhile; for this seat's eyes only."""
        if not self._waiting:
            return None
        ask = self._waiting[-1]
        if not ask.meanwhile and seat not in ask.options:
            return None
        meanwhile = self._offers(ask.meanwhile, seat) if ask.meanwhile else NOTHING
        if seat in ask.options and seat not in ask.answers:
            return Question(ask.name, ask.options[seat], meanwhile)
        return Question("meanwhile", NOTHING, meanwhile) if len(meanwhile) else None

    def is_answer(self, seat: Seat, choice: Choice) -> bool:
        """Whether this choice answers what the seat is asked; else it does something meanwhile."""
        return seat in self.waiting and choice in self._waiting[-1].options[seat]

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Take a seat's choice, or refuse it and change nothing."""
        if not self._waiting:
            raise Refused("the game is over", "game-over")
        ask = self._waiting[-1]
        missing = seat in ask.options and seat not in ask.answers
        if missing and choice in ask.options[seat]:
            self.choices.append((seat, choice))
            if ask.together:
                self._answer_together(ask, seat, choice)
            else:
                self._waiting.pop()
                self._run(choice)
        elif ask.meanwhile and choice in self._offers(ask.meanwhile, seat):
            self.choices.append((seat, choice))
            self._running.append(ask.meanwhile.rule(seat, choice))
            self._run(None)
        elif missing and (option := meant(ask.options[seat], choice)) is not None:
            self.choose(seat, option)
        elif missing:
            raise Refused(f"{choice} is not among the choices of seat {seat}", "not-a-choice")
        elif seat in ask.options:
            raise Refused(f"seat {seat} has already answered", "already-answered")
        else:
            raise Refused(f"seat {seat} is not asked", "not-asked")

    def clone(self) -> Self:
        """Copy the state at the start of the turn, then choose again as this turn chose; the first
        clone goes through all turns, and so finds the start of this one."""
        start = self._start
        streams, public = [stream[:] for stream in self.streams], self.public[:]
        twin = type(self)(self.game, start.state(), start, self._secret)
        twin._anew = self._anew
        twin._is_cloned = self._is_cloned = True
        twin._listen(streams, public, telling=False)
        twin.choices = self.choices[: start.choices]
        twin._run(None)
        play(twin, self.choices[start.choices :])
        twin._faded = self._faded[:]
        twin.rewritten = self.rewritten[:]
        twin._listen(streams, public, telling=self.telling)
        self._start = twin._start
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A match travels as its beginning and its choices; where it arrives it is played again."""
        return _played, (self._anew, self.choices)

    def _offers(self, meanwhile: Meanwhile, seat: Seat) -> Options[Choice]:
        """What a seat may do while others think; nothing for those who do not sit here."""
        return meanwhile.options(seat) if 0 <= seat < len(self.streams) else NOTHING

    def _answer_together(self, ask: Ask, seat: Seat, choice: Choice) -> None:
        """The rules get the answers of all when the last one is in."""
        if self.telling:
            self._tell_some((seat,), (Chose(seat, choice),), Answered(seat))
        ask.answers[seat] = choice
        if len(ask.answers) == len(ask.options):
            self._waiting.pop()
            # In the order asked, not in the order of arrival: haste must not change a game.
            self._run({asked: ask.answers[asked] for asked in ask.options})

    def _listen(self, streams: list[list[Event]], public: list[Event], *, telling: bool) -> None:
        """Where each seat, and everybody else, hears what is told; nobody in a silent match."""
        self.streams = streams
        self.public = public
        self.telling = telling
        self._ears = [stream.extend for stream in (*streams, public)] if telling else []

    def _run(self, answer: Choice | Mapping[Seat, Choice] | None) -> None:
        """Drive the rules until they ask, or until the game is over."""
        send, ears = self._running[-1].send, self._ears
        while True:
            try:
                said = send(answer)
            except StopIteration:
                if not self._goes_on():
                    return
                send = self._running[-1].send
            else:
                if type(said) is Tell:
                    if said.to is None:
                        for hear in ears:
                            hear(said.events)
                    elif self.telling:
                        self._tell_some(said.to, said.events, said.others)
                elif type(said) is Ask:
                    self._waiting.append(said)
                    return
                elif type(said) is Fade:
                    self._fade(said)
            answer = None

    def _goes_on(self) -> bool:
        """A rule has come to its end: whether another one begins at once."""
        self._running.pop()
        if self._running:
            return False  # that was a meanwhile rule: the ask below waits on, unchanged
        if self.state.over:
            self._end()
            return False
        if self._is_cloned:
            self._start = Start(self.game.turn, self.state.clone().clone, len(self.choices))
        self._running.append(self.game.turn(self.state))
        return True

    def _tell_all(self, event: Event) -> None:
        for hear in self._ears:
            hear((event,))

    def _tell_some(
        self, to: Sequence[Seat], secrets: tuple[Event, ...], others: Event | None
    ) -> None:
        for seat in to:
            self.streams[seat].extend(secrets)
        if others is not None:
            for seat, stream in enumerate(self.streams):
                if seat not in to:
                    stream.append(others)
            self.public.append(others)

    def _fade(self, fade: Fade) -> None:
        if not self.telling:
            return
        stream = self.streams[fade.seat]
        number = len(stream) - 1
        while stream[number] != fade.event:  # equal, not the same: a clone tells its own
            number -= 1
        self._faded.append((fade.seat, number, fade.event))
        self._rewrite(fade.seat, number, FADED)

    def _rewrite(self, seat: Seat, number: int, event: Event) -> None:
        self.streams[seat][number] = event
        self.rewritten.append((seat, number))

    def _end(self) -> None:
        for faded in self._faded:
            self._rewrite(*faded)
        self._faded.clear()
        if self._secret:
            self._tell_all(Unsealed(self._secret))


def _lay_again(game: Game[S], seats: int, options: Any, chance: Chance) -> S:
    """The empty table of a game that has begun, with the luck it began with."""
    return game.start(seats, options, chance.clone())


def _open_again(
    kind: type[Match[S]], game: Game[S], opened: Opened, luck: Chance, secret: str, telling: bool
) -> Match[S]:
    if opened.rules_version != game.rules_version:
        raise UnpicklingError(
            f"a match under version {opened.rules_version} of the rules of {game.name} cannot be"
            f" played under version {game.rules_version}"
        )
    return kind.open(game, opened, luck.clone(), secret=secret, telling=telling)


def _go_on_again(kind: type[Match[S]], game: Game[S], state: S, seats: int) -> Match[S]:
    return kind.at(game, state.clone(), seats)


def _played(anew: Callable[[], Match[S]], choices: Sequence[tuple[Seat, Choice]]) -> Match[S]:
    match = anew()
    play(match, choices)
    return match


def play(match: Match[Any], choices: Sequence[tuple[Seat, Choice]]) -> None:
    """Give a match these choices, in this order, and no others that its kind might add."""
    for seat, choice in choices:
        Match.choose(match, seat, choice)
