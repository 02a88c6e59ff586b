# What the page says at home and everywhere, in English.

skip = Go to the content
home = Deductio: home
settings = Settings
sound = Sounds
vibration = Vibration when it is my turn
theme = Theme
theme-auto = as my device
theme-light = light
theme-dark = dark

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

# New table
level-random = Bot: by chance
level-rookie = Bot: rookie
level-careful = Bot: careful
level-inspector = Bot: inspector
level-sleuth = Bot: sleuth
level-master = Bot: master
level-other = Bot: { $name }
level-other-explained = Somebody else’s bot, which whoever runs this house has let in.
options = Options
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

# Gathering
nickname = Your name
keep-name = Keep

# Table
me = (you)

# Result and replay
replay = Replay

# Why something was not done
refused-no-line = The server cannot be reached. Please try again in a moment.
refused-our-fault = Something went wrong here. It is not your fault.
refused-too-often = That was very fast. Please wait a moment.
refused-too-many-connections = Too many tables are open from here. Please close one.
refused-too-many-tables = You have too many tables. Please end some of them first.
refused-tables-today = You have made very many tables today. There will be new ones tomorrow.
refused-too-many-bots = Too many bots play at your tables. Please end some games first.
refused-too-many-looks = You ask for too much at once. Please wait a moment.
refused-not-understood = The server did not understand this.
refused-nothing-here = There is nothing here.
refused-no-game = There is no such game here.
refused-no-table = There is no table with this code.
refused-no-level = There are no bots of this level in this game.
refused-no-chair = There is no such chair.
refused-not-over = The game is not over yet.
refused-game-over = The game is over.
refused-not-kept = This could not be kept. Please try again.
refused-table-closed = This table is closed.
refused-banned = You may not come in here any more.
refused-wrong-seats = This game is not for so many players.
refused-wrong-option = An option of this table cannot be like that.

# Final choices, and choices that are pressed
possible-after = { $seconds ->
    [one] It will be possible in { $seconds } second.
   *[other] It will be possible in { $seconds } seconds.
}
put-away = Take off my list
put-away-means = This game goes off your list. Others keep it on theirs.
put-away-running = This table goes off your list. Your seat stays yours: you need the link to come back.
put-away-yes = Take it off
put-away-not = Keep it

# Big moments, being out, the end
ended-won = Won
ended-won-together = Won together
ended-lost = Lost: place { $place } of { $seats }
ended-unsolved = Not solved
ended-solved = Solved

# Names
nickname-instead = Your name (now { $name })
quick = Play now: how well bots play, notebook: { $help }
level-random-plain = by chance
level-rookie-plain = rookie
level-careful-plain = careful
level-inspector-plain = inspector
level-sleuth-plain = sleuth
level-master-plain = master
level-random-explained = Takes any choice that is allowed, without a thought.
level-rookie-explained = Plays plainly and makes believable mistakes: you win often.
level-careful-explained = Marks what was told and who could not answer, and combines little: a friendly match.
level-inspector-explained = Notes everything and draws every certain conclusion: an even match.
level-sleuth-explained = Weighs chances and looks ahead: hard to beat, and a strong partner.
level-master-explained = Searches further and reads what the choices of others give away: the hardest there is.

# Tables of a team, and seats by who sits there
weak-partner = A rookie makes mistakes that cost the whole team; the best partner here: { $best }.

# The campaign
campaign = Campaign
refused-no-campaign = There is no such campaign of yours.
refused-no-scenario = There is no such scenario.
refused-campaign-option = In a campaign this cannot be chosen.
refused-too-many-campaigns = You have too many campaigns. Please leave some of them first.

# Talk that reaches only some
refused-name-kept = You know the solution: your name stays as it is until the end.

# Several people at one seat

# The colour of a seat

# Guided games and tips
lesson = Guided game
learn = Learn
learn-go-on = Go on learning
welcome-learn = New here? “Learn” teaches you a game while you play it.
refused-no-lesson = This game has no guided game.

# Hints

# A page of my own
me-lead = My page: games and progress
review = Review

# The cast
refused-no-member = Nobody in the cast is called so.

# Which level is played at once
suggested = Suggested: { $level }
suggested-first = Bots: { $level }, to begin with.
suggested-partner = Bots on your side: { $level }, the best partner.
suggested-up = Bots: { $level }, one level up: you have won { $won } of your last { $games } games.
suggested-down = Bots: { $level }, one level down: you have won { $won } of your last { $games } games.
suggested-same = Bots: { $level }, as in your last game.
suggested-own = Bots: { $level }, as you have chosen.

# The case of the day, on the shelf
level-witness = Witness
day-case = Case of the day
day-three-and-one = Three puzzles and a whole case, the same for everybody today.
day-done = You have done all of it. There is a new one tomorrow.
day-streak = { $days ->
    [one] a streak of one day
   *[other] a streak of { $days } days
}
# Puzzles
puzzles = Puzzles
