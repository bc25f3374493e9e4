import { decodeGlobalID } from '@pothos/plugin-relay'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'
import { notes, openUploads, uploadFile } from '../../testing/files/uploads.ts'
import { pickBySize } from '../../../scripts/testing/proof.ts'
import { BranchModel } from '../../testing/branchModel.ts'
import { edit, follow, getHistory, type History, listInputs, json, keep, readExport, remove, say, show } from '../../testing/threadSteps.ts'

const { app, storedFiles } = await openUploads()
const { db } = app.platform
const capabilities = { contextTokens: 8000, acceptsImages: false, callsTools: false, reasons: false }
const { models } = await db.modelConnection.create({
  data: { preset: 'ollama', baseUrl: app.model.url, models: { create: { name: 'other', isAvailable: true, ...capabilities } } },
  include: { models: true },
})
await app.services.models.publishChange()

async function regenerate(client: Client, answerId: string, threadId: string, more: object = {}) {
  const { id } = await db.run.findUniqueOrThrow({ where: { assistantStepId: answerId } })
  const response = await client.rest<{ deleted_step_ids: string[] }>('POST', `/api/v1/chat/runs/${id}/retry`, more)
  await follow(client, threadId)
  return response
}

const compared = { compared_model_id: models[0]?.id }
const untilSettled = (threadId: string) =>
  vi.waitFor(async () => expect(await db.comparison.count({ where: { threadId, state: { not: 'open' } } })).toBe(0), { timeout: 10_000 })

async function compare(client: Client, input: string, threadId: string) {
  await say(client, input, threadId, [], compared)
  await untilSettled(threadId)
}

async function stopFirst(client: Client, threadId: string, number: number) {
  const body = JSON.stringify({ input: `Wait [[mode:mid-hang]] [[after:1]] ${number}`, thread_id: threadId, ...compared })
  let runId = ''
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: json })) {
    runId ||= JSON.parse(data || '{}').run?.id ?? ''
    if (/tok0/.test(data)) break
  }
  await client.rest('POST', `/api/v1/chat/runs/${runId}/stop`)
  await untilSettled(threadId)
}

async function readComparison(client: Client, threadId: string) {
  type Found = { comparison: { status: string; answers: { is_shown: boolean; step: { id: string } }[] } | null }
  return (await client.rest<Found>('GET', `/api/v1/chat/threads/${threadId}/comparison`)).body.comparison
}

const readThread = graphql(`query BranchThread($uuid: String!) { viewer { thread(uuid: $uuid) {
  stepCount steps(last: 100) { edges { node { uuid parentId versionIds } } } } } }`)

test('editing an earlier message keeps its branch, which can be shown again', async () => {
  const { client } = await createPerson(app)
  const threadId = await say(client, 'Red [[tokens:2]]')
  await say(client, 'Why? [[tokens:2]]', threadId)
  const before = await getHistory(client, threadId)
  const { body } = await edit(client, before.steps[0]?.id ?? '', 'Blue [[tokens:2]]', threadId)
  expect(body.deleted_step_ids).toEqual(before.steps.map(({ id }) => id))
  const after = await getHistory(client, threadId)
  expect(listInputs(after)).toEqual(['Blue [[tokens:2]]'])
  expect(after.thread).toMatchObject({ step_count: 2, first_message_preview: 'Blue [[tokens:2]]' })
  const first = [before.steps[0]?.id, after.steps[0]?.id]
  expect(after.steps[0]?.version_ids).toEqual(first)

  await show(client, first[0] ?? '')
  const again = await getHistory(client, threadId)
  expect(again.steps.map(({ id }) => id)).toEqual(before.steps.map(({ id }) => id))
  expect(again.steps[0]?.version_ids).toEqual(first)
  const { step_count, first_message_preview, last_message_preview } = before.thread
  expect(again.thread).toMatchObject({ step_count, first_message_preview, last_message_preview })
})

test('a regenerated answer keeps the previous one with what followed', async () => {
  const { client } = await createPerson(app)
  const threadId = await say(client, 'Red [[tokens:2]]')
  await say(client, 'Why? [[tokens:2]]', threadId)
  const before = await getHistory(client, threadId)
  await regenerate(client, before.steps[1]?.id ?? '', threadId)
  const { steps } = await getHistory(client, threadId)
  expect(steps).toHaveLength(2)
  expect(steps[1]?.version_ids).toEqual([before.steps[1]?.id, steps[1]?.id])
  await show(client, before.steps[1]?.id ?? '')
  expect((await getHistory(client, threadId)).steps.map(({ id }) => id)).toEqual(before.steps.map(({ id }) => id))
})

test('the model reads the shown branch only', async () => {
  const { client } = await createPerson(app)
  const threadId = await say(client, 'My boat is red. [[tokens:2]]')
  const { steps } = await getHistory(client, threadId)
  await edit(client, steps[0]?.id ?? '', 'My boat is blue. [[tokens:2]]', threadId)
  await say(client, 'Which color? [[tokens:2]]', threadId)
  // Titles and memories are requested after answers.
  const sent = app.model.requests.map(({ messages }) => JSON.stringify(messages)).find((messages) => messages.includes('Which color?'))
  expect(sent).toContain('boat is blue')
  expect(sent).not.toContain('boat is red')
})

test('switching before the summary discards it', async () => {
  const { client } = await createPerson(app)
  const threadId = await say(client, 'Red [[tokens:2]]')
  await say(client, 'Why? [[tokens:2]]', threadId)
  const { steps } = await getHistory(client, threadId)
  const summarized = { summary: 'Red things', summaryPosition: 2 }
  await db.thread.update({ where: { id: threadId }, data: summarized })
  await edit(client, steps[2]?.id ?? '', 'How? [[tokens:2]]', threadId)
  expect(await db.thread.findUnique({ where: { id: threadId } })).toMatchObject(summarized)
  await edit(client, steps[0]?.id ?? '', 'Blue [[tokens:2]]', threadId)
  expect(await db.thread.findUnique({ where: { id: threadId } })).toMatchObject({ summary: null, summaryPosition: 0 })
})

test('search finds hidden branches, the JSON export includes them, Markdown only the shown one', async () => {
  const { client } = await createPerson(app)
  const threadId = await say(client, 'The lighthouse [[tokens:2]]')
  const [question] = (await getHistory(client, threadId)).steps
  await edit(client, question?.id ?? '', 'The harbour [[tokens:2]]', threadId)
  await client.rest('PATCH', `/api/v1/chat/threads/${threadId}`, { name: 'Places' })
  const { body } = await client.rest('GET', '/api/v1/chat/threads/search?q=lighthouse')
  expect(body).toMatchObject({ results: [{ id: threadId, message: { step_id: question?.id, position: null } }] })

  expect(await readExport(client, threadId, 'markdown')).not.toContain('lighthouse')
  const exported = JSON.parse(await readExport(client, threadId, 'json')) as History
  expect(exported.steps.map(({ parent_id, position, input }) => [parent_id, position, input])).toEqual([
    [null, 0, 'The harbour [[tokens:2]]'],
    [exported.steps[0]?.id, 1, ''],
    [null, null, 'The lighthouse [[tokens:2]]'],
    [question?.id, null, ''],
  ])
})

test('versions of a message share their files until the last one is deleted', async () => {
  const person = await createPerson(app)
  const { client } = person
  const file = await uploadFile(person)
  const threadId = await say(client, 'Read this. [[tokens:2]]', undefined, [file])
  const [first] = (await getHistory(client, threadId)).steps
  await edit(client, first?.id ?? '', 'Read this again. [[tokens:2]]', threadId)
  const read = app.model.requests.map(({ messages }) => JSON.stringify(messages))
  expect(read.find((sent) => sent.includes('Read this again.'))).toContain('Freya')
  const [second] = (await getHistory(client, threadId)).steps
  expect(second?.elements).toHaveLength(1)
  await remove(client, first?.id ?? '')
  await app.services.uploads.deleteUnsent(new Date())
  const opened = await client.fetch(second?.elements[0]?.url ?? '')
  expect(await opened.text()).toBe(notes.contents)
  await remove(client, second?.id ?? '')
  await app.services.uploads.deleteUnsent(new Date())
  expect(await storedFiles()).not.toContain(`uploads/${file.id}`)
  expect((await getHistory(client, threadId)).thread).toMatchObject({ step_count: 0, last_message_preview: null })
})

test('branches of others stay hidden, and a running answer prevents changes', async () => {
  const [{ client }, { client: stranger }] = await Promise.all([createPerson(app), createPerson(app)])
  const threadId = await say(client, 'Mine [[tokens:2]]')
  const [question, answer] = (await getHistory(client, threadId)).steps
  const { id = '' } = question ?? {}
  expect([(await show(stranger, id)).status, (await remove(stranger, id)).status]).toEqual([404, 404])
  expect((await remove(client, answer?.id ?? '')).status).toBe(404)
  const { body } = await client.rest<{ run: { id: string } }>('POST', `/api/v1/chat/steps/${id}/resend`, { input: 'Wait. [[mode:hang]]' })
  expect([(await show(client, id)).status, (await remove(client, id)).status]).toEqual([409, 409])
  await client.rest('POST', `/api/v1/chat/runs/${body.run.id}/stop`)
  await follow(client, threadId)
  expect([(await show(client, id)).status, (await remove(client, id)).status]).toEqual([200, 200])
})

test('an answer that failed without text is replaced', async () => {
  const { client } = await createPerson(app)
  const threadId = await say(client, 'Please [[mode:error]] [[status:400]]')
  const [, failed] = (await getHistory(client, threadId)).steps
  await regenerate(client, failed?.id ?? '', threadId)
  const { steps } = await getHistory(client, threadId)
  expect(steps[1]?.version_ids).toEqual([steps[1]?.id])
})

test('statements do not grow with the branch', async () => {
  const { client, id: userId } = await createPerson(app)
  const count = async (length: number) => {
    const { id: threadId } = await db.thread.create({ data: { userId, stepCount: length } })
    const ids = Array.from({ length }, () => crypto.randomUUID())
    const step = { threadId, userId, stepType: 'user_message', status: 'sent' } as const
    await db.step.createMany({
      data: ids.map((id, position) => ({ ...step, id, position, parentId: ids[position - 1], input: `Message ${position}` })),
    })
    const { id: other } = await db.step.create({ data: { ...step, input: 'Other', parentId: ids[0], hiddenAt: new Date() } })
    const statements = await app.countStatements(async () => {
      await show(client, other)
      await show(client, ids[1] ?? '')
    })
    expect((await getHistory(client, threadId)).steps.map(({ id }) => id)).toEqual(ids)
    return statements.length
  }
  await count(5)
  expect(await count(200)).toBe(await count(5))
})

const actions = fc.array(
  fc.record({
    kind: fc.constantFrom('send', 'edit', 'regenerate', 'stop', 'show', 'delete', 'compare', 'compareLast', 'stopFirst', 'keep'),
    pick: fc.nat(),
  } as const),
  {
    minLength: 6,
    maxLength: 14,
  },
)

test('random edits, regenerations, stops, switches, deletions and comparisons match a tree', { timeout: 1_200_000 }, async () => {
  const { client } = await createPerson(app)
  await fc.assert(
    fc.asyncProperty(actions, async (steps) => {
      const model = new BranchModel()
      const threadId = await say(client, 'Start [[tokens:1]]')
      const learn = async () => model.append((await getHistory(client, threadId)).steps.slice(model.path().length).map(({ id }) => id))
      /** The answer that is shown can be an older one. */
      const learnVersions = async () => {
        await untilSettled(threadId)
        const last = (await getHistory(client, threadId)).steps.at(-1)
        const known = new Set(model.all())
        model.append(last?.version_ids.filter((id) => !known.has(id)) ?? [])
        model.show(last?.id ?? '')
      }
      await learn()
      let number = 0
      for (const { kind, pick } of steps) {
        const text = `Message ${(number += 1)} [[tokens:1]]`
        const [questions, answers] = [model.questions(), model.answers()]
        const [question, answer] = [questions[pick % questions.length], answers[pick % answers.length]]
        if (kind === 'send' || !question || !answer) {
          await say(client, text, threadId)
        } else if (kind === 'edit') {
          await edit(client, question, text, threadId)
          model.showBefore(question)
        } else if (kind === 'regenerate') {
          await regenerate(client, answer, threadId)
          model.showBefore(answer)
          await learnVersions()
        } else if (kind === 'compare') {
          await compare(client, text, threadId)
          await learn()
          model.showBefore(model.path().at(-1) ?? '')
          await learnVersions()
        } else if (kind === 'compareLast') {
          const last = model.path().at(-1) ?? ''
          await regenerate(client, last, threadId, { is_compared: true, model_id: models[0]?.id })
          model.showBefore(last)
          await learnVersions()
          expect((await readComparison(client, threadId))?.answers[0]?.step.id).toBe(last)
        } else if (kind === 'stopFirst') {
          await stopFirst(client, threadId, number)
          expect(await readComparison(client, threadId)).toBeNull()
        } else if (kind === 'keep') {
          const comparison = await readComparison(client, threadId)
          const kept = comparison?.answers[pick % 2]?.step.id ?? answer
          if (comparison) expect(comparison.answers.map(({ step }) => step.id)).toEqual(expect.arrayContaining(model.path().slice(-1)))
          // Another branch may be shown.
          const isCompared = (await db.comparison.count({ where: { OR: [{ firstStepId: kept }, { secondStepId: kept }] } })) > 0
          expect((await keep(client, kept)).status).toBe(isCompared || model.path().includes(kept) ? 200 : 404)
          if (isCompared) model.show(kept)
        } else if (kind === 'stop') {
          const { body } = await client.rest<{ run: { id: string } }>('POST', `/api/v1/chat/steps/${question}/resend`, {
            input: `Wait [[mode:mid-hang]] [[after:1]] ${number}`,
          })
          for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) if (/tok0/.test(data)) break
          await client.rest('POST', `/api/v1/chat/runs/${body.run.id}/stop`)
          await follow(client, threadId)
          model.showBefore(question)
        } else if (kind === 'show') {
          const one = pick % 2 ? question : answer
          await show(client, one)
          model.show(one)
        } else {
          await remove(client, question)
          model.remove(question)
        }
        if (!question || ['send', 'edit', 'stop', 'stopFirst'].includes(kind)) await learn()
        const shown = await getHistory(client, threadId)
        expect(shown.steps.map(({ id }) => id)).toEqual(model.path())
        expect(shown.steps.map(({ version_ids }) => version_ids)).toEqual(model.path().map((id) => model.versions(id)))
        expect(shown.steps.map(({ position, parent_id }) => [position, parent_id])).toEqual(
          model.path().map((_, index) => [index, model.path()[index - 1] ?? null]),
        )
        const { viewer } = await client.ask(readThread, { uuid: threadId })
        const read = viewer?.thread?.steps?.edges.map(({ node: { uuid, parentId, versionIds } }) => ({
          id: uuid,
          parent_id: parentId && decodeGlobalID(parentId).id,
          version_ids: versionIds.map((id) => decodeGlobalID(id).id),
        }))
        expect(read).toEqual(shown.steps.map(({ id, parent_id, version_ids }) => ({ id, parent_id, version_ids })))
        expect(viewer?.thread?.stepCount).toBe(model.path().length)
        const exported = JSON.parse(await readExport(client, threadId, 'json')) as History
        expect(exported.steps.map(({ id }) => id).toSorted()).toEqual(model.all())
        expect(await db.run.count({ where: { threadId, endedAt: null } })).toBe(0)
      }
    }),
    { numRuns: pickBySize(40, 2), endOnFailure: true, seed: Number(process.env.SEED ?? 20_261_126) },
  )
})
