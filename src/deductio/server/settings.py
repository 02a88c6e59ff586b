"""How a server is set: by a file, by the environment, by a command; what comes later counts.

A setting has one name everywhere: `port = 9000` in the file, `DEDUCTIO_PORT=9000` in the
environment, `--port 9000`; those of a section are `[limits] body = …` and `DEDUCTIO_LIMITS_BODY`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import URL, make_url

from deductio.bots.guest import check_loads
from deductio.bots.own import let_in_listed
from deductio.core.game import Refused
from deductio.server.app import Settings
from deductio.server.database import default_database, plainly
from deductio.server.limits import Limits, Proxies
from deductio.tables.house import HouseSettings
from deductio.tables.housekeeping import Keeping
from deductio.tables.quotas import Quotas

PREFIX = "DEDUCTIO_"
FILE = "DEDUCTIO_SETTINGS"
ELSEWHERE = frozenset((FILE, "DEDUCTIO_BOARDGAMEIO"))
"""Names in the environment that are no settings of a server."""
SECTIONS: dict[str, Any] = {"limits": Limits, "quotas": Quotas, "keeping": Keeping}
HOST_AND_PORT = r"([^:]+|\[[^\]]+\]):[0-9]{1,5}"
COMMAND = "the command line"
SEEN_BY_ALL = (
    "a password on the command line is seen by everyone on this computer: put the address into"
    " DEDUCTIO_DATABASE, or into a file that DEDUCTIO_DATABASE_FILE or --database-file names"
)


class Wanted(Struct, frozen=True, kw_only=True):
    """Everything that can be set."""

    host: tuple[str, ...] = ("127.0.0.1",)
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    database: str = ""
    database_file: str = ""
    """A file in which the address of the database stands alone."""
    name: tuple[str, ...] = ()
    address: str = ""
    """Where other servers on the same database reach this one."""
    proxies: tuple[str, ...] = ()
    metrics: str = ""
    """HOST:PORT, where figures are given."""
    drain_seconds: Annotated[float, Meta(ge=0)] = 0
    pause: Annotated[float, Meta(ge=0)] = 1
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    bots: tuple[str, ...] = ()
    """Of others, by the names of their entry points: nobody else's code is loaded."""
    limits: Limits = Limits()
    quotas: Quotas = Quotas()
    keeping: Keeping = Keeping()

    def settings(self, database: str) -> Settings:
        least, most = HouseSettings().pause
        return Settings(
            database=database,
            house=HouseSettings(
                pause=(least * self.pause, most * self.pause),
                workers=self.workers,
                bots=self.bots,
                quotas=self.quotas,
                keeping=self.keeping,
                stock=True,
            ),
            limits=self.limits,
            hosts=self.name or None,
            address=self.address,
            proxies=self.proxies,
            drain_seconds=self.drain_seconds,
        )

    def figures_at(self) -> tuple[str, int] | None:
        host, _, port = self.metrics.rpartition(":")
        return (host.strip("[]"), int(port)) if self.metrics else None


class Wrong(Refused):
    """Settings that cannot be used, a sentence for each."""

    def __init__(self, sentences: list[str]) -> None:
        super().__init__("; ".join(sentences))
        self.sentences = sentences


def read_settings(
    file: Path | None, environment: Mapping[str, str], command: Mapping[str, Any]
) -> tuple[Wanted, str, list[str]]:
    """What is wanted, the address of the database, and what deserves a second look."""
    file = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    wrong: list[str] = []
    looks: list[str] = []
    told = [*in_file(file), *in_environment(environment), *given(command)]
    wanted = gathered(told, wrong, looks)
    wrong += unusable(wanted)
    database = ""
    try:
        database = address_of_database(wanted, command.get("database") or "")
    except Refused as refused:
        wrong.append(str(refused))
    if wrong:
        raise Wrong(wrong)
    secret_here = [one for place, name, one in told if name == "database" and place == str(file)]
    holders = [wanted.database_file, *(str(file) for one in secret_here if is_secret(one))]
    looks += [f"others can read {one}: chmod 600 {one}" for one in holders if is_open(one)]
    return wanted, database, looks


def gathered(told: Iterable[tuple[str, str, Any]], wrong: list[str], looks: list[str]) -> Wanted:
    """What is told later counts; what cannot be used is put among what is wrong."""
    values: dict[str, Any] = {}
    for place, name, raw in told:
        if name not in TYPES:
            (looks if place.startswith(PREFIX) else wrong).append(f"{place}: no setting '{name}'")
            continue
        try:
            values[name] = converted(raw, TYPES[name])
        except msgspec.ValidationError as error:
            wrong.append(f"{place}: {name}: {plain(error)}")
    for section, kind in SECTIONS.items():
        its = [name for name in values if name.startswith(f"{section}.")]
        values[section] = kind(**{name.partition(".")[2]: values.pop(name) for name in its})
    return Wanted(**values)


def address_of_database(wanted: Wanted, on_command_line: str) -> str:
    if is_secret(on_command_line):
        raise Refused(SEEN_BY_ALL)
    address = address_in(wanted.database_file) or wanted.database or default_database()
    url_of(address)
    return address


def in_file(file: Path | None) -> Iterator[tuple[str, str, Any]]:
    if file is None:
        return
    try:
        told = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        because = error.strerror if isinstance(error, OSError) else error
        raise Wrong([f"{file} cannot be read: {because}"]) from None
    for name, value in told.items():
        if isinstance(value, dict):
            yield from ((str(file), f"{name}.{inner}", one) for inner, one in value.items())
        else:
            yield str(file), name, value


def in_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, str, Any]]:
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in ELSEWHERE:
            yield name, setting_of(name), environment[name]


def setting_of(variable: str) -> str:
    """`DEDUCTIO_LIMITS_BODY` is `limits.body`."""
    name = variable.removeprefix(PREFIX).lower()
    section, _, inner = name.partition("_")
    return f"{section}.{inner}" if section in SECTIONS else name


def given(command: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    return ((COMMAND, name, value) for name, value in command.items() if value is not None)


def known_types() -> dict[str, Any]:
    """A number in a section is never less than nothing; a limit is more."""
    known = get_type_hints(Wanted, include_extras=True)
    for section, kind in SECTIONS.items():
        del known[section]
        least = Meta(ge=0) if section == "keeping" else Meta(gt=0)
        for name, inner in get_type_hints(kind, include_extras=True).items():
            known[f"{section}.{name}"] = inner if inner is str else Annotated[inner, least]
    return known


TYPES = known_types()


def converted(raw: Any, kind: Any) -> Any:
    """Lists are written with commas where only text can be written."""
    if get_origin(kind) is tuple and isinstance(raw, str):
        raw = [part.strip() for part in raw.split(",") if part.strip()]
    return msgspec.convert(raw, kind, strict=not isinstance(raw, str))


def plain(error: msgspec.ValidationError) -> str:
    return str(error).partition(" - at ")[0].replace("`", "").lower()


def unusable(wanted: Wanted) -> Iterator[str]:
    for one in wanted.proxies:
        try:
            Proxies([one])
        except ValueError:
            yield f"proxies: '{one}' is no address or network"
    if wanted.metrics and not re.fullmatch(HOST_AND_PORT, wanted.metrics):
        yield f"metrics: '{wanted.metrics}' is not HOST:PORT"
    try:
        let_in_listed(wanted.bots)
        check_loads(*wanted.bots)
    except Refused as refused:
        yield str(refused)
    if wanted.database and wanted.database_file:
        yield "set either database or database_file"


def address_in(file: str) -> str:
    try:
        return Path(file).read_text("utf-8").strip() if file else ""
    except (OSError, ValueError) as error:
        raise Refused(f"database_file: {file} cannot be read") from error


def is_secret(address: str) -> bool:
    """Whether the address of a database holds a password."""
    return bool(address) and url_of(address).password is not None


def url_of(address: str) -> URL:
    with plainly():
        url = make_url(address)
        url.get_dialect().import_dbapi()
    return url


def is_open(file: str) -> bool:
    """Whether others can read it."""
    return bool(file) and bool(Path(file).stat().st_mode & 0o077)


def summary(wanted: Wanted, database: str) -> list[str]:
    """What a server would do with these settings; no secrets."""
    names = [name for name in Wanted.__struct_fields__ if name not in SECTIONS]
    shown = {name: getattr(wanted, name) for name in names}
    shown["database"] = url_of(database).render_as_string(hide_password=True)
    for section, kind in SECTIONS.items():
        usual, its = asdict(kind()), asdict(getattr(wanted, section))
        shown |= {f"{section}.{name}": its[name] for name in its if its[name] != usual[name]}
    return [f"{name} = {written(value)}" for name, value in shown.items()]


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()
