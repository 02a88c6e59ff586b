# Ce que dit le guide pendant une première partie des Petits Détectives.

lesson-welcome = Bonjour, détective ! Je suis la lampe de votre bureau, et j’éclaire votre première affaire. Quatre suspects, quatre armes : un de chaque est la vérité, sous la police. Les six autres sont cachés sous les six maisons. Ce que vous avez vu sous une maison est innocent.
lesson-luck = Encore une chose : le hasard de cette partie est le nôtre. Nous l’avons choisi pour qu’il y ait de quoi apprendre, et elle ne compte nulle part. Prenez tout votre temps : les autres vous attendent.
lesson-hand = Voici vos cartes. À chaque manche, chacun pose une carte en secret ; puis toutes sont retournées, et chacune déplace son détective comme elle le dit.
lesson-card = Posez votre première carte. Qui finit la manche seul sur une maison peut regarder dessous : cherchez donc les maisons où personne d’autre ne sera. J’ai éclairé une bonne carte.
lesson-revealed = Les cartes sont ouvertes ; on les exécute dans l’ordre de leurs numéros, le plus petit d’abord. Regardez où vont les autres : seul celui qui est seul sur une maison apprend quelque chose.
lesson-steps = Votre carte vous laisse choisir de combien vous avancez. Arrêtez-vous sur une maison que vous ne connaissez pas.
lesson-look = Vous êtes seul sur une maison : vous pouvez regarder dessous, et vous seul verrez ce qui s’y trouve. Faites-le toujours !
lesson-saw = Ici se trouve { $token } ! Ce qui est sous une maison n’est pas sous la police : c’est donc innocent. Votre carnet l’a noté.
lesson-rival-looked = { $seat } a regardé sous { $tile } et sait une chose que vous ignorez. Retenez qui a regardé où : au pub, vous pourrez poser la question.
lesson-not-alone = Plusieurs détectives au même endroit se gênent : personne n’y regarde, il ne s’y passe rien. La prochaine fois, cherchez une maison pour vous seul.
lesson-card-again = Une nouvelle manche. La carte que vous avez jouée est allée à votre voisin de gauche, et vous en avez reçu une de celui de droite. Allez où vous n’avez pas encore regardé.
lesson-survey = L’enquête vous laisse regarder sous les maisons vides à côté de vous, sans y être. Choisissez ce que vous ne connaissez pas.
lesson-shadow = Celui que vous suivez regarde aussi pour vous : si ce détective peut regarder sous une maison, vous voyez la même chose.
lesson-pub = Vous êtes seul au pub. Demandez à quelqu’un s’il a vu certains indices : « oui » veut dire qu’ils sont innocents. Le mieux est de demander à qui a regardé où vous n’avez pas regardé.
lesson-pub-heard = Une réponse pour vous. Ce que { $asked } a vu sous une maison ne peut pas être sous la police. Le carnet en tient compte.
lesson-proven = Regardez : voici quelque chose de prouvé que personne ne vous a dit ! { $fact } Dans le carnet, pressez cette marque, puis « Pourquoi ? ». La moitié de l’affaire est résolue.
lesson-free = À partir d’ici, vous jouez seul ; vous savez tout ce qu’il faut. Si vous hésitez, pressez « Que feriez-vous ? ».
lesson-goal = Vous en savez assez ! Le suspect et l’arme sont prouvés tous les deux, regardez le carnet. Vite, à la police : c’est là seulement que l’on déclare.
lesson-police = Vous êtes à la police. Déclarez ce que votre carnet prouve. C’est ainsi que l’on gagne !
lesson-not-yet = À la police, on peut déclarer. Mais vous ne pouvez pas encore prouver les deux, et qui se trompe est éliminé. Mieux vaut ne rien dire et continuer à regarder.
lesson-out = C’était faux, et qui se trompe est éliminé. Cela arrive à tout le monde une fois. La prochaine fois, déclarez quand les deux sont prouvés. Vous pouvez recommencer cette partie guidée à tout moment.
lesson-won = Vous avez gagné ! Vous avez regardé là où vous étiez seul, retenu ce qui est innocent, et déclaré quand c’était prouvé : il n’y a rien d’autre à savoir.
lesson-lost = Quelqu’un d’autre a été plus rapide cette fois. Essayez encore : le hasard de la partie guidée reste le même. Ou pressez « Analyser » pour voir à partir de quand vous pouviez savoir.
