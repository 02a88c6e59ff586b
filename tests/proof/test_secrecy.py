"""The secrecy contract over many more games; its figures go to docs/proof/."""

from __future__ import annotations

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import check_audiences, check_clone, play_randomly
from deductio.core.secrecy import check_secrecy
from deductio.games import game, names
from tests.proof.pages import PROOF, of_games, put_rows

GAMES = 6
ONE_IN = 20
PAGE = PROOF / "secrecy.md"
HEAD = f"""# Secrecy, at length

Made by `make proof`. {GAMES} random games of each kind at every number of seats; at one ask in
{ONE_IN}, a twin is sought for every reader: another game that has told it the same, byte for byte.
It must be asked, refused and told the same in both, now and on from there, and notebook, default
and bot must conclude the same (`check_secrecy`). Where no twin was found, little or nothing was
hidden any more.

| game | games | readers | twins |
|---|---|---|---|
"""


@pytest.mark.proof
@pytest.mark.parametrize("name", names())
def test_secrecy_at_length(name: str) -> None:
    games = readers = twins = 0
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
                twins += check_secrecy(match, luck)
                readers += seats + 1
    row = f"| {name} | {games} | {readers} | {twins} |"
    put_rows(PAGE, [(HEAD, of_games(names()))], [row])
