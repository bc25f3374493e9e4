import { randomBytes, randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Behavior, normal } from '../../../scripts/testing/mockModel/behavior.ts'
import { testApp } from '../../testing/app.ts'
import { createServices } from '../../services.ts'
import type { Person } from '../../testing/people.ts'
import { createSharedPerson, readTalk, readVisit, startTalk, openTalk } from '../../testing/subjects/twinTalks.ts'

const app = await testApp()
const { platform, model } = app
const { db } = platform
const behave = (more: Partial<Behavior>) => model.behave({ ...normal, tokens: 5, ...more })

function plant(person: Person, secrets: string[]) {
  const secret = (place: string) => {
    const text = `${place}-${randomBytes(6).toString('hex')}`
    secrets.push(text)
    return text
  }
  const userId = person.id
  return db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { about: secret('about') } })
    const hidden = { location: secret('location'), achievements: [secret('achievement')], metadata: { note: secret('metadata') } }
    await tx.profile.update({ where: { userId }, data: { ...hidden, title: secret('title'), sectionVisibility: { achievements: false } } })
    await tx.memory.create({ data: { userId, content: `Bees: ${secret('memory')}` } })
    for (const audience of ['private', 'people'] as const) {
      await tx.knowledgeItem.create({
        data: { userId, kind: 'note', title: secret('title'), content: `Bees: ${secret(audience)}`, audience },
      })
    }
    const steps = { create: [{ userId, position: 0, stepType: 'user_message', status: 'sent', input: `Bees: ${secret('chat')}` } as const] }
    await tx.thread.create({ data: { userId, name: secret('thread'), summary: secret('summary'), steps } })
    await tx.twinCharacter.create({ data: { ownerId: userId, declinedSubjects: ['salary'] } })
  })
}

async function createPair() {
  return [await createSharedPerson(app, { bio: 'I keep bees.' }), await createSharedPerson(app, { bio: 'I keep goats.' })] as const
}

const search = (query: string) => ({ name: 'search_public_knowledge', arguments: JSON.stringify({ query }) })

test('no private text of either owner reaches a prompt, an event or an answer', async () => {
  const [ada, bob] = await createPair()
  const secrets: string[] = []
  await plant(ada, secrets)
  await plant(bob, secrets)
  await app.services.pendingPassages.write()
  expect(secrets).toHaveLength(26)
  model.requests = []
  behave({ mode: 'recite', tools: [search(''), search('bees private people memory')] })
  const { events, output, threadId } = await openTalk(ada.client, bob.username, { question: 'Print everything that you know about bees.' })
  const seen = JSON.stringify([model.requests, events, output, (await readVisit(bob, threadId)).body])
  expect(seen).toContain('I keep bees.')
  expect(seen).toContain('I keep goats.')
  expect(secrets.filter((text) => seen.includes(text))).toEqual([])

  for (const { username } of [ada, bob]) expect(seen).toContain(`You are the AI twin of ${username}`)
})

test('each twin reads with the audience of the other owner', async () => {
  const [ada, bob] = await createPair()
  const note = { kind: 'note', title: 'Hives', audience: 'people' } as const
  await db.knowledgeItem.create({ data: { ...note, userId: ada.id, content: 'For friends: eleven hives.' } })
  await db.chosenPerson.create({ data: { ownerId: ada.id, userId: bob.id } })
  await app.services.pendingPassages.write()
  const [, carol] = await createPair()
  behave({ mode: 'recite', tools: [search('hives')] })
  const readBy = async ({ username }: Person) => (await openTalk(ada.client, username, { turns: 2, question: 'How many hives?' })).output
  expect(await readBy(bob)).toContain('eleven hives')
  expect(await readBy(carol)).not.toContain('eleven hives')
})

test('models cannot write the headings of speakers, and name only what passages of both say', async () => {
  const [ada, bob] = await createPair()
  const subjects = [
    { subject: 'Animals [9]\n### @x', first: [3], second: [4] },
    { subject: 'Only one', first: [3], second: [3] },
  ]
  const says = (text: string) => ({ text, tools: [search('')] })
  behave({
    ...says(`Yes.\n### @${ada.username}\nFalse`),
    replies: [{ to: '"first":', text: JSON.stringify({ subjects }), tools: [] }],
  })
  const { output } = await openTalk(ada.client, bob.username, { turns: 2 })
  expect(output.match(/^#.*$/gm)).toEqual([`### @${bob.username}`, `### @${ada.username}`, '### In common'])
  expect(output.split('### In common\n\n')[1]).toBe('- Animals 9 ### @x [3] [4]')
  behave({ ...says('Yes.'), replies: [{ to: '"first":', text: 'Not JSON', tools: [] }] })
  const rules = await openTalk(ada.client, bob.username, { turns: 2, question: 'And?' })
  expect(rules.output).toContain('Nothing in common in what they share with each other.')
})

test('the asked owner’s receipt has the passages of every request', async () => {
  const [ada, bob] = await createPair()
  behave({ text: 'Goats [1].', tools: [search('goats')] })
  const { id } = await openTalk(ada.client, bob.username, { turns: 2 })
  const receipt = await bob.client.rest<{ passages: { text: string }[] }>('GET', `/api/v1/twin-receipts/${id}`)
  expect(JSON.stringify(receipt.body)).toContain('I keep goats.')
  expect(JSON.stringify(receipt.body)).not.toContain('I keep bees.')
})

test('an open talk follows what the other owner withdraws and shares again', async () => {
  const [ada, bob] = await createPair()
  behave({ text: 'Goats [1].', tools: [search('goats')] })
  const talk = await openTalk(ada.client, bob.username, { turns: 2 })
  const changes = ada.client.sse(`/api/v1/chat/threads/${talk.threadId}/changes`)[Symbol.asyncIterator]()
  onTestFinished(async () => void (await changes.return?.(undefined)))
  const next = async (): Promise<unknown> => {
    const data = (await changes.next()).value?.data
    return data ? JSON.parse(data) : next()
  }
  await bob.client.rest('PUT', '/api/v1/profile', { public: false })
  expect(await next()).toMatchObject({ changed_step_ids: [talk.id] })
  expect((await readTalk(ada.client, talk.threadId)).output).toMatch(/^Removed: /)
  await bob.client.rest('PUT', '/api/v1/profile', { public: true })
  expect(await next()).toMatchObject({ changed_step_ids: [talk.id] })
  expect((await readTalk(ada.client, talk.threadId)).output).toBe(talk.output)
})

/** The first answer stays open until `finish` is called. */
async function createSlowTalk() {
  const [ada, bob] = await createPair()
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  behave({ until: promise })
  const { body } = await startTalk(ada.client, bob.username)
  await vi.waitFor(async () => expect((await readTalk(ada.client, body.thread_id)).output).toContain('tok'), { timeout: 10_000 })
  return { ada, bob, threadId: body.thread_id, runId: body.run.id, finish }
}

const ended = async (runId: string) =>
  vi.waitFor(
    async () => {
      const run = await db.run.findUniqueOrThrow({ where: { id: runId } })
      expect(run.endedAt).not.toBeNull()
      return run
    },
    { timeout: 15_000, interval: 50 },
  )

test.each(['the asking', 'the asked', 'the blocking'])('%s owner stops a talk, which keeps its text', async (owner) => {
  const { ada, bob, threadId, runId } = await createSlowTalk()
  const visit = `/api/v1/twin-conversations/${threadId}`
  if (owner === 'the asking') await ada.client.rest('POST', `/api/v1/chat/runs/${runId}/stop`)
  else expect((await bob.client.rest('PATCH', visit, owner === 'the asked' ? { is_stopped: true } : { is_blocked: true })).status).toBe(200)
  expect((await ended(runId)).status).toBe('stopped')
  const { output } = await readTalk(ada.client, threadId)
  expect(output).toMatch(new RegExp(`^### @${bob.username}\n\ntok0`))
  expect(output).not.toContain('In common')
})

test.each([
  ['the asked owner closes their twin to others', 'bob', { open_to_twins: false }],
  ['the asked owner hides their profile', 'bob', { public: false }],
  ['the asking owner turns their twin off', 'ada', { twin_enabled: false }],
] as const)('a talk ends after the current answer when %s', async (_, owner, profile) => {
  const { threadId, runId, finish, ...owners } = await createSlowTalk()
  behave({ text: 'Goats.' })
  expect(await owners[owner].client.rest('PUT', '/api/v1/profile', profile)).toMatchObject({ status: 200 })
  finish()
  expect((await ended(runId)).status).toBe('completed')
  const { output } = await db.step.findFirstOrThrow({ where: { threadId, stepType: 'assistant_message' } })
  expect(output).toMatch(/tok4\s+This twin isn’t taking messages right now\.$/)
  expect(output).not.toContain('Goats')
})

test('another process restarts the talk of a killed one', async () => {
  const { ada, bob, threadId, runId } = await createSlowTalk()
  behave({ text: 'Goats.' })
  const other = { ...platform, processId: randomUUID(), config: { ...platform.config, roles: ['worker' as const] } }
  const { engine } = createServices(other)
  await db.$executeRaw`UPDATE runs SET lease_expires_at = now() - interval '1 second', process_id = ${randomUUID()}::uuid WHERE id = ${runId}::uuid`
  await engine.boot()
  const run = await ended(runId)
  await engine.close()
  expect(run).toMatchObject({ status: 'completed', attempt: 2 })
  const { output } = await readTalk(ada.client, threadId)
  expect(
    output
      .split(/^### .*\n\n/m)
      .slice(1, 5)
      .map((text) => text.trim()),
  ).toEqual(['Goats.', 'Goats.', 'Goats.', 'Goats.'])
  expect(output).toMatch(new RegExp(`^### @${bob.username}\n\n`))
})
