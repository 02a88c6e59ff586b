# What every game says.

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Purple
seat-5 = Teal

Opened = { $lesson ->
    [yes] A game begins whose luck was chosen beforehand, as in every guided game and every case of the day: whoever plays it gets the same.
   *[none] A new game begins. Its luck is sealed: nobody can stack the deck, and everyone can check it afterwards.
}
Seated = You are { $seat }.
Answered = { $seat_is ->
    [me] You have chosen.
   *[other] { $seat } has chosen.
}
Chose = You have chosen: { $choice }
Faded = (You saw something here, and play from memory.)
Finished = { $winners_count ->
    [0] The game is over. Nobody wins.
    [one] The game is over. { $winners } wins.
   *[other] The game is over. { $winners } win.
}
Unsealed = The seal is opened: everyone can check the luck of this game.
Confirm = I have seen it.
ask-confirm = Look well, then confirm: you will not see this again.
ask-meanwhile = You may do something meanwhile.

TookAny = Nothing spoke for one choice more than for another.
HadNoChoice = There was only one choice.
KeptToHabit = It is what anyone would do here.

terminal-number = Please type a number from { $few } to { $many }, ? for the rules, q to leave.
terminal-numbers = Please type { $size } different numbers from 1 to { $many }, such as “1 2 3”.
terminal-several = { $size } numbers >
terminal-which-game = Which game?
terminal-seats = How many seats ({ $few } to { $many }, Enter for { $default })?
terminal-bots = Which bots ({ $levels }, Enter for { $default })?
terminal-no-such-bots = There are no such bots. Type a level; or a level, a colon and one of the cast: { $cast }.
terminal-options = Change an option (name=value), or Enter to begin:
terminal-nonce = The luck of this game is sealed, and checked afterwards. Type any word to add your own luck, ! to see the seal, or Enter:
terminal-seal = The seal of this game: { $commitment }
terminal-waiting = Here you are called { $seat }. Type ? for the rules, hint for a hint, q to leave.
terminal-left = The game is kept. Go on with: deductio play --terminal --resume
terminal-record = The record of this game: { $file }
terminal-resumed = Welcome back. What has happened so far:
terminal-nothing-to-resume = There is no unfinished game to go on with.
terminal-why-seal = The dealer’s luck is sealed; anyone can check it with: deductio verify { $file }

notebook-worlds = Worlds that fit everything this seat was told: { $worlds }.
fact-yes = { $item } @ { $place }: yes
fact-no = { $item } @ { $place }: no
proof-frame = What was told, and what every game of this kind begins with:
proof-so = So: { $fact }
terminal-not-certain = This is not certain: { $fact }.

page-running = Deductio is already open at { $address }.
page-here = Deductio is open at { $address } – press Ctrl+C to close it.
page-friends = Friends on the same network find it at { $address }
page-not-built = The page is not built here, so this plays in the terminal. (`make play` builds it.)
page-port-taken = Port { $port } is taken, so another one is used.

closed-other-rules = The rules of this game have been mended since it was begun, so it cannot go on. You can still read it up to here.
closed-by-house = Those who run this house have closed this table. You can still read it up to here.
closed-set-aside = This table made the server stumble again and again, so it has been set aside. Whoever runs this house can look at it.

# A choice that is final.
doubt = Your notebook says: { $fact }
terminal-sure = Do you mean it? Type “yes”, or Enter to choose again:
terminal-yes = yes
# The end, in one line
ending-Finished = { $winners_is ->
    [me] { $winners_count ->
        [one] You win!
       *[other] You win together!
    }
   *[other] { $winners_count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
}

# What whoever sees all reads of what only some were told.
eye-Seated = { $seat } takes a seat.
eye-Chose = { $seat } chooses: “{ $choice }”
# The campaign in the terminal.
terminal-campaign = The campaign: { $won } of { $many } scenarios won.{ $unlocked_count ->
    [0] { "" }
   *[other] { " " }Unlocked: { $unlocked }.
} { $all ->
    [yes] All are won; any of them can be played again with: deductio play --terminal { $game } --campaign --option scenario=…
   *[no] Next: { $next }. Go on with: deductio play --terminal { $game } --campaign
}
# Several people at one seat
team = Team { $number }
# Hints: what is settled, where to look, the proof
goal-any = what you seek
hint-goal-yes = Something is settled: { $category }. You can prove it now.
hint-goal-no = You can rule something out: { $category }.
hint-other-yes = You can prove something that helps: { $category }.
hint-other-no = You can rule out a place, which helps: { $category }.
hint-look = Look at this again: “{ $event }”
hint-enough = You know enough: all that you seek can be proven now. Use it!
hint-nothing = Nothing new can be proven yet.
hint-open = Most is open here: { $category } ({ $left } are possible).
hint-worth = Of all you may do now, this should tell you most: { $choice }
hint-anything = What you are asked now tells you little about it: do as you like.
hint-nearest = As far as you can tell, { $seats_count ->
    [one] { $seats } is
   *[other] { $seats } are
} nearest: { $theirs }. You: { $mine }.
hint-ahead = As far as you can tell, nobody is nearer than you: { $mine }.
# Reviews: what the coach says of a finished game
moment-not_claimed = { $seat_is ->
    [me] You could prove it, and were free to say so: { $facts } You chose otherwise: “{ $choice }”.
   *[other] { $seat } could prove it, and was free to say so: { $facts } The choice was another: “{ $choice }”.
}
moment-against_proof = { $seat_is ->
    [me] You chose “{ $choice }”, against what you could prove: { $facts }
   *[other] { $seat } chose “{ $choice }”, against what could be proven from that seat: { $facts }
}
moment-could_know = { $seat_is ->
    [me] From here on you could prove everything: { $facts }
   *[other] From here on { $seat } could prove everything: { $facts }
}
moment-guessed_early = { $seat_is ->
    [me] You chose “{ $choice }”, which was right in { $percent } of 100 cases only, and nobody forced you.
   *[other] { $seat } chose “{ $choice }”, which was right in { $percent } of 100 cases only, and nobody forced it.
}
better-guessed_early = Wait and find out more, as long as nobody else seems to know.
moment-gave_away = { $seat_is ->
    [me] You chose “{ $choice }”.
   *[other] { $seat } chose “{ $choice }”.
} { $unit ->
    [win] From there { $percent } of 100 such games are won; from another choice it would have been { $best_percent }.
   *[right] That is right in { $percent } of 100 such cases; something else would have been in { $best_percent }.
}
moment-weak_question = { $seat_is ->
    [me] You chose “{ $choice }”. That should tell little: { $share }% of what something else would have told here, on average.
   *[other] { $seat } chose “{ $choice }”. That should tell little: { $share }% of what something else would have told here, on average.
}
moment-asked_though_solved = { $seat_is ->
    [me] You asked “{ $choice }” though nothing was open for you any more: { $facts }
   *[other] { $seat } asked “{ $choice }” though from that seat nothing was open any more: { $facts }
}
moment-looked_at_known = { $seat_is ->
    [me] You looked where you could know what you would see: { $facts }
   *[other] { $seat } looked where it was certain what there was to see: { $facts }
}
better-not_claimed = “{ $better }”: it was proven and could not go wrong.
better-against_proof = { $better ->
    [none] Anything that was not ruled out.
   *[other] { $proven ->
        [yes] “{ $better }”: that was proven.
       *[no] “{ $better }”: that fits everything that was told, and nothing was likelier ({ $best_percent }%).
    }
}
better-could_know = Say it as soon as the rules allow it: from now on others can only catch up.
better-gave_away = { $unit ->
    [win] “{ $better }”: nothing else should win more often.
   *[right] “{ $better }”: nothing else is more likely right.
}
better-weak_question = “{ $better }”: nothing else here should tell more.
better-asked_though_solved = Go straight to where it can be said: a question more only helps the others.
better-looked_at_known = Go where there is something new to see.
verdict-said = { $seat_is ->
    [me] You could prove it all from step { $certain } of { $steps } on, and said so at step { $used }.
   *[other] { $seat } could prove it all from step { $certain } of { $steps } on, and said so at step { $used }.
}
verdict-unsaid = { $seat_is ->
    [me] You could prove it all from step { $certain } of { $steps } on, but the game ended before you said so.
   *[other] { $seat } could prove it all from step { $certain } of { $steps } on, but the game ended before that was said.
}
verdict-open = { $left ->
    [one] { $seat_is ->
        [me] It never followed for certain from what you had been told.
       *[other] It never followed for certain from what { $seat } had been told.
    }
   *[other] { $seat_is ->
        [me] It never followed for certain from what you had been told: about { $left } possibilities were left.
       *[other] It never followed for certain from what { $seat } had been told: about { $left } possibilities were left.
    }
}
verdict-missed = What counted most, at step { $at }: { $text }
verdict-nothing = { $seat_is ->
    [me] You missed nothing that counts.
   *[other] { $seat } missed nothing that counts.
}
verdict-unknown = Its choices cannot be judged any more.
review-basis-exact = Proofs, odds and what was left open are exact.
review-basis-estimated = Proofs and what was left open are exact. What a choice should bring is an estimate: it was tried on many games as this one might have been, with others who answer by chance.
review-basis-other-rules = Proofs and what was left open are exact. The rules have changed since this game, so its choices cannot be judged.
review-title = Review of { $seat }
review-accuracy = Accuracy: { $percent }%. That is the share of what the best choices would have brought on average, over { $judged } choices.
review-too-few = Accuracy: too few choices that can be judged ({ $judged }).
review-moment = Step { $at }. { $text }
review-better = Better: { $better }
review-bits = Bits left about the goal
review-steps = Choices made at the table

# A chain of reasoning, step by step
step-again = As told in step { $step }.
step-told = { $told } { $facts }
step-elimination = Nothing else is left: { $that }
step-elimination-event = { $others_count ->
    [0] { $told } Nothing else of it is left: { $that }
   *[other] { $told } Ruled out: { $others }. So: { $that }
}
step-elimination-item = { $item } can be nowhere else: { $that }
step-elimination-place = Nothing else can belong to { $where }: { $that }
step-elimination-rule = Nothing else of this kind can belong to { $where }: { $that }
step-count = That is all: { $that }
step-count-event = { $others_count ->
    [0] { $told } That is all of it already: { $that }
   *[other] { $told } That is all of it already: { $others }. So: { $that }
}
step-count-item = { $item } is found already: { $that }
step-count-item-each = These are found already: { $that }
step-count-place = Everything in { $where } is known already: { $that }
step-count-place-each = Everything in these places is known already: { $that }
step-count-rule = There is only one of this kind in { $where }: { $that }
step-count-rule-each = There is only one of each kind: { $that }
step-difference-no = { $told } Together that fills { $where }, so there is no room for more: { $that }
step-difference-yes = { $told } The others are too few for { $where }: { $that }
step-difference-event-no = { $told } Together that is all of it: { $that }
step-difference-event-yes = { $told } The others are too few for it: { $that }
step-difference-item-no = { $told } So { $item } is there, and nowhere else: { $that }
step-difference-item-yes = { $told } So { $item } can be nowhere else: { $that }
step-supposition = Suppose: { $that }
step-contradiction-both = Then the same thing would be so and not so. That cannot be.
step-contradiction-counts = { $told } Then the numbers would not add up. That cannot be.
step-contradiction-event-few = { $told } Then not enough would be left for that. It cannot be.
step-contradiction-event-many = { $told } Then there would be more than that. It cannot be.
step-contradiction-item-few = Then { $item } would be nowhere. That cannot be.
step-contradiction-item-many = Then { $item } would be in too many places at once. That cannot be.
step-contradiction-place-few = Then there would not be enough left for { $where }. That cannot be.
step-contradiction-place-many = Then there would be too much in { $where }. That cannot be.
step-contradiction-rule-few = Then nothing of one kind would be left for { $where }. That cannot be.
step-contradiction-rule-many = Then there would be two of one kind in { $where }. That cannot be.
step-refutation = So that was wrong: { $that }
step-case = Case { $number } of { $cases }:
step-cases = In every case: { $that }
step-exhaustion = { $told } Every other way was tried, and none fits: { $that }
step-tracking = Followed from one event to the next: { $that }
fact-copies-yes = { $copies } times over: { $fact }
fact-copies-no = not { $copies } times over: { $fact }

# Puzzles
puzzle-proven = Which of these { $options } statements is proven?
puzzle-right = Right, and here is why.
puzzle-wrong = That cannot be: “{ $fact }”
puzzle-not-proven = That is not proven: “{ $fact }” Look, it could also be like this.
puzzle-hint-elimination = Strike out what cannot be. What is left?
puzzle-hint-counting = Count: where is something full, and where is only just enough left?
puzzle-hint-difference = Take two lines together: what does the one leave to the other?
puzzle-hint-supposition = Suppose that it were otherwise, and see where that leads.
puzzle-hint-cases = It went one way or the other: go through both.
terminal-puzzle = { $code } – { $game }, grade { $grade } of 5.
terminal-puzzle-how = Type the number of your answer; hint for a hint, why for the proof, q to leave.
terminal-puzzle-deal = This fits every line:
# A guided game in the terminal
terminal-lesson = A guided game. The guide’s lines begin with ». It also speaks of the page: here “What would you do?” is advice, “Why?” is why and a fact, what is lit up is what it advises, and “Analyse” is deductio review. Type ? for the rules, q to leave.
terminal-advice = I would choose: { $choice } { $because }
terminal-no-advice = It is not for you to choose now.
