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
castellan-kind-tower = { $count ->
    [one] tour
   *[other] tours
}
castellan-kind-long = { $count ->
    [one] mur long
   *[other] murs longs
}
castellan-kind-short = { $count ->
    [one] mur court
   *[other] murs courts
}
castellan-a-tower = une tour
castellan-a-long = un mur long
castellan-a-short = un mur court
castellan-east = { $count } à l’est
castellan-west = { $count } à l’ouest
castellan-south = { $count } au sud
castellan-north = { $count } au nord
castellan-from-first = { $way } de la première tour
castellan-first-node = la première tour
castellan-first-tower = première tour
castellan-from-start = { $way } du début
castellan-start = le début
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
castellan-court-short = Cour de { $towers }
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
castellan-closes-several = Ferme { $count } cours : { $towers }
castellan-grows = Vos cours grandissent
castellan-shrinks = Vos cours diminuent
castellan-gain = { $gain } pour vos cours
castellan-no-gain = Pas de points tout de suite
castellan-promise = Ensuite, une pièce de plus rapporte { $points }
castellan-foresee = Cours presque fermées
castellan-may-double = Vous pourrez la doubler.
castellan-your-courts = Vos cours
castellan-courts-of = Cours : { $name }
castellan-courts-count = { $count ->
    [0] aucune cour
    [one] { $count } cour
   *[other] { $count } cours
}
castellan-no-courts = Aucune cour. Fermez-en une avec des murs et des tours.
castellan-no-court-at-end = Aucune cour dans cette partie.
castellan-twice = deux fois, avec le double donjon
castellan-together = Ensemble
castellan-read-court = Un point pour chacune de ses tours : aux coins, dans les murs et à l’intérieur. Avec un double donjon, chacune compte deux fois.
castellan-read-tower = Se dresse là où finit au moins un mur et où il n’y a pas encore de tour.
castellan-read-long = Long de deux unités. Une extrémité touche une tour, et le croisement en son milieu est libre.
castellan-read-short = Long d’une unité. Une extrémité touche une tour.
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
castellan-supply = Encore sur les cartes : { $pieces }
castellan-supply-short = Sur les cartes
castellan-in-piles = Dans les piles : cartes mur { $wall }, cartes tour { $tower }
castellan-backs-short = en main
castellan-piles-short = en pioche
castellan-backs = En main : cartes mur { $wall }, cartes tour { $tower }
castellan-left = reste { $count }
castellan-not-played = Pas encore jouées
castellan-left-of-seat = { $name } : { $count ->
    [one] { $count } carte pas encore jouée
   *[other] { $count } cartes pas encore jouées
}

## Steps
castellan-steps = Tour : { $name }
castellan-step-cards = Cartes
castellan-step-build = Bâtir
castellan-step-claim = Prendre
castellan-step-draw = Piocher
castellan-last-turn-short = Derniers tours
castellan-last-turns = La partie s’achève : le reste de la table a un dernier tour.
castellan-has-ended = sans cartes

castellan-now-cards = **Jouez une carte ou plus** : tout se bâtit
castellan-now-cards-small = Ce qui n’a pas de place passe à la personne suivante.
castellan-now-first = **Jouez une carte ou plus** pour commencer le château
castellan-now-first-small = Premier tour : toutes les pièces doivent être reliées ; il faut une tour, et des murs entre les tours.
castellan-now-last = **Dernier tour** : toutes vos cartes sont jouées
castellan-now-last-small = On ne pioche plus ensuite.
castellan-handed = Transmis par { $name } : { $pieces }.
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
castellan-key-play = jouer
castellan-now-build = **Bâtissez { $piece }**, puis { $rest }
castellan-now-build-last = **Bâtissez { $piece }**, la dernière pièce
castellan-take-backs = Rien n’est définitif avant la fin du tour.
castellan-placed = Posé, c’est posé : rien ne se reprend.
castellan-build-here = Bâtir ici
castellan-point-at = Pointez une place pour voir ce qu’elle rapporte ; cliquez ou glissez la pièce dessus.
castellan-tap-twice = Touchez une place ou les flèches.
castellan-place-at = Place { $at } sur { $count }

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
castellan-choose-court = Doubler ou non ?
castellan-choose-part = Choisissez une partie
castellan-double-this = Doubler celle-ci
castellan-stays-double = Garder cette partie double
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
castellan-now-draw-small = Vous { $count ->
    [one] la
   *[other] les
} verrez ensuite.
castellan-leaving = Sans place, donc pour { $name } : { $pieces }.
castellan-leaving-aside = Sans place, donc à mettre de côté : { $pieces }.
castellan-draw = { $count ->
    [one] Piocher une carte
    [2] Piocher deux cartes
   *[other] Piocher { $count } cartes
}
castellan-fewer = Moins : { $pile }
castellan-more = Plus : { $pile }
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
castellan-log-makes = { $built } ; { $count ->
    [one] cela fait une cour de { $towers }
   *[other] cela fait des cours de { $towers }
}
castellan-log-double = { $name } double une cour de { $towers }
castellan-log-single = { $name } garde le double donjon pour plus tard
castellan-log-draw = { $name } pioche { $cards }
castellan-log-cards = Les cartes sont sur la table
castellan-log-turn = Fin du tour
castellan-log-hands = { $name } transmet { $pieces } à { $to }
castellan-log-then = { $done }. { $handed }
castellan-log-aside = { $over }. Mis de côté, faute de place : { $pieces }
castellan-the-claim = la prise

## End
castellan-column-courts = Cours
castellan-column-keeps = Donjons
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
castellan-decisive = La plus grande cour ({ $name }) compte { $points }.
castellan-decisive-mine = Votre plus grande cour compte { $points }.
castellan-decisive-double-mine = Votre double donjon est dans une cour de { $towers } : elle compte { $points }.
castellan-decisive-double = { $name } a son double donjon dans une cour de { $towers } : elle compte { $points }.
castellan-course = Les points, tour par tour
castellan-dropped = Mis de côté à la fin, faute de place : { $pieces }.
castellan-point-at-line = Pointez une ligne pour voir ses tours, une tour pour voir ses cours.

## Préparation
option-castellan-deck = Paquet
option-castellan-deck-reconstructed = Reconstitué
option-castellan-deck-reconstructed-words = Les règles imprimées montrent deux des quatorze cartes. Les douze autres sont de nous, faites pour que tous les totaux imprimés soient justes.
option-castellan-deck-own = Le vôtre
option-castellan-deck-own-words = Si vous avez le jeu, tapez vos cartes ici : sept par pile, avec les pièces et les symboles de pioche qu’elles montrent.
option-castellan-deck-wall-deck = Cartes mur
option-castellan-deck-tower-deck = Cartes tour
option-castellan-deck-supply = Pièces de la boîte pour une personne
option-castellan-deck-id = Nom
option-castellan-deck-towers = Tours
option-castellan-deck-long-walls = Murs longs
option-castellan-deck-short-walls = Murs courts
option-castellan-deck-draw = Pioche
option-castellan-deck-shown = les cartes en montrent { $count }
option-castellan-take-backs = Reprendre un coup
option-castellan-take-backs-yes = jusqu’à la fin du tour
option-castellan-take-backs-no = posé, c’est posé
option-castellan-take-backs-words = Les pièces peuvent être reprises jusqu’à la fin du tour. Sinon : posé, c’est posé.
option-castellan-memory-aid-words = Les cartes que chaque personne n’a pas encore jouées restent visibles.

## La première partie
remark-castellan-cards = Fermez des cours : chacune de leurs tours vaut un point. Tout ce que montrent vos cartes se bâtit aussitôt. Qui n’a plus de cartes met fin à la partie.
remark-castellan-handed = Ces pièces n’avaient pas de place au tour d’avant. Elles sont à vous et se bâtissent aussi.
remark-castellan-build = Un mur part d’une tour, une tour finit un mur. Choisissez une place en tirets, ou glissez la pièce dessus et tournez-la.
remark-castellan-courts = Une cour compte toutes ses tours et grandit avec les nouvelles. Personne d’autre n’y bâtit.
remark-castellan-claim = Vous ne doublez qu’une cour par partie, et seulement en la prenant. Une plus grande viendra peut-être.
remark-castellan-draw = Les cartes mur donnent des murs, les cartes tour des tours. Choisissez sans les voir.
remark-castellan-last = Quelqu’un n’a plus de cartes. Les autres jouent toutes les leurs, puis on compte le château.

# L’assistant de score.
castellan-score-cursor = Libre, { $where }
castellan-score-court = { $court }, { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-score-whose = { $court }. À qui est-elle ?
castellan-score-let-go = Lâchez pour poser.
castellan-score-let-go-closed = Une cour grandit ou se ferme. Lâchez, puis dites à qui elle est.
castellan-score-lone = Un donjon sans cour
castellan-score-away = Enlever
castellan-score-closes = Les cours fermées maintenant comptent pour { $name }.
castellan-score-how = Glissez de point en point pour les murs, touchez un point pour une tour. Touchez une cour pour dire à qui elle est. Deux doigts déplacent le château.
castellan-score-how-mouse = Glissez de point en point pour les murs, cliquez un point pour une tour, une cour pour dire à qui elle est. Ou au clavier, avec un curseur que les flèches déplacent :
castellan-score-key-short = mur court
castellan-score-key-long = mur long
castellan-score-key-tower = tour
castellan-score-key-seat = qui ferme les cours
castellan-score-key-court = cour suivante
castellan-score-key-owner = à qui elle est
castellan-score-key-double = double donjon
castellan-score-key-back = retour
castellan-score-so-far = { $pieces } jusqu’ici.
