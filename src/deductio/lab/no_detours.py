"""Requests that go to the address that was named and to no other: keys and cookies stay there."""

from __future__ import annotations

from typing import Any
from urllib.request import HTTPRedirectHandler, build_opener


class NoDetours(HTTPRedirectHandler):
    """An answer that sends elsewhere is an error like any other."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


open_straight = build_opener(NoDetours).open
