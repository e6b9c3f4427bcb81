# Castles of Mad King Ludwig dans le navigateur, en français.
you = Vous
you-small = vous
castle-mine = Votre château
castle-of = Château de { $name }
castle-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-label = Points :
money-label = Argent :
thousands = { $count }k
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
bonus-connected = { $points } pour chaque pièce reliée de ces types : { $types }.
bonus-adjacent = { $points } pour chaque pièce mur contre mur de ces types : { $types }.
bonus-castle = { $points } pour chaque pièce de ces types dans tout le château : { $types }.
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

reward-living = la pièce rapporte encore une fois
reward-activity = { $points } points
reward-sleeping = fouiller une pile
reward-outdoor = { $money } de la banque
reward-utility = piocher deux cartes bonus, en garder une
reward-food = un autre tour
reward-corridor = un couloir ou un escalier gratuit
reward-downstairs = toutes les deux pièces, une autre récompense au choix
card-words = { $card ->
    [all_sizes] { $each } pour { $what }
    [all_types] { $each } pour { $what }
    [money] { $each } pour { $what }
    [completed_rooms] { $each } pour deux pièces achevées
    [external_entrances] { $each } pour deux entrées extérieures
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
none-short = non
best-short = au mieux
sold = vendu
price-empty = vide
pieces-left = reste { $count }

now-turn = **Achetez une pièce** et posez-la, ou passez.
pay-builder = Votre paiement va à { $name }, qui dirige le marché.
pay-bank = Vous dirigez le marché et payez la banque.
pay-bank-alone = Tout est payé à la banque ; le reste de l’étalage quitte la partie.
choose-room = Choisir une pièce
pass-button = Passer, prendre { $money }
now-try = **Posez { $room }** : montrez une porte.
try-small = { $count ->
    [one] Une porte convient.
   *[other] { $count } portes conviennent, la meilleure d’abord.
} Rien n’est payé avant la pose.
try-waits = Recherche des places.
back-to-market = Retour
buy-and-place = Acheter et poser
pay-price = { $money }
now-place = **Posez { $room }** : montrez une porte.
place-here = Poser ici
point-at-door = Montrez une porte de votre château, ou parcourez les places.
now-free = **Un couloir ou un escalier gratuit** : choisissez et posez.
now-free-small = Il rapporte comme toute pièce. Une fois par tour.
choose-free = En choisir un
stepper-label = Places
stepper-of = { $at } sur { $count }
place-after = Place suivante
zoom-label = Vue
castle-zoom-in = Plus près
castle-zoom-out = Plus loin
castle-zoom-fit = Tout le château
preview-points = Points
preview-completes = Achève { $room } :
preview-spoils = { $room } ne pourrait plus être achevée.
preview-more = { $count ->
    [one] et une autre ligne
   *[other] et { $count } autres lignes
}
preview-later = Si la partie finissait là :

now-arrange = **Vous dirigez le marché** : une pièce à chaque prix.
now-arrange-small = Vous gagnez ce que les autres paient. Vous choisissez en dernier et payez la banque.
open-market = Ouvrir le marché
arrange-reset = Comme avant
arrange-keys = Glissez une pièce vers un prix, les deux s’échangent. Entrée soulève, les flèches déplacent.
arrange-purses = { $names }
purse = { $name } a { $money }
arrange-slot = { $room }, prix { $price }. { $bests }
best-for = { $name } { $gain }
arrange-lifted = { $room }, soulevée, prix { $price }
arrange-moved = { $room } à { $price }, { $other } à { $back }
arrange-dropped = Posée.

now-reward = { $count ->
    [one] **Une récompense attend.**
   *[other] **{ $count } récompenses attendent.** Laquelle d’abord ?
}
now-reward-small = Ce que vous laissez est perdu.
button-reward = La prendre
leave-rest = Laisser le reste
leave-it = Y renoncer
now-choose = **Deux pièces souterraines** : choisissez une autre récompense.
now-choose-small = Celle des séjours fait rapporter encore la pièce souterraine qui vient d’être achevée.
button-choose = La prendre
as-type = comme pour : { $type }
now-rescore = **Quelle pièce souterraine rapporte encore ?**
now-rescore-small = Ses points et son bonus, comme elle est posée maintenant.
button-rescore = La compter
now-stack = **Fouillez une pile** : choisissez sa taille.
now-stack-small = Personne d’autre ne voit ses pièces. Deux au plus vont sur la pioche.
button-stack = Fouiller
stack-of = Taille { $size }
rooms-count = { $count ->
    [one] une pièce
   *[other] { $count } pièces
}
final = ne s’annule pas
now-take = **Personne d’autre ne voit ces { $count } pièces.** Posez-en deux au plus sur la pioche.
now-take-small = Elles viennent d’abord au prochain marché. Les autres sont mélangées.
take-button = { $count ->
    [0] Choisir une pièce
    [one] La poser dessus
   *[other] Poser les deux
}
take-none = N’en poser aucune
look-label = Pièces de la pile
look-room = { $room }, au mieux { $best }
look-picked = { $room }, sortira en numéro { $order }
others-see-look = Les autres voient : { $name } fouille la pile { $size }.
now-keep = **Gardez une des deux cartes bonus.** Personne d’autre ne les voit.
now-keep-small = L’autre va sous la pioche.
button-keep = Garder cette carte
now-return = **Rendez une carte bonus.** Personne d’autre ne les voit.
now-return-small = Faveurs et marché se regardent avant.
button-return = Rendre celle-ci
step-extra-turn = Un autre tour, maintenant

wait-return = **{ $names }** doit encore rendre une carte.
wait-arrange = **{ $name }** fixe les prix.
wait-arrange-small = Une pièce à chaque prix.
wait-turn = **{ $name }** achète une pièce ou passe.
wait-place = **{ $name }** construit.
wait-look = **{ $name }** fouille une pile.
wait-keep = **{ $name }** choisit une carte bonus.
wait-small = En attendant : regardez châteaux et faveurs.

rivals-title = Rivaux
tab-rivals = Rivaux
tab-goals = Buts
has-returned = a choisi
rival-facts = { $doors } portes libres, { $done } achevées sur { $tiles }, { $cards } cartes bonus
lays-now = { $name } pose { $room }.
rewards-wait = Récompenses en attente pour { $name } : { $what }.
favours-title = Faveurs du roi
if-ended-now = si la partie finissait là
most-of = Le plus : { $what }
cards-secret = Personne d’autre ne les voit.
goes-back = est rendue
stacks-score = Une pile vide donne deux points pour chacune de ses pièces dans un château.
deck-title = Sur la pioche des pièces
deck-known = { $room }, taille { $size }
deck-unknown = taille { $size }, posée par { $name }
removed-title = Hors du jeu :
known-lot = Taille { $size } : { $rooms }
known-returned = Sous la pioche : { $cards }
cards-left = Cartes de pièces : { $left } sur { $all }
cards-left-short = { $left } cartes
castle-score-now = Points maintenant
score-whose = Feuille de qui
sheet-total = Ensemble
sum-public = Ensemble, sans cartes bonus

log-line = { $name } { $what }
log-buy = achète { $room } pour { $money }.
log-place = pose { $room }.
log-set = demande { $money } pour { $room }.
log-done = laisse le reste tel quel.
log-pass = passe.
log-reward = prend la récompense pour { $room }.
log-decline = renonce à ce qui attend.
log-free = prend gratuitement : { $room }.
log-search = fouille la pile { $size }.
log-take = pose { $room } sur la pioche.
log-keep = garde une carte bonus : { $card }.
log-return = rend une carte bonus : { $card }.
log-choose = choisit une récompense : { $reward }.
log-rescore = compte encore { $room }.

castle-end-you-win = { $by ->
    [0] Vous gagnez avec { $points }
   *[other] Vous gagnez de { $by }
}
castle-end-you-share = Vous partagez la victoire avec { $points } points
end-you-lose = { $rank ->
    [2] Deuxième place
    [3] Troisième place
   *[other] Quatrième place
}, { $behind ->
    [0] à égalité de points
    [one] à un point
   *[other] à { $behind } points
}
end-decisive = Décisif : { $what }, { $points }.
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
column-start = départ
column-placement = posées
column-reward = récomp.
column-favors = faveurs
column-bonus_cards = cartes
column-depleted = piles
column-money = argent
castle-how-scored = D’où viennent les points
how-scored-of = D’où viennent les points : { $name }
point-at-line = montrez une ligne, cliquez pour la garder

remark-label = Pour votre première partie
remark-close = Compris
remark-rules = Règles
remark-market = Vous fixez les prix : cher pour ce que les autres désirent le plus, mais à leur portée. L’argent vient à vous.
remark-purchase = Le nombre à gauche d’une pièce dit ce qu’elle rapporterait à sa meilleure place. Les pièces de monnaie posées dessus aident à la payer.
remark-doors = Chaque nombre est à une porte que la pièce peut rejoindre. Tournez-la avec R, la molette ou les flèches.
remark-completed = Une pièce est achevée quand toutes ses portes sont reliées ; elle donne alors la récompense de son type. Une porte contre un mur l’exclut.
