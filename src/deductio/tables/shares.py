"""Shares in the luck, as a table's row keeps them: all promised before any is opened.

The row's `promises` are made while people gather, and its `nonces` are opened after the host has
started; whoever promised none, or does not open in time, counts as absent.
"""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.game import Refused
from deductio.core.messages import Seat
from deductio.core.seal import absent_nonce, promise_of
from deductio.tables.recovery import seal_of
from deductio.tables.rows import TableRow


def promise(row: TableRow, seats: int, seat: Seat, promised: str) -> None:
    """An empty one takes back what was promised."""
    row.promises = _with(row.promises, seats, seat, promised)


def open_up(row: TableRow, seat: Seat, nonce: str) -> None:
    if not row.promises or promise_of(nonce) != row.promises[seat]:
        raise Refused("this is not the share that was promised", "not-promised")
    row.nonces = _with(row.nonces, len(row.promises), seat, nonce)


def awaited(row: TableRow) -> bool:
    """Whether a promised share is still to be opened."""
    opened = row.nonces or [""] * len(row.promises)
    return any(promised and not nonce for promised, nonce in zip(row.promises, opened, strict=True))


def settle(row: TableRow, seats: int) -> None:
    """From now on nobody's share can change; what is not open stands for nobody's wish."""
    commitment, opened = seal_of(row).commitment, row.nonces or [""] * seats
    row.promises = row.promises or ("",) * seats
    row.nonces = tuple(one or absent_nonce(commitment, seat) for seat, one in enumerate(opened))


def _with(texts: Sequence[str], seats: int, seat: Seat, text: str) -> tuple[str, ...]:
    changed = [*(texts or [""] * seats)]
    changed[seat] = text
    return tuple(changed)
