// Puts a part of a game into its place, or the general one where there is none or it fails.
import { untrack, type Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { dealOf, part } from '../games/svelte_parts'
import type { GameParts, Mount, SurfaceWords } from '../lib/surface'
import { surfaceOf } from '../lib/surface.svelte'
import type { Table } from '../lib/table.svelte'
import type { Deal, Message } from '../lib/wire'

/** The game's own way, or the general one where there is none or it fails. */
function drawn(element: HTMLElement, own: (() => () => void) | undefined, general: () => () => void): () => void {
  try {
    if (own) return own()
  } catch (problem) {
    console.error('the game’s own part failed', problem)
    element.replaceChildren()
  }
  return general()
}

export function shown(
  own: Mount | undefined,
  general: Component<{ table: Table }>,
  table: Table,
): Attachment<HTMLElement> {
  return (element) =>
    untrack(() => {
      const surface = surfaceOf(table)
      return drawn(element, own && (() => own(element, surface)), () => part(general)(element, surface))
    })
}

/** Draws a deal on the game's own board, or place by place. */
export function dealt(
  own: GameParts['Deal'],
  general: Component<{ table: Table; deal: Deal }>,
  table: Table,
  deal: Deal,
): Attachment<HTMLElement> {
  return (element) =>
    untrack(() => {
      const surface = surfaceOf(table)
      return drawn(element, own && (() => own(element, surface, deal)), () => dealOf(general)(element, surface, deal))
    })
}

export function pictured(
  picture: NonNullable<GameParts['RulesPicture']>,
  number: number,
  words: SurfaceWords,
): Attachment<HTMLElement> {
  return (element) => untrack(() => picture(element, { number, words }))
}

/** Draws a thing of the game; says whether the game drew anything. */
export function thingShown(
  thing: NonNullable<GameParts['Thing']>,
  { domain, value }: { domain: string; value: string },
  words: SurfaceWords,
  drew: (anything: boolean) => void = () => {},
): Attachment<HTMLElement> {
  return (element) =>
    untrack(() => {
      const takeDown = thing(element, { domain, value, words })
      drew(element.childElementCount > 0)
      return takeDown
    })
}

/** Draws what an event is about; says whether the game drew anything. */
export function depicted(
  picture: NonNullable<GameParts['Picture']>,
  table: Table,
  event: Message,
  drew: (anything: boolean) => void,
): Attachment<HTMLElement> {
  return (element) =>
    untrack(() => {
      let takeDown = () => {}
      try {
        takeDown = picture(element, surfaceOf(table), event)
      } catch (problem) {
        console.error('the game’s own picture failed', problem)
        element.replaceChildren()
      }
      drew(element.childElementCount > 0)
      return () => takeDown()
    })
}
