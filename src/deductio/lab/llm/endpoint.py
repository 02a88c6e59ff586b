"""A player behind an address: chat completions over HTTP, as OpenAI's API and many others speak."""

from __future__ import annotations

import json
import os
from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request

from deductio.core.game import Refused
from deductio.lab.llm.players import Silent
from deductio.lab.llm.text_seat import Prompt
from deductio.lab.no_detours import open_straight

KEY = "OPENAI_API_KEY"
"""The environment variable with the key; without it none is sent."""
LONGEST = 1_000_000
"""Bytes of an answer that are read."""


class Endpoint:
    """Every ask is one request with the rules and all that was told: nothing is kept there."""

    def __init__(self, url: str, model: str, seconds: float) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refused(f"an endpoint is an address as https://host/v1, not '{url}'")
        self.name = model
        self._url = url.rstrip("/").removesuffix("/chat/completions") + "/chat/completions"
        self._model, self._seconds = model, seconds

    def begin(self, rules: str) -> None:
        """Nothing to do: an endpoint remembers nothing."""

    def answer(self, prompt: Prompt, notes: str, wrong: str) -> str:
        told = "\n\n".join(filter(None, (prompt.text(notes), wrong)))
        messages = [
            {"role": "system", "content": prompt.rules},
            {"role": "user", "content": told},
        ]
        body = {"model": self._model, "messages": messages, "temperature": 0}
        return self._content(self._post(json.dumps(body).encode()))

    def end(self, told: str) -> None:
        """Nothing to do either."""

    def _post(self, body: bytes) -> bytes:
        headers = {"Content-Type": "application/json"}
        if key := os.environ.get(KEY):
            headers["Authorization"] = f"Bearer {key}"
        try:
            with open_straight(Request(self._url, body, headers), timeout=self._seconds) as answer:
                told: bytes = answer.read(LONGEST + 1)
        except HTTPError as error:
            with error:
                raise Silent(f"the endpoint answered {error.code} {error.reason}") from None
        except URLError as error:
            raise Silent(f"the endpoint cannot be reached: {error.reason}") from None
        except TimeoutError:
            raise Silent(f"the endpoint said nothing for {self._seconds:g} seconds") from None
        except (OSError, HTTPException):
            raise Silent("the endpoint broke off") from None
        if len(told) > LONGEST:
            raise Silent(f"the endpoint said more than {LONGEST} bytes")
        return told

    def _content(self, told: bytes) -> str:
        try:
            return str(json.loads(told)["choices"][0]["message"]["content"] or "")
        except (ValueError, LookupError, TypeError, RecursionError):
            raise Silent("the endpoint does not speak as chat completions do") from None
