# Between Two Castles of Mad King Ludwig en français.
two-castles-room-afternoon_tea_room = Salon du thé de cinq heures
two-castles-room-bakery = Boulangerie
two-castles-room-brandy_room = Salle du cognac
two-castles-room-breakfast_nook = Coin petit-déjeuner
two-castles-room-brewery = Brasserie
two-castles-room-buttery = Cave à boissons
two-castles-room-china_room = Salle des porcelaines
two-castles-room-chocolate_room = Salle du Chocolat
two-castles-room-crepery = Crêperie
two-castles-room-cutlery_room = Salle des couverts
two-castles-room-dining_room = Salle à manger
two-castles-room-ice_house = Glacière
two-castles-room-kitchen = Cuisine
two-castles-room-meat_locker = Chambre froide
two-castles-room-morning_tea_room = Salon du thé matinal
two-castles-room-pantry = Garde-manger
two-castles-room-sauerkraut_room = Salle de la choucroute
two-castles-room-scullery = Arrière-cuisine
two-castles-room-siege_food_storage = Réserve de siège
two-castles-room-spice_room = Salle aux Épices
two-castles-room-wine_room = Salle de Dégustation
two-castles-room-cape_room = Salle des capes
two-castles-room-drawing_room = Salon de réception
two-castles-room-fireplace = Cheminée
two-castles-room-gallery = Galerie
two-castles-room-harp_room = Salle de la harpe
two-castles-room-hat_room = Salle des chapeaux
two-castles-room-library = Bibliothèque
two-castles-room-map_room = Salle des Cartes
two-castles-room-meditation_room = Salle de méditation
two-castles-room-observatory = Observatoire
two-castles-room-parlor = Parloir
two-castles-room-reading_room = Salle de lecture
two-castles-room-reception_room = Salle d’accueil
two-castles-room-rug_room = Salle des tapis
two-castles-room-salon = Salon
two-castles-room-sitting_room = Petit salon
two-castles-room-study = Cabinet de travail
two-castles-room-tapestry_room = Salle des tapisseries
two-castles-room-taxidermy_showroom = Galerie de Taxidermie
two-castles-room-vestibule = Vestibule
two-castles-room-waiting_room = Salle d’attente
two-castles-room-broom_closet = Placard à balais
two-castles-room-coat_room = Vestiaire
two-castles-room-crown_storage = Réserve des couronnes
two-castles-room-dumbwaiter = Monte-plats
two-castles-room-game_storage = Salle de Jeu
two-castles-room-glassmaking_room = Verrerie
two-castles-room-kennel = Chenil
two-castles-room-key_room = Salle des clés
two-castles-room-kittenry = Chatonnerie
two-castles-room-laundry_room = Buanderie
two-castles-room-mud_room = Sas à bottes
two-castles-room-panic_room = Pièce de sûreté
two-castles-room-powder_room = Cabinet de poudrage
two-castles-room-repair_shop = Atelier de réparation
two-castles-room-sauna = Sauna
two-castles-room-schoolhouse = Salle d’école
two-castles-room-scythe_room = Salle des faux
two-castles-room-shield_room = Salle des boucliers
two-castles-room-tool_room = Salle des outils
two-castles-room-torch_storage = Réserve de torches
two-castles-room-washroom = Salle d’eau
two-castles-room-archery_range = Champ de tir à l’arc
two-castles-room-aviary = Volière
two-castles-room-biergarten = Jardin à bière
two-castles-room-butterfly_garden = Jardin aux papillons
two-castles-room-chicken_coop = Poulailler
two-castles-room-firewood_storage = Stock de bois
two-castles-room-fish_pond = Étang aux poissons
two-castles-room-flower_garden = Jardin fleuri
two-castles-room-french_gazebo = Kiosque à la française
two-castles-room-grand_balcony = Grand Balcon
two-castles-room-guardhouse = Corps de garde
two-castles-room-pumpkin_garden = Potager de citrouilles
two-castles-room-stables = Écuries
two-castles-room-sty = Porcherie
two-castles-room-swimming_hole = Bassin de baignade
two-castles-room-terrace = Terrasse
two-castles-room-turtle_pond = Mare aux tortues
two-castles-room-vegetable_garden = Potager
two-castles-room-vineyard = Vignoble
two-castles-room-walking_path = Allée de promenade
two-castles-room-winter_garden = Jardin d’hiver
two-castles-room-blanket_room = Salle des couvertures
two-castles-room-bunk_room = Dortoir à lits superposés
two-castles-room-childrens_room = Chambre d’enfants
two-castles-room-dreaming_room = Chambre des rêves
two-castles-room-dressing_room = Cabinet d’habillage
two-castles-room-guest_bedroom = Chambre d’amis
two-castles-room-hibernation_chamber = Chambre d’hibernation
two-castles-room-in_law_suite = Suite des beaux-parents
two-castles-room-kings_chambers = Chambre du Roi
two-castles-room-midnight_room = Chambre de minuit
two-castles-room-nap_room = Salle de sieste
two-castles-room-nursery = Chambre de bébé
two-castles-room-pillow_room = Salle des oreillers
two-castles-room-princes_chambers = Chambre du Prince
two-castles-room-princess_chambers = Chambre de la Princesse
two-castles-room-puppy_room = Chambre des chiots
two-castles-room-queens_chambers = Chambre de la Reine
two-castles-room-rabbit_room = Chambre des lapins
two-castles-room-servants_quarters = Quartiers des domestiques
two-castles-room-solar = Chambre haute
two-castles-room-tasso_room = Chambre du Tasse
two-castles-room-between_two_rooms = Entre deux salles
two-castles-room-dead_end = Cul-de-sac
two-castles-room-echo_chamber = Chambre d’Écho
two-castles-room-escape_room = Salle d’évasion
two-castles-room-great_hall = Grande salle
two-castles-room-hall_of_creaking_floors = Couloir des planchers grinçants
two-castles-room-hall_of_doors = Couloir des portes
two-castles-room-hall_of_ever_closing_walls = Couloir des murs qui se resserrent
two-castles-room-hall_of_ghosts = Couloir des fantômes
two-castles-room-hall_of_knights = Couloir des chevaliers
two-castles-room-hall_of_mirrors = Galerie des glaces
two-castles-room-hall_of_paintings = Couloir des tableaux
two-castles-room-hall_of_portraits = Couloir des portraits
two-castles-room-hall_of_puzzled_floors = Couloir des sols en puzzle
two-castles-room-hall_of_sculptures = Couloir des sculptures
two-castles-room-hall_of_windows = Couloir des fenêtres
two-castles-room-hidden_passage = Passage caché
two-castles-room-lockdown_room = Sas de confinement
two-castles-room-pacing_hall = Salle des cent pas
two-castles-room-promenade = Promenade
two-castles-room-purgatory = Purgatoire
two-castles-room-armory = Armurerie
two-castles-room-crypt = Crypte
two-castles-room-dungeon = Cachot
two-castles-room-fungus_room = Salle des champignons
two-castles-room-gunpowder_room = Poudrière
two-castles-room-hidden_entrance = Entrée cachée
two-castles-room-hidden_lair = Repaire caché
two-castles-room-jewel_room = Salle des joyaux
two-castles-room-knight_room = Salle du chevalier
two-castles-room-laboratory = Laboratoire
two-castles-room-mold_room = Salle aux moisissures
two-castles-room-padded_room = Cellule capitonnée
two-castles-room-pit_of_despair = Puits du désespoir
two-castles-room-quiet_room = Salle du silence
two-castles-room-snake_pit = Fosse aux serpents
two-castles-room-spy_room = Salle des espions
two-castles-room-subterranean_tunnel = Tunnel souterrain
two-castles-room-the_hole = Le Trou
two-castles-room-treasure_room = Salle au trésor
two-castles-room-venus_grotto = Grotte de Vénus
two-castles-room-wine_cellar = Cave à vin
two-castles-room-fountain = Fontaine
two-castles-room-tower = Tour
two-castles-room-grand_foyer = Grand foyer
two-castles-room-throne_corridor_downstairs = Salle du Trône
two-castles-room-throne_corridor_food = Salle du Trône
two-castles-room-throne_food_sleeping = Salle du Trône
two-castles-room-throne_living_corridor = Salle du Trône
two-castles-room-throne_living_sleeping = Salle du Trône
two-castles-room-throne_utility_food = Salle du Trône
two-castles-room-throne_utility_sleeping = Salle du Trône

two-castles-attendant-painter = Peintre
two-castles-attendant-knight = Chevalier
two-castles-attendant-fire_juggler = Jongleur de feu
two-castles-attendant-aesthete = Esthète

two-castles-marker-mespelbrunn = Château de Mespelbrunn
two-castles-marker-lichtenstein = Château de Lichtenstein
two-castles-marker-hohenschwangau = Château de Hohenschwangau
two-castles-marker-eltz = Château d’Eltz
two-castles-marker-neuschwanstein = Château de Neuschwanstein
two-castles-marker-hohenzollern = Château de Hohenzollern
two-castles-marker-reichsburg_cochem = Reichsburg Cochem

two-castles-wanted-food = denrées
two-castles-wanted-living = vie
two-castles-wanted-utility = utilitaire
two-castles-wanted-outdoor = extérieur
two-castles-wanted-sleeping = repos
two-castles-wanted-corridor = corridor
two-castles-wanted-downstairs = sous-sol
two-castles-wanted-special = spéciale
two-castles-wanted-torch = torche
two-castles-wanted-painting = tableau
two-castles-wanted-mirror = miroir
two-castles-wanted-swords = épées

two-castles-card-kinds = 1 par sorte de salle, spéciales comprises
two-castles-card-attendants = 4 par serviteur royal
two-castles-card-downstairs = 2 par salle de sous-sol
two-castles-card-sleeping = 2 par salle de repos
two-castles-card-below_ground = 1 par salle sous terre
two-castles-card-level_3 = 1 par salle au niveau 3 ou plus haut
two-castles-card-living = 2 par salle de vie
two-castles-card-food = 2 par salle de denrées
two-castles-card-height = 1 par rangée du château
two-castles-card-width = 1 par colonne du château
two-castles-card-outdoor = 2 par salle d’extérieur
two-castles-card-corridor = 2 par corridor
two-castles-card-surrounded_8 = 3 par salle dont toutes les cases autour sont prises
two-castles-card-surrounded_4 = 2 par salle dont tous les côtés sont pris
two-castles-card-utility = 2 par salle utilitaire
two-castles-card-special = 2 par salle spéciale
two-castles-card-throne_variety = 2 par type différent aux côtés de la salle du trône
two-castles-card-throne_enclosed = 1 par salle autour de la salle du trône
two-castles-card-sets_of_5 = 4 par type ayant 5 salles
two-castles-card-sets_of_3 = 2 par type ayant 3 salles

two-castles-bonus-tile = piocher cinq tuiles et en poser une
two-castles-bonus-attendant = un serviteur royal
two-castles-bonus-card = piocher trois cartes bonus et en garder une
two-castles-bonus-fountain = une fontaine
two-castles-bonus-tower = une tour
two-castles-bonus-grand_foyer = un grand foyer

category-food = Denrées
category-living = Vie
category-utility = Utilitaires
category-outdoor = Extérieur
category-sleeping = Repos
category-corridor = Corridors
category-downstairs = Sous-sol
category-tower = Tours
category-fountain = Fontaines
category-grand_foyer = Grands foyers
category-bonus_cards = Cartes bonus
category-attendants = Serviteurs
category-throne = Salle du trône

two-castles-food = { NAMES($room, of: "two-castles-room") } : { $each } par case indiquée avec { NAMES($wanted, of: "two-castles-wanted") } : { $count ->
    [0] aucune
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-living = { NAMES($room, of: "two-castles-room") } : { $each } par salle voisine de type { NAMES($wanted, of: "two-castles-wanted") } : { $count ->
    [0] aucune
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-utility = { NAMES($room, of: "two-castles-room") } : { $each } par salle reliée de type { NAMES($wanted, of: "two-castles-wanted") } : { $count ->
    [0] aucune
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-outdoor = { NAMES($room, of: "two-castles-room") } : { $each } par salle de type { NAMES($wanted, of: "two-castles-wanted") } n’importe où : { $count ->
    [0] aucune
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-sleeping = { NAMES($room, of: "two-castles-room") } : { $gaps ->
    [0] tous les autres types sont là
   *[other] il manque : { NAMES($missing, of: "two-castles-wanted") }
}
two-castles-corridor = { NAMES($room, of: "two-castles-room") } : { $each } par salle voisine avec { NAMES($wanted, of: "two-castles-wanted") } : { $count ->
    [0] aucune
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-downstairs = { NAMES($room, of: "two-castles-room") } : { $each } par salle de type { NAMES($wanted, of: "two-castles-wanted") } dans sa colonne : { $count ->
    [0] aucune
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-fountain = { NAMES($room, of: "two-castles-room") }
two-castles-tower = { NAMES($room, of: "two-castles-room") } : { $count ->
    [0] rien en dessous
    [one] { $count } salle en dessous
   *[other] { $count } salles en dessous
}
two-castles-grand_foyer = { NAMES($room, of: "two-castles-room") } : { $count ->
    [one] { $count } salle autour
   *[other] { $count } salles autour
}
two-castles-throne-name = { NAMES($room, of: "two-castles-room") } : { NAMES($wanted, of: "two-castles-wanted") }
two-castles-throne = { NAMES($room, of: "two-castles-room") }, demande { NAMES($wanted, of: "two-castles-wanted") } : { $count ->
    [0] rien sur les cases indiquées
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-attendants = { NAMES($attendant, of: "two-castles-attendant") } : { $count ->
    [one] { $count } salle
   *[other] { $count } salles
} avec { NAMES($wanted, of: "two-castles-wanted") }
two-castles-bonus_cards = { NAMES($card, of: "two-castles-card") } : { $count } × { $each }

two-castles-round = Manche { $round } sur { $rounds }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} en main
two-castles-left = Château de gauche { NAMES($marker, of: "two-castles-marker") }, partagé avec { $partner }
two-castles-right = Château de droite { NAMES($marker, of: "two-castles-marker") }, partagé avec { $partner }
two-castles-left-side = château de gauche
two-castles-right-side = château de droite
two-castles-other = { NAMES($marker, of: "two-castles-marker") }, { $one } et { $other }
two-castles-others = Les autres châteaux
two-castles-hand = Main
two-castles-to-lay = À poser
two-castles-gift = De Ludwig
two-castles-waits = Bonus ({ $name }) : { $bonus ->
    [bonus] choisir l’un des six
    [special] choisir une salle spéciale
    [attendant] choisir un serviteur
    [card] garder l’une des cartes
    [tile] prendre l’une des tuiles
   *[room] poser { NAMES($room, of: "two-castles-room") }
}
two-castles-attendants-there = Serviteurs : { NAMES($attendants, of: "two-castles-attendant") }
two-castles-cards-there = Cartes : { NAMES($cards, of: "two-castles-card") }
two-castles-supply = Réserve : tuiles { $tiles }, cartes { $cards }, fontaines { $fountains }, tours { $towers }, grands foyers { $foyers }
two-castles-legend = F denrées L vie U utilitaire O extérieur S repos C corridor D sous-sol X spéciale ; t torche p tableau m miroir s épées ; = à côté : dessus et dessous v deux dessous o autour ~ reliées * partout # tous les types ^ vers le haut | colonne ; K salle du trône, qui regarde < à gauche > à droite ^ ' au-dessus v , au-dessous de ses moitiés
two-castles-do-give = Donnez une tuile de Ludwig à son château de gauche, l’autre à celui de droite.
two-castles-do-choose = Choisissez deux tuiles de votre main ; le reste est passé.
two-castles-do-place = Posez une tuile dans chacun de vos châteaux.
two-castles-do-gift = Posez vos tuiles, et celle de Ludwig dans le château partagé avec lui.
two-castles-do-place-last = Posez votre autre tuile dans votre château de { $side ->
    [left] gauche
   *[right] droite
}.
two-castles-do-bonus = Réglez le bonus de votre château de { $side ->
    [left] gauche
   *[right] droite
}.
two-castles-do-wait = Attendez les autres.
two-castles-do-over = La partie est finie.
two-castles-tie-castle = l’autre château a { $count }, et non { $other }
two-castles-tie-special = { $count ->
    [one] { $count } salle spéciale
   *[other] { $count } salles spéciales
} contre { $other }

two-castles-hint-lay = { $points ->
    [0] aucun point tout de suite pour votre château de { $side ->
        [left] gauche
       *[right] droite
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus pour votre château de { $side ->
        [left] gauche
       *[right] droite
    }
}
two-castles-hint-bonus = cela fait { $number } salles du même type, avec leur bonus
two-castles-hint-other-tile = votre autre tuile peut encore apporter { $points ->
    [one] { $points } point
   *[other] { $points } points
} à l’autre château
two-castles-hint-pair = tout de suite jusqu’à { $one ->
    [one] { $one } point
   *[other] { $one } points
} pour la première tuile et { $two ->
    [one] { $two } point
   *[other] { $two } points
} pour la seconde, une dans chaque château
two-castles-hint-give = bien posée, elle apporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} au château de Ludwig
two-castles-hint-take = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus pour ce château tel qu’il est
two-castles-hint-room = bien posée, elle apporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite
two-castles-hint-bonus-tile = une salle à choisir parmi cinq, posée tout de suite
two-castles-hint-bonus-attendant = un serviteur compte pour chaque décoration dont il s’occupe
two-castles-hint-bonus-card = une carte parmi trois, qui compte à la fin
two-castles-hint-bonus-special = une salle spéciale, posée tout de suite
two-castles-obstacle-not-yours = Vous ne bâtissez que dans vos deux châteaux.
two-castles-obstacle-taken = Il y a déjà une pièce.
two-castles-obstacle-apart = Une pièce doit toucher le château par un côté.
two-castles-obstacle-hanging = Au-dessus du sol, une pièce en demande une autre juste en dessous.
two-castles-obstacle-too-low = Cette pièce doit se poser au sol ou plus haut.
two-castles-obstacle-too-high = Cette pièce doit se poser sous terre.
two-castles-obstacle-sky = La pièce d’en dessous est à ciel ouvert : rien ne se pose dessus.
two-castles-obstacle-not-now = On ne peut rien poser maintenant dans ce château.
two-castles-problem-twice = Cette salle n’existe qu’une fois, et elle est déjà ailleurs.
two-castles-problem-attendants = La salle du trône n’a de place que pour { $most } serviteurs royaux.
