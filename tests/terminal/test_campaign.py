"""A campaign is kept in the folder of the games, and only its own games count."""

from __future__ import annotations

from pathlib import Path

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.game import Refused
from deductio.core.log import Unreadable
from deductio.games import game
from deductio.games.almost_innocent.campaign import Progress
from deductio.games.almost_innocent.messages import CaseClosed
from deductio.terminal.campaign import keep_campaign, load_campaign

PLAYED = game("almost_innocent")


def test_a_new_group_begins_at_the_beginning(tmp_path: Path) -> None:
    assert load_campaign("almost_innocent", tmp_path).next_options() == {
        "scenario": "1",
        "progress": "campaign",
        "unlocked": [],
    }


def test_a_win_unlocks_a_character_and_is_kept(tmp_path: Path) -> None:
    campaign_file = tmp_path / "almost_innocent.campaign.json"
    campaign_file.write_text('{"won": ["1", "2", "3"]}', "utf-8")
    options = load_campaign("almost_innocent", tmp_path).next_options()
    assert options == {"scenario": "4", "progress": "campaign", "unlocked": ["din"]}


@pytest.mark.parametrize(("progress", "kept"), [("campaign", True), ("free", False)])
def test_only_games_of_the_campaign_are_kept(progress: str, kept: bool, tmp_path: Path) -> None:
    *_, last = play_randomly(PLAYED, 2, {"progress": progress}, Chance(bytes(32)))
    keep_campaign(PLAYED, tmp_path, last.public)
    assert (tmp_path / "almost_innocent.campaign.json").exists() == kept


def test_a_lost_game_changes_nothing_and_a_won_one_is_marked(tmp_path: Path) -> None:
    *_, last = play_randomly(PLAYED, 2, {"progress": "campaign"}, Chance(bytes(32)))
    closed = next(event for event in last.public if isinstance(event, CaseClosed))
    assert not closed.won, "a random team does not win"
    keep_campaign(PLAYED, tmp_path, last.public)
    assert load_campaign("almost_innocent", tmp_path) == Progress(())


def test_what_is_no_campaign_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cluedo has no campaign"):
        load_campaign("cluedo", tmp_path)
    with pytest.raises(Refused, match="please name the game"):
        load_campaign(None, tmp_path)
    (tmp_path / "almost_innocent.campaign.json").write_text("[1", "utf-8")
    with pytest.raises(Unreadable, match="is not the progress of a campaign"):
        load_campaign("almost_innocent", tmp_path)
