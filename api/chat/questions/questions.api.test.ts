import { expect, test, vi } from 'vitest'
import { graphql } from '../../testing/__generated__/gql.ts'
import { testApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { createPerson } from '../../testing/people.ts'

const app = await testApp()
const { db } = app.platform

const json = { 'content-type': 'application/json' }
const ask = (input: object) => `Plan it [[tokens:3]] [[tool:ask_user ${JSON.stringify(input)}]]`
const which = { question: 'Which day?', choices: ['Friday', 'Saturday', 'Sunday'] }

interface Step {
  id: string
  input: string
  output: string
  status: string
  wait_for_answer: boolean
  question: { status: string; chosen: string[]; text: string; choices: string[] } | null
  metadata: { answer?: object }
}

async function send(client: Client, input: string, threadId?: string) {
  const events: { type: string; run?: { thread_id: string }; assistant_step?: Step }[] = []
  const body = JSON.stringify({ input, thread_id: threadId })
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers: json })) events.push(JSON.parse(data))
  const threadId_ = events.find(({ run }) => run)?.run?.thread_id ?? ''
  return { threadId: threadId_, events, step: events.findLast(({ assistant_step: step }) => step)?.assistant_step as Step }
}
const answer = (client: Client, stepId: string, body: object) =>
  client.rest<{ id: string; error: { code: string } }>('POST', `/api/v1/chat/steps/${stepId}/answer`, body)
const history = async (client: Client, threadId: string) =>
  (await client.rest<{ steps: Step[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)).body.steps
const settled = (client: Client, threadId: string, count: number) =>
  vi.waitFor(async () => {
    const steps = await history(client, threadId)
    expect([steps.length, steps.at(-1)?.status]).toEqual([count, 'completed'])
    return steps
  })

test('ends the answer with a question that waits without a run or lease', async () => {
  const { client } = await createPerson(app)
  const { step, events, threadId } = await send(client, ask(which))
  expect(step).toMatchObject({
    output: 'Which day?',
    wait_for_answer: true,
    question: { question: 'Which day?', choices: which.choices, allows_several: false, status: 'open', chosen: [], text: '' },
  })
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['tool_called', 'tool_output', 'assistant_step', 'done']))
  expect(await db.run.findMany({ where: { threadId } })).toMatchObject([{ status: 'completed', leaseExpiresAt: null }])
})

test('sends the chosen answer, which the model reads as the result of its tool', async () => {
  const { client } = await createPerson(app)
  const { step, threadId } = await send(client, ask({ ...which, allowsSeveral: true }))
  await answer(client, step.id, { choices: ['Sunday', 'Friday'], text: 'in the evening' })
  const steps = await settled(client, threadId, 4)
  expect(steps[2]).toMatchObject({
    input: 'Friday, Sunday, in the evening',
    metadata: { answer: { step_id: step.id, choices: ['Friday', 'Sunday'], text: 'in the evening' } },
  })
  expect(steps[1]?.question).toMatchObject({ status: 'answered', chosen: ['Friday', 'Sunday'], text: 'in the evening' })
  expect(steps[3]?.output).toBe('tok0 tok1 tok2 ')
  const request = app.model.requests.findLast(({ messages }) => messages.at(-1)?.role === 'tool')
  const [, asked, result] = request?.messages.slice(-3) ?? []
  expect(asked).toMatchObject({ role: 'assistant', tool_calls: [{ function: { name: 'ask_user' } }] })
  expect(JSON.parse(result?.content as string)).toEqual({ choices: ['Friday', 'Sunday'], text: 'in the evening' })

  // Later messages keep the pair.
  await send(client, 'And then? [[tokens:2]]', threadId)
  const roles = app.model.requests
    .findLast(({ messages }) => JSON.stringify(messages).includes('And then?'))
    ?.messages.map(({ role }) => role)
  expect(roles).toEqual(['system', 'user', 'assistant', 'tool', 'assistant', 'user'])
})

test('answers once from several tabs and refuses another answer', async () => {
  const { client } = await createPerson(app)
  const { step, threadId } = await send(client, ask(which))
  const both = await Promise.all([1, 2, 3].map(() => answer(client, step.id, { choices: ['Friday'] })))
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
  expect(await answer(client, step.id, { choices: ['Sunday'] })).toMatchObject({
    status: 409,
    body: { error: { code: 'question_closed' } },
  })
  await settled(client, threadId, 4)
  expect((await answer(client, step.id, { choices: ['Friday'] })).body.id).toBe(both[0]?.body.id)
  expect(await answer(client, step.id, { text: 'Monday' })).toMatchObject({ status: 409, body: { error: { code: 'question_closed' } } })
  expect(await history(client, threadId)).toHaveLength(4)
})

test('another message skips the question, and deleting it opens it again', async () => {
  const { client } = await createPerson(app)
  const { step, threadId } = await send(client, ask(which))
  await send(client, 'Never mind [[tokens:2]]', threadId)
  const steps = await history(client, threadId)
  expect(steps[1]?.question).toMatchObject({ status: 'skipped', chosen: [] })
  expect(await answer(client, step.id, { choices: ['Friday'] })).toMatchObject({
    status: 409,
    body: { error: { code: 'question_closed' } },
  })
  await client.rest('DELETE', `/api/v1/chat/steps/${steps[2]?.id}`)
  expect((await history(client, threadId))[1]?.question).toMatchObject({ status: 'open' })
  expect((await answer(client, step.id, { text: 'Monday' })).status).toBe(200)
  expect((await settled(client, threadId, 4))[1]?.question).toMatchObject({ status: 'answered', text: 'Monday', chosen: [] })
})

test('refuses unknown choices, empty answers, steps without a question and other users', async () => {
  const [{ client }, { client: stranger }] = await Promise.all([createPerson(app), createPerson(app)])
  const { step, threadId } = await send(client, ask(which))
  const refused = await Promise.all([
    answer(client, step.id, { choices: ['Monday'] }),
    answer(client, step.id, { choices: ['Friday', 'Sunday'] }),
    answer(client, step.id, { choices: [], text: ' ' }),
    answer(stranger, step.id, { choices: ['Friday'] }),
    answer(client, (await history(client, threadId))[0]?.id ?? '', { choices: ['Friday'] }),
  ])
  expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
    [400, 'unknown_choice'],
    [400, 'unknown_choice'],
    [400, 'answer_required'],
    [404, 'no_such_question'],
    [404, 'no_such_question'],
  ])
  expect(await history(client, threadId)).toHaveLength(2)
})

test('answers over GraphQL, and exports question and answer', async () => {
  const { client } = await createPerson(app)
  const { step, threadId } = await send(client, ask(which))
  const mutation = graphql(`mutation AnswerQuestion($input: AnswerQuestionInput!) {
    answerQuestion(input: $input) {
      ... on AnswerQuestionPayload {
        step { question { status choices allowsSeveral chosen text } } userStepEdge { node { input } } run { status }
      }
      ... on UserError { message }
    }
  }`)
  const input = { stepId: Buffer.from(`Step:${step.id}`).toString('base64'), choices: ['Saturday'] }
  expect((await client.ask(mutation, { input })).answerQuestion).toEqual({
    step: { question: { status: 'ANSWERED', choices: which.choices, allowsSeveral: false, chosen: ['Saturday'], text: '' } },
    userStepEdge: { node: { input: 'Saturday' } },
    run: { status: 'RUNNING' },
  })
  await settled(client, threadId, 4)
  const exported = (format: string) => client.fetch(`/api/v1/chat/threads/${threadId}/export?format=${format}`)
  expect(await (await exported('markdown')).text()).toMatch(/Which day\?\n\n- Friday\n- Saturday\n- Sunday\n[^]*\n\nSaturday\n/)
  const { steps } = (await (await exported('json')).json()) as { steps: Step[] }
  expect(steps[1]?.question).toMatchObject({ status: 'answered', chosen: ['Saturday'] })
})

test('twins never get the tool', async () => {
  const person = await createPerson(app)
  await person.client.rest('PUT', '/api/v1/profile', { public: true })
  const visitor = app.anyone()
  const { body } = await visitor.rest<{ thread_id: string }>('POST', `/api/v1/twin/${person.username}/chat`, {
    input: `Hello ${ask(which)}`,
  })
  for await (const _ of visitor.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`));
  const request = app.model.requests.findLast(({ messages }) => JSON.stringify(messages).includes('Hello Plan it'))
  expect(JSON.stringify(request?.tools)).not.toContain('ask_user')
  expect(await db.step.count({ where: { threadId: body.thread_id, waitForAnswer: true } })).toBe(0)
})
