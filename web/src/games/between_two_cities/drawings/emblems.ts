/** The emblem of each city by its token: a picture and a name of our own, the same in every game. */
export const EMBLEMS: Record<string, { city: string; icon: string }> = {
  pyramids: { city: 'riverside', icon: 'anchor' },
  colosseum: { city: 'hilltop', icon: 'hills' },
  arch: { city: 'oldtown', icon: 'clock-tower' },
  eiffel_tower: { city: 'lakeside', icon: 'swan' },
  palace_gate: { city: 'fairview', icon: 'sunflower' },
  domed_temple: { city: 'northgate', icon: 'key' },
  arch_bridge: { city: 'millbrook', icon: 'windmill' },
}
