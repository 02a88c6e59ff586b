# Almost Innocent en français.

title = Almost Innocent
pitch = Tout le monde est accusé, et chacun tient la preuve d’un autre : interrogez ensemble, réfléchissez chacun de votre côté, et nommez votre affaire avant qu’il n’y ait plus de jetons.
rules =
    Vous gagnez ou perdez tous ensemble. L’affaire de chacun est un indice de chaque type sur un plateau de six cases sur six : une victime, un crime, une preuve, un lieu et, le plus souvent, un coupable. Vous tenez les cartes de votre voisin de gauche ; votre voisin de droite tient les vôtres.
    À votre tour, posez un jeton Enquête au bout d’une ligne ou d’une colonne qui n’en a pas. Demandez combien d’indices s’y trouvent, ou si l’indice d’un certain type s’y trouve. Tout le monde entend la réponse qui concerne chacun. Un grand indice compte dans chaque ligne et chaque colonne qu’il occupe ; un indice spécial peut être celui de deux personnes.
    Certains personnages ont une capacité, une fois par partie : { character-din } permet à quelqu’un de piocher des cartes inutilisées, { character-teor } de marquer une zone, { character-edd }, { character-okra } et { character-valia } posent leur propre question au lieu de jouer leur tour. Là où se tient la Reine, ses deux lignes et ses deux colonnes coûtent un jeton de plus.
    Quand il n’y a plus de jetons, ou plus tôt si tous sont d’accord, chacun nomme ses indices, type par type. Une erreur coûte un jeton Quasi innocent ; s’il n’en reste pas, la partie est perdue aussitôt. Nommez tout et vous êtes libres.

option-scenario = L’un des douze scénarios, ou une affaire sans fin.
    .name = Affaire
option-difficulty = Le nombre de jetons, et ce qu’on a le droit de dire.
    .name = Difficulté
option-progress = Si toutes les capacités de l'affaire sont là, ou seulement celles gagnées en campagne.
    .name = Capacités
option-unlocked = Les capacités qu’un groupe a gagnées dans sa campagne.
option-characters = Si l’on choisit son personnage ou si le hasard les distribue.
    .name = Personnages
option-early_resolution = Si tous doivent être d’accord pour conclure plus tôt, ou si le joueur actif en décide sans les autres.
    .name = Résoudre plus tôt
option-endless_seed = Le numéro d’une affaire sans fin : même numéro, même plateau.
    .name = Numéro d’une affaire sans fin
option-abilities = Règle maison : les capacités présentes.
    .name = Capacités de cette partie
option-queen = Règle maison : si la Reine se promène.
    .name = La Reine
option-free_tokens = Règle maison : le nombre de jetons Enquête, pour toute question.
    .name = Jetons pour toute question
option-quantity_tokens = Règle maison : le nombre de jetons réservés aux quantités.
    .name = Jetons pour les quantités
option-type_tokens = Règle maison : le nombre de jetons réservés aux types.
    .name = Jetons pour les types
option-almost_innocent_tokens = Règle maison : le nombre de jetons Quasi innocent.
    .name = Jetons Quasi innocent

kind-K = Coupable
kind-V = Victime
kind-C = Crime
kind-E = Preuve
kind-P = Lieu
inspection-K = animal ?
inspection-E = liquide ?
phrase-know = Je connais
phrase-struggle = Je ne connais pas encore
subject-K = mon coupable
    .lacking = Je bute sur mon coupable
subject-V = ma victime
    .lacking = Je bute sur ma victime
subject-C = mon crime
    .lacking = Je bute sur mon crime
subject-E = ma preuve
    .lacking = Je bute sur ma preuve
subject-P = mon lieu
    .lacking = Je bute sur mon lieu
subject-combination = ma combinaison
    .lacking = Je ne connais pas ma combinaison

clue-K1 = Oie de garde
    .is = un animal
clue-K2 = Barde sans voix
clue-K3 = Alchimiste distrait
clue-K4 = Blaireau usurier
    .is = un animal
clue-K5 = Tante du bourgmestre
clue-K6 = Chat du notaire
    .is = un animal
clue-K7 = Jumeau du bourreau
clue-KS = La Reine
clue-V1 = Sorcier maladroit
clue-V2 = Boulanger insomniaque
clue-V3 = Chevalier retraité
clue-V4 = Meunière chanceuse
clue-V5 = Troll péagiste
clue-V6 = Diseuse de mésaventures
clue-V7 = Ambassadeur de nulle part
clue-VS = Goûteur impérial
clue-C1 = Escroquerie
clue-C2 = Enlèvement
clue-C3 = Incendie
clue-C4 = Empoisonnement
clue-C5 = Cambriolage
clue-C6 = Chantage
clue-C7 = Contrefaçon de fromage
clue-E1 = Thé épicé
    .is = un liquide
clue-E2 = Botte dépareillée
clue-E3 = Encre invisible
    .is = un liquide
clue-E4 = Plume de perroquet
clue-E5 = Sirop de limace
    .is = un liquide
clue-E6 = Clé tordue
clue-E7 = Chaussette brodée
clue-ES = Couronne perdue
clue-P1 = Église
clue-P2 = Moulin
clue-P3 = Bains publics
clue-P4 = Marché aux choux
clue-P5 = Tour penchée
clue-P6 = Cimetière
clue-P7 = Ponton aux grenouilles

line-R1 = ligne 1
    .in = dans la ligne 1
line-R2 = ligne 2
    .in = dans la ligne 2
line-R3 = ligne 3
    .in = dans la ligne 3
line-R4 = ligne 4
    .in = dans la ligne 4
line-R5 = ligne 5
    .in = dans la ligne 5
line-R6 = ligne 6
    .in = dans la ligne 6
line-CA = colonne A
    .in = dans la colonne A
line-CB = colonne B
    .in = dans la colonne B
line-CC = colonne C
    .in = dans la colonne C
line-CD = colonne D
    .in = dans la colonne D
line-CE = colonne E
    .in = dans la colonne E
line-CF = colonne F
    .in = dans la colonne F

window-A1 = A1–B2
window-B1 = B1–C2
window-C1 = C1–D2
window-D1 = D1–E2
window-E1 = E1–F2
window-A2 = A2–B3
window-B2 = B2–C3
window-C2 = C2–D3
window-D2 = D2–E3
window-E2 = E2–F3
window-A3 = A3–B4
window-B3 = B3–C4
window-C3 = C3–D4
window-D3 = D3–E4
window-E3 = E3–F4
window-A4 = A4–B5
window-B4 = B4–C5
window-C4 = C4–D5
window-D4 = D4–E5
window-E4 = E4–F5
window-A5 = A5–B6
window-B5 = B5–C6
window-C5 = C5–D6
window-D5 = D5–E6
window-E5 = E5–F6

character-din = Din
    .does = à tout moment : un joueur pioche trois cartes inutilisées et en montre une
character-teor = Teor
    .does = à tout moment : un joueur peut marquer une zone de 2×2 cases en blanc ou en noir pour son voisin de gauche
character-edd = Edd
    .does = au lieu d’un tour : le coupable est-il un animal, ou la preuve un liquide ?
character-okra = Okra
    .does = au lieu d’un tour : une question sur une ligne ou une colonne déjà interrogée
character-valia = Valia
    .does = au lieu d’un tour : combien d’indices la Reine touche-t-elle ?

difficulty-easy = facile
difficulty-medium = moyen
difficulty-detective = détective
token-free = jetons Enquête
    .how = { "" }
token-quantity = jetons Quantité
    .how = { "" }
token-type = jetons Type
    .how = { "" }
token-green = jeton vert
    .how = { " " }(avec le jeton vert d’{ character-okra })
token-innocent = jetons Quasi innocent
discard-nothing = { "" }
discard-free = { " " }(et un jeton de plus pour la Reine)
discard-quantity = { " " }(et un jeton Quantité pour la Reine)
discard-type = { " " }(et un jeton Type pour la Reine)
colour-white = blanc
    .means = au moins un indice s’y trouve
colour-black = noir
    .means = aucun indice ne s’y trouve

scenario-1 = Scénario 1
    .story = Réveil difficile dans la paille du cachot : le thé d’hier était vraiment trop épicé. Le garde lit la liste des charges, puis la suite de la liste, puis l’annexe. La case « coupable » est vide : tout le monde pense que c’est vous.
scenario-2 = Scénario 2
    .story = Libérés contre la promesse de ne plus chanter, vous découvrez que la ville entière a un alibi. Même l’oie. Il va falloir trouver un vrai coupable.
scenario-3 = Scénario 3
    .story = Le greffier facture les questions au mot. Votre bourse contient un bouton et trois questions précises. Pour le reste, il faudra compter.
scenario-4 = Scénario 4
    .story = Quatre victimes ont décidé de porter plainte en se faisant aussi grandes que possible. Elles débordent de leur case et de leur dignité. Le sage { character-din } prend des notes sans rien noter.
scenario-5 = Scénario 5
    .story = La route de la capitale passe par sept nouveaux villages, donc par sept nouveaux procès. Le juge local n’aime que les réponses par oui ou par non. { character-teor } répond « peut-être » et reçoit une amende.
scenario-6 = Scénario 6
    .story = L’inspecteur { character-edd } jure savoir reconnaître un animal au premier coup d’œil. Il salue pourtant le blaireau d’un « bonsoir, madame ». On lui confie l’affaire.
scenario-7 = Scénario 7
    .story = Le goûteur impérial a goûté quelque chose, et même deux fois. Deux d’entre vous pourraient être accusés du même hoquet. { character-okra } vise la vérité ; elle touche le lustre.
scenario-8 = Scénario 8
    .story = La Reine se promène en ville et réclame un pourboire à chaque question posée sous ses fenêtres. Elle a beaucoup de fenêtres.
scenario-9 = Scénario 9
    .story = { character-valia } a battu la Reine aux échecs, aux dames et à la course en sac. La Reine, vexée, fait une promenade pour se calmer, puis une autre. Le peuple, ravi, n’a jamais eu autant de ragots.
scenario-10 = Scénario 10
    .story = La couronne perdue figure enfin parmi les preuves, entre une botte et un sirop. Trois lieux sont si vastes qu’on s’y perd en cherchant la sortie. { character-din } et { character-teor } s’y sont d’ailleurs perdus.
scenario-11A = Scénario 11A
    .story = Grand procès devant l’Empereur d’Oshra, qui dort. Il faut plaider avec peu de mots pour ne pas le réveiller. Le goûteur témoigne la bouche pleine.
scenario-11B = Scénario 11B
    .story = L’Empereur s’éveille et demande qui porte sa couronne. Tous les regards se tournent vers la Reine, qui regarde ailleurs. Prouvez-le, et vous serez presque innocents.
scenario-endless = Affaire sans fin
    .story = Une autre ville, une autre taverne, une autre liste de charges. Personne n’a jamais vu ce plateau.

ask-character = Qui êtes-vous ?
ask-shared_ability = Quelle capacité partagez-vous ?
ask-turn = Que demandez-vous ?
ask-agree = Passons-nous à la résolution ?
ask-queen_move = Tout le monde vote : où va la Reine ?
ask-din_draw = Piochez une carte inutilisée : de quel type ?
ask-din_show = Quelle carte montrez-vous à tous ?
ask-teor_mark = Marquez-vous une zone pour votre voisin de gauche ?
ask-announce = Nommez votre indice.

Become = { $character } : { $character_does }
    .label = Prendre un personnage
Share = { $character } : { $character_does }
    .label = Partager une capacité
ShareNothing = Rien
AskQuantity = Combien d’indices { $line_in } ?{ $token_how }{ $discard }
    .label = Demander combien d’indices
AskType = { $kind } { $line_in } ?{ $token_how }{ $discard }
    .label = Demander un type
Inspect = { $kind ->
    [Coupable] { character-edd } : notre coupable est-il un animal ?
   *[other] { character-edd } : notre preuve est-elle un liquide ?
}
    .label = { character-edd } : examiner
SendQueen = { character-valia } : combien d’indices la Reine touche-t-elle en { $window } ?
    .label = { character-valia } : envoyer la Reine
Propose = Passons à la résolution
Pass = Passer
Agree = Oui, concluons
Refuse = Pas encore
MoveQueen = En { $window }
    .label = Voter pour le chemin de la Reine
LetDraw = { $seat_is ->
    [me] { character-din } : je pioche trois cartes inutilisées
   *[other] { character-din } : { $seat } pioche trois cartes inutilisées
}
    .label = { character-din } : piocher des cartes inutilisées
Draw = { $kind }
    .label = Piocher une carte
Show = { $clue }
    .label = Montrer un indice
LetMark = { $seat_is ->
    [me] { character-teor } : je peux marquer une zone
   *[other] { character-teor } : { $seat } peut marquer une zone
}
    .label = { character-teor } : marquer une zone
Mark = { $window } en { $colour } : { $colour_means }
    .label = Marquer une zone
Say = { $phrase ->
    [know] Je connais { $subject }
   *[other] { $subject_lacking }
}
    .label = Dire quelque chose
Announce = { $clue }
    .label = Nommer un indice

Board = { $rows }
Supply = { $free ->
    [0] { $quantity ->
        [0] { $type ->
            [0] aucun jeton Enquête
            [1] 1 jeton pour les types
           *[other] { $type } jetons pour les types
        }
        [1] 1 jeton pour les quantités{ $type ->
            [0] { "" }
           *[other] { " " }et { $type } pour les types
        }
       *[other] { $quantity } jetons pour les quantités{ $type ->
            [0] { "" }
           *[other] { " " }et { $type } pour les types
        }
    }
    [1] 1 jeton Enquête
   *[other] { $free } jetons Enquête
}
Pile = { $kind } { $cards }
Count = { $about_is ->
    [me] vous { $clues }
   *[other] { $about } { $clues }
}
YesOrNo = { $about_is ->
    [me] vous
   *[other] { $about }
} { $yes ->
    [yes] oui
   *[no] non
}
Case = { $scenario }, { $difficulty }{ $endless_seed ->
    [none] { "" }
   *[other] { " " }(numéro { NUMBER($endless_seed, useGrouping: 0) })
}. { $scenario_story } Pour les questions : { $supply }. Pour les erreurs : { $almost_innocent ->
    [0] aucun jeton Quasi innocent
    [1] 1 jeton Quasi innocent
   *[other] { $almost_innocent } jetons Quasi innocent
}.{ $abilities_count ->
    [0] { "" }
   *[other] { " " }Capacités : { $abilities }.
}{ $queen ->
    [yes] { " " }La Reine est en ville.
   *[no] { "" }
}{ $custom ->
    [yes] { " " }Règles maison : cette partie ne compte pas pour la campagne.
   *[no] { "" }
}

CaseOpened = { $case }
FirstSeatDrawn = { $seat_is ->
    [me] Vous commencez.
   *[other] { $seat } commence.
}
CharacterTaken = { $seat_is ->
    [me] Vous êtes { $character }
   *[other] { $seat } est { $character }
}{ $has_card ->
    [yes] { " " }({ $character_does }).
   *[no] , sans capacité ici.
}
AbilityShared = { $seat_is ->
    [me] Vous choisissez une capacité de plus, pour vous deux :
   *[other] { $seat } choisit une capacité de plus, pour les deux joueurs :
} { $character } ({ $character_does }).
NothingShared = { $seat_is ->
    [me] Vous ne choisissez aucune autre capacité.
   *[other] { $seat } ne choisit aucune autre capacité.
}
PilesLaid = Les cartes sont distribuées. Inutilisées : { $piles }.
HandDealt = { $seat_is ->
    [me] Vous tenez
   *[other] { $seat } tient
} l’affaire de { $about } : { $clues }.
TurnBegan = { $seat_is ->
    [me] C’est à vous.
   *[other] C’est à { $seat }.
}
QuantityAsked = { $seat_is ->
    [me] Vous demandez
   *[other] { $seat } demande
} combien d’indices sont { $line_in }{ $token_how }{ $discard }. En réserve : { $supply }.
recalled-QuantityAsked = { $seat_is ->
    [me] Vous demandez
   *[other] { $seat } demande
} combien d’indices sont { $line_in }.
TypeAsked = { $seat_is ->
    [me] Vous demandez
   *[other] { $seat } demande
} : { $kind } { $line_in } ?{ $token_how }{ $discard } En réserve : { $supply }.
recalled-TypeAsked = { $seat_is ->
    [me] Vous demandez
   *[other] { $seat } demande
} : { $kind } { $line_in } ?
Inspected = { $seat_is ->
    [me] Vous demandez avec { character-edd } :
   *[other] { $seat } demande avec { character-edd } :
} { $kind ->
    [Coupable] le coupable est-il un animal ?
   *[other] la preuve est-elle un liquide ?
}
QueenSent = { $seat_is ->
    [me] Vous envoyez la Reine
   *[other] { $seat } envoie la Reine
} en { $window } : combien d’indices touche-t-elle ?
CountsTold = Les réponses : { $answers }.
AnswersTold = Les réponses : { $answers }.
Passed = { $seat_is ->
    [me] Vous ne pouvez rien demander et passez.
   *[other] { $seat } ne peut rien demander et passe.
}
Proposed = { $seat_is ->
    [me] Vous proposez
   *[other] { $seat } propose
} de passer à la résolution.
Voted = { $agreed ->
    [yes] Tous sont d’accord pour conclure.
   *[no] Tous ne sont pas d’accord : l’enquête continue.
}
QueenRolled = { $seat_is ->
    [me] Vous lancez le dé :
   *[other] { $seat } lance le dé :
} { $die ->
    [1] 1, vers le haut.
    [2] 2, vers le bas.
    [3] 3, vers la gauche.
    [4] 4, vers la droite.
   *[other] { $die }, tout le monde vote pour son chemin.
}
QueenMoved = La Reine va en { $window }.
QueenStayed = La Reine reste en { $window }.
DinUsed = { $seat_is ->
    [me] Vous utilisez { character-din } :
   *[other] { $seat } utilise { character-din } :
} { $chosen_is ->
    [me] vous piochez trois cartes inutilisées.
   *[other] { $chosen } pioche trois cartes inutilisées.
}
CardDrawn = { $seat } pioche une carte inutilisée : { $kind }.
SawUnused = { $seat_is ->
    [me] Vous piochez
   *[other] { $seat } pioche
} { $clue } : l’indice de personne.
UnusedShown = { $seat_is ->
    [me] Vous montrez
   *[other] { $seat } montre
} une carte inutilisée : { $clue }.
TeorUsed = { $seat_is ->
    [me] Vous utilisez { character-teor } :
   *[other] { $seat } utilise { character-teor } :
} { $chosen_is ->
    [me] vous pouvez marquer une zone.
   *[other] { $chosen } peut marquer une zone.
}
WindowMarked = { $about_is ->
    [me] { $seat } marque pour vous { $window } en { $colour } : { $colour_means }.
   *[other] { $seat_is ->
        [me] Vous marquez pour { $about } { $window } en { $colour } : { $colour_means }.
       *[other] { $seat } marque pour { $about } { $window } en { $colour } : { $colour_means }.
    }
}
Said = { $seat_is ->
    [me] Vous dites :
   *[other] { $seat } dit :
} { $phrase ->
    [know] « Je connais { $subject }. »
   *[other] « { $subject_lacking }. »
}
ResolutionBegan = La résolution commence. { $seat_is ->
    [me] Vous nommez vos indices en premier.
   *[other] { $seat } nomme ses indices en premier.
}
KindReached = Chacun nomme maintenant son indice : { $kind }.
Named = { $seat_is ->
    [me] Vous nommez { $clue } : oui !
   *[other] { $seat } nomme { $clue } : oui !
}
Misnamed = { $seat_is ->
    [me] Vous nommez { $clue } : non.
   *[other] { $seat } nomme { $clue } : non.
}
InnocenceLost = { $left ->
    [0] C’était le dernier jeton Quasi innocent.
    [1] Il reste 1 jeton Quasi innocent.
   *[other] Il reste { $left } jetons Quasi innocent.
}
CaseClosed = { $won ->
    [yes] Tout est nommé : tout le monde est presque innocent !
   *[no] Une erreur de trop : tout le monde est déclaré coupable. { $named ->
        [0] Aucun indice n’a été nommé.
        [1] Un indice a été nommé.
       *[other] { $named } indices ont été nommés.
    }
}
SolutionRevealed = { $seat_is ->
    [me] Votre affaire était { $clues }.
   *[other] L’affaire de { $seat } était { $clues }.
}
UnusedRevealed = Personne n’avait : { $clues }.
DrawnRevealed = { $seat_is ->
    [me] Vous aviez pioché { $clues }.
   *[other] { $seat } avait pioché { $clues }.
}

proof-frame = Chaque solution a un indice de chaque type, et chaque carte ne sert qu’une fois (un Spécial existe en double).
fact-seat-yes = { $place_is ->
    [me] { $item } fait partie de votre solution.
   *[other] { $item } fait partie de la solution de { $place }.
}
fact-seat-no = { $place_is ->
    [me] { $item } ne fait pas partie de votre solution.
   *[other] { $item } ne fait pas partie de la solution de { $place }.
}
fact-unused-yes = { $item } ne fait partie d’aucune solution.
fact-unused-no = { $item } fait partie d’une solution.

OpenForMe = { $clues ->
    [0] Il ne reste rien d’autre à demander.
    [1] Un indice de là-bas peut encore être à moi.
   *[other] { $clues } indices de là-bas peuvent encore être à moi.
}
OpenForAll = { $clues ->
    [0] Il ne reste rien d’autre à demander.
    [1] Il reste quelque chose à trouver là-bas : un indice peut être à quelqu’un.
   *[other] Beaucoup reste ouvert là-bas : { $clues } possibilités en tout.
}
HelpsMost = { $helped_is ->
    [me] C’est moi que cela aide le plus : d’environ { $before } cas à environ { $after }.
   *[other] C’est { $helped } que cela aide le plus : d’environ { $before } cas à environ { $after }.
}
WinsMost = Avec cette question, nous devrions gagner { $percent } fois sur 100.
CostsNoToken = La carte de { $character } ne coûte pas de jeton.
Knew = Je le sais : { $clue }.
SeemsToFit = { $clue } semble le mieux aller avec mes réponses.
PutNothingTogether = { $clue } semblait aller avec chacune de mes réponses. Mais je ne les ai pas toutes rapprochées : ensemble, elles l’excluent.
OneOfThese = Il me reste un doute : c’est l’un des { $cases } possibles.
Likely = { $clue } est un bon pari ({ $percent } %).
HelpsDoubter = { $doubter_is ->
    [me] C’est moi qui ai le plus de doutes.
   *[other] { $doubter } semble avoir le plus de doutes.
}
DrawsUseful = Une carte de ce type peut lever mon doute : { $kind }.
ShowsUseful = Quelqu’un aurait pu prendre { $clue } pour le sien.
MarksUseful = Il reste à { $helped } environ { $after } cas sur { $before }.
MayHelpThem = Il y a quelque chose à trouver là-bas.
TeamShouldKnow = Mon équipe doit le savoir.
AllSeemToKnow = Tout le monde semble tout savoir.
KnewAll = Je connais tous mes indices.
StillInDoubt = J’ai encore des doutes.
UsefulCard = La carte de { $character } aide notre équipe.

refused-almost_innocent-tokens = Il faut entre 1 et 12 jetons Enquête en tout.

# Sur le plateau, dans la page
ai-empty = rien
ai-toll = un jeton de plus pour la Reine
ai-toll-short = +1 pour la Reine
ai-die = Le dé de la Reine
ai-how-many = Combien ?
ai-mine = C’est : { $clue }
ai-bench = Les accusés
ai-all = tout
ai-unused = Cartes inutilisées
ai-held = Vous tenez l’affaire de { $name }
ai-answers = Réponses
ai-whose = L’affaire de qui ?
ai-my-case = mon affaire

# What things are, said beside them
explain-heap-free = Jetons Enquête restants : { $left }. Chacun paie une question, au choix.
explain-heap-quantity = Jetons Quantité restants : { $left }. Chacun paie une question « combien d’indices dans cette ligne ou colonne ? ».
explain-heap-type = Jetons Type restants : { $left }. Chacun paie une question « l’indice de ce type est-il dans cette ligne ou colonne ? ».
explain-heap-innocent = Jetons Quasi innocent restants : { $left }. Un mauvais nom en coûte un ; sans jeton, la partie est perdue.
explain-die = Le dé de la Reine, au dernier lancer : 1 haut, 2 bas, 3 gauche, 4 droite, 5 et 6 tout le monde vote.
explain-unused = Des cartes de ce type qui ne sont dans l’affaire de personne : on ne les voit que si { character-din } permet d’en piocher.
explain-Propose = Cesser de questionner et nommer vos indices, si tout le monde est d’accord. Impossible de revenir en arrière.
explain-Agree = À partir d’ici chacun nomme ses propres indices ; impossible de revenir en arrière.
explain-Refuse = L’enquête continue.
explain-Pass = Vous ne pouvez rien demander : c’est au suivant.
explain-ShareNothing = Vous jouez sans capacité de plus.
explain-slot-hidden = L’affaire de { $name }, { $kind } : vous ne la connaissez pas.
explain-slot-known = L’affaire de { $name }, { $kind } : { $clue }. Vous le savez ; ce n’est pas encore nommé.
explain-slot-named = L’affaire de { $name }, { $kind } : { $clue }. Bien nommé.
explain-line = { $line } : posez un jeton ici pour une question sur les indices qui s’y trouvent. Le jeton montre ensuite la réponse sur votre affaire.
# Ce qui est en jeu dans un choix définitif.
stake-Propose = Il n’y a qu’une résolution, et plus de question après : si tous sont d’accord, chacun nomme ses propres indices.
stake-Agree = Il n’y a qu’une résolution, et plus de question après : si tous sont d’accord, chacun nomme ses propres indices.
stake-Announce = Un mauvais nom coûte un jeton Quasi innocent ; sans jeton, vous perdez tous.
# Les grands moments : un titre, et ce que cela veut dire pour qui lit
stage-CountsTold = Une réponse sur votre affaire
means-CountsTold = Votre nombre dit combien de vos propres indices s’y trouvent ; les autres nombres parlent des autres.
stage-AnswersTold = Une réponse sur votre affaire
means-AnswersTold = Votre réponse parle de votre propre indice ; les autres réponses parlent des autres.
stage-SawUnused = Une carte inutilisée
means-SawUnused = Cette carte n’est dans l’affaire de personne.
stage-UnusedShown = { $seat_is ->
    [me] { "" }
   *[other] Une carte inutilisée
}
means-UnusedShown = Cette carte n’est dans l’affaire de personne.
stage-WindowMarked = { $about_is ->
    [me] Une marque sur votre affaire
   *[other] { "" }
}
means-WindowMarked = Dans les cases { $window } de votre affaire : { $colour_means }.
stage-ResolutionBegan = La résolution
means-ResolutionBegan = Chacun nomme maintenant ses propres indices, type par type. Une erreur coûte un jeton Quasi innocent.
stage-Misnamed = { $seat_is ->
    [me] C’était faux
   *[other] Une erreur
}
means-Misnamed = Ce n’est pas { $clue }. L’équipe y perd un jeton Quasi innocent ; sans jeton, la partie est perdue.
stage-CaseClosed = { $won ->
    [yes] Tous libres !
   *[no] Coupables !
}
means-CaseClosed = { $won ->
    [yes] Votre équipe a gagné.
   *[no] Votre équipe a perdu.
}
ending-Finished = { $winners_count ->
    [0] Votre équipe a perdu.
   *[other] Votre équipe a réussi !
}
ending-CaseClosed = { $won ->
    [yes] Chacun a nommé tous ses indices.
   *[no] Il ne restait plus de jeton Quasi innocent pour une erreur.
}
truth-SolutionRevealed = { $seat_is ->
    [me] Votre affaire
   *[other] L’affaire de { $seat }
}
# Ce qu’on peut choisir pour une table : un nom et une ligne pour chaque valeur.
option-difficulty-easy = facile
    .explained = Le plus de jetons, et on peut dire beaucoup.
option-difficulty-medium = moyen
    .explained = Moins de jetons, et on peut dire moins.
option-difficulty-detective = détective
    .explained = Le moins de jetons, et presque aucun mot.
option-progress-free = toutes celles de l’affaire
    .explained = Toutes les capacités que l’affaire prévoit.
option-progress-campaign = celles déjà gagnées
    .explained = Seulement ce que le groupe a gagné dans sa campagne ; sans campagne, comme si chaque affaire précédente était gagnée.
option-characters-choose = vous choisissez
    .explained = À tour de rôle, avant la partie.
option-characters-random = au hasard
    .explained = Chacun prend ce qui vient.
option-early_resolution-unanimous = si tous sont d’accord
    .explained = Un seul non, et les questions continuent.
option-early_resolution-active_alone = le joueur actif décide
    .explained = La personne dont c’est le tour décide sans les autres.
option-endless_seed-None = n’importe lequel
    .explained = Le hasard en tire un.
option-queen-None = selon l’affaire
    .explained = Elle se promène si l’affaire le dit.
option-free_tokens-None = selon l’affaire
    .explained = Autant que l’affaire en donne.
option-quantity_tokens-None = selon l’affaire
    .explained = Autant que l’affaire en donne.
option-type_tokens-None = selon l’affaire
    .explained = Autant que l’affaire en donne.
option-almost_innocent_tokens-None = selon l’affaire
    .explained = Autant que l’affaire en donne.
option-scenario-1 = { scenario-1 }
    .explained = { scenario-1.story }
option-scenario-2 = { scenario-2 }
    .explained = { scenario-2.story }
option-scenario-3 = { scenario-3 }
    .explained = { scenario-3.story }
option-scenario-4 = { scenario-4 }
    .explained = { scenario-4.story }
option-scenario-5 = { scenario-5 }
    .explained = { scenario-5.story }
option-scenario-6 = { scenario-6 }
    .explained = { scenario-6.story }
option-scenario-7 = { scenario-7 }
    .explained = { scenario-7.story }
option-scenario-8 = { scenario-8 }
    .explained = { scenario-8.story }
option-scenario-9 = { scenario-9 }
    .explained = { scenario-9.story }
option-scenario-10 = { scenario-10 }
    .explained = { scenario-10.story }
option-scenario-11A = { scenario-11A }
    .explained = { scenario-11A.story }
option-scenario-11B = { scenario-11B }
    .explained = { scenario-11B.story }
option-scenario-endless = { scenario-endless }
    .explained = { scenario-endless.story }

# Ce que lit qui voit tout, de ce qui n’a été dit qu’à quelques-uns.
eye-AbilityShared = À deux, on partage { $character } ({ $character_does }).
eye-NothingShared = À deux, on ne partage aucune capacité.
eye-HandDealt = { $seat } tient l’affaire de { $about } : { $clues }.
eye-SawUnused = { $seat } pioche { $clue } : l’indice de personne.
# Les votes pour la Reine, les marques que personne n’entend, un jeton qu’on ne pose pas
ready-marked = pour la résolution (personne d’autre ne le sait)
MarkReady = Pour moi, passons à la résolution
TakeBackReady = Pour moi, pas encore
LeaveUnmarked = Ne poser aucun jeton
ReadyMarked = { $seat_is ->
    [me] Pour vous, on peut passer à la résolution. Personne d’autre ne le sait.
   *[other] Pour { $seat }, on peut passer à la résolution. Personne d’autre ne le sait.
}
ReadyTakenBack = { $seat_is ->
    [me] Pour vous, les questions continuent. Personne d’autre ne le sait.
   *[other] Pour { $seat }, les questions continuent. Personne d’autre ne le sait.
}
AllReady = Tout le monde était prêt à passer à la résolution.
LeftUnmarked = { $seat_is ->
    [me] Vous ne posez aucun jeton : la carte de { character-teor } est utilisée.
   *[other] { $seat } ne pose aucun jeton : la carte de { character-teor } est utilisée.
}
explain-MarkReady = Personne d’autre ne voit cette marque, et vous pouvez la reprendre. Si tout le monde l’a mise à la fin d’un tour, la résolution commence.
explain-TakeBackReady = Les questions continuent, quoi que les autres aient marqué.
explain-LeaveUnmarked = La carte de { character-teor } est utilisée quand même.
stake-MarkReady = Personne n’en sait rien, et vous pouvez revenir en arrière jusqu’à ce qu’un tour finisse alors que tout le monde est prêt. Chacun nomme alors ses indices, et il n’y a plus de question.

# Les mises en place qu’un groupe expérimenté modifie, et ce qui ne va pas ensemble
option-kinds = Règle maison : les types d’indice utilisés, trois au moins.
    .name = Types d’indice
option-sevenths = Règle maison : s’il y a un septième indice de chaque type.
    .name = Septièmes indices
option-big_clues = Règle maison : le type dont les quatre premiers indices sont grands.
    .name = Grands indices
option-abilities-None = selon l’affaire
    .explained = Les capacités que l’affaire prévoit.
option-kinds-None = selon l’affaire
    .explained = Les types que l’affaire utilise.
option-sevenths-None = selon l’affaire
    .explained = Là où l’affaire en a.
option-big_clues-None = selon l’affaire
    .explained = Là où l’affaire en a.
option-big_clues-no = aucun
    .explained = Chaque indice occupe une seule case.
option-big_clues-K = { kind-K }
    .explained = Quatre coupables occupent deux cases chacun. S’il y a plus d’indices que de place, c’est refusé.
option-big_clues-V = { kind-V }
    .explained = Quatre victimes occupent deux cases chacune. S’il y a plus d’indices que de place, c’est refusé.
option-big_clues-C = { kind-C }
    .explained = Quatre crimes occupent deux cases chacun. S’il y a plus d’indices que de place, c’est refusé.
option-big_clues-E = { kind-E }
    .explained = Quatre preuves occupent deux cases chacune. S’il y a plus d’indices que de place, c’est refusé.
option-big_clues-P = { kind-P }
    .explained = Quatre lieux occupent deux cases chacun. S’il y a plus d’indices que de place, c’est refusé.
option-kinds-K = { kind-K }
option-kinds-V = { kind-V }
option-kinds-C = { kind-C }
option-kinds-E = { kind-E }
option-kinds-P = { kind-P }
option-abilities-din = { character-din }
option-abilities-teor = { character-teor }
option-abilities-edd = { character-edd }
option-abilities-okra = { character-okra }
option-abilities-valia = { character-valia }
refused-almost_innocent-kinds = Il faut au moins trois types d’indice.
refused-almost_innocent-big = Les grands indices doivent être d’un type que cette affaire utilise.
refused-almost_innocent-endless = Les indices d’une affaire sans fin viennent de son numéro : laissez les types, les septièmes et les grands indices tels quels.
refused-almost_innocent-sides = Les jetons sont soit pour toute question, soit de deux côtés : choisissez l’un ou l’autre.
refused-almost_innocent-both-sides = Les jetons de cette affaire sont pour toute question. Pour les limiter, donnez les deux nombres : quantités et types.
refused-almost_innocent-cells = Autant d’indices ne tiennent pas sur les 36 cases : retirez les septièmes indices, les grands indices ou un type.
refused-almost_innocent-edd = { character-edd } interroge les coupables et les preuves : gardez l’un de ces types, ou retirez { character-edd } des capacités.

# Les têtes de l’ardoise
explain-slate-open = { $line } : personne n’a encore posé de question.
explain-slate-answered = { $line }, ce qu’on a répondu sur cette affaire : { $answers }.
# La campagne : actes, titres, comment chaque scénario commence et finit, et ce qui se débloque.
act-1 = Acte I : Au cachot
act-2 = Acte II : Sur la route de la capitale
act-3 = Acte III : Devant l’Empereur
campaign-1 = { scenario-1 } – Un thé trop épicé
    .before = { scenario-1.story }
    .after = Les charges sont renvoyées, faute de coupable. Le garde ouvre la porte et vous prie de ne rien dire à l’autre garde.
campaign-2 = { scenario-2 } – L’alibi de l’oie
    .before = { scenario-2.story }
    .after = Les alibis tombent un à un, celui de l’oie en dernier. La ville présente ses excuses, mais pas par écrit.
campaign-3 = { scenario-3 } – Des questions au mot
    .before = { scenario-3.story }
    .after = Le greffier recompte et constate qu’il vous doit un bouton. Au fond de la salle, un sage nommé { character-din } a tout écouté ; il part avec vous.
campaign-4 = { scenario-4 } – De bien grandes victimes
    .before = { scenario-4.story }
    .after = Les quatre victimes s’assoient, et d’un coup il y a de la place. { character-teor }, qui attendait dehors avec un pot de peinture, propose de baliser la route.
campaign-5 = { scenario-5 } – Sept villages
    .before = { scenario-5.story }
    .after = Sept acquittements, sept tampons, et pas deux de la même couleur. L’inspecteur { character-edd } n’a vu que les tampons et tient à voyager avec des gens si bien tamponnés.
campaign-6 = { scenario-6 } – Animal ou pas
    .before = { scenario-6.story }
    .after = Ce n’était pas un blaireau. { character-edd } le note comme un succès. { character-okra }, qui lui a fait sauter le chapeau d’une flèche perdue, se fait pardonner en se joignant à vous.
campaign-7 = { scenario-7 } – Un hoquet pour deux
    .before = { scenario-7.story }
    .after = Le hoquet avait bien deux propriétaires, et le goûteur pardonne aux deux. Reste à savoir qui paiera le lustre.
campaign-8 = { scenario-8 } – Sous ses fenêtres
    .before = { scenario-8.story }
    .after = La Reine est à court de fenêtres avant que vous soyez à court de questions. { character-valia }, qui riait derrière un rideau, connaît toutes ses habitudes et les racontera.
campaign-9 = { scenario-9 } – Mauvaise perdante
    .before = { scenario-9.story }
    .after = La Reine se retire avec la migraine. Dans sa hâte, elle oublie un carton à chapeau, bien trop léger pour une couronne.
campaign-10 = { scenario-10 } – Objets trouvés
    .before = { scenario-10.story }
    .after = On retrouve la couronne, la sortie, et même { character-din } et { character-teor }. L’Empereur l’apprend et vous invite ; cela ressemble à une convocation.
campaign-11A = { scenario-11A } – Plus bas, s’il vous plaît
    .before = { scenario-11A.story }
    .after = Vous avez plaidé si doucement que l’Empereur sourit dans son sommeil. C’est alors que le goûteur laisse tomber une cuillère.
campaign-11B = { scenario-11B } – À qui la couronne ?
    .before = { scenario-11B.story }
    .after = La Reine ôte la couronne et dit qu’elle la serrait, de toute façon. L’Empereur vous déclare innocents ; le greffier, qui aime la précision, écrit « presque » devant.
unlock-din = { character-din }
    .does = { character-din.does }
unlock-teor = { character-teor }
    .does = { character-teor.does }
unlock-edd = { character-edd }
    .does = { character-edd.does }
unlock-okra = { character-okra }
    .does = { character-okra.does }
unlock-valia = { character-valia }
    .does = { character-valia.does }
# Ce qu’on cherche, pour le coach
goal-K = le coupable
goal-V = la victime
goal-C = le crime
goal-E = la preuve
goal-P = le lieu
learnt = { $number ->
    [one] { $number } indice barré
   *[other] { $number } indices barrés
}

# Chains of reasoning
where-seat = { $place_is ->
    [me] votre solution
   *[other] la solution de { $place }
}
where-unused = les indices d’aucune solution
facts-seat-yes = { $place_is ->
    [me] { $items } font partie de votre solution.
   *[other] { $items } font partie de la solution de { $place }.
}
facts-seat-no = { $place_is ->
    [me] { $items } ne font pas partie de votre solution.
   *[other] { $items } ne font pas partie de la solution de { $place }.
}
facts-unused-yes = { $items } ne font partie d’aucune solution.
facts-unused-no = { $items } font chacun partie d’une solution.
facts-item-seat-no = { $item } ne fait pas partie des solutions de { $places }.
step-elimination-item = Pour { $item }, il ne reste rien d’autre : { $that }
step-elimination-rule-seat = { $place_is ->
    [me] Votre solution a un indice de ce type, et il n’en reste pas d’autre : { $that }
   *[other] La solution de { $place } a un indice de ce type, et il n’en reste pas d’autre : { $that }
}
step-count-item = { $item } sert déjà : { $that }
step-count-item-each = Ceux-ci servent déjà : { $that }
step-count-rule-seat = { $place_is ->
    [me] Votre solution n’a qu’un indice de ce type : { $that }
   *[other] La solution de { $place } n’a qu’un indice de ce type : { $that }
}
step-count-rule-seat-each = Une solution n’a qu’un indice de chaque type : { $that }

# The case of the day, played alone
solo = Votre témoin interroge ligne après ligne, dit quand il connaît son affaire et n’accepte la résolution qu’alors. À deux, posez le moins de questions possible, passez à la résolution et nommez vos propres indices. Une erreur met fin à l’affaire.
solo-asked = { $number ->
    [one] { $number } question
   *[other] { $number } questions
}
# Énigmes
puzzle-K = Quel est votre coupable ?
puzzle-V = Quelle est votre victime ?
puzzle-C = Quel est votre crime ?
puzzle-E = Quelle est votre preuve ?
puzzle-P = Quel est votre lieu ?

# La donne, en grand quand la partie commence
stage-HandDealt = Vous tenez l’affaire de { $about }
means-HandDealt = Ces indices ne sont pas les vôtres : c’est à { $about } de les trouver, et quelqu’un d’autre tient les vôtres. Demandez une ligne ou une colonne, et vous saurez combien de vos indices s’y trouvent.
# Une question, en grand
ai-asked = { $name } a demandé : { $asked }
ai-asked-mine = Vous avez demandé : { $asked }
# Ce que voit en grand qui regarde la partie, et ce qu’on lui dit à la fin
eye-stage-CountsTold = Les réponses
eye-means-CountsTold = Chaque nombre dit combien d’indices de cette personne s’y trouvent.
eye-stage-AnswersTold = Les réponses
eye-means-AnswersTold = Chaque réponse parle de l’indice de cette personne.
eye-means-CaseClosed = { $won ->
    [yes] L’équipe a gagné.
   *[no] L’équipe a perdu.
}
eye-ending-Finished = { $winners_count ->
    [0] L’équipe a perdu.
   *[other] L’équipe a réussi !
}
