import { type Call, globalId, graph, type Input, mutation, type Operation, rest } from '../parity.ts'
import { say, strangers } from './runs.ts'
import type { Client } from '../../client.ts'

const inConversation =
  (call: Call): Call =>
  async (client, { owner, ...input }) => {
    const { threadId, runId } = await say(owner as Client, input.isAnswering ? 'Wait. [[mode:hang]]' : 'Hello.')
    const outcome = await call(client, { threadId, ...input })
    if (input.isAnswering) await (owner as Client).rest('POST', `/api/v1/chat/runs/${runId}/stop`)
    return outcome
  }

const said =
  (more: Input = {}): Operation['cases'][number]['input'] =>
  ({ owner }) => ({ owner: owner.client, ...more })

const fields = `is_compacting: isCompacting compaction_error: compactionError summary { text position }
  context {
    tokens window_tokens: windowTokens compacts_at_tokens: compactsAtTokens last_prompt_tokens: lastPromptTokens
    read_tokens: readTokens written_tokens: writtenTokens can_compact: canCompact
  }`

export const contextOperations: Operation[] = [
  {
    call: 'GET /api/v1/chat/threads/{id}/context',
    rest: inConversation(rest(({ threadId }) => ['GET', `/chat/threads/${String(threadId)}/context`])),
    graph: inConversation(
      graph(
        `query ($id: String!) { viewer { thread(uuid: $id) { ${fields} } } }`,
        ({ threadId }) => ({ id: threadId }),
        ({ viewer }) => viewer?.thread,
      ),
    ),
    cases: [{ title: 'shows it', as: 'owner', input: said() }, ...strangers(said())],
  },
  {
    call: 'POST /api/v1/chat/threads/{id}/compact',
    rest: inConversation(rest(({ threadId }) => ['POST', `/chat/threads/${String(threadId)}/compact`])),
    graph: inConversation(
      mutation(
        'compactThread',
        `thread { ${fields} }`,
        ({ threadId }) => ({ threadId: globalId('Thread', threadId) }),
        ({ thread }) => thread,
      ),
    ),
    cases: [
      { title: 'changes nothing in a short conversation', as: 'owner', input: said() },
      { title: 'is refused during an answer', as: 'owner', input: said({ isAnswering: true }), status: 409 },
      { title: 'refuses an invalid ID', as: 'owner', input: said({ threadId: 'x' }), status: 404 },
      ...strangers(said()),
    ],
  },
]
