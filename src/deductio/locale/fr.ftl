# Ce que disent tous les jeux.

seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Jaune
seat-4 = Violet
seat-5 = Turquoise

Opened = { $lesson ->
    [yes] Une partie commence dont le hasard a été choisi d’avance, comme dans toute partie guidée et toute affaire du jour : qui la joue reçoit le même.
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
terminal-no-such-bots = Ces robots n’existent pas. Tapez un niveau ; ou un niveau, deux points et quelqu’un de la troupe : { $cast }.
terminal-options = Changez une option (nom=valeur), ou Entrée pour commencer :
terminal-nonce = Le hasard de cette partie est scellé, et vérifiable ensuite. Tapez un mot pour y ajouter votre part, ! pour voir le sceau, ou Entrée :
terminal-seal = Le sceau de cette partie : { $commitment }
terminal-waiting = Ici, vous vous appelez { $seat }. Tapez ? pour les règles, hint pour un coup de pouce, q pour partir.
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
# Les indices du coach : ce qui est établi, où regarder, la preuve
goal-any = ce que vous cherchez
hint-goal-yes = Une chose est établie : { $category }. Vous pouvez la prouver maintenant.
hint-goal-no = Vous pouvez écarter une possibilité : { $category }.
hint-other-yes = Vous pouvez prouver quelque chose d’utile : { $category }.
hint-other-no = Vous pouvez écarter un endroit, et c’est utile : { $category }.
hint-look = Regardez encore ceci : « { $event } »
hint-enough = Vous en savez assez : tout ce que vous cherchez peut être prouvé. À vous de jouer !
hint-nothing = Rien de nouveau ne peut être prouvé pour l’instant.
hint-open = Le plus incertain : { $category } ({ $left } possibilités).
hint-worth = De tout ce que vous pouvez faire, voici ce qui devrait vous apprendre le plus : { $choice }
hint-anything = Ce qu’on vous demande maintenant ne vous en apprend guère : faites comme il vous plaît.
hint-nearest = D’après ce que vous savez, { $seats_count ->
    [one] { $seats } est
   *[other] { $seats } sont
} le plus près du but : { $theirs }. Vous : { $mine }.
hint-ahead = D’après ce que vous savez, personne n’est plus près du but que vous : { $mine }.
# Les bilans : ce que le coach dit d’une partie finie
moment-not_claimed = { $seat_is ->
    [me] Vous pouviez le prouver, et rien ne vous empêchait de le dire : { $facts } Vous avez choisi autre chose : « { $choice } ».
   *[other] { $seat } pouvait le prouver, et rien n’empêchait de le dire : { $facts } Le choix a été autre : « { $choice } ».
}
moment-against_proof = { $seat_is ->
    [me] Vous avez choisi « { $choice } », contre ce que vous pouviez prouver : { $facts }
   *[other] { $seat } a choisi « { $choice } », contre ce que l’on pouvait prouver de cette place : { $facts }
}
moment-could_know = { $seat_is ->
    [me] À partir d’ici, vous pouviez tout prouver : { $facts }
   *[other] À partir d’ici, { $seat } pouvait tout prouver : { $facts }
}
moment-guessed_early = { $seat_is ->
    [me] Vous avez choisi « { $choice } », ce qui n’était juste que dans { $percent } cas sur 100, et rien ne vous y obligeait.
   *[other] { $seat } a choisi « { $choice } », ce qui n’était juste que dans { $percent } cas sur 100, et rien n’y obligeait.
}
better-guessed_early = Attendez d’en savoir plus, tant que personne d’autre ne semble savoir.
moment-gave_away = { $seat_is ->
    [me] Vous avez choisi « { $choice } ».
   *[other] { $seat } a choisi « { $choice } ».
} { $unit ->
    [win] On gagne ensuite { $percent } parties pareilles sur 100 ; avec un autre choix, c’était { $best_percent }.
   *[right] C’est juste dans { $percent } cas pareils sur 100 ; autre chose l’était dans { $best_percent }.
}
moment-weak_question = { $seat_is ->
    [me] Vous avez choisi « { $choice } ». Cela devait dire peu de chose : en moyenne { $share } % de ce qu’un autre choix aurait dit ici.
   *[other] { $seat } a choisi « { $choice } ». Cela devait dire peu de chose : en moyenne { $share } % de ce qu’un autre choix aurait dit ici.
}
moment-asked_though_solved = { $seat_is ->
    [me] Vous avez demandé « { $choice } » alors que plus rien n’était en doute pour vous : { $facts }
   *[other] { $seat } a demandé « { $choice } » alors que, de cette place, plus rien n’était en doute : { $facts }
}
moment-looked_at_known = { $seat_is ->
    [me] Vous avez regardé là où vous pouviez savoir ce que vous verriez : { $facts }
   *[other] { $seat } a regardé là où ce qu’il y avait à voir était certain : { $facts }
}
better-not_claimed = « { $better } » : c’était prouvé, et ne pouvait pas échouer.
better-against_proof = { $better ->
    [none] Tout ce qui n’était pas exclu.
   *[other] { $proven ->
        [yes] « { $better } » : c’était prouvé.
       *[no] « { $better } » : cela va avec tout ce qui a été dit, et rien n’était plus probable ({ $best_percent } %).
    }
}
better-could_know = Dites-le dès que les règles le permettent : désormais, les autres ne peuvent que vous rattraper.
better-gave_away = { $unit ->
    [win] « { $better } » : rien d’autre ne gagne plus souvent.
   *[right] « { $better } » : rien d’autre n’a plus de chances d’être juste.
}
better-weak_question = « { $better } » : rien d’autre ne devait en dire plus ici.
better-asked_though_solved = Allez droit là où on peut le dire : une question de plus n’aide que les autres.
better-looked_at_known = Allez là où il y a du nouveau à voir.
verdict-said = { $seat_is ->
    [me] Vous pouviez tout prouver dès l’étape { $certain } sur { $steps }, et vous l’avez dit à l’étape { $used }.
   *[other] { $seat } pouvait tout prouver dès l’étape { $certain } sur { $steps }, et l’a dit à l’étape { $used }.
}
verdict-unsaid = { $seat_is ->
    [me] Vous pouviez tout prouver dès l’étape { $certain } sur { $steps }, mais la partie s’est finie avant que vous le disiez.
   *[other] { $seat } pouvait tout prouver dès l’étape { $certain } sur { $steps }, mais la partie s’est finie avant que ce soit dit.
}
verdict-open = { $left ->
    [one] { $seat_is ->
        [me] Rien de ce qu’on vous a dit ne suffisait à tout prouver.
       *[other] Rien de ce que { $seat } a entendu ne suffisait à tout prouver.
    }
   *[other] { $seat_is ->
        [me] Rien de ce qu’on vous a dit ne suffisait à tout prouver : il restait environ { $left } possibilités.
       *[other] Rien de ce que { $seat } a entendu ne suffisait à tout prouver : il restait environ { $left } possibilités.
    }
}
verdict-missed = Ce qui a compté le plus, à l’étape { $at } : { $text }
verdict-nothing = { $seat_is ->
    [me] Vous n’avez rien manqué d’important.
   *[other] { $seat } n’a rien manqué d’important.
}
verdict-unknown = Les choix ne peuvent plus être jugés.
review-basis-exact = Les preuves, les chances et ce qui restait en doute sont exacts.
review-basis-estimated = Les preuves et ce qui restait en doute sont exacts. Ce qu’un choix doit apporter est une estimation, essayée sur beaucoup de parties comme celle-ci aurait pu être, avec des adversaires qui répondent au hasard.
review-basis-other-rules = Les preuves et ce qui restait en doute sont exacts. Les règles ont changé depuis cette partie : les choix ne peuvent plus être jugés.
review-title = Bilan de { $seat }
review-accuracy = Précision : { $percent } %. C’est, sur { $judged } choix, la part de ce que les meilleurs auraient apporté en moyenne.
review-too-few = Précision : trop peu de choix peuvent être jugés ({ $judged }).
review-moment = Étape { $at }. { $text }
review-better = Mieux : { $better }
review-bits = Bits qui manquent pour tout savoir
review-steps = Choix faits à la table

# A chain of reasoning, step by step
step-again = Comme dit à l’étape { $step }.
step-told = { $told } { $facts }
step-elimination = Il ne reste rien d’autre : { $that }
step-elimination-event = { $others_count ->
    [0] { $told } Il n’en reste rien d’autre : { $that }
   *[other] { $told } Exclu : { $others }. Donc : { $that }
}
step-elimination-item = { $item } ne peut être nulle part ailleurs : { $that }
step-elimination-place = Rien d’autre ne peut aller avec { $where } : { $that }
step-elimination-rule = Rien d’autre de ce genre ne peut aller avec { $where } : { $that }
step-count = C’est tout : { $that }
step-count-event = { $others_count ->
    [0] { $told } Le compte y est déjà : { $that }
   *[other] { $told } Le compte y est déjà : { $others }. Donc : { $that }
}
step-count-item = { $item } : trouvé déjà. { $facts }
step-count-item-each = Ceux-ci sont trouvés déjà : { $that }
step-count-place = On connaît déjà tout de { $where } : { $that }
step-count-place-each = On connaît déjà tout de ces endroits : { $that }
step-count-rule = Il n’y en a qu’un de ce genre dans { $where } : { $that }
step-count-rule-each = Il n’y en a qu’un de chaque genre : { $that }
step-difference-no = { $told } Ensemble, cela remplit { $where } ; il n’y a plus de place : { $that }
step-difference-yes = { $told } Le reste ne suffit pas pour { $where } : { $that }
step-difference-event-no = { $told } Ensemble, le compte y est : { $that }
step-difference-event-yes = { $told } Le reste ne suffit pas au compte : { $that }
step-difference-item-no = { $told } Donc { $item } est là, et nulle part ailleurs : { $that }
step-difference-item-yes = { $told } Donc { $item } ne peut être nulle part ailleurs : { $that }
step-supposition = Supposons : { $that }
step-contradiction-both = Alors la même chose serait vraie et fausse. C’est impossible.
step-contradiction-counts = { $told } Alors les comptes ne tomberaient pas juste. C’est impossible.
step-contradiction-event-few = { $told } Alors il n’en resterait pas assez pour cela. C’est impossible.
step-contradiction-event-many = { $told } Alors il y en aurait plus que cela. C’est impossible.
step-contradiction-item-few = Alors { $item } ne serait nulle part. C’est impossible.
step-contradiction-item-many = Alors { $item } serait à trop d’endroits à la fois. C’est impossible.
step-contradiction-place-few = Alors il ne resterait pas assez pour { $where }. C’est impossible.
step-contradiction-place-many = Alors il y en aurait trop dans { $where }. C’est impossible.
step-contradiction-rule-few = Alors rien d’un genre ne resterait pour { $where }. C’est impossible.
step-contradiction-rule-many = Alors il y en aurait deux d’un même genre dans { $where }. C’est impossible.
step-refutation = Donc c’était faux : { $that }
step-case = Cas { $number } sur { $cases } :
step-cases = Dans tous les cas : { $that }
step-exhaustion = { $told } Tout le reste a été essayé, et rien d’autre ne convient : { $that }
step-tracking = En suivant d’un événement à l’autre : { $that }
fact-copies-yes = { $copies } fois : { $fact }
fact-copies-no = pas { $copies } fois : { $fact }

# Énigmes
puzzle-proven = Laquelle de ces { $options } affirmations est prouvée ?
puzzle-right = C’est juste, et voici pourquoi.
puzzle-wrong = C’est impossible : « { $fact } »
puzzle-not-proven = Ce n’est pas prouvé : « { $fact } » Voyez, cela pourrait aussi être comme ceci.
puzzle-hint-elimination = Barrez ce qui ne peut pas être. Que reste-t-il ?
puzzle-hint-counting = Comptez : où le compte est-il complet, et où reste-t-il tout juste assez ?
puzzle-hint-difference = Prenez deux lignes ensemble : que laisse l’une à l’autre ?
puzzle-hint-supposition = Supposez qu’il en soit autrement, et voyez où cela mène.
puzzle-hint-cases = Il en est allé ainsi ou autrement : parcourez les deux cas.
terminal-puzzle = { $code } – { $game }, degré { $grade } sur 5.
terminal-puzzle-how = Tapez le numéro de votre réponse ; hint pour un indice, why pour la preuve, q pour quitter.
terminal-puzzle-deal = Ceci convient à toutes les lignes :
# Une partie guidée dans le terminal
terminal-lesson = Une partie guidée. Les lignes du guide commencent par ». Il parle aussi de la page : ici, « Que feriez-vous ? » s’écrit advice, « Pourquoi ? » s’écrit why et un fait, ce qui s’éclaire est ce qu’il conseille, et « Analyser » s’écrit deductio review. Tapez ? pour les règles, q pour partir.
terminal-advice = Je choisirais : { $choice } { $because }
terminal-no-advice = Ce n’est pas à vous de choisir maintenant.
