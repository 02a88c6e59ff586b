"""The API as a plain page made here: nothing is loaded from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

Schema = dict[str, Any]


class SchemaPage(OpenAPIRenderPlugin):
    """A list of everything one can ask, and of what is said."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return "\n".join(page(openapi_schema)).encode()


def page(schema: Schema) -> Iterator[str]:
    yield '<!doctype html><html lang="en"><meta charset="utf-8"><title>Deductio: API</title>'
    yield "<h1>Deductio: API</h1>"
    yield '<p>As a file: <a href="/api/schema/openapi.json">openapi.json</a></p>'
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield from described(f"{method.upper()} {path}", operation)
    yield "<h2>Words</h2>"
    for name, words in schema.get("components", {}).get("schemas", {}).items():
        yield f'<details id="{escape(name)}"><summary>{escape(name)}</summary>{block(words)}'
        yield "</details>"
    yield "</html>"


def described(title: str, operation: Schema) -> Iterator[str]:
    yield f"<h2><code>{escape(title)}</code></h2>"
    yield f"<p>{escape(operation.get('description', ''))}</p>"
    known = ("parameters", "requestBody", "responses")
    parts = {name: operation[name] for name in known if operation.get(name)}
    yield f"<details><summary>Details</summary>{block(parts)}</details>"


def block(value: Any) -> str:
    written = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    return f"<pre>{escape(written)}</pre>"
