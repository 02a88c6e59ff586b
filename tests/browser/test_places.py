"""Every place: French and English, without barriers, on a phone, and by keyboard alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Visit
from tests.browser.player import READY, expect_fits, make_table

AXE = (ROOT / "client/node_modules/axe-core/axe.min.js").read_text("utf-8")
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
PLACES = ["/", "/new/cluedo", "/new/almost_innocent", "/rules/chaussette", "/nowhere/at/all"]


def in_play(page: Page, game: str = "cluedo") -> None:
    page.goto(f"/t/{make_table(page, game)}")
    page.wait_for_selector(READY)


def gathering(page: Page) -> None:
    chairs = [{"type": "Me"}, {"type": "PersonWanted"}, {"type": "PersonWanted"}]
    page.goto(f"/t/{make_table(page, 'cluedo', chairs=chairs, start=False)}")
    expect(page.get_by_role("button", name="Start")).to_be_visible()


WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def barriers(page: Page) -> list[str]:
    """What axe-core finds against WCAG 2.2 AA, by day and, as far as colours go, by night; nothing
    moves from then on."""
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    found = against(page, WCAG)
    page.emulate_media(color_scheme="dark")
    found += against(page, ["color-contrast"])
    page.emulate_media(color_scheme="light")
    return found


def against(page: Page, rules: list[str]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("rules => axe.run(document, {runOnly: rules})", rules)
    return [
        f"{page.url} {violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def test_no_barriers(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    found = []
    for path in PLACES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        found += barriers(page)
    gathering(page)
    found += barriers(page)
    in_play(page)
    for tab in ("Notebook", "Log", "Talk"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        found += barriers(page)
    page.get_by_role("button", name="Rules").click()
    found += barriers(page)
    assert not found, "\n".join(found)


def test_phone_scrolls_only_down(visit: Visit) -> None:
    page = visit(**PHONE)
    for path in PLACES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect_fits(page)
    gathering(page)
    expect_fits(page)
    for game in ("small_detectives", "cluedo", "chaussette", "new_york", "almost_innocent"):
        in_play(page, game)
        expect_fits(page)
        page.get_by_role("tab", name="Notebook").click()
        expect_fits(page)


def test_on_a_phone_the_choices_fold_away_from_the_board(visit: Visit) -> None:
    page = visit("", **PHONE)
    page.goto(f"/t/{make_table(page, 'small_detectives')}")
    page.wait_for_selector(READY)
    choices = page.locator(".asking [role=group]").first
    expect(choices).to_be_visible()
    page.locator(".fold").click()
    expect(choices).to_be_hidden()
    expect(page.get_by_role("status").first).to_be_visible()
    page.locator(".fold").click()
    expect(choices).to_be_visible()


def test_targets_are_large_enough_for_fingers(visit: Visit) -> None:
    page = visit(**PHONE)
    small = too_small(page)
    in_play(page)
    small += too_small(page)
    assert not small, "\n".join(small)


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(
                'button, a.button, nav a, select, input, .chips label')]
            .filter(one => one.checkVisibility() && !one.closest('label'))
            .map(one => [one, one.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 43.9 || box.height < 43.9))
            .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)"""
    )
    return found


def test_language_changes_at_once_and_stays(visit: Visit) -> None:
    page = visit("")
    in_play(page, "small_detectives")
    expect(page.locator(".asking .line")).to_contain_text("Lay a card in secret.")
    page.get_by_role("button", name="Français").click()
    expect(page.locator(".asking .line")).to_contain_text("À vous")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("tab", name="Carnet")).to_be_visible()


def test_french_by_the_browser(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    expect(page.get_by_role("heading", level=1)).to_have_text("Une affaire vous attend")


def test_refusals_are_said_in_the_readers_language(visit: Visit) -> None:
    page = visit("/t/AAAAAAAAAA", locale="fr-FR")
    expect(page.get_by_text("Il n’y a pas de table avec ce code.")).to_be_visible()


def test_theme_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("button", name="Theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_keyboard_alone_plays(visit: Visit) -> None:
    page = visit()
    walk_to(page, "button.play")
    page.keyboard.press("Enter")
    page.wait_for_selector(READY)
    page.get_by_role("tab", name="Log").press("Enter")
    told = page.get_by_role("log").locator("li")
    before = told.count()
    walk_to(page, ".asking fieldset button")
    page.keyboard.press("Enter")
    expect(told.nth(before)).to_be_visible()


def walk_to(page: Page, selector: str) -> None:
    """Tab after tab until that is where the focus is."""
    page.wait_for_selector(selector)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def test_built_page_is_in_the_package() -> None:
    assert (Path(ROOT) / "src/deductio/page/index.html").is_file()
