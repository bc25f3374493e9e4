import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { say } from '../../testing/subjects/twinTalk.ts'

const app = await testApp({ GUEST_RETENTION_DAYS: '30' })
const { db } = app.platform
const day = 86_400_000

async function createPublicPerson(): Promise<Person> {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees.' })
  return person
}

const choose = graphql(`mutation ChooseMemory($isRemembered: Boolean!) { updateGuest(input: { isRemembered: $isRemembered }) {
  __typename ... on UpdateGuestPayload { isRemembered } ... on UserError { message } } }`)
const choice = graphql(`query GuestChoice($username: String!) { twin(username: $username) { isViewerRemembered conversation { id } } }`)

const read = async (client: Client, { username }: Person) => (await client.ask(choice, { username })).twin
const update = (client: Client, isRemembered: boolean, headers = {}) =>
  client.fetch('/api/v1/guest', {
    method: 'PATCH',
    body: JSON.stringify({ is_remembered: isRemembered }),
    headers: { 'content-type': 'application/json', ...headers },
  })

test.for([
  ['on the page', {}, 'twain.guest'],
  ['in an embedded twin', { 'twain-embed': '1' }, 'twain.embed_guest'],
] as const)('guests are remembered beyond the session only after agreeing, %s', async ([, headers, cookieName]) => {
  const ada = await createPublicPerson()
  const guest = app.anyone()
  const send = async () => {
    const response = await guest.fetch(`/api/v1/twin/${ada.username}/chat`, {
      method: 'POST',
      body: JSON.stringify({ input: 'Hello' }),
      headers: { 'content-type': 'application/json', ...headers },
    })
    const { thread_id } = (await response.json()) as { thread_id: string }
    for await (const _ of guest.sse(`/api/v1/chat/stream?thread_id=${thread_id}`, { headers })) void _
    return response.headers.getSetCookie().join()
  }
  const first = await send()
  expect(first).toMatch(new RegExp(`^${cookieName}=`))
  expect(first).not.toMatch(/Max-Age|Expires/)
  const declined = (await update(guest, false, headers)).headers.getSetCookie().join()
  expect(declined).toMatch(new RegExp(`^${cookieName}=`))
  expect(declined).not.toMatch(/Max-Age|Expires/)
  expect((await update(guest, true, headers)).headers.getSetCookie().join()).toMatch(/Max-Age=15552000/)
  expect(await send()).toMatch(/Max-Age=15552000/)
  const shown = await guest.fetch(`/api/v1/twin/${ada.username}`, { headers })
  expect(await shown.json()).toMatchObject({ caller_is_remembered: true })
})

test('withdrawing consent deletes all conversations of the guest', async () => {
  const [ada, bob] = await Promise.all([createPublicPerson(), createPublicPerson()])
  const [guest, other] = [app.anyone(), app.anyone()]
  const { threadId } = await say(guest, ada.username, 'Hello')
  await say(guest, bob.username, 'Hello')
  const kept = await say(other, ada.username, 'Hello')
  expect(await read(guest, ada)).toMatchObject({ isViewerRemembered: null })

  // Declining leaves the conversation for this session.
  expect(await guest.mutate(choose, { isRemembered: false })).toMatchObject({ isRemembered: false })
  expect(await read(guest, ada)).toMatchObject({ isViewerRemembered: false, conversation: expect.anything() as unknown })

  await guest.mutate(choose, { isRemembered: true })
  expect(await read(guest, bob)).toMatchObject({ isViewerRemembered: true, conversation: expect.anything() as unknown })
  await guest.mutate(choose, { isRemembered: false })
  for (const person of [ada, bob]) expect(await read(guest, person)).toEqual({ isViewerRemembered: false, conversation: null })
  expect((await ada.client.rest('GET', `/api/v1/twin-conversations/${threadId}`)).status).toBe(404)
  expect((await ada.client.rest('GET', `/api/v1/twin-conversations/${kept.threadId}`)).status).toBe(200)
  expect((await say(guest, ada.username, 'Hello again')).threadId).not.toBe(threadId)
})

test('deletes conversations of guests without consent after a week', async () => {
  const ada = await createPublicPerson()
  const [undecided, declined, remembered, sender, recent] = [app.anyone(), app.anyone(), app.anyone(), app.anyone(), app.anyone()]
  const answers: { id: string; threadId: string }[] = []
  for (const guest of [undecided, declined, remembered, sender, recent]) answers.push(await say(guest, ada.username, 'Hello'))
  await update(declined, false)
  await update(remembered, true)
  expect((await sender.rest('POST', `/api/v1/chat/steps/${answers[3]?.id}/send-to-owner`, { text: 'Call me.' })).status).toBe(200)
  const threadIds = answers.map(({ threadId }) => threadId)
  const find = async () => {
    const kept = await db.thread.findMany({ where: { id: { in: threadIds } } })
    return kept.map(({ id }) => threadIds.indexOf(id)).toSorted((a, b) => a - b)
  }
  const age = async (days: number) => {
    const old = new Date(Date.now() - days * day)
    const id = { in: threadIds.slice(0, 4) }
    await db.guest.updateMany({ where: { threads: { some: { id } } }, data: { lastSeenAt: old } })
    await db.thread.updateMany({ where: { id }, data: { updatedAt: old } })
    await app.services.guests.deleteIdle(new Date())
  }
  await age(6)
  expect(await find()).toEqual([0, 1, 2, 3, 4])
  await age(8)
  expect(await find()).toEqual([2, 3, 4])
  await age(31)
  expect(await find()).toEqual([4])
})
