import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { webOperation } from '../../scripts/webOperation.ts'
import { testApp } from './app.ts'
import { aPerson, type Person } from './people.ts'

const app = await testApp()

interface Owner extends Person {
  /** One with as many steps as the person has threads. */
  threadId: string
  /** One of as many notes. */
  itemId: string
}

interface Read {
  variablesOf?: (owner: Owner) => Record<string, unknown>
  /** Something in the answer that says that it found what it looked for. */
  shows: string
}

/** What the web app reads, by the names of its operations. */
const reads: Record<string, Read> = {
  ChatScreenQuery: { shows: 'isBuiltIn' },
  HistoryListPaginationQuery: { variablesOf: () => ({ count: 50 }), shows: 'About the weather' },
  HistoryScreenQuery: { variablesOf: () => ({ filter: { query: 'weather' } }), shows: 'About the weather' },
  KnowledgeScreenQuery: {
    variablesOf: ({ itemId }) => ({ uuid: itemId, isItem: true, query: 'weather', isSearch: true }),
    shows: 'It rains in Skagen.',
  },
  NoteListPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'It rains in Skagen.' },
  OnboardingScreenQuery: { variablesOf: () => ({ count: 20 }), shows: 'preview' },
  ProposalsQuery: { shows: 'profileProposals' },
  RecentThreadsPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'About the weather' },
  RecentThreadsQuery: { shows: 'About the weather' },
  StoryListPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'It rained in Skagen.' },
  StoryScreenQuery: { variablesOf: () => ({ uuid: '', isItem: false }), shows: 'It rained in Skagen.' },
  TestingScreenQuery: { variablesOf: () => ({ count: 20 }), shows: 'isBuiltIn' },
  ThreadScreenQuery: { variablesOf: ({ threadId }) => ({ uuid: threadId }), shows: 'The weather is fine.' },
  TwinPassagesQuery: { variablesOf: () => ({ question: 'How is the weather?' }), shows: 'It rains in Skagen.' },
  chatStreamDiagnosisQuery: { variablesOf: ({ threadId }) => ({ threadId: globalId(threadId) }), shows: 'activeRun' },
  sessionQuery: { shows: 'isOnboarded' },
  useOlderStepsQuery: {
    variablesOf: ({ threadId }) => ({ id: globalId(threadId), cursor: 'step:30' }),
    shows: 'The weather is fine.',
  },
  useOnboardingEndQuery: { shows: 'isOnboarded' },
  useThreadSearchQuery: { variablesOf: () => ({ query: 'weather', limit: 50 }), shows: 'About the weather' },
  useUsernameCheckQuery: { variablesOf: () => ({ username: 'somebody-else' }), shows: 'available' },
}

test('every operation with which the web app reads is counted here', () => {
  const artifacts = globSync('*Query.graphql.ts', { cwd: join(import.meta.dirname, '../../web/__generated__') })
  expect(Object.keys(reads).toSorted()).toEqual(artifacts.map((file) => basename(file, '.graphql.ts')).toSorted())
})

test.each(Object.entries(reads))('%s costs the same with 2 rows and with 40', async (name, { variablesOf, shows }) => {
  const [few, many] = await countsOf(async (owner) => {
    expect(JSON.stringify(await askAsWeb(owner, name, variablesOf?.(owner)))).toContain(shows)
  })
  expect(many).toBe(few)
})

test('sending a message costs the same with 2 rows and with 40', async () => {
  const [few, many] = await countsOf(async (owner) => {
    const input = { threadId: globalId(owner.threadId), text: 'Hello', clientMessageId: randomUUID() }
    expect(await askAsWeb(owner, 'useSendMessageMutation', { input })).toMatchObject({ sendMessage: { __typename: 'SendMessagePayload' } })
  })
  expect(few).toBeGreaterThan(0)
  expect(many).toBe(few)
})

test.each([
  ['the threads', () => 'threads'],
  ['a history', ({ threadId }: Owner) => `threads/${threadId}/history`],
  ['an older page of it', ({ threadId }: Owner) => `threads/${threadId}/history?offset=0&limit=20`],
  ['a search', () => 'threads/search?q=weather&limit=50'],
])('%s over REST costs the same with 2 rows and with 40', async (_, pathOf) => {
  const [few, many] = await countsOf(async (owner) => {
    const { body } = await owner.client.rest('GET', `/api/v1/chat/${pathOf(owner)}`)
    expect(JSON.stringify(body)).toContain('weather')
  })
  expect(few).toBeGreaterThan(0)
  expect(many).toBe(few)
})

/** The statements that the work costs somebody who has 2 rows of everything, and somebody who has 40. */
async function countsOf(work: (owner: Owner) => Promise<void>): Promise<[few: number, many: number]> {
  const count = async (rows: number) => {
    const owner = await anOwner(rows)
    // What is looked up once for a session is not what is counted.
    await owner.client.rest('GET', '/api/v1/auth/me')
    return (await app.countStatements(() => work(owner))).length
  }
  return [await count(2), await count(40)]
}

async function askAsWeb({ client }: Owner, name: string, variables?: Record<string, unknown>) {
  const { body } = await client.rest<{ data?: object; errors?: object[] }>('POST', '/graphql', await webOperation(name, variables))
  expect(body.errors).toBeUndefined()
  return body.data
}

async function anOwner(rows: number): Promise<Owner> {
  const { db } = app.platform
  const person = await aPerson(app)
  const userId = person.id
  const ids = () => Array.from({ length: rows }, () => randomUUID())
  const [threads, steps] = [ids(), ids()]
  const [threadId = ''] = threads
  const name = 'About the weather'
  await db.thread.createMany({ data: threads.map((id, index) => ({ id, userId, name, stepCount: index === 0 ? rows : 0 })) })
  await db.step.createMany({
    data: steps.map((id, position) =>
      position % 2 === 0
        ? { id, threadId, userId, position, stepType: 'user_message', status: 'sent', input: 'How is the weather?' }
        : { id, threadId, userId, position, stepType: 'assistant_message', status: 'completed', output: 'The weather is fine.' },
    ),
  })
  const answers = steps.filter((_, position) => position % 2 === 1)
  await db.run.createMany({
    data: answers.map((assistantStepId, index) => {
      const userStepId = steps[index * 2] ?? ''
      return { threadId, userId, userStepId, assistantStepId, clientMessageId: assistantStepId, status: 'completed' }
    }),
  })
  await db.toolCall.createMany({
    data: answers.map((stepId) => ({ stepId, callId: 'call', position: 0, name: 'look', displayName: 'Look', status: 'completed' })),
  })
  await db.element.createMany({ data: steps.map((stepId) => ({ userId, stepId, elementType: 'text', content: 'Attached' })) })
  const notes = ids()
  const [itemId = ''] = notes
  await db.knowledgeItem.createMany({
    data: notes.flatMap((id) => [
      { id, userId, kind: 'note', title: 'The weather', content: 'It rains in Skagen.', isPublic: true },
      { userId, kind: 'story', title: 'The wet summer', content: 'It rained in Skagen.' },
    ]),
  })
  await db.profile.upsert({ where: { userId }, create: { userId, isPublic: true }, update: { isPublic: true } })
  return { ...person, threadId, itemId }
}

function globalId(threadId: string) {
  return Buffer.from(`Thread:${threadId}`).toString('base64')
}
