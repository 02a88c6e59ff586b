"""A group's campaign, kept in a file beside its games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from deductio.core.campaign import Campaign, Ending, Progress
from deductio.core.game import Game, Refused
from deductio.core.log import Unreadable
from deductio.core.messages import Event
from deductio.games import game
from deductio.words import Words


def next_table(name: str | None, folder: Path) -> dict[str, Any]:
    """The options of the table that goes on with the campaign kept there."""
    if name is None:
        raise Refused("please name the game whose campaign goes on")
    played = game(name)
    return dict(campaign_of(played).next_options(load_progress(played, folder)))


def campaign_of(played: Game[Any]) -> Campaign:
    if played.campaign is None:
        raise Refused(f"{played.name} has no campaign")
    return played.campaign


def load_progress(played: Game[Any], folder: Path) -> Progress:
    """A new group begins at the beginning."""
    file = campaign_file(played, folder)
    if not file.exists():
        return Progress()
    try:
        return msgspec.json.decode(file.read_bytes(), type=Progress)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"{file} is not the progress of a campaign: {error}") from None


def keep_campaign(words: Words, played: Game[Any], folder: Path, stream: Sequence[Event]) -> str:
    """After a game that counts for the campaign: what was won stays won, and how it goes on."""
    ending = played.campaign.ended(stream) if played.campaign else None
    if ending is None:
        return ""
    progress = load_progress(played, folder).after(ending)
    campaign_file(played, folder).write_bytes(msgspec.json.encode(progress))
    said = (story_after(words, ending), campaign_in_words(words, played, progress))
    return "\n".join(filter(None, said))


def campaign_in_words(words: Words, played: Game[Any], progress: Progress) -> str:
    """How far the group is, and how it goes on."""
    campaign = campaign_of(played)
    unlocked = [words.text(f"unlock-{thing}") for thing in campaign.unlocked(progress)]
    known = {
        "won": len(progress.won),
        "many": len(campaign.scenarios),
        "next": words.text(f"campaign-{campaign.proposed(progress)}"),
        "all": "no" if campaign.proposed(progress) else "yes",
        "unlocked": words.listed(unlocked),
        "unlocked_count": len(unlocked),
        "game": played.name,
    }
    return words.text("terminal-campaign", known)


def story_after(words: Words, ending: Ending) -> str:
    """How a scenario that was won goes on in the story."""
    after = words.attributes(f"campaign-{ending.scenario}").get("after", "")
    return after if ending.won else ""


def campaign_file(played: Game[Any], folder: Path) -> Path:
    return folder / f"{played.name}.campaign.json"
