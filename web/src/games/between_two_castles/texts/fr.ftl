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
rule-decorated = { $points } point pour chacune des huit salles autour qui montre { $decoration ->
    [torch] une torche
    [painting] un tableau
    [mirror] un miroir
   *[swords] des épées
}.
rule-column = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque salle ({ $wanted }) au-dessus ou au-dessous dans sa colonne.
rule-column_up = { $points } point pour chaque salle ({ $wanted }) au-dessus dans sa colonne.
rule-fountain = Toujours { $points } points.
rule-tower = { $points } point pour chaque salle au-dessous dans sa colonne.
rule-grand_foyer = { $points } point pour chacune des huit salles autour.
rule-throne = { $points } points pour chaque case indiquée avec une salle de l’un de ces types : { $first }, { $second }.
rule-attendant = 1 point pour chaque salle du château qui montre { $decoration ->
    [torch] une torche
    [painting] un tableau
    [mirror] un miroir
   *[swords] des épées
}.
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
left-of-throne = { $steps ->
    [1] à gauche du trône
    [2] deuxième à gauche du trône
    [3] troisième à gauche du trône
   *[other] { $steps } cases à gauche du trône
}
right-of-throne = { $steps ->
    [1] à droite du trône
    [2] deuxième à droite du trône
    [3] troisième à droite du trône
   *[other] { $steps } cases à droite du trône
}
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
total-taken = { $points } avec ce choix
counts-for-you = le plus bas : il compte
bonus-cards-label = Cartes bonus de ce château
now-lay = **Posez : { $room }** ({ $castles })
now-lay-small = L’autre salle va dans l’autre château.
now-lay-last-small = L’autre château a sa salle.
now-lay-gift = La salle de Ludwig va dans le château que vous partagez avec lui.
lay-here = Poser ici
castle-waits = { $castle } attend : { $name } règle un bonus.
now-wait-give = **On attend { $name }** : les salles de Ludwig
now-wait-bonus = **{ $name } règle un bonus** : { $castle }
bonus-cause = { $room } : { $number ->
    [3] troisième
   *[other] cinquième
} salle de ce type ({ $type }), { $castle }
bonus-because = { $cause }.
now-bonus-bonus = **Choisissez un bonus** parmi six
now-bonus-special = **Choisissez une salle spéciale**
now-bonus-attendant = **Choisissez un serviteur** pour la salle du trône
now-bonus-card = **Gardez une carte bonus** parmi trois
now-bonus-tile = **Choisissez une salle sur cinq**
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
brief-tile = Salle
brief-attendant = Serviteur
brief-card = Carte
brief-fountain = Fontaine
brief-tower = Tour
brief-grand_foyer = Foyer
bonus-words-tile = On pioche cinq salles ; vous en posez une aussitôt.
bonus-words-attendant = Un serviteur au choix vient dans la salle du trône : 1 point pour chaque salle du château avec sa décoration.
bonus-words-card = On pioche trois cartes ; vous en gardez une, qui compte à la fin.
others-bonus-bonus = { $name } choisit un bonus.
others-bonus-special = { $name } choisit une salle spéciale.
others-bonus-attendant = { $name } choisit un serviteur.
others-bonus-card = { $name } garde l’une de ces cartes.
others-bonus-tile = { $name } pose l’une de ces salles.
others-bonus-room = { $name } pose cette salle.
offered-label = Ce qui est proposé
point-at = Montrer à votre partenaire : { $piece }
now-advise = **Montrez une place** : { $room }
now-advise-small = { $name } le voit aussitôt, et décide.
point-here = Montrer ici
wish-takes = { $name } prendrait : { $piece }
first-lay = D’abord une autre
first-other = D’abord l’autre bonus
first-named = { $label } : { $piece }
back-to-bonus = Retour au bonus
left-over = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
option-label = { $piece }, { $number } sur { $count }
now-give = **Donnez les salles de Ludwig**, une à chacun de ses châteaux
now-give-small = Tirées au hasard de sa main ; personne d’autre ne les voit jusque-là.
give-both = Donner les deux
swap-rooms = Échanger les deux salles
you-lay-it = vous la posez
name-lays-it = { $name } la pose
at-best = au mieux
hand-rests = Ensuite vous choisissez deux salles de votre main.
ludwigs-room = salle de Ludwig
ludwig-castles = Les châteaux de Ludwig
ludwig-score = Le score de Ludwig : { $points }
brings-food = troisième salle ({ $type }) : piochez cinq salles, posez-en une
brings-living = troisième salle ({ $type }) : prenez un serviteur
brings-utility = troisième salle ({ $type }) : gardez une carte bonus sur trois
brings-outdoor = troisième salle ({ $type }) : posez une fontaine
brings-sleeping = troisième salle ({ $type }) : posez une tour
brings-corridor = troisième { $type } : posez un grand foyer
brings-downstairs = troisième salle ({ $type }) : un bonus parmi six
brings-special = cinquième salle de son type : une salle spéciale au choix{ $type }
line-gains = { $name } { $gain }
gain-where = { $where }
best-in-castle = Au mieux, { $castle } : { $gain }
point-at-place = Pointez une place pour voir ce qu’elle rapporte ; cliquez ou glissez la salle dessus.
hold-to-read = Maintenez une salle pour la lire.
tap-twice = Touchez une place pour voir ce qu’elle rapporte, encore une fois pour poser.
hand-label = Ma main
hand-to-lay = Mes salles à poser
bonus-label = Ce que le bonus propose
hand-kept = Vous gardez ces deux-là :
hand-room-choose = { $room }, { $type }, { $number } sur { $count }. { $rule }
hand-room-lay = { $room }, { $type }, à poser, { $number } sur { $count }. { $rule }
others-title = Les autres châteaux
open-large = { $castle }. Afficher en grand.
known-hand = { $name } a en main :
known-discards = Défausse
score-lower = Vous avez le plus bas des deux : { $points }
castles-counts-in = Compte ici, { $castle } :
log-drawn = On pioche pour un bonus
log-given = Les salles de Ludwig sont visibles
log-choose = { $name } a gardé { $rooms }
log-lay = { $name } a posé { $piece } : { $castle }
log-take = { $name } a pris { $piece } : { $castle }
log-keep = { $name } a gardé une carte pour { $castle } : { $piece }
log-bonus = { $name } a choisi un bonus pour { $castle } : { $piece }
log-give = { $name } a donné { $piece } : { $castle }
end-words = Pour chaque personne compte le plus bas de ses deux châteaux. Choisissez une ligne pour voir les salles qui comptent.
end-lower = Votre château le plus bas compte : { $castle }, { $points }.
end-ludwig = Ludwig a gagné : vous perdez ensemble.
end-more = { $points ->
    [one] Un point de plus aurait suffi pour gagner.
   *[other] { $points } points de plus auraient suffi pour gagner.
}
left-castle = Château gauche
right-castle = Château droit
draft-choose = **Choisissez deux salles** à garder, une pour chaque château
draft-choose-last = La dernière salle est mise de côté. Un choix est définitif.
choose-more = { $count ->
    [one] Encore une salle
   *[other] Deux salles
}
keep-both = Garder les deux
step-cause = { $number ->
    [3] troisième
   *[other] cinquième
} salle ({ $type })
step-was-lay = posée
step-was-take = prise
step-was-keep = carte gardée
step-was-bonus = bonus choisi
bonus-step = Étape { $number } de cette chaîne. { $because }
kinds-used-up = Épuisé : { $kinds }.
rooms-counted = { $count ->
    [one] { $count } salle
   *[other] { $count } salles
}
cards-counted = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
attendants-counted = { $count ->
    [one] { $count } serviteur
   *[other] { $count } serviteurs
}
point-at-offer = Choisissez pour voir ce que cela rapporterait.
point-at-room = Pointez une salle pour la lire ici.
ludwig-third = troisième à table ; personne ne joue Ludwig
ludwig-rooms = La main de Ludwig
ludwig-rooms-words = { $count ->
    [one] { $count } salle, qui passe comme les vôtres
   *[other] { $count } salles, qui passent comme les vôtres
}
ludwig-giver = Qui donne les salles
ludwig-giver-words = manche 1 : { $first }, manche 2 : { $second }
ludwig-castles-words = un avec chaque personne ; dans le vôtre, vous posez et décidez
ludwig-score-words = le château le plus bas ; si Ludwig gagne, tout le monde perd
partner-waits = attend le bonus
remark-castles-choose = Gardez deux salles, une pour chaque château. Les nombres sous une salle : ce qu’elle rapporterait aussitôt au château de gauche et à celui de droite.
remark-castles-lay = Au-dessus du sol, une salle a besoin d’une salle sous elle, et rien ne se pose sur ce qui est à ciel ouvert. Le sous-sol va sous la ligne.
remark-castles-near = Un compteur doré : la prochaine salle de ce type apporte au château un bonus, réglé aussitôt.
remark-castles-bonus = Votre salle a déclenché ce bonus : vous décidez. Il peut en déclencher un autre ; le château attend que tout soit réglé.
remark-castles-ludwig = Ludwig bâtit un château avec chaque personne et peut gagner. Donnez une salle à chacun de ces châteaux : l’un d’eux est aussi le vôtre.

## The score assistant
typed-search = Lettres d’une salle, d’un serviteur ou d’une carte bonus
typed-search-example = Nom…
typed-clear = Effacer les lettres
typed-shelves = Ce que l’on saisit
typed-rooms = Salles
typed-throne = Trône
typed-attendants = Serviteurs
typed-cards = Cartes
typed-types = Types
typed-decorations = Décorations
typed-found = Trouvé
typed-more = { $count ->
    [one] et une de plus : tapez une autre lettre
   *[other] et { $count } de plus : tapez une autre lettre
}
typed-nothing = Rien dans la boîte ne commence ainsi.
typed-tip = Tapez les premières lettres du nom d’une salle, ou choisissez son type et sa décoration.
typed-tap-place = Touchez maintenant la place de « { $room } » dans le château.
typed-move = Touchez une autre place pour la déplacer.
typed-take-away = Retirer
typed-throne-tip = Quelle salle du trône ce château a-t-il ?
typed-add-attendant = { $attendant }, un de plus
typed-remove-attendant = { $attendant }, un de moins
typed-add = Ajouter
typed-lay = Poser ici
typed-next-castle = Château suivant
typed-keys = Des lettres trouvent une salle, ↑ ↓ en changent, un chiffre la pose à sa place, ← → et Entrée aussi.
