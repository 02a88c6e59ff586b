# La troupe : qui ils sont, comment ils donnent leurs raisons après une partie, et ce qu’ils disent à
# la table. Personne n’est un homme ou une femme, et aucun nom ne figure dans un texte.

cast-margot = Ne contrarie personne et donne un coup de main partout où la règle le permet.
manner-margot-1 = Avec plaisir. { $because }
manner-margot-2 = { $because } J’espère que cela ne gêne personne.
manner-margot-3 = Sans vouloir nuire. { $because }
phrase-margot-hello = Bonjour, tout le voisinage ! Quel plaisir de vous voir.
phrase-margot-nice = Bravo, vous l’avez mérité !
phrase-margot-thanks = Merci, c’était un plaisir avec vous tous.

cast-basile = Garde tout pour plus tard : on ne sait jamais à quoi cela peut servir.
manner-basile-1 = On ne sait jamais. { $because }
manner-basile-2 = { $because } Cela peut toujours servir.
manner-basile-3 = Rien ne se perd. { $because }
phrase-basile-hello = Bonjour ! J’ai apporté un sac, au cas où.
phrase-basile-nice = Bien joué ! Cette partie, je la garde en mémoire.
phrase-basile-thanks = Une belle pièce pour ma collection. Merci !

cast-odette = S’intéresse aux affaires de tout le monde et aime contrarier un plan.
manner-odette-1 = Il fallait bien que j’y regarde. { $because }
manner-odette-2 = { $because } Il faut bien que quelqu’un surveille tout cela.
manner-odette-3 = Cela reste entre nous. { $because }
phrase-odette-hello = Bonjour à tous ! Alors, que préparez-vous ?
phrase-odette-nice = Je savais que vous prépariez quelque chose. Bravo !
phrase-odette-thanks = Merci ! J’aime savoir comment les choses finissent.

cast-hector = Un esprit brillant qui perd de vue ce qui s’est dit il y a longtemps.
manner-hector-1 = Où en étais-je ? Ah, oui. { $because }
manner-hector-2 = { $because } Ou était-ce dans une autre partie ?
manner-hector-3 = Cela me revient. { $because }
phrase-hector-hello = Bonjour ! Nous nous connaissons ? Et à quoi joue-t-on aujourd’hui ?
phrase-hector-nice = Bravo ! Quelle était la question, déjà ?
phrase-hector-thanks = J’ai gagné ? Quelle surprise. Merci !

cast-zelie = Prend ce qui est proche et rapide, et repart aussitôt.
manner-zelie-1 = Vite, vite ! { $because }
manner-zelie-2 = { $because } Et on continue !
manner-zelie-3 = Pas de temps à perdre. { $because }
phrase-zelie-hello = Salut ! On commence ? Allez !
phrase-zelie-nice = Déjà fini ? Bravo !
phrase-zelie-thanks = Et voilà ! Merci ! Encore une ?

cast-oscar = Joue d’humeur égale et aime les belles énigmes.
phrase-oscar-hello = Bonjour ! Bonne partie à tous.
phrase-oscar-nice = Joliment joué !
phrase-oscar-thanks = Merci, c’était amusant.

cast-colette = Ne laisse rien paraître et brouille parfois les pistes.
manner-colette-1 = Avant la fin, je n’aurais rien dit. { $because }
manner-colette-2 = { $because } Personne n’a rien remarqué.
manner-colette-3 = Pas un mot jusqu’ici. { $because }
phrase-colette-hello = Bonsoir.
phrase-colette-nice = Bien joué.
phrase-colette-thanks = Merci. Je n’ai rien à ajouter.

cast-anatole = Vérifie tout deux fois et n’affirme rien qui ne soit certain.
manner-anatole-1 = Soyons précis. { $because }
manner-anatole-2 = { $because } Chaque chose en son temps.
manner-anatole-3 = Comme il se doit. { $because }
phrase-anatole-hello = Bonjour. J’espère que tout est en ordre.
phrase-anatole-nice = Exact jusqu’au dernier détail. Toutes mes félicitations.
phrase-anatole-thanks = C’était certain à la fin. Merci.

cast-nina = Regarde les gens plus que les cartes, et se demande pourquoi vous avez choisi cela.
manner-nina-1 = J’avais une intuition. { $because }
manner-nina-2 = { $because } Cela se lisait sur vos visages.
manner-nina-3 = Je vous observe depuis le début. { $because }
phrase-nina-hello = Bonjour ! Je vois déjà qui a le trac.
phrase-nina-nice = Je l’avais vu venir. Bravo !
phrase-nina-thanks = Vous m’avez tout dit sans un mot. Merci !

cast-gaspard = Mise dès que les chances semblent bonnes, et en rit quand cela tourne mal.
manner-gaspard-1 = Qui ne tente rien n’a rien. { $because }
manner-gaspard-2 = { $because } La fortune sourit à qui ose !
manner-gaspard-3 = Un petit pari avec moi-même. { $because }
phrase-gaspard-hello = Bonsoir ! Qui parie contre moi ?
phrase-gaspard-nice = Bien joué. Quitte ou double ?
phrase-gaspard-thanks = La fortune m’a souri. Merci à tous !

cast-suzon = Vient pour les gâteaux et reste pour les énigmes ; aucune mauvaise habitude connue.
phrase-suzon-hello = Bonjour ! Qui a apporté les gâteaux ?
phrase-suzon-nice = Bravo ! Cela mérite un gâteau.
phrase-suzon-thanks = Merci ! Gâteau pour tout le monde.

cast-firmin = Joue dans les règles de l’art depuis longtemps, et aime toujours gagner.
phrase-firmin-hello = Bonjour à tous.
phrase-firmin-nice = Vraiment bien joué.
phrase-firmin-thanks = Merci pour la partie.
