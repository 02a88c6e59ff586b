"""Arguments and options that several commands take, as Typer reads them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from deductio.core.game import Refused

GameName: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game; see `deductio games`.")
]
RecordFile: TypeAlias = Annotated[
    Path, typer.Argument(metavar="FILE", help="The record of a game.")
]
Json: TypeAlias = Annotated[
    bool, typer.Option("--json", help="One JSON document on standard output.")
]
Seats: TypeAlias = Annotated[
    int | None, typer.Option(help="How many seats; the fewest by default.")
]
Bots: TypeAlias = Annotated[
    str,
    typer.Option(
        help="Bots by seat, repeated: a level, level:member, or your own package.module:Class: a,b"
    ),
]
Patience: TypeAlias = Annotated[
    float, typer.Option(help="Seconds that your own bot may take for one choice.")
]
GameOptions: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")
]
Seed: TypeAlias = Annotated[str, typer.Option(help="Equal seeds give equal games.")]
Games: TypeAlias = Annotated[int, typer.Option(help="How many games.")]


def read_jobs(text: str) -> int | str:
    """A number, or the address of a cluster."""
    if "://" in text:
        return text
    try:
        jobs = int(text)
    except ValueError:
        raise typer.BadParameter(f"'{text}' is neither a number nor an address") from None
    if jobs < 1:
        raise Refused("at least one process must play")
    return jobs


Jobs: TypeAlias = Annotated[
    str, typer.Option(help="How many processes; or a Dask cluster, as tcp://host:port.")
]
Lang: TypeAlias = Annotated[str, typer.Option("--lang", help="fr or en.")]
Whose: TypeAlias = Annotated[int, typer.Option(help="Whose knowledge.")]
At: TypeAlias = Annotated[
    int | None, typer.Option(help="After that many of its events; all by default.")
]
SettingsFile: TypeAlias = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Settings in TOML; or DEDUCTIO_SETTINGS.")
]
Database: TypeAlias = Annotated[
    str | None, typer.Option(help="The address of the database, without a password.")
]
DatabaseFile: TypeAlias = Annotated[
    str | None, typer.Option(metavar="FILE", help="A file that holds the address.")
]
