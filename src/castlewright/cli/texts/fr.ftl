# Ce que dit la ligne de commande.
play-did = { $name } : { $action }
play-did-secretly = { $name } a choisi.
play-hint = Conseil : { $action } — { $reason }.
play-prompt = Votre action (? pour l'aide) : 
play-help = Tapez une action comme dans la liste, ou son numéro. list : toutes les actions ; hint : conseil ; undo : annuler ; sheet : les points ; quit : sauver et quitter.
play-refused = Impossible : { $reason }
play-no-number = Ce numéro n'existe pas ; choisissez de 1 à { $count } dans la liste.
play-no-undo = Rien ne peut être annulé : quelque chose a été révélé, ou d'autres ont continué.
play-undone = Annulé.
play-saved = La partie est sauvée dans { $path }. Pour continuer :
play-over = La partie est finie.
play-actions = Actions
play-log = Ce qui s'est passé
play-type = Tapez une action, ou choisissez avec les flèches et Entrée
play-thinking = { $name } réfléchit
key-undo = Annuler
key-hint = Conseil
key-sheet = Feuilles
key-save = Sauver
key-quit = Sauver et quitter
replay-step = Étape { $step } sur { $steps }
replay-checked = Tous les chiffres concordent sur { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
