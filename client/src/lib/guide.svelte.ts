// The guide of a lesson, as the page shows it: what it says when all is told, what it would choose.
import { api } from './api'
import type { LiveTable } from './live.svelte'
import { aimedAt } from './pointing'
import type { Choice, Guidance, GuideSaid, Language } from './wire'

export class Guide {
  guidance: Guidance | null = $state.raw(null)
  /** Which of its remarks is in sight. */
  shown = $state(0)
  /** Whether the learner wants to know what it would choose here. */
  asked = $state(false)
  /** Where the remarks begin that were made since the learner answered last. */
  private fresh = $state(0)
  /** On a phone the learner puts it away to see the board. */
  away = $state(false)

  readonly remarks: GuideSaid[] = $derived(this.guidance?.remarks ?? [])
  readonly remark: GuideSaid | undefined = $derived(this.remarks[this.shown])
  /** What it speaks of, until the learner has answered. */
  readonly lights: readonly string[] = $derived(this.shown >= this.fresh ? (this.remark?.lights ?? []) : [])
  readonly last: boolean = $derived(this.shown >= this.remarks.length - 1)
  /** Whether bots wait until what it says has been read. */
  waits = $state(false)
  /** What it would choose, if that is still the question. */
  readonly advice: Choice | null = $derived.by(() => {
    const { advice = null, at = 0 } = this.guidance ?? {}
    return this.table.myTurn && at === this.table.events.length ? advice : null
  })
  readonly showing: boolean = $derived(this.advice !== null && (this.asked || (this.guidance?.urges ?? false)))

  private release: (() => void) | null = null

  constructor(
    private table: LiveTable,
    private language: () => Language,
  ) {}

  /** All is told up to now: bots and clocks wait until the learner has read what is new. */
  linger = async (): Promise<void> => {
    const [before, allRead] = [this.remarks.length, this.last]
    this.letGo()
    await this.fetch()
    if (this.remarks.length === before) return
    if (allRead) this.shown = before || this.latest()
    this.away = false
    this.table.teller.remark(this.remarks.slice(this.shown).map(({ text }) => text).join(' '))
    if (this.table.myTurn || this.table.info.standing !== 'playing') return
    this.waits = true
    await new Promise<void>((read) => (this.release = read))
  }

  /** Says the same in another language; nothing new where the line is lost, or a later answer came first. */
  async fetch(): Promise<void> {
    const found = await api.guide(this.table.info.code, this.language()).catch(() => null)
    if (!found || found.at < (this.guidance?.at ?? 0)) return
    if (found.answered !== this.guidance?.answered) {
      this.asked = false
      this.fresh = this.remarks.length
    }
    this.guidance = found
  }

  /** On to the next remark; after the last the game goes on. */
  next(): void {
    if (!this.last) this.shown += 1
    else this.goOn()
  }

  goOn(): void {
    this.away = true
    this.letGo()
  }

  /** Lights up what it speaks of, and what it would choose. */
  light(): void {
    const { table } = this
    table.advised = this.showing ? this.advice : null
    const things = table.advised ? aimedAt(table.words.fields, table.advised) : []
    table.guided = [...this.lights, ...things]
  }

  dark(): void {
    this.table.advised = null
    this.table.guided = []
    this.letGo()
  }

  private letGo(): void {
    this.waits = false
    this.release?.()
    this.release = null
  }

  /** Whoever comes back reads again what was said last; before the first answer, everything. */
  private latest(): number {
    if (!this.guidance?.answered) return 0
    return this.remarks.findIndex(({ at }) => at === this.remarks.at(-1)!.at)
  }
}
