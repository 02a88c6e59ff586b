"""Behind a real nginx with TLS, set up as `deploy/nginx.conf` says: limits, cookies and origins."""

from __future__ import annotations

import json
import os
import signal
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from deductio.server.limits import Limits
from tests.server.running import QUICK, Running

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
NAME = "play.example.org"
MAIN = """daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; {user}
events {{}}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
include {folder}/site.conf; }}
"""


@pytest.fixture(scope="module")
def nginx() -> str:
    found = subprocess.run(
        ["sh", ROOT / "scripts" / "nginx"], capture_output=True, text=True, check=False
    )
    if found.returncode:
        pytest.skip(found.stderr.strip())
    return found.stdout.strip()


class Proxied:
    """Deductio behind nginx; everyone comes from an address of their own."""

    def __init__(self, port: int, server: Running, certificate: Path) -> None:
        self.server = server
        self.port = port
        self.url = f"https://localhost:{port}"
        self.tls = ssl.create_default_context(cafile=str(certificate))

    def client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(verify=self.tls, local_address=address)
        return httpx.AsyncClient(base_url=self.url, transport=transport)

    def line(self, address: str, code: str, **headers: str) -> connect:
        return connect(
            f"wss://localhost:{self.port}/ws/{code}",
            ssl=self.tls,
            family=socket.AF_INET,
            local_addr=(address, 0),
            additional_headers=headers,
        )


def write_certificate(folder: Path) -> Path:
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
    command += " -keyout key.pem -out cert.pem -subj /CN=localhost"
    command += " -addext subjectAltName=DNS:localhost"
    subprocess.run(command.split(), cwd=folder, check=True, capture_output=True)
    return folder / "cert.pem"


def write_site(folder: Path, port: int, plain: int, behind: int) -> Path:
    """Our own example, with the ports and files of this test."""
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    changes = {
        "    listen [::]:443 ssl http2;\n": "",
        "    listen [::]:80;\n": "",
        "listen 443": f"listen 127.0.0.1:{port}",
        "listen 80": f"listen 127.0.0.1:{plain}",
        "127.0.0.1:8000": f"127.0.0.1:{behind}",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": f"{folder}/cert.pem",
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": f"{folder}/key.pem",
        NAME: "localhost",
    }
    for old, new in changes.items():
        assert old in site
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
    return folder / "nginx.conf"


def listens(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def free_ports(count: int) -> list[int]:
    taken = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in taken]
    for one in taken:
        one.close()
    return ports


@contextmanager
def behind_nginx(nginx: str, folder: Path, limits: Limits) -> Iterator[Proxied]:
    certificate = write_certificate(folder)
    with Running(folder, QUICK, limits, proxies=("127.0.0.1",)) as server:
        port, plain = free_ports(2)
        config = write_site(folder, port, plain, server.port)
        command = [nginx, "-e", f"{folder}/error.log", "-p", f"{folder}", "-c", f"{config}"]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        proxy = subprocess.Popen(command)
        try:
            while not listens(port):
                assert proxy.poll() is None, (folder / "error.log").read_text()
            yield Proxied(port, server, certificate)
        finally:
            proxy.send_signal(signal.SIGTERM)
            proxy.wait()


async def table_of(client: httpx.AsyncClient, **headers: str) -> httpx.Response:
    chairs = [{"type": "Me"}, {"type": "BotSeated", "level": "random"}]
    order = {"game": "small_detectives", "chairs": chairs, "start": True}
    return await client.post("/api/tables", json=order, headers=headers)


async def welcome(line: ClientConnection) -> str:
    return str(json.loads(await line.recv())["type"])


async def test_everyone_has_limits_of_their_own(nginx: str, tmp_path: Path) -> None:
    limits = Limits(asks_per_second=0.001, asks_at_once=3, connections=1)
    with behind_nginx(nginx, tmp_path, limits) as proxied:
        async with proxied.client("127.0.0.2") as ada, proxied.client("127.0.0.3") as ben:
            code = (await table_of(ada)).json()["code"]
            forged = {"X-Forwarded-For": "203.0.113.9", "Forwarded": "for=203.0.113.9"}
            answers = [(await ada.get("/api/games", headers=forged)).status_code for _ in range(4)]
            assert answers == [200, 200, 429, 429]
            assert (await ben.get("/api/games")).status_code == 200
        async with proxied.line("127.0.0.4", code) as first:
            assert await welcome(first) == "Welcome"
            async with proxied.line("127.0.0.4", code) as second:
                assert await welcome(second) == "Refusal"
            async with proxied.line("127.0.0.5", code) as other:
                assert await welcome(other) == "Welcome"


async def test_nobody_else_is_believed(nginx: str, tmp_path: Path) -> None:
    limits = Limits(asks_per_second=0.001, asks_at_once=2)
    with behind_nginx(nginx, tmp_path, limits) as proxied:
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.6")
        async with httpx.AsyncClient(base_url=proxied.server.url, transport=transport) as eve:
            answers = []
            for number in range(4):
                claimed = f"203.0.113.{number}"
                headers = {"X-Forwarded-For": claimed, "Forwarded": f"for={claimed}"}
                headers["X-Forwarded-Proto"] = "https"
                answers.append(await eve.get("/api/me", headers=headers))
            assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
            assert "Secure" not in answers[0].headers["set-cookie"]


async def test_cookies_and_origins_are_those_of_the_page(nginx: str, tmp_path: Path) -> None:
    with behind_nginx(nginx, tmp_path, Limits()) as proxied:
        async with proxied.client("127.0.0.2") as ada:
            cookie = (await ada.get("/api/me")).headers["set-cookie"]
            assert cookie.endswith("; Secure")
            own = await table_of(ada, Origin=proxied.url)
            assert own.status_code == 201
            insecure = proxied.url.replace("https", "http")
            for other in (insecure, "https://evil.example", "https://localhost", "null"):
                assert (await table_of(ada, Origin=other)).status_code == 403
                with pytest.raises(InvalidStatus):
                    async with proxied.line("127.0.0.2", own.json()["code"], Origin=other):
                        pass
            mine = {"Cookie": cookie.partition(";")[0], "Origin": proxied.url}
            async with proxied.line("127.0.0.2", own.json()["code"], **mine) as line:
                assert json.loads(await line.recv())["table"]["me"] == 0
