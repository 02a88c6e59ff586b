"""Names: they stick, nobody is called like a thing of the game, and my own pawn says so."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from deductio.bots.cast import the_cast
from tests.browser.conftest import Visit
from tests.browser.player import OVER, READY, Player, make_table

CAST = {member.name for member in the_cast().members}


def players(page: Page) -> list[str]:
    page.locator(".asking, #result").first.wait_for()
    return page.get_by_role("list", name="Players").first.locator(".name").all_inner_texts()


def test_the_hosts_name_sticks_over_start_reload_and_the_next_game(visit: Visit) -> None:
    page = visit("/new/chaussette")
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_label(seat, exact=True).select_option("rookie")
    page.get_by_label("Seat 3", exact=True).select_option("PersonWanted")
    page.get_by_role("button", name="Create a table").click()
    page.get_by_label("Your name").fill("Ada")
    # Going on without pressing the button: a name that was typed is meant.
    page.get_by_role("button", name="Seat a bot").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("list", name="Players").first).to_contain_text("Ada")
    seated = players(page)
    assert seated[0] == "Ada"
    assert set(seated[1:]) < CAST
    page.reload()
    assert players(page) == seated
    Player(page).play_to_the_end()
    page.get_by_role("button", name="Play again together").click()
    page.wait_for_selector(READY)
    expect(page.locator(OVER)).to_have_count(0)
    assert players(page) == seated


def test_a_name_said_at_home_is_mine_at_every_table(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("button", name="Keep")).to_be_disabled()
    page.get_by_role("button", name="Play now").first.click()
    assert players(page)[0] == "Grace"
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Grace")


def test_my_own_pawn_says_so_and_seats_wear_the_colours_of_their_pawns(visit: Visit) -> None:
    page = visit("")
    options = {"pawn_choice": "fixed"}
    page.goto(f"/t/{make_table(page, 'cluedo', options=options)}")
    page.wait_for_selector(READY)
    expect(page.locator("g.pawn g.own")).to_have_text("you")
    marks = page.locator("[aria-label=Players] li > svg:first-child path")
    on_board = page.locator("g.pawn:not(.nobody) svg path")
    colour = "paths => paths.map(path => getComputedStyle(path).fill).sort()"
    assert marks.evaluate_all(colour) == on_board.evaluate_all(colour)
    assert page.evaluate(
        """() => getComputedStyle(document.querySelector('.seated')).getPropertyValue('--seat0')
            !== getComputedStyle(document.documentElement).getPropertyValue('--seat0')"""
    )
