import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createWebOperation } from '../../../scripts/webOperation.ts'
import { findActiveRun } from '../../chat/threads/activeRuns.ts'
import { testApp } from '../app.ts'
import { createOwner, type Owner } from '../owners.ts'

const app = await testApp()
// Created at the first use.
await app.services.push.getPublicKey()
const [few, many] = [await createOwner(app, 2), await createOwner(app, 40)]
await app.platform.db.user.updateMany({ where: { id: { in: [few.id, many.id] } }, data: { isOperator: true } })

interface Read {
  variablesOf?: (owner: Owner) => Record<string, unknown>
  shows: string
}

const reads: Record<string, Read> = {
  AddKnowledgeQuery: { variablesOf: () => ({ query: 'weather', isSearch: true }), shows: 'The weather' },
  AnnouncementScreenQuery: { shows: 'announcement' },
  AnswerReceiptQuery: { variablesOf: ({ answerId }) => ({ stepUuid: answerId }), shows: 'It rains in Skagen.' },
  AuditLogScreenPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'auditLog' },
  AuditLogScreenQuery: { shows: 'auditLog' },
  CharacterTabQuery: { shows: 'sourceRule' },
  ChecksTabQuery: { shows: 'twinChecks' },
  ContextMeterQuery: { variablesOf: ({ threadId }) => ({ id: globalId('Thread', threadId) }), shows: 'windowTokens' },
  ConversationDialogQuery: { variablesOf: ({ visitId }) => ({ uuid: visitId }), shows: 'I watch the weather.' },
  ConversationStepsPaginationQuery: {
    variablesOf: ({ visitId }) => ({ id: globalId('TwinConversation', visitId), count: 30 }),
    shows: 'I watch the weather.',
  },
  ConfirmIdentityDialogQuery: { shows: 'isTwoFactorEnabled' },
  ConversationStartersQuery: { shows: 'The wet summer' },
  ConversationsTabQuery: { shows: '-neighbor' },
  DemoTwinQuery: { variablesOf: () => ({ username: 'twain', count: 20 }), shows: '"isDemo":true' },
  DeliveriesDialogQuery: { variablesOf: ({ webhookId }) => ({ webhookId: globalId('Webhook', webhookId) }), shows: 'It pours.' },
  DiscoverResultsPaginationQuery: { variablesOf: ({ username }) => ({ interest: username, count: 24 }), shows: '-neighbor' },
  DiscoverScreenQuery: { variablesOf: ({ username }) => ({ interest: username, query: 'weather' }), shows: '-neighbor' },
  DocumentListPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'Rain.pdf' },
  EffectiveSettingsScreenQuery: { shows: 'PUBLIC_URL' },
  HistoryListPaginationQuery: { variablesOf: () => ({ count: 50 }), shows: 'About the weather' },
  HistoryScreenQuery: { variablesOf: () => ({ filter: { query: 'weather' } }), shows: 'About the weather' },
  InsightTabQuery: { variablesOf: () => ({ timezone: 'UTC' }), shows: 'How is the weather?' },
  InboxPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'inbox' },
  InvitationsPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'registrationInvitations' },
  JobsScreenQuery: { shows: 'waitingCount' },
  EditItemQuery: { variablesOf: ({ itemId }) => ({ id: globalId('KnowledgeItem', itemId) }), shows: 'updatedAt' },
  KnowledgeScreenQuery: {
    variablesOf: ({ itemId }) => ({
      uuid: itemId,
      isItem: true,
      from: 0,
      query: 'weather',
      isSearch: true,
      isDocuments: true,
      isMemories: true,
      isSummary: true,
    }),
    shows: 'It rains in Skagen.',
  },
  KnowledgeTabsNotesPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'It rains in Skagen.' },
  LoginScreenQuery: { shows: 'isSsoOnly' },
  MemoryListPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'The weather is on my mind.' },
  ModelsScreenQuery: { shows: 'operator' },
  MonitoringScreenQuery: { shows: '"displayName":"Look"' },
  MemorySummaryQuery: { shows: 'The weather is on my mind.' },
  MemoryRestrictionsQuery: { shows: 'Rain diary' },
  MoveToProjectQuery: { shows: 'Rain diary' },
  MyTwinScreenQuery: { shows: 'The wet summer' },
  NotificationBellQuery: { shows: 'It began to rain.' },
  OnboardingScreenQuery: { shows: 'isPublic' },
  PasswordBoundaryQuery: { shows: 'isSsoOnly' },
  PeopleScreenQuery: { variablesOf: ({ username }) => ({ query: username }), shows: '-neighbor' },
  PeopleTablePaginationQuery: { variablesOf: ({ username }) => ({ count: 20, query: username }), shows: '-neighbor' },
  PlansScreenQuery: { shows: 'messagesPerDay' },
  PersonScreenQuery: { variablesOf: ({ id }) => ({ uuid: id }), shows: 'sessionCount' },
  PictureDropQuery: { shows: 'I watch the weather.' },
  ProfilePreviewQuery: { variablesOf: () => ({ audience: 'PEOPLE' }), shows: 'I watch the weather.' },
  PricingScreenQuery: { shows: 'planUse' },
  PromptCompletionQuery: { shows: 'How is the weather in {{place}}?' },
  ProjectConversationsPaginationQuery: {
    variablesOf: ({ projectId }) => ({ uuid: projectId, count: 20 }),
    shows: 'About the weather',
  },
  ProjectScreenQuery: { variablesOf: ({ projectId }) => ({ uuid: projectId }), shows: 'Rain diary' },
  ProfilePalEntryRefetchQuery: { shows: 'ASSISTANT_MESSAGE' },
  ProviderListQuery: { shows: 'operator' },
  PublicProfileScreenReaderQuery: { variablesOf: ({ username }) => ({ username }), shows: 'I watch the weather.' },
  PublicProfileScreenQuery: { variablesOf: ({ username }) => ({ username }), shows: 'I watch the weather.' },
  ScheduleCardQuery: { variablesOf: ({ threadId }) => ({ uuid: threadId }), shows: 'scheduledTask' },
  SchedulesScreenQuery: { shows: 'Rain report' },
  RecentThreadsPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'About the weather' },
  RecentThreadsQuery: { shows: 'About the weather' },
  ReferenceCompletionQuery: { variablesOf: () => ({ query: 'weather', isSearch: true }), shows: 'The weather' },
  RegistrationScreenQuery: { shows: 'registrationInvitations' },
  ReportsScreenPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'answerReports' },
  ReportsScreenQuery: { shows: 'answerReports' },
  RoadmapScreenQuery: { shows: 'A weather map' },
  SettingsScreenQuery: { shows: 'A barometer' },
  ShareDialogQuery: { variablesOf: ({ threadId }) => ({ uuid: threadId }), shows: 'The weather is fine.' },
  SharedConversationScreenQuery: { variablesOf: () => ({ token: 'none' }), shows: 'conversationSnapshot' },
  SharedSectionPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'About the weather' },
  SignInLinkScreenQuery: { variablesOf: () => ({ token: 'none', hasToken: true }), shows: 'signInLink' },
  SignupScreenQuery: { shows: 'OPEN' },
  StorageScreenQuery: { shows: 'databaseBytes' },
  StoryScreenPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: 'It rained in Skagen.' },
  StoryScreenQuery: { variablesOf: () => ({ uuid: '', isItem: false }), shows: 'It rained in Skagen.' },
  SummaryQuery: { variablesOf: ({ threadId }) => ({ id: globalId('Thread', threadId) }), shows: 'summary' },
  TestingScreenQuery: { variablesOf: () => ({ count: 20 }), shows: 'isBuiltIn' },
  ThreadScreenQuery: { variablesOf: ({ threadId }) => ({ uuid: threadId }), shows: 'The weather is fine.' },
  TryItQuery: { variablesOf: ({ username }) => ({ username, count: 30 }), shows: 'suggestedQuestions' },
  TwinChatScreenQuery: { variablesOf: ({ neighbor }) => ({ username: neighbor, count: 30 }), shows: 'The weather is fine.' },
  TwinConversationsPaginationQuery: { variablesOf: () => ({ count: 20 }), shows: '-neighbor' },
  TwinPassagesQuery: { variablesOf: () => ({ question: 'How is the weather?' }), shows: 'It rains in Skagen.' },
  TwinReplyScreenQuery: { variablesOf: () => ({ secret: 'none' }), shows: 'visitorMessage' },
  UndoMemoryQuery: { variablesOf: ({ memoryId }) => ({ uuid: memoryId }), shows: 'memory' },
  VerifyEmailScreenQuery: { variablesOf: () => ({ token: 'none' }), shows: 'InputError' },
  VisitorQuestionQuery: { variablesOf: () => ({ id: globalId('TwinQuestion', 'none') }), shows: 'node' },
  chatStreamDiagnosisQuery: { variablesOf: ({ threadId }) => ({ threadId: globalId('Thread', threadId) }), shows: 'activeRun' },
  sessionQuery: { shows: 'isOnboarded' },
  useCatchUpQuery: { variablesOf: ({ threadId }) => ({ uuid: threadId }), shows: 'stepCount' },
  useFollowTakeoverQuery: { variablesOf: ({ threadId }) => ({ threadId: globalId('Thread', threadId) }), shows: 'isTakenOver' },
  useTakeoverQuery: { variablesOf: ({ visitId }) => ({ uuid: visitId }), shows: 'I watch the weather.' },
  useOlderStepsQuery: {
    variablesOf: ({ threadId }) => ({ id: globalId('Thread', threadId), cursor: 'step:30' }),
    shows: 'The weather is fine.',
  },
  useOnboardingEndQuery: { shows: 'isOnboarded' },
  useReadAgainQuery: {
    variablesOf: ({ threadId }) => ({ id: globalId('Thread', threadId), count: 20 }),
    shows: 'The weather is fine.',
  },
  useStepsAroundQuery: {
    variablesOf: ({ threadId }) => ({ id: globalId('Thread', threadId), first: 20, after: 'step:0' }),
    shows: 'The weather is fine.',
  },
  searchQuery: { variablesOf: () => ({ query: 'weather', limit: 50 }), shows: 'About the weather' },
  useVisitorMessagesQuery: { variablesOf: ({ threadId }) => ({ threadId: globalId('Thread', threadId) }), shows: 'visitorMessages' },
  useUsernameCheckQuery: { variablesOf: () => ({ username: 'somebody-else' }), shows: 'available' },
  useWaitingProposalsQuery: { shows: 'It may rain.' },
  useWaitingProposalsStoredQuery: { shows: 'It may rain.' },
}

test('counts the statements of every query of the web app', () => {
  const artifacts = globSync('*Query.graphql.ts', { cwd: join(import.meta.dirname, '../../../web/__generated__') })
  expect(Object.keys(reads).toSorted()).toEqual(artifacts.map((file) => basename(file, '.graphql.ts')).toSorted())
})

test.each(Object.entries(reads))('%s costs the same with 2 rows and with 40', async (name, { variablesOf, shows }) => {
  const [ofFew, ofMany] = await compareCounts(async (owner) => {
    expect(JSON.stringify(await askAsWeb(owner, name, variablesOf?.(owner)))).toContain(shows)
  })
  expect(ofMany).toBe(ofFew)
})

test('sending a message costs the same with 2 rows and with 40', async () => {
  const [ofFew, ofMany] = await compareCounts(
    async (owner) => {
      const input = { threadId: globalId('Thread', owner.threadId), text: 'Hello', clientMessageId: randomUUID() }
      expect(await askAsWeb(owner, 'useSendMessageMutation', { input })).toMatchObject({
        sendMessage: { __typename: 'SendMessagePayload' },
      })
    },
    {
      prepare: ({ threadId }) =>
        vi.waitFor(async () => expect(await findActiveRun(app.services.db, threadId)).toBeNull(), { timeout: 20_000 }),
    },
  )
  expect(ofFew).toBeGreaterThan(0)
  expect(ofMany).toBe(ofFew)
})

test('following an answer takes one statement before its first token', async () => {
  const { client, threadId } = await createOwner(app, 2)
  const id = globalId('Thread', threadId)
  const input = { threadId: id, text: 'Hello [[tokens:40]] [[interval:20]]', clientMessageId: randomUUID() }
  await client.rest('POST', '/graphql', await createWebOperation('useSendMessageMutation', { input }))
  const body = JSON.stringify(await createWebOperation('chatStreamSubscription', { threadId: id }))
  const statements = await app.countStatements(async () => {
    for await (const { data } of client.sse('/graphql', { method: 'POST', body, headers: { 'content-type': 'application/json' } })) {
      if (data.includes('"ChatDelta"')) break
    }
  })
  expect(statements).toHaveLength(1)
})

test('the sidebar’s chats, pinned ones and Profile Pal take one statement', async () => {
  const { client, threadId } = few
  await client.rest('POST', '/api/v1/chat/profile-pal')
  await client.rest('PATCH', `/api/v1/chat/threads/${threadId}`, { is_pinned: true })
  const statements = await app.countStatements(async () => {
    const data = await askAsWeb(few, 'RecentThreadsQuery')
    expect(data).toMatchObject({ viewer: { profilePal: { uuid: expect.any(String) }, pinned: { edges: [{ node: { uuid: threadId } }] } } })
    const { threads, profilePal } = (data as { viewer: { threads: { edges: { node: { uuid: string } }[] }; profilePal: { uuid: string } } })
      .viewer
    expect(threads.edges.length).toBeGreaterThan(0)
    expect(threads.edges.map(({ node }) => node.uuid)).not.toContain(profilePal.uuid)
  })
  expect(statements.filter((statement) => statement.includes('"threads"'))).toHaveLength(1)
})

test('a stream opened with a message queries the database only in multi-process setups', async () => {
  const { client, threadId } = await createOwner(app, 2)
  const id = globalId('Thread', threadId)
  const sendAndFollow = async (text: string) => {
    const clientMessageId = randomUUID()
    const following = JSON.stringify(await createWebOperation('chatStreamSubscription', { threadId: id, clientMessageId }))
    const stream = { method: 'POST', body: following, headers: { 'content-type': 'application/json' } }
    const input = { threadId: id, text, clientMessageId }
    const sent = client.rest('POST', '/graphql', await createWebOperation('useSendMessageMutation', { input }))
    let answer = ''
    for await (const { data } of client.sse('/graphql', stream)) answer += data
    await sent
    expect(answer).toContain('"ChatDone"')
  }
  await sendAndFollow('Hello')
  const statements = await app.countStatements(() => sendAndFollow('And now?'))
  const looksForRun = statements.filter((statement) => statement.includes('as "newest"'))
  expect(looksForRun).toHaveLength(app.platform.config.redisUrl === undefined ? 0 : 1)
})

test.each([
  ['the threads', () => 'chat/threads'],
  ['the threads by name', () => 'chat/threads?sort=name'],
  ['the threads of a project', ({ projectId }: Owner) => `chat/threads?project_id=${projectId}`],
  ['the projects', () => 'chat/projects'],
  ['the saved prompts', () => 'saved-prompts?limit=50'],
  ['the scheduled tasks', () => 'scheduled-tasks'],
  ['the knowledge of a project', ({ projectId }: Owner) => `chat/projects/${projectId}/items`],
  ['a history', ({ threadId }: Owner) => `chat/threads/${threadId}/history`],
  ['an older page of it', ({ threadId }: Owner) => `chat/threads/${threadId}/history?offset=0&limit=20`],
  ['a search', () => 'chat/threads/search?q=weather&limit=50'],
  ['notes by title', () => 'knowledge/items?kind=note&sort=title'],
  ['documents by title', () => 'knowledge/documents?sort=title'],
  ['the memories by their last change', () => 'memories?sort=updated'],
])('%s over REST costs the same with 2 rows and with 40', async (_, pathOf) => {
  const [ofFew, ofMany] = await compareCounts(async (owner) => {
    const { body } = await owner.client.rest('GET', `/api/v1/${pathOf(owner)}`)
    expect(JSON.stringify(body)).toMatch(/weather|rain/i)
  })
  expect(ofFew).toBeGreaterThan(0)
  expect(ofMany).toBe(ofFew)
})

async function compareCounts(
  work: (owner: Owner) => Promise<void>,
  { attempts = 5, prepare }: { attempts?: number; prepare?: (owner: Owner) => Promise<void> } = {},
): Promise<[ofFew: number, ofMany: number]> {
  const count = async (owner: Owner) => {
    await prepare?.(owner)
    await owner.client.rest('GET', '/api/v1/auth/me')
    await app.services.plans.list()
    return (await app.countStatements(() => work(owner))).length
  }
  const counts: [number, number] = [await count(few), await count(many)]
  // Caches of a few seconds may expire during the work.
  return counts[0] === counts[1] || attempts === 1 ? counts : compareCounts(work, { attempts: attempts - 1, prepare })
}

async function askAsWeb({ client }: Owner, name: string, variables?: Record<string, unknown>) {
  const { body } = await client.rest<{ data?: object; errors?: object[] }>('POST', '/graphql', await createWebOperation(name, variables))
  expect(body.errors).toBeUndefined()
  return body.data
}

function globalId(type: string, id: string) {
  return Buffer.from(`${type}:${id}`).toString('base64')
}
