// What points are made of, in the order in which the end counts them.
export const CATEGORIES = ['start', 'placement', 'reward', 'favors', 'bonus_cards', 'depleted', 'money']

export const CATEGORY_ICONS: Record<string, string> = {
  start: 'flag',
  placement: 'map',
  reward: 'check',
  favors: 'wax-seal',
  bonus_cards: 'card-pickup',
  depleted: 'layers',
  money: 'two-coins',
}
