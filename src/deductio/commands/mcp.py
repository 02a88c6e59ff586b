"""`deductio mcp`: an agent sits down at a table of a server, over the Model Context Protocol."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import typer

from deductio.commands.arguments import Lang
from deductio.commands.play import language_of_the_system, read_language
from deductio.core.game import Refused


def serve_agent(
    server: Annotated[
        str, typer.Option(metavar="URL", help="Where the tables are: a server of ours.")
    ] = "http://127.0.0.1:8000",
    lang: Lang = "",
) -> None:
    language = read_language(lang or language_of_the_system())
    if find_spec("mcp") is None or find_spec("mcp.server.mcpserver") is None:
        raise Refused("agents need the package mcp, version 2: pip install 'deductio[mcp]'")
    from deductio.lab.agent.tools import server_for

    server_for(server, language).run("stdio")
