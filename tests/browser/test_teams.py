"""Two browsers at one seat: a friend joins the team, hears it alone, and must agree to accuse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, Player

PROPOSAL = ".proposal"


class Accuser(Player):
    """Goes out and back to the centre, and accuses anybody."""

    def choose(self) -> None:
        for name in ("To the centre", "Roll the dice"):
            button = self.page.locator(".asking").get_by_role("button", name=name, exact=True)
            if button.count():
                self.click(button)
                return
        if self.page.get_by_text("do you accuse?").count():
            self.accuse()
        else:
            super().choose()

    def until_proposed(self) -> None:
        while True:
            self.page.wait_for_selector(f"{READY}, {PROPOSAL}")
            if self.page.locator(PROPOSAL).count():
                return
            self.choose()

    def accuse(self) -> None:
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        opener = self.page.locator(".asking button[aria-expanded=false]:not(.fold)")
        if opener.count():
            self.click(opener.first)
        self.fill_in(self.page.locator(".asking .form").first)
        self.page.wait_for_selector(".confirm")
        self.confirm()


def team_of_two(visit: Visit) -> tuple[Page, Page]:
    """Ada makes the table and plays against a bot; Zoé has joined her team, and it has begun."""
    host = visit("/new/cluedo")
    for seat in (4, 3):
        host.get_by_role("button", name=f"Take away seat {seat}").click()
    host.get_by_label("Seat 2").select_option("rookie")
    host.get_by_role("checkbox", name="Teams").check()
    host.get_by_role("button", name="Create a table").click()
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Keep").click()
    expect(host.get_by_text("Team 1: Ada")).to_be_visible()
    friend = visit(f"/t/{host.locator('.code').inner_text()}")
    friend.get_by_label("Your name").fill("Zoé")
    friend.get_by_role("button", name="Keep").click()
    expect(friend.get_by_role("button", name="Keep")).to_be_disabled()
    friend.get_by_role("button", name="Join this team").click()
    expect(host.get_by_text("Team 1: Ada, Zoé")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        page.locator(".asking").wait_for()
    return host, friend


def test_a_team_of_two_talks_alone_and_shares_its_notebook(visit: Visit) -> None:
    host, friend = team_of_two(visit)
    watching = visit(host.url)
    for page in (host, friend, watching):
        page.get_by_role("tab", name="Talk").click()
    friend.get_by_role("checkbox", name="Only to your team").check()
    friend.get_by_label("Say something").fill("Do we believe the rope?")
    friend.keyboard.press("Enter")
    expect(host.get_by_text("Do we believe the rope?")).to_be_visible()
    host.get_by_role("button", name="Hello!").click()
    expect(watching.get_by_text("Ada Hello!")).to_be_visible()
    expect(watching.get_by_text("Do we believe the rope?")).to_have_count(0)
    for page in (host, friend):
        page.get_by_role("tab", name="Notebook").click()
    empty = host.get_by_role("button", name=": empty").first
    label = (empty.get_attribute("aria-label") or "").removesuffix(": empty")
    empty.focus()
    host.keyboard.press("?")
    expect(friend.get_by_role("button", name=f"{label}: maybe")).to_be_visible()


def test_an_accusation_needs_the_other_of_the_team(visit: Visit) -> None:
    host, friend = team_of_two(visit)
    player = Accuser(host)
    player.until_proposed()
    expect(host.locator(PROPOSAL)).to_contain_text("Somebody else of your team must agree")
    expect(host.get_by_role("button", name="Agreed", exact=True)).to_have_count(0)
    expect(friend.locator(PROPOSAL)).to_contain_text("Ada wants this")
    friend.get_by_role("button", name="No", exact=True).click()
    expect(host.locator(PROPOSAL)).to_have_count(0)
    player.accuse()
    friend.get_by_role("button", name="Agreed", exact=True).click()
    for page in (host, friend):
        expect(page.locator("#am-out, #result").first).to_be_visible()
