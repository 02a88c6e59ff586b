"""Photographs every place of the page into docs/images/: two sizes, two themes, two languages.

Run by `make pictures`; the games are real ones, so two runs show different deals.
"""

from __future__ import annotations

import base64
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from deductio.coach.daily.calendar import year
from deductio.games import OURS
from tests.browser.conftest import ARGUMENTS, ROOT
from tests.browser.player import READY, Player, make_table
from tests.server.running import Running

IMAGES = ROOT / "docs/images"
SIZES = {"desk": (1280, 800), "phone": (360, 740)}
AS_IT_OPENS = {"analyse"}
"""On a phone this place scrolls by itself to what one came for."""
LIKES = '{"pace": "at once", "tips": false}'
QUALITY = 62
"""Enough for drawings, and small."""


def main() -> None:
    wanted = sys.argv[1:]
    IMAGES.mkdir(parents=True, exist_ok=True)
    chromium = subprocess.run(
        ["sh", "scripts/browser"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    with (
        TemporaryDirectory() as folder,
        Running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for name, page in lookers(browser, server.url):
            walk_through(page, name, wanted)
            page.context.close()
        browser.close()


def lookers(browser: Browser, url: str) -> Iterator[tuple[str, Page]]:
    """A page for every size, theme and language."""
    for size, (width, height) in SIZES.items():
        for theme in ("light", "dark"):
            for language in ("fr", "en"):
                look: Any = {
                    "viewport": {"width": width, "height": height},
                    "color_scheme": theme,
                    "locale": language,
                    "has_touch": size == "phone",
                    "reduced_motion": "reduce",
                }
                page = browser.new_page(base_url=url, **look)
                page.add_init_script(f"localStorage.deductio ??= '{LIKES}'")
                yield f"{size}-{theme}-{language}", page


def walk_through(page: Page, name: str, wanted: list[str]) -> None:
    """Every place once, as somebody comes to it."""
    page.goto("/")
    for place, go in PLACES.items():
        if not wanted or place in wanted:
            go(page)
            page.wait_for_load_state("networkidle")
            if place not in AS_IT_OPENS:
                page.evaluate("scrollTo(0, 0)")
            keep(page, f"{place}-{name}")


def gather(page: Page) -> None:
    chairs = [{"type": "Me"}, {"type": "PersonWanted"}, {"type": "PersonWanted"}]
    page.goto(f"/t/{make_table(page, 'small_detectives', chairs=chairs, start=False)}")
    page.locator(".code").wait_for()


def play(game: str, choices: int = 5) -> Callable[[Page], None]:
    def some_choices(page: Page) -> None:
        page.goto(f"/t/{make_table(page, game, help='proven')}")
        player = Player(page)
        player.luck = First()
        for _ in range(choices):
            if player.wait_for_turn():
                return
            player.choose()
        page.wait_for_selector(f"{READY}, #result")

    return some_choices


class First(Random):
    """Takes the first of everything: nobody leaves a game early by a wild guess."""

    def randrange(self, *bounds: Any) -> int:
        return 0


def finish(page: Page) -> None:
    page.goto(f"/t/{make_table(page, 'chaussette')}")
    Player(page).play_to_the_end()
    page.locator(".seal").wait_for()


def replay(page: Page) -> None:
    if not page.locator(".seal").count():
        finish(page)
    page.goto(f"{page.url}/replay?seat=0&step=9")
    page.get_by_role("log").wait_for()


def analyse(page: Page) -> None:
    """Somewhere in the middle, as the first seat."""
    page.goto(f"/t/{make_table(page, 'small_detectives')}")
    Player(page).play_to_the_end()
    page.locator(".seal").wait_for()
    page.goto(f"{page.url}/replay?seat=0&step=14&analyse")
    page.locator(".hindsight[aria-busy=false] .notebook button").first.wait_for()


def review(page: Page) -> None:
    if "/replay" not in page.url:
        analyse(page)
    page.goto(page.url.split("/replay")[0] + "/review?seat=0")
    page.locator(".verdict").wait_for()


def puzzle(page: Page) -> None:
    """Of a day, so that everybody sees the same."""
    page.goto(f"/p/{year()[0].puzzles[-1]}")
    page.locator(".options button").first.wait_for(state="attached")


def notebook(page: Page) -> None:
    """On a phone it is a sheet from below."""
    page.goto(f"/t/{make_table(page, 'small_detectives', help='odds')}")
    page.wait_for_selector(READY)
    page.get_by_role("tab").first.click()
    page.locator(".notebook button").first.wait_for()


PLACES: dict[str, Callable[[Page], None]] = {
    "new": lambda page: visit(page, "/new/cluedo"),
    "rules": lambda page: visit(page, "/rules/small_detectives"),
    "gathering": gather,
    **{f"table-{game}": play(game) for game in OURS},
    "result": finish,
    "replay": replay,
    "analyse": analyse,
    "review": review,
    "notebook": notebook,
    "puzzles": lambda page: visit(page, "/puzzles"),
    "puzzle": puzzle,
    "today": lambda page: visit(page, "/today"),
    "me": lambda page: visit(page, "/me"),
    "home": lambda page: visit(page, "/"),
}


def visit(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()


def keep(page: Page, name: str) -> None:
    """As a small file."""
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (IMAGES / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


if __name__ == "__main__":
    main()
