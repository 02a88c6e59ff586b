# Ce que dit le guide pendant une première partie de L’Enquête Chaussette.

lesson-welcome = Bonjour ! Je suis la lampe près de la commode, et j’éclaire votre première partie. De chaque sorte de chaussette, il y en a deux. Une seule se cache dans la pochette ; les quinze autres sont face cachée dans le tiroir. À quelle sorte manque-t-il une jumelle ?
lesson-luck = Encore une chose : le hasard de cette partie est le nôtre. Nous l’avons choisi pour qu’il y ait de quoi apprendre, et elle ne compte nulle part. Prenez tout votre temps : les autres vous attendent.
lesson-clue = Vous seul connaissez cet indice : la chaussette manquante est { $value }. La moitié des huit sortes est donc déjà exclue, et votre carnet les a barrées.
lesson-search = Regardez dans trois cases du tiroir. Vous seul verrez ce qui s’y trouve. Si deux des trois sont pareilles, vous avez une paire, et les paires rapportent des points.
lesson-saw = Vous savez maintenant ce que contiennent ces cases, et votre carnet le retient pour vous. Deux pareilles forment une paire et sortent du tiroir ; tout le reste retourne à sa place. Une sorte dont on a trouvé les deux chaussettes n’est pas celle qui manque.
lesson-rival-search = { $seat } fouille aussi. Vous ne voyez pas ce qui s’y trouve, mais vous entendez s’il y avait une paire. Sans paire, toutes ces cartes sont de sortes différentes : votre carnet s’en souvient.
lesson-rival-pair = { $seat } montre une paire : { $kind }. Les deux chaussettes de cette sorte sont là : ce n’est donc pas elle qui manque. Un cadeau pour tout le monde !
lesson-search-again = Fouillez encore. Mêlez le connu et l’inconnu : si vous reprenez la case d’une chaussette déjà vue, vous trouverez peut-être sa jumelle. J’ai éclairé une bonne fouille.
lesson-pair = Une paire ! Les deux chaussettes sont trouvées, cette sorte ne manque donc pas. Et chacune de vos paires rapporte plus que la précédente.
lesson-excluded = Regardez : voici quelque chose de prouvé : { $fact } Dans le carnet, pressez cette marque, puis « Pourquoi ? ».
lesson-report = C’est l’heure d’un rapport : quelle chaussette manque, à votre avis ? Chacun écrit le sien en secret, puis tous sont ouverts. Un rapport juste rendu tôt compte le plus, et s’approcher rapporte aussi. Choisissez une sorte que votre carnet n’a pas barrée.
lesson-reports = Les rapports sont ouverts : { $seat } nomme { $kind }. Cela dit peut-être quelque chose de l’indice que { $seat } a reçu.
lesson-free = À partir d’ici, vous jouez seul ; vous savez tout ce qu’il faut. Si vous hésitez, pressez « Que feriez-vous ? ».
lesson-goal = Vous savez ! { $fact } Toutes les autres sortes sont exclues ; « Pourquoi ? » dans le carnet dit comment.
lesson-report-sure = Un rapport, et cette fois vous êtes sûr : nommez la sorte que votre carnet prouve.
lesson-won = Vous avez gagné ! Vous avez retenu ce qui est où, tiré vos conclusions des paires des autres, et donné ce que vous pouviez prouver.
lesson-lost = Quelqu’un d’autre a plus de points cette fois. Essayez encore : le hasard de la partie guidée reste le même. Ou pressez « Analyser » pour voir à partir de quand vous pouviez savoir.
