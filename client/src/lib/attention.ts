// My turn is unmissable: a bell, a tremble, and the title of the tab.
import { settings } from './settings.svelte'

let sounds: AudioContext | null = null

/** Browsers only let a page sound after somebody touched it. */
function audio(): AudioContext | null {
  if (!('AudioContext' in globalThis)) return null
  sounds ??= new AudioContext()
  if (sounds.state === 'suspended') void sounds.resume()
  return sounds
}

function note(at: AudioContext, pitch: number, start: number, length: number): void {
  const voice = at.createOscillator()
  const volume = at.createGain()
  voice.type = 'sine'
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.12, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(volume).connect(at.destination)
  voice.start(start)
  voice.stop(start + length)
}

/** Two notes of a desk bell. */
export function ring(): void {
  const at = settings.sound ? audio() : null
  if (!at) return
  note(at, 880, at.currentTime, 0.5)
  note(at, 1318.5, at.currentTime + 0.12, 0.7)
}

export function tremble(): void {
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 60, 60])
}
