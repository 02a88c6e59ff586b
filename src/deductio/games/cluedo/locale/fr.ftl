# Cluedo en français.

title = Cluedo
pitch = Samuel Lenoir gît dans sa demeure. Qui l'a tué, avec quoi et dans quelle pièce ? Interrogez les autres et accusez juste avant eux.
rules =
    Six suspects, six armes, neuf pièces : une carte de chaque sorte est mise de côté, et ces trois cartes sont la vérité. Les autres sont distribuées ; tout ce que quelqu'un a en main est innocent.
    À votre tour, lancez les dés et suivez les couloirs, ou passez par la porte dérobée ou le passage secret de la pièce où vous êtes. Vous devez bouger, sans être obligé d'utiliser tous vos points. Une pièce met fin au déplacement.
    Dans une pièce, vous devez émettre une hypothèse : un suspect, une arme et cette pièce. Le pion du suspect vient vous rejoindre. À partir de votre voisin de gauche, la première personne qui a l'une des trois cartes vous en montre une en secret ; tout le monde voit qui n'a pas pu répondre. Si une hypothèse a déplacé votre pion, vous pouvez en émettre une sur place au lieu de bouger.
    Si les dés vous mènent sur une étoile du couloir, vous pouvez tirer une carte Bonus. Si vous n'en voulez pas, ou ne l'utilisez pas, continuez avec les pas qui vous restent.
    Quand vous savez, revenez au centre, d'où partent tous les pions, et accusez à voix haute. Juste, vous gagnez aussitôt. Faux, vous êtes hors jeu : vous ne dites à personne ce que sont les cartes, et continuez à répondre aux autres.
    À deux, ou en deux équipes, il n'y a pas de cartes Bonus, et quatre cartes forment une rangée face cachée : regardez-en une chaque fois que votre hypothèse reste sans réponse.

option-bonus_cards = Des cartes pour qui s’arrête sur une étoile. Jamais à deux ni par équipes, quel que soit ce réglage.
    .name = Cartes Bonus
option-pawn_choice = Comment chacun reçoit son pion.
    .name = Pions
option-round_limit = Après ce nombre de tours de table, l'affaire n'est pas résolue.
    .name = Durée maximale, en tours

category-suspect = Suspects
    .many = suspects
category-weapon = Armes
    .many = armes
category-room = Pièces
    .many = pièces

card-olive = Olive
    .the = Olive
card-moutarde = Moutarde
    .the = Moutarde
card-pervenche = Pervenche
    .the = Pervenche
card-violet = Violet
    .the = Violet
card-rose = Rose
    .the = Rose
card-leblanc = Leblanc
    .the = Leblanc
card-wrench = Clé anglaise
    .the = la clé anglaise
    .with = avec la clé anglaise
card-candlestick = Chandelier
    .the = le chandelier
    .with = avec le chandelier
card-dagger = Poignard
    .the = le poignard
    .with = avec le poignard
card-revolver = Revolver
    .the = le revolver
    .with = avec le revolver
card-pipe = Barre de fer
    .the = la barre de fer
    .with = avec la barre de fer
card-rope = Corde
    .the = la corde
    .with = avec la corde
card-bathroom = Salle de bains
    .the = la salle de bains
    .in = dans la salle de bains
card-study = Bureau
    .the = le bureau
    .in = dans le bureau
card-dining = Salle à manger
    .the = la salle à manger
    .in = dans la salle à manger
card-games = Salle de jeux
    .the = la salle de jeux
    .in = dans la salle de jeux
card-garage = Garage
    .the = le garage
    .in = dans le garage
card-bedroom = Chambre
    .the = la chambre
    .in = dans la chambre
card-living = Salon
    .the = le salon
    .in = dans le salon
card-kitchen = Cuisine
    .the = la cuisine
    .in = dans la cuisine
card-hall = Entrée
    .the = l'entrée
    .in = dans l'entrée

bonus-free_move = Où bon vous semble
    .effect = aller dans n'importe quelle pièce, au centre ou sur n'importe quelle case
bonus-second_wind = Second souffle
    .effect = avancer encore, de six cases au plus
bonus-again = Rejouez
    .effect = jouer encore un tour après celui-ci
bonus-peek = Coup d'œil
    .effect = regarder une carte d'un autre, prise au hasard
bonus-headcount = Interrogatoire
    .effect = quelqu'un dit combien il a de suspects, d'armes ou de pièces
bonus-phone = Coup de fil
    .effect = émettre une hypothèse d'ici, avec n'importe quelle pièce
bonus-confidences = Confidences
    .effect = chacun montre une carte à son voisin de gauche
bonus-witness = Appel à témoin
    .effect = nommer une carte ; si un autre l'a, il doit le dire

shortcut-back_door = la porte dérobée
shortcut-secret_passage = le passage secret

row-0 = la première carte
    .head = Rangée 1
row-1 = la deuxième carte
    .head = Rangée 2
row-2 = la troisième carte
    .head = Rangée 3
row-3 = la quatrième carte
    .head = Rangée 4

label-dice = Dés
label-face_up = Face visible
label-row = Rangée
label-deck = Cartes Bonus restantes
label-hand = Vos cartes
label-shown = On vous a montré
label-suggestion = Hypothèse
label-accusation = Accusation
label-solution = Solution

ask-pawn = Quel pion prenez-vous ?
ask-turn = Comment commencez-vous ?
ask-move = Où allez-vous ?
ask-walk_on = Continuez-vous avec les pas qui vous restent, ou vous arrêtez-vous ici ?
ask-suggest = Émettez votre hypothèse.
ask-show = Quelle carte montrez-vous ?
ask-row = Personne n'a pu répondre : quelle carte de la rangée regardez-vous ?
ask-draw = Vous êtes sur une case Bonus : tirez-vous une carte ?
ask-bonus = Que faites-vous de la carte Bonus ?
ask-confide = Quelle carte montrez-vous à votre voisin de gauche ?
ask-accuse = Vous êtes au centre : accusez-vous ?

TakePawn = { $suspect }
    .label = Prendre un pion
Roll = Lancer les dés
TakeShortcut = Se faufiler vers { $room_the }
    .label = Prendre un raccourci
SuggestHere = Émettre une hypothèse ici, sans bouger
RiseToAccuse = Accuser
Enter = Entrer { $room_in }
    .label = Entrer dans une pièce
GoToCentre = Aller au centre
Walk = Aller dans le couloir { $square }
    .label = S'arrêter dans le couloir
Stay = Rester ici
Suggest = { $suspect } { $weapon_with } { $room_in } ?
    .label = Émettre une hypothèse
Show = { $card }
    .label = Montrer une carte
LookAt = Regarder { $place }
    .label = Regarder une carte de la rangée
Draw = Tirer une carte
SkipDraw = Ne rien tirer
UseBonus = Utiliser la carte
DeclineBonus = Défausser la carte sans l'utiliser
PeekAt = Regarder une carte de { $seat }
    .label = Regarder la carte de quelqu'un
CountCards = Faire compter { $seat } : { $category }
    .label = Faire compter quelqu'un
CallWitness = Qui a cette carte : { $card } ?
    .label = Appeler à témoin
Confide = { $card }
    .label = Confier une carte
Accuse = J'accuse { $suspect } { $weapon_with } { $room_in } !
    .label = Accuser
KeepSilent = N'accuser personne pour l'instant

PawnTaken = { $seat_is ->
    [me] Vous jouez { $suspect }.
   *[other] { $seat } joue { $suspect }.
}
SolutionSetAside = Un suspect, une arme et une pièce sont mis de côté sans qu'on les voie.
CardsDealt = { $row ->
    [0] Chacun a { $each } cartes en main.
   *[other] Chaque camp a { $each } cartes en main ; { $row } forment une rangée, face cachée. Il n’y a pas de cartes Bonus.
}
LaidFaceUp = En trop, face visible : { $cards }.
HandDealt = Vos cartes : { $cards }.
BonusDeckShuffled = Les { $cards } cartes Bonus sont mélangées.
RolledForStart = { $seat_is ->
    [me] Vous lancez { $dice } : { $total }.
   *[other] { $seat } lance { $dice } : { $total }.
}
FirstSeatDecided = { $seat_is ->
    [me] Vous commencez. Tous les pions partent du centre.
   *[other] { $seat } commence. Tous les pions partent du centre.
}
RoundBegan = Tour de table { $number }.
TurnBegan = { $seat_is ->
    [me] C'est à vous.
   *[other] C'est à { $seat }.
}
Rolled = { $seat_is ->
    [me] Vous lancez { $dice } : { $total }.
   *[other] { $seat } lance { $dice } : { $total }.
}
Walked = { $seat_is ->
    [me] Vous vous arrêtez dans le couloir { $square_near }.
   *[other] { $seat } s'arrête dans le couloir { $square_near }.
}
EnteredRoom = { $seat_is ->
    [me] Vous entrez { $room_in }.
   *[other] { $seat } entre { $room_in }.
}
ReachedCentre = { $seat_is ->
    [me] Vous arrivez au centre.
   *[other] { $seat } arrive au centre.
}
TookShortcut = { $seat_is ->
    [me] Vous passez par { $shortcut } et arrivez { $room_in }.
   *[other] { $seat } passe par { $shortcut } et arrive { $room_in }.
}
Stayed = { $seat_is ->
    [me] Vous restez sur place.
   *[other] { $seat } reste sur place.
}
StayedToSuggest = { $seat_is ->
    [me] Votre pion a été amené ici : vous émettez une hypothèse sans bouger.
   *[other] Le pion de { $seat } a été amené ici : { $seat } émet une hypothèse sans bouger.
}
RoseToAccuse = { $seat_is ->
    [me] Vous allez accuser.
   *[other] { $seat } va accuser.
}
Suggested = { $seat_is ->
    [me] Votre hypothèse : { $suspect } { $weapon_with } { $room_in } ?
   *[other] Hypothèse de { $seat } : { $suspect } { $weapon_with } { $room_in } ?
}
PawnBrought = Le pion de { $suspect } est amené { $room_in }.
CouldNotAnswer = { $seat_is ->
    [me] Vous ne pouvez pas répondre.
   *[other] { $seat } ne peut pas répondre.
}
AskedToShow = { $seat_is ->
    [me] Vous devez montrer une carte à { $viewer }.
   *[other] { $viewer_is ->
        [me] { $seat } doit vous montrer une carte.
       *[other] { $seat } doit montrer une carte à { $viewer }.
    }
}
CardShown = { $shower } montre une carte à { $viewer }.
SawCard = { $shower_is ->
    [me] Vous montrez cette carte à { $viewer } : { $card }.
   *[other] { $shower } vous montre cette carte : { $card }.
}
NobodyAnswered = { $seat_is ->
    [me] Personne ne peut vous répondre.
   *[other] Personne ne peut répondre à { $seat }.
}
LookedAtRow = { $seat } regarde { $place } de la rangée.
SawRowCard = Vous regardez { $place } de la rangée : { $card }.
DrawSkipped = { $seat_is ->
    [me] Vous ne tirez pas de carte Bonus.
   *[other] { $seat } ne tire pas de carte Bonus.
}
BonusDeckReshuffled = La pioche Bonus était vide : ses { $cards } cartes sont mélangées de nouveau.
BonusDrawn = { $seat_is ->
    [me] Vous tirez « { $bonus } » : { $bonus_effect }.
   *[other] { $seat } tire « { $bonus } » : { $bonus_effect }.
}
BonusDeclined = { $seat_is ->
    [me] Vous défaussez « { $bonus } » sans l'utiliser.
   *[other] { $seat } défausse « { $bonus } » sans l'utiliser.
}
BonusUsed = { $seat_is ->
    [me] Vous utilisez « { $bonus } ».
   *[other] { $seat } utilise « { $bonus } ».
}
Peeked = { $looker } regarde une carte de { $owner }.
PeekedAt = { $looker_is ->
    [me] Vous regardez une carte de { $owner } : { $card }.
   *[other] { $looker } regarde une de vos cartes : { $card }.
}
CardsCounted = { $asked_is ->
    [me] Vous comptez vos cartes pour { $asker }. { $category } : { $number }.
   *[other] { $asker_is ->
        [me] { $asked } compte ses cartes pour vous. { $category } : { $number }.
       *[other] { $asked } compte ses cartes pour { $asker }. { $category } : { $number }.
    }
}
WitnessFound = { $holder_is ->
    [me] { $seat } appelle à témoin ({ $card }) : c'est vous qui avez la carte.
   *[other] { $seat_is ->
        [me] Vous appelez à témoin ({ $card }) : c'est { $holder } qui a la carte.
       *[other] { $seat } appelle à témoin ({ $card }) : c'est { $holder } qui a la carte.
    }
}
NoWitnessFound = { $seat_is ->
    [me] Vous appelez à témoin ({ $card }) : personne d'autre n'a la carte.
   *[other] { $seat } appelle à témoin ({ $card }) : personne d'autre n'a la carte.
}
CardConfided = { $giver } montre une carte à { $taker }.
SawConfidedCard = { $giver_is ->
    [me] Vous montrez cette carte à { $taker } : { $card }.
   *[other] { $giver } vous montre cette carte : { $card }.
}
AccusationDeclined = { $seat_is ->
    [me] Vous n'accusez personne.
   *[other] { $seat } n'accuse personne.
}
Accused = { $seat_is ->
    [me] Vous accusez { $suspect } { $weapon_with } { $room_in } !
   *[other] { $seat } accuse { $suspect } { $weapon_with } { $room_in } !
}
SawSolution = Vous regardez les trois cartes : { $suspect } { $weapon_with } { $room_in }.
AccusedRightly = { $seat_is ->
    [me] Votre accusation est juste !
   *[other] L'accusation de { $seat } est juste !
}
AccusedWrongly = { $seat_is ->
    [me] Votre accusation est fausse : vous êtes hors jeu, et ne faites plus que répondre.
   *[other] L'accusation de { $seat } est fausse : hors jeu.
}
SolutionRevealed = C'était { $suspect } { $weapon_with } { $room_in }.
HandRevealed = { $seat_is ->
    [me] Vous aviez : { $cards }.
   *[other] { $seat } avait : { $cards }.
}
RowRevealed = Dans la rangée se trouvaient : { $cards }.

proof-frame = Chaque carte n'est qu'à un seul endroit, chacun a autant de cartes qu'il en a reçu, et un suspect, une arme et une pièce forment la solution.
fact-solution-yes = { $item_the } fait partie de la solution.
fact-solution-no = { $item_the } ne fait pas partie de la solution.
fact-seat-yes = { $place_is ->
    [me] { $item_the } est une de vos cartes.
   *[other] { $place } a la carte { $item }.
}
fact-seat-no = { $place_is ->
    [me] { $item_the } n'est pas une de vos cartes.
   *[other] { $place } n’a pas la carte { $item }.
}
fact-row-yes = { $item_the } est dans la rangée, à la place { $place }.
fact-row-no = { $item_the } n'est pas dans la rangée à la place { $place }.
fact-faceup-yes = { $item_the } est face visible.
fact-faceup-no = { $item_the } n'est pas face visible.

ProvedAll = J’ai prouvé les trois cartes.
GuessedTheRest = { $left ->
    [one] J’ai vu toutes les autres, c’est donc celle-là.
   *[other] Il ne me reste que { $left } réponses possibles : j’en devine une.
}
DaredToAccuse = C’est juste à { $percent } %, et si j’attends, quelqu’un d’autre peut gagner.
WaitedToAccuse = Ma meilleure idée n’est juste qu’à { $percent } %. Mieux vaut en apprendre plus d’abord.
HeadedForCentre = Ma meilleure idée est juste à { $percent } % : il est temps d’aller là où l’on accuse.
SoughtRoom = Cela a pu se passer { $room_in }.
SoughtQuietRoom = Personne d’autre ne peut me montrer { $room_the } : là, la réponse parlera donc du reste.
SoughtAnswers = C’est { $room_in } que je devrais apprendre le plus.
SoughtBonus = Une carte Bonus promet plus que les pièces proches.
HopedForDice = Les dés promettent plus que ce que je peux avoir sans eux.
AskedAboutUnseen = { $cards_count ->
    [0] Peu importe ici : je connais ces cartes.
    [one] Je n’ai pas encore vu cette carte : { $cards }.
   *[other] Je n’ai pas encore vu ces cartes : { $cards }.
}
AskedAboutOpen = { $cards_count ->
    [0] Peu importe ici : je connais ces cartes.
    [one] Cette carte peut encore être la bonne : { $cards }.
   *[other] Ces cartes peuvent encore être les bonnes : { $cards }.
}
AskedWhatTellsMost = De toutes les questions, celle-ci devrait m’en dire le plus : { $percent } % de ce que j’ignore.
AskedBehindOwnCards = J’ai moi-même { $cards } : une réponse ne peut parler que du reste. Elle devrait me dire { $percent } % de ce que j’ignore.
CalledBack = { $suspect } semble sur le point d’accuser : ainsi son pion s’éloigne du centre.
ShowedAgain = { $seat } connaît déjà cette carte.
ShowedWellKnown = J’ai déjà montré { $card } : c’est elle qui en dit le moins.
ShowedFirst = C’est la première carte que j’ai trouvée.
ShowedLeastTelling = { $card } aide le moins les autres.
LookedAtUnseen = Je ne connais pas la carte posée là.
DrewForLuck = On peut refuser une carte Bonus : la regarder ne coûte rien.
UsedBonus = { $bonus } m’est utile maintenant.
DeclinedBonus = { $bonus } ne m’aiderait pas maintenant.
WonderedAboutHand = Une carte de { $seat } devrait m’en dire le plus.
WonderedAboutCard = Savoir qui tient { $card } devrait m’en dire le plus.
WonderedAboutCount = Savoir combien de { $category_many } tient { $seat } devrait m’en dire le plus.
# Slips and fancies of bots
CrossedOutAll = J’ai rayé tout le reste sur ma feuille.
ForgotCard = J’avais oublié que j’ai déjà vu cette carte : { $card }.
TickedWrongCard = On m’avait déjà montré { $card }, mais j’ai coché par erreur la ligne du dessous : { $instead }.
FollowedHunch = Je n’arrive pas à lâcher { $card } : j’ai une intuition sur cette carte.
FollowedOthers = Quelqu’un d’autre a posé une question sur { $cards }. Il doit y avoir une raison.
LaidFalseTrail = J’ai moi-même { $cards } : aux autres de se poser des questions.
SettledOneByOne = Une chose après l’autre : d’abord, je veux une certitude sur { $cards }.
BroughtPawn = { $suspect } allait quelque part : je préfère avoir ce pion ici.
FanciedBonus = J’avais envie d’une carte Bonus.
TookNearRoom = Je n’avais pas la patience d’aller plus loin : { $room_the } était tout près.
ShowedNew = { $seat } n’avait pas encore vu cette carte, et j’aide volontiers.
TrustedNoLuck = Je compte sur ce que je peux demander, pas sur les cartes que je pourrais tirer.

# What things are, said beside them
explain-envelope = Le centre : dans l'enveloppe sont le coupable, l'arme et la pièce. Personne ne regarde avant d'accuser.
explain-bonus-square = Une case Bonus : qui s'y arrête peut tirer une carte Bonus.
explain-bonus-deck = Les cartes Bonus à tirer, sur les cases à étoile.
explain-face-up = Les cartes en trop après la donne : tout le monde les voit, ce n'est donc pas la solution.
explain-row = Quatre cartes que personne n'a. Regardez-en une chaque fois que votre hypothèse reste sans réponse.
explain-silent = { $name } n'a aucune des trois cartes.
explain-showing = { $name } a au moins une des trois cartes et doit en montrer une.
# Ce qui est en jeu dans un choix définitif.
stake-Accuse = Si l'un des trois est faux, vous êtes hors jeu : plus de déplacement ni d'hypothèse, vous ne faites que répondre.
# Les grands moments : un titre, et ce que cela veut dire pour qui lit
stage-SawCard = { $viewer_is ->
    [me] Une carte pour vous
   *[other] { "" }
}
means-SawCard = { $shower } a cette carte ({ $card }) : elle ne fait pas partie de la solution.
stage-SawConfidedCard = { $taker_is ->
    [me] Une carte pour vous
   *[other] { "" }
}
means-SawConfidedCard = { $giver } a cette carte ({ $card }) : elle ne fait pas partie de la solution.
stage-PeekedAt = { $looker_is ->
    [me] Un coup d’œil
   *[other] { "" }
}
means-PeekedAt = { $owner } a cette carte ({ $card }) : elle ne fait pas partie de la solution.
stage-SawRowCard = Une carte de la rangée
means-SawRowCard = Elle est dans la rangée : elle ne fait pas partie de la solution.
stage-NobodyAnswered = { $seat_is ->
    [me] Personne ne peut répondre !
   *[other] { "" }
}
means-NobodyAnswered = Aucun des autres n’a l’une des trois cartes que vous avez nommées.
stage-CardsCounted = { $asker_is ->
    [me] Une réponse pour vous
   *[other] { "" }
}
means-CardsCounted = Les autres cartes de { $asked } sont des deux autres sortes.
stage-WitnessFound = { $seat_is ->
    [me] Un témoin !
   *[other] { "" }
}
means-WitnessFound = { $holder } a cette carte ({ $card }) : elle ne fait pas partie de la solution.
stage-NoWitnessFound = { $seat_is ->
    [me] Pas de témoin
   *[other] { "" }
}
means-NoWitnessFound = Si ce n’est pas une de vos cartes, aucun joueur ne l’a.
stage-Accused = { $seat_is ->
    [me] { "" }
   *[other] { $seat } accuse !
}
means-Accused = Si c’est juste, la partie est finie. Si c’est faux, c’en est fini pour { $seat }.
stage-AccusedRightly = { $seat_is ->
    [me] C’est juste !
   *[other] C’est juste !
}
means-AccusedRightly = { $seat_is ->
    [me] Vous gagnez la partie.
   *[other] { $seat } gagne la partie.
}
stage-AccusedWrongly = { $seat_is ->
    [me] C’est fini pour vous
   *[other] Une fausse accusation
}
means-AccusedWrongly = { $seat_is ->
    [me] En haut ce que vous avez dit, en bas la vérité : gardez-la pour vous. Jusqu’à la fin, seules les autres personnes hors jeu vous entendent.
   *[other] Ce n’étaient pas ces trois-là ensemble. { $seat } ne fait plus que répondre.
}
out-AccusedWrongly = { $seat_is ->
    [me] Votre accusation était fausse : vous ne pouvez plus gagner. Vous montrez encore vos cartes quand les autres demandent.
   *[other] { "" }
}
ending-Finished = { $winners_is ->
    [me] Vous gagnez !
   *[other] { $winners_count ->
        [0] Personne n’a résolu l’affaire.
       *[other] { $winners } a été plus rapide.
    }
}
truth-SolutionRevealed = C’était { $suspect } { $weapon_with } { $room_in }.
label-desk = Sur la table
# Les cases du couloir : « vers le bureau : 2 à droite et 1 en dessous de sa porte du bas (étoile) ».
-near = vers
-colon = { " " }:
-and = et
-right = { $steps } à droite
-left = { $steps } à gauche
-up = { $steps } au-dessus
-down = { $steps } en dessous
-star = { " " }(étoile)
-of-door = { $which ->
    [upper] de sa porte du haut
    [lower] de sa porte du bas
    [left] de sa porte de gauche
    [right] de sa porte de droite
   *[only] de sa porte
}
-before-door = { $which ->
    [upper] juste devant sa porte du haut
    [lower] juste devant sa porte du bas
    [left] juste devant sa porte de gauche
    [right] juste devant sa porte de droite
   *[only] juste devant sa porte
}

# Ce qu’on peut choisir pour une table : un nom et une ligne pour chaque valeur.
option-bonus_cards-on = avec
    .explained = Une étoile permet de tirer une carte utile.
option-bonus_cards-off = sans
    .explained = Les étoiles sont de simples cases : le jeu simple.
option-pawn_choice-choose = chacun choisit
    .explained = À tour de rôle, avant la partie.
option-pawn_choice-fixed = selon la place
    .explained = La première place joue le premier suspect, et ainsi de suite : plus rapide.

# Ce que lit qui voit tout, de ce qui n’a été dit qu’à quelques-uns.
eye-HandDealt = Les cartes de { $seat } : { $cards }.
eye-SawCard = { $shower } montre cette carte à { $viewer } : { $card }.
eye-SawRowCard = { $seat } regarde { $place } de la rangée : { $card }.
eye-PeekedAt = { $looker } regarde une carte de { $owner } : { $card }.
eye-SawConfidedCard = { $giver } montre cette carte à { $taker } : { $card }.
eye-SawSolution = { $seat } regarde les trois cartes : { $suspect } { $weapon_with } { $room_in }.
# Équipes
option-teams = Deux équipes d’autant de personnes que vous voulez, avec les règles à deux joueurs. Laissez deux places ; chacun rejoint une équipe une fois la table ouverte.
    .name = Équipes
refused-two-teams = Il y a deux équipes, chacune à une place : laissez deux places.
bonus-left = Cartes Bonus restantes : { $count }
# Ce qu’on cherche, pour le coach
goal-suspect = le suspect
goal-weapon = l’arme
goal-room = la pièce
learnt = { $number ->
    [one] { $number } carte connue
   *[other] { $number } cartes connues
}

# Chains of reasoning
where-solution = la solution
where-seat = { $place_is ->
    [me] votre main
   *[other] la main de { $place }
}
where-row = la place { $place } de la rangée
where-faceup = les cartes face visible
facts-solution-yes = { $items_the } font partie de la solution.
facts-solution-no = { $items_the } ne font pas partie de la solution.
facts-seat-yes = { $place_is ->
    [me] { $items_the } sont vos cartes.
   *[other] { $place } a { $items_the }.
}
facts-seat-no = { $place_is ->
    [me] { $items_the } ne sont pas vos cartes.
   *[other] { $items_the } ne sont pas à { $place }.
}
facts-row-no = { $items_the } ne sont pas à la place { $place } de la rangée.
facts-faceup-yes = { $items_the } sont face visible.
facts-faceup-no = { $items_the } ne sont pas face visible.
facts-item-seat-no = { $places } n’ont pas { $item_the }.
step-elimination-item = { $item_the } ne peut être à aucun autre endroit : { $that }
step-elimination-place-seat = { $place_is ->
    [me] Aucune autre carte ne peut être à vous : { $that }
   *[other] Aucune autre carte ne peut être à { $place } : { $that }
}
step-elimination-rule-solution = Aucune autre carte de cette sorte ne peut être la solution : { $that }
step-count-item = { $item_the } n’est qu’à un seul endroit : { $that }
step-count-item-each = Chacune de ces cartes n’est qu’à un seul endroit : { $that }
step-count-place-seat = { $place_is ->
    [me] Toutes vos cartes sont connues : { $that }
   *[other] Toutes les cartes de { $place } sont connues : { $that }
}
step-count-place-seat-each = Toutes les cartes de ces mains sont connues : { $that }
step-count-place-row = Il n’y a là qu’une carte : { $that }
step-count-place-row-each = Il n’y a qu’une carte à chacune de ces places : { $that }
step-count-place-faceup = Toutes les cartes face visible sont connues : { $that }
step-count-rule-solution = La solution n’a qu’une carte de cette sorte : { $that }
step-count-rule-solution-each = La solution n’a qu’une carte de chaque sorte : { $that }
step-difference-place-seat-no = { $told } Cela fait toutes les cartes de { $place } : { $that }
step-contradiction-item-few = Alors { $item_the } ne serait nulle part. C’est impossible.
step-contradiction-item-many = Alors { $item_the } serait à deux endroits à la fois. C’est impossible.
step-contradiction-place-seat-few = Alors { $place } n’aurait pas assez de cartes. C’est impossible.
step-contradiction-place-seat-many = Alors { $place } aurait trop de cartes. C’est impossible.
step-told-HandDealt = { $told }
step-told-LaidFaceUp = { $told }
step-told-WitnessFound = { $told }

# The case of the day, played alone
solo = Vos deux témoins se promènent dans les couloirs, montrent ce qu’ils doivent et n’accusent personne. Émettez le moins d’hypothèses possible, puis allez au centre et accusez. Une accusation fausse met fin à l’affaire.
solo-asked = { $number ->
    [one] { $number } hypothèse
   *[other] { $number } hypothèses
}
# Énigmes
puzzle-suspect = Qui est coupable ?
puzzle-weapon = Avec quelle arme ?
puzzle-room = Dans quelle pièce ?
puzzle-holder = Où est la carte { $item } ?

# La donne, en grand quand la partie commence
stage-HandDealt = Vos cartes
means-HandDealt = Aucune ne fait partie de la solution. Trouvez le suspect, l’arme et la pièce que personne n’a en main.
# Ce que voit en grand qui regarde la partie
eye-stage-NobodyAnswered = Personne ne peut répondre !
eye-means-NobodyAnswered = Aucun des autres n’a l’une des trois cartes nommées par { $seat }.
# Le dialogue d’une hypothèse
suggest-here = Qui, et avec quoi, { $room_in } ?
eye-ending-Finished = { $winners_count ->
    [0] Personne n’a résolu l’affaire.
   *[other] { $winners } gagne.
}
