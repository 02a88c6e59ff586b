"""A game of another package works everywhere: command line, home, table, rules, replay."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import OVER, READY, SURE, Player, expect_fits
from tests.browser.sixth import PROJECT, Sixth, install


@pytest.fixture(scope="module")
def sixth(tmp_path_factory: pytest.TempPathFactory) -> Sixth:
    return install(tmp_path_factory.mktemp("sixth"))


@pytest.fixture(scope="module")
def bare(sixth: Sixth, tmp_path_factory: pytest.TempPathFactory) -> Sixth:
    """The same game, whose author forgot nearly every sentence, the cover and the board."""
    folder = tmp_path_factory.mktemp("bare")
    shutil.copytree(sixth.installed, folder, dirs_exist_ok=True)
    (folder / "cups_game/locale/en.ftl").write_text("title = Some Cups\ncup-1 = cup 1\n")
    game = folder / "cups_game/__init__.py"
    game.write_text(re.sub(" *(cover|board)=.*\n", "", game.read_text()))
    return Sixth(folder)


@pytest.fixture(scope="module")
def address(sixth: Sixth, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with sixth.serving(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture
def come(visit: Visit, address: str) -> Callable[..., Page]:
    def to(path: str = "/", locale: str = "en", width: int = 1280, pace: str = "at once") -> Page:
        size = {"width": width, "height": 800}
        settings = {"locale": locale, "viewport": size, "pace": pace, "reduced_motion": "reduce"}
        return visit(path, base=address, **settings)

    return to


def test_home_lists_it_with_its_cover(come: Callable[..., Page]) -> None:
    for locale, title, width in (("en", "Under the Cups", 1280), ("fr", "Sous les gobelets", 360)):
        page = come(locale=locale, width=width)
        card = page.get_by_role("article").filter(has_text=title)
        expect(card.locator(".cover svg ellipse")).to_have_count(2)
        expect(page.get_by_role("article")).to_have_count(6)
        expect_fits(page)
        ids = page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
        assert len(ids) == len(set(ids))


class CupsPlayer(Player):
    """Plays on the game's own board: two cups to ask, or one to lift."""

    def choose(self) -> None:
        self.choices += 1
        cups = self.page.locator(".cups .cup:not([disabled])")
        if cups.count():
            cups.nth(0).click()
            cups.nth(cups.count() - 1).click()
            return
        self.any_of(self.page.locator(".cups li button:not(.cup):not([disabled])")).click()


def test_two_people_play_it_to_its_end(come: Callable[..., Page]) -> None:
    host = come("/new/cups")
    host.get_by_label("How many cups there are.").select_option("6")
    expect(host.get_by_label("Everyone looks under one cup first.")).to_be_checked()
    host.get_by_label("Notebook help").select_option("odds")
    host.get_by_role("button", name="Create a table").click()
    host.get_by_role("button", name="Start").wait_for()
    code = host.locator(".code").inner_text()
    friend = come(f"/t/{code}", locale="fr", width=360)
    friend.get_by_role("button", name="S’asseoir ici").click()
    host.get_by_role("button", name="Start").click()
    host.wait_for_selector(READY)
    friend.locator(".cups").wait_for()

    pointing_lights_up_the_board(host)
    on_board, by_controls = CupsPlayer(host), Player(friend, seed=2)
    for player in cycle((on_board, by_controls)):
        if player.wait_for_turn():
            break
        player.choose()
        player.confirm()
    assert on_board.choices and by_controls.choices
    expect(host.locator(OVER)).to_have_text(re.compile("You win!|wins."))
    expect(friend.locator(OVER)).to_have_text(re.compile("Vous gagnez !|gagne."))
    expect(host.locator(".result")).to_contain_text("In order of the cups lay")
    expect(host.get_by_text("The seal is whole")).to_be_visible()
    expect_fits(friend)

    looked_at_again(host)


def pointing_lights_up_the_board(page: Page) -> None:
    page.get_by_role("group", name="Your choices").get_by_role("button", name="Lift cup 2.").hover()
    expect(page.locator(".cups .cup").nth(1)).to_have_class("cup lit")
    expect(page.locator(".cups .lit")).to_have_css("outline-style", "solid")  # its own style sheet
    page.locator(".cups .cup").nth(2).hover()
    expect(page.locator(".asking button.pointed")).to_have_text("Lift cup 3.")
    expect(page.get_by_role("tooltip")).to_contain_text("Something lies under cup 3.")


def looked_at_again(page: Page) -> None:
    """Replay and analysis of the game just played, on the game's own board."""
    page.get_by_role("link", name="Analyse").click()
    expect(page.locator(".cups")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".cups .cup")).to_have_count(6)
    proven = page.get_by_role("button", name="the ring, cup").and_(
        page.get_by_role("button", name="proven: yes")
    )
    proven.click()
    expect(page.get_by_role("dialog", name="Why?")).to_contain_text(
        "Under each cup lies one thing."
    )


PROBE = """export function Board(element, table) {
    window.table = table; window.changes = 0
    return table.subscribe(() => window.changes++)
}"""


def test_a_board_is_given_what_the_surface_promises(come: Callable[..., Page]) -> None:
    page = come(locale="fr")
    page.route(
        "**/games/cups/board.js",
        lambda route: route.fulfill(body=PROBE, content_type="text/javascript"),
    )
    page.reload()
    card = page.get_by_role("article").filter(has_text="Sous les gobelets")
    card.get_by_role("button", name="Jouer").click()
    page.wait_for_selector(READY)
    given = page.evaluate(
        """() => { const {me, names, language, theme, pace, still, over, content, ask} = table
            return {me, names, language, theme, pace, still, over, content, asked: ask.name} }"""
    )
    assert given == {
        "me": 0,
        "names": given["names"],
        "language": "fr",
        "theme": "light",
        "pace": "at once",
        "still": True,
        "over": False,
        "content": {"things": ["ring", "coin", "key", "button", "marble", "thimble"]},
        "asked": "cups",
    }
    assert len(given["names"]) == 2

    page.evaluate("window.before = [table.events.length, table.view]; table.light('cup-1')")
    page.evaluate("table.point({type: 'AskAbout', cups: [1, 2]})")
    assert page.evaluate("[table.lit, table.pointed]") == [["cup-1"], ["cup-1", "cup-2"]]
    page.evaluate("table.mark('ring@cup1', 'maybe')")
    assert page.evaluate("table.marks") == {"ring@cup1": "maybe"}
    page.evaluate(
        """() => new Promise(done => {
            const heard = () => table.events.length > before[0] && (table.ask || table.over)
            table.subscribe(() => heard() && done())
            table.choose(table.choicesOf('AskAbout')[0])
        })"""
    )
    assert page.evaluate("table.viewAfter(before[0] - 1) === before[1]")
    assert page.evaluate("table.viewAfter(table.events.length - 1) === table.view")
    assert page.evaluate("changes") >= 4


def test_its_big_moments_get_a_stage_with_its_own_picture(come: Callable[..., Page]) -> None:
    page = come(pace="brisk")
    card = page.get_by_role("article").filter(has_text="Under the Cups")
    card.get_by_role("button", name="Play now").click()
    say_ok(page, page.get_by_role("dialog", name="A first look"))
    page.wait_for_selector(READY)
    page.get_by_role("group", name="Your choices").get_by_role("button", name="Lift cup 2.").click()
    page.locator(SURE).click()
    stage = page.get_by_role("dialog", name="You lift a cup")
    expect(stage.locator(".picture .lifted-cups")).to_contain_text("cup 2")
    expect(stage.locator(".means")).to_contain_text(re.compile("That is (not )?the ring"))
    say_ok(page, stage)
    expect(page.locator(OVER)).to_have_text(re.compile("You win!|wins."))
    expect(page.locator(".result")).to_contain_text("You lifted cup 2")


def say_ok(page: Page, stage: Locator) -> None:
    stage.get_by_role("button", name="OK").focus()
    while stage.count():
        page.keyboard.press("Enter")


def test_rules(come: Callable[..., Page]) -> None:
    page = come("/rules/cups", locale="fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sous les gobelets")
    expect(page.get_by_text("Qui soulève la bague gagne.")).to_be_visible()
    expect(page.locator("figure .lifted-cups")).to_have_text("le gobelet 2")
    expect(page.get_by_role("heading", level=3)).to_have_count(3)
    page.get_by_role("searchbox", name="Chercher dans les règles").fill("mise")
    expect(page.get_by_role("heading", level=3)).to_have_text(["Mise en place"])


def test_its_files_are_handed_out_as_strictly_as_ours(come: Callable[..., Page]) -> None:
    page = come()
    answer = page.request.get("/games/cups/board.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    for path in ("rules.py", "../rules.py", "%2e%2e/rules.py", "nothing.js"):
        assert page.request.get(f"/games/cups/{path}").status == 404


def test_its_author_runs_the_contract(sixth: Sixth) -> None:
    done = sixth.run(PROJECT / "check.py")
    assert done.stdout == "45 games keep the contract\n", done.stderr


def test_the_command_line_knows_it(sixth: Sixth, tmp_path: Path) -> None:
    games = json.loads(sixth.deductio("games", "--json"))
    assert games[-1]["name"] == "cups"
    assert "Mise en place" in sixth.deductio("rules", "cups", "--lang", "fr")
    wish = ("cups", "--seats", "3", "--bots", "random")
    played = json.loads(sixth.deductio("simulate", *wish, "--games", "4", "--json"))
    assert played["finished"] == 4
    file = tmp_path / "cups.json"
    sixth.deductio("record", *wish, "-o", file)
    assert "Sous le gobelet" in sixth.deductio("odds", file, "--seat", "1", "--lang", "fr")
    known = json.loads(sixth.deductio("odds", file, "--seat", "1", "--json"))
    fact = next(fact for fact, so in known["certain"].items() if so)
    assert "Under cup" in sixth.deductio("explain", file, "--seat", "1", "--fact", fact)


def test_what_its_author_forgot_is_said_plainly(bare: Sixth, tmp_path: Path) -> None:
    """No sentence for a fact, an event or an ask is no reason for a fault at a reader."""
    file = tmp_path / "cups.json"
    bare.deductio("record", "cups", "--seats", "2", "--bots", "random", "-o", file)
    proof = bare.deductio("explain", file, "--seat", "0", "--fact", "ring@cup1")
    assert re.search("So: ring @ cup 1: (yes|no)", proof)
    assert "Ring @ " in bare.deductio("odds", file, "--seat", "0")
    assert "CupsLaid: number 5" in bare.deductio("replay", file)


def test_without_a_board_it_is_played_by_the_general_controls(
    bare: Sixth, visit: Visit, tmp_path: Path
) -> None:
    with bare.serving(tmp_path) as address:
        page = visit(base=address)
        card = page.get_by_role("article").filter(has_text="Some Cups")
        expect(card.locator(".cover text")).to_have_text("SC")
        card.get_by_role("button", name="Play now").click()
        player = Player(page)
        player.play_to_the_end()
        assert player.choices
        expect(page.locator(".ending")).to_contain_text("AllLifted: things ")
        expect(page.get_by_role("button", name="proven: yes")).to_have_count(5)
