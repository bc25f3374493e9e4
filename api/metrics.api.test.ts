import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge } from 'prom-client'
import { expect, test } from 'vitest'
import { testApp } from './testing/app.ts'
import { createPerson } from './testing/people.ts'

const token = 'a long secret'
const monitoring = join(import.meta.dirname, '../docs/monitoring')

test('metrics require a token, even locally', async () => {
  const app = await testApp()
  expect((await app.anyone().fetch('/metrics')).status).toBe(404)
  expect((await app.anyone({ authorization: 'Bearer undefined' }).fetch('/metrics')).status).toBe(404)
})

test('only the token’s bearer can read metrics', async () => {
  const app = await testApp({ METRICS_TOKEN: token })
  for (const authorization of ['', 'Bearer ', 'Bearer a long secre', 'Bearer a long secret2', 'a long secret']) {
    expect((await app.anyone({ authorization }).fetch('/metrics')).status).toBe(404)
  }
  expect((await app.anyone({ authorization: `Bearer ${token}` }).fetch('/metrics')).status).toBe(200)
})

test('counts requests by route, answers, jobs and connections, as dashboard and alerts expect', async () => {
  const app = await testApp({
    METRICS_TOKEN: token,
    SMTP_URL: 'smtp://127.0.0.1:9',
    IMAP_URL: 'imap://ann:secret@127.0.0.1:9',
    MAIL_REPLY_TO: 'answers@example.org',
  })
  const { client } = await createPerson(app)
  const message = { method: 'POST', body: JSON.stringify({ input: 'Hello' }), headers: { 'content-type': 'application/json' } }
  for await (const { data } of client.sse('/api/v1/chat/stream', message)) if (data.includes('"type":"done"')) break
  await client.rest('GET', '/api/v1/chat/threads/unknown')
  await client.fetch('/nowhere/at-all')
  const read = async () => (await app.anyone({ authorization: `Bearer ${token}` }).fetch('/metrics')).text()
  await expect.poll(read).toMatch(/^twain_answers_total\{status="completed",code=""\} 1$/m)

  const metrics = await read()
  expect(metrics).toContain('twain_http_requests_total{method="GET",route="/api/v1/chat/threads/:id",status="404"} 1')
  expect(metrics).not.toContain('at-all')
  expect(metrics).toMatch(/^twain_answer_first_token_seconds_count 1$/m)
  expect(metrics).toMatch(/^twain_database_connections\{state="idle"\} [1-9]/m)
  for (const file of await readdir(monitoring)) {
    const names = (await readFile(join(monitoring, file), 'utf8')).match(/\b(?:twain|nodejs|process)_\w+/g) ?? []
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !metrics.includes(name)).join(), file).toBe('')
  }
})

test('metrics that the database cannot answer do not hide the others', { timeout: 20_000 }, async () => {
  const app = await testApp({ METRICS_TOKEN: token })
  const registers = [app.platform.metrics.registry]
  const collectors = {
    failing: () => Promise.reject(new Error('The database is unreachable.')),
    hanging: () => new Promise<void>(() => {}),
  }
  for (const [name, collect] of Object.entries(collectors)) new Gauge({ name, help: name, registers, collect })
  const answer = await app.anyone({ authorization: `Bearer ${token}` }).fetch('/metrics')
  const metrics = await answer.text()
  expect(answer.status).toBe(200)
  expect(metrics).toContain('twain_http_requests_total')
  expect(metrics).toMatch(/^twain_database_connections\{state="waiting"\} 0$/m)
})
