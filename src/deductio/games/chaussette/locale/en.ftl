# The Sock Inquiry in English.

title = The Sock Inquiry
pitch = Sixteen socks, eight pairs, and one sock has gone: look into the drawer three cards at a time, remember, and work out which one is missing.
rules =
    There are eight kinds of sock, two of each: white or blue, long or short, plain or with an S. One sock hides in the sleeve, the other fifteen lie face down in the drawer.
    To search, name three slots and look at their cards in secret. Two equal ones are a pair: you must reveal it, and everyone sees it. Otherwise all go back where they lay, and everyone knows there was no pair among them.
    Competition: each player knows one characteristic of the missing sock. Everyone searches once a round; after each of the last three rounds all report in secret which sock is missing. The first report counts three times, the second twice. Near misses score too, and so do pairs: 2, 4, 8, 16, 32 points.
    Co-operation: the searches are counted, and one characteristic is known to all from the start, except at the hard level. A pair lets one of you make a bonus search or place a marker for one more characteristic. All propose at once who does what, and may add “I can reveal a pair” or “I have deduced a characteristic”; nothing else may be said. If you differ, you propose once more; if you still differ, whoever revealed the pair decides. Three right markers win together; a wrong one, no search left or no pair left loses.
    With effects, each bonus search first turns up the effect card of the pair: it may add or cancel a search, show, turn over or remove a card, or shuffle two.

label-searches = Searches left:
label-round = Round
label-reports = reports:
label-pair = a pair
label-char = a characteristic

option-mode = Against each other, or all against the drawer; alone it is always co-operation.
    .name = How you play
option-level = How hard co-operation is: hard starts without a clue, easy shows every search to everyone.
    .name = Difficulty together
option-effects = Whether effect cards come with bonus searches (co-operation only).
    .name = Effect cards
option-notebook = Who has a notebook; the others play from memory, and see each look only once.
option-first = Whoever wears the sock with the most holes, or anyone you like.
    .name = Who searches first
option-searches = How many counted searches a team has.
    .name = Searches of a team

kind-A = A (white, long, plain)
kind-B = B (white, long, with S)
kind-C = C (white, short, plain)
kind-D = D (white, short, with S)
kind-E = E (blue, long, plain)
kind-F = F (blue, long, with S)
kind-G = G (blue, short, plain)
kind-H = H (blue, short, with S)

characteristic-color = color
characteristic-length = length
characteristic-mark = mark

value-white = white
value-blue = blue
value-long = long
value-short = short
value-plain = plain
value-s = with an S

skill-none = say nothing more
    .given = no
skill-pair = “I can reveal a pair”
    .given = yes
skill-char = “I have deduced a characteristic”
    .given = yes

action-bonus = bonus search
    .is = bonus
action-indicate = indicate a characteristic
    .is = indicate

effect-extra = Extra search
    .effect = two bonus searches instead of one
effect-cancel = Search cancelled
    .effect = no bonus search
effect-show = Common glance
    .effect = everyone sees one card
effect-flip = Laid open
    .effect = one card is turned face up for good
effect-remove = Into the basket
    .effect = one card leaves the drawer
effect-shuffle = Stir the drawer
    .effect = two cards are shuffled and put back

reason-wrong = a marker is wrong
reason-searches = no search is left
reason-pairs = all pairs are out, and a marker is still missing

ask-search = Which three cards do you look at?
ask-report = Your inquiry report: which sock is missing?
ask-propose = A council: who should do what?
ask-propose_again = You do not agree yet. Propose once more: who should do what?
ask-pick = You revealed the pair, so you decide: who does what?
ask-indicate = Which characteristic do you indicate?
ask-target = Which cards does the effect work on?

Search = Look into { $slots_count ->
    [one] slot { $slots }
   *[other] slots { $slots }
}
    .label = Search
Report = { $kind }
    .label = Report
Offer = { $skills_count ->
    [0] Offer nothing
   *[other] Say: { $skills }
}
    .label = Say what you can do
Propose = { $action_is ->
    [bonus] { $doer_is ->
        [me] Propose to make a bonus search yourself
       *[other] Propose to let { $doer } make a bonus search
    }
   *[indicate] { $doer_is ->
        [me] Propose to indicate a characteristic yourself
       *[other] Propose to let { $doer } indicate a characteristic
    }
}{ $reason_given ->
    [yes] , and say { $reason }
   *[no] { "" }
}
    .label = Propose
GrantBonus = { $seat_is ->
    [me] Make a bonus search yourself
   *[other] Let { $seat } make a bonus search
}
    .label = Give a bonus search
LetIndicate = { $seat_is ->
    [me] Indicate a characteristic yourself
   *[other] Let { $seat } indicate a characteristic
}
    .label = Let somebody indicate
Indicate = The missing sock is { $value } ({ $characteristic })
    .label = Indicate a characteristic
Target = { $slots_count ->
    [one] The card in slot { $slots }
   *[other] The cards in slots { $slots }
}
    .label = Choose cards

FirstPlayerNamed = { $seat_is ->
    [me] You search first.
   *[other] { $seat } searches first.
}
CounterChanged = { $searches ->
    [0] No counted search is left.
    [one] One counted search is left.
   *[other] { $searches } counted searches are left.
}
CluesHandedOut = Everyone learns one thing about the missing sock. From seat to seat: { $characteristics }.
ClueSeen = Your clue: the missing sock is { $value }.
ClueShown = Everyone sees it: the missing sock is { $value }.
RoundBegan = Round { $number }.
Searched = { $seat_is ->
    [me] { $bonus ->
        [yes] In a bonus search you
       *[no] You
    }
   *[other] { $bonus ->
        [yes] In a bonus search { $seat }
       *[no] { $seat }
    }
} { $slots_count ->
    [0] { $seat_is ->
        [me] find the drawer empty.
       *[other] finds the drawer empty.
    }
    [one] { $seat_is ->
        [me] look into slot { $slots }.
       *[other] looks into slot { $slots }.
    }
   *[other] { $seat_is ->
        [me] look into slots { $slots }.
       *[other] looks into slots { $slots }.
    }
}
SawSocks = { $slots_count ->
    [one] In slot { $slots } you see { $kinds }.
   *[other] In slots { $slots } you see, in this order, { $kinds }.
}
SocksShown = { $slots_count ->
    [one] Everyone sees what lies in slot { $slots }: { $kinds }.
   *[other] Everyone sees what lies in slots { $slots }, in this order: { $kinds }.
}
LookConfirmed = { $seat_is ->
    [me] You have seen it, and keep it in mind.
   *[other] { $seat } has seen it.
}
PairRevealed = { $seat_is ->
    [me] You reveal a pair from slots { $slots }: { $kind }.
   *[other] { $seat } reveals a pair from slots { $slots }: { $kind }.
}
NoPairFound = { $slots_count ->
    [0] No pair.
   *[other] No pair among { $slots }.
}
Reported = { $seat_is ->
    [me] You report { $kind }
   *[other] { $seat } reports { $kind }
} with token { $token }.
Offered = { $seat_is ->
    [me] { $skills_count ->
        [0] You offer nothing.
       *[other] You say: { $skills }.
    }
   *[other] { $skills_count ->
        [0] { $seat } offers nothing.
       *[other] { $seat } says: { $skills }.
    }
}
Proposed = { $seat_is ->
    [me] { $action_is ->
        [bonus] { $doer_is ->
            [me] You propose to make a bonus search yourself
           *[other] You propose a bonus search by { $doer }
        }
       *[indicate] { $doer_is ->
            [me] You propose to indicate a characteristic yourself
           *[other] You propose that { $doer } indicates a characteristic
        }
    }
   *[other] { $action_is ->
        [bonus] { $doer_is ->
            [me] { $seat } proposes that you make a bonus search
           *[other] { $seat } proposes a bonus search by { $doer }
        }
       *[indicate] { $doer_is ->
            [me] { $seat } proposes that you indicate a characteristic
           *[other] { $seat } proposes that { $doer } indicates a characteristic
        }
    }
}{ $reason_given ->
    [yes] : { $reason }.
   *[no] .
}
Disagreed = No agreement yet: everyone proposes once more.
Agreed = All agree: { $action_is ->
    [bonus] { $doer_is ->
        [me] you make a bonus search.
       *[other] { $doer } makes a bonus search.
    }
   *[indicate] { $doer_is ->
        [me] you indicate a characteristic.
       *[other] { $doer } indicates a characteristic.
    }
}
BonusPicked = { $revealer_is ->
    [me] { $seat_is ->
        [me] You take a bonus search yourself.
       *[other] You let { $seat } make a bonus search.
    }
   *[other] { $seat_is ->
        [me] { $revealer } lets you make a bonus search.
       *[other] { $revealer } decides: { $seat } makes a bonus search.
    }
}
IndicationPicked = { $revealer_is ->
    [me] { $seat_is ->
        [me] You will indicate a characteristic yourself.
       *[other] You let { $seat } indicate a characteristic.
    }
   *[other] { $seat_is ->
        [me] { $revealer } lets you indicate a characteristic.
       *[other] { $revealer } decides: { $seat } indicates a characteristic.
    }
}
MarkerPlaced = { $seat_is ->
    [me] You indicate
   *[other] { $seat } indicates
}: the missing sock is { $value }.
EffectTurned = The effect card of { $kind } is turned up: { $effect }, { $effect_effect }.
EffectFoundNoTarget = { $effect } finds too few cards, and nothing happens.
BonusCancelled = { $seat_is ->
    [me] Your bonus search is cancelled.
   *[other] { $seat } may not search: the bonus search is cancelled.
}
CardLifted = { $seat_is ->
    [me] You lift the card in slot { $slot } for all to see.
   *[other] { $seat } lifts the card in slot { $slot } for all to see.
}
CardFlipped = { $seat_is ->
    [me] You turn the card in slot { $slot } face up for good: { $kind }.
   *[other] { $seat } turns the card in slot { $slot } face up for good: { $kind }.
}
CardTurnedDown = { $seat_is ->
    [me] You turn the open card in slot { $slot } face down again.
   *[other] { $seat } turns the open card in slot { $slot } face down again.
}
CardRemoved = { $face_up ->
    [yes] { $seat_is ->
        [me] You take the open card out of slot { $slot }.
       *[other] { $seat } takes the open card out of slot { $slot }.
    }
   *[no] { $seat_is ->
        [me] You take the card out of slot { $slot }, unseen.
       *[other] { $seat } takes the card out of slot { $slot }, unseen.
    }
}
CardsShuffled = { $seat_is ->
    [me] You shuffle the cards of slots { $slots } and put them back; nobody knows which is which.
   *[other] { $seat } shuffles the cards of slots { $slots } and puts them back; nobody knows which is which.
}
MissingSockRevealed = The missing sock was { $kind }.
DrawerOpened = { $slots_count ->
    [0] The drawer is empty.
    [one] In slot { $slots } lay { $kinds }.
   *[other] In slots { $slots } lay, in this order, { $kinds }.
}
RemovedCardRevealed = The card taken out of slot { $slot } was { $kind }.
Scored = { $seat_is ->
    [me] You score
   *[other] { $seat } scores
} { $reports } for reports and { $pairs } for pairs.
TeamWon = The team has found the missing sock, with { $counted ->
    [one] one counted search
   *[other] { $counted } counted searches
} and { $bonus ->
    [0] no bonus search
    [one] one bonus search
   *[other] { $bonus } bonus searches
}. { $left ->
    [0] No search was left
    [one] One search was left
   *[other] { $left } searches were left
}.
TeamLost = The team has lost: { $reason }. It made { $counted ->
    [one] one counted search
   *[other] { $counted } counted searches
} and { $bonus ->
    [0] no bonus search
    [one] one bonus search
   *[other] { $bonus } bonus searches
}; { $left ->
    [0] no search was left
    [one] one search was left
   *[other] { $left } searches were left
}.

TookKnownPair = I know that slots { $slots } hold the pair { $kind }.
LookedForNews = { $slots ->
    [0] I know every card here; nothing else was left to look at.
    [one] There is one card among them that I do not know, or no longer.
   *[other] There are { $slots } cards among them that I do not know, or no longer.
}
WentRowByRow = { $slots ->
    [one] I go through the drawer row by row: that is the next card I have not seen.
   *[other] I go through the drawer row by row: these are the next { $slots } cards I have not seen.
}
SoughtPair = We need a pair now, and it comes here in { $percent }% of all cases.
RehearsedTheRest = I played on in my head, and after this search I did best. A pair comes here in { $percent }% of all cases.
SparedPairs = Nobody can indicate anything yet, so no pair should come out; here it happens in { $percent }% of all cases only.
ReportedOpenKind = { $kinds ->
    [one] It is the only kind I can imagine.
   *[other] { $kinds } kinds were possible for me, and I picked one of them.
}
ReportedProvenKind = It is proven: no other sock can be missing.
ReportedForPoints = This report brings the most points on average; it is exactly right in { $percent }% of all cases.
SaidWhatIsTrue = { $skills_count ->
    [0] I cannot promise anything yet.
   *[other] It is true, so I say it and want to do it: { $skills }.
}
FellIn = Nobody is certain, and { $seat } decides in the end: I join that proposal.
TrustedAnOffer = { $seat_is ->
    [me] I said { $skill }, so I want to do it.
   *[other] { $seat } said { $skill }.
}
SentTheBestInformed = { $seat_is ->
    [me] I have
   *[other] { $seat } has
} the fewest cards left to see ({ $unseen }): one who knows everything helps us most.
HadToIndicate = We need every pair for a marker now, and { $seat_is ->
    [me] I have
   *[other] { $seat } has
} the fewest cards left to see.
IndicatedProven = It is proven: the missing sock is { $value }.
IndicatedLikeliest = The missing sock is { $value } in { $percent }% of all cases; nothing else is surer.
# Slips of beginners, and what characters mind
OverlookedPair = I had seen both socks { $kind }, and did not notice.
ChasedATwin = I know one sock { $kind }: I hope to meet its twin.
KeptItsReport = { $kinds ->
    [one] It is still the only kind I can imagine.
   *[other] { $kinds } kinds are still possible for me, and so is what I reported before: I stay with it.
}
Hedged = { $kinds ->
    [one] It is the only kind I can imagine.
   *[other] { $kinds } kinds are possible for me: this one is nearly right whichever of them is missing.
}
SentTheFinder = { $seat_is ->
    [me] Nobody is certain; I found the pair, so I go on.
   *[other] Nobody is certain; { $seat } found the pair and goes on.
}
WantedATurn = I wanted to do something myself for once, though I knew nothing for certain.

ChoseTarget = { $effect }: here it helps us most, or harms us least.

proof-frame = There are two socks of each kind: one sock is in the sleeve, the others were in the drawer.
fact-sleeve-yes = the missing sock is { $item }.
fact-sleeve-no = the missing sock is not { $item }.
fact-slot-yes = slot { $place } holds { $item }.
fact-slot-no = slot { $place } does not hold { $item }.

refused-chaussette-two = A game against each other needs at least two players.
refused-chaussette-effects = Effect cards are only for playing together.
refused-chaussette-alone = Who plays alone takes the normal level instead of the easy one.
refused-chaussette-notebooks = Say for each seat whether it has a notebook, or for none.
refused-chaussette-first = There is no such seat to begin.

# On the board, on the page
socks-question = Which sock has vanished?
socks-beside = The case and the players
socks-line = The eight socks
socks-drawer = The drawer
socks-sleeve = The missing sock
socks-slot = slot { $slot }
socks-down = face down
socks-gap = empty
socks-removed = taken out unseen
socks-looking = you see { $kind }
socks-noted = you noted { $kind }
socks-unsure = perhaps { $kind }
socks-named = searched by { $names }
socks-found = pair found by { $name }
socks-sealed = your sealed report
socks-missing = the missing sock
socks-possible = { $left ->
    [one] { $place }: { $left } of 8 socks still possible
   *[other] { $place }: { $left } of 8 socks still possible
}
socks-is-marker = indicated
socks-is-clue = your clue
socks-knows = knows the { $characteristic }
socks-first = searches first
socks-ready = ready
socks-no-offer = nothing to offer
socks-is = { $name }: { $what }
socks-how = Then press who should do what.
field-action = What should be done?
field-doer = By whom?
field-reason = What do you say with it?
socks-score = { $reports } + { $pairs } = { $all }
socks-GrantBonus = Bonus search
socks-LetIndicate = Indicate

# What things are, said beside them
explain-report = { $points ->
    [one] { $name } has made this report; it counts once.
   *[other] { $name } has made this report; it counts { $points } times.
}
explain-report-left = { $points ->
    [one] A report still to come: the sock { $name } names on it counts once.
   *[other] A report still to come: the sock { $name } names on it counts { $points } times.
}
explain-effect-back = An effect card: it is turned up when the pair of this sock brings a bonus search.
explain-first = { $name } searches first.
explain-sleeve = The sleeve: the missing sock is inside, and nobody looks before the end.
explain-sleeve-open = The missing sock.
explain-marker = A marker says: the missing sock is { $name }.
explain-clue = Your own clue: the missing sock is { $name }.
explain-letters = The letters are the socks that may be here; a dot stands for one that is not. Press it, and mark below what you know.
explain-shares = The fuller its ground, the likelier a sock.
# What is at stake in a choice that is final.
stake-Report = A report is sealed and cannot be changed; the more of it is right, the more points it brings.
stake-Indicate = A marker stays for good. If one of the three is wrong, all of you lose.
# Big moments: a title, and what it means for the reader
stage-ClueSeen = Your clue
means-ClueSeen = Nobody else knows it: every sock that is not { $value } is in the drawer. Look for the one whose twin is missing.
stage-ClueShown = A clue for all
means-ClueShown = Every sock that is not { $value } is in the drawer.
stage-SawSocks = { $slots_count ->
    [0] { "" }
   *[other] A look into the drawer
}
means-SawSocks = Only you see this. Whatever has its twin in the drawer is not the missing sock.
stage-SocksShown = { $slots_count ->
    [0] { "" }
   *[other] Everyone may look
}
means-SocksShown = Then they lie face down again, each in its place.
stage-PairRevealed = A pair!
means-PairRevealed = Both socks of this kind are there, so it is not the missing one.
stage-MarkerPlaced = A marker
means-MarkerPlaced = If it is right, every sock that is not { $value } was in the drawer. Three right markers win, one wrong marker loses.
stage-CardFlipped = A card is laid open
means-CardFlipped = It stays face up for all to see.
stage-MissingSockRevealed = The missing sock
means-MissingSockRevealed = It was in the sleeve all the time.
ending-Finished = { $winners_is ->
    [me] { $winners_count ->
        [one] You win!
       *[other] You did it together!
    }
   *[other] { $winners_count ->
        [0] The sock got away: your team has lost.
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
}
truth-MissingSockRevealed = The missing sock was { $kind }.
ending-Scored = { $seat_is ->
    [me] You: { $reports } for reports, { $pairs } for pairs.
   *[other] { $seat }: { $reports } for reports, { $pairs } for pairs.
}
ending-TeamWon = All three markers are right.
ending-TeamLost = The reason: { $reason }.
# What one may choose for a table: names and one line for each.
option-mode-auto = as usual
    .explained = Alone: you against the drawer. Else: everyone for themselves.
option-mode-competition = against each other
    .explained = Everyone for themselves: pairs and right reports count.
option-mode-cooperation = all together
    .explained = One team: find the missing sock before the searches run out.
option-level-easy = easy
    .explained = Everyone sees every search.
option-level-normal = normal
    .explained = One clue to begin with, and what one sees is one’s own.
option-level-hard = hard
    .explained = No clue to begin with.
option-first-random = chance decides
    .explained = A seat is drawn when the game begins.
option-searches-auto = as usual
    .explained = As many as the rules give this team.
option-first-0 = chair 1
option-first-1 = chair 2
option-first-2 = chair 3
option-first-3 = chair 4
option-first-4 = chair 5
option-first-5 = chair 6

# What whoever sees all reads of what only some were told.
eye-ClueSeen = { $seat }’s clue: the missing sock is { $value }.
eye-SawSocks = { $slots_count ->
    [one] In slot { $slots } { $seat } sees { $kinds }.
   *[other] In slots { $slots } { $seat } sees, in this order, { $kinds }.
}
# A seat that keeps nothing
from-memory = from memory, without a notebook
# What is sought, for the coach
goal-sock = the missing sock
learnt = { $number ->
    [one] { $number } card seen
   *[other] { $number } cards seen
}

# Chains of reasoning
where-sleeve = the sleeve
where-slot = slot { $place }
facts-sleeve-no = the missing sock is not { $items_or }.
facts-slot-no = slot { $place } does not hold { $items_or }.
facts-item-slot-no = { $item } is in none of the slots { $places }.
step-elimination-item = There are two socks of this kind, and no other place is left: { $that }
step-elimination-place-sleeve = No other sock can be the missing one: { $that }
step-elimination-place-slot = No other sock can lie there: { $that }
step-count-event = { $told } So no pair lies there: { $that }
step-count-item = Both socks of this kind are found: { $that }
step-count-item-each = Both socks of each of these kinds are found: { $that }
step-count-place = Only one sock is there: { $that }
step-count-place-each = Only one sock is in each slot: { $that }
step-contradiction-event-many = { $told } Then a pair would lie there. That cannot be.
step-contradiction-place-many = Then two socks would be in { $where }. That cannot be.
step-contradiction-place-few = Then no sock would be left for { $where }. That cannot be.
step-contradiction-item-few = Then a sock of this kind would be nowhere: { $item }. That cannot be.
step-contradiction-item-many = Then there would be more than two of this kind: { $item }. That cannot be.
step-case = { $cases ->
    [2] { $number ->
        [1] If the two cards stayed where they were:
       *[other] If the two cards changed places:
    }
   *[other] If the cards were moved in way { $number } of { $cases }:
}
step-cases = Whichever way the cards were moved: { $that }
step-told-SawSocks = { $cases ->
    [0] { $told }
   *[other] { $told } { $facts }
}
step-told-SocksShown = { $cases ->
    [0] { $told }
   *[other] { $told } { $facts }
}
step-told-PairRevealed = { $cases ->
    [0] { $told }
   *[other] { $told } { $facts }
}
step-told-CardFlipped = { $cases ->
    [0] { $told }
   *[other] { $told } { $facts }
}

# The case of the day, played alone
solo = You are alone with the drawer. Search as rarely as you can; each pair lets you place a marker, and all three must be right. A wrong one ends the case unsolved.
solo-asked = { $number ->
    [one] one search
   *[other] { $number } searches
}
# Puzzles
puzzle-sock = Which sock is missing?
puzzle-slot = Which sock lies in { $place }?

# The end, for whoever watched
eye-ending-Finished = { $winners_count ->
    [0] The sock got away: the team has lost.
    [one] { $winners } wins.
   *[other] { $winners } win.
}
