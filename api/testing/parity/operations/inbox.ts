import type { Client } from '../../client.ts'
import {
  type Call,
  globalId,
  graph,
  type Input,
  mutation,
  type Operation,
  type Outcome,
  refused,
  rest,
  restOutcome,
  without,
  type World,
} from '../parity.ts'
import { graphql } from '../../__generated__/gql.ts'

const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const
const unknownId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'

const sent = 'id: uuid kind text position sent_at: sentAt reply replied_at: repliedAt emailed_to: emailedTo'
const entry = `id: uuid kind text count sent_at: sentAt is_read: isRead reply replied_at: repliedAt item_id: itemUuid
  proposed_answer: proposedAnswer conversation_id: conversationUuid visitor_username: visitorUsername`
const withoutSecret = (message: Input) => without(message, 'secret')

export const belowAnswer =
  (call: Call): Call =>
  async (client, { world, ask, ...input }) => {
    const { guest, owner } = world as World
    const path = `/api/v1/twin/${owner.username}`
    if (ask !== undefined) {
      const { body } = await guest.rest<{ thread_id: string }>('POST', `${path}/chat`, { input: ask })
      for await (const { data } of guest.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`)) if (data.includes('"type":"done"')) break
    }
    const { thread_id: threadId } = (await guest.rest<{ thread_id: string }>('GET', path)).body
    const history = await guest.rest<{ steps: { id: string }[] }>('GET', `/api/v1/chat/threads/${threadId}/history?limit=1`)
    const messages = await guest.rest<{ messages: { secret: string }[] }>('GET', `/api/v1/chat/threads/${threadId}/visitor-messages`)
    return call(client, { threadId, stepId: history.body.steps[0]?.id, secret: messages.body.messages[0]?.secret, world, ...input })
  }

const aboutEntry =
  (call: Call): Call =>
  async (client, { world, kind, ...input }) => {
    const path = `/api/v1/inbox?kind=${kind === 'message' ? kind : 'question'}`
    const { body } = await (world as World).owner.client.rest<{ entries: { id: string }[] }>('GET', path)
    return call(client, { id: body.entries[0]?.id ?? unknownId, ...input })
  }

const aboutWaiting =
  (call: Call): Call =>
  async (client, { world, ...input }) => {
    const { owner, guest } = world as World
    const approveAll = (isOn: boolean) => owner.client.rest('PUT', '/api/v1/twin-character', { approves_every_answer: isOn })
    await approveAll(true)
    const { body } = await guest.rest<{ thread_id: string }>('POST', `/api/v1/twin/${owner.username}/chat`, { input: 'Hello' })
    for await (const { data } of guest.sse(`/api/v1/chat/stream?thread_id=${body.thread_id}`)) if (data.includes('"type":"done"')) break
    await approveAll(false)
    const inbox = await owner.client.rest<{ entries: { id: string }[] }>('GET', '/api/v1/inbox?kind=approval')
    return call(client, { id: inbox.body.entries[0]?.id, ...input })
  }

const decision = (path: 'approve' | 'reject', cases: Operation['cases']): Operation => ({
  call: `POST /api/v1/inbox/{id}/${path}`,
  rest: aboutWaiting(
    rest(
      ({ id, text }) => ['POST', `/inbox/${String(id)}/${path}`, path === 'approve' ? { text } : undefined],
      () => true,
    ),
  ),
  graph: aboutWaiting(
    mutation(
      `${path}Answer`,
      'decidedEntryId',
      ({ id, ...input }) => ({ entryId: globalId('InboxEntry', id), ...input }),
      () => true,
    ),
  ),
  cases: [
    ...cases,
    { title: 'is hidden from another user', as: 'other', input: ofWorld(), status: 404 },
    { ...needsSession, input: ofWorld() },
  ],
})

const ofWorld =
  (more: Input = {}) =>
  (world: World): Input => ({ world, ...more })

const replies = graphql(`subscription ParityReplies($threadId: ID!) { visitorReplies(threadId: $threadId) { text reply } }`)

async function whileReplying({ world }: Input, receive: () => Promise<Outcome>): Promise<Outcome> {
  const failed = Promise.withResolvers<never>()
  const timer = setInterval(() => void (world as World).replyToMessage().catch(failed.reject), 50)
  return Promise.race([receive(), failed.promise]).finally(() => clearInterval(timer))
}

const followOverRest: Call = (client, { threadId, ...input }) =>
  whileReplying(input, async () => {
    const path = `/api/v1/chat/threads/${String(threadId)}/replies`
    const probe = await client.fetch(path, { method: 'HEAD' })
    if (probe.status >= 400) return restOutcome(await client.rest<Input>('GET', path))
    for await (const { data } of client.sse(path)) {
      if (data === '') continue
      const { text, reply } = JSON.parse(data) as Input
      return { data: { text, reply } }
    }
    throw new Error('The stream ended.')
  })

const followOverGraph: Call = (client: Client, { threadId, ...input }) =>
  whileReplying(input, async () => {
    for await (const { data, errors } of client.subscribe(replies, { threadId: globalId('Thread', threadId) })) {
      const [error] = errors ?? []
      if (error) return refused({ ...error.extensions, message: error.message })
      if (data) return { data: data.visitorReplies }
    }
    throw new Error('The stream ended.')
  })

const change = (path: string, name: string, cases: Operation['cases']): Operation => ({
  call: `POST /api/v1/inbox/{id}/${path}`,
  rest: aboutEntry(rest(({ id, text }) => ['POST', `/inbox/${String(id)}/${path}`, text === undefined ? undefined : { text }])),
  graph: aboutEntry(
    mutation(
      name,
      `entry { ${entry} }`,
      ({ id, ...input }) => ({ entryId: globalId('InboxEntry', id), ...input }),
      ({ entry }) => entry,
    ),
  ),
  cases: [
    ...cases,
    { title: 'is hidden from another user', as: 'other', input: ofWorld(path === 'reply' ? { text: 'Mine.' } : {}), status: 404 },
    { ...needsSession, input: ofWorld(path === 'reply' ? { text: 'Mine.' } : {}) },
  ],
})

export const inboxOperations: Operation[] = [
  {
    call: 'POST /api/v1/chat/steps/{id}/send-to-owner',
    rest: belowAnswer(rest(({ stepId, text }) => ['POST', `/chat/steps/${String(stepId)}/send-to-owner`, { text }], withoutSecret)),
    graph: belowAnswer(
      mutation(
        'sendToOwner',
        `visitorMessage { ${sent} }`,
        ({ stepId, text }) => ({ stepId: globalId('Step', stepId), text }),
        ({ visitorMessage }) => visitorMessage,
      ),
    ),
    cases: [
      { title: 'sends a message', as: 'guest', input: ofWorld({ text: 'Call me.' }) },
      { title: 'refuses a blank one', as: 'guest', input: ofWorld({ text: ' ' }), status: 400 },
      { title: 'refuses an answered question', as: 'guest', input: ofWorld(), status: 404 },
      { title: 'sends a question', as: 'guest', input: ofWorld({ ask: 'How old is the car? [[tool:note_unanswered {}]]' }) },
      { title: 'is hidden from another user', as: 'other', input: ofWorld({ text: 'Call me.' }), status: 404 },
      { ...needsSession, input: ofWorld({ text: 'Call me.' }) },
    ],
  },
  {
    call: 'GET /api/v1/chat/threads/{id}/visitor-messages',
    rest: belowAnswer(
      rest(
        ({ threadId }) => ['GET', `/chat/threads/${String(threadId)}/visitor-messages`],
        ({ messages }) => (messages as Input[]).map(withoutSecret),
      ),
    ),
    graph: belowAnswer(
      graph(
        `query ($id: ID!) { node(id: $id) { ... on Thread { visitorMessages { ${sent} } } } }`,
        ({ threadId }) => ({ id: globalId('Thread', threadId) }),
        ({ node }) => node?.visitorMessages,
      ),
    ),
    cases: [
      { title: 'lists them', as: 'guest', input: ofWorld() },
      { title: 'is hidden from another user', as: 'other', input: ofWorld(), status: 404 },
    ],
  },
  {
    call: 'GET /api/v1/visitor-messages',
    rest: belowAnswer(rest(({ secret }) => ['GET', `/visitor-messages?secret=${String(secret)}`], withoutSecret)),
    graph: belowAnswer(
      graph(
        `query ($secret: String!) { visitorMessage(secret: $secret) { ${sent} } }`,
        ({ secret }) => ({ secret }),
        ({ visitorMessage }) => visitorMessage,
      ),
    ),
    cases: [
      { title: 'is visible to anyone with the secret', as: 'anyone', input: ofWorld() },
      { title: 'refuses a wrong secret', as: 'guest', input: ofWorld({ secret: 'wrong' }), status: 404 },
    ],
  },
  {
    call: 'GET /api/v1/chat/threads/{id}/replies',
    rest: belowAnswer(followOverRest),
    graph: belowAnswer(followOverGraph),
    cases: [
      { title: 'sends a reply', as: 'guest', input: ofWorld() },
      { title: 'is hidden from another user', as: 'other', input: ofWorld(), status: 404 },
    ],
  },
  {
    call: 'GET /api/v1/inbox',
    rest: rest((query) => ['GET', `/inbox?${new URLSearchParams(query as Record<string, string>).toString()}`]),
    graph: graph(
      `query ($kind: InboxEntryKind, $unread: Boolean, $first: Int) { viewer { unreadInboxCount
        inbox(kind: $kind, unreadOnly: $unread, first: $first) {
          edges { node { ${entry} } } pageInfo { hasNextPage endCursor } } } }`,
      ({ kind, unread_only, limit }) => ({
        kind: typeof kind === 'string' ? kind.toUpperCase() : null,
        unread: unread_only === 'true',
        first: limit === undefined ? 20 : Number(limit),
      }),
      ({ viewer }) => {
        if (!viewer) return viewer
        const { edges, pageInfo } = viewer.inbox as { edges: { node: Input }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
        const next = pageInfo.hasNextPage ? pageInfo.endCursor : null
        return { entries: edges.map(({ node }) => node), next, unread_count: viewer.unreadInboxCount }
      },
    ),
    cases: [
      { title: 'lists all types', as: 'owner' },
      { title: 'lists a page', as: 'owner', input: () => ({ limit: '1' }) },
      { title: 'lists messages', as: 'owner', input: () => ({ kind: 'message' }) },
      { title: 'lists unread ones', as: 'owner', input: () => ({ unread_only: 'true' }) },
      { title: 'shows another user nothing', as: 'other' },
      needsSession,
    ],
  },
  {
    call: 'GET /api/v1/inbox/{id}',
    rest: aboutEntry(rest(({ id }) => ['GET', `/inbox/${String(id)}`])),
    graph: aboutEntry(
      graph(
        `query ($id: String!) { viewer { inboxEntry(uuid: $id) { ${entry} } } }`,
        ({ id }) => ({ id }),
        ({ viewer }) => viewer?.inboxEntry,
      ),
    ),
    cases: [
      { title: 'shows it', as: 'owner', input: ofWorld() },
      { title: 'is hidden from another user', as: 'other', input: ofWorld(), status: 404 },
      { ...needsSession, input: ofWorld() },
    ],
  },
  change('read', 'markInboxEntryRead', [{ title: 'marks it', as: 'owner', input: ofWorld() }]),
  change('reply', 'replyToInboxEntry', [
    { title: 'refuses a blank one', as: 'owner', input: ofWorld({ text: ' ' }), status: 400 },
    { title: 'replies', as: 'owner', input: ofWorld({ text: 'Nine years.' }) },
  ]),
  change('publish', 'publishInboxReply', [
    { title: 'publishes no message', as: 'owner', input: ofWorld({ kind: 'message' }), status: 409 },
    { title: 'publishes it', as: 'owner', input: ofWorld() },
  ]),
  decision('approve', [
    { title: 'approves an answer', as: 'owner', input: ofWorld() },
    { title: 'approves other words', as: 'owner', input: ofWorld({ text: 'Yes.' }) },
    { title: 'refuses blank ones', as: 'owner', input: ofWorld({ text: ' ' }), status: 400 },
  ]),
  decision('reject', [{ title: 'rejects an answer', as: 'owner', input: ofWorld() }]),
  {
    call: 'DELETE /api/v1/inbox/{id}',
    rest: aboutEntry(
      rest(
        ({ id }) => ['DELETE', `/inbox/${String(id)}`],
        () => true,
      ),
    ),
    graph: aboutEntry(
      mutation(
        'deleteInboxEntry',
        'deletedEntryId',
        ({ id }) => ({ entryId: globalId('InboxEntry', id) }),
        () => true,
      ),
    ),
    cases: [
      { title: 'is hidden from another user', as: 'other', input: ofWorld(), status: 404 },
      { ...needsSession, input: ofWorld() },
      { title: 'deletes it', as: 'owner', input: ofWorld({ kind: 'message' }) },
      { title: 'no longer finds it', as: 'owner', input: ofWorld({ kind: 'message' }), status: 404 },
    ],
  },
]
