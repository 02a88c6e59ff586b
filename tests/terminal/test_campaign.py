"""A campaign is kept in the folder of the games, and only its own games count."""

from __future__ import annotations

from pathlib import Path

import pytest

from deductio.core.campaign import Ending, Progress
from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.game import Refused
from deductio.core.log import Unreadable
from deductio.games import game
from deductio.games.almost_innocent.messages import CaseClosed
from deductio.terminal.campaign import (
    campaign_in_words,
    keep_campaign,
    load_progress,
    next_table,
    story_after,
)
from deductio.words import Words

PLAYED = game("almost_innocent")
ENGLISH, FRENCH = Words(PLAYED, "en"), Words(PLAYED, "fr")
IN_CAMPAIGN = {"progress": "campaign", "unlocked": []}


def test_a_new_group_begins_at_the_beginning(tmp_path: Path) -> None:
    assert next_table("almost_innocent", tmp_path) == {"scenario": "1", **IN_CAMPAIGN}


def test_a_win_unlocks_a_character_and_is_kept(tmp_path: Path) -> None:
    """Also in a file from before it was kept how hard a scenario was."""
    campaign_file = tmp_path / "almost_innocent.campaign.json"
    campaign_file.write_text('{"won": ["1", "2", "3"]}', "utf-8")
    options = next_table("almost_innocent", tmp_path)
    assert options == {"scenario": "4", "progress": "campaign", "unlocked": ["din"]}


@pytest.mark.parametrize(
    ("options", "kept"),
    [(IN_CAMPAIGN, True), ({"progress": "campaign"}, False), ({"progress": "free"}, False)],
)
def test_only_games_of_the_campaign_are_kept(
    options: dict[str, object], kept: bool, tmp_path: Path
) -> None:
    *_, last = play_randomly(PLAYED, 2, options, Chance(bytes(32)))
    assert bool(keep_campaign(ENGLISH, PLAYED, tmp_path, last.public)) == kept
    assert (tmp_path / "almost_innocent.campaign.json").exists() == kept


def test_a_lost_game_changes_nothing(tmp_path: Path) -> None:
    *_, last = play_randomly(PLAYED, 2, IN_CAMPAIGN, Chance(bytes(32)))
    closed = next(event for event in last.public if isinstance(event, CaseClosed))
    assert not closed.won, "a random team does not win"
    keep_campaign(ENGLISH, PLAYED, tmp_path, last.public)
    assert load_progress(PLAYED, tmp_path) == Progress()


def test_what_was_won_and_what_comes_next_is_said() -> None:
    progress = Progress(("2", "3"))
    assert campaign_in_words(ENGLISH, PLAYED, progress) == (
        "The campaign: 2 of 12 scenarios won. Unlocked: Din. Next: Scenario 4 – Large victims. "
        "Go on with: deductio play --terminal almost_innocent --campaign"
    )
    french = campaign_in_words(FRENCH, PLAYED, Progress())
    assert french.startswith(
        "La campagne\u202f: 0 scénario sur 12 gagné. Ensuite\u202f: Scénario 1"
    )
    assert PLAYED.campaign is not None
    all_won = campaign_in_words(ENGLISH, PLAYED, Progress(tuple(PLAYED.campaign.scenarios)))
    assert "All are won" in all_won


def test_a_win_has_a_story() -> None:
    assert "charges" in story_after(ENGLISH, Ending("1", "easy", won=True))
    assert story_after(ENGLISH, Ending("1", "easy", won=False)) == ""


def test_what_is_no_campaign_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cluedo has no campaign"):
        next_table("cluedo", tmp_path)
    with pytest.raises(Refused, match="please name the game"):
        next_table(None, tmp_path)
    (tmp_path / "almost_innocent.campaign.json").write_text("[1", "utf-8")
    with pytest.raises(Unreadable, match="is not the progress of a campaign"):
        next_table("almost_innocent", tmp_path)
