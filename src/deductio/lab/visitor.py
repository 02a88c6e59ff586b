"""Asks a server over HTTP, before and between the windows of a bench."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from typing import Any


class Visitor:
    """One connection to a server on this machine."""

    def __init__(self, port: int) -> None:
        self._http = HTTPConnection("127.0.0.1", port)

    def cookie(self) -> str:
        """Of somebody who comes for the first time."""
        self._http.request("GET", "/api/me")
        answer = self._http.getresponse()
        answer.read()
        return str(answer.headers["set-cookie"]).partition(";")[0]

    def post(self, path: str, body: dict[str, Any], *, cookie: str = "") -> Any:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        self._http.request("POST", path, json.dumps(body), headers)
        answer = self._http.getresponse()
        told = answer.read()
        if answer.status >= 400:
            raise RuntimeError(told.decode())
        return json.loads(told)

    def figure(self, name: str) -> float:
        """One of the figures that a server of ours gives about itself."""
        self._http.close()  # it has been idle, and the server may have hung up
        self._http.request("GET", "/metrics")
        lines = self._http.getresponse().read().decode().splitlines()
        return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])
