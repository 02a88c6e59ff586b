"""Logs as lines of JSON. Whatever could tell a secret stays out: no codes, no links, no messages
of errors, which might quote what somebody holds."""

from __future__ import annotations

import logging
import time
from traceback import extract_tb

import msgspec

OURS = "deductio"
FIELDS = ("game", "error", "seconds", "count", "address")
"""What may stand beside the words of a line."""


class Lines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.msg if record.name.startswith(OURS) else "from a library",
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}"
                for frame in extract_tb(record.exc_info[2])
            ]
        return msgspec.json.encode(line).decode()


def log_to_stderr() -> None:
    lines = logging.StreamHandler()
    lines.setFormatter(Lines())
    logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(logging.INFO)
