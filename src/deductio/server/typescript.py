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
    named = zip(types, schemas, strict=True)
    told |= {name: schema for name, schema in named if name not in told}
    return "\n\n".join(f"export type {name} = {shape(told[name])}" for name in told) + "\n"


def shape(schema: Schema) -> str:
    """What a page sends may leave out what has a default; what it is sent only what says so."""
    if "properties" not in schema:
        return expression(schema)
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
    return "\n".join(["{", *fields, "}"])


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
            return listed(expression(schema.get("items", {})))
        case {"type": "object"}:
            return f"Record<string, {expression(schema.get('additionalProperties', {}))}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as kind}:
            return str(kind)
        case {"title": name}:  # any value for the schema; the page itself says what it knows of it
            return str(name)
        case _:
            return "unknown"


def listed(item: str) -> str:
    return f"({item})[]" if " " in item else f"{item}[]"


def union(parts: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def typescript_name(component: str) -> str:
    """`Chose[Roll | Pass]` has no name a program could use; its class alone says enough."""
    return component.split("_")[0]
