"""A player may answer well, badly, too much or never: games go on, and all of it is counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest

from deductio.cli import run
from deductio.core.game import Refused
from deductio.lab.llm.endpoint import KEY, Endpoint
from deductio.lab.llm.playing import Trial, Tried, try_player
from deductio.lab.llm.program import Program
from deductio.lab.llm.text_seat import Wording
from tests.lab.llm.players import command

STREET = Trial("small_detectives", 3, 1, ("rookie",), {}, "1", Wording(beliefs=True))


def one_game(kind: str, seconds: float = 60.0) -> tuple[Tried, list[str]]:
    complaints: list[str] = []
    [tested] = try_player(STREET, Program(command(kind), seconds), complaints.append)
    return tested, complaints


def test_a_program_plays_a_game_and_states_beliefs() -> None:
    tested, complaints = one_game("first")
    assert complaints == []
    assert tested.turns
    assert all(turn.illegal == () and not turn.defaulted for turn in tested.turns)
    assert all(
        turn.beliefs == {"gnome@solution": 0.1} and turn.unread == 1 for turn in tested.turns
    )
    asked = [one for one in tested.played.asked if len(one.question.options) > 1]
    assert [turn.choice for turn in tested.turns] == [one.choice for one in asked]


def test_nonsense_is_counted_and_the_default_is_taken() -> None:
    tested, complaints = one_game("nonsense")
    assert complaints == []
    assert all(turn.illegal == ("there is no choice in it",) * 2 for turn in tested.turns)
    assert all(turn.defaulted for turn in tested.turns)


def test_whoever_hears_what_was_wrong_may_answer_once_more() -> None:
    tested, _ = one_game("sorry")
    assert all(len(turn.illegal) == 1 and not turn.defaulted for turn in tested.turns)
    assert "not 999999" in tested.turns[0].illegal[0]


@pytest.mark.parametrize(
    ("kind", "seconds", "sentence"),
    [
        ("deaf", 0.2, "said nothing for 0.2 seconds"),
        ("gone", 60.0, "has ended in the middle of a game"),
        ("endless", 60.0, "said more than 200000 bytes in one line"),
        ("chatty", 60.0, "says more than it is asked for"),
    ],
)
def test_whoever_hangs_ends_or_floods_is_out_of_the_game_and_the_game_goes_on(
    kind: str, seconds: float, sentence: str
) -> None:
    tested, complaints = one_game(kind, seconds)
    [complaint] = complaints
    assert complaint.endswith(f"{sentence}; it takes the default until this game is over")
    assert tested.turns[-1].defaulted
    assert tested.turns[-1].illegal


class StandIn(BaseHTTPRequestHandler):
    """Speaks as chat completions do; the model's name says how it answers."""

    requests: ClassVar[list[tuple[str, dict[str, Any], str | None]]] = []

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.requests.append((self.path, body, self.headers["Authorization"]))
        if body["model"] == "lost":
            return self.answer(302, b"", location="http://127.0.0.1:9/")
        if body["model"] == "broken":
            return self.answer(500, b"oh")
        if body["model"] == "odd":
            return self.answer(200, b"[1, 2]")
        if body["model"] == "flood":
            return self.answer(200, b" " * 1_100_000)
        content = '{"choice": 1, "notes": "the gnome, perhaps"}'
        told = {"choices": [{"message": {"role": "assistant", "content": content}}]}
        return self.answer(200, json.dumps(told).encode())

    def answer(self, status: int, body: bytes, location: str = "") -> None:
        self.send_response(status)
        if location:
            self.send_header("Location", location)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: tests are silent."""


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), StandIn)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/v1"
    server.shutdown()
    server.server_close()


def test_an_endpoint_gets_the_whole_story_its_notes_and_the_key(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    StandIn.requests.clear()
    monkeypatch.setenv(KEY, "a secret key")
    [tested] = try_player(STREET, Endpoint(url, "good", 60.0))
    assert all(not turn.defaulted for turn in tested.turns)
    assert len(StandIn.requests) == len(tested.turns)
    path, body, key = StandIn.requests[-1]
    assert (path, key) == ("/v1/chat/completions", "Bearer a secret key")
    system, user = body["messages"]
    assert "You play Small Detectives" in system["content"]
    assert "[8]" in user["content"]
    assert "Your notes: the gnome, perhaps" in user["content"]
    assert "Your notes" not in StandIn.requests[0][1]["messages"][1]["content"]


@pytest.mark.parametrize(
    ("model", "sentence"),
    [
        ("lost", "the endpoint answered 302 Found"),
        ("broken", "the endpoint answered 500 Internal Server Error"),
        ("odd", "the endpoint does not speak as chat completions do"),
        ("flood", "the endpoint said more than 1000000 bytes"),
    ],
)
def test_an_endpoint_that_fails_is_out_of_the_game(url: str, model: str, sentence: str) -> None:
    complaints: list[str] = []
    [tested] = try_player(STREET, Endpoint(url, model, 60.0), complaints.append)
    assert complaints == [f"{sentence}; it takes the default until this game is over"]
    assert all(turn.defaulted for turn in tested.turns)


def test_nobody_at_that_address_is_said_plainly() -> None:
    complaints: list[str] = []
    list(try_player(STREET, Endpoint("http://127.0.0.1:9/v1", "any", 60.0), complaints.append))
    assert complaints[0].startswith("the endpoint cannot be reached: ")


@pytest.mark.parametrize("url", ["", "host/v1", "file:///etc/passwd", "http://"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(Refused, match="an endpoint is an address"):
        Endpoint(url, "any", 1.0)


def test_the_command_gives_one_document_and_keeps_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, plot = tmp_path / "games.jsonl", tmp_path / "one.svg"
    words = ["llm", "chaussette", "--player", command("first"), "--games", "2", "--seats", "2"]
    words += ["--no-list", "--disguise", "--lang", "fr", "-o", str(file), "--plot", str(plot)]
    assert run([*words, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["game"], result["seats"], result["wording"]["listed"]) == (
        "chaussette",
        2,
        False,
    )
    assert result["standing"]["illegal"]["value"] == 2.0  # numbers are no answers without a list
    assert [one["seat"] for one in result["games"]] == [0, 1]
    kept = [json.loads(line) for line in file.read_text().splitlines()]
    assert [game["reasoning"] for game in kept] == [game["reasoning"] for game in result["games"]]
    assert all(turn["defaulted"] for game in kept for turn in game["turns"])
    assert plot.read_text().startswith("<?xml")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--player", "x", "--endpoint", "http://h"], "who plays?"),
        ([], "who plays?"),
        (["--player", ""], "a player is a command, and this one is empty"),
        (["--player", "'"], "this command cannot be read: '"),
        (["--player", "no-such-program-here"], "there is no program 'no-such-program-here'"),
        (["--endpoint", "http://h"], "which model at the endpoint?"),
        (["--player", "cat", "--games", "0"], "at least one game must be played"),
        (["--player", "cat", "--bots", ""], "somebody must sit at the other seats"),
        (["--player", "cat", "--bots", "genius"], "there is no bot 'genius' in cluedo"),
        (["--player", "cat", "--seconds", "0"], "an answer takes some time"),
        (["--player", "cat", "--seconds", "inf"], "an answer takes some time"),
        (["--player", "cat", "-o", "/no/such/folder/x"], "/no/such/folder/x cannot be written"),
        (["--player", "cat", "--option", "x=1"], "cluedo has no option 'x'"),
    ],
)
def test_what_cannot_be_played_is_one_plain_line(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["llm", "cluedo", *words]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"deductio: {sentence}")
    assert told.err.count("\n") == 1
