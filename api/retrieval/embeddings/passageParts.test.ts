import { expect, test } from 'vitest'
import { splitPassage } from './passageParts.ts'

const lines = (text: string, longest = 4000) => splitPassage({ title: 'Title', text }, longest).lines

test('embeds each meaningful line and the whole passage', () => {
  const text = 'Ada: I adopted a dog from the shelter.\n\n  Bob: My sister has moved to Lisbon.'
  expect(splitPassage({ title: 'Chat', text }, 4000)).toEqual({
    whole: `Chat\n${text}`,
    lines: ['Ada: I adopted a dog from the shelter.', 'Bob: My sister has moved to Lisbon.'],
  })
})

test('embeds a single-line passage only as a whole', () => {
  expect(lines('A single paragraph of a note, which says one thing.')).toEqual([])
  expect(splitPassage({ title: ' ', text: '\n' }, 4000)).toEqual({ whole: '-', lines: [] })
})

test('joins short lines with the next, the last with the previous', () => {
  const [one, other] = ['We met Ms Okafor in her office.', 'She wants to remove the wall.']
  expect(lines(`Hi!\n${one}\n${other}\nBye.`)).toEqual([`Hi!\n${one}`, `${other}\nBye.`])
  expect(lines('Hi!\nBye.')).toEqual([])
})

test('limits the vectors of short lines and the embedded length', () => {
  expect(lines('a b\n'.repeat(90)).length).toBeLessThanOrEqual(30)
  const { whole, lines: ofLong } = splitPassage({ title: '', text: 'six words stand in each line\n'.repeat(100) }, 300)
  expect(whole).toHaveLength(300)
  expect(ofLong.join('\n').length).toBeLessThanOrEqual(300)
  expect(splitPassage({ title: '', text: 'x'.repeat(500) }, 1).whole).toHaveLength(100)
})
