import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'
import { say } from '../../testing/subjects/twinTalk.ts'

const app = await testApp({ RUNS_PER_TWIN: '1', TWIN_GUEST_LIMIT: '2' })
const { db } = app.platform

async function createPublicPerson() {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { public: true })
  return person
}

test('messages and retries refused by a busy twin count for neither the guest nor the owner', async () => {
  const [ada, bob, member] = await Promise.all([createPublicPerson(), createPublicPerson(), createPerson(app)])
  const guests = Array.from({ length: 7 }, () => app.anyone())
  for (const guest of guests) await say(guest, bob.username, 'Hello')
  const write = async (client: Client) => {
    const path = `/api/v1/twin/${ada.username}/chat`
    const input = { input: 'Slowly [[interval:50]] [[tokens:400]]' }
    const { status, body } = await client.rest<{ error?: { code: string }; run?: { id: string } }>('POST', path, input)
    return { client, status, code: body.error?.code, runId: body.run?.id }
  }
  const stop = async ({ client, runId }: Awaited<ReturnType<typeof write>>) => {
    await client.rest('POST', `/api/v1/chat/runs/${runId}/stop`)
    await expect.poll(() => db.run.count({ where: { id: runId, status: { in: ['queued', 'running'] } } })).toBe(0)
  }
  const countedByOwner = async () => (await db.dailyUse.findFirst({ where: { userId: ada.id } }))?.twinMessages

  const results = await Promise.all([...guests, member.client].map(write))
  const [sent, ...others] = results.filter(({ status }) => status === 200)
  const refused = results.filter(({ status }) => status !== 200)
  expect(others).toEqual([])
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['twin_busy']))
  expect(await countedByOwner()).toBe(1)

  if (!sent) throw new Error('No message was sent.')
  await stop(sent)
  for (const { client } of refused) {
    const later = await write(client)
    expect(later.status).toBe(200)
    await stop(later)
  }
  expect(await countedByOwner()).toBe(results.length)
  const guest = refused.find(({ client }) => client !== member.client)?.client ?? sent.client
  expect(await write(guest)).toMatchObject({ status: 429, code: 'guest_messages_used_up' })
  expect(await countedByOwner()).toBe(results.length)

  // A guest with one message left retries while another visitor’s answer is running.
  const newcomer = app.anyone()
  const { threadId } = await say(newcomer, ada.username, 'Hello')
  const { id: finishedId } = await db.run.findFirstOrThrow({ where: { threadId } })
  const retry = () => newcomer.rest<{ error?: { code: string } }>('POST', `/api/v1/chat/runs/${finishedId}/retry`)
  const running = await write(member.client)
  for (let count = 0; count < 3; count++) expect((await retry()).body.error?.code).toBe('twin_busy')
  await stop(running)
  expect((await retry()).status).toBe(200)
})
