# Ce que dit la ligne de commande.
play-did = { $name } : { $action }
play-did-secretly = { $name } a choisi.
play-hint = Conseil : { $action } — { $reason }.
play-hint-other = Ou : { $action } — { $reason }.
play-hint-figures = ({ $win } % de victoires, { $margin } points dans les parties simulées)
play-hint-exact = (calculé jusqu’à la fin)
play-prompt = Votre action (? pour l’aide) : 
play-help = Tapez une action comme dans la liste, ou son numéro. list : toutes les actions ; hint : conseil ; undo : annuler ; sheet : les points ; quit : sauver et quitter.
play-refused = Impossible : { $reason }
play-no-number = Ce numéro n’existe pas ; choisissez de 1 à { $count } dans la liste.
play-no-undo = Rien ne peut être annulé : quelque chose a été révélé, ou d’autres ont continué.
play-undone = Annulé.
play-saved = La partie est sauvée dans { $path }. Pour continuer :
play-curtain = { $name }, appuyez sur Entrée
play-not-saved = La partie n’a pas pu être sauvée ({ $reason }). Voici son relevé :
play-unsaveable = impossible de sauver une partie ici ({ $reason }) ; choisissez un autre dossier avec --save-dir
play-over = La partie est finie.
play-actions = Actions
play-log = Ce qui s’est passé
play-type = Tapez une action, ou choisissez avec les flèches et Entrée
play-thinking = { $name } réfléchit
key-undo = Annuler
key-hint = Conseil
key-sheet = Feuilles
key-save = Sauver
key-quit = Sauver et quitter
join-name = Votre nom à la table : 
join-needs-name = la table demande un nom ; donnez-le avec --name
join-no-server = aucun serveur ne répond à { $origin } ({ $reason }) ; vérifiez le lien, ou lancez-en un avec : castlewright serve
join-not-ours = { $origin } ne répond pas comme un serveur Castlewright ; vérifiez le lien
join-other-protocol = le serveur a la version { $version }, qui parle un autre protocole ; installez cette version ici
join-which-table = donnez le lien d’une table, ou son code après l’adresse ; tables présentes : { $tables }
join-refused = le serveur { $origin } ne vous laisse pas entrer ; demandez un nouveau lien
join-lost = La connexion est perdue ; nouvel essai…
join-left = Vous avez quitté la table ; votre place reste la vôtre. La même commande vous y ramène.
join-lobby = La table { $code } attend son départ.
join-open = place libre
join-seat = place { $number }
join-spectator = un spectateur
join-waiting = On attend { $names }
join-said = { $name } dit : { $text }
join-nudged = { $name } vous rappelle que c’est votre tour.
join-wished = { $name } montre { $place }
join-help = Tapez une action comme dans la liste, ou son numéro. list : toutes les actions ; hint : conseil ; undo : annuler ; sheet : les points ; say TEXTE : parler à la table ; start : commencer, pour l’hôte ; quit : quitter, votre place reste la vôtre.
key-start = Commencer
key-leave = Quitter
replay-step = Étape { $step } sur { $steps }
replay-checked = Tous les chiffres concordent sur { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
report-title = Ce que disent les parties
report-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
report-unfinished = { $count ->
    [one] { $count } partie inachevée laissée de côté
   *[other] { $count } parties inachevées laissées de côté
}
report-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
report-people = personnes
report-player = Joueur
report-played = Parties
report-wins = Victoires
report-mean = Score moyen
report-range = Min–max
report-table = Les joueurs
report-table-about = Les victoires partagées sont divisées.
report-scores = Répartition des scores
report-scores-about = Part des parties de chaque joueur avec environ ce score ; les traits interrompus sont les moyennes.
report-points = Points
report-share = Part des parties
report-seat-wins = Les bonnes places
report-seat-about = Victoires par place, intervalles à 95 % ; le trait interrompu est la part équitable.
report-seat = Place { $number }
report-win-share = Victoires
report-length = Durée des parties
report-actions = Actions de tous les joueurs
report-worth = Ce que valait chaque tuile ou pièce
report-worth-about = Points rapportés en moyenne par l’une d’elles ; d’une longue liste, les meilleures et les moins bonnes.
