"""TypeScript types from the JSON Schema of our messages."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec

Schema = dict[str, Any]


def declarations(types: dict[str, Any]) -> str:
    """One TypeScript declaration per named type, and one per struct these are made of."""
    schemas, components = msgspec.json.schema_components(
        list(types.values()), ref_template="#/{name}"
    )
    told = {typescript_name(name): schema for name, schema in components.items()}
    named = {
        name: f"export type {name} = {expression(schema)}"
        for name, schema in zip(types, schemas, strict=True)
        if name not in told
    }
    structs = (declared(name, schema) for name, schema in told.items())
    return "\n\n".join([*structs, *named.values()]) + "\n"


def declared(name: str, schema: Schema) -> str:
    """What a page sends may leave out what has a default; what it is sent only what says so."""
    if "properties" not in schema:
        return f"export type {name} = {expression(schema)}"
    sent = schema.get("additionalProperties") is False
    required = {
        name
        for name, field in schema["properties"].items()
        if name in schema.get("required", ()) or not (sent or "x-left-out" in field)
    }
    fields = (
        f"  {name}{'' if name in required else '?'}: {expression(field)}"
        for name, field in schema["properties"].items()
    )
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def expression(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    match schema:
        case {"$ref": reference}:
            return typescript_name(reference.removeprefix("#/"))
        case {"anyOf": parts}:
            return union(map(expression, parts))
        case {"enum": values}:
            return union(json.dumps(value) for value in values)
        case {"const": value}:
            return json.dumps(value)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(expression, items))}]"
        case {"type": "array"}:
            return f"({expression(schema.get('items', {}))})[]"
        case {"type": "object"}:
            return f"Record<string, {expression(schema.get('additionalProperties', {}))}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as kind}:
            return str(kind)
        case _:
            return "any"


def union(parts: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def typescript_name(component: str) -> str:
    """`Chose[Roll | Pass]` has no name a program could use; its class alone says enough."""
    return component.split("_")[0]
