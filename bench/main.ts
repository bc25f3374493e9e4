import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/services/postgres.ts'
import { startProduct } from '../scripts/services/product.ts'
import { startFloor } from './floor/start.ts'
import { measureHistory, measureThreadList } from './lists.ts'
import { startMock } from './mock/start.ts'
import { measureIdleMemory, seed, signUp } from './product.ts'
import { measureChatScript } from './sizes.ts'
import { measureFirstToken, measureRelay } from './streams.ts'
import { printTable, type Row } from './table.ts'

/** Everything runs on this machine, side by side with its floor, in one run. */
const postgres = await startPostgres()
const mock = await startMock()
const folder = await mkdtemp(join(tmpdir(), 'twain-bench-'))
const settings = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'postgres'), LOG_LEVEL: 'warn' }
const rows: Row[] = []
try {
  rows.push(await measureIdleMemory('PostgreSQL', settings, 300))
  rows.push(await measureIdleMemory('embedded', { DATABASE_URL: undefined, DATA_DIR: join(folder, 'embedded'), LOG_LEVEL: 'warn' }, 650))

  const product = await startProduct({ ...settings, LLM_BASE_URL: mock.url, LLM_MODEL: 'mock' })
  const floor = await startFloor(postgres.url)
  try {
    const person = await signUp(product.url)
    rows.push(...(await measureFirstToken(mock.url, person)))
    rows.push(...(await measureRelay(mock.url, person)))
    const threads = await seed(postgres.url, person.userId)
    rows.push(...(await measureThreadList(person, floor)))
    rows.push(...(await measureHistory(person, threads)))
  } finally {
    await floor.stop()
    await product.stop()
  }
  rows.push(...(await measureChatScript('dist/web')))
} finally {
  await mock.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
printTable(rows)
process.exitCode = rows.every(({ met }) => met) ? 0 : 1
