import { type Person, signUp, startThreads } from './person.ts'
import { readModel, readOverGraphql, readOverRest, readWithSdk } from './readers.ts'
import type { StreamTimes } from './sse.ts'
import { count, median, ms, type Row } from './table.ts'

interface Api {
  api: string
  read: ((message: string) => Promise<StreamTimes>)[]
}

type Read = (person: Person, threadId: string, message: string) => Promise<StreamTimes>

/** Runs of one user queue behind each other. */
async function openApis(productUrl: string, measure: string, people: number): Promise<Api[]> {
  const open = async (api: string, read: Read): Promise<Api> => {
    const readers = Array.from({ length: people }, async (_, index) => {
      const person = await signUp(productUrl, `${measure}-${api.toLowerCase()}-${index}`)
      const [threadId = ''] = await startThreads(person, 1)
      return (message: string) => read(person, threadId, message)
    })
    return { api, read: await Promise.all(readers) }
  }
  return [await open('REST', readOverRest), await open('GraphQL', readOverGraphql)]
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`Only ${items.length} items`)
  return item
}

export async function measureFirstToken(modelUrl: string, productUrl: string): Promise<Row[]> {
  const tokens = 60
  const message = `[[tokens:${tokens}]] [[interval:5]]`
  const times = new Times()
  const apis = await openApis(productUrl, 'first', 50)
  for (let round = 0; round < 25; round += 1) {
    const record = (key: string, read: StreamTimes) => round >= 5 && times.add(key, [checkComplete(read, tokens)])
    record('model, 1', await readModel(modelUrl, message))
    for (const { api, read } of apis) record(`${api}, 1`, await at(read, 0)(message))
  }
  for (let round = 0; round < 4; round += 1) {
    const record = (key: string, reads: StreamTimes[]) => {
      const firstTokens = reads.map((read) => checkComplete(read, tokens))
      if (round >= 1) times.add(key, firstTokens)
    }
    record('model, 50', await Promise.all(Array.from({ length: 50 }, () => readModel(modelUrl, message))))
    record('SDK, 50', await Promise.all(Array.from({ length: 50 }, () => readWithSdk(modelUrl, message))))
    for (const { api, read } of apis) record(`${api}, 50`, await Promise.all(read.map((readOne) => readOne(message))))
  }
  return apis.flatMap(({ api }) => {
    const added = times.median(`${api}, 1`) - times.median('model, 1')
    const inAll = times.median(`${api}, 50`)
    return [
      {
        measure: `first token, 1 stream, ${api}, added latency`,
        result: ms(added),
        baseline: `${ms(times.median('model, 1'))} (model read directly)`,
        target: { text: '≤ 8 ms', isMet: added <= 8 },
      },
      {
        measure: `first token, 50 streams, ${api}, total`,
        result: ms(inAll),
        baseline: `${ms(times.median('model, 50'))} (model read directly), ${ms(times.median('SDK, 50'))} (AI SDK alone)`,
        target: { text: '≤ 120 ms', isMet: inAll <= 120 },
      },
    ]
  })
}

/** Ten streams without pauses between tokens, compared with the AI SDK alone. */
export async function measureRelay(modelUrl: string, productUrl: string): Promise<Row[]> {
  const tokens = 6_000
  const message = `[[tokens:${tokens}]] [[interval:0]]`
  const streams = 10
  const apis = await openApis(productUrl, 'relay', streams)
  const getRate = async (read: (index: number) => Promise<StreamTimes>) => {
    const start = performance.now()
    const answers = await Promise.all(Array.from({ length: streams }, (_, index) => read(index)))
    const elapsed = performance.now() - start
    for (const answer of answers) checkComplete(answer, tokens)
    return (streams * tokens * 1000) / elapsed
  }
  const rates = new Times()
  for (let round = 0; round < 4; round += 1) {
    const record = (key: string, rate: number) => round >= 1 && rates.add(key, [rate])
    record('SDK', await getRate(() => readWithSdk(modelUrl, message)))
    for (const { api, read } of apis) record(api, await getRate((index) => at(read, index)(message)))
  }
  const baseline = rates.median('SDK')
  return apis.map(({ api }) => {
    const result = rates.median(api)
    return {
      measure: `tokens relayed, 10 streams, ${api}, per second`,
      result: `${count(result)} (${(result / baseline).toFixed(2)} of the baseline)`,
      baseline: `${count(baseline)} (AI SDK alone)`,
      target: { text: '≥ 0.5 of the baseline, ≥ 12,000', isMet: result >= baseline / 2 && result >= 12_000 },
    }
  })
}

class Times {
  readonly #values = new Map<string, number[]>()

  add(key: string, values: readonly number[]): void {
    this.#values.set(key, [...(this.#values.get(key) ?? []), ...values])
  }

  median(key: string): number {
    return median(this.#values.get(key) ?? [])
  }
}

function checkComplete({ text, firstToken }: StreamTimes, tokens: number): number {
  const expected = Array.from({ length: tokens }, (_, index) => `tok${index} `).join('')
  if (text !== expected) throw new Error(`Expected ${tokens} tokens but received: ${text.slice(0, 200)}`)
  return firstToken
}
