# Small Detectives en français.

title = Small Detectives
pitch = Un corps dans une petite ville, quatre suspects, quatre armes insolites : regardez sous les maisons et soyez le premier à prévenir la police.
rules =
    Quelqu'un a tué M. Shuman avec quelque chose. Un suspect sur quatre et une arme sur quatre sont sous la police ; les six autres sont sous les six maisons de la rue. Chaque place de la rue a un numéro, chaque maison a un nom : une maison échangée emporte son nom, et ce qu’elle cache.
    À chaque tour, tout le monde pose une carte en secret (deux, dans l'ordre, quand on joue à deux). Les cartes s'appliquent par numéro : elles déplacent détectives, maisons ou cartes.
    Finissez le tour seul sur une maison et vous regardez dessous. Seul au pub, vous pouvez demander à un autre détective s'il a vu un, deux ou trois indices. À la police, vous pouvez déclarer : juste, vous gagnez aussitôt ; faux, vous êtes hors jeu.
    La carte jouée passe à votre voisin de gauche : vous savez donc toujours ce qui va vous arriver.

option-pub_first_side = Les indices dont on parle d'abord au pub.
    .name = Le pub commence par
option-start_tiles = Comment les places de départ sont attribuées.
    .name = Départ des détectives
option-round_limit = Après ce nombre de tours, l'affaire n'est pas résolue.
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
token-needle = l'aiguille à tricoter

card-shadow = Filature
    .effect = dans la rue ; suivre un détective
card-patrol1 = Porte-à-porte 1
    .effect = 1 pas en sens horaire
card-patrol2 = Porte-à-porte 2
    .effect = 2 pas en sens horaire
card-patrol2b = Porte-à-porte 2 bis
    .effect = 2 pas en sens horaire
card-patrol3 = Porte-à-porte 3
    .effect = 3 pas en sens horaire
card-coldcase = Dossier classé
    .effect = 1 pas en arrière
card-raid = Descente
    .effect = à la place d’en face
card-informer = Indic'
    .effect = au pub
card-unexpected = Improviste
    .effect = 1, 2 ou 3 pas en sens horaire
card-wheels = À roulettes
    .effect = à n'importe quelle autre place
card-disguise = Déguisement
    .effect = prendre la place d'un détective voisin
card-smallmove = Petit déménagement
    .effect = échanger sa maison avec une maison voisine
card-bigmove = Grand déménagement
    .effect = échanger sa maison avec celle d'en face
card-survey = Enquête de voisinage
    .effect = dans la rue ; regarder sous les maisons voisines vides
card-phone = Appel anonyme
    .effect = échanger deux des cartes jouées

position-0 = la police
    .to = à la police
    .from = de la police
position-1 = le n° 1
    .to = au n° 1
    .from = du n° 1
position-2 = le n° 2
    .to = au n° 2
    .from = du n° 2
position-3 = le n° 3
    .to = au n° 3
    .from = du n° 3
position-4 = le pub
    .to = au pub
    .from = du pub
position-5 = le n° 5
    .to = au n° 5
    .from = du n° 5
position-6 = le n° 6
    .to = au n° 6
    .from = du n° 6
position-7 = le n° 7
    .to = au n° 7
    .from = du n° 7
tile-1 = la maison du Renard
tile-2 = la maison du Hibou
tile-3 = la maison du Chat
tile-4 = la maison du Lièvre
tile-5 = la maison de l’Ours
tile-6 = la maison du Canard

label-hand = Vos cartes

ask-card = Posez une carte en secret.
ask-shadow = Qui suivez-vous ?
ask-steps = Combien de pas ?
ask-goto = Où roulez-vous ?
ask-swap_with = Avec qui échangez-vous votre place ?
ask-swap_house = Avec quelle maison échangez-vous la vôtre ?
ask-swap_cards = Quelles cartes échangez-vous ?
ask-pub = Vous êtes seul au pub : à qui demandez-vous, et quoi ?
ask-police = Vous êtes à la police : faites-vous une déclaration ?

Play = { $card } : { $card_effect }
    .label = Poser une carte
PlayBoth = { $first }, puis { $second }
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
AskAround = Demander à { $seat } : { $tokens } ?
    .label = Interroger quelqu'un
Declare = C'est { $suspect } avec { $weapon }
    .label = Dénoncer
Decline = Ne rien faire

CardsRemoved = { $cards_count ->
    [0] Toutes les cartes sont en jeu.
   *[other] Hors jeu : { $cards }.
}
DetectivesPlaced = Les détectives partent de : { $positions }.
HandDealt = Vos cartes : { $cards }.
CardsDealt = Chacun a { $each } cartes en main.
RoundBegan = Tour { $number }.
CardRevealed = { $seat_is ->
    [me] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
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
PlacesSwapped = { $seat } et { $other } échangent leurs places.
HousesSwapped = On échange les maisons { $position_from } et { $other_from }.
NothingHappened = { $card } est sans effet.
CardsSwapped = { $seat_is ->
    [me] Vous échangez les cartes posées par { $seats }.
   *[other] { $seat } échange les cartes posées par { $seats }.
}
PoliceQueueChanged = { $queue_count ->
    [0] Il n'y a plus personne à la police.
   *[other] À la police, dans l'ordre : { $queue }.
}
LookedUnder = { $seat } regarde sous { $tile }, { $position_to }.
SawUnder = Vous regardez sous { $tile }, { $position_to } : { $token } !
PubDeclined = { $seat_is ->
    [me] Vous ne demandez rien au pub.
   *[other] { $seat } ne demande rien au pub.
}
PubAsked = { $asker } interroge { $asked } sur { $tokens ->
    [1] un indice
   *[other] { $tokens } indices
} ({ $kind }) : { $seen_all ->
    [yes] « Oui, j'ai vu. »
   *[no] « Non. »
}
PubAskedAbout = { $asker_is ->
    [me] Vous interrogez { $asked }
   *[other] { $asker } vous interroge
} : { $tokens } ? { $seen_all ->
    [yes] « Oui, tout vu. »
   *[no] « Non, pas tout. »
}
PubShows = Au pub, on parle maintenant des { $kind }.
DeclarationDeclined = { $seat_is ->
    [me] Vous ne dites rien à la police.
   *[other] { $seat } ne dit rien à la police.
}
DeclaredRightly = { $seat_is ->
    [me] Votre déclaration est juste !
   *[other] La déclaration de { $seat } est juste !
}
DeclaredWrongly = La déclaration de { $seat } est fausse.
DeclaredWronglyInSecret = Vous déclarez { $suspect } avec { $weapon }, et c'est faux : c'était { $true_suspect } avec { $true_weapon }.
Eliminated = { $seat_is ->
    [me] Vous êtes hors jeu ; vos { $cards } cartes quittent la partie.
   *[other] { $seat } est hors jeu ; { $cards } cartes quittent la partie.
}
CardPassed = { $taker_is ->
    [me] Vous recevez { $card } de { $giver }.
   *[other] { $taker } reçoit { $card } de { $giver }.
}
SolutionRevealed = C'était { $suspect } avec { $weapon }.
TilesRevealed = Sous les maisons { plate-1 }, { plate-2 }, { plate-3 }, { plate-4 }, { plate-5 } et { plate-6 } se trouvaient, dans cet ordre, { $tokens }.

HurriesToThePolice = Je veux aller à la police : j'en suis sûr à { $sure } %.
WantsToLook = Je n'ai pas encore regardé sous la maison { $position_from }.
ExpectsToBeAlone = Je n'ai pas encore regardé sous la maison { $position_from }, et je pense y être seul ({ $alone } %).
WantsToLookAround = De la rue, je peux regarder sous ces maisons : { $houses }.
WantsToAsk = Au pub, quelqu'un peut me dire ce que je n'ai pas vu.
WantsToFollow = { $seat_is ->
    [me] Vous allez peut-être regarder là où je n'ai pas regardé.
   *[other] { $seat } va peut-être regarder là où je n'ai pas regardé.
}
WantsToFollowSomebody = Si je suis quelqu'un, je vois ce qu'il voit.
MayGetInTheWay = Je sais ce qu'il y a { $position_to }, mais pas les autres : si j'y suis, ils ne peuvent pas regarder.
ComesNearer = De là, une de mes cartes me mène à la police.
WantsTheCard = Comme ça, la carte { $card } me revient.
BestChances = C'est ainsi que je gagne le plus souvent : environ { $win } fois sur 100.
ShakesThingsUp = Rien ne bouge depuis longtemps : il faut essayer autre chose.
IsCertain = Rien d'autre n'est possible.
IsNotCertain = Plusieurs réponses sont encore possibles.
RisksIt = J'en suis sûr à { $sure } % ; si j'attends, je ne gagne qu'environ { $waiting } fois sur 100.
WouldRatherWait = Je n'en suis sûr qu'à { $sure } % ; si j'attends, je gagne environ { $waiting } fois sur 100.
HopesToStrikeOff = Un oui écarte { $tokens }, et il y a { $yes } % de chances pour un oui.
HasLookedMost = { $seat_is ->
    [me] C'est vous qui avez le plus regardé là où je ne sais rien.
   *[other] C'est { $seat } qui a le plus regardé là où je ne sais rien.
}

proof-frame = Chaque indice est sous une seule maison ; un suspect et une arme sont sous la police.
fact-solution-yes = { $item } fait partie de la solution.
fact-solution-no = { $item } ne fait pas partie de la solution.
fact-tile-yes = { $item } est sous { $place }.
fact-tile-no = { $item } n'est pas sous { $place }.

# What things are, said beside them
explain-pub = Le pub : qui finit la manche seul ici peut demander à un autre détective ce qu'il a vu. L'enseigne dit sur quoi : { $kind }.
explain-police = La police : dessous sont le coupable et l'arme. Venez ici dire ce que vous savez.
explain-house = Une maison avec un indice dessous. Finissez la manche seul ici et vous regardez.
explain-house-looked = Une maison avec un indice dessous. Ont déjà regardé : { $names } (les petites marques).
explain-round = Manche { $round }.
explain-card = Les cartes se jouent du plus petit numéro au plus grand ; celle-ci a le { $number } : { $effect }.
explain-card-back = Une carte posée face cachée : on les retourne toutes ensemble.
explain-dots = Chaque point est un indice possible ici, plus il est grand plus il est probable ; un trait est exclu, un rond est trouvé.
# Ce qui est en jeu dans un choix définitif.
stake-Declare = Si c'est faux, vous êtes hors jeu.
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
ending-DeclaredWrongly = La déclaration de { $seat } était fausse.
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
