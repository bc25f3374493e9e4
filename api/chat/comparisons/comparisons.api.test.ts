import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import type { Client } from '../../testing/client.ts'
import {
  waitForRequest,
  hold,
  openTwoModels,
  read,
  send,
  readComparison,
  stop,
  listTexts,
  waitForStatus,
} from '../../testing/comparisons.ts'
import { createPerson } from '../../testing/people.ts'
import { getHistory, keep } from '../../testing/threadSteps.ts'

const { app, red, blue, ids, compare, connectGone, aLimitedToken } = await openTwoModels()
const { db } = app.platform
const modelOf = async (client: Client, threadId: string) => {
  const query = graphql(`query ComparedThreadModel($uuid: String!) { viewer { thread(uuid: $uuid) { model { name } } } }`)
  return (await client.ask(query, { uuid: threadId })).viewer?.thread?.model.name
}

test('writes the second answer after the first and shows the first again', async () => {
  const { client } = await createPerson(app)
  const releaseRed = hold(red)
  const releaseBlue = hold(blue)
  const { threadId } = await compare(client)
  const waiting = await waitForStatus(client, threadId, 'waiting')
  expect(waiting.answers).toMatchObject([
    { model: { name: 'red' }, step: { status: 'streaming' }, is_shown: true, error: null },
    { model: { name: 'blue' }, step: null, is_shown: false, error: null },
  ])
  await waitForRequest(red)
  expect(blue.requests).toEqual([])
  releaseRed()
  await waitForStatus(client, threadId, 'answering')
  expect(await keep(client, waiting.answers[0]?.step?.id)).toMatchObject({ status: 409, body: { error: { code: 'already_sending' } } })
  await waitForRequest(blue)
  releaseBlue()
  const open = await waitForStatus(client, threadId, 'open')
  expect(open.answers).toMatchObject([
    { step: { output: 'Half done.', metadata: { agent_model: 'red' } }, is_shown: true },
    { step: { output: 'Half done.', metadata: { agent_model: 'blue' } }, is_shown: false },
  ])
  const { steps, thread } = await getHistory(client, threadId)
  expect(steps.map(({ id }) => id)[1]).toBe(open.answers[0]?.step?.id)
  expect(steps[1]?.version_ids).toEqual(open.answers.map(({ step }) => step?.id))
  expect(thread).toMatchObject({ step_count: 2, last_message_preview: 'Half done.' })
  expect(await modelOf(client, threadId)).toBe('red')
})

test.each([
  ['first', 0, 'From red.', 'red'],
  ['second', 1, 'From blue.', 'blue'],
] as const)('keeps the %s answer and its model, and continues it', async (_name, index, text, model) => {
  const { client } = await createPerson(app)
  const { threadId } = await compare(client)
  const { answers } = await waitForStatus(client, threadId, 'open')
  expect(await keep(client, answers[index]?.step?.id)).toMatchObject({ status: 200, body: { step_count: 2, last_message_preview: text } })
  expect(await keep(client, answers[index]?.step?.id)).toMatchObject({ status: 200 })
  expect(await keep(client, answers[1 - index]?.step?.id)).toMatchObject({ status: 404 })
  expect(await read(client, threadId)).toBeNull()
  expect(await readComparison(client, threadId)).toEqual(['Which color?', text])
  expect((await getHistory(client, threadId)).steps[1]?.version_ids).toHaveLength(2)
  await send(client, threadId, 'Why?')
  expect(await readComparison(client, threadId)).toEqual(['Which color?', text, 'Why?', text])
  expect(await modelOf(client, threadId)).toBe(model)
})

test('the next message keeps the first answer', async () => {
  const { client } = await createPerson(app)
  const { threadId } = await compare(client)
  await waitForStatus(client, threadId, 'open')
  await send(client, threadId, 'Why?')
  expect(await readComparison(client, threadId)).toEqual(['Which color?', 'From red.', 'Why?', 'From red.'])
  expect(await read(client, threadId)).toBeNull()
  expect(JSON.stringify(red.requests.at(-1)?.body)).not.toContain('blue')
})

test('Stop ends the first answer and the comparison', async () => {
  const { client } = await createPerson(app)
  hold(red)
  const { threadId, runId } = await compare(client)
  await waitForRequest(red)
  await stop(client, runId)
  await vi.waitFor(async () => expect(await read(client, threadId)).toBeNull(), { timeout: 5_000 })
  expect((await getHistory(client, threadId)).steps).toHaveLength(2)
  expect(blue.requests).toEqual([])
})

test('Stop ends the second answer, which keeps its text', async () => {
  const { client } = await createPerson(app)
  hold(blue)
  const { threadId } = await compare(client)
  await vi.waitFor(async () => expect(listTexts(await read(client, threadId))?.[1]).toBe('Half '), { timeout: 5_000 })
  const active = await db.run.findFirstOrThrow({ where: { threadId, endedAt: null } })
  await stop(client, active.id)
  expect(listTexts(await waitForStatus(client, threadId, 'open'))).toEqual(['From red.', 'Half '])
  expect(await readComparison(client, threadId)).toEqual(['Which color?', 'From red.'])
})

test('shows the second answer if the first one failed, and retries it in its place', async () => {
  const { client } = await createPerson(app)
  red.handle = (_request, response) => void response.writeHead(400).end('{"error":{"message":"No."}}')
  const { threadId } = await compare(client)
  const open = await waitForStatus(client, threadId, 'open')
  expect(open.answers).toMatchObject([
    { is_shown: false, step: { output: '' } },
    { is_shown: true, step: { output: 'From blue.' } },
  ])
  expect(await modelOf(client, threadId)).toBe('blue')
  red.handle = null
  const failed = await db.run.findFirstOrThrow({ where: { threadId, status: 'failed' } })
  await client.rest('POST', `/api/v1/chat/runs/${failed.id}/retry`, {})
  const again = await waitForStatus(client, threadId, 'open')
  expect(listTexts(again)).toEqual(['From red.', 'From blue.'])
  expect(again.answers.map(({ is_shown }) => is_shown)).toEqual([true, false])
  expect(again.answers[0]?.step?.metadata.agent_model).toBe('red')
  expect(await modelOf(client, threadId)).toBe('red')
})

test('the default model does not answer for one that is unreachable, and Retry asks that model again', async () => {
  const { client } = await createPerson(app)
  blue.handle = (_request, response) => void response.writeHead(404).end('{"error":{"message":"No."}}')
  const { threadId } = await compare(client)
  const open = await waitForStatus(client, threadId, 'open')
  expect(open.answers).toMatchObject([
    { is_shown: true, step: { output: 'From red.' } },
    { is_shown: false, model: { name: 'blue' }, step: { output: '', metadata: { agent_model: 'blue' } } },
  ])
  const failed = await db.run.findFirstOrThrow({ where: { threadId, status: 'failed' } })
  expect(failed.errorCode).toBe('model_unknown')
  blue.handle = null
  await client.rest('POST', `/api/v1/chat/runs/${failed.id}/retry`, {})
  expect(listTexts(await waitForStatus(client, threadId, 'open'))).toEqual(['From red.', 'From blue.'])
})

test('queued messages wait for both answers', async () => {
  const { client } = await createPerson(app)
  const releaseRed = hold(red)
  const releaseBlue = hold(blue)
  const { threadId } = await compare(client)
  await client.rest('POST', `/api/v1/chat/threads/${threadId}/queue`, { input: 'And then?' })
  await waitForRequest(red)
  releaseRed()
  await waitForStatus(client, threadId, 'answering')
  await app.services.queue.sendNext(threadId)
  expect(await readComparison(client, threadId)).not.toContain('And then?')
  await waitForRequest(blue)
  releaseBlue()
  await vi.waitFor(async () => expect(await readComparison(client, threadId)).toHaveLength(4), { timeout: 10_000 })
  expect((await readComparison(client, threadId)).slice(0, 3)).toEqual(['Which color?', 'Half done.', 'And then?'])
})

test('continues after a process died, in every state, once', async () => {
  const { client } = await createPerson(app)
  const { threadId } = await compare(client)
  const { answers } = await waitForStatus(client, threadId, 'open')
  const secondStepId = answers[1]?.step?.id ?? ''
  // Simulates a process that died before showing the second answer.
  await client.rest('POST', `/api/v1/chat/steps/${secondStepId}/show`)
  await db.comparison.update({ where: { threadId }, data: { state: 'answering' } })
  expect(listTexts(await waitForStatus(client, threadId, 'open'))).toEqual(['From red.', 'From blue.'])
  expect(await readComparison(client, threadId)).toEqual(['Which color?', 'From red.'])
  // Simulates a process that died before starting the second answer.
  await db.step.delete({ where: { id: secondStepId } })
  const first = { threadId, firstStepId: answers[0]?.step?.id ?? '', firstModelId: ids.red, firstModelName: 'red' }
  await db.comparison.create({ data: { ...first, secondModelId: ids.blue, secondModelName: 'blue' } })
  await waitForStatus(client, threadId, 'open')
  expect(await db.run.count({ where: { threadId } })).toBe(2)
})

test('a message sent between both answers is refused or continues the first one', async () => {
  const { client } = await createPerson(app)
  const { threadId } = await compare(client)
  for (let sent = 0; sent < 20; sent++) {
    const { status } = await send(client, threadId, 'Next?')
    if (status === 200) break
    expect(status).toBe(409)
  }
  await vi.waitFor(async () => expect(await readComparison(client, threadId)).toEqual(['Which color?', 'From red.', 'Next?', 'From red.']))
  expect(await db.run.count({ where: { threadId } })).toBe(3)
})

test('the default model does not answer for a model that was removed', async () => {
  const { client } = await createPerson(app)
  const removed = await connectGone()
  const release = hold(red)
  const { threadId } = await compare(client, { compared_model_id: removed })
  await db.connectedModel.delete({ where: { id: removed } })
  await app.services.models.publishChange()
  await waitForRequest(red)
  release()
  const { answers } = await waitForStatus(client, threadId, 'open')
  expect(answers).toMatchObject([{ is_shown: true }, { is_shown: false, step: { output: '', metadata: { agent_model: 'gone' } } }])
  expect(await db.run.findFirst({ where: { threadId, status: 'failed' } })).toMatchObject({ errorCode: 'model_unknown' })
  const refused = await client.rest('POST', '/api/v1/chat/stream', { input: 'Hi', compared_model_id: removed })
  expect(refused.body).toMatchObject({ error: { code: 'no_such_model' } })
})

test('both answers count, and a message without room for both is refused', async () => {
  const { client, id: userId } = await createPerson(app)
  const program = await aLimitedToken(client)
  const { threadId } = await compare(program)
  await waitForStatus(program, threadId, 'open')
  expect(await db.dailyUse.findFirst({ where: { userId } })).toMatchObject({ messages: 2 })
  const refused = await program.rest('POST', '/api/v1/chat/stream', { input: 'Again', thread_id: threadId, compared_model_id: ids.blue })
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'access_token_messages_used_up' } } })
  expect((await send(program, threadId, 'One more')).status).toBe(200)
})

test('others neither see nor keep answers, and both APIs show the same', async () => {
  const [{ client }, { client: stranger }] = await Promise.all([createPerson(app), createPerson(app)])
  const { threadId } = await compare(client)
  const { answers } = await waitForStatus(client, threadId, 'open')
  const stepId = answers[0]?.step?.id ?? ''
  expect((await stranger.rest('GET', `/api/v1/chat/threads/${threadId}/comparison`)).status).toBe(404)
  expect((await keep(stranger, stepId)).status).toBe(404)
  const query = graphql(`query ComparedAnswers($uuid: String!) { viewer { thread(uuid: $uuid) {
    comparison { status answers { isShown errorMessage errorCode model { name } step { uuid output } } } } } }`)
  const { viewer } = await client.ask(query, { uuid: threadId })
  expect(viewer?.thread?.comparison).toEqual({
    status: 'OPEN',
    answers: answers.map(({ is_shown, model: { name }, step }) => ({
      isShown: is_shown,
      errorMessage: null,
      errorCode: null,
      model: { name },
      step: { uuid: step?.id, output: step?.output },
    })),
  })
})
