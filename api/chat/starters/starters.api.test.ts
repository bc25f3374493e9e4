import { expect, test } from 'vitest'
import { getTexts } from '../../../scripts/walk/words.ts'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { addDocuments, documentFile } from '../../testing/files/documentFiles.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp({ LLM_PROVIDER: 'builtin' })

const starters = graphql(`query ConversationStarters { viewer { conversationStarters { kind text } } }`)
const listStarters = async (client: Client) => (await client.ask(starters)).viewer?.conversationStarters

const note = graphql(`mutation WriteForStarters($kind: KnowledgeKind!, $title: String!, $content: String!) {
  createKnowledgeItem(input: { kind: $kind, title: $title, content: $content }) { __typename }
}`)

async function say(client: Client, input: string): Promise<string> {
  const { thread_id } = (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')).body
  let text = ''
  for await (const { data } of client.sse(`/api/v1/chat/stream?${new URLSearchParams({ input, thread_id })}`)) {
    const event = JSON.parse(data) as { type: string; delta?: string }
    text += event.delta ?? ''
    if (event.type === 'done') break
  }
  return text
}

function worded(language: 'en' | 'de', english: string, values: Record<string, string> = {}): string {
  const text = getTexts(language)(english)
  return Object.entries(values).reduce((words, [name, value]) => words.replace(`{${name}}`, value), text)
}

test('suggests the newest own content of each kind, at most three', async () => {
  const [{ client }, { client: other }] = [await createPerson(app), await createPerson(app)]
  expect(await listStarters(client)).toEqual([])
  for (const title of ['Wifi', 'Bread', 'Garden', 'Opening hours'])
    await client.mutate(note, { kind: 'NOTE', title, content: 'The workshop is open from nine to five.' })
  expect((await listStarters(client))?.map(({ text }) => text)).toEqual(['Opening hours', 'Garden', 'Bread'])
  await client.mutate(note, { kind: 'STORY', title: 'The leaking boat', content: 'We sailed to Marstrand, and the boat leaked.' })
  await say(client, 'Remember that the key is under the pot.')
  expect(await listStarters(client)).toEqual([
    { kind: 'memory', text: 'the key is under the pot' },
    { kind: 'story', text: 'The leaking boat' },
    { kind: 'note', text: 'Opening hours' },
  ])
  expect(await listStarters(other)).toEqual([])
})

test.each(['en', 'de'] as const)('the built-in responder answers the suggestions of an empty chat (%s)', async (language) => {
  const { client } = await createPerson(app)
  await client.mutate(note, { kind: 'NOTE', title: 'Opening hours', content: 'The workshop is open from nine to five.' })
  await client.mutate(note, { kind: 'STORY', title: 'The leaking boat', content: 'We sailed to Marstrand. The boat leaked.' })
  await say(client, 'Remember that the key is under the pot.')
  const answers = {
    memory: await say(client, worded(language, 'What do you remember?')),
    note: await say(client, worded(language, 'What did I write in “{text}”?', { text: 'Opening hours' })),
    story: await say(client, worded(language, 'What did I write in “{text}”?', { text: 'The leaking boat' })),
  }
  expect(answers.memory).toMatch(language === 'en' ? /^I remember one thing:[^]*The key/ : /^Eines habe ich mir gemerkt:[^]*The key/)
  expect(answers.note).toMatch(
    language === 'en' ? /^You wrote today in your note.*nine to five/ : /^Du hast heute in deiner Notiz.*nine to five/,
  )
  expect(answers.story).toMatch(/Marstrand[^]*The boat leaked/)
})

const accept = graphql(`mutation AcceptForStarters($id: ID!) { acceptProposal(input: { proposalId: $id }) { __typename } }`)
const waiting = graphql(`query WaitingForStarters { viewer { profileProposals { id } } }`)

const selfQuestions = {
  en: ['What is my name?', 'Where do I live?', 'What am I good at?', 'What did I say about Old maps?', 'What do you know about me?'],
  de: ['Wie heiße ich?', 'Wo wohne ich?', 'Was kann ich gut?', 'Was habe ich über Old maps gesagt?', 'Was weißt du über mich?'],
}

test('the built-in responder answers questions about the profile', async () => {
  const { client } = await createPerson(app)
  const { thread_id } = (await client.rest<{ thread_id: string }>('POST', '/api/v1/chat/profile-pal')).body
  for (const input of ['Ada', 'I weave.', 'Tea and old maps', 'Lisbon', 'Weaving', 'skip', 'A loom']) {
    for await (const { data } of client.sse(`/api/v1/chat/stream?${new URLSearchParams({ input, thread_id })}`)) {
      if (data.includes('"done"')) break
    }
  }
  for (const { id } of (await client.ask(waiting)).viewer?.profileProposals ?? []) await client.mutate(accept, { id })
  for (const language of ['en', 'de'] as const) {
    const [name, home, skills, maps, all] = selfQuestions[language].map((question) => () => say(client, question))
    expect(await name?.()).toContain('Ada')
    expect(await home?.()).toContain('Lisbon')
    expect(await skills?.()).toContain('Weaving')
    expect(await maps?.()).toContain('Tea and old maps')
    expect(await all?.()).toMatch(/Name: Ada\n[^]*Lisbon[^]*A loom/)
  }
})

const firstSteps = graphql(`query FirstSteps { viewer { firstSteps } }`)
const listFirstSteps = async (client: Client) => (await client.ask(firstSteps)).viewer?.firstSteps

test('offers the first steps until each has been taken', async () => {
  const { client } = await createPerson(app)
  expect(await listFirstSteps(client)).toEqual(['ADD_DOCUMENT', 'REMEMBER', 'IMPORT_CONVERSATIONS'])
  await say(client, 'Remember that the key is under the pot.')
  expect(await listFirstSteps(client)).toEqual(['ADD_DOCUMENT', 'IMPORT_CONVERSATIONS'])
  await addDocuments(client, documentFile('lease.txt', 'The notice period is three months.'))
  expect(await listFirstSteps(client)).toEqual(['IMPORT_CONVERSATIONS'])
})
