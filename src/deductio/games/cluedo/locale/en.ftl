# Cluedo in English.

title = Cluedo
pitch = Samuel Lenoir lies dead in his mansion. Who did it, with what, and in which room? Ask around, and be the first to accuse rightly.
rules =
    Six suspects, six weapons, nine rooms: one card of each is set aside, and these three are the truth. All other cards are dealt; whatever somebody holds is innocent.
    In your turn roll the dice and walk along the corridors, or take the back door or the secret passage of the room you are in. You must move, but need not use the whole roll. A room ends your move.
    In a room you must make a suggestion: a suspect, a weapon and this room. The suspect's pawn comes to you. From your left neighbour on, the first who holds one of the three cards shows you one in secret; all see who could not answer. If a suggestion has moved your pawn, you may suggest there at once instead of moving.
    If the dice bring you onto a star in the corridor, you may draw a bonus card. If you want none, or do not use it, walk on with the steps you have left.
    When you are sure, come back to the centre, where all pawns begin, and accuse aloud. Right wins at once. Wrong is out, tells nobody what the cards are, and goes on answering the others.
    With two players, or two teams, there are no bonus cards, and four cards lie face down in a row: look at one whenever your suggestion gets no answer.

option-bonus_cards = Cards for those who stop on a star. Two players or two teams never use them, whatever is set here.
    .name = Bonus cards
option-pawn_choice = How everybody gets a pawn.
    .name = Pawns
option-round_limit = After that many rounds the case is unsolved.
    .name = Longest game, in rounds

category-suspect = Suspects
    .many = suspects
category-weapon = Weapons
    .many = weapons
category-room = Rooms
    .many = rooms

card-olive = Green
    .the = Green
card-moutarde = Mustard
    .the = Mustard
card-pervenche = Peacock
    .the = Peacock
card-violet = Plum
    .the = Plum
card-rose = Scarlett
    .the = Scarlett
card-leblanc = White
    .the = White
card-wrench = Wrench
    .the = the wrench
    .with = with the wrench
card-candlestick = Candlestick
    .the = the candlestick
    .with = with the candlestick
card-dagger = Dagger
    .the = the dagger
    .with = with the dagger
card-revolver = Revolver
    .the = the revolver
    .with = with the revolver
card-pipe = Lead pipe
    .the = the lead pipe
    .with = with the lead pipe
card-rope = Rope
    .the = the rope
    .with = with the rope
card-bathroom = Bathroom
    .the = the bathroom
    .in = in the bathroom
card-study = Study
    .the = the study
    .in = in the study
card-dining = Dining room
    .the = the dining room
    .in = in the dining room
card-games = Games room
    .the = the games room
    .in = in the games room
card-garage = Garage
    .the = the garage
    .in = in the garage
card-bedroom = Bedroom
    .the = the bedroom
    .in = in the bedroom
card-living = Living room
    .the = the living room
    .in = in the living room
card-kitchen = Kitchen
    .the = the kitchen
    .in = in the kitchen
card-hall = Hall
    .the = the hall
    .in = in the hall

bonus-free_move = Wherever you like
    .effect = go to any room, to the centre or to any square
bonus-second_wind = Second wind
    .effect = move on, up to six squares
bonus-again = Play again
    .effect = take another turn after this one
bonus-peek = Prying eye
    .effect = look at a card of another hand, picked by chance
bonus-headcount = Questioning
    .effect = somebody says how many suspects, weapons or rooms they hold
bonus-phone = Phone call
    .effect = make a suggestion from here, with any room
bonus-confidences = Confidences
    .effect = everybody shows a card to the left neighbour
bonus-witness = Call for witnesses
    .effect = name a card; whoever else holds it must say so

shortcut-back_door = the back door
shortcut-secret_passage = the secret passage

row-0 = the first card
    .head = Row 1
row-1 = the second card
    .head = Row 2
row-2 = the third card
    .head = Row 3
row-3 = the fourth card
    .head = Row 4

label-dice = Dice
label-face_up = Face up
label-row = Row
label-deck = Bonus cards left
label-hand = Your cards
label-shown = You were shown
label-suggestion = Suggestion
label-accusation = Accusation
label-solution = Solution

ask-pawn = Which pawn do you take?
ask-turn = How do you begin?
ask-move = Where do you go?
ask-walk_on = Walk on with the steps you have left, or stop here?
ask-suggest = Make your suggestion.
ask-show = Which card do you show?
ask-row = Nobody could answer: which card of the row do you look at?
ask-draw = You are on a bonus square: do you draw a card?
ask-bonus = What do you do with the bonus card?
ask-confide = Which card do you show to your left neighbour?
ask-accuse = You are on the centre: do you accuse?

TakePawn = { $suspect }
    .label = Take a pawn
Roll = Roll the dice
TakeShortcut = Slip through to { $room_the }
    .label = Take a shortcut
SuggestHere = Suggest here, without moving
RiseToAccuse = Accuse
Enter = Into { $room_the }
    .label = Enter a room
GoToCentre = To the centre
Walk = To the corridor { $square }
    .label = Stop in the corridor
Stay = Stay here
Suggest = { $suspect } { $weapon_with } { $room_in }?
    .label = Suggest
Show = { $card }
    .label = Show a card
LookAt = Look at { $place }
    .label = Look at a card of the row
Draw = Draw a card
SkipDraw = Draw nothing
UseBonus = Use the card
DeclineBonus = Discard the card unused
PeekAt = Look at one of { $seat }’s cards
    .label = Look at somebody's card
CountCards = Ask { $seat } to count: { $category }
    .label = Have somebody count
CallWitness = Who has this card: { $card }?
    .label = Call for a witness
Confide = { $card }
    .label = Confide a card
Accuse = I accuse { $suspect } { $weapon_with } { $room_in }!
    .label = Accuse
KeepSilent = Accuse nobody now

PawnTaken = { $seat_is ->
    [me] You play { $suspect }.
   *[other] { $seat } plays { $suspect }.
}
SolutionSetAside = A suspect, a weapon and a room are set aside, unseen.
CardsDealt = { $row ->
    [0] Everyone holds { $each } cards.
   *[other] Each side holds { $each } cards; { $row } lie face down in a row. There are no bonus cards.
}
LaidFaceUp = Left over, face up: { $cards }.
HandDealt = Your cards: { $cards }.
BonusDeckShuffled = The { $cards } bonus cards are shuffled.
RolledForStart = { $seat_is ->
    [me] You roll { $dice }: { $total }.
   *[other] { $seat } rolls { $dice }: { $total }.
}
FirstSeatDecided = { $seat_is ->
    [me] You begin. All pawns start on the centre.
   *[other] { $seat } begins. All pawns start on the centre.
}
RoundBegan = Round { $number }.
TurnBegan = { $seat_is ->
    [me] It is your turn.
   *[other] It is { $seat }’s turn.
}
Rolled = { $seat_is ->
    [me] You roll { $dice }: { $total }.
   *[other] { $seat } rolls { $dice }: { $total }.
}
Walked = { $seat_is ->
    [me] You stop in the corridor { $square_near }.
   *[other] { $seat } stops in the corridor { $square_near }.
}
EnteredRoom = { $seat_is ->
    [me] You enter { $room_the }.
   *[other] { $seat } enters { $room_the }.
}
ReachedCentre = { $seat_is ->
    [me] You step onto the centre.
   *[other] { $seat } steps onto the centre.
}
TookShortcut = { $seat_is ->
    [me] You slip through { $shortcut } into { $room_the }.
   *[other] { $seat } slips through { $shortcut } into { $room_the }.
}
Stayed = { $seat_is ->
    [me] You stay where you are.
   *[other] { $seat } stays.
}
StayedToSuggest = { $seat_is ->
    [me] You were brought here and suggest without moving.
   *[other] { $seat } was brought here and suggests without moving.
}
RoseToAccuse = { $seat_is ->
    [me] You are about to accuse.
   *[other] { $seat } is about to accuse.
}
Suggested = { $seat_is ->
    [me] You suggest: { $suspect } { $weapon_with } { $room_in }?
   *[other] { $seat } suggests: { $suspect } { $weapon_with } { $room_in }?
}
PawnBrought = { $suspect }’s pawn is brought into { $room_the }.
CouldNotAnswer = { $seat_is ->
    [me] You cannot answer.
   *[other] { $seat } cannot answer.
}
AskedToShow = { $seat_is ->
    [me] You must show { $viewer } a card.
   *[other] { $viewer_is ->
        [me] { $seat } must show you a card.
       *[other] { $seat } must show { $viewer } a card.
    }
}
CardShown = { $shower } shows { $viewer } a card.
SawCard = { $shower_is ->
    [me] You show { $viewer } this card: { $card }.
   *[other] { $shower } shows you this card: { $card }.
}
NobodyAnswered = { $seat_is ->
    [me] Nobody can answer you.
   *[other] Nobody can answer { $seat }.
}
LookedAtRow = { $seat } looks at { $place } of the row.
SawRowCard = You look at { $place } of the row: { $card }.
DrawSkipped = { $seat_is ->
    [me] You draw no bonus card.
   *[other] { $seat } draws no bonus card.
}
BonusDeckReshuffled = The bonus deck was empty: its { $cards } cards are shuffled again.
BonusDrawn = { $seat_is ->
    [me] You draw “{ $bonus }”: { $bonus_effect }.
   *[other] { $seat } draws “{ $bonus }”: { $bonus_effect }.
}
BonusDeclined = { $seat_is ->
    [me] You discard “{ $bonus }” unused.
   *[other] { $seat } discards “{ $bonus }” unused.
}
BonusUsed = { $seat_is ->
    [me] You use “{ $bonus }”.
   *[other] { $seat } uses “{ $bonus }”.
}
Peeked = { $looker } looks at one of { $owner }’s cards.
PeekedAt = { $looker_is ->
    [me] You look at one of { $owner }’s cards: { $card }.
   *[other] { $looker } looks at one of your cards: { $card }.
}
CardsCounted = { $asked_is ->
    [me] You count your cards for { $asker }. { $category }: { $number }.
   *[other] { $asker_is ->
        [me] { $asked } counts their cards for you. { $category }: { $number }.
       *[other] { $asked } counts their cards for { $asker }. { $category }: { $number }.
    }
}
WitnessFound = { $holder_is ->
    [me] { $seat } calls for witnesses: you hold { $card }.
   *[other] { $seat_is ->
        [me] You call for witnesses: { $holder } holds { $card }.
       *[other] { $seat } calls for witnesses: { $holder } holds { $card }.
    }
}
NoWitnessFound = { $seat_is ->
    [me] You call for witnesses: nobody else holds { $card }.
   *[other] { $seat } calls for witnesses: nobody else holds { $card }.
}
CardConfided = { $giver } shows { $taker } a card.
SawConfidedCard = { $giver_is ->
    [me] You show { $taker } this card: { $card }.
   *[other] { $giver } shows you this card: { $card }.
}
AccusationDeclined = { $seat_is ->
    [me] You accuse nobody.
   *[other] { $seat } accuses nobody.
}
Accused = { $seat_is ->
    [me] You accuse { $suspect } { $weapon_with } { $room_in }!
   *[other] { $seat } accuses { $suspect } { $weapon_with } { $room_in }!
}
SawSolution = You look at the three cards: { $suspect } { $weapon_with } { $room_in }.
AccusedRightly = { $seat_is ->
    [me] You are right!
   *[other] { $seat } is right!
}
AccusedWrongly = { $seat_is ->
    [me] You are wrong, and out: you only answer from now on.
   *[other] { $seat } is wrong, and out.
}
SolutionRevealed = It was { $suspect } { $weapon_with } { $room_in }.
HandRevealed = { $seat_is ->
    [me] You held: { $cards }.
   *[other] { $seat } held: { $cards }.
}
RowRevealed = In the row lay: { $cards }.

proof-frame = Each card is in one place only, everyone holds as many cards as were dealt, and one suspect, one weapon and one room are the solution.
fact-solution-yes = { $item_the } is part of the solution.
fact-solution-no = { $item_the } is not part of the solution.
fact-seat-yes = { $place_is ->
    [me] { $item_the } is one of your cards.
   *[other] { $place } holds { $item_the }.
}
fact-seat-no = { $place_is ->
    [me] { $item_the } is not one of your cards.
   *[other] { $place } does not hold { $item_the }.
}
fact-row-yes = { $item_the } lies in the row, at place { $place }.
fact-row-no = { $item_the } does not lie in the row at place { $place }.
fact-faceup-yes = { $item_the } lies face up.
fact-faceup-no = { $item_the } does not lie face up.

ProvedAll = I have proved all three cards.
GuessedTheRest = { $left ->
    [one] I have seen all the others, so it must be this.
   *[other] Only { $left } answers are left for me, and I guess one.
}
DaredToAccuse = This is right with { $percent }%, and if I wait somebody else may win.
WaitedToAccuse = My best guess is right with only { $percent }%. It is better to learn more first.
HeadedForCentre = My best guess is right with { $percent }%: time to go where one accuses.
SoughtRoom = It may have happened { $room_in }.
SoughtQuietRoom = Nobody else can show me { $room_the }, so an answer there tells me about the rest.
SoughtAnswers = I should learn most { $room_in }.
SoughtBonus = A bonus card promises more than the rooms near by.
HopedForDice = The dice promise more than what I can have without them.
AskedAboutUnseen = { $cards_count ->
    [0] Anything will do here: I know these cards.
    [one] I have not seen this card yet: { $cards }.
   *[other] I have not seen these cards yet: { $cards }.
}
AskedAboutOpen = { $cards_count ->
    [0] Anything will do here: I know these cards.
    [one] This card may still be the right one: { $cards }.
   *[other] These cards may still be the right ones: { $cards }.
}
AskedWhatTellsMost = Of all I could ask, this should tell me most: { $percent }% of what I do not know.
AskedBehindOwnCards = I hold { $cards } myself, so an answer can only be about the rest. It should tell me { $percent }% of what I do not know.
CalledBack = { $suspect } seems about to accuse: this brings the pawn away from the centre.
ShowedAgain = { $seat } knows this card already.
ShowedWellKnown = I have shown { $card } before, so it tells least.
ShowedFirst = It was the first card I found.
ShowedLeastTelling = { $card } helps the others least.
LookedAtUnseen = I do not know the card that lies there.
DrewForLuck = A bonus card can be declined, so looking at one costs nothing.
UsedBonus = { $bonus } is of use to me now.
DeclinedBonus = { $bonus } would not help me now.
WonderedAboutHand = One of { $seat }’s cards should tell me most.
WonderedAboutCard = To know who holds { $card } should tell me most.
WonderedAboutCount = To know how many { $category_many } { $seat } holds should tell me most.
# Slips and fancies of bots
CrossedOutAll = I have crossed out everything else on my sheet.
ForgotCard = I had forgotten that I have seen this card before: { $card }.
TickedWrongCard = I was shown { $card } before, but ticked off the line below it by mistake: { $instead }.
FollowedHunch = I cannot let go of { $card }: I have a feeling about this card.
FollowedOthers = Somebody else asked about { $cards }. There must be something in it.
LaidFalseTrail = I hold { $cards } myself: let the others wonder.
SettledOneByOne = One thing after the other: first I want to be certain about { $cards }.
BroughtPawn = { $suspect } was going somewhere: I would rather have that pawn here.
FanciedBonus = I was looking forward to a bonus card.
TookNearRoom = I had no patience to walk on: { $room_the } was near.
ShowedNew = { $seat } had not seen this card yet, and I am glad to help.
TrustedNoLuck = I rely on what I can ask, not on cards I might draw.

# What things are, said beside them
explain-envelope = The centre: in the envelope lie the culprit, the weapon and the room. Nobody looks before accusing.
explain-bonus-square = A bonus square: whoever stops here may draw a bonus card.
explain-bonus-deck = Bonus cards still to be drawn, on the squares with a star.
explain-face-up = Cards left over after the deal: everyone sees them, so they are not the solution.
explain-row = Four cards nobody holds. Look at one whenever your suggestion gets no answer.
explain-silent = { $name } holds none of the three cards.
explain-showing = { $name } holds one of the three cards or more, and must show one.
# What is at stake in a choice that is final.
stake-Accuse = If one of the three is wrong, you are out: you no longer move or suggest, you only answer.
# Big moments: a title, and what it means for the reader
stage-SawCard = { $viewer_is ->
    [me] A card for you
   *[other] { "" }
}
means-SawCard = { $shower } holds { $card }, so it is not part of the solution.
stage-SawConfidedCard = { $taker_is ->
    [me] A card for you
   *[other] { "" }
}
means-SawConfidedCard = { $giver } holds { $card }, so it is not part of the solution.
stage-PeekedAt = { $looker_is ->
    [me] A glance at a hand
   *[other] { "" }
}
means-PeekedAt = { $owner } holds { $card }, so it is not part of the solution.
stage-SawRowCard = A card of the row
means-SawRowCard = It lies in the row, so it is not part of the solution.
stage-NobodyAnswered = { $seat_is ->
    [me] Nobody can answer!
   *[other] { "" }
}
means-NobodyAnswered = None of the others holds any of the three cards you named.
stage-CardsCounted = { $asker_is ->
    [me] An answer for you
   *[other] { "" }
}
means-CardsCounted = { $asked }’s other cards are of the other two kinds.
stage-WitnessFound = { $seat_is ->
    [me] A witness!
   *[other] { "" }
}
means-WitnessFound = { $holder } holds { $card }, so it is not part of the solution.
stage-NoWitnessFound = { $seat_is ->
    [me] No witness
   *[other] { "" }
}
means-NoWitnessFound = If it is not one of your own cards, no player holds it.
stage-Accused = { $seat_is ->
    [me] { "" }
   *[other] { $seat } accuses!
}
means-Accused = If this is right, the game is over. If it is wrong, { $seat } is out.
stage-AccusedRightly = { $seat_is ->
    [me] You are right!
   *[other] { $seat } is right!
}
means-AccusedRightly = { $seat_is ->
    [me] You win the game.
   *[other] { $seat } wins the game.
}
stage-AccusedWrongly = { $seat_is ->
    [me] You are out
   *[other] A wrong accusation
}
means-AccusedWrongly = { $seat_is ->
    [me] Above what you said, below the truth: keep it to yourself. Until the end, only others who are out hear you.
   *[other] It was not these three together. { $seat } only answers from now on.
}
out-AccusedWrongly = { $seat_is ->
    [me] Your accusation was wrong, so you can no longer win. You still show cards when the others ask.
   *[other] { "" }
}
ending-Finished = { $winners_is ->
    [me] You win!
   *[other] { $winners_count ->
        [0] Nobody has solved the case.
       *[other] { $winners } was faster.
    }
}
truth-SolutionRevealed = It was { $suspect } { $weapon_with } { $room_in }.
label-desk = On the table
# Squares of the corridor: “near the study: 2 right and 1 down of its lower door (star)”.
-near = near
-colon = :
-and = and
-right = { $steps } right
-left = { $steps } left
-up = { $steps } up
-down = { $steps } down
-star = { " " }(star)
-of-door = { $which ->
    [upper] of its upper door
    [lower] of its lower door
    [left] of its left door
    [right] of its right door
   *[only] of its door
}
-before-door = { $which ->
    [upper] right before its upper door
    [lower] right before its lower door
    [left] right before its left door
    [right] right before its right door
   *[only] right before its door
}

# What one may choose for a table: names and one line for each.
option-bonus_cards-on = with
    .explained = A star lets you draw a card that helps.
option-bonus_cards-off = without
    .explained = Stars are only squares: the plain game.
option-pawn_choice-choose = everybody chooses
    .explained = One after another, before the game.
option-pawn_choice-fixed = by seat
    .explained = The first seat plays the first suspect, and so on: quicker.

# What whoever sees all reads of what only some were told.
eye-HandDealt = { $seat }’s cards: { $cards }.
eye-SawCard = { $shower } shows { $viewer } this card: { $card }.
eye-SawRowCard = { $seat } looks at { $place } of the row: { $card }.
eye-PeekedAt = { $looker } looks at one of { $owner }’s cards: { $card }.
eye-SawConfidedCard = { $giver } shows { $taker } this card: { $card }.
eye-SawSolution = { $seat } looks at the three cards: { $suspect } { $weapon_with } { $room_in }.
# Teams
option-teams = Two teams of as many people as you like, by the rules for two players. Leave two seats; people join a team once the table stands.
    .name = Teams
refused-two-teams = Teams are two, each at one seat: leave two seats.
bonus-left = Bonus cards left: { $count }
# What is sought, for the coach
goal-suspect = the suspect
goal-weapon = the weapon
goal-room = the room
learnt = { $number ->
    [one] { $number } card known
   *[other] { $number } cards known
}

# Chains of reasoning
where-solution = the solution
where-seat = { $place_is ->
    [me] your hand
   *[other] { $place }’s hand
}
where-row = place { $place } of the row
where-faceup = the cards laid face up
facts-solution-yes = { $items_the } are part of the solution.
facts-solution-no = { $items_the } are not part of the solution.
facts-seat-yes = { $place_is ->
    [me] { $items_the } are your cards.
   *[other] { $place } holds { $items_the }.
}
facts-seat-no = { $place_is ->
    [me] { $items_the } are not your cards.
   *[other] { $items_the } are not { $place }’s.
}
facts-row-no = { $items_the } do not lie at place { $place } of the row.
facts-faceup-yes = { $items_the } lie face up.
facts-faceup-no = { $items_the } do not lie face up.
facts-item-seat-no = { $places } do not hold { $item_the }.
step-elimination-item = { $item_the } can be in no other place: { $that }
step-elimination-place-seat = { $place_is ->
    [me] No other card can be yours: { $that }
   *[other] No other card can be { $place }’s: { $that }
}
step-elimination-rule-solution = No other card of this kind can be the solution: { $that }
step-count-item = { $item_the } is in one place only: { $that }
step-count-item-each = Each of these cards is in one place only: { $that }
step-count-place-seat = { $place_is ->
    [me] All your cards are known: { $that }
   *[other] All of { $place }’s cards are known: { $that }
}
step-count-place-seat-each = All the cards in these hands are known: { $that }
step-count-place-row = Only one card lies there: { $that }
step-count-place-row-each = Only one card lies at each of these places: { $that }
step-count-place-faceup = All cards laid face up are known: { $that }
step-count-rule-solution = The solution has only one card of this kind: { $that }
step-count-rule-solution-each = The solution has only one card of each kind: { $that }
step-difference-place-seat-no = { $told } That makes up all of { $place }’s cards: { $that }
step-contradiction-item-few = Then { $item_the } would be nowhere. That cannot be.
step-contradiction-item-many = Then { $item_the } would be in two places at once. That cannot be.
step-contradiction-place-seat-few = Then { $place } would not have enough cards. That cannot be.
step-contradiction-place-seat-many = Then { $place } would have too many cards. That cannot be.
step-told-HandDealt = { $told }
step-told-LaidFaceUp = { $told }
step-told-WitnessFound = { $told }

# The case of the day, played alone
solo = Your two witnesses walk about the corridor, show what they must and accuse nobody. Ask as few suggestions as you can, then go to the centre and accuse. A wrong accusation ends the case.
solo-asked = { $number ->
    [one] one suggestion
   *[other] { $number } suggestions
}
# Puzzles
puzzle-suspect = Who did it?
puzzle-weapon = Which weapon was it?
puzzle-room = In which room?
puzzle-holder = Where is the { $item } card?

# The deal, on the stage when a game begins
stage-HandDealt = Your cards
means-HandDealt = None of them is part of the solution. Find the suspect, the weapon and the room that nobody holds.
# What whoever watches sees on the stage
eye-stage-NobodyAnswered = Nobody can answer!
eye-means-NobodyAnswered = None of the others holds any of the three cards that { $seat } named.
# The dialog of a suggestion
suggest-here = Who was it, and with what, { $room_in }?
eye-ending-Finished = { $winners_count ->
    [0] Nobody has solved the case.
   *[other] { $winners } wins.
}
