"""Two servers on one database, a page at each; one of them is killed in the middle of a game."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser.conftest import ROOT, Visit
from tests.browser.player import OVER, READY, Player, make_table, post
from tests.postgres import Postgres, free_port
from tests.server.running import Running
from tests.server.test_proxy import listens

CONFIG = """daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{}}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  upstream first {{ server 127.0.0.1:{one}; server 127.0.0.1:{other} backup; }}
  upstream second {{ server 127.0.0.1:{other}; server 127.0.0.1:{one} backup; }}
  server {{ listen 127.0.0.1:{ada}; location / {{ proxy_pass http://first; {pass_on} }} }}
  server {{ listen 127.0.0.1:{ben}; location / {{ proxy_pass http://second; {pass_on} }} }}
}}
"""
PASS_ON = (
    "proxy_http_version 1.1; proxy_set_header Host $http_host;"
    " proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $http_connection;"
)
CHAIRS = [{"type": "Me"}, {"type": "PersonWanted"}]
OPTIONS = {"pawn_choice": "fixed", "round_limit": 20}
ENOUGH = 2
"""Choices of each before the kill, so soon that nobody can have accused, and after it."""


def test_a_game_goes_on_when_a_server_is_killed(
    visit: Visit, postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.database()
    one, other = Running(tmp_path, database=address), Running(tmp_path, database=address)
    with other, proxied(tmp_path, one, other) as (at_one, at_other):
        ada, ben = visit("", base=at_one), visit("", base=at_other)
        code = make_table(ada, "cluedo", chairs=CHAIRS, options=OPTIONS, start=False)
        post(ben, f"/api/tables/{code}/sit", {"seat": 1})
        post(ada, f"/api/tables/{code}/start", {})
        players = [Player(page, seed) for seed, page in enumerate((ada, ben))]
        for player in players:
            player.page.goto(f"/t/{code}")
        play(players, ENOUGH)
        assert not ada.locator(OVER).count()
        one.kill()
        play(players, ENOUGH)


def play(players: Sequence[Player], times: int) -> None:
    """Whoever is asked chooses, until each has so many times or all is over."""
    enough = {player: player.choices + times for player in players}
    while any(player.choices < most and not over(player) for player, most in enough.items()):
        for player in players:
            if player.page.locator(READY).count():
                player.choose()
            player.page.wait_for_timeout(20)


def over(player: Player) -> bool:
    return bool(player.page.locator(OVER).count())


@contextmanager
def proxied(folder: Path, one: Running, other: Running) -> Iterator[tuple[str, str]]:
    """Two addresses as people know them; behind each another server comes first."""
    found = subprocess.run(["sh", "scripts/nginx"], cwd=ROOT, capture_output=True, text=True)
    if found.returncode:
        pytest.skip(found.stderr.strip())
    ada, ben = free_port("127.0.0.1"), free_port("127.0.0.1")
    ports = {"one": one.port, "other": other.port, "ada": ada, "ben": ben}
    config = folder / "nginx.conf"
    config.write_text(CONFIG.format(folder=folder, pass_on=PASS_ON, **ports))
    program = found.stdout.strip()
    proxy = subprocess.Popen([program, "-e", folder / "error.log", "-p", folder, "-c", config])
    try:
        while not listens(ben):
            assert proxy.poll() is None, (folder / "error.log").read_text()
        yield f"http://127.0.0.1:{ada}", f"http://127.0.0.1:{ben}"
    finally:
        proxy.terminate()
        proxy.wait()
