"""Which card a sleuth lays: it tries each of its ways against what the others may lay."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from deductio.core.messages import Choice
from deductio.core.options import Options
from deductio.core.thinking import WORTH_DIGITS, Wish, best
from deductio.games.small_detectives.messages import Play, PlayBoth, Shadow
from deductio.games.small_detectives.motives import HurriesToThePolice, ShakesThingsUp
from deductio.games.small_detectives.strategy.halves import win_from_half
from deductio.games.small_detectives.strategy.mind import Laid, Mind, in_turn
from deductio.games.small_detectives.strategy.purpose import CardPlan, purpose
from deductio.games.small_detectives.strategy.round_ahead import plans
from deductio.games.small_detectives.strategy.situation import Situation
from deductio.games.small_detectives.strategy.taste import liking_of_card, liking_of_end
from deductio.games.small_detectives.street import Card

Win = Callable[[Situation, Laid], float]
"""How likely I am to win, with the table after the first cards of these."""


def lay_a_card(mind: Mind, options: Options[Choice]) -> Wish:
    wish = best_of(mind, options, plans_for_card(mind, options))
    if mind.chances.patience < mind.ways.stale and not isinstance(wish.because, HurriesToThePolice):
        return Wish(mind.luck.pick(list(options)), ShakesThingsUp())
    return wish


def plans_for_card(mind: Mind, options: Options[Choice]) -> dict[Choice, CardPlan]:
    imagined = [mind.rivals.lay_cards(mind.luck) for _ in range(mind.ways.rounds_imagined)]
    return {
        option: best_plan(mind, [option.card], imagined, lambda after, laid: mind.win(after))
        for option in options
        if isinstance(option, Play)
    }


def lay_two_cards(mind: Mind, options: Options[Choice]) -> Wish:
    return best_of(mind, options, plans_for_two_cards(mind, options))


def plans_for_two_cards(mind: Mind, options: Options[Choice]) -> dict[Choice, CardPlan]:
    """SD-38: both cards are laid at once; what the second meets is seen through the first."""
    imagined = [mind.rivals.lay_cards(mind.luck, 2) for _ in range(mind.ways.pairs_imagined)]
    return {
        option: best_plan(
            mind,
            [option.first, option.second],
            imagined,
            lambda after, laid: win_from_half(mind, after, in_turn(laid, 1)),
        )
        for option in options
        if isinstance(option, PlayBoth)
    }


def best_plan(mind: Mind, cards: list[Card], imagined: Sequence[Laid], win: Win) -> CardPlan:
    """The best choice inside the first of these cards, against all that the others may lay."""
    rounds = [{**others, mind.me: cards} for others in imagined]
    tables = [(mind.laid_out(laid), laid) for laid in rounds]
    tried = [try_plan(mind, cards[0], wish, tables, win) for wish in plans(cards[0], mind.table)]
    return max(tried, key=lambda plan: plan.worth)


def try_plan(
    mind: Mind,
    card: Card,
    wish: Choice | None,
    tables: Sequence[tuple[Situation, Laid]],
    win: Win,
) -> CardPlan:
    """How this does on average, how often it gives me a look, and company."""
    me, total, taste, looks, meets = mind.me, 0.0, 0.0, 0, 0
    for table, laid in tables:
        after = mind.after(table, in_turn(laid, 0), wish)
        looks += after.looked[me] != mind.table.looked[me]
        meets += after.at.count(after.at[me]) > 1
        total += win(after, laid)
        taste += liking_of_end(mind, after)
    tried = len(tables)
    return CardPlan(
        card,
        wish,
        round(total / tried, WORTH_DIGITS),
        looks / tried,
        meets / tried,
        taste / tried + liking_of_card(mind.ways, card),
    )


def follow(mind: Mind, options: Options[Choice]) -> Wish:
    """SD-14: whom to shadow, before the others' cards are revealed."""
    return best_of(mind, options, plans_to_follow(mind, options))


def plans_to_follow(mind: Mind, options: Options[Choice]) -> dict[Choice, CardPlan]:
    imagined = [mind.rivals.lay_cards(mind.luck) for _ in range(mind.ways.rounds_imagined)]
    return {
        option: try_following(mind, option, imagined)
        for option in options
        if isinstance(option, Shadow)
    }


def try_following(mind: Mind, wish: Shadow, imagined: Sequence[Laid]) -> CardPlan:
    total = 0.0
    for others in imagined:
        table = mind.laid_out({**others, mind.me: []})
        table.shadow = (mind.me, wish.seat)
        total += mind.win(mind.after(table, in_turn(others, 0), None))
    return CardPlan("shadow", wish, round(total / len(imagined), WORTH_DIGITS))


def best_of(mind: Mind, options: Options[Choice], chosen: Mapping[Choice, CardPlan]) -> Wish:
    choice = best(options, lambda option: chosen[option].worth, mind.luck)
    return Wish(choice, purpose(mind, chosen[choice]))
