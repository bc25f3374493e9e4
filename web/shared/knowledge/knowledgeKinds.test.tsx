import { expect, test } from 'vitest'
import { getNewItemPath, parseNewKind } from './knowledgeKinds.ts'

test('includes the screen and kind in the URL of a new item', () => {
  expect([getNewItemPath('NOTE'), getNewItemPath('STORY')]).toEqual(['/knowledge?new=note', '/story?new=story'])
})

test.each([
  ['/knowledge', 'note', 'NOTE'],
  ['/story', 'story', 'STORY'],
  ['/story', 'note', 'STORY'],
  ['/knowledge', 'document', 'NOTE'],
  ['/knowledge', '', 'NOTE'],
] as const)('%s creates “%s” as %s', (screen, named, kind) => {
  expect(parseNewKind(screen, named)).toBe(kind)
})
