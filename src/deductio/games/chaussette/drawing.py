"""The drawer of the Sock Inquiry drawn in characters."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from deductio.core.game import Name
from deductio.games.chaussette.messages import Proposed
from deductio.games.chaussette.socks import (
    COLUMNS,
    KINDS,
    SLOTS,
    VALUES,
    Characteristic,
    Kind,
    Slot,
)
from deductio.games.chaussette.view import View

WIDTH = 13
HALF = 38
WHOLE = 80


def draw(seen: View, name: Name) -> str:
    """The sleeve, the drawer row by row, the eight socks, then what lies before the seats."""
    lines = [_sleeve(seen, name), _progress(seen, name)]
    for start in range(0, len(SLOTS), COLUMNS):
        lines += _row([_card(seen, slot) for slot in SLOTS[start : start + COLUMNS]])
    lines += _beside([_sock(seen, name, kind) for kind in KINDS])
    lines += _effects(seen, name)
    lines += [_seat(seen, name, seat) for seat in range(seen.seats)]
    lines += _council(seen, name)
    return "\n".join(line[:WHOLE].rstrip() for line in lines if line)


def _sleeve(seen: View, name: Name) -> str:
    """The missing sock as far as it is shown: its name, the markers, or one's own clue."""
    if seen.missing is not None:
        return f"[{name('kind', seen.missing)}]"
    return f"[{' / '.join(_shown(seen, name, one) for one in VALUES)}]"


def _shown(seen: View, name: Name, characteristic: Characteristic) -> str:
    if characteristic in seen.markers:
        return name("value", seen.markers[characteristic])
    return name("value", seen.clue) if seen.clue in VALUES[characteristic] else "?"


def _progress(seen: View, name: Name) -> str:
    if seen.cooperative:
        return f"{name('label', 'searches')} {seen.counter}"
    return f"{name('label', 'round')} {seen.round}"


def _row(cards: Sequence[list[str]]) -> list[str]:
    return ["  ".join(line) for line in zip(*cards, strict=True)]


def _card(seen: View, slot: Slot) -> list[str]:
    """A box of four lines: its slot, what this seat knows of it, who has looked into it."""
    if slot not in seen.cards:
        return [" " * WIDTH, f"{'.':^{WIDTH}}", " " * WIDTH, " " * WIDTH]
    who = "".join(map(str, sorted(seen.named[slot - 1])))
    inside = [_content(seen, slot), f"({who})" if who else ""]
    edge = f"+{slot:-^{WIDTH - 2}}+"
    return [edge, *(f"|{text:^{WIDTH - 2}}|" for text in inside), f"+{'-' * (WIDTH - 2)}+"]


def _content(seen: View, slot: Slot) -> str:
    """Open cards in brackets, looks between angles, notes plain, and doubts after a shuffle."""
    if (face_up := seen.face_up[slot - 1]) is not None:
        return f"[{face_up}]"
    if (looked_at := seen.look[slot - 1]) is not None:
        return f"> {looked_at} <"
    noted = "/".join(seen.seen[slot - 1])
    return f"{noted}?" if slot in seen.stirred or not noted else noted


def _beside(socks: Sequence[str]) -> list[str]:
    half = len(socks) // 2
    pairs = zip(socks[:half], socks[half:], strict=True)
    return [f"{left:<{HALF}}  {right}" for left, right in pairs]


def _sock(seen: View, name: Name, kind: Kind) -> str:
    """Struck out once its pair lies open."""
    paired = any(kind in pairs for pairs in seen.pairs)
    return f"{'x' if paired else '-'} {name('kind', kind)}"[:HALF]


def _effects(seen: View, name: Name) -> list[str]:
    """The effect cards turned up so far."""
    turned = [f"{kind} {name('effect', effect)}" for kind, effect in seen.effects.items()]
    return wrap(", ".join(turned), WHOLE)


def _seat(seen: View, name: Name, seat: int) -> str:
    """Its number in the drawer, its name, its pairs, reports, offers and points."""
    parts = [f"{seat} {name('seat', seat)}{' *' if seat == seen.first else ''}"]
    if seen.clues:
        parts.append(name("characteristic", seen.clues[seat]))
    parts += [f"{kind}+{kind}" for kind in seen.pairs[seat]]
    if seen.reports[seat]:
        parts.append(f"{name('label', 'reports')} {' '.join(seen.reports[seat])}")
    parts += [f"({name('label', skill)})" for skill in seen.offers[seat] or ()]
    if (points := seen.scores[seat]) is not None:
        parts.append(f"= {sum(points)}")
    return "  ".join(part for part in parts if part)


def _council(seen: View, name: Name) -> list[str]:
    """Whom each seat wants to do what, and what it says it can do."""
    return [_proposal(proposed, name) for proposed in seen.proposals if proposed is not None]


def _proposal(proposed: Proposed, name: Name) -> str:
    wanted = f"{name('seat', proposed.doer)}, {name('action', proposed.action)}"
    said = f"{name('seat', proposed.seat)} > {wanted}"
    return said if proposed.reason == "none" else f"{said} {name('skill', proposed.reason)}"
