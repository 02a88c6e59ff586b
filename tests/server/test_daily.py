"""The case of the day over HTTP: a day played to its end, dates, friends, and what nobody hears."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec
import pytest

from deductio.coach.daily.calendar import FIRST, case_of, day_of
from deductio.coach.daily.solo import open_case, seal_of_case
from deductio.core.match import Match
from deductio.core.messages import Choice
from deductio.core.record import Record, verify
from deductio.core.solo import SOLVER
from deductio.games import OURS, game
from tests.coach.solver import solve
from tests.server.person import Follower, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio

DAYS = [FIRST + number * timedelta(days=1) for number in range(len(OURS))]
"""On which each of our games has its turn."""


def today() -> date:
    return datetime.now(UTC).date()


def solved_here(when: date) -> tuple[Match[Any], int]:
    """The same case played by our best player in this process, and the questions it took."""
    day = day_of(when)
    match = open_case(game(day.game), day.case)
    found = solve(match, seal_of_case(game(day.game), day.case).secret.hex())
    assert found.right
    return match, found.questions


async def play(person: Person, code: str, choices: list[Choice]) -> Follower:
    """Sends these, one for each time it is asked."""
    left = iter(choices)
    async with person.join(code) as socket:
        follower = Follower(socket)
        while not follower.over:
            await follower.hear()
            if follower.asked and not follower.unanswered:
                choice = next(left)
                await follower.choose(msgspec.to_builtins(choice), f"{len(follower.events)}")
        return follower


def without_haste(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what comes sooner or later by who is quicker, and without the opening."""
    by_haste = ("Opened", "Answered", "Chose", "Said")
    return [event for event in events if event["type"] not in by_haste]


def own_choices(match: Match[Any]) -> list[Choice]:
    return [choice for seat, choice in match.choices if seat == SOLVER]


@pytest.mark.parametrize("when", DAYS, ids=lambda when: day_of(when).game)
async def test_a_case_is_the_same_here_and_there_and_its_questions_are_counted(
    server: Running, when: date
) -> None:
    match, questions = solved_here(when)
    async with Person(server.url, "Ada") as ada:
        table = await ada.post(f"/api/daily/{when}/case")
        assert (table["day"], table["standing"], table["me"]) == (str(when), "playing", SOLVER)
        assert await ada.post(f"/api/daily/{when}/case") | {"sitters": []} == table | {
            "sitters": []
        }
        follower = await play(ada, table["code"], own_choices(match))
        told = msgspec.json.decode(msgspec.json.encode(match.streams[SOLVER]))
        assert without_haste(follower.events) == without_haste(told)
        looked = await ada.get(f"/api/daily/{when}?today={today()}")
        assert looked["mine"]["case"] == {"questions": questions, "over": True, "right": True}
        assert looked["par"] == case_of(day_of(when)).par


async def test_a_case_says_that_its_luck_was_chosen_and_only_its_seat_hears_its_stream(
    server: Running,
) -> None:
    when = DAYS[0]
    match, _ = solved_here(when)
    async with Person(server.url, "Ada") as ada, Person(server.url, "Eve") as eve:
        table = await ada.post(f"/api/daily/{when}/case")
        code = table["code"]
        assert (await eve.http.get(f"/api/tables/{code}/case")).status_code == 403
        assert (await eve.http.get(f"/api/tables/{code}/replay")).status_code == 409
        assert (await ada.http.get(f"/api/tables/{code}/record")).status_code == 409
        follower = await play(ada, code, own_choices(match))
        assert follower.events[0]["lesson"] is True
        raw = await ada.get(f"/api/tables/{code}/record")
        record = msgspec.json.decode(msgspec.json.encode(raw), type=Record)
        assert verify(record, game(table["game"])).ok
        assert (await ada.refused(f"/api/tables/{code}/rematch"))[0] == 403
        assert await ada.get("/api/me/games") == []


async def test_days_that_are_none_are_refused_in_one_sentence(server: Running) -> None:
    wrong = {
        "2026-10-31": "before-the-first",
        "2999-01-01": "not-yet",
        "tomorrow": "not-a-day",
        "2026-02-30": "not-a-day",
    }
    async with Person(server.url) as ada:
        for day, code in wrong.items():
            answer = await ada.http.get(f"/api/daily/{day}?today={today()}")
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert (await ada.refused(f"/api/daily/{day}/case"))[0] == 400
        answer = await ada.http.get(f"/api/daily/{DAYS[0]}?today=2999-01-01")
        assert (answer.status_code, answer.json()["code"]) == (400, "not-yet")


async def test_the_archive_has_every_day_since_the_first_and_solutions_wait_for_midnight(
    server: Running,
) -> None:
    async with Person(server.url) as ada:
        past = await ada.get(f"/api/daily?today={today()}")
        assert [past[0]["day"], past[-1]["day"]] == [str(today()), str(FIRST)]
        early = await ada.http.get(f"/api/daily/{today()}/solutions?today={today()}")
        assert (early.status_code, early.json()["code"]) == (409, "day-not-over")


async def test_whoever_opens_a_link_is_among_friends_until_leaving(server: Running) -> None:
    async with (
        Person(server.url, "Ada") as ada,
        Person(server.url, "Ben") as ben,
        Person(server.url) as eve,
    ):
        group = (await ada.post("/api/daily/groups"))["id"]
        await ben.post(f"/api/daily/groups/{group}/join")
        path = f"/api/daily/groups/{group}?day={DAYS[0]}"
        shown = await ben.get(path)
        assert [(one["name"], one["me"]) for one in shown["friends"]] == [
            ("Ada", False),
            ("Ben", True),
        ]
        assert (await eve.http.get(path)).status_code == 404
        nowhere = await eve.http.post(f"/api/daily/groups/{'A' * 16}/join", json={})
        assert nowhere.status_code == 404
        await ben.post(f"/api/daily/groups/{group}/leave")
        assert (await ben.http.get(path)).status_code == 404
        assert await ben.get("/api/daily/groups") == []
