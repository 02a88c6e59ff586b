# Almost Innocent in English.

title = Almost Innocent
pitch = Everyone is accused, and everyone holds the proof for somebody else: ask together, think alone, and name your own case before the tokens run out.
rules =
    Together you win or lose. Everybody's case is one clue of each kind on a board of six by six: a victim, a crime, a piece of evidence, a place, and mostly a culprit. You hold the cards of your left neighbour's case; your right neighbour holds yours.
    In turn, lay an investigation token at a row or a column that has none. Ask how many clues are in it, or whether the clue of one kind is. Everybody hears the answer about everybody's case. A big clue counts in each row and column it lies in; a special clue may be two people's.
    Some characters have an ability for once in the game: { character-din } lets somebody draw unused cards, { character-teor } lets somebody mark an area, { character-edd }, { character-okra } and { character-valia } ask a question of their own instead of a turn. Where the Queen stands, her two rows and two columns cost a token more.
    When the tokens are gone, or earlier if all agree, everybody names their own clues, kind by kind. A wrong name costs an Almost-innocent token; without one the game is lost at once. Name everything and you are all free.

option-scenario = One of the twelve scenarios, or an endless case.
    .name = Case
option-difficulty = How many tokens there are, and how much you may say.
    .name = Difficulty
option-progress = Whether all abilities of the case are there, or only those won in the campaign.
    .name = Abilities
option-unlocked = The abilities a group has won in its campaign.
option-characters = Whether you choose your characters or chance deals them.
    .name = Characters
option-early_resolution = Whether all must agree to resolve early, or the active seat decides alone.
    .name = Resolving early
option-endless_seed = The number of an endless case: the same number, the same board.
    .name = Number of an endless case
option-abilities = House change: which abilities there are.
    .name = Abilities in this game
option-queen = House change: whether the Queen walks.
    .name = The Queen
option-free_tokens = House change: how many investigation tokens, for any question.
    .name = Tokens for any question
option-quantity_tokens = House change: how many tokens for quantities only.
    .name = Tokens for quantities
option-type_tokens = House change: how many tokens for types only.
    .name = Tokens for types
option-almost_innocent_tokens = House change: how many Almost-innocent tokens.
    .name = Almost-innocent tokens

kind-K = Culprit
kind-V = Victim
kind-C = Crime
kind-E = Evidence
kind-P = Place
inspection-K = animal?
inspection-E = liquid?
phrase-know = I know
phrase-struggle = I do not know yet
subject-K = my culprit
    .lacking = I struggle with my culprit
subject-V = my victim
    .lacking = I struggle with my victim
subject-C = my crime
    .lacking = I struggle with my crime
subject-E = my evidence
    .lacking = I struggle with my evidence
subject-P = my place
    .lacking = I struggle with my place
subject-combination = my combination
    .lacking = I do not know my combination

clue-K1 = Guard Goose
    .is = an animal
clue-K2 = Voiceless Bard
clue-K3 = Absent-minded Alchemist
clue-K4 = Moneylending Badger
    .is = an animal
clue-K5 = Mayor's Aunt
clue-K6 = Notary's Cat
    .is = an animal
clue-K7 = Executioner's Twin
clue-KS = The Queen
clue-V1 = Clumsy Wizard
clue-V2 = Sleepless Baker
clue-V3 = Retired Knight
clue-V4 = Lucky Miller
clue-V5 = Toll Troll
clue-V6 = Misfortune Teller
clue-V7 = Ambassador of Nowhere
clue-VS = Imperial Taster
clue-C1 = Swindle
clue-C2 = Kidnapping
clue-C3 = Arson
clue-C4 = Poisoning
clue-C5 = Burglary
clue-C6 = Blackmail
clue-C7 = Cheese Forgery
clue-E1 = Spiced Tea
    .is = a liquid
clue-E2 = Odd Boot
clue-E3 = Invisible Ink
    .is = a liquid
clue-E4 = Parrot Feather
clue-E5 = Slug Syrup
    .is = a liquid
clue-E6 = Bent Key
clue-E7 = Embroidered Sock
clue-ES = Lost Crown
clue-P1 = Church
clue-P2 = Windmill
clue-P3 = Public Baths
clue-P4 = Cabbage Market
clue-P5 = Leaning Tower
clue-P6 = Graveyard
clue-P7 = Frog Jetty

line-R1 = row 1
line-R2 = row 2
line-R3 = row 3
line-R4 = row 4
line-R5 = row 5
line-R6 = row 6
line-CA = column A
line-CB = column B
line-CC = column C
line-CD = column D
line-CE = column E
line-CF = column F

window-A1 = A1–B2
window-B1 = B1–C2
window-C1 = C1–D2
window-D1 = D1–E2
window-E1 = E1–F2
window-A2 = A2–B3
window-B2 = B2–C3
window-C2 = C2–D3
window-D2 = D2–E3
window-E2 = E2–F3
window-A3 = A3–B4
window-B3 = B3–C4
window-C3 = C3–D4
window-D3 = D3–E4
window-E3 = E3–F4
window-A4 = A4–B5
window-B4 = B4–C5
window-C4 = C4–D5
window-D4 = D4–E5
window-E4 = E4–F5
window-A5 = A5–B6
window-B5 = B5–C6
window-C5 = C5–D6
window-D5 = D5–E6
window-E5 = E5–F6

character-din = Din
    .does = at any time: a player draws three unused cards and shows one of them
character-teor = Teor
    .does = at any time: a player may mark an area of 2×2 cells white or black for their left neighbour
character-edd = Edd
    .does = instead of a turn: is the culprit an animal, or the evidence a liquid?
character-okra = Okra
    .does = instead of a turn: a question about a row or column that was already asked about
character-valia = Valia
    .does = instead of a turn: how many clues does the Queen touch?

difficulty-easy = easy
difficulty-medium = medium
difficulty-detective = detective
token-free = investigation tokens
    .how = { "" }
token-quantity = quantity tokens
    .how = { "" }
token-type = type tokens
    .how = { "" }
token-green = green token
    .how = { " " }(with { character-okra }'s green token)
token-innocent = Almost-innocent tokens
discard-nothing = { "" }
discard-free = { " " }(and one more token for the Queen)
discard-quantity = { " " }(and a quantity token for the Queen)
discard-type = { " " }(and a type token for the Queen)
colour-white = white
    .means = at least one clue is there
colour-black = black
    .means = no clue is there

scenario-1 = Scenario 1
    .story = A rough awakening on the straw of the cell: last night's tea really was too spicy. The guard reads the charges, then the rest of the charges, then the appendix. The culprit box is blank, since everyone assumes it is you.
scenario-2 = Scenario 2
    .story = Released on the promise never to sing again, you find that the whole town has an alibi. Even the goose. A real culprit will have to be found.
scenario-3 = Scenario 3
    .story = The clerk charges for questions by the word. Your purse holds a button and three precise questions. For the rest you will have to count.
scenario-4 = Scenario 4
    .story = Four victims have decided to complain while standing as tall as possible. They spill out of their square and of their dignity. Wise { character-din } takes notes without writing anything.
scenario-5 = Scenario 5
    .story = The road to the capital crosses seven new villages, hence seven new trials. The local judge likes only yes and no. { character-teor } says "maybe" and gets a fine.
scenario-6 = Scenario 6
    .story = Inspector { character-edd } swears he can tell an animal at first glance. Yet he greets the badger with "good evening, madam". The case is his.
scenario-7 = Scenario 7
    .story = The imperial taster tasted something, twice even. Two of you may be accused of the same hiccup. { character-okra } aims at the truth and hits the chandelier.
scenario-8 = Scenario 8
    .story = The Queen strolls through town and wants a tip for each question asked under her windows. She has a great many windows.
scenario-9 = Scenario 9
    .story = { character-valia } has beaten the Queen at chess, at draughts and in the sack race. The vexed Queen goes for a walk to calm down, and then for another. The delighted people have never had so much gossip.
scenario-10 = Scenario 10
    .story = The lost crown is at last among the evidence, between a boot and a syrup. Three places are so vast that one gets lost looking for the way out. { character-din } and { character-teor } did exactly that.
scenario-11A = Scenario 11A
    .story = The great trial before the sleeping Emperor of Oshra. Plead in few words so as not to wake him. The taster testifies with his mouth full.
scenario-11B = Scenario 11B
    .story = The Emperor wakes and asks who is wearing his crown. All eyes turn to the Queen, who looks elsewhere. Prove it, and you will be almost innocent.
scenario-endless = Endless case
    .story = Another town, another tavern, another list of charges. Nobody has ever seen this board before.

ask-character = Who are you?
ask-shared_ability = Which ability do you two share?
ask-turn = What do you ask?
ask-agree = Shall we resolve now?
ask-queen_move = Everyone votes: where does the Queen go?
ask-din_draw = Draw an unused card: of which kind?
ask-din_show = Which card do you show to all?
ask-teor_mark = Will you mark an area for your left neighbour?
ask-announce = Name your own clue.

Become = { $character }: { $character_does }
    .label = Become a character
Share = { $character }: { $character_does }
    .label = Share an ability
ShareNothing = Nothing
AskQuantity = How many clues in { $line }?{ $token_how }{ $discard }
    .label = Ask how many clues
AskType = { $kind } in { $line }?{ $token_how }{ $discard }
    .label = Ask about one type
Inspect = { $kind ->
    [Culprit] { character-edd }: is our culprit an animal?
   *[other] { character-edd }: is our evidence a liquid?
}
    .label = { character-edd }: inspect
SendQueen = { character-valia }: how many clues does the Queen touch on { $window }?
    .label = { character-valia }: send the Queen
Propose = Let us resolve now
Pass = Pass
Agree = Yes, let us resolve
Refuse = Not yet
MoveQueen = To { $window }
    .label = Vote for the Queen’s way
LetDraw = { $seat_is ->
    [me] { character-din }: I draw three unused cards
   *[other] { character-din }: { $seat } draws three unused cards
}
    .label = { character-din }: draw unused cards
Draw = { $kind }
    .label = Draw a card
Show = { $clue }
    .label = Show a clue
LetMark = { $seat_is ->
    [me] { character-teor }: I may mark an area
   *[other] { character-teor }: { $seat } may mark an area
}
    .label = { character-teor }: mark an area
Mark = { $window } { $colour }: { $colour_means }
    .label = Mark an area
Say = { $phrase ->
    [know] I know { $subject }
   *[other] { $subject_lacking }
}
    .label = Say something
Announce = { $clue }
    .label = Name a clue

Board = { $rows }
Supply = { $free ->
    [0] { $quantity ->
        [0] { $type ->
            [0] no investigation token
            [one] 1 token for types
           *[other] { $type } tokens for types
        }
        [one] 1 token for quantities{ $type ->
            [0] { "" }
           *[other] { " " }and { $type } for types
        }
       *[other] { $quantity } tokens for quantities{ $type ->
            [0] { "" }
           *[other] { " " }and { $type } for types
        }
    }
    [one] 1 investigation token
   *[other] { $free } investigation tokens
}
Pile = { $kind } { $cards }
Count = { $about_is ->
    [me] you { $clues }
   *[other] { $about } { $clues }
}
YesOrNo = { $about_is ->
    [me] you { $yes }
   *[other] { $about } { $yes }
}
Case = { $scenario }, { $difficulty }{ $endless_seed ->
    [none] { "" }
   *[other] { " " }(number { NUMBER($endless_seed, useGrouping: 0) })
}. { $scenario_story } To ask with: { $supply }. For mistakes: { $almost_innocent ->
    [0] no Almost-innocent token
    [one] 1 Almost-innocent token
   *[other] { $almost_innocent } Almost-innocent tokens
}.{ $abilities_count ->
    [0] { "" }
   *[other] { " " }Abilities: { $abilities }.
}{ $queen ->
    [yes] { " " }The Queen is in town.
   *[no] { "" }
}{ $custom ->
    [yes] { " " }House changes: this game does not count for the campaign.
   *[no] { "" }
}

CaseOpened = { $case }
FirstSeatDrawn = { $seat_is ->
    [me] You begin.
   *[other] { $seat } begins.
}
CharacterTaken = { $seat_is ->
    [me] You are { $character }
   *[other] { $seat } is { $character }
}{ $has_card ->
    [yes] { " " }({ $character_does }).
   *[no] , without an ability here.
}
AbilityShared = { $seat_is ->
    [me] You choose one more ability for both of you:
   *[other] { $seat } chooses one more ability for both players:
} { $character } ({ $character_does }).
NothingShared = { $seat_is ->
    [me] You choose no further ability.
   *[other] { $seat } chooses no further ability.
}
PilesLaid = The cards are dealt. Unused: { $piles }.
HandDealt = { $seat_is ->
    [me] You hold
   *[other] { $seat } holds
} { $about }’s case: { $clues }.
TurnBegan = { $seat_is ->
    [me] It is your turn.
   *[other] It’s { $seat }’s turn.
}
QuantityAsked = { $seat_is ->
    [me] You ask
   *[other] { $seat } asks
} how many clues are in { $line }{ $token_how }{ $discard }. Left: { $supply }.
recalled-QuantityAsked = { $seat_is ->
    [me] You ask
   *[other] { $seat } asks
} how many clues are in { $line }.
TypeAsked = { $seat_is ->
    [me] You ask
   *[other] { $seat } asks
}: { $kind } in { $line }?{ $token_how }{ $discard } Left: { $supply }.
recalled-TypeAsked = { $seat_is ->
    [me] You ask
   *[other] { $seat } asks
}: { $kind } in { $line }?
Inspected = { $seat_is ->
    [me] You ask with { character-edd }:
   *[other] { $seat } asks with { character-edd }:
} { $kind ->
    [Culprit] is the culprit an animal?
   *[other] is the evidence a liquid?
}
QueenSent = { $seat_is ->
    [me] You send the Queen
   *[other] { $seat } sends the Queen
} to { $window }: how many clues does she touch?
CountsTold = The answers: { $answers }.
AnswersTold = The answers: { $answers }.
Passed = { $seat_is ->
    [me] You can ask nothing and pass.
   *[other] { $seat } can ask nothing and passes.
}
Proposed = { $seat_is ->
    [me] You propose
   *[other] { $seat } proposes
} to resolve now.
Voted = { $agreed ->
    [yes] All agree to resolve.
   *[no] Not all agree: the investigation goes on.
}
QueenRolled = { $seat_is ->
    [me] You roll
   *[other] { $seat } rolls
} { $die ->
    [1] 1: up.
    [2] 2: down.
    [3] 3: left.
    [4] 4: right.
   *[other] { $die }: everyone votes for her way.
}
QueenMoved = The Queen goes to { $window }.
QueenStayed = The Queen stays on { $window }.
DinUsed = { $seat_is ->
    [me] You use { character-din }:
   *[other] { $seat } uses { character-din }:
} { $chosen_is ->
    [me] you draw three unused cards.
   *[other] { $chosen } draws three unused cards.
}
CardDrawn = { $seat } draws an unused card: { $kind }.
SawUnused = { $seat_is ->
    [me] You draw
   *[other] { $seat } draws
} { $clue }: nobody’s clue.
UnusedShown = { $seat_is ->
    [me] You show
   *[other] { $seat } shows
} an unused card: { $clue }.
TeorUsed = { $seat_is ->
    [me] You use { character-teor }:
   *[other] { $seat } uses { character-teor }:
} { $chosen_is ->
    [me] you may mark an area.
   *[other] { $chosen } may mark an area.
}
WindowMarked = { $about_is ->
    [me] { $seat } marks { $window } { $colour } for you: { $colour_means }.
   *[other] { $seat_is ->
        [me] You mark { $window } { $colour } for { $about }: { $colour_means }.
       *[other] { $seat } marks { $window } { $colour } for { $about }: { $colour_means }.
    }
}
Said = { $seat_is ->
    [me] You say:
   *[other] { $seat } says:
} { $phrase ->
    [know] “I know { $subject }.”
   *[other] “{ $subject_lacking }.”
}
ResolutionBegan = The resolution begins. { $seat_is ->
    [me] You are the first to name your clues.
   *[other] { $seat } is the first to name clues.
}
KindReached = Now everyone names their clue: { $kind }.
Named = { $seat_is ->
    [me] You name { $clue }: yes!
   *[other] { $seat } names { $clue }: yes!
}
Misnamed = { $seat_is ->
    [me] You name { $clue }: no.
   *[other] { $seat } names { $clue }: no.
}
InnocenceLost = { $left ->
    [0] That was the last Almost-innocent token.
    [one] 1 Almost-innocent token is left.
   *[other] { $left } Almost-innocent tokens are left.
}
CaseClosed = { $won ->
    [yes] Everything is named: everybody is almost innocent!
   *[no] A wrong name too many: everybody is found guilty. { $named ->
        [0] No clue was named.
        [one] One clue was named.
       *[other] { $named } clues were named.
    }
}
SolutionRevealed = { $seat_is ->
    [me] Your case was { $clues }.
   *[other] { $seat }’s case was { $clues }.
}
UnusedRevealed = Nobody had: { $clues }.
DrawnRevealed = { $seat_is ->
    [me] You had drawn { $clues }.
   *[other] { $seat } had drawn { $clues }.
}

proof-frame = Everyone's solution has one clue of each kind, and each card is used once (a Special is there twice).
fact-seat-yes = { $place_is ->
    [me] { $item } is part of your solution.
   *[other] { $item } is part of { $place }’s solution.
}
fact-seat-no = { $place_is ->
    [me] { $item } is not part of your solution.
   *[other] { $item } is not part of { $place }’s solution.
}
fact-unused-yes = { $item } is part of no solution.
fact-unused-no = { $item } is part of a solution.

OpenForMe = { $clues ->
    [0] Nothing else is left to ask.
    [one] One clue there may still be mine.
   *[other] { $clues } clues there may still be mine.
}
OpenForAll = { $clues ->
    [0] Nothing else is left to ask.
    [one] Something is still open there: one clue may be somebody’s.
   *[other] Much is still open there: { $clues } possibilities in all.
}
HelpsMost = { $helped_is ->
    [me] It helps me most: from about { $before } cases to about { $after }.
   *[other] It helps { $helped } most: from about { $before } cases to about { $after }.
}
WinsMost = With this question we should win { $percent } times out of 100.
CostsNoToken = The card of { $character } costs no token.
Knew = I know it: { $clue }.
SeemsToFit = { $clue } seems to fit my answers best.
PutNothingTogether = { $clue } seemed to fit each of my answers. But I did not put all of them together: together they rule it out.
OneOfThese = I cannot be sure: it is one of { $cases }.
Likely = { $clue } is a good guess ({ $percent }%).
HelpsDoubter = { $doubter_is ->
    [me] I am the least sure of us.
   *[other] { $doubter } seems to be the least sure of us.
}
DrawsUseful = A card of this kind may clear my doubt: { $kind }.
ShowsUseful = Someone might have taken { $clue } for theirs.
MarksUseful = It leaves { $helped } with about { $after } of { $before } cases.
MayHelpThem = There is something there to find.
TeamShouldKnow = My team should know that.
AllSeemToKnow = Everybody seems to know everything.
KnewAll = I know all my clues.
StillInDoubt = I still have doubts.
UsefulCard = The card of { $character } helps our team.

refused-almost_innocent-tokens = A case needs 1 to 12 investigation tokens in all.

# On the board, on the page
ai-empty = nothing
ai-toll = one token more for the Queen
ai-toll-short = +1 for the Queen
ai-die = The Queen’s die
ai-how-many = How many?
ai-mine = It is { $clue }
ai-bench = The accused
ai-all = all
ai-unused = Unused cards
ai-held = You hold { $name }’s case
ai-answers = Answers
ai-whose = Whose case?
ai-my-case = my case

# What things are, said beside them
explain-heap-free = Investigation tokens left: { $left }. Each pays for one question of either kind.
explain-heap-quantity = Quantity tokens left: { $left }. Each pays for one question “how many clues are in this row or column?”.
explain-heap-type = Type tokens left: { $left }. Each pays for one question “is the clue of this kind in this row or column?”.
explain-heap-innocent = Almost-innocent tokens left: { $left }. A wrong name costs one; without any the game is lost.
explain-die = The Queen’s die, as it was last rolled: 1 up, 2 down, 3 left, 4 right, 5 and 6 everyone votes.
explain-unused = Cards of this kind that are in nobody’s case: nobody sees them unless { character-din } lets somebody draw.
explain-Propose = Stop asking and name your clues, if everyone agrees. There is no way back.
explain-Agree = From now on everyone names their own clues; there is no way back.
explain-Refuse = The investigation goes on.
explain-Pass = You can ask nothing: it is the next one's turn.
explain-ShareNothing = You play without a further ability.
explain-slot-hidden = { $name }’s case, { $kind }: not known to you.
explain-slot-known = { $name }’s case, { $kind }: { $clue }. You know it; it is not named yet.
explain-slot-named = { $name }’s case, { $kind }: { $clue }. Rightly named.
explain-line = { $line }: lay a token here to ask about the clues in it. The token then shows the answer about your case.
# What is at stake in a choice that is final.
stake-Propose = There is one resolution, and no question after it: if all agree, everyone names their own clues.
stake-Agree = There is one resolution, and no question after it: if all agree, everyone names their own clues.
stake-Announce = A wrong name costs an Almost-innocent token; without one, all of you lose.
# Big moments: a title, and what it means for the reader
stage-CountsTold = An answer about your case
means-CountsTold = Your number says how many of your own clues are there; the other numbers are about the others.
stage-AnswersTold = An answer about your case
means-AnswersTold = Your answer is about your own clue; the other answers are about the others.
stage-SawUnused = An unused card
means-SawUnused = This card belongs to nobody’s case.
stage-UnusedShown = { $seat_is ->
    [me] { "" }
   *[other] An unused card
}
means-UnusedShown = This card belongs to nobody’s case.
stage-WindowMarked = { $about_is ->
    [me] A mark about your case
   *[other] { "" }
}
means-WindowMarked = In the cells { $window } of your case: { $colour_means }.
stage-ResolutionBegan = The resolution
means-ResolutionBegan = Everyone names their own clues now, kind by kind. A wrong name costs an Almost-innocent token.
stage-Misnamed = { $seat_is ->
    [me] That was wrong
   *[other] A wrong name
}
means-Misnamed = It is not { $clue }. It costs the team an Almost-innocent token; without one the game is lost.
stage-CaseClosed = { $won ->
    [yes] All are free!
   *[no] Guilty!
}
means-CaseClosed = { $won ->
    [yes] Your team has won.
   *[no] Your team has lost.
}
ending-Finished = { $winners_count ->
    [0] Your team has lost.
   *[other] Your team did it!
}
ending-CaseClosed = { $won ->
    [yes] Everybody has named all their clues.
   *[no] There was no Almost-innocent token left for a wrong name.
}
truth-SolutionRevealed = { $seat_is ->
    [me] Your case
   *[other] { $seat }’s case
}
# What one may choose for a table: names and one line for each.
option-difficulty-easy = easy
    .explained = Most tokens, and you may say much.
option-difficulty-medium = medium
    .explained = Fewer tokens, and you may say less.
option-difficulty-detective = detective
    .explained = Fewest tokens, and hardly a word.
option-progress-free = all of this case
    .explained = Whatever abilities the case has.
option-progress-campaign = those won so far
    .explained = Only what your group has won in its campaign; without a campaign, as if every case before this one were won.
option-characters-choose = you choose
    .explained = One after another, before the game.
option-characters-random = dealt by chance
    .explained = Everyone takes what comes.
option-early_resolution-unanimous = when all agree
    .explained = One says no, and the questions go on.
option-early_resolution-active_alone = the active player decides
    .explained = Whoever’s turn it is decides alone.
option-endless_seed-None = any
    .explained = Chance draws one.
option-queen-None = as the case says
    .explained = She walks where the case says so.
option-free_tokens-None = as the case says
    .explained = As many as the case gives.
option-quantity_tokens-None = as the case says
    .explained = As many as the case gives.
option-type_tokens-None = as the case says
    .explained = As many as the case gives.
option-almost_innocent_tokens-None = as the case says
    .explained = As many as the case gives.
option-scenario-1 = { scenario-1 }
    .explained = { scenario-1.story }
option-scenario-2 = { scenario-2 }
    .explained = { scenario-2.story }
option-scenario-3 = { scenario-3 }
    .explained = { scenario-3.story }
option-scenario-4 = { scenario-4 }
    .explained = { scenario-4.story }
option-scenario-5 = { scenario-5 }
    .explained = { scenario-5.story }
option-scenario-6 = { scenario-6 }
    .explained = { scenario-6.story }
option-scenario-7 = { scenario-7 }
    .explained = { scenario-7.story }
option-scenario-8 = { scenario-8 }
    .explained = { scenario-8.story }
option-scenario-9 = { scenario-9 }
    .explained = { scenario-9.story }
option-scenario-10 = { scenario-10 }
    .explained = { scenario-10.story }
option-scenario-11A = { scenario-11A }
    .explained = { scenario-11A.story }
option-scenario-11B = { scenario-11B }
    .explained = { scenario-11B.story }
option-scenario-endless = { scenario-endless }
    .explained = { scenario-endless.story }

# What whoever sees all reads of what only some were told.
eye-AbilityShared = The two share { $character } ({ $character_does }).
eye-NothingShared = The two share no ability.
eye-HandDealt = { $seat } holds { $about }’s case: { $clues }.
eye-SawUnused = { $seat } draws { $clue }: nobody’s clue.
# Votes for the Queen’s way, marks that nobody hears of, a token that is not laid
ready-marked = ready to resolve (nobody else knows)
MarkReady = I am ready to resolve
TakeBackReady = I am no longer ready
LeaveUnmarked = Lay no token
ReadyMarked = { $seat_is ->
    [me] You are marked as ready to resolve. Nobody else hears of it.
   *[other] { $seat } is marked as ready to resolve. Nobody else hears of it.
}
ReadyTakenBack = { $seat_is ->
    [me] You are no longer marked as ready. Nobody else hears of it.
   *[other] { $seat } is no longer marked as ready. Nobody else hears of it.
}
AllReady = Everyone was ready to resolve.
LeftUnmarked = { $seat_is ->
    [me] You lay no token: { character-teor }’s card is used up.
   *[other] { $seat } lays no token: { character-teor }’s card is used up.
}
explain-MarkReady = Only you see this mark, and you can take it back. If all of you are marked when a turn ends, the resolution begins.
explain-TakeBackReady = The questions go on, whatever the others have marked.
explain-LeaveUnmarked = { character-teor }’s card is used up all the same.
stake-MarkReady = Nobody hears of it, and you can take it back until a turn ends with all of you marked. Then everyone names their own clues, and there is no question after it.

# Set-ups that an experienced group changes, and what does not go together
option-kinds = House change: which kinds of clues are used, at least three.
    .name = Kinds of clues
option-sevenths = House change: whether there is a seventh clue of each kind.
    .name = Seventh clues
option-big_clues = House change: of which kind the first four clues are big.
    .name = Big clues
option-abilities-None = as the case says
    .explained = The abilities that the case lists.
option-kinds-None = as the case says
    .explained = The kinds that the case uses.
option-sevenths-None = as the case says
    .explained = Where the case has them.
option-big_clues-None = as the case says
    .explained = Where the case has them.
option-big_clues-no = none
    .explained = Every clue lies on one cell.
option-big_clues-K = { kind-K }
    .explained = Four culprits lie on two cells each. More clues than fit on the board are refused.
option-big_clues-V = { kind-V }
    .explained = Four victims lie on two cells each. More clues than fit on the board are refused.
option-big_clues-C = { kind-C }
    .explained = Four crimes lie on two cells each. More clues than fit on the board are refused.
option-big_clues-E = { kind-E }
    .explained = Four pieces of evidence lie on two cells each. More clues than fit on the board are refused.
option-big_clues-P = { kind-P }
    .explained = Four places lie on two cells each. More clues than fit on the board are refused.
option-kinds-K = { kind-K }
option-kinds-V = { kind-V }
option-kinds-C = { kind-C }
option-kinds-E = { kind-E }
option-kinds-P = { kind-P }
option-abilities-din = { character-din }
option-abilities-teor = { character-teor }
option-abilities-edd = { character-edd }
option-abilities-okra = { character-okra }
option-abilities-valia = { character-valia }
refused-almost_innocent-kinds = A case needs at least three kinds of clues.
refused-almost_innocent-big = The big clues must be of a kind that this case uses.
refused-almost_innocent-endless = The clues of an endless case come from its number: leave kinds, seventh clues and big clues as they are.
refused-almost_innocent-sides = Tokens are either for any question or of two sides: please set one or the other.
refused-almost_innocent-both-sides = The tokens of this case are for any question. To limit them, set both numbers: for quantities and for types.
refused-almost_innocent-cells = So many clues do not fit on the 36 cells: leave out the seventh clues, the big clues or a kind.
refused-almost_innocent-edd = { character-edd } asks about culprits and evidence: use one of these kinds, or leave { character-edd } out of the abilities.

# The heads of the slate
explain-slate-open = { $line }: nobody has asked about it yet.
explain-slate-answered = { $line }, as it was answered about this case: { $answers }.
# The campaign: acts, titles, how each scenario begins and ends, and what is unlocked.
act-1 = Act I: In the cell
act-2 = Act II: On the road to the capital
act-3 = Act III: Before the Emperor
campaign-1 = { scenario-1 } – Tea too spicy
    .before = { scenario-1.story }
    .after = The charges are sent back for want of a culprit. The guard opens the door and asks you not to tell the other guard.
campaign-2 = { scenario-2 } – A goose with an alibi
    .before = { scenario-2.story }
    .after = The alibis fall one after the other, the goose's last. The town is sorry, but not in writing.
campaign-3 = { scenario-3 } – Questions by the word
    .before = { scenario-3.story }
    .after = The clerk counts again and finds that he owes you a button. From the back of the room a wise man named { character-din } has listened to everything; he comes along.
campaign-4 = { scenario-4 } – Large victims
    .before = { scenario-4.story }
    .after = The four victims sit down, and all at once there is room again. { character-teor }, who was waiting outside with a pot of paint, offers to mark the way.
campaign-5 = { scenario-5 } – Seven villages
    .before = { scenario-5.story }
    .after = Seven acquittals, seven stamps, and no two of the same colour. Inspector { character-edd } has seen nothing but the stamps and wants to travel with such well-stamped people.
campaign-6 = { scenario-6 } – Animal or not
    .before = { scenario-6.story }
    .after = It was no badger. { character-edd } notes it down as a success. { character-okra }, who shot his hat off by mistake, apologises by joining you.
campaign-7 = { scenario-7 } – Hiccup for two
    .before = { scenario-7.story }
    .after = The hiccup had two owners after all, and the taster forgives both. Somebody will have to pay for the chandelier.
campaign-8 = { scenario-8 } – Under her windows
    .before = { scenario-8.story }
    .after = The Queen runs out of windows before you run out of questions. { character-valia }, who has been laughing behind a curtain, knows every one of her habits and will tell.
campaign-9 = { scenario-9 } – A sore loser
    .before = { scenario-9.story }
    .after = The Queen retires with a headache. In her haste she leaves a hat box behind, and it is far too light for a crown.
campaign-10 = { scenario-10 } – Lost and found
    .before = { scenario-10.story }
    .after = The crown is found, the way out as well, and even { character-din } and { character-teor }. The Emperor hears of it and invites you; it sounds like a summons.
campaign-11A = { scenario-11A } – Speak softly
    .before = { scenario-11A.story }
    .after = You have pleaded so softly that the Emperor smiles in his sleep. Then the taster drops a spoon.
campaign-11B = { scenario-11B } – Whose crown?
    .before = { scenario-11B.story }
    .after = The Queen takes the crown off and says that it pinched anyway. The Emperor declares you innocent; the clerk, who likes to be exact, writes “almost” in front of it.
unlock-din = { character-din }
    .does = { character-din.does }
unlock-teor = { character-teor }
    .does = { character-teor.does }
unlock-edd = { character-edd }
    .does = { character-edd.does }
unlock-okra = { character-okra }
    .does = { character-okra.does }
unlock-valia = { character-valia }
    .does = { character-valia.does }
# What is sought, for the coach
goal-K = the culprit
goal-V = the victim
goal-C = the crime
goal-E = the evidence
goal-P = the place
learnt = { $number ->
    [one] { $number } clue crossed out
   *[other] { $number } clues crossed out
}

# Chains of reasoning
where-seat = { $place_is ->
    [me] your solution
   *[other] { $place }’s solution
}
where-unused = the clues of no solution
facts-seat-yes = { $place_is ->
    [me] { $items } are part of your solution.
   *[other] { $items } are part of { $place }’s solution.
}
facts-seat-no = { $place_is ->
    [me] { $items } are not part of your solution.
   *[other] { $items } are not part of { $place }’s solution.
}
facts-unused-yes = { $items } are part of no solution.
facts-unused-no = { $items } are each part of a solution.
facts-item-seat-no = { $item } is not part of the solutions of { $places }.
step-elimination-item = For { $item } nothing else is left: { $that }
step-elimination-rule-seat = { $place_is ->
    [me] Your solution has one clue of this kind, and no other is left: { $that }
   *[other] { $place }’s solution has one clue of this kind, and no other is left: { $that }
}
step-count-item = { $item } is used already: { $that }
step-count-item-each = These are used already: { $that }
step-count-rule-seat = { $place_is ->
    [me] Your solution has only one clue of this kind: { $that }
   *[other] { $place }’s solution has only one clue of this kind: { $that }
}
step-count-rule-seat-each = Every solution has only one clue of each kind: { $that }

# The case of the day, played alone
solo = Your witness asks line after line, says when it knows its case, and agrees to resolve only then. Let the two of you need as few questions as you can, propose to resolve, and name your own clues. A wrong name ends the case.
solo-asked = { $number ->
    [one] one question
   *[other] { $number } questions
}
# Puzzles
puzzle-K = Who is your culprit?
puzzle-V = Who is your victim?
puzzle-C = What is your crime?
puzzle-E = What is your evidence?
puzzle-P = What is your place?

# The deal, on the stage when a game begins
stage-HandDealt = You hold { $about }’s case
means-HandDealt = These clues are not yours: { $about } must find them, and somebody else holds yours. Ask about rows and columns, and hear how many of your own clues are there.
# A question on the stage
ai-asked = { $name } asked: { $asked }
ai-asked-mine = You asked: { $asked }
# What whoever watches sees on the stage, and reads at the end
eye-stage-CountsTold = The answers
eye-means-CountsTold = Each number says how many of that player’s own clues are there.
eye-stage-AnswersTold = The answers
eye-means-AnswersTold = Each answer is about that player’s own clue.
eye-means-CaseClosed = { $won ->
    [yes] The team has won.
   *[no] The team has lost.
}
eye-ending-Finished = { $winners_count ->
    [0] The team has lost.
   *[other] The team did it!
}
