# Ce qu'un modèle de langue entend en plus des mots de son jeu, en français.

llm-who = { $is_named ->
    [yes] Vous jouez à { $title }, un jeu de déduction, avec d'autres autour d'une table. Vous êtes { $me }.
   *[no] Vous jouez à un jeu de déduction avec d'autres autour d'une table. Vous êtes { $me }.
}
llm-seats = Les places, dans le sens des aiguilles d'une montre, par numéro : { $seats }.
llm-line = - { $name } : { $value }
llm-yes = oui
llm-no = non
llm-options = Cette table joue avec :
llm-sought = Ce que vous cherchez. De chaque sorte, un seul fait est vrai ; un fait s'écrit chose@lieu :
llm-of-these = { $size } d'entre eux, en liste :
llm-vocabulary = Comment les choses s'écrivent en JSON, et en mots :
llm-how-listed =
    Comment répondre : par un seul objet JSON sur une ligne, où "choice" est le numéro de votre choix : {"{"}"choice": 3{"}"}. Là où seule la forme de nombreux choix est donnée, écrivez le choix lui-même : {"{"}"choice": {"{"}"type": "…", …{"}"}{"}"}. Le numéro seul est compris aussi. Ce qui n'est pas proposé compte comme une réponse illégale.
llm-how-open =
    Comment répondre : par un seul objet JSON sur une ligne, où "choice" est votre choix : {"{"}"choice": {"{"}"type": "…", …{"}"}{"}"}. Les sortes de choix sont données chaque fois, mais non lesquels la règle permet maintenant ; ce qu'elle ne permet pas compte comme une réponse illégale.
llm-how-beliefs =
    Dans le même objet, "beliefs" dit si chaque fait est probable, de 0 à 1 : {"{"}"choice": 3, "beliefs": {"{"}"chose@lieu": 0.25{"}"}{"}"}. Ne dites 1 ou 0 que de ce qui est certain. Donnez tous les faits de ce que vous cherchez ; vous pouvez en ajouter d'autres.
llm-how-notes =
    Dans le même objet, "notes" peut être un court texte pour vous-même : vous le retrouvez à votre prochain choix, et rien d'autre de ce que vous avez pensé.
llm-answer = Répondez par un seul objet JSON sur une ligne : {"{"}"choice": …{"}"}
llm-answer-beliefs = Répondez par un seul objet JSON sur une ligne : {"{"}"choice": …, "beliefs": {"{"}…{"}"}{"}"}
llm-notes = Vos notes : { $notes }
llm-wrong-unreadable = Votre dernière réponse n'a pas été prise : on n'y lit aucun choix.
llm-wrong-not-offered = Votre dernière réponse n'a pas été prise : ce choix n'est pas proposé maintenant.
