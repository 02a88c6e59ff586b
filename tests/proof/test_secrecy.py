"""The secrecy contract over many more games; its figures go to docs/proof/."""

from __future__ import annotations

from pathlib import Path

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import check_audiences, check_clone, check_secrecy, play_randomly
from deductio.games import game, names

GAMES = 6
ONE_IN = 20
PROOF = Path(__file__).parents[2] / "docs" / "proof" / "secrecy.md"
HEAD = f"""# Secrecy, at length

Made by `make proof`. {GAMES} random games of each kind at every number of seats; at one ask in
{ONE_IN}, every reader dreams a world that fits its stream and is told the same in it, byte for
byte, to the present and on from there (`check_secrecy`). *Different* counts the twins whose hidden
things really differed from the truth.

| game | games | twins | different |
|---|---|---|---|
"""


@pytest.mark.proof
def test_secrecy_at_length() -> None:
    rows = []
    for name in names():
        games = twins = different = 0
        played = game(name)
        for number in range(GAMES * len(played.seats)):
            seats = played.seats[number % len(played.seats)]
            luck = Chance(number.to_bytes(32, "big"))
            games += 1
            for match in play_randomly(played, seats, {}, luck):
                if match.over:
                    check_audiences(match)
                elif luck.below(ONE_IN) == 0:
                    check_clone(match, luck)
                    for reader in [*range(seats), None]:
                        different += check_secrecy(match, reader, luck)
                        twins += 1
        rows.append(f"| {name} | {games} | {twins} | {different} |")
    PROOF.write_text(HEAD + "\n".join(rows) + "\n", "utf-8")
