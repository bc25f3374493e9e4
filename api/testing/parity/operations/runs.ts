import { decodeGlobalID } from '@pothos/plugin-relay'
import { graphql } from '../../__generated__/gql.ts'
import type { Client } from '../../client.ts'
import { type Call, globalId, graph as graphFace, type Input, mutation, type Operation, rest } from '../parity.ts'

interface Exchange {
  threadId: string
  runId: string
  stepId: string
  answerId: string
}

export async function say(client: Client, text: string, threadId?: string): Promise<Exchange> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ input: text, thread_id: threadId })
  let run = { id: '', thread_id: '' }
  for await (const { data } of client.sse('/api/v1/chat/stream', { method: 'POST', body, headers })) {
    const event = JSON.parse(data || '{}') as { type?: string; run?: typeof run }
    if (event.run) run = event.run
    if (run.id && text.includes('[[mode:hang]]')) break
    if (event.type === 'delta' && text.includes('[[mode:mid-hang]]')) break
  }
  const steps = await listSteps(client, run.thread_id)
  return { threadId: run.thread_id, runId: run.id, stepId: steps.at(-2)?.uuid ?? '', answerId: steps.at(-1)?.uuid ?? '' }
}

async function listSteps(client: Client, threadId: string) {
  const query = graphql(`query RunSteps($uuid: String!) {
    viewer { thread(uuid: $uuid) { steps(last: 100) { edges { node { uuid input output isError run { status } } } } } }
  }`)
  const { viewer } = await client.ask(query, { uuid: threadId })
  return viewer?.thread?.steps?.edges.map(({ node }) => node) ?? []
}

async function untilDone(client: Client, threadId: string) {
  for await (const { data } of client.sse(`/api/v1/chat/stream?thread_id=${threadId}`)) if (data.includes('"type":"done"')) return
}

const inConversation =
  (call: Call): Call =>
  async (client, { owner, texts, ...input }) => {
    const [text = '', ...further] = texts as string[]
    const speaker = owner as Client
    const exchange = await say(speaker, text)
    for (const next of further) await say(speaker, next, exchange.threadId)
    const outcome = await call(client, { ...exchange, ...input })
    if ('failed' in outcome) return outcome
    if ((await listSteps(speaker, exchange.threadId)).length > 0) await untilDone(speaker, exchange.threadId)
    return { data: { answer: outcome.data, steps: await listSteps(speaker, exchange.threadId) } }
  }

const stoppedFirst =
  (call: Call): Call =>
  async (client, { stopper, ...input }) => {
    const { runId, threadId } = input as unknown as Exchange
    if (stopper) await (stopper as Client).rest('POST', `/api/v1/chat/runs/${runId}/stop`)
    if (stopper) await untilDone(stopper as Client, threadId)
    return call(client, input)
  }

const saying =
  (...texts: string[]) =>
  (more: Input = {}): Operation['cases'][number]['input'] =>
  ({ owner }) => ({ owner: owner.client, texts, ...more })

const hello = saying('Hello.')
const hanging = saying('Wait. [[mode:hang]]')

export const strangers = (input: Operation['cases'][number]['input']) =>
  [
    { title: 'is hidden from another user', as: 'other', input, status: 404 },
    { title: 'needs a session', as: 'anyone', input, status: 401 },
  ] satisfies Operation['cases']

const shownRun = 'run { status attempt error: errorMessage }'
const keptRun = (run: unknown) => {
  const { status, attempt, error } = run as Input
  return { status, attempt, error }
}
const replaced = {
  rest: ({ run, deleted_step_ids }: Input) => ({ run: keptRun(run), deleted: deleted_step_ids }),
  graph: ({ run, deletedStepIds }: Input) => ({ run, deleted: (deletedStepIds as string[]).map((id) => decodeGlobalID(id).id) }),
}

const runWithLinks = `id: uuid thread { id: uuid } userStep { id: uuid } step { id: uuid } client_id: clientMessageId status attempt
  error: errorMessage created_at: createdAt`
const linksAsIds = (run: unknown) => {
  const { thread, userStep, step, ...rest } = run as Record<string, Input>
  return { ...rest, thread_id: thread?.id, user_step_id: userStep?.id, assistant_step_id: step?.id }
}
const keptStep = (step: unknown) => {
  const { id, thread_id, position, input, output, status, is_error, created_at } = step as Input
  return { id, thread_id, position, input, output, status, is_error, created_at }
}

const shownBranch = ({ thread, step }: Input) => {
  const [{ step_count }, { id, position }] = [thread as Input, step as Input]
  return { step_count, id, position }
}

export const runOperations: Operation[] = [
  {
    call: 'GET /api/v1/chat/runs/{id}',
    rest: inConversation(rest(({ runId }) => ['GET', `/chat/runs/${String(runId)}`])),
    graph: inConversation(
      graphFace(
        `query ($id: ID!) { viewer { __typename } node(id: $id) { ... on Run { ${runWithLinks} } } }`,
        ({ runId }) => ({ id: globalId('Run', runId) }),
        ({ node }) => node && linksAsIds(node),
      ),
    ),
    cases: [
      { title: 'shows it', as: 'owner', input: hello() },
      { title: 'refuses an invalid id', as: 'owner', input: hello({ runId: 'x' }), status: 404 },
      ...strangers(hello()),
    ],
  },
  {
    call: 'GET /api/v1/chat/steps/{id}',
    rest: inConversation(rest(({ stepId }) => ['GET', `/chat/steps/${String(stepId)}`], keptStep)),
    graph: inConversation(
      graphFace(
        `query ($id: ID!) { viewer { __typename } node(id: $id) { ... on Step {
          id: uuid thread { id: uuid } position input output status is_error: isError created_at: createdAt } } }`,
        ({ stepId }) => ({ id: globalId('Step', stepId) }),
        ({ node }) => node && keptStep({ ...node, thread_id: (node.thread as Input).id }),
      ),
    ),
    cases: [
      { title: 'shows it', as: 'owner', input: hello() },
      { title: 'refuses an invalid id', as: 'owner', input: hello({ stepId: 'x' }), status: 404 },
      ...strangers(hello()),
    ],
  },
  {
    call: 'PUT /api/v1/chat/steps/{id}/rating',
    rest: inConversation(
      rest(
        ({ answerId, rating, reason }) => ['PUT', `/chat/steps/${String(answerId)}/rating`, { rating, reason }],
        ({ rating, rating_reason }) => ({ rating, rating_reason }),
      ),
    ),
    graph: inConversation(
      mutation(
        'rateAnswer',
        'step { rating rating_reason: ratingReason }',
        ({ answerId, rating, reason }) => ({
          stepId: globalId('Step', answerId),
          rating: typeof rating === 'string' ? rating.toUpperCase() : null,
          reason,
        }),
        ({ step }) => ({ ...(step as Input), rating: (step as { rating: string | null }).rating?.toLowerCase() ?? null }),
      ),
    ),
    cases: [
      { title: 'rates an answer', as: 'owner', input: hello({ rating: 'bad', reason: 'It rhymes.' }) },
      { title: 'refuses a long reason', as: 'owner', input: hello({ rating: 'bad', reason: 'x'.repeat(501) }), status: 400 },
      { title: 'refuses an invalid id', as: 'owner', input: hello({ answerId: 'x', rating: 'good' }), status: 404 },
      ...strangers(hello({ rating: 'good' })),
    ],
  },
  {
    call: 'POST /api/v1/chat/runs/{id}/stop',
    rest: inConversation(rest(({ runId }) => ['POST', `/chat/runs/${String(runId)}/stop`], keptRun)),
    graph: inConversation(
      mutation(
        'stopRun',
        shownRun,
        ({ runId }) => ({ runId: globalId('Run', runId) }),
        ({ run }) => run,
      ),
    ),
    cases: [
      { title: 'ends an answer', as: 'owner', input: hanging() },
      { title: 'keeps an ended one', as: 'owner', input: hello() },
      { title: 'refuses an invalid ID', as: 'owner', input: hello({ runId: 'x' }), status: 404 },
      ...strangers(hello()),
    ],
  },
  {
    call: 'POST /api/v1/chat/runs/{id}/retry',
    rest: inConversation(rest(({ runId, is_compared }) => ['POST', `/chat/runs/${String(runId)}/retry`, { is_compared }], replaced.rest)),
    graph: inConversation(
      mutation(
        'retryRun',
        `${shownRun} deletedStepIds`,
        ({ runId, is_compared }) => ({ runId: globalId('Run', runId), clientMessageId: crypto.randomUUID(), isCompared: is_compared }),
        replaced.graph,
      ),
    ),
    cases: [
      { title: 'regenerates the last answer', as: 'owner', input: hello() },
      { title: 'regenerates an earlier answer', as: 'owner', input: saying('Hello.', 'And now?')() },
      { title: 'compares the last answer', as: 'owner', input: hello({ is_compared: true }) },
      { title: 'refuses during an answer', as: 'owner', input: hanging(), status: 409 },
      { title: 'refuses an invalid ID', as: 'owner', input: hello({ runId: 'x' }), status: 404 },
      ...strangers(hello()),
    ],
  },
  {
    call: 'POST /api/v1/chat/steps/{id}/continue',
    rest: inConversation(stoppedFirst(rest(({ answerId }) => ['POST', `/chat/steps/${String(answerId)}/continue`], keptRun))),
    graph: inConversation(
      stoppedFirst(
        mutation(
          'continueAnswer',
          shownRun,
          ({ answerId }) => ({ stepId: globalId('Step', answerId) }),
          ({ run }) => run,
        ),
      ),
    ),
    cases: [
      {
        title: 'continues a stopped answer',
        as: 'owner',
        input: ({ owner: { client } }) => ({ owner: client, stopper: client, texts: ['Wait. [[mode:mid-hang]] [[after:1]]'] }),
      },
      { title: 'refuses a complete answer', as: 'owner', input: hello(), status: 409 },
      { title: 'refuses an invalid ID', as: 'owner', input: hello({ answerId: 'x' }), status: 404 },
      ...strangers(hello()),
    ],
  },
  {
    call: 'POST /api/v1/chat/steps/{id}/resend',
    rest: inConversation(rest(({ stepId, text }) => ['POST', `/chat/steps/${String(stepId)}/resend`, { input: text }], replaced.rest)),
    graph: inConversation(
      mutation(
        'editAndResend',
        `${shownRun} deletedStepIds`,
        ({ stepId, text }) => ({ stepId: globalId('Step', stepId), text, clientMessageId: crypto.randomUUID() }),
        replaced.graph,
      ),
    ),
    cases: [
      { title: 'replaces the last message', as: 'owner', input: hello({ text: 'Good morning.' }) },
      {
        title: 'replaces an earlier message',
        as: 'owner',
        input: saying('Hello.', 'And now?')({ text: 'Good morning.' }),
      },
      { title: 'refuses a blank one', as: 'owner', input: hello({ text: ' ' }), status: 400 },
      { title: 'refuses during an answer', as: 'owner', input: hanging({ text: 'Good morning.' }), status: 409 },
      { title: 'refuses an invalid ID', as: 'owner', input: hello({ stepId: 'x', text: 'Good morning.' }), status: 404 },
      ...strangers(hello({ text: 'Good morning.' })),
    ],
  },
  {
    call: 'POST /api/v1/chat/steps/{id}/show',
    rest: inConversation(rest(({ stepId }) => ['POST', `/chat/steps/${String(stepId)}/show`], shownBranch)),
    graph: inConversation(
      mutation(
        'showBranch',
        'thread { step_count: stepCount } step { id: uuid position }',
        ({ stepId }) => ({ stepId: globalId('Step', stepId) }),
        shownBranch,
      ),
    ),
    cases: [
      { title: 'shows it', as: 'owner', input: hello() },
      { title: 'refuses during an answer', as: 'owner', input: hanging(), status: 409 },
      { title: 'refuses an invalid ID', as: 'owner', input: hello({ stepId: 'x' }), status: 404 },
      ...strangers(hello()),
    ],
  },
  {
    call: 'DELETE /api/v1/chat/steps/{id}',
    rest: inConversation(
      rest(
        ({ stepId }) => ['DELETE', `/chat/steps/${String(stepId)}`],
        ({ step_count }) => ({ step_count }),
      ),
    ),
    graph: inConversation(
      mutation(
        'deleteMessage',
        'thread { step_count: stepCount }',
        ({ stepId }) => ({ stepId: globalId('Step', stepId) }),
        ({ thread }) => thread,
      ),
    ),
    cases: [
      { title: 'deletes it', as: 'owner', input: saying('Hello.', 'And now?')() },
      { title: 'refuses during an answer', as: 'owner', input: hanging(), status: 409 },
      { title: 'refuses an invalid ID', as: 'owner', input: hello({ stepId: 'x' }), status: 404 },
      ...strangers(hello()),
    ],
  },
]
