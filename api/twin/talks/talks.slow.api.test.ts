import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createPerson } from '../../testing/people.ts'
import { createSharedPerson, readTalk, readVisit, startTalk, openTalk } from '../../testing/subjects/twinTalks.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin' })
const { db } = app.platform

const keeper = { bio: 'I keep bees on a roof in Lisbon.', interests: ['Beekeeping', 'Sailing'] }

test('two twins answer in turns, then list what both share, with sources of both', async () => {
  const [ada, bob] = [
    await createSharedPerson(app, keeper),
    await createSharedPerson(app, { bio: 'I keep goats.', interests: ['beekeeping', 'chess'] }),
  ]
  const { threadId, output, citations, ai_generated: isMarked } = await openTalk(ada.client, bob.username)
  const parts = output.split(/^### (.*)\n\n/m).slice(1)
  const speakers = [bob, ada, bob, ada].map(({ username }) => `@${username}`)
  expect(parts.filter((_, index) => index % 2 === 0)).toEqual([...speakers, 'In common'])
  expect(parts[1]).toContain('I keep goats.')
  expect(parts[3]).toContain('I keep bees on a roof in Lisbon.')
  const card = /^- beekeeping \[(\d+)\] \[(\d+)\]$/m.exec(parts[9] ?? '')
  const excerpts = card?.slice(1).map((number) => citations.find((citation) => citation.number === Number(number))?.excerpt)
  expect(excerpts).toEqual(['beekeeping, chess', 'Beekeeping, Sailing'])
  expect(isMarked).toBe(true)

  const thread = await ada.client.rest('GET', `/api/v1/chat/threads/${threadId}`)
  const subtitle = `Talk with @${bob.username}’s twin`
  expect(thread.body).toMatchObject({ thread_type: 'twin_to_twin', metadata: { subtitle, twin_username: bob.username } })
  const { body } = await readVisit(bob, threadId)
  expect(body.conversation).toMatchObject({ id: threadId, is_talk: true, is_answering: false, visitor_username: ada.username })
  expect(body.steps.map(({ author, text }) => [author, text])).toEqual([
    ['visitor', 'What do you keep?'],
    ['twin', output],
  ])
  expect((await readVisit(ada, threadId)).status).toBe(404)
})

test.each([
  ['What do we have in common?', 'What are your skills?'],
  ['Was verbindet uns?', 'Was sind deine Fähigkeiten?'],
])('twins that are asked “%s” begin with their interests', async (question, next) => {
  const [ada, bob] = [
    await createSharedPerson(app, keeper),
    await createSharedPerson(app, { interests: ['beekeeping', 'chess'], skills: ['Welding'] }),
  ]
  const { output } = await openTalk(ada.client, bob.username, { question })
  const [, , first = '', , second = '', , third = ''] = output.split(/^### (.*)\n\n/m)
  expect(first).toContain('chess')
  expect(second).toContain('Sailing')
  expect(second).toContain(next)
  expect(third).toContain('Welding')
})

test('says that two people have nothing in common, in the language of the question', async () => {
  const [ada, bob] = [await createSharedPerson(app, keeper), await createSharedPerson(app, { bio: 'Ich spiele Schach.' })]
  const { output } = await openTalk(ada.client, bob.username, { turns: 2, question: 'Was machst du am liebsten?' })
  expect(output).toMatch(/### Gemeinsam\n\nNichts Gemeinsames in dem, was sie miteinander teilen\.$/)
  expect(output.match(/^### /gm)).toHaveLength(3)
})

test('retrying replaces the talk, and a talk has one question', async () => {
  const [ada, bob] = [await createSharedPerson(app, keeper), await createSharedPerson(app, keeper)]
  const { threadId, id } = await openTalk(ada.client, bob.username, { turns: 2 })
  const { id: runId } = await db.run.findUniqueOrThrow({ where: { assistantStepId: id } })
  expect((await ada.client.rest('POST', `/api/v1/chat/runs/${runId}/retry`, {})).status).toBe(200)
  for await (const _ of ada.client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) void _
  expect((await readTalk(ada.client, threadId)).output.match(/^### /gm)).toHaveLength(3)
  const more = { input: 'And now?', thread_id: threadId }
  expect(await ada.client.rest('POST', '/api/v1/chat/stream', more)).toMatchObject({
    status: 409,
    body: { error: { code: 'talk_has_question' } },
  })
})

test('refuses talks that either owner does not allow', async () => {
  const [ada, bob, hidden] = [await createSharedPerson(app, keeper), await createSharedPerson(app, keeper), await createPerson(app)]
  const refusal = (status: number, code: string) => ({ status, body: { error: { code } } })
  expect(await startTalk(app.anyone(), bob.username)).toMatchObject({ status: 401 })
  expect(await startTalk(ada.client, hidden.username)).toMatchObject(refusal(404, 'no_such_twin'))
  expect(await startTalk(ada.client, ada.username)).toMatchObject(refusal(409, 'talk_with_own_twin'))
  expect(await startTalk(hidden.client, bob.username)).toMatchObject(refusal(409, 'own_twin_unavailable'))
  for (const turns of [1, 7]) expect(await startTalk(ada.client, bob.username, { turns })).toMatchObject(refusal(400, 'invalid_turns'))
  const mayStart = () =>
    ada.client.graphqlText('query ($name: String!) { publicProfile(username: $name) { viewerCanStartTalk } }', { name: bob.username })
  expect((await mayStart()).body).toMatchObject({ data: { publicProfile: { viewerCanStartTalk: true } } })

  const { threadId, id } = await openTalk(ada.client, bob.username, { turns: 2 })
  await bob.client.rest('PUT', '/api/v1/profile', { open_to_twins: false })
  expect(await startTalk(ada.client, bob.username)).toMatchObject(refusal(409, 'twin_closed_to_twins'))
  expect((await mayStart()).body).toMatchObject({ data: { publicProfile: { viewerCanStartTalk: false } } })
  const { id: runId } = await db.run.findUniqueOrThrow({ where: { assistantStepId: id } })
  expect(await ada.client.rest('POST', `/api/v1/chat/runs/${runId}/retry`, {})).toMatchObject(refusal(409, 'twin_closed_to_twins'))
  await bob.client.rest('PUT', '/api/v1/profile', { open_to_twins: true })

  const visit = `/api/v1/twin-conversations/${threadId}`
  expect(await bob.client.rest('PATCH', visit, { is_taken_over: true })).toMatchObject(refusal(409, 'talk_not_taken_over'))
  expect(await bob.client.rest('PATCH', visit, { is_blocked: true })).toMatchObject({ status: 200 })
  expect(await startTalk(ada.client, bob.username)).toMatchObject(refusal(409, 'blocked_by_owner'))
  expect((await bob.client.rest('DELETE', visit)).status).toBe(200)
  expect((await ada.client.rest('GET', `/api/v1/chat/threads/${threadId}`)).status).toBe(404)
})

test('withdrawn content is hidden from the other owner', async () => {
  const [ada, bob] = [await createSharedPerson(app, keeper), await createSharedPerson(app, { bio: 'I keep goats.' })]
  const { threadId, output } = await openTalk(ada.client, bob.username, { turns: 2 })
  const readBoth = async () => [(await readTalk(ada.client, threadId)).output, (await readVisit(bob, threadId)).body.steps[1]?.text]
  const note = 'Removed: the owner withdrew the source of this answer.'
  expect(await readBoth()).toEqual([output, output])
  await ada.client.rest('PUT', '/api/v1/profile', { bio: 'I keep quiet.' })
  expect(await readBoth()).toEqual([output, note])
  expect(JSON.stringify((await bob.client.rest('GET', '/api/v1/twin-conversations')).body)).not.toContain('bees')
  await bob.client.rest('PUT', '/api/v1/profile', { bio: 'I keep quiet, too.' })
  await expect.poll(readBoth).toEqual([note, note])
  expect(JSON.stringify((await ada.client.rest('GET', '/api/v1/chat/threads')).body)).not.toContain('goats')
})

test('answers of both twins count towards their limits', async () => {
  const [ada, bob] = [await createSharedPerson(app, keeper), await createSharedPerson(app, keeper)]
  await openTalk(ada.client, bob.username, { turns: 5 })
  const uses = async ({ id: userId }: { id: string }) => (await db.dailyUse.findFirst({ where: { userId } }))?.twinMessages
  expect([await uses(bob), await uses(ada)]).toEqual([3, 2])
})

test('a talk waits for the asked owner’s approval as other answers do', async () => {
  const [ada, bob] = [await createSharedPerson(app, keeper), await createSharedPerson(app, { bio: 'I keep goats.' })]
  await bob.client.rest('PUT', '/api/v1/twin-character', { approves_every_answer: true })
  const { threadId, output, events } = await openTalk(ada.client, bob.username, { turns: 2 })
  expect([output, events].join('\n')).not.toContain('goats')
  const { body } = await bob.client.rest<{ entries: { id: string }[] }>('GET', '/api/v1/inbox')
  expect((await bob.client.rest('POST', `/api/v1/inbox/${body.entries[0]?.id}/approve`, {})).status).toBe(200)
  const approved = await readTalk(ada.client, threadId)
  expect(approved.output).toContain('I keep goats.')
  expect(approved.citations.map(({ excerpt }) => excerpt)).toContain('I keep bees on a roof in Lisbon.')
})
