"""Puzzles over HTTP: posed without their answer, answered, hinted, and remembered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from deductio.coach.puzzles import codes
from deductio.coach.puzzles.codes import read_code
from deductio.coach.puzzles.finding import find
from deductio.coach.puzzles.making import Made
from tests.server.person import Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio

GAME = "small_detectives"


@pytest.fixture(scope="module")
def made() -> Made:
    return find(GAME, 1, 1)


def keys_in(value: Any) -> set[str]:
    match value:
        case dict():
            return set(value).union(*map(keys_in, value.values()))
        case list():
            return set().union(*map(keys_in, value))
    return set()


def codes_like(code: str) -> dict[str, str]:
    """The code of a puzzle, and such as have none here."""
    named, foreign = read_code(code), f"ZZ{code[2:-1]}".replace("-", "")
    return {
        "code": code,
        "other_game": foreign + codes._check(foreign),
        "other_maker": str(structs.replace(named, maker_version=9)),
        "no_puzzle": str(structs.replace(named, at=9999)),
    }


async def test_a_puzzle_is_found_however_its_code_is_typed(server: Running, made: Made) -> None:
    async with Person(server.url) as ada:
        plain = made.code.lower().replace("-", "")
        posed = await ada.get(f"/api/puzzles/{plain[:5]}%20{plain[5:]}")
    assert posed["position"]["puzzle"]["code"] == made.code


async def test_a_puzzle_is_posed_without_its_answer(server: Running, made: Made) -> None:
    async with Person(server.url) as ada:
        posed = await ada.get(f"/api/puzzles/{made.code}?lang=en")
        solved = await ada.post(f"/api/puzzles/{made.code}/answer", answer=made.answer)
    assert posed["mine"] is None
    position = posed["position"]
    assert set(position) == {"puzzle", "events", "view", "notes", "things"}
    assert not keys_in(posed) & {"answer", "right", "proof", "steps", "deal", "verdicts", "hints"}
    assert position["notes"]["help"] == "told"
    assert made.answer not in position["notes"]["certain"]
    assert made.answer in [option["key"] for option in position["puzzle"]["options"]]
    assert solved["verdict"]["proof"]["lines"][-1] not in json.dumps(posed, ensure_ascii=False)


async def test_a_wrong_answer_gets_a_deal_and_may_be_mended(server: Running, made: Made) -> None:
    wrong = next(str(option) for option in made.options if str(option) != made.answer)
    at = f"/api/puzzles/{made.code}"
    async with Person(server.url) as ada:
        first = await ada.post(f"{at}/answer?lang=fr", answer=wrong)
        [mistake] = [await ada.get("/api/puzzles/mistake")]
        second = await ada.post(f"{at}/answer", answer=made.answer)
        mine = await ada.get("/api/me/puzzles")
        again = await ada.get(at)
    deal = first["verdict"]["deal"]
    assert (first["counted"], first["points"], first["verdict"]["right"]) == (True, 0, False)
    assert deal["claim"] == wrong
    assert wrong not in [f"{one['item']}@{one['place']}" for one in deal["lies"]]
    assert first["after"] < first["before"]
    assert mistake["position"]["puzzle"]["code"] == made.code
    assert (second["counted"], second["verdict"]["right"]) == (False, True)
    [rating], [attempt] = mine["ratings"], mine["attempts"]
    assert (rating["game"], rating["answered"], rating["mistakes"]) == (GAME, 1, 0)
    assert (attempt["code"], attempt["answer"], attempt["mended"]) == (made.code, wrong, True)
    assert again["mine"] == attempt


async def test_hints_come_in_three_steps_and_count(server: Running, made: Made) -> None:
    at = f"/api/puzzles/{made.code}"
    async with Person(server.url) as ada:
        hints = [await ada.post(f"{at}/hint", step=step) for step in (1, 2)]
        answered = await ada.post(f"{at}/answer", answer=made.answer)
        last = await ada.post(f"{at}/hint", step=3)
    assert all(hint["lines"] and not hint["fact"] and not hint["steps"] for hint in hints)
    assert answered["points"] == 0.5
    assert last["fact"] == made.answer
    assert last["steps"]


async def test_the_next_puzzle_is_one_i_have_not_seen(server: Running, made: Made) -> None:
    async with Person(server.url) as ada:
        first = await ada.get(f"/api/puzzles/next?game={GAME}")
        puzzle = first["position"]["puzzle"]
        await ada.post(f"/api/puzzles/{puzzle['code']}/answer", answer=puzzle["options"][0]["key"])
        second = await ada.get(f"/api/puzzles/next?game={GAME}")
        [shelf] = [one for one in await ada.get("/api/puzzles") if one["game"] == GAME]
    assert second["position"]["puzzle"]["code"] != puzzle["code"]
    assert shelf["mine"]["answered"] == 1
    assert puzzle["theme"] in shelf["themes"]


async def test_every_theme_is_there_before_anybody_has_solved_anything(tmp_path: Path) -> None:
    with Running(tmp_path) as fresh:
        async with Person(fresh.url) as ada:
            [shelf] = [one for one in await ada.get("/api/puzzles") if one["game"] == GAME]
            posed = await ada.get(f"/api/puzzles/next?game={GAME}&theme={shelf['themes'][-1]}")
    assert shelf["themes"] == ["elimination", "counting", "difference"]
    assert posed["position"]["puzzle"]["theme"] == "difference"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/next?game=nothing", None, 400, "no-game"),
        ("GET", "/mistake", None, 409, "no-mistakes"),
        ("GET", "/nonsense", None, 404, "not-a-puzzle-code"),
        ("GET", "/a%20b%C3%A9", None, 404, "not-a-puzzle-code"),
        ("GET", "/a%00b", None, 400, "not-understood"),
        ("GET", "/{other_game}", None, 404, "puzzle-other-game"),
        ("GET", "/{other_maker}", None, 404, "puzzle-other-version"),
        ("GET", "/{no_puzzle}", None, 404, "no-puzzle"),
        ("POST", "/nonsense/answer", {"answer": "rope@seat1"}, 404, "not-a-puzzle-code"),
        ("POST", "/nonsense/hint", {"step": 1}, 404, "not-a-puzzle-code"),
        ("GET", "/next?game=cluedo&theme=magic", None, 400, "not-understood"),
        ("POST", "/{code}/answer", {"answer": "rope@seat9"}, 400, "no-puzzle-answer"),
        ("POST", "/{code}/answer", {"answer": 7}, 400, "not-understood"),
        ("POST", "/{code}/hint", {"step": 4}, 400, "no-puzzle-hint"),
        ("POST", "/{code}/hint", {"step": 0}, 400, "not-understood"),
    ],
)
async def test_bad_input_is_refused_in_one_sentence(
    server: Running, made: Made, method: str, path: str, body: Any, status: int, code: str
) -> None:
    async with Person(server.url) as ada:
        address = f"/api/puzzles{path.format(**codes_like(made.code))}"
        answer = await ada.http.request(method, address, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert "\n" not in answer.json()["detail"]
