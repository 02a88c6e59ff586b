# Ce que disent tous les jeux.

seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Jaune
seat-4 = Violet
seat-5 = Turquoise

Opened = Une nouvelle partie commence. Le sceau du hasard est { $commitment }.
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
Unsealed = Le sceau est ouvert : { $secret }.
Confirm = J'ai vu.
ask-confirm = Regardez bien, puis confirmez : vous ne le reverrez plus.
ask-meanwhile = Vous pouvez faire quelque chose en attendant.
