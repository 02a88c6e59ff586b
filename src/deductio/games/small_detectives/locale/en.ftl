# Small Detectives in English.

title = Small Detectives
pitch = A body in a quiet town, four suspects, four odd weapons: look under the houses and be the first to tell the police.
rules =
    Somebody killed Mr Shuman with something. One of four suspects and one of four weapons lie under the police; the other six lie under the six houses of the street. Every place in the street has a number, every house has a name: a house that is swapped takes its name along, and what lies under it.
    Each round everybody lays one card in secret (two in order, when two play). Shadowing comes first, then all cards by their number. They move detectives, houses or cards.
    End the round alone on a house and you may look under it, in secret. Alone at the pub, you may ask another detective whether they have seen one, two or three clues. At the police you may declare: right wins at once, wrong is out.
    When the round is over, the card in front of you goes to your left neighbour, and you take the one in front of your right neighbour. Everyone sees these cards, so you know something of what the others hold.

option-pub_first_side = Which clues the pub asks about first.
    .name = The pub begins with
option-start_tiles = How the places to start from are given out.
    .name = Where detectives start
option-round_limit = After that many rounds the case is unsolved.
    .name = Longest game, in rounds

kind-suspect = suspects
kind-weapon = weapons

token-florist = the florist
token-postman = the postman
token-pastor = the pastor
token-librarian = the librarian
token-gnome = the garden gnome
token-trout = the frozen trout
token-bowling = the bowling ball
token-needle = the knitting needle

card-shadow = Shadowing
    .number = { number-000 }
    .effect = into the street; follow one detective, and you may see what it sees
card-patrol1 = Foot patrol 1
    .number = N°001
    .effect = 1 step clockwise
card-patrol2 = Foot patrol 2
    .number = N°002
    .effect = 2 steps clockwise
card-patrol2b = Foot patrol 2 (second card)
    .number = N°003
    .effect = 2 steps clockwise
card-patrol3 = Foot patrol 3
    .number = N°004
    .effect = 3 steps clockwise
card-coldcase = Cold case
    .number = N°005
    .effect = 1 step back
card-raid = Police raid
    .number = N°006
    .effect = to the place opposite
card-informer = Informer
    .number = N°007
    .effect = to the pub
    .idle = already at the pub
card-unexpected = Unexpected
    .number = N°008
    .effect = 1, 2 or 3 steps clockwise
card-wheels = On wheels
    .number = N°009
    .effect = to any other place
card-disguise = Disguise
    .number = N°010
    .effect = change places with a detective beside you
    .idle = no detective on the places beside
card-smallmove = Small move
    .number = N°011
    .effect = swap your house with one beside it
    .idle = not on a house
card-bigmove = Big move
    .number = N°012
    .effect = swap your house with the opposite one
    .idle = not on a house
card-survey = Neighbourhood survey
    .number = N°013
    .effect = into the street; you may look under the empty houses beside you
card-phone = Phone call
    .number = N°014
    .effect = swap two of the cards played

# A no-break space stands before the number.
position-0 = the police
position-1 = No. 1
position-2 = No. 2
position-3 = No. 3
position-4 = the pub
position-5 = No. 5
position-6 = No. 6
position-7 = No. 7
tile-1 = the Fox house
tile-2 = the Owl house
tile-3 = the Cat house
tile-4 = the Hare house
tile-5 = the Bear house
tile-6 = the Duck house

label-hand = Your cards

ask-card = Lay a card in secret.
ask-two_cards = Lay two cards in secret, in the order in which you play them.
ask-shadow = Whom do you follow?
ask-steps = How many steps?
ask-goto = Where do you roll to?
ask-swap_with = With whom do you change places?
ask-swap_house = Which house do you swap yours with?
ask-swap_cards = Whose cards do you swap?
ask-look = You may look under a house, in secret. Do you?
ask-survey = Under which of the empty houses beside you do you look?
ask-pub = You are alone at the pub: whom do you ask, and about what?
ask-police = You are at the police: do you declare?

Play = { $card_number } { $card }: { $card_effect }
    .label = Lay a card
PlayBoth = { $first_number } { $first }, then { $second_number } { $second }
    .label = Lay two cards
Shadow = Follow { $seat }
    .label = Shadow somebody
Walk = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
    .label = Walk
GoTo = To { $position }
    .label = Go somewhere
SwapWith = Change places with { $seat }
    .label = Swap places
SwapHouse = Swap with the house at { $position }
    .label = Swap houses
SwapCards = Swap the cards of { $seats }
    .label = Swap cards
Look = Look under { $tiles }
    .label = Look
LookAway = Do not look
    .label = Do not look
AskAround = Ask { $seat } about { $tokens }
    .label = Ask somebody
Declare = It was { $suspect } with { $weapon }
    .label = Declare
Decline = Do nothing

CardsRemoved = { $cards_count ->
    [0] All cards are in the game.
   *[other] Not in the game: { $cards }.
}
DetectivesPlaced = The detectives start at { $positions }.
DetectivesSetOut = At the start: { $starts }.
Start = { $seat_is ->
    [me] you are at { $position }
   *[other] { $seat } is at { $position }
}
HandDealt = Your cards: { $cards }.
CardsDealt = Everyone holds { $each } cards.
RoundBegan = Round { $number }.
CardRevealed = { $seat_is ->
    [me] You play { $card_number } { $card }.
   *[other] { $seat } plays { $card_number } { $card }.
}
WentIntoStreet = { $seat_is ->
    [me] You step into the street, facing { $position }.
   *[other] { $seat } steps into the street, facing { $position }.
}
CameBackFromStreet = { $seat_is ->
    [me] You step back to { $position }.
   *[other] { $seat } steps back to { $position }.
}
Shadowed = { $shadower_is ->
    [me] You follow { $seat }.
   *[other] { $seat_is ->
        [me] { $shadower } follows you.
       *[other] { $shadower } follows { $seat }.
    }
}
Moved = { $seat_is ->
    [me] You go from { $origin } to { $position }.
   *[other] { $seat } goes from { $origin } to { $position }.
}
PlacesSwapped = { $seat_is ->
    [me] You change places with { $other }.
   *[other] { $other_is ->
        [me] { $seat } changes places with you.
       *[other] { $seat } changes places with { $other }.
    }
}
HousesSwapped = { $seat_is ->
    [me] You swap the houses at { $position } and { $other }.
   *[other] { $seat } swaps the houses at { $position } and { $other }.
}
NothingHappened = { $seat_is ->
    [me] Your { $card } has no effect: { $card_idle }.
   *[other] { $card }, played by { $seat }, has no effect: { $card_idle }.
}
NowhereToLook = { $seat_is ->
    [me] You cannot look anywhere: a detective stands on every house beside you.
   *[other] { $seat } cannot look anywhere: a detective stands on every house beside.
}
FollowedInVain = { $shadower_is ->
    [me] You follow { $seat } in vain: that detective is not alone on a house.
   *[other] { $seat_is ->
        [me] { $shadower } follows you in vain: your detective is not alone on a house.
       *[other] { $shadower } follows { $seat } in vain: that detective is not alone on a house.
    }
}
NotAlone = { $seats_is ->
    [me] You are not alone at { $position } ({ $seats }), so nothing happens there.
   *[other] { $seats } are at { $position } together, so nothing happens there.
}
CardsSwapped = { $seat_is ->
    [me] You swap the cards in front of { $seats }.
   *[other] { $seat } swaps the cards in front of { $seats }.
}
PoliceQueueChanged = { $queue_count ->
    [0] Nobody is at the police.
   *[other] At the police, in order: { $queue }.
}
LookedUnder = { $seat_is ->
    [me] You look under { $tile }, at { $position }.
   *[other] { $seat } looks under { $tile }, at { $position }.
}
recalled-LookedUnder = { $seat_is ->
    [me] You have looked under { $tile }.
   *[other] { $seat } has looked under { $tile }.
}
LookDeclined = { $seat_is ->
    [me] You do not look under { $tile }, at { $position }.
   *[other] { $seat } does not look under { $tile }, at { $position }.
}
SawUnder = You look under { $tile }, at { $position }: { $token }!
recalled-SawUnder = You have looked under { $tile }.
PubDeclined = { $seat_is ->
    [me] You ask nothing at the pub.
   *[other] { $seat } asks nothing at the pub.
}
PubAsked = { $asker } asks { $asked } about { $tokens ->
    [one] one of the { $kind }: { $seen_all ->
        [yes] “Yes, I have seen it.”
       *[no] “No.”
    }
   *[other] { $tokens } of the { $kind }: { $seen_all ->
        [yes] “Yes, I have seen them all.”
       *[no] “No, not all of them.”
    }
}
PubAskedAbout = { $asker_is ->
    [me] You ask { $asked }
   *[other] { $asker } asks you
} about { $tokens }: { $tokens_count ->
    [one] { $seen_all ->
        [yes] “Yes.”
       *[no] “No.”
    }
   *[other] { $seen_all ->
        [yes] “Yes, all of them.”
       *[no] “No, not all of them.”
    }
}
PubShows = The pub now talks about { $kind }.
DeclarationDeclined = { $seat_is ->
    [me] You tell the police nothing.
   *[other] { $seat } tells the police nothing.
}
DeclaredRightly = { $seat_is ->
    [me] You declare, and you are right!
   *[other] { $seat } declares, and is right!
}
DeclaredWrongly = { $seat } declares, and is wrong.
DeclaredWronglyInSecret = You declare { $suspect } with { $weapon }, and are wrong: it was { $true_suspect } with { $true_weapon }.
Eliminated = { $seat_is ->
    [me] You are out; your { $cards } cards leave the game.
   *[other] { $seat } is out; { $cards } cards leave the game.
}
CardPassed = { $taker_is ->
    [me] { $giver } passes { $card_number } { $card } to you.
   *[other] { $giver_is ->
        [me] You pass { $card_number } { $card } to { $taker }.
       *[other] { $giver } passes { $card_number } { $card } to { $taker }.
    }
}
SolutionRevealed = It was { $suspect } with { $weapon }.
TilesRevealed = Under the houses { plate-1 }, { plate-2 }, { plate-3 }, { plate-4 }, { plate-5 } and { plate-6 } lay, in this order, { $tokens }.

HurriesToThePolice = I want to be at the police: { $sure ->
    [100] I know the answer.
   *[other] I am { $sure }% sure.
}
WantsToLook = I have not looked under the house at { $position } yet.
ExpectsToBeAlone = I have not looked at { $position } yet, and { $alone ->
    [100] I shall be alone there.
   *[other] in { $alone }% of all cases I am alone there.
}
WantsToLookAround = From the street I can look at { $houses }.
LooksWhileItMay = I may look, so I look.
WantsToAsk = At the pub somebody can tell me what I have not seen.
WantsToFollow = { $seat } may soon look where I have not looked.
WantsToFollowSomebody = If I follow somebody, I see what they see.
MayGetInTheWay = I know what lies at { $position }, but others do not: if I stand there, they cannot look.
ComesNearer = From there one of my cards takes me to the police.
WantsTheCard = This way { $card } comes to me.
BestChances = This way I win most often: about { $win }% of the time.
ShakesThingsUp = Nothing has moved for many rounds: time for something else.
IsCertain = Nothing else is possible any more.
IsNotCertain = More than one answer is still possible.
RisksIt = I am { $sure }% sure; if I wait, I win { $is_close ->
    [yes] about as often, and somebody else may be quicker.
   *[no] only about { $waiting }% of the time.
}
WouldRatherWait = { $is_close ->
    [yes] I am { $sure }% sure; if I wait, I win about as often, and may learn more.
   *[no] I am only { $sure }% sure; if I wait, I win about { $waiting }% of the time.
}
HopesToStrikeOff = A yes clears { $tokens }, and a yes is { $yes }% likely.
HasLookedMost = { $seat } has looked in the most places that I do not know.

# Slips of beginners, and what characters mind
KeepsForLater = None of my cards leads anywhere useful: I lay this one and keep { $card }.
LaysTheLeast = None of my cards leads anywhere useful: I can spare this one best.
HopesToTradePlaces = Somebody beside me may soon stand where I would rather be.
NothingToFindThere = There is nothing new for me to find, wherever I go.
ForgotItsLook = I had forgotten that I had already looked under the house at { $position }.
MiscountedSteps = I miscounted: I thought this card would take me to { $position }.
TriesAgain = Others were in my way at { $position }: I was going to have that look, whoever came.
CouldNotWait = I should have kept { $card }, but I could not wait to play it.
AsksTheNeighbour = { $seat } sits next to me.
AsksTheSameAgain = I asked { $seat } before, so I ask again.
TakesAGamble = It is only { $sure }% sure, but I like a gamble.
GivesNothingAway = I know what lies there, and what I have not seen, nobody can learn from me.
FindsNoWitness = Nobody has looked in enough of the places that I do not know: I would rather see for myself.
HasNothingToAsk = I already know all that the sign of the pub is about.

proof-frame = Each clue lies under one house and goes with it; one suspect and one weapon lie under the police.
fact-solution-yes = { $item } is part of the solution.
fact-solution-no = { $item } is not part of the solution.
fact-tile-yes = { $item } lies under { $place }.
fact-tile-no = { $item } does not lie under { $place }.

# What things are, said beside them
explain-pub = The pub: whoever ends the round alone here may ask another detective what they have seen. The sign says about what: { $kind }.
explain-police = The police: under it lie the culprit and the weapon. Come here to say what you know.
explain-house = A house with one clue under it. End the round alone here and you may look.
explain-house-looked = A house with one clue under it. Already looked: { $names } (the small marks below).
explain-round = Round { $round }.
explain-card = Cards are played from the lowest number to the highest; this is { $number }: { $effect }.
explain-card-priority = This card has priority: it is played before the others are turned over ({ $effect }).
explain-held = Everyone saw this card going into the hand of { $name }: { $card }.
explain-held-unknown = { $name } holds one more card, and nobody else knows which.
explain-card-back = A card laid face down: all are turned over together.
explain-dots = Each dot is a clue that may lie here, the larger the likelier; a dash is ruled out, a ring is found.
# What is at stake in a choice that is final.
stake-Declare = If this is wrong, you are out of the game.
# Big moments: a title, and what it means for the reader
stage-SawUnder = A find!
means-SawUnder = So { $token } is not part of the solution.
stage-PubAskedAbout = { $asker_is ->
    [me] An answer at the pub
   *[other] { "" }
}
means-PubAskedAbout = { $seen_all ->
    [yes] { $asked } has seen that under houses, so none of it is part of the solution.
   *[no] { $tokens_count ->
        [one] { $asked } has not seen it under any house.
       *[other] At least one of these { $asked } has not seen.
    }
}
stage-DeclaredRightly = { $seat_is ->
    [me] You are right!
   *[other] { $seat } is right!
}
means-DeclaredRightly = { $seat_is ->
    [me] You win the game.
   *[other] { $seat } wins the game.
}
stage-DeclaredWrongly = A wrong declaration
means-DeclaredWrongly = { $seat } is out. What was declared stays a secret.
stage-DeclaredWronglyInSecret = You are out
means-DeclaredWronglyInSecret = Above what you declared, below the truth: keep it to yourself.
out-DeclaredWronglyInSecret = You declared { $suspect } with { $weapon }, and that was wrong. Your detective has left the street: you can watch how it ends.
ending-Finished = { $winners_is ->
    [me] You win!
   *[other] { $winners_count ->
        [0] Nobody has solved the case.
       *[other] { $winners } wins.
    }
}
ending-DeclaredRightly = { $seat_is ->
    [me] You were the first to tell the police the truth.
   *[other] { $seat } was the first to tell the police the truth.
}
ending-DeclaredWrongly = { $seat } declared something wrong, and was out.
ending-DeclaredWronglyInSecret = You declared { $suspect } with { $weapon }, and were out.
truth-SolutionRevealed = It was { $suspect } with { $weapon }.
# The name on each house; it goes wherever the house goes. Places in the street have numbers, and stay.
plate-1 = Fox
plate-2 = Owl
plate-3 = Cat
plate-4 = Hare
plate-5 = Bear
plate-6 = Duck

# What one may choose for a table: names and one line for each.
option-pub_first_side-suspect = suspects
    .explained = The first question at the pub is about suspects.
option-pub_first_side-weapon = weapons
    .explained = The first question at the pub is about weapons.
option-pub_first_side-random = either, by chance
    .explained = Chance decides before the first round.
option-start_tiles-shuffled = by chance
    .explained = Nobody knows beforehand who starts where.
option-start_tiles-by_seat = in the order of the seats
    .explained = Always the same: good for comparing.

# What whoever sees all reads of what only some were told.
eye-HandDealt = { $seat }’s cards: { $cards }.
eye-SawUnder = { $seat } looks under { $tile }, at { $position }: { $token }!
eye-PubAskedAbout = { $asker } asks { $asked } about { $tokens }: { $seen_all ->
    [yes] “Yes.”
   *[no] “No.”
}
eye-DeclaredWronglyInSecret = { $seat } declares { $suspect } with { $weapon }, and is wrong: it was { $true_suspect } with { $true_weapon }.
# Printed on the card that comes before all numbers.
number-000 = PRIORITY
# What is sought, for the coach
goal-suspect = the suspect
goal-weapon = the weapon
learnt = { $number ->
    [one] { $number } house looked under
   *[other] { $number } houses looked under
}

# Chains of reasoning
where-solution = the solution
where-tile = { $place }
facts-solution-yes = { $items } are the solution.
facts-solution-no = { $items } are not part of the solution.
facts-item-tile-no = { $item } does not lie under { $places_or }.
facts-tile-no = { $items } do not lie under { $place }.
step-elimination-item = { $item } can lie nowhere else: { $that }
step-elimination-place = Nothing else can lie there: { $that }
step-elimination-place-solution = Nothing else can be the solution: { $that }
step-elimination-rule-solution = No other can be the solution: { $that }
step-count-item = { $item } lies in one place only: { $that }
step-count-item-each = Each of these clues lies in one place only: { $that }
step-count-place = Only one clue lies there: { $that }
step-count-place-each = Only one clue lies under each house: { $that }
step-count-place-solution = The solution is known: { $that }
step-count-rule-solution = One suspect and one weapon are the solution, no more: { $that }
step-told-SawUnder = { $told }

# The case of the day, played alone
solo = One witness strolls about, looks where it may and declares nothing. Look and ask at the pub as little as you can, then declare at the police. A wrong declaration ends the case.
solo-asked = { $number ->
    [one] one look or question
   *[other] { $number } looks and questions
}
# Puzzles
puzzle-suspect = Who did it?
puzzle-weapon = What was it done with?
puzzle-under = What lies under { $place }?
puzzle-token = Where is { $item }?

# The deal, on the stage when a game begins
stage-HandDealt = Your cards
means-HandDealt = They move your detective. Look under the houses: the suspect and the weapon that lie under none of them are the solution.
