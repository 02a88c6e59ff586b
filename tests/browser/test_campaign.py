"""The campaign: begun, won, gone on with, and shown to its group alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import OVER, expect_fits, make_table
from tests.browser.test_places import PHONE, barriers, walk_to

ME, WANTED = {"type": "Me"}, {"type": "PersonWanted"}
SPEAK = """([code, choice]) => new Promise(done => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${code}?after=0`)
    const end = told => { socket.close(); done(told) }
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data)
        if (told.type === 'Welcome' && choice)
            socket.send(JSON.stringify({ type: 'Choose', key: `${Math.random()}`, choice }))
        else if (['Welcome', 'Accepted', 'Refusal'].includes(told.type)) end(told)
    }
})"""
"""What a person hears of a table on a line of its own; with a choice, once that counts."""


def heard(page: Page, code: str) -> Any:
    return page.evaluate(SPEAK, [code, None])


def win(code: str, *pages: Page) -> None:
    """Each knows the other's case, so together they name everything rightly."""
    dealt = [event for page in pages for event in heard(page, code)["events"]]
    hands = {one["about"]: one["clues"] for one in dealt if one["type"] == "HandDealt"}
    while any((told := heard(page, code))["table"]["standing"] != "over" for page in pages):
        for page in pages:
            told = heard(page, code)
            if told["ask"] and told["table"]["me"] in told["waiting"]:
                choice = soonest(told["ask"], hands[told["table"]["me"]])
                assert page.evaluate(SPEAK, [code, choice])["type"] == "Accepted"


def soonest(ask: Any, clues: list[str]) -> Any:
    """What brings the end nearer."""
    match ask["name"]:
        case "announce":
            return next(one for one in ask["options"] if one["clue"] in clues)
        case "agree":
            return {"type": "Agree"}
        case _:
            return {"type": "Propose"}


def group(visit: Visit) -> tuple[str, Page, Page]:
    """Two people at the first scenario of a campaign."""
    ada, ben = visit(""), visit("")
    wishes: dict[str, Any] = {"chairs": [ME, WANTED], "start": False, "campaign": {}}
    code = make_table(ada, "almost_innocent", **wishes)
    ben.goto(f"/t/{code}")
    ben.get_by_role("button", name="Sit here").click()
    ada.goto(f"/t/{code}")
    expect(ada.get_by_role("heading", name="Scenario 1 – Tea too spicy")).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    for page in (ada, ben):
        page.wait_for_selector(".asking")
    return code, ada, ben


def test_a_scenario_is_won_and_the_next_one_comes(visit: Visit) -> None:
    code, ada, ben = group(visit)
    win(code, ada, ben)
    ada.wait_for_selector(OVER)
    expect(ada.locator(".news")).to_contain_text("The charges are sent back")
    expect(ada.locator(".news")).to_contain_text("Next: Scenario 2 – A goose with an alibi.")
    assert not barriers(ada)
    ben.goto("/campaign/almost_innocent")
    expect(ben.get_by_text("1 of 12 scenarios won")).to_be_visible()
    first, second = (ben.locator(f"[data-scenario='{name}']") for name in "12")
    expect(first.get_by_text("easy (won)")).to_have_count(1)
    expect(first.get_by_text("medium (not won yet)")).to_have_count(1)
    expect(first.get_by_role("button", name="Play again Scenario 1")).to_be_visible()
    expect(first).to_contain_text("The charges are sent back")
    expect(second).to_contain_text("This comes next")
    expect(second).not_to_contain_text("The alibis fall")
    ada.get_by_role("button", name="Continue the campaign").click()
    ada.wait_for_url(lambda url: not url.endswith(code))
    expect(ada.get_by_role("heading", name="Scenario 2 – A goose with an alibi")).to_be_visible()
    ben.reload()
    expect(ben.get_by_role("link", name="Back to the game in play")).to_be_visible()


def test_alone_with_bots_by_keyboard(visit: Visit) -> None:
    page = visit("/campaign/almost_innocent")
    walk_to(page, "button.main")
    page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="Scenario 1")
    form.get_by_label("Difficulty").select_option("medium")
    form.get_by_role("button", name="Play now").press("Enter")
    page.wait_for_selector(".asking")
    told = heard(page, page.url.rpartition("/")[2])["table"]
    assert (told["scenario"], told["options"]["difficulty"]) == ("1", "medium")
    page.goto("/campaign/almost_innocent")
    expect(page.get_by_label("Whose campaign")).to_contain_text("On my own · 0 won")
    page.get_by_label("Whose campaign").select_option("Begin a new campaign")
    expect(page.get_by_role("button", name=re.compile("Begin: Scenario 1"))).to_be_visible()


def test_a_campaign_is_left(visit: Visit) -> None:
    page = visit("")
    make_table(page, "almost_innocent", campaign={"scenario": "4"})
    page.goto("/campaign/almost_innocent")
    page.get_by_role("button", name="Leave this campaign").click()
    page.get_by_role("button", name="Leave it").click()
    expect(page.get_by_label("Whose campaign")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("Begin: Scenario 1"))).to_be_visible()


def test_strangers_see_a_campaign_of_their_own(visit: Visit) -> None:
    ada, eve = visit(), visit("")
    code = make_table(ada, "almost_innocent", campaign={"scenario": "4"})
    kept = heard(ada, code)["table"]["campaign"]
    eve.goto(f"/campaign/almost_innocent?of={kept}")
    expect(eve.get_by_role("button", name=re.compile("Begin: Scenario 1"))).to_be_visible()
    expect(eve.get_by_label("Whose campaign")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_campaign_has_no_barriers_and_fits_a_phone(visit: Visit, locale: str) -> None:
    page = visit("/campaign/almost_innocent", locale=locale, **PHONE)
    page.wait_for_selector("[data-scenario]")
    for act in page.locator("details:not([open]) > summary").all()[::-1]:
        act.click()
    expect(page.locator("[data-scenario='11B']")).to_be_visible()
    expect_fits(page)
    assert not barriers(page)
    page.locator("[data-scenario='9'] button").click()
    page.wait_for_selector("dialog[open]")
    expect_fits(page)
    assert not barriers(page)


def test_a_game_without_a_campaign_says_so(visit: Visit) -> None:
    page = visit("/campaign/cluedo")
    expect(page.get_by_role("heading", name="This game has no campaign.")).to_be_visible()


def test_it_is_reached_from_the_shelf_and_the_form(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Campaign").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Campaign: Almost Innocent")
    page.goto("/new/almost_innocent")
    page.get_by_role("link", name="To the campaign").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Campaign: Almost Innocent")
