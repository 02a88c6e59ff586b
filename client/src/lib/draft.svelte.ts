// What somebody has picked so far of a choice with several parts: one draft for the board and the list.
import { SvelteMap } from 'svelte/reactivity'
import type { Options } from './wire'

/** By class of choice and field, the value picked. */
export class Draft {
  private picked = new SvelteMap<string, unknown>()

  get<T>(type: string, field: string): T | undefined {
    return this.picked.get(`${type} ${field}`) as T | undefined
  }

  /** Without a value the field is open again. */
  set(type: string, field: string, value: unknown): void {
    this.picked.delete(`${type} ${field}`)
    if (value !== undefined) this.picked.set(`${type} ${field}`, value)
  }

  /** The value of a field that was picked last, of whichever class of choice. */
  latest<T>(field: string): T | undefined {
    return this.all.findLast(([key]) => key.endsWith(` ${field}`))?.[1] as T | undefined
  }

  /** Whether anything of such a choice was picked. */
  has(type: string): boolean {
    return this.all.some(([key]) => key.startsWith(`${type} `))
  }

  /** The one picked last comes last. */
  get all(): [string, unknown][] {
    return [...this.picked]
  }

  /** Forgets everything, or all but what belongs to that class of choice. */
  clear(but?: string): void {
    for (const [key] of this.all) if (!but || !key.startsWith(`${but} `)) this.picked.delete(key)
  }
}

const drafts = new WeakMap<Options, Draft>()

/** The draft of a question; with the question it is forgotten. */
export function draftOf(options: Options): Draft {
  if (!drafts.has(options)) drafts.set(options, new Draft())
  return drafts.get(options)!
}
