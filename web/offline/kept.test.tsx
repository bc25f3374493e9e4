import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearPersonalStorage, offlineAccount } from '../lib/storage.ts'
import { readAll } from './database.ts'
import type { Session } from '../session/session.ts'
import { forget } from './forget.ts'
import { Journal } from './journal.ts'
import { keepOffline } from './keepOffline.ts'
import { claim, findEvictable, keepAnswer, maxThreads, getAnswerKey, readAnswer } from './kept.ts'
import { addUnsent } from './unsent.ts'

const day = 86_400_000
const thread = (uuid: string, more: object = {}) => ({
  viewer: { thread: { id: `id-${uuid}`, uuid, isTemporary: false, threadType: 'PRIVATE_CHAT', ...more } },
})
const nameThread = (uuid: string) => getAnswerKey('ThreadScreenQuery', { uuid })
const message = { chat: 'a', threadId: 'id-a', text: 'Hello', modelId: null, clientMessageId: 'key-1' }

beforeEach(async () => {
  vi.useRealTimers()
  await forget()
  localStorage.clear()
})

test('answers with the data of the account that kept them', async () => {
  await claim('ada')
  await keepAnswer('ada', nameThread('a'), thread('a'))
  expect(await readAnswer(nameThread('a'), 'ada')).toEqual(thread('a'))
  // At the start of the app, before the session is known.
  expect(await readAnswer(nameThread('a'), null)).toEqual(thread('a'))
  expect(await readAnswer(nameThread('b'), 'ada')).toBeNull()
  expect(await readAnswer(nameThread('a'), 'bo')).toBeNull()
})

test('keeps nothing for a user who signed out before offline use started', async () => {
  await claim('bo')
  await keepAnswer('bo', nameThread('a'), thread('a'))
  await keepOffline({ journal: new Journal() } as Session, 'ada', AbortSignal.abort())
  expect(offlineAccount.get()).toBe('bo')
  expect(await readAnswer(nameThread('a'), 'bo')).toEqual(thread('a'))
})

test('deletes the data of one account before another uses the browser', async () => {
  await claim('ada')
  await keepAnswer('ada', nameThread('a'), thread('a'))
  await addUnsent(message)
  await claim('bo')
  expect([await readAll('answers'), await readAll('unsent')]).toEqual([[], []])
  expect(offlineAccount.get()).toBe('bo')
})

test('keeps nothing from a tab of an account that has signed out', async () => {
  await claim('ada')
  await claim('bo')
  await keepAnswer('ada', nameThread('a'), thread('a'))
  expect(await readAll('answers')).toEqual([])
})

test('deletes everything at the sign-out, unreadable from its start', async () => {
  await claim('ada')
  await keepAnswer('ada', nameThread('a'), thread('a'))
  await addUnsent(message)
  const cleared = clearPersonalStorage()
  expect(await readAnswer(nameThread('a'), null)).toBeNull()
  expect(await addUnsent(message)).toBe(false)
  await cleared
  expect([await readAll('answers'), await readAll('unsent'), offlineAccount.get()]).toEqual([[], [], null])
})

test('keeps no temporary chats, none with a twin, and none that was deleted', async () => {
  await claim('ada')
  await keepAnswer('ada', nameThread('t'), thread('t', { isTemporary: true }))
  await keepAnswer('ada', nameThread('b'), thread('b', { threadType: 'PUBLIC_TWIN_CHAT' }))
  await keepAnswer('ada', nameThread('a'), thread('a'))
  await keepAnswer('ada', nameThread('a'), { viewer: { thread: null } })
  expect(await readAll('answers')).toEqual([])
})

test('opens a new chat with what another chat knows of models', async () => {
  await claim('ada')
  await keepAnswer('ada', nameThread('a'), { ...thread('a'), model: { isBuiltIn: false } })
  expect(await readAnswer(nameThread(''), 'ada')).toMatchObject({ model: { isBuiltIn: false } })
})

test('keeps the threads opened last, for as long as a session', () => {
  const now = Date.now()
  const answers = Array.from({ length: maxThreads + 2 }, (_, index) => ({
    name: nameThread(`t${index}`),
    owner: 'ada',
    data: {},
    keptAt: now - index * 1000,
  }))
  const old = { name: 'sessionQuery', owner: 'ada', data: {}, keptAt: now - 31 * day }
  const list = { name: 'RecentThreadsQuery', owner: 'ada', data: {}, keptAt: now - 29 * day }
  expect(findEvictable([...answers, old, list], now)).toEqual(['sessionQuery', nameThread('t20'), nameThread('t21')])
})

test('answers nothing older than a session', async () => {
  await claim('ada')
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 31 * day)
  await keepAnswer('ada', 'sessionQuery', { viewer: null })
  expect(await readAnswer('sessionQuery', null)).toBeNull()
})
