"""Campaigns of groups: how far each is, and what its next table plays."""

from __future__ import annotations

import asyncio
import secrets
from functools import reduce

from msgspec import structs

from deductio.bots.cast import guests_for
from deductio.core.campaign import Campaign, Progress
from deductio.core.game import Refused
from deductio.games import game
from deductio.tables.messages import CampaignInfo, CampaignTable, NewTable
from deductio.tables.orders import LETTERS
from deductio.tables.quotas import Accounts
from deductio.tables.refusals import Unknown
from deductio.tables.rows import KeptCampaign, Setting, TableRow
from deductio.tables.store import Store

ID_LENGTH = 16


class Campaigns:
    """A campaign is its group's alone: nobody else hears that there is one."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self._store = store.campaigns
        self._accounts = accounts

    async def mine(self, person: str) -> list[CampaignInfo]:
        """Those of the games that can be played here, the latest first."""
        found = await asyncio.to_thread(self._store.of, person)
        return [info_of(kept, person) for kept in found if known_campaign(kept.game)]

    async def leave(self, id: str, person: str) -> None:
        """Belong to its group no longer; with the last person the campaign goes."""
        await self._kept(id, person)
        await asyncio.to_thread(self._store.leave, id, person)

    async def _kept(self, id: str, person: str) -> KeptCampaign:
        kept = await asyncio.to_thread(self._store.one, id, person)
        if kept is None:
            raise no_campaign()
        return kept

    async def order(self, order: NewTable, person: str) -> NewTable:
        """The same order, with the options that its campaign gives."""
        if order.campaign is None:
            return order
        campaign, progress = campaign_of(order.game), Progress()
        id, scenario = order.campaign.id, order.campaign.scenario
        for option in order.options:
            if option not in campaign.asks:
                raise Refused(f"in a campaign nobody chooses '{option}'", "campaign-option")
        if id:
            kept = await self._kept(id, person)
            if kept.game != order.game:
                raise no_campaign()
            progress = progress_of(kept)
        scenario = scenario or campaign.proposed(progress) or next(iter(campaign.scenarios))
        if scenario not in campaign.scenarios:
            raise Unknown(f"there is no scenario '{scenario}'", "no-scenario")
        options = {**order.options, **campaign.table_options(progress, scenario)}
        return structs.replace(
            order, options=options, campaign=CampaignTable(id or new_id(), scenario)
        )

    async def begin(self, row: TableRow, person: str) -> None:
        """A new campaign, of which that table is the first."""
        await self._accounts.campaign(person)
        await asyncio.to_thread(self._store.begin, row.campaign, row.game, person)

    async def next_setting(self, row: TableRow, person: str) -> Setting:
        """After a game of a campaign: who has won goes on, who has lost tries again."""
        campaign = campaign_of(row.game)
        progress = progress_of(await self._kept(row.campaign, person))
        won = row.finished is not None and row.finished.winners
        scenario = (campaign.proposed(progress) if won else None) or row.setting.scenario
        options = {**row.setting.options, **campaign.table_options(progress, scenario)}
        return structs.replace(row.setting, options=options, scenario=scenario)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def campaign_of(name: str) -> Campaign:
    campaign = known_campaign(name)
    if campaign is None:
        raise Refused(f"{name} has no campaign", "no-campaign")
    return campaign


def known_campaign(name: str) -> Campaign | None:
    """None also for a game that is no longer installed."""
    try:
        return game(name).campaign
    except Refused:
        return None


def no_campaign() -> Unknown:
    return Unknown("there is no such campaign of yours", "no-campaign")


def progress_of(kept: KeptCampaign) -> Progress:
    return reduce(Progress.after, kept.endings, Progress())


def info_of(kept: KeptCampaign, person: str) -> CampaignInfo:
    campaign, progress = campaign_of(kept.game), progress_of(kept)
    others = [(one, name) for one, name in kept.people if one != person]
    return CampaignInfo(
        id=kept.id,
        game=kept.game,
        others=tuple(name or guests_for(one)[0] for one, name in others),
        won={scenario: progress.levels[scenario] for scenario in progress.won},
        unlocked=campaign.unlocked(progress),
        proposed=campaign.proposed(progress),
        is_won=campaign.is_won(progress),
        games=len(kept.endings),
        touched=kept.touched,
    )
