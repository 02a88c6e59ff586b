# What every place but home says besides, in English: loaded with the first of them.

close = Close
loading = One moment…
back-home = Back to the shelf
done = Done.
nothing = –

# Home
no-game = There is no such game.

# New table
new-table = New table
new-table-of = New table: { $game }
seats = Seats
seat-number = Seat { $number }
chair-me = Me
chair-person = A friend with the link
add-seat = One more seat
remove-seat = Take away seat { $number }
no-options = This game has no options.
manners = At the table
clock = Clock
clock-none = no clock
clock-move-30 = 30 seconds for each choice
clock-move-60 = 1 minute for each choice
clock-move-180 = 3 minutes for each choice
clock-bank-5 = 5 minutes each, and 10 seconds more per choice
clock-bank-10 = 10 minutes each, and 15 seconds more per choice
talk-is-none = no talk
talk-is-phrases = ready phrases
talk-is-free = free text
listed = Open to all
listed-explained = Strangers find the table on the home page.
watch = Spectators
watch-explained = Anyone with the link may watch; they see what everyone hears.
value-true = yes
value-false = no

# Gathering
invite = Bring others
links = Links
invite-explained = Send this link, tell the code, or let a phone read the picture.
qr = The link of this table as a QR code
copy = Copy
copied = Copied
not-copied = Could not copy
seat-link = Play on another device
seat-link-explained = This link opens your seat once, on one more device: show it to nobody else.
devices = Devices with your seat
device-me = This device
device-first = The device that sat down
device-invited = A link nobody has opened yet
device-phone = Phone
device-computer = Computer
device-program = Program
device-since = { $what }, since { $since }
device-revoke = Send away
open-seat = free
sit = Sit here
seat-bot = Seat a bot
remove = Remove
start = Start
seats-open = Every seat must be taken first.
shares-open = Everyone’s share in the luck is being opened …
host-starts = The host starts the game.
leave = Leave

# Table
no-table = This table is not here
closed-table = This table is closed
closed-4001 = This device no longer has that seat
closed-4003 = You may not look at this table
players = Players
away = away
is-asked = is being asked
watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
your-choices = Your choices
your-turn = Your turn
game-over = The game is over.
how-it-ended = How it ended
sending = Sent…
wait = One moment…
waiting-for = Waiting for { $names }.
meanwhile = Meanwhile you may
pick-first = Pick one of each
pick-more = { $missing ->
    [one] One more
   *[other] { $missing } more
}
beside = Beside the board
notebook = Notebook
log = Log
talk = Talk
line-lost = The connection is lost. It comes back by itself; nothing is lost.
watching = You are watching. You see what everyone hears.
bot-plays-for-me = A bot plays for you.
take-back = Take my seat back
is-away = { $name } is away.
give-to-bot = Let a bot play
everyone-here = Everyone is here.

# The story
story = What happened
story-left-out = { $count ->
    [one] Before that, one more thing happened.
   *[other] Before that, { $count } more things happened.
}
story-skip = Skip to now
story-again = What happened since my last turn?
story-menu = Pace, log, keys
story-more = The whole story
story-less = Only the last sentences
pace = How quickly it is told
pace-calm = calmly
pace-normal = normally
pace-brisk = briskly
pace-at-once = at once
bots-at-once = Let the bots play at once
keys = Keys
key-space = Space
key-skip = Skip to now
key-again = What happened since my last turn?
key-log = The whole story
key-keys = Show the keys
key-tab = Go to the next choice, and take it
key-escape = Close what lies over the table

# Notebook
notebook-watching = Spectators keep no notebook.
notebook-empty = There is nothing to note yet.
notebook-memory = This seat plays from memory, without a notebook.
pens = What a click writes
mark-none = empty
mark-no = no
mark-yes = yes
mark-maybe = maybe
mark-erase = rub out
pen-note = note
proven-yes = proven: yes
proven-no = proven: no
place-solution = solution
place-unused = unused
place-faceup = face up
place-sleeve = missing
place-pile = pile
the-ring = The street: pick a building
still-possible = { $place }: { $left } of 8 clues still possible
why = Why?
thinking = Thinking…

# Talk
phrases = Ready phrases
phrase-hello = Hello!
phrase-thinking = Let me think…
phrase-nice = Well done!
phrase-oops = Oops!
phrase-hurry = Your turn!
phrase-thanks = Thank you
phrase-again = Another game?
phrase-bye = Goodbye
talk-empty = Nobody has said anything yet.
talk-none = There is no talk at this table.
say-something = Say something
say = Say
mute = Mute { $name }
unmute = Hear everyone again
report = Report { $name }
report-explained = Those who run this server will read it.
report-send = Report
reported = Thank you, it was reported.

# Result and replay
seal-honest = The seal is whole: nobody stacked the deck.
seal-broken = The seal does not fit: do not trust this game.
luck-shared = Your own share is in its luck, and every other is as it was promised.
luck-late = Your own share was not opened in time and is not in its luck.
luck-broken = But the shares in its luck are not as they were promised: do not trust this game.
seal-unchecked = The seal could not be checked.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
replay-of = Replay: { $game }
analyse = Analyse
analysis = Analysis
analyse-pick = Choose above whose eyes to look through: then you see what they could know.
could-know = What { $name } could know here, for certain and with which chances:
because = { $name } chose this because:
because-not-kept = Why { $name } chose this was not kept.
play-again = Play again together
go-next = To the next game
no-replay = There is no replay of this table
no-seat = This seat link does not work
seen-by = As seen by
the-eye = the all-seeing eye
step = Step
step-first = To the beginning
step-back = One step back
step-next = One step on
step-last = To the end
step-of = { $step } of { $all }
run = Let it run
stop = Stop
share = Share

# What is picked in a choice
field-card = Which card?
field-first = First
field-second = Then
field-seat = Who?
field-seats = Who?
field-steps = How far?
field-position = Where?
field-place = Where?
field-cell = Where?
field-room = Which room?
field-suspect = Who did it?
field-weapon = With what?
field-tokens = About what?
field-kind = Which kind?
field-slots = Which slots?
field-skills = What can you do?
field-characteristic = Which characteristic?
field-value = Which one?
field-deck = Which deck?
field-character = Who?
field-line = Which row or column?
field-token = With which token?
field-discard = Discard which one?
field-window = Which area?
field-clue = Which clue?
field-colour = Which colour?
field-phrase = What do you say?
field-subject = About what?

# Notebook: marks, what was told, how far
mark-one = one of these
mark-one-of = one of these, group { $groups }
undo = Undo
redo = Redo
is-bound = one of several, you were not told which
seen-by-others = seen by { $names }
ask-why = ask why
you-were-told = You were told:
told-open = { $count ->
    [one] 1 loose end
   *[other] { $count } loose ends
}
flags = Marks of yours that cannot be so
flag-told = cannot be so. You were told: { $told }
flag-proven = cannot be so: the opposite is proven. Press the cell to see why.
how-far-0 = Nearly all is open.
how-far-1 = A first trace.
how-far-2 = Much is ruled out.
how-far-3 = Most is ruled out.
how-far-4 = You are very close.
how-far-5 = You know it!
how-far-numbers = Taking each thing by itself, answers still possible: { $left } of { $all }. Ways in which everything may lie: { $worlds }.
explain-pen-no = Writes ✕: it is not there. Pressed again, a cell is empty.
explain-pen-yes = Writes ✓: it is there.
explain-pen-maybe = Writes ?: perhaps.
explain-pen-one = Binds cells: press two or more, one of them is it. Choose the pen again for the next group.
explain-pen-erase = Rubs out what you wrote.
explain-pen-note = Your own sign, up to four letters: type it, then press cells.
explain-undo = Takes back your last mark (Ctrl+Z).
explain-redo = Writes it again (Ctrl+Shift+Z).

# What things are, said beside them
explain-seat = { $name } plays with this colour and shape: they mark everything of theirs on the board.
explain-seat-me = This is you: this colour and shape mark everything of yours on the board.
explain-bot = A program plays here: { $level }.
explain-bot-for = A program plays for { $name } for now: { $level }.
explain-away = { $name } is not connected at the moment; the table waits.
explain-asked = The game waits for { $name }.
explain-watchers = People who look on; they see only what everyone hears.

# Final choices, and choices that are pressed
sure = Do you mean it?
sure-yes = Yes, I mean it
sure-no = Choose again
sure-never = Do not ask me again (can be changed under “Seats”)
asked-to-answer = You are asked
magnifier = Which one? The place, larger
time-was-up = Your time was up, so this was chosen for you: { $choice }
my-seat = My seat
leave-table = Leave for now
leave-means = You can leave and come back: the seat stays yours, and the others wait as long as the clock allows.
resign = Resign …
resign-means = If you resign, a bot plays your seat to the end by the same rules. You cannot take the seat back.
resign-yes = Resign for good
resign-not = Play on
ask-before-final = Ask me before a choice that is final

# Big moments, being out, the end
stage-ok = OK
stage = Big moments stay
stage-until-ok = until OK
stage-awhile = for six seconds
stage-never = not at all
out-hurry = Skip to the end
you-are-out = You are out
out-leave = To the home page

# Names
own-pawn = you
more-options = More options
played-before = { $what } · played
my-help = What my notebook does

# Rules
rules-all = All the rules
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing about that. Try another word.
    [one] One section
   *[other] { $count } sections
}

# Keys
key-choice = Take the choice that has this sign
key-ok = Say OK to a big moment

# Tables of a team, and seats by who sits there
seat-named = Seat { $number } ({ $who })
talk-together = You win or lose together, so nothing is said beside what the game lets you say.

# The campaign
campaign-of = Campaign: { $game }
campaign-explained = One long story in scenarios. What you win is kept for your group: everyone who plays a game of it with you.
campaign-none = This game has no campaign.
campaign-instead = You want to play one scenario after the other, as one story?
campaign-to = To the campaign
campaign-whose = Whose campaign
campaign-alone = On my own
campaign-with = With { $names }
campaign-won-short = { $won } won
campaign-new = Begin a new campaign
campaign-won-count = { $won } of { $all } scenarios won
campaign-is-won = The campaign is won!
campaign-running = Back to the game in play
campaign-begin-with = Begin: { $scenario }
campaign-continue-with = Continue: { $scenario }
campaign-continue = Continue the campaign
campaign-try-again = Try again
campaign-all-won = Every scenario is won. Play any of them again, perhaps a harder way.
campaign-unlocked = To unlock
campaign-any-order = You may play the scenarios in any order; what is still locked is then missing.
campaign-has = Unlocked
campaign-locked = Unlocked by { $scenario }
campaign-unlocks = A win unlocks { $things }.
campaign-unlocked-it = Unlocked: { $things }.
campaign-next = This comes next
campaign-levels = How hard
campaign-won = won
campaign-not-won = not won yet
campaign-play = Play
campaign-replay = Play again
campaign-lost = Nothing is lost in the campaign: try the same scenario again, or another one.
campaign-comes-next = Next: { $scenario }.
campaign-leave = Leave this campaign …
campaign-leave-others = It goes off your list; the others keep it. You come back by playing with them.
campaign-leave-last = Nobody else is in this group: all that you have won in it is lost.
campaign-leave-yes = Leave it
campaign-leave-not = Keep it

# Talk that reaches only some
talk-apart = You have seen the solution: until the end, only those who are out too hear you.
among-out = only to those who are out

# Several people at one seat
team = Team { $number }
team-colon = :
team-names = { $team }: { $names }
join-team = Join this team
mate-link = Invite somebody to your team
mate-link-explained = This link opens your team to one more person, once: show it to nobody of the other team.
device-mate = Of your team
talk-team = Only to your team
talk-team-only = Only your team hears you.
among-team = only to the team
leave-team = Leave the team
leave-team-yes = Yes, I leave
leave-team-means = If you leave your team for good, the others of it play on.
proposal = Proposed to your team
proposed-by = { $name } wants this. It counts if another of the team agrees.
proposed-waits = Somebody else of your team must agree.
proposed-alone = Nobody else of your team is here: you may decide alone.
proposal-yes = Agreed
proposal-no = No
proposal-back = Take it back

# The colour of a seat
my-colour = Your colour

# Guided games and tips
learn-playing = Learn it by playing
learn-again = The guided game again
guide = Your guide
guide-open = What the guide says
guide-next = Next
guide-back = Back
guide-go-on = Go on
guide-ask = What would you do?
guide-would = I would choose “{ $choice }”.
what-next-play = What next? A real game: against rookies, with luck that nobody chose.
play-rookies = Play against rookies
seal-lesson = A guided game: its luck was ours, and the seal shows that nothing else was changed. It counts nowhere.
tips = Small tips
tips-off = No more tips
tip-choices = Everything you may do is listed here, and on the board itself. The list and the board light each other up.
tip-marks = Your notebook fills itself: a tick is certainly so, a cross certainly not. Press a field to add marks of your own.
tip-why = A mark with a dotted line under it follows from what was told. Press it, then “Why?”: it shows how one can know.
tip-log = What just happened stands here. The button with three dots leads to the whole story, and to how fast it is told.
tip-pace = Did it go too fast? The clock at the story tells everything since your last turn once more.

# Hints
hint = Hint
hints = Hints
hints-explained = Whoever asks is told what can be proven: first what kind of thing, then where to look, then the proof.
hint-step = Step { $step } of 3
hint-next-1 = Where do I look?
hint-next-2 = Show me the proof
hint-more = What could I do?
hint-enough = You know enough: all that you seek can be proven now. Use it!
hint-explained = Says whether you could prove something new: one step each time, and the answer only last.

# A page of my own
my-page = My page
me-explained = No account: this browser is enough. Only you see this page and this face.
another-face = Another face
my-wins = Games won
my-accuracy = Accuracy
accuracy-explained = How much of what the best choice would have brought your choices brought: the mean of each { $count } games. A game counts once it was reviewed.
accuracy-none = Here your accuracy shows how you get on, from { $count } reviewed games of one game on.
accuracy-is = Accuracy { $percent } %
percent = { $percent } %
as-table = As a list
game = Game
with-whom = Others
with-people = people
games-won = Won
won-of = { $won } of { $played }
review-of = Review: { $game }, { $when }
all-games = All { $count } games
next-steps = What next?
next-review = See when you could have known it: your last lost game of { $game }
next-level = You keep winning at { $game }: try bots at level { $level }
next-game = A game you have not played yet: { $game }
next-nothing = Play on: whatever could help you next will stand here.

# The cast
member-any = Surprise me
member-of-seat = The bot on chair { $number }
level-of-seat = How well the bot on chair { $number } plays

# The review of a finished game
review-title = { $game }: what the coach says
review-seat = Of
review-thinking = The coach looks at the game again …
verdict = In short
key-moments = The moments that counted
at-step = Step { $step }:
better = Better:
bot-said = The bot’s own reason:
show-me = Show me
the-proof = The proof
moment-not-claimed = You could have said it
moment-against-proof = Against a proof
moment-could-know = Now it could be known
moment-guessed-early = A guess too early
moment-gave-away = Chances given away
moment-weak-question = A weak question
moment-asked-though-solved = Asked, though all was known
moment-looked-at-known = A look at something known
accuracy-judged = ({ $count } choices could be judged)
knowledge = Who knew how much, and when
knowledge-explained = The higher the line, the more was missing to know it all: each bit halves what is possible. Marks below are the moments above. Press to see the board then.
learn-from-this = Learn from this
learn-from-explained = What was missed, as a puzzle: can you prove it now? The board shows how things stood.
puzzle-at = After step { $step }
puzzle-question = Which of these could be proven?
puzzle-try = Try it
puzzle-right = Yes! This is the proof:
puzzle-wrong = Not this one: it cannot be proven yet.
deal-look = Look, it could be like this: everything that was heard fits, and yet:

# Proofs, step by step
next-step = Next step

# The case of the day
day-case-of-then = Case of that day
day-explained = The same for everybody in the world. Nothing needs to be guessed; one missed day does not break your streak.
day-part = { $place ->
    [4] case: { $what }
   *[other] puzzle { $place }: { $what }
}
square-open = not yet
square-right = right at once
square-mended = right in the end
square-wrong = not right yet
square-fine = solved within par
square-solved = solved
square-unsolved = not solved
day-puzzle = Puzzle { $place }
day-puzzle-1 = The easiest
day-puzzle-2 = A little harder
day-puzzle-3 = The hardest
day-solve = Solve
day-look = Look again
day-solo = The whole case
day-luck = The cards of this case are the same for everybody: nothing is shuffled anew.
day-par = Par is { $par }: what our best player needs on average over { $worlds } deals that fit what you see at first.
day-par-short = par { $par }
day-investigate = Begin
day-go-on = Go on
day-solved-with = { $against ->
    [below] Solved: { $asked }. That is better than par ({ $par })!
   *[above] Solved: { $asked }. Par is { $par }.
}
day-unsolved = Not solved: { $asked }.
day-share = Your result
day-share-solved = { $asked }, par { $par }
day-share-unsolved = { $asked }, not solved
day-picture = Picture
day-picture-saved = The picture is saved.
day-friends = Friends
day-friends-explained = Make a link and send it to your friends: whoever opens it stands here with today’s result. Nobody needs an account.
day-group-new = New link for friends
day-group-link = Link for friends
day-group-leave = Leave
day-joined = You are among friends
day-joined-name = This is the name they see. You may change it:
day-solutions = Solutions of this day, with proofs
day-more = Other days
day-before = The day before
day-today = Today’s case
day-archive = All days
day-all = Show all { $days } days
day-back = Back to the day
seal-case = Honest: this was the case of the day, whose cards are the same for everybody, and what was played fits it.
# Puzzles
puzzle = Puzzle
puzzles-explained = Positions of real games, each with one question that can be proven: nothing is ever guessed.
puzzle-solve = Solve a puzzle
puzzle-solve-of = Solve a puzzle: { $game }
puzzle-grade = grade { $grade } of 5
puzzle-grades = grades { $low } to { $high }
puzzle-rating = rating { $rating }
my-rating = My rating: { $rating }
puzzle-solved = { $solved } of { $answered } solved at once
puzzle-streak = { $days ->
    [one] One day of puzzles
   *[other] { $days } days of puzzles in a row
}
puzzle-mistakes = { $count ->
    [one] 1 to try again
   *[other] { $count } to try again
}
puzzle-themes = Themes: { $game }
theme-of-elimination = Striking out
theme-of-counting = Counting
theme-of-difference = Two lines together
theme-of-supposition = What if?
theme-of-cases = One way or the other
puzzle-parts = Parts of the puzzle
puzzle-know = What you know
puzzle-notebook = Notebook
puzzle-answer = Answer
puzzle-mark-lines = Press the lines that you take for the proof, if you like.
own-proof = { $count ->
    [one] Your proof was line { $lines }.
   *[other] Your proof was lines { $lines }.
}
own-proof-is-it = Exactly what it takes!
own-proof-spares = { $count ->
    [one] It holds, even without line { $lines }.
   *[other] It holds, even without lines { $lines }.
}
own-proof-misses = { $count ->
    [one] It also takes line { $lines }.
   *[other] It also takes lines { $lines }.
}
puzzle-counts = The first answer counts; a hint makes it count half, the proof not at all.
puzzle-counted = Try as often as you like: only the first answer counted.
puzzle-next = Next puzzle
puzzle-right-now = Right! This is the proof.
puzzle-wrong-now = That is not proven.
puzzle-change = Your rating: { $before } → { $after } ({ $change })
puzzle-why-not = Why is that impossible?
puzzle-wrong-ever = That cannot be.
puzzle-proof = This is the proof:
deal-fits = (fits)
key-answer = Take that answer
no-puzzle = No puzzle here
my-puzzles = My puzzles
puzzle-history = The last ones
puzzle-was-solved = solved at once
puzzle-was-hinted = solved with a hint
puzzle-was-mended = solved in the end
puzzle-was-missed = not solved yet
puzzle-again = Look again
puzzle-again-of = Look again: { $game }, { $code }
puzzle-all = All { $count }
puzzle-hint-more = More of the hint
puzzle-try-again = Try again
puzzle-go = Solve
puzzle-to-answer = Answer
puzzle-you = You
puzzle-code = The code of a puzzle, or a link to it
puzzle-open = Open

# Why something was not done, where home never asks for it
refused-prove-alone = At this table everyone proves things by themselves.
refused-not-certain = This is not certain.
refused-no-fact = This is not a fact of this game.
refused-no-step = This game is shorter than that.
refused-no-coach = Nobody has taught the coach this game.
refused-no-puzzles = There are no puzzles of this game.
refused-not-a-puzzle-code = This is not the code of a puzzle. Please check its spelling.
refused-puzzle-other-game = This is a puzzle of a game that is not here.
refused-puzzle-other-version = This puzzle was made under other rules, or by another maker, than are here.
refused-no-puzzle = There is no such puzzle.
refused-no-puzzle-grade = This game has no puzzles of this grade.
refused-no-puzzle-answer = This is none of the answers to choose from.
refused-no-puzzle-hint = There is no such hint.
refused-muted = You may not speak here for now.
refused-said-enough = You have said enough at this table.
refused-watchers-choose = Spectators do not choose.
refused-watchers-silent = Spectators do not talk.
refused-watchers-notebook = Spectators keep no notebook.
refused-one-phrase = Say one phrase, or one line of text.
refused-not-said-here = This is not said at this table.
refused-from-memory = This seat plays from memory.
refused-notebook-full = This notebook is full.
refused-not-a-choice = You cannot choose this now.
refused-already-answered = You have already answered.
refused-not-asked = It is not your turn.
refused-not-proposed = This is no longer proposed.
refused-another-must-agree = Somebody else of your team must agree.
refused-no-hints = There are no hints at this table.
refused-look-first = Look first, and confirm what you have seen.
refused-not-a-day = This is not a day. A day is written like 2026-11-18.
refused-before-the-first = There was no case of the day yet. The first one is that of 1 November 2026.
refused-not-yet = This day has not begun anywhere yet.
refused-day-not-over = The solutions are shown when the day is over.
refused-no-case = This is not the case of a day.
refused-no-solo = This game has no case for one alone.
refused-no-group = There is no such group. Ask your friends for the link again.
refused-group-full = This group is full.
refused-too-many-groups = You belong to many groups. Please leave one of them first.
refused-help-of-the-day = At the case of the day everybody has the same help.
refused-once-a-day = The case of a day is played once. There is a new one tomorrow.
refused-no-puzzle-theme = No new puzzle of this kind could be found. Please try another kind.
refused-no-mistakes = Nothing is left to try again. Well done!
refused-puzzles-today = You have solved very many puzzles today. There will be more tomorrow.
refused-reports-today = You have reported a lot today. It has arrived; please rest until tomorrow.
refused-dead-link = This link was used or withdrawn. Ask for a new one.
refused-no-device = There is no such device at your seat.
refused-own-device = This is the device you are using.
refused-too-many-devices = No more devices can have this seat.
refused-wrong-secret = This is not the secret of a seat at this table.
refused-no-watching = Nobody may watch at this table.
refused-not-begun = The game has not begun.
refused-not-opening = Shares in the luck are opened when the host starts.
refused-not-promised = This is not the share in the luck that was promised.
refused-has-begun = The game has already begun.
refused-not-playing = No game is being played here.
refused-other-rules = This game was played under other rules and cannot be told again.
refused-chair-taken = This chair is taken.
refused-chairs-free = Some chairs are still free: wait for people, or seat bots there.
refused-already-seated = You already sit at this table, on another chair.
refused-not-seated = You do not sit at this table.
refused-host-only = Only the host may do this.
refused-nobody-to-replace = There is nobody to replace on this seat.
refused-not-gone-long = This seat has not been gone for long.
refused-bot-plays = A bot plays for you. Take your seat back first.
refused-not-who-sat-down = Only who sat down can do this.
refused-help-fixed = Where other people play, help stays as the host set it.
refused-no-team = Nobody shares your seat.
refused-no-teams = At this table everyone has a seat alone.
refused-team-full = This team is full.
refused-team-knows = This team knows the solution: nobody joins it any more.
refused-colour-taken = Somebody else has chosen this colour.
