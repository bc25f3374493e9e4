import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import type { Person } from './product.ts'
import { expectedText, readModel, readProduct, type StreamTimes } from './sse.ts'
import { count, ms, quantile, type Row } from './table.ts'

/** One stream at a time, then fifty at once, each with a token every five milliseconds. */
export async function measureFirstToken(modelUrl: string, person: Person): Promise<Row[]> {
  const message = '[[tokens:60]] [[interval:5]] [[delay:20]]'
  const one = { ours: [] as number[], floor: [] as number[] }
  const [thread = ''] = await person.startThreads(1)
  for (let round = 0; round < 40; round += 1) {
    one.floor.push((await readModel(modelUrl, message)).firstToken)
    one.ours.push(checked(await readProduct(person, thread, message), 60).firstToken)
  }
  // The first rounds warm both sides up.
  const added = quantile(one.ours.slice(10), 0.5) - quantile(one.floor.slice(10), 0.5)

  const threads = await person.startThreads(50)
  const floor = await Promise.all(threads.map(() => readModel(modelUrl, message)))
  const ours = await Promise.all(threads.map((id) => readProduct(person, id, message)))
  for (const times of ours) checked(times, 60)
  const median = (times: StreamTimes[]) =>
    quantile(
      times.map(({ firstToken }) => firstToken),
      0.5,
    )
  return [
    {
      measure: 'first token, 1 stream, added p50',
      ours: ms(added),
      floor: ms(quantile(one.floor.slice(10), 0.5)),
      bar: '≤ 10 ms',
      met: added <= 10,
    },
    {
      measure: 'first token, 50 streams, p50 in all',
      ours: ms(median(ours)),
      floor: ms(median(floor)),
      bar: '≤ 150 ms',
      met: median(ours) <= 150,
    },
  ]
}

/** Ten streams as fast as the model gives, against the AI SDK alone reading the same model in this process. */
export async function measureRelay(modelUrl: string, person: Person): Promise<Row[]> {
  const tokens = 6_000
  const streams = 10
  const message = `[[tokens:${tokens}]] [[interval:0]]`
  const threads = await person.startThreads(streams)
  const rate = async (read: (index: number) => Promise<unknown>) => {
    const start = performance.now()
    await Promise.all(Array.from({ length: streams }, (_, index) => read(index)))
    return (streams * tokens * 1000) / (performance.now() - start)
  }
  const sdk = () => rate(() => readWithSdk(modelUrl, message, tokens))
  const product = () => rate(async (index) => checked(await readProduct(person, threads[index] ?? '', message), tokens))
  await sdk()
  await product()
  const floor = Math.max(await sdk(), await sdk())
  const ours = Math.max(await product(), await product())
  return [
    {
      measure: 'deltas relayed, 10 streams, a second',
      ours: count(ours),
      floor: `${count(floor)} (AI SDK alone)`,
      bar: '≥ 0.5 of the floor, ≥ 12,000',
      met: ours >= floor / 2 && ours >= 12_000,
    },
  ]
}

async function readWithSdk(modelUrl: string, message: string, tokens: number) {
  const provider = createOpenAICompatible({ name: 'mock', baseURL: modelUrl, includeUsage: true })
  const { stream } = streamText({ model: provider('mock'), prompt: message })
  let text = ''
  for await (const part of stream) if (part.type === 'text-delta') text += part.text
  if (text !== expectedText(tokens)) throw new Error('The AI SDK read another text than the model wrote.')
}

/** A fast answer counts only if it is the whole answer. */
function checked(times: StreamTimes, tokens: number) {
  if (times.text !== expectedText(tokens)) throw new Error(`The answer differs from the ${tokens} tokens that the model wrote.`)
  return times
}
