import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()

const json = { 'content-type': 'application/json' }

async function createStoppedAnswer(client: Client, input: string) {
  let run = { id: '', thread_id: '', step_id: '' }
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body: JSON.stringify({ input }), headers: json })) {
    const event = JSON.parse(data) as { type: string; run?: typeof run }
    run = event.run ?? run
    if (event.type === 'delta') break
  }
  await client.rest('POST', `/api/v1/chat/runs/${run.id}/stop`)
  await follow(client, run.thread_id)
  return { runId: run.id, threadId: run.thread_id, stepId: run.step_id, text: (await read(client, run.step_id)).output }
}

async function follow(client: Client, threadId: string) {
  let text = ''
  let last = ''
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) {
    const event = JSON.parse(data) as { type: string; delta?: string; snapshot?: { text: string } }
    expect(event.type, data).not.toBe('stream_error')
    text = event.type === 'restarted' ? '' : event.type === 'snapshot' ? (event.snapshot?.text ?? '') : text + (event.delta ?? '')
    last = event.type
  }
  expect(last).toBe('done')
  return text
}

interface Answer {
  output: string
  position: number
  is_error: boolean
  metadata: { tool_call_session?: { tool_calls: { name: string }[] } }
}
const read = async (client: Client, stepId: string) => (await client.rest<Answer>('GET', `/api/v1/chat/steps/${stepId}`)).body
const resume = (client: Client, stepId: string) =>
  client.rest<{ id: string; status: string; error: { code: string } }>('POST', `/api/v1/chat/steps/${stepId}/continue`)
const mayContinue = async (client: Client, stepId: string) => {
  const query = graphql(`query MayContinue($id: ID!) { node(id: $id) { ... on Step { viewerCanContinue } } }`)
  return (await client.ask(query, { id: Buffer.from(`Step:${stepId}`).toString('base64') })).node
}

test('continues a stopped answer in place, with the kept text as last message to the model', async () => {
  const { client } = await createPerson(app)
  const { stepId, threadId, runId, text } = await createStoppedAnswer(client, 'Slowly [[interval:20]] [[tokens:500]]')
  expect(await mayContinue(client, stepId)).toEqual({ viewerCanContinue: true })
  app.model.behave({ text: 'and the rest.' })
  const { body: run } = await resume(client, stepId)
  expect(run).toMatchObject({ status: 'running' })
  expect(run.id).not.toBe(runId)
  expect(await follow(client, threadId)).toBe(`${text}and the rest.`)
  expect(await read(client, stepId)).toMatchObject({ output: `${text}and the rest.`, position: 1, is_error: false })
  const request = app.model.requests.findLast(({ messages: sent }) => sent.some(({ role }) => role === 'assistant'))
  expect(request?.messages.slice(-2)).toMatchObject([
    { role: 'assistant', content: text },
    { role: 'user', content: expect.stringContaining('Continue it exactly where it ends') },
  ])
  expect(await mayContinue(client, stepId)).toEqual({ viewerCanContinue: false })
})

test('continues twice, keeps tool calls and returns the active run', async () => {
  const { client } = await createPerson(app)
  // An answer of the test before would end before it is stopped.
  app.model.behave({ text: null })
  const first = await createStoppedAnswer(client, 'Time? [[tool:current_time {}]] [[interval:20]] [[tokens:500]]')
  const { stepId, threadId } = first
  app.model.behave({ tokens: 500, interval: 20, text: null })
  const { body: run } = await resume(client, stepId)
  expect((await resume(client, stepId)).body.id).toBe(run.id)
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) if (data.includes('"type":"delta"')) break
  await client.rest('POST', `/api/v1/chat/runs/${run.id}/stop`)
  await follow(client, threadId)
  const { output } = await read(client, stepId)
  expect(output.startsWith(`${first.text}tok0 `)).toBe(true)
  app.model.behave({ text: 'End.', interval: 0 })
  const { body: last } = await resume(client, stepId)
  expect(last).toMatchObject({ status: 'running', id: expect.not.stringContaining(run.id) })
  const continued = await follow(client, threadId)
  const { status, model, processId } = await app.platform.db.run.findFirstOrThrow({ where: { threadId } })
  expect({ status, model, processId }).toEqual({ status: 'completed', model: 'mock', processId: app.platform.processId })
  expect(continued).toBe(`${output}End.`)
  const { metadata, ...answer } = await read(client, stepId)
  expect(answer.output).toBe(`${output}End.`)
  expect(metadata.tool_call_session?.tool_calls).toMatchObject([{ name: 'current_time' }])
})

test('refuses answers that are complete, not the last, or of other users', async () => {
  const [{ client }, { client: stranger }] = await Promise.all([createPerson(app), createPerson(app)])
  const { stepId, threadId } = await createStoppedAnswer(client, 'Slowly [[interval:20]] [[tokens:500]]')
  expect((await resume(stranger, stepId)).status).toBe(404)
  app.model.behave({ tokens: 2, interval: 0, text: null })
  await client.rest('POST', '/api/v1/chat/stream', { input: 'Next', thread_id: threadId })
  await follow(client, threadId)
  expect(await mayContinue(client, stepId)).toEqual({ viewerCanContinue: false })
  expect(await resume(client, stepId)).toMatchObject({ status: 409, body: { error: { code: 'answer_not_continuable' } } })
})

test.each(['close', 'mid-garbage', 'mid-error'])('continues an answer that the model cut off with %s', async (mode) => {
  const { client } = await createPerson(app)
  app.model.behave({ text: null, tokens: 5, interval: 0 })
  let ids = { thread_id: '', step_id: '' }
  const body = JSON.stringify({ input: `Tell me [[mode:${mode}]] [[after:3]]` })
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: json })) {
    ids = (JSON.parse(data) as { run?: typeof ids }).run ?? ids
  }
  const { thread_id: threadId, step_id: stepId } = ids
  expect(await read(client, stepId)).toMatchObject({ output: 'tok0 tok1 tok2 ', is_error: true })
  expect(await mayContinue(client, stepId)).toEqual({ viewerCanContinue: true })
  app.model.behave({ replies: [{ to: 'Continue it exactly', mode: 'normal', text: 'and the rest.' }] })
  expect(await resume(client, stepId)).toMatchObject({ body: { status: 'running' } })
  expect(await follow(client, threadId)).toBe('tok0 tok1 tok2 and the rest.')
  expect(await read(client, stepId)).toMatchObject({ output: 'tok0 tok1 tok2 and the rest.', is_error: false })
  app.model.behave({ replies: [] })
})

test('does not continue a failed answer without text', async () => {
  const { client } = await createPerson(app)
  let stepId = ''
  const body = JSON.stringify({ input: 'Tell me [[mode:error]] [[status:401]]' })
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: json })) {
    stepId = (JSON.parse(data) as { run?: { step_id: string } }).run?.step_id ?? stepId
  }
  expect(await mayContinue(client, stepId)).toEqual({ viewerCanContinue: false })
})
