// Mistakes that `make check` must find: where one is no longer an error, the line above it becomes one.
import type { ComponentProps } from 'svelte'
import type { AlmostInnocentTable } from '../src/games/almost_innocent/types'
import type { ChaussetteTable } from '../src/games/chaussette/types'
import type CluedoBoard from '../src/games/cluedo/Board.svelte'
import type { CluedoTable } from '../src/games/cluedo/types'
import type { NewYorkTable } from '../src/games/new_york/types'
import type { SmallDetectivesTable } from '../src/games/small_detectives/types'
import type { LiveTable } from '../src/lib/live.svelte'
import type { Table } from '../src/lib/table.svelte'
import type { Options } from '../src/lib/wire'

export function cluedo(table: CluedoTable, room: string) {
  table.choose({ type: 'Enter', room })
  // @ts-expect-error a field that is called otherwise
  table.choose({ type: 'Enter', rom: room })
  // @ts-expect-error a choice of another game
  table.choose({ type: 'MoveTo', cell: room })
  // @ts-expect-error an event is no choice
  table.may({ type: 'EnteredRoom', seat: 0, origin: '7,12', room })
  // @ts-expect-error half a suggestion
  table.legal({ type: 'Suggest', suspect: 'rose', weapon: 'rope' })
  // @ts-expect-error there is no such choice
  table.countOf('Run')
  // @ts-expect-error a square has no name
  table.choicesOf('Walk').map(({ name }) => name)
  // @ts-expect-error nobody is called by a text
  table.events.filter((event) => event.type === 'Rolled').map(({ seat }) => seat.length)
  // @ts-expect-error there is no such event
  table.fresh.some(({ type }) => type === 'Roled')
  // @ts-expect-error a field of the view that is called otherwise
  const cards: string[] = table.view.cards
  return cards
}

export function smallDetectives(table: SmallDetectivesTable) {
  table.choose({ type: 'AskAround', tokens: ['gnome'], seat: 1 })
  // @ts-expect-error somebody must be asked
  table.choose({ type: 'AskAround', tokens: ['gnome'], seat: null })
  // @ts-expect-error tokens are a list
  table.choose({ type: 'AskAround', tokens: 'gnome', seat: 1 })
  // @ts-expect-error steps are a number
  table.choicesOf('Walk').map(({ steps }) => steps.length)
  // @ts-expect-error only the one who looked hears what lies there
  table.events.filter((event) => event.type === 'LookedUnder').map(({ token }) => token)
  // @ts-expect-error nothing may be known of a tile
  const under: string[] = table.view.under
  return under
}

export function chaussette(table: ChaussetteTable) {
  table.choose({ type: 'Search', slots: [1, 2, 3] })
  // @ts-expect-error slots are numbers
  table.choose({ type: 'Search', slots: ['1', '2', '3'] })
  // @ts-expect-error more than a confirmation says
  table.choose({ type: 'Confirm', slots: [1] })
  // @ts-expect-error there is no such choice
  table.choicesOf('Searched')
  // @ts-expect-error nobody but the searcher sees socks
  table.events.filter((event) => event.type === 'Searched').map(({ kinds }) => kinds)
  // @ts-expect-error a reason that does not exist
  table.events.some((event) => event.type === 'TeamLost' && event.reason === 'time')
  // @ts-expect-error nothing may be missing any more
  const missing: string = table.view.missing
  return missing
}

export function newYork(table: NewYorkTable) {
  table.choose({ type: 'Swap', card: 'L1-I-07', seat: 1, deck: 'expert' })
  // @ts-expect-error a card is named by its id
  table.choose({ type: 'Swap', card: table.view.hand[0], seat: 1, deck: 'expert' })
  // @ts-expect-error a cell is wanted
  table.choose({ type: 'Announce' })
  // @ts-expect-error the taker is not called a seat
  table.events.filter((event) => event.type === 'TookCard').map(({ seat }) => seat)
  // @ts-expect-error a clue that does not exist
  table.view.hand.some(({ clue }) => clue[0] === 'northish')
  // @ts-expect-error rows are numbers
  table.view.hand.map(({ clue }) => clue[0] === 'north_of' && clue[1].length)
  // @ts-expect-error dice have faces, not numbers
  const faces: [number, number] | null = table.view.dice
  return faces
}

export function almostInnocent(table: AlmostInnocentTable) {
  table.choose({ type: 'Mark', colour: 'black', window: 'C3' })
  // @ts-expect-error a colour that does not exist
  table.choose({ type: 'Mark', colour: 'grey', window: 'C3' })
  // @ts-expect-error a phrase that does not exist
  table.may({ type: 'Say', phrase: 'guess', subject: 'K' })
  // @ts-expect-error a count asks for no kind
  table.choicesOf('AskQuantity').map(({ kind }) => kind)
  // @ts-expect-error counts have no yes
  table.events.filter((event) => event.type === 'CountsTold').map(({ answers }) => answers[0]?.yes)
  // @ts-expect-error not every question is about a line
  table.view.heard.map(({ question }) => question.line)
  // @ts-expect-error there may be no case yet
  return table.view.case.board
}

export function frame(table: Table, live: LiveTable, mine: CluedoTable): ComponentProps<typeof CluedoBoard> {
  table = mine
  // @ts-expect-error not every game is this one
  mine = live
  // @ts-expect-error what a game wrote is not known here
  table.events.map((event) => event['seat'] + 1)
  // @ts-expect-error nor whether there is a view
  void table.view['hand']
  // @ts-expect-error options are choices
  const options: Options = [{ kind: 'Enter' }]
  void options
  // @ts-expect-error a board wants the table of its game
  return { table: live }
}
