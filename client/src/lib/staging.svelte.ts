// Holds the story while a big moment is on the stage, until whoever looks at it says OK.
import { sceneOf, type Scene } from './moments'
import { settings } from './settings.svelte'
import type { Table } from './table.svelte'
import type { Hold } from './teller.svelte'

export class Staging {
  scene: Scene | null = $state.raw(null)
  private goOn = () => {}

  constructor(private table: Table) {}

  /** What a teller asks before it goes on. A story that goes elsewhere, or an event that fades, takes
   * its scene with it. */
  hold: Hold = ({ event, number }, signal) => {
    const scene = settings.stage === 'never' ? null : sceneOf(this.table, event, number)
    if (!scene) return null
    this.scene = scene
    signal.addEventListener('abort', () => this.close())
    return new Promise((resolve) => (this.goOn = resolve))
  }

  close(): void {
    this.scene = null
    this.goOn()
  }
}
