"""A finished game looked at again: what a seat could know at each step, and why bots chose so."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.server.person import Follower, Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def played(ada: Person, **order: Any) -> str:
    """The code of a table whose game is over."""
    code = str((await ada.post("/api/tables", start=True, **order))["code"])
    async with ada.join(code) as socket:
        await Follower(socket).play(Random(1))
    return code


@pytest.mark.parametrize("game", ["small_detectives", "cluedo"])
async def test_every_choice_of_a_bot_has_its_reason(server: Running, game: str) -> None:
    """Also where all choose at once, and a thought began before others had answered."""
    async with Person(server.url) as ada:
        chairs = [{"type": "BotSeated", "level": level} for level in ("rookie", "inspector")]
        options = {"round_limit": 20}
        code = await played(ada, game=game, chairs=[*chairs, chairs[1]], options=options)
        steps = len((await ada.get(f"/api/tables/{code}/replay"))["steps"])
        seen = [
            await ada.get(f"/api/tables/{code}/analysis?seat=0&step={step}&lang=fr")
            for step in range(steps)
        ]
    assert (seen[0]["chooser"], seen[0]["because"]) == (None, "")
    assert all(step["because"] for step in seen[1:])
    assert {step["chooser"] for step in seen[1:]} == {0, 1, 2}
    certain = [step["notes"]["certain"].items() for step in seen]
    assert all(before <= after for before, after in pairwise(certain))
    assert len(certain[0]) < len(certain[-1])


async def test_a_person_gives_no_reason_and_what_was_proven_then_is_explained(
    server: Running,
) -> None:
    async with Person(server.url, "Ada") as ada:
        chairs = [{"type": "Me"}, *[{"type": "BotSeated", "level": "rookie"}] * 2]
        options = {"round_limit": 20}
        code = await played(ada, game="small_detectives", chairs=chairs, options=options)
        steps = len((await ada.get(f"/api/tables/{code}/replay"))["steps"])
        for step in range(steps):
            at = f"seat=0&step={step}"
            seen = await ada.get(f"/api/tables/{code}/analysis?{at}")
            if seen["chooser"] is not None:
                assert bool(seen["because"]) == (seen["chooser"] != 0)
            notes = seen["notes"]
            assert set(notes["certain"]) == {f for f, p in notes["odds"].items() if p in (0, 1)}
            for fact in [*notes["certain"]][:1]:
                proof = await ada.get(f"/api/tables/{code}/analysis/why?{at}&fact={fact}")
                assert all(event < notes["at"] for event in proof["events"])
                assert proof["lines"]


async def test_only_of_finished_games_and_their_own_steps(server: Running) -> None:
    async with Person(server.url) as ada:
        table = await ada.table("chaussette", bots=1)
        address = f"/api/tables/{table['code']}/analysis"
        assert (await ada.http.get(f"{address}?seat=0&step=0")).status_code == 409
        assert (await ada.http.get(f"{address}/why?seat=0&step=0&fact=A@slot1")).status_code == 409
        async with ada.join(table["code"]) as socket:
            await Follower(socket).play(Random(1))
        assert (await ada.http.get(f"{address}?seat=0&step=0")).status_code == 200
        assert (await ada.http.get(f"{address}?seat=2&step=0")).status_code == 404
        assert (await ada.http.get(f"{address}?seat=0&step=9999")).status_code == 400
