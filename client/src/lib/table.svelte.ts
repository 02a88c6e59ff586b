// What a board, a tray, a notebook and the general controls read: one table as one reader knows it.
import { draftOf, type Draft } from './draft.svelte'
import { count, has, parts, spelled } from './options'
import type { GameWords } from './game_words'
import { seatName } from './teams'
import type { Message, Notes, Of, Options, Proof, Proposed, Question, TableInfo, View } from './wire'
import { Words, type Things } from './words'

/** What one game is made of, as `generated/<game>.ts` says it. */
export interface Game {
  choice: Message
  event: Message
  view: View
}

const NOTHING: Options = []

/** A board names its game and gets everything in its types; the frame takes the table of any game. */
export abstract class Table<G extends Game = Game> {
  info: TableInfo = $state.raw()!
  view: G['view'] = $state.raw()!
  ask: Question | null = $state.raw(null)
  /** Whom the game waits for. */
  waiting: number[] = $state.raw([])
  /** The reader's own stream, as far as it has been told; so is all else here. */
  events: G['event'][] = $state.raw([])
  /** What has just been told, for animation; often it is one event. */
  fresh: G['event'][] = $state.raw([])
  notes: Notes | null = $state.raw(null)
  marks: Record<string, string> = $state({})
  things: Things = $state.raw({})
  gameWords: GameWords | null = $state.raw(null)
  /** What is to be lit up, and what the reader points at: ids of texts, and facts. */
  lit: readonly string[] = $state.raw([])
  pointed: readonly string[] = $state.raw([])

  /** What a guide lights up: parts of the page, and ids of texts; and the choice it advises. */
  guided: readonly string[] = $state.raw([])
  advised: G['choice'] | null = $state.raw(null)

  /** Events that are being spoken of, by number: the lines of a proof. */
  cited: readonly number[] = $state.raw([])

  /** A final choice that the reader is asked about once more. */
  considered: G['choice'] | null = $state.raw(null)
  /** What somebody of the reader's team proposes: boards leave it in sight. */
  proposed: Proposed | null = $state.raw(null)

  /** What the reader has picked so far, on the board or in the list. */
  draft: Draft = $derived(draftOf(this.ask?.options ?? NOTHING))

  words: Words = $derived.by(() => this.spokenTo(this.info.me))
  /** Whether the game waits for the reader. */
  myTurn: boolean = $derived(
    this.info.me !== null && this.waiting.includes(this.info.me) && this.ask !== null,
  )

  /** Whether the reader answers somebody else, and does not take a turn. */
  answering: boolean = $derived(
    this.myTurn && (this.gameWords?.book.answers.includes(this.ask!.name) ?? false),
  )

  /** Whether the reader may write in the notebook. */
  abstract readonly mayMark: boolean

  abstract choose(choice: G['choice']): void
  abstract mark(fact: string, mark: string): void
  abstract why(fact: string): Promise<Proof>
  /** The view after an event, or the first after that which is known. */
  abstract viewAfter(number: number): unknown

  /** Is this choice among what the reader is asked, or may do meanwhile? */
  may(choice: G['choice']): boolean {
    if (!this.ask) return false
    return [this.ask.options, this.ask.meanwhile].some((options) =>
      has(options, choice, this.fieldsOf),
    )
  }

  /** Those of these choices that are legal now. */
  legal(...choices: G['choice'][]): G['choice'][] {
    return choices.filter((choice) => this.may(choice))
  }

  /** All legal choices of one class, spelled out. */
  choicesOf<T extends G['choice']['type']>(type: T): Of<G['choice'], T>[] {
    const isOne = (choice: Message): choice is Of<G['choice'], T> => choice.type === type
    return this.partsOf(type).flatMap((part) => [...spelled(part, this.fieldsOf)].filter(isOne))
  }

  /** How many legal choices of one class there are, without spelling them out. */
  countOf(type: G['choice']['type']): number {
    return this.partsOf(type).reduce((all, part) => all + count(part), 0)
  }

  fieldsOf = (type: string): string[] => Object.keys(this.gameWords?.fields[type] ?? {})

  nameOf(seat: number): string {
    return this.words.name('seat', seat)
  }

  private partsOf(type: string) {
    if (!this.ask) return []
    const all = [...parts(this.ask.options), ...parts(this.ask.meanwhile)]
    return all.filter((part) => part.type === type)
  }

  private spokenTo(me: number | null): Words {
    const { bundle, fields } = this.gameWords!
    const names = this.info.sitters.map((sitter) => seatName(this.info, sitter))
    const language = bundle.locales[0] === 'fr' ? 'fr' : 'en'
    return new Words(bundle, fields, language, me, names, this.things)
  }
}
