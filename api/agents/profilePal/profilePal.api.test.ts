import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin' })

interface Step {
  step_type: string
  output: string
  viewed_at: string | null
  wait_for_answer: boolean
  metadata: { tool_call_session?: { tool_calls: { name: string; input_params: { about?: string }; output_result: unknown }[] } }
}

async function openPal(client: Client) {
  const { thread_id: threadId } = (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/profile-pal')).body
  return threadId
}

async function latestSteps(client: Client, threadId: string) {
  return (await client.rest<{ steps: Step[] }>('GET', `/api/v1/chat/threads/${threadId}/history?limit=5`)).body.steps
}

async function say(client: Client, threadId: string, input: string) {
  const tools: string[] = []
  const outputs: unknown[] = []
  let text = ''
  for await (const { data } of client.sse(`/api/v1/chat/stream?${new URLSearchParams({ input, thread_id: threadId })}`)) {
    const event = JSON.parse(data) as { type: string; delta?: string; tool_called?: { name: string }; tool_output?: { output: unknown } }
    if (event.type === 'delta') text += event.delta
    if (event.tool_called) tools.push(event.tool_called.name)
    if (event.tool_output) outputs.push(event.tool_output.output)
    if (event.type === 'done') break
  }
  return { text, tools, outputs }
}

const proposals = graphql(`query ProfileProposals { viewer { profileProposals { id field value evidence source } } }`)
const listProposals = async (client: Client) => (await client.ask(proposals)).viewer?.profileProposals ?? []

const accept = graphql(`mutation Accept($id: ID!) { acceptProposal(input: { proposalId: $id }) { __typename } }`)
const reject = graphql(`mutation Reject($id: ID!) { rejectProposal(input: { proposalId: $id }) { __typename } }`)

test('Profile Pal opens the conversation, introduces itself and waits', async () => {
  const { client } = await createPerson(app)
  const findPal = async () => (await client.ask(graphql(`query ProfilePal { viewer { profilePal { uuid } } }`))).viewer?.profilePal
  expect(await findPal()).toBeNull()
  const threadId = await openPal(client)
  expect(await findPal()).toEqual({ uuid: threadId })
  const [opening, ...more] = await latestSteps(client, threadId)
  expect(more).toEqual([])
  expect(opening).toMatchObject({ step_type: 'ASSISTANT_MESSAGE', viewed_at: null, wait_for_answer: true })
  expect(opening?.output).toMatch(/I’m Profile Pal.*not a language model[^]*\n\nWhat should people call you\?$/)
  expect(await openPal(client)).toBe(threadId)
  const start = graphql(`mutation StartProfilePal {
    startProfilePal { thread { uuid stepCount agentType steps(last: 5) { edges { node { waitForAnswer viewedAt } } } } }
  }`)
  const { startProfilePal } = await client.ask(start)
  expect(startProfilePal.thread).toMatchObject({
    uuid: threadId,
    stepCount: 1,
    agentType: 'PROFILE_PAL',
    steps: { edges: [{ node: { waitForAnswer: true, viewedAt: null } }] },
  })
})

test('Profile Pal opens in the chosen language, otherwise in the browser’s', async () => {
  const openingFor = async (chosen: 'de' | 'en' | null, browser: string) => {
    const { client, id, token } = await createPerson(app)
    await app.platform.db.user.update({ where: { id }, data: { language: chosen } })
    const there = app.anyone({ authorization: `Bearer ${token}`, 'accept-language': browser })
    const threadId = await openPal(there)
    const { text } = await say(client, threadId, 'Ada Lovelace')
    return [(await latestSteps(client, threadId))[0]?.output, text].join('\n')
  }
  const german = /^Hallo, ich bin Profile Pal[^]*Wie möchtest du genannt werden\?\nWie würdest du dich/
  expect(await openingFor('de', 'en-GB')).toMatch(german)
  expect(await openingFor(null, 'de-CH,de;q=0.9,en;q=0.8')).toMatch(german)
  expect(await openingFor('en', 'de-DE')).toMatch(/^Hello, I’m Profile Pal[^]*\nHow would you describe yourself/)
})

test('the built-in responder asks its questions in order and only proposes changes', async () => {
  const { client } = await createPerson(app)
  const threadId = await openPal(client)
  const before = (await client.rest('GET', '/api/v1/profile')).body
  const named = await say(client, threadId, 'My name is Ada Lovelace.')
  expect(named.tools).toEqual(['read_profile', 'propose_profile_change', 'ask'])
  expect(named.text).toMatch(/^How would you describe yourself/)
  expect((await latestSteps(client, threadId)).at(-1)).toMatchObject({ wait_for_answer: true, viewed_at: null })

  expect((await say(client, threadId, 'skip')).text).toMatch(/^All right, I’ll skip that\.\n\nWhat are you interested in\?/)
  expect((await say(client, threadId, 'I love tea, old maps and birds')).text).toMatch(/^Where do you live/)
  expect((await say(client, threadId, 'I live in Lisbon with my cat')).text).toMatch(/^What are you good at/)
  expect((await say(client, threadId, 'Who are you?')).text).toMatch(/not a language model[^]*What are you good at/)
  expect((await say(client, threadId, 'später')).text).toMatch(/What achievements are you proud of/)
  expect((await say(client, threadId, 'I won the chess cup in 2019 and in 2020, twice.')).text).toMatch(/What projects are you working on/)
  const last = await say(client, threadId, '- Twain\n- A loom')
  expect(last.text).toMatch(/^That was my last question\.\n\nShould I finish your onboarding now\?/)

  expect((await listProposals(client)).map(({ field, value, evidence, source }) => [field, value, evidence, source])).toEqual([
    ['display_name', 'Ada Lovelace', 'My name is Ada Lovelace.', 'PROFILE_PAL'],
    ['interests', 'Tea', 'I love tea, old maps and birds', 'PROFILE_PAL'],
    ['interests', 'Old maps', 'I love tea, old maps and birds', 'PROFILE_PAL'],
    ['interests', 'Birds', 'I love tea, old maps and birds', 'PROFILE_PAL'],
    ['location', 'Lisbon', 'I live in Lisbon with my cat', 'PROFILE_PAL'],
    ['achievements', 'I won the chess cup in 2019 and in 2020, twice', 'I won the chess cup in 2019 and in 2020, twice.', 'PROFILE_PAL'],
    ['projects', 'Twain', '- Twain', 'PROFILE_PAL'],
    ['projects', 'A loom', '- A loom', 'PROFILE_PAL'],
  ])
  expect((await client.rest('GET', '/api/v1/profile')).body).toEqual(before)
  expect((await client.rest<{ is_onboarded: boolean }>('GET', '/api/v1/auth/me')).body).toMatchObject({ is_onboarded: false })

  const finished = await say(client, threadId, 'Yes, please')
  expect(finished.tools).toEqual(['read_profile', 'finish_onboarding'])
  expect(finished.text).toMatch(/^Your onboarding is finished\..*8 proposals are waiting for your decision/)
  expect((await client.rest<{ is_onboarded: boolean }>('GET', '/api/v1/auth/me')).body).toMatchObject({ is_onboarded: true })
  expect((await say(client, threadId, 'continue')).text).toMatch(/^How would you describe yourself/)
})

test('accepted answers update the profile, and known or decided fields are not asked again', async () => {
  const { client } = await createPerson(app)
  await client.rest('PUT', '/api/v1/profile', { display_name: 'Ada', bio: 'I weave.' })
  const threadId = await openPal(client)
  expect((await latestSteps(client, threadId))[0]?.output).toMatch(/What are you interested in\?/)
  const { outputs } = await say(client, threadId, 'Tea and maps')
  const [tea, maps] = await listProposals(client)
  expect(outputs).toContainEqual(
    expect.objectContaining({
      proposals: [expect.objectContaining({ field: 'interests', value: 'Tea', status: 'pending' }), expect.anything()],
    }),
  )
  await client.mutate(accept, { id: tea?.id ?? '' })
  await client.mutate(reject, { id: maps?.id ?? '' })
  expect((await client.rest('GET', '/api/v1/profile')).body).toMatchObject({ interests: ['Tea'] })

  await client.rest('DELETE', `/api/v1/chat/threads/${threadId}`)
  const again = await openPal(client)
  expect((await latestSteps(client, again))[0]?.output).toMatch(/Where do you live/)
  expect((await say(client, again, 'bio')).text).toMatch(/^How would you describe yourself/)
  const replaced = await say(client, again, 'I weave and I code.')
  expect(replaced.outputs).toContainEqual(expect.objectContaining({ replaces: 'I weave.' }))
  const bio = (await listProposals(client)).find(({ field }) => field === 'bio')
  await client.mutate(accept, { id: bio?.id ?? '' })
  expect((await client.rest('GET', '/api/v1/profile')).body).toMatchObject({ bio: 'I weave and I code.', display_name: 'Ada' })
})

test('an accepted display name is public', async () => {
  const { client } = await createPerson(app)
  const threadId = await openPal(client)
  await say(client, threadId, 'Call me Ada')
  const [name] = await listProposals(client)
  await client.mutate(accept, { id: name?.id ?? '' })
  expect((await client.rest('GET', '/api/v1/profile')).body).toMatchObject({ display_name: 'Ada' })
})

test('explains an invalid answer and asks again', async () => {
  const { client } = await createPerson(app)
  const threadId = await openPal(client)
  for (const answer of ['Ada', 'skip']) await say(client, threadId, answer)
  const refused = await say(client, threadId, 'x'.repeat(90))
  expect(refused.text).toMatch(/^An interest cannot be more than 80 characters\n\nWhat are you interested in\?/)
  expect(await listProposals(client)).toHaveLength(1)
})

test('a later answer replaces a pending proposal, and equal ones are proposed once', async () => {
  const { client } = await createPerson(app)
  const threadId = await openPal(client)
  for (const answer of ['Ada', 'name', 'ada', 'name', 'Ada King']) await say(client, threadId, answer)
  expect(await listProposals(client)).toMatchObject([{ field: 'display_name', value: 'Ada King' }])
})

test('stopping ends the questions, and the open one returns later', async () => {
  const { client } = await createPerson(app)
  const threadId = await openPal(client)
  expect((await say(client, threadId, 'stop')).text).toMatch(/^All right, let’s stop here\.\n\nShould I finish your onboarding now\?/)
  expect(await say(client, threadId, 'no')).toMatchObject({
    text: expect.stringMatching(/^All right, I’ll leave it open\. Write “continue”/),
  })
  expect((await say(client, threadId, 'continue')).text).toMatch(/^How would you describe yourself/)
  expect(await listProposals(client)).toEqual([])
})

test('finishing the onboarding closes the open question, so that later messages propose nothing', async () => {
  const { client } = await createPerson(app)
  const threadId = await openPal(client)
  await say(client, threadId, 'Ada')
  expect((await latestSteps(client, threadId)).at(-1)).toMatchObject({ wait_for_answer: true })
  await client.rest('POST', '/api/v1/profile/finish-onboarding', {})
  expect((await latestSteps(client, threadId)).map((step) => step.wait_for_answer)).not.toContain(true)

  for (const message of ['Plan me a weekend in Porto', 'My sister is allergic to walnuts.']) {
    const { text, tools } = await say(client, threadId, message)
    expect(tools).toEqual(['read_profile'])
    expect(text).toMatch(/^I only help with your profile.*private brain.*Write “continue”/)
  }
  expect(await listProposals(client)).toMatchObject([{ field: 'display_name', value: 'Ada' }])

  expect((await say(client, threadId, 'continue')).text).toMatch(/^What are you interested in\?/)
  await say(client, threadId, 'Tea')
  expect(await listProposals(client)).toMatchObject([{ field: 'display_name' }, { field: 'interests', value: 'Tea' }])
})

test('finishing the onboarding closes only the questions of its owner', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  const threadId = await openPal(bob.client)
  await openPal(ada.client)
  await ada.client.rest('POST', '/api/v1/profile/finish-onboarding', {})
  expect((await latestSteps(bob.client, threadId)).at(-1)).toMatchObject({ wait_for_answer: true })
})

test('continues in German after a German answer', async () => {
  const { client } = await createPerson(app)
  const threadId = await openPal(client)
  expect((await say(client, threadId, 'Ich heiße Jürgen')).text).toMatch(/^Wie würdest du dich/)
  expect((await say(client, threadId, 'weiter')).text).toMatch(/^Gut, das lasse ich aus\.\n\nWas interessiert dich\?/)
  expect((await say(client, threadId, 'Kochen und Berge')).text).toMatch(/^Wo wohnst du/)
})

test('a language model proposes with evidence by tool calls, and its question ends the answer', async () => {
  const modelApp = await testApp({ DATA_DIR: app.platform.config.dataDir }, { keepsData: true })
  const { client } = await createPerson(modelApp, { username: 'model-talker' })
  const threadId = await openPal(client)
  expect((await latestSteps(client, threadId))[0]?.output).toMatch(/^Hello, I’m Profile Pal\. I help you/)
  const change = '[[tool:propose_profile_change {"field":"skills","values":["Weaving","Chess"]}]]'
  const question = '[[tool:ask {"about":"location","question":"Where do you live?"}]]'
  const said = await say(client, threadId, `I am good at weaving. ${change} ${question}`)
  expect(said).toMatchObject({ text: 'Where do you live?', tools: ['propose_profile_change', 'ask'] })
  expect(await listProposals(client)).toMatchObject([
    { field: 'skills', value: 'Weaving', evidence: 'I am good at weaving.' },
    { field: 'skills', value: 'Chess' },
  ])
  expect((await latestSteps(client, threadId)).at(-1)).toMatchObject({ wait_for_answer: true })
  const prompt = modelApp.model.requests.at(-1)?.messages ?? []
  expect(prompt.map(({ role }) => role).slice(0, 2)).toEqual(['system', 'user'])
  expect(JSON.stringify(prompt[0])).toContain('You said: Hello, I’m Profile Pal.')

  const read = await say(client, threadId, 'In Lisbon. [[tool:read_profile {}]]')
  expect(read.outputs[0]).toMatchObject({
    openQuestion: { about: 'location', question: 'Where do you live?' },
    notAskedYet: ['bio', 'interests', 'achievements', 'projects'],
    askedUnanswered: ['display_name', 'location'],
  })
  const wrong = await say(
    client,
    threadId,
    '[[tool:propose_profile_change {"field":"email","values":["x"]}]] [[tool:finish_onboarding {}]]',
  )
  expect(wrong.tools).toEqual(['propose_profile_change', 'finish_onboarding'])
  expect(await listProposals(client)).toHaveLength(2)
  expect((await client.rest('GET', '/api/v1/auth/me')).body).toMatchObject({ is_onboarded: true })

  const { body: chat } = await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
  await say(client, chat.thread_id, 'I also sail. [[tool:propose_profile_change {"field":"skills","values":["sail"]}]]')
  expect((await listProposals(client)).map(({ value, source }) => [value, source])).toEqual([
    ['Weaving', 'PROFILE_PAL'],
    ['Chess', 'PROFILE_PAL'],
    ['sail', 'PRIVATE_BRAIN'],
  ])
})
