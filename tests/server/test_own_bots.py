"""On a server only those bots of others sit down that its operator has listed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from deductio.bots import own
from deductio.bots.room import close_rooms
from deductio.core.seal import open_sealed, seal_from
from deductio.core.thinking import KeptToHabit
from deductio.games import game
from deductio.server.settings import Wrong, read_settings
from deductio.tables.bots import think
from tests.bots.installed import install
from tests.server.person import Follower, Person
from tests.server.running import QUICK, Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the package writes that it was loaded."""
    install(tmp_path / "installed")
    monkeypatch.syspath_prepend(tmp_path / "installed")
    monkeypatch.setattr(own, "_let_in", {})
    trace = tmp_path / "installed" / "loaded"
    trace.touch()
    return trace


async def test_a_listed_bot_plays_and_a_name_from_the_network_loads_nothing(
    trace: Path, tmp_path: Path
) -> None:
    listing = msgspec.structs.replace(QUICK, bots=("candid",))
    with Running(tmp_path, listing) as server:
        async with Person(server.url, "Ada") as ada:
            (box,) = [one for one in await ada.get("/api/games") if one["name"] == "new_york"]
            assert box["levels"][-1] == "candid"
            for level in ("lost", "own_bots:Candid", "os:_exit", "../candid"):
                chairs = [{"type": "Me"}, {"type": "BotSeated", "level": level}]
                status, why = await ada.refused("/api/tables", game="new_york", chairs=chairs)
                assert status == 400
                assert why
            assert trace.read_text() == ""
            table = await ada.table("new_york", bots=1, level="candid")
            async with ada.join(table["code"]) as socket:
                follower = Follower(socket)
                await follower.play(Random(1))
            assert follower.view is not None
            assert follower.view["over"]
    assert trace.read_text() == "loaded\n"
    assert "habit" not in server.log()


def test_what_is_listed_must_be_installed_and_load(trace: Path) -> None:
    assert read_settings(None, {}, {"bots": ["candid"]})[0].bots == ("candid",)
    for name, why in (
        ("nobody", "bots: no bot 'nobody' is installed; installed are: candid, lost"),
        ("own_bots:Candid", "bots: no bot 'own_bots:Candid' is installed"),
        ("lost", "lost cannot be loaded: it raised ModuleNotFoundError"),
    ):
        with pytest.raises(Wrong) as wrong:
            read_settings(None, {"DEDUCTIO_BOTS": name}, {})
        assert str(wrong.value).startswith(why)
    close_rooms()


def test_for_a_bot_that_is_not_listed_any_more_habit_decides(
    trace: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cluedo, seal = game("cluedo"), seal_from(1)
    match = open_sealed(cluedo, cluedo.opening(3, {}, seal.commitment), seal)
    (seat,) = match.waiting
    question = match.question(seat)
    assert question is not None
    wish = think("cluedo", "candid", "seed", match.streams[seat], question)
    assert wish is not None
    assert wish.because == KeptToHabit()
    assert wish.choice in question.options
    assert "there is no bot 'candid' in cluedo" in caplog.text
    assert trace.read_text() == ""
