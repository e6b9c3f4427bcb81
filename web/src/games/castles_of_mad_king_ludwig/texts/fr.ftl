# Castles of Mad King Ludwig dans le navigateur, en français.
you = Vous
you-small = vous
castle-mine = Votre château
castle-of = Château : { $name }
castle-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-label = Points :
money-label = Argent :
thousands = { $count ->
    [0] 0
   *[other] { $count }k
}
chip-words = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, argent { $money }

room-kind = { $type }, taille { $size }
room-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
room-fence = Une clôture : rien ne peut être posé le long d’elle.
room-reward = Une fois achevée : { $reward }
bonus-connected = { $points } pour chaque salle reliée de ces types : { $types }.
bonus-adjacent = { $points } pour chaque salle mur contre mur de ces types : { $types }.
bonus-castle = { $points } pour chaque salle de ces types dans tout le château : { $types }.
wants-types = { $count } types
state-open = Elle peut encore être achevée.
state-complete = Elle est achevée.
state-never = Elle ne peut plus être achevée.
counts-in-lines = Ce qu’elle a rapporté
side-n = nord
side-e = est
side-s = sud
side-w = ouest
door-joins = porte { $side } reliée à { $other }
door-open = porte { $side } libre
door-blocked = porte { $side } bloquée
doors-many = { $count } portes, { $open } libres{ $joins ->
    [0] {""}
   *[other] , reliées à { $joined }
}
tile-words = { $name }, { $type }, { $width } sur { $height } ; { $doors }
tile-complete = { $words } ; achevée
tile-never = { $words } ; ne peut plus être achevée
place-joins = se relie à { $others }
place-joins-door = se relie à { $other }, porte { $side }
place-words = { $joins }{ $turn ->
    [0] {""}
    [1] , tournée à droite
    [2] , retournée
   *[3] , tournée à gauche
}

reward-living = la salle rapporte encore une fois
reward-activity = { $points } points
reward-sleeping = fouiller une pile
reward-outdoor = { $money } de la banque
reward-utility = piocher deux cartes bonus, en garder une
reward-food = un autre tour
reward-corridor = un couloir ou un escalier gratuit
reward-downstairs = une fois sur deux, une autre récompense au choix
card-words = { $card ->
    [all_sizes] { $each } pour { $what }
    [all_types] { $each } pour { $what }
    [money] { $each } par tranche entière de 5 000 en argent
    [completed_rooms] { $each } pour deux salles achevées
    [external_entrances] { $each } pour deux portes extérieures
   *[other] { $each } chaque : { $what }
}
worth-now = vaut maintenant

market-label = Marché
offer = { $room }, { $price }
offer-coins = { $room }, { $price }, { $coins } posés dessus
offer-free = { $room }, gratuit
offer-best = { $what }, au mieux { $best }
offer-not = { $what }, { $reason }
short = manque { $money }
needs-stairs = il faut un escalier
no-place = sans place
none-left = épuisé
none-short = non
best-short = au mieux
sold = vendu
price-empty = vide
pieces-left = reste { $count }

now-turn = **Achetez une salle** et posez-la, ou passez
now-turn-short = **Achetez une salle**, ou passez
now-extra-turn = **Un autre tour** : achetez une salle et posez-la, ou passez
now-extra-turn-short = **Un autre tour** : achetez ou passez
pay-builder = Votre paiement va à { $name }, architecte en chef.
pay-bank = Vous êtes architecte en chef et payez la banque.
pay-bank-alone = Vous payez la banque ; le reste de l’étalage s’en va.
last-round-now = Dernière manche.
choose-room = Choisir
pass-button = Passer, prendre { $money }
pass-short = Passer, +{ $money }
now-try = **Posez { $room }** : choisissez une porte
place-small = { $count ->
    [one] Une porte convient.
   *[other] { $count } portes conviennent, la meilleure d’abord.
}
try-small = { $count ->
    [one] Une porte convient.
   *[other] { $count } portes conviennent, la meilleure d’abord.
} Rien n’est payé avant la pose.
try-waits = Recherche des places.
back-to-market = Retour
buy-and-place = Acheter et poser
pay-price = { $money }
now-place = **Posez { $room }** : choisissez une porte
place-here = Poser ici
point-at-door = Choisissez une porte de votre château, ou parcourez les places.
now-free = **Un couloir ou un escalier gratuit** : choisissez et posez
now-free-small = Il rapporte comme toute salle. Une fois par tour.
choose-free = Choisir
preview-points = Points
preview-imagined = Si vous l’aviez maintenant
preview-completes = Achève { $room } :
preview-spoils = { $room } ne pourrait plus être achevée. Perdu : { $reward }.
preview-more = { $count ->
    [one] et une autre ligne
   *[other] et { $count } autres lignes
}
preview-nothing = Aucun point tout de suite.
preview-later = Si la partie s’arrêtait là :

now-arrange = **Vous êtes architecte en chef** : une salle à chaque prix
now-arrange-short = **Une salle à chaque prix**
now-arrange-small = Vous gagnez ce que les autres paient. Vous choisissez en dernier et payez la banque.
open-market = Ouvrir le marché
arrange-reset = Comme avant
arrange-keys = Glissez une salle vers un prix, les deux s’échangent. Entrée soulève, les flèches déplacent.
arrange-touch = Touchez deux salles : elles s’échangent.
purse = { $name } a { $money }
arrange-earn = { $rivals ->
    [one] Si une salle est achetée, vous gagnez de { $least } à { $most }.
    [2] Si les deux achètent une salle, vous gagnez de { $least } à { $most }.
   *[other] Si tout le monde achète une salle, vous gagnez de { $least } à { $most }.
}
arrange-poor = trop cher
best-for = { $name } { $gain }
arrange-room = { $room }. { $bests }

now-reward = { $count ->
    [one] **Une récompense attend.**
   *[other] **{ $count } récompenses attendent.** Laquelle d’abord ?
}
now-reward-small = Ce que vous laissez est perdu.
button-reward = Prendre
leave-rest = Laisser le reste
leave-it = Y renoncer
rewards-title = Vos récompenses
reward-is-done = { $room } : prise
reward-is-now = { $room } : maintenant
reward-is-next = { $room } : attend
brings-sleeping = { $stacks ->
    [one] Une pile
   *[other] { $stacks } piles
}, { $rooms ->
    [one] une salle
   *[other] { $rooms } salles en tout
}.
brings-utility = Il reste { $cards } cartes dans la pioche.
brings-corridor = Il reste { $hallways } couloirs et { $stairs } escaliers.
brings-food = Vous pouvez payer { $count } salles sur { $all }.
brings-downstairs = La récompense d’un des sept autres types.
order-final = Ensuite, on ne peut plus annuler.
order-food = Joué aussitôt ; ce qui attend vient après.
order-corridor = Sa tuile peut achever des salles, dont les récompenses s’ajoutent.
order-living = Compté avec le château tel qu’il sera alors : une tuile posée avant peut ajouter des points.
now-choose = **Deux salles de sous-sol** : choisissez une autre récompense
now-choose-small = Celle des salles de vie fait compter une fois de plus la salle de sous-sol tout juste achevée.
button-choose = Prendre
as-type = comme pour : { $type }
now-rescore = **Quelle salle de sous-sol rapporte encore ?**
now-rescore-small = Ses points et son bonus, comme elle est posée maintenant.
button-rescore = La compter
now-stack = **Fouillez une pile** : choisissez sa taille
now-stack-small = Personne d’autre ne voit ses salles. Deux au plus vont sur la pioche.
button-stack = Fouiller
stack-of = Taille { $size }
rooms-count = { $count ->
    [one] une salle
   *[other] { $count } salles
}
final = définitif
final-short = définitif
now-take = **Personne d’autre ne voit ces { $count } salles.** Posez-en deux au plus sur la pioche.
now-take-small = Elles viennent d’abord au prochain marché. Les autres sont mélangées.
now-take-last = À la dernière manche elles quittent la partie ; une pile vidée rapporte quand même. Les autres sont mélangées.
take-button = { $count ->
    [0] Choisir
    [one] Poser dessus
   *[other] Poser les deux
}
take-none = Aucune
look-label = Salles de la pile
look-room = { $room }, au mieux { $best }
look-picked = { $room }, sortira en numéro { $order }
others-see = Les autres voient :
others-see-look = { $name } fouille la pile { $size }.
others-see-keep = { $name } pioche deux cartes bonus et en garde une.
look-swap = Échanger l’ordre
now-keep = **Gardez une des deux cartes bonus.** Personne d’autre ne les voit.
now-keep-small = L’autre va sous la pioche.
button-keep = Garder cette carte
now-return = **Rendez une carte bonus.** Personne d’autre ne les voit.
now-return-small = Regardez d’abord les faveurs et le marché.
button-return = Rendre celle-ci

wait-return = **On attend { $names }** : une carte à rendre
wait-arrange = **{ $name }** fixe les prix
wait-arrange-small = Une salle à chaque prix.
wait-turn = **{ $name }** achète une salle ou passe
wait-place = **{ $name }** construit
wait-look = **{ $name }** fouille une pile
wait-keep = **{ $name }** choisit une carte bonus
wait-small = En attendant : regardez châteaux et faveurs.

rivals-title = Les autres châteaux
rivals-none = Vous jouez en solo.
tab-rivals = Autres
tab-goals = Objectifs
fact-doors = { $count ->
    [one] une porte libre
   *[other] { $count } portes libres
}
fact-done = { $done } achevées sur { $tiles }
fact-cards = { $count ->
    [one] une carte bonus
   *[other] { $count } cartes bonus
}
fact-score = Si la partie s’arrêtait là : { $score } sans les cartes.
favours-ahead = Devant vous pour les faveurs
favour-stands = { $theirs } contre { $mine }
lays-now = { $name } pose { $room }.
rewards-wait = Récompenses en attente pour { $name } : { $what }.
favours-title = Faveurs du roi
if-ended-now = si la partie s’arrêtait là
folded-score = Si la partie s’arrêtait là :
most-of = { $kind ->
    [area] Plus grande surface : { $what }
   *[other] Le plus : { $what }
}
cards-secret = Personne d’autre ne les voit.
goes-back = est rendue
stacks-score = Une pile vide donne deux points pour chacune de ses salles dans un château.
deck-title = Sur la pioche des salles
deck-known = { $room }, taille { $size }
deck-unknown = taille { $size }, posée par { $name }
removed-title = Hors du jeu
known-lot = Taille { $size } : { $rooms }
known-returned = Sous la pioche : { $cards }
cards-left = Cartes de salles : { $left } sur { $all }
cards-left-short = { $left } cartes
score-whose = Feuille de qui
sheet-total = Total
sum-public = Sans les cartes bonus, que personne d’autre ne connaît.
lines-count = { $count ->
    [one] une ligne
   *[other] { $count } lignes
}
score-public = { $points } sans les cartes
score-both = Tout le monde en connaît { $points } ; le reste vient de vos cartes bonus.

log-line = { $name } { $what }
log-buy = achète { $room } pour { $money }
log-place = pose { $room }
log-set = demande { $money } pour { $room }
log-done = laisse le reste tel quel
log-pass = passe
log-reward = prend la récompense pour { $room }
log-decline = renonce à ce qui attend
log-free = prend gratuitement : { $room }
log-search = fouille la pile { $size }
log-take = pose { $room } sur la pioche
log-keep = garde une carte bonus : { $card }
log-return = rend une carte bonus : { $card }
log-choose = choisit une récompense : { $reward }
log-rescore = compte encore { $room }
log-shown-stack = Les salles de la pile, vues par une seule personne
log-shown-gone = Elle quitte la partie
log-shown-cards = Toutes les cartes bonus sont révélées
log-shown-drawn = Deux cartes bonus sont piochées
log-shown-market = De nouvelles salles arrivent au marché

undo-prices = les prix
undo-pass = avoir passé
undo-decline = le renoncement
undo-search = la fouille
undo-keep = la carte bonus
undo-return = la carte bonus
undo-choose = la récompense

end-decisive = { $mine ->
    [yes] Décisif pour vous
   *[no] Décisif pour { $name }
} : { $what }, { $points } contre { $other }.
end-tie = À points égaux, décisif : { $why }.
end-equal = { $edition ->
    [first] Points et surface sont égaux.
   *[second] Points, surface et argent sont égaux.
}
end-solo = { $points } points : { $rank }
end-solo-next = Encore { $points } pour { $rank }.
end-solo-top = Le rang le plus haut.
ranks-title = Rangs de la { $edition ->
    [first] première
   *[second] deuxième
} édition
rank-below = moins de { $points }
rank-between = { $from } à { $to }
rank-above = { $points } et plus
column-start = Départ
column-placement = Posées
column-reward = Récomp.
column-favors = Faveurs
column-bonus_cards = Cartes
column-depleted = Piles
column-money = Argent

remark-market = Vous fixez les prix : cher pour ce que les autres désirent le plus, mais à leur portée. L’argent vient à vous.
remark-purchase = Le nombre à gauche d’une salle dit ce qu’elle rapporterait à sa meilleure place. L’argent posé dessus aide à la payer.
remark-doors = Chaque nombre est à une porte que la salle peut rejoindre. Tournez-la avec R, la molette ou les flèches.
remark-doors-touch = Chaque nombre est à une porte que la salle peut rejoindre. Les flèches rondes la tournent.
remark-completed = Une salle est achevée quand toutes ses portes sont reliées ; elle donne alors la récompense de son type. Une porte contre un mur l’empêche.

lost-bought = { $name } vient d’acheter : { $room }. Choisissez une autre salle.
lost-mine = { $room } : l’achat a été fait depuis un autre appareil.
lost-turn = C’est maintenant à { $name } de jouer. Votre choix reste : { $room }.
lost-money = Il vous manque maintenant { $money } pour : { $room }. Votre choix reste.
lost-place = Plus de place dans votre château pour : { $room }.
lost-gone = { $room } n’est plus au marché. Choisissez une autre salle.
lost-market = Le marché a été ouvert depuis un autre appareil. Vos prix n’ont pas servi.
refused-market = Le marché a changé et n’a pas été ouvert. Vos prix sont gardés ; regardez-les encore.

## Préparation
option-castles-of-mad-king-ludwig-edition = Édition
option-castles-of-mad-king-ludwig-edition-first = Première
option-castles-of-mad-king-ludwig-edition-second = Deuxième
option-castles-of-mad-king-ludwig-edition-first-words = Les mêmes salles et règles ; à points et surface égaux, la victoire est partagée. Rangs propres en solo.
option-castles-of-mad-king-ludwig-edition-second-words = Les mêmes salles et règles ; à points et surface égaux, l’argent décide. Rangs propres en solo.

# L’assistant de score.
typed-search = Nom d’une salle
typed-found = { $count ->
    [one] une salle
   *[other] { $count } salles
}
typed-nothing = Aucune salle ne s’appelle ainsi.
typed-in-castle = au château { $name }
typed-places = { $count ->
    [one] une porte
   *[other] { $count } portes
}
typed-no-place = Elle ne convient à aucune porte libre de ce château.
typed-at = Place { $at } sur { $count }
typed-keys = Flèches, Page ↑ ↓ : porte. Maj et flèches : tourner. Entrée : poser.
typed-short = Passages
typed-lay-here = Poser ici
typed-move-here = La poser ici
typed-move = Déplacer ou tourner
typed-remove = Enlever
typed-foyer = Tout château a son hall d’entrée.
typed-belongings = Cartes : { $cards }, argent : { $money }
typed-cards = Cartes bonus
typed-money = Argent
typed-start = Score de départ
typed-rewards = Quand les récompenses ont été prises
typed-again = { $room } : compte encore
typed-after = à la pose de : { $room }
typed-not-taken = non prise
typed-pair = Paire de salles de sous-sol { $number }
typed-no-points = pas de points
typed-room-again = { $room } rapporte encore
typed-table = { $edition ->
    [first] 1re
   *[second] 2e
} édition, faveurs : { $favours }, piles vides : { $stacks }
typed-empty-stacks = Piles épuisées
