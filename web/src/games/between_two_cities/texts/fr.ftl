# Between Two Cities in the browser, in French.
city-riverside = Rivière
city-hilltop = Colline
city-oldtown = Vieuxbourg
city-lakeside = Beaulac
city-fairview = Bellevue
city-northgate = Portenord
city-millbrook = Moulin
letter-shop = C
letter-factory = U
letter-office = B
letter-park = P
letter-house = R
letter-music = m
letter-drink = v
letter-food = t
letter-bed = l
the-tile = { $tile ->
    [shop] le commerce
    [factory] l’usine
    [drink] l’auberge (bistrot)
    [food] l’auberge (restaurant)
    [music] l’auberge (taverne musicale)
    [bed] l’auberge (hôtel)
    [office] le bureau
    [park] le parc
   *[house] la résidence
}
the-duplex = le duplex { $first } et { $second }
the-duplex-in-hand = le duplex
duplex-horizontal = duplex, { $first } à gauche et { $second } à droite
duplex-vertical = duplex, { $first } en haut et { $second } en bas
owners-alone = à vous
owners-with = à vous et { $name }
owners-others = { $names }
row-column = ligne { $row }, colonne { $column }
cell-tile = { $where }, { $tile }, { $owners }
cell-free = { $where }, libre, à côté : { $beside }
cell-nothing = libre
row-in-words = Ligne { $row } : { $cells }
beside-nothing = rien
partner-brings = apporte
partner-laid = a posé ici
partner-chooses = choisit
partner-has-chosen = a choisi
counts-for-you = compte pour vous : la plus faible
now-lay = **Posez { $tile }** à { $first } ou à { $second }
now-lay-small = L’autre tuile va dans l’autre ville.
now-lay-last = **Posez { $tile }** à { $city }
now-lay-last-small = L’autre ville a sa tuile.
lay-here = Poser ici
point-at-place = Pointez une place pour voir ce qu’elle rapporte ; cliquez ou glissez la tuile dessus.
hold-to-read = Maintenez une tuile pour la lire.
tap-twice = Touchez une place pour voir ce qu’elle rapporte, encore une fois pour poser.
place-choice = { $where }, à côté : { $beside }
gain-where = à { $where }
hand-label = Ma main
hand-to-lay = Mes tuiles à poser
hand-kept = Vous gardez ces deux-là :
hand-tile-choose = { $tile }, { $number } sur { $count }
hand-tile-lay = { $tile }, à poser, { $number } sur { $count }
others-title = Les autres villes
known-hand = { $name } a en main :
score-lower = Vous avez la plus faible des deux : { $points }
score-sum = Vous avez les deux ensemble : { $points }
rule-shop = Commerces en ligne droite : 2, 5, 10 ou 16 points pour un à quatre.
rule-factory = Chaque usine : 4 points dans la ville qui en a le plus, 3 dans la deuxième, 2 dans les autres.
rule-tavern = Séries d’auberges différentes : 1, 4, 9 ou 17 points pour une à quatre sortes.
rule-office = 1, 3, 6, 10, 15 ou 21 points pour un à six bureaux ; 1 de plus pour chacun à côté d’une auberge.
rule-park = Parcs joints : 2, 8 ou 12 points pour un à trois, 1 de plus par parc suivant.
rule-house = 1 point par autre type de bâtiment dans la ville ; à côté d’une usine, seulement 1.
tile-in-city = { $tile } à { $city }
log-place = { $name } a posé { $tile } à { $city }
log-choose = { $name } a gardé { $first } et { $second }
end-words = Pour chaque personne compte la plus faible de ses deux villes. Choisissez une ligne pour voir les tuiles qui comptent.
end-words-two = Les deux villes comptent ensemble. Choisissez une ligne pour voir les tuiles qui comptent.
left-city = Ville gauche
right-city = Ville droite
log-choose-twice = { $name } a gardé deux fois { $tile }
draft-choose = **Choisissez deux tuiles** à garder
draft-choose-last = La dernière tuile est mise de côté. Un choix est définitif.
choose-more = { $count ->
    [one] Encore une tuile
   *[other] Deux tuiles
}
keep-both = Garder les deux
remark-cities-choose = Gardez deux tuiles : une pour chacune de vos villes. Vous partagez chaque ville avec la personne à côté, et la plus faible est votre score. La bande sous une tuile montre comment elle compte.
remark-cities-alone = Les deux villes sont à vous et leurs points s’additionnent. Gardez deux tuiles : une pour chacune. La bande sous une tuile montre comment elle compte.
remark-cities-duplex = Un duplex réunit deux bâtiments. Il se pose comme il est dessiné, sans le tourner ; chaque moitié compte pour elle-même.

## L’assistant de score
cities-next-city = Ville suivante
cities-cell = rangée { $row }, colonne { $column }, { $tile }
cities-letters = La ville en lettres, rangée par rangée
cities-letters-example = CCCC RRBm …
cities-filled = { $count } sur { $all }
cities-no-building = Rangée { $row }, colonne { $column } : « { $letter } » n’est pas un bâtiment. Tout le reste compte.
cities-palette = Bâtiments
cities-clear-last = Retirer le dernier bâtiment
cities-how = Touchez un bâtiment : il se pose sur la case encadrée, et le cadre avance.
cities-how-keys = Cliquez sur un bâtiment ou tapez sa lettre : il se pose sur la case encadrée, et le cadre avance. Entrée : ville suivante.
