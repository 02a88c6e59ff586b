# Ce que dit le guide pendant une première partie d’Almost Innocent.

lesson-welcome = Bonsoir, accusé ! Je suis la lampe de cette taverne, et j’éclaire votre première partie. Vous êtes tous accusés, et vous gagnez ensemble. Chacun a son affaire sur ce plateau de six lignes et six colonnes : quelques indices, un de chaque sorte. Vous ne voyez pas les vôtres. Trouvez-les.
lesson-luck = Encore une chose : le hasard de cette partie est le nôtre. Nous l’avons choisi pour qu’il y ait de quoi apprendre, et elle ne compte nulle part. Prenez tout votre temps : les autres vous attendent.
lesson-hand = Vous tenez les indices de votre voisin de gauche, { $about }. Les vôtres sont chez votre voisin de droite. Personne ne peut simplement les dire : on s’informe par des questions, et rien d’autre.
lesson-turn = À vous : questionnez sur une ligne ou une colonne. Soit combien d’indices s’y trouvent, soit si l’indice d’une sorte s’y trouve. On répond pour l’affaire de chacun : une question aide tout le monde. Chaque question coûte un jeton.
lesson-counts = Chacun a entendu un nombre : autant de ses propres indices sont sur cette ligne. Cherchez le vôtre. 0 est la meilleure nouvelle, car toute la ligne est exclue ; votre carnet l’a fait.
lesson-answers = Oui ou non pour chacun : l’indice de cette sorte est-il sur cette ligne ? Cherchez votre réponse ; le carnet en a tenu compte.
lesson-partner-asks = Quand { $seat } questionne, vous entendez aussi une réponse sur votre affaire. Chaque question compte donc pour vous, pas seulement les vôtres.
lesson-turn-again = De nouveau à vous. Questionnez là où le plus reste ouvert, pour vous et pour les autres : une ligne dont personne n’a parlé tranche le mieux.
lesson-proven = Regardez : voici quelque chose de prouvé que personne ne vous a dit ! { $fact } Dans le carnet, pressez cette marque, puis « Pourquoi ? » : la ligne et la colonne ensemble le trahissent.
lesson-said = { $seat } dit quelque chose à l’équipe. Vous pouvez parler aussi, mais seulement avec les phrases toutes prêtes, sous les choix : personne n’a le droit de donner un indice.
lesson-free = À partir d’ici, vous jouez seul ; vous savez tout ce qu’il faut. Si vous hésitez, pressez « Que feriez-vous ? ». Et souvenez-vous : les questions qui restent sont pour vous tous.
lesson-goal = Votre affaire est résolue : le carnet prouve chaque indice. Questionnez maintenant pour les autres : ils ont plus besoin que vous des jetons qui restent.
lesson-resolution = La conclusion : chacun nomme maintenant ses propres indices, sorte par sorte. Si tout est juste, vous êtes tous libres.
lesson-announce = Nommez votre indice de cette sorte : celui que votre carnet prouve.
lesson-announce-unsure = Nommez votre indice de cette sorte. Tous ne sont pas prouvés : choisissez-en un que le carnet n’a pas exclu ; s’il n’en reste qu’un, c’est le bon.
lesson-misnamed = Ce n’était pas le bon indice. Un faux nom coûte un jeton Presque innocent ; sans jeton, la partie est perdue.
lesson-won = Vous avez gagné, tous ensemble ! Vous avez questionné là où cela aidait tout le monde, réuni lignes et colonnes, et nommé seulement ce qui était prouvé.
lesson-lost = Cette fois, la cour n’a pas été convaincue. Essayez encore : le hasard de la partie guidée reste le même. Ou pressez « Analyser » pour voir à partir de quand vous pouviez savoir.
