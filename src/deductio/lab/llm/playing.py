"""Games in which one seat is under test: a language model, or a level of ours beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from deductio.bots import bot, check_bot, check_own
from deductio.core.game import Refused
from deductio.core.log import Log, entries_of
from deductio.core.messages import Seat
from deductio.core.record import outcome_of
from deductio.core.seat_game import SeatGame, seat_game
from deductio.core.transcript import transcribe
from deductio.games import game
from deductio.lab.llm.levels import Level
from deductio.lab.llm.players import Player
from deductio.lab.llm.seated import Seated, Statement, Turn
from deductio.lab.llm.text_seat import Wording
from deductio.lab.table import Series, around, play_bots


class Trial(Series, frozen=True):
    """What is played: equal trials are equal games as far as the players are the same; the bots
    sit around the other seats, repeated."""

    wording: Wording = Wording()

    def seat(self, number: int) -> Seat:
        """The seat under test moves on from game to game."""
        return number % self.seats

    def levels(self, number: int, tried: str) -> tuple[str, ...]:
        """Who sits where in that game."""
        others = around(self.bots, self.seats - 1)
        return (*others[: self.seat(number)], tried, *others[self.seat(number) :])


class Tried(Struct, frozen=True):
    """One game from the seat under test."""

    number: int
    seat: Seat
    players: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rounds: int
    turns: tuple[Turn, ...]
    """Nothing for a level of ours: nobody asks it in words."""
    stated: tuple[Statement, ...]
    """What it believed, ask by ask."""
    played: SeatGame

    @property
    def won(self) -> bool:
        return self.seat in self.winners


def check(trial: Trial) -> None:
    """Refuses in one sentence what cannot be played, before anything is played."""
    if trial.games < 1:
        raise Refused("at least one game must be played")
    played = game(trial.game)
    played.read_options(trial.seats, trial.options)
    if not trial.bots and trial.seats > 1:
        raise Refused("somebody must sit at the other seats")
    check_own(trial.bots, played)


def try_player(
    trial: Trial, player: Player, complain: Callable[[str], None] = lambda sentence: None
) -> Iterator[Tried]:
    """All games of a trial with a player behind the text seat, one after the other."""
    played = game(trial.game)
    for number in range(trial.games):
        seed = _seed(trial, number)
        sitting = Seated(
            played, trial.seat(number), player, trial.wording, f"{seed} default", complain
        )
        yield play_one(trial, number, "llm", sitting)


def try_level(trial: Trial, level: str) -> Iterator[Tried]:
    """The same games with a level of ours at that seat."""
    played = game(trial.game)
    check_bot(level, played)
    for number in range(trial.games):
        seat = trial.seat(number)
        sitting = Level(level, played, f"{_seed(trial, number)} seat {seat}")
        yield play_one(trial, number, level, sitting)


def play_one(trial: Trial, number: int, tried: str, sitting: Seated | Level) -> Tried:
    played, seat, seed = game(trial.game), trial.seat(number), _seed(trial, number)
    players = trial.levels(number, tried)
    bots = {
        at: bot(level, played, f"{seed} seat {at}")
        for at, level in enumerate(players)
        if at != seat
    }
    try:
        over = play_bots(played, trial.options, players, {**bots, seat: sitting}, seed)
    finally:
        if isinstance(sitting, Seated):
            sitting.end()
    log = Log(over.opening, entries_of(over.match))
    _, told = transcribe(log, played)
    outcome = outcome_of(over.match.public)
    return Tried(
        number=number,
        seat=seat,
        players=players,
        winners=outcome.winners,
        scores=outcome.scores,
        rounds=outcome.rounds,
        turns=tuple(sitting.turns) if isinstance(sitting, Seated) else (),
        stated=tuple(sitting.stated),
        played=seat_game(log, told, played, seat),
    )


def _seed(trial: Trial, number: int) -> str:
    return f"{trial.seed} game {number}"
