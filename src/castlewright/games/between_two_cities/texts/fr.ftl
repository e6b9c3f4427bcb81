# Between Two Cities en français.
cities-tile-shop = commerce
cities-tile-factory = usine
cities-tile-drink = auberge (bistrot)
cities-tile-food = auberge (restaurant)
cities-tile-music = auberge (taverne musicale)
cities-tile-bed = auberge (hôtel)
cities-tile-office = bureau
cities-tile-park = parc
cities-tile-house = résidence

category-shop = Commerces
category-factory = Usines
category-tavern = Auberges
category-office = Bureaux
category-park = Parcs
category-house = Résidences

cities-shops = { $count ->
    [one] un commerce seul
   *[other] une ligne de { $count } commerces
}
cities-factories = { $count ->
    [one] { $count } usine
   *[other] { $count } usines
}, { $rank ->
    [1] le plus de toutes les villes
    [2] le deuxième nombre de toutes les villes
   *[other] moins que les deux premiers nombres
}, { $each } chacune
cities-taverns = { $count ->
    [one] une auberge
   *[other] une série de { $count } auberges différentes
}
cities-offices = { $count ->
    [one] un bureau
   *[other] une série de { $count } bureaux
}
cities-offices-near = { $count ->
    [one] { $count } bureau à côté d’une auberge
   *[other] { $count } bureaux à côté d’une auberge
}
cities-parks = { $count ->
    [one] un parc seul
   *[other] un groupe de { $count } parcs
}
cities-house = résidence, { $types ->
    [one] { $types } autre type
   *[other] { $types } autres types
} dans la ville
cities-house-near = résidence à côté d’une usine

cities-tie-city = l’autre ville a { $count }, et non { $other }
cities-tie-building = { $building ->
    [shop] { $count ->
        [one] { $count } commerce
       *[other] { $count } commerces
    }
    [factory] { $count ->
        [one] { $count } usine
       *[other] { $count } usines
    }
    [tavern] { $count ->
        [one] { $count } auberge
       *[other] { $count } auberges
    }
    [office] { $count ->
        [one] { $count } bureau
       *[other] { $count } bureaux
    }
    [park] { $count ->
        [one] { $count } parc
       *[other] { $count } parcs
    }
   *[house] { $count ->
        [one] { $count } résidence
       *[other] { $count } résidences
    }
} contre { $other }

cities-round-singles = Manche { $round } sur { $rounds } : tuiles simples
cities-round-duplexes = Manche { $round } sur { $rounds } : tuiles doubles
cities-left = Ville de gauche, avec { $partner }
cities-right = Ville de droite, avec { $partner }
cities-left-own = Ville de gauche
cities-right-own = Ville de droite
cities-other = { $one } et { $other }
cities-other-own = { $one }
cities-hand = Main
cities-to-lay = À poser
cities-others = Les autres villes
cities-do-choose = Choisissez deux tuiles de votre main ; le reste passe à côté.
cities-do-place = Posez une tuile dans chacune de vos villes.
cities-do-place-last = Posez votre autre tuile dans votre ville de { $side ->
    [left] gauche
   *[right] droite
}.
cities-do-wait = Attendez les autres.
cities-do-over = La partie est finie.

cities-hint-place = { $points ->
    [0] aucun point tout de suite pour votre ville de { $side ->
        [left] gauche
       *[right] droite
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus pour votre ville de { $side ->
        [left] gauche
       *[right] droite
    }
}
cities-hint-other-tile = votre autre tuile peut encore apporter { $points ->
    [one] { $points } point
   *[other] { $points } points
} à l’autre ville
cities-hint-lower = c’est votre ville la plus basse, celle qui compte
cities-hint-pair = tout de suite jusqu’à { $one ->
    [one] { $one } point
   *[other] { $one } points
} pour la première tuile et { $two ->
    [one] { $two } point
   *[other] { $two } points
} pour la seconde, une dans chaque ville
cities-hint-keeps = cela prive la personne suivante de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cities-obstacle-not-yours = Vous ne posez que dans vos deux villes.
cities-obstacle-laid = Cette ville a sa tuile pour ce tour ; l’autre tuile va dans l’autre ville.
cities-obstacle-taken = Il y a déjà un bâtiment.
cities-obstacle-taken-half = Un duplex demande deux cases libres.
cities-obstacle-first = La première tuile d’une ville se pose au milieu.
cities-obstacle-apart = Une tuile doit toucher la ville par un côté.
cities-obstacle-frame = La ville a quatre cases de large et quatre de haut, pas plus.
