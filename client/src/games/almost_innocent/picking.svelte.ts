// What I have taken a finger to on the board, before it is a choice.
import type { AskQuantity, AskType, Choice, MoveQueen, SendQueen } from '../../generated/almost_innocent'
import type { AlmostInnocentTable } from './types'

export class Picking {
  /** A line I may ask about, or a clue I may name. */
  picked = $state<string | null>(null)
  /** The ability card that is open, or `say`. */
  opened = $state<string | null>(null)
  /** Whether Valia's card is up and the windows wait for the Queen. */
  sending = $state(false)

  constructor(private table: () => AlmostInnocentTable) {}

  private questions: (AskQuantity | AskType)[] = $derived.by(() => {
    const table = this.table()
    return table.myTurn ? [...table.choicesOf('AskQuantity'), ...table.choicesOf('AskType')] : []
  })

  /** Where the Queen may go, by a roll or with Valia. */
  walks: (MoveQueen | SendQueen)[] = $derived.by(() => {
    const table = this.table()
    return [...table.choicesOf('MoveQueen'), ...(this.sending ? table.choicesOf('SendQueen') : [])]
  })

  /** The questions about that line. */
  about(line: string): (AskQuantity | AskType)[] {
    return this.questions.filter((question) => question.line === line)
  }

  /** The line that is picked, on the board or in the list. */
  line: string | null = $derived.by(() => {
    const { draft } = this.table()
    return draft.get<string>('AskType', 'line') ?? draft.get<string>('AskQuantity', 'line') ?? null
  })

  pick(name: string): void {
    this.picked = this.picked === name ? null : name
    const line = this.picked !== null && this.about(name).length ? name : undefined
    for (const type of ['AskQuantity', 'AskType']) this.table().draft.set(type, 'line', line)
  }

  open(name: string): void {
    this.opened = this.opened === name ? null : name
  }

  choose(choice: Choice): void {
    this.rest()
    this.table().choose(choice)
  }

  /** Takes the finger away. */
  rest(): void {
    this.picked = null
    this.opened = null
    this.sending = false
  }
}
