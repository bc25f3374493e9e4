import type { Client } from '../../client.ts'
import { type Call, globalId, graph, type Input, mutation, type Operation, rest, say } from '../parity.ts'
import { strangers } from './runs.ts'

interface Compared {
  status: string
  answers: { step: { id: string } | null }[]
}

const inComparison =
  (call: Call): Call =>
  async (client, { owner, connectedModelId: compared_model_id, ...input }) => {
    const speaker = owner as Client
    const { body: started } = await speaker.rest<{ thread_id: string }>('POST', '/api/v1/chat/start')
    const threadId = started.thread_id
    await say(speaker, { input: 'Which color?', thread_id: threadId, compared_model_id })
    return call(client, { threadId, stepId: (await readOpen(speaker, threadId)).answers[0]?.step?.id, ...input })
  }

async function readOpen(client: Client, threadId: string): Promise<Compared> {
  for (;;) {
    const { body } = await client.rest<{ comparison: Compared | null }>('GET', `/api/v1/chat/threads/${threadId}/comparison`)
    if (body.comparison?.status === 'open') return body.comparison
  }
}

const compared =
  (more: Input = {}): Operation['cases'][number]['input'] =>
  ({ owner, connectedModelId }) => ({ owner: owner.client, connectedModelId, ...more })

const shown = `comparison { status answers { model { name } is_shown: isShown step { input output } } }`
const toCompared = (comparison: unknown) => {
  const { status, answers } = comparison as { status: string; answers: { model: Input; is_shown: boolean; step: Input | null }[] }
  return {
    status: status.toLowerCase(),
    answers: answers.map(({ model, is_shown, step }) => ({ model: model.name, is_shown, texts: step && [step.input, step.output] })),
  }
}

export const comparisonOperations: Operation[] = [
  {
    call: 'GET /api/v1/chat/threads/{id}/comparison',
    rest: inComparison(
      rest(
        ({ threadId }) => ['GET', `/chat/threads/${String(threadId)}/comparison`],
        ({ comparison }) => toCompared(comparison),
      ),
    ),
    graph: inComparison(
      graph(
        `query ($id: String!) { viewer { thread(uuid: $id) { ${shown} } } }`,
        ({ threadId }) => ({ id: threadId }),
        ({ viewer }) => viewer?.thread && toCompared((viewer.thread as Input).comparison),
      ),
    ),
    cases: [
      { title: 'shows it', as: 'owner', input: compared() },
      { title: 'refuses an invalid ID', as: 'owner', input: compared({ threadId: 'x' }), status: 404 },
      ...strangers(compared()),
    ],
  },
  {
    call: 'POST /api/v1/chat/steps/{id}/keep',
    rest: inComparison(
      rest(
        ({ stepId }) => ['POST', `/chat/steps/${String(stepId)}/keep`],
        ({ step_count }) => step_count,
      ),
    ),
    graph: inComparison(
      mutation(
        'keepAnswer',
        'thread { step_count: stepCount }',
        ({ stepId }) => ({ stepId: globalId('Step', stepId) }),
        ({ thread }) => (thread as Input).step_count,
      ),
    ),
    cases: [
      { title: 'keeps it', as: 'owner', input: compared() },
      { title: 'refuses an invalid ID', as: 'owner', input: compared({ stepId: 'x' }), status: 404 },
      ...strangers(compared()),
    ],
  },
]
