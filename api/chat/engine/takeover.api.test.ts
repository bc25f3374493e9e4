import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { AgentPart, PrivateTurn } from '../../agents/agent.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { testApp } from '../../testing/app.ts'
import { getWorkerStores } from '../../testing/database/stores.ts'
import { createSlowAnswer, helloMessage as send, openEngines } from '../../testing/engines.ts'
import { createResponse } from '../../testing/responses.ts'
import type { ReadEvent } from './events/events.ts'
import { maxAttempts } from './runStore.ts'

const app = await testApp({ ROLES: 'web' })
const { db } = app.platform
const { isEmbedded } = getWorkerStores()
const { createProcess, createViewer, getRun: stored, waitForEnd: ended } = openEngines(app)

const expire = (runId: string) => db.$executeRaw`UPDATE runs SET lease_expires_at = now() - interval '1 second' WHERE id = ${runId}::uuid`

async function* saying(text: string): AsyncGenerator<AgentPart> {
  yield { type: 'text', text }
}

async function readAll(viewer: Viewer, threadId: string, after: string | null, onEvent: (event: ReadEvent) => void = () => {}) {
  const events: ReadEvent[] = []
  for await (const batch of (await app.services.runReader.read(
    { participant: viewer, client: { response: createResponse() } },
    { threadId, after },
  )) ?? []) {
    for (const event of batch) {
      events.push(event)
      onEvent(event)
    }
  }
  return events
}

test('restarts an answer whose process died with the same input, and notifies its reader', async () => {
  const viewer = await createViewer()
  await db.user.update({ where: { id: viewer.userId }, data: { about: 'Keeper of bees.' } })
  const slow = createSlowAnswer('lost ', 'and never stored')
  const { runs } = createProcess(slow.answer)
  const { run, thread } = await runs.send(viewer, send)
  const hasRead = Promise.withResolvers<void>()
  const reading = readAll(viewer, thread.id, null, ({ event }) => event.type === 'delta' && hasRead.resolve())
  await hasRead.promise
  await expire(run.id)
  await createProcess(({ answers }) => saying(`Again, for a ${answers?.about}`)).engine.boot()
  const after = await ended(run.id)
  slow.resume()

  expect(after).toMatchObject({
    status: 'completed',
    attempt: 2,
    assistantStep: { output: 'Again, for a Keeper of bees.', status: 'completed' },
  })
  const events = await reading
  expect(events.map(({ event }) => event.type)).toEqual(
    expect.arrayContaining(['delta', 'restarted', 'snapshot', 'assistant_step', 'done']),
  )
  expect(events.at(-1)?.event.type).toBe('done')
})

if (!isEmbedded) {
  test('replaces a dead owner after one missed heartbeat; live owners keep their lease', async () => {
    const viewer = await createViewer()
    const leave = async (lease: string, process: { id: string } | null) => {
      const { runs, engine } = createProcess(createSlowAnswer('').answer)
      const { run } = await runs.send(viewer, { ...send, clientMessageId: randomUUID() })
      await engine.close()
      await db.$executeRaw`
      UPDATE runs SET process_id = ${process?.id ?? randomUUID()}::uuid, lease_expires_at = now() + ${lease}::interval WHERE id = ${run.id}::uuid`
      return run.id
    }
    const killed = await db.process.create({ data: { roles: [] } })
    const kept = [await leave('1 minute', null), await leave('1 minute', killed)]
    const missed = await leave('2 seconds', killed)
    await createProcess(() => saying('again')).engine.boot()
    expect(await stored(missed)).toMatchObject({ attempt: 2 })
    expect(await ended(missed)).toMatchObject({ status: 'completed', attempt: 2 })
    for (const id of kept) expect(await stored(id)).toMatchObject({ attempt: 1 })
  })
}

test.each(['still answers', 'has answered'])('an owner presumed dead writes nothing after another %s', async (state) => {
  const [late, current] = [createSlowAnswer('stale ', 'and late'), createSlowAnswer('', 'the answer')]
  const stale = createProcess(late.answer)
  const { run } = await stale.runs.send(await createViewer(), send)
  await db.step.update({ where: { id: run.assistantStepId }, data: { output: 'stale ' } })
  await expire(run.id)
  await createProcess(current.answer).engine.boot()
  expect((await stored(run.id)).assistantStep.output).toBe('')
  if (state === 'has answered') current.resume()
  const { status, processId } = state === 'has answered' ? await ended(run.id) : await stored(run.id)
  late.resume()
  await stale.engine.close()
  expect(await stored(run.id)).toMatchObject({ status, attempt: 2, processId })
  current.resume()
  expect(await ended(run.id)).toMatchObject({ status: 'completed', attempt: 2, assistantStep: { output: 'the answer', isError: false } })
})

test('interrupts an answer after five retries and keeps its text', async () => {
  const viewer = await createViewer()
  const { runs } = createProcess(createSlowAnswer('').answer)
  const { run, thread } = await runs.send(viewer, send)
  await db.step.update({ where: { id: run.assistantStepId }, data: { output: 'half an answer' } })
  await db.run.update({ where: { id: run.id }, data: { attempt: maxAttempts } })
  await expire(run.id)
  await createProcess(() => saying('never said')).engine.boot()
  expect(await ended(run.id)).toMatchObject({
    status: 'interrupted',
    errorCode: 'interrupted',
    assistantStep: { output: 'half an answer', status: 'completed', isError: true },
  })
  const types = (await readAll(viewer, thread.id, null)).map(({ event }) => event.type)
  expect(types).toEqual(['snapshot', 'stream_error', 'assistant_step', 'done'])

  const again = createProcess(() => saying('whole'))
  const { run: retried } = await again.runs.retry(viewer, { runId: run.id, clientMessageId: 'again' })
  expect(await ended(retried.id)).toMatchObject({ status: 'completed', assistantStep: { output: 'whole', position: 1 } })
})

test('stops a run on takeover if the stop was requested while it had no owner', async () => {
  const viewer = await createViewer()
  const { runs } = createProcess(createSlowAnswer('').answer)
  const { run } = await runs.send(viewer, send)
  await db.run.update({ where: { id: run.id }, data: { stopRequestedAt: new Date() } })
  await expire(run.id)
  await createProcess(() => saying('unwanted')).engine.boot()
  expect(await ended(run.id)).toMatchObject({ status: 'stopped', assistantStep: { output: '', status: 'completed', isError: false } })
})

test('an answer that completes after a stop request counts as stopped', async () => {
  const viewer = await createViewer()
  const slow = createSlowAnswer('all ', 'of it')
  const { runs } = createProcess(slow.answer)
  const { run } = await runs.send(viewer, send)
  await db.run.update({ where: { id: run.id }, data: { stopRequestedAt: new Date() } })
  slow.resume()
  expect(await ended(run.id)).toMatchObject({ status: 'stopped' })
})

test('a process that shuts down hands over its runs immediately', async () => {
  const viewer = await createViewer()
  const leaving = createProcess(createSlowAnswer('half ').answer)
  const next = createProcess(() => saying('whole'))
  await next.engine.boot()
  const { run } = await leaving.runs.send(viewer, send)
  await leaving.engine.close()
  expect(await ended(run.id)).toMatchObject({ status: 'completed', attempt: 2, assistantStep: { output: 'whole' } })
})

test("a tool's change happens once across attempts", async () => {
  const viewer = await createViewer()
  const gate = Promise.withResolvers<void>()
  const results: unknown[] = []
  async function* remembering(turn: PrivateTurn, wait: Promise<void>): AsyncGenerator<AgentPart> {
    const remember = () =>
      turn.once('remember', { content: 'tea', why: 'said so' }, (tx) =>
        tx.memory.create({ data: { userId: turn.userId, content: 'tea' }, select: { id: true } }),
      )
    results.push(await remember())
    yield { type: 'text', text: 'Done.' }
    await wait
    results.push(await remember().catch((error: Error) => error.name))
  }
  const stale = createProcess((turn) => remembering(turn, gate.promise))
  const { run } = await stale.runs.send(viewer, send)
  await vi.waitFor(() => expect(results).toHaveLength(1))
  await expire(run.id)
  await createProcess((turn) => remembering(turn, Promise.resolve())).engine.boot()
  await ended(run.id)
  gate.resolve()
  await vi.waitFor(() => expect(results).toHaveLength(4))

  expect(await db.memory.count({ where: { userId: viewer.userId } })).toBe(1)
  expect(results.slice(0, 3)).toEqual([results[0], results[0], results[0]])
  expect(results[3]).toBe('LostRunError')
})

test('a tool call that was open when its process died is closed', async () => {
  const viewer = await createViewer()
  async function* calling(): AsyncGenerator<AgentPart> {
    yield { type: 'tool-call', id: 'call_1', name: 'remember', displayName: 'Remembering', input: {} }
    await new Promise(() => {})
  }
  const { runs, engine } = createProcess(calling)
  const { run } = await runs.send(viewer, send)
  await vi.waitFor(async () => expect((await stored(run.id)).assistantStep.toolCalls).toHaveLength(1), { timeout: 5000 })
  await db.run.update({ where: { id: run.id }, data: { attempt: maxAttempts } })
  await engine.close()
  await expire(run.id)
  await createProcess(() => saying('never')).engine.boot()
  expect((await ended(run.id)).assistantStep.toolCalls).toMatchObject([{ callId: 'call_1', status: 'completed', isError: true }])
})

test('an unexpected model error fails only its run', async () => {
  const viewer = await createViewer()
  async function* breaking(): AsyncGenerator<AgentPart> {
    yield { type: 'text', text: 'So far' }
    throw new TypeError('undefined is not a function')
  }
  const { runs } = createProcess(breaking)
  const { run } = await runs.send(viewer, send)
  const after = await ended(run.id)
  expect(after).toMatchObject({ status: 'failed', errorCode: 'internal', assistantStep: { output: 'So far', isError: true } })
  expect(after.errorMessage).not.toContain('undefined')
})

test('an answer rejected by the database fails without retries and keeps its text', async () => {
  const viewer = await createViewer()
  let answers = 0
  async function* unstorable(): AsyncGenerator<AgentPart> {
    answers += 1
    yield { type: 'text', text: 'So far' }
    yield { type: 'tool-call', id: 'call_1', name: 'remember', displayName: null as unknown as string, input: {} }
  }
  const { runs, engine } = createProcess(unstorable)
  await engine.boot()
  const { run, thread } = await runs.send(viewer, send)
  const assistantStep = { output: 'So far', isError: true, toolCalls: [] }
  expect(await ended(run.id)).toMatchObject({ status: 'failed', errorCode: 'internal', attempt: 1, assistantStep })
  expect(answers).toBe(1)
  expect((await readAll(viewer, thread.id, null)).at(-1)?.event.type).toBe('done')
})
