"""The cast: people pick who plays with them, see who it is, and meet them again at the end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, Player, make_table


def table(page: Page) -> Any:
    code = page.url.rpartition("/")[2]
    return page.evaluate("code => fetch(`/api/tables/${code}`).then(answer => answer.json())", code)


def test_whoever_is_picked_sits_there_with_face_and_story(visit: Visit) -> None:
    page = visit("/new/cluedo")
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_label(seat, exact=True).select_option("rookie")
    page.get_by_label("The bot on chair 2").select_option("Odette")
    expect(page.get_by_text("Takes an interest in everybody’s business")).to_be_visible()
    taken = page.get_by_label("The bot on chair 3").get_by_role("option", name="Odette")
    expect(taken).to_be_disabled()
    page.get_by_label("Seat 2", exact=True).select_option("inspector")
    expect(page.get_by_label("The bot on chair 2")).to_have_value("odette")
    page.get_by_role("button", name="Create a table").click()
    row = page.get_by_role("listitem").filter(has_text="Odette (Bot: inspector)")
    expect(row).to_contain_text("Takes an interest in everybody’s business")
    expect(row.locator("svg.face")).to_be_visible()
    found = table(page)["sitters"]
    assert (found[1]["name"], found[1]["member"], found[1]["level"]) == (
        "Odette",
        "odette",
        "inspector",
    )
    assert found[2]["member"] not in ("", "odette"), "a surprise is somebody too"
    # While people gather the host changes who plays, and how well.
    page.get_by_label("The bot on chair 3", exact=True).select_option("Nina")
    expect(page.get_by_text("Nina (Bot: ")).to_be_visible()
    page.get_by_label("How well the bot on chair 3 plays").select_option("careful")
    expect(page.get_by_text("Nina (Bot: careful)")).to_be_visible()
    assert table(page)["sitters"][2]["member"] == "nina"


def test_a_rookie_as_partner_and_quick_sleuths_come_with_a_warning(visit: Visit) -> None:
    page = visit("/new/almost_innocent")
    seat = page.get_by_label("Seat 2", exact=True)
    warning = page.get_by_text("A rookie makes mistakes that cost the whole team")
    seat.select_option("rookie")
    expect(warning).to_be_visible()
    seat.select_option("inspector")
    expect(warning).to_have_count(0)
    page.goto("/new/new_york")
    page.get_by_label("Seat 2", exact=True).select_option("sleuth")
    expect(page.get_by_text("often over after three rounds")).to_be_visible()


def test_one_of_the_cast_says_hello_and_has_a_last_word(visit: Visit) -> None:
    page = visit("")
    bot = {"type": "BotSeated", "level": "rookie", "member": "gaspard"}
    wishes = {"chairs": [{"type": "Me"}, bot], "options": {"round_limit": 20}}
    page.goto(f"/t/{make_table(page, 'small_detectives', **wishes)}")
    page.wait_for_selector(READY)
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_role("log", name="Talk")).to_contain_text("Who bets against me?")
    Player(page).play_to_the_end()
    won = 1 in table(page)["finished"]["winners"]
    word = "Fortune smiled on me. Thank you all!" if won else "Well played. Double or quits?"
    expect(page.locator(".result q")).to_have_text(word)
