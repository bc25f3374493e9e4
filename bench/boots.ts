import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { install, measureSize } from '../scripts/production/install.ts'
import { serverFlags } from '../scripts/testing/product.ts'
import { findFreePort, launch } from '../scripts/testing/server.ts'
import { post } from './person.ts'
import { readResidentMemory } from './residentMemory.ts'
import { count, type Row } from './table.ts'

export async function measureBoots(databaseUrl: string, folder: string): Promise<Row[]> {
  const installed = join(folder, 'installed')
  await install(installed)
  const [packages, build] = [measureSize(join(installed, 'node_modules')), measureSize(join(installed, 'dist'))]
  const size: Row = {
    measure: 'production install: packages, build',
    result: `${count(packages)} MB, ${count(build)} MB`,
    target: { text: '≤ 350 MB', isMet: packages + build <= 350 },
  }
  const kinds = [
    { kind: 'embedded', mostMegabytes: 450, settings: { DATABASE_URL: undefined, DATA_DIR: join(folder, 'embedded') } },
    { kind: 'PostgreSQL', mostMegabytes: 300, settings: { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'postgres') } },
  ]
  const rows = [size]
  for (const { kind, mostMegabytes, settings } of kinds) {
    const first = await boot(installed, settings)
    const later = await boot(installed, settings)
    rows.push({
      measure: `start, ${kind}: first, later`,
      result: `${seconds(first)}, ${seconds(later)}`,
      target: { text: '≤ 15 s, ≤ 1.5 s', isMet: first.milliseconds <= 15_000 && later.milliseconds <= 1500 },
    })
    rows.push({
      measure: `idle memory, ${kind}: after the first start, after a later one`,
      result: `${count(first.megabytes)} MB, ${count(later.megabytes)} MB`,
      target: { text: `≤ ${mostMegabytes} MB`, isMet: Math.max(first.megabytes, later.megabytes) <= mostMegabytes },
    })
  }
  return rows
}

async function boot(installed: string, settings: Record<string, string | undefined>) {
  const port = await findFreePort()
  const start = performance.now()
  const { pid, stop } = await launch({
    command: process.execPath,
    args: [...serverFlags, join(installed, 'dist/api/start.js')],
    env: { PORT: String(port), REDIS_URL: undefined, LOG_LEVEL: 'info', ...settings },
    ready: /Twain is at/,
    stopSignal: 'SIGTERM',
  })
  const milliseconds = performance.now() - start
  try {
    return { milliseconds, megabytes: await measureIdleMemory(`http://127.0.0.1:${port}`, pid) }
  } finally {
    await stop()
  }
}

/** Once two readings barely differ. */
async function measureIdleMemory(url: string, pid: number): Promise<number> {
  const stranger = { url, headers: {} }
  await post(stranger, '/api/v1/auth/check-username', { username: 'available' })
  await post(stranger, '/graphql', { query: '{ model { name } }' })
  let before = 0
  for (let reading = 0; reading < 10; reading += 1) {
    await sleep(1000)
    const now = await readResidentMemory(pid)
    if (reading >= 3 && Math.abs(now - before) < 2) return now
    before = now
  }
  return before
}

const seconds = ({ milliseconds }: { milliseconds: number }) => `${(milliseconds / 1000).toFixed(1)} s`
