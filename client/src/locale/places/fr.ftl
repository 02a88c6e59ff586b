# What every place but home says besides, in French: loaded with the first of them.

close = Fermer
loading = Un instant…
back-home = Retour à l’étagère
done = C’est fait.
nothing = –

# Home
no-game = Ce jeu n’existe pas.

# New table
new-table = Nouvelle table
new-table-of = Nouvelle table : { $game }
seats = Places
seat-number = Place { $number }
chair-me = Moi
chair-person = Une personne qui a le lien
add-seat = Une place de plus
remove-seat = Enlever la place { $number }
no-options = Ce jeu n’a pas d’options.
manners = À la table
clock = Pendule
clock-none = pas de pendule
clock-move-30 = 30 secondes par choix
clock-move-60 = 1 minute par choix
clock-move-180 = 3 minutes par choix
clock-bank-5 = 5 minutes chacun, et 10 secondes de plus par choix
clock-bank-10 = 10 minutes chacun, et 15 secondes de plus par choix
talk-is-none = pas de discussion
talk-is-phrases = phrases toutes prêtes
talk-is-free = texte libre
listed = Ouverte à tous
listed-explained = Tout le monde trouve la table sur la page d’accueil.
watch = Spectateurs
watch-explained = Qui a le lien peut regarder ; on y voit ce que tout le monde entend.
value-true = oui
value-false = non

# Gathering
invite = Faire venir les autres
links = Liens
invite-explained = Envoyez ce lien, dites le code, ou faites lire l’image à un téléphone.
qr = Le lien de cette table en code QR
copy = Copier
copied = Copié
not-copied = Copie impossible
seat-link = Jouer sur un autre appareil
seat-link-explained = Ce lien ouvre votre place une seule fois, sur un appareil de plus : ne le montrez à personne d’autre.
devices = Appareils qui ont votre place
device-me = Cet appareil
device-first = L’appareil qui s’est assis
device-invited = Un lien que personne n’a encore ouvert
device-phone = Téléphone
device-computer = Ordinateur
device-program = Programme
device-since = { $what }, depuis le { $since }
device-revoke = Renvoyer
open-seat = libre
sit = S’asseoir ici
seat-bot = Mettre un robot
remove = Retirer
start = Commencer
seats-open = Il faut d’abord que chaque place soit prise.
shares-open = La part de chacun dans le hasard s’ouvre…
host-starts = L’hôte lance la partie.
leave = Partir

# Table
no-table = Cette table n’est pas ici
closed-table = Cette table est fermée
closed-4001 = Cet appareil n’a plus cette place
closed-4003 = Vous ne pouvez pas regarder cette table
players = Joueurs
away = n’est pas là
is-asked = doit choisir
watchers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
your-choices = Vos choix
your-turn = À vous
game-over = La partie est finie.
how-it-ended = Comment elle a fini
sending = Envoyé…
wait = Un instant…
waiting-for = On attend { $names }.
meanwhile = En attendant, vous pouvez
pick-first = Choisissez-en un de chaque
pick-more = { $missing ->
    [one] Encore un
   *[other] Encore { $missing }
}
beside = À côté du plateau
notebook = Carnet
log = Journal
talk = Discussion
line-lost = La connexion est perdue. Elle revient toute seule, et rien n’est perdu.
watching = Vous regardez. Vous voyez ce que tout le monde entend.
bot-plays-for-me = Un robot joue pour vous.
take-back = Reprendre ma place
is-away = { $name } n’est pas là.
give-to-bot = Laisser jouer un robot
everyone-here = Tout le monde est là.

# The story
story = Ce qui s’est passé
story-left-out = { $count ->
    [one] Avant cela, il s’est passé encore une chose.
   *[other] Avant cela, il s’est passé encore { $count } choses.
}
story-skip = Aller au présent
story-again = Que s’est-il passé depuis mon dernier tour ?
story-menu = Rythme, journal, touches
story-more = Toute l’histoire
story-less = Seulement les dernières phrases
pace = Le rythme du récit
pace-calm = calme
pace-normal = normal
pace-brisk = vif
pace-at-once = d’un coup
bots-at-once = Laisser les robots jouer d’un coup
keys = Touches
key-space = Espace
key-skip = Aller au présent
key-again = Que s’est-il passé depuis mon dernier tour ?
key-log = Toute l’histoire
key-keys = Montrer les touches
key-tab = Aller au choix suivant, et le prendre
key-escape = Fermer ce qui couvre la table

# Notebook
notebook-watching = Les spectateurs n’ont pas de carnet.
notebook-empty = Il n’y a encore rien à noter.
notebook-memory = À cette place on joue de mémoire, sans carnet.
pens = Ce qu’un clic écrit
mark-none = vide
mark-no = non
mark-yes = oui
mark-maybe = peut-être
mark-erase = effacer
pen-note = note
proven-yes = prouvé : oui
proven-no = prouvé : non
place-solution = solution
place-unused = inutilisée
place-faceup = face visible
place-sleeve = perdue
place-pile = pile
the-ring = La rue : choisissez un bâtiment
still-possible = { $left ->
    [1] { $place } : encore 1 indice possible sur 8
   *[other] { $place } : encore { $left } indices possibles sur 8
}
why = Pourquoi ?
thinking = Je réfléchis…

# Talk
phrases = Phrases toutes prêtes
phrase-hello = Bonjour !
phrase-thinking = Je réfléchis…
phrase-nice = Bien joué !
phrase-oops = Oups !
phrase-hurry = C’est à vous !
phrase-thanks = Merci
phrase-again = On rejoue ?
phrase-bye = Au revoir
talk-empty = Personne n’a encore rien dit.
talk-none = On ne discute pas à cette table.
say-something = Dire quelque chose
say = Dire
mute = Ne plus entendre { $name }
unmute = Entendre de nouveau tout le monde
report = Signaler { $name }
report-explained = Les responsables de ce serveur le liront.
report-send = Signaler
reported = Merci, c’est signalé.

# Result and replay
seal-honest = Le sceau est intact : personne n’a arrangé le hasard.
seal-broken = Le sceau ne correspond pas : ne vous fiez pas à cette partie.
luck-shared = Votre propre part est dans son hasard, et toutes les autres sont comme promises.
luck-late = Votre propre part n’a pas été ouverte à temps et n’est pas dans son hasard.
luck-broken = Mais les parts dans son hasard ne sont pas comme promises : ne vous fiez pas à cette partie.
seal-unchecked = Le sceau n’a pas pu être vérifié.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
replay-of = Revoir : { $game }
analyse = Analyser
analysis = Analyse
analyse-pick = Choisissez en haut par quels yeux regarder : vous verrez alors ce qu’on pouvait savoir.
could-know = Ce que { $name } pouvait savoir ici, à coup sûr et avec quelles chances :
because = { $name } a choisi cela parce que :
because-not-kept = La raison du choix de { $name } n’a pas été gardée.
play-again = Rejouer ensemble
go-next = À la partie suivante
no-replay = Cette table ne peut pas être revue
no-seat = Ce lien de place ne marche pas
seen-by = Vu par
the-eye = l’œil qui voit tout
step = Étape
step-first = Au début
step-back = Une étape en arrière
step-next = Une étape en avant
step-last = À la fin
step-of = { $step } sur { $all }
run = Laisser défiler
stop = Arrêter
share = Partager

# What is picked in a choice
field-card = Quelle carte ?
field-first = D’abord
field-second = Puis
field-seat = Qui ?
field-seats = Qui ?
field-steps = À combien de pas ?
field-position = Où ?
field-place = Où ?
field-cell = Où ?
field-room = Dans quelle pièce ?
field-suspect = Qui est coupable ?
field-weapon = Avec quoi ?
field-tokens = À propos de quoi ?
field-kind = Quelle sorte ?
field-slots = Quelles cases ?
field-skills = Que pouvez-vous faire ?
field-characteristic = Quelle caractéristique ?
field-value = Laquelle ?
field-deck = Quelle pile ?
field-character = Qui ?
field-line = Quelle ligne ou colonne ?
field-token = Avec quel jeton ?
field-discard = Lequel défausser ?
field-window = Quelle zone ?
field-clue = Quel indice ?
field-colour = Quelle couleur ?
field-phrase = Que dites-vous ?
field-subject = À propos de quoi ?

# Notebook: marks, what was told, how far
mark-one = une de celles-ci
mark-one-of = une de celles-ci, groupe { $groups }
undo = Annuler
redo = Refaire
is-bound = une parmi plusieurs, on ne vous a pas dit laquelle
seen-by-others = vue par { $names }
ask-why = demander pourquoi
you-were-told = On vous a dit :
told-open = { $count ->
    [one] 1 piste
   *[other] { $count } pistes
}
flags = Vos marques impossibles
flag-told = c’est impossible. On vous a dit : { $told }
flag-proven = c’est impossible : le contraire est prouvé. Touchez la case pour voir pourquoi.
how-far-0 = Presque tout est ouvert.
how-far-1 = Une première piste.
how-far-2 = Beaucoup est écarté.
how-far-3 = Presque tout est écarté.
how-far-4 = Tout près du but.
how-far-5 = Vous savez !
how-far-numbers = Chose par chose, réponses encore possibles : { $left } sur { $all }. Façons de tout placer : { $worlds }.
explain-pen-no = Écrit ✕ : ce n’est pas là. Une deuxième fois vide la case.
explain-pen-yes = Écrit ✓ : c’est là.
explain-pen-maybe = Écrit ? : peut-être.
explain-pen-one = Relie des cases : touchez-en deux ou plus, l’une d’elles est la bonne. Reprenez ce crayon pour le groupe suivant.
explain-pen-erase = Efface ce que vous avez écrit.
explain-pen-note = Votre propre signe, quatre lettres au plus : tapez-le, puis touchez des cases.
explain-undo = Annule votre dernière marque (Ctrl+Z).
explain-redo = La remet (Ctrl+Maj+Z).

# What things are, said beside them
explain-seat = { $name } joue avec cette couleur et cette forme : elles marquent tout ce qui est à cette personne.
explain-seat-me = C’est vous : cette couleur et cette forme marquent tout ce qui est à vous.
explain-bot = Un programme joue ici : { $level }.
explain-bot-for = Un programme remplace { $name } pour l’instant : { $level }.
explain-away = { $name } n’a pas de connexion en ce moment ; la table attend.
explain-asked = La partie attend { $name }.
explain-watchers = Des gens qui regardent ; ils ne voient que ce que tout le monde entend.

# Choix définitifs, et choix que l’on presse
sure = C’est bien ce que vous voulez ?
sure-yes = Oui, c’est mon choix
sure-no = Choisir à nouveau
sure-never = Ne plus demander (se change sous « Places »)
asked-to-answer = On vous demande
magnifier = Lequel ? L’endroit, en plus grand
time-was-up = Votre temps était écoulé, voici ce qui a été choisi pour vous : { $choice }
my-seat = Ma place
leave-table = Partir pour l’instant
leave-means = Vous pouvez partir et revenir : la place reste la vôtre, et les autres attendent autant que la pendule le permet.
resign = Abandonner …
resign-means = Si vous abandonnez, un robot joue votre place jusqu’au bout, avec les mêmes règles. Vous ne pourrez pas la reprendre.
resign-yes = Abandonner pour de bon
resign-not = Continuer à jouer
ask-before-final = Me demander avant un choix définitif

# Les grands moments, hors jeu, la fin
stage-ok = OK
stage = Les grands moments restent
stage-until-ok = jusqu’à OK
stage-awhile = six secondes
stage-never = pas du tout
out-hurry = Aller à la fin
you-are-out = Vous ne jouez plus
out-leave = Vers l’accueil

# Noms
own-pawn = vous
more-options = Plus d’options
played-before = { $what } · déjà jouée
my-help = Ce que fait mon carnet

# Rules
rules-all = Toutes les règles
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-found = { $count ->
    [0] Rien à ce sujet. Essayez un autre mot.
    [one] Une section
   *[other] { $count } sections
}

# Keys
key-choice = Prendre le choix qui porte ce signe
key-ok = Dire OK à un grand moment

# Les tables d’une équipe, et les places par qui s’y assied
seat-named = Place { $number } ({ $who })
talk-together = Vous gagnez ou perdez ensemble : on ne dit rien de plus que ce que le jeu permet.

# La campagne
campaign-of = Campagne : { $game }
campaign-explained = Une longue histoire en scénarios. Ce que vous gagnez est gardé pour votre groupe : tous ceux qui en jouent une partie avec vous.
campaign-none = Ce jeu n’a pas de campagne.
campaign-instead = Vous voulez jouer un scénario après l’autre, comme une seule histoire ?
campaign-to = Vers la campagne
campaign-whose = La campagne de qui
campaign-alone = En solo
campaign-with = Avec { $names }
campaign-won-short = { $won } gagné{ $won ->
    [0] { "" }
    [1] { "" }
   *[other] s
}
campaign-new = Commencer une nouvelle campagne
campaign-won-count = { $won ->
    [0] Aucun scénario gagné
    [1] 1 scénario gagné
   *[other] { $won } scénarios gagnés
} sur { $all }
campaign-is-won = La campagne est gagnée !
campaign-running = Retour à la partie en cours
campaign-begin-with = Commencer : { $scenario }
campaign-continue-with = Continuer : { $scenario }
campaign-continue = Continuer la campagne
campaign-try-again = Réessayer
campaign-all-won = Tous les scénarios sont gagnés. Rejouez ceux que vous voulez, peut-être en plus difficile.
campaign-unlocked = À débloquer
campaign-any-order = Vous pouvez jouer les scénarios dans l’ordre que vous voulez ; ce qui n’est pas débloqué manque alors.
campaign-has = Débloqué
campaign-locked = Se débloque avec { $scenario }
campaign-unlocks = Une victoire débloque { $things }.
campaign-unlocked-it = Débloqué : { $things }.
campaign-next = C’est la suite
campaign-levels = Difficulté
campaign-won = gagné
campaign-not-won = pas encore gagné
campaign-play = Jouer
campaign-replay = Rejouer
campaign-lost = Rien n’est perdu dans la campagne : réessayez ce scénario, ou un autre.
campaign-comes-next = Ensuite : { $scenario }.
campaign-leave = Quitter cette campagne …
campaign-leave-others = Elle disparaît de votre liste ; les autres la gardent. Pour y revenir, jouez avec eux.
campaign-leave-last = Il n’y a personne d’autre dans ce groupe : tout ce que vous y avez gagné sera perdu.
campaign-leave-yes = La quitter
campaign-leave-not = La garder

# Ce qui n’est dit qu’à certains
talk-apart = Vous avez vu la solution : jusqu’à la fin, seules les autres personnes hors jeu vous entendent.
among-out = seulement hors jeu

# Plusieurs personnes à une place
team = Équipe { $number }
team-colon = { " " }:
team-names = { $team } : { $names }
join-team = Rejoindre cette équipe
mate-link = Inviter quelqu’un dans votre équipe
mate-link-explained = Ce lien ouvre votre équipe à une personne de plus, une seule fois : ne le montrez pas à l’autre équipe.
device-mate = De votre équipe
talk-team = Seulement à votre équipe
talk-team-only = Seule votre équipe vous entend.
among-team = seulement à l’équipe
leave-team = Quitter l’équipe
leave-team-yes = Oui, je la quitte
leave-team-means = Si vous quittez votre équipe pour de bon, les autres continuent sans vous.
proposal = Proposé à votre équipe
proposed-by = { $name } veut faire ceci. Cela compte si quelqu’un d’autre de l’équipe est d’accord.
proposed-waits = Quelqu’un d’autre de votre équipe doit être d’accord.
proposed-alone = Personne d’autre de votre équipe n’est là : vous pouvez décider sans eux.
proposal-yes = D’accord
proposal-no = Non
proposal-back = Retirer

# La couleur d’une place
my-colour = Votre couleur

# Parties guidées et conseils
learn-playing = Apprendre en jouant
learn-again = La partie guidée, encore
guide = Votre guide
guide-open = Ce que dit le guide
guide-next = Suite
guide-back = Retour
guide-go-on = Continuer
guide-ask = Que feriez-vous ?
guide-would = Je choisirais « { $choice } ».
what-next-play = Et maintenant ? Une vraie partie : contre des débutants, avec un hasard que personne n’a choisi.
play-rookies = Jouer contre des débutants
seal-lesson = Une partie guidée : son hasard était le nôtre, et le sceau montre que rien d’autre n’a été changé. Elle ne compte nulle part.
tips = Petits conseils
tips-off = Ne plus montrer de conseils
tip-choices = Tout ce que vous pouvez faire est dans cette liste, et aussi sur le plateau. La liste et le plateau s’éclairent l’un l’autre.
tip-marks = Votre carnet se remplit tout seul : une coche est certaine, une croix est exclue. Pressez une case pour ajouter vos propres marques.
tip-why = Une marque soulignée de points découle de ce qui a été dit. Pressez-la, puis « Pourquoi ? » : vous verrez comment on peut le savoir.
tip-log = Ce qui vient de se passer est ici. Le bouton aux trois points mène à toute l’histoire, et à la vitesse du récit.
tip-pace = C’était trop rapide ? L’horloge du récit raconte encore une fois tout ce qui s’est passé depuis votre dernier tour.

# Les indices du coach
hint = Coup de pouce
hints = Coups de pouce
hints-explained = Qui en demande apprend ce qui peut être prouvé : d’abord quel genre de chose, puis où regarder, puis la preuve.
hint-step = Étape { $step } sur 3
hint-next-1 = Où regarder ?
hint-next-2 = Montrez la preuve
hint-more = Que faire ?
hint-enough = Vous en savez assez : tout ce que vous cherchez peut être prouvé. À vous de jouer !
hint-explained = Dit si vous pourriez prouver quelque chose de nouveau : une étape à la fois, la réponse en dernier.

# Une page à soi
my-page = Ma page
me-explained = Pas de compte : ce navigateur suffit. Personne d’autre que vous ne voit cette page et ce visage.
another-face = Un autre visage
my-wins = Parties gagnées
my-accuracy = Précision
accuracy-explained = La part de ce que le meilleur choix aurait apporté que vos choix ont apportée : la moyenne de { $count } parties. Une partie compte une fois revue.
accuracy-none = Votre précision montrera ici vos progrès, à partir de { $count } parties revues d’un même jeu.
accuracy-is = Précision : { $percent } %
percent = { $percent } %
as-table = En liste
game = Jeu
with-whom = Les autres
with-people = des personnes
games-won = Gagnées
won-of = { $won } sur { $played }
review-of = Bilan : { $game }, { $when }
all-games = Les { $count } parties
next-steps = Et maintenant ?
next-review = Voyez quand vous auriez pu savoir : votre dernière partie perdue de { $game }
next-level = Vous gagnez souvent à { $game } : essayez des robots de niveau { $level }
next-game = Un jeu que vous ne connaissez pas encore : { $game }
next-nothing = Continuez à jouer : ce qui peut vous aider ensuite sera ici.

# La troupe
member-any = Surprenez-moi
member-of-seat = Le robot de la chaise { $number }
level-of-seat = Le niveau du robot de la chaise { $number }

# Le bilan d’une partie terminée
review-title = { $game } : ce qu’en dit le coach
review-seat = Pour
review-thinking = Le coach revoit la partie …
verdict = En bref
key-moments = Les moments qui ont compté
at-step = Étape { $step } :
better = Mieux :
bot-said = La raison du robot :
show-me = Montrez-moi
the-proof = La preuve
moment-not-claimed = C’était le moment de le dire
moment-against-proof = Contre une preuve
moment-could-know = Dès lors on pouvait savoir
moment-guessed-early = Deviné trop tôt
moment-gave-away = Des chances perdues
moment-weak-question = Une question faible
moment-asked-though-solved = Demandé, alors que tout était su
moment-looked-at-known = Regardé ce qui était connu
accuracy-judged = ({ $count } choix ont pu être jugés)
knowledge = Qui en savait combien, et quand
knowledge-explained = Plus la ligne est haute, plus il manquait pour tout savoir : chaque bit divise par deux ce qui est possible. Les marques du bas sont les moments ci-dessus. Appuyez pour voir le plateau à cet instant.
learn-from-this = À retenir
learn-from-explained = Ce qui a échappé, en énigme : pouvez-vous le prouver maintenant ? Le plateau montre où en était la partie.
puzzle-at = Après l’étape { $step }
puzzle-question = Laquelle de ces affirmations pouvait être prouvée ?
puzzle-try = Essayer
puzzle-right = Oui ! Voici la preuve :
puzzle-wrong = Pas celle-ci : elle ne peut pas encore être prouvée.
deal-look = Regardez, ce pourrait être ainsi : tout ce qui a été entendu concorde, et pourtant :

# Proofs, step by step
next-step = Étape suivante

# L’affaire du jour
day-case-of-then = L’affaire de ce jour-là
day-explained = La même pour le monde entier. Rien n’est à deviner ; un jour manqué n’interrompt pas votre série.
day-part = { $place ->
    [4] affaire : { $what }
   *[other] énigme { $place } : { $what }
}
square-open = pas encore
square-right = juste du premier coup
square-mended = juste à la fin
square-wrong = pas encore juste
square-fine = résolue dans le par
square-solved = résolue
square-unsolved = non résolue
day-puzzle = Énigme { $place }
day-puzzle-1 = La plus facile
day-puzzle-2 = Un peu plus difficile
day-puzzle-3 = La plus difficile
day-solve = Résoudre
day-look = Revoir
day-solo = L’affaire entière
day-luck = Les cartes de cette affaire sont les mêmes pour tout le monde : rien n’est mélangé à nouveau.
day-par = Le par est de { $par } : ce qu’il faut en moyenne à notre meilleur joueur, sur { $worlds } donnes compatibles avec ce que vous voyez au début.
day-par-short = par { $par }
day-investigate = Commencer
day-go-on = Continuer
day-solved-with = { $against ->
    [below] Résolue : { $asked }. C’est mieux que le par ({ $par }) !
   *[above] Résolue : { $asked }. Le par est de { $par }.
}
day-unsolved = Non résolue : { $asked }.
day-share = Votre résultat
day-share-solved = { $asked }, par { $par }
day-share-unsolved = { $asked }, non résolue
day-picture = Image
day-picture-saved = L’image est enregistrée.
day-friends = Entre amis
day-friends-explained = Créez un lien et envoyez-le à vos amis : qui l’ouvre apparaît ici avec son résultat du jour. Personne n’a besoin de compte.
day-group-new = Nouveau lien pour des amis
day-group-link = Lien pour les amis
day-group-leave = Quitter
day-joined = Vous voilà entre amis
day-joined-name = Voici le nom qu’ils voient. Vous pouvez le changer :
day-solutions = Les solutions de ce jour, avec les preuves
day-more = Autres jours
day-before = La veille
day-today = L’affaire d’aujourd’hui
day-archive = Tous les jours
day-all = Montrer les { $days } jours
day-back = Retour au jour
seal-case = Honnête : c’était l’affaire du jour, dont les cartes sont les mêmes pour tout le monde, et ce qui a été joué y correspond.
# Énigmes
puzzle = Énigme
puzzles-explained = Des positions de vraies parties, chacune avec une question qui peut être prouvée : rien n’est jamais à deviner.
puzzle-solve = Résoudre une énigme
puzzle-solve-of = Résoudre une énigme : { $game }
puzzle-grade = degré { $grade } sur 5
puzzle-grades = degrés { $low } à { $high }
puzzle-rating = cote { $rating }
my-rating = Ma cote : { $rating }
puzzle-solved = { $answered ->
    [one] { $solved } sur 1 résolue du premier coup
   *[other] { $solved } sur { $answered } résolues du premier coup
}
puzzle-streak = { $days ->
    [one] Un jour d’énigmes
   *[other] { $days } jours d’énigmes de suite
}
puzzle-mistakes = { $count ->
    [one] 1 à reprendre
   *[other] { $count } à reprendre
}
puzzle-themes = Thèmes : { $game }
theme-of-elimination = Éliminer
theme-of-counting = Compter
theme-of-difference = Croiser deux lignes
theme-of-supposition = Et si ?
theme-of-cases = L’un ou l’autre
puzzle-parts = Parties de l’énigme
puzzle-know = Ce que vous savez
puzzle-notebook = Carnet
puzzle-answer = Réponse
puzzle-mark-lines = Touchez les lignes qui font la preuve, si vous voulez.
own-proof = { $count ->
    [one] Votre preuve : la ligne { $lines }.
   *[other] Votre preuve : les lignes { $lines }.
}
own-proof-is-it = Exactement ce qu’il faut !
own-proof-spares = { $count ->
    [one] Elle tient, même sans la ligne { $lines }.
   *[other] Elle tient, même sans les lignes { $lines }.
}
own-proof-misses = { $count ->
    [one] Il faut aussi la ligne { $lines }.
   *[other] Il faut aussi les lignes { $lines }.
}
puzzle-counts = La première réponse compte ; à moitié après un indice, pas du tout après la preuve.
puzzle-counted = Essayez autant que vous voulez : seule la première réponse a compté.
puzzle-next = Énigme suivante
puzzle-right-now = Oui ! Voici la preuve.
puzzle-wrong-now = Ce n’est pas prouvé.
puzzle-change = Votre cote : { $before } → { $after } ({ $change })
puzzle-why-not = Pourquoi est-ce impossible ?
puzzle-wrong-ever = C’est impossible.
puzzle-proof = Voici la preuve :
deal-fits = (concorde)
key-answer = Donner cette réponse
no-puzzle = Pas d’énigme ici
my-puzzles = Mes énigmes
puzzle-history = Les dernières
puzzle-was-solved = résolue du premier coup
puzzle-was-hinted = résolue avec un indice
puzzle-was-mended = résolue finalement
puzzle-was-missed = pas encore résolue
puzzle-again = Revoir
puzzle-again-of = Revoir : { $game }, { $code }
puzzle-all = Toutes les { $count }
puzzle-hint-more = La suite de l’indice
puzzle-try-again = Essayer encore
puzzle-go = Résoudre
puzzle-to-answer = Répondre
puzzle-you = Vous
puzzle-code = Le code d’une énigme, ou un lien vers elle
puzzle-open = Ouvrir

# Pourquoi cela n’a pas été fait, là où l’accueil ne le demande jamais
refused-prove-alone = À cette table, chacun prouve les choses soi-même.
refused-not-certain = Ce n’est pas certain.
refused-no-fact = Cela n’existe pas dans ce jeu.
refused-no-step = Cette partie est plus courte que cela.
refused-no-coach = Personne n’a encore appris ce jeu au coach.
refused-no-puzzles = Il n’y a pas d’énigmes pour ce jeu.
refused-not-a-puzzle-code = Ce n’est pas le code d’une énigme. Vérifiez comment il s’écrit.
refused-puzzle-other-game = C’est une énigme d’un jeu qui n’est pas ici.
refused-puzzle-other-version = Cette énigme a été faite avec d’autres règles, ou autrement, que celles d’ici.
refused-no-puzzle = Cette énigme n’existe pas.
refused-no-puzzle-grade = Ce jeu n’a pas d’énigmes de ce degré.
refused-no-puzzle-answer = Cette réponse n’est pas parmi celles proposées.
refused-no-puzzle-hint = Cet indice n’existe pas.
refused-muted = Vous ne pouvez pas parler ici pour le moment.
refused-said-enough = Vous avez assez parlé à cette table.
refused-watchers-choose = Les spectateurs ne choisissent pas.
refused-watchers-silent = Les spectateurs ne parlent pas.
refused-watchers-notebook = Les spectateurs n’ont pas de carnet.
refused-one-phrase = Dites une phrase, ou une ligne de texte.
refused-not-said-here = Cela ne se dit pas à cette table.
refused-from-memory = À cette place on joue de mémoire.
refused-notebook-full = Ce carnet est plein.
refused-not-a-choice = Vous ne pouvez pas choisir cela maintenant.
refused-already-answered = Vous avez déjà répondu.
refused-not-asked = Ce n’est pas à vous.
refused-not-proposed = Ce n’est plus proposé.
refused-another-must-agree = Quelqu’un d’autre de votre équipe doit être d’accord.
refused-no-hints = À cette table, il n’y a pas de coups de pouce.
refused-look-first = Regardez d’abord, et confirmez ce que vous avez vu.
refused-not-a-day = Ce n’est pas un jour. Un jour s’écrit comme 2026-11-18.
refused-before-the-first = Il n’y avait pas encore d’affaire du jour. La première est celle du 1er novembre 2026.
refused-not-yet = Ce jour n’a encore commencé nulle part.
refused-day-not-over = Les solutions se montrent quand le jour est passé.
refused-no-case = Ce n’est pas l’affaire d’un jour.
refused-no-solo = Ce jeu n’a pas d’affaire à résoudre seul.
refused-no-group = Ce groupe n’existe pas. Redemandez le lien à vos amis.
refused-group-full = Ce groupe est complet.
refused-too-many-groups = Vous êtes dans beaucoup de groupes. Quittez-en un d’abord.
refused-help-of-the-day = À l’affaire du jour, tout le monde a la même aide.
refused-once-a-day = L’affaire d’un jour se joue une fois. Une nouvelle vous attend demain.
refused-no-puzzle-theme = Aucune nouvelle énigme de ce genre n’a été trouvée. Essayez un autre genre.
refused-no-mistakes = Il n’y a plus rien à reprendre. Bravo !
refused-puzzles-today = Vous avez résolu énormément d’énigmes aujourd’hui. Il y en aura d’autres demain.
refused-reports-today = Vous avez fait beaucoup de signalements aujourd’hui. Ils sont arrivés ; reposez-vous jusqu’à demain.
refused-dead-link = Ce lien a déjà servi ou a été retiré. Demandez-en un autre.
refused-no-device = Il n’y a pas d’appareil de ce genre à votre place.
refused-own-device = C’est l’appareil dont vous vous servez.
refused-too-many-devices = Cette place ne peut pas avoir d’autres appareils.
refused-wrong-secret = Ce n’est pas le secret d’une place à cette table.
refused-no-watching = Personne ne peut regarder à cette table.
refused-not-begun = La partie n’a pas commencé.
refused-not-opening = Les parts dans le hasard s’ouvrent quand l’hôte lance la partie.
refused-not-promised = Ce n’est pas la part du hasard qui a été promise.
refused-has-begun = La partie a déjà commencé.
refused-not-playing = On ne joue pas ici.
refused-other-rules = Cette partie a été jouée avec d’autres règles et ne peut plus être racontée.
refused-chair-taken = Cette chaise est prise.
refused-chairs-free = Il reste des chaises libres : attendez du monde, ou placez-y des robots.
refused-already-seated = Vous êtes déjà à cette table, sur une autre chaise.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-host-only = Seul l’hôte peut faire cela.
refused-nobody-to-replace = Il n’y a personne à remplacer à cette place.
refused-not-gone-long = Cette personne n’est pas partie depuis longtemps.
refused-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
refused-not-who-sat-down = Seule la personne qui s’est assise peut faire cela.
refused-help-fixed = Avec d’autres personnes, l’aide reste comme l’hôte l’a réglée.
refused-no-team = Personne ne partage votre place.
refused-no-teams = À cette table, chacun a sa place.
refused-team-full = Cette équipe est complète.
refused-team-knows = Cette équipe connaît la solution : personne ne la rejoint plus.
refused-colour-taken = Quelqu’un d’autre a choisi cette couleur.
