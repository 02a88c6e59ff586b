"""An agent sits down at a real server with the protocol's own client, and hears one seat only."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from mcp import Client, StdioServerParameters

from deductio.cli import run
from deductio.core.game import Refused
from deductio.core.record import Record, what_was_told
from deductio.games import game
from deductio.lab.agent.tools import server_for
from deductio.lab.llm.text_seat import TextSeat, Wording
from tests.server.person import Person
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def call(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    told = "\n".join(getattr(part, "text", "") for part in result.content)
    assert not result.is_error, told
    return told


async def refusal(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return "\n".join(getattr(part, "text", "") for part in result.content)


async def test_an_agent_plays_a_whole_game_over_standard_input_and_output(server: Running) -> None:
    started = StdioServerParameters(
        command=str(Path(sys.executable).with_name("deductio")),
        args=["mcp", "--server", server.url, "--lang", "en"],
    )
    async with Client(started) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {
            "games", "rules", "sit_down", "listen", "look", "notebook", "choose", "say",
        }  # fmt: skip
        assert "cluedo: Cluedo, 2 to 6 seats" in await call(client, "games")
        rules = await call(client, "rules", name="small_detectives")
        assert "everybody lays one card in secret" in rules
        told = await call(client, "sit_down", name="small_detectives", bots="random,rookie")
        code = told.partition("You sit at table ")[2][:10]
        assert "You play Small Detectives" in told
        heard = [told]
        while "The game is over." not in told:
            if "1. " in told.rpartition("\n\n")[2]:
                told = await call(client, "choose", choice=1)
            else:
                told = await call(client, "listen", seconds=50)
            heard.append(told)
        assert '"help": "told"' in await call(client, "notebook")
        looked = await call(client, "look")
    story = await story_of(server, code)
    lines = {line for text in heard for line in text.splitlines() if line.startswith("[")}
    assert lines == set(story)
    assert looked.splitlines()[: len(story)] == list(story)


async def story_of(server: Running, code: str) -> tuple[str, ...]:
    """What seat 0 was told, by the record of the game, and nothing of what others were told."""
    async with httpx.AsyncClient(base_url=server.url) as anyone:
        table = (await anyone.get(f"/api/tables/{code}")).json()
        kept = await anyone.get(f"/api/tables/{code}/record")
    record = msgspec.json.decode(kept.content, type=Record)
    played = game(record.game)
    stream = what_was_told(record, played).stream(played, 0)
    called = [sitter["name"] for sitter in table["sitters"]]
    return TextSeat(played, 0, Wording(), called).story(stream)


async def test_an_agent_joins_people_and_is_refused_in_plain_sentences(server: Running) -> None:
    async with Person(server.url, "Ada") as ada, Client(server_for(server.url, "fr")) as agent:
        assert "you sit at no table yet" in await refusal(agent, "listen")
        chairs = [{"type": "Me"}, {"type": "PersonWanted"}]
        table = await ada.post("/api/tables", game="chaussette", chairs=chairs, talk="free")
        code = table["code"]
        told = await call(agent, "sit_down", code=code, seat=1)
        assert "You are not asked yet" in told
        assert "the game has not begun" in await refusal(agent, "look")
        assert "you are not asked" in await refusal(agent, "choose", choice=1)
        assert await call(agent, "say", text="bonjour") == "Said."
        await ada.post(f"/api/tables/{code}/start")
        told = await call(agent, "listen", seconds=0)
        assert "Vous jouez à" in told
        assert " says: “bonjour”" in told
        assert "Ada" in told
    async with Client(server_for(server.url, "en")) as nobody:
        assert "there is no game 'chess'" in await refusal(nobody, "rules", name="chess")
        assert "no table" in await refusal(nobody, "sit_down", code="ABCDEFGHJK")
    async with Client(server_for("http://127.0.0.1:9", "en")) as lost:
        assert "cannot be reached" in await refusal(lost, "games")


@pytest.mark.parametrize("url", ["", "localhost:8000", "ftp://house"])
async def test_what_is_no_server_is_refused(url: str) -> None:
    with pytest.raises(Refused, match="a server is an address"):
        server_for(url, "en")


async def test_without_the_package_there_is_one_plain_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("deductio.commands.mcp.find_spec", lambda name: None)
    assert run(["mcp"]) == 1
    assert capsys.readouterr().err == (
        "deductio: agents need the package mcp, version 2: pip install 'deductio[mcp]'\n"
    )
