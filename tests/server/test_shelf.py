"""What the games bring is handed out to everyone, once, and nothing else of their packages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Annotated, Any, Literal

import httpx
import pytest
from msgspec import Meta, Struct

from deductio.core.game import Game
from deductio.games import OURS, game
from deductio.rulebook import rulebook_of
from deductio.server import games
from deductio.server.games import game_info, options_of, together_of
from deductio.server.wire import Together
from deductio.words import LANGUAGES, Language
from tests.contract.leaky import TOY
from tests.server.running import Running


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


def test_the_shelf_says_what_home_shows(client: httpx.Client) -> None:
    answer = client.get("/api/games")
    assert [info["name"] for info in answer.json()] == list(OURS)
    assert len(answer.content) < 6_000
    cluedo = answer.json()[1]
    assert cluedo["title"] == {"fr": "Cluedo", "en": "Cluedo"}
    assert (cluedo["seats"], cluedo["usual_seats"]) == ([2, 6], 4)
    assert cluedo["hue"] == ["#1f4d3a", "#6fb596"]
    assert client.get(cluedo["cover"]).headers["content-type"] == "image/svg+xml; charset=utf-8"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_holds_all_a_table_needs(client: httpx.Client, language: str) -> None:
    book = client.get(f"/api/games/new_york/{language}").json()
    assert book["fields"]["Announce"] == {"cell": "cell"}
    assert len(book["content"]["places"]) > 20
    cast, common, own = book["texts"]
    assert "cast-odette =" in cast and "Finished =" in common and "title =" in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_handed_out_to_whoever_reads(
    client: httpx.Client, language: Language
) -> None:
    for name in OURS:
        answer = client.get(f"/api/games/{name}/{language}/rulebook")
        assert answer.json() == {"text": rulebook_of(game(name), language)}
    assert client.get(f"/api/games/nothing/{language}/rulebook").status_code == 404
    assert client.get("/api/games/cluedo/de/rulebook").status_code == 400


def test_who_has_it_is_not_sent_it_again(client: httpx.Client) -> None:
    book = "/api/games/cluedo/en"
    for path in ("/api/games", book, f"{book}/rulebook", "/games/cluedo/cover.svg"):
        tag = client.get(path).headers["etag"]
        again = client.get(path, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_what_is_the_same_for_everyone_makes_nobody_known(client: httpx.Client) -> None:
    client.get("/api/games")
    client.get("/api/games/cluedo/fr")
    assert not client.cookies
    client.get("/api/me")
    assert client.cookies


@pytest.mark.parametrize(
    "path",
    [
        "/games/cluedo/../__init__.py",
        "/games/cluedo/%2e%2e/__init__.py",
        "/games/cluedo/..%2f__init__.py",
        "/games/cluedo//etc/passwd",
        "/games/cluedo/nothing.svg",
        "/games/nothing/cover.svg",
        "/api/games/nothing/en",
    ],
)
def test_only_files_of_the_page_are_handed_out(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_lists_and_help_are_not_asked_for_in_a_form() -> None:
    def asked(name: str) -> set[str]:
        return {option.name for option in options_of(game(name)) if option.plain}

    assert asked("chaussette") == {"mode", "level", "effects", "first", "searches"}
    assert "sheet" not in asked("new_york")
    assert "abilities" in asked("almost_innocent"), "some are picked of those that are known"
    assert asked("almost_innocent").isdisjoint({"unlocked", "progress"})


def test_an_option_that_names_a_seat_says_so() -> None:
    assert [one.name for one in options_of(game("chaussette")) if one.seats] == ["first"]


@pytest.mark.parametrize(
    ("name", "option", "seats"),
    [
        ("cluedo", "", {"": ()}),
        ("almost_innocent", "", {"": (2, 3, 4, 5)}),
        (
            "chaussette",
            "mode",
            {"auto": (1,), "competition": (), "cooperation": (1, 2, 3, 4, 5)},
        ),
    ],
)
def test_a_form_knows_at_which_tables_all_win_together(
    name: str, option: str, seats: dict[str, tuple[int, ...]]
) -> None:
    assert together_of(game(name)) == Together(option, seats)


class Numbers(Struct, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    minutes: Annotated[int, Meta(ge=1, le=90)] = 30
    first: Annotated[int, Meta(ge=0, lt=6)] = 0
    either: Literal["random"] | Annotated[int, Meta(ge=0, lt=6)] = "random"
    any: int = 0
    loud: bool = False


def test_a_form_knows_what_an_option_may_be() -> None:
    options = {option.name: option for option in options_of(replace(TOY, options=Numbers))}
    may_be = {name: (one.low, one.high, one.values) for name, one in options.items()}
    assert may_be == {
        "rounds": (1, 9, tuple(range(1, 10))),
        "minutes": (1, 90, ()),
        "first": (0, 5, tuple(range(6))),
        "either": (0, 5, ("random", *range(6))),
        "any": (None, None, ()),
        "loud": (None, None, (False, True)),
    }
    assert options["rounds"].default == 3


def test_a_form_lets_a_code_be_typed_where_there_are_codes() -> None:
    typed = {name: [one.name for one in options_of(game(name)) if one.typed] for name in OURS}
    assert {name: options for name, options in typed.items() if options} == {"new_york": ["case"]}


@pytest.mark.parametrize(("usual", "shown"), [(1, 2), (2, 2), (4, 4), (6, 6), (9, 6)])
def test_a_quick_game_is_for_as_many_as_can_play(usual: int, shown: int) -> None:
    cluedo = game("cluedo")
    box = replace(cluedo.box, usual_seats=usual)
    assert game_info(replace(cluedo, box=box)).usual_seats == shown


def test_a_game_that_cannot_be_loaded_closes_no_house(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def load(name: str) -> Game[Any]:
        if name == "cluedo":
            raise ImportError("no module named dice")
        return game(name)

    monkeypatch.setattr(games, "game", load)
    monkeypatch.setattr(games, "shelf", cache(games.shelf.__wrapped__))
    assert [info.name for info in games.shelf()] == [name for name in OURS if name != "cluedo"]
    assert "the game cluedo cannot be loaded" in caplog.text
