# What the guide says in a first game of Almost Innocent.

lesson-welcome = Good evening, accused! I am the lamp in this tavern, and I light up your first game. You are all accused, and you win together. Each of you has a case of your own on this board of six rows and six columns: a few clues, one of each kind. You do not see your own. Find out which they are.
lesson-luck = One more thing: the luck of this game is ours. We chose it so that there is something to learn, and the game counts nowhere. Take all the time you like: the others wait for you.
lesson-hand = You hold the clues of your left neighbour, { $about }. Your own are held by your right neighbour. Nobody may simply tell: you learn of each other by questions alone.
lesson-turn = Your turn: ask about a row or a column. Either how many clues lie in it, or whether the clue of one kind lies in it. Everybody’s case is answered at once, so one question helps all. Each question costs a token.
lesson-counts = Everybody heard a number: so many of their own clues lie in that line. Look for yours. 0 is the best news, for it rules out the whole line; your notebook has done it.
lesson-answers = Yes or no for everybody: does the clue of that kind lie in that line? Look for your own answer; the notebook has counted it in.
lesson-partner-asks = When { $seat } asks, you hear an answer about your own case too. So every question counts for you, not only yours.
lesson-turn-again = Your turn again. Ask where most is still open, for you and for the others: a line that nobody has asked about cuts best.
lesson-proven = Look: now something is proven that nobody told you! { $fact } In the notebook press that mark, then “Why?”: row and column together give it away.
lesson-said = { $seat } says something to the team. You may speak too, but only with the ready sentences below the choices: nobody may give hints.
lesson-free = From here on you play alone; you know all you need. If you are at a loss, press “What would you do?”. And remember: the questions that are left are for all of you.
lesson-goal = Your own case is solved: the notebook proves every clue. Now ask for the others: they need the rest of the tokens more than you.
lesson-resolution = The resolution: now everybody names their own clues, kind by kind. If all is right, you are all free.
lesson-announce = Name your clue of this kind: the one that your notebook proves.
lesson-announce-unsure = Name your clue of this kind. Not all are proven: choose one that the notebook has not ruled out; if there is only one left, it is the right one.
lesson-misnamed = That was not the right clue. A wrong name costs an Almost-innocent token; without one the game is lost.
lesson-won = You have won, all together! You asked where it helped everybody, put rows and columns together, and named only what was proven.
lesson-lost = This time the court was not convinced. Try once more: the luck of the guided game stays the same. Or press “Analyse” and see from when on you could have known.
