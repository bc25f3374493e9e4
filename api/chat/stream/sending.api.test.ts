import { beforeEach, expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const whole = Array.from({ length: 40 }, (_, index) => `tok${index} `).join('')

const follow = graphql(`subscription FollowSend($thread: ID!, $message: String) { chatStream(threadId: $thread, clientMessageId: $message) {
  __typename cursor ... on ChatSnapshot { text } ... on ChatDelta { delta } } }`)
const send = graphql(`mutation SendBeside($input: SendMessageInput!) { sendMessage(input: $input) {
  __typename ... on SendMessagePayload { run { id } } ... on UserError { message } } }`)

const subscribed = vi.spyOn(app.platform.live, 'subscribe')
beforeEach(() => subscribed.mockClear())
const untilWaiting = () =>
  vi.waitUntil(() =>
    subscribed.mock.settledResults.some(
      ({ type }, index) => type === 'fulfilled' && [subscribed.mock.calls[index]?.[0]].flat().some((topic) => topic?.startsWith('sends:')),
    ),
  )

const globalId = (uuid: string) => Buffer.from(`Thread:${uuid}`).toString('base64')
const createThread = async (client: Client) => (await client.rest<{ id: string }>('POST', '/api/v1/chat/threads')).body.id

async function read(client: Client, thread: string, message: string) {
  const events: string[] = []
  let text = ''
  for await (const { data, errors } of client.subscribe(follow, { thread: globalId(thread), message })) {
    if (errors?.[0]) return { events: [errors[0].message], text }
    const event = data?.chatStream
    events.push(event?.__typename ?? '')
    if (event && 'delta' in event) text += event.delta
    else if (event && 'text' in event) text = event.text
  }
  return { events, text }
}

const sending = (client: Client, thread: string, clientMessageId: string) =>
  client.mutate(send, { input: { threadId: globalId(thread), text: 'Slowly [[interval:5]] [[tokens:40]]', clientMessageId } })

test('a stream opened before the send contains the whole answer', async () => {
  const { client } = await createPerson(app)
  const thread = await createThread(client)
  const message = crypto.randomUUID()
  const answer = read(client, thread, message)
  await untilWaiting()
  await sending(client, thread, message)
  const { events, text } = await answer
  expect(events[0]).toBe('ChatRunStarted')
  expect(events).not.toContain('ChatSnapshot')
  expect(events.at(-1)).toBe('ChatDone')
  expect(text).toBe(whole)
})

test('a stream opened after the send contains the whole answer, even if it has ended', async () => {
  const { client } = await createPerson(app)
  const thread = await createThread(client)
  const message = crypto.randomUUID()
  await sending(client, thread, message)
  for (let time = 0; time < 2; time += 1) {
    const { events, text } = await read(client, thread, message)
    expect(events.at(-1)).toBe('ChatDone')
    expect(text).toBe(whole)
  }
})

test('a stream of one message contains no other answers', async () => {
  const { client } = await createPerson(app)
  const [thread, other] = [await createThread(client), await createThread(client)]
  const message = crypto.randomUUID()
  const answer = read(client, thread, message)
  await untilWaiting()
  await sending(client, other, message)
  await read(client, other, message)
  await sending(client, thread, message)
  expect((await answer).text).toBe(whole)
})

test('sends are not visible to other users', async () => {
  const { client } = await createPerson(app)
  const { client: stranger } = await createPerson(app)
  const thread = await createThread(client)
  expect(await read(stranger, thread, crypto.randomUUID())).toEqual({ events: ['This conversation does not exist.'], text: '' })
})
