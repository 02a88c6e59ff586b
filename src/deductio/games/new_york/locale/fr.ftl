# Enquêtes à New York, en français.

title = Enquêtes à New York
pitch = Un diamant a disparu et le voleur se cache quelque part dans la ville : écoutez informateurs et experts, espionnez les autres et nommez la case avant tout le monde.
rules =
    Le voleur et le diamant sont dans une des 25 cases du plan. Dix informateurs et six experts savent chacun quelque chose de vrai sur cette case ; ensemble, ils n'en laissent qu'une.
    À votre tour, lancez les deux dés et allez sur la case indiquée ; un joker remplace la lettre ou le chiffre de votre choix. Si d’autres s’y trouvent avec des cartes, vous pouvez espionner quelqu’un : vous lisez une de ses cartes, tirée au sort. Faites ensuite ce que dit la case : écouter un informateur ou un expert, échanger une carte avec quelqu’un, ou aller où vous voulez et faire ce qu’on y fait. Quand un tas est vide, vous prenez une carte à quelqu’un d’autre.
    « Près » d’un lieu veut dire : dans une case qui porte son picto. « Au nord de la ligne 4 » veut dire : lignes 1, 2 et 3. Un pas mène à la case d’à côté ; les coins ne comptent pas.
    Au début ou à la fin de votre tour, vous pouvez annoncer une case, une seule fois par partie. Si le voleur y est, vous gagnez. Sinon, vous êtes hors jeu : vos cartes retournent dans les tas, tout le monde sait où le voleur n’est pas, et les autres continuent.

option-level = À quel point les indices font réfléchir.
    .name = Niveau
option-case = Quel vol vous résolvez : chacun a son voleur, sa case et ses indices.
    .name = Affaire
option-announce = Quand on peut dire où est le voleur.
    .name = Quand on peut annoncer
option-last_player = Ce qui se passe quand tous les autres sont hors jeu.
    .name = Quand il ne reste qu’une personne
option-eliminated_sees_answer = Si l’on peut regarder la réponse après s’être trompé.
    .name = Hors jeu, on peut voir la réponse
option-last_call = Quand les tours sont passés, tout le monde doit annoncer ; sinon l'affaire reste sans solution.
    .name = Dernier appel
option-max_rounds = Après ce nombre de tours de table, la partie est finie.
    .name = Durée maximale, en tours
option-sheet = Si la feuille barre d’elle-même ce que vos indices excluent.

deck-informant = informateur
    .one = une carte Informateurs
deck-expert = expert
    .one = une carte Experts

pile-informant = Informateurs
pile-expert = Experts

face-joker = joker
result-solved = L'affaire est résolue.
result-shared = Plusieurs ont résolu l'affaire en même temps.
result-last_standing = Il ne reste qu’une personne en jeu.
result-nobody = Personne n'a résolu l'affaire.

drawing-clues = Vos indices (* en main) :
drawing-cards = Les cartes de l'affaire :
drawing-piles = Tas :
drawing-round = Tour

ask-start = Lancez les dés, ou annoncez où est le voleur.
ask-cell = Un joker ! Où allez-vous ?
ask-spy = Il y a quelqu'un ici. Qui espionnez-vous ?
ask-take = Le tas est vide. À qui prenez-vous une carte ?
ask-swap = Quelle carte donnez-vous, à qui, et contre quoi ?
ask-go = Où allez-vous ? Toute la ville est à vous.
ask-end = Fin de votre tour : annoncez où est le voleur, ou passez.
ask-window = Tout le monde peut annoncer maintenant. Et vous ?
ask-last_call = Dernier appel : où sont le voleur et le diamant ?

Roll = Lancer les dés
Announce = Le voleur est en { $cell }
    .label = Annoncer où est le voleur
Pass = Ne rien annoncer
MoveTo = En { $cell } : { $cell_about }
    .label = Aller ailleurs
Stay = Rester ici
Spy = Espionner { $seat }
    .label = Espionner quelqu’un
Decline = N'espionner personne
Take = Prendre une carte à { $seat }
    .label = Prendre une carte
Swap = Donner { $card } à { $seat } contre { $deck_one }
    .label = Échanger une carte

RolledToStart = { $seat_is ->
    [me] Vous lancez le dé : { $number }.
   *[other] { $seat } lance le dé : { $number }.
}
FirstSeatFound = { $seat_is ->
    [me] Vous avez le plus grand chiffre : vous commencez.
   *[other] { $seat } a le plus grand chiffre, et commence.
}
CaseChosen = Niveau { $level }, affaire { $case } ({ $case_symbol }) : « { $level ->
    [1] { $case_title1 }
   *[other] { $case_title2 }
} ». { $level ->
    [1] { $case_begins1 }
   *[other] { $case_begins2 }
}
PilesLaid = { $informants } informateurs et { $experts } experts attendent.
TurnBegan = { $seat_is ->
    [me] Tour { $round } : c'est à vous.
   *[other] Tour { $round } : c'est à { $seat }.
}
Rolled = { $seat_is ->
    [me] Vous lancez les dés : { $letter } et { $number }.
   *[other] { $seat } lance les dés : { $letter } et { $number }.
}
Moved = { $seat_is ->
    [me] Vous allez en { $cell }.
   *[other] { $seat } va en { $cell }.
}
Stayed = { $seat_is ->
    [me] Vous restez sur place.
   *[other] { $seat } reste sur place.
}
NothingHappened = { $seat_is ->
    [me] Rien ne se passe pour vous
   *[other] Rien ne se passe pour { $seat }
} : { $action_nothing }.
SpyingDeclined = { $spy_is ->
    [me] Vous n'espionnez personne.
   *[other] { $spy } n'espionne personne.
}
Spied = { $spy } espionne { $owner } et voit { $deck_one }.
SpiedCard = { $spy_is ->
    [me] Vous espionnez { $owner } et entendez { $card }
   *[other] { $spy } vous espionne et entend { $card }
}
Drew = { $seat } tire { $deck_one } ; { $left ->
    [0] le tas est vide maintenant
    [1] il en reste 1
   *[other] il en reste { $left }
}.
DrewCard = Vous écoutez { $card }
Took = { $taker } prend { $deck_one } à { $victim }.
TookCard = { $taker_is ->
    [me] Vous prenez une carte à { $victim } et écoutez { $card }
   *[other] { $taker } vous prend ce que disait { $card }
}
Swapped = { $seat } donne à { $other } { $gave_one } contre { $got_one }.
SwappedCards = { $seat_is ->
    [me] Vous donnez à { $other } ce que disait { $gave } En échange, vous écoutez { $got }
   *[other] { $seat } vous donne ce que disait { $gave } En échange, vous donnez ce que disait { $got }
}
Passed = { $seat_is ->
    [me] Vous n'annoncez rien.
   *[other] { $seat } n'annonce rien.
}
AnnouncedRightly = { $seat_is ->
    [me] Vous annoncez { $cell } : le voleur y est !
   *[other] { $seat } annonce { $cell } : le voleur y est !
}
AnnouncedWrongly = { $seat_is ->
    [me] Vous annoncez { $cell }, mais le voleur n'y est pas.
   *[other] { $seat } annonce { $cell }, mais le voleur n'y est pas.
}
SawAnswer = Vous regardez sous le cache : le voleur est en { $answer }. Gardez-le pour vous.
Eliminated = { $seat_is ->
    [me] Vous êtes hors jeu.
   *[other] { $seat } est hors jeu.
}{ $informants ->
    [0] { $experts ->
        [0] { "" }
        [one] { " " }Carte remise dans son tas : { $experts } Expert.
       *[other] { " " }Cartes remises dans leur tas : { $experts } Experts.
    }
   *[other] { " " }Cartes remises dans les tas : { $informants ->
        [one] { $informants } Informateur
       *[other] { $informants } Informateurs
    }{ $experts ->
        [0] { "" }
        [one] { " " }et { $experts } Expert
       *[other] { " " }et { $experts } Experts
    }.
}
LastCallBegan = { $rounds } tours sont passés : tout le monde doit annoncer.
CaseClosed = { $result } Le voleur et le diamant étaient en { $answer }.{ $code ->
    [none] { "" }
   *[other] { " " }Le code de cette affaire : { $code }.
}

KnewTheCell = Tous les indices ensemble ne laissent que { $cell }.
SawOneCell = Les indices gardés en tête ne laissent que { $cell }.
MisreadAClue = Seule { $cell } semblait rester. { $slip ->
    [sides] Mais l’est avait été pris pour l’ouest dans ce que disait { $card }
    [corners] Mais des pas avaient été comptés en diagonale pour ce que disait { $card }
   *[overlooked] Mais une case du plan avait été oubliée pour ce que disait { $card }
}
MissedAClue = { $cells } cases semblaient rester. { $slip ->
    [corners] Mais des pas avaient été comptés en diagonale pour ce que disait { $card }
    [half] Mais une partie seulement avait été retenue de ce que disait { $card }
    [aside] Mais il avait semblé trop difficile de se servir de ce que disait { $card }
    [unmarked] Mais la feuille ne portait rien de ce que disait { $card }
    [long] Mais on n’avait pas lu jusqu’au bout ce que disait { $card }
    [sides] Mais l’est avait été pris pour l’ouest dans ce que disait { $card }
   *[forgotten] Mais une carte dans la main d’un autre avait été oubliée, et avec elle ce que disait { $card }
}
ChecksAgain = Depuis un instant, seule { $cell } semble rester : mieux vaut relire la feuille avant de l’annoncer.
KeptAStraightFace = Il ne reste que { $cell }. Mais personne ne peut être plus rapide avant la fin de ce tour : lancer d’abord les dés, et ne rien laisser voir.
TriedItsLuck = Il reste { $cells } cases : cela vaut le coup d’essayer.
LostPatience = Cela a assez duré : ce doit être l'une de ces { $cells } cases.
GuessedInTime = { $is_close ->
    [yes] Il reste { $cells } cases. Deviner gagne à peu près aussi souvent qu’attendre ({ $chance } %), et qui attend peut arriver trop tard.
   *[no] Deviner maintenant réussit dans { $chance } % des cas (il reste { $cells } cases). Si on attend, quelqu’un d’autre peut être plus rapide : { $waiting } %.
}
HadToGuess = { $cells ->
    [one] Il reste une seule case.
   *[other] Il reste { $cells } cases, et il est temps d'en nommer une.
}
WaitedForMore = Il reste { $cells } cases. { $is_close ->
    [yes] Attendre gagne à peu près aussi souvent que deviner ({ $waiting } %), et apporte peut-être un nouvel indice.
   *[no] Attendre gagne plus souvent ({ $waiting } %) que deviner ({ $chance } %).
}
WasNotSure = { $cells ->
    [one] Il reste une seule case.
   *[other] Il reste { $cells } cases : il est trop tôt pour annoncer.
}
WentToGoOn = De { $cell }, on peut aller où on veut.
WentForNews = { $chance ->
    [100] En { $cell }, il y a un nouvel indice.
   *[other] En { $cell }, il y a peut-être un nouvel indice ({ $chance } %).
}
WentForCards = Là, on peut tirer une carte ou espionner quelqu'un.
AskedTheMost = { $seat } a le plus de cartes encore inconnues.
AskedAnyone = { $seat } a des cartes : c’est une raison suffisante.
AskedTheSame = L’habitude : la dernière fois déjà, c’était { $seat }.
StayedForLack = Il n'y a rien de nouveau à apprendre ailleurs.
LookedForNews = { $chance ->
    [100] { $seat } a un nouvel indice.
   *[other] { $seat } a peut-être un nouvel indice ({ $chance } %).
}
KnewTheirCards = Toutes les cartes ici sont déjà connues.
GaveWhatIsKnown = { $seat } connaît déjà la carte donnée, et { $chance ->
    [100] a un nouvel indice.
   *[other] a peut-être un nouvel indice ({ $chance } %).
}
GaveTheLeast = La carte donnée dit peu de choses, et { $chance ->
    [100] { $seat } a un nouvel indice.
   *[other] { $seat } a peut-être un nouvel indice ({ $chance } %).
}

cell-A1 = A1
    .about = Allez où vous voulez, { district-NJ }
cell-B1 = B1
    .about = Experts, { district-NJ }
cell-C1 = C1
    .about = Informateurs, { district-BX }
cell-D1 = D1
    .about = Experts, { district-BX }
cell-E1 = E1
    .about = Informateurs, { district-BW }
cell-A2 = A2
    .about = Informateurs, { district-NJ }
cell-B2 = B2
    .about = Allez où vous voulez, { district-MA }
cell-C2 = C2
    .about = Échangez une carte, { district-BX }
cell-D2 = D2
    .about = Informateurs, { district-QU }
cell-E2 = E2
    .about = Experts, { district-BW }
cell-A3 = A3
    .about = Échangez une carte, { district-NJ }
cell-B3 = B3
    .about = Informateurs, { district-MA }
cell-C3 = C3
    .about = Experts, { district-MA }
cell-D3 = D3
    .about = Allez où vous voulez, { district-QU }
cell-E3 = E3
    .about = Informateurs, { district-BW }
cell-A4 = A4
    .about = Informateurs, { district-SI }
cell-B4 = B4
    .about = Échangez une carte, { district-MA }
cell-C4 = C4
    .about = Informateurs, { district-BK }
cell-D4 = D4
    .about = Experts, { district-QU }
cell-E4 = E4
    .about = Allez où vous voulez, { district-QU }
cell-A5 = A5
    .about = Experts, { district-SI }
cell-B5 = B5
    .about = Informateurs, { district-SI }
cell-C5 = C5
    .about = Experts, { district-BK }
cell-D5 = D5
    .about = Informateurs, { district-BK }
cell-E5 = E5
    .about = Échangez une carte, { district-BK }

district-MA = Manhattan
district-BX = le Bronx
    .short = Bronx
district-BK = Brooklyn
district-QU = le Queens
    .short = Queens
district-SI = Staten Island
district-NJ = le New Jersey
    .short = New Jersey
district-BW = Brentwood

action-informants = Informateurs
    .nothing = le tas est vide, et personne d’autre n’a de carte Informateurs
action-experts = Experts
    .nothing = le tas est vide, et personne d’autre n’a de carte Experts
action-swap = Échangez une carte
    .nothing = pour un échange, il faut deux personnes qui ont une carte
action-go = Allez où vous voulez
    .nothing = cette case ne sert qu’une fois par tour

sign-informants = Informateurs
sign-experts = Experts
sign-swap = Échange
sign-go = Où vous voulez

kind-airport = un aéroport
kind-bridge = un pont
kind-factory = une usine
kind-park = un parc
kind-museum = un musée
kind-stadium = un stade
kind-hospital = un hôpital
kind-harbour = un port
kind-station = une gare
kind-theatre = un théâtre

picto-airport = aéro
picto-bridge = pont
picto-factory = usin
picto-park = parc
picto-museum = musé
picto-stadium = stad
picto-hospital = hôpi
picto-harbour = port
picto-station = gare
picto-theatre = théâ

water-ocean = l'océan
    .short = Océan
water-hudson = l'Hudson
    .short = Hudson
water-east_river = l'East River
    .short = East River
water-sound = le détroit
    .short = Détroit

shore-ocean = O
shore-hudson = H
shore-east_river = E
shore-sound = D

place-newark = l'aéroport de Newark
    .short = Newark
place-laguardia = l'aéroport LaGuardia
    .short = LaGuardia
place-jfk = l'aéroport John-F.-Kennedy
    .short = Kennedy
place-gwb = le pont George-Washington
    .short = Washington
place-whitestone = le pont de Whitestone
    .short = Whitestone
place-brooklyn_bridge = le pont de Brooklyn
    .short = Pt Brooklyn
place-verrazzano = le pont Verrazzano
    .short = Verrazzano
place-spinning_mill = la filature
    .short = Filature
place-piano_factory = la fabrique de pianos
    .short = Pianos
place-biscuit_factory = la biscuiterie
    .short = Biscuiterie
place-toy_factory = la fabrique de jouets
    .short = Jouets
place-cannery = la conserverie
    .short = Conserves
place-palisades = le parc des Palisades
    .short = Palisades
place-van_cortlandt = le parc Van Cortlandt
    .short = Van Cortlandt
place-central_park = Central Park
    .short = Central Park
place-flushing = le parc de Flushing
    .short = Parc Flushing
place-prospect_park = Prospect Park
    .short = Prospect Pk
place-marine_park = Marine Park
    .short = Marine Park
place-cloisters = le musée des Cloîtres
    .short = Cloîtres
place-natural_history = le muséum d'histoire naturelle
    .short = Hist. nat.
place-brooklyn_museum = le musée de Brooklyn
    .short = Mus. Brooklyn
place-aviation_museum = le musée de l'aviation
    .short = Aviation
place-lighthouse_museum = le musée des phares
    .short = Phares
place-meadowlands = le stade des Meadowlands
    .short = Meadowlands
place-yankee = le Yankee Stadium
    .short = Yankee
place-citi = le stade de Flushing
    .short = Stade Fl.
place-sound_arena = l'arène du Détroit
    .short = Arène
place-riverside = l'hôpital du Fleuve
    .short = H. Fleuve
place-north_clinic = la clinique du Nord
    .short = Clin. du Nord
place-park_hospital = l'hôpital du Parc
    .short = Hôp. du Parc
place-island_hospital = l'hôpital de l'Île
    .short = Hôp. de l’Île
place-bay_hospital = l'hôpital de la Baie
    .short = Hôp. Baie
place-port_newark = le port de Newark
    .short = Port Newark
place-battery = le quai de la Batterie
    .short = Batterie
place-red_hook = le port de Red Hook
    .short = Red Hook
place-sound_marina = la marina du Détroit
    .short = Marina
place-rockaway = la marina de Rockaway
    .short = Rockaway
place-fordham = la gare de Fordham
    .short = Fordham
place-grand_central = la gare Grand Central
    .short = Gd Central
place-brentwood_station = la gare de Brentwood
    .short = Gare Brentw.
place-jamaica = la gare de Jamaica
    .short = Jamaica
place-st_george = la gare de Saint-George
    .short = St-George
place-apollo = le théâtre Apollo
    .short = Apollo
place-broadway = le théâtre de Broadway
    .short = Broadway
place-studio = le théâtre du Studio
    .short = Th. Studio
place-beach_theatre = le théâtre de la Plage
    .short = Th. Plage
place-harbour_theatre = le théâtre du Port
    .short = Th. du Port

case-1 = 1 ▲
    .symbol = triangle
    .title1 = { story-1-1 }
    .begins1 = { story-1-1.begins }
    .ends1 = { finale-1-1 }
    .title2 = { story-2-1 }
    .begins2 = { story-2-1.begins }
    .ends2 = { finale-2-1 }
case-2 = 2 ●
    .symbol = rond
    .title1 = { story-1-2 }
    .begins1 = { story-1-2.begins }
    .ends1 = { finale-1-2 }
    .title2 = { story-2-2 }
    .begins2 = { story-2-2.begins }
    .ends2 = { finale-2-2 }
case-3 = 3 ■
    .symbol = carré
    .title1 = { story-1-3 }
    .begins1 = { story-1-3.begins }
    .ends1 = { finale-1-3 }
    .title2 = { story-2-3 }
    .begins2 = { story-2-3.begins }
    .ends2 = { finale-2-3 }
case-4 = 4 ◆
    .symbol = losange
    .title1 = { story-1-4 }
    .begins1 = { story-1-4.begins }
    .ends1 = { finale-1-4 }
    .title2 = { story-2-4 }
    .begins2 = { story-2-4.begins }
    .ends2 = { finale-2-4 }
case-5 = 5 ★
    .symbol = étoile
    .title1 = { story-1-5 }
    .begins1 = { story-1-5.begins }
    .ends1 = { finale-1-5 }
    .title2 = { story-2-5 }
    .begins2 = { story-2-5.begins }
    .ends2 = { finale-2-5 }
case-6 = 6 ☾
    .symbol = lune
    .title1 = { story-1-6 }
    .begins1 = { story-1-6.begins }
    .ends1 = { finale-1-6 }
    .title2 = { story-2-6 }
    .begins2 = { story-2-6.begins }
    .ends2 = { finale-2-6 }
case-7 = 7 ☀
    .symbol = soleil
    .title1 = { story-1-7 }
    .begins1 = { story-1-7.begins }
    .ends1 = { finale-1-7 }
    .title2 = { story-2-7 }
    .begins2 = { story-2-7.begins }
    .ends2 = { finale-2-7 }
case-8 = 8 ⊗
    .symbol = cercle barré
    .title1 = { story-1-8 }
    .begins1 = { story-1-8.begins }
    .ends1 = { finale-1-8 }
    .title2 = { story-2-8 }
    .begins2 = { story-2-8.begins }
    .ends2 = { finale-2-8 }
case-9 = 9 ✚
    .symbol = croix
    .title1 = { story-1-9 }
    .begins1 = { story-1-9.begins }
    .ends1 = { finale-1-9 }
    .title2 = { story-2-9 }
    .begins2 = { story-2-9.begins }
    .ends2 = { finale-2-9 }
case-10 = 10 ♥
    .symbol = cœur
    .title1 = { story-1-10 }
    .begins1 = { story-1-10.begins }
    .ends1 = { finale-1-10 }
    .title2 = { story-2-10 }
    .begins2 = { story-2-10.begins }
    .ends2 = { finale-2-10 }
case-11 = 11 ⚡
    .symbol = éclair
    .title1 = { story-1-11 }
    .begins1 = { story-1-11.begins }
    .ends1 = { finale-1-11 }
    .title2 = { story-2-11 }
    .begins2 = { story-2-11.begins }
    .ends2 = { finale-2-11 }
case-12 = 12 ✿
    .symbol = fleur
    .title1 = { story-1-12 }
    .begins1 = { story-1-12.begins }
    .ends1 = { finale-1-12 }
    .title2 = { story-2-12 }
    .begins2 = { story-2-12.begins }
    .ends2 = { finale-2-12 }
case-endless = ∞
    .symbol = une affaire sans numéro
    .title1 = { story-1-endless }
    .begins1 = { story-1-endless.begins }
    .ends1 = { finale-1-endless }
    .title2 = { story-2-endless }
    .begins2 = { story-2-endless.begins }
    .ends2 = { finale-2-endless }

proof-frame = Le voleur est dans une seule case, et chaque indice est vrai.
fact-cell-yes = le voleur est en { $place }.
fact-cell-no = le voleur n'est pas en { $place }.
fact-seat-yes = { $place_is ->
    [me] vous avez la carte { $item }.
   *[other] { $place } a la carte { $item }.
}
fact-seat-no = { $place_is ->
    [me] vous n’avez pas la carte { $item }.
   *[other] { $place } n'a pas la carte { $item }.
}
fact-pile-yes = la carte { $item } est dans sa pioche.
fact-pile-no = la carte { $item } n'est pas dans sa pioche.

refused-new_york-level = Ce code est celui d’une affaire de l’autre niveau : choisissez ce niveau, et elle se joue.
refused-new_york-code = Aucune affaire n’a ce code. Vérifiez l’orthographe ; un code ressemble à NY1‑0000‑07J8.

# Sur le plateau, dans la page
ny-here = Ici : { $names }
ny-wrong = Le voleur n’est pas ici
ny-out = hors jeu
ny-sealed = a répondu
ny-investigators = Ce que chacun a en main
ny-case = Niveau { $level } · Affaire { $case } · Tour { $round }
ny-hand = Vos cartes
ny-give = Laquelle donnez-vous ?
ny-all-cards = Les cartes de l’affaire
ny-drawn-so-far = Piochées jusqu’ici
ny-seen = Vu aussi
ny-no-cards = Pas encore de carte. Allez voir les informateurs ou les experts.
ny-new = nouveau
ny-drawn = pioché
ny-spied = espionné chez { $name }
ny-taken = pris à { $name }
ny-swapped = échangé avec { $name }
ny-the-map = Le plan
ny-cell-tells = Appuyez plus longtemps sur une case, ou pointez-la, pour savoir ce qui s’y trouve.
ny-clues = Les indices que j’ai vus
ny-clue-from = { $source }, tour { $round }
ny-unseen = Indices que je n’ai pas vus : { $informants } d’informateurs, { $experts } d’experts.
ny-beside = pas en ville
ny-where = Où est cette carte ?

# What things are, said beside them
explain-pile-informant = Informateurs à entendre : { $left }. Chacun sait quelque chose de vrai sur la case du voleur.
explain-pile-expert = Experts à entendre : { $left }. Chacun sait quelque chose de vrai sur la case du voleur.
explain-case = Niveau { $level }, affaire { $case } : le signe distingue les affaires de la ville.
explain-dice = Les dés donnent votre case : une lettre pour la colonne, un chiffre pour la ligne. Une étoile laisse le choix.
explain-held = Cartes en main : { $count } ({ $deck }).
explain-answered = { $name } a répondu ; on l'entend quand tous ont répondu.
explain-cell = { $where }. { $known }.
explain-holder = Cette carte, { $name } : { $known }.
explain-compass = Le nord est en haut : la ligne 1 est au nord, la colonne A à l’ouest.
explain-sign-informants = Sur les cases à ce signe, on entend un informateur.
explain-sign-experts = Sur les cases à ce signe, on entend un expert.
explain-sign-swap = Sur les cases à ce signe, on échange une carte avec quelqu'un.
explain-sign-go = Sur les cases à ce signe, on va où l'on veut et on y agit.
# Ce qui est en jeu dans un choix définitif.
stake-Announce = Vous ne pouvez annoncer qu'une fois. Si le voleur n'y est pas, vous êtes hors jeu.
# Les grands moments : un titre, et ce que cela veut dire pour qui lit
stage-DrewCard = Un nouvel indice
means-DrewCard = Le voleur est dans une case où cela est vrai.
stage-SpiedCard = { $spy_is ->
    [me] Un indice espionné
   *[other] { "" }
}
means-SpiedCard = Le voleur est dans une case où cela est vrai. { $owner } le sait aussi.
stage-TookCard = { $taker_is ->
    [me] Un indice pris
   *[other] On vous prend un indice
}
means-TookCard = { $taker_is ->
    [me] Le voleur est dans une case où cela est vrai. { $victim } le sait aussi.
   *[other] Vous savez toujours ce qu’il dit, et { $taker } le sait maintenant aussi.
}
stage-SwappedCards = Un échange
means-SwappedCards = { $seat_is ->
    [me] Les deux indices sont vrais, et { $other } les connaît aussi.
   *[other] Les deux indices sont vrais, et { $seat } les connaît aussi.
}
stage-AnnouncedRightly = { $seat_is ->
    [me] C’est juste !
   *[other] { $seat } a trouvé !
}
means-AnnouncedRightly = { $seat_is ->
    [me] Vous avez trouvé le voleur et le diamant.
   *[other] { $seat } a trouvé le voleur et le diamant.
}
stage-AnnouncedWrongly = { $seat_is ->
    [me] Le voleur n’y est pas
   *[other] Une fausse annonce
}
means-AnnouncedWrongly = Barrez { $cell } : le voleur n’y est pas.
stage-SawAnswer = Sous le cache
means-SawAnswer = Personne d’autre que vous ne le sait : les autres cherchent encore.
stage-LastCallBegan = Le dernier appel
means-LastCallBegan = Tout le monde annonce une case. Qui a raison gagne.
out-AnnouncedWrongly = { $seat_is ->
    [me] Vous avez annoncé { $cell }, et le voleur n’y est pas : c’est fini pour vous. Vos cartes sont remises dans les tas ; vous pouvez regarder la fin.
   *[other] { "" }
}
ending-Finished = { $winners_is ->
    [me] { $winners_count ->
        [1] Vous gagnez !
       *[other] Vous gagnez ensemble !
    }
   *[other] { $winners_count ->
        [0] Le voleur s’est échappé.
        [1] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
}
ending-AnnouncedRightly = { $seat_is ->
    [me] Vous avez annoncé { $cell } : ils y étaient.
   *[other] { $seat } a été plus rapide, et a annoncé { $cell }.
}
ending-AnnouncedWrongly = { $seat_is ->
    [me] Vous avez annoncé { $cell }, et c’était faux.
   *[other] { $seat } a annoncé { $cell }, et c’était faux.
}
truth-CaseClosed = { $result } Le voleur et le diamant étaient en { $answer }.
# Ce qu’on peut choisir pour une table : un nom et une ligne pour chaque valeur.
option-level-1 = niveau 1, dès 8 ans
    .explained = Pour les 8–10 ans, et bien pour commencer : des indices qui disent clairement où le voleur est ou n’est pas.
option-level-2 = niveau 2, dès 11 ans
    .explained = À partir de 11 ans : des indices avec « ou bien », « si… alors » et des nombres.
option-case-wheel = au hasard (la roue)
    .explained = La roue choisit l’une des douze ; vous voyez laquelle au début.
option-case-endless = une nouvelle (sans fin)
    .explained = Faite pour cette partie : personne ne l’a jamais vue. À la fin, vous recevez son code.
option-case-typed = par son code…
    .explained = Le code d’une nouvelle affaire que quelqu’un a jouée : même voleur, mêmes indices.
    .example = NY1-0000-07J8
option-announce-own_turn = à son tour
    .explained = Avant de lancer les dés ou après avoir agi.
option-announce-any_time = après chaque tour
    .explained = Qui veut note une case, tous en même temps ; plus vif, pour qui connaît bien le jeu.
option-last_player-wins = gagne
    .explained = La personne qui reste a gagné.
option-last_player-must_solve = doit encore trouver
    .explained = La personne qui reste continue seule, et peut encore perdre.

# Ce que lit qui voit tout, de ce qui n’a été dit qu’à quelques-uns.
eye-SpiedCard = { $spy } espionne { $owner } et entend { $card }
eye-DrewCard = { $seat } écoute { $card }
eye-TookCard = { $taker } prend à { $victim } ce que disait { $card }
eye-SwappedCards = { $seat } donne à { $other } ce que disait { $gave } En échange, { $seat } écoute { $got }
eye-SawAnswer = { $seat } regarde sous le cache : le voleur est en { $answer }.
# Les histoires des affaires : un titre, un début, une fin qui ne dit ni où, ni qui a trouvé
truth-CaseChosen = « { $level ->
    [1] { $case_title1 }
   *[other] { $case_title2 }
} ». { $level ->
    [1] { $case_ends1 }
   *[other] { $case_ends2 }
}
story-1-1 = Le diamant du gâteau
    .begins = Au goûter du maire, le diamant de la ville brillait en haut d’un gâteau. Quelqu’un a soufflé les bougies, et il avait disparu.
finale-1-1 = Le voleur était le pâtissier : il y avait encore de la crème sur le diamant.
story-1-2 = Une plume grise
    .begins = Une fenêtre ouverte, une vitrine vide, une plume grise : le diamant s’est envolé.
finale-1-2 = Un pigeon dressé l’avait porté à son maître, contre un peu de maïs. Le pigeon est pardonné.
story-1-3 = La parade de l’éléphant
    .begins = Le diamant ornait le front de l’éléphant du cirque. Après la parade, il restait seulement le ruban.
finale-1-3 = Le clown l’avait caché dans son nez rouge. L’éléphant a eu double ration de cacahuètes.
story-1-4 = La poupée borgne
    .begins = Une poupée très ancienne avait un diamant à la place de l’œil gauche. Ce matin, elle fait un clin d’œil à tout le monde.
finale-1-4 = Le voleur voulait l’offrir à sa fille. La poupée a retrouvé son regard, et la fille a reçu un ours en peluche.
story-1-5 = Une étoile en moins
    .begins = La vedette saluait, les lumières se sont éteintes, et son étoile de diamant a filé.
finale-1-5 = Le souffleur avait profité du noir. Pour une fois, il a tout dit à voix haute.
story-1-6 = La nuit des parapluies
    .begins = Il pleuvait, et cent parapluies noirs sont sortis de la bijouterie. Le diamant est parti sous l’un d’eux.
finale-1-6 = Il était dans le manche d’un parapluie : le seul qui restait fermé sous la pluie.
story-1-7 = Glace au diamant
    .begins = En plein été, un glacier distrait a servi le diamant dans un cornet. Le client est parti en courant.
finale-1-7 = Le client savait très bien ce qu’il léchait. Il a eu froid aux dents et chaud aux oreilles.
story-1-8 = Le gros lot
    .begins = À la fête foraine, le diamant était le gros lot. La roue a tourné trop longtemps, et le lot a disparu.
finale-1-8 = Le forain avait mis un ressort sous la roue, et le diamant sous sa casquette.
story-1-9 = Le faux docteur
    .begins = Un docteur inconnu a écouté le coffre-fort avec son stéthoscope. Clic ! Le coffre allait bien, mais il était vide.
finale-1-9 = Le docteur était serrurier. Le diamant dormait dans sa trousse, entre deux pansements.
story-1-10 = Fiançailles en péril
    .begins = Le fiancé allait ouvrir l’écrin quand on a crié « Au feu ! ». Pas de feu, et plus de diamant.
finale-1-10 = Le témoin avait crié. La fiancée a dit oui quand même, avec un anneau de rideau.
story-1-11 = Panne de courant
    .begins = Un éclair, le noir complet, dix secondes. Quand la lumière est revenue, la vitrine était vide.
finale-1-11 = L’électricien avait coupé le courant lui-même. Il a tout avoué au grand jour.
story-1-12 = Le bouquet du bal
    .begins = Le diamant était caché dans le bouquet de la reine du bal. Les fleurs sont bien arrivées, mais elles seules.
finale-1-12 = Le jardinier l’avait cueilli en route. La reine a dansé avec une marguerite, et très bien.
story-2-1 = Trois jumeaux, un alibi
    .begins = Trois frères identiques jurent avoir dîné ensemble à l’heure du vol. Le serveur, lui, a compté deux desserts.
finale-2-1 = Le troisième préfère les diamants aux desserts. Ses frères ont payé l’addition.
story-2-2 = La bille noire
    .begins = Le club avait misé son diamant sur une partie de billard. La bille noire est tombée, et le diamant avec elle.
finale-2-2 = La poche de la table avait un double fond. Celle du champion aussi.
story-2-3 = Le tableau de travers
    .begins = Au vernissage, un tableau penchait. Derrière lui, le coffre était ouvert, et un critique déjà loin.
finale-2-3 = Le critique a écrit ce soir-là sa meilleure page : ses aveux.
story-2-4 = Onze copies
    .begins = Le diamant exposé est un faux, et un beau. L’atelier qui l’a taillé a fermé dans la nuit.
finale-2-4 = Le tailleur avait fait onze copies et gardé l’original. Devant le juge, il ne savait plus lequel était lequel.
story-2-5 = Silence, on tourne
    .begins = On filmait un faux vol avec un vrai diamant. Au mot « Coupez ! », l’acteur a continué à courir.
finale-2-5 = La scène est restée au montage : c’est la plus vraie du film.
story-2-6 = Le somnambule
    .begins = Les nuits de pleine lune, le banquier marche en dormant. Hier, il a ouvert le coffre, et quelqu’un l’attendait.
finale-2-6 = Son majordome lui soufflait les chiffres à l’oreille. Depuis, le banquier dort mieux.
story-2-7 = L’ombre du cadran
    .begins = À midi juste, le soleil devait toucher le diamant du cadran solaire. Il a touché du vide.
finale-2-7 = Le gardien avait retardé toutes les horloges. Le soleil, lui, est toujours à l’heure.
story-2-8 = Le club des cinq clés
    .begins = Cinq membres, cinq clés, un coffre. Ce matin, les cinq clés sont là, et le coffre est vide.
finale-2-8 = L’homme qui avait fabriqué le coffre en avait gardé une sixième.
story-2-9 = L’héritière distraite
    .begins = Elle a oublié son diamant dans un taxi, puis dans un ascenseur, puis au restaurant. La troisième fois, il n’est pas revenu.
finale-2-9 = Le maître d’hôtel l’avait servi sous une cloche d’argent. Elle lui a laissé un pourboire, par distraction.
story-2-10 = L’admirateur secret
    .begins = « Votre diamant m’attend », disait la lettre, signée d’un cœur. La collectionneuse a ri, puis elle a ouvert l’écrin.
finale-2-10 = L’admirateur écrivait bien, mais toujours avec l’encre de son bureau.
story-2-11 = Le tour du magicien
    .begins = Le diamant disparaît sous un foulard, la salle applaudit. Le magicien cherche encore comment il a fait.
finale-2-11 = Le tour était celui du caissier, assis au premier rang. Le magicien voudrait l’engager.
story-2-12 = La fleur du siècle
    .begins = Une fleur s’ouvre une fois par siècle, et l’on y avait posé le diamant. Au matin, elle était refermée, et vide.
finale-2-12 = Un rival avait attendu toute la nuit dans un pot, déguisé en palmier.
story-1-endless = Une affaire toute neuve
    .begins = Un diamant a disparu cette nuit, et cette histoire-là est à vous : personne ne l’a encore racontée.
finale-1-endless = L’affaire est classée. Racontez-la, ou donnez son code à d’autres.
story-2-endless = Une affaire sans dossier
    .begins = Un diamant, un voleur et un dossier vide : à vous de le remplir.
finale-2-endless = Le dossier est plein. Racontez l’affaire, ou donnez son code à d’autres.
# Ce que veulent dire les mots des indices
ny-word-near = « Près » d’un lieu, c’est dans une case qui porte son picto ; un lieu à cheval sur deux cases compte pour les deux.
ny-word-step = Un pas mène à la case d’à côté en passant par un côté, jamais par un coin ; plus près, c’est moins de pas. Les chiffres sur le plan comptent les pas jusqu’au lieu.
ny-word-next = Deux cases sont voisines, ou se touchent, si elles ont un côté en commun. Les coins ne comptent pas, et l’eau entre deux ne change rien.
ny-word-shore = Une case est au bord d’une eau, ou la touche, si l’eau coule dans la case ou le long d’un de ses côtés.
ny-word-side = Le nord est en haut, l’ouest à gauche. La ligne ou la colonne nommée ne compte pas elle-même.
ny-word-aligned = Dans la ligne ou dans la colonne d’une case qui porte le lieu ; cette case compte aussi.
ny-word-edge = Le bord du plan, ce sont les lignes 1 et 5 et les colonnes A et E. Les neuf autres cases sont le milieu.
ny-word-district = Un quartier, ce sont toutes les cases d’une même couleur et d’un même nom.
ny-word-pictos = Chaque picto de la case compte ; un lieu à cheval sur deux cases compte dans les deux.
ny-word-parity = Les lignes paires sont 2 et 4. Les colonnes se comptent depuis A : B et D sont paires.
ny-word-or = L’un des deux est vrai, ou les deux.
ny-word-xor = L’un des deux est vrai, et l’autre ne l’est pas.
ny-word-if = Si le premier est vrai, le second l’est aussi. Si le premier n’est pas vrai, l’indice ne dit rien.
# Ce qu’on cherche, pour le coach
goal-cell = la case du voleur
learnt = { $number ->
    [one] { $number } indice lu
   *[other] { $number } indices lus
}
# Ce qu’il faut savoir quand on choisit un niveau
level-note-sleuth = Les fins limiers trouvent vite : une partie est souvent finie après trois tours.
level-note-master = Les maîtres trouvent vite : une partie est souvent finie après trois tours.

# Chains of reasoning
where-cell = { $place }
facts-item-cell-no = { $left_count ->
    [one] il reste une case : { $left }.
   *[other] il reste { $left_count } cases : { $left }.
}
step-elimination-item = Le voleur ne peut être nulle part ailleurs. { $facts }
step-count-item = Le voleur n’est que dans une seule case. { $facts }

# The case of the day, played alone
solo = Un témoin va où les dés l’envoient et n’annonce rien. Regardez le moins d’indices possible, puis annoncez où est le voleur. Une case fausse met fin à l’affaire.
solo-asked = { $number ->
    [one] { $number } indice
   *[other] { $number } indices
}
# Énigmes
puzzle-thief = Où est le voleur ?

# Les quartiers comme le plan en caractères les écrit.
code-BK = BK
code-BW = BW
code-BX = BX
code-MA = MA
code-NJ = NJ
code-QU = QU
code-SI = SI
# L’affaire, en grand quand la partie commence
stage-CaseChosen = L’affaire
means-CaseChosen = Parcourez la ville, écoutez informateurs et experts, et dites avant les autres dans quelle case est le voleur. Vous n’avez qu’un essai.
eye-means-CaseChosen = Qui dit avant les autres dans quelle case est le voleur gagne. Chacun n’a qu’un essai.
eye-ending-AnnouncedRightly = { $seat } a annoncé { $cell } : ils y étaient.
