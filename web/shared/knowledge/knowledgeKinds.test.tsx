import { expect, test } from 'vitest'
import { newItemPath, newKindOn } from './knowledgeKinds.ts'

test('The address of a new item names its screen and its kind', () => {
  expect([newItemPath('NOTE'), newItemPath('STORY')]).toEqual(['/knowledge?new=note', '/story?new=story'])
})

test.each([
  ['/knowledge', 'note', 'NOTE'],
  ['/story', 'story', 'STORY'],
  ['/story', 'note', 'STORY'],
  ['/knowledge', 'document', 'NOTE'],
  ['/knowledge', '', 'NOTE'],
] as const)('On %s a new “%s” is a %s', (screen, named, kind) => {
  expect(newKindOn(screen, named)).toBe(kind)
})
