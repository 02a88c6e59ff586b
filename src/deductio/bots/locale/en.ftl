# The cast: who they are, how they give their reasons after a game, and what they say at the table.
# Nobody is a she or a he, and a name stands in no text.

cast-margot = Crosses nobody’s plans and lends a hand wherever the rules allow it.
manner-margot-1 = With pleasure. { $because }
manner-margot-2 = { $because } I hope nobody minds.
manner-margot-3 = No harm meant. { $because }
phrase-margot-hello = Hello, neighbours! Lovely to see you.
phrase-margot-nice = Bravo, you have earned it!
phrase-margot-thanks = Thank you, it was a pleasure with you all.

cast-basile = Keeps everything for later: one never knows what it may be good for.
manner-basile-1 = One never knows. { $because }
manner-basile-2 = { $because } It may come in useful.
manner-basile-3 = Waste not, want not. { $because }
phrase-basile-hello = Hello! I have brought a bag, just in case.
phrase-basile-nice = Well done! I shall keep this game in mind.
phrase-basile-thanks = A fine piece for my collection. Thank you!

cast-odette = Takes an interest in everybody’s business and likes to cross a plan.
manner-odette-1 = I could not help looking into it. { $because }
manner-odette-2 = { $because } Somebody has to keep an eye on things.
manner-odette-3 = Just between ourselves. { $because }
phrase-odette-hello = Hello, everyone! And what are you all up to?
phrase-odette-nice = I knew that you were up to something. Bravo!
phrase-odette-thanks = Thank you! I do like to know how things end.

cast-hector = A brilliant mind that loses sight of what was said long ago.
manner-hector-1 = Where was I? Ah, yes. { $because }
manner-hector-2 = { $because } Or was that in another game?
manner-hector-3 = Now it comes back to me. { $because }
phrase-hector-hello = Hello! Have we met? And which game is it today?
phrase-hector-nice = Bravo! What was the question again?
phrase-hector-thanks = I have won? How nice. Thank you!

cast-zelie = Takes whatever is near and quick, and is off again.
manner-zelie-1 = Quick, quick! { $because }
manner-zelie-2 = { $because } And on we go!
manner-zelie-3 = No time to lose. { $because }
phrase-zelie-hello = Hi! Shall we start? Come on!
phrase-zelie-nice = Over already? Bravo!
phrase-zelie-thanks = Done! Thanks! Another one?

cast-oscar = Plays an even game and enjoys a good riddle.
phrase-oscar-hello = Hello! A good game to everyone.
phrase-oscar-nice = Nicely played!
phrase-oscar-thanks = Thank you, that was fun.

cast-colette = Gives nothing away, and lays a false trail now and then.
manner-colette-1 = I would not have told you before. { $because }
manner-colette-2 = { $because } Nobody noticed.
manner-colette-3 = Not a word until now. { $because }
phrase-colette-hello = Good evening.
phrase-colette-nice = Well played.
phrase-colette-thanks = Thank you. I have nothing to add.

cast-anatole = Checks everything twice and claims nothing that is not certain.
manner-anatole-1 = Let us be exact. { $because }
manner-anatole-2 = { $because } One thing after the other.
manner-anatole-3 = As is proper. { $because }
phrase-anatole-hello = Good day. I trust that everything is in order.
phrase-anatole-nice = Correct to the last detail. Congratulations.
phrase-anatole-thanks = It was certain in the end. Thank you.

cast-nina = Watches people more than cards, and wonders why you chose that.
manner-nina-1 = I had a feeling. { $because }
manner-nina-2 = { $because } It was written on your faces.
manner-nina-3 = I have been watching you all. { $because }
phrase-nina-hello = Hello! I can already see who is nervous.
phrase-nina-nice = I saw it coming. Bravo!
phrase-nina-thanks = You told me everything without a word. Thank you!

cast-gaspard = Bets as soon as the odds look good, and laughs when it goes wrong.
manner-gaspard-1 = Nothing ventured, nothing gained. { $because }
manner-gaspard-2 = { $because } And fortune favours the bold!
manner-gaspard-3 = A little bet with myself. { $because }
phrase-gaspard-hello = Good evening! Who bets against me?
phrase-gaspard-nice = Well played. Double or quits?
phrase-gaspard-thanks = Fortune smiled on me. Thank you all!

cast-suzon = Came for the biscuits and stayed for the riddles; no bad habits are known.
phrase-suzon-hello = Hello! Who has brought the biscuits?
phrase-suzon-nice = Bravo! This calls for cake.
phrase-suzon-thanks = Thank you! Cake for everyone.

cast-firmin = Has played by the book for many years, and still likes to win.
phrase-firmin-hello = Good day to you all.
phrase-firmin-nice = Well played indeed.
phrase-firmin-thanks = Thank you for the game.
