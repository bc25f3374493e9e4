import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from '../scripts/build.ts'
import { getChromiumOptions, installChromium } from '../scripts/testing/chromium.ts'
import { Missing } from '../scripts/testing/debian.ts'
import { startPostgres } from '../scripts/testing/postgres.ts'
import { startProduct } from '../scripts/testing/product.ts'
import { launch, createTemporaryFolder } from '../scripts/testing/server.ts'
import { measureBoots } from './boots.ts'
import { createDatabase, seed } from './database.ts'
import { measureHistory, measureShortAnswers, measureThreadList } from './lists.ts'
import { startMock } from '../scripts/testing/mockModel/start.ts'
import { post, signUp } from './person.ts'
import { measureRedisOutage } from './redisOutage.ts'
import { measureFirstToken, measureRelay } from './streams.ts'
import { measureThreadScreen } from './threadScreen.ts'
import { report, type Row } from './table.ts'
import { measureWeb } from './web.ts'

async function* measure(): AsyncGenerator<Row[]> {
  await using running = new AsyncDisposableStack()
  const folder = await createTemporaryFolder('bench')
  running.defer(() => folder.remove())
  const postgres = await startPostgres({ isDurable: true })
  running.defer(() => postgres.stop())
  const database = await createDatabase(postgres.url)
  running.defer(() => database.drop())
  yield await measureBoots(database.url, folder.path)
  yield await measureRedisOutage(database.url, folder.path)

  const mock = await startMock()
  running.defer(() => mock.stop())
  const product = await startProduct({
    DATABASE_URL: database.url,
    REDIS_URL: undefined,
    DATA_DIR: join(folder.path, 'product'),
    LLM_BASE_URL: mock.url,
    LLM_MODEL: 'mock',
    // A single client makes all requests.
    REQUESTS_PER_MINUTE: '1000000000',
    MESSAGES_PER_DAY: '1000000000',
    RUNS_PER_PERSON: '1000000',
    STREAMS_PER_PERSON: '1000000',
  })
  running.defer(() => product.stop())
  yield await measureFirstToken(mock.url, product.url)
  yield await measureRelay(mock.url, product.url)

  const person = await signUp(product.url, 'bench-lists')
  const threads = await seed(database.url, person.userId)
  const baseline = await launch({
    command: process.execPath,
    args: [join(import.meta.dirname, 'baseline.ts'), database.url],
    ready: /baseline on (\d+)/,
    stopSignal: 'SIGTERM',
  })
  running.defer(() => baseline.stop())
  yield await measureThreadList(person, `http://127.0.0.1:${baseline.ready[1]}`)
  yield await measureHistory(person, threads)
  yield await measureShortAnswers(person, threads)
  try {
    await installChromium()
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    console.log(error.message)
    return
  }
  await post(person, '/api/v1/profile/finish-onboarding', {})
  const browser = await chromium.launch(getChromiumOptions())
  running.defer(() => browser.close())
  yield await measureWeb(browser, person)
  yield await measureThreadScreen(browser, person, threads)
}

const start = performance.now()
await build()
const rows: Row[] = []
for await (const more of measure()) {
  rows.push(...more)
  for (const { measure: what, result } of more) console.log(`${what}: ${result}`)
}
process.exit(await report(rows, 'bench', start))
