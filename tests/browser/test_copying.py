"""Links are copied, also where a page that came over plain http is offered no clipboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from deductio.coach.puzzles.finding import find
from tests.browser.conftest import Visit
from tests.server.running import Running


@pytest.fixture(scope="module")
def path() -> str:
    return f"/p/{find('new_york', 1, 1).code}"


def pasted(page: Page) -> str:
    """What is in the clipboard, in the field for a puzzle's code."""
    page.goto("/puzzles")
    field = page.get_by_label("The code of a puzzle, or a link to it")
    field.focus()
    page.keyboard.press("Control+V")
    return field.input_value()


def test_a_link_is_copied_on_this_computer(visit: Visit, path: str) -> None:
    page = visit(path)
    page.context.grant_permissions(["clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    link = page.url
    assert pasted(page) == link


def test_a_link_is_copied_on_a_home_network(visit: Visit, server: Running, path: str) -> None:
    page = visit(path, base=server.url.replace("127.0.0.1", "nearby.test"))
    assert page.evaluate("navigator.clipboard") is None
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    link = page.url
    assert "nearby.test" in link
    assert pasted(page) == link


def test_what_the_browser_refuses_to_copy_is_not_called_copied(visit: Visit, path: str) -> None:
    page = visit(path, locale="fr")
    permission = {"permission": {"name": "clipboard-write"}, "setting": "denied"}
    page.context.new_cdp_session(page).send("Browser.setPermission", permission)
    page.get_by_role("button", name="Partager").click()
    expect(page.get_by_role("button", name="Copie impossible")).to_be_visible()
