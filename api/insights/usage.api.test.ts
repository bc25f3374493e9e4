import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { graphql } from '../testing/__generated__/gql.ts'
import type { UsageQueryVariables } from '../testing/__generated__/graphql.ts'
import { testApp } from '../testing/app.ts'
import { createPerson, type Person } from '../testing/people.ts'

const app = await testApp()
const { db } = app.platform

graphql(`fragment Figures on UsageFigures {
  messages answers failures interruptions promptTokens completionTokens firstTokenMedianMs firstTokenP95Ms
  toolCalls toolFailures twinVisitors twinConversations twinMessages twinUnanswered }`)
const query = graphql(`query Usage($from: String, $to: String, $timezone: String) {
  viewer { usage(from: $from, to: $to, timezone: $timezone) {
    from to timezone total { ...Figures } days { date figures { ...Figures } } tools { name displayName calls failures medianMs } } } }`)

async function getUsage({ client }: Person, period: UsageQueryVariables = { from: '2026-03-01', to: '2026-03-04', timezone: 'UTC' }) {
  const { viewer } = await client.ask(query, period)
  if (!viewer?.usage) throw new Error('Nobody is signed in.')
  return viewer.usage
}

const nothing = {
  messages: 0,
  answers: 0,
  failures: 0,
  interruptions: 0,
  promptTokens: 0,
  completionTokens: 0,
  firstTokenMedianMs: null,
  firstTokenP95Ms: null,
  toolCalls: 0,
  toolFailures: 0,
  twinVisitors: 0,
  twinConversations: 0,
  twinMessages: 0,
  twinUnanswered: 0,
}

interface Answered {
  at: string
  status?: 'completed' | 'failed' | 'stopped' | 'interrupted'
  tokens?: [prompt: number, completion: number]
  firstTokenMs?: number
  tools?: { name: string; isError?: boolean; durationMs?: number }[]
}

type Owner = { userId: string } | { guestId: string }

async function converse(owner: Owner, answers: Answered[], twinOwnerId: string | null = null, output = 'Very well.') {
  const twin = twinOwnerId ? ({ agentType: 'twin', threadType: 'public_twin_chat', twinOwnerId } as const) : {}
  const thread = await db.thread.create({ data: { ...owner, ...twin } })
  const userId = 'userId' in owner ? owner.userId : null
  for (const [index, { at, status = 'completed', tokens, firstTokenMs, tools = [] }] of answers.entries()) {
    const createdAt = new Date(at)
    const step = { threadId: thread.id, userId, createdAt }
    const question = await db.step.create({
      data: { ...step, position: index * 2, stepType: 'user_message', status: 'sent', input: 'How are you?' },
    })
    const answer = await db.step.create({
      data: { ...step, position: index * 2 + 1, stepType: 'assistant_message', status: 'completed', output },
    })
    const usage = tokens && { promptTokens: tokens[0], completionTokens: tokens[1] }
    const ids = { threadId: thread.id, userId, userStepId: question.id, assistantStepId: answer.id }
    await db.run.create({ data: { ...ids, clientMessageId: randomUUID(), status, firstTokenMs, ...usage, createdAt } })
    await db.toolCall.createMany({
      data: tools.map((tool, position) => ({
        ...tool,
        stepId: answer.id,
        callId: 'call',
        position,
        displayName: 'Tool',
        status: 'completed',
      })),
    })
  }
}

test('an empty period is zero on every day', async () => {
  const usage = await getUsage(await createPerson(app))
  expect(usage).toMatchObject({ from: '2026-03-01', to: '2026-03-04', timezone: 'UTC', total: nothing, tools: [] })
  expect(usage.days).toEqual(['01', '02', '03', '04'].map((day) => ({ date: `2026-03-${day}`, figures: nothing })))
})

test('estimates missing token counts by bytes, as the context window does', async () => {
  const ada = await createPerson(app)
  await converse({ userId: ada.id }, [{ at: '2026-03-01T08:00Z' }], null, '私は元気です')
  expect((await getUsage(ada)).total).toMatchObject({ promptTokens: 3, completionTokens: 4 })
})

test('counts messages, answers, tokens, latency and tools by day and in total', async () => {
  const ada = await createPerson(app)
  await converse({ userId: ada.id }, [
    {
      at: '2026-03-01T08:00Z',
      tokens: [100, 20],
      firstTokenMs: 100,
      tools: [
        { name: 'search', durationMs: 10 },
        { name: 'search', isError: true, durationMs: 30 },
      ],
    },
    { at: '2026-03-01T09:00Z', tokens: [200, 30], firstTokenMs: 300, tools: [{ name: 'remember' }] },
    { at: '2026-03-03T09:00Z', status: 'failed' },
    { at: '2026-03-03T10:00Z', status: 'stopped', firstTokenMs: 500 },
    { at: '2026-03-05T10:00Z' },
    { at: '2026-02-28T10:00Z' },
  ])
  const usage = await getUsage(ada)
  const first = {
    ...nothing,
    messages: 2,
    answers: 2,
    promptTokens: 300,
    completionTokens: 50,
    firstTokenMedianMs: 200,
    firstTokenP95Ms: 290,
    toolCalls: 3,
    toolFailures: 1,
  }
  const third = {
    ...nothing,
    messages: 2,
    failures: 1,
    interruptions: 1,
    promptTokens: 6,
    completionTokens: 4,
    firstTokenMedianMs: 500,
    firstTokenP95Ms: 500,
  }
  expect(usage.days.map((day) => day.figures)).toEqual([first, nothing, third, nothing])
  expect(usage.total).toEqual({
    ...nothing,
    messages: 4,
    answers: 2,
    failures: 1,
    interruptions: 1,
    promptTokens: 306,
    completionTokens: 54,
    firstTokenMedianMs: 300,
    firstTokenP95Ms: 480,
    toolCalls: 3,
    toolFailures: 1,
  })
  expect(usage.tools).toEqual([
    { name: 'search', displayName: 'Tool', calls: 2, failures: 1, medianMs: 20 },
    { name: 'remember', displayName: 'Tool', calls: 1, failures: 0, medianMs: null },
  ])
})

test('days follow the requested time zone, also across clock changes', async () => {
  const ada = await createPerson(app)
  await converse({ userId: ada.id }, [{ at: '2026-03-28T23:30Z' }, { at: '2026-03-29T21:30Z' }, { at: '2026-03-29T22:30Z' }])
  const perDay = async (timezone: string) => {
    const { days } = await getUsage(ada, { from: '2026-03-28', to: '2026-03-30', timezone })
    return days.map((day) => day.figures.messages)
  }
  expect(await perDay('UTC')).toEqual([1, 2, 0])
  expect(await perDay('Europe/Berlin')).toEqual([0, 2, 1])
  await db.user.update({ where: { id: ada.id }, data: { timezone: 'Europe/Berlin' } })
  expect((await getUsage(ada, { from: '2026-03-28', to: '2026-03-30' })).timezone).toBe('Europe/Berlin')
})

test('the period defaults to the last 30 days', async () => {
  const ada = await createPerson(app)
  const now = new Date()
  await converse({ userId: ada.id }, [{ at: now.toISOString() }])
  const { days, total } = await getUsage(ada, {})
  expect(days).toHaveLength(30)
  expect([days.at(-1)?.date, total.messages]).toEqual([now.toISOString().slice(0, 10), 1])
})

test('counts visits by others, not the owner’s and not talks between twins', async () => {
  const [ada, bob, eve] = await Promise.all([createPerson(app), createPerson(app), createPerson(app)])
  const guest = await db.guest.create({ data: {} })
  await converse({ userId: bob.id }, [{ at: '2026-03-01T08:00Z' }, { at: '2026-03-02T08:00Z' }], ada.id)
  await converse({ userId: bob.id }, [{ at: '2026-03-01T09:00Z' }], ada.id)
  await converse({ guestId: guest.id }, [{ at: '2026-03-01T10:00Z' }, { at: '2026-03-01T11:00Z' }], ada.id)
  await converse({ userId: ada.id }, [{ at: '2026-03-01T12:00Z' }], ada.id)
  await converse({ userId: eve.id }, [{ at: '2026-03-01T13:00Z' }], ada.id)
  await db.thread.updateMany({ where: { userId: eve.id }, data: { threadType: 'twin_to_twin' } })
  const unanswered = await db.run.findFirstOrThrow({ where: { thread: { guestId: guest.id } }, select: { assistantStepId: true } })
  await db.twinQuestion.create({
    data: { ownerId: ada.id, answerStepId: unanswered.assistantStepId, key: 'how are you', dismissedAt: new Date() },
  })
  const { days, total } = await getUsage(ada)
  expect(days[0]?.figures).toMatchObject({ twinVisitors: 2, twinConversations: 3, twinMessages: 4, twinUnanswered: 1, messages: 1 })
  expect(total).toMatchObject({ twinVisitors: 2, twinConversations: 3, twinMessages: 5, twinUnanswered: 1, messages: 1 })
  expect((await getUsage(bob)).total).toMatchObject({ twinVisitors: 0, messages: 3 })
})

test('usage is visible only to its owner and never to guests', async () => {
  const [ada, bob] = await Promise.all([createPerson(app), createPerson(app)])
  await converse({ userId: ada.id }, [{ at: '2026-03-01T08:00Z', tools: [{ name: 'search' }] }])
  expect(await getUsage(bob)).toMatchObject({ total: nothing, tools: [] })
  expect(await app.anyone().ask(query)).toEqual({ viewer: null })
})

test.each([
  [{ from: '2026-03-02', to: '2026-03-01' }, 'The first day must not be after the last.'],
  [{ from: '2024-01-01', to: '2026-03-01' }, 'The period can be at most 366 days.'],
  [{ from: 'yesterday' }, 'Dates must look like 2026-01-31.'],
  [{ to: '0000-01-01' }, 'This date is too early'],
  [{ to: '0001-01-01' }, 'This date is too early'],
  [{ timezone: '+02:00' }, 'Unknown time zone.'],
])('refuses an invalid period: %j', async (period, message) => {
  const { client } = await createPerson(app)
  const { body } = await client.graphql(query, period)
  expect(body.errors?.[0]).toMatchObject({ message, extensions: { code: expect.stringMatching(/^[A-Z_]+$/) } })
})

test('the figures cost the same statements for a day and for a year', async () => {
  const ada = await createPerson(app)
  await converse({ userId: ada.id }, [{ at: '2026-03-01T08:00Z', tools: [{ name: 'search' }] }])
  await getUsage(ada)
  const counts = []
  for (const from of ['2026-03-01', '2025-03-02']) {
    counts.push((await app.countStatements(() => getUsage(ada, { from, to: '2026-03-01', timezone: 'UTC' }))).length)
  }
  expect(counts).toEqual([2, 2])
})
