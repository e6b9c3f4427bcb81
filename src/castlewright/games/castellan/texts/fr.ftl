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

castellan-turn = Au tour de { $name }
castellan-last-turn = Dernier tour de { $name }
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
}, s'il y en a autant : combien de quelle pioche ?
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
    [0] vous n'avez pas de cour à doubler
    [one] { $towers } tour, c'est trop peu pour votre seul double donjon
   *[other] { $towers } tours, c'est trop peu pour votre seul double donjon
}
castellan-hint-draw = vous aurez alors { $walls ->
    [one] { $walls } carte de mur
   *[other] { $walls } cartes de mur
} et { $towers ->
    [one] { $towers } carte de tour
   *[other] { $towers } cartes de tour
}
