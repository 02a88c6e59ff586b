"""Which card a sleuth lays: it tries each of its ways against what the others may lay."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Choice, Seat
from deductio.core.options import Options
from deductio.core.thinking import Wish, best
from deductio.games.small_detectives.messages import Play, PlayBoth, Shadow
from deductio.games.small_detectives.motives import HurriesToThePolice, ShakesThingsUp
from deductio.games.small_detectives.strategy.insight import CERTAIN
from deductio.games.small_detectives.strategy.mind import Laid, Mind
from deductio.games.small_detectives.strategy.purpose import Plan, purpose
from deductio.games.small_detectives.strategy.round_ahead import back_from_street, plans
from deductio.games.small_detectives.strategy.situation import Situation
from deductio.games.small_detectives.street import Card

ROUNDS_IMAGINED = 12
"""In how many ways the others may play a round, when I think about mine."""
STALE = 0.6
"""With less patience than this everyone waits for the others to give up a card: anything else is
better."""
PAIRS_IMAGINED = 6
"""The same with two seats, where there are twelve ways to lay one's own cards."""


def lay_a_card(mind: Mind, options: Options[Choice]) -> Wish:
    imagined = [mind.rivals.lay_cards(mind.luck) for _ in range(ROUNDS_IMAGINED)]
    chosen: dict[Choice, Plan] = {}
    for option in options:
        assert isinstance(option, Play)
        tried = [
            try_plan(mind, option.card, wish, imagined) for wish in plans(option.card, mind.table)
        ]
        chosen[option] = max(tried, key=lambda plan: plan.win)
    choice = best(options, lambda option: chosen[option].win, mind.luck)
    because = purpose(mind, chosen[choice])
    if mind.chances.patience < STALE and not isinstance(because, HurriesToThePolice):
        return Wish(mind.luck.pick(list(options)), ShakesThingsUp())
    return Wish(choice, because)


def try_plan(mind: Mind, card: Card, wish: Choice | None, imagined: Sequence[Laid]) -> Plan:
    """How this card does on average, and how often it gives me a look."""
    win, looks = 0.0, 0
    for others in imagined:
        laid = {**others, mind.me: [card]}
        after = mind.after(mind.laid_out(laid), in_turn(laid, 0), wish)
        win += mind.win(after)
        looks += after.looked[mind.me] != mind.table.looked[mind.me]
    return Plan(card, wish, round(win / len(imagined), 9), looks / len(imagined))


def in_turn(laid: Laid, half: int) -> dict[Seat, Card]:
    return {seat: cards[half] for seat, cards in laid.items()}


def lay_two_cards(mind: Mind, options: Options[Choice]) -> Wish:
    """SD-38: both cards are laid at once; what the second meets is seen through the first."""
    imagined = [mind.rivals.lay_cards(mind.luck, 2) for _ in range(PAIRS_IMAGINED)]
    chosen: dict[Choice, Plan] = {}
    for option in options:
        assert isinstance(option, PlayBoth)
        tried = [try_pair(mind, option, wish, imagined) for wish in plans(option.first, mind.table)]
        chosen[option] = max(tried, key=lambda plan: plan.win)
    choice = best(options, lambda option: chosen[option].win, mind.luck)
    return Wish(choice, purpose(mind, chosen[choice]))


def try_pair(mind: Mind, play: PlayBoth, wish: Choice | None, imagined: Sequence[Laid]) -> Plan:
    win, looks = 0.0, 0
    for others in imagined:
        laid = {**others, mind.me: [play.first, play.second]}
        half = mind.after(mind.laid_out(laid), in_turn(laid, 0), wish)
        looks += half.looked[mind.me] != mind.table.looked[mind.me]
        win += win_from_half(mind, half, in_turn(laid, 1))
    return Plan(play.first, wish, round(win / len(imagined), 9), looks / len(imagined))


def win_from_half(mind: Mind, half: Situation, seconds: dict[Seat, Card]) -> float:
    """SD-39: the police is open after the first card, too."""
    if mind.me in half.queue and mind.odds >= CERTAIN:
        return 1.0
    unbeaten = 1.0
    for seat in half.queue:
        if seat != mind.me:
            unbeaten -= mind.chances.right_now(half, seat)
    back_from_street(half)
    return unbeaten * mind.win(mind.after(half, seconds, None))


def follow(mind: Mind, options: Options[Choice]) -> Wish:
    """SD-14: whom to shadow, before the others' cards are revealed."""
    imagined = [mind.rivals.lay_cards(mind.luck) for _ in range(ROUNDS_IMAGINED)]
    chosen = {option: try_following(mind, option, imagined) for option in options}
    choice = best(options, lambda option: chosen[option].win, mind.luck)
    return Wish(choice, purpose(mind, chosen[choice]))


def try_following(mind: Mind, wish: Choice, imagined: Sequence[Laid]) -> Plan:
    assert isinstance(wish, Shadow)
    win = 0.0
    for others in imagined:
        table = mind.laid_out({**others, mind.me: ["shadow"]})
        table.shadow = (mind.me, wish.seat)
        win += mind.win(mind.after(table, in_turn(others, 0), None))
    return Plan("shadow", wish, round(win / len(imagined), 9))
