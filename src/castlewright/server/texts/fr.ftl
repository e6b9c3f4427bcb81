# Ce que le serveur de jeu dit aux gens.
event-started = La partie commence.
event-acted = { $name } : { $action }
event-acted-secretly = { $name } a choisi.
event-undone = { $action ->
    [""] { $name } reprend un coup.
   *[other] { $name } reprend : { $action }
}
event-revealed = Quelque chose est dévoilé.
event-finished = La partie est terminée.
event-bot-took-over = Un robot joue à la place de { $name }.
event-person-returned = { $name } est de retour.

undo-last = Reprendre : { $action }
undo-off = À cette table, on ne reprend pas de coup.
undo-nothing = Il n’y a rien à reprendre.
undo-final = Un choix secret est définitif.
undo-revealed = Quelque chose a été dévoilé depuis.
undo-built-on = D’autres ont continué à partir de là.

error-bad-message = Le message est incompréhensible : { $reason }
error-bad-value = Cela ne peut pas servir : { $reason }
error-unknown-name = Ce nom est inconnu : { $reason }
error-breaks-rule = Cela enfreint une règle : { $reason }
error-check-failed = Un chiffre enregistré est faux : { $reason }
error-not-signed-in = Dites d’abord votre nom.
error-bad-link = Ce lien ne donne pas, ou plus, droit à une place.
error-foreign-page = Cette page n’a pas le droit de parler au serveur.
error-not-host = Seul l’hôte peut le faire.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-allowed = Ce n’est pas permis ici.
error-no-table = Il n’y a pas de table { $code }.
error-not-found = Il n’y a rien ici.
error-method-not-allowed = On ne peut pas le demander ainsi.
error-not-acceptable = Le serveur n’a pas de réponse de ce genre.
error-already-started = La partie a commencé.
error-already-seated = Vous avez une autre place à cette table.
error-illegal-action = Ce n’est pas possible maintenant : { $reason }
error-no-undo = Ce coup ne peut plus être repris.
error-no-person = Il n’y a personne à remplacer à cette place.
error-not-absent = Cette personne n’est pas absente depuis assez longtemps.
error-not-finished = La partie n’est pas terminée.
error-not-started = La partie n’a pas commencé.
error-not-your-turn = Ce n’est pas votre tour.
error-old-seq = La partie a continué entre-temps.
error-seat-taken = Cette place est prise.
error-seats-open = Une place est encore libre.
error-take-backs-off = À cette table, on ne reprend pas de coup.
error-talk-closed = On ne parle pas pendant le choix secret des tuiles.
error-too-large = C’est trop grand.
error-bad-format = Le serveur ne lit que du JSON.
error-wrong-protocol = Le serveur et la page sont de versions différentes ; rechargez la page.
error-too-many = Trop à la fois ; attendez un instant.
error-failed = Le serveur a fait une erreur. Rien n’est perdu.
error-help-failed = Aucune aide n’est disponible pour le moment.
error-storage-busy = Le serveur n’a pas pu l’enregistrer ; réessayez.
error-storage-failed = La base de données du serveur ne répond pas ; réessayez.
error-storage-full = Le disque du serveur est plein : plus rien ne peut être enregistré.
