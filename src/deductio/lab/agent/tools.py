"""What an agent can do, as tools of the Model Context Protocol: sit, listen, look, choose, say."""

from __future__ import annotations

import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

import msgspec
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from deductio.core.game import Refused
from deductio.games import game, names
from deductio.lab.agent.table_client import TableClient
from deductio.lab.llm.answers import read
from deductio.lab.llm.text_seat import TextSeat, Wording
from deductio.rulebook import rulebook_of, without_pictures
from deductio.words import Language, Words

LONGEST = 55.0
"""Seconds that one call may wait: agents give up on tools that take a minute."""
INSTRUCTIONS = """\
Play deduction board games at a table of a Deductio server. First `sit_down`; then `listen` until
you are asked, `choose` by the number of a listed choice (or the choice itself as JSON), and listen
again until the game is over. `rules` explains a game, `notebook` says what follows from what you
were told as far as the table allows, `say` speaks to the others."""

Help = Literal["none", "told", "proven", "odds"]
Phrase = Literal["hello", "thinking", "nice", "oops", "hurry", "thanks", "again", "bye"]


class Agent:
    """One seat, and how far it was told."""

    def __init__(self, client: TableClient, language: Language) -> None:
        self._client, self._language = client, language
        self._heard = self._listened = 0

    async def games(self) -> str:
        """The games that can be played, with their seats and the levels of bots."""
        shelf = await self._client.request("GET", "/api/games")
        return "\n".join(
            f"{one['name']}: {one['title'][self._language]}, {one['seats'][0]} to "
            f"{one['seats'][1]} seats; bots: {', '.join(one['levels'])}"
            for one in shelf
        )

    async def rules(
        self, name: str, whole: Annotated[bool, Field(description="The whole rule book.")] = False
    ) -> str:
        """The rules of a game, in short or all of them."""
        if name not in names():
            raise Refused(f"there is no game '{name}'; the games are: {', '.join(names())}")
        words = Words(game(name), self._language)
        if whole:
            return without_pictures(rulebook_of(game(name), self._language))
        return f"{words.text('title')}\n\n{words.text('rules')}"

    async def sit_down(
        self,
        name: Annotated[str, Field(description="The game of a new table with bots.")] = "",
        bots: Annotated[str, Field(description="Who sits at its other seats: rookie,rookie")] = "",
        help: Annotated[Help, Field(description="How much the notebook fills in.")] = "told",
        options: Annotated[dict[str, Any] | None, Field(description="Options of the game.")] = None,
        code: Annotated[str, Field(description="Or the code of a table where people gather.")] = "",
        seat: Annotated[int, Field(description="Which chair there, from 0.")] = 0,
        link: Annotated[str, Field(description="Or the end of a seat's link, after the #.")] = "",
    ) -> str:
        """Take a seat: at a new table with bots, at a table whose code you know, or by a link."""
        client = self._client
        await client.request("GET", "/api/me")
        if link:
            table = await client.request("POST", "/api/seat", {"token": link, "kind": "program"})
        elif code:
            table = await client.request("POST", f"/api/tables/{code}/sit", {"seat": seat})
        else:
            chairs = [{"type": "Me"}]
            chairs += [{"type": "BotSeated", "level": one} for one in bots.split(",") if one]
            order = {"game": name, "chairs": chairs, "help": help, "options": options or {}}
            table = await client.request("POST", "/api/tables", {**order, "start": True})
        await client.enter(table["code"])
        self._heard = self._listened = 0
        return f"You sit at table {table['code']}.\n\n{await self.listen(0)}"

    async def listen(
        self, seconds: Annotated[float, Field(description="How long, at most.")] = 30.0
    ) -> str:
        """What happened since you last listened; comes back when you are asked, when the game is
        over, or when the time is up."""
        client = self._client
        await client.wait(min(max(seconds, 0.0), LONGEST))
        parts = [self._opening(), *self._news(), *self._talk()]
        if client.over:
            parts.append("The game is over.")
        elif client.must_choose:
            parts.append(self._asked())
        else:
            parts.append("You are not asked yet; listen again.")
        return "\n\n".join(filter(None, parts))

    async def look(self) -> str:
        """The table as you see it now, everything you were told, and what you are asked."""
        if not self._client.stream:
            raise Refused("the game has not begun")
        story = self._text_seat().story(self._client.stream)
        asked = self._asked() if self._client.must_choose else self._drawn()
        return "\n\n".join(("\n".join(story), asked))

    async def notebook(self) -> str:
        """What follows from what you were told, as far as the help at this table goes (JSON)."""
        code = self._client.table.get("code")
        if code is None:
            raise Refused("you sit at no table yet")
        notes = await self._client.request("GET", f"/api/tables/{code}/notes")
        kept = {key: notes[key] for key in ("help", "certain", "odds", "worlds") if notes.get(key)}
        return msgspec.json.format(msgspec.json.encode(kept), indent=2).decode()

    async def choose(
        self,
        choice: Annotated[
            int | dict[str, Any], Field(description="The number of a listed choice, or its JSON.")
        ],
    ) -> str:
        """Answer what you are asked, or do something meanwhile; then what happened."""
        question = self._client.question
        if question is None:
            raise Refused("you are not asked; listen until you are")
        said = msgspec.json.encode({"choice": choice}).decode()
        await self._client.choose(read(said, self._text_seat(), question, frozenset()).choice)
        return await self.listen(0)

    async def say(
        self,
        phrase: Annotated[Phrase | None, Field(description="A ready phrase.")] = None,
        text: Annotated[str, Field(description="A line, where the host allows it.")] = "",
    ) -> str:
        """Say something to everyone at the table."""
        await self._client.say(**({"phrase": phrase} if phrase else {"text": text}))
        return "Said."

    def _text_seat(self) -> TextSeat:
        called = [sitter["name"] for sitter in self._client.table["sitters"]]
        return TextSeat(self._client.game, self._client.seat, Wording(self._language), called)

    def _opening(self) -> str:
        """The first time there is something to hear, all that does not change."""
        if self._heard or not self._client.stream:
            return ""
        return self._text_seat().setting(self._client.stream)

    def _news(self) -> list[str]:
        stream = self._client.stream
        if len(stream) <= self._heard:
            return []
        lines = self._text_seat().story(stream, self._heard)
        self._heard = len(stream)
        return ["\n".join(lines)]

    def _talk(self) -> list[str]:
        said = self._client.said[self._listened :]
        self._listened += len(said)
        names = [sitter["name"] for sitter in self._client.table["sitters"]]
        return [f"{names[one['seat']]} says: “{one['text'] or one['phrase']}”" for one in said]

    def _drawn(self) -> str:
        return self._text_seat().table(self._client.stream)

    def _asked(self) -> str:
        question = self._client.question
        assert question is not None
        return f"{self._drawn()}\n\n{self._text_seat().ask(question)}"


def server_for(url: str, language: Language) -> MCPServer[None]:
    """A server of tools for one agent at a server of ours."""
    client = TableClient(url)
    agent = Agent(client, language)

    @asynccontextmanager
    async def connected(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await client.leave()

    server = MCPServer("deductio", instructions=INSTRUCTIONS, lifespan=connected, log_level="ERROR")
    for tool in (
        agent.games,
        agent.rules,
        agent.sit_down,
        agent.listen,
        agent.look,
        agent.notebook,
        agent.choose,
        agent.say,
    ):
        server.add_tool(_plainly(tool), structured_output=False)
    return server


def _plainly(tool: Callable[..., Awaitable[str]]) -> Callable[..., Awaitable[str]]:
    """What is refused is said to the agent in one sentence."""

    @functools.wraps(tool)
    async def call(*args: Any, **kwargs: Any) -> str:
        try:
            return await tool(*args, **kwargs)
        except Refused as refused:
            raise ToolError(str(refused)) from None

    return call
