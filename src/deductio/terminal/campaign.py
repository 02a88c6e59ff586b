"""A group's campaign, kept in a file beside its games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from deductio.core.game import Campaign, Game, Refused
from deductio.core.log import Unreadable
from deductio.core.messages import Event, Opened
from deductio.games import game


def load_campaign(name: str | None, folder: Path) -> Campaign:
    """The progress so far; a new group begins at the beginning."""
    if name is None:
        raise Refused("please name the game whose campaign goes on")
    played = game(name)
    if played.campaign is None:
        raise Refused(f"{name} has no campaign")
    file = campaign_file(played, folder)
    if not file.exists():
        return played.campaign()
    try:
        return msgspec.json.decode(file.read_bytes(), type=played.campaign)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"{file} is not the progress of a campaign: {error}") from None


def keep_campaign(played: Game[Any], folder: Path, stream: Sequence[Event]) -> None:
    """After a game of the campaign: what was won stays won."""
    opened = stream[0]
    assert isinstance(opened, Opened)
    if played.campaign is not None and opened.options.get("progress") == "campaign":
        progress = load_campaign(played.name, folder).after_game(stream)
        campaign_file(played, folder).write_bytes(msgspec.json.encode(progress))


def campaign_file(played: Game[Any], folder: Path) -> Path:
    return folder / f"{played.name}.campaign.json"
