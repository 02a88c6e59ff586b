"""HTTP for what a table's games prove and leave behind: notes, proofs, records, replays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, NamedTuple, TypeVar

from litestar import Router
from litestar.params import Parameter

from deductio.coach.messages import Reviewed, ReviewProgress, SecondChance
from deductio.core.messages import Seat
from deductio.core.record import Record
from deductio.server.asking import get
from deductio.server.lobby import TheCode, seen
from deductio.tables import hindsight
from deductio.tables.analysis import doubts_from, proof_from
from deductio.tables.help import help_of
from deductio.tables.house import House
from deductio.tables.info import seat_of
from deductio.tables.looked_back import Analysis, Guidance, Replay
from deductio.tables.play import Play
from deductio.tables.refusals import Forbidden, NotNow, Unknown
from deductio.tables.review_store import ReviewKey
from deductio.tables.rows import KeptTable
from deductio.tables.sentences import named
from deductio.tables.spoken import Notes, Proof
from deductio.tables.table import Table
from deductio.tables.workers import Asker

R = TypeVar("R")
Lang = Literal["fr", "en"]
Fact = Annotated[str, Parameter(min_length=3, max_length=60)]
AChoice = Annotated[str, Parameter(max_length=500)]
"""As JSON."""
TheSeat = Annotated[int | None, Parameter(ge=0, lt=6)]
ASeat = Annotated[int, Parameter(ge=0, lt=6)]
AStep = Annotated[int, Parameter(ge=0, le=100_000)]


@get("/tables/{code:str}/notes")
async def notes(house: House, person: str, code: TheCode) -> Notes:
    """What follows from what the reader was told, as far as the table's help goes."""
    table = await house.table(code)
    seat, play = own_play(table, person)
    return await table.notebooks.read(seat, play)


@get("/tables/{code:str}/why")
async def why(house: House, person: str, code: TheCode, fact: Fact, lang: Lang = "en") -> Proof:
    """The few things the reader was told that prove a fact."""
    table = await house.table(code)
    seat, play = own_play(table, person)
    if help_of(table.row.game, table.row.setting, seat) not in ("proven", "odds"):
        raise Forbidden("at this table everyone proves things by themselves", "prove-alone")
    called = named(table.row, table.chairs.rows, lang)
    work = (table.row.game, [*play.stream(seat)], fact, lang, seat, called)
    with house.accounts.looking(person):
        return await house.workers.run(table.reader_of(seat), proof_from, *work)


@get("/tables/{code:str}/doubts")
async def doubts(
    house: House, person: str, code: TheCode, choice: AChoice, lang: Lang = "en"
) -> list[str]:
    """What the reader's notebook has proven against a choice, as far as the table's help goes."""
    table = await house.table(code)
    seat, play = own_play(table, person)
    chosen = play.game.read_choice(choice)
    if help_of(table.row.game, table.row.setting, seat) not in ("proven", "odds"):
        return []
    called = named(table.row, table.chairs.rows, lang)
    work = (table.row.game, [*play.stream(seat)], chosen, lang, seat, called)
    with house.accounts.looking(person):
        return await house.workers.run(table.reader_of(seat), doubts_from, *work)


@get("/tables/{code:str}/guide")
async def guide(house: House, person: str, code: TheCode, lang: Lang = "en") -> Guidance:
    """What the guide of a lesson says to the reader now, and what it would choose."""
    table = await house.table(code)
    seat, play = own_play(table, person)
    called = named(table.row, table.chairs.rows, lang)
    with house.accounts.looking(person):
        return await table.guide.say(play, house.workers, table.reader_of(seat), lang, called)


@get("/tables/{code:str}/record")
async def record(house: House, person: str, code: TheCode) -> Record:
    """The record of a finished game: anyone can play it again and check the seal."""
    with house.accounts.looking(person):
        kept = await finished(house, code)
        return await house.workers.run(Asker(person, code), hindsight.record_from, kept)


@get("/tables/{code:str}/replay")
async def replay(house: House, person: str, code: TheCode, seat: TheSeat = None) -> Replay:
    """A finished game step by step: as a seat heard it, or everything with the spectators' view."""
    with house.accounts.looking(person):
        kept = await finished(house, code, seat)
        info = seen(await house.table(code), person)
        return await house.workers.run(Asker(person, code), hindsight.replay_of, kept, info, seat)


@get("/tables/{code:str}/analysis")
async def analysis(
    house: House, person: str, code: TheCode, seat: ASeat, step: AStep, lang: Lang = "en"
) -> Analysis:
    """What a seat could know after so many choices of a finished game."""
    looker = Looker(house, person, code, seat, lang)
    return await looker.finds(hindsight.analysis, step)


@get("/tables/{code:str}/analysis/why")
async def analysis_why(
    house: House,
    person: str,
    code: TheCode,
    seat: ASeat,
    step: AStep,
    fact: Fact,
    lang: Lang = "en",
) -> Proof:
    """The few things a seat had been told by then that prove a fact."""
    looker = Looker(house, person, code, seat, lang)
    return await looker.finds(hindsight.proof_then, step, fact)


@get("/tables/{code:str}/review")
async def review(
    house: House, person: str, code: TheCode, seat: ASeat, lang: Lang = "en"
) -> Reviewed:
    """What the coach makes of a seat's game: what it could know, what it missed, how it chose."""
    with house.accounts.looking(person):
        kept = await finished(house, code, seat)
        own = seat_of(kept.seats, kept.devices, person) == seat
        names = named(kept.table, kept.seats, lang)
        key = ReviewKey(code, seat, lang, own)
        return await house.reviews.read(key, kept, names, Asker(person, code))


@get("/tables/{code:str}/review/progress")
async def review_progress(
    house: House, code: TheCode, seat: ASeat, lang: Lang = "en"
) -> ReviewProgress:
    """How far the coach is with it, for whoever waits: how many of its parts are done."""
    return house.reviews.progress(code, seat, lang)


@get("/tables/{code:str}/review/again")
async def review_again(
    house: House,
    person: str,
    code: TheCode,
    seat: ASeat,
    step: AStep,
    fact: Fact,
    lang: Lang = "en",
) -> SecondChance:
    """A proof that a seat could have found by then, as a puzzle."""
    looker = Looker(house, person, code, seat, lang)
    return await looker.finds(hindsight.second_chance_then, step, fact)


class Looker(NamedTuple):
    """Somebody who looks back at a finished game from a seat."""

    house: House
    person: str
    code: str
    seat: Seat
    language: Lang

    async def finds(self, work: Callable[..., R], *about: object) -> R:
        """What the processes that think make of it."""
        with self.house.accounts.looking(self.person):
            kept = await finished(self.house, self.code, self.seat)
            said = (self.language, named(kept.table, kept.seats, self.language))
            asker = Asker(self.person, self.code)
            return await self.house.workers.run(asker, work, kept, self.seat, *about, *said)


def own_play(table: Table, person: str) -> tuple[Seat, Play]:
    """The reader's seat, and the game."""
    seat = table.chairs.own_seat(person)
    if table.play is None:
        raise NotNow("the game has not begun", "not-begun")
    return seat, table.play


async def finished(house: House, code: str, seat: Seat | None = None) -> KeptTable:
    kept = await house.kept_table(code)
    if kept.table.standing != "over":
        raise NotNow("the game is not over", "not-over")
    if seat is not None and seat >= len(kept.seats):
        raise Unknown("there is no such chair", "no-chair")
    return kept


LIBRARY = Router(
    "/",
    route_handlers=[
        notes,
        why,
        doubts,
        guide,
        record,
        replay,
        analysis,
        analysis_why,
        review,
        review_progress,
        review_again,
    ],
)
