import { expect, test } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { createPerson } from '../../testing/people.ts'
import { openTwins, say } from '../../testing/subjects/twinTalk.ts'
import { TwinReader } from '../reader/reader.ts'

const { app, aPublicPerson } = await openTwins()
const path = '/api/v1/twin-character'

const update = graphql(`mutation UpdateTwinCharacter($input: UpdateTwinCharacterInput!) { updateTwinCharacter(input: $input) {
  __typename
  ... on UpdateTwinCharacterPayload { character { tone person greeting declinedSubjects } }
  ... on InputError { field message } } }`)

test('stores given fields, keeps omitted ones and clears blank ones', async () => {
  const { client } = await createPerson(app)
  const initial = { tone: 'neutral', length: 'medium', person: 'third', greeting: null, languages: [], source_rule: 'public_sources' }
  expect((await client.rest('GET', path)).body).toMatchObject({ ...initial, declined_subjects: [], instructions: null })
  const changed = { tone: 'warm', greeting: 'Welcome to my roof.', languages: ['de', 'en', 'de'], declined_subjects: ['politics'] }
  expect((await client.rest('PUT', path, changed)).body).toMatchObject({ ...initial, ...changed, languages: ['de', 'en'] })
  expect(await client.ask(update, { input: { person: 'FIRST', greeting: ' ' } })).toEqual({
    updateTwinCharacter: {
      __typename: 'UpdateTwinCharacterPayload',
      character: { tone: 'WARM', person: 'FIRST', greeting: null, declinedSubjects: ['politics'] },
    },
  })
  expect(await client.ask(update, { input: { greeting: 'x'.repeat(301), tone: 'FORMAL' } })).toEqual({
    updateTwinCharacter: { __typename: 'InputError', field: 'greeting', message: 'Greeting cannot be more than 300 characters' },
  })
  expect((await client.rest('GET', path)).body).toMatchObject({ tone: 'warm', person: 'first' })
})

test('visitors see the greeting of a public profile and nothing else of the character', async () => {
  const [ada, bob] = [await aPublicPerson(), await createPerson(app)]
  const character = { greeting: 'Welcome to my roof.', instructions: 'Mention the summer tours.', declined_subjects: ['my debts'] }
  await ada.client.rest('PUT', path, character)
  await bob.client.rest('PUT', path, { greeting: 'Hello from Bob.' })
  const shown = graphql(`query Greeting($username: String!) { publicProfile(username: $username) { greeting } }`)
  for (const visitor of [app.anyone(), bob.client, ada.client]) {
    expect(await visitor.ask(shown, { username: ada.username })).toEqual({ publicProfile: { greeting: character.greeting } })
    const { body } = await visitor.rest('GET', `/api/v1/twin/${ada.username}`)
    expect(body).toMatchObject({ greeting: character.greeting })
    expect(JSON.stringify(body)).not.toMatch(/summer tours|debts/)
  }
  const reader = new TwinReader(app.platform.asTwinReader)
  expect(await reader.getGreeting(null, bob.id)).toBeNull()
  const preview = graphql(`query PreviewGreeting { viewer { profile { preview { greeting } } } }`)
  expect(await bob.client.ask(preview)).toEqual({ viewer: { profile: { preview: { greeting: 'Hello from Bob.' } } } })
  await ada.client.rest('PUT', '/api/v1/profile', { public: false })
  expect(await reader.getGreeting(null, ada.id)).toBeNull()
})

test('the built-in responder greets, declines and answers as the owner wishes', async () => {
  const ada = await aPublicPerson()
  await ada.client.rest('PUT', path, {
    greeting: 'Welcome to my roof.',
    languages: ['de'],
    person: 'first',
    declined_subjects: ['politics'],
    decline_reply: 'Frag mich nach Bienen.',
  })
  const guest = app.anyone()
  expect((await say(guest, ada.username, 'Hello')).output).toMatch(/^Welcome to my roof\. Ich bin der KI-Zwilling von /)
  expect((await say(guest, ada.username, 'What do you think about politics?')).output).toBe(
    'Dazu beantworte ich hier keine Fragen. Frag mich nach Bienen.',
  )
  expect((await say(guest, ada.username, 'What does your car cost?')).output).toMatch(
    /^Dazu habe ich nichts in dem gefunden, was ich öffentlich gemacht habe\./,
  )
  const { body } = await ada.client.rest<{ questions: { text: string }[] }>('GET', '/api/v1/twin-questions')
  expect(body.questions.map(({ text }) => text)).toEqual(['What does your car cost?'])
})

test('suggests questions that public content answers', async () => {
  const ada = await aPublicPerson({ projects: ['Roof hives'] })
  const write = (title: string, isPublic: boolean) =>
    ada.client.rest('POST', '/api/v1/knowledge/items', { kind: 'note', title, content: 'It is sold in May.', is_public: isPublic })
  await write('When is the honey sold?', true)
  await write('What do I owe?', false)
  const { body } = await ada.client.rest<{ questions: string[] }>('GET', `${path}/question-ideas`)
  expect(body.questions).toEqual(['What do you do?', 'When is the honey sold?', 'What is Roof hives?'])
  const ideas = graphql(`query QuestionIdeas { viewer { questionIdeas } }`)
  expect(await ada.client.ask(ideas)).toEqual({ viewer: { questionIdeas: body.questions } })
})
