import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { createPerson } from '../../testing/people.ts'
import { openTwins, say } from '../../testing/subjects/twinTalk.ts'

const { app, aPublicPerson } = await openTwins()

interface Marked {
  ai_generated: boolean
}

const markedEvents = graphql(`subscription AiMark($threadId: ID!) {
  chatStream(threadId: $threadId) { __typename ... on ChatRunStarted { aiGenerated } ... on ChatSnapshot { aiGenerated } } }`)

test('answers, but no messages, are marked as AI-generated in stream, history and exports', async () => {
  const { client } = await createPerson(app)
  const events: { type: string; run?: Marked & { thread_id: string }; assistant_step?: Marked }[] = []
  const body = JSON.stringify({ input: 'Where is the lighthouse?' })
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: { 'content-type': 'application/json' } }))
    events.push(JSON.parse(data) as (typeof events)[number])
  const { run } = events.find(({ type }) => type === 'run') ?? {}
  expect(run?.ai_generated).toBe(true)
  expect(events.find(({ type }) => type === 'assistant_step')?.assistant_step?.ai_generated).toBe(true)

  const thread = `/api/v1/chat/threads/${run?.thread_id}`
  const history = await client.rest<{ steps: Marked[] }>('GET', `${thread}/history`)
  expect(history.body.steps.map((step) => step.ai_generated)).toEqual([false, true])
  const exported = await client.rest<{ steps: Marked[] }>('GET', `${thread}/export?format=json`)
  expect(exported.body.steps.map((step) => step.ai_generated)).toEqual([false, true])
  const [, question, answer] = (await (await client.fetch(`${thread}/export?format=markdown`)).text()).split('\n## ')
  expect(question).not.toContain('> AI-generated')
  expect(answer).toContain('> AI-generated')
})

test('a twin’s answer is marked for guests and for its owner', async () => {
  const ada = await aPublicPerson()
  const guest = app.anyone()
  const { threadId } = await say(guest, ada.username, 'Hello')
  const { body } = await guest.rest<{ steps: Marked[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)
  expect(body.steps.map((step) => step.ai_generated)).toEqual([false, true])

  const marks = graphql(
    `query VisitMarks { viewer { twinConversations(first: 1) { edges { node { steps(first: 2) { edges { node { author aiGenerated } } } } } } } }`,
  )
  const { viewer } = await ada.client.ask(marks)
  expect(viewer?.twinConversations?.edges?.[0]?.node?.steps?.edges?.map((edge) => edge?.node)).toEqual([
    { author: 'VISITOR', aiGenerated: false },
    { author: 'TWIN', aiGenerated: true },
  ])
})

test('GraphQL marks the beginning of an answer', async () => {
  const { client } = await createPerson(app)
  const start = await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
  const threadId = Buffer.from(`Thread:${start.body.thread_id}`).toString('base64')
  const send = graphql(`mutation AiMarkSend($threadId: ID!) {
    sendMessage(input: { threadId: $threadId, text: "Hello", clientMessageId: "018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47" }) { __typename } }`)
  await client.mutate(send, { threadId })
  const begun: unknown[] = []
  for await (const { data } of client.subscribe(markedEvents, { threadId })) begun.push(data?.chatStream)
  expect(begun[0]).toMatchObject({ aiGenerated: true })
})

test('what the owner of a twin writes in person is not marked', async () => {
  const ada = await aPublicPerson()
  const guest = app.anyone()
  const { threadId } = await say(guest, ada.username, 'Hello')
  const conversation = `/api/v1/twin-conversations/${threadId}`
  await ada.client.rest('PATCH', conversation, { is_taken_over: true })
  await ada.client.rest('POST', `${conversation}/messages`, { text: 'This is Ada.' })
  for (const [client, path] of [
    [guest, `/api/v1/chat/threads/${threadId}/history`],
    [ada.client, conversation],
  ] as const) {
    const { body } = await client.rest<{ steps: Marked[] }>('GET', path)
    expect(body.steps.map((step) => step.ai_generated)).toEqual([false, true, false])
  }
  const exported = await (await guest.fetch(`/api/v1/chat/threads/${threadId}/export?format=markdown`)).text()
  const written = exported.split('\n## ').at(-1)
  expect(written).toMatch(/^Owner, .+\n\nThis is Ada\./)
  expect(written).not.toContain('AI-generated')
})
