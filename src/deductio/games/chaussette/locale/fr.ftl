# L'Enquête Chaussette en français.

title = L'Enquête Chaussette
pitch = Seize chaussettes, huit paires, et il en manque une : regardez dans le tiroir trois cartes à la fois, retenez, et trouvez laquelle a disparu.
rules =
    Il y a huit sortes de chaussettes, deux de chaque : blanche ou bleue, longue ou courte, unie ou marquée d'un S. L'une est glissée dans le cache, les quinze autres sont face cachée dans le tiroir.
    Pour chercher, nommez trois cases et regardez leurs cartes en secret. Deux cartes égales forment une paire : vous devez la montrer, et tout le monde la voit. Sinon tout reste en place, et chacun sait qu'il n'y avait pas de paire parmi elles.
    Compétition : chacun connaît une caractéristique de la disparue. Tout le monde cherche une fois par tour ; après chacun des trois derniers tours, tous disent ensemble et en secret quelle chaussette manque. Le premier rapport compte triple, le deuxième double. Une réponse presque juste rapporte aussi, et les paires également : 2, 4, 8, 16, 32 points.
    Coopération : les recherches sont comptées, et une caractéristique est connue de tous dès le début, sauf au niveau difficile. Une paire permet à l'un de vous de faire une recherche bonus ou de désigner une caractéristique de plus. Tous proposent en même temps qui fait quoi, et peuvent ajouter « je peux montrer une paire » ou « j'ai déduit une caractéristique » ; on ne dit rien d'autre. Si les avis diffèrent, on propose encore une fois ; s'ils diffèrent toujours, qui a montré la paire décide. Trois désignations justes, et tous gagnent ; une seule fausse, plus de recherche ou plus de paire, et c'est perdu.
    Avec les effets, chaque recherche bonus retourne d'abord la carte Effet de la paire : elle ajoute ou annule une recherche, montre, retourne ou retire une carte, ou en mélange deux.

label-searches = Recherches restantes :
label-round = Tour
label-reports = rapports :
label-pair = une paire
label-char = une caractéristique

option-mode = Les uns contre les autres, ou tous ensemble ; seul, on joue toujours en coopération.
    .name = Façon de jouer
option-level = La difficulté de la coopération : difficile sans indice, facile en montrant à tous chaque recherche.
    .name = Difficulté ensemble
option-effects = Si des cartes Effet accompagnent les recherches bonus (coopération seulement).
    .name = Cartes effet
option-notebook = Qui a un carnet ; les autres jouent de mémoire et ne voient chaque carte qu'une fois.
option-first = Qui porte la chaussette la plus trouée, ou qui vous voulez.
    .name = Qui cherche en premier
option-searches = Le nombre de recherches comptées d'une équipe.
    .name = Recherches de l’équipe

kind-A = A (blanche, longue, unie)
kind-B = B (blanche, longue, à S)
kind-C = C (blanche, courte, unie)
kind-D = D (blanche, courte, à S)
kind-E = E (bleue, longue, unie)
kind-F = F (bleue, longue, à S)
kind-G = G (bleue, courte, unie)
kind-H = H (bleue, courte, à S)

characteristic-color = couleur
characteristic-length = longueur
characteristic-mark = motif

value-white = blanche
value-blue = bleue
value-long = longue
value-short = courte
value-plain = unie
value-s = marquée d'un S

skill-none = ne rien ajouter
    .given = no
skill-pair = « je peux montrer une paire »
    .given = yes
skill-char = « j'ai déduit une caractéristique »
    .given = yes

action-bonus = recherche bonus
    .is = bonus
action-indicate = désigner une caractéristique
    .is = indicate

effect-extra = Recherche en plus
    .effect = deux recherches bonus au lieu d'une
effect-cancel = Recherche annulée
    .effect = pas de recherche bonus
effect-show = Coup d'œil commun
    .effect = tout le monde voit une carte
effect-flip = À découvert
    .effect = une carte reste face visible
effect-remove = Au panier
    .effect = une carte quitte le tiroir
effect-shuffle = Remue-tiroir
    .effect = deux cartes sont mélangées et remises

reason-wrong = une désignation est fausse
reason-searches = il ne reste plus de recherche
reason-pairs = toutes les paires sont sorties et il manque encore une désignation

ask-search = Quelles trois cartes regardez-vous ?
ask-report = Votre rapport d'enquête : quelle chaussette a disparu ?
ask-propose = L'équipe se concerte : qui devrait faire quoi ?
ask-propose_again = Vous n'êtes pas encore d'accord. Proposez encore une fois : qui devrait faire quoi ?
ask-pick = Vous avez montré la paire, donc vous décidez : qui fait quoi ?
ask-indicate = Quelle caractéristique désignez-vous ?
ask-target = Sur quelles cartes l'effet s'applique-t-il ?

Search = { $slots_count ->
    [1] Regarder dans la case { $slots }
   *[other] Regarder dans les cases { $slots }
}
    .label = Chercher
Report = { $kind }
    .label = Rendre son rapport
Offer = { $skills_count ->
    [0] Ne rien proposer
   *[other] Dire : { $skills }
}
    .label = Dire ce que l’on peut
Propose = { $action_is ->
    [bonus] { $doer_is ->
        [me] Proposer de faire vous-même une recherche bonus
       *[other] Proposer une recherche bonus par { $doer }
    }
   *[indicate] { $doer_is ->
        [me] Proposer de désigner vous-même une caractéristique
       *[other] Proposer de laisser { $doer } désigner une caractéristique
    }
}{ $reason_given ->
    [yes] , en disant { $reason }
   *[no] { "" }
}
    .label = Proposer
GrantBonus = { $seat_is ->
    [me] Faire vous-même une recherche bonus
   *[other] Confier une recherche bonus à { $seat }
}
    .label = Confier une recherche bonus
LetIndicate = { $seat_is ->
    [me] Désigner vous-même une caractéristique
   *[other] Laisser { $seat } désigner une caractéristique
}
    .label = Laisser désigner
Indicate = La disparue est { $value } ({ $characteristic })
    .label = Désigner une caractéristique
Target = { $slots_count ->
    [1] La carte de la case { $slots }
   *[other] Les cartes des cases { $slots }
}
    .label = Choisir des cartes

FirstPlayerNamed = { $seat_is ->
    [me] Vous cherchez en premier.
   *[other] { $seat } cherche en premier.
}
CounterChanged = { $searches ->
    [0] Il ne reste plus de recherche comptée.
    [1] Il reste une recherche comptée.
   *[other] Il reste { $searches } recherches comptées.
}
CluesHandedOut = Chacun apprend une chose sur la chaussette disparue. De place en place : { $characteristics }.
ClueSeen = Votre indice : la chaussette disparue est { $value }.
ClueShown = Tout le monde le voit : la chaussette disparue est { $value }.
RoundBegan = Tour { $number }.
Searched = { $bonus ->
    [yes] Recherche bonus : { $seat_is ->
        [me] vous
       *[other] { $seat }
    }
   *[no] { $seat_is ->
        [me] Vous
       *[other] { $seat }
    }
} { $slots_count ->
    [0] { $seat_is ->
        [me] trouvez le tiroir vide.
       *[other] trouve le tiroir vide.
    }
    [1] { $seat_is ->
        [me] regardez dans la case { $slots }.
       *[other] regarde dans la case { $slots }.
    }
   *[other] { $seat_is ->
        [me] regardez dans les cases { $slots }.
       *[other] regarde dans les cases { $slots }.
    }
}
SawSocks = { $slots_count ->
    [1] Dans la case { $slots } vous voyez { $kinds }.
   *[other] Dans les cases { $slots } vous voyez, dans cet ordre, { $kinds }.
}
SocksShown = { $slots_count ->
    [1] Tout le monde voit la case { $slots } : { $kinds }.
   *[other] Tout le monde voit les cases { $slots }, dans cet ordre : { $kinds }.
}
LookConfirmed = { $seat_is ->
    [me] Vous l'avez vu, et le gardez en tête.
   *[other] { $seat } l'a vu.
}
PairRevealed = { $seat_is ->
    [me] Vous montrez une paire des cases { $slots } : { $kind }.
   *[other] { $seat } montre une paire des cases { $slots } : { $kind }.
}
NoPairFound = { $slots_count ->
    [0] Pas de paire.
    [1] Pas de paire dans la case { $slots }.
   *[other] Pas de paire parmi { $slots }.
}
Reported = { $seat_is ->
    [me] Votre rapport, jeton { $token } : { $kind }.
   *[other] { $seat } rend son rapport, jeton { $token } : { $kind }.
}
Offered = { $seat_is ->
    [me] { $skills_count ->
        [0] Vous ne proposez rien.
       *[other] Vous dites : { $skills }.
    }
   *[other] { $skills_count ->
        [0] { $seat } ne propose rien.
       *[other] { $seat } dit : { $skills }.
    }
}
Proposed = { $seat_is ->
    [me] { $action_is ->
        [bonus] { $doer_is ->
            [me] Vous proposez de faire vous-même une recherche bonus
           *[other] Vous proposez une recherche bonus par { $doer }
        }
       *[indicate] { $doer_is ->
            [me] Vous proposez de désigner vous-même une caractéristique
           *[other] Vous proposez de laisser { $doer } désigner une caractéristique
        }
    }
   *[other] { $action_is ->
        [bonus] { $doer_is ->
            [me] { $seat } vous propose de faire une recherche bonus
           *[other] { $seat } propose une recherche bonus par { $doer }
        }
       *[indicate] { $doer_is ->
            [me] { $seat } vous propose de désigner une caractéristique
           *[other] { $seat } propose de laisser { $doer } désigner une caractéristique
        }
    }
}{ $reason_given ->
    [yes] , en disant { $reason }.
   *[no] .
}
Disagreed = Pas encore d'accord : chacun propose encore une fois.
Agreed = Tous sont d'accord : { $action_is ->
    [bonus] { $doer_is ->
        [me] vous faites une recherche bonus.
       *[other] { $doer } fait une recherche bonus.
    }
   *[indicate] { $doer_is ->
        [me] vous désignez une caractéristique.
       *[other] { $doer } désigne une caractéristique.
    }
}
BonusPicked = { $revealer_is ->
    [me] { $seat_is ->
        [me] Vous prenez vous-même la recherche bonus.
       *[other] Vous confiez une recherche bonus à { $seat }.
    }
   *[other] { $seat_is ->
        [me] { $revealer } vous confie une recherche bonus.
       *[other] { $revealer } décide : { $seat } fait une recherche bonus.
    }
}
IndicationPicked = { $revealer_is ->
    [me] { $seat_is ->
        [me] Vous allez désigner vous-même une caractéristique.
       *[other] Vous laissez { $seat } désigner une caractéristique.
    }
   *[other] { $seat_is ->
        [me] { $revealer } vous laisse désigner une caractéristique.
       *[other] { $revealer } décide : { $seat } désigne une caractéristique.
    }
}
MarkerPlaced = { $seat_is ->
    [me] Vous désignez une caractéristique
   *[other] { $seat } désigne une caractéristique
} : la chaussette disparue est { $value }.
EffectTurned = On retourne la carte Effet de { $kind } : { $effect }, { $effect_effect }.
EffectFoundNoTarget = { $effect } : trop peu de cartes, il ne se passe rien.
BonusCancelled = { $seat_is ->
    [me] Votre recherche bonus est annulée.
   *[other] { $seat } ne cherche pas : la recherche bonus est annulée.
}
CardLifted = { $seat_is ->
    [me] Vous montrez à tous la carte de la case { $slot }.
   *[other] { $seat } montre à tous la carte de la case { $slot }.
}
CardFlipped = { $seat_is ->
    [me] Vous retournez pour de bon la carte de la case { $slot } : { $kind }.
   *[other] { $seat } retourne pour de bon la carte de la case { $slot } : { $kind }.
}
CardTurnedDown = { $seat_is ->
    [me] Vous remettez face cachée la carte visible de la case { $slot }.
   *[other] { $seat } remet face cachée la carte visible de la case { $slot }.
}
CardRemoved = { $face_up ->
    [yes] { $seat_is ->
        [me] Vous retirez la carte visible de la case { $slot }.
       *[other] { $seat } retire la carte visible de la case { $slot }.
    }
   *[no] { $seat_is ->
        [me] Vous retirez la carte de la case { $slot } sans la regarder.
       *[other] { $seat } retire la carte de la case { $slot } sans la regarder.
    }
}
CardsShuffled = { $seat_is ->
    [me] Vous mélangez les cartes des cases { $slots } et les remettez ; personne ne sait laquelle est où.
   *[other] { $seat } mélange les cartes des cases { $slots } et les remet ; personne ne sait laquelle est où.
}
MissingSockRevealed = La chaussette disparue était { $kind }.
DrawerOpened = { $slots_count ->
    [0] Le tiroir est vide.
    [1] Dans la case { $slots } restait { $kinds }.
   *[other] Dans les cases { $slots } restaient, dans cet ordre, { $kinds }.
}
RemovedCardRevealed = La carte retirée de la case { $slot } était { $kind }.
Scored = { $seat_is ->
    [me] Vous marquez
   *[other] { $seat } marque
} { $reports } pour les rapports et { $pairs } pour les paires.
TeamWon = L'équipe a retrouvé la disparue, avec { $counted ->
    [1] une recherche comptée
   *[other] { $counted } recherches comptées
} et { $bonus ->
    [0] aucune recherche bonus
    [1] une recherche bonus
   *[other] { $bonus } recherches bonus
}. { $left ->
    [0] Il ne restait aucune recherche
    [1] Il restait une recherche
   *[other] Il restait { $left } recherches
}.
TeamLost = L'équipe a perdu : { $reason }. Elle a fait { $counted ->
    [1] une recherche comptée
   *[other] { $counted } recherches comptées
} et { $bonus ->
    [0] aucune recherche bonus
    [1] une recherche bonus
   *[other] { $bonus } recherches bonus
} ; { $left ->
    [0] il n'en restait aucune
    [1] il en restait une
   *[other] il en restait { $left }
}.

TookKnownPair = Je sais que les cases { $slots } cachent la paire { $kind }.
LookedForNews = { $slots ->
    [0] Je connais toutes ces cartes ; il ne restait rien d'autre à regarder.
    [one] Il y a parmi elles une carte que je ne connais pas, ou plus.
   *[other] Il y a parmi elles { $slots } cartes que je ne connais pas, ou plus.
}
WentRowByRow = { $slots ->
    [one] Je parcours le tiroir rangée par rangée : c'est la prochaine carte que je n'ai pas vue.
   *[other] Je parcours le tiroir rangée par rangée : ce sont les { $slots } prochaines cartes que je n'ai pas vues.
}
SoughtPair = Il nous faut une paire maintenant ; elle sort ici dans { $percent } % des cas.
RehearsedTheRest = J'ai imaginé la suite de la partie : c'est après cette recherche que je m'en sors le mieux. Une paire sort ici dans { $percent } % des cas.
SparedPairs = Personne ne peut encore rien désigner : mieux vaut qu'aucune paire ne sorte ; ici cela n'arrive que dans { $percent } % des cas.
ReportedOpenKind = { $kinds ->
    [one] C'est la seule sorte que je puisse imaginer.
   *[other] { $kinds } sortes me semblaient possibles ; j'en ai pris une.
}
ReportedProvenKind = C'est prouvé : aucune autre chaussette ne peut manquer.
ReportedForPoints = Ce rapport rapporte le plus de points en moyenne ; il est tout à fait juste dans { $percent } % des cas.
SaidWhatIsTrue = { $skills_count ->
    [0] Je ne peux encore rien promettre.
   *[other] C'est vrai, alors je le dis et je veux bien le faire : { $skills }.
}
FellIn = Personne n'est certain, et { $seat } décide à la fin : je suis sa proposition.
TrustedAnOffer = { $seat_is ->
    [me] J’ai dit { $skill } : à moi de le faire.
   *[other] { $seat } a dit { $skill }.
}
SentTheBestInformed = { $seat_is ->
    [me] C’est moi qui ai
   *[other] C'est { $seat } qui a
} le moins de cartes à découvrir ({ $unseen }) : qui sait tout nous aide le plus.
HadToIndicate = Chaque paire doit maintenant servir à désigner, et { $seat_is ->
    [me] c’est moi qui ai
   *[other] c'est { $seat } qui a
} le moins de cartes à découvrir.
IndicatedProven = C'est prouvé : la disparue est { $value }.
IndicatedLikeliest = La disparue est { $value } dans { $percent } % des cas ; rien n'est plus sûr.
# Les faux pas des débutants, et ce à quoi tiennent les personnages
OverlookedPair = J'avais vu les deux chaussettes { $kind }, et je ne m'en suis pas rendu compte.
ChasedATwin = Je connais une chaussette { $kind } : j'espère tomber sur sa jumelle.
KeptItsReport = { $kinds ->
    [one] C'est encore la seule sorte que je puisse imaginer.
   *[other] { $kinds } sortes me semblent encore possibles, dont celle de mon rapport : je m'y tiens.
}
Hedged = { $kinds ->
    [one] C'est la seule sorte que je puisse imaginer.
   *[other] { $kinds } sortes me semblent possibles : celle-ci est presque juste quelle que soit la bonne.
}
SentTheFinder = { $seat_is ->
    [me] Personne n'est certain ; j’ai trouvé la paire, à moi de continuer.
   *[other] Personne n'est certain ; { $seat } a trouvé la paire et continue.
}
WantedATurn = Je voulais faire quelque chose par moi-même, sans rien savoir de certain.

ChoseTarget = { $effect } : c'est ici que cela nous aide le plus, ou nous gêne le moins.

proof-frame = Il y a deux chaussettes de chaque sorte : une est dans le cache, les autres étaient dans le tiroir.
fact-sleeve-yes = la chaussette disparue est { $item }.
fact-sleeve-no = la chaussette disparue n’est pas { $item }.
fact-slot-yes = la case { $place } cache { $item }.
fact-slot-no = la case { $place } ne cache pas { $item }.

refused-chaussette-two = Pour jouer les uns contre les autres, il faut au moins deux joueurs.
refused-chaussette-effects = Les cartes Effet sont seulement pour jouer ensemble.
refused-chaussette-alone = Qui joue seul prend le niveau normal au lieu du niveau facile.
refused-chaussette-notebooks = Dites pour chaque place si elle a un carnet, ou pour aucune.
refused-chaussette-first = Cette place ne peut pas commencer : elle n’existe pas.

# Sur le plateau, dans la page
socks-question = Quelle chaussette a disparu ?
socks-beside = L’affaire et les joueurs
socks-line = Les huit chaussettes
socks-drawer = Le tiroir
socks-sleeve = La disparue
socks-slot = case { $slot }
socks-down = face cachée
socks-gap = vide
socks-removed = retirée sans être vue
socks-looking = vous voyez { $kind }
socks-noted = vous avez noté { $kind }
socks-unsure = peut-être { $kind }
socks-named = regardée par { $names }
socks-found = paire trouvée par { $name }
socks-sealed = votre rapport scellé
socks-missing = la disparue
socks-possible = { $left ->
    [1] { $place } : encore { $left } chaussette possible sur 8
   *[other] { $place } : encore { $left } chaussettes possibles sur 8
}
socks-is-marker = désignée
socks-is-clue = votre indice
socks-knows = connaît : { $characteristic }
socks-first = cherche en premier
socks-ready = a choisi
socks-no-offer = rien à proposer
socks-is = { $name } : { $what }
socks-how = Puis appuyez sur ce que quelqu’un devrait faire.
field-action = Que faut-il faire ?
field-doer = Par qui ?
field-reason = Que dites-vous avec cela ?
socks-score = { $reports } + { $pairs } = { $all }
socks-GrantBonus = Recherche bonus
socks-LetIndicate = Désigner

# What things are, said beside them
explain-report = { $name } a rendu ce rapport ; il compte { $points } fois.
explain-report-left = Un rapport à venir : { $name } y nommera une chaussette, et il comptera { $points } fois.
explain-effect-back = Une carte Effet : on la retourne quand la paire de cette chaussette donne une recherche bonus.
explain-first = { $name } cherche en premier.
explain-sleeve = Le cache : la chaussette disparue est dedans, personne ne regarde avant la fin.
explain-sleeve-open = La chaussette disparue.
explain-marker = Un jeton le dit : la chaussette disparue est { $name }.
explain-clue = Votre indice : la chaussette disparue est { $name }.
explain-letters = Les lettres sont les chaussettes qui peuvent être ici ; un point remplace celles qui n’y sont pas. Appuyez, puis notez dessous ce que vous savez.
explain-shares = Plus son fond est rempli, plus une chaussette est probable.
# Ce qui est en jeu dans un choix définitif.
stake-Report = Un rapport est scellé et ne peut plus changer ; plus il est juste, plus il rapporte de points.
stake-Indicate = Un jeton posé reste pour de bon. Si l'un des trois est faux, vous perdez tous.
# Les grands moments : un titre, et ce que cela veut dire pour qui lit
stage-ClueSeen = Votre indice
means-ClueSeen = Personne d’autre ne le sait : toute chaussette qui n’est pas { $value } est dans le tiroir. Cherchez celle dont le double manque.
stage-ClueShown = Un indice pour tous
means-ClueShown = Toute chaussette qui n’est pas { $value } est dans le tiroir.
stage-SawSocks = { $slots_count ->
    [0] { "" }
   *[other] Un regard dans le tiroir
}
means-SawSocks = Personne d’autre ne voit cela. Ce qui a son double dans le tiroir n’est pas la disparue.
stage-SocksShown = { $slots_count ->
    [0] { "" }
   *[other] Tout le monde regarde
}
means-SocksShown = Puis elles sont de nouveau cachées, chacune à sa place.
stage-PairRevealed = Une paire !
means-PairRevealed = Les deux chaussettes de cette sorte sont là : ce n’est pas la disparue.
stage-MarkerPlaced = Une désignation
means-MarkerPlaced = Si elle est juste, toute chaussette qui n’est pas { $value } était dans le tiroir. Trois justes gagnent, une seule fausse fait perdre.
stage-CardFlipped = Une carte face visible
means-CardFlipped = Elle reste visible pour tous.
stage-MissingSockRevealed = La disparue
means-MissingSockRevealed = Elle était dans le cache depuis le début.
ending-Finished = { $winners_is ->
    [me] { $winners_count ->
        [1] Vous gagnez !
       *[other] Vous avez réussi ensemble !
    }
   *[other] { $winners_count ->
        [0] La chaussette s’est envolée : votre équipe a perdu.
        [1] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
}
truth-MissingSockRevealed = La chaussette disparue était { $kind }.
ending-Scored = { $seat_is ->
    [me] Vous : { $reports } pour les rapports, { $pairs } pour les paires.
   *[other] { $seat } : { $reports } pour les rapports, { $pairs } pour les paires.
}
ending-TeamWon = Les trois désignations sont justes.
ending-TeamLost = La raison : { $reason }.
# Ce qu’on peut choisir pour une table : un nom et une ligne pour chaque valeur.
option-mode-auto = comme d’habitude
    .explained = Seul : vous contre le tiroir. Sinon : chacun pour soi.
option-mode-competition = les uns contre les autres
    .explained = Chacun pour soi : les paires et les bons rapports comptent.
option-mode-cooperation = tous ensemble
    .explained = Une seule équipe : trouver la chaussette disparue avant la fin des recherches.
option-level-easy = facile
    .explained = Tout le monde voit chaque recherche.
option-level-normal = normal
    .explained = Un indice au départ, et chacun garde ce qu’il voit.
option-level-hard = difficile
    .explained = Aucun indice au départ.
option-first-random = le hasard décide
    .explained = Une place est tirée au début de la partie.
option-searches-auto = comme d’habitude
    .explained = Autant que les règles en donnent à cette équipe.
option-first-0 = chaise 1
option-first-1 = chaise 2
option-first-2 = chaise 3
option-first-3 = chaise 4
option-first-4 = chaise 5
option-first-5 = chaise 6

# Ce que lit qui voit tout, de ce qui n’a été dit qu’à quelques-uns.
eye-ClueSeen = L’indice de { $seat } : la chaussette disparue est { $value }.
eye-SawSocks = { $slots_count ->
    [1] Dans la case { $slots }, { $seat } voit { $kinds }.
   *[other] Dans les cases { $slots }, { $seat } voit, dans cet ordre, { $kinds }.
}
# A seat that keeps nothing
from-memory = de mémoire, sans carnet
# Ce qu’on cherche, pour le coach
goal-sock = la chaussette disparue
learnt = { $number ->
    [one] { $number } carte vue
   *[other] { $number } cartes vues
}

# Chains of reasoning
where-sleeve = le cache
where-slot = la case { $place }
facts-sleeve-no = la chaussette disparue n’est pas { $items_or }.
facts-slot-no = la case { $place } ne cache pas { $items_or }.
facts-item-slot-no = { $item } n’est dans aucune des cases { $places }.
step-elimination-item = Il y a deux chaussettes de cette sorte, et aucun autre endroit ne reste : { $that }
step-elimination-place-sleeve = Aucune autre chaussette ne peut être la disparue : { $that }
step-elimination-place-slot = Aucune autre chaussette ne peut être là : { $that }
step-count-event = { $told } Il n’y a donc pas de paire dans ces cases : { $that }
step-count-item = Les deux chaussettes de cette sorte sont trouvées : { $that }
step-count-item-each = Les deux chaussettes de chacune de ces sortes sont trouvées : { $that }
step-count-place = Il n’y a là qu’une seule chaussette : { $that }
step-count-place-each = Il n’y a qu’une seule chaussette dans chaque case : { $that }
step-contradiction-event-many = { $told } Alors il y aurait là une paire. C’est impossible.
step-contradiction-place-many = Alors il y aurait deux chaussettes dans { $where }. C’est impossible.
step-contradiction-place-few = Alors il ne resterait aucune chaussette pour { $where }. C’est impossible.
step-contradiction-item-few = Alors une chaussette de cette sorte ne serait nulle part : { $item }. C’est impossible.
step-contradiction-item-many = Alors il y en aurait plus de deux de cette sorte : { $item }. C’est impossible.
step-case = { $cases ->
    [2] { $number ->
        [1] Si les deux cartes sont restées à leur place :
       *[other] Si les deux cartes ont changé de place :
    }
   *[other] Si les cartes ont bougé de la manière { $number } sur { $cases } :
}
step-cases = Quelle que soit la manière dont les cartes ont bougé : { $that }
step-told-SawSocks = { $cases ->
    [0] { $told }
   *[other] { $told } { $facts }
}
step-told-SocksShown = { $cases ->
    [0] { $told }
   *[other] { $told } { $facts }
}
step-told-PairRevealed = { $cases ->
    [0] { $told }
   *[other] { $told } { $facts }
}
step-told-CardFlipped = { $cases ->
    [0] { $told }
   *[other] { $told } { $facts }
}

# The case of the day, played alone
solo = Personne d’autre que vous n’ouvre le tiroir. Cherchez le moins souvent possible ; chaque paire vous permet de désigner une caractéristique, et les trois doivent être justes. Une erreur, et l’affaire n’est pas résolue.
solo-asked = { $number ->
    [one] { $number } recherche
   *[other] { $number } recherches
}
# Énigmes
puzzle-sock = Quelle chaussette a disparu ?
puzzle-slot = Quelle chaussette est dans { $place } ?

# La fin, pour qui a regardé
eye-ending-Finished = { $winners_count ->
    [0] La chaussette s’est envolée : l’équipe a perdu.
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
}
