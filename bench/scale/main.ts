import { join } from 'node:path'
import { build } from '../../scripts/build.ts'
import { startMock } from '../../scripts/testing/mockModel/start.ts'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { startProduct } from '../../scripts/testing/product.ts'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'
import { createDatabase } from '../database.ts'
import { signUp } from '../person.ts'
import { count, report, type Row } from '../table.ts'
import { measureCalls, type Caller } from './calls.ts'
import { stepsOfThread, writeConversations } from './conversations.ts'

// `--write` puts the table into docs/benchmarks.md, `--threads=20000` measures a smaller database.

const light = 200
const heavy = 100_000
const chosen = process.argv.find((argument) => argument.startsWith('--threads='))?.split('=')[1]
const threads = Number(chosen ?? 1_000_000)

const start = performance.now()
await build()
process.exitCode = await report(await measure(), 'bench:scale', start)

async function measure(): Promise<Row[]> {
  await using running = new AsyncDisposableStack()
  const folder = await createTemporaryFolder('bench-scale')
  running.defer(() => folder.remove())
  const postgres = await startPostgres()
  running.defer(() => postgres.stop())
  const mock = await startMock()
  running.defer(() => mock.stop())

  const open = async (name: string, sizes: Record<string, number>, all: number) => {
    const database = await createDatabase(postgres.url, name)
    running.defer(() => database.drop())
    const settings = {
      DATABASE_URL: database.url,
      REDIS_URL: undefined,
      DATA_DIR: join(folder.path, name),
      LLM_BASE_URL: mock.url,
      LLM_MODEL: 'mock',
      REQUESTS_PER_MINUTE: '1000000000',
      MESSAGES_PER_DAY: '1000000000',
    }
    const first = await startProduct(settings)
    const people = await Promise.all(Object.keys(sizes).map((owner) => signUp(first.url, `${name}-${owner}`)))
    await first.stop()
    const from = performance.now()
    const owners = people.map(({ userId }, index) => ({ userId, threads: Object.values(sizes)[index] ?? 0 }))
    await writeConversations(database.url, owners, all)
    const minutes = (performance.now() - from) / 60_000
    const product = await startProduct({ ...settings, PORT: new URL(first.url).port })
    running.defer(() => product.stop())
    return { people, minutes }
  }
  const small = await open('small', { light }, 1000)
  const large = await open('large', { light, heavy: Math.min(heavy, threads / 10) }, threads)
  const [baseline, owner, ownerOfMany] = [...small.people, ...large.people] as [Caller, Caller, Caller]
  const written: Row = {
    measure: `${count(threads)} conversations, ${count(threads * stepsOfThread)} messages: time to write`,
    result: `${large.minutes.toFixed(1)} min`,
    target: { text: '≤ 30 min', isMet: large.minutes <= 30 },
  }
  return [written, ...(await measureCalls({ baseline, light: owner, heavy: ownerOfMany }))]
}
