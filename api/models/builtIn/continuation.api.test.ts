import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin' })

interface Event {
  run?: { id: string; thread_id: string; step_id: string }
}

test('continues a stopped answer with what is missing', async () => {
  const { client } = await createPerson(app)
  const { db } = app.platform
  const request = { method: 'POST', body: JSON.stringify({ input: 'What can you do?' }), headers: { 'content-type': 'application/json' } }
  let run = { id: '', thread_id: '', step_id: '' }
  for await (const { data } of client.sse('/api/v1/chat/stream', request)) run = (JSON.parse(data) as Event).run ?? run
  const path = `/api/v1/chat/steps/${run.step_id}`
  const read = async () => (await client.rest<{ output: string }>('GET', path)).body.output
  const output = await read()
  await db.step.update({ where: { id: run.step_id }, data: { output: output.slice(0, 20) } })
  await db.run.update({ where: { id: run.id }, data: { status: 'stopped' } })
  expect((await client.rest('POST', `${path}/continue`)).status).toBe(200)
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${run.thread_id}`)) if (data.includes('"type":"done"')) break
  expect(await read()).toBe(output)
})
