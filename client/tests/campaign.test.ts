// Whose campaign is shown, and who sits at its next table.
import { beforeEach, expect, test } from 'vitest'
import { begun, pickedOf, usualChairs } from '../src/lib/campaign'
import { quick } from '../src/lib/quick.svelte'
import type { CampaignBook, CampaignInfo, GameInfo } from '../src/lib/wire'

const book: CampaignBook = {
  acts: [
    { name: '1', scenarios: [{ name: 'attic', unlocks: [] }] },
    { name: '2', scenarios: [{ name: 'cellar', unlocks: ['lamp'] }] },
  ],
  level: 'difficulty',
  asks: ['difficulty'],
}
const fresh = begun('tests', book)
const campaign = (id: string, others: string[] = []): CampaignInfo => ({ ...fresh, id, others })
const box = { name: 'tests', seats: [2, 4], usual_seats: 3, together: true, levels: ['random', 'rookie', 'sleuth'] } as unknown as GameInfo
const chairs = (others: string[]) =>
  usualChairs(box, campaign('A', others)).map((chair) => (chair.type === 'BotSeated' ? chair.level : chair.type))

beforeEach(() => void (quick.levels = {}))

test('a new group begins with the first scenario', () => {
  expect([fresh.id, fresh.proposed, fresh.won]).toEqual(['', 'attic', {}])
})

test('without a wish the latest is shown, and what is not mine is not', () => {
  const mine = [campaign('A'), campaign('B')]
  expect(pickedOf(mine, null, fresh).id).toBe('A')
  expect(pickedOf(mine, 'B', fresh).id).toBe('B')
  expect(pickedOf(mine, 'new', fresh)).toBe(fresh)
  expect(pickedOf(mine, 'C', fresh)).toBe(fresh)
  expect(pickedOf([], null, fresh)).toBe(fresh)
})

test('friends of the group have chairs, and bots fill up to the usual number', () => {
  expect(chairs([])).toEqual(['Me', 'sleuth', 'sleuth'])
  expect(chairs(['Ben'])).toEqual(['Me', 'PersonWanted', 'sleuth'])
  expect(chairs(['Ben', 'Cleo', 'Dan', 'Eve', 'Fay'])).toEqual(['Me', ...Array(3).fill('PersonWanted')])
})
