import 'fake-indexeddb/auto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createMockEnvironment } from 'relay-test-utils'
import queueMutation from '../__generated__/useQueueMessageMutation.graphql.ts'
import { RequestError } from '../relay/requestError.ts'
import { sent, uuid } from '../testing/openChat.tsx'
import { readAll } from './database.ts'
import { forget } from './forget.ts'
import { claim } from './kept.ts'
import { addUnsent, editUnsent, holdUnsent, sendUnsent } from './unsent.ts'
import { newChat } from './unsentList.ts'

const message = (text: string, more: object = {}) => ({
  chat: uuid,
  threadId: 'thread-1',
  text,
  modelId: null,
  clientMessageId: `key of ${text}`,
  ...more,
})
const isInThread = { input: { threadId: 'thread-1' } }

let environment: ReturnType<typeof createMockEnvironment>

beforeEach(async () => {
  await forget()
  await claim('ada')
  environment = createMockEnvironment()
})

const sending = () => sendUnsent(environment, 'ada')
const nextOperation = (text: string) =>
  vi.waitFor(() => {
    const operation = environment.mock.getMostRecentOperation()
    expect(operation.request.variables['input']).toMatchObject({ text, clientMessageId: `key of ${text}` })
    return operation
  })
const accept = async (text: string) => environment.mock.resolve(await nextOperation(text), { data: sent(text, [0, 1]) })
const texts = async () => (await readAll('unsent')).map(({ text }) => text)

test('sends messages in order, each until the server has answered', async () => {
  for (const text of ['One', 'Two']) await addUnsent(message(text))
  const all = sending()
  await accept('One')
  await accept('Two')
  await all
  expect(await texts()).toEqual([])
})

test('keeps messages while the server is unreachable, under the same key', async () => {
  await addUnsent(message('One'))
  const first = sending()
  environment.mock.reject(await nextOperation('One'), new RequestError('Failed to fetch', null))
  await first
  expect(await texts()).toEqual(['One'])
  const second = sending()
  await accept('One')
  await second
  expect(await texts()).toEqual([])
})

test('queues a message while the one before is being answered', async () => {
  await addUnsent(message('Two'))
  const all = sending()
  const run = { id: 'run-1', createdAt: new Date().toISOString() }
  const refusal = { __typename: 'AlreadySendingError', run, message: 'Wait.', code: 'already_sending', params: null, __isUserError: 'x' }
  environment.mock.resolve(await nextOperation('Two'), { data: { sendMessage: refusal } })
  await vi.waitFor(() => expect(environment.mock.getMostRecentOperation().request.node).toBe(queueMutation))
  const payload = { __typename: 'QueueMessagePayload', thread: { id: 'thread-1', queuedMessages: [] } }
  environment.mock.resolve(await nextOperation('Two'), { data: { queueMessage: payload } })
  await all
  expect(await texts()).toEqual([])
})

test('sends a kept message to both models', async () => {
  await addUnsent(message('Which?', { comparedModelId: 'model-blue' }))
  const all = sending()
  expect((await nextOperation('Which?')).request.variables['input']).toMatchObject({ comparedModelId: 'model-blue' })
  await accept('Which?')
  await all
  expect(await texts()).toEqual([])
})

test('holds the messages after a refused one in the same chat only', async () => {
  await addUnsent(message('One'))
  await addUnsent(message('Two'))
  await addUnsent(message('Elsewhere', { chat: 'other', threadId: 'thread-2' }))
  const all = sending()
  const refusal = { __typename: 'RateLimitError', message: 'Too many messages.', code: 'x', params: null, __isUserError: 'x' }
  environment.mock.resolve(await nextOperation('One'), { data: { sendMessage: refusal } })
  await accept('Elsewhere')
  await all
  expect((await readAll('unsent')).map(({ text, failure }) => [text, failure])).toEqual([
    ['One', 'Too many messages.'],
    ['Two', null],
  ])
})

test('sends the messages after the first of a new chat to the thread that it starts', async () => {
  for (const text of ['One', 'Two']) await addUnsent(message(text, { chat: newChat, threadId: null }))
  const all = sending()
  await accept('One')
  const second = await nextOperation('Two')
  expect(second.request.variables).toMatchObject(isInThread)
  environment.mock.resolve(second, { data: sent('Two', [2, 3]) })
  await all
})

test('sends nothing for another account', async () => {
  await addUnsent(message('One'))
  await claim('bo')
  await sendUnsent(environment, 'ada')
  expect(environment.mock.getAllOperations()).toEqual([])
})

test('sends nothing of a chat while one of its messages is edited in any tab, then the new text as a new message', async () => {
  provideLocks()
  await addUnsent(message('One'))
  await addUnsent(message('Elsewhere', { chat: 'other', threadId: 'thread-2' }))
  const release = holdUnsent(uuid)
  const others = sending()
  await accept('Elsewhere')
  await others
  expect(await texts()).toEqual(['One'])

  const [stored] = await readAll('unsent')
  if (stored) await editUnsent(stored, 'Uno')
  await release()
  await vi.waitFor(() => expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({ text: 'Uno' }))
  const operation = environment.mock.getMostRecentOperation()
  expect(operation.request.variables['input']).not.toMatchObject({ clientMessageId: 'key of One' })
  environment.mock.resolve(operation, { data: sent('Uno', [0, 1]) })
  await vi.waitFor(async () => expect(await texts()).toEqual([]))
})

type Granted = (lock: Lock | null) => Promise<void>

/** jsdom has no locks. */
function provideLocks() {
  const held = new Map<string, Promise<void>>()
  const request = async (name: string, ...rest: [LockOptions, Granted] | [Granted]) => {
    const run = rest.at(-1) as Granted
    if (held.has(name) && rest.length > 1 && (rest[0] as LockOptions).ifAvailable) return run(null)
    while (held.has(name)) await held.get(name)
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(name, promise)
    try {
      return await run({ name, mode: 'exclusive' })
    } finally {
      held.delete(name)
      resolve()
    }
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}
