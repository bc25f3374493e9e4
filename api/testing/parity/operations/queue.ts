import type { Client } from '../../client.ts'
import { type Call, globalId, graph, type Input, mutation, type Operation, rest } from '../parity.ts'
import { say, strangers } from './runs.ts'

const inQueue =
  (call: Call): Call =>
  async (client, { owner, ...input }) => {
    const speaker = owner as Client
    const { threadId, runId } = await say(speaker, 'Wait. [[mode:hang]]')
    const { body } = await speaker.rest<{ queued_messages: Input[] }>('POST', `/api/v1/chat/threads/${threadId}/queue`, { input: 'Later.' })
    const outcome = await call(client, { threadId, id: body.queued_messages[0]?.id, ...input })
    await speaker.rest('POST', `/api/v1/chat/runs/${runId}/stop`)
    return outcome
  }

const queued =
  (more: Input = {}): Operation['cases'][number]['input'] =>
  ({ owner }) => ({ owner: owner.client, ...more })
const queuedForTwo: Operation['cases'][number]['input'] = ({ owner, connectedModelId }) => ({
  owner: owner.client,
  text: 'And then?',
  connectedModelId,
})

const toTexts = (messages: unknown) =>
  (messages as Input[]).map(({ text, element_ids, compared_model }) => ({
    text,
    element_ids,
    model: (compared_model as Input | null)?.name ?? null,
  }))
const shown = 'queuedMessages { text element_ids: elementIds compared_model: comparedModel { name } }'
const overRest = ({ queued_messages }: Input) => toTexts(queued_messages)
const overGraph = ({ thread }: Input) => toTexts((thread as Input).queuedMessages)
const messageId = ({ id }: Input) => ({ queuedMessageId: globalId('QueuedMessage', id) })

const refusals = (more: Input = {}): Operation['cases'] => [
  { title: 'refuses an invalid ID', as: 'owner', input: queued({ id: 'x', ...more }), status: 404 },
  ...strangers(queued(more)).slice(0, 1),
]

export const queueOperations: Operation[] = [
  {
    call: 'GET /api/v1/chat/threads/{id}/queue',
    rest: inQueue(rest(({ threadId }) => ['GET', `/chat/threads/${String(threadId)}/queue`], overRest)),
    graph: inQueue(
      graph(
        `query ($id: String!) { viewer { thread(uuid: $id) { ${shown} } } }`,
        ({ threadId }) => ({ id: threadId }),
        ({ viewer }) => viewer?.thread && toTexts((viewer.thread as Input).queuedMessages),
      ),
    ),
    cases: [{ title: 'lists them', as: 'owner', input: queued() }, ...strangers(queued())],
  },
  {
    call: 'POST /api/v1/chat/threads/{id}/queue',
    rest: inQueue(
      rest(
        ({ threadId, text, connectedModelId }) => [
          'POST',
          `/chat/threads/${String(threadId)}/queue`,
          { input: text, compared_model_id: connectedModelId },
        ],
        overRest,
      ),
    ),
    graph: inQueue(
      mutation(
        'queueMessage',
        `thread { ${shown} }`,
        ({ threadId, text, connectedModelId }) => ({
          threadId: globalId('Thread', threadId),
          text,
          clientMessageId: crypto.randomUUID(),
          comparedModelId: connectedModelId ? globalId('ConnectedModel', connectedModelId) : null,
        }),
        overGraph,
      ),
    ),
    cases: [
      { title: 'queues it', as: 'owner', input: queued({ text: 'And then?' }) },
      { title: 'queues it for two models', as: 'owner', input: queuedForTwo },
      { title: 'refuses a blank one', as: 'owner', input: queued({ text: ' ' }), status: 400 },
      { title: 'refuses an invalid ID', as: 'owner', input: queued({ threadId: 'x', text: 'And then?' }), status: 404 },
      ...strangers(queued({ text: 'And then?' })),
    ],
  },
  {
    call: 'PATCH /api/v1/chat/queue/{id}',
    rest: inQueue(rest(({ id, text }) => ['PATCH', `/chat/queue/${String(id)}`, { input: text }], overRest)),
    graph: inQueue(mutation('editQueuedMessage', `thread { ${shown} }`, ({ id, text }) => ({ ...messageId({ id }), text }), overGraph)),
    cases: [
      { title: 'edits it', as: 'owner', input: queued({ text: 'Sooner.' }) },
      { title: 'refuses a blank text', as: 'owner', input: queued({ text: ' ' }), status: 400 },
      ...refusals({ text: 'Sooner.' }),
    ],
  },
  {
    call: 'DELETE /api/v1/chat/queue/{id}',
    rest: inQueue(rest(({ id }) => ['DELETE', `/chat/queue/${String(id)}`], overRest)),
    graph: inQueue(mutation('withdrawQueuedMessage', `thread { ${shown} }`, messageId, overGraph)),
    cases: [{ title: 'withdraws it', as: 'owner', input: queued() }, ...refusals()],
  },
  {
    call: 'POST /api/v1/chat/queue/{id}/send',
    rest: inQueue(
      rest(
        ({ id }) => ['POST', `/chat/queue/${String(id)}/send`],
        () => 'sent',
      ),
    ),
    graph: inQueue(mutation('sendQueuedMessage', 'thread { id }', messageId, () => 'sent')),
    cases: [{ title: 'sends it', as: 'owner', input: queued() }, ...refusals()],
  },
]
