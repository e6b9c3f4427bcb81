# Castles of Mad King Ludwig en français : noms imprimés où ils sont connus, les nôtres ailleurs.
ludwig-tile-pantry = Garde-manger
ludwig-tile-larder = Cellier
ludwig-tile-buttery = Dépense
ludwig-tile-powder_room = Cabinet de toilette
ludwig-tile-broom_closet = Placard à balais
ludwig-tile-cloak_room = Vestiaire
ludwig-tile-pink_cabinet = Cabinet rose
ludwig-tile-focus_room = Salle de méditation
ludwig-tile-lilac_cabinet = Cabinet lilas
ludwig-tile-piano_room = Salle du piano
ludwig-tile-berchta_room = Salle de Berchta
ludwig-tile-flute_room = Salle de flûte
ludwig-tile-bottomless_pit = Puits sans fond
ludwig-tile-fungus_room = Champignonnière
ludwig-tile-the_hole = Oubliette
ludwig-tile-study = Cabinet de travail
ludwig-tile-sitting_room = Petit salon
ludwig-tile-parlor = Parloir
ludwig-tile-washroom = Salle d’eau
ludwig-tile-dirt_room = Décrottoir
ludwig-tile-utility_room = Buanderie d’office
ludwig-tile-anteroom = Antichambre
ludwig-tile-food_prep_room = Office de préparation
ludwig-tile-meat_locker = Chambre à viande
ludwig-tile-nap_room = Coin sieste
ludwig-tile-dressing_room = Garde-robe
ludwig-tile-solar = Solarium
ludwig-tile-porch = Porche
ludwig-tile-gatehouse = Corps de garde
ludwig-tile-shed = Remise
ludwig-tile-mold_room = Salle moisie
ludwig-tile-knight_room = Salle des chevaliers
ludwig-tile-crypt = Crypte
ludwig-tile-billiards_room = Salle de billard
ludwig-tile-oratory = Oratoire
ludwig-tile-sewing_room = Salle de couture
ludwig-tile-sauna = Sauna
ludwig-tile-panic_room = Chambre forte
ludwig-tile-laundry_room = Buanderie
ludwig-tile-scullery = Arrière-cuisine
ludwig-tile-dining_room = Salle à manger
ludwig-tile-kitchen = Cuisine
ludwig-tile-queens_bedroom = Chambre de la reine
ludwig-tile-guest_bedroom = Chambre d’amis
ludwig-tile-tasso_room = Chambre du Tasse
ludwig-tile-salon = Salon
ludwig-tile-gallery_of_mirrors = Galerie des Glaces
ludwig-tile-great_hall = Grand hall
ludwig-tile-upper_hall = Hall supérieur
ludwig-tile-train_room = Salle des trains
ludwig-tile-nine_pin_alley = Jeu de quilles
ludwig-tile-east_tapestry_chamber = Chambre aux tapisseries de l’est
ludwig-tile-observatory = Observatoire
ludwig-tile-french_gazebo = Gloriette française
ludwig-tile-pumpkin_garden = Jardin de citrouilles
ludwig-tile-grand_bedchamber = Grande chambre
ludwig-tile-servants_quarters = Logis des domestiques
ludwig-tile-drawing_room = Grand salon
ludwig-tile-west_tapestry_room = Salle aux tapisseries de l’ouest
ludwig-tile-formal_gardens = Jardins à la française
ludwig-tile-coach_house = Remise à carrosses
ludwig-tile-armory = Armurerie
ludwig-tile-dungeon = Cachot
ludwig-tile-forum = Forum
ludwig-tile-theater = Théâtre
ludwig-tile-hundings_hut = Cabane de Hunding
ludwig-tile-green_house = Serre
ludwig-tile-venus_grotto = Grotte de Vénus
ludwig-tile-secret_lair = Repaire secret
ludwig-tile-vestibule = Vestibule
ludwig-tile-throne_room = Salle du Trône
ludwig-tile-terrace_gardens = Jardins en terrasses
ludwig-tile-stables = Écuries
ludwig-tile-singers_chamber = Salle des chanteurs
ludwig-tile-audience_room = Salle d’audience
ludwig-tile-hallway = Couloir
ludwig-tile-downstairs_hallway = Couloir souterrain
ludwig-tile-stairs = Escalier
ludwig-tile-foyer_red = Hall d’entrée rouge
ludwig-tile-foyer_blue = Hall d’entrée bleu
ludwig-tile-foyer_green = Hall d’entrée vert
ludwig-tile-foyer_yellow = Hall d’entrée jaune

ludwig-room = { $room ->
    [pantry] { ludwig-tile-pantry }
    [larder] { ludwig-tile-larder }
    [buttery] { ludwig-tile-buttery }
    [powder_room] { ludwig-tile-powder_room }
    [broom_closet] { ludwig-tile-broom_closet }
    [cloak_room] { ludwig-tile-cloak_room }
    [pink_cabinet] { ludwig-tile-pink_cabinet }
    [focus_room] { ludwig-tile-focus_room }
    [lilac_cabinet] { ludwig-tile-lilac_cabinet }
    [piano_room] { ludwig-tile-piano_room }
    [berchta_room] { ludwig-tile-berchta_room }
    [flute_room] { ludwig-tile-flute_room }
    [bottomless_pit] { ludwig-tile-bottomless_pit }
    [fungus_room] { ludwig-tile-fungus_room }
    [the_hole] { ludwig-tile-the_hole }
    [study] { ludwig-tile-study }
    [sitting_room] { ludwig-tile-sitting_room }
    [parlor] { ludwig-tile-parlor }
    [washroom] { ludwig-tile-washroom }
    [dirt_room] { ludwig-tile-dirt_room }
    [utility_room] { ludwig-tile-utility_room }
    [anteroom] { ludwig-tile-anteroom }
    [food_prep_room] { ludwig-tile-food_prep_room }
    [meat_locker] { ludwig-tile-meat_locker }
    [nap_room] { ludwig-tile-nap_room }
    [dressing_room] { ludwig-tile-dressing_room }
    [solar] { ludwig-tile-solar }
    [porch] { ludwig-tile-porch }
    [gatehouse] { ludwig-tile-gatehouse }
    [shed] { ludwig-tile-shed }
    [mold_room] { ludwig-tile-mold_room }
    [knight_room] { ludwig-tile-knight_room }
    [crypt] { ludwig-tile-crypt }
    [billiards_room] { ludwig-tile-billiards_room }
    [oratory] { ludwig-tile-oratory }
    [sewing_room] { ludwig-tile-sewing_room }
    [sauna] { ludwig-tile-sauna }
    [panic_room] { ludwig-tile-panic_room }
    [laundry_room] { ludwig-tile-laundry_room }
    [scullery] { ludwig-tile-scullery }
    [dining_room] { ludwig-tile-dining_room }
    [kitchen] { ludwig-tile-kitchen }
    [queens_bedroom] { ludwig-tile-queens_bedroom }
    [guest_bedroom] { ludwig-tile-guest_bedroom }
    [tasso_room] { ludwig-tile-tasso_room }
    [salon] { ludwig-tile-salon }
    [gallery_of_mirrors] { ludwig-tile-gallery_of_mirrors }
    [great_hall] { ludwig-tile-great_hall }
    [upper_hall] { ludwig-tile-upper_hall }
    [train_room] { ludwig-tile-train_room }
    [nine_pin_alley] { ludwig-tile-nine_pin_alley }
    [east_tapestry_chamber] { ludwig-tile-east_tapestry_chamber }
    [observatory] { ludwig-tile-observatory }
    [french_gazebo] { ludwig-tile-french_gazebo }
    [pumpkin_garden] { ludwig-tile-pumpkin_garden }
    [grand_bedchamber] { ludwig-tile-grand_bedchamber }
    [servants_quarters] { ludwig-tile-servants_quarters }
    [drawing_room] { ludwig-tile-drawing_room }
    [west_tapestry_room] { ludwig-tile-west_tapestry_room }
    [formal_gardens] { ludwig-tile-formal_gardens }
    [coach_house] { ludwig-tile-coach_house }
    [armory] { ludwig-tile-armory }
    [dungeon] { ludwig-tile-dungeon }
    [forum] { ludwig-tile-forum }
    [theater] { ludwig-tile-theater }
    [hundings_hut] { ludwig-tile-hundings_hut }
    [green_house] { ludwig-tile-green_house }
    [venus_grotto] { ludwig-tile-venus_grotto }
    [secret_lair] { ludwig-tile-secret_lair }
    [vestibule] { ludwig-tile-vestibule }
    [throne_room] { ludwig-tile-throne_room }
    [terrace_gardens] { ludwig-tile-terrace_gardens }
    [stables] { ludwig-tile-stables }
    [singers_chamber] { ludwig-tile-singers_chamber }
    [audience_room] { ludwig-tile-audience_room }
    [hallway] { ludwig-tile-hallway }
    [downstairs_hallway] { ludwig-tile-downstairs_hallway }
    [stairs] { ludwig-tile-stairs }
    [foyer_red] { ludwig-tile-foyer_red }
    [foyer_blue] { ludwig-tile-foyer_blue }
    [foyer_green] { ludwig-tile-foyer_green }
   *[foyer_yellow] { ludwig-tile-foyer_yellow }
}
ludwig-other = { $other ->
    [pantry] { ludwig-tile-pantry }
    [larder] { ludwig-tile-larder }
    [buttery] { ludwig-tile-buttery }
    [powder_room] { ludwig-tile-powder_room }
    [broom_closet] { ludwig-tile-broom_closet }
    [cloak_room] { ludwig-tile-cloak_room }
    [pink_cabinet] { ludwig-tile-pink_cabinet }
    [focus_room] { ludwig-tile-focus_room }
    [lilac_cabinet] { ludwig-tile-lilac_cabinet }
    [piano_room] { ludwig-tile-piano_room }
    [berchta_room] { ludwig-tile-berchta_room }
    [flute_room] { ludwig-tile-flute_room }
    [bottomless_pit] { ludwig-tile-bottomless_pit }
    [fungus_room] { ludwig-tile-fungus_room }
    [the_hole] { ludwig-tile-the_hole }
    [study] { ludwig-tile-study }
    [sitting_room] { ludwig-tile-sitting_room }
    [parlor] { ludwig-tile-parlor }
    [washroom] { ludwig-tile-washroom }
    [dirt_room] { ludwig-tile-dirt_room }
    [utility_room] { ludwig-tile-utility_room }
    [anteroom] { ludwig-tile-anteroom }
    [food_prep_room] { ludwig-tile-food_prep_room }
    [meat_locker] { ludwig-tile-meat_locker }
    [nap_room] { ludwig-tile-nap_room }
    [dressing_room] { ludwig-tile-dressing_room }
    [solar] { ludwig-tile-solar }
    [porch] { ludwig-tile-porch }
    [gatehouse] { ludwig-tile-gatehouse }
    [shed] { ludwig-tile-shed }
    [mold_room] { ludwig-tile-mold_room }
    [knight_room] { ludwig-tile-knight_room }
    [crypt] { ludwig-tile-crypt }
    [billiards_room] { ludwig-tile-billiards_room }
    [oratory] { ludwig-tile-oratory }
    [sewing_room] { ludwig-tile-sewing_room }
    [sauna] { ludwig-tile-sauna }
    [panic_room] { ludwig-tile-panic_room }
    [laundry_room] { ludwig-tile-laundry_room }
    [scullery] { ludwig-tile-scullery }
    [dining_room] { ludwig-tile-dining_room }
    [kitchen] { ludwig-tile-kitchen }
    [queens_bedroom] { ludwig-tile-queens_bedroom }
    [guest_bedroom] { ludwig-tile-guest_bedroom }
    [tasso_room] { ludwig-tile-tasso_room }
    [salon] { ludwig-tile-salon }
    [gallery_of_mirrors] { ludwig-tile-gallery_of_mirrors }
    [great_hall] { ludwig-tile-great_hall }
    [upper_hall] { ludwig-tile-upper_hall }
    [train_room] { ludwig-tile-train_room }
    [nine_pin_alley] { ludwig-tile-nine_pin_alley }
    [east_tapestry_chamber] { ludwig-tile-east_tapestry_chamber }
    [observatory] { ludwig-tile-observatory }
    [french_gazebo] { ludwig-tile-french_gazebo }
    [pumpkin_garden] { ludwig-tile-pumpkin_garden }
    [grand_bedchamber] { ludwig-tile-grand_bedchamber }
    [servants_quarters] { ludwig-tile-servants_quarters }
    [drawing_room] { ludwig-tile-drawing_room }
    [west_tapestry_room] { ludwig-tile-west_tapestry_room }
    [formal_gardens] { ludwig-tile-formal_gardens }
    [coach_house] { ludwig-tile-coach_house }
    [armory] { ludwig-tile-armory }
    [dungeon] { ludwig-tile-dungeon }
    [forum] { ludwig-tile-forum }
    [theater] { ludwig-tile-theater }
    [hundings_hut] { ludwig-tile-hundings_hut }
    [green_house] { ludwig-tile-green_house }
    [venus_grotto] { ludwig-tile-venus_grotto }
    [secret_lair] { ludwig-tile-secret_lair }
    [vestibule] { ludwig-tile-vestibule }
    [throne_room] { ludwig-tile-throne_room }
    [terrace_gardens] { ludwig-tile-terrace_gardens }
    [stables] { ludwig-tile-stables }
    [singers_chamber] { ludwig-tile-singers_chamber }
    [audience_room] { ludwig-tile-audience_room }
    [hallway] { ludwig-tile-hallway }
    [downstairs_hallway] { ludwig-tile-downstairs_hallway }
    [stairs] { ludwig-tile-stairs }
    [foyer_red] { ludwig-tile-foyer_red }
    [foyer_blue] { ludwig-tile-foyer_blue }
    [foyer_green] { ludwig-tile-foyer_green }
   *[foyer_yellow] { ludwig-tile-foyer_yellow }
}
ludwig-types = { $type ->
    [activity] salles d’activité
    [corridor] salles de passage
    [downstairs] salles de sous-sol
    [food] salles d’alimentation
    [living] salles de vie
    [outdoor] salles d’extérieur
    [sleeping] salles de repos
   *[utility] salles utilitaires
}
ludwig-type-activity = activité
ludwig-type-corridor = passage
ludwig-type-downstairs = sous-sol
ludwig-type-food = alimentation
ludwig-type-living = vie
ludwig-type-outdoor = extérieur
ludwig-type-sleeping = repos
ludwig-type-utility = utilitaire

ludwig-favour-count_activity = nombre de salles d’activité
ludwig-favour-count_corridor = nombre de salles de passage
ludwig-favour-count_downstairs = nombre de salles de sous-sol
ludwig-favour-count_food = nombre de salles d’alimentation
ludwig-favour-count_living = nombre de salles de vie
ludwig-favour-count_outdoor = nombre de salles d’extérieur
ludwig-favour-count_sleeping = nombre de salles de repos
ludwig-favour-count_utility = nombre de salles utilitaires
ludwig-favour-area_activity = surface des salles d’activité
ludwig-favour-area_corridor = surface des salles de passage
ludwig-favour-area_downstairs = surface des salles de sous-sol
ludwig-favour-area_food = surface des salles d’alimentation
ludwig-favour-area_living = surface des salles de vie
ludwig-favour-area_outdoor = surface des salles d’extérieur
ludwig-favour-area_sleeping = surface des salles de repos
ludwig-favour-area_utility = surface des salles utilitaires
ludwig-favour-money = argent
ludwig-favour-external_entrances = portes extérieures
ludwig-favour-completed_rooms = salles achevées
ludwig-favour-incomplete_rooms = salles inachevées
ludwig-favour-small_rooms = petites salles (100 à 300)
ludwig-favour-large_rooms = grandes salles (350 à 600)
ludwig-favour-square_rooms = salles carrées (100 et 400)
ludwig-favour-circular_rooms = salles rondes (150 et 500)
ludwig-favour-name = { $favour ->
    [count_activity] { ludwig-favour-count_activity }
    [count_corridor] { ludwig-favour-count_corridor }
    [count_downstairs] { ludwig-favour-count_downstairs }
    [count_food] { ludwig-favour-count_food }
    [count_living] { ludwig-favour-count_living }
    [count_outdoor] { ludwig-favour-count_outdoor }
    [count_sleeping] { ludwig-favour-count_sleeping }
    [count_utility] { ludwig-favour-count_utility }
    [area_activity] { ludwig-favour-area_activity }
    [area_corridor] { ludwig-favour-area_corridor }
    [area_downstairs] { ludwig-favour-area_downstairs }
    [area_food] { ludwig-favour-area_food }
    [area_living] { ludwig-favour-area_living }
    [area_outdoor] { ludwig-favour-area_outdoor }
    [area_sleeping] { ludwig-favour-area_sleeping }
    [area_utility] { ludwig-favour-area_utility }
    [money] { ludwig-favour-money }
    [external_entrances] { ludwig-favour-external_entrances }
    [completed_rooms] { ludwig-favour-completed_rooms }
    [incomplete_rooms] { ludwig-favour-incomplete_rooms }
    [small_rooms] { ludwig-favour-small_rooms }
    [large_rooms] { ludwig-favour-large_rooms }
    [square_rooms] { ludwig-favour-square_rooms }
   *[circular_rooms] { ludwig-favour-circular_rooms }
}

ludwig-card-all_sizes = les dix tailles
ludwig-card-all_types = les huit types
ludwig-card-hallways = couloirs
ludwig-card-stairs = escaliers
ludwig-card-completed_rooms = paires de salles achevées
ludwig-card-square_rooms = salles carrées (100 et 400)
ludwig-card-circular_rooms = salles rondes (150 et 500)
ludwig-card-money = tranches de 5000 en argent
ludwig-card-external_entrances = paires de portes extérieures
ludwig-card-type_activity = salles d’activité
ludwig-card-type_corridor = salles de passage
ludwig-card-type_downstairs = salles de sous-sol
ludwig-card-type_food = salles d’alimentation
ludwig-card-type_living = salles de vie
ludwig-card-type_outdoor = salles d’extérieur
ludwig-card-type_sleeping = salles de repos
ludwig-card-type_utility = salles utilitaires
ludwig-card-size_100 = salles de taille 100
ludwig-card-size_150 = salles de taille 150
ludwig-card-size_200 = salles de taille 200
ludwig-card-size_250 = salles de taille 250
ludwig-card-size_300 = salles de taille 300
ludwig-card-size_350 = salles de taille 350
ludwig-card-size_400 = salles de taille 400
ludwig-card-size_450 = salles de taille 450
ludwig-card-size_500 = salles de taille 500
ludwig-card-size_600 = salles de taille 600
ludwig-card-name = { $card ->
    [all_sizes] { ludwig-card-all_sizes }
    [all_types] { ludwig-card-all_types }
    [hallways] { ludwig-card-hallways }
    [stairs] { ludwig-card-stairs }
    [completed_rooms] { ludwig-card-completed_rooms }
    [square_rooms] { ludwig-card-square_rooms }
    [circular_rooms] { ludwig-card-circular_rooms }
    [money] { ludwig-card-money }
    [external_entrances] { ludwig-card-external_entrances }
    [type_activity] { ludwig-card-type_activity }
    [type_corridor] { ludwig-card-type_corridor }
    [type_downstairs] { ludwig-card-type_downstairs }
    [type_food] { ludwig-card-type_food }
    [type_living] { ludwig-card-type_living }
    [type_outdoor] { ludwig-card-type_outdoor }
    [type_sleeping] { ludwig-card-type_sleeping }
    [type_utility] { ludwig-card-type_utility }
    [size_100] { ludwig-card-size_100 }
    [size_150] { ludwig-card-size_150 }
    [size_200] { ludwig-card-size_200 }
    [size_250] { ludwig-card-size_250 }
    [size_300] { ludwig-card-size_300 }
    [size_350] { ludwig-card-size_350 }
    [size_400] { ludwig-card-size_400 }
    [size_450] { ludwig-card-size_450 }
    [size_500] { ludwig-card-size_500 }
   *[size_600] { ludwig-card-size_600 }
}

category-start = Score de départ
category-placement = Placements
category-reward = Récompenses
category-depleted = Piles épuisées
category-favors = Faveurs du roi
category-bonus_cards = Cartes bonus
category-money = Argent

ludwig-start = score de départ
ludwig-room-points = { ludwig-room } : points de la salle
ludwig-own-connected = { ludwig-room } : { ludwig-types } reliées, { $each } × { $count }
ludwig-own-adjacent = { ludwig-room } : { ludwig-types } contiguës, { $each } × { $count }
ludwig-own-castle = { ludwig-room } : { ludwig-types } dans tout le château, { $each } × { $count }
ludwig-other-connected = { ludwig-room } : en liaison avec { ludwig-other }, qui la souhaite
ludwig-other-adjacent = { ludwig-room } : au contact de { ludwig-other }, que cela gêne
ludwig-other-castle = { ludwig-room } : comptée par { ludwig-other }
ludwig-again = { ludwig-room }, nouveau décompte : points de la salle
ludwig-again-connected = { ludwig-room }, nouveau décompte : { ludwig-types } reliées, { $each } × { $count }
ludwig-again-castle = { ludwig-room }, nouveau décompte : { ludwig-types } dans tout le château, { $each } × { $count }
ludwig-activity = { ludwig-room } : salle achevée
ludwig-activity-downstairs = récompense d’activité pour une paire de salles de sous-sol
ludwig-depleted = { $stack ->
    [hallway] plus aucun couloir
    [stairs] plus aucun escalier
   *[other] pile { $stack } épuisée
} : 2 × { $count }
ludwig-favour = { ludwig-favour-name } : { $value }, { $rank ->
    [1] premier rang
    [2] deuxième rang
    [3] troisième rang
   *[other] quatrième rang
}
ludwig-card = { ludwig-card-name } : { $each } × { $count }
ludwig-money = 1 par tranche entière de 10 000, pour { $money }

ludwig-solo-rank = { $edition ->
    [first] { $rank ->
        [1] Bouffon
        [2] Serviteur de sa Royale Majesté
        [3] Duc de la construction de châteaux
        [4] Suprême prince régent des palais
       *[5] Roi de la construction de grands châteaux
    }
   *[second] { $rank ->
        [1] Apprenti sur le chantier
        [2] Humble serviteur de la Couronne Royale
        [3] Seigneur bâtisseur de châteaux
        [4] Chancelier Royal Suprême de la construction de palais
       *[5] Régent supérieur des demeures royales
    }
}

ludwig-castle = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, argent { $money }
ludwig-castle-known = { ludwig-castle }, avec les cartes bonus { $full }
ludwig-builder = architecte en chef
ludwig-market = Marché
ludwig-favours = Faveurs
ludwig-cards = Vos cartes bonus
ludwig-stacks = Piles
ludwig-deck = Sur la pioche de salles
ludwig-left = Cartes de salle restantes
ludwig-last-round = Dernière manche
ludwig-empty = vide
ludwig-in-hand = En main
ludwig-others = Les autres châteaux
ludwig-legend = Salles
ludwig-signs = Signes : ○ porte en haut, ● en sous-sol, × contre un mur, * achevé, ═ et ║ clôture, + place possible
ludwig-coins = +{ $coins } dessus

ludwig-do-return = Remettez une carte bonus sous la pioche.
ludwig-do-arrange = Disposez le marché : quelle tuile coûtera { $price } ? « done » laisse le reste en place.
ludwig-do-turn = Achetez une tuile, ou passez et prenez 5 000.
ludwig-do-extra-turn = Votre tour supplémentaire : achetez une tuile, ou passez et prenez 5 000.
ludwig-do-place = Placez : { ludwig-room }.
ludwig-do-reward = Choisissez la prochaine récompense.
ludwig-do-free = Prenez un couloir ou un escalier gratuitement.
ludwig-do-stack = Choisissez une pile à consulter.
ludwig-do-take = Posez jusqu’à deux tuiles de cette pile sur la pioche de salles.
ludwig-do-keep = Gardez une des deux cartes.
ludwig-do-choose = Choisissez une récompense pour votre paire de salles de sous-sol.
ludwig-do-rescore = Choisissez la salle de sous-sol à compter de nouveau.
ludwig-do-wait = Attendez les autres.
ludwig-do-over = La partie est terminée.
ludwig-do-over-solo = La partie est terminée : { ludwig-solo-rank }.

ludwig-say-return = remettre : { ludwig-card-name }
ludwig-say-set = { ludwig-room } à { $price }
ludwig-say-set-empty = rien à { $price }
ludwig-say-done = laisser le reste
ludwig-say-buy = acheter { ludwig-room } pour { $price }
ludwig-say-pass = passer et prendre 5 000
ludwig-say-place = placer en { $x }, { $y }, { $turn ->
    [0] sans tourner
    [one] { $turn } quart de tour
   *[other] { $turn } quarts de tour
}
ludwig-say-reward = récompense de { ludwig-room }
ludwig-say-reward-food = tour supplémentaire : { ludwig-room }
ludwig-say-reward-downstairs = récompense d’une paire de salles de sous-sol avec { ludwig-room }
ludwig-say-decline = renoncer
ludwig-say-free = { ludwig-room } gratuitement
ludwig-say-search = consulter la pile { $size }
ludwig-say-take = poser { ludwig-room } sur la pioche de salles
ludwig-say-keep = garder : { ludwig-card-name }
ludwig-say-choose = récompense des { ludwig-types }
ludwig-say-rescore = compter de nouveau { ludwig-room }

ludwig-tie-area = la surface du château est de { $count }, et non de { $other }
ludwig-tie-money = { $count } en argent contre { $other }

ludwig-hint-place = { $points ->
    [0] aucun point tout de suite
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus pour votre château
}{ $count ->
    [0] {""}
    [one] , et { $count } tuile achevée
   *[other] , et { $count } tuiles achevées
}
ludwig-hint-doors = { $count ->
    [one] { $count } porte reste ouverte
   *[other] { $count } portes restent ouvertes
}
ludwig-hint-buy = { ludwig-room } rapporte tout de suite jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $price }
ludwig-hint-keeps = un autre château en tirerait { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ludwig-hint-pass = avec { $money } en main, vous pourrez acheter plus ensuite
ludwig-hint-set = { ludwig-room } à { $price } : tout de suite jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un autre château, { $own ->
    [one] { $own } point
   *[other] { $own } points
} pour le vôtre
ludwig-hint-set-empty = rien de ce qui reste ne vaut { $price } pour les autres
ludwig-hint-tile = { ludwig-room } rapporte tout de suite jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ludwig-hint-return = { ludwig-card-name } : seulement { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vous en ce moment
ludwig-hint-keep = { ludwig-card-name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vous en ce moment
ludwig-hint-search = { $count ->
    [one] { $count } salle de taille { $size } à regarder
   *[other] { $count } salles de taille { $size } au choix
}
ludwig-hint-reward = la récompense de { ludwig-room } vient d’abord
ludwig-hint-choose = de tous les types, la récompense de { ludwig-types } vous aide le plus en ce moment
ludwig-hint-rescore = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus en la comptant encore une fois
ludwig-hint-decline = les récompenses qui attendent ne vous apportent rien
ludwig-hint-done = le reste peut rester comme il est
ludwig-obstacle-not-yours = Vous ne bâtissez que dans votre château.
ludwig-obstacle-apart = Une porte de la tuile doit rejoindre une porte du château.
ludwig-obstacle-overlap = Les tuiles ne se chevauchent pas.
ludwig-obstacle-closed = Il faut au château une porte qui mène encore dehors.
ludwig-obstacle-levels = Des portes de niveaux différents, ou de deux escaliers, ne se rejoignent pas.
ludwig-obstacle-fence = Rien ne se pose le long d’une clôture.
ludwig-obstacle-dark = L’escalier rejoint l’étage principal par son côté clair.
ludwig-obstacle-not-now = Cette tuile ne peut pas être posée maintenant.
ludwig-obstacle-supply = Il n’y a pas autant de cette tuile : { $count }.
ludwig-obstacle-foyer = Un château commence par son hall d’entrée et n’en a qu’un.
