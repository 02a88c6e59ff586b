"""HTTP for what the games bring: the shelf, everything for a table of one, and its files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import litestar
import msgspec
from litestar import Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from deductio.rulebook import rulebook_of
from deductio.server.asking import get
from deductio.server.files import file_at, kind_of, tag_of
from deductio.server.games import game_book, known_game, shelf
from deductio.server.wire import GameBook, GameInfo, Rulebook
from deductio.words import Language

Asked = Request[object, object, State]
TheGame = Annotated[str, Parameter(max_length=60, description="The name of a game.")]


@get("/games", sync_to_thread=False)
def games(request: Asked) -> Response[tuple[GameInfo, ...]]:
    """The games that can be played here."""
    return unless_known(request, shelf(), tag_of_shelf())


@get("/games/{name:str}/{lang:str}", sync_to_thread=False)
def book(request: Asked, name: TheGame, lang: Language) -> Response[GameBook]:
    """Everything a page needs for tables of a game: options, texts, fields, content."""
    return unless_known(request, game_book(name, lang), tag_of_book(name, lang))


@get("/games/{name:str}/{lang:str}/rulebook", sync_to_thread=False)
def rulebook(request: Asked, name: TheGame, lang: Language) -> Response[Rulebook]:
    """All rules of a game as Markdown, for whoever wants to read them."""
    text = rulebook_of(known_game(name), lang)
    return unless_known(request, Rulebook(text), tag_of(text.encode()))


@litestar.get("/games/{name:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
def game_file(request: Asked, name: str, path: str) -> Response[bytes]:
    """A file of the folder `page` of a game's package: its cover, its board."""
    folder = Path(str(files(known_game(name).package))) / "page"
    file = file_at(folder, path.strip("/"))
    if file is None:
        raise NotFoundException("there is nothing here")
    body = file.read_bytes()
    return unless_known(request, body, tag_of(body), kind_of(file))


def unless_known(
    request: Asked, content: Any, tag: str, kind: str = "application/json"
) -> Response[Any]:
    """Asked for again each time, and answered without it while it is the same."""
    headers = {"cache-control": "no-cache", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


@cache
def tag_of_shelf() -> str:
    return tag_of(msgspec.json.encode(shelf()))


@cache
def tag_of_book(name: str, language: Language) -> str:
    return tag_of(msgspec.json.encode(game_book(name, language)))


SHELF = Router("/", route_handlers=[games, book, rulebook])
