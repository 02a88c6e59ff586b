"""What the author of a game runs over it: the contract, on random games of every size."""

from __future__ import annotations

from cups_game import GAME
from deductio.complete import check_complete
from deductio.core.chance import Chance
from deductio.core.contract import (
    check_audiences,
    check_box,
    check_clone,
    check_domains,
    check_options,
    check_refusals,
    check_sets,
    check_travel,
    play_randomly,
)
from deductio.core.secrecy import check_secrecy, check_something_hidden


def check_one(seats: int, cups: int, seed: int) -> None:
    luck = Chance(seed.to_bytes(32, "big"))
    for number, match in enumerate(play_randomly(GAME, seats, {"cups": cups}, luck)):
        if number == 0:
            check_something_hidden(match, luck.clone())
        if not match.over:
            check_options(match)
            check_refusals(match, luck.clone())
            check_sets(match)
            check_clone(match, luck.clone())
            check_travel(match)
            check_secrecy(match, luck.clone())
        check_audiences(match)
        check_domains(match)


if __name__ == "__main__":
    check_box(GAME)
    check_complete(GAME)
    games = [(seats, cups) for seats in GAME.seats for cups in (4, 5, 6)]
    for seed, (seats, cups) in enumerate(games * 5):
        check_one(seats, cups, seed)
    print(f"{len(games) * 5} games keep the contract")
