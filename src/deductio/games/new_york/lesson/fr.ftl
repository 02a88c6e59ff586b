# Ce que dit le guide pendant une première partie d’Enquêtes à New York.

lesson-welcome = Bonsoir ! Je suis la lampe de votre bureau, et j’éclaire votre première affaire. Un diamant a été volé, et le voleur se cache avec lui dans l’une de ces 25 cases. Seize personnes savent quelque chose de vrai sur cette case. Écoutez-en assez avant les autres, puis annoncez où est le voleur.
lesson-luck = Encore une chose : le hasard de cette partie est le nôtre. Nous l’avons choisi pour qu’il y ait de quoi apprendre, et elle ne compte nulle part. Prenez tout votre temps : les autres vous attendent.
lesson-start = À vous de jouer. Deux dés, l’un avec des lettres, l’autre avec des chiffres, disent dans quelle case vous allez : lancez-les.
lesson-cell = Un joker : c’est vous qui choisissez ! Allez dans une case où se trouve un informateur ou un expert : vous y entendrez un nouvel indice.
lesson-go = D’ici, vous pouvez aller partout dans la ville et faire ce que dit la case d’arrivée. Là où se trouve un informateur ou un expert, vous entendez un nouvel indice.
lesson-drew = Votre premier indice : { $card } Il est vrai. Une case qui ne lui convient pas ne peut pas être celle du voleur : votre carnet l’a barrée.
lesson-end = La fin de votre tour. On peut annoncer une case ici, mais une seule fois par partie, et plus d’une case convient encore à vos indices. Passez donc pour l’instant.
lesson-rival-drew = { $seat } a aussi entendu un indice. Vous ne savez pas lequel ; mais qui s’arrête dans la même case peut espionner { $seat }.
lesson-start-again = De nouveau à vous. Regardez le plan dans votre carnet : ce qui n’est pas barré convient encore à tous vos indices. Chaque indice en laisse moins.
lesson-spy = Quelqu’un qui a des cartes est ici. Espionnez ! Vous lisez une de ses cartes, tirée au hasard, et vous savez un indice de plus.
lesson-spied = Vous avez lu ce que sait { $owner } : { $card } Cela vaut pour vous comme si vous l’aviez entendu.
lesson-swap = Ici, vous échangez une carte avec quelqu’un. Vous avez déjà lu la vôtre et ne l’oublierez pas : vous ne pouvez donc qu’y gagner.
lesson-drew-again = Encore un indice : { $card } Regardez le plan du carnet : deux indices ensemble laissent moins de cases que chacun seul. Pressez une case barrée, puis « Pourquoi ? », et vous lirez quel indice le dit.
lesson-free = À partir d’ici, vous jouez seul ; vous savez tout ce qu’il faut. Si vous hésitez, pressez « Que feriez-vous ? ».
lesson-goal = Vous en savez assez ! Une seule case convient à tous vos indices. Annoncez-la maintenant, avant que quelqu’un d’autre ne le fasse !
lesson-goal-at-start = Une seule case convient à tous vos indices : ne lancez plus les dés, annoncez-la tout de suite !
lesson-rival-wrong = { $seat } a annoncé trop tôt, s’est trompé, et ne joue plus. Et vous connaissez une case de plus où le voleur n’est pas.
lesson-out = C’était faux, et qui se trompe est éliminé. Cela arrive à tout le monde une fois. La prochaine fois, annoncez quand il ne reste qu’une case. Vous pouvez recommencer cette partie guidée à tout moment.
lesson-won = Vous avez gagné ! Vous avez réuni des indices, barré ce qui ne convient pas, et annoncé quand il ne restait qu’une case : il n’y a rien d’autre à savoir.
lesson-lost = Quelqu’un d’autre a été plus rapide cette fois. Essayez encore : le hasard de la partie guidée reste le même. Ou pressez « Analyser » pour voir à partir de quand vous pouviez savoir.
