import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../../../scripts/testing/server.ts'
import { chatGptConversation, claudeConversation, jsonFile, zipFile } from '../../../testing/files/exportFiles.ts'
import { parseChatGptConversation } from './chatGpt.ts'
import { arrangeBranches, toImportedMessages } from './conversation.ts'
import { readExportValues } from './exportFile.ts'
import { readConversations, type Piece, toPieces } from './pieces.ts'

const bees = chatGptConversation('c-1', 'Bees', ['How many?', 'Many.'])

async function piecesIn(file: File): Promise<Piece[][]> {
  await using folder = await createFolder()
  const path = join(folder.path, 'file')
  await writeFile(path, Buffer.from(await file.arrayBuffer()))
  const lists: Piece[][] = []
  for await (const pieces of toPieces(readConversations(readExportValues(path)))) lists.push(pieces)
  return lists
}

async function createFolder() {
  const folder = await createTemporaryFolder('import')
  return { path: folder.path, [Symbol.asyncDispose]: () => folder.remove() }
}

test.each<[string, File, string]>([
  ['no bytes', new File([], 'a.json'), 'empty'],
  ['no conversations', jsonFile('[]'), 'empty'],
  ['conversations without a message', jsonFile([chatGptConversation('c-1', 'Empty', [])]), 'empty'],
  ['a list of something else', jsonFile([{ id: 1 }, null, 'x']), 'not_an_export'],
  ['an object', jsonFile('{"conversations": []}'), 'not_an_export'],
  ['another kind of file', new File(['%PDF-1.7'], 'a.pdf'), 'not_an_export'],
  ['half a file', jsonFile(JSON.stringify([bees, bees]).slice(0, -200)), 'damaged'],
  ['far too many levels', jsonFile(`[${'['.repeat(300)}${']'.repeat(300)}]`), 'damaged'],
  ['a ZIP of something else', zipFile({ 'notes.json': [bees] }), 'not_an_export'],
  ['a ZIP with a password', zipFile({ 'conversations.json': [bees] }, { isEncrypted: true }), 'encrypted'],
  ['a ZIP with half a file', zipFile({ 'conversations.json': '[{"mapping":' }), 'damaged'],
  ['half a ZIP', new File(['PK\u0003\u0004 nothing'], 'a.zip'), 'damaged'],
])('distinguishes %s', async (_, file, problem) => {
  await expect(piecesIn(file)).rejects.toThrow(problem)
})

test('handles cyclic and missing parents', () => {
  const turning = chatGptConversation('c-1', 'Round', ['One', 'Two']) as { mapping: { m0: { parent: string } } }
  turning.mapping.m0.parent = 'm1'
  expect(parseChatGptConversation(turning)?.messages.map(({ text }) => text)).toEqual(['One', 'Two'])
  expect(parseChatGptConversation({ ...bees, current_node: '__proto__' })?.messages).toEqual([])
  expect(parseChatGptConversation({ mapping: { a: null, b: { message: { author: 'x' } } } })?.messages).toEqual([])
})

test('keeps every message of a tree once, after its parent, with the shown branch first', () => {
  const tree = fc.array(fc.record({ parent: fc.nat(), time: fc.option(fc.integer({ min: 0, max: 9 })), isEmpty: fc.boolean() }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(tree, fc.nat(), (drawn, leaf) => {
      const nodes = new Map(
        drawn.map(({ parent, time, isEmpty }, index) => {
          const message = { role: 'user' as const, text: `${index}`, sentAt: time }
          return [`${index}`, { parent: index === 0 ? null : `${parent % index}`, messages: isEmpty ? [] : [message, message] }]
        }),
      )
      const arranged = arrangeBranches(nodes, `${leaf % drawn.length}`)
      const texts = arranged.map(({ text }) => text)
      const count = drawn.filter(({ isEmpty }) => !isEmpty).length
      expect([0, 2 * count]).toContain(texts.length)
      expect(new Set(texts).size * 2).toBe(texts.length)
      expect(arranged.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([...texts.keys()])
      const isShown = arranged.map((message) => message.isShown)
      expect(isShown.lastIndexOf(true)).toBe(isShown.filter(Boolean).length - 1)
      for (const [index, { parent, isShown: isOnBranch }] of arranged.entries()) {
        const before = arranged.findIndex(({ number }) => number === parent)
        expect(before).toBeLessThan(index)
        if (isOnBranch) expect(before).toBe(index - 1)
      }
    }),
  )
})

test('splits conversations into pieces of at most 50 messages, keyed by content without an ID', async () => {
  const long = chatGptConversation(
    'c-1',
    'Long',
    Array.from({ length: 120 }, (_, index) => `Message ${index}`),
  )
  const { uuid: _, ...nameless } = claudeConversation('k', 'Profile Pal', [{ text: 'Hello\u0000 there' }]) as { uuid: string }
  const pieces = await piecesIn(zipFile({ 'export/conversations.json': [long, nameless, nameless] }))
  expect(pieces.map((some) => some.map(({ from, messages }) => [from, messages.length]))).toEqual([
    [[0, 50]],
    [[50, 50]],
    [
      [100, 20],
      [0, 1],
    ],
  ])
  // Lists hide threads named Profile Pal.
  expect(pieces[2]?.[1]).toMatchObject({ origin: 'claude', key: expect.stringMatching(/^[0-9a-f]{64}$/), title: 'Hello there' })
})

test('splits long messages without breaking characters', () => {
  const messages = toImportedMessages('user', `${'a'.repeat(199_999)}🐝b`, null)
  expect(messages.map(({ text }) => text.length)).toEqual([199_999, 3])
  expect(messages.every(({ text }) => text.isWellFormed())).toBe(true)
})

test('reads a large file one conversation at a time', async () => {
  await using folder = await createFolder()
  const path = join(folder.path, 'large.json')
  const text = 'Bees and boats. '.repeat(60)
  const one = (index: number) =>
    JSON.stringify(
      chatGptConversation(
        `c-${index}`,
        'Long',
        Array.from({ length: 40 }, () => text),
      ),
    )
  await writeFile(path, `[${Array.from({ length: 400 }, (_, index) => one(index)).join(',')}]`)
  let messages = 0
  let latest = 0
  let most = 0
  for await (const pieces of toPieces(readConversations(readExportValues(path)))) {
    messages += pieces.reduce((sum, piece) => sum + piece.messages.length, 0)
    await nextTurn()
    const read = Math.max(...pieces.map(({ key }) => Number(key.slice(2))))
    most = Math.max(most, read - latest)
    latest = read
  }
  expect(messages).toBe(16_000)
  expect(most).toBeLessThanOrEqual(2)
})
