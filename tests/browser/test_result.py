"""After a game: the seal, a replay, what could be known at each step, and another game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from deductio.tables.house import HouseSettings
from tests.browser.conftest import Visit
from tests.browser.player import OVER, READY, Player, make_table, post
from tests.browser.test_places import barriers
from tests.server.running import Running

ME, WANTED = {"type": "Me"}, {"type": "PersonWanted"}
SHARED = "Your own share is in its luck, and every other is as it was promised."


def finish(page: Page, game: str) -> None:
    page.goto(f"/t/{make_table(page, game, options={'round_limit': 20})}")
    Player(page).play_to_the_end()
    expect(page.locator(".seal")).to_contain_text("The seal is whole")


def test_my_own_share_is_in_the_luck(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.click()
    Player(page).play_to_the_end()
    expect(page.locator(".seal")).to_contain_text(SHARED)


def gathered(visit: Visit, **where: Any) -> tuple[Page, Page]:
    """Two people before a game that is soon over."""
    host = visit("", **where)
    code = make_table(host, "new_york", chairs=[ME, WANTED], start=False)
    host.goto(f"/t/{code}")
    friend = visit(f"/t/{code}", **where)
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):
        while len([promise for promise in table(page)["promises"] if promise]) < 2:
            pass
    return host, friend


def asked(page: Page, path: str) -> Any:
    code = page.url.rpartition("/")[2]
    return page.evaluate(
        "path => fetch(path).then(answer => answer.json())", f"/api/tables/{code}{path}"
    )


def table(page: Page) -> Any:
    return asked(page, "")


def play_together(*pages: Page) -> None:
    players = [Player(page) for page in pages]
    while not all(page.locator(OVER).count() for page in pages):
        for player in players:
            if player.page.locator(READY).count():
                player.choose()


def test_the_luck_of_two_people_is_shared(visit: Visit) -> None:
    host, friend = gathered(visit)
    host.get_by_role("button", name="Start").click()
    play_together(host, friend)
    assert asked(host, "/record")["shares"]["missing"] == []
    for page in (host, friend):
        expect(page.locator(".seal")).to_contain_text(SHARED)


def test_shares_that_come_too_late_hold_nobody_up(visit: Visit, tmp_path: Path) -> None:
    with Running(tmp_path, HouseSettings(pause=(0, 0), open_wait=0)) as own:
        host, friend = gathered(visit, base=own.url)
        for page in (host, friend):
            page.route("**/open", lambda route: route.abort())
        host.get_by_role("button", name="Start").click()
        play_together(host, friend)
        assert asked(host, "/record")["shares"]["missing"] == [0, 1]
        for page in (host, friend):
            expect(page.locator(".seal")).to_contain_text("was not opened in time")


def test_a_share_that_was_taken_and_is_not_in_the_luck_is_noticed(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(READY)
    page.evaluate(
        """() => {
            const key = Object.keys(localStorage).find(key => key.startsWith('luck '))
            const share = JSON.parse(localStorage.getItem(key))
            localStorage.setItem(key, JSON.stringify({...share, nonce: 'another'}))
        }"""
    )
    Player(page).play_to_the_end()
    expect(page.locator(".seal")).to_contain_text("do not trust this game")


def test_a_program_without_a_share_sits_down(visit: Visit) -> None:
    host, friend = gathered(visit)
    friend.get_by_role("button", name="Leave").click()
    expect(host.get_by_role("button", name="Seat a bot")).to_be_visible()
    code = host.url.rpartition("/")[2]
    post(visit(""), f"/api/tables/{code}/sit", {"seat": 1})
    host.get_by_role("button", name="Start").click()
    host.locator(".asking").wait_for()
    assert [bool(promise) for promise in table(host)["promises"]] == [True, False]


def test_analyse_shows_what_could_be_known_then(visit: Visit) -> None:
    page = visit()
    finish(page, "small_detectives")
    page.get_by_role("link", name="Analyse").click()
    panel = page.get_by_role("tabpanel", name="Analysis")
    expect(panel.get_by_text("could know here")).to_be_visible()
    settled = page.locator(".hindsight[aria-busy=false]")
    expect(settled.get_by_text("There is nothing to note yet.")).to_have_count(0)
    while not panel.get_by_text("chose this because").count():
        page.get_by_role("button", name="One step on").click()
        settled.wait_for()
    assert not barriers(page)
    page.get_by_role("button", name="To the end").click()
    settled.wait_for()
    panel.get_by_role("button", name=re.compile("proven: yes")).first.click()
    expect(page.get_by_role("dialog", name="Why?").locator("li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_label("As seen by").select_option("the all-seeing eye")
    expect(panel.get_by_text("Choose above whose eyes to look through")).to_be_visible()
