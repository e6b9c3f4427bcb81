# Between Two Castles dans le navigateur, en français.
ludwig = Ludwig
type-food = denrées
type-living = vie
type-utility = utilitaire
type-outdoor = extérieur
type-sleeping = repos
type-corridor = corridor
type-downstairs = sous-sol
type-special = spéciale
rule-beside = { $points } points pour chaque salle ({ $wanted }) à sa gauche et à sa droite.
rule-stacked = { $points } points pour chaque salle ({ $wanted }) juste au-dessus et juste au-dessous.
rule-two_below = { $points } points pour chaque salle ({ $wanted }) sur les deux cases juste au-dessous.
rule-around = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque salle ({ $wanted }) parmi les huit autour.
rule-around_but_below = { $points } points pour chaque salle ({ $wanted }) autour, sauf juste au-dessous.
rule-three_below = { $points } points pour chaque salle ({ $wanted }) sur les trois cases au-dessous.
rule-connected = { $points } point pour chaque salle ({ $wanted }) atteinte par des salles de ce seul type ({ $wanted }).
rule-anywhere = { $points } point pour chaque salle ({ $wanted }) du château.
rule-variety = { $points } points si les six autres types sont dans le château, sinon { $least }.
rule-decorated = { $points } point pour chacune des huit salles autour qui montre ceci : { $wanted }.
rule-column = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque salle ({ $wanted }) au-dessus ou au-dessous dans sa colonne.
rule-column_up = { $points } point pour chaque salle ({ $wanted }) au-dessus dans sa colonne.
rule-fountain = Toujours { $points } points.
rule-tower = { $points } point pour chaque salle au-dessous dans sa colonne.
rule-grand_foyer = { $points } point pour chacune des huit salles autour.
rule-throne = { $points } points pour chaque case indiquée avec une salle de l’un de ces types : { $first }, { $second }.
rule-attendant = 1 point pour chaque salle du château qui montre ceci : { $decoration }.
open-sky = À ciel ouvert : rien ne peut se poser dessus.
stands-ground = au sol et au-dessus
stands-below = sous terre
stands-anywhere = n’importe où
floor = { $number ->
    [0] rez-de-chaussée
    [1] premier étage
    [2] deuxième étage
    [3] troisième étage
   *[other] étage { $number }
}
cellar = { $number ->
    [1] premier sous-sol
    [2] deuxième sous-sol
   *[other] sous-sol { $number }
}
level-column = { $level }, { $column }
left-of-throne = { $steps } à gauche du trône
right-of-throne = { $steps } à droite du trône
over-throne = { $half ->
    [left] au-dessus du trône, à gauche
   *[right] au-dessus du trône, à droite
}
under-throne = { $half ->
    [left] sous le trône, à gauche
   *[right] sous le trône, à droite
}
above-room = au-dessus de : { $room }
below-room = au-dessous de : { $room }
beside-rooms = à côté de : { $rooms }
cell-free = { $where }, libre, { $beside }
cell-room = { $where }, { $room }, { $type }, { $beside } ; { $rule }
cell-room-alone = { $where }, { $room }, { $type } ; { $rule }
castle-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castle-total = Total :
row-in-words = { $level } : { $rooms }
room-in-castle = { $room } ({ $castle })
place-choice = { $where }, { $beside }
one-or-other = { $first } ou { $second }
counters-label = Salles de chaque type, et combien apportent le prochain bonus
counter = { $type } : { $count } sur { $next } pour le prochain bonus
counter-full = { $type } : { $count }, plus de bonus
with-partner = avec { $name }
partner-only = { $name }
partner-brings = { $name } apporte
partner-laid = { $name } a posé ici
partner-has-chosen = { $name } a choisi
if-laid-here = { $points } si posée ici
counts-for-you = compte pour vous : le plus bas
bonus-cards-label = Cartes bonus de ce château
bonus-here = Bonus
now-lay = **Posez { $room }** : { $castles }
now-lay-small = L’autre salle va dans l’autre château.
now-lay-last-small = L’autre château a sa salle.
now-lay-gift = La salle de Ludwig va dans le château que vous partagez avec lui.
lay-here = Poser ici
castle-waits = { $castle } attend que { $name } ait réglé un bonus.
now-wait-give = **En attente de { $name }** : les salles de Ludwig
now-wait-bonus = **{ $name } règle un bonus** : { $castle }
bonus-cause = { $room } : { $number ->
    [3] troisième
   *[other] cinquième
} salle de ce type ({ $type }), { $castle }
bonus-because = { $cause }.
now-bonus-bonus = **Choisissez un bonus** parmi six
now-bonus-special = **Choisissez une salle spéciale**, puis sa place
now-bonus-attendant = **Choisissez un serviteur** pour la salle du trône
now-bonus-card = **Gardez une carte bonus** parmi trois
now-bonus-tile = **Choisissez une salle sur cinq** et sa place
now-bonus-room = **Posez : { $room }**
kind-used-up = Épuisé : { $room }. Prenez une autre salle spéciale.
choose-one = Choisissez
take-it = Prendre
then-lay = puis poser
step-bonus = Choisir un bonus
step-special = Une salle spéciale
step-attendant = Un serviteur
step-card = Une carte bonus
step-tile = Une salle sur cinq
step-room = Poser : { $room }
step-laid = Posé : { $room }
step-took = Pris : { $piece }
others-bonus-bonus = { $name } choisit un bonus.
others-bonus-special = { $name } choisit une salle spéciale.
others-bonus-attendant = { $name } choisit un serviteur.
others-bonus-card = { $name } garde l’une de ces cartes.
others-bonus-tile = { $name } pose l’une de ces salles.
others-bonus-room = { $name } pose cette salle.
offered-label = Ce qui est proposé
point-at = Montrer à votre partenaire : { $piece }
first-lay = D’abord une autre
back-to-bonus = Retour au bonus
left-over = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
option-label = { $piece }, { $number } sur { $count }
now-give = **Donnez les deux salles de Ludwig** à ses châteaux, une à chacun
now-give-small = Tirées au hasard de sa main ; personne d’autre ne les voit jusque-là.
give-both = Donner les deux
swap-rooms = Échanger les deux salles
you-lay-it = vous la posez
name-lays-it = { $name } la pose
at-best = au mieux
hand-rests = Ensuite vous choisissez deux salles de votre main.
ludwigs-room = salle de Ludwig
ludwig-you-give = Personne ne joue Ludwig : dans cette manche, vous donnez deux de ses salles à chaque tour.
ludwig-gives = Personne ne joue Ludwig : dans cette manche, { $name } donne deux de ses salles à chaque tour.
ludwig-castles = Il partage un château avec chacun de vous.
ludwig-score = Son château le plus bas a { $points }. S’il gagne, vous perdez tous deux.
brings-food = troisième salle ({ $type }) : piochez cinq salles, posez-en une
brings-living = troisième salle ({ $type }) : prenez un serviteur
brings-utility = troisième salle ({ $type }) : gardez une carte bonus sur trois
brings-outdoor = troisième salle ({ $type }) : posez une fontaine
brings-sleeping = troisième salle ({ $type }) : posez une tour
brings-corridor = troisième { $type } : posez un grand foyer
brings-downstairs = troisième salle ({ $type }) : un bonus parmi six
brings-special = cinquième salle de son type : une salle spéciale au choix{ $type }
gain-where = { $where }
best-in-castle = Au mieux, { $castle } : { $gain }
point-at-place = Montrez une place pour voir ce qu’elle apporte ; cliquez ou glissez-y la salle.
hold-to-read = Maintenez une salle pour la lire.
tap-twice = Touchez une place pour voir ce qu’elle apporte, encore une fois pour poser.
hand-label = Ma main
hand-to-lay = Mes salles à poser
bonus-label = Ce que le bonus propose
hand-kept = Vous gardez ces deux-là :
hand-room-choose = { $room }, { $type }, { $number } sur { $count }. { $rule }
hand-room-lay = { $room }, { $type }, à poser, { $number } sur { $count }. { $rule }
others-title = Les autres châteaux
open-large = { $castle }. Afficher en grand.
known-hand = { $name } a en main
known-discards = Défausse
castles-score-category = Type de salle
score-lower = Vous avez le plus bas des deux : { $points }
castles-counts-in = Compte ici, { $castle } :
log-choices = Les choix sont révélés
log-hands = Les mains sont prises
log-drawn = On pioche pour un bonus
log-given = Les salles de Ludwig sont visibles
log-choose = { $name } garde { $rooms }
log-lay = { $name } a posé { $piece } : { $castle }
log-take = { $name } a pris { $piece } : { $castle }
log-keep = { $name } a gardé une carte pour { $castle } : { $piece }
log-bonus = { $name } a choisi un bonus pour { $castle } : { $piece }
log-give = { $name } a donné { $piece } : { $castle }
end-words = À chaque place compte le plus bas de deux châteaux. Montrez une ligne pour voir les salles qui comptent.
castles-end-you-win = Vous gagnez avec { $points }
castles-end-you-came = { $behind ->
    [0] Rang { $rank }, à égalité avec { $name }
    [one] Rang { $rank }, à { $behind } point de { $name }
   *[other] Rang { $rank }, à { $behind } points de { $name }
}
end-lower = Votre château le plus bas compte : { $castle }, { $points }.
left-castle = château gauche
right-castle = château droit
all-castles = Tous les châteaux
castles-how-scored = Les points : { $castle }
