import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon, { type Client } from 'autocannon'
import { createWebOperation } from '../scripts/webOperation.ts'
import type { Threads } from './database.ts'
import type { Person } from './person.ts'
import { count, median, ms, percentile, ratio, type Row } from './table.ts'

const rounds = 3
const seconds = 1.5

export async function measureThreadList(person: Person, baselineUrl: string): Promise<Row[]> {
  const [bare, graphql, rest] = await measureInTurns(16, [
    { url: `${baselineUrl}/threads?user=${person.userId}` },
    await createGraphqlRequest(person, 'RecentThreadsQuery'),
    { url: `${person.url}/api/v1/chat/threads?limit=20`, headers: person.headers },
  ])
  const toRows = (api: string, { rate, p95 }: Load, { least, mostP95 }: { least: number; mostP95: number }): Row[] => [
    {
      measure: `thread list, 20 of 200, ${api}, per second`,
      result: `${count(rate)} (${ratio(rate / bare.rate)} of the baseline)`,
      baseline: `${count(bare.rate)} (node:http, same SQL)`,
      target: { text: `≥ ${least} of the baseline`, isMet: rate / bare.rate >= least },
    },
    {
      measure: `thread list, ${api}, p95 of 16 at a time`,
      result: `${ms(p95)} (${ratio(p95 / bare.p95)} of the baseline)`,
      baseline: `${ms(bare.p95)} (node:http, same SQL)`,
      target: { text: `≤ ${mostP95} of the baseline`, isMet: p95 / bare.p95 <= mostP95 },
    },
  ]
  return [...toRows('GraphQL', graphql, { least: 0.35, mostP95: 3.5 }), ...toRows('REST', rest, { least: 0.55, mostP95: 2.3 })]
}

export async function measureHistory(person: Person, { long, short }: Threads): Promise<Row[]> {
  const history = (id: string, offset = '') => ({
    url: `${person.url}/api/v1/chat/threads/${id}/history?limit=20${offset}`,
    headers: person.headers,
  })
  const screen = (uuid: string) => createGraphqlRequest(person, 'ThreadScreenQuery', { uuid })
  const older = (uuid: string) =>
    createGraphqlRequest(person, 'useOlderStepsQuery', {
      id: Buffer.from(`Thread:${uuid}`).toString('base64'),
      cursor: 'step:50000',
    })
  const apis = [
    { api: 'REST', newest: history(long), middle: history(long, '&offset=50000'), ofShort: history(short) },
    { api: 'GraphQL', newest: await screen(long), middle: await older(long), ofShort: await screen(short) },
  ]
  const rows: Row[] = []
  for (const { api, newest, middle, ofShort } of apis) {
    const loads = await measureInTurns(1, [newest, middle, ofShort])
    const [newestMs, middleMs, shortMs] = loads.map(({ rate }) => 1000 / rate) as [number, number, number]
    const [newestP95, middleP95, shortP95] = loads.map(({ p95 }) => p95) as [number, number, number]
    const slowest = Math.max(newestMs, middleMs) / shortMs
    const bytes = Math.max(await measureSize(newest), await measureSize(middle))
    rows.push({
      measure: `20 of 100,000 steps, ${api}: newest, from the middle, size`,
      result: `${ms(newestMs)}, ${ms(middleMs)} (${ratio(slowest)} of the short thread), ${(bytes / 1024).toFixed(1)} KB`,
      baseline: `${ms(shortMs)} (newest 20 of 100)`,
      target: { text: '≤ 1.3 of the baseline, ≤ 50 KB', isMet: slowest <= 1.3 && bytes <= 50 * 1024 },
    })
    const slowestP95 = Math.max(newestP95, middleP95) / shortP95
    rows.push({
      measure: `20 of 100,000 steps, ${api}, p95: newest, from the middle`,
      result: `${ms(newestP95)}, ${ms(middleP95)} (${ratio(slowestP95)} of the short thread)`,
      baseline: `${ms(shortP95)} (newest 20 of 100)`,
      target: { text: '≤ 1.3 of the baseline', isMet: slowestP95 <= 1.3 },
    })
  }
  return rows
}

export async function measureShortAnswers(person: Person, { long }: Threads): Promise<Row[]> {
  const calls = {
    'thread list, 20 of 200': `${person.url}/api/v1/chat/threads?limit=20`,
    '20 of 100,000 steps': `${person.url}/api/v1/chat/threads/${long}/history?limit=20`,
  }
  const rows: Row[] = []
  for (const [name, url] of Object.entries(calls)) {
    const plainly = { url, headers: { ...person.headers, 'accept-encoding': 'identity' } }
    const compressed = { url, headers: { ...person.headers, 'accept-encoding': 'gzip' } }
    const held = await fetch(url, plainly)
    const plainBytes = (await held.arrayBuffer()).byteLength
    const etag = held.headers.get('etag') ?? ''
    const [plain, gzip, notModified] = await measureInTurns(16, [
      plainly,
      compressed,
      { url, headers: { ...plainly.headers, 'if-none-match': etag }, isConditional: true },
    ])
    const share = (await countSentBytes(compressed)) / plainBytes
    rows.push({
      measure: `${name}, REST, compressed: size, per second`,
      result: `${ratio(share)} of the size, ${count(gzip.rate)} (${ratio(gzip.rate / plain.rate)} of plain)`,
      baseline: `${(plainBytes / 1024).toFixed(1)} KB, ${count(plain.rate)} (plain)`,
      target: { text: '≤ 0.5 of the size, ≥ 0.4 of plain', isMet: share <= 0.5 && gzip.rate / plain.rate >= 0.4 },
    })
    rows.push({
      measure: `${name}, REST, 304 by its ETag, per second`,
      result: `${count(notModified.rate)} (${ratio(notModified.rate / plain.rate)} of plain)`,
      baseline: `${count(plain.rate)} (plain)`,
      target: { text: '≥ 0.9 of plain', isMet: notModified.rate / plain.rate >= 0.9 },
    })
  }
  return rows
}

interface LoadRequest {
  isConditional?: boolean
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

interface Load {
  rate: number
  p95: number
}

/** Interleaved, so that all run under the same load. */
async function measureInTurns<Requests extends [LoadRequest, LoadRequest, LoadRequest]>(connections: number, requests: Requests) {
  const loads: Load[][] = requests.map(() => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, request] of requests.entries()) {
      const load = await measure(connections, request)
      if (round > 0) loads[index]?.push(load)
    }
  }
  const medians = loads.map((rounds) => ({ rate: median(rounds.map(({ rate }) => rate)), p95: median(rounds.map(({ p95 }) => p95)) }))
  return medians as { [Index in keyof Requests]: Load }
}

async function measure(connections: number, { isConditional = false, ...request }: LoadRequest): Promise<Load> {
  const times: number[] = []
  // autocannon rounds to milliseconds and omits the 95th percentile.
  const setupClient = (client: Client) => void client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds))
  const result = await autocannon({ ...request, connections, duration: seconds, setupClient })
  const refused = isConditional ? result['2xx'] + result['4xx'] + result['5xx'] : result.non2xx
  if (refused || result.errors) throw new Error(`${request.url}: ${refused} refused, ${result.errors} broken`)
  return { rate: result.requests.average, p95: percentile(times, 0.95) }
}

async function measureSize({ url, ...init }: LoadRequest): Promise<number> {
  const text = await (await fetch(url, init)).text()
  // Failed or empty queries would look fast.
  if (!text.includes('An answer of usual length.')) throw new Error(`${url} answered ${text.slice(0, 300)}`)
  return Buffer.byteLength(text)
}

/** Size on the wire. */
async function countSentBytes({ url, headers }: LoadRequest): Promise<number> {
  const [response] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage]
  return (await buffer(response)).byteLength
}

async function createGraphqlRequest({ url, headers }: Person, name: string, variables?: Record<string, unknown>): Promise<LoadRequest> {
  return {
    url: `${url}/graphql`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(await createWebOperation(name, variables)),
  }
}
