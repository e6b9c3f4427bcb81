// Made by `make protocol`; do not edit.

/** The kinds of building with their letters, the taverns among them, and the duplexes. */
export interface Facts {
  letters: { [key: string]: string };
  taverns: string[];
  duplexes: { [key: string]: DuplexFacts };
}

/** A tile of two buildings, left and right or upper and lower. */
export interface DuplexFacts {
  is_vertical: boolean;
  halves: [string, string];
}

export const FACTS: Facts = {
  letters: {
    "shop": "S",
    "factory": "F",
    "drink": "d",
    "food": "f",
    "music": "m",
    "bed": "b",
    "office": "O",
    "park": "P",
    "house": "H",
  },
  taverns: ["drink","food","music","bed"],
  duplexes: {
    "DH01": {"is_vertical":false,"halves":["food","factory"]},
    "DH02": {"is_vertical":false,"halves":["factory","office"]},
    "DH03": {"is_vertical":false,"halves":["factory","shop"]},
    "DH04": {"is_vertical":false,"halves":["house","park"]},
    "DH05": {"is_vertical":false,"halves":["house","bed"]},
    "DH06": {"is_vertical":false,"halves":["office","house"]},
    "DH07": {"is_vertical":false,"halves":["office","shop"]},
    "DH08": {"is_vertical":false,"halves":["drink","park"]},
    "DH09": {"is_vertical":false,"halves":["park","factory"]},
    "DH10": {"is_vertical":false,"halves":["park","office"]},
    "DH11": {"is_vertical":false,"halves":["shop","music"]},
    "DH12": {"is_vertical":false,"halves":["shop","house"]},
    "DV01": {"is_vertical":true,"halves":["factory","food"]},
    "DV02": {"is_vertical":true,"halves":["factory","office"]},
    "DV03": {"is_vertical":true,"halves":["house","office"]},
    "DV04": {"is_vertical":true,"halves":["house","shop"]},
    "DV05": {"is_vertical":true,"halves":["office","park"]},
    "DV06": {"is_vertical":true,"halves":["office","shop"]},
    "DV07": {"is_vertical":true,"halves":["drink","house"]},
    "DV08": {"is_vertical":true,"halves":["park","factory"]},
    "DV09": {"is_vertical":true,"halves":["park","house"]},
    "DV10": {"is_vertical":true,"halves":["music","park"]},
    "DV11": {"is_vertical":true,"halves":["shop","factory"]},
    "DV12": {"is_vertical":true,"halves":["shop","bed"]},
  },
}
