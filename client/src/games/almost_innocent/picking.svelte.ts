// What I have taken a finger to on the board, before it is a choice.
import type { AskQuantity, AskType, Choice, MoveQueen, SendQueen } from '../../generated/almost_innocent'
import type { AlmostInnocentTable } from './types'

export class Picking {
  /** A clue I may name. */
  private clue = $state<string | null>(null)
  /** Whether the questions about the line lie on the board. */
  private asking = $state(false)
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
    return this.table().draft.latest<string>('line') ?? null
  })

  /** The line or the clue whose slip lies on the board. */
  picked: string | null = $derived(this.clue ?? (this.asking ? this.line : null))

  pick(name: string): void {
    if (this.picked === name) return this.close()
    this.asking = this.about(name).length > 0
    this.clue = this.asking ? null : name
    this.draw(this.asking ? name : undefined)
  }

  /** Puts the slip away, and with it the line. */
  close(): void {
    this.clue = null
    this.asking = false
    this.draw(undefined)
  }

  /** In the list the line is the same, whichever question it is for. */
  private draw(line: string | undefined): void {
    for (const type of ['AskQuantity', 'AskType']) this.table().draft.set(type, 'line', line)
  }

  /** Whether the list has picked that kind to ask about. */
  isMeant(question: AskQuantity | AskType): boolean {
    return question.type === 'AskType' && this.table().draft.get('AskType', 'kind') === question.kind
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
    this.clue = null
    this.asking = false
    this.opened = null
    this.sending = false
  }
}
