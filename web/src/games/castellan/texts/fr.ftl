# Castellan dans le navigateur, en français.
castellan-castle = Le château
castellan-courts = Cours
castellan-towers = Tours
castellan-walls = Murs
castellan-places = Places
castellan-players = À la table
castellan-piles = Vos pioches
castellan-double-keep = Double donjon
castellan-you = Vous

## Pieces and where they lie
castellan-piece-tower = tour
castellan-piece-long = mur long
castellan-piece-short = mur court
castellan-a-tower = une tour
castellan-a-long = un mur long
castellan-a-short = un mur court
castellan-east = { $count } à l’est
castellan-west = { $count } à l’ouest
castellan-south = { $count } au sud
castellan-north = { $count } au nord
castellan-from-first = { $way } de la première tour
castellan-first-node = la première tour
castellan-tower-at = { $piece }, { $where }
castellan-wall-at = { $piece } vers { $side ->
    [east] l’est
    [south] le sud
    [west] l’ouest
   *[north] le nord
}, départ : { $where }
castellan-wall-side = { $piece } vers { $side ->
    [east] l’est
    [south] le sud
    [west] l’ouest
   *[north] le nord
}
castellan-no-walls = aucun mur
castellan-tower-counts = { $where }, compte pour : { $courts }
castellan-tower-row = { $tower } ; { $walls }
castellan-free-end = bout de mur libre, { $where }
castellan-empty = Aucune pièce n’est posée.

## Courts
castellan-court-of = Cour de { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}
castellan-court-plain = { $court }, à { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-court-doubled = { $court }, à { $name }, doublée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-court-plain-mine = { $court }, à vous, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-court-doubled-mine = { $court }, à vous, doublée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-closes = Ferme une cour de { $towers }
castellan-gain = { $gain } pour vos cours
castellan-no-gain = Pas de points tout de suite
castellan-promise = Ensuite, une pièce de plus rapporterait { $points }.
castellan-foresee = Où une cour est-elle proche ?
castellan-may-double = Vous pourrez la doubler en la prenant.
castellan-your-courts = Vos cours
castellan-courts-of = Cours : { $name }
castellan-courts-count = { $count ->
    [0] aucune cour
    [one] { $count } cour
   *[other] { $count } cours
}
castellan-no-courts = Aucune cour. Fermez-en une avec des murs et des tours.
castellan-twice = deux fois, avec le double donjon
castellan-together = Ensemble
castellan-read-court = Un point pour chacune de ses tours : aux coins, dans les murs et à l’intérieur. Avec un double donjon, chacune compte deux fois.
castellan-counts-for = Elle compte pour :
castellan-counts-nowhere = Elle ne compte encore pour aucune cour.

## Cards
castellan-wall-card = Carte mur
castellan-tower-card = Carte tour
castellan-card = { $back } : { $pieces }
castellan-card-draws = { $back } : { $pieces }, et { $count ->
    [one] une carte de plus à piocher
   *[other] { $count } cartes de plus à piocher
}
castellan-card-number = { $card }. { $number } sur { $count }
castellan-read-card = Qui la joue bâtit toutes ces pièces pendant le même tour.
castellan-read-draw = Qui la joue bâtit toutes ces pièces pendant le même tour. Chaque symbole de pioche donne une carte de plus à la fin.
castellan-your-hand = Votre main
castellan-no-cards = Plus de cartes en main.
castellan-backs = En main : cartes mur { $wall }, cartes tour { $tower }
castellan-left = reste { $count }
castellan-not-played = Pas encore jouées
castellan-left-of-seat = { $name } : { $count ->
    [one] { $count } carte pas encore jouée
   *[other] { $count } cartes pas encore jouées
}

## Steps
castellan-steps = Le tour de { $name }
castellan-step-cards = Cartes
castellan-step-build = Bâtir
castellan-step-claim = Prendre
castellan-step-draw = Piocher
castellan-last-turn-short = Derniers tours
castellan-last-turns = La partie s’achève : chacun des autres a un dernier tour.
castellan-on-turn = à son tour
castellan-thinking = réfléchit
castellan-has-ended = sans cartes

castellan-now-cards = **Jouez une carte ou plus** : tout ce qu’elles montrent se bâtit ce tour
castellan-now-cards-small = Ce qui n’a pas de place passe à la personne suivante.
castellan-now-first = **Jouez une carte ou plus** pour commencer le château
castellan-now-first-small = Premier tour : toutes les pièces doivent être reliées ; il faut une tour, et des murs entre les tours.
castellan-now-last = **Dernier tour** : toutes vos cartes sont jouées
castellan-now-last-small = On ne pioche plus ensuite.
castellan-handed = En plus, sans place au tour de { $name } : { $pieces }.
castellan-choose-card = Choisissez une carte
castellan-needs-tower = Il faut une tour
castellan-not-linked = Tout ne peut être relié
castellan-play = { $count ->
    [one] Jouer une carte
    [2] Jouer deux cartes
    [3] Jouer trois cartes
   *[other] Jouer { $count } cartes
}

castellan-build-title = À bâtir
castellan-you-build = Vous bâtirez
castellan-to-build-label = Pièces à bâtir
castellan-to-draw = à piocher
castellan-places-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
castellan-no-place = sans place
castellan-none = aucune
castellan-all-built = tout bâti
castellan-left-of = { $left } sur { $all }
castellan-piece-button = { $piece } : reste { $left } sur { $all }, { $places }
castellan-handed-label = Transmis par { $name } : { $pieces }
castellan-key-take = prendre,
castellan-key-turn = tourner
castellan-now-build = **Bâtissez { $piece }**, puis { $rest }
castellan-now-build-last = **Bâtissez { $piece }**, la dernière pièce
castellan-take-backs = Vous pouvez reprendre des pièces jusqu’à la fin du tour.
castellan-placed = Posé, c’est posé : rien ne se reprend.
castellan-build-here = Bâtir ici
castellan-point-at = Montrez une place pour voir ce qu’elle rapporte ; cliquez ou glissez-y la pièce.
castellan-tap-twice = Touchez une place pour voir ce qu’elle rapporte, encore une fois pour bâtir.

castellan-now-claim = { $count ->
    [one] **Une cour est à vous.** La doubler ?
    [2] **Deux cours sont à vous.** En doubler une ?
   *[other] **{ $count } cours sont à vous.** En doubler une ?
}
castellan-now-claim-small = Le double donjon : une fois par partie, seulement quand on prend une cour.
castellan-now-cut = **Votre cour double est coupée.** Quelle partie reste double ?
castellan-now-cut-small = Les autres parties reçoivent un donjon simple.
castellan-or = ou
castellan-none-of-them = Aucune
castellan-for-later = le garder pour plus tard
castellan-choose-court = En doubler une, ou aucune ?
castellan-choose-part = Choisissez une partie
castellan-double-this = Doubler celle-ci
castellan-keep-double = Le garder
castellan-you-have = { $points ->
    [one] vous avez { $points } point
   *[other] vous avez { $points } points
}

castellan-now-draw = { $count ->
    [one] **Piochez une carte** : de quelle pioche ?
    [2] **Piochez deux cartes** : combien de quelle pioche ?
   *[other] **Piochez { $count } cartes** : combien de quelle pioche ?
}
castellan-now-draw-small = Vous les verrez ensuite.
castellan-draw = { $count ->
    [one] Piocher une carte
    [2] Piocher deux cartes
   *[other] Piocher { $count } cartes
}
castellan-fewer = Moins de { $pile }
castellan-more = Plus de { $pile }
castellan-from-pile = { $count }, { $pile }

castellan-wait-cards = **On attend { $names }** pour jouer des cartes
castellan-wait-build = **On attend { $names }** pour bâtir
castellan-wait-claim = **On attend { $names }** pour prendre des cours
castellan-wait-draw = **On attend { $names }** pour piocher

## Log
castellan-log-play = { $name } joue { $count ->
    [one] une carte
   *[other] { $count } cartes
} : { $pieces }
castellan-log-build = { $name } bâtit : { $piece }
castellan-log-double = { $name } double : { $court }
castellan-log-single = { $name } garde le double donjon pour plus tard
castellan-log-draw = { $name } pioche { $cards }
castellan-log-cards = Des cartes sont montrées
castellan-the-claim = la prise

## End
castellan-ranking = Classement
castellan-column-courts = cours
castellan-column-keeps = donjons
castellan-column-score = score
castellan-you-win = { $points ->
    [one] Vous gagnez de { $points } point
   *[other] Vous gagnez de { $points } points
}
castellan-you-win-tie = Vous gagnez : plus de donjons
castellan-you-came = { $rank ->
    [2] Deuxième place
    [3] Troisième place
   *[other] Quatrième place
}, { $points ->
    [0] avec moins de donjons
    [one] à { $points } point
   *[other] à { $points } points
}
castellan-decisive = La plus grande cour de { $name } compte { $points }.
castellan-decisive-double = Le double donjon de { $name } est dans une cour de { $towers } : elle compte { $points }.
castellan-dropped = Mis de côté à la fin, faute de place : { $pieces }.
castellan-point-at-line = Montrez une ligne pour voir ses tours.
