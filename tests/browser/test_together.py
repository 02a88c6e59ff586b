"""People at one table: a friend with the link, a spectator, talk, notes, and the game again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, Player, make_table


def test_friends_gather_start_and_talk(visit: Visit) -> None:
    host = visit("/new/chaussette")
    host.get_by_label("Seat 3", exact=True).select_option("rookie")
    host.get_by_label("Talk").select_option("free text")
    host.get_by_role("button", name="Create a table").click()
    host.get_by_role("button", name="Start").wait_for()
    code = host.locator(".code").inner_text()

    friend = visit()
    friend.get_by_label("Join with a code").fill(code.lower())
    friend.get_by_role("button", name="Join").click()
    friend.get_by_label("Your name").fill("Zoé")
    friend.get_by_role("button", name="Keep").click()
    expect(friend.get_by_role("button", name="Keep")).to_be_disabled()
    friend.get_by_role("button", name="Sit here").click()
    expect(host.get_by_text("Zoé")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    friend.locator(".asking").wait_for()

    friend.get_by_role("tab", name="Talk").click()
    friend.get_by_label("Say something").fill("Where is my sock?")
    friend.keyboard.press("Enter")
    friend.get_by_role("button", name="Hello!").click()
    host.get_by_role("tab", name="Talk").click()
    expect(host.get_by_text("Where is my sock?")).to_be_visible()
    host.get_by_role("button", name="Mute Zoé").first.click()
    expect(host.get_by_text("Where is my sock?")).to_have_count(0)


def test_spectators_watch_and_choose_nothing(visit: Visit) -> None:
    player = visit("")
    code = make_table(player, "chaussette")
    player.goto(f"/t/{code}")
    player.wait_for_selector(READY)
    watching = visit(f"/t/{code}")
    expect(watching.get_by_text("You are watching.")).to_be_visible()
    expect(watching.locator(".asking button")).to_have_count(0)
    expect(player.get_by_text("1 spectator")).to_be_visible()


def test_notebook_keeps_marks_and_says_why(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'cluedo', help='proven')}")
    page.wait_for_selector(READY)
    Player(page).choose()
    proven = page.get_by_role("button", name="proven: yes").first
    proven.click()
    expect(page.get_by_role("dialog", name="Why?")).to_contain_text("So:")
    page.keyboard.press("Escape")
    empty = page.get_by_role("button", name=": empty").first
    label = (empty.get_attribute("aria-label") or "").removesuffix(": empty")
    empty.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("button", name=f"{label}: maybe")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.reload()
    expect(page.get_by_role("button", name=f"{label}: maybe")).to_be_visible()


def test_result_replay_and_again(visit: Visit) -> None:
    page = visit("")
    page.goto(f"/t/{make_table(page, 'almost_innocent')}")
    Player(page, seed=3).play_to_the_end()
    expect(page.get_by_text("The seal is whole")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_label("As seen by")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    told = page.get_by_role("log").locator("li").count()
    page.get_by_label("As seen by").select_option("1")
    page.wait_for_url("**/replay?seat=1")
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("log").locator("li")).not_to_have_count(told)
    shared = visit(page.url[page.url.index("/t/") :])
    expect(shared.get_by_role("log").locator("li").first).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Play again together").click()
    page.wait_for_selector(READY)
