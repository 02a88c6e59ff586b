title = Sous les gobelets
pitch = Une bague, quelques babioles et autant de gobelets : questionnez, réfléchissez, et soulevez le bon avant les autres.
rules =
    Il y a un objet sous chaque gobelet, et sous l’un d’eux la bague. D’abord, chacun regarde sous un gobelet.
    À votre tour, demandez si la bague est sous l’un de deux gobelets, et vous seul entendez la réponse ; ou soulevez un gobelet. Après trois questions, il faut en soulever un.
    Qui soulève la bague gagne. Qui soulève autre chose est éliminé, et le dernier qui reste gagne.

option-cups = Combien il y a de gobelets.
    .name = Gobelets
option-look = Chacun regarde d’abord sous un gobelet.
    .name = Un premier regard
label-lift = Soulever
label-two = Touchez deux gobelets pour poser la question.

cup-1 = le gobelet 1
cup-2 = le gobelet 2
cup-3 = le gobelet 3
cup-4 = le gobelet 4
cup-5 = le gobelet 5
cup-6 = le gobelet 6
thing-ring = la bague
    .role = prize
thing-coin = la pièce
    .role = other
thing-key = la clé
    .role = other
thing-button = le bouton
    .role = other
thing-marble = la bille
    .role = other
thing-thimble = le dé à coudre
    .role = other

ask-cups = Posez une question sur deux gobelets, ou soulevez-en un.
AskAbout = Demander pour { $cups }.
    .label = Demander pour deux gobelets
Lift = Soulever { $cup }.
    .label = Soulever un gobelet

CupsLaid = { $number } gobelets sont sur la table.
LookedUnder = { $seat } a regardé sous { $cup }.
SawUnder = Sous { $cup }, vous avez vu { $thing }.
TurnBegan = { $seat_is ->
    [me] C’est votre tour.
   *[other] C’est le tour de { $seat }.
}
Asked = { $seat_is ->
    [me] Vous avez demandé pour { $cups }.
   *[other] { $seat } a demandé pour { $cups }.
}
HeardAnswer = { $there ->
    [yes] La bague est sous l’un des deux : { $cups }.
   *[no] La bague n’est ni sous l’un ni sous l’autre : { $cups }.
}
Lifted = { $seat_is ->
    [me] Vous avez soulevé { $cup } et trouvé { $thing }.
   *[other] { $seat } a soulevé { $cup } et trouvé { $thing }.
}
AllLifted = Dans l’ordre des gobelets, il y avait { $things }.

proof-frame = Sous chaque gobelet il y a un objet.
fact-cup-yes = sous { $place } il y a { $item }.
fact-cup-no = sous { $place } il n’y a pas { $item }.

explain-cup = Quelque chose est sous le gobelet { $cup }. Touchez deux gobelets pour poser une question sur les deux.
stake-Lift = Si la bague n'y est pas, vous êtes hors jeu.
stage-SawUnder = Un premier regard
means-SawUnder = { $thing_role ->
    [prize] Vous savez où est la bague !
   *[other] La bague est donc ailleurs.
}
stage-HeardAnswer = La réponse
means-HeardAnswer = { $there ->
    [yes] On peut oublier tous les autres gobelets.
   *[no] On peut oublier ces deux gobelets.
}
stage-Lifted = { $seat_is ->
    [me] Vous soulevez un gobelet
   *[other] { $seat } soulève un gobelet
}
means-Lifted = { $thing_role ->
    [prize] C’est la bague : la partie est gagnée.
   *[other] Ce n’est pas la bague.
}
out-Lifted = { $thing_role ->
    [prize] { "" }
   *[other] { $seat_is ->
        [me] Vous avez soulevé { $thing } et non la bague : c’est fini pour vous. Vous pouvez regarder la fin.
       *[other] { "" }
    }
}
truth-AllLifted = Dans l’ordre des gobelets, il y avait { $things }.
ending-Lifted = { $seat_is ->
    [me] Vous avez soulevé { $cup } : { $thing }.
   *[other] { $seat } a soulevé { $cup } : { $thing }.
}
