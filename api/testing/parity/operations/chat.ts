import { decodeGlobalID } from '@pothos/plugin-relay'
import type { Client } from '../../client.ts'
import { nodes } from './account.ts'
import { fetchJson } from './profile.ts'
import { sendAndFollow, sendAsJson, sendOverRest, temporary } from '../sending.ts'
import { type Call, globalId, graph, type Input, mutation, type Operation, type Outcome, rest, restOutcome, type World } from '../parity.ts'

export const thread = `id: uuid name created_at: createdAt updated_at: updatedAt step_count: stepCount first_message_preview: firstMessagePreview
  last_message_preview: lastMessagePreview agent_type: agentType thread_type: threadType metadata origin is_taken_over: isTakenOver is_pinned: isPinned is_archived: isArchived is_temporary: isTemporary project_id: projectUuid`
const step = `id: uuid step_type: stepType position input output reasoning reasoning_ms: reasoningMs created_at: createdAt start_time: startTime viewed_at: viewedAt status rating rating_reason: ratingReason
  ai_generated: aiGenerated is_by_owner: isByOwner approval is_unanswered: isUnanswered wait_for_answer: waitForAnswer question { question } is_error: isError show_input: showInput metadata tags indent_level: indentLevel`
const restOnly = new Set([
  'thread_id',
  'parent_id',
  'version_ids',
  'user_id',
  'streaming',
  'elements',
  'errors',
  'citations',
  'agent_processing_time_ms',
  'step_creation_time_ms',
  'total_time_ms',
])
const compared = (shown: Input) => Object.fromEntries(Object.entries(shown).filter(([key]) => !restOnly.has(key)))

const ofTheOwner = ({ threadId: id }: World): Input => ({ id })
const strangers = [
  { title: 'hides it from another user', as: 'other', input: ofTheOwner, status: 404 },
  { title: 'needs a session', as: 'anyone', input: ofTheOwner, status: 401 },
  { title: 'refuses an invalid ID', as: 'owner', input: () => ({ id: 'x' }), status: 404 },
] satisfies Operation['cases']

const history = (call: string, query: string, last: number): Operation => ({
  call,
  rest: rest(
    ({ id }) => ['GET', `/chat/threads/${String(id)}/history${query}`],
    ({ steps, has_more, thread: shown }) => ({ steps: (steps as Input[]).map(compared), has_more, thread: shown }),
  ),
  graph: graph(
    `query ($id: String!, $last: Int) { viewer { thread(uuid: $id) { ${thread}
      steps(last: $last) { edges { node { ${step} } } pageInfo { hasPreviousPage } } } } }`,
    ({ id }) => ({ id, last }),
    ({ viewer }) => {
      if (!viewer?.thread) return null
      const { steps, ...shown } = viewer.thread as Input
      const { pageInfo } = steps as { pageInfo: { hasPreviousPage: boolean } }
      return { steps: nodes(steps), has_more: pageInfo.hasPreviousPage, thread: shown }
    },
  ),
  cases: [{ title: 'shows the owner its steps', as: 'owner', input: ofTheOwner }, ...strangers],
})

const readFile =
  (call: Call): Call =>
  async (client, { sender, id }) => {
    const uploaded = await upload(sender as Client, {})
    const [file] = uploaded.body.files as { id: string }[]
    return call(client, { id: id ?? file?.id })
  }

async function downloaded(client: Client, { id }: Input): Promise<Outcome> {
  const response = await client.fetch(`/api/v1/files/${String(id)}`)
  const { status, headers } = response
  if (status >= 400) return restOutcome({ status, headers, body: (await response.json()) as Input })
  const [, filename] = /filename="?([^"]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return { data: { filename, mime_type: headers.get('content-type'), file_size: (await response.arrayBuffer()).byteLength } }
}

async function upload(client: Client, { field = 'files' }: Input) {
  const body = new FormData()
  body.append(String(field), new File(['The boat is called Freya.'], 'notes.md', { type: 'text/markdown' }))
  return fetchJson(client, '/api/v1/upload/files', body)
}

const uploadAndSend =
  (send: (client: Client, input: Input) => Promise<Outcome>) =>
  async (client: Client, input: Input): Promise<Outcome> => {
    const answer = await upload(client, input)
    if (answer.status >= 300) return restOutcome(answer)
    const elements = (answer.body.files as { id: string }[]).map(({ id }) => ({ id }))
    return send(input.sender ? (input.sender as Client) : client, { input: 'Read this.', elements })
  }

const sending = (call: string, send: Call, more: Operation['cases'] = []): Operation => ({
  call,
  rest: send,
  graph: sendAndFollow,
  cases: [
    { title: 'answers the owner', as: 'owner', input: ({ threadId }) => ({ thread_id: threadId, input: 'And the boat?' }) },
    { title: 'starts a conversation', as: 'other', input: () => ({ input: 'Hello.' }) },
    {
      title: 'refuses a blank message',
      as: 'owner',
      input: ({ threadId }) => ({ thread_id: threadId, input: ' ' }),
      status: 400,
    },
    {
      title: 'is hidden from another user',
      as: 'other',
      input: ({ threadId }) => ({ thread_id: threadId, input: 'Mine?' }),
      status: 404,
    },
    { title: 'needs a session', as: 'anyone', input: ({ threadId }) => ({ thread_id: threadId, input: 'Mine?' }), status: 401 },
    ...more,
  ],
})

export const chatOperations: Operation[] = [
  history('GET /api/v1/chat/threads/{id}/history', '', 100),
  history('GET /api/v1/chat/threads/{id}/history?limit=5', '?limit=1', 1),
  {
    call: 'GET /api/v1/chat/threads/{id}/count',
    rest: rest(({ id }) => ['GET', `/chat/threads/${String(id)}/count`]),
    graph: graph(
      'query ($id: String!) { viewer { thread(uuid: $id) { count: stepCount } } }',
      ({ id }) => ({ id }),
      ({ viewer }) => viewer?.thread,
    ),
    cases: [{ title: 'counts for the owner', as: 'owner', input: ofTheOwner }, ...strangers],
  },
  {
    call: 'GET /api/v1/chat/threads',
    rest: rest(
      () => ['GET', '/chat/threads'],
      ({ threads }) => threads,
    ),
    graph: graph(
      `{ viewer { threads(first: 100, includeProfilePal: true) { edges { node { ${thread} } } } } }`,
      () => ({}),
      ({ viewer }) => nodes(viewer?.threads),
    ),
    cases: [
      { title: 'lists the owner’s', as: 'owner' },
      { title: 'lists nothing to another user', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/chat/threads/search',
    rest: rest(
      ({ q }) => ['GET', `/chat/threads/search?${new URLSearchParams({ q: String(q), limit: '12' })}`],
      ({ results }) => results,
    ),
    graph: graph(
      'query ($q: String!) { viewer { searchThreads(query: $q, limit: 12) { snippet message { step_id: stepId position snippet found } thread { id: uuid name updated_at: updatedAt } } } }',
      ({ q }) => ({ q }),
      ({ viewer }) =>
        (viewer?.searchThreads as { thread: Input; message: Input | null; snippet: unknown }[] | undefined)?.map(
          ({ thread: found, message, ...hit }) => ({
            ...found,
            ...hit,
            message: message && { ...message, step_id: decodeGlobalID(String(message.step_id)).id },
          }),
        ),
    ),
    cases: [
      { title: 'finds words inside messages', as: 'owner', input: () => ({ q: 'lighthouse' }) },
      { title: 'finds nothing of another user', as: 'other', input: () => ({ q: 'lighthouse' }) },
      { title: 'finds nothing for one character', as: 'owner', input: () => ({ q: 'l' }) },
      { title: 'needs a session', as: 'anyone', input: () => ({ q: 'lighthouse' }), status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/chat/threads',
    rest: rest((body) => ['POST', '/chat/threads', body]),
    graph: mutation(
      'startThread',
      `threadEdge { node { ${thread} } }`,
      ({ agent_type }) => ({ agentType: String(agent_type).toUpperCase() }),
      ({ threadEdge }) => (threadEdge as { node: unknown }).node,
    ),
    cases: [
      { title: 'with the private assistant', as: 'other', input: () => ({ agent_type: 'private_brain' }) },
      { title: 'with their own twin', as: 'other', input: () => ({ agent_type: 'twin' }) },
      { title: 'needs a session', as: 'anyone', input: () => ({ agent_type: 'private_brain' }), status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/chat/start',
    rest: rest(() => ['POST', '/chat/start']),
    graph: mutation(
      'startThread',
      'threadEdge { node { thread_id: uuid } }',
      () => ({}),
      ({ threadEdge }) => (threadEdge as { node: unknown }).node,
    ),
    cases: [
      { title: 'starts one', as: 'other' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/chat/profile-pal',
    rest: rest(() => ['POST', '/chat/profile-pal']),
    graph: graph(
      'mutation { result: startProfilePal { thread { thread_id: uuid } } }',
      () => ({}),
      ({ result }) => result?.thread,
    ),
    cases: [
      { title: 'opens the existing one', as: 'owner' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  sending('GET /api/v1/chat/stream', sendOverRest),
  sending('POST /api/v1/chat/stream', sendAsJson, temporary),
  {
    call: 'POST /api/v1/upload/files',
    rest: uploadAndSend(sendOverRest),
    graph: uploadAndSend(sendAndFollow),
    cases: [
      { title: 'a file sent with a message', as: 'owner' },
      { title: 'a file of another user', as: 'owner', input: ({ other }) => ({ sender: other.client }), status: 400 },
      { title: 'a wrong field', as: 'owner', input: () => ({ field: 'file' }), status: 400 },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/files/{id}',
    rest: readFile(downloaded),
    graph: readFile(
      graph(
        `query ($id: ID!) { viewer { user { uuid } } node(id: $id) { ... on FileElement { filename mime_type: mimeType file_size: fileSize } } }`,
        ({ id }) => ({ id: globalId('FileElement', id) }),
        ({ node }) => node,
      ),
    ),
    cases: [
      { title: 'shows its owner a file', as: 'owner', input: ({ owner }) => ({ sender: owner.client }) },
      { title: 'hides it from another user', as: 'other', input: ({ owner }) => ({ sender: owner.client }), status: 404 },
      { title: 'refuses an invalid ID', as: 'owner', input: ({ owner }) => ({ sender: owner.client, id: 'x' }), status: 404 },
      { title: 'needs a session', as: 'anyone', input: ({ owner }) => ({ sender: owner.client }), status: 401 },
    ],
  },
  {
    call: 'PATCH /api/v1/chat/threads/{id}',
    rest: rest(({ id, name }) => ['PATCH', `/chat/threads/${String(id)}`, { name }]),
    graph: mutation(
      'renameThread',
      `thread { ${thread} }`,
      ({ id, name }) => ({ threadId: globalId('Thread', id), name }),
      ({ thread: named }) => named,
    ),
    cases: [
      { title: 'names it', as: 'owner', input: ({ threadId: id }) => ({ id, name: 'Lights' }) },
      { title: 'refuses a missing name', as: 'owner', input: ({ threadId: id }) => ({ id, name: ' ' }), status: 400 },
      { title: 'is hidden from another user', as: 'other', input: ({ threadId: id }) => ({ id, name: 'Mine' }), status: 404 },
    ],
  },
  {
    call: 'PATCH /api/v1/chat/threads/{id} (pinned and archived)',
    rest: rest(({ id, ...changes }) => ['PATCH', `/chat/threads/${String(id)}`, changes]),
    graph: mutation(
      'updateThread',
      `threadEdge { node { ${thread} } }`,
      ({ id, is_pinned: isPinned, is_archived: isArchived }) => ({ threadId: globalId('Thread', id), isPinned, isArchived }),
      ({ threadEdge }) => (threadEdge as { node: unknown }).node,
    ),
    cases: [
      { title: 'pins it', as: 'owner', input: ({ threadId: id }) => ({ id, is_pinned: true }) },
      { title: 'archives it', as: 'owner', input: ({ threadId: id }) => ({ id, is_archived: true }) },
      { title: 'restores it', as: 'owner', input: ({ threadId: id }) => ({ id, is_archived: false }) },
      ...(['other', 'anyone'] as const).map((as) => ({
        title: `is refused to ${as}`,
        as,
        input: ({ threadId: id }: World) => ({ id, is_pinned: true }),
        status: as === 'other' ? 404 : 401,
      })),
    ],
  },
  {
    call: 'POST /api/v1/chat/threads/{id}/viewed',
    rest: rest(({ id }) => ['POST', `/chat/threads/${String(id)}/viewed`]),
    graph: mutation(
      'markThreadViewed',
      `thread { ${thread} }`,
      ({ id }) => ({ threadId: globalId('Thread', id) }),
      ({ thread: viewed }) => viewed,
    ),
    cases: [{ title: 'marks the owner’s notifications', as: 'owner', input: ofTheOwner }, ...strangers],
  },
  {
    call: 'DELETE /api/v1/chat/threads/{id}',
    rest: rest(({ id }) => ['DELETE', `/chat/threads/${String(id)}`]),
    graph: mutation(
      'deleteThread',
      'deletedThreadId',
      ({ id }) => ({ threadId: globalId('Thread', id) }),
      () => ({ ok: true }),
    ),
    cases: [
      ...strangers,
      { title: 'deletes it', as: 'owner', input: ofTheOwner },
      { title: 'no longer finds it', as: 'owner', input: ofTheOwner, status: 404 },
    ],
  },
]
