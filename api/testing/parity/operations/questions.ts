import type { Client } from '../../client.ts'
import { type Call, globalId, type Input, mutation, type Operation, rest } from '../parity.ts'
import { say, strangers } from './runs.ts'

const question = { question: 'Which day?', choices: ['Friday', 'Sunday'] }

const afterQuestion =
  (call: Call): Call =>
  async (client, { owner, isSkipped, ...input }) => {
    const speaker = owner as Client
    const { threadId, answerId } = await say(speaker, `Plan it. [[tokens:1]] [[tool:ask_user ${JSON.stringify(question)}]]`)
    if (isSkipped) await say(speaker, 'Never mind. [[tokens:1]]', threadId)
    const outcome = await call(client, { answerId, ...input })
    if ('failed' in outcome) return outcome
    for await (const { data } of speaker.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) if (data.includes('"type":"done"')) break
    const { body } = await speaker.rest<{ steps: Input[] }>('GET', `/api/v1/chat/threads/${threadId}/history`)
    return { data: body.steps.map(({ input: text, output, question: asked }) => [text, output, asked]) }
  }

const asked =
  (more: Input = {}): Operation['cases'][number]['input'] =>
  ({ owner }) => ({ owner: owner.client, choices: ['Friday'], ...more })

export const questionOperations: Operation[] = [
  {
    call: 'POST /api/v1/chat/steps/{id}/answer',
    rest: afterQuestion(rest(({ answerId, choices, text }) => ['POST', `/chat/steps/${String(answerId)}/answer`, { choices, text }])),
    graph: afterQuestion(
      mutation('answerQuestion', 'run { id }', ({ answerId, choices, text }) => ({ stepId: globalId('Step', answerId), choices, text })),
    ),
    cases: [
      { title: 'answers it', as: 'owner', input: asked({ text: 'In the evening' }) },
      { title: 'refuses another choice', as: 'owner', input: asked({ choices: ['Monday'] }), status: 400 },
      { title: 'refuses an answer to a skipped question', as: 'owner', input: asked({ isSkipped: true }), status: 409 },
      { title: 'refuses an invalid ID', as: 'owner', input: asked({ answerId: 'x' }), status: 404 },
      ...strangers(asked()),
    ],
  },
]
