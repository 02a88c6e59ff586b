# What the guide says in a first game of Cluedo.

lesson-welcome = Good evening! I am the lamp on your desk, and I light up your first game. In the envelope at the centre of the house lie three cards: who did it, with what, and in which room. Find out which before the other two do.
lesson-luck = One more thing: the luck of this game is ours. We chose it so that there is something to learn, and the game counts nowhere. Take all the time you like: the others wait for you.
lesson-hand = These are your cards; only you see them. Whatever somebody holds cannot lie in the envelope. So you already know { $cards_count } innocent cards, and your notebook has crossed them out.
lesson-turn = Your turn. To ask anything you must be in a room, so first roll the dice: press what is lit up.
lesson-move = Now walk. Everything marked is within reach. Go into a room, for only there may you ask; best into one that may be the room of the crime.
lesson-suggest = You are in a room: ask! Name a suspect and a weapon; the room is the one you are in. Name cards you know nothing about, then every answer is news. I have lit up a good question.
lesson-silent = Listen well: { $seat } could not answer. So { $seat } holds none of the three cards that were named. The notebook has noted it.
lesson-saw = { $shower } had to show you a card: { $card }. Whoever holds it, it is not in the envelope. Only you two know which card it was.
lesson-nobody = Nobody could answer you! The others hold none of the three cards you named. What you do not hold of them yourself lies in the envelope.
lesson-bystander = { $shower } showed { $viewer } a card, and we could not see which. But one thing is certain: { $shower } holds at least one of the three cards named. A folded corner in the notebook reminds you of it; later this can prove something.
lesson-show = Now somebody asks you. Whoever holds one of the three cards must show one, in secret. If you have the choice, show what you have shown before: it tells least.
lesson-turn-again = Your turn again. Your notebook says which cards may still be in the envelope. Choose your way so that you ask about those.
lesson-suggest-again = Before you ask, look into the notebook: cards that are still open are worth asking about. You may also name a card of your own on purpose: nobody can show it, so the answer must be about the others.
lesson-proven-hand = Look: now something is proven that nobody told you! { $fact } Press that mark in the notebook, and then “Why?”: it lists what proves it.
lesson-proven-solution = This is worth gold: { $fact } Nobody can show it to you any more. In the notebook “Why?” tells how we know. Now find the rest.
lesson-free = From here on you play alone; you know all you need. If you are at a loss, press “What would you do?”.
lesson-goal = You know enough! All three cards are proven, look into the notebook. Back to the centre now: only there one accuses.
lesson-to-centre = All three are proven: walk to the centre, or as near to it as you can.
lesson-accuse = You are on the centre. Name the three cards that your notebook proves. This is how the game is won!
lesson-not-yet = On the centre one may accuse. But you cannot prove all three cards yet, and whoever is wrong is out. Better keep silent and go on asking.
lesson-rival-wrong = { $seat } accused without proof, was wrong, and is out. For you it is a present: it was not these three together.
lesson-out = That was wrong, and whoever is wrong only answers from now on. It happens to everyone once. Next time accuse when all three are proven. You can begin this guided game anew at any time.
lesson-won = You have won! You asked about what you did not know, listened to the answers of the others, and accused when it was proven: there is no more to Cluedo.
lesson-lost = Somebody else was faster this time. Try once more: the luck of the guided game stays the same. Or press “Analyse” and see from when on you could have known.
