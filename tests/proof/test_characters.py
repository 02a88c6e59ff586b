"""Every character is about as good as its level, and somebody of its own."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from deductio.bots.cast import Member, bot_name, members
from deductio.core.thinking import PLAIN
from deductio.games import OURS, game
from deductio.lab.contest import Contest
from deductio.lab.intervals import Interval, share
from tests.proof.pages import PROOF, put_rows
from tests.proof.watched import Seen, Watching, difference, figure_of, rate, watch

PAGE = PROOF / "characters.md"
HEAD = """# The characters

Made by `make proof`. In races two of a character play against two plain bots of its level, seats
rotated: its share of their wins must be between 38 and 62 % with the whole 95 % interval. Where all
win or lose together a team of the character plays the deals that a plain team plays, and may win at
most 5 points less. Then one figure of what it does, beside that of the plain level in the same
games: the whole interval of the difference must be on one side of 0. Where a trait means nothing in
a game there is no figure. Rows that are not here yet were not played under the rules of today.

| game | who | level | games | wins (95 %) | what is counted | own | plain | difference (95 %) |
|---|---|---|---|---|---|---|---|---|
"""
GAMES = 600
LOW, HIGH = 0.38, 0.62
AT_MOST_BELOW = 0.05
SEATS = 4
OPTIONS = {"almost_innocent": {"scenario": "1", "difficulty": "medium"}}
"""Where usual tables are won by almost any team, a harder one."""
LEVELS = {"new_york": ("inspector", "sleuth")}
"""Where the upper level is cheap too."""


class Case(NamedTuple):
    """A character at a level of a game."""

    game: str
    member: str
    level: str

    @property
    def player(self) -> str:
        return bot_name(self.level, self.member)

    @property
    def begin(self) -> str:
        return f"| {self.game} | {members()[self.member].name} | {self.level} |"


CHARACTERS = [member.id for member in members().values() if member.temper != PLAIN]
CASES = [
    Case(name, member, level)
    for name in OURS
    for level in LEVELS.get(name, ("inspector",))
    for member in CHARACTERS
]


def trait_of(member: Member) -> str:
    """The one that is not plain; boldness below 0 is caution."""
    [trait] = [one for one in member.temper.__struct_fields__ if getattr(member.temper, one)]
    return trait if getattr(member.temper, trait) > 0 else "caution"


def plays_together(case: Case) -> bool:
    played = game(case.game)
    return played.together(SEATS, played.read_options(SEATS, OPTIONS.get(case.game, {})))


@pytest.mark.proof
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.player}")
def test_a_character_is_as_good_as_its_level_and_differs(case: Case) -> None:
    """Each with its row of one page: whoever stops has what was played."""
    measured = measure(case, GAMES, jobs=2)
    put_rows(PAGE, [(HEAD, [one.begin for one in CASES])], [row(case, measured)])
    assert measured.wrong == ""


class Measured(NamedTuple):
    """What the games said."""

    games: int
    wins: Interval
    figure: str
    rates: tuple[float, float]
    apart: Interval | None
    wrong: str


def measure(case: Case, games: int, jobs: int = 1) -> Measured:
    trait = trait_of(members()[case.member])
    if plays_together(case):
        teams = [(player,) * SEATS for player in (case.player, case.level)]
        own, plain = (play(case, team, games, trait, jobs) for team in teams)
        wins = below(own, plain)
        weak = f"wins {wins}" if wins.low < -AT_MOST_BELOW else ""
    else:
        own = plain = play(case, (case.player, case.level) * (SEATS // 2), games, trait, jobs)
        wins = share(won(own, case.player), won(own, case.player) + won(own, case.level))
        weak = f"wins {wins}" if wins.low < LOW or wins.high > HIGH else ""
    return judged(case, trait, own, plain, wins, weak)


def judged(
    case: Case, trait: str, own: list[Seen], plain: list[Seen], wins: Interval, weak: str
) -> Measured:
    figure = figure_of(case.game, trait)
    if figure is None:
        return Measured(len(own), wins, "–", (0, 0), None, weak)
    ones = [one.counted_of(case.player) for one in own]
    others = [one.counted_of(case.level) for one in plain]
    apart = difference(ones, others)
    alike = f"figure {apart}" if apart.low <= 0 <= apart.high else ""
    what = (figure.__doc__ or "").splitlines()[0].rstrip(".")
    rates = (rate(ones), rate(others))
    return Measured(len(own), wins, what, rates, apart, "; ".join(filter(None, (weak, alike))))


def play(case: Case, line_up: tuple[str, ...], games: int, trait: str, jobs: int) -> list[Seen]:
    contest = Contest(case.game, line_up, games, OPTIONS.get(case.game, {}), "characters")
    return watch(Watching(contest, trait), jobs)


def won(games: list[Seen], player: str) -> int:
    return sum(one.wins_of(player) for one in games)


def below(own: list[Seen], plain: list[Seen]) -> Interval:
    """By how much more the first team wins, deal by deal."""
    return difference(*([(float(bool(one.winners)), 1) for one in team] for team in (own, plain)))


def row(case: Case, measured: Measured) -> str:
    wins = in_per_cent(measured.wins, signed=plays_together(case))
    begin = f"{case.begin} {measured.games} | {wins} | {measured.figure} |"
    if measured.apart is None:
        return f"{begin} – | – | – |"
    own, plain = measured.rates
    low, value, high = measured.apart
    return f"{begin} {own:.3f} | {plain:.3f} | {value:+.3f} ({low:+.3f} to {high:+.3f}) |"


def in_per_cent(interval: Interval, *, signed: bool) -> str:
    form = "+.1f" if signed else ".1f"
    low, value, high = (f"{100 * one:{form}}" for one in interval)
    return f"{value} ({low} to {high})"
