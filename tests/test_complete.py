"""Every game brings all that its readers need; what one forgets is said in one plain line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from deductio.complete import check_complete
from deductio.core.campaign import Act, Campaign, Scenario
from deductio.core.contract import Broken
from deductio.core.game import Game
from deductio.core.messages import Event
from deductio.core.puzzling import Asking
from deductio.deduction.model import Frame, Model
from deductio.deduction.notebook import Notebook
from deductio.games import game, names
from deductio.games.small_detectives.messages import LookedUnder
from deductio.games.small_detectives.view import View
from deductio.words import LANGUAGES


@pytest.mark.parametrize("name", names())
def test_every_game_is_complete(name: str) -> None:
    check_complete(game(name))


@pytest.fixture
def rewritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Small Detectives with its texts changed, under another name each time."""

    def by(package: str, change: Callable[[str, str], str]) -> Game[Any]:
        for language in LANGUAGES:
            source = files("deductio.games.small_detectives").joinpath("locale", f"{language}.ftl")
            target = tmp_path / package / "locale" / f"{language}.ftl"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(change(source.read_text("utf-8"), language), "utf-8")
        (tmp_path / package / "__init__.py").touch()
        monkeypatch.syspath_prepend(tmp_path)
        return replace(game("small_detectives"), package=package)

    return by


@pytest.fixture
def forgetful(rewritten: Any) -> Any:
    """Without one of its messages, in one of its languages."""

    def without(message: str, language: str) -> Any:
        def change(text: str, each: str) -> str:
            return text.replace(f"\n{message} =", "\nrenamed =") if each == language else text

        return rewritten(f"forgot_{message}_{language}".replace("-", "_"), change)

    return without


@pytest.mark.parametrize(
    "message",
    [
        *("title", "pitch", "rules", "option-round_limit", "proof-frame", "ask-card"),
        *("LookedUnder", "Play", "fact-tile-yes", "fact-solution-no", "IsCertain", "stake-Declare"),
        *("stage-SawUnder", "means-SawUnder", "out-DeclaredWronglyInSecret", "ending-Finished"),
        *("truth-SolutionRevealed", "solo", "solo-asked"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_missing_is_named(forgetful: Any, message: str, language: str) -> None:
    said = only_line(forgetful(message, language))
    assert said == f"small_detectives has no message {message} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_of_an_option_that_is_not_explained_is_named(forgetful: Any, language: str) -> None:
    said = only_line(forgetful("option-start_tiles-by_seat", language))
    assert said == (
        f"small_detectives has no .explained of option-start_tiles-by_seat in {language}"
    )


def only_line(played: Game[Any]) -> str:
    with pytest.raises(Broken) as broken:
        check_complete(played)
    assert len(str(broken.value).splitlines()) == 1
    return str(broken.value)


@pytest.fixture
def talkative(rewritten: Any) -> Any:
    """With one message more, in both languages."""

    def saying(message: str) -> Any:
        package = message.partition(" ")[0].replace("-", "_")
        return rewritten(package, lambda text, language: f"{text}\n{message}\n")

    return saying


def test_what_is_said_beside_a_sentence_is_about_an_event(talkative: Any) -> None:
    said = only_line(talkative("stage-SawUnderr = A find"))
    assert said == "stage-SawUnderr of small_detectives is about no event"


def test_a_text_that_cannot_be_read_is_named(talkative: Any) -> None:
    said = only_line(talkative("stage-Moved = { $card ->\n    [two words] No\n   *[other] Yes\n}"))
    assert said == "this text cannot be read: stage-Moved = { $card ->"


def test_what_is_said_beside_a_sentence_is_made_from_its_event(talkative: Any) -> None:
    check_complete(talkative("means-Moved = { $position } { $seat_is } { $position_to }"))
    said = only_line(talkative("means-RoundBegan = { $seat_is }"))
    assert said == "means-RoundBegan of small_detectives in fr cannot know $seat_is"


def test_a_fact_about_a_place_of_another_kind_needs_its_own_sentence() -> None:
    def cups(stream: Sequence[Event]) -> Notebook:
        return Notebook([Model(Frame(["pea"], {"cup1": 1}))], item_domain="token")

    said = only_line(replace(game("small_detectives"), notebook=cups))
    assert said == "small_detectives has no message fact-cup-yes in fr"


def test_a_view_that_does_not_know_an_event_is_named_with_it() -> None:
    class Blind(View):
        def hear(self, event: Any) -> None:
            assert not isinstance(event, LookedUnder)
            super().hear(event)

    said = only_line(replace(game("small_detectives"), view=Blind))
    assert said.startswith("the view of small_detectives does not take in LookedUnder(")


def puzzled(**changes: Any) -> Game[Any]:
    """Small Detectives with puzzles that somebody has forgotten something of."""
    played = game("small_detectives")
    assert played.puzzling is not None
    return replace(played, puzzling=structs.replace(played.puzzling, **changes))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_of_puzzles_that_has_no_words_is_named(forgetful: Any, language: str) -> None:
    said = only_line(forgetful("puzzle-under", language))
    assert said == f"small_detectives has no message puzzle-under in {language}"


def test_what_puzzles_lack_is_said() -> None:
    both = Asking("suspect", "item", (("florist", "solution"), ("gnome", "solution"), ("x", "y")))
    assert only_line(puzzled(askings=lambda stream: [both])) == (
        "small_detectives: puzzle-suspect asks for what cannot be one fact"
    )
    assert only_line(puzzled(mark="sd")) == (
        "the codes of small_detectives begin with two characters, not sd"
    )
    assert only_line(puzzled(grades=(0, 1))) == (
        "small_detectives says no grades of puzzles, or others than there are"
    )
    assert only_line(puzzled(themes=("magic",))) == (
        "small_detectives says no themes of puzzles, or others than there are"
    )
    assert only_line(replace(game("small_detectives"), coaching=None)) == (
        "small_detectives has puzzles, and no coach who knows what is sought"
    )
    check_complete(replace(game("small_detectives"), coaching=None, puzzling=None))


def story(level: str) -> Game[Any]:
    """Small Detectives with a campaign that nobody has written texts for."""
    campaign = Campaign(
        acts=(Act("1", (Scenario("attic", unlocks=("lamp",)),)),),
        level=level,
        asks=(level,),
        options=lambda scenario, unlocked: {},
        ended=lambda stream: None,
    )
    return replace(game("small_detectives"), campaign=campaign)


STORY = ("act-1 = One", "campaign-attic = Up", "    .before = Go up.", "    .after = Go down.")
"""All its texts but one."""


@pytest.fixture
def told(rewritten: Any) -> Any:
    """The same with so many lines of its story written."""

    def saying(lines: Sequence[str], level: str = "round_limit") -> Game[Any]:
        text = "\n".join(lines)
        own = rewritten(f"story_{len(lines)}_{level}", lambda old, language: f"{old}\n{text}\n")
        return replace(story(level), package=own.package)

    return saying


@pytest.mark.parametrize(
    ("lines", "missing"),
    [
        (0, "message act-1"),
        (1, ".before of campaign-attic"),
        (3, ".after of campaign-attic"),
        (4, ".does of unlock-lamp"),
    ],
)
def test_what_a_campaign_has_no_words_for_is_named(told: Any, lines: int, missing: str) -> None:
    assert only_line(told(STORY[:lines])) == f"small_detectives has no {missing} in fr"


def test_a_campaign_speaks_of_options_that_there_are(told: Any) -> None:
    whole = (*STORY, "unlock-lamp = A lamp", "    .does = It shines.")
    check_complete(told(whole))
    said = only_line(told(whole, "darkness"))
    assert said == "the campaign of small_detectives speaks of no option: darkness"


def test_what_a_coach_says_is_sought_is_one_fact_of_each_category() -> None:
    played = game("small_detectives")
    tokens = {"suspect": [("gnome", "solution"), ("gnome", "tile1")]}
    assert played.coaching is not None
    wrong = structs.replace(played.coaching, goal=lambda stream: tokens)
    said = only_line(replace(played, coaching=wrong))
    assert said == "small_detectives: not exactly one fact of suspect is true"
    unnamed = structs.replace(played.coaching, goal=lambda stream: {"culprit": ()})
    assert only_line(replace(played, coaching=unnamed)).endswith("no message goal-culprit in fr")
