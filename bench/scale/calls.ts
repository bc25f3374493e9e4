import { getWord } from '../knowledge/corpus.ts'
import { webOperation } from '../../scripts/webOperation.ts'
import { type Person, request } from '../person.ts'
import { readOverRest } from '../readers.ts'
import { median, ms, percentile, ratio, type Row } from '../table.ts'

export type Caller = Person

/** Of the small database, of the large one, and of one with very many conversations there. */
interface Callers {
  floor: Caller
  light: Caller
  heavy: Caller
}

type Call = (round: number) => Promise<unknown>

const warmUps = 10
const rounds = 60
const [mostOfLight, mostOfHeavy] = [1.5, 3]

export async function measureCalls(callers: Callers): Promise<Row[]> {
  const [floor, light, heavy] = await Promise.all([prepare(callers.floor), prepare(callers.light), prepare(callers.heavy)])
  const rows: Row[] = []
  for (const name of Object.keys(floor)) {
    const [base, ofLight, ofHeavy] = await measureInTurns([floor[name], light[name], heavy[name]])
    const [lightRatio, heavyRatio] = [median(ofLight) / median(base), median(ofHeavy) / median(base)]
    const show = (times: number[]) => `${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}`
    const row: Row = {
      measure: name,
      ours: `${show(ofLight)} (${ratio(lightRatio)} of the floor); ${show(ofHeavy)} (${ratio(heavyRatio)})`,
      floor: show(base),
      bar: { text: `≤ ${mostOfLight} of the floor; ≤ ${mostOfHeavy}`, isMet: lightRatio <= mostOfLight && heavyRatio <= mostOfHeavy },
    }
    console.log(`${row.measure}: ${row.ours} | ${row.floor}`)
    rows.push(row)
  }
  return rows
}

async function prepare(caller: Caller): Promise<Record<string, Call>> {
  const list = (query: string) => request<{ threads: { id: string }[]; next: string | null }>(caller, `/api/v1/chat/threads?${query}`)
  const { cursor, threads } = await findMiddle(list)
  const idAt = (round: number) => threads[round % threads.length]?.id ?? ''
  const search = (query: string) => request(caller, `/api/v1/chat/threads/search?q=${query}`)
  const ask = async (name: string, variables?: Record<string, unknown>) => {
    const body = JSON.stringify(await webOperation(name, variables))
    const headers = { ...caller.headers, 'content-type': 'application/json' }
    const answer = await request<{ errors?: unknown }>({ ...caller, headers }, '/graphql', { method: 'POST', body })
    if (answer.errors) throw new Error(`${name}: ${JSON.stringify(answer.errors)}`)
  }
  return {
    'newest 20 conversations, REST': () => list('limit=20'),
    'newest 20 conversations, GraphQL': () => ask('RecentThreadsQuery'),
    '20 conversations from the middle': () => list(`limit=20&after=${encodeURIComponent(cursor)}`),
    'newest 20 messages of a conversation, REST': (round) => request(caller, `/api/v1/chat/threads/${idAt(round)}/history?limit=20`),
    'conversation, GraphQL': (round) => ask('ThreadScreenQuery', { uuid: idAt(round) }),
    'search, a common word': (round) => search(getWord(1 + (round % 20))),
    'search, a rare word': (round) => search(getWord(20_000 + round * 50)),
    'search, two words': (round) => search(`${getWord(1 + (round % 20))}+${getWord(30 + round)}`),
    'search, an unknown word': (round) => search(`qx${getWord(round * 7)}`),
    'message sent, until the first token': (round) => readOverRest(caller, idAt(round), '[[tokens:1]] [[interval:0]]'),
  }
}

async function findMiddle(list: (query: string) => Promise<{ threads: { id: string }[]; next: string | null }>) {
  const cursors: string[] = []
  let page = await list('limit=20')
  for (;;) {
    if (page.next === null) break
    cursors.push(page.next)
    page = await list(`limit=1000&after=${encodeURIComponent(page.next)}`)
  }
  const cursor = cursors[Math.floor(cursors.length / 2)] ?? ''
  return { cursor, threads: (await list(`limit=100&after=${encodeURIComponent(cursor)}`)).threads }
}

/** Interleaved, so that all run under the same load. */
async function measureInTurns(calls: readonly (Call | undefined)[]): Promise<[number[], number[], number[]]> {
  const times: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const start = performance.now()
      await call?.(round)
      if (round >= warmUps) times[index]?.push(performance.now() - start)
    }
  }
  return times
}
