import autocannon from 'autocannon'
import { webOperation } from '../scripts/webOperation.ts'
import type { Threads } from './database.ts'
import type { Floor } from './floor/start.ts'
import type { Person } from './person.ts'
import { count, median, ms, ratio, type Row } from './table.ts'

const rounds = 3
const seconds = 1.5

/** Twenty of two hundred threads, over each face and from a bare handler with the same SQL. */
export async function measureThreadList(person: Person, floor: Floor): Promise<Row[]> {
  const [bare, graphql, rest] = await ratesOf(16, [
    { url: `${floor.url}/threads?user=${person.userId}` },
    await graphqlRequest(person, 'RecentThreadsQuery'),
    { url: `${person.url}/api/v1/chat/threads?limit=20`, headers: person.headers },
  ])
  const row = (face: string, rate: number, least: number): Row => ({
    measure: `thread list, 20 of 200, ${face}, a second`,
    ours: `${count(rate)} (${ratio(rate / bare)} of the floor)`,
    floor: `${count(bare)} (node:http, same SQL)`,
    bar: { text: `≥ ${least} of the floor`, isMet: rate / bare >= least },
  })
  return [row('GraphQL', graphql, 0.25), row('REST', rest, 0.4)]
}

/** Twenty steps of a very long thread, from its end and from its middle, against the newest twenty of a short one. */
export async function measureHistory(person: Person, { long, short }: Threads): Promise<Row[]> {
  const history = (id: string, offset = '') => ({
    url: `${person.url}/api/v1/chat/threads/${id}/history?limit=20${offset}`,
    headers: person.headers,
  })
  const screen = (uuid: string) => graphqlRequest(person, 'ThreadScreenQuery', { uuid })
  const older = (uuid: string) =>
    graphqlRequest(person, 'ConversationPaginationQuery', {
      id: Buffer.from(`Thread:${uuid}`).toString('base64'),
      cursor: 'step:50000',
    })
  const faces = [
    { face: 'REST', newest: history(long), middle: history(long, '&offset=50000'), ofShort: history(short) },
    { face: 'GraphQL', newest: await screen(long), middle: await older(long), ofShort: await screen(short) },
  ]
  const rows: Row[] = []
  for (const { face, newest, middle, ofShort } of faces) {
    const rates = await ratesOf(1, [newest, middle, ofShort])
    const [newestMs, middleMs, shortMs] = rates.map((rate) => 1000 / rate) as [number, number, number]
    const slowest = Math.max(newestMs, middleMs) / shortMs
    const bytes = Math.max(await sizeOf(newest), await sizeOf(middle))
    rows.push({
      measure: `20 of 100,000 steps, ${face}: newest, from the middle, size`,
      ours: `${ms(newestMs)}, ${ms(middleMs)} (${ratio(slowest)} of the short thread), ${(bytes / 1024).toFixed(1)} KB`,
      floor: `${ms(shortMs)} (newest 20 of 100)`,
      bar: { text: '≤ 1.3 of it, ≤ 50 KB', isMet: slowest <= 1.3 && bytes <= 50 * 1024 },
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

/** Answers a second for each request: medians of rounds that take turns, after a warm-up, so that all meet the same machine. */
async function ratesOf<Requests extends [LoadRequest, LoadRequest, LoadRequest]>(connections: number, requests: Requests) {
  const rates: number[][] = requests.map(() => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, request] of requests.entries()) {
      const rate = await rateOf(connections, request)
      if (round > 0) rates[index]?.push(rate)
    }
  }
  return rates.map(median) as { [Index in keyof Requests]: number }
}

/** A refused request is a broken bench. */
async function rateOf(connections: number, request: LoadRequest): Promise<number> {
  const result = await autocannon({ ...request, connections, duration: seconds })
  if (result.non2xx || result.errors) throw new Error(`${request.url}: ${result.non2xx} refused, ${result.errors} broken`)
  return result.requests.average
}

async function sizeOf({ url, ...init }: LoadRequest): Promise<number> {
  const text = await (await fetch(url, init)).text()
  // A query that failed, or found nothing, would be quick too.
  if (!text.includes('An answer of usual length.')) throw new Error(`${url} answered ${text.slice(0, 300)}`)
  return Buffer.byteLength(text)
}

async function graphqlRequest({ url, headers }: Person, name: string, variables?: Record<string, unknown>): Promise<LoadRequest> {
  return {
    url: `${url}/graphql`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(await webOperation(name, variables)),
  }
}
