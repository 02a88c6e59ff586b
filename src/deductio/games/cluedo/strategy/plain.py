"""What a rookie, a careful player and an inspector have in common; they differ in what they know.

Each walks to a room that may be the one, asks about what is open to it, and accuses when few enough
solutions are left.
"""

from __future__ import annotations

from collections.abc import Callable

from deductio.core.thinking import Wish
from deductio.games.cluedo.cards import Room
from deductio.games.cluedo.messages import DeclineBonus, GoToCentre
from deductio.games.cluedo.motives import DeclinedBonus, SoughtQuietRoom, SoughtRoom, UsedBonus
from deductio.games.cluedo.strategy import asking, plain_bonus, showing
from deductio.games.cluedo.strategy.mind import Mind
from deductio.games.cluedo.strategy.plain_bonus import ON_THE_WAY
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.walking import fancy, go_and_accuse, go_into


def think(here: Situation, mind_of: Callable[[Situation], Mind]) -> Wish | None:
    """What it wishes; its mind is only made up where the cards matter."""
    match here.question.name:
        case "show" | "confide":
            return showing.show(here)
        case "suggest":
            return asking.about_open(here, mind_of(here))
        case "bonus":
            return use_bonus(here, mind_of(here))
        case "draw":
            return plain_bonus.draw(here)
        case "turn" | "move" | "walk_on" | "accuse":
            return go(here, mind_of(here))
        case _:
            return None


def go(here: Situation, mind: Mind) -> Wish | None:
    """To the centre with few enough solutions left; else into a room where it wants to ask."""
    if mind.solutions <= here.ways.guesses_at:
        suspect, weapon, room = (here.luck.pick(cards) for cards in mind.left.values())
        return go_and_accuse(here, (suspect, weapon, room), mind.accusing(mind.solutions))
    if here.question.name == "accuse":
        return None
    because = SoughtRoom if mind.rooms == mind.left["room"] else SoughtQuietRoom
    rooms = elsewhere(here, mind.rooms)
    return fancy(here, rooms) or go_into(here, rooms, because)


def elsewhere(here: Situation, rooms: list[Room]) -> list[Room]:
    """Where it has rolled, not back to where it comes from, if there is another room to go to."""
    if here.question.name == "turn":
        return rooms
    return [room for room in rooms if room not in (here.place, here.view.left)] or rooms


def use_bonus(here: Situation, mind: Mind) -> Wish:
    bonus = here.view.bonus
    assert bonus is not None, "a card was drawn"
    if mind.solutions <= here.ways.guesses_at and bonus == "free_move":
        return Wish(GoToCentre(), UsedBonus(bonus))
    if mind.solutions == 1 and bonus not in ON_THE_WAY:
        return Wish(DeclineBonus(), DeclinedBonus(bonus))
    return plain_bonus.use(here, mind, bonus)
