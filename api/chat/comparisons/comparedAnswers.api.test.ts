import { expect, test, vi } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { waitForRequest, hold, openTwoModels, read, send, readComparison, listTexts, waitForStatus } from '../../testing/comparisons.ts'
import { createPerson } from '../../testing/people.ts'
import { keep } from '../../testing/threadSteps.ts'

const { app, red, blue, ids, compare, connectGone, aLimitedToken } = await openTwoModels()
const { db } = app.platform

async function askRed(client: Client) {
  const { body } = await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
  const { thread_id: threadId } = body
  await client.rest('POST', '/api/v1/chat/stream', { input: 'Which color?', thread_id: threadId, model_id: ids.red })
  const run = await db.run.findFirstOrThrow({ where: { threadId, status: 'completed' } })
  return { threadId, runId: run.id }
}

const compareAnswer = (client: Client, runId: string, more: object = {}) =>
  client.rest<{ run: { id: string }; error: { code: string } }>('POST', `/api/v1/chat/runs/${runId}/retry`, {
    model_id: ids.blue,
    is_compared: true,
    ...more,
  })

test('compares the last answer with one of another model, once per request', async () => {
  const { client } = await createPerson(app)
  const { threadId, runId } = await askRed(client)
  const release = hold(blue)
  const client_id = crypto.randomUUID()
  const compared = await compareAnswer(client, runId, { client_id })
  expect(compared.status).toBe(200)
  expect((await compareAnswer(client, runId, { client_id })).body.run.id).toBe(compared.body.run.id)
  const { answers } = await waitForStatus(client, threadId, 'answering')
  expect(answers).toMatchObject([{ model: { name: 'red' }, step: { output: 'From red.' } }, { model: { name: 'blue' } }])
  await waitForRequest(blue)
  release()
  expect(listTexts(await waitForStatus(client, threadId, 'open'))).toEqual(['From red.', 'Half done.'])
  expect(await readComparison(client, threadId)).toEqual(['Which color?', 'From red.'])
  expect((await keep(client, answers[1]?.step?.id)).status).toBe(200)
  expect(await readComparison(client, threadId)).toEqual(['Which color?', 'Half done.'])
  expect(await db.thread.findUnique({ where: { id: threadId } })).toMatchObject({ modelName: 'blue' })
})

test('compares only the last answer, and not with an unknown model', async () => {
  const { client } = await createPerson(app)
  const { threadId, runId } = await askRed(client)
  await send(client, threadId, 'Why?')
  await vi.waitFor(async () => expect(await readComparison(client, threadId)).toHaveLength(4))
  await vi.waitFor(async () =>
    expect(await compareAnswer(client, runId)).toMatchObject({ status: 409, body: { error: { code: 'not_last_answer' } } }),
  )
  expect(await compareAnswer(client, runId, { model_id: threadId })).toMatchObject({
    status: 404,
    body: { error: { code: 'no_such_model' } },
  })
  expect(await read(client, threadId)).toBeNull()
})

test('an answer that could not be started says why', async () => {
  const { client } = await createPerson(app)
  const program = await aLimitedToken(client)
  const release = hold(red)
  const { threadId } = await compare(program)
  await db.accessToken.updateMany({ where: { messagesPerDay: 3 }, data: { messageCount: 3 } })
  await waitForRequest(red)
  release()
  const { answers } = await waitForStatus(program, threadId, 'open')
  expect(answers[1]).toMatchObject({ step: null, error: { code: 'access_token_messages_used_up' } })
  const { id: runId } = await db.run.findFirstOrThrow({ where: { threadId } })
  expect(await compareAnswer(program, runId)).toMatchObject({ status: 429, body: { error: { code: 'access_token_messages_used_up' } } })
  expect((await compareAnswer(client, runId)).status).toBe(200)
  const retried = await waitForStatus(client, threadId, 'open')
  expect(retried.answers[1]).toMatchObject({ step: { output: 'From blue.' }, error: null })
  expect(await keep(program, answers[0]?.step?.id)).toMatchObject({ status: 200 })
})

test('a queued message is answered by both models, or by one if the other was removed', async () => {
  const { client } = await createPerson(app)
  const removed = await connectGone()
  const { threadId } = await askRed(client)
  const release = hold(red)
  const sent = send(client, threadId, 'Wait.')
  // The model may also be asked for a title.
  await vi.waitFor(() => expect(red.requests.some(({ body }) => body.includes('Wait.'))).toBe(true))
  const queue = (input: string, compared_model_id: string) =>
    client.rest<{ queued_messages: object[] }>('POST', `/api/v1/chat/threads/${threadId}/queue`, { input, compared_model_id })
  expect(await queue('Which?', threadId)).toMatchObject({ status: 404, body: { error: { code: 'no_such_model' } } })
  expect((await queue('Which?', removed)).body.queued_messages).toMatchObject([{ compared_model: { name: 'gone' } }])
  expect((await queue('And now?', ids.blue)).body.queued_messages[1]).toMatchObject({ compared_model: { name: 'blue' } })
  await db.connectedModel.update({ where: { id: removed }, data: { isAvailable: false } })
  await app.services.models.publishChange()
  release()
  await sent
  await vi.waitFor(async () => expect(await readComparison(client, threadId)).toContain('And now?'), { timeout: 10_000 })
  expect(listTexts(await waitForStatus(client, threadId, 'open'))).toEqual(['From red.', 'From blue.'])
  expect((await readComparison(client, threadId)).slice(2)).toEqual(['Wait.', 'Half done.', 'Which?', 'From red.', 'And now?', 'From red.'])
})
