"""What the mansion on the page is drawn from."""

from __future__ import annotations

from typing import Any

from deductio.games.cluedo import cards, mansion


def board_content() -> dict[str, Any]:
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
