"""Settings by file, environment and command; and plain words where a server cannot start."""

from __future__ import annotations

import os
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from deductio.server.database import open_store
from deductio.server.settings import Wanted, Wrong, read_settings, summary
from deductio.tables.schema import HEAD
from deductio.tables.sql import sqlite_url
from tests.server.running import Running

SECRET = "postgresql+psycopg://deductio:hunter2@db/deductio"
FILE = """
host = ["0.0.0.0", "::"]
port = 9000
database = "sqlite:////srv/tables.sqlite"
name = ["play.example.org"]
proxies = ["10.0.0.0/8"]
metrics = "127.0.0.1:9464"
[limits]
body = 1000
request_seconds = 2.5
"""


def read(
    file: Path | None = None, environment: Mapping[str, str] | None = None, **command: Any
) -> tuple[Wanted, str, list[str]]:
    return read_settings(file, environment or {}, command)


def wrong(
    file: Path | None = None, environment: Mapping[str, str] | None = None, **command: Any
) -> list[str]:
    with pytest.raises(Wrong) as found:
        read(file, environment, **command)
    return found.value.sentences


def written(folder: Path, text: str) -> Path:
    file = folder / "deductio.toml"
    file.write_text(text)
    return file


def test_the_command_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    environment = {"DEDUCTIO_PORT": "9001", "DEDUCTIO_LIMITS_BODY": "2000"}
    environment["DEDUCTIO_NAME"] = "one.example.org, two.example.org"
    environment["DEDUCTIO_SETTINGS"] = str(written(tmp_path, FILE))
    wanted, database, looks = read(None, environment, port=9002, workers=None)
    assert wanted.port == 9002
    assert wanted.host == ("0.0.0.0", "::")
    assert wanted.name == ("one.example.org", "two.example.org")
    assert (wanted.limits.body, wanted.limits.request_seconds) == (2000, 2.5)
    assert wanted.figures_at() == ("127.0.0.1", 9464)
    assert database == "sqlite:////srv/tables.sqlite"
    assert looks == []
    settings = wanted.settings(database)
    assert (settings.hosts, settings.proxies) == (wanted.name, ("10.0.0.0/8",))


def test_everything_wrong_is_said_at_once(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = "x"\nprot = 1\n[limits]\nbody = 0\n[other]\nbody = 1\n')
    environment = {"DEDUCTIO_WORKERS": "none", "DEDUCTIO_METRICS": "9464"}
    assert wrong(file, environment, proxies=["everyone"]) == [
        f"{file}: port: expected int, got str",
        f"{file}: no setting 'prot'",
        f"{file}: limits.body: expected int >= 1",
        f"{file}: no setting 'other.body'",
        "DEDUCTIO_WORKERS: workers: expected int, got str",
        "proxies: 'everyone' is no address or network",
        "metrics: '9464' is not HOST:PORT",
    ]


def test_a_word_in_the_environment_that_we_do_not_know_deserves_a_look() -> None:
    _, _, looks = read(None, {"DEDUCTIO_PROT": "1", "DEDUCTIO_BOARDGAMEIO": "/peer"})
    assert looks == ["DEDUCTIO_PROT: no setting 'prot'"]


@pytest.mark.parametrize("text", ["port = ", "\0"])
def test_a_file_that_is_no_toml(tmp_path: Path, text: str) -> None:
    [sentence] = wrong(written(tmp_path, text))
    assert "cannot be read" in sentence


def test_a_password_never_stands_on_the_command_line(tmp_path: Path) -> None:
    [sentence] = wrong(database=SECRET)
    assert "DEDUCTIO_DATABASE_FILE" in sentence
    assert "hunter2" not in sentence
    assert read(None, {"DEDUCTIO_DATABASE": SECRET})[1] == SECRET
    file = tmp_path / "address"
    file.write_text(f"{SECRET}\n")
    file.chmod(0o600)
    wanted, database, looks = read(None, {"DEDUCTIO_DATABASE_FILE": str(file)})
    assert (database, looks) == (SECRET, [])
    assert "hunter2" not in "".join(summary(wanted, database))
    file.chmod(0o640)
    assert read(database_file=str(file))[2] == [f"others can read {file}: chmod 600 {file}"]


def test_settings_with_a_password_are_for_their_owner(tmp_path: Path) -> None:
    file = written(tmp_path, f'database = "{SECRET}"')
    file.chmod(0o644)
    assert read(file)[2] == [f"others can read {file}: chmod 600 {file}"]
    file.chmod(0o600)
    assert read(file)[2] == []


@pytest.mark.parametrize("address", ["nonsense", "nosuch://here", "sqlite+nosuch://"])
def test_no_address_of_a_database(address: str) -> None:
    assert wrong(database=address) == [
        "database: this is no address such as sqlite:////path/tables.sqlite"
    ]


# As a person starts it


def deductio(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "deductio", *arguments]
    told = os.environ | environment
    return subprocess.run(command, capture_output=True, text=True, env=told, check=False)


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The one line of a command that could not be done."""
    assert done.returncode == 1
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    return line.removeprefix("deductio: ")


def test_check_says_what_a_server_would_do(tmp_path: Path) -> None:
    address = sqlite_url(tmp_path / "new" / "tables.sqlite")
    done = deductio("serve", "--check", "--database", address, DEDUCTIO_LIMITS_BODY="1000")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "settings are fine"
    assert f'database = "{address}"' in lines
    assert "limits.body = 1000" in lines
    assert not (tmp_path / "new").exists()
    bad = deductio("serve", "--check", "--port", "70000", DEDUCTIO_WORKERS="0")
    assert bad.returncode == 1
    assert bad.stderr.splitlines() == [
        "DEDUCTIO_WORKERS: workers: expected int >= 1",
        "the command line: port: expected int <= 65535",
    ]


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert complaint(deductio("serve", "--port", str(port))) == (
            f"port {port} of 127.0.0.1 cannot be used: Address already in use"
        )


def corrupt(file: Path) -> None:
    file.write_bytes(b"this is no database" * 100)


def newer(file: Path) -> None:
    open_store(sqlite_url(file))
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()


BAD = {
    corrupt: "the database cannot be used: file is not a database",
    newer: f"this database is of a newer Deductio: its form is 9999, known here is {HEAD}",
    Path.mkdir: "the database cannot be used: unable to open database file",
}


@pytest.mark.parametrize("spoil", BAD, ids=lambda spoil: spoil.__name__)
def test_a_database_that_cannot_be_used(tmp_path: Path, spoil: Any) -> None:
    spoil(tmp_path / "tables.sqlite")
    address = sqlite_url(tmp_path / "tables.sqlite")
    assert complaint(deductio("serve", "--port", "0", "--database", address)) == BAD[spoil]
    play = deductio("play", "--no-browser", "--port", "0", "--data", str(tmp_path))
    assert complaint(play) == BAD[spoil]


def test_a_database_that_does_not_answer() -> None:
    address = "postgresql+psycopg://deductio@127.0.0.1:1/deductio"
    assert "refused" in complaint(deductio("serve", "--port", "0", "--database", address))


def test_a_database_is_its_owners_alone(tmp_path: Path) -> None:
    open_store(sqlite_url(tmp_path / "all" / "new" / "tables.sqlite"))
    assert stat.S_IMODE((tmp_path / "all" / "new").stat().st_mode) == 0o700
    with Running(tmp_path) as server:
        files = [*tmp_path.glob("tables.sqlite*")]
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        server.kill()
        for file in files:
            file.chmod(0o644)
        server.start()
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_quotas_and_how_long_tables_are_kept_are_sections_like_limits(tmp_path: Path) -> None:
    file = tmp_path / "deductio.toml"
    file.write_text('[quotas]\ntables = 5\n[keeping]\ngathering = 0\nrecords = "old"\n')
    environment = {"DEDUCTIO_KEEPING_OVER": "365", "DEDUCTIO_QUOTAS_TABLES_A_DAY": "9"}
    wanted, address, _ = read_settings(file, environment, {})
    house = wanted.settings(address).house
    assert (house.quotas.tables, house.quotas.tables_a_day) == (5, 9)
    assert (house.keeping.gathering, house.keeping.over, house.keeping.records) == (0, 365, "old")
    assert 'keeping.records = "old"' in summary(wanted, address)
    with pytest.raises(Wrong, match=r"quotas\.bots"):
        read_settings(None, {"DEDUCTIO_QUOTAS_BOTS": "0"}, {})
