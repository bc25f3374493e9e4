import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'

const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'twain-embedded-')), 'postgres')

async function query(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ n: number }>(sql)
  await client.end()
  return rows
}

test('a data folder has one process at a time, and the next finds its data', { timeout: 60_000 }, async () => {
  const dir = await newFolder()
  const first = await startEmbedded({ dir })
  await query(first.url, 'CREATE TABLE t (n int); INSERT INTO t VALUES (1)')
  await expect(startEmbedded({ dir })).rejects.toThrow(/Another process is using .*postgres/)
  await first.stop()

  const second = await startEmbedded({ dir })
  expect(await query(second.url, 'SELECT n FROM t')).toEqual([{ n: 1 }])
  await second.stop()
  expect(await readdir(join(dir, '..'))).toEqual(['postgres', 'postgres.lock.db'])
})

test('acknowledged rows survive kill -9, and the lock is released', { timeout: 60_000 }, async () => {
  const dir = await newFolder()
  const program = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    const { url } = await startEmbedded({ dir: ${JSON.stringify(dir)} })
    const client = new pg.Client(url)
    await client.connect()
    await client.query('CREATE TABLE t (n int)')
    for (let n = 1; ; n++) {
      await client.query('INSERT INTO t VALUES ($1)', [n])
      console.log(n)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    if (printed.split('\n').length > 200) child.kill('SIGKILL')
  })
  await ended
  const acknowledged = Number(printed.split('\n').at(-2))
  expect(acknowledged).toBeGreaterThan(100)

  const restarted = await startEmbedded({ dir })
  const [row] = await query(restarted.url, 'SELECT count(*)::int AS n FROM t')
  expect(row?.n).toBeGreaterThanOrEqual(acknowledged)
  await restarted.stop()
})

test('concurrent connections get their own results', { timeout: 60_000 }, async () => {
  const { url, stop } = await startEmbedded()
  const pool = new pg.Pool({ connectionString: url, max: 12 })
  // Varying numbers of parameters, and one message that arrives in several chunks.
  const ask = async (n: number) => {
    const parameters = Array.from({ length: 1 + (n % 5) }, (_, index) => `${n}-${index}${n % 25 === 0 ? 'x'.repeat(150_000) : ''}`)
    const { rows } = await pool.query<{ said: string }>(
      `SELECT concat(${parameters.map((_, index) => `$${index + 1}::text`).join(', ')}) AS said`,
      parameters,
    )
    return rows[0]?.said === parameters.join('')
  }
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(n)))
  expect(answers.every(Boolean)).toBe(true)
  await pool.end()
  await stop()
})
