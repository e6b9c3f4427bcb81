# Le client du navigateur en français.
app-name = Castlewright
page-title = { $page } · Castlewright
skip-to-content = Aller au contenu
to-home = Accueil
nav-label = Pages principales
nav-play = Jouer
nav-rules = Règles
nav-replays = Parties revues
close = Fermer
cancel = Annuler
save = Enregistrer
copied = Copié
copy-link = Copier le lien
reload = Recharger
try-again = Réessayer
guest-name = Convive
problem-code = Pour signaler : { $code }

## Accueil
home-title = Quatre jeux de construction, à plusieurs et contre de bons robots
home-title-alone = Quatre jeux de construction contre de bons robots
home-lead = Jouez tout de suite ou sur plusieurs jours. Chaque point s’explique sur le plateau. Sans compte.
home-lead-alone = Chaque point s’explique sur le plateau. Sans compte ni serveur : tout se passe dans ce navigateur.
home-not-affiliated = Sans lien avec un éditeur. Les noms et les nombres sont des faits, les mots et les dessins sont les nôtres.
home-rules-title = Apprendre un jeu
rules-section = Règles { $section }
home-rules-words = Les règles dans nos propres mots, avec des exemples dessinés.
home-rules-link = Lire les règles
home-replays-title = Revoir une partie
home-replays-words = Vos parties finies, pas à pas, ou un fichier de partie.
home-replays-link = Ouvrir les parties
my-tables = Mes tables
no-tables = Pas encore de table. Jouez tout de suite, un clic suffit.
just-now = à l’instant
open-tables = Tables publiques
table-your-turn = À vous
table-their-turn = En cours
table-waits-for-players = Pas encore au complet
table-in-game = dans { $game } avec { $others }
to-the-table = Aller à la table
play-now = Jouer
with-friends = À plusieurs
play-now-against = { $bots ->
    [one] Partie immédiate contre un robot, niveau { $level }
   *[other] Partie immédiate contre { $bots } robots, niveau { $level }
}
game-players = { $least } à { $most } personnes
in-the-terminal = Bientôt dans le navigateur ; déjà dans le terminal
join-title = Rejoindre une table
join-by-code = Tapez le code que vous avez reçu.
join-button = Rejoindre

## Préparer, rejoindre, attendre
new-title = Préparer une table
new-lead = Les autres viennent par un lien, les robots prennent place tout de suite.
new-lead-alone = Les robots prennent place tout de suite, et la partie reste sur cet appareil.
new-seats = Qui joue
new-pace = Rythme
new-more = Plus
new-more-now = Activé : { $options }.
new-more-none = rien
new-open = Ouvrir la table
new-start = Commencer la partie
pace-live = En direct
pace-relaxed = Tranquille
pace-live-words = Tout le monde est là maintenant.
pace-relaxed-words = On joue quand on a le temps ; la partie peut durer des jours.
option-take-backs = Reprendre un coup
option-take-backs-words = Une tuile posée peut être reprise tant que personne n’a bâti dessus.
option-helping-figures = Chiffres d’aide
option-helping-figures-words = Chaque place montre ce qu’elle rapporterait.
option-hints = Conseils
option-hints-words = L’ampoule montre jusqu’à trois bonnes actions.
option-memory-aid = Aide-mémoire
option-memory-aid-words = Les mains que vous avez passées restent visibles pour vous.
option-public = Publique
option-public-words = Tout le monde sur ce serveur peut trouver la table et regarder.
option-chosen = { $option } : { $value }.
option-as-text = En texte ou depuis un fichier
option-row = Ligne
option-cell = { $list }, ligne { $row }, { $column }
option-file = Prendre un fichier
option-content = ou écrire ici
option-bad-text = La ligne { $line } est illisible. Manque-t-il une virgule, un crochet ou un guillemet ?
seat-me = vous
seat-number = Siège { $number }
seat-free = siège libre
seat-for-friend = Libre, sur invitation
seat-add = Ajouter un siège
seat-remove = Retirer le siège { $number }
seat-kick = Libérer ce siège
seat-host = hôte
seat-bot = robot, { $level }
seat-bot-plays = hors de la table, un robot joue
seat-thinking = réfléchit
seat-present = à la table
seat-away = hors de la table
seat-to-act = à jouer
bot-number = Robot { $number }
bot-of-level = Robot, { $level }
level = { $name ->
    [beginner] débutant
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[expert] expert
}
level-next = La prochaine fois, un autre niveau de robots vous conviendra : { $level }.
sit-down = S’asseoir
only-watch = Seulement regarder
watch = Regarder
table-full = Tous les sièges sont pris. Vous pouvez regarder, ou attendre ici : un siège qui se libère vous est proposé.
table-started = La partie a commencé. Vous pouvez regarder.
waiting-title = Salle d’attente
waiting-free = { $count ->
    [0] Tout le monde est là.
    [one] Un siège est libre.
   *[other] { $count } sièges sont libres.
}
waiting-for-host = L’hôte lance la partie.
start-game = Commencer la partie
fill-with-bots = Donner les sièges libres aux robots
leave-seat = Quitter la table
share-title = Inviter
share-code = Code
share-machine = Lien sur cet ordinateur
share-network = Lien dans votre réseau
share-closed = Pour l’instant, seul cet ordinateur a accès à la partie.
share-open = L’ouvrir à mon réseau
qr-alt = Code QR du lien

## Ce qui peut mal aller
missing-title = Il n’y a rien ici
missing-words = Cette adresse ne mène nulle part. Il manque peut-être une lettre.
missing-game = Ce jeu ne se joue pas encore dans le navigateur. Il se joue dans le terminal.
no-table-title = Cette table n’est pas ici
no-table-words = Il n’y a pas de table { $code }, ou elle n’est plus à vous. Demandez un nouveau lien ou jouez une autre partie.
set-aside-title = Cette table est mise de côté
set-aside-words = Rien n’en est perdu : qui y a joué peut emporter la partie enregistrée.
bad-link-title = Ce lien ne marche plus
bad-link-words = Il a été retiré ou n’est pas complet. Demandez-en un nouveau à qui l’a envoyé.
sent-away-title = Cette place n’est plus la vôtre
sent-away-words = L’hôte l’a donnée à d’autres, ou le lien que vous aviez suivi a été retiré. Vous pouvez encore regarder.
engine-loading = Chargement du moteur pour jouer hors ligne
with-bots = Avec d’autres robots
table-on-device = Cette table se trouve seulement dans ce navigateur.
unreachable-title = Le serveur ne répond pas
unreachable-words = Il est peut-être arrêté. Relancez-le avec la commande castlewright, puis réessayez.
connection-lost = Connexion perdue. Nouvel essai en cours. Vos coups sont en sécurité.
connection-back = Vous êtes de retour.
slow = Une réponse est en route.
plays-elsewhere = Vous jouez à cette table dans une autre fenêtre.
play-here = Jouer ici
away-title = Depuis votre passage
away-more = { $count ->
    [one] Une autre ligne est dans le journal.
   *[other] { $count } autres lignes sont dans le journal.
}
move-refused = Ce n’est plus possible : la table a changé. Choisissez de nouveau.
outdated-title = Une version plus récente est là.
outdated-words = Rechargez quand vous voulez ; la partie reste comme elle est.
error-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
error-unknown = Cela n’a pas marché. Réessayez dans un instant.

## Table
table-heading = La table
table-loading = La table se prépare.
not-drawn-title = Le jeu n’a pas pu être chargé
not-drawn-words = Ce qui le dessine n’est pas arrivé, ou cette version n’a rien pour lui. Rechargez la page ; vos coups sont en sécurité.
leave-table = Quitter la page ; le siège reste à vous
boards-label = Mes plateaux
column-label = Les autres, le score et la discussion
drawer = Les autres
tray-label = Que faire maintenant
tabs-label = Parties de la table
tab-board = Plateau
tab-others = Autres
tab-score = Score
tab-talk = Parler
tab-log = Journal
tab-table = Table
tab-unread = à lire
talk-label = Discussion, journal et table
undo = Reprendre
undo-what = Reprendre : { $what }
undo-closed = Impossible de reprendre : { $why }
undo-to = Reprendre jusqu’à : { $what }
undo-to-here = Reprendre jusqu’ici
key-undo = U
hint = Conseil
nudge = Relancer
nudged-by = { $name } vous attend.
list-of-places = Liste des places
boards-in-words = Les plateaux en mots
chat-none = Personne n’a encore rien dit.
chat-says = { $name } dit :
chat-write = Écrire à la table
chat-send = Envoyer
chat-spectator = { $name }, dans le public
chat-mute = Retirer la parole à { $name }
chat-hear-again = Rendre la parole à { $name }
chat-show-out = Faire sortir { $name }
close-to-spectators = Fermée au public
spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
table-code = Code de cette table : { $code }
fair-deal = Donne honnête : empreinte de la graine
fair-deal-open = Donne honnête : la graine est maintenant ouverte.
fair-deal-check = Vérifier
fair-deal-right = Elle correspond à l’empreinte montrée au début.
fair-deal-wrong = Elle ne correspond pas à l’empreinte montrée au début.
fair-deal-more = Comment cela marche
fair-deal-words = Le SHA-256 de la graine donne l’empreinte montrée dès le début.
seat-link = Un lien vers mon siège
seat-link-words = Gardez ce lien pour revenir sur n’importe quel appareil. Qui l’a, a votre siège.
leave-to-bot = Laisser un robot jouer pour moi
leave-to-bot-sure = Oui, un robot prend mon siège
bot-plays-for-you = Un robot joue pour vous.
take-seat-back = Reprendre le siège
you-are-watching = Vous regardez.

## Fin et partie revue
play-again = Rejouer
rematch = Revanche
to-rematch = Aller à la revanche
rematch-asks = { $name } propose une revanche à { $game }.
rematch-you-ask = Vous proposez une revanche à { $game }.
rematch-you-agree = Vous voulez rejouer à { $game }.
rematch-you-declined = Vous avez dit non.
rematch-count = { $yes ->
    [one] { $yes } oui sur { $all }.
   *[other] { $yes } oui sur { $all }.
}
rematch-waits-for = On attend { $names }.
rematch-says-no = { $count ->
    [one] { $names } dit non.
   *[other] { $names } disent non.
}
rematch-yes = Oui, rejouer
rematch-no = Non
rematch-take-back = Retirer la proposition
rematch-without = Commencer avec des robots pour { $names }
rematch-begun = La revanche à { $game } a commencé.
watch-replay = Revoir la partie
share = Partager
share-end-words = Qui ouvre le lien voit ce résultat et peut revoir la partie.
save-svg = Plateau en SVG
save-png = Plateau en PNG
save-record = Enregistrer la partie
ranking = Classement
score = Score
replay-title = Partie revue
replay-start = Avant le premier coup.
replay-step = Étape { $step } sur { $steps } :
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Une étape en avant
replay-last = À la fin
replay-slider = Étape
replay-speed = Vitesse
replay-times = { $speed }×
replay-seen-by = Vu par
replay-spectator = Le public
replay-copy-step = Copier le lien vers cette étape
replay-go-on = Continuer d’ici
replay-go-on-words = Une nouvelle table à partir de cette position : vous prenez ce siège, des robots les autres. Ce que ce siège n’avait pas vu est tiré de nouveau.
review = Faire mieux ?
review-choice = Choix { $number } sur { $count }
review-back = Choix précédent
review-next = Choix suivant
review-nothing = Il n’y avait rien à décider à cette étape.
review-thinking = Réflexion en cours …
review-best = Le robot aurait fait de même.
review-played = joué
review-other = À la place : { $words }. Le robot ne s’y est guère arrêté.
no-replay-title = Cette partie ne peut pas être revue
replays-mine = Mes parties finies
replays-none = Aucune partie finie. Jouez-en une, il faut un quart d’heure.
replays-file = Un fichier de partie
replays-file-words = On peut enregistrer la partie à sa fin ; castlewright simulate écrit aussi de tels fichiers.
replays-choose-file = Choisir un fichier
record-not-json = Ce fichier n’est pas une partie : ce n’est pas du JSON.

## Règles, réglages, à propos
rules-title = Règles de { $game }
settings-title = Réglages
settings-name = Mon nom
settings-language = Langue
settings-theme = Couleurs
settings-motion = Mouvement
settings-size = Taille du texte
settings-sound = Son
settings-notifications = Notification quand c’est à moi
settings-confirm = Confirmer chaque action par le bouton
settings-letter-keys = Raccourcis par lettres
name-saved = Vous êtes maintenant { $name }.
language-en = English
language-fr = Français
language-pl = Polski
theme-system = Comme le système
theme-light = Claires
theme-dark = Sombres
theme-to-light = Couleurs claires
theme-to-dark = Couleurs sombres
motion-system = Comme le système
motion-full = Tout
motion-none = Aucun
size-normal = Normale
size-large = Grande
size-larger = Très grande
keys-title = Touches à la table
keys-tiles = choisir une pièce de la main
keys-tiles-keys = 1 … 9
keys-places = place suivante et précédente, la meilleure d’abord
keys-places-keys = N P
keys-boards = plateau de gauche et de droite
keys-boards-keys = [ ]
keys-lay = garder les tuiles, poser la tuile
keys-lay-keys = Entrée
keys-undo = reprendre
keys-undo-keys = U
keys-back = un pas en arrière
keys-back-keys = Échap
keys-list = liste des places
keys-list-keys = L
keys-board = lire les plateaux en mots
keys-board-keys = B
keys-read = lire la tuile
keys-read-keys = Z
keys-hint = conseil
keys-hint-keys = H
about-title = À propos
about-words = Castlewright joue, compte et étudie quatre jeux de construction, dans le navigateur et dans le terminal, à plusieurs et contre des robots. C’est un logiciel libre sous licence Apache 2.0.
about-version = Version { $version }
about-games = Les jeux et qui les a créés
about-game = { $title }, par { $designers } ({ $year })
about-thanks = Merci
about-thanks-game-icons = Icônes de Lorc, Delapouite et d’autres, game-icons.net, CC BY 3.0, recolorées.
about-thanks-lucide = Icônes des commandes : Lucide, licence ISC.
about-thanks-atkinson = Lettres : Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-thanks-fraunces = Noms et totaux : Fraunces, SIL Open Font License 1.1.
about-thanks-svelte = Bâti avec Svelte, Fluent et PartySocket, licences MIT et Apache.

## Playing
now-wait = **On attend { $names }**
hint-what = { $what } : { $reason }
piece-at = { $piece } à { $where }
board-where = { $board }, { $where }
wish-where = { $words } ({ $where })
places-rest = La liaison est coupée : les places attendent son retour.
words-gain = { $words }. { $gain }
gain-why = { $gain } : { $why }
now-all-wait-you = Tout le monde attend les autres : commencez, s’il vous plaît.
now-all-wait = Tout le monde attend les autres : { $name } commence.
now-after-you = Vous laissez les autres poser d’abord ; vous pouvez poser quand même.
now-they-wait = { $count ->
    [one] { $names } attend que vous posiez d’abord.
   *[other] { $names } attendent que vous posiez d’abord.
}
choose-place = Choisissez une place
now-wait-since = Dernier coup : { $since }.
now-over = **La partie est finie**
gain-instead = { $message } : { $points } au lieu de { $before }
taken-by = { $name } vient de poser là.
counts-nowhere = Elle ne rapporte encore rien.
laid-by = Posée par { $name }.
laid-when = Voir ce moment
wish = Souhait
wish-here = Je l’aimerais ici…
wish-not-here = Pas ici, s’il vous plaît…
wish-you-first = Vous d’abord
wish-me-first = Moi d’abord
wish-place-here = Indiquez maintenant une place.
wish-place-not-here = Indiquez maintenant la place à laisser libre.
wish-short = { $name } l’aimerait ici
wish-says-here = { $name } aimerait { $piece } ici
wish-says-not-here = { $name } : pas ici, s’il vous plaît
wish-says-you-first = { $name } : vous d’abord
wish-says-me-first = { $name } : moi d’abord
wish-take-over = { $words }. Le prendre comme aperçu.
wish-withdraw = { $words }. Retirer le souhait.
wish-not-for-me = Ma tuile ne peut pas aller là.
log-undone = { $name } reprend { $what }
log-open = Montrer la position de ce moment
past-title = Position d’avant :
past-back = Revenir à maintenant
log-choices = Les choix sont révélés
log-hands = De nouvelles mains sont prises
end-wins = { $name } gagne avec { $points }
end-shared = { $names } partagent la victoire avec { $points }
tie-ahead = devant { $name } : { $why }
tie-shared = à égalité avec { $name }
line-points = { $message } : { $points }
line-times = { $count } × { $message }
line-none = rien

# Mains qui passent, deux tuiles gardées.
draft-choose-small = Les { $rest } autres vont à { $name }. Choix définitif.
now-wait-choose = **On attend { $names }** pour le choix
now-wait-lay = **On attend { $names }** pour la pose
zoom-in = Plus grand
zoom-out = Plus petit
zoom-fit = Tout montrer
plane-above = { $count } au-dessus
plane-below = { $count } en dessous
plane-left = { $count } à gauche
plane-right = { $count } à droite
stepper = Les places une à une
stepper-place = Place
stepper-at = { $at } sur { $count }
place-before = Place précédente
place-next = Place suivante
turn-left = Tourner à gauche
turn-right = Tourner à droite
nothing-to-choose = Rien à choisir
gain-more = { $count ->
    [one] Une autre ligne change
   *[other] { $count } autres lignes changent
}
sort-thing = { $name }, { $slot }
sort-moved = { $name } : { $slot }
score-now = Score actuel
score-category = Catégorie
how-scored = Décompte : { $board }
all-boards = Tous les plateaux
board-points = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-you = Vous
end-you-win = { $by ->
    [0] Vous gagnez avec { $points }
   *[other] Vous gagnez avec { $points }, { $by } d’avance
}
end-you-share = Vous partagez la victoire avec { $names } : { $points }
end-you-came = Vous finissez { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] à la dernière place
}, { $behind ->
    [0] à égalité de points avec { $names }
    [one] un point derrière { $names }
   *[other] { $behind } points derrière { $names }
}
seat-is-thinking = réfléchit
seat-is-waiting = doit jouer
seat-is-done = a fini
progress = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
round-number = Manche { $round }
hands-left = les mains vont à gauche
hands-right = les mains vont à droite
now-wait-small = En attendant : regardez la table.
counts-in = Compte ({ $board }) :
best-on-board = Au mieux ({ $board }) : { $gain }
total-after = { $points } en posant ici
board-total = Total :

## La première partie
remark-label = Pour votre première partie
remark-close = Compris
remark-rules = Règles

## Lettres des types de pièces, quand le système donne les couleurs
letter-type-food = D
letter-type-living = V
letter-type-utility = U
letter-type-outdoor = E
letter-type-sleeping = R
letter-type-corridor = C
letter-type-downstairs = S
letter-type-special = X
letter-type-activity = A

## L’assistant de score
nav-score = Compter
home-score-title = Compter une vraie partie
home-score-words = Saisissez les plateaux de votre partie : chaque point est expliqué.
home-score-link = Ouvrir l’assistant
score-title = Compter une vraie partie
score-words = À quel jeu avez-vous joué ? Saisissez les plateaux, chaque point est expliqué. Les plateaux restent sur cet appareil ; un lien les partage.
score-page = Score : { $game }
score-back = Choisir un autre jeu
score-type = Saisir
score-explain = Points
score-redo = Rétablir
score-add-board = Un plateau de plus
score-remove-board = Retirer ce plateau
score-board-name = Nom
score-board-points = { $name } { $points }
score-share = Partager
score-share-words = Tous les plateaux sont dans cette adresse. Qui l’ouvre les voit avec chaque point et peut les modifier.
score-winner = Qui gagne ?
score-who-wins = Qui gagne ?
score-ahead = { $points ->
    [one] Un point d’avance sur { $names }
   *[other] { $points } points d’avance sur { $names }
}
score-alone = Compté sur cet appareil, avec ou sans connexion.
score-tables = Parties gardées
score-none-kept = Rien n’est encore gardé. Ce que vous saisissez reste sur cet appareil.
score-forget = Supprimer { $boards }
score-anew = Recommencer
score-no-link-title = Ce lien ne s’ouvre pas
score-problems = Ce qui enfreint une règle
score-has-problems = { $count ->
    [one] quelque chose enfreint une règle
   *[other] { $count } choses enfreignent une règle
}
score-wrong = enfreint une règle
score-counted = Compté malgré tout.
score-not-counted = Non compté, tout le reste l’est.
score-no-seats = { $count ->
    [one] Un seul plateau ne dit pas qui gagne : saisissez aussi les autres.
   *[other] { $count } plateaux ne correspondent à aucun nombre de places : saisissez tous les plateaux de la table.
}
score-solo = En solo : { $rank }. Vous étiez plusieurs ? Saisissez aussi les autres plateaux.
score-order = Ordre autour de la table
score-move-back = Une place plus tôt
score-move-on = Une place plus tard
score-ring = Les voisins partagent un plateau : l’ordre des plateaux est ici celui de la table. Pour en déplacer un, pressez-le deux fois.
score-how-many = Combien de personnes jouent ?
score-players = À { $count }
score-player = Place { $number }
score-player-name = Nom, place { $number }
score-open = Compter et essayer
score-open-words = Les plateaux tels qu’ils sont ici, dans l’assistant de score : et si cette pièce était là ?
