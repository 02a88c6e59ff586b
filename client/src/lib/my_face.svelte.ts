// The face I gave myself: a number that says which of each part it has. Kept in the browser alone.

export interface Features {
  skin: string
  hair: string
  colour: string
  wears: string
  coat: string
}

const KEPT_AS = 'deductio face'
const PARTS: { [part in keyof Features]: string[] } = {
  skin: ['fair', 'light', 'tan', 'brown', 'dark'],
  hair: ['short', 'bob', 'curls', 'long', 'bun', 'tails', 'bald'],
  colour: ['#2b1d14', '#7a3b1e', '#c9822f', '#b9b4ad', '#5a4636', '#1f1712'],
  wears: ['', 'glasses', 'freckles', 'beard', 'beret', 'moustache', 'necklace'],
  coat: ['#3f6f8f', '#b5642f', '#7b5a8c', '#4d6b46', '#c98a1b'],
}

/** Any number gives a face; those that follow each other differ in every part. */
export function faceOf(number: number): Features {
  const part = (of: string[], stride: number) => of[(number * stride) % of.length]!
  return {
    skin: part(PARTS.skin, 3),
    hair: part(PARTS.hair, 2),
    colour: part(PARTS.colour, 5),
    wears: part(PARTS.wears, 3),
    coat: part(PARTS.coat, 2),
  }
}

function read(): number {
  try {
    return Number(localStorage.getItem(KEPT_AS)) || 0
  } catch {
    return 0
  }
}

let number = $state(read())

export const mine = {
  get face(): Features {
    return faceOf(number)
  },
}

export function anotherFace(): void {
  number += 1
  try {
    localStorage.setItem(KEPT_AS, String(number))
  } catch {
    // A browser that keeps nothing shows the first face again next time.
  }
}
