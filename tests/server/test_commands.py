"""`deductio serve` and `deductio play`, as a person starts them."""

from __future__ import annotations

import signal
import subprocess
import sys
import urllib.request
import webbrowser
from pathlib import Path

import pytest

from deductio.commands import page
from deductio.server import built
from tests.server.running import Running


def test_serve_says_where_it_listens_and_stops_when_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = [sys.executable, "-m", "deductio", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().removeprefix("listening on ").strip()
        with urllib.request.urlopen(f"{address}/health") as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGTERM)
        assert server.wait() == 0


def test_what_habits_need_is_loaded_before_anyone_plays() -> None:
    look = "import sys, deductio.server.run; print('deductio.deduction.solve' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", look], text=True) == "True\n"


def test_without_a_page_play_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(built, "PAGE", tmp_path)
    played = page.play_on_page(None, lan=False, browser=False, port=0, language="fr", data=tmp_path)
    assert not played
    assert "on joue donc dans le terminal" in capsys.readouterr().err


def test_a_taken_port_is_not_the_end() -> None:
    [first] = page.listen("127.0.0.1", 0)
    [second] = page.listen("127.0.0.1", first.getsockname()[1])
    assert first.getsockname() != second.getsockname()
    first.close()
    second.close()


def test_play_opens_the_server_that_already_runs_on_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(page, "is_built", lambda: True)
    with Running(tmp_path) as server:
        assert page.play_on_page(
            "cluedo", lan=False, browser=True, port=0, language="en", data=tmp_path
        )
        assert opened == [f"{server.url}/new/cluedo"]
        assert f"{server.url}/new/cluedo" in capsys.readouterr().out
        server.kill()
        assert page.running_server(tmp_path) == "", "its lease runs on, but nobody answers"
        server.start()
        assert page.running_server(tmp_path) == server.url


def test_play_answers_to_this_computer_and_its_address_only(tmp_path: Path) -> None:
    settings = page.settings(tmp_path / "data", ["http://192.168.1.5:8000"])
    assert settings.hosts == ("localhost", "127.0.0.1", "192.168.1.5")
    assert settings.addresses == ("http://192.168.1.5:8000",)
