import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { say } from '../../testing/subjects/twinTalk.ts'

const app = await testApp()
const { db } = app.platform

async function createPublicPerson(): Promise<Person> {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { public: true, bio: 'I keep bees.' })
  return person
}

const search = (query: string) => `Hi [[tool:search_public_knowledge ${JSON.stringify({ query })}]]`

const conversation = graphql(`query VisitorConversation($username: String!) { twin(username: $username) { conversation { id
  steps(last: 10) { edges { node { output citations { number } elements { __typename } toolCallSession { toolCalls { outputResult } } } } } } } }`)

const note = 'Removed: the owner withdrew the source of this answer.'

const remove = graphql(`mutation DeleteVisitorConversation($threadId: ID!) { deleteThread(input: { threadId: $threadId }) {
  __typename ... on DeleteThreadPayload { deletedThreadId } ... on UserError { message } } }`)

async function readEverywhere(client: Client, username: string, { id, threadId }: { id: string; threadId: string }): Promise<string[]> {
  const paths = ['history', 'export?format=json', 'export?format=markdown'].map((path) => `/api/v1/chat/threads/${threadId}/${path}`)
  const read = async (path: string) => (await client.fetch(path)).text()
  const events: string[] = []
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) events.push(data)
  const graph = await client.ask(conversation, { username })
  const texts = await Promise.all([...paths, `/api/v1/chat/steps/${id}`].map(read))
  return [...texts, events.join('\n'), JSON.stringify(graph)]
}

test('an answer loses its text for the visitor when the owner withdraws its source', async () => {
  const ada = await createPublicPerson()
  const { body: item } = await ada.client.rest<{ id: string }>('POST', '/api/v1/knowledge/items', {
    kind: 'note',
    title: 'Honey',
    content: 'Honey canary is sold in May.',
    is_public: true,
  })
  const guest = app.anyone()
  const answer = await say(guest, ada.username, search('honey'))
  await db.step.update({ where: { id: answer.id }, data: { output: 'The honey canary is sold in May [2].' } })
  for (const text of await readEverywhere(guest, ada.username, answer)) expect(text).toContain('honey canary')

  await ada.client.rest('PATCH', `/api/v1/knowledge/items/${item.id}`, { is_public: false })
  // Readers of a stream share loads for a moment.
  await expect.poll(async () => (await readEverywhere(guest, ada.username, answer)).filter((text) => /canary/i.test(text))).toEqual([])
  for (const text of await readEverywhere(guest, ada.username, answer)) expect(text).toContain(note)
  const owned = await ada.client.rest('GET', `/api/v1/twin-conversations/${answer.threadId}`)
  expect(JSON.stringify(owned.body)).toContain('honey canary')

  await ada.client.rest('DELETE', `/api/v1/knowledge/items/${item.id}`)
  const [history] = await readEverywhere(guest, ada.username, answer)
  expect(history).toContain(note)
  expect(history).toContain('"is_unanswered":false')
})

test('a stream that is resumed while the answer is written has no withdrawn text', async () => {
  const ada = await createPublicPerson()
  const honey = { kind: 'note', title: 'Honey', content: 'Honey canary is sold in May.', is_public: true }
  const { body: item } = await ada.client.rest<{ id: string }>('POST', '/api/v1/knowledge/items', honey)
  const guest = app.anyone()
  const input = `${search('honey')} [[interval:100]] [[tokens:40]]`
  const { body } = await guest.rest<{ thread_id: string }>('POST', `/api/v1/twin/${ada.username}/chat`, { input })
  const read = async () => {
    let text = ''
    for await (const { data } of guest.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`, { headers: { 'last-event-id': '1:0' } }))
      if ((text += data).includes('"tool_output"') || text.includes('"snapshot"')) break
    return text
  }
  await expect.poll(() => db.stepSource.count({ where: { step: { threadId: body.thread_id } } })).toBeGreaterThan(0)
  await expect.poll(read).toContain('canary')
  await ada.client.rest('PATCH', `/api/v1/knowledge/items/${item.id}`, { is_public: false })
  const resumed: string[] = []
  for await (const { data } of guest.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`, { headers: { 'last-event-id': '1:0' } })) {
    if (resumed.length === 0) expect(await db.run.count({ where: { threadId: body.thread_id, status: 'running' } })).toBe(1)
    if (data) resumed.push(data)
  }
  expect(resumed.map((data) => (JSON.parse(data) as { type: string }).type)).toEqual(['snapshot', 'assistant_step', 'done'])
  expect(resumed.join('\n')).not.toContain('canary')
})

test('guests delete their conversation, with all that the owner received from it', async () => {
  const ada = await createPublicPerson()
  for (const api of ['rest', 'graphql']) {
    const [guest, other] = [app.anyone(), app.anyone()]
    await say(other, ada.username, 'Hi')
    const { id: stepId, threadId } = await say(guest, ada.username, search('anchors'))
    expect(await guest.rest('POST', `/api/v1/chat/steps/${stepId}/send-to-owner`, { text: 'Call me.' })).toMatchObject({ status: 200 })
    const counts = () =>
      Promise.all([
        db.step.count({ where: { threadId } }),
        db.twinReceipt.count({ where: { stepId } }),
        db.twinQuestion.count({ where: { answerStepId: stepId } }),
        db.visitorMessage.count({ where: { step: { threadId } } }),
      ])
    expect(await counts()).toEqual([2, 1, 1, 1])
    const { twin } = await guest.ask(conversation, { username: ada.username })
    const id = twin?.conversation?.id ?? ''
    const removeAs = (client: Client) =>
      api === 'rest' ? client.rest('DELETE', `/api/v1/chat/threads/${threadId}`) : client.graphql(remove, { threadId: id })
    await removeAs(other)
    expect(await counts()).toEqual([2, 1, 1, 1])
    await removeAs(guest)
    expect(await counts()).toEqual([0, 0, 0, 0])
    expect(await guest.ask(conversation, { username: ada.username })).toMatchObject({ twin: { conversation: null } })
    const inbox = await ada.client.rest('GET', '/api/v1/inbox')
    expect(JSON.stringify(inbox.body)).not.toContain('Call me.')
  }
})

test('the export of a guest contains the messages to the owner and the replies', async () => {
  const ada = await createPublicPerson()
  const guest = app.anyone()
  const { id, threadId } = await say(guest, ada.username, search('anchors'))
  await guest.rest('POST', `/api/v1/chat/steps/${id}/send-to-owner`, { text: 'Call me.' })
  const { body } = await ada.client.rest<{ entries: { id: string }[] }>('GET', '/api/v1/inbox')
  await ada.client.rest('POST', `/api/v1/inbox/${body.entries[0]?.id}/reply`, { text: 'On Monday.' })
  const read = async (format: string) => (await guest.fetch(`/api/v1/chat/threads/${threadId}/export?format=${format}`)).text()
  expect(JSON.parse(await read('json'))).toMatchObject({ visitor_messages: [{ kind: 'message', text: 'Call me.', reply: 'On Monday.' }] })
  expect(await read('markdown')).toMatch(/## You to the owner, .+ UTC\n\nCall me\.\n\n## Owner, .+ UTC\n\nOn Monday\.\n/)
})

const send = graphql(`mutation FirstVisitorMessage($username: String!) {
  sendTwinMessage(input: { username: $username, text: "Hi", clientMessageId: "first" }) { __typename
    ... on SendMessagePayload { thread { exportUrl(format: JSON) } } ... on UserError { message } } }`)

test('the first message of a new guest returns the URL of their export', async () => {
  const ada = await createPublicPerson()
  const guest = app.anyone()
  const { sendTwinMessage } = await guest.ask(send, { username: ada.username })
  const { exportUrl } = (sendTwinMessage as { thread: { exportUrl: string } }).thread
  expect((await guest.fetch(new URL(exportUrl).pathname + new URL(exportUrl).search)).status).toBe(200)
})
