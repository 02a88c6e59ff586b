# What the page says at home and everywhere, in French.

skip = Aller au contenu
home = Deductio : accueil
settings = Réglages
sound = Sons
vibration = Vibration quand c’est mon tour
theme = Thème
theme-auto = comme mon appareil
theme-light = clair
theme-dark = sombre

# Home
slogan = Une affaire vous attend
welcome = Des jeux de déduction de un à six : regarder, demander, réfléchir, et savoir avant les autres.
games = Jeux
join-code = Rejoindre avec un code
join = Rejoindre
code-form = Un code a dix lettres ou chiffres, comme K7XQ29BNDA.
seats-count = { $few ->
    [1] { $many ->
        [1] 1 joueur
       *[other] 1 à { $many } joueurs
    }
   *[other] { $few } à { $many } joueurs
}
minutes = { $few }–{ $many } min
play-now = Jouer
create-table = Créer une table
rules = Règles
my-tables = Mes tables
no-tables = Aucune partie en cours. Choisissez un jeu ci-dessus.
open-tables = Tables ouvertes
my-finished = Mes parties finies
no-finished = Les parties finies seront gardées ici.
gathering = on s’installe

# New table
level-random = Robot : au hasard
level-rookie = Robot : débutant
level-careful = Robot : appliqué
level-inspector = Robot : inspecteur
level-sleuth = Robot : fin limier
level-master = Robot : maître
level-other = Robot : { $name }
level-other-explained = Le robot de quelqu’un d’autre, admis par qui tient cette maison.
options = Options
help = Aide du carnet
help-by-seat = Une aide différente pour chaque place
help-of-seat = Aide à la place { $number }
help-none = aucune
help-none-explained = Rien n’est noté pour vous.
help-told = ce qu’on vous a dit
help-told-explained = Ce qu’on vous a dit est noté ; réfléchir est votre affaire.
help-proven = ce qui est prouvé
help-proven-explained = Ce qui est certain se remplit tout seul, et vous pouvez demander pourquoi.
help-odds = le prouvé et les chances
help-odds-explained = De même, avec les chances de tout le reste.

# Gathering
nickname = Votre nom
keep-name = Garder

# Table
me = (vous)

# Result and replay
replay = Revoir

# Pourquoi quelque chose n’a pas été fait
refused-no-line = Le serveur ne répond pas. Réessayez dans un moment.
refused-our-fault = Quelque chose s’est mal passé ici. Ce n’est pas votre faute.
refused-too-often = C’était très rapide. Attendez un petit moment.
refused-too-many-connections = Trop de tables sont ouvertes d’ici. Fermez-en une.
refused-too-many-tables = Vous avez trop de tables. Terminez-en d’abord quelques-unes.
refused-tables-today = Vous avez ouvert énormément de tables aujourd’hui. Revenez demain.
refused-too-many-bots = Trop de robots jouent à vos tables. Terminez d’abord quelques parties.
refused-too-many-looks = Vous demandez trop à la fois. Attendez un petit moment.
refused-not-understood = Le serveur n’a pas compris.
refused-nothing-here = Il n’y a rien ici.
refused-no-game = Ce jeu n’existe pas ici.
refused-no-table = Il n’y a pas de table avec ce code.
refused-no-level = Ce jeu n’a pas de robots de ce niveau.
refused-no-chair = Cette chaise n’existe pas.
refused-not-over = La partie n’est pas encore finie.
refused-game-over = La partie est finie.
refused-not-kept = Cela n’a pas pu être gardé. Réessayez.
refused-table-closed = Cette table est fermée.
refused-banned = Vous ne pouvez plus entrer ici.
refused-wrong-seats = Ce jeu n’est pas pour ce nombre de joueurs.
refused-wrong-option = Une option de cette table ne peut pas être ainsi.

# Choix définitifs, et choix que l’on presse
possible-after = { $seconds ->
    [one] Ce sera possible dans { $seconds } seconde.
   *[other] Ce sera possible dans { $seconds } secondes.
}
put-away = Retirer de ma liste
put-away-means = Cette partie quitte votre liste. Les autres la gardent dans la leur.
put-away-running = Cette table quitte votre liste. Votre place reste la vôtre : il faudra le lien pour revenir.
put-away-yes = Retirer
put-away-not = Garder

# Les grands moments, hors jeu, la fin
ended-won = Gagnée
ended-won-together = Gagnée ensemble
ended-lost = Perdue : place { $place } sur { $seats }
ended-unsolved = Non résolue
ended-solved = Résolue

# Noms
nickname-instead = Votre nom (pour l’instant { $name })
quick = Jouer maintenant : niveau des robots, carnet : { $help }
level-random-plain = au hasard
level-rookie-plain = débutant
level-careful-plain = appliqué
level-inspector-plain = inspecteur
level-sleuth-plain = fin limier
level-master-plain = maître
level-random-explained = Prend n’importe quel choix permis, sans réfléchir.
level-rookie-explained = Joue simplement et se trompe comme tout le monde : vous gagnez souvent.
level-careful-explained = Note ce qui est dit et qui n’a pas pu répondre, mais combine peu : partie détendue.
level-inspector-explained = Note tout et tire chaque conclusion certaine : partie équilibrée.
level-sleuth-explained = Pèse les chances et voit plus loin : difficile à battre, et un solide partenaire.
level-master-explained = Cherche plus loin et lit dans les choix des autres : le plus redoutable.

# Les tables d’une équipe, et les places par qui s’y assied
weak-partner = Un débutant fait des erreurs que toute l’équipe paie ; le meilleur partenaire ici : { $best }.

# La campagne
campaign = Campagne
refused-no-campaign = Vous n’avez pas de campagne de ce genre.
refused-no-scenario = Ce scénario n’existe pas.
refused-campaign-option = Dans une campagne, cela ne se choisit pas.
refused-too-many-campaigns = Vous avez trop de campagnes. Quittez-en d’abord quelques-unes.

# Ce qui n’est dit qu’à certains
refused-name-kept = Vous connaissez la solution : votre nom reste le même jusqu’à la fin.

# Plusieurs personnes à une place

# La couleur d’une place

# Parties guidées et conseils
lesson = Partie guidée
learn = Apprendre
learn-go-on = Continuer à apprendre
welcome-learn = Première visite ? « Apprendre » enseigne un jeu tout en y jouant.
refused-no-lesson = Ce jeu n’a pas de partie guidée.

# Les indices du coach

# Une page à soi
me-lead = Ma page : parties et progrès
review = Bilan

# La troupe
refused-no-member = Personne de la troupe ne s’appelle ainsi.

# À quel niveau on joue tout de suite
suggested = Proposé : { $level }
suggested-first = Robots : { $level }, pour commencer.
suggested-partner = Robots à vos côtés : { $level }, le meilleur partenaire.
suggested-up = Robots : { $level }, un niveau de plus : vous avez gagné { $won } de vos { $games } dernières parties.
suggested-down = Robots : { $level }, un niveau de moins : vous avez gagné { $won } de vos { $games } dernières parties.
suggested-same = Robots : { $level }, comme à votre dernière partie.
suggested-own = Robots : { $level }, comme vous l’avez choisi.

# L’affaire du jour, sur l’étagère
level-witness = Témoin
day-case = L’affaire du jour
day-three-and-one = Trois énigmes et une affaire entière, les mêmes pour tout le monde aujourd’hui.
day-done = Vous avez tout fait. Une nouvelle affaire vous attend demain.
day-streak = { $days ->
    [one] une série d’un jour
   *[other] une série de { $days } jours
}
# Énigmes
puzzles = Énigmes
