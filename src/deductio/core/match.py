"""One game being played: runs the rules, collects choices, keeps a stream per seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

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
    Opened,
    Question,
    Rules,
    Seat,
    Seated,
    Tell,
    Unsealed,
)

S = TypeVar("S", bound=State)

FADED = Faded()
NOTHING: tuple[Choice, ...] = ()


class Match(Generic[S]):
    """Ask it what a seat is asked and was told; give it choices; it does the rest."""

    __slots__ = (
        "_at_turn_start",
        "_before_turn",
        "_collected",
        "_ears",
        "_faded",
        "_rules",
        "_running",
        "_secret",
        "_waiting",
        "choices",
        "game",
        "public",
        "state",
        "streams",
        "telling",
    )

    def __init__(
        self,
        game: Game[S],
        state: S,
        seats: int,
        rules: Callable[[S], Rules[None]],
        *,
        secret: str = "",
        telling: bool = True,
    ) -> None:
        self.game = game
        self.state = state
        self.streams: list[list[Event]] = [[] for _ in range(seats)]
        self.public: list[Event] = []
        self.choices: list[tuple[Seat, Choice]] = []
        self.telling = telling
        self._secret = secret
        self._faded: list[tuple[Seat, int, Event]] = []
        self._open_ears()
        self._begin(rules)

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
        options = game.read_options(opened.seats, opened.options)
        state = game.start(opened.seats, options, chance)
        match = cls(game, state, opened.seats, game.setup, secret=secret, telling=telling)
        if telling:
            match._tell_all(opened)
            for seat in range(opened.seats):
                match._tell_some((seat,), (Seated(seat),), None)
        match._run(None)
        return match

    @classmethod
    def at(cls, game: Game[S], state: S, seats: int) -> Self:
        """A match that goes on from a state between two turns, with nothing told yet."""
        match = cls(game, state, seats, game.turn)
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
        asked, collected = self._waiting[-1].options, self._collected[-1]
        return tuple([seat for seat in asked if seat not in collected] if collected else asked)

    def question(self, seat: Seat) -> Question | None:
        """What this seat is asked, or may do meanwhile; for this seat's eyes only."""
        if not self._waiting:
            return None
        ask = self._waiting[-1]
        meanwhile = ask.meanwhile.options().get(seat, NOTHING) if ask.meanwhile else NOTHING
        if seat in ask.options and seat not in self._collected[-1]:
            return Question(ask.name, ask.options[seat], meanwhile)
        return Question("meanwhile", NOTHING, meanwhile) if len(meanwhile) else None

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Take a seat's choice, or refuse it and change nothing."""
        if not self._waiting:
            raise Refused("the game is over")
        ask = self._waiting[-1]
        if ask.meanwhile and choice in ask.meanwhile.options().get(seat, NOTHING):
            self.choices.append((seat, choice))
            self._running.append(ask.meanwhile.rule(seat, choice))
            self._run(None)
            return
        if seat not in ask.options:
            raise Refused(f"seat {seat} is not asked")
        if seat in self._collected[-1]:
            raise Refused(f"seat {seat} has already answered")
        if choice not in ask.options[seat]:
            raise Refused(f"{choice} is not among the choices of seat {seat}")
        self.choices.append((seat, choice))
        self._answer(ask, seat, choice)

    def clone(self) -> Match[S]:
        """Copy the state at the start of the turn, then choose again as this turn chose."""
        twin: Match[S] = Match(
            self.game,
            self._at_turn_start.clone(),
            0,
            self._rules,
            secret=self._secret,
            telling=False,
        )
        twin._run(None)
        for seat, choice in self.choices[self._before_turn :]:
            twin.choose(seat, choice)
        twin.choices = self.choices[:]
        twin._before_turn = self._before_turn
        twin.streams = [stream[:] for stream in self.streams]
        twin.public = self.public[:]
        twin._faded = self._faded[:]
        twin.telling = self.telling
        twin._open_ears()
        return twin

    def _answer(self, ask: Ask, seat: Seat, choice: Choice) -> None:
        if ask.sealed and self.telling:
            self._tell_some((seat,), (Chose(seat, choice),), Answered(seat))
        collected = self._collected[-1]
        collected[seat] = choice
        if len(collected) == len(ask.options):
            self._waiting.pop()
            self._collected.pop()
            if ask.sealed:
                # In the order asked, not in the order of arrival: haste must not change a game.
                collected = {asked: collected[asked] for asked in ask.options}
            self._run(collected)

    def _begin(self, rules: Callable[[S], Rules[None]]) -> None:
        self._rules = rules
        self._at_turn_start = self.state.clone()
        self._before_turn = len(self.choices)
        self._waiting: list[Ask] = []
        self._collected: list[dict[Seat, Choice]] = []
        self._running = [rules(self.state)]

    def _open_ears(self) -> None:
        """How every stream takes events in; nobody listens in a silent match."""
        everyone = [*self.streams, self.public] if self.telling else []
        self._ears = [stream.extend for stream in everyone]

    def _run(self, answers: Mapping[Seat, Choice] | None) -> None:
        """Drive the rules until they ask, or until the game is over."""
        send, ears = self._running[-1].send, self._ears
        while True:
            try:
                said = send(answers)
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
                    self._collected.append({})
                    return
                elif type(said) is Fade:
                    self._fade(said)
            answers = None

    def _goes_on(self) -> bool:
        """A rule has come to its end: whether another one begins at once."""
        self._running.pop()
        if self._running:
            return False  # that was a meanwhile rule: the ask below waits on, unchanged
        if self.state.over:
            self._end()
            return False
        self._begin(self.game.turn)
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
        stream[number] = FADED

    def _end(self) -> None:
        for seat, number, event in self._faded:
            self.streams[seat][number] = event
        self._faded.clear()
        if self._secret:
            self._tell_all(Unsealed(self._secret))


def play(match: Match[Any], choices: Sequence[tuple[Seat, Choice]]) -> None:
    """Give a match these choices, in this order."""
    for seat, choice in choices:
        match.choose(seat, choice)
