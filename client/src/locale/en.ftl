# The page's own texts in English.

skip = Go to the content
home = Deductio: home
settings = Settings
sound = Sound when it is my turn
vibration = Vibration when it is my turn
theme = Theme
theme-auto = as my device
theme-light = light
theme-dark = dark
close = Close
loading = One moment…
back-home = Back to the shelf
done = Done.
nothing = –

# Home
slogan = A case is waiting for you
welcome = Deduction games for one to six: look, ask, think, and be the first to know.
games = Games
join-code = Join with a code
join = Join
code-form = A code has ten letters or digits, such as K7XQ29BNDA.
seats-count = { $few ->
    [1] { $many ->
        [1] 1 player
       *[other] 1 to { $many } players
    }
   *[other] { $few } to { $many } players
}
minutes = { $few }–{ $many } min
play-now = Play now
create-table = Create a table
rules = Rules
my-tables = My tables
no-tables = No game is running. Pick one above.
open-tables = Open tables
my-finished = My finished games
no-finished = Finished games will be kept here.
gathering = people gather
no-game = There is no such game.

# New table
new-table = New table
new-table-of = New table: { $game }
seats = Seats
seat-number = Seat { $number }
chair-me = Me
chair-person = A friend with the link
level-random = Bot: by chance
level-rookie = Bot: rookie
level-inspector = Bot: inspector
level-sleuth = Bot: sleuth
add-seat = One more seat
remove-seat = Take away seat { $number }
options = Options
no-options = This game has no options.
manners = At the table
help = Notebook help
help-by-seat = Different help for each seat
help-of-seat = Help at seat { $number }
help-none = none
help-none-explained = Nothing is written down for you.
help-told = what you were told
help-told-explained = What you were told is written down; thinking is up to you.
help-proven = what is proven
help-proven-explained = What follows for certain fills itself in, and you may ask why.
help-odds = proven, and the odds
help-odds-explained = As before, and the chances of everything else.
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
nickname = Your name
keep-name = Keep
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
closed-4000 = This table is closed
closed-4001 = This device no longer has that seat
closed-4003 = You may not look at this table
players = Players
me = (you)
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
one-world = Only one world still fits.
worlds = { $worlds } worlds still fit.
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
replay = Replay
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

# Values of options
value-random = by chance
value-auto = as usual
value-on = with
value-off = without
value-choose = chosen
value-fixed = fixed
value-suspect = suspects
value-weapon = weapons
value-by_seat = in order
value-shuffled = by chance
value-competition = against each other
value-cooperation = all together
value-easy = easy
value-normal = normal
value-medium = medium
value-hard = hard
value-detective = detective
value-any_time = at any time
value-own_turn = in one’s own turn
value-must_solve = must solve it
value-wins = wins
value-manual = by hand
value-endless = endless
value-campaign = campaign
value-free = all
value-active_alone = the active player alone
value-unanimous = everyone

# Why something was not done
refused-no-line = The server cannot be reached. Please try again in a moment.
refused-our-fault = Something went wrong here. It is not your fault.
refused-too-often = That was very fast. Please wait a moment.
refused-too-many-connections = Too many tables are open from here. Please close one.
refused-too-many-tables = You have too many tables. Please end some of them first.
refused-tables-today = You have made very many tables today. There will be new ones tomorrow.
refused-too-many-bots = Too many bots play at your tables. Please end some games first.
refused-reports-today = You have reported a lot today. It has arrived; please rest until tomorrow.
refused-too-many-looks = You ask for too much at once. Please wait a moment.
refused-not-understood = The server did not understand this.
refused-nothing-here = There is nothing here.
refused-no-game = There is no such game here.
refused-no-table = There is no table with this code.
refused-no-chair = There is no such chair.
refused-dead-link = This link was used or withdrawn. Ask for a new one.
refused-no-device = There is no such device at your seat.
refused-own-device = This is the device you are using.
refused-too-many-devices = No more devices can have this seat.
refused-wrong-secret = This is not the secret of a seat at this table.
refused-no-watching = Nobody may watch at this table.
refused-prove-alone = At this table everyone proves things by themselves.
refused-not-certain = This is not certain.
refused-no-fact = This is not a fact of this game.
refused-not-begun = The game has not begun.
refused-not-opening = Shares in the luck are opened when the host starts.
refused-not-promised = This is not the share in the luck that was promised.
refused-has-begun = The game has already begun.
refused-not-playing = No game is being played here.
refused-not-over = The game is not over yet.
refused-game-over = The game is over.
refused-no-step = This game is shorter than that.
refused-other-rules = This game was played under other rules and cannot be told again.
refused-not-kept = This could not be kept. Please try again.
refused-table-closed = This table is closed.
refused-muted = You may not speak here for now.
refused-said-enough = You have said enough at this table.
refused-banned = You may not come in here any more.
refused-chair-taken = This chair is taken.
refused-chairs-free = Some chairs are still free: wait for people, or seat bots there.
refused-already-seated = You already sit at this table, on another chair.
refused-not-seated = You do not sit at this table.
refused-host-only = Only the host may do this.
refused-nobody-to-replace = There is nobody to replace on this seat.
refused-not-gone-long = This seat has not been gone for long.
refused-bot-plays = A bot plays for you. Take your seat back first.
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
refused-wrong-seats = This game is not for so many players.
refused-wrong-option = An option of this table cannot be like that.
