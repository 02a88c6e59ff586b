// Puts a part of a game into its place, or the general one where there is none or it fails.
import { untrack, type Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { part } from '../games/svelte_parts'
import { lighted } from '../lib/lighting.svelte'
import type { GameParts, Mount, SurfaceWords } from '../lib/surface'
import { surfaceOf } from '../lib/surface.svelte'
import type { Table } from '../lib/table.svelte'

export function shown(
  own: Mount | undefined,
  general: Component<{ table: Table }>,
  table: Table,
): Attachment<HTMLElement> {
  return (element) =>
    untrack(() => {
      const ends = [put(own, general, element, table), lighted(element, table)]
      return () => ends.forEach((end) => end())
    })
}

function put(
  own: Mount | undefined,
  general: Component<{ table: Table }>,
  element: HTMLElement,
  table: Table,
): () => void {
  const surface = surfaceOf(table)
  try {
    if (own) return own(element, surface)
  } catch (problem) {
    console.error('the game’s own part failed', problem)
    element.replaceChildren()
  }
  return part(general)(element, surface)
}

export function pictured(
  picture: NonNullable<GameParts['RulesPicture']>,
  number: number,
  words: SurfaceWords,
): Attachment<HTMLElement> {
  return (element) => untrack(() => picture(element, { number, words }))
}
