// Six short sounds, made here and off by default; each has a visible twin.
import { settings } from '../state/settings.svelte'

export type Sound = 'turn' | 'reveal' | 'laid' | 'coins' | 'completed' | 'end'

const NOTES: Record<Sound, number[]> = {
  turn: [523, 784],
  reveal: [392, 494, 587],
  laid: [220],
  coins: [1319, 1760],
  completed: [659, 784, 988],
  end: [523, 659, 784, 1047],
}
const LENGTH = 0.11

let audio: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound) return
  audio ??= new AudioContext()
  const start = audio.currentTime
  NOTES[sound].forEach((frequency, index) => {
    note(audio as AudioContext, frequency, start + index * LENGTH)
  })
}

function note(context: AudioContext, frequency: number, at: number): void {
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.value = frequency
  volume.gain.setValueAtTime(0.12, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 2 * LENGTH)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + 2 * LENGTH)
}
