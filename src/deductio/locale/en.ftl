# What every game says.

seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Purple
seat-5 = Teal

Opened = { $lesson ->
    [yes] A guided game begins. Its luck is ours: we chose it so that there is something to learn. It counts nowhere.
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
terminal-no-such-bots = There are no such bots.
terminal-options = Change an option (name=value), or Enter to begin:
terminal-nonce = The luck of this game is sealed, and checked afterwards. Type any word to add your own luck, ! to see the seal, or Enter:
terminal-seal = The seal of this game: { $commitment }
terminal-waiting = Here you are called { $seat }. Type ? for the rules, q to leave.
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
