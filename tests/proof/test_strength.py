"""Each level is as much better than the next as we say, by the worse end of a 95 % interval."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from deductio.bots import levels_of
from deductio.games import game as the_game
from deductio.lab.arena import totals
from deductio.lab.contest import Contest, Played, hold
from deductio.lab.intervals import Interval, odds, ratio, share
from tests.proof.pages import PROOF, put_rows
from tests.proof.watched import PERSON, Watching, watch

HEAD = """# Strength of the bots: {game}

Made by `make proof`. Seats are rotated; what must hold is compared with the worse end
of the 95 % interval. Milliseconds are a sleuth's, per choice, on one core (mean, and 99 in 100).

| table | games | what | measured (95 %) | must be | rounds | ms |
|---|---|---|---|---|---|---|
"""


class Duel(NamedTuple):
    """Equal numbers of two levels at one table, and how much better the first must be."""

    better: str
    other: str
    each: int
    games: int
    at_least: float
    value_at_least: float = 0.0
    """What must be measured, beside what the worse end of the interval must be."""

    @property
    def line_up(self) -> tuple[str, ...]:
        return (self.better, self.other) * self.each


RACES = {
    "small_detectives": [
        Duel("sleuth", "inspector", 2, 600, 1.3),
        Duel("sleuth", "rookie", 2, 600, 3.0),
        Duel("careful", "rookie", 2, 400, 1.2),
        Duel("inspector", "careful", 2, 1000, 1.1),
        Duel("master", "sleuth", 2, 1200, 1.1, 1.2),
    ],
    "cluedo": [
        Duel("sleuth", "inspector", 2, 500, 1.3),
        Duel("sleuth", "inspector", 3, 300, 1.3),
        Duel("sleuth", "rookie", 2, 300, 3.0),
        Duel("careful", "rookie", 2, 400, 1.2),
        Duel("inspector", "careful", 2, 400, 1.2),
        Duel("master", "sleuth", 2, 1200, 1.1, 1.2),
    ],
    "new_york": [
        Duel("sleuth", "inspector", 1, 2000, 1.1),
        Duel("sleuth", "inspector", 2, 800, 1.15),
        Duel("sleuth", "inspector", 3, 600, 1.15),
        Duel("sleuth", "rookie", 2, 300, 3.0),
        Duel("careful", "rookie", 2, 400, 1.2),
        Duel("inspector", "careful", 2, 400, 1.2),
        Duel("master", "sleuth", 2, 1600, 1.1, 1.2),
    ],
}
OUTSIDERS = {"small_detectives": (3, 4, 5), "cluedo": (3, 4, 6), "new_york": (3, 4, 6)}
OUTSIDER_GAMES = {"small_detectives": 1300, "cluedo": 200, "new_york": 3000}
"""A random player guesses at once and is right once in 16 or 25 games: it takes many to see."""
AT_MOST = 0.06
PEOPLE = {"cluedo": 1200, "new_york": 2000}
"""Games of the plain careful player among three of the level that is made for people."""
PERSONS_SHARE = (0.35, 0.40)
ROOKIE_GAMES = {"small_detectives": 1300, "cluedo": 600, "chaussette": 600, "new_york": 3000}


def offered(game: str, *levels: str) -> bool:
    """A game may have no such level: the row is not played then."""
    return {*levels} <= {*levels_of(the_game(game))}


class Proof:
    """The page of one game, row by row; it is written before anything is demanded."""

    def __init__(self, game: str) -> None:
        self.path = PROOF / f"strength-{game}.md"
        self.text = HEAD.format(game=game)
        self.failed: list[str] = []

    def row(
        self, contest: Contest, played: list[Played], what: str, measured: Interval, wanted: str
    ) -> None:
        self.add(row(contest, played, what, measured, wanted))

    def add(self, line: str) -> None:
        self.text += f"{line}\n"
        self.path.write_text(self.text, "utf-8")

    def demand(self, so: bool, what: str) -> None:
        if not so:
            self.failed.append(what)


def row(contest: Contest, played: list[Played], what: str, measured: Interval, wanted: str) -> str:
    _, seconds = totals("sleuth", played)
    time = "–"
    if seconds:
        p99 = seconds[int(len(seconds) * 0.99)]
        time = f"{sum(seconds) / len(seconds) * 1000:.1f}, {p99 * 1000:.0f}"
    rounds = sum(one.rounds for one in played) / len(played)
    who = ", ".join(f"{contest.line_up.count(one)} {one}" for one in sorted({*contest.line_up}))
    begin = f"| {who} | {len(played)} | {what} | {in_words(measured)} "
    return begin + f"| {wanted} | {rounds:.1f} | {time} |"


def in_words(measured: Interval) -> str:
    low, value, high = measured
    return f"{value:.3f} ({low:.3f} to {high:.3f})"


def wins(played: list[Played], level: str) -> int:
    return sum(one.wins_of(level) for one in played)


@pytest.mark.proof
@pytest.mark.parametrize("game", RACES)
def test_who_wins_the_races(game: str) -> None:
    proof = Proof(game)
    for duel in RACES[game]:
        if offered(game, duel.better, duel.other):
            hold_duel(proof, game, duel)
    for seats in OUTSIDERS[game]:
        line_up = ("random", *["inspector"] * (seats - 1))
        contest = Contest(game, line_up, OUTSIDER_GAMES[game], {}, "strength")
        played = hold(contest, jobs=2)
        measured = share(wins(played, "random"), len(played))
        proof.row(contest, played, "share of games won by random", measured, f"< {AT_MOST}")
        proof.demand(measured.high < AT_MOST, f"{line_up}: {measured}")
    rookie_against_chance(proof, game)
    if game in PEOPLE and offered(game, "careful"):
        person_among_the_careful(proof, game)
    assert proof.failed == []


def hold_duel(proof: Proof, game: str, duel: Duel) -> None:
    contest = Contest(game, duel.line_up, duel.games, {}, "strength")
    played = hold(contest, jobs=2)
    measured = odds(wins(played, duel.better), wins(played, duel.other))
    what = f"wins of {duel.better} to one of {duel.other}"
    least = f", measured ≥ {duel.value_at_least}" if duel.value_at_least else ""
    proof.row(contest, played, what, measured, f"≥ {duel.at_least}{least}")
    well = measured.low >= duel.at_least and measured.value >= duel.value_at_least
    proof.demand(well, f"{contest.line_up}: {what}: {measured}")


def rookie_against_chance(proof: Proof, game: str) -> None:
    """One among three inspectors: a rookie wins no less often than who chooses anyhow."""
    shares: list[Interval] = []
    for level in ("random", "rookie"):
        contest = Contest(game, (level, *["inspector"] * 3), ROOKIE_GAMES[game], {}, "strength")
        played = hold(contest, jobs=2)
        shares.append(share(wins(played, level), len(played)))
        wanted = f"≥ {shares[0].value:.3f}" if level == "rookie" else "–"
        proof.row(contest, played, f"share of games won by {level}", shares[-1], wanted)
    proof.demand(shares[1].low >= shares[0].value, f"a rookie against chance: {shares}")


def person_among_the_careful(proof: Proof, game: str) -> None:
    contest = Contest(game, (PERSON, *["careful"] * 3), PEOPLE[game], {}, "strength")
    played = watch(Watching(contest), jobs=2)
    measured = share(sum(one.wins_of(PERSON) for one in played), len(played))
    least, most = PERSONS_SHARE
    what = "share of games won by a plain careful player"
    begin = f"| 3 careful, 1 person | {len(played)} | {what} | {in_words(measured)} "
    proof.add(begin + f"| {least} to {most} | – | – |")
    proof.demand(least <= measured.value <= most, f"{what}: {measured}")


SOCKS = [
    Duel("sleuth", "inspector", 1, 1000, 1.10),
    Duel("sleuth", "inspector", 2, 1000, 1.10),
    Duel("sleuth", "rookie", 1, 1500, 1.40),
    Duel("sleuth", "rookie", 2, 300, 1.40),
    Duel("careful", "rookie", 2, 1000, 1.05),
    Duel("inspector", "careful", 2, 1000, 1.0),
]
DRAWERS = {"normal": 0.97, "hard": 0.90}
DEALS = 1000


@pytest.mark.proof
def test_who_finds_the_missing_sock() -> None:
    proof = Proof("chaussette")
    for duel in SOCKS:
        if not offered("chaussette", duel.better, duel.other):
            continue
        better, other = duel.better, duel.other
        contest = Contest("chaussette", duel.line_up, duel.games, {}, "strength")
        played = hold(contest, jobs=2)
        measured = ratio(
            [one.points_of(better) for one in played], [one.points_of(other) for one in played]
        )
        what = f"points of {better} to those of {other}"
        proof.row(contest, played, what, measured, f"≥ {duel.at_least}")
        proof.demand(measured.low >= duel.at_least, f"{contest.line_up}: {what}: {measured}")
    rookie_against_chance(proof, "chaussette")
    for level, at_least in DRAWERS.items():
        options = {"mode": "cooperation", "level": level}
        contest = Contest("chaussette", ("sleuth",) * 4, DEALS, options, "strength")
        played = hold(contest, jobs=2)
        measured = share(sum(bool(one.winners) for one in played), len(played))
        proof.row(contest, played, f"co-operation, {level}: share won", measured, f"≥ {at_least}")
        proof.demand(measured.low >= at_least, f"co-operation {level}: {measured}")
    assert proof.failed == []


RATES = {
    "1": {"easy": (100, 100), "medium": (92, 91), "detective": (73, 75)},
    "5": {"easy": (95, 98), "medium": (72, 80), "detective": (56, 70)},
    "9": {"easy": (99, 100), "medium": (86, 100), "detective": (63, 97)},
    "11B": {"easy": (96, 100), "medium": (82, 98), "detective": (49, 85)},
}
"""Per cent won by a team that asks for the most information and shares what the answers fix: by
scenario and difficulty, with 2 and 5 seats. A sleuth team may be two points below it."""
TEAMS, SLACK = (2, 5), 2
DEALS_OF_A_CELL = 300


class Cell(NamedTuple):
    """One table of the reference, and the per cent it wins there."""

    scenario: str
    difficulty: str
    seats: int
    rate: int

    @property
    def what(self) -> str:
        return f"scenario {self.scenario}, {self.difficulty}: share won"

    @property
    def begin(self) -> str:
        return f"| {self.seats} sleuth | {DEALS_OF_A_CELL} | {self.what} |"


CELLS = [
    Cell(scenario, difficulty, seats, rate)
    for scenario, difficulties in RATES.items()
    for difficulty, rates in difficulties.items()
    for seats, rate in zip(TEAMS, rates, strict=True)
]


@pytest.mark.proof
@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: "-".join(map(str, cell[:3])))
def test_who_is_almost_innocent(cell: Cell) -> None:
    """Cell by cell, each with its row of one page: whoever stops has what was played."""
    options = {"scenario": cell.scenario, "difficulty": cell.difficulty}
    team = ("sleuth",) * cell.seats
    contest = Contest("almost_innocent", team, DEALS_OF_A_CELL, options, "strength")
    played = hold(contest, jobs=2)
    measured = share(sum(bool(one.winners) for one in played), len(played))
    at_least = (cell.rate - SLACK) / 100
    line = row(contest, played, cell.what, measured, f"≥ {at_least:.2f}")
    page, head = PROOF / "strength-almost_innocent.md", HEAD.format(game="almost_innocent")
    put_rows(page, [(head, [one.begin for one in CELLS])], [line])
    assert measured.low >= at_least, f"{cell}: {measured}"
