import { getWord } from '../knowledge/corpus.ts'
import { createWebOperation } from '../../scripts/webOperation.ts'
import { type Person, request } from '../person.ts'
import { readOverRest } from '../readers.ts'
import { median, ms, percentile, ratio, type Row } from '../table.ts'

export type Caller = Person

/** Owners in the small database, in the large one, and one with very many conversations in the large one. */
interface Callers {
  baseline: Caller
  light: Caller
  heavy: Caller
}

type Call = (round: number) => Promise<unknown>

const warmUps = 10
const rounds = 60
const [mostOfLight, mostOfHeavy] = [1.5, 3]

export async function measureCalls(callers: Callers): Promise<Row[]> {
  const [baseline, light, heavy] = await Promise.all([prepare(callers.baseline), prepare(callers.light), prepare(callers.heavy)])
  const rows: Row[] = []
  for (const name of Object.keys(baseline)) {
    const [base, ofLight, ofHeavy] = await measureInTurns([baseline[name], light[name], heavy[name]])
    const [lightRatio, heavyRatio] = [median(ofLight) / median(base), median(ofHeavy) / median(base)]
    const show = (times: number[]) => `${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}`
    const row: Row = {
      measure: name,
      result: `${show(ofLight)} (${ratio(lightRatio)} of the baseline); ${show(ofHeavy)} (${ratio(heavyRatio)})`,
      baseline: show(base),
      target: { text: `≤ ${mostOfLight} of the baseline; ≤ ${mostOfHeavy}`, isMet: lightRatio <= mostOfLight && heavyRatio <= mostOfHeavy },
    }
    console.log(`${row.measure}: ${row.result} | ${row.baseline}`)
    rows.push(row)
  }
  return rows
}

async function prepare(caller: Caller): Promise<Record<string, Call>> {
  const list = (query: string) => request<{ threads: { id: string }[]; next: string | null }>(caller, `/api/v1/chat/threads?${query}`)
  const [middle, middleByName, middleByCreation] = [
    await findMiddle(list, 'updated'),
    await findMiddle(list, 'name'),
    await findMiddle(list, 'created'),
  ]
  const { threads } = await list(`limit=100&${middle}`)
  const idAt = (round: number) => threads[round % threads.length]?.id ?? ''
  const search = (query: string) => request(caller, `/api/v1/chat/threads/search?q=${query}`)
  const ask = async (name: string, variables?: Record<string, unknown>) => {
    const body = JSON.stringify(await createWebOperation(name, variables))
    const headers = { ...caller.headers, 'content-type': 'application/json' }
    const answer = await request<{ errors?: unknown }>({ ...caller, headers }, '/graphql', { method: 'POST', body })
    if (answer.errors) throw new Error(`${name}: ${JSON.stringify(answer.errors)}`)
  }
  return {
    'newest 20 conversations, REST': () => list('limit=20'),
    'newest 20 conversations, GraphQL': () => ask('RecentThreadsQuery'),
    '20 conversations from the middle': () => list(`limit=20&${middle}`),
    'first 20 conversations by name': () => list('limit=20&sort=name'),
    '20 conversations from the middle by name': () => list(`limit=20&${middleByName}`),
    'first 20 conversations by creation': () => list('limit=20&sort=created'),
    '20 conversations from the middle by creation': () => list(`limit=20&${middleByCreation}`),
    'newest 20 conversations with a common word': (round) => list(`limit=20&q=${getWord(1 + (round % 20))}`),
    'newest 20 conversations with a rare word': (round) => list(`limit=20&q=${getWord(20_000 + round * 50)}`),
    'newest 20 messages of a conversation, REST': (round) => request(caller, `/api/v1/chat/threads/${idAt(round)}/history?limit=20`),
    'conversation, GraphQL': (round) => ask('ThreadScreenQuery', { uuid: idAt(round) }),
    'search, a common word': (round) => search(getWord(1 + (round % 20))),
    'search, a rare word': (round) => search(getWord(20_000 + round * 50)),
    'search, two words': (round) => search(`${getWord(1 + (round % 20))}+${getWord(30 + round)}`),
    'search, an unknown word': (round) => search(`qx${getWord(round * 7)}`),
    'sending a message, until the first token': (round) => readOverRest(caller, idAt(round), '[[tokens:1]] [[interval:0]]'),
  }
}

async function findMiddle(list: (query: string) => Promise<{ next: string | null }>, sort: string): Promise<string> {
  const positions: string[] = []
  let page = await list(`limit=20&sort=${sort}`)
  while (page.next !== null) {
    const position = `sort=${sort}&after=${encodeURIComponent(page.next)}`
    positions.push(position)
    page = await list(`limit=1000&${position}`)
  }
  return positions[Math.floor(positions.length / 2)] ?? ''
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
