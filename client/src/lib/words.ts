// Sentences for events, asks, choices and things: what words.py says, said in the page.
//
// A field becomes a variable: a seat its name, a thing its name, a list a list in words, a truth
// `yes` or `no`, a number itself. Beside it stand `$seat_is` (`me` or `other`), `$tokens_count` for
// a list, `$winners_is` for a list of seats (`me` if the reader is among them), and `$card_of` for an
// attribute `.of` of the thing.
import type { FluentBundle, FluentVariable } from '@fluent/bundle'
import { said } from './bundle'
import type { Language, Message, Question } from './wire'

/** For each class of message its fields in order, each with the domain of its values, or with
 * `*Case` for a message inside a message. */
export type Fields = Record<string, Record<string, string>>
/** Things that are named by their content: by id, their words in each language. */
export type Things = Record<string, Record<string, string>>
/** What a game may say of an event beside its sentence: the title of a big moment, what it means for
 * the reader, that the reader is out and what is left to do, how it led to the end, and at the end
 * the truth that it shows. */
export type Aside = 'stage' | 'means' | 'out' | 'ending' | 'truth'
type Variables = Record<string, FluentVariable>

const AND: Record<Language, string> = { fr: 'et', en: 'and' }

/** Says what happens in one game, in one language, to one reader. */
export class Words {
  constructor(
    readonly bundle: FluentBundle,
    readonly fields: Fields,
    readonly language: Language,
    readonly me: number | null = null,
    readonly names: string[] = [],
    readonly things: Things = {},
  ) {}

  /** An event or a choice as a sentence; empty where there is nothing to say. */
  say(message: Message): string {
    const [name, variables] = [this.toReader(message.type), this.variables(message, message.type)]
    return this.knows(name) ? this.text(name, variables) : this.plainly(message.type, variables)
  }

  /** What else there is to say of an event to this reader; empty where there is nothing. */
  aside(aside: Aside, message: Message): string {
    const name = this.toReader(`${aside}-${message.type}`)
    return this.knows(name) ? this.text(name, this.variables(message, message.type)) : ''
  }

  /** Of the text that is for this reader: one who is nobody at the table may have another. */
  private toReader(name: string): string {
    const own = `eye-${name}`
    return this.me === null && this.knows(own) ? own : name
  }

  /** What a game forgot to say, by its names. */
  private plainly(type: string, variables: Variables): string {
    const fields = Object.keys(this.fields[type] ?? {}).map((field) => `${field} ${variables[field]}`)
    return [type, fields.join(', ')].filter(Boolean).join(': ')
  }

  ask(question: Pick<Question, 'name'>): string {
    const name = `ask-${question.name}`
    return this.knows(name) ? this.text(name) : question.name
  }

  /** What kind of choice this is, without its details: its attribute `.label`. */
  label(type: string): string {
    const pattern = this.bundle.getMessage(type)?.attributes['label']
    return pattern ? said(this.bundle, pattern) : type
  }

  /** One value of a field, in words. */
  value(type: string, field: string, value: unknown): string {
    return this.ownWords(value) ?? String(this.word(this.fields[type]?.[field] || field, value))
  }

  /** What the things in a choice say: the texts of the cards it names. */
  quoted(choice: Message): string[] {
    return Object.values(choice).flatMap((value) => this.ownWords(value) ?? [])
  }

  /** The name of a thing; a value without a name of its own is written as it is. */
  name(domain: string, value: unknown): string {
    if (isThing(value)) return this.ownWords(value.id) ?? value.id
    const sitter = domain === 'seat' && typeof value === 'number' && this.names[value]
    if (sitter) return sitter
    const name = idOf(domain, value)
    return this.knows(name) ? this.text(name) : String(value)
  }

  /** An attribute of a thing's name (`.of`, `.effect`), or its name if it has none. */
  attribute(domain: string, value: unknown, attribute: string): string {
    const pattern = this.bundle.getMessage(idOf(domain, value))?.attributes[attribute]
    return pattern ? said(this.bundle, pattern) : this.name(domain, value)
  }

  knows(name: string): boolean {
    return this.bundle.hasMessage(name)
  }

  /** A message in words; its name where there is no such message. */
  text(name: string, variables: Variables = {}): string {
    if (!this.knows(name)) return name
    const pattern = this.bundle.getMessage(name)?.value
    if (!pattern) return ''
    const errors: Error[] = []
    const text = said(this.bundle, pattern, variables, errors)
    if (errors.length) console.error(`message ${name} in ${this.language}: ${errors[0]}`)
    return text
  }

  /** One, two and three. */
  listed(words: string[]): string {
    if (words.length < 2) return words.join('')
    return `${words.slice(0, -1).join(', ')} ${AND[this.language]} ${words.at(-1)}`
  }

  private variables(message: Record<string, unknown>, type: string): Variables {
    const variables: Variables = {}
    for (const [field, domain] of Object.entries(this.fields[type] ?? {})) {
      const value = message[field]
      variables[field] = this.word(domain, value)
      if (Array.isArray(value)) variables[`${field}_count`] = value.length
      if (domain === 'seat') variables[`${field}_is`] = [value].flat().includes(this.me) ? 'me' : 'other'
      else if (domain && !Array.isArray(value)) Object.assign(variables, this.attributes(field, idOf(domain, value)))
    }
    return variables
  }

  private word(domain: string, value: unknown): FluentVariable {
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (value === null || value === undefined) return 'none'
    if (Array.isArray(value))
      return this.listed(value.map((item) => String(this.word(domain, item))))
    if (isThing(value)) return this.name(domain, value)
    if (typeof value === 'object') return this.within(domain, { ...value })
    if (domain) return this.name(domain, value)
    return typeof value === 'number' ? value : String(value)
  }

  /** A message inside a message; its domain names its class where it does not say it itself. */
  private within(domain: string, value: Record<string, unknown>): string {
    const type = domain.startsWith('*') ? domain.slice(1) : value['type']
    return typeof type === 'string' ? this.text(type, this.variables(value, type)) : JSON.stringify(value)
  }

  private attributes(field: string, name: string): Variables {
    const attributes = this.bundle.getMessage(name)?.attributes ?? {}
    return Object.fromEntries(
      Object.entries(attributes).map(([attribute, pattern]) => [
        `${field}_${attribute}`,
        said(this.bundle, pattern),
      ]),
    )
  }

  /** What a thing with words of its own says, as New York's cards do. */
  ownWords(value: unknown): string | undefined {
    return typeof value === 'string' ? this.things[value]?.[this.language] : undefined
  }
}

/** Of the message that names a thing. */
const idOf = (domain: string, value: unknown) => `${domain}-${value}`.replaceAll(',', '-')

/** A thing that brings its own words is known by its id. */
function isThing(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}
