# What the guide says in a first game of Small Detectives.

lesson-welcome = Hello, detective! I am the lamp on your desk, and I light up your first case. Four suspects, four weapons: one of each is the truth and lies under the police. The other six lie hidden under the six houses. What you have seen under a house is innocent.
lesson-luck = One more thing: the luck of this game is ours. We chose it so that there is something to learn, and the game counts nowhere. Take all the time you like: the others wait for you.
lesson-hand = These are your cards. Each round everybody lays one card in secret; then all are turned up, and each moves its detective as it says.
lesson-card = Lay your first card. Whoever ends the round alone on a house may look under it, so seek houses where nobody else will stand. I have lit up a good card.
lesson-revealed = The cards lie open, and are carried out by their numbers, the lowest first. Watch where the others go: only who is alone on a house learns something.
lesson-steps = Your card lets you choose how far you go. Choose so that you stop on a house that you do not know.
lesson-look = You are alone on a house: now you may look under it, and only you will see what lies there. Always do!
lesson-saw = Here lies { $token }! What lies under a house does not lie under the police, so it is innocent. Your notebook has written it down.
lesson-rival-looked = { $seat } has looked under { $tile } and knows something you do not. Remember who looked where: at the pub you can ask about it.
lesson-not-alone = Several detectives on one place get in each other’s way: nobody looks there, nothing happens. Next time seek a house of your own.
lesson-card-again = A new round. The card you played went to your left neighbour, and you got one from your right. Go where you have not looked yet.
lesson-survey = The survey lets you look under the empty houses beside you, without standing on them. Choose what you do not know.
lesson-shadow = Whoever you follow looks for you too: if that detective may look under a house, you see the same.
lesson-pub = You are alone at the pub. Ask somebody whether they have seen certain clues: “yes” means that these are innocent. Best ask who has looked where you have not.
lesson-pub-heard = An answer for you. What { $asked } has seen under a house cannot lie under the police. The notebook counts it in.
lesson-proven = Look: now something is proven that nobody told you! { $fact } In the notebook press that mark, then “Why?”. One half of the case is solved.
lesson-free = From here on you play alone; you know all you need. If you are at a loss, press “What would you do?”.
lesson-goal = You know enough! Suspect and weapon are both proven, look into the notebook. Quick, to the police: only there one declares.
lesson-police = You are at the police. Declare what your notebook proves. This is how the game is won!
lesson-not-yet = At the police one may declare. But you cannot prove both yet, and whoever is wrong is out. Better say nothing and go on looking.
lesson-out = That was wrong, and whoever is wrong is out. It happens to everyone once. Next time declare when both are proven. You can begin this guided game anew at any time.
lesson-won = You have won! You looked where you were alone, remembered what is innocent, and declared when it was proven: there is no more to it.
lesson-lost = Somebody else was faster this time. Try once more: the luck of the guided game stays the same. Or press “Analyse” and see from when on you could have known.
