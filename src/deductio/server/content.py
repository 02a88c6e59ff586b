"""What a board on the page is drawn from and no stream tells: maps, cards, kinds, by game."""

from __future__ import annotations

from typing import Any


def content(name: str) -> dict[str, Any]:
    """Nothing for a game whose board needs nothing."""
    match name:
        case "small_detectives":
            return _street()
        case "cluedo":
            return _mansion()
        case "chaussette":
            return _drawer()
        case "new_york":
            return _city()
        case "almost_innocent":
            return _town()
        case _:
            return {}


def _street() -> dict[str, Any]:
    from deductio.games.small_detectives import street

    return {
        "police": street.POLICE,
        "pub": street.PUB,
        "houses": street.HOUSES,
        "suspects": street.SUSPECTS,
        "weapons": street.WEAPONS,
        "numbers": street.NUMBER,
        "steps": street.STEPS,
    }


def _mansion() -> dict[str, Any]:
    from deductio.games.cluedo import cards, mansion

    house = mansion.mansion()
    return {
        "suspects": cards.SUSPECTS,
        "weapons": cards.WEAPONS,
        "rooms": cards.ROOMS,
        "cells": [[*cell, sign, house.place_at.get(cell)] for cell, sign in house.signs.items()],
        "doors": [[*cell, *threshold] for cell, threshold in house.thresholds.items()],
        "bonus": sorted(house.bonus),
        "shortcuts": house.shortcuts,
    }


def _drawer() -> dict[str, Any]:
    from deductio.games.chaussette import socks

    return {
        "columns": socks.COLUMNS,
        "slots": socks.SLOTS,
        "values": socks.VALUES,
        "kinds": socks.VALUE_OF,
        "tokens": socks.TOKENS,
        "rounds": socks.ROUNDS,
    }


def _city() -> dict[str, Any]:
    from deductio.games.new_york import city

    return {
        "columns": city.COLUMNS,
        "rows": city.ROWS,
        "district": city.DISTRICT,
        "action": city.ACTION,
        "places": city.PLACES,
        "kind": city.KIND,
        "waters": {water: city.named(cells) for water, cells in city.WATERS.items()},
    }


def _town() -> dict[str, Any]:
    from deductio.games.almost_innocent import clues, queen

    return {
        "kinds": clues.KINDS,
        "characters": clues.CHARACTERS,
        "columns": list(clues.COLUMNS),
        "rows": list(clues.ROWS),
        "controlled": {
            place: [line for line in clues.LINES if line in queen.CONTROLLED[place]]
            for place in queen.PLACES
        },
    }
