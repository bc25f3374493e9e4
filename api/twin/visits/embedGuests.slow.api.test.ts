import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { pickBySize } from '../../../scripts/testing/proof.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'
import { readAsVisitor } from '../../testing/subjects/visitorReads.ts'

const guestCount = pickBySize(200, 20)
const perGuest = 2
const guestsPerAddress = 5
const runsAtOnce = pickBySize(20, 5)
const guestLimit = 30
const addressLimit = 60
const app = await testApp({
  TRUSTED_PROXIES: '127.0.0.1',
  TWIN_GUEST_LIMIT: String(guestLimit),
  TWIN_ADDRESS_LIMIT: String(addressLimit),
  RUNS_PER_TWIN: String(runsAtOnce),
  REQUESTS_PER_MINUTE: '1000000',
})

interface Guest {
  client: Client
  words: string[]
  threadId: string
  streamed: string
}

function addGuest(index: number): Guest {
  const address = `198.51.100.${Math.floor(index / guestsPerAddress)}`
  const client = app.anyone({ 'twain-embed': '1', 'x-forwarded-for': address })
  const words = Array.from({ length: perGuest }, () => `word${index}x${randomBytes(6).toString('hex')}`)
  return { client, words, threadId: '', streamed: '' }
}

let refusedAsBusy = 0

async function send(path: string, { client }: Guest, input: string) {
  const { status, body } = await client.rest<{ thread_id: string; error?: { code: string } }>('POST', path, { input })
  if (body.error?.code === 'twin_busy') refusedAsBusy += 1
  return { status, threadId: body.thread_id, code: body.error?.code }
}

async function ask(path: string, guest: Guest, input: string) {
  const sent = await vi.waitUntil(
    async () => {
      const attempt = await send(path, guest, input)
      return attempt.code === 'twin_busy' ? null : attempt
    },
    { timeout: 240_000, interval: 500 },
  )
  if (sent.status !== 200) return sent
  // Also ends if the answer is already complete.
  const fromStart = { headers: { 'last-event-id': '1:0' } }
  for await (const { data } of guest.client.sse(`/api/v1/chat/stream?thread_id=${sent.threadId}`, fromStart)) guest.streamed += data
  return sent
}

async function talk(path: string, guest: Guest): Promise<void> {
  for (const word of guest.words) {
    const { status, threadId } = await ask(path, guest, `Hello ${word}`)
    expect(status).toBe(200)
    guest.threadId ||= threadId
    expect(threadId).toBe(guest.threadId)
  }
}

async function talkUntilRefused(path: string, guest: Guest): Promise<{ answered: number; code: string | undefined }> {
  for (let answered = 0; ; answered++) {
    const { status, code } = await ask(path, guest, 'Once more')
    if (status !== 200) return { answered, code }
  }
}

test(`${guestCount} guests at once talk to an embedded twin, each in their own conversation`, { timeout: 300_000 }, async () => {
  const ada = await createPerson(app)
  await ada.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'Keeps bees.', embed_origins: ['https://ada.example'] })
  const path = `/api/v1/twin/${ada.username}/chat`
  app.model.behave({ mode: 'echo', delay: pickBySize(500, 100) })
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, app.model.active)), 5)
  const guests = Array.from({ length: guestCount }, (_, index) => addGuest(index))
  const start = performance.now()
  await Promise.all(guests.map((guest) => talk(path, guest))).finally(() => clearInterval(watch))
  const seconds = (performance.now() - start) / 1000
  console.log(`${guestCount * perGuest} answers in ${seconds.toFixed(1)} s, at most ${most} at once, ${refusedAsBusy} refused as busy`)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(runsAtOnce)

  expect(new Set(guests.map(({ threadId }) => threadId)).size).toBe(guestCount)
  const everyWord = guests.flatMap(({ words }) => words)
  for (const [index, guest] of guests.entries()) {
    const read = JSON.stringify(await readAsVisitor(guest.client, guest))
    const neighbor = guests[(index + 1) % guestCount]
    const foreign = await guest.client.fetch(`/api/v1/chat/threads/${neighbor?.threadId}/history`)
    const shown = `${read}${guest.streamed}${await foreign.text()}`
    expect(foreign.status).toBe(404)
    expect(everyWord.filter((word) => shown.includes(word))).toEqual(guest.words)
  }

  app.model.behave({ delay: 0 })
  const [first] = guests
  if (!first) throw new Error('There are no guests.')
  const ofGuest = await talkUntilRefused(path, first)
  expect(ofGuest).toMatchObject({ code: 'guest_messages_used_up' })
  expect(ofGuest.answered).toBeLessThanOrEqual(guestLimit - perGuest)
  const newcomers = [addGuest(0), addGuest(0)]
  const ofAddress = [await talkUntilRefused(path, newcomers[0] ?? first), await talkUntilRefused(path, newcomers[1] ?? first)]
  expect(ofAddress.at(-1)?.code).toBe('network_messages_used_up')
  const answered = [ofGuest, ...ofAddress].reduce((sum, more) => sum + more.answered, guestsPerAddress * perGuest)
  expect(answered).toBeLessThanOrEqual(addressLimit)
})
