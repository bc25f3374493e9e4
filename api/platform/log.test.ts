import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from './log.ts'
import { createTemporaryFolder } from '../../scripts/testing/server.ts'

async function captureLines(write: (log: ReturnType<typeof createLog>) => void, secrets: string[] = []) {
  const destination = new PassThrough()
  write(createLog({ logLevel: 'info', secrets }, destination))
  destination.end()
  const lines = (await text(destination)).split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

function refused(): Error {
  return Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
}

test('keys that a provider quotes are redacted', async () => {
  const folder = await createTemporaryFolder('log')
  const { secrets } = readConfig({
    DATA_DIR: folder.path,
    DATABASE_URL: 'postgres://twain:p%40ssword-of-database@127.0.0.1/twain',
    LLM_API_KEY: 'sk-quoted-by-the-provider',
    LLM_MODEL: 'x',
    SESSION_SECRET: 'a "quoted" secret of more than thirty-two letters',
  })
  const lines = await captureLines((log) => {
    log.error({ err: new Error('Incorrect API key provided: sk-quoted-by-the-provider') }, 'the model failed')
    log.error('p@ssword-of-database and p%40ssword-of-database')
    log.error('a "quoted" secret of more than thirty-two letters')
  }, secrets)
  await folder.remove()
  expect(JSON.stringify(lines)).not.toMatch(/sk-quoted|ssword-of|thirty-two/)
  expect(lines[0]).toMatchObject({ err: { message: 'Incorrect API key provided: [redacted]' } })
  expect(lines).toHaveLength(3)
})

test('an outage is logged once a minute, and each failed request with its id', async () => {
  const lines = await captureLines((log) => {
    for (let times = 0; times < 100; times++) log.warn({ err: refused() }, 'the heartbeat failed')
    for (let times = 0; times < 100; times++) log.warn({ err: new Error('no answer', { cause: refused() }) }, 'the jobs failed')
    for (let times = 0; times < 3; times++) log.error({ err: refused(), errorId: String(times) }, 'a call failed')
    for (let times = 0; times < 3; times++) log.error({ err: new Error('a bug') }, 'a run failed')
  })
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the heartbeat failed',
    'the jobs failed',
    ...Array.from({ length: 3 }, () => 'a call failed'),
    ...Array.from({ length: 3 }, () => 'a run failed'),
  ])
})
