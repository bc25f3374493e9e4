import { globalId, graph, type Input, mutation, type Operation, rest } from '../parity.ts'

const messages = 'messages { text ai_generated: aiGenerated }'
const shared = 'message_count: messageCount shows_name: showsName url'
const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const
const invalid = () => ({ token: 'unknown' })

/** Each world has its own links. */
const show = (row: unknown): unknown => {
  if (!row) return row
  const { message_count, shows_name, url } = row as Input
  return { message_count, shows_name, isLink: String(url).includes('/shared/') }
}

export const sharingOperations: Operation[] = [
  {
    call: 'PUT /api/v1/chat/threads/{id}/sharing',
    rest: rest(({ id, ...body }) => ['PUT', `/chat/threads/${String(id)}/sharing`, body], show),
    graph: mutation(
      'shareConversation',
      `sharedConversation { ${shared} }`,
      ({ id, shows_name: showsName }) => ({ threadId: globalId('Thread', id), showsName }),
      ({ sharedConversation }) => show(sharedConversation),
    ),
    cases: [
      { title: 'shares without the name', as: 'owner', input: ({ threadId: id }) => ({ id }) },
      { title: 'shares again with the name', as: 'owner', input: ({ threadId: id }) => ({ id, shows_name: true }) },
      { title: 'refuses an empty conversation', as: 'owner', input: ({ threadIds: [id] }) => ({ id }), status: 400 },
      { title: 'is not for another user', as: 'other', input: ({ threadId: id }) => ({ id }), status: 404 },
      { ...needsSession, input: ({ threadId: id }) => ({ id }) },
    ],
  },
  {
    call: 'GET /api/v1/chat/threads/{id}/sharing',
    rest: rest(
      ({ id }) => ['GET', `/chat/threads/${String(id)}/sharing`],
      ({ shared_conversation, messages }) => ({ shared: show(shared_conversation), messages }),
    ),
    graph: graph(
      `query ($id: String!) { viewer { thread(uuid: $id) {
        sharedConversation { ${shared} } messages: shareable${messages.replace('m', 'M')} } } }`,
      ({ id }) => ({ id }),
      ({ viewer }) => {
        const thread = viewer?.thread as Input | null
        return thread && { shared: show(thread.sharedConversation), messages: thread.messages }
      },
    ),
    cases: [
      { title: 'shows the owner link and messages', as: 'owner', input: ({ threadId: id }) => ({ id }) },
      { title: 'shows an empty conversation', as: 'owner', input: ({ threadIds: [id] }) => ({ id }) },
      { title: 'is not for another user', as: 'other', input: ({ threadId: id }) => ({ id }), status: 404 },
      { ...needsSession, input: ({ threadId: id }) => ({ id }) },
    ],
  },
  {
    call: 'GET /api/v1/shared-conversations',
    rest: rest(
      () => ['GET', '/shared-conversations'],
      ({ shared_conversations }) => (shared_conversations as Input[]).map(show),
    ),
    graph: graph(
      `{ viewer { sharedConversations { edges { node { ${shared} } } } } }`,
      () => ({}),
      ({ viewer }) => (viewer?.sharedConversations as { edges: { node: Input }[] } | undefined)?.edges.map(({ node }) => show(node)),
    ),
    cases: [{ title: 'lists the owner’s', as: 'owner' }, { title: 'lists none of another user', as: 'other' }, needsSession],
  },
  {
    call: 'GET /api/v1/shared/{token}',
    rest: rest(({ token }) => ['GET', `/shared/${String(token)}`]),
    graph: graph(
      `query ($token: String!) { snapshot: conversationSnapshot(token: $token) { owner_name: ownerName shared_at: sharedAt ${messages} } }`,
      ({ token }) => ({ token }),
      ({ snapshot }) => snapshot,
    ),
    cases: [
      { title: 'shows it to guests', as: 'guest', input: ({ shared: { token } }) => ({ token }) },
      { title: 'shows it without a cookie', as: 'anyone', input: ({ shared: { token } }) => ({ token }) },
      { title: 'does not know other links', as: 'anyone', input: invalid, status: 404 },
    ],
  },
  {
    call: 'POST /api/v1/shared/{token}/continue',
    rest: rest(
      ({ token }) => ['POST', `/shared/${String(token)}/continue`],
      ({ name, step_count }) => ({ name, step_count }),
    ),
    graph: mutation(
      'continueConversation',
      'threadEdge { node { name step_count: stepCount } }',
      ({ token }) => ({ token }),
      ({ threadEdge }) => (threadEdge as Input).node,
    ),
    cases: [
      { title: 'starts one for another user', as: 'other', input: ({ shared: { token } }) => ({ token }) },
      { title: 'does not know other links', as: 'other', input: invalid, status: 404 },
      { ...needsSession, input: ({ shared: { token } }) => ({ token }) },
    ],
  },
  {
    call: 'DELETE /api/v1/shared-conversations/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/shared-conversations/${String(id)}`],
      () => true,
    ),
    graph: mutation(
      'stopSharing',
      'deletedSharedConversationId',
      ({ id }) => ({ sharedConversationId: globalId('SharedConversation', id) }),
      () => true,
    ),
    cases: [
      { title: 'is not for another user', as: 'other', input: ({ shared: { id } }) => ({ id }), status: 404 },
      { ...needsSession, input: ({ shared: { id } }) => ({ id }) },
      { title: 'stops', as: 'owner', input: ({ shared: { id } }) => ({ id }) },
      { title: 'stops once', as: 'owner', input: ({ shared: { id } }) => ({ id }), status: 404 },
    ],
  },
]
