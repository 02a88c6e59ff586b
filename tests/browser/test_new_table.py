"""What the form for a new table shows is what is played, and *Play now* remembers what I like."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from deductio.games import OURS
from deductio.games import game as the_game
from deductio.server.games import options_of
from tests.browser.conftest import Visit
from tests.browser.player import READY


def table(page: Page) -> Any:
    page.wait_for_url("**/t/*")
    code = page.url.rpartition("/")[2]
    return page.evaluate("code => fetch(`/api/tables/${code}`).then(answer => answer.json())", code)


def shown(page: Page, name: str) -> dict[str, Any]:
    """What the form says for every option that has a list or a box."""
    found: dict[str, Any] = {}
    for option in options_of(the_game(name)):
        field = page.locator(f"[data-option={option.name}]")
        if option.plain and isinstance(option.default, bool):
            found[option.name] = field.locator("input").is_checked()
        elif option.plain and option.many:
            assert field.locator("input").is_checked(), "it is left to the game"
            found[option.name] = None
        elif option.plain and len(option.values) > 1:
            found[option.name] = option.values[int(field.locator("select").input_value())]
    return found


@pytest.mark.parametrize("game", OURS)
def test_what_the_form_shows_is_what_is_played(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    page.get_by_role("heading", level=1).wait_for()
    wanted = shown(page, game)
    assert wanted
    page.get_by_role("button", name="Create a table").click()
    assert wanted.items() <= table(page)["options"].items()


def test_a_set_up_that_a_group_changes_is_played_and_what_does_not_fit_is_refused(
    visit: Visit,
) -> None:
    page = visit("/new/almost_innocent")
    page.locator("summary", has_text="More options").click()
    kinds = page.get_by_role("group", name="Kinds of clues")
    kinds.get_by_label("as the case says").uncheck()
    kinds.get_by_label("Victim").uncheck()
    page.get_by_label("Tokens for types").select_option(label="2")
    create = page.get_by_role("button", name="Create a table")
    create.click()
    expect(page.get_by_role("alert")).to_contain_text("set both numbers")
    page.get_by_label("Tokens for quantities").select_option(label="5")
    create.click()
    options = table(page)["options"]
    assert options["kinds"] == ["K", "C", "E", "P"]
    assert (options["quantity_tokens"], options["type_tokens"]) == (5, 2)
    assert options["abilities"] is None


def test_a_chosen_case_is_played_and_chance_is_called_chance(visit: Visit) -> None:
    page = visit("/new/new_york")
    case = page.locator("[data-option=case] select")
    expect(case.locator("option:checked")).to_have_text("by chance (the wheel)")
    case.select_option("3 ■")
    page.locator("summary", has_text="More options").click()
    page.get_by_label("When one may announce").select_option("after every turn")
    page.get_by_role("button", name="Create a table").click()
    options = table(page)["options"]
    assert (options["case"], options["announce"]) == (3, "any_time")


def test_a_case_is_played_by_its_code_and_a_wrong_one_is_refused_plainly(visit: Visit) -> None:
    page = visit("/new/new_york")
    page.locator("[data-option=case] select").select_option("by its code…")
    create = page.get_by_role("button", name="Create a table")
    for wrong in ("NY1-0000-07J9", "moon"):
        page.get_by_role("textbox", name="by its code").fill(wrong)
        create.click()
        expect(page.get_by_role("alert")).to_contain_text("There is no case with this code.")
    page.get_by_role("textbox", name="by its code").fill("ny1 0000 07j8")
    create.click()
    assert table(page)["options"]["case"] == "ny1 0000 07j8"


def test_a_case_that_was_played_is_marked_at_its_level(visit: Visit) -> None:
    page = visit("/new/new_york")
    page.locator("[data-option=case] select").select_option("3 ■")
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_label(seat, exact=True).select_option("rookie")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_selector(f"{READY}, .asking")
    page.goto("/new/new_york")
    cases = page.locator("[data-option=case] option")
    expect(cases.filter(has_text="played")).to_have_text(["3 ■ · played"])
    page.locator("[data-option=level] select").select_option("level 2, from 11 years")
    expect(cases.filter(has_text="played")).to_have_count(0)


def test_lists_are_in_their_natural_order_and_speak_to_people(visit: Visit) -> None:
    page = visit("/new/almost_innocent")
    page.get_by_role("heading", level=1).wait_for()
    cases = page.locator("[data-option=scenario] option").all_inner_texts()
    assert cases[:3] == ["Scenario 1", "Scenario 2", "Scenario 3"]
    assert cases[9:] == ["Scenario 10", "Scenario 11A", "Scenario 11B", "Endless case"]
    grades = page.locator("[data-option=difficulty] option").all_inner_texts()
    assert grades == ["easy", "medium", "detective"]
    for name in OURS:
        page.goto(f"/new/{name}")
        page.get_by_role("heading", level=1).wait_for()
        assert not [word for word in page.locator("option").all_inner_texts() if "_" in word]


def test_play_now_remembers_level_and_help_also_when_changed_in_play(visit: Visit) -> None:
    page = visit()
    page.locator("summary", has_text="Play now").click()
    cluedo = page.get_by_role("article").filter(has_text="Cluedo")
    expect(cluedo).to_contain_text("Bots: rookie, to begin with.")
    page.get_by_label("Cluedo").select_option("inspector")
    expect(cluedo).to_contain_text("Bots: inspector, as you have chosen.")
    page.get_by_label("Notebook help").select_option("none")
    page.reload()
    page.get_by_role("button", name="Play now").nth(1).click()
    page.wait_for_selector(f"{READY}, .asking")
    sitters = table(page)["sitters"]
    assert [one["level"] for one in sitters[1:]] == ["inspector"] * (len(sitters) - 1)
    assert sitters[0]["help"] == "none"
    page.get_by_role("button", name="Seats").click()
    page.get_by_label("What my notebook does").select_option("proven, and the odds")
    expect(page.get_by_text("As before, and the chances of everything else.")).to_be_visible()
    assert table(page)["sitters"][0]["help"] == "odds"
    page.goto("/")
    expect(page.get_by_label("Notebook help")).to_have_value("odds")
    page.locator("summary", has_text="Play now").click()
    page.get_by_label("Cluedo").select_option("Suggested: rookie")
    page.reload()
    expect(cluedo).to_contain_text("Bots: rookie, to begin with.")


def test_who_begins_is_chosen_by_who_sits_there(visit: Visit) -> None:
    page = visit("/new/chaussette")
    page.get_by_label("Seat 2", exact=True).select_option("sleuth")
    first = page.get_by_label("Who searches first")
    expect(first.locator("option")).to_have_text(
        [
            "chance decides",
            "Seat 1 (Me)",
            "Seat 2 (Bot: sleuth)",
            "Seat 3 (A friend with the link)",
        ]
    )
    page.get_by_role("button", name="Take away seat 3").click()
    expect(first.locator("option")).to_have_count(3)
    first.select_option("Seat 2 (Bot: sleuth)")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_selector(".asking")
    expect(page.locator(".board [data-thing=seat-1] .begins")).to_be_visible()


def test_a_seat_may_play_from_memory(visit: Visit) -> None:
    page = visit("/new/chaussette")
    page.get_by_label("Seat 2", exact=True).select_option("rookie")
    page.get_by_role("button", name="Take away seat 3").click()
    page.get_by_label("from memory, without a notebook").check()
    page.get_by_label("Who searches first").select_option("Seat 1 (Me)")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_selector(READY)
    assert table(page)["options"]["notebook"] == [False, True]


def test_a_team_is_offered_no_talk_and_more_help(visit: Visit) -> None:
    page = visit("/new/chaussette")
    expect(page.get_by_label("Talk")).to_be_visible()
    expect(page.get_by_label("Notebook help")).to_have_value("told")
    page.get_by_label("How you play").select_option("all together")
    expect(page.get_by_label("Talk")).to_have_count(0)
    expect(page.get_by_text("You win or lose together")).to_be_visible()
    expect(page.get_by_label("Notebook help")).to_have_value("proven")
    page.get_by_label("Seat 2", exact=True).select_option("rookie")
    expect(page.get_by_text("the best partner here: ")).to_be_visible()
    page.get_by_label("How you play").select_option("against each other")
    expect(page.get_by_label("Talk")).to_be_visible()
    expect(page.get_by_label("Notebook help")).to_have_value("told")
