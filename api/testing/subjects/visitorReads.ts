import { strFromU8, unzipSync } from 'fflate'
import type { Client } from '../client.ts'

const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')

const ofThread = `query ($id: ID!) { node(id: $id) { ... on Thread { lastMessagePreview steps(last: 9) { edges { node { output thread { lastMessagePreview } } } } } } }`
const ofMember = `query ($query: String!) { viewer { threads(first: 9) { edges { node { uuid lastMessagePreview } } }
  filtered: threads(filter: { query: $query }) { edges { node { uuid lastMessagePreview } } }
  searchThreads(query: $query) { snippet message { snippet found } thread { uuid lastMessagePreview } } } }`
const follow = `subscription ($id: ID!, $after: String, $key: String) { chatStream(threadId: $id, after: $after, clientMessageId: $key) { cursor
  ... on ChatSnapshot { text toolCalls { outputResult } } ... on ChatDelta { delta } ... on ChatToolOutput { output }
  ... on ChatAssistantStep { step { output } } ... on ChatDone { thread { lastMessagePreview } } } }`

async function readStream(client: Client, path: string, request?: object): Promise<string> {
  let all = ''
  for await (const { data } of client.sse(path, request)) all += data
  // Deltas may split a word.
  return all.replaceAll(/"\}?\}?\{"type":"delta","delta":"|"\}\}\}\{"data":\{"chatStream":\{"cursor":"[^"]*","delta":"/g, '')
}

function readGraphStream(client: Client, variables: object): Promise<string> {
  const body = JSON.stringify({ query: follow, variables })
  return readStream(client, '/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}

export async function readAsVisitor(client: Client, { threadId }: { threadId: string }, { key = null }: { key?: string | null } = {}) {
  const id = globalId('Thread', threadId)
  const path = `/api/v1/chat/stream?thread_id=${threadId}`
  return {
    'REST thread': await (await client.fetch(`/api/v1/chat/threads/${threadId}`)).text(),
    'REST history': await (await client.fetch(`/api/v1/chat/threads/${threadId}/history`)).text(),
    'REST export': await (await client.fetch(`/api/v1/chat/threads/${threadId}/export?format=json`)).text(),
    'REST stream after a cursor': await readStream(client, path, { headers: { 'last-event-id': '1:0' } }),
    'GraphQL thread': JSON.stringify((await client.graphqlText(ofThread, { id })).body),
    'GraphQL stream after a cursor': await readGraphStream(client, { id, after: '1:0' }),
    ...(key !== null && { 'GraphQL stream of a message': await readGraphStream(client, { id, key }) }),
  }
}

export async function readAsMember(client: Client, query: string) {
  const { body } = await client.graphqlText(ofMember, { query })
  return {
    'REST threads': await (await client.fetch('/api/v1/chat/threads')).text(),
    'REST filtered threads': await (await client.fetch(`/api/v1/chat/threads?q=${query}`)).text(),
    'REST search': await (await client.fetch(`/api/v1/chat/threads/search?q=${query}`)).text(),
    'GraphQL lists': JSON.stringify(body),
  }
}

/** The text files of the account export, by name. */
export async function readAccountExport(client: Client): Promise<Record<string, string>> {
  const zip = new Uint8Array(await (await client.fetch('/api/v1/export')).arrayBuffer())
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, file]) => [name, strFromU8(file)]))
}

export const findPlaces = (texts: Record<string, string>, word: string) =>
  Object.entries(texts).flatMap(([place, text]) => (text.includes(word) ? [place] : []))
