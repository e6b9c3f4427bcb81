# Castellan en français.
category-courtyard = Cours

castellan-court = une cour de { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, grande de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
castellan-court-double = une cour de { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, grande de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, deux fois grâce au double donjon

place-castellan-court = en { $x }, { $y } : { castellan-court }
place-castellan-court-double = en { $x }, { $y } : { castellan-court-double }

castellan-piece-t = tour
castellan-piece-s = mur court
castellan-piece-l = mur long
castellan-direction-h = droite
castellan-direction-v = bas

castellan-count-tower = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
castellan-count-short = { $count ->
    [one] { $count } mur court
   *[other] { $count } murs courts
}
castellan-count-long = { $count ->
    [one] { $count } mur long
   *[other] { $count } murs longs
}
castellan-count-draw = { $count ->
    [one] { $count } symbole de pioche
   *[other] { $count } symboles de pioche
}
castellan-count-keep = { $count ->
    [one] { $count } donjon
   *[other] { $count } donjons
}
castellan-count-wall-card = { $count ->
    [one] { $count } carte mur
   *[other] { $count } cartes mur
}
castellan-count-tower-card = { $count ->
    [one] { $count } carte tour
   *[other] { $count } cartes tour
}
castellan-nothing = aucune pièce

castellan-turn = Tour : { $name }
castellan-last-turn = Dernier tour : { $name }
castellan-to-build = À construire : { $pieces }
castellan-handed-on = Transmis : { $pieces }
castellan-hand = Main
castellan-cards = cartes mur + tour : { $hand } en main, { $piles } dans les pioches
castellan-has-double = double donjon encore libre
castellan-used-double = double donjon utilisé
castellan-legend = ■ tour, ─ mur court, ━ mur long, ∘ bout libre ; a5 une cour de a valant 5, majuscule : double donjon ; places : t tour, s court, l long

castellan-do-play = Jouez une ou plusieurs cartes ; vous construirez toutes leurs pièces.
castellan-do-play-first = Jouez une ou plusieurs cartes dont toutes les pièces peuvent former un seul château ; vous les construirez toutes.
castellan-do-play-all = Dernier tour : jouez toutes les cartes qui vous restent.
castellan-do-build = Construisez : { $pieces }.
castellan-do-claim = Réclamez : posez votre double donjon dans une des nouvelles cours, ou gardez-le pour plus tard.
castellan-do-keep-double = Votre cour double est coupée : quelle partie reste double ?
castellan-do-draw = Piochez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, s’il y en a autant : combien de quelle pioche ?
castellan-do-wait = Attendez les autres.
castellan-do-over = La partie est terminée.

castellan-build-t = tour en { $x }, { $y }
castellan-build-s-h = mur court de { $x }, { $y } vers la droite
castellan-build-s-v = mur court de { $x }, { $y } vers le bas
castellan-build-l-h = mur long de { $x }, { $y } vers la droite
castellan-build-l-v = mur long de { $x }, { $y } vers le bas
castellan-double = double donjon pour la cour en { $x }, { $y }
castellan-single = donjons simples seulement

castellan-tie-keeps = { castellan-count-keep } contre { $other }

castellan-hint-play = { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
} et { $walls ->
    [one] { $walls } mur
   *[other] { $walls } murs
} à construire, { $draws ->
    [0] aucune carte à piocher
    [one] { $draws } carte à piocher
   *[other] { $draws } cartes à piocher
}
castellan-hint-build = { $points ->
    [0] aucun point tout de suite
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite
}
castellan-hint-closes = { $count ->
    [one] une cour se ferme pour vous
   *[other] { $count } cours se ferment pour vous
}
castellan-hint-left = { $count ->
    [one] il reste { $count } pièce à construire
   *[other] il reste { $count } pièces à construire
}
castellan-hint-double = { $towers ->
    [one] { $towers } tour compte
   *[other] { $towers } tours comptent
} double : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus
castellan-hint-single = { $towers ->
    [0] vous n’avez pas de cour à doubler
    [one] { $towers } tour, c’est trop peu pour votre seul double donjon
   *[other] { $towers } tours, c’est trop peu pour votre seul double donjon
}
castellan-hint-draw = vous aurez alors { $walls ->
    [one] { $walls } carte de mur
   *[other] { $walls } cartes de mur
} et { $towers ->
    [one] { $towers } carte de tour
   *[other] { $towers } cartes de tour
}

## Paquets refusés
castellan-deck-no-object = Un paquet est écrit entre accolades, avec wall_deck, tower_deck et, au besoin, supply.
castellan-deck-unknown = « { $name } » est inconnu. Un paquet a wall_deck, tower_deck et, au besoin, supply.
castellan-deck-pile = { $pile } est une liste de { $needed } cartes ; il y en a { $count }.
castellan-deck-card = { $pile ->
    [wall_deck] Carte mur { $card }
   *[tower_deck] Carte tour { $card }
}
castellan-deck-card-no-object = { castellan-deck-card } n’est pas une carte : une carte est écrite entre accolades.
castellan-deck-card-unknown = { castellan-deck-card } : « { $name } » est inconnu. Une carte a id, towers, long_walls, short_walls et draw.
castellan-deck-card-id = { castellan-deck-card } : un nom (id) a au plus 20 lettres, chiffres et traits d’union.
castellan-deck-symbol = { $symbol ->
    [towers] tours
    [long_walls] murs longs
    [short_walls] murs courts
   *[draw] symboles de pioche
}
castellan-deck-card-count = { castellan-deck-card }, { castellan-deck-symbol } : il faut un nombre entier de 0 à { $most }.
castellan-deck-no-tower = { castellan-deck-card } : une carte tour montre au moins une tour.
castellan-deck-no-wall = { castellan-deck-card } : une carte mur montre au moins un mur.
castellan-deck-same-id = { castellan-deck-card } : une autre carte a déjà le nom « { $name } » (id).
castellan-deck-supply = supply a towers, long_walls et short_walls, et rien d’autre.
castellan-deck-supply-count = La boîte (supply), { castellan-deck-symbol } : il faut un nombre entier de 0 à { $most }.
castellan-deck-total = Les cartes montrent { $shown } { castellan-deck-symbol }, mais la boîte (supply) en contient { $count }. Si votre paquet est voulu ainsi, mettez-y { $shown }.
castellan-deck-too-many = Les cartes montrent { $count } pièces ; { $most } est le maximum.
castellan-deck-too-far = Quatre paquets pareils pourraient bâtir sur { $count } unités ; { $most } est le maximum. Mettez moins de murs longs.
castellan-obstacle-occupied = Une tour s’y trouve déjà.
castellan-obstacle-on-long-wall = Un long mur passe par ce point.
castellan-obstacle-edge-taken = Un mur s’y trouve déjà.
castellan-obstacle-no-room-for-tower = Un bout toucherait le milieu d’un long mur, où aucune tour ne tient.
castellan-obstacle-through-tower = Le long mur traverserait une tour.
castellan-obstacle-crosses-wall = Le long mur en croiserait un autre.
castellan-obstacle-blocks-wall-end = Le long mur bloquerait le bout d’un autre mur.
castellan-obstacle-not-linked = Un mur demande une tour à un bout, et une tour le bout d’un mur.
castellan-obstacle-other-players-court = C’est à l’intérieur de la cour de quelqu’un d’autre.
castellan-obstacle-first-piece = La première pièce se pose au milieu.
castellan-obstacle-first-turn = Au premier tour, toutes les autres pièces doivent encore trouver une place.
castellan-obstacle-apart = Cette partie n’est pas reliée au reste du château.
castellan-obstacle-keep-outside = Un donjon se trouve là où aucune cour n’est fermée.
castellan-obstacle-second-keep = Un autre donjon se trouve déjà dans cette cour.
castellan-obstacle-second-double = Le double donjon de cette personne se trouve déjà dans une autre cour.
