"""`deductio cases`: endless cases of a game, with their proofs and figures."""

from __future__ import annotations

import msgspec

from deductio.commands.output import print_json
from deductio.core.game import CaseWish, Refused
from deductio.games import game

MOST = 1000


def list_cases(name: str, wish: CaseWish, *, json: bool) -> None:
    played = game(name)
    if played.cases is None:
        raise Refused(f"{name} has no endless cases")
    if not 1 <= wish.count <= MOST:
        raise Refused(f"between 1 and {MOST} cases can be made at once, not {wish.count}")
    if not 0 <= wish.seed < 2**62:
        raise Refused(f"a seed is a number from 0 to 2^62, not {wish.seed}")
    made = played.cases(wish)
    if json:
        print_json(list(made))
        return
    for case in made:
        print(msgspec.json.format(msgspec.json.encode(case), indent=2).decode())
