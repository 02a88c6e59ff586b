// Svelte components as parts of a game: how our own boards come through the door for everyone's.
import { mount, unmount, type Component } from 'svelte'
import type { GameParts, Mount } from '../lib/surface'
import { tableOf } from '../lib/surface.svelte'
import type { Game, Table } from '../lib/table.svelte'
import type { Deal } from '../lib/wire'
import type { Words } from '../lib/words'

export function part<G extends Game>(component: Component<{ table: Table<G> }>): Mount {
  return (element, surface) => {
    const props = { table: tableOf<G>(surface) }
    const shown = mount(component, { target: element, props })
    return () => void unmount(shown)
  }
}

export function picture(
  component: Component<{ number: number; words: Words }>,
): NonNullable<GameParts['RulesPicture']> {
  return (element, { number, words }) => {
    const shown = mount(component, { target: element, props: { number, words: words as Words } })
    return () => void unmount(shown)
  }
}

export function thing(
  component: Component<{ domain: string; value: string; words: Words }>,
): NonNullable<GameParts['Thing']> {
  return (element, { domain, value, words }) => {
    const shown = mount(component, { target: element, props: { domain, value, words: words as Words } })
    return () => void unmount(shown)
  }
}

export function pictureOf<G extends Game>(
  component: Component<{ table: Table<G>; event: G['event'] }>,
): NonNullable<GameParts['Picture']> {
  return (element, surface, event) => {
    const props = { table: tableOf<G>(surface), event: event as G['event'] }
    const shown = mount(component, { target: element, props })
    return () => void unmount(shown)
  }
}

export function dealOf<G extends Game>(
  component: Component<{ table: Table<G>; deal: Deal }>,
): NonNullable<GameParts['Deal']> {
  return (element, surface, deal) => {
    const shown = mount(component, { target: element, props: { table: tableOf<G>(surface), deal } })
    return () => void unmount(shown)
  }
}
