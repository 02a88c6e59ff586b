// Facts `item@place`, taken apart and put into words.
import type { Words } from './words'

export interface Fact {
  item: string
  place: string
}

export function readFact(fact: string): Fact {
  const at = fact.lastIndexOf('@')
  return { item: fact.slice(0, at), place: fact.slice(at + 1) }
}

/** `seat2` is seat 2, `B3` a cell, and `solution` only itself. */
export function splitPlace(place: string): [string, string | number] {
  const counted = /^([a-z]+)(\d+)$/.exec(place)
  if (counted) return [counted[1]!, Number(counted[2])]
  return /^[A-E][1-5]$/.test(place) ? ['cell', place] : [place, place]
}

/** The sentence that a fact is so, or not so. */
export function inWords(words: Words, things: string, fact: string, so: boolean): string {
  const { item, place } = readFact(fact)
  const [kind, value] = splitPlace(place)
  const name = words.name(things, item)
  return words.text(`fact-${kind}-${so ? 'yes' : 'no'}`, {
    item: name.charAt(0).toUpperCase() + name.slice(1),
    place: words.name(kind, value),
    place_is: kind === 'seat' && value === words.me ? 'me' : 'other',
  })
}
