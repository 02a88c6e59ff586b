# Inquiries in New York, in English.

title = Inquiries in New York
pitch = A diamond has been stolen and the thief hides somewhere in the city: hear informants and experts, spy on the others, and be the first to name the place.
rules =
    The thief and the diamond are in one of the 25 cells of the map. Ten informants and six experts each know something true about that cell; together they leave only one.
    On your turn, roll the two dice and go to the cell they name; a joker is any letter or any number you like. If others stand there with cards, you may spy on one of them: you read one card, drawn by lot. Then do what the cell says: hear an informant or an expert, swap a card with somebody, or go wherever you want and do what that cell says. When a pile is empty, you take a card from another player instead.
    “Near” a place means in a cell that shows its picture. “North of line 4” means lines 1, 2 and 3. A step goes to the next cell; corners do not count.
    At the start or at the end of your turn you may announce a cell, once in a game. If the thief is there, you win. If not, you are out: your cards go back into the piles, everyone knows where the thief is not, and the others play on.

option-level = How hard the clues are to use.
    .name = Level
option-case = Which theft you solve: each has its own thief, cell and clues.
    .name = Case
option-announce = When somebody may say where the thief is.
    .name = When one may announce
option-last_player = What happens when all others are out.
    .name = Last one left
option-eliminated_sees_answer = Whether who was wrong may look at the answer.
    .name = Who is out may see the answer
option-last_call = When the rounds are over, everyone must announce; otherwise the case stays unsolved.
    .name = Last call
option-max_rounds = After that many rounds the game is over.
    .name = Longest game, in rounds
option-sheet = Whether the sheet crosses off by itself what your clues exclude.

deck-informant = informant
    .one = an informant card
deck-expert = expert
    .one = an expert card

pile-informant = informants
pile-expert = experts

face-joker = joker
result-solved = The case is solved.
result-shared = Several have solved the case at once.
result-last_standing = Only one investigator is left.
result-nobody = Nobody has solved the case.

drawing-clues = Your clues (* in your hand):
drawing-cards = The cards of the case:
drawing-piles = Piles:
drawing-round = Round

ask-start = Roll the dice, or announce where the thief is.
ask-cell = A joker! Where do you go?
ask-spy = Somebody is here. On whom do you spy?
ask-take = The pile is empty. From whom do you take a card?
ask-swap = Which card do you give, to whom, and for what?
ask-go = Where to? The whole city is yours.
ask-end = The end of your turn: announce where the thief is, or pass.
ask-window = Everyone may announce now. Do you?
ask-last_call = The last call: where are the thief and the diamond?

Roll = Roll the dice
Announce = The thief is in { $cell }
    .label = Announce where the thief is
Pass = Announce nothing
MoveTo = To { $cell }: { $cell_about }
    .label = Go somewhere else
Stay = Stay here
Spy = Spy on { $seat }
    .label = Spy on somebody
Decline = Spy on nobody
Take = Take a card from { $seat }
    .label = Take a card
Swap = Give { $card } to { $seat } for { $deck_one }
    .label = Swap a card

RolledToStart = { $seat_is ->
    [me] You roll { $number }.
   *[other] { $seat } rolls { $number }.
}
FirstSeatFound = { $seat_is ->
    [me] You have the highest number: you begin.
   *[other] { $seat } has the highest number, and begins.
}
CaseChosen = Level { $level }, case { $case } ({ $case_symbol }): “{ $level ->
    [1] { $case_title1 }
   *[other] { $case_title2 }
}”. { $level ->
    [1] { $case_begins1 }
   *[other] { $case_begins2 }
}
PilesLaid = { $informants } informants and { $experts } experts are waiting.
TurnBegan = { $seat_is ->
    [me] Round { $round }: it’s your turn.
   *[other] Round { $round }: it’s { $seat }’s turn.
}
Rolled = { $seat_is ->
    [me] You roll { $letter } and { $number }.
   *[other] { $seat } rolls { $letter } and { $number }.
}
Moved = { $seat_is ->
    [me] You go to { $cell }.
   *[other] { $seat } goes to { $cell }.
}
Stayed = { $seat_is ->
    [me] You stay where you are.
   *[other] { $seat } stays there.
}
NothingHappened = { $seat_is ->
    [me] Nothing happens for you
   *[other] Nothing happens for { $seat }
}: { $action_nothing }.
SpyingDeclined = { $spy_is ->
    [me] You spy on nobody.
   *[other] { $spy } spies on nobody.
}
Spied = { $spy } spies on { $owner } and sees { $deck_one }.
SpiedCard = { $spy_is ->
    [me] You spy on { $owner } and hear { $card }
   *[other] { $spy } spies on you and hears { $card }
}
Drew = { $seat } draws { $deck_one }; { $left ->
    [0] the pile is empty now
    [one] 1 is left
   *[other] { $left } are left
}.
DrewCard = You hear { $card }
Took = { $taker } takes { $deck_one } from { $victim }.
TookCard = { $taker_is ->
    [me] You take a card from { $victim } and hear { $card }
   *[other] { $taker } takes from you what was said by { $card }
}
Swapped = { $seat } gives { $other } { $gave_one } for { $got_one }.
SwappedCards = { $seat_is ->
    [me] You give { $other } what was said by { $gave } In return you hear { $got }
   *[other] { $seat } gives you what was said by { $gave } In return you give what was said by { $got }
}
Passed = { $seat_is ->
    [me] You announce nothing.
   *[other] { $seat } announces nothing.
}
AnnouncedRightly = { $seat_is ->
    [me] You announce { $cell }: the thief is there!
   *[other] { $seat } announces { $cell }: the thief is there!
}
AnnouncedWrongly = { $seat_is ->
    [me] You announce { $cell }, but the thief is not there.
   *[other] { $seat } announces { $cell }, but the thief is not there.
}
SawAnswer = You look under the cover: the thief is in { $answer }. Keep it to yourself.
Eliminated = { $seat_is ->
    [me] You are out.
   *[other] { $seat } is out.
}{ $informants ->
    [0] { $experts ->
        [0] { "" }
        [one] { " " }1 expert is back in the pile.
       *[other] { " " }{ $experts } experts are back in the pile.
    }
   *[other] { " " }Cards back in the piles: { $informants ->
        [one] 1 informant
       *[other] { $informants } informants
    }{ $experts ->
        [0] { "" }
        [one] { " " }and 1 expert
       *[other] { " " }and { $experts } experts
    }.
}
LastCallBegan = { $rounds } rounds are over: everyone must announce.
CaseClosed = { $result } The thief and the diamond were in { $answer }.{ $code ->
    [none] { "" }
   *[other] { " " }The code of this case: { $code }.
}

KnewTheCell = All clues together leave only { $cell }.
SawOneCell = The clues kept in mind leave only { $cell }.
MisreadAClue = Only { $cell } seemed to be left. { $slip ->
    [sides] But east was taken for west in what was said by { $card }
    [corners] But steps were counted across corners for what was said by { $card }
   *[overlooked] But a cell of the map was overlooked for what was said by { $card }
}
MissedAClue = { $cells } cells seemed to be left. { $slip ->
    [corners] But steps were counted across corners for what was said by { $card }
    [half] But only a part was kept in mind of what was said by { $card }
    [aside] But it had seemed too hard to make use of what was said by { $card }
    [unmarked] But the sheet was never marked with what was said by { $card }
    [long] But the end was not read of what was said by { $card }
    [sides] But east was taken for west in what was said by { $card }
   *[forgotten] But a card in another hand was forgotten, and with it what was said by { $card }
}
ChecksAgain = Only { $cell } seems to be left since just now: the sheet is worth a second look before saying so.
KeptAStraightFace = Only { $cell } is left. But nobody can be quicker before this turn ends: roll first, and show nothing.
TriedItsLuck = { $cells } cells are left: worth a try.
LostPatience = It has gone on for long enough: one of these { $cells } cells it must be.
GuessedInTime = { $is_close ->
    [yes] { $cells } cells are left. To guess wins about as often as to wait ({ $chance }%), and whoever waits may come too late.
   *[no] A guess is right in { $chance }% of cases ({ $cells } cells are left). By waiting, someone else may be quicker: { $waiting }%.
}
HadToGuess = { $cells ->
    [one] One cell is left.
   *[other] { $cells } cells are left, and it is time to name one.
}
WaitedForMore = { $cells } cells are left. { $is_close ->
    [yes] To wait wins about as often as to guess ({ $waiting }%), and may bring another clue.
   *[no] To wait wins more often ({ $waiting }%) than to guess ({ $chance }%).
}
WasNotSure = { $cells ->
    [one] One cell is left.
   *[other] { $cells } cells are left: it is too early to announce.
}
WentToGoOn = From { $cell } one may go on to any cell.
WentForNews = { $chance ->
    [100] In { $cell } there is a new clue.
   *[other] In { $cell } there may be a new clue ({ $chance }%).
}
WentForCards = There one can draw a card, or spy on someone.
AskedTheMost = { $seat } has the most cards that are still unknown.
AskedAnyone = { $seat } has cards: reason enough.
AskedTheSame = { $seat } was spied on before, so why not again?
StayedForLack = There is nothing new to learn anywhere.
LookedForNews = { $chance ->
    [100] { $seat } has a new clue.
   *[other] { $seat } may have a new clue ({ $chance }%).
}
KnewTheirCards = All cards here are known already.
GaveWhatIsKnown = { $seat } knows the card given already, and { $chance ->
    [100] has a new clue.
   *[other] may have a new clue ({ $chance }%).
}
GaveTheLeast = The card given tells little, and { $chance ->
    [100] { $seat } has a new clue.
   *[other] { $seat } may have a new clue ({ $chance }%).
}

cell-A1 = A1
    .about = Go where you want, { district-NJ }
cell-B1 = B1
    .about = Experts, { district-NJ }
cell-C1 = C1
    .about = Informants, { district-BX }
cell-D1 = D1
    .about = Experts, { district-BX }
cell-E1 = E1
    .about = Informants, { district-BW }
cell-A2 = A2
    .about = Informants, { district-NJ }
cell-B2 = B2
    .about = Go where you want, { district-MA }
cell-C2 = C2
    .about = Swap a card, { district-BX }
cell-D2 = D2
    .about = Informants, { district-QU }
cell-E2 = E2
    .about = Experts, { district-BW }
cell-A3 = A3
    .about = Swap a card, { district-NJ }
cell-B3 = B3
    .about = Informants, { district-MA }
cell-C3 = C3
    .about = Experts, { district-MA }
cell-D3 = D3
    .about = Go where you want, { district-QU }
cell-E3 = E3
    .about = Informants, { district-BW }
cell-A4 = A4
    .about = Informants, { district-SI }
cell-B4 = B4
    .about = Swap a card, { district-MA }
cell-C4 = C4
    .about = Informants, { district-BK }
cell-D4 = D4
    .about = Experts, { district-QU }
cell-E4 = E4
    .about = Go where you want, { district-QU }
cell-A5 = A5
    .about = Experts, { district-SI }
cell-B5 = B5
    .about = Informants, { district-SI }
cell-C5 = C5
    .about = Experts, { district-BK }
cell-D5 = D5
    .about = Informants, { district-BK }
cell-E5 = E5
    .about = Swap a card, { district-BK }

district-MA = Manhattan
district-BX = the Bronx
    .short = Bronx
district-BK = Brooklyn
district-QU = Queens
    .short = Queens
district-SI = Staten Island
district-NJ = New Jersey
    .short = New Jersey
district-BW = Brentwood

action-informants = Informants
    .nothing = the pile is empty, and nobody else has an informant card
action-experts = Experts
    .nothing = the pile is empty, and nobody else has an expert card
action-swap = Swap a card
    .nothing = a swap takes two people who have a card
action-go = Go where you want
    .nothing = this cell works only once in a turn

sign-informants = Informants
sign-experts = Experts
sign-swap = Swap
sign-go = Go anywhere

kind-airport = an airport
kind-bridge = a bridge
kind-factory = a factory
kind-park = a park
kind-museum = a museum
kind-stadium = a stadium
kind-hospital = a hospital
kind-harbour = a harbour
kind-station = a station
kind-theatre = a theatre

picto-airport = airp
picto-bridge = brdg
picto-factory = fact
picto-park = park
picto-museum = muse
picto-stadium = stad
picto-hospital = hosp
picto-harbour = harb
picto-station = stat
picto-theatre = thea

water-ocean = the ocean
    .short = Ocean
water-hudson = the Hudson
    .short = Hudson
water-east_river = the East River
    .short = East River
water-sound = the Sound
    .short = Sound

shore-ocean = O
shore-hudson = H
shore-east_river = E
shore-sound = S

place-newark = Newark airport
    .short = Newark
place-laguardia = LaGuardia airport
    .short = LaGuardia
place-jfk = John F. Kennedy airport
    .short = Kennedy
place-gwb = the George Washington Bridge
    .short = Washington
place-whitestone = the Whitestone Bridge
    .short = Whitestone
place-brooklyn_bridge = the Brooklyn Bridge
    .short = Brooklyn Br.
place-verrazzano = the Verrazzano Bridge
    .short = Verrazzano
place-spinning_mill = the spinning mill
    .short = Spinning mill
place-piano_factory = the piano factory
    .short = Pianos
place-biscuit_factory = the biscuit factory
    .short = Biscuits
place-toy_factory = the toy factory
    .short = Toys
place-cannery = the cannery
    .short = Cannery
place-palisades = Palisades Park
    .short = Palisades
place-van_cortlandt = Van Cortlandt Park
    .short = Van Cortlandt
place-central_park = Central Park
    .short = Central Park
place-flushing = Flushing Park
    .short = Flushing Pk
place-prospect_park = Prospect Park
    .short = Prospect Pk
place-marine_park = Marine Park
    .short = Marine Park
place-cloisters = the Cloisters museum
    .short = Cloisters
place-natural_history = the natural history museum
    .short = Nat. history
place-brooklyn_museum = the Brooklyn museum
    .short = Brooklyn mus.
place-aviation_museum = the aviation museum
    .short = Aviation
place-lighthouse_museum = the lighthouse museum
    .short = Lighthouses
place-meadowlands = the Meadowlands stadium
    .short = Meadowlands
place-yankee = Yankee Stadium
    .short = Yankee
place-citi = the Flushing stadium
    .short = Fl. stadium
place-sound_arena = the Sound arena
    .short = Arena
place-riverside = the Riverside hospital
    .short = Riverside
place-north_clinic = the North clinic
    .short = North clinic
place-park_hospital = the Park hospital
    .short = Park hosp.
place-island_hospital = the Island hospital
    .short = Island hosp.
place-bay_hospital = the Bay hospital
    .short = Bay hosp.
place-port_newark = Port Newark
    .short = Port Newark
place-battery = the Battery pier
    .short = Battery
place-red_hook = Red Hook harbour
    .short = Red Hook
place-sound_marina = the Sound marina
    .short = Marina
place-rockaway = the Rockaway marina
    .short = Rockaway
place-fordham = Fordham station
    .short = Fordham
place-grand_central = Grand Central station
    .short = Gd Central
place-brentwood_station = Brentwood station
    .short = Brentwood stn
place-jamaica = Jamaica station
    .short = Jamaica
place-st_george = St George station
    .short = St George
place-apollo = the Apollo theatre
    .short = Apollo
place-broadway = the Broadway theatre
    .short = Broadway
place-studio = the Studio theatre
    .short = Studio th.
place-beach_theatre = the Beach theatre
    .short = Beach th.
place-harbour_theatre = the Harbour theatre
    .short = Harbour th.

case-1 = 1 ▲
    .symbol = triangle
    .title1 = { story-1-1 }
    .begins1 = { story-1-1.begins }
    .ends1 = { finale-1-1 }
    .title2 = { story-2-1 }
    .begins2 = { story-2-1.begins }
    .ends2 = { finale-2-1 }
case-2 = 2 ●
    .symbol = disc
    .title1 = { story-1-2 }
    .begins1 = { story-1-2.begins }
    .ends1 = { finale-1-2 }
    .title2 = { story-2-2 }
    .begins2 = { story-2-2.begins }
    .ends2 = { finale-2-2 }
case-3 = 3 ■
    .symbol = square
    .title1 = { story-1-3 }
    .begins1 = { story-1-3.begins }
    .ends1 = { finale-1-3 }
    .title2 = { story-2-3 }
    .begins2 = { story-2-3.begins }
    .ends2 = { finale-2-3 }
case-4 = 4 ◆
    .symbol = diamond
    .title1 = { story-1-4 }
    .begins1 = { story-1-4.begins }
    .ends1 = { finale-1-4 }
    .title2 = { story-2-4 }
    .begins2 = { story-2-4.begins }
    .ends2 = { finale-2-4 }
case-5 = 5 ★
    .symbol = star
    .title1 = { story-1-5 }
    .begins1 = { story-1-5.begins }
    .ends1 = { finale-1-5 }
    .title2 = { story-2-5 }
    .begins2 = { story-2-5.begins }
    .ends2 = { finale-2-5 }
case-6 = 6 ☾
    .symbol = moon
    .title1 = { story-1-6 }
    .begins1 = { story-1-6.begins }
    .ends1 = { finale-1-6 }
    .title2 = { story-2-6 }
    .begins2 = { story-2-6.begins }
    .ends2 = { finale-2-6 }
case-7 = 7 ☀
    .symbol = sun
    .title1 = { story-1-7 }
    .begins1 = { story-1-7.begins }
    .ends1 = { finale-1-7 }
    .title2 = { story-2-7 }
    .begins2 = { story-2-7.begins }
    .ends2 = { finale-2-7 }
case-8 = 8 ⊗
    .symbol = crossed circle
    .title1 = { story-1-8 }
    .begins1 = { story-1-8.begins }
    .ends1 = { finale-1-8 }
    .title2 = { story-2-8 }
    .begins2 = { story-2-8.begins }
    .ends2 = { finale-2-8 }
case-9 = 9 ✚
    .symbol = cross
    .title1 = { story-1-9 }
    .begins1 = { story-1-9.begins }
    .ends1 = { finale-1-9 }
    .title2 = { story-2-9 }
    .begins2 = { story-2-9.begins }
    .ends2 = { finale-2-9 }
case-10 = 10 ♥
    .symbol = heart
    .title1 = { story-1-10 }
    .begins1 = { story-1-10.begins }
    .ends1 = { finale-1-10 }
    .title2 = { story-2-10 }
    .begins2 = { story-2-10.begins }
    .ends2 = { finale-2-10 }
case-11 = 11 ⚡
    .symbol = bolt
    .title1 = { story-1-11 }
    .begins1 = { story-1-11.begins }
    .ends1 = { finale-1-11 }
    .title2 = { story-2-11 }
    .begins2 = { story-2-11.begins }
    .ends2 = { finale-2-11 }
case-12 = 12 ✿
    .symbol = flower
    .title1 = { story-1-12 }
    .begins1 = { story-1-12.begins }
    .ends1 = { finale-1-12 }
    .title2 = { story-2-12 }
    .begins2 = { story-2-12.begins }
    .ends2 = { finale-2-12 }
case-endless = ∞
    .symbol = a case without a number
    .title1 = { story-1-endless }
    .begins1 = { story-1-endless.begins }
    .ends1 = { finale-1-endless }
    .title2 = { story-2-endless }
    .begins2 = { story-2-endless.begins }
    .ends2 = { finale-2-endless }

proof-frame = The thief is in exactly one cell, and every clue is true.
fact-cell-yes = the thief is in { $place }.
fact-cell-no = the thief is not in { $place }.
fact-seat-yes = { $place_is ->
    [me] you hold card { $item }.
   *[other] { $place } holds card { $item }.
}
fact-seat-no = { $place_is ->
    [me] you do not hold card { $item }.
   *[other] { $place } does not hold card { $item }.
}
fact-pile-yes = card { $item } is in its pile.
fact-pile-no = card { $item } is not in its pile.

refused-new_york-level = This code is of a case of the other level: choose that level, and it can be played.
refused-new_york-code = There is no case with this code. Please check its spelling; a code looks like NY1‑0000‑07J8.

# On the board, on the page
ny-here = Here: { $names }
ny-wrong = The thief is not here
ny-out = out
ny-sealed = has answered
ny-investigators = What everyone holds
ny-case = Level { $level } · Case { $case } · Round { $round }
ny-hand = Your cards
ny-give = Which one do you give?
ny-all-cards = The cards of the case
ny-drawn-so-far = Drawn so far
ny-seen = Also seen
ny-no-cards = No card yet. Go where informants or experts are.
ny-new = new
ny-drawn = drawn
ny-spied = spied on { $name }
ny-taken = taken from { $name }
ny-swapped = swapped with { $name }
ny-the-map = The map
ny-cell-tells = Press a cell longer, or point at it, to hear what lies there.
ny-clues = The clues I have seen
ny-clue-from = { $source }, round { $round }
ny-unseen = Clues I have not seen: { $informants } of informants, { $experts } of experts.
ny-beside = not in the city
ny-where = Where is this card?

# What things are, said beside them
explain-pile-informant = Informants still to be heard: { $left }. Each knows something true about the thief's cell.
explain-pile-expert = Experts still to be heard: { $left }. Each knows something true about the thief's cell.
explain-case = Level { $level }, case { $case }: the sign tells one case of the city from another.
explain-dice = The dice give your cell: a letter for the column, a number for the row. A star lets you choose.
explain-held = Cards held: { $count } ({ $deck }).
explain-answered = { $name } has answered; everyone hears it when all have.
explain-cell = { $where }. { $known }.
explain-holder = This card with { $name }: { $known }.
explain-compass = North is at the top: line 1 is in the north, column A in the west.
explain-sign-informants = In cells with this sign you hear an informant.
explain-sign-experts = In cells with this sign you hear an expert.
explain-sign-swap = In cells with this sign you swap a card with somebody.
explain-sign-go = In cells with this sign you go wherever you want, and act there.
# What is at stake in a choice that is final.
stake-Announce = You can announce once. If the thief is not there, you are out.
# Big moments: a title, and what it means for the reader
stage-DrewCard = A new clue
means-DrewCard = The thief is in a cell where this is true.
stage-SpiedCard = { $spy_is ->
    [me] A spied clue
   *[other] { "" }
}
means-SpiedCard = The thief is in a cell where this is true. { $owner } knows it too.
stage-TookCard = { $taker_is ->
    [me] A taken clue
   *[other] A clue is taken from you
}
means-TookCard = { $taker_is ->
    [me] The thief is in a cell where this is true. { $victim } knows it too.
   *[other] You still know what it says, and now { $taker } knows it too.
}
stage-SwappedCards = A swap
means-SwappedCards = { $seat_is ->
    [me] Both clues are true, and { $other } knows them too.
   *[other] Both clues are true, and { $seat } knows them too.
}
stage-AnnouncedRightly = { $seat_is ->
    [me] You are right!
   *[other] { $seat } is right!
}
means-AnnouncedRightly = { $seat_is ->
    [me] You have found the thief and the diamond.
   *[other] { $seat } has found the thief and the diamond.
}
stage-AnnouncedWrongly = { $seat_is ->
    [me] The thief is not there
   *[other] A wrong announcement
}
means-AnnouncedWrongly = Cross out { $cell }: the thief is not there.
stage-SawAnswer = Under the cover
means-SawAnswer = You alone know it: the others go on looking.
stage-LastCallBegan = The last call
means-LastCallBegan = Everyone names a cell now. Whoever is right wins.
out-AnnouncedWrongly = { $seat_is ->
    [me] You announced { $cell }, and the thief is not there, so you are out and hold no cards any more: you can watch how it ends.
   *[other] { "" }
}
ending-Finished = { $winners_is ->
    [me] { $winners_count ->
        [one] You win!
       *[other] You win together!
    }
   *[other] { $winners_count ->
        [0] The thief got away.
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
}
ending-AnnouncedRightly = { $seat_is ->
    [me] You announced { $cell }: there they were.
   *[other] { $seat } was faster, and announced { $cell }.
}
ending-AnnouncedWrongly = { $seat_is ->
    [me] You announced { $cell }, and were out.
   *[other] { $seat } announced { $cell }, and was out.
}
truth-CaseClosed = { $result } The thief and the diamond were in { $answer }.
# What one may choose for a table: names and one line for each.
option-level-1 = level 1, from 8 years
    .explained = For 8 to 10 years, and good to begin with: clues that say plainly where the thief is or is not.
option-level-2 = level 2, from 11 years
    .explained = For 11 years and up: clues with either–or, if–then and counts.
option-case-wheel = by chance (the wheel)
    .explained = The wheel picks one of the twelve; you see which when the game begins.
option-case-endless = a fresh one (endless)
    .explained = Made just for this game: nobody has ever seen it. At the end you get its code.
option-case-typed = by its code…
    .explained = The code of a fresh case that somebody has played: you get the same thief and the same clues.
    .example = NY1-0000-07J8
option-announce-own_turn = in one’s own turn
    .explained = Before rolling or after acting.
option-announce-any_time = after every turn
    .explained = All who want to write down a cell at once; sharper, for experienced players.
option-last_player-wins = wins
    .explained = Whoever is left has won.
option-last_player-must_solve = must still solve it
    .explained = Whoever is left goes on alone, and may still lose.

# What whoever sees all reads of what only some were told.
eye-SpiedCard = { $spy } spies on { $owner } and hears { $card }
eye-DrewCard = { $seat } hears { $card }
eye-TookCard = { $taker } takes from { $victim } what was said by { $card }
eye-SwappedCards = { $seat } gives { $other } what was said by { $gave } In return { $seat } hears { $got }
eye-SawAnswer = { $seat } looks under the cover: the thief is in { $answer }.
# The stories of the cases: a title, a beginning, an end that tells neither where nor who found it
truth-CaseChosen = “{ $level ->
    [1] { $case_title1 }
   *[other] { $case_title2 }
}”. { $level ->
    [1] { $case_ends1 }
   *[other] { $case_ends2 }
}
story-1-1 = The Diamond on the Cake
    .begins = At the mayor’s tea party, the city’s diamond sparkled on top of a cake. Somebody blew out the candles, and it was gone.
finale-1-1 = The thief was the pastry cook: there was still cream on the diamond.
story-1-2 = A Grey Feather
    .begins = An open window, an empty showcase, a grey feather: the diamond has flown.
finale-1-2 = A trained pigeon had carried it to its master, for a little corn. The pigeon is forgiven.
story-1-3 = The Elephant Parade
    .begins = The diamond hung on the forehead of the circus elephant. After the parade, only the ribbon was left.
finale-1-3 = The clown had hidden it in his red nose. The elephant got twice as many peanuts.
story-1-4 = The Winking Doll
    .begins = A very old doll had a diamond for a left eye. This morning it winks at everybody.
finale-1-4 = The thief wanted it for his daughter. The doll has its eye back, and the girl got a teddy bear.
story-1-5 = One Star Short
    .begins = The star took a bow, the lights went out, and her diamond brooch was gone.
finale-1-5 = The prompter had used the dark. For once, he said everything out loud.
story-1-6 = Night of the Umbrellas
    .begins = It rained, and a hundred black umbrellas left the jeweller’s. The diamond left under one of them.
finale-1-6 = It was in the handle of an umbrella: the only one that stayed shut in the rain.
story-1-7 = Diamond Sundae
    .begins = On a hot day, a dreamy ice-cream man served the diamond in a cone. The customer ran off.
finale-1-7 = The customer knew very well what he was licking. His teeth were cold and his ears were hot.
story-1-8 = First Prize
    .begins = At the fair, the diamond was first prize. The wheel turned for too long, and the prize was gone.
finale-1-8 = The showman had put a spring under the wheel, and the diamond under his cap.
story-1-9 = The Fake Doctor
    .begins = A strange doctor listened to the safe with his stethoscope. Click! The safe was fine, but empty.
finale-1-9 = The doctor was a locksmith. The diamond slept in his bag, between two bandages.
story-1-10 = A Ring in Danger
    .begins = He was about to open the box when somebody shouted “Fire!” There was no fire, and no diamond.
finale-1-10 = The best man had shouted. The bride said yes all the same, with a curtain ring.
story-1-11 = Power Cut
    .begins = A flash, pitch darkness, ten seconds. When the light came back, the showcase was empty.
finale-1-11 = The electrician had cut the power himself. He confessed in broad daylight.
story-1-12 = Flowers for the Ball
    .begins = The diamond was hidden in a bouquet for the queen of the ball. The flowers arrived, and only the flowers.
finale-1-12 = The gardener had picked it on the way. The queen danced with a daisy, and very well.
story-2-1 = Three Twins, One Alibi
    .begins = Three identical brothers swear they dined together at the time of the theft. The waiter counted two desserts.
finale-2-1 = The third prefers diamonds to desserts. His brothers paid the bill.
story-2-2 = The Black Ball
    .begins = The club had staked its diamond on a game of billiards. The black ball dropped, and so did the diamond.
finale-2-2 = The table’s pocket had a false bottom. So had the champion’s.
story-2-3 = The Crooked Picture
    .begins = At the opening, one picture hung askew. Behind it the safe stood open, and a critic was far away.
finale-2-3 = That night the critic wrote his finest page: his confession.
story-2-4 = Eleven Copies
    .begins = The diamond on show is a fake, and a fine one. The workshop that cut it closed overnight.
finale-2-4 = The cutter had made eleven copies and kept the original. In court, he could no longer tell which was which.
story-2-5 = Quiet on the Set
    .begins = They were filming a fake theft with a real diamond. At the word “Cut!” the actor kept running.
finale-2-5 = The scene stayed in: it is the truest of the film.
story-2-6 = The Sleepwalker
    .begins = When the moon is full, the banker walks in his sleep. Last night he opened the safe, and somebody was waiting.
finale-2-6 = His butler had whispered the numbers in his ear. The banker sleeps better now.
story-2-7 = The Sundial’s Shadow
    .begins = At noon sharp the sun was to touch the diamond of the sundial. It touched nothing.
finale-2-7 = The keeper had put back every clock. The sun is always on time.
story-2-8 = The Five Keys Club
    .begins = Five members, five keys, one safe. This morning all five keys are there, and the safe is empty.
finale-2-8 = The man who had built the safe had kept a sixth.
story-2-9 = The Absent-Minded Heiress
    .begins = She left her diamond in a taxi, then in a lift, then in a restaurant. The third time, it did not come back.
finale-2-9 = The head waiter had served it under a silver lid. She tipped him, absent-mindedly.
story-2-10 = The Secret Admirer
    .begins = “Your diamond awaits me,” said the letter, signed with a heart. The collector laughed, then opened the box.
finale-2-10 = The admirer wrote well, but always with the ink from his office.
story-2-11 = The Magician’s Trick
    .begins = The diamond vanishes under a scarf, the house applauds. The magician still wonders how he did it.
finale-2-11 = It was the cashier’s trick, in the front seats. The magician would like to hire him.
story-2-12 = The Flower of the Century
    .begins = A flower opens once in a hundred years, and the diamond lay in it. In the morning it was shut, and empty.
finale-2-12 = A rival had waited all night in a pot, dressed as a palm tree.
story-1-endless = A Brand-New Case
    .begins = A diamond vanished last night, and this story is yours: nobody has told it yet.
finale-1-endless = The case is filed. Tell it, or give its code to others.
story-2-endless = A Case Without a File
    .begins = A diamond, a thief and an empty file: it is yours to fill.
finale-2-endless = The file is full. Tell the case, or give its code to others.
# What the words of clues mean
ny-word-near = “Near” a place is in a cell that shows its picture; a place drawn across two cells counts for both.
ny-word-step = A step goes over a side to the next cell, never over a corner; nearer is fewer steps. The numbers on the map count the steps to the place.
ny-word-next = Cells are next to each other, neighbours, or touch if they share a side. Corners do not count, and water in between does not matter.
ny-word-shore = A cell is by a water, or touches it, if the water runs in it or along one of its sides.
ny-word-side = North is at the top, west on the left. The line or column that is named does not count itself.
ny-word-aligned = In the line or in the column of a cell that shows the place; that cell counts too.
ny-word-edge = The edge of the map is lines 1 and 5 and columns A and E. The other nine cells are the middle.
ny-word-district = A district is all the cells of one colour and one name.
ny-word-pictos = Pictograms are the pictures of places. Each one in the cell counts; one across two cells counts in both.
ny-word-parity = Even lines are 2 and 4. Columns are counted from A: B and D are even.
ny-word-or = One of the two is true, or both are.
ny-word-xor = One of the two is true, and the other is not.
ny-word-if = If the first is true, so is the second. If the first is not true, the clue says nothing.
# What is sought, for the coach
goal-cell = the thief’s cell
learnt = { $number ->
    [one] { $number } clue read
   *[other] { $number } clues read
}
# What somebody should know who chooses a level
level-note-sleuth = Sleuths find the answer fast: a game is often over after three rounds.
level-note-master = Masters find the answer fast: a game is often over after three rounds.

# Chains of reasoning
where-cell = { $place }
facts-item-cell-no = { $left_count ->
    [one] one cell is left: { $left }.
   *[other] { $left_count } cells are left: { $left }.
}
step-elimination-item = The thief can be nowhere else. { $facts }
step-count-item = The thief is in one cell only. { $facts }

# The case of the day, played alone
solo = One witness goes where the dice say and announces nothing. See as few clues as you can, then announce where the thief is. A wrong cell ends the case.
solo-asked = { $number ->
    [one] one clue
   *[other] { $number } clues
}
# Puzzles
puzzle-thief = Where is the thief?

# Districts as the map in characters writes them.
code-BK = BK
code-BW = BW
code-BX = BX
code-MA = MA
code-NJ = NJ
code-QU = QU
code-SI = SI
# The case, on the stage when a game begins
stage-CaseChosen = The case
means-CaseChosen = Go through the city, hear informants and experts, and be the first to say in which cell the thief is. You have one try.
eye-means-CaseChosen = Whoever is the first to say in which cell the thief is wins. Everyone has one try.
eye-ending-AnnouncedRightly = { $seat } announced { $cell }: there they were.
