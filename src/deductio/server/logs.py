"""Logs as lines of JSON. Whatever could tell a secret stays out: no codes, no links, no names.

What a library says of an error is in the log only where it cannot quote what somebody holds: the
system's own words for what failed, and a database's for what it could not do.
"""

from __future__ import annotations

import logging
import re
import sqlite3
import time
from concurrent.futures import BrokenExecutor
from traceback import extract_tb

import msgspec

OURS = "deductio"
FIELDS = ("game", "seconds", "count", "address")
"""What may stand beside the words of a line."""
QUOTES = re.compile(r"[\n'\"<({\[=].*", re.DOTALL)
"""From here on a library may quote what it was given."""
QUOTING = ("22", "23")
"""Kinds of errors of PostgreSQL that quote values: of wrong ones, and of those already there."""


class Lines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.msg if record.name.startswith(OURS) else unquoted(record.msg),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        error = record.exc_info[1] if record.exc_info else getattr(record, "error", None)
        if error is not None:
            line |= told_of(error)
        return msgspec.json.encode(line).decode()


def unquoted(words: object) -> str:
    """The words of a library, without what it fills in."""
    return QUOTES.sub("", str(words)).strip() or "from a library"


def told_of(error: BaseException) -> dict[str, object]:
    told: dict[str, object] = {"error": type(error).__name__}
    if because := reason_of(error):
        told["because"] = because
    if error.__traceback__ is not None:
        frames = extract_tb(error.__traceback__)
        told["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return told


def reason_of(error: BaseException) -> str:
    """What failed, in the words of whoever knows; empty where they might quote something."""
    from_the_driver = getattr(error, "orig", None)  # SQLAlchemy quotes statements and values
    if isinstance(from_the_driver, BaseException):
        return reason_of(from_the_driver)
    match error:
        case OSError():
            return error.strerror or ""
        case sqlite3.Error() | BrokenExecutor():
            return str(error)
    diagnosis = getattr(error, "diag", None)  # of psycopg, which need not be installed
    if diagnosis is None or (getattr(error, "sqlstate", "") or "").startswith(QUOTING):
        return ""
    return diagnosis.message_primary or " ".join(str(error).split())


def log_to_stderr() -> None:
    lines = logging.StreamHandler()
    lines.setFormatter(Lines())
    logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(logging.INFO)
