import { graphql } from '../../__generated__/gql.ts'
import type { Client } from '../../client.ts'
import {
  type Call,
  globalId,
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

const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const
const unknownId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const shown = `is_taken_over: isTakenOver is_blocked: isBlocked is_talk: isTalk visitor_kind: visitorKind`
const onlyState = ({ is_taken_over, is_blocked, is_talk, visitor_kind }: Input) => ({ is_taken_over, is_blocked, is_talk, visitor_kind })

const aboutConversation =
  (call: Call): Call =>
  async (client, { world, kind = 'guest', ...input }) => {
    const { client: owner } = (world as World).owner
    const { body } = await owner.rest<{ conversations: { id: string; visitor_kind: string }[] }>('GET', '/api/v1/twin-conversations')
    return call(client, { world, id: body.conversations.find(({ visitor_kind }) => visitor_kind === kind)?.id ?? unknownId, ...input })
  }

const ofWorld =
  (more: Input = {}) =>
  (world: World): Input => ({ world, ...more })

const toGraph = ({ is_taken_over: isTakenOver, is_blocked: isBlocked, is_stopped: isStopped }: Input) => ({
  isTakenOver,
  isBlocked,
  isStopped,
})

const changes = graphql(
  `subscription ParityChanges($threadUuid: String!) { twinConversationChanges(threadUuid: $threadUuid) { isTakenOver isBlocked } }`,
)

async function whileChanging({ world, id }: Input, receive: () => Promise<Outcome>): Promise<Outcome> {
  const { client } = (world as World).owner
  const failed = Promise.withResolvers<never>()
  const path = `/api/v1/twin-conversations/${String(id)}/messages`
  // Repeated messages with the same key are announced, but sent once.
  const message = { text: 'Hello.', client_id: 'while following' }
  const timer = setInterval(() => void client.rest('POST', path, message).catch(failed.reject), 100)
  return Promise.race([receive(), failed.promise]).finally(() => clearInterval(timer))
}

const followOverRest: Call = (client, input) =>
  whileChanging(input, async () => {
    const path = `/api/v1/chat/threads/${String(input.id)}/changes`
    const probe = await client.fetch(path, { method: 'HEAD' })
    if (probe.status >= 400) return restOutcome(await client.rest<Input>('GET', path))
    for await (const { data } of client.sse(path)) {
      if (data === '') continue
      const { is_taken_over, is_blocked } = JSON.parse(data) as Input
      return { data: { is_taken_over, is_blocked } }
    }
    throw new Error('The stream ended.')
  })

const followOverGraph: Call = (client: Client, input) =>
  whileChanging(input, async () => {
    for await (const { data, errors } of client.subscribe(changes, { threadUuid: String(input.id) })) {
      const [error] = errors ?? []
      if (error) return refused({ ...error.extensions, message: error.message })
      const change = data?.twinConversationChanges
      if (change) return { data: { is_taken_over: change.isTakenOver, is_blocked: change.isBlocked } }
    }
    throw new Error('The stream ended.')
  })

export const takeoverOperations: Operation[] = [
  {
    call: 'PATCH /api/v1/twin-conversations/{id}',
    rest: aboutConversation(
      rest(({ id, ...change }) => ['PATCH', `/twin-conversations/${String(id)}`, without(change, 'world')], onlyState),
    ),
    graph: aboutConversation(
      mutation(
        'updateTwinConversation',
        `conversation { ${shown} }`,
        ({ id, ...change }) => ({ conversationId: globalId('TwinConversation', id), ...toGraph(change) }),
        ({ conversation }) => conversation,
      ),
    ),
    cases: [
      { title: 'blocks the visitor', as: 'owner', input: ofWorld({ is_blocked: true }) },
      { title: 'unblocks them', as: 'owner', input: ofWorld({ is_blocked: false }) },
      { title: 'stops the answer', as: 'owner', input: ofWorld({ is_stopped: true }) },
      { title: 'takes over', as: 'owner', input: ofWorld({ is_taken_over: true }) },
      { title: 'is not for another user', as: 'other', input: ofWorld({ is_taken_over: true }), status: 404 },
      { ...needsSession, input: ofWorld({ is_taken_over: true }) },
    ],
  },
  {
    call: 'POST /api/v1/twin-conversations/{id}/messages',
    rest: aboutConversation(
      rest(({ id, text, client_id }) => ['POST', `/twin-conversations/${String(id)}/messages`, { text, client_id }], onlyState),
    ),
    graph: aboutConversation(
      mutation(
        'sendAsTwinOwner',
        `conversation { ${shown} }`,
        ({ id, text, client_id }) => ({ conversationId: globalId('TwinConversation', id), text, clientMessageId: client_id }),
        ({ conversation }) => conversation,
      ),
    ),
    cases: [
      { title: 'sends a message', as: 'owner', input: ofWorld({ text: 'Hello, this is me.' }) },
      { title: 'sends it again', as: 'owner', input: ofWorld({ text: 'Here I am.', client_id: 'parity' }) },
      { title: 'refuses a key of another message', as: 'owner', input: ofWorld({ text: 'Not I.', client_id: 'parity' }), status: 409 },
      { title: 'refuses a blank one', as: 'owner', input: ofWorld({ text: ' ' }), status: 400 },
      { title: 'needs a conversation that is taken over', as: 'owner', input: ofWorld({ kind: 'member', text: 'Hello.' }), status: 409 },
      { title: 'is not for another user', as: 'other', input: ofWorld({ text: 'Hello.' }), status: 404 },
      { ...needsSession, input: ofWorld({ text: 'Hello.' }) },
    ],
  },
  {
    call: 'GET /api/v1/chat/threads/{id}/changes',
    rest: aboutConversation(followOverRest),
    graph: aboutConversation(followOverGraph),
    cases: [
      { title: 'sends a change to the visitor', as: 'guest', input: ofWorld() },
      { title: 'sends it to the owner', as: 'owner', input: ofWorld() },
      { title: 'is hidden from another user', as: 'other', input: ofWorld(), status: 404 },
    ],
  },
  {
    call: 'DELETE /api/v1/twin-conversations/{id}',
    rest: aboutConversation(
      rest(
        ({ id }) => ['DELETE', `/twin-conversations/${String(id)}`],
        () => true,
      ),
    ),
    graph: aboutConversation(
      mutation(
        'deleteTwinConversation',
        'deletedConversationId',
        ({ id }) => ({ conversationId: globalId('TwinConversation', id) }),
        () => true,
      ),
    ),
    cases: [
      { title: 'is not for another user', as: 'other', input: ofWorld({ kind: 'member' }), status: 404 },
      { ...needsSession, input: ofWorld({ kind: 'member' }) },
      { title: 'deletes it', as: 'owner', input: ofWorld({ kind: 'member' }) },
    ],
  },
]
