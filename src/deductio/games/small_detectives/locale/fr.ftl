# Small Detectives en français.

title = Small Detectives
pitch = Un corps dans une petite ville, quatre suspects, quatre armes insolites : regardez sous les maisons et prévenez la police avant les autres.
rules =
    Quelqu’un a tué M. Shuman avec quelque chose. Un suspect sur quatre et une arme sur quatre sont sous la police ; les six autres sont sous les six maisons de la rue. Chaque place de la rue a un numéro, chaque maison a un nom : une maison échangée emporte son nom, et ce qu’elle cache.
    À chaque tour, tout le monde pose une carte en secret (deux, dans l’ordre, quand on joue à deux). La Filature vient d’abord, puis les cartes se jouent par numéro. Elles déplacent détectives, maisons ou cartes.
    Si votre détective finit le tour seul sur une maison, vous pouvez regarder dessous, en secret. S’il est seul au pub, vous pouvez demander à un autre détective s’il a vu un, deux ou trois indices. À la police, vous pouvez faire une déclaration : juste, vous gagnez aussitôt ; fausse, vous êtes hors jeu.
    À la fin du tour, la carte posée devant vous passe à gauche, et vous prenez celle qui est posée à votre droite. Tout le monde voit ces cartes : vous savez donc en partie ce que les autres ont en main.

option-pub_first_side = Les indices dont on parle d’abord au pub.
    .name = Le pub commence par
option-start_tiles = Comment les places de départ sont attribuées.
    .name = Départ des détectives
option-round_limit = Après ce nombre de tours, l’affaire n’est pas résolue.
    .name = Durée maximale, en tours

kind-suspect = suspects
kind-weapon = armes

token-florist = la fleuriste
token-postman = le facteur
token-pastor = le pasteur
token-librarian = la bibliothécaire
token-gnome = le nain de jardin
token-trout = la truite congelée
token-bowling = la boule de bowling
token-needle = l’aiguille à tricoter

card-shadow = Filature
    .number = { number-000 }
    .effect = dans la rue ; suivre un détective et pouvoir regarder ce qu’il voit
card-patrol1 = Porte-à-porte 1
    .number = N°001
    .effect = 1 pas en sens horaire
card-patrol2 = Porte-à-porte 2
    .number = N°002
    .effect = 2 pas en sens horaire
card-patrol2b = Porte-à-porte 2 bis
    .number = N°003
    .effect = 2 pas en sens horaire
card-patrol3 = Porte-à-porte 3
    .number = N°004
    .effect = 3 pas en sens horaire
card-coldcase = Dossier classé
    .number = N°005
    .effect = 1 pas en arrière
card-raid = Descente
    .number = N°006
    .effect = à la place d’en face
card-informer = Indic’
    .number = N°007
    .effect = au pub
    .idle = déjà au pub
card-unexpected = Improviste
    .number = N°008
    .effect = 1, 2 ou 3 pas en sens horaire
card-wheels = À roulettes
    .number = N°009
    .effect = à n’importe quelle autre place
card-disguise = Déguisement
    .number = N°010
    .effect = échanger sa place avec un détective voisin
    .idle = aucun détective sur les places voisines
card-smallmove = Petit déménagement
    .number = N°011
    .effect = échanger sa maison avec une maison voisine
    .idle = pas sur une maison
card-bigmove = Grand déménagement
    .number = N°012
    .effect = échanger sa maison avec celle d’en face
    .idle = pas sur une maison
card-survey = Enquête de voisinage
    .number = N°013
    .effect = dans la rue ; pouvoir regarder sous les maisons voisines libres
card-phone = Appel anonyme
    .number = N°014
    .effect = échanger deux des cartes jouées

# Une espace insécable est devant le numéro.
position-0 = la police
    .to = à la police
    .from = de la police
position-1 = le n° 1
    .to = au n° 1
    .from = du n° 1
position-2 = le n° 2
    .to = au n° 2
    .from = du n° 2
position-3 = le n° 3
    .to = au n° 3
    .from = du n° 3
position-4 = le pub
    .to = au pub
    .from = du pub
position-5 = le n° 5
    .to = au n° 5
    .from = du n° 5
position-6 = le n° 6
    .to = au n° 6
    .from = du n° 6
position-7 = le n° 7
    .to = au n° 7
    .from = du n° 7
tile-1 = la maison du Renard
tile-2 = la maison du Hibou
tile-3 = la maison du Chat
tile-4 = la maison du Lièvre
tile-5 = la maison de l’Ours
tile-6 = la maison du Canard

label-hand = Vos cartes

ask-card = Posez une carte en secret.
ask-two_cards = Posez deux cartes en secret, dans l’ordre où vous les jouez.
ask-shadow = Qui suivez-vous ?
ask-steps = Combien de pas ?
ask-goto = Où roulez-vous ?
ask-swap_with = Avec qui échangez-vous votre place ?
ask-swap_house = Avec quelle maison échangez-vous la vôtre ?
ask-swap_cards = Quelles cartes échangez-vous ?
ask-look = Vous pouvez regarder sous une maison, en secret. Regardez-vous ?
ask-survey = Sous quelles maisons voisines libres regardez-vous ?
ask-pub = Votre détective est seul au pub : à qui demandez-vous, et quoi ?
ask-police = Vous êtes à la police : faites-vous une déclaration ?

Play = { $card_number } { $card } : { $card_effect }
    .label = Poser une carte
PlayBoth = { $first_number } { $first }, puis { $second_number } { $second }
    .label = Poser deux cartes
Shadow = Suivre { $seat }
    .label = Suivre quelqu’un
Walk = { $steps } pas
    .label = Marcher
GoTo = Aller { $position_to }
    .label = Aller quelque part
SwapWith = Échanger sa place avec { $seat }
    .label = Échanger sa place
SwapHouse = Échanger avec la maison { $position_from }
    .label = Échanger des maisons
SwapCards = Échanger les cartes posées par { $seats }
    .label = Échanger des cartes
Look = Regarder sous { $tiles }
    .label = Regarder
LookAway = Ne pas regarder
    .label = Ne pas regarder
AskAround = Demander à { $seat } : { $tokens } ?
    .label = Interroger quelqu’un
Declare = C’est { $suspect } avec { $weapon }
    .label = Dénoncer
Decline = Ne rien faire

CardsRemoved = { $cards_count ->
    [0] Toutes les cartes sont en jeu.
   *[other] Hors jeu : { $cards }.
}
DetectivesPlaced = Les détectives partent de : { $positions }.
DetectivesSetOut = Au départ : { $starts }.
Start = { $seat_is ->
    [me] vous êtes { $position_to }
   *[other] { $seat } est { $position_to }
}
HandDealt = Vos cartes : { $cards }.
CardsDealt = Chacun a { $each } cartes en main.
RoundBegan = Tour { $number }.
CardRevealed = { $seat_is ->
    [me] Vous jouez { $card_number } { $card }.
   *[other] { $seat } joue { $card_number } { $card }.
}
WentIntoStreet = { $seat_is ->
    [me] Vous descendez dans la rue, face { $position_to }.
   *[other] { $seat } descend dans la rue, face { $position_to }.
}
CameBackFromStreet = { $seat_is ->
    [me] Vous revenez { $position_to }.
   *[other] { $seat } revient { $position_to }.
}
Shadowed = { $shadower_is ->
    [me] Vous suivez { $seat }.
   *[other] { $seat_is ->
        [me] { $shadower } vous suit.
       *[other] { $shadower } suit { $seat }.
    }
}
Moved = { $seat_is ->
    [me] Vous allez { $origin_from } { $position_to }.
   *[other] { $seat } va { $origin_from } { $position_to }.
}
PlacesSwapped = { $seat_is ->
    [me] Vous échangez votre place avec { $other }.
   *[other] { $other_is ->
        [me] { $seat } échange sa place avec vous.
       *[other] { $seat } échange sa place avec { $other }.
    }
}
HousesSwapped = { $seat_is ->
    [me] Vous échangez les maisons { $position_from } et { $other_from }.
   *[other] { $seat } échange les maisons { $position_from } et { $other_from }.
}
NothingHappened = { $seat_is ->
    [me] Votre carte { $card } est sans effet : { $card_idle }.
   *[other] { $seat } joue { $card } sans effet : { $card_idle }.
}
NowhereToLook = { $seat_is ->
    [me] Vous ne pouvez regarder nulle part : il y a quelqu’un sur chaque maison voisine.
   *[other] { $seat } ne peut regarder nulle part : il y a quelqu’un sur chaque maison voisine.
}
FollowedInVain = { $shadower_is ->
    [me] Vous suivez { $seat } pour rien : ce détective n’est pas seul sur une maison.
   *[other] { $seat_is ->
        [me] { $shadower } vous suit pour rien : votre détective n’est pas seul sur une maison.
       *[other] { $shadower } suit { $seat } pour rien : ce détective n’est pas seul sur une maison.
    }
}
NotAlone = { $seats_is ->
    [me] Vous êtes plusieurs { $position_to } ({ $seats }) : il ne s’y passe rien.
   *[other] { $seats } sont ensemble { $position_to } : il ne s’y passe rien.
}
CardsSwapped = { $seat_is ->
    [me] Vous échangez les cartes posées par { $seats }.
   *[other] { $seat } échange les cartes posées par { $seats }.
}
PoliceQueueChanged = { $queue_count ->
    [0] Il n’y a plus personne à la police.
   *[other] À la police, dans l’ordre : { $queue }.
}
LookedUnder = { $seat_is ->
    [me] Vous regardez sous { $tile }, { $position_to }.
   *[other] { $seat } regarde sous { $tile }, { $position_to }.
}
recalled-LookedUnder = { $seat_is ->
    [me] Vous avez regardé sous { $tile }.
   *[other] { $seat } a regardé sous { $tile }.
}
LookDeclined = { $seat_is ->
    [me] Vous ne regardez pas sous { $tile }, { $position_to }.
   *[other] { $seat } ne regarde pas sous { $tile }, { $position_to }.
}
SawUnder = Vous regardez sous { $tile }, { $position_to } : { $token } !
recalled-SawUnder = Vous avez regardé sous { $tile }.
PubDeclined = { $seat_is ->
    [me] Vous ne demandez rien au pub.
   *[other] { $seat } ne demande rien au pub.
}
PubAsked = { $asker } interroge { $asked } sur { $tokens ->
    [1] un indice ({ $kind }) : { $seen_all ->
        [yes] « Oui, j’ai vu. »
       *[no] « Non. »
    }
   *[other] { $tokens } indices ({ $kind }) : { $seen_all ->
        [yes] « Oui, j’ai tout vu. »
       *[no] « Non, pas tout. »
    }
}
PubAskedAbout = { $asker_is ->
    [me] Vous interrogez { $asked }
   *[other] { $asker } vous interroge
} : { $tokens } ? { $tokens_count ->
    [1] { $seen_all ->
        [yes] « Oui. »
       *[no] « Non. »
    }
   *[other] { $seen_all ->
        [yes] « Oui, j’ai tout vu. »
       *[no] « Non, pas tout. »
    }
}
PubShows = Au pub, on parle maintenant des { $kind }.
DeclarationDeclined = { $seat_is ->
    [me] Vous ne dites rien à la police.
   *[other] { $seat } ne dit rien à la police.
}
DeclaredRightly = { $seat_is ->
    [me] Votre déclaration est juste !
   *[other] { $seat } fait une déclaration, et elle est juste !
}
DeclaredWrongly = { $seat } fait une déclaration, et elle est fausse.
DeclaredWronglyInSecret = Vous déclarez { $suspect } avec { $weapon }, et c’est faux : c’était { $true_suspect } avec { $true_weapon }.
Eliminated = { $seat_is ->
    [me] Vous êtes hors jeu ; vos { $cards } cartes quittent la partie.
   *[other] { $seat } est hors jeu ; { $cards } cartes quittent la partie.
}
CardPassed = { $taker_is ->
    [me] { $giver } vous passe { $card_number } { $card }.
   *[other] { $giver_is ->
        [me] Vous passez { $card_number } { $card } à { $taker }.
       *[other] { $giver } passe { $card_number } { $card } à { $taker }.
    }
}
SolutionRevealed = C’était { $suspect } avec { $weapon }.
TilesRevealed = Sous les maisons { plate-1 }, { plate-2 }, { plate-3 }, { plate-4 }, { plate-5 } et { plate-6 } se trouvaient, dans cet ordre, { $tokens }.

HurriesToThePolice = Je veux aller à la police : { $sure ->
    [100] je connais la réponse.
   *[other] c’est sûr à { $sure } %.
}
WantsToLook = Je n’ai pas encore regardé sous la maison { $position_from }.
ExpectsToBeAlone = Je n’ai pas encore regardé sous la maison { $position_from }, et { $alone ->
    [100] je n’y rencontrerai personne.
   *[other] dans { $alone } % des cas je n’y rencontre personne.
}
WantsToLookAround = De la rue, je peux regarder sous ces maisons : { $houses }.
LooksWhileItMay = Je peux regarder, alors je regarde.
WantsToAsk = Au pub, quelqu’un peut me dire ce que je n’ai pas vu.
WantsToFollow = { $seat } va peut-être regarder là où je n’ai pas regardé.
WantsToFollowSomebody = Si je suis quelqu’un, je vois ce qu’il voit.
MayGetInTheWay = Je sais ce qu’il y a { $position_to }, mais pas les autres : si j’y suis, ils ne peuvent pas regarder.
ComesNearer = De là, une de mes cartes me mène à la police.
WantsTheCard = Comme ça, la carte { $card } me revient.
BestChances = C’est ainsi que je gagne le plus souvent : environ { $win } fois sur 100.
ShakesThingsUp = Rien ne bouge depuis longtemps : il faut essayer autre chose.
IsCertain = Rien d’autre n’est possible.
IsNotCertain = Plusieurs réponses sont encore possibles.
RisksIt = C’est sûr à { $sure } % ; si j’attends, { $is_close ->
    [yes] je gagne à peu près aussi souvent, et quelqu’un d’autre peut être plus rapide.
   *[no] je ne gagne qu’environ { $waiting } fois sur 100.
}
WouldRatherWait = { $is_close ->
    [yes] C’est sûr à { $sure } % ; si j’attends, je gagne à peu près aussi souvent, et j’en apprendrai peut-être plus.
   *[no] Ce n’est sûr qu’à { $sure } % ; si j’attends, je gagne environ { $waiting } fois sur 100.
}
HopesToStrikeOff = Un oui écarte { $tokens }, et il y a { $yes } % de chances pour un oui.
HasLookedMost = C’est { $seat } qui a le plus regardé là où je ne sais rien.

# Les faux pas des débutants, et ce à quoi tiennent les personnages
KeepsForLater = Aucune de mes cartes ne mène là où je voudrais : je pose celle-ci et je garde { $card }.
LaysTheLeast = Aucune de mes cartes ne mène là où je voudrais : c’est celle-ci qui me manquera le moins.
HopesToTradePlaces = Quelqu’un à côté de moi sera peut-être là où je voudrais être.
NothingToFindThere = Où que j’aille, je n’apprends rien de nouveau.
ForgotItsLook = J’avais oublié que j’avais déjà regardé sous la maison { $position_from }.
MiscountedSteps = J’ai mal compté : je croyais que cette carte me mènerait { $position_to }.
TriesAgain = Il y avait du monde { $position_to } : je tenais à y regarder quand même.
CouldNotWait = J’aurais dû garder la carte { $card }, mais je n’ai pas pu attendre.
AsksTheNeighbour = { $seat } est à côté de moi.
AsksTheSameAgain = J’ai déjà posé une question à { $seat }, alors j’en pose une autre.
TakesAGamble = Ce n’est sûr qu’à { $sure } %, mais j’aime le risque.
GivesNothingAway = Je sais ce qu’il y a là, et ce que je n’ai pas vu, personne ne peut l’apprendre de moi.
FindsNoWitness = Personne n’a assez regardé là où je ne sais rien : je préfère voir par moi-même.
HasNothingToAsk = Je sais déjà tout ce dont parle l’enseigne du pub.

proof-frame = Chaque indice est sous une seule maison et la suit partout ; un suspect et une arme sont sous la police.
fact-solution-yes = { $item } fait partie de la solution.
fact-solution-no = { $item } ne fait pas partie de la solution.
fact-tile-yes = { $item } est sous { $place }.
fact-tile-no = { $item } n’est pas sous { $place }.

# What things are, said beside them
explain-pub = Le pub : le détective qui finit le tour seul ici peut demander à un autre détective ce qu’il a vu. L’enseigne dit sur quoi : { $kind }.
explain-police = La police : dessous sont le coupable et l’arme. Venez ici dire ce que vous savez.
explain-house = Une maison avec un indice dessous. Si votre détective finit le tour seul ici, vous pouvez regarder.
explain-house-looked = Une maison avec un indice dessous. Ont déjà regardé : { $names } (les petites marques).
explain-round = Tour { $round }.
explain-card = Les cartes se jouent du plus petit numéro au plus grand ; celle-ci est la { $number } : { $effect }.
explain-card-priority = Cette carte est prioritaire : on la joue avant de retourner les autres ({ $effect }).
explain-held = Tout le monde a vu cette carte entrer en main ({ $name }) : { $card }.
explain-held-unknown = Une carte de plus en main ({ $name }), que personne d’autre ne connaît.
explain-card-back = Une carte posée face cachée : on les retourne toutes ensemble.
explain-dots = Chaque point est un indice possible ici, plus il est grand plus il est probable ; un trait est exclu, un rond est trouvé.
# Ce qui est en jeu dans un choix définitif.
stake-Declare = Si c’est faux, vous êtes hors jeu.
# Les grands moments : un titre, et ce que cela veut dire pour qui lit
stage-SawUnder = Une trouvaille !
means-SawUnder = Cela ne fait donc pas partie de la solution : { $token }.
stage-PubAskedAbout = { $asker_is ->
    [me] Une réponse au pub
   *[other] { "" }
}
means-PubAskedAbout = { $seen_all ->
    [yes] { $asked } a tout vu sous des maisons : rien de cela ne fait partie de la solution.
   *[no] { $tokens_count ->
        [1] { $asked } ne l’a vu sous aucune maison.
       *[other] { $asked } n’en a pas vu au moins un.
    }
}
stage-DeclaredRightly = { $seat_is ->
    [me] C’est juste !
   *[other] C’est juste !
}
means-DeclaredRightly = { $seat_is ->
    [me] Vous gagnez la partie.
   *[other] { $seat } gagne la partie.
}
stage-DeclaredWrongly = Une fausse déclaration
means-DeclaredWrongly = C’est fini pour { $seat }. Ce qui a été déclaré reste secret.
stage-DeclaredWronglyInSecret = C’est fini pour vous
means-DeclaredWronglyInSecret = En haut ce que vous avez déclaré, en bas la vérité : gardez-la pour vous.
out-DeclaredWronglyInSecret = Vous avez déclaré { $suspect } avec { $weapon }, et c’était faux. Votre détective a quitté la rue : vous pouvez regarder la fin.
ending-Finished = { $winners_is ->
    [me] Vous gagnez !
   *[other] { $winners_count ->
        [0] Personne n’a résolu l’affaire.
       *[other] { $winners } gagne.
    }
}
ending-DeclaredRightly = { $seat_is ->
    [me] Vous avez dit la vérité à la police avant tous les autres.
   *[other] { $seat } a dit la vérité à la police avant tous les autres.
}
ending-DeclaredWrongly = { $seat } a fait une fausse déclaration et a dû quitter l’enquête.
ending-DeclaredWronglyInSecret = Vous avez déclaré { $suspect } avec { $weapon }, et c’était faux.
truth-SolutionRevealed = C’était { $suspect } avec { $weapon }.
# Le nom sur chaque maison, qui la suit partout. Les places de la rue ont un numéro, et restent.
plate-1 = Renard
plate-2 = Hibou
plate-3 = Chat
plate-4 = Lièvre
plate-5 = Ours
plate-6 = Canard

# Ce qu’on peut choisir pour une table : un nom et une ligne pour chaque valeur.
option-pub_first_side-suspect = les suspects
    .explained = La première question au pub porte sur les suspects.
option-pub_first_side-weapon = les armes
    .explained = La première question au pub porte sur les armes.
option-pub_first_side-random = l’un des deux, au hasard
    .explained = Le hasard décide avant le premier tour.
option-start_tiles-shuffled = au hasard
    .explained = Personne ne sait d’avance qui part d’où.
option-start_tiles-by_seat = dans l’ordre des places
    .explained = Toujours pareil : bien pour comparer.

# Ce que lit qui voit tout, de ce qui n’a été dit qu’à quelques-uns.
eye-HandDealt = Les cartes de { $seat } : { $cards }.
eye-SawUnder = { $seat } regarde sous { $tile }, { $position_to } : { $token } !
eye-PubAskedAbout = { $asker } interroge { $asked } : { $tokens } ? { $seen_all ->
    [yes] « Oui. »
   *[no] « Non. »
}
eye-DeclaredWronglyInSecret = { $seat } déclare { $suspect } avec { $weapon }, et c’est faux : c’était { $true_suspect } avec { $true_weapon }.
# Imprimé sur la carte qui passe avant tous les numéros.
number-000 = PRIORITÉ
# Ce qu’on cherche, pour le coach
goal-suspect = le suspect
goal-weapon = l’arme
learnt = { $number ->
    [one] { $number } maison regardée
   *[other] { $number } maisons regardées
}

# Chains of reasoning
where-solution = la solution
where-tile = { $place }
facts-solution-yes = { $items } forment la solution.
facts-solution-no = { $items } ne font pas partie de la solution.
facts-item-tile-no = { $item } n’est pas sous { $places_or }.
facts-tile-no = { $items } ne sont pas sous { $place }.
step-elimination-item = { $item } ne peut être nulle part ailleurs : { $that }
step-elimination-place = Rien d’autre ne peut être là : { $that }
step-elimination-place-solution = Rien d’autre ne peut être la solution : { $that }
step-elimination-rule-solution = Rien d’autre de cette sorte ne peut être la solution : { $that }
step-count-item = { $item } n’est qu’à un seul endroit : { $that }
step-count-item-each = Chacun de ces indices n’est qu’à un seul endroit : { $that }
step-count-place = Il n’y a là qu’un seul indice : { $that }
step-count-place-each = Il n’y a qu’un seul indice sous chaque maison : { $that }
step-count-place-solution = La solution est connue : { $that }
step-count-rule-solution = Un suspect et une arme forment la solution, pas plus : { $that }
step-told-SawUnder = { $told }

# The case of the day, played alone
solo = Un témoin se promène, regarde où il peut et ne déclare rien. Regardez et interrogez au pub le moins possible, puis faites votre déclaration à la police. Une déclaration fausse met fin à l’affaire.
solo-asked = { $number ->
    [one] { $number } regard ou question
   *[other] { $number } regards et questions
}
# Énigmes
puzzle-suspect = Qui est coupable ?
puzzle-weapon = Avec quoi ?
puzzle-under = Que cache { $place } ?
puzzle-token = Où est { $item } ?

# La donne, en grand quand la partie commence
stage-HandDealt = Vos cartes
means-HandDealt = Elles déplacent votre détective. Regardez sous les maisons : le suspect et l’arme qui ne sont sous aucune d’elles sont la solution.
