"""How commands speak: tables and progress for people, one JSON document for programs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec


def print_json(value: Any) -> None:
    """The only thing a command with `--json` writes on standard output."""
    document = msgspec.json.format(msgspec.json.encode(value), indent=2)
    sys.stdout.write(document.decode() + "\n")


def say_beside(sentences: Iterable[str]) -> None:
    """What a person should know beside the result, a line each."""
    for sentence in sentences:
        print(f"deductio: {sentence}", file=sys.stderr)


@contextmanager
def progress_bar(what: str, total: int, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while long work goes on; silent where nobody looks."""
    if not shown or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def print_table(title: str, rows: dict[str, object]) -> None:
    """Two columns: a name and a value."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, show_header=False, title_justify="left")
    for name, value in rows.items():
        table.add_row(name, str(value))
    Console().print(table)
