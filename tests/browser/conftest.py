"""A real server, a real browser, and people who look at pages."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.running import Running

ROOT = Path(__file__).parents[2]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP nearby.test 127.0.0.1",
]
"""Under that name the server is somewhere on the home network, over plain http."""
HERE = ("http://127.0.0.1:", "ws://127.0.0.1:", "http://nearby.test:", "ws://nearby.test:")

Visit = Callable[..., Page]

PATIENCE = 30_000
"""How many milliseconds a page may take for anything; only a broken one needs them."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def program() -> str:
    """Where a Chromium is that can show a page: to find out takes as long as a test."""
    found = subprocess.run(
        ["sh", "scripts/browser"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return found.stdout.strip()


@pytest.fixture(scope="module")
def browser(program: str) -> Iterator[Browser]:
    """Not for longer: while there is one, this thread has a loop, and other tests need theirs."""
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        chromium = playwright.chromium.launch(
            executable_path=program, args=ARGUMENTS, env={"HOME": folder}
        )
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Opens the page as somebody new; whatever goes wrong in it fails the test.

    What happens is shown at once, unless the test is about how it is told. Without a path it stays
    blank, of somebody whom the house knows: who goes to a table next need not load the home page.
    """
    wrong: list[str] = []
    contexts = []

    def open_page(
        path: str = "/",
        *,
        base: str | None = None,
        pace: str = "at once",
        stage: str = "until-ok",
        tips: bool = False,
        **settings: Any,
    ) -> Page:
        given = {"locale": "en", "viewport": {"width": 1280, "height": 800}} | settings
        context = browser.new_context(base_url=base or server.url, **given)
        contexts.append(context)
        kept = json.dumps(json.dumps({"pace": pace, "stage": stage, "tips": tips}))
        context.add_init_script(f"localStorage.deductio ??= {kept}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(f"{error}"))
        page.on("request", lambda request: check_host(request.url, page, wrong))
        if path:
            page.goto(path)
        else:
            page.request.get("/api/me")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong


def check_host(url: str, page: Page, wrong: list[str]) -> None:
    """The page loads nothing from any other host."""
    if not url.startswith((*HERE, "data:", "blob:")):
        wrong.append(f"{page.url} asked for {url}")
