"""Campaigns: what a group has won is kept once, is the group's alone, and says what comes next."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import Any

import pytest

from deductio.core.game import Refused
from deductio.tables.devices import id_of, invite, take
from deductio.tables.house import House, HouseSettings
from deductio.tables.housekeeping import DAY, Housekeeper, Keeping
from deductio.tables.messages import CampaignInfo, CampaignTable, Me, NewTable, PersonWanted
from deductio.tables.quotas import Quotas
from deductio.tables.table import Table
from tests.tables.accused import end
from tests.tables.neighbours import Neighbourhood
from tests.tables.people import Ear, playing, two_people
from tests.tables.test_moderation import admin, run_admin

pytestmark = pytest.mark.anyio

NEW = CampaignTable()


async def begun(house: House, campaign: CampaignTable = NEW, **more: Any) -> tuple[Table, Ear, Ear]:
    """Ada and Ben at a table of a campaign."""
    return await two_people(house, "almost_innocent", campaign=campaign, **more)


async def one_of(house: House, person: str) -> CampaignInfo:
    [campaign] = await house.campaigns.mine(person)
    return campaign


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refusal:
        await doing
    return refusal.value.code


def order(campaign: CampaignTable = NEW, **more: Any) -> NewTable:
    return NewTable("almost_innocent", (Me(), PersonWanted()), campaign=campaign, **more)


async def test_a_win_is_everyones_who_sat_there_and_nobody_elses(near: Neighbourhood) -> None:
    house = await near.open()
    await house.rename("ben", "Ben")
    table, *ears = await begun(house, options={"difficulty": "medium"})
    assert (table.row.setting.scenario, table.row.setting.options["scenario"]) == ("1", "1")
    before = await one_of(house, "ben")
    assert (before.won, before.games, before.proposed) == ({}, 0, "1")
    await end(table, *ears)
    ada, ben = await one_of(house, "ada"), await one_of(house, "ben")
    assert ada.id == ben.id == table.row.campaign
    assert (ada.won, ada.proposed, ada.games) == ({"1": ("medium",)}, "2", 1)
    assert ada.others == ("Ben",)
    assert await house.campaigns.mine("eve") == []


async def test_a_loss_changes_nothing_and_is_tried_again(near: Neighbourhood) -> None:
    house = await near.open()
    table, *ears = await begun(house)
    await end(table, *ears, well=False)
    lost = await one_of(house, "ada")
    assert (lost.won, lost.proposed, lost.games) == ({}, "1", 1)
    again = await house.table(await house.again(table, "ben"))
    assert (again.row.setting.scenario, again.row.campaign) == ("1", table.row.campaign)


async def test_who_has_won_goes_on_with_what_is_unlocked(near: Neighbourhood) -> None:
    house = await near.open()
    table, *ears = await begun(house, CampaignTable(scenario="3"))
    assert [*table.row.setting.options["unlocked"]] == []
    await end(table, *ears)
    assert (await one_of(house, "ada")).unlocked == ("din",)
    following = await house.table(await house.again(table, "ada"))
    setting = following.row.setting
    assert (setting.scenario, setting.options["scenario"]) == ("4", "4")
    assert (setting.options["progress"], setting.options["unlocked"]) == ("campaign", ["din"])
    kept = CampaignTable(table.row.campaign)
    ordered = await house.make(order(kept), "ben", "Ben")
    assert ordered.row.setting.scenario == "4", "whoever is in the group goes on"
    replayed = await house.make(order(CampaignTable(kept.id, "3")), "ada", "Ada")
    assert replayed.row.setting.scenario == "3", "any scenario may be played again"


async def test_a_crash_before_the_end_is_kept_costs_nothing_and_counts_once(
    near: Neighbourhood, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await near.open("http://10.0.0.1:1")
    table, *ears = await begun(one)
    monkeypatch.setattr(table, "_finish", lambda play: None)
    await end(table, *ears)
    assert not (await one_of(one, "ada")).won
    near.crash(one)
    other = await near.open("http://10.0.0.1:1")
    for _ in range(2):
        taken = await other.table(table.code)
        taken.join(Ear(0, "ada"), 0)
        await taken.keep()
        kept = await one_of(other, "ada")
        assert (kept.won, kept.games) == ({"1": ("easy",)}, 1)
        await other.hall.lose(taken)


async def test_whoever_has_lost_the_table_cannot_say_how_it_ended(
    near: Neighbourhood, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await near.open()
    table, *ears = await begun(house)
    monkeypatch.setattr(table, "_finish", lambda play: None)
    await end(table, *ears)
    monkeypatch.undo()
    near.run("UPDATE tables SET epoch = epoch + 1")
    table._finish(playing(table))
    for ear in ears:
        await ear.until_closed()
    assert near.run("SELECT * FROM campaign_endings") == []


async def test_a_group_is_nobody_elses(near: Neighbourhood) -> None:
    house = await near.open()
    table, *_ = await begun(house)
    kept = CampaignTable(table.row.campaign)
    assert await refused(house.make(order(kept), "eve", "Eve")) == "no-campaign"
    assert await refused(house.campaigns.leave(kept.id, "eve")) == "no-campaign"
    assert table.info("eve", None).campaign == "", "those who watch do not hear which it is"
    assert table.info("ada", 0).campaign == kept.id
    await take(table, id_of(await invite(table, "ada")), "phone", "phone")
    assert (await one_of(house, "phone")).id == kept.id, "another device of a seat is no stranger"


async def test_what_a_campaign_does_not_leave_open_is_refused(near: Neighbourhood) -> None:
    house = await near.open()
    house_change = order(options={"almost_innocent_tokens": 3})
    assert await refused(house.make(house_change, "ada", "Ada")) == "campaign-option"
    unknown = order(CampaignTable(scenario="12"))
    assert await refused(house.make(unknown, "ada", "Ada")) == "no-scenario"
    other = NewTable("cluedo", (Me(), PersonWanted()), campaign=NEW)
    assert await refused(house.make(other, "ada", "Ada")) == "no-campaign"
    too_few = NewTable("almost_innocent", (Me(),), campaign=NEW)
    assert await refused(house.make(too_few, "ada", "Ada")) == "wrong-seats"
    assert await house.campaigns.mine("ada") == [], "nothing was begun"


async def test_a_person_has_only_so_many_campaigns(near: Neighbourhood) -> None:
    quotas = Quotas(campaigns=2)
    house = await near.open(settings=HouseSettings(pause=(0, 0), quotas=quotas))
    table, _ = [await house.make(order(), "ada", "Ada") for _ in range(2)]
    assert await refused(house.make(order(), "ada", "Ada")) == "too-many-campaigns"
    await house.make(order(CampaignTable(table.row.campaign)), "ada", "Ada")
    await house.make(order(), "ben", "Ben")
    await house.campaigns.leave(table.row.campaign, "ada")
    await house.make(order(), "ada", "Ada")


async def test_the_last_of_a_group_takes_its_campaign_along(near: Neighbourhood) -> None:
    house = await near.open()
    table, *ears = await begun(house)
    await end(table, *ears)
    await house.campaigns.leave(table.row.campaign, "ada")
    assert await house.campaigns.mine("ada") == []
    assert await refused(house.again(table, "ada")) == "no-campaign"
    assert (await one_of(house, "ben")).won
    await house.campaigns.leave(table.row.campaign, "ben")
    for name in ("campaigns", "campaign_people", "campaign_endings"):
        assert near.run(f"SELECT * FROM {name}") == []


async def test_what_was_won_stays_when_its_table_goes_and_what_was_never_played_does_not(
    near: Neighbourhood,
) -> None:
    house = await near.open()
    table, *ears = await begun(house)
    await end(table, *ears)
    gathering = await house.make(order(), "ada", "Ada")
    for one in (table, gathering):
        await house.hall.lose(one)

    def campaigns_after(days: float) -> list[str]:
        later = time.time() + days * DAY
        keeper = Housekeeper(Keeping(over=1, gathering=3), house.store, lambda: later)
        for _ in range(2):  # what a table held on to goes with the next look
            keeper.tidy_up()
        return sorted(id for (id,) in near.run("SELECT id FROM campaigns"))

    both = sorted((table.row.campaign, gathering.row.campaign))
    assert campaigns_after(2) == both, "people may still gather there"
    assert house.store.kept_table(table.code) is None
    assert campaigns_after(4) == [table.row.campaign]
    assert (await one_of(house, "ben")).won == {"1": ("easy",)}


async def test_those_who_run_the_house_see_campaigns_and_forget_one(near: Neighbourhood) -> None:
    house = await near.open()
    table, *ears = await begun(house)
    await end(table, *ears)
    await house.make(order(), "eve", "Eve")
    listed = {one["game"]: one for one in admin(near.url, "campaigns") if one["games"]}
    assert listed["almost_innocent"]["people"] == ["ada", "ben"]
    admin(near.url, "forget", table.row.campaign)
    assert await house.campaigns.mine("ada") == []
    assert near.run("SELECT * FROM campaign_endings") == []
    assert len(await house.campaigns.mine("eve")) == 1
    assert run_admin(near.url, "forget", table.row.campaign).returncode == 1
