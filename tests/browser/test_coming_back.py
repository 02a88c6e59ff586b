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
    page = visit("")
    page.goto(f"/t/{make_table(page, 'chaussette')}")
    player = Player(page)
    for _ in range(4):
        player.wait_for_turn()
        player.choose()
        player.confirm()
    player.wait_for_turn()
    before = told(page)
    asked = page.locator(".asking .line").inner_text()
    page.reload()
    page.wait_for_selector(READY)
    assert told(page) == before
    assert page.locator(".asking .line").inner_text() == asked


def test_lost_line_heals_and_a_choice_counts_once(visit: Visit, tmp_path: Path) -> None:
    with Running(tmp_path) as own:
        page = visit("", base=own.url)
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
        player.confirm()
        player.wait_for_turn()
        after = told(page)
        assert after[: len(before)] == before
        assert len(after) > len(before)


def seat_link(page: Page) -> str:
    page.get_by_role("button", name="Links").click()
    page.get_by_role("button", name="Play on another device").click()
    link = page.locator("code").inner_text()
    page.keyboard.press("Escape")
    return link[link.index("/seat#") :]


def test_a_seat_on_two_devices_until_one_is_sent_away(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'chaussette')}")
    Player(page).wait_for_turn()
    before = told(page)
    link = seat_link(page)
    other = visit(link)
    other.wait_for_selector(READY)
    assert "#" not in other.url
    assert told(other) == before
    Player(other).choose()
    Player(other).wait_for_turn()
    Player(page).wait_for_turn()
    assert told(page) == told(other)
    late = visit(link)
    expect(late.get_by_text("This link was used or withdrawn.")).to_be_visible()
    page.get_by_role("button", name="Links").click()
    expect(page.get_by_role("list", name="Devices").get_by_text("This device")).to_be_visible()
    page.get_by_role("list", name="Devices").get_by_role("button", name="Send away").click()
    gone = other.get_by_role("heading", name="This device no longer has that seat")
    expect(gone).to_be_visible()


def test_links_of_former_times_hide_their_secret_and_work(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'chaussette')}")
    Player(page).wait_for_turn()
    other = visit(seat_link(page).replace("#", "/"))
    other.wait_for_selector(READY)
