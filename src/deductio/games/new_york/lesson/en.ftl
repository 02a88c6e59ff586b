# What the guide says in a first game of Inquiries in New York.

lesson-welcome = Good evening! I am the lamp on your desk, and I light up your first case. A diamond was stolen, and the thief hides with it in one of these 25 cells. Sixteen people know something true about that cell. Hear enough of them before the others do, and announce where the thief is.
lesson-luck = One more thing: the luck of this game is ours. We chose it so that there is something to learn, and the game counts nowhere. Take all the time you like: the others wait for you.
lesson-start = Your turn. Two dice, one with letters and one with numbers, say to which cell you go: roll them.
lesson-cell = A joker: you choose yourself! Go to a cell with an informant or an expert, there you hear a new clue.
lesson-go = From here you may go anywhere in the city and do what that cell says. Where an informant or an expert stands, you hear a new clue.
lesson-drew = Your first clue: { $card } It is true. Every cell that does not fit cannot be the thief’s: your notebook has crossed it out.
lesson-end = The end of your turn. Here one may announce a cell, but only once in a game, and more than one cell still fits your clues. So pass for now.
lesson-rival-drew = { $seat } has heard a clue too. You do not know which; but whoever stops in the same cell may spy on { $seat }.
lesson-start-again = Your turn again. Look at the map in your notebook: what is not crossed out still fits all your clues. Each new clue leaves fewer.
lesson-spy = Somebody with cards stands here. Spy! You read one of their cards, picked by chance, and know one clue more.
lesson-spied = You have read what { $owner } knows: { $card } It counts for you just as if you had heard it yourself.
lesson-swap = Here you swap a card with somebody. You have read your own card already and will not forget it: so you can only win by it.
lesson-drew-again = Another clue: { $card } Look at the map in the notebook: what two clues leave together is less than what each leaves alone. Press a crossed cell, then “Why?”, and you read which clue says so.
lesson-free = From here on you play alone; you know all you need. If you are at a loss, press “What would you do?”.
lesson-goal = You know enough! Only one cell fits all your clues. Announce it now, before somebody else does!
lesson-goal-at-start = Only one cell fits all your clues: do not roll any more, announce it at once!
lesson-rival-wrong = { $seat } announced too early, was wrong, and is out. And you know one cell more where the thief is not.
lesson-out = That was wrong, and whoever is wrong is out. It happens to everyone once. Next time announce when only one cell is left. You can begin this guided game anew at any time.
lesson-won = You have won! You gathered clues, crossed out what does not fit, and announced when only one cell was left: there is no more to it.
lesson-lost = Somebody else was faster this time. Try once more: the luck of the guided game stays the same. Or press “Analyse” and see from when on you could have known.
