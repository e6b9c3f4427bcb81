// Made by `make protocol`; do not edit.

/** All tiles, and what else is printed: types, sizes, prices, favours, bonus cards, solo ranks. */
export interface Facts {
  tiles: { [key: string]: TileFacts };
  types: string[];
  sizes: number[];
  prices: number[];
  corridor_price: number;
  pass_income: number;
  outdoor_reward: number;
  activity_reward: number;
  search_limit: number;
  favours: string[];
  favour_points: number[];
  bonus_cards: { [key: string]: number };
  room_cards: { [key: string]: number };
  solo_ranks: { [key: string]: [number, number, number, number] };
}

/** A tile as printed, unturned; `turns` are the turns in which it differs, `size` is null for corridor pieces. */
export interface TileFacts {
  type: string;
  size: number | null;
  area: number;
  points: number;
  bonus: number;
  wants: string[];
  width: number;
  height: number;
  form: string;
  doors: DoorFacts[];
  fence: string | null;
  turns: number;
}

/** An entrance of an unturned tile: its side, its cell along that side, and whether it is downstairs. */
export interface DoorFacts {
  side: string;
  offset: number;
  is_deep: boolean;
}

export const FACTS: Facts = {
  tiles: {
    "pantry": {"type":"food","size":100,"area":100,"points":2,"bonus":0,"wants":[],"width":2,"height":2,"form":"rectangle","doors":[{"side":"E","offset":0,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":2},
    "larder": {"type":"food","size":100,"area":100,"points":2,"bonus":0,"wants":[],"width":2,"height":2,"form":"rectangle","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "buttery": {"type":"food","size":100,"area":100,"points":2,"bonus":0,"wants":[],"width":2,"height":2,"form":"rectangle","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"W","offset":0,"is_deep":false}],"fence":null,"turns":2},
    "powder_room": {"type":"utility","size":100,"area":100,"points":1,"bonus":0,"wants":[],"width":2,"height":2,"form":"rectangle","doors":[{"side":"S","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "broom_closet": {"type":"utility","size":100,"area":100,"points":1,"bonus":0,"wants":[],"width":2,"height":2,"form":"rectangle","doors":[{"side":"S","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "cloak_room": {"type":"utility","size":100,"area":100,"points":1,"bonus":0,"wants":[],"width":2,"height":2,"form":"rectangle","doors":[{"side":"S","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "pink_cabinet": {"type":"living","size":100,"area":100,"points":5,"bonus":0,"wants":[],"width":2,"height":2,"form":"rectangle","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"E","offset":0,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "focus_room": {"type":"living","size":100,"area":100,"points":5,"bonus":0,"wants":[],"width":2,"height":2,"form":"rectangle","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "lilac_cabinet": {"type":"living","size":100,"area":100,"points":5,"bonus":0,"wants":[],"width":2,"height":2,"form":"rectangle","doors":[{"side":"N","offset":0,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":0,"is_deep":false}],"fence":null,"turns":2},
    "piano_room": {"type":"activity","size":150,"area":150,"points":3,"bonus":-1,"wants":["living","sleeping"],"width":3,"height":3,"form":"disc","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "berchta_room": {"type":"activity","size":150,"area":150,"points":3,"bonus":-1,"wants":["living","sleeping"],"width":3,"height":3,"form":"disc","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "flute_room": {"type":"activity","size":150,"area":150,"points":3,"bonus":-1,"wants":["living","sleeping"],"width":3,"height":3,"form":"disc","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "bottomless_pit": {"type":"downstairs","size":150,"area":150,"points":3,"bonus":1,"wants":["outdoor"],"width":3,"height":3,"form":"disc","doors":[{"side":"N","offset":1,"is_deep":true}],"fence":null,"turns":4},
    "fungus_room": {"type":"downstairs","size":150,"area":150,"points":3,"bonus":1,"wants":["food"],"width":3,"height":3,"form":"disc","doors":[{"side":"N","offset":1,"is_deep":true},{"side":"W","offset":1,"is_deep":true}],"fence":null,"turns":4},
    "the_hole": {"type":"downstairs","size":150,"area":150,"points":3,"bonus":1,"wants":["sleeping"],"width":3,"height":3,"form":"disc","doors":[{"side":"S","offset":1,"is_deep":true}],"fence":null,"turns":4},
    "study": {"type":"living","size":150,"area":150,"points":4,"bonus":1,"wants":["living"],"width":3,"height":3,"form":"disc","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":1},
    "sitting_room": {"type":"living","size":150,"area":150,"points":4,"bonus":1,"wants":["outdoor"],"width":3,"height":3,"form":"disc","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":1},
    "parlor": {"type":"living","size":150,"area":150,"points":4,"bonus":1,"wants":["activity"],"width":3,"height":3,"form":"disc","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":1},
    "washroom": {"type":"utility","size":200,"area":200,"points":2,"bonus":0,"wants":[],"width":4,"height":2,"form":"rectangle","doors":[{"side":"S","offset":2,"is_deep":false}],"fence":null,"turns":4},
    "dirt_room": {"type":"utility","size":200,"area":200,"points":2,"bonus":0,"wants":[],"width":4,"height":2,"form":"rectangle","doors":[{"side":"E","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "utility_room": {"type":"utility","size":200,"area":200,"points":2,"bonus":0,"wants":[],"width":4,"height":2,"form":"rectangle","doors":[{"side":"E","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "anteroom": {"type":"food","size":200,"area":200,"points":1,"bonus":3,"wants":["sleeping"],"width":4,"height":2,"form":"rectangle","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"S","offset":2,"is_deep":false}],"fence":null,"turns":2},
    "food_prep_room": {"type":"food","size":200,"area":200,"points":1,"bonus":3,"wants":["activity"],"width":4,"height":2,"form":"rectangle","doors":[{"side":"N","offset":3,"is_deep":false},{"side":"S","offset":3,"is_deep":false}],"fence":null,"turns":4},
    "meat_locker": {"type":"food","size":200,"area":200,"points":1,"bonus":3,"wants":["outdoor"],"width":4,"height":2,"form":"rectangle","doors":[{"side":"E","offset":0,"is_deep":false},{"side":"W","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "nap_room": {"type":"sleeping","size":200,"area":200,"points":2,"bonus":2,"wants":["living"],"width":4,"height":2,"form":"rectangle","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "dressing_room": {"type":"sleeping","size":200,"area":200,"points":2,"bonus":2,"wants":["food"],"width":4,"height":2,"form":"rectangle","doors":[{"side":"E","offset":0,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":2},
    "solar": {"type":"sleeping","size":200,"area":200,"points":2,"bonus":2,"wants":["outdoor"],"width":4,"height":2,"form":"rectangle","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":3,"is_deep":false}],"fence":null,"turns":4},
    "porch": {"type":"outdoor","size":250,"area":250,"points":1,"bonus":1,"wants":["sleeping"],"width":5,"height":2,"form":"rectangle","doors":[{"side":"S","offset":0,"is_deep":false},{"side":"S","offset":4,"is_deep":false}],"fence":"N","turns":4},
    "gatehouse": {"type":"outdoor","size":250,"area":250,"points":1,"bonus":1,"wants":["outdoor"],"width":5,"height":2,"form":"rectangle","doors":[{"side":"S","offset":0,"is_deep":false},{"side":"S","offset":4,"is_deep":false}],"fence":"N","turns":4},
    "shed": {"type":"outdoor","size":250,"area":250,"points":1,"bonus":1,"wants":["utility"],"width":5,"height":2,"form":"rectangle","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":0,"is_deep":false}],"fence":"N","turns":4},
    "mold_room": {"type":"downstairs","size":250,"area":250,"points":2,"bonus":2,"wants":["food"],"width":5,"height":2,"form":"rectangle","doors":[{"side":"S","offset":2,"is_deep":true},{"side":"W","offset":1,"is_deep":true}],"fence":null,"turns":4},
    "knight_room": {"type":"downstairs","size":250,"area":250,"points":2,"bonus":2,"wants":["sleeping"],"width":5,"height":2,"form":"rectangle","doors":[{"side":"S","offset":4,"is_deep":true},{"side":"W","offset":1,"is_deep":true}],"fence":null,"turns":4},
    "crypt": {"type":"downstairs","size":250,"area":250,"points":2,"bonus":1,"wants":["living"],"width":5,"height":2,"form":"rectangle","doors":[{"side":"S","offset":4,"is_deep":true},{"side":"W","offset":1,"is_deep":true}],"fence":null,"turns":4},
    "billiards_room": {"type":"activity","size":250,"area":250,"points":4,"bonus":-1,"wants":["food","living","sleeping"],"width":5,"height":2,"form":"rectangle","doors":[{"side":"N","offset":2,"is_deep":false},{"side":"E","offset":0,"is_deep":false},{"side":"S","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "oratory": {"type":"activity","size":250,"area":250,"points":4,"bonus":-1,"wants":["downstairs","living","sleeping"],"width":5,"height":2,"form":"rectangle","doors":[{"side":"N","offset":2,"is_deep":false},{"side":"E","offset":0,"is_deep":false},{"side":"E","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "sewing_room": {"type":"activity","size":250,"area":250,"points":4,"bonus":-1,"wants":["living","sleeping","utility"],"width":5,"height":2,"form":"rectangle","doors":[{"side":"N","offset":3,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":3,"is_deep":false}],"fence":null,"turns":4},
    "sauna": {"type":"utility","size":300,"area":300,"points":3,"bonus":0,"wants":[],"width":4,"height":4,"form":"l","doors":[{"side":"E","offset":3,"is_deep":false}],"fence":null,"turns":4},
    "panic_room": {"type":"utility","size":300,"area":300,"points":3,"bonus":0,"wants":[],"width":4,"height":4,"form":"l","doors":[{"side":"E","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "laundry_room": {"type":"utility","size":300,"area":300,"points":3,"bonus":0,"wants":[],"width":4,"height":4,"form":"l","doors":[{"side":"E","offset":2,"is_deep":false}],"fence":null,"turns":4},
    "scullery": {"type":"food","size":300,"area":300,"points":1,"bonus":3,"wants":["utility"],"width":4,"height":4,"form":"l","doors":[{"side":"E","offset":2,"is_deep":false},{"side":"W","offset":3,"is_deep":false}],"fence":null,"turns":4},
    "dining_room": {"type":"food","size":300,"area":300,"points":1,"bonus":3,"wants":["living"],"width":4,"height":4,"form":"l","doors":[{"side":"E","offset":2,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "kitchen": {"type":"food","size":300,"area":300,"points":1,"bonus":3,"wants":["food"],"width":4,"height":4,"form":"l","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "queens_bedroom": {"type":"sleeping","size":300,"area":300,"points":3,"bonus":2,"wants":["sleeping"],"width":4,"height":4,"form":"l","doors":[{"side":"N","offset":0,"is_deep":false},{"side":"E","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "guest_bedroom": {"type":"sleeping","size":300,"area":300,"points":3,"bonus":2,"wants":["food"],"width":4,"height":4,"form":"l","doors":[{"side":"E","offset":3,"is_deep":false},{"side":"S","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "tasso_room": {"type":"sleeping","size":300,"area":300,"points":3,"bonus":2,"wants":["living"],"width":4,"height":4,"form":"l","doors":[{"side":"S","offset":3,"is_deep":false},{"side":"W","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "salon": {"type":"living","size":350,"area":350,"points":3,"bonus":2,"wants":["activity"],"width":7,"height":2,"form":"rectangle","doors":[{"side":"N","offset":5,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":4,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "gallery_of_mirrors": {"type":"living","size":350,"area":350,"points":3,"bonus":2,"wants":["corridor"],"width":7,"height":2,"form":"rectangle","doors":[{"side":"N","offset":6,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":0,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "great_hall": {"type":"corridor","size":350,"area":350,"points":1,"bonus":1,"wants":["utility"],"width":7,"height":2,"form":"rectangle","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"N","offset":3,"is_deep":false},{"side":"N","offset":5,"is_deep":false},{"side":"E","offset":0,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":0,"is_deep":false},{"side":"S","offset":2,"is_deep":false},{"side":"S","offset":4,"is_deep":false},{"side":"S","offset":6,"is_deep":false},{"side":"W","offset":0,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "upper_hall": {"type":"corridor","size":350,"area":350,"points":1,"bonus":1,"wants":["food"],"width":7,"height":2,"form":"rectangle","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"N","offset":3,"is_deep":false},{"side":"N","offset":5,"is_deep":false},{"side":"E","offset":0,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":0,"is_deep":false},{"side":"S","offset":2,"is_deep":false},{"side":"S","offset":4,"is_deep":false},{"side":"S","offset":6,"is_deep":false},{"side":"W","offset":0,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "train_room": {"type":"activity","size":350,"area":350,"points":5,"bonus":-1,"wants":["corridor","downstairs","living","sleeping"],"width":7,"height":2,"form":"rectangle","doors":[{"side":"N","offset":5,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":5,"is_deep":false}],"fence":null,"turns":4},
    "nine_pin_alley": {"type":"activity","size":350,"area":350,"points":5,"bonus":-1,"wants":["food","living","sleeping","utility"],"width":7,"height":2,"form":"rectangle","doors":[{"side":"N","offset":0,"is_deep":false},{"side":"S","offset":0,"is_deep":false},{"side":"W","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "east_tapestry_chamber": {"type":"living","size":400,"area":400,"points":3,"bonus":2,"wants":["activity","outdoor"],"width":4,"height":4,"form":"rectangle","doors":[{"side":"N","offset":2,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":3,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "observatory": {"type":"living","size":400,"area":400,"points":3,"bonus":2,"wants":["activity","living"],"width":4,"height":4,"form":"rectangle","doors":[{"side":"N","offset":1,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":2,"is_deep":false},{"side":"W","offset":2,"is_deep":false}],"fence":null,"turns":1},
    "french_gazebo": {"type":"outdoor","size":400,"area":400,"points":2,"bonus":1,"wants":["activity"],"width":4,"height":4,"form":"rectangle","doors":[{"side":"E","offset":3,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":2,"is_deep":false}],"fence":"N","turns":4},
    "pumpkin_garden": {"type":"outdoor","size":400,"area":400,"points":2,"bonus":1,"wants":["outdoor"],"width":4,"height":4,"form":"rectangle","doors":[{"side":"E","offset":0,"is_deep":false},{"side":"S","offset":3,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":"N","turns":4},
    "grand_bedchamber": {"type":"sleeping","size":400,"area":400,"points":4,"bonus":2,"wants":["corridor"],"width":4,"height":4,"form":"rectangle","doors":[{"side":"S","offset":3,"is_deep":false},{"side":"W","offset":0,"is_deep":false}],"fence":null,"turns":4},
    "servants_quarters": {"type":"sleeping","size":400,"area":400,"points":4,"bonus":2,"wants":["corridor"],"width":4,"height":4,"form":"rectangle","doors":[{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":2,"is_deep":false}],"fence":null,"turns":4},
    "drawing_room": {"type":"living","size":450,"area":450,"points":2,"bonus":3,"wants":["activity","utility"],"width":6,"height":3,"form":"rectangle","doors":[{"side":"N","offset":2,"is_deep":false},{"side":"E","offset":0,"is_deep":false},{"side":"S","offset":5,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "west_tapestry_room": {"type":"living","size":450,"area":450,"points":2,"bonus":3,"wants":["activity","outdoor"],"width":6,"height":3,"form":"rectangle","doors":[{"side":"N","offset":5,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":0,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":2},
    "formal_gardens": {"type":"outdoor","size":450,"area":450,"points":3,"bonus":1,"wants":["living"],"width":6,"height":3,"form":"rectangle","doors":[{"side":"E","offset":0,"is_deep":false},{"side":"E","offset":2,"is_deep":false},{"side":"S","offset":4,"is_deep":false}],"fence":"N","turns":4},
    "coach_house": {"type":"outdoor","size":450,"area":450,"points":3,"bonus":1,"wants":["food"],"width":6,"height":3,"form":"rectangle","doors":[{"side":"E","offset":0,"is_deep":false},{"side":"S","offset":4,"is_deep":false}],"fence":"N","turns":4},
    "armory": {"type":"downstairs","size":450,"area":450,"points":1,"bonus":2,"wants":["activity"],"width":6,"height":3,"form":"rectangle","doors":[{"side":"E","offset":1,"is_deep":true},{"side":"S","offset":4,"is_deep":true}],"fence":null,"turns":4},
    "dungeon": {"type":"downstairs","size":450,"area":450,"points":1,"bonus":2,"wants":["downstairs"],"width":6,"height":3,"form":"rectangle","doors":[{"side":"E","offset":2,"is_deep":true},{"side":"S","offset":2,"is_deep":true}],"fence":null,"turns":4},
    "forum": {"type":"activity","size":500,"area":500,"points":6,"bonus":-2,"wants":["downstairs","food","living","sleeping"],"width":5,"height":5,"form":"disc","doors":[{"side":"N","offset":2,"is_deep":false},{"side":"E","offset":2,"is_deep":false},{"side":"S","offset":2,"is_deep":false}],"fence":null,"turns":4},
    "theater": {"type":"activity","size":500,"area":500,"points":6,"bonus":-2,"wants":["corridor","living","sleeping","utility"],"width":5,"height":5,"form":"disc","doors":[{"side":"N","offset":2,"is_deep":false},{"side":"E","offset":2,"is_deep":false},{"side":"W","offset":2,"is_deep":false}],"fence":null,"turns":4},
    "hundings_hut": {"type":"outdoor","size":500,"area":500,"points":4,"bonus":1,"wants":["outdoor"],"width":5,"height":5,"form":"disc","doors":[{"side":"E","offset":2,"is_deep":false},{"side":"S","offset":2,"is_deep":false},{"side":"W","offset":2,"is_deep":false}],"fence":"N","turns":4},
    "green_house": {"type":"outdoor","size":500,"area":500,"points":4,"bonus":1,"wants":["living"],"width":5,"height":5,"form":"disc","doors":[{"side":"E","offset":2,"is_deep":false},{"side":"W","offset":2,"is_deep":false}],"fence":"N","turns":4},
    "venus_grotto": {"type":"downstairs","size":500,"area":500,"points":1,"bonus":1,"wants":["corridor"],"width":5,"height":5,"form":"disc","doors":[{"side":"E","offset":2,"is_deep":true},{"side":"W","offset":2,"is_deep":true}],"fence":null,"turns":2},
    "secret_lair": {"type":"downstairs","size":500,"area":500,"points":1,"bonus":2,"wants":["utility"],"width":5,"height":5,"form":"disc","doors":[{"side":"S","offset":2,"is_deep":true},{"side":"W","offset":2,"is_deep":true}],"fence":null,"turns":4},
    "vestibule": {"type":"living","size":600,"area":600,"points":1,"bonus":4,"wants":["food"],"width":7,"height":4,"form":"octagon","doors":[{"side":"N","offset":3,"is_deep":false},{"side":"E","offset":2,"is_deep":false},{"side":"S","offset":3,"is_deep":false},{"side":"W","offset":2,"is_deep":false}],"fence":null,"turns":4},
    "throne_room": {"type":"living","size":600,"area":600,"points":1,"bonus":4,"wants":["sleeping"],"width":7,"height":4,"form":"octagon","doors":[{"side":"N","offset":5,"is_deep":false},{"side":"E","offset":2,"is_deep":false},{"side":"S","offset":5,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "terrace_gardens": {"type":"outdoor","size":600,"area":600,"points":5,"bonus":1,"wants":["outdoor"],"width":7,"height":4,"form":"octagon","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"S","offset":5,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":"N","turns":4},
    "stables": {"type":"outdoor","size":600,"area":600,"points":5,"bonus":1,"wants":["activity"],"width":7,"height":4,"form":"octagon","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"E","offset":2,"is_deep":false},{"side":"W","offset":1,"is_deep":false},{"side":"W","offset":2,"is_deep":false}],"fence":"N","turns":4},
    "singers_chamber": {"type":"activity","size":600,"area":600,"points":7,"bonus":-2,"wants":["corridor","downstairs","food","living","sleeping","utility"],"width":7,"height":4,"form":"octagon","doors":[{"side":"S","offset":2,"is_deep":false},{"side":"S","offset":3,"is_deep":false},{"side":"S","offset":4,"is_deep":false}],"fence":null,"turns":4},
    "audience_room": {"type":"activity","size":600,"area":600,"points":7,"bonus":-2,"wants":["corridor","downstairs","food","living","sleeping","utility"],"width":7,"height":4,"form":"octagon","doors":[{"side":"N","offset":2,"is_deep":false},{"side":"E","offset":1,"is_deep":false},{"side":"E","offset":2,"is_deep":false}],"fence":null,"turns":4},
    "hallway": {"type":"corridor","size":null,"area":150,"points":0,"bonus":0,"wants":[],"width":6,"height":1,"form":"rectangle","doors":[{"side":"N","offset":0,"is_deep":false},{"side":"N","offset":1,"is_deep":false},{"side":"N","offset":2,"is_deep":false},{"side":"N","offset":3,"is_deep":false},{"side":"N","offset":4,"is_deep":false},{"side":"N","offset":5,"is_deep":false},{"side":"E","offset":0,"is_deep":false},{"side":"S","offset":0,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"S","offset":2,"is_deep":false},{"side":"S","offset":3,"is_deep":false},{"side":"S","offset":4,"is_deep":false},{"side":"S","offset":5,"is_deep":false},{"side":"W","offset":0,"is_deep":false}],"fence":null,"turns":2},
    "downstairs_hallway": {"type":"corridor","size":null,"area":150,"points":0,"bonus":0,"wants":[],"width":6,"height":1,"form":"rectangle","doors":[{"side":"N","offset":0,"is_deep":true},{"side":"N","offset":1,"is_deep":true},{"side":"N","offset":2,"is_deep":true},{"side":"N","offset":3,"is_deep":true},{"side":"N","offset":4,"is_deep":true},{"side":"N","offset":5,"is_deep":true},{"side":"E","offset":0,"is_deep":true},{"side":"S","offset":0,"is_deep":true},{"side":"S","offset":1,"is_deep":true},{"side":"S","offset":2,"is_deep":true},{"side":"S","offset":3,"is_deep":true},{"side":"S","offset":4,"is_deep":true},{"side":"S","offset":5,"is_deep":true},{"side":"W","offset":0,"is_deep":true}],"fence":null,"turns":2},
    "stairs": {"type":"corridor","size":null,"area":75,"points":0,"bonus":0,"wants":[],"width":3,"height":1,"form":"rectangle","doors":[{"side":"E","offset":0,"is_deep":false},{"side":"W","offset":0,"is_deep":true}],"fence":null,"turns":4},
    "foyer_red": {"type":"corridor","size":null,"area":125,"points":0,"bonus":0,"wants":[],"width":3,"height":3,"form":"octagon","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "foyer_blue": {"type":"corridor","size":null,"area":125,"points":0,"bonus":0,"wants":[],"width":3,"height":3,"form":"octagon","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "foyer_green": {"type":"corridor","size":null,"area":125,"points":0,"bonus":0,"wants":[],"width":3,"height":3,"form":"octagon","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
    "foyer_yellow": {"type":"corridor","size":null,"area":125,"points":0,"bonus":0,"wants":[],"width":3,"height":3,"form":"octagon","doors":[{"side":"E","offset":1,"is_deep":false},{"side":"S","offset":1,"is_deep":false},{"side":"W","offset":1,"is_deep":false}],"fence":null,"turns":4},
  },
  types: ["activity","corridor","downstairs","food","living","outdoor","sleeping","utility"],
  sizes: [100,150,200,250,300,350,400,450,500,600],
  prices: [1000,2000,4000,6000,8000,10000,15000],
  corridor_price: 3000,
  pass_income: 5000,
  outdoor_reward: 10000,
  activity_reward: 5,
  search_limit: 2,
  favours: ["count_activity","count_corridor","count_downstairs","count_food","count_living","count_outdoor","count_sleeping","count_utility","area_activity","area_corridor","area_downstairs","area_food","area_living","area_outdoor","area_sleeping","area_utility","money","external_entrances","completed_rooms","incomplete_rooms","small_rooms","large_rooms","square_rooms","circular_rooms"],
  favour_points: [8,4,2,1],
  bonus_cards: {
    "all_sizes": 8,
    "all_types": 7,
    "hallways": 1,
    "stairs": 2,
    "completed_rooms": 1,
    "square_rooms": 1,
    "circular_rooms": 1,
    "money": 1,
    "external_entrances": 1,
    "type_activity": 2,
    "type_corridor": 1,
    "type_downstairs": 2,
    "type_food": 3,
    "type_living": 2,
    "type_outdoor": 2,
    "type_sleeping": 3,
    "type_utility": 2,
    "size_100": 2,
    "size_150": 2,
    "size_200": 2,
    "size_250": 2,
    "size_300": 2,
    "size_350": 3,
    "size_400": 3,
    "size_450": 3,
    "size_500": 3,
    "size_600": 3,
  },
  room_cards: {
    "1": 33,
    "2": 22,
    "3": 33,
    "4": 44,
  },
  solo_ranks: {
    "first": [50,70,85,100],
    "second": [59,80,95,110],
  },
}
