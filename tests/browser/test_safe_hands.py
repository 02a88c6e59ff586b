"""Final choices are confirmed, board and list fill in one form, and a seat can be left for good."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import READY, RESTED, Player, make_table
from tests.browser.test_stray_clicks import Sent

FIXED = {"pawn_choice": "fixed"}


def at_my_turn(page: Page, game: str, **wishes: object) -> str:
    code = make_table(page, game, **wishes)
    page.goto(f"/t/{code}")
    page.wait_for_selector(READY)
    return code


def test_a_final_choice_is_said_again_with_what_is_at_stake(visit: Visit) -> None:
    page = visit("", locale="fr")
    sent = Sent(page)
    at_my_turn(page, "new_york", help="told")
    page.locator("[data-cell=C4]").click()
    sure = page.get_by_role("alertdialog")
    expect(sure).to_contain_text("Si le voleur n’y est pas, vous êtes hors jeu.")
    expect(page.locator(".board")).to_be_in_viewport()
    assert not sent
    sure.get_by_role("button", name="Choisir à nouveau").click()
    expect(sure).to_have_count(0)
    page.locator("[data-cell=C4]").click()
    sure.get_by_role("button", name="Oui").click()
    expect(page.locator("#result")).to_be_visible()
    assert [one["choice"] for one in sent] == [{"type": "Announce", "cell": "C4"}]


def test_experts_turn_the_question_off_and_on_again(visit: Visit) -> None:
    page = visit("")
    sent = Sent(page)
    at_my_turn(page, "new_york")
    page.get_by_role("button", name="Seats").click()
    page.get_by_label("Ask me before a choice that is final").uncheck()
    page.keyboard.press("Escape")
    page.locator("[data-cell=C4]").click()
    expect(page.locator("#result")).to_be_visible()
    assert len(sent) == 1


def test_what_my_notebook_has_excluded_is_questioned_first(visit: Visit) -> None:
    """A card in my hand is not part of the solution."""
    page = visit("")
    player = Player(page)
    while not reached_the_centre(player):
        pass
    dialog = page.locator("dialog[open]")
    if not dialog.count():
        page.get_by_role("button", name="Accuse", exact=True).click()
    expect(dialog.locator("fieldset")).to_have_count(3)
    for row in dialog.locator("fieldset").all():
        held = row.locator("button.mine")
        wanted = (held if held.count() else row.locator("button")).first
        while wanted.get_attribute("aria-pressed") != "true":  # a press may come too early to count
            player.click(wanted)
    dialog.locator("button.main").click()
    sure = page.get_by_role("alertdialog")
    expect(sure).to_contain_text("is not part of the solution")
    expect(page.locator(".board .house")).to_be_in_viewport()


def reached_the_centre(player: Player) -> bool:
    """In a new game, by chance but for the way back; a bot may be quicker."""
    page = player.page
    at_my_turn(page, "cluedo", help="proven", options=FIXED)
    back = page.get_by_role("button", name="To the centre")
    while not page.get_by_role("button", name="Accuse", exact=True).count():
        if back.count():
            player.click(back.first)
        else:
            player.choose()
        if player.wait_for_turn():
            return False
    return True


def test_board_and_list_fill_in_one_form(visit: Visit) -> None:
    page = visit("")
    at_my_turn(page, "chaussette")
    slots = page.locator(".board svg [role=button][aria-pressed]")
    listed = page.locator(".asking .form .chips button")
    slots.nth(2).click()
    expect(listed.nth(2)).to_have_attribute("aria-pressed", "true")
    listed.nth(4).click()
    expect(slots.nth(4)).to_have_attribute("aria-pressed", "true")
    listed.nth(2).click()
    expect(slots.nth(2)).to_have_attribute("aria-pressed", "false")


def test_a_list_that_was_opened_can_be_closed(visit: Visit) -> None:
    page = visit("")
    at_my_turn(page, "new_york")
    opener = page.locator(".asking .row > button[aria-expanded]")
    page.mouse.move(0, 0)
    opener.click()
    expect(page.locator(".asking .form")).to_be_visible()
    page.mouse.move(0, 0)
    opener.click()
    expect(page.locator(".asking .form")).to_have_count(0)


def test_numbers_choose(visit: Visit) -> None:
    page = visit("")
    sent = Sent(page)
    at_my_turn(page, "new_york")
    page.wait_for_selector(RESTED)
    first = page.locator('.asking [data-key="1"]')
    expect(first).to_have_text("Roll the dice")
    page.keyboard.press("1")
    page.wait_for_selector(".asking:not(.mine), .asking.mine:not(:has-text('Roll the dice'))")
    assert [one["choice"] for one in sent][:1] == [{"type": "Roll"}]


def test_to_answer_looks_different_from_my_turn(visit: Visit) -> None:
    page = visit("")
    at_my_turn(page, "cluedo")
    player = Player(page)
    while not page.locator(".asking.answering").count():
        expect(page.locator(".asking .line b")).to_have_text("Your turn")
        player.choose()
        assert not player.wait_for_turn(), "nobody asked me"
    expect(page.locator(".asking .line b")).to_have_text("You are asked")


def test_who_resigns_is_replaced_for_good(visit: Visit) -> None:
    page = visit("")
    code = at_my_turn(page, "small_detectives")
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="Resign for good").click()
    expect(page.get_by_role("region", name="My tables")).to_be_visible()
    sitters = page.request.get(f"/api/tables/{code}").json()["sitters"]
    assert sitters[0]["kind"] == "bot"


def test_who_leaves_finds_the_table_at_home_and_may_take_it_off_the_list(visit: Visit) -> None:
    page = visit("")
    at_my_turn(page, "small_detectives")
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("link", name="Leave for now").click()
    mine = page.get_by_role("region", name="My tables")
    expect(mine.locator("li")).to_have_count(1)
    mine.get_by_role("button", name="Take off my list").click()
    expect(mine).to_contain_text("Your seat stays yours")
    mine.get_by_role("button", name="Take it off").click()
    expect(mine.locator("li")).to_have_count(0)
    page.reload()
    expect(mine).to_be_visible()
    expect(mine.locator("li")).to_have_count(0)


def test_a_time_out_says_what_was_chosen_for_me(visit: Visit) -> None:
    page = visit("")
    at_my_turn(page, "small_detectives", clock={"type": "MoveClock", "seconds": 5})
    expect(page.locator(".late")).to_contain_text("Your time was up")
