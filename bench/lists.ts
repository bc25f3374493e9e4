import autocannon from 'autocannon'
import type { Floor } from './floor/start.ts'
import type { Person } from './product.ts'
import { count, ms, ratio, type Row } from './table.ts'

const threadListQuery = `query BenchThreads { viewer { threads(first: 20) { edges { cursor node {
  id uuid name threadType metadata stepCount lastMessagePreview updatedAt } } pageInfo { hasNextPage endCursor } } } }`

const historyQuery = `query BenchHistory($uuid: String!) { viewer { thread(uuid: $uuid) { id steps(last: 20) { edges { cursor node {
  id stepType status input output createdAt } } pageInfo { hasPreviousPage startCursor } } } } }`

/** Twenty of two hundred threads, over each face and from a bare handler with the same SQL. */
export async function measureThreadList(person: Person, floor: Floor): Promise<Row[]> {
  const bare = await load({ url: `${floor.url}/threads?user=${person.userId}` })
  const rest = await load({ url: `${person.url}/api/v1/chat/threads?limit=20`, headers: person.headers })
  const graphql = await load(graphqlRequest(person, threadListQuery, {}))
  const row = (face: string, rate: number, least: number): Row => ({
    measure: `thread list, 20 of 200, ${face}, a second`,
    ours: `${count(rate)} (${ratio(rate / bare)} of the floor)`,
    floor: `${count(bare)} (node:http, same SQL)`,
    bar: `≥ ${least} of the floor`,
    met: rate / bare >= least,
  })
  return [row('GraphQL', graphql, 0.25), row('REST', rest, 0.4)]
}

/** The newest page of a very long thread against that of a short one. */
export async function measureHistory(person: Person, threads: { long: string; short: string }): Promise<Row[]> {
  const timeOf = async (request: LoadRequest) => 16_000 / (await load(request))
  const faces = [
    {
      face: 'REST',
      request: (id: string) => ({ url: `${person.url}/api/v1/chat/threads/${id}/history?limit=20`, headers: person.headers }),
    },
    { face: 'GraphQL', request: (id: string) => graphqlRequest(person, historyQuery, { uuid: id }) },
  ]
  const rows: Row[] = []
  for (const { face, request } of faces) {
    const short = await timeOf(request(threads.short))
    const long = await timeOf(request(threads.long))
    const { url, ...init } = request(threads.long)
    const bytes = (await (await fetch(url, init)).arrayBuffer()).byteLength
    rows.push({
      measure: `history page of 100,000 steps, ${face}`,
      ours: `${ms(long)} (${ratio(long / short)} of a 100-step thread), ${(bytes / 1024).toFixed(1)} KB`,
      floor: `${ms(short)} (100 steps)`,
      bar: '≤ 1.3 of it, ≤ 50 KB',
      met: long / short <= 1.3 && bytes <= 50 * 1024,
    })
  }
  return rows
}

interface LoadRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Answers a second with 16 connections, after a warm-up. A refused request is a broken bench. */
async function load(request: LoadRequest): Promise<number> {
  await autocannon({ ...request, connections: 16, duration: 2 })
  const result = await autocannon({ ...request, connections: 16, duration: 4 })
  if (result.non2xx || result.errors) throw new Error(`${request.url}: ${result.non2xx} refused, ${result.errors} broken`)
  return result.requests.average
}

function graphqlRequest(person: Person, query: string, variables: object): LoadRequest {
  return {
    url: `${person.url}/graphql`,
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  }
}
