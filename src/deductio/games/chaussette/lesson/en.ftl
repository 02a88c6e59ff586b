# What the guide says in a first game of The Sock Inquiry.

lesson-welcome = Hello! I am the lamp beside the chest of drawers, and I light up your first game. Of every kind of sock there are two. One single sock hides in the sleeve; the other fifteen lie face down in the drawer. Which kind is missing its twin?
lesson-luck = One more thing: the luck of this game is ours. We chose it so that there is something to learn, and the game counts nowhere. Take all the time you like: the others wait for you.
lesson-clue = You alone know this clue: the missing sock is { $value }. So half of the eight kinds are out already, and your notebook has crossed them out.
lesson-search = Look into three slots of the drawer. Only you will see what lies there. If two of the three are alike, you have found a pair, and pairs bring points.
lesson-saw = Now you know what lies in these slots, and your notebook keeps it for you. Two that are alike are a pair and are taken out; everything else goes back to its place. A kind of which both socks are found is not the missing one.
lesson-rival-search = { $seat } searches too. You do not see what lies there, but you hear whether it was a pair. Where there was none, every card is of another kind: your notebook keeps that in mind.
lesson-rival-pair = { $seat } shows a pair: { $kind }. Both socks of this kind are there, so this kind is not the missing one. A present for everybody!
lesson-search-again = Search again. Mix what you know with what is new: if you take the slot of a sock that you have seen, you may find its twin. I have lit up a good search.
lesson-pair = A pair! Both socks are found, so this kind is not missing. And each pair of yours brings more points than the one before.
lesson-excluded = Look: now something is proven: { $fact } In the notebook press that mark, then “Why?”.
lesson-report = Time for a report: which sock do you think is missing? All write theirs in secret, then all are opened. An early right report counts most, and even a near miss scores. Choose a kind that your notebook has not crossed out.
lesson-reports = The reports are open: { $seat } names { $kind }. Perhaps that says something about the clue that { $seat } was given.
lesson-free = From here on you play alone; you know all you need. If you are at a loss, press “What would you do?”.
lesson-goal = You know it! { $fact } All other kinds are ruled out; “Why?” in the notebook tells how.
lesson-report-sure = A report, and this time you are sure: name the kind that your notebook proves.
lesson-won = You have won! You remembered what lies where, drew your conclusions from the pairs of others, and reported what you could prove.
lesson-lost = Somebody else has more points this time. Try once more: the luck of the guided game stays the same. Or press “Analyse” and see from when on you could have known.
