# Ce que disent tous les jeux.

seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Jaune
seat-4 = Violet
seat-5 = Turquoise

Opened = { $lesson ->
    [yes] Une partie guidée commence. Son hasard est le nôtre : nous l’avons choisi pour qu’il y ait de quoi apprendre. Elle ne compte nulle part.
   *[none] Une nouvelle partie commence. Son hasard est scellé : personne ne peut truquer la donne, et tous pourront le vérifier.
}
Seated = Vous êtes { $seat }.
Answered = { $seat_is ->
    [me] Vous avez choisi.
   *[other] { $seat } a choisi.
}
Chose = Vous avez choisi : { $choice }
Faded = (Vous avez vu quelque chose ici, et jouez de mémoire.)
Finished = { $winners_count ->
    [0] La partie est finie. Personne ne gagne.
    [1] La partie est finie. { $winners } gagne.
   *[other] La partie est finie. { $winners } gagnent.
}
Unsealed = Le sceau est ouvert : tout le monde peut vérifier le hasard de cette partie.
Confirm = J'ai vu.
ask-confirm = Regardez bien, puis confirmez : vous ne le reverrez plus.
ask-meanwhile = Vous pouvez faire quelque chose en attendant.

TookAny = Rien ne parlait pour un choix plutôt qu’un autre.
HadNoChoice = Il n’y avait qu’un seul choix.
KeptToHabit = C’est ce que n’importe qui ferait ici.

terminal-number = Tapez un nombre de { $few } à { $many }, ? pour les règles, q pour partir.
terminal-numbers = Tapez { $size } nombres différents de 1 à { $many }, par exemple « 1 2 3 ».
terminal-several = { $size } nombres >
terminal-which-game = Quel jeu ?
terminal-seats = Combien de places ({ $few } à { $many }, Entrée pour { $default }) ?
terminal-bots = Quels robots ({ $levels }, Entrée pour { $default }) ?
terminal-no-such-bots = Ces robots n’existent pas.
terminal-options = Changez une option (nom=valeur), ou Entrée pour commencer :
terminal-nonce = Le hasard de cette partie est scellé, et vérifiable ensuite. Tapez un mot pour y ajouter votre part, ! pour voir le sceau, ou Entrée :
terminal-seal = Le sceau de cette partie : { $commitment }
terminal-waiting = Ici, vous vous appelez { $seat }. Tapez ? pour les règles, q pour partir.
terminal-left = La partie est gardée. Pour la reprendre : deductio play --terminal --resume
terminal-record = Le procès-verbal de la partie : { $file }
terminal-resumed = Bon retour. Ce qui s’est passé jusqu’ici :
terminal-nothing-to-resume = Il n’y a pas de partie à reprendre.
terminal-why-seal = Le hasard était scellé ; tout le monde peut le vérifier avec : deductio verify { $file }

notebook-worlds = Mondes qui correspondent à tout ce que cette place a appris : { $worlds }.
fact-yes = { $item } @ { $place } : oui
fact-no = { $item } @ { $place } : non
proof-frame = Ce qui a été dit, et ce qui vaut dès le début :
proof-so = Donc : { $fact }
terminal-not-certain = Ce n’est pas certain : { $fact }.

page-running = Deductio est déjà ouvert à l’adresse { $address }.
page-here = Deductio est ouvert à l’adresse { $address } – Ctrl+C pour le fermer.
page-friends = Les amis du même réseau le trouvent à l’adresse { $address }
page-not-built = La page n’est pas construite ici : on joue donc dans le terminal. (`make play` la construit.)
page-port-taken = Le port { $port } est déjà pris, un autre est donc utilisé.

closed-other-rules = Les règles de ce jeu ont été corrigées depuis le début de la partie : elle ne peut pas continuer. Vous pouvez encore la lire jusqu’ici.
closed-by-house = Les responsables de cette maison ont fermé cette table. Vous pouvez encore la lire jusqu’ici.
closed-set-aside = Cette table a fait trébucher le serveur à plusieurs reprises : elle a été mise de côté. La personne qui tient cette maison peut l’examiner.

# Un choix définitif.
doubt = Votre carnet dit : { $fact }
terminal-sure = C’est bien ce que vous voulez ? Tapez « oui », ou Entrée pour choisir à nouveau :
terminal-yes = oui
# La fin, en une ligne
ending-Finished = { $winners_is ->
    [me] { $winners_count ->
        [1] Vous gagnez !
       *[other] Vous gagnez ensemble !
    }
   *[other] { $winners_count ->
        [0] Personne ne gagne.
        [1] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
}

# Ce que lit qui voit tout, de ce qui n’a été dit qu’à quelques-uns.
eye-Seated = { $seat } prend place.
eye-Chose = { $seat } choisit : « { $choice } »
# La campagne dans le terminal.
terminal-campaign = La campagne : { $won } scénario{ $won ->
    [0] { "" }
    [1] { "" }
   *[other] s
} sur { $many } gagné{ $won ->
    [0] { "" }
    [1] { "" }
   *[other] s
}.{ $unlocked_count ->
    [0] { "" }
   *[other] { " " }Débloqué : { $unlocked }.
} { $all ->
    [yes] Tous sont gagnés ; chacun se rejoue avec : deductio play --terminal { $game } --campaign --option scenario=…
   *[no] Ensuite : { $next }. Pour continuer : deductio play --terminal { $game } --campaign
}
# Plusieurs personnes à une place
team = Équipe { $number }
