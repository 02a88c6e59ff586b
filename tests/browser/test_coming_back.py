"""A reload, a lost line, another device: the same table, the same place."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, Player, make_table
from tests.server.running import Running


def told(page: Page) -> list[str]:
    page.get_by_role("tab", name="Log").click()
    return page.get_by_role("log").locator("li").all_inner_texts()


def test_reload_in_the_middle(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{make_table(page, 'chaussette')}")
    player = Player(page)
    for _ in range(4):
        player.wait_for_turn()
        player.choose()
    player.wait_for_turn()
    before = told(page)
    asked = page.locator(".asking .line").inner_text()
    page.reload()
    page.wait_for_selector(READY)
    assert told(page) == before
    assert page.locator(".asking .line").inner_text() == asked


def test_lost_line_heals_and_a_choice_counts_once(visit: Visit, tmp_path: Path) -> None:
    with Running(tmp_path) as own:
        page = visit(base=own.url)
        page.goto(f"/t/{make_table(page, 'chaussette')}")
        Player(page).wait_for_turn()
        before = told(page)
        own.kill()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        own.start()
        expect(page.get_by_text("The connection is lost.")).to_have_count(0)
        page.wait_for_selector(READY)
        assert told(page) == before
        player = Player(page, seed=2)
        player.choose()
        player.wait_for_turn()
        after = told(page)
        assert after[: len(before)] == before
        assert len(after) > len(before)


def test_seat_link_moves_the_seat(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{make_table(page, 'chaussette')}")
    Player(page).wait_for_turn()
    before = told(page)
    page.get_by_role("button", name="Links").click()
    page.get_by_role("button", name="Play on another device").click()
    link = page.locator("code").inner_text()
    other = visit(link[link.index("/seat/") :])
    other.wait_for_selector(READY)
    assert told(other) == before
    expect(page.get_by_role("heading", name="You play on another device now")).to_be_visible()
