// What cannot be missed: soft sounds, a tremble, and the title of the tab. One switch turns all sounds off.
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'answer' | 'card' | 'find' | 'end'

/** The notes of each: pitch in hertz, when they begin and how long they last, in seconds. */
const NOTES: Record<Sound, [pitch: number, start: number, length: number][]> = {
  turn: [
    [880, 0, 0.5],
    [1318.5, 0.12, 0.7],
  ],
  answer: [
    [659.3, 0, 0.25],
    [659.3, 0.22, 0.45],
  ],
  card: [[523.3, 0, 0.22]],
  find: [
    [523.3, 0, 0.3],
    [784, 0.1, 0.5],
  ],
  end: [
    [523.3, 0, 0.5],
    [659.3, 0.15, 0.5],
    [784, 0.3, 0.6],
    [1046.5, 0.45, 1.1],
  ],
}
const VOLUME: Record<Sound, number> = { turn: 0.12, answer: 0.12, card: 0.05, find: 0.07, end: 0.09 }

let sounds: AudioContext | null = null

/** Browsers only let a page sound after somebody touched it. */
function audio(): AudioContext | null {
  if (!('AudioContext' in globalThis)) return null
  sounds ??= new AudioContext()
  if (sounds.state === 'suspended') void sounds.resume()
  return sounds
}

function note(at: AudioContext, pitch: number, start: number, length: number, loud: number): void {
  const voice = at.createOscillator()
  const volume = at.createGain()
  voice.type = 'sine'
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(volume).connect(at.destination)
  voice.start(start)
  voice.stop(start + length)
}

export function sound(kind: Sound): void {
  const at = settings.sound ? audio() : null
  if (!at) return
  for (const [pitch, start, length] of NOTES[kind])
    note(at, pitch, at.currentTime + start, length, VOLUME[kind])
}

export function tremble(): void {
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 60, 60])
}
