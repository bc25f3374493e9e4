import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { EventSource } from 'eventsource'
import { getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { createPerson } from '../people.ts'

const app = await testApp()
const slowly = 'Slowly [[interval:5]] [[tokens:20]]'
const whole = Array.from({ length: 20 }, (_, index) => `tok${index} `).join('')

const send = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { ... on SendMessagePayload { thread { id name } } ... on UserError { message } }
}`
const follow = `subscription ($threadId: ID!) {
  chatStream(threadId: $threadId) { __typename cursor ... on ChatSnapshot { text } ... on ChatDelta { delta } }
}`
const list = `{ viewer { threads(first: 10) { edges { node { id name } } pageInfo { endCursor hasNextPage } } } }`
const rename = `mutation ($input: RenameThreadInput!) {
  renameThread(input: $input) { ... on RenameThreadPayload { thread { id name } } ... on UserError { message } }
}`

test('urql normalizes its cache and follows an answer', async () => {
  const { token } = await createPerson(app)
  const { body } = await app.anyone().graphqlText<IntrospectionQuery>(getIntrospectionQuery())
  const complaints: string[] = []
  const cache = cacheExchange({
    schema: body.data as never,
    keys: { Viewer: () => 'viewer' },
    logger: (_severity, message) => complaints.push(message),
  })
  const client = new Client({
    url: `${app.url}/graphql`,
    preferGetMethod: false,
    fetchSubscriptions: true,
    fetchOptions: { headers: { authorization: `Bearer ${token}` } },
    exchanges: [cache, fetchExchange],
  })
  const input = { text: slowly, clientMessageId: 'first' }
  const sent = await client.mutation<{ sendMessage: { thread: { id: string } } }>(send, { input }).toPromise()
  const id = sent.data?.sendMessage.thread.id ?? ''
  const text = await new Promise<string>((resolve, reject) => {
    let text = ''
    client.subscription<{ chatStream: Event }>(follow, { threadId: id }).subscribe(({ data, error }) => {
      if (error) return reject(error)
      const event = data?.chatStream
      if (event?.text !== undefined) text = event.text
      if (event?.delta !== undefined) text += event.delta
      if (event?.__typename === 'ChatDone') resolve(text)
    })
  })
  expect(text).toBe(whole)
  const before = await client.query<Lists>(list, {}).toPromise()
  expect(before.data?.viewer.threads.edges.map(({ node }) => node.id)).toEqual([id])
  await client.mutation(rename, { input: { threadId: id, name: 'The boat' } }).toPromise()
  // Without a request: both are the same cache entry.
  const after = client.readQuery<Lists>(list, {})
  expect(after?.data?.viewer.threads.edges[0]?.node.name).toBe('The boat')
  expect(complaints).toEqual([])
})

interface Event {
  __typename: string
  text?: string
  delta?: string
}
interface Lists {
  viewer: { threads: { edges: { node: { id: string; name: string | null } }[] } }
}

test('EventSource starts a conversation and resumes after a disconnect', async () => {
  const { token, client } = await createPerson(app)
  const query = new URLSearchParams({ input: slowly, client_id: 'first' })
  const lastEventIds: (string | null)[] = []
  const source = new EventSource(`${app.url}/api/v1/chat/stream?${query}`, {
    fetch: async (url, init) => {
      const headers = new Headers({ ...init.headers, authorization: `Bearer ${token}` })
      lastEventIds.push(headers.get('last-event-id'))
      const response = await fetch(url, { signal: init.signal as AbortSignal, headers })
      return lastEventIds.length === 1 ? cutAfterFirstWord(response) : response
    },
  })
  const text = await new Promise<string>((resolve, reject) => {
    let text = ''
    source.addEventListener('message', ({ data }) => {
      const event = JSON.parse(String(data)) as { type: string; delta?: string; snapshot?: { text: string } }
      text = event.snapshot?.text ?? text + (event.delta ?? '')
      if (event.type === 'done') resolve(text)
    })
    source.addEventListener('error', ({ code, message }) => code !== undefined && reject(new Error(`${code} ${message}`)))
  }).finally(() => source.close())
  expect(text).toBe(whole)
  expect(lastEventIds).toEqual([null, expect.stringMatching(/^1:\d+:/)])
  const { body } = await client.rest<{ threads: object[] }>('GET', '/api/v1/chat/threads')
  expect(body.threads).toHaveLength(1)
})

function cutAfterFirstWord(response: Response): Response {
  let isCut = false
  const body = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(
    new TransformStream<string, string>({
      start: (controller) => controller.enqueue('retry: 10\n\n'),
      transform(piece, controller) {
        if (isCut) return
        controller.enqueue(piece)
        isCut = piece.includes('"type":"delta"')
        if (isCut) controller.terminate()
      },
    }),
  )
  return new Response(body?.pipeThrough(new TextEncoderStream()), { headers: response.headers })
}
