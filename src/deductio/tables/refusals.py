"""Kinds of refusal that are more than a sentence: the server answers each in its own way."""

from __future__ import annotations

from deductio.core.game import Refused


class Unknown(Refused):
    """There is no such thing here."""


class Forbidden(Refused):
    """Not for this person."""


class NotNow(Refused):
    """Not as things stand."""


class TooMany(Refused):
    """This person has so much already."""


class Elsewhere(Exception):
    """Another server has this table: the one at `address`, or nobody knows which just now."""

    def __init__(self, code: str, address: str = "") -> None:
        super().__init__()
        self.code = code
        self.address = address
