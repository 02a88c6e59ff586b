# Ce que dit le guide pendant une première partie de Cluedo.

lesson-welcome = Bonsoir ! Je suis la lampe de votre bureau, et j’éclaire votre première partie. Dans l’enveloppe, au centre de la maison, se trouvent trois cartes : qui, avec quoi et dans quelle pièce. Trouvez lesquelles avant les deux autres.
lesson-luck = Encore une chose : le hasard de cette partie est le nôtre. Nous l’avons choisi pour qu’il y ait de quoi apprendre, et elle ne compte nulle part. Prenez tout votre temps : les autres vous attendent.
lesson-hand = Voici vos cartes ; vous seul les voyez. Ce que quelqu’un tient en main n’est pas dans l’enveloppe. Vous connaissez donc déjà { $cards_count } cartes innocentes, et votre carnet les a barrées.
lesson-turn = À vous de jouer. Pour poser une question, il faut être dans une pièce : lancez donc d’abord les dés, en pressant ce qui est éclairé.
lesson-move = Marchez maintenant. Tout ce qui est marqué est à votre portée. Entrez dans une pièce, car on ne questionne que là ; de préférence dans une pièce qui peut être celle du crime.
lesson-suggest = Vous êtes dans une pièce : questionnez ! Nommez un suspect et une arme ; la pièce est celle où vous êtes. Nommez des cartes dont vous ne savez rien : chaque réponse vous apprendra quelque chose. J’ai éclairé une bonne question.
lesson-silent = Écoutez bien : { $seat } n’a pas pu répondre. { $seat } ne tient donc aucune des trois cartes nommées. Le carnet l’a noté.
lesson-saw = { $shower } a dû vous montrer une carte : { $card }. Puisque quelqu’un la tient, elle n’est pas dans l’enveloppe. Vous êtes les deux seuls à savoir laquelle c’était.
lesson-nobody = Personne n’a pu vous répondre ! Les autres n’ont aucune des trois cartes que vous avez nommées. Celles que vous ne tenez pas vous-même sont dans l’enveloppe.
lesson-bystander = { $shower } a montré une carte à { $viewer }, et nous n’avons pas vu laquelle. Mais une chose est sûre : { $shower } tient au moins une des trois cartes nommées. Un coin plié dans le carnet vous le rappelle ; plus tard, cela peut prouver quelque chose.
lesson-show = C’est à vous que l’on demande. Qui tient l’une des trois cartes doit en montrer une, en secret. Si vous avez le choix, montrez ce que vous avez déjà montré : c’est ce qui en dit le moins.
lesson-turn-again = De nouveau à vous. Votre carnet dit quelles cartes peuvent encore être dans l’enveloppe. Choisissez votre chemin pour questionner sur celles-là.
lesson-suggest-again = Avant de questionner, regardez le carnet : ce sont les cartes encore possibles qui valent une question. Vous pouvez aussi nommer exprès une carte à vous : personne ne pourra la montrer, et la réponse portera sur les autres.
lesson-proven-hand = Regardez : voici quelque chose de prouvé que personne ne vous a dit ! { $fact } Pressez cette marque dans le carnet, puis « Pourquoi ? » : vous lirez ce qui le prouve.
lesson-proven-solution = Voilà qui vaut de l’or : { $fact } Plus personne ne peut vous la montrer. Dans le carnet, « Pourquoi ? » dit comment nous le savons. Il reste à trouver le reste.
lesson-free = À partir d’ici, vous jouez seul ; vous savez tout ce qu’il faut. Si vous hésitez, pressez « Que feriez-vous ? ».
lesson-goal = Vous en savez assez ! Les trois cartes sont prouvées, regardez le carnet. Retournez au centre : c’est là seulement que l’on accuse.
lesson-to-centre = Les trois sont prouvées : allez au centre, ou aussi près que vous pouvez.
lesson-accuse = Vous êtes au centre. Nommez les trois cartes que votre carnet prouve. C’est ainsi que l’on gagne !
lesson-not-yet = Au centre, on peut accuser. Mais vous ne pouvez pas encore prouver les trois cartes, et qui se trompe est éliminé. Mieux vaut se taire et continuer à questionner.
lesson-rival-wrong = { $seat } a accusé sans preuve, s’est trompé, et ne joue plus. Pour vous, c’est un cadeau : ce n’étaient pas ces trois cartes ensemble.
lesson-out = C’était faux, et qui se trompe ne fait plus que répondre. Cela arrive à tout le monde une fois. La prochaine fois, accusez quand les trois cartes sont prouvées. Vous pouvez recommencer cette partie guidée à tout moment.
lesson-won = Vous avez gagné ! Vous avez questionné sur ce que vous ignoriez, écouté les réponses des autres, et accusé quand c’était prouvé : le Cluedo n’est rien d’autre.
lesson-lost = Quelqu’un d’autre a été plus rapide cette fois. Essayez encore : le hasard de la partie guidée reste le même. Ou pressez « Analyser » pour voir à partir de quand vous pouviez savoir.
