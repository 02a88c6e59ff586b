"""A first visit is small, whatever it is made of."""

from __future__ import annotations

from gzip import compress

from playwright.sync_api import Response

from tests.browser.conftest import Visit

LIMIT = 60_000
"""Bytes of compressed JavaScript, CSS, JSON and covers; fonts apart."""


def test_home_loads_little(visit: Visit) -> None:
    page = visit("/api/schema/openapi.json")  # on this host, and nothing of the page
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    sizes = {
        answer.url: len(compress(answer.body()))
        for answer in answers
        if "font" not in answer.headers["content-type"]
    }
    kinds = {url.rpartition("/")[2].rpartition(".")[2] for url in sizes}
    assert {"js", "css", "svg", "games"} <= kinds
    assert sum(sizes.values()) < LIMIT, sizes
